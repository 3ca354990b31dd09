"""How Queen Alice is shown: a dozen boards of material around one chessboard."""
