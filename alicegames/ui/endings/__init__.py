"""How a game ends on the screen."""
