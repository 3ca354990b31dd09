"""Saved games, settings and statistics: nothing lost, nothing executed, every fault one clear sentence."""

from alicegames.storage import library, settings, statistics
from alicegames.storage.autosave import Autosave
from alicegames.storage.document import FORMAT, PackRecord, SaveDocument
from alicegames.storage.errors import SaveError
from alicegames.storage.library import Entry
from alicegames.storage.restore import Opened, open_copy, open_game
from alicegames.storage.settings import LastSetup, Settings

__all__ = [
    "FORMAT",
    "Autosave",
    "Entry",
    "LastSetup",
    "Opened",
    "PackRecord",
    "SaveDocument",
    "SaveError",
    "Settings",
    "library",
    "open_copy",
    "open_game",
    "settings",
    "statistics",
]
