"""Bots: they know rules, not games; they get views, never states; they think in a process of their own."""

from alicegames.bots import levels
from alicegames.bots.base import Bot, Deadline, Question
from alicegames.bots.levels import LEVELS, Level, UnknownLevelError
from alicegames.bots.troubles import Troubles
from alicegames.bots.worker import Answer, BotWorker

__all__ = [
    "LEVELS",
    "Answer",
    "Bot",
    "BotWorker",
    "Deadline",
    "Level",
    "Question",
    "Troubles",
    "UnknownLevelError",
    "levels",
]
