"""The four games, one package each."""
