"""What an arena found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from alicegames.bots.arena.figures import elo, elo_margins, rounded, spread, wilson
from alicegames.bots.arena.tally import PARTS
from alicegames.bots.strengths import measures
from alicegames.packs import weights

if TYPE_CHECKING:
    from alicegames.bots.arena.plan import Plan
    from alicegames.bots.arena.tally import Tally


@dataclass(frozen=True, slots=True)
class Share:
    """How a bot fared."""

    seat: int
    """Its place among the plan's levels: its seat, where bots stay in their seats."""
    level: str
    games: int
    wins: float
    """Games won; a shared win counts as its part."""
    share: float
    low: float
    high: float
    """The 95% interval of the share (Wilson)."""
    points: float
    """The mean score."""
    seconds: float
    """The mean time of a choice between two options or more."""
    longest: float
    """The longest of these."""


@dataclass(frozen=True, slots=True)
class Duel:
    """How often one bot came in before another; a tie counts half."""

    level: str
    rival: str
    meetings: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Report:
    """What was found so far."""

    plan: Plan
    tally: Tally

    @property
    def seconds(self) -> float:
        """How long it took, by the wall clock."""
        return self.tally.seconds

    def shares(self) -> tuple[Share, ...]:
        """Return how each of the plan's levels fared."""
        return tuple(self._share(seat, level) for seat, level in enumerate(self.plan.levels))

    def _share(self, number: int, level: str) -> Share:
        slot = self.tally.slots[number]
        low, high = wilson(slot.wins, slot.games)
        games, choices = max(1, slot.games), max(1, slot.choices)
        mean, seconds = slot.points / games, slot.seconds / choices
        return Share(number, level, slot.games, slot.wins, slot.wins / games, low, high, mean, seconds, slot.longest)

    def starters(self) -> tuple[float, float, float]:
        """Return the share of games that the start player won, and its 95% interval."""
        return self.in_order(0)

    def in_order(self, position: int) -> tuple[float, float, float]:
        """Return the share of games won by the seat at this place of the turn order, and its 95% interval."""
        wins = self.tally.by_order[position] / PARTS
        return (wins / max(1, self.tally.games), *wilson(wins, self.tally.games))

    def duels(self) -> tuple[Duel, ...]:
        """Return every pair of bots that met, each once."""
        bots = range(len(self.plan.levels))
        return tuple(duel for a in bots for b in bots if a < b and (duel := self._duel(a, b)).meetings)

    def _duel(self, one: int, other: int) -> Duel:
        ahead = self.tally.ahead
        meetings, wins = (ahead[one][other] + ahead[other][one]) // 2, ahead[one][other] / 2
        low, high = wilson(wins, meetings)
        levels = self.plan.levels
        return Duel(levels[one], levels[other], meetings, wins / max(1, meetings), low, high)

    def ratings(self) -> tuple[float, ...]:
        """Return the bots' Elo ratings, around a mean of 0."""
        return elo([[twice / 2 for twice in row] for row in self.tally.ahead])

    def margins(self) -> tuple[float, ...]:
        """Return half of the 95% interval of each rating."""
        return elo_margins([[twice / 2 for twice in row] for row in self.tally.ahead])

    def as_json(self) -> dict[str, Any]:
        """Return everything as JSON values; only times and speeds differ between two runs of one plan."""
        return {
            **plan_json(self.plan),
            "complete": self.tally.games == self.plan.total,
            "results": [
                share_json(share) | {"elo": round(rating), "elo_margin": round(margin)}
                for share, rating, margin in zip(self.shares(), self.ratings(), self.margins(), strict=True)
            ],
            "duels": [_duel_json(duel) for duel in self.duels()],
            "start_player": dict(zip(("share", "low", "high"), map(rounded, self.starters()), strict=True)),
            "length": {
                "decisions": spread(self.tally.counts["plies"]),
                "choices": spread(self.tally.counts["choices"]),
                "turns": spread(self.tally.counts["turns"]),
            },
            "speed": {"seconds": rounded(self.seconds), "decisions_per_second": round(self.speed()[0])},
            "tally": self.tally.as_json(),
        }

    def speed(self) -> tuple[float, float]:
        """Return decisions a second: all of them, and those of the seats."""
        seconds, counts = max(self.seconds, 1e-9), self.tally.counts
        plies, choices = (sum(value * count for value, count in counts[name].items()) for name in ("plies", "choices"))
        return plies / seconds, choices / seconds


def plan_json(plan: Plan) -> dict[str, Any]:
    """Return what makes two plans the same."""
    return {
        "game": plan.game,
        "seats": list(plan.levels),
        "numbers": {level: _numbers(plan.game, level) for level in plan.levels},
        "weights": weights.digest(plan.game),
        "players": plan.seats,
        "round_robin": bool(plan.players),
        "games": plan.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "pack": plan.digest,
    }


def _numbers(game: str, level: str) -> dict[str, Any]:
    """Return how a level thinks, but for the defaults: with other numbers it is another bot."""
    strength = measures(game).levels.get(level.partition("@")[0])
    return strength.model_dump(exclude_defaults=True, exclude={"share"}) if strength else {}


def share_json(share: Share) -> dict[str, Any]:
    """Return a share as JSON values."""
    return {
        "seat": share.seat + 1,
        "level": share.level,
        "games": share.games,
        "wins": rounded(share.wins),
        "share": rounded(share.share),
        "low": rounded(share.low),
        "high": rounded(share.high),
        "points": rounded(share.points),
        "ms_a_choice": rounded(1000 * share.seconds),
        "ms_longest": rounded(1000 * share.longest),
    }


def _duel_json(duel: Duel) -> dict[str, Any]:
    return {
        "level": duel.level,
        "rival": duel.rival,
        "meetings": duel.meetings,
        "share": rounded(duel.share),
        "low": rounded(duel.low),
        "high": rounded(duel.high),
    }
