"""A match: who plays which game, with which options and components."""

from alicegames.match.match import Match, SetupError, new_match, new_seed
from alicegames.match.seats import MARKS, Seat

__all__ = ["MARKS", "Match", "Seat", "SetupError", "new_match", "new_seed"]
