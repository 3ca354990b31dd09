"""Many games between bots: shares with intervals, ratings, lengths, speed; the same for any number of processes."""

from alicegames.bots.arena.figures import elo, mean, wilson, win_part
from alicegames.bots.arena.plan import Fixture, Plan
from alicegames.bots.arena.play import MAX_PLIES, EndlessGameError, Played, play_games, play_out
from alicegames.bots.arena.report import Duel, Report, Share
from alicegames.bots.arena.run import simulate
from alicegames.bots.arena.tally import Slot, Tally

__all__ = [
    "MAX_PLIES",
    "Duel",
    "EndlessGameError",
    "Fixture",
    "Plan",
    "Played",
    "Report",
    "Share",
    "Slot",
    "Tally",
    "elo",
    "mean",
    "play_games",
    "play_out",
    "simulate",
    "wilson",
    "win_part",
]
