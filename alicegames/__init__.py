"""Alice Games: four board games from Lewis Carroll's two books, for one computer."""

import os

os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
"""How saves and packs are read is nobody else's matter; and to look for plugins takes a part of the start."""
__version__ = "0.1.0"
