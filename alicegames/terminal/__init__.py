"""The text client: the same games, sentences and codes, for screen readers and machines without a display."""

from alicegames.terminal.client import Client
from alicegames.terminal.console import Console, LeaveError
from alicegames.terminal.menu import Menu
from alicegames.terminal.seating import parse_seats
from alicegames.terminal.thinker import Thinker

__all__ = ["Client", "Console", "LeaveError", "Menu", "Thinker", "parse_seats"]
