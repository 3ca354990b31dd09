"""Saved games, settings and statistics: nothing lost, nothing executed, every fault one clear sentence."""

from alicegames.storage import library, settings, statistics
from alicegames.storage.autosave import Autosave
from alicegames.storage.document import FORMAT, MARKS, PackRecord, SaveDocument, Seat
from alicegames.storage.errors import SaveError
from alicegames.storage.library import Entry
from alicegames.storage.match import Match, SetupError, new_match, new_seed
from alicegames.storage.restore import Opened, open_copy, open_game
from alicegames.storage.settings import LastSetup, Settings

__all__ = [
    "FORMAT",
    "MARKS",
    "Autosave",
    "Entry",
    "LastSetup",
    "Match",
    "Opened",
    "PackRecord",
    "SaveDocument",
    "SaveError",
    "Seat",
    "Settings",
    "SetupError",
    "library",
    "new_match",
    "new_seed",
    "open_copy",
    "open_game",
    "settings",
    "statistics",
]
