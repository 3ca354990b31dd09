"""Alice Games: four board games from Lewis Carroll's two books, for one computer."""

__version__ = "0.1.0"
