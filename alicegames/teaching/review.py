"""The review of a game: which choices cost most, and what would have been better. Goes on where it was left."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import Field

from alicegames import paths
from alicegames.core.decision import CHANCE
from alicegames.i18n import _, ngettext
from alicegames.match.seats import Line, Record
from alicegames.teaching import advice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from alicegames.bots.search import Comparison, OptionEstimate
    from alicegames.core.session import Ply, Session
    from alicegames.match import Match

MOST: Final = 5
"""So many choices of a person are shown at most."""
_LEAST: Final = 1.0
"""A choice that cost fewer points is none to learn from."""
_SURE: Final = 2.0
"""Standard errors by which a cost must differ from nothing."""


SECONDS: Final = 1.0
"""The time for one choice."""


class Slip(Record):
    """A choice that cost something."""

    ply: Annotated[int, Field(ge=0)]
    better: Line
    """The code of the better choice."""
    points: float
    """What it cost by the estimate, in points of lead."""
    said: Annotated[str, Field(max_length=400)] = ""
    """What the better one would have brought, by score line."""
    good: Annotated[tuple[Line, ...], Field(max_length=400)] = ()
    """The codes of other choices that were as good as the better one, as far as was looked."""


class Notes(Record):
    """How far a review has come, and what it has found: what is stored."""

    seen: Annotated[int, Field(ge=0)] = 0
    """Choices looked at, from the first; chance's and the bots' count too."""
    slips: Annotated[tuple[Slip, ...], Field(max_length=2000)] = ()


class Review:
    """A game being gone through choice by choice, each with the eyes of the seat that made it."""

    def __init__(self, match: Match, session: Session[Any, Any], notes: Notes | None = None) -> None:
        """``notes``: what an earlier review of the same game has found."""
        self.match = match
        self.session = session
        self.notes = notes or Notes()
        self.seats = tuple(match.humans) or tuple(range(match.setup.players))
        """Whose choices are looked at: people's, or everybody's where only bots played."""

    @property
    def is_done(self) -> bool:
        """Whether every choice has been looked at."""
        return self.next() is None

    def next(self) -> Ply[Any, Any] | None:
        """Return the next choice to look at; None when all are done."""
        return next(self._left(), None)

    def _left(self) -> Iterator[Ply[Any, Any]]:
        for move in self.session.moves[self.notes.seen :]:
            if move.player != CHANCE and move.player in self.seats and len(move.decision.options) > 1:
                yield move

    def put(self, ask: Callable[..., None], move: Ply[Any, Any], level: str) -> None:
        """Put a choice to the bots' process by its ``ask``, with the eyes of the seat that made it."""
        ask(
            level,
            self.match.rules.view(move.before, move.player),
            move.decision,
            move.player,
            seed=self.session.seed,
            ply=move.ply,
            seconds=SECONDS,
            estimates=True,
            also=(move.choice,),
        )

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return self.notes.seen / max(1, len(self.session.moves)) if not self.is_done else 1.0

    def take(self, move: Ply[Any, Any], reason: Comparison | None, estimates: Sequence[OptionEstimate] = ()) -> None:
        """Note what was found of a choice; ``reason`` compares the best option with it, None if it was the best.

        ``estimates`` are those of all options, the best first: they tell which others would have been as good.
        """
        slips = self.notes.slips
        if reason is not None and reason.than == move.choice and reason.gain >= max(_LEAST, _SURE * reason.error):
            better, said = self.match.rules.encode(reason.better), advice.reasons(self.match, reason)
            good = tuple(code for code in self._as_good(move, estimates) if code != better)
            slips = (*slips, Slip(ply=move.ply, better=better, points=round(reason.gain, 1), said=said, good=good))
        self.notes = Notes(seen=move.ply + 1, slips=slips)

    def _as_good(self, move: Ply[Any, Any], estimates: Sequence[OptionEstimate]) -> tuple[str, ...]:
        """Return the codes of the options that are not worth a point less than the best, but the one chosen."""
        looked = [each for each in estimates if each.samples]
        good = [each.option for each in looked[1:] if looked[0].margin - each.margin < _LEAST]
        return tuple(self.match.rules.encode(option) for option in good if option != move.choice)

    def dearest(self, seat: int) -> tuple[Slip, ...]:
        """Return the choices of a seat that cost most, the dearest first; at most ``MOST``."""
        own = [slip for slip in self.notes.slips if self.session.moves[slip.ply].player == seat]
        return tuple(sorted(own, key=lambda slip: (-slip.points, slip.ply))[:MOST])

    def told(self, slip: Slip) -> tuple[str, ...]:
        """Tell a slip: when, what was chosen, what would have been better and why."""
        move, names = self.session.moves[slip.ply], self.match.names
        view, points = self.match.rules.view(move.before, move.player), round(slip.points)
        options = {self.match.rules.encode(option): option for option in move.decision.options}
        chosen = self.match.texts.option(view, move.choice, names)
        cost = ngettext("about {points} point", "about {points} points", points).format(points=points)
        head = _("Turn {turn}: {choice} – {cost}").format(turn=move.turn.number + 1, choice=chosen, cost=cost)
        if slip.better not in options:
            return (head,)
        better = _("Better: {choice}").format(choice=self.match.texts.option(view, options[slip.better], names))
        return (head, f"{better} ({slip.said})" if slip.said else better)


def path_of(match: Match, session: Session[Any, Any]) -> Path:
    """Return where a game's review is kept: beside the saved games, never in one; the same for every copy of a game."""
    told = "\n".join((match.game.id, str(session.seed), *session.codes))
    return paths.home() / "reviews" / f"{match.game.id}-{hashlib.sha256(told.encode()).hexdigest()[:24]}.json"
