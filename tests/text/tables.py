"""Random games, and everything that lies on their tables, without a window."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import FRect

from alicegames.core.decision import CHANCE
from alicegames.match import MARKS, Seat, new_match
from alicegames.ui import presenters
from alicegames.ui.presenters.base import Areas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.decision import Decision
    from alicegames.core.session import Ply
    from alicegames.match import Match
    from alicegames.ui.presenters.base import Presenter

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("tea_time", 2, {}),
    ("tea_time", 4, {}),
    ("alice", 2, {}),
    ("alice", 4, {"presence": "wilder"}),
    ("rolling_in_wonderland", 1, {}),
    ("rolling_in_wonderland", 2, {"youngest": "no_mushrooms"}),
    (
        "rolling_in_wonderland",
        4,
        {"tweedledee": "on", "tweedledum": "on", "experienced": "on", "promo": "on", "cat_ability": "on"},
    ),
    ("queen_alice", 2, {}),
    ("queen_alice", 4, {"wishes": "first_game"}),
)
"""Every game with a table of its own, with variants that change what lies there."""


class Asked(NamedTuple):
    """One decision of a seat, as that seat sees it."""

    match: Match
    presenter: Presenter[Any, Any]
    view: Any
    decision: Decision[Any]
    state: Any = None
    """The true position, for comparing what is said with what is so."""

    def why(self, target: str, picked: tuple[str, ...] = ()) -> Any:
        return self.match.texts.why_not(self.view, target, picked, self.match.names)

    def about(self, target: str) -> str:
        return self.match.texts.about(self.view, target, self.match.names)

    def paths(self) -> list[tuple[str, ...]]:
        return [
            path for option in self.decision.options for path in self.presenter.paths(self.view, self.decision, option)
        ]

    def targets(self) -> list[str]:
        """Everything that can be pointed at: on every page of the table, and the buttons of endings."""
        seat, found = self.decision.player, []
        others = tuple((other, _box(other)) for other in range(len(self.match.names)) if other != seat)
        for page in [page.id for page in self.presenter.pages(self.view, (1280, 720))] or [""]:
            areas = Areas(FRect(0, 0, 1000, 640), FRect(0, 650, 1000, 180), others, strips=False, page=page)
            areas = areas if not page else _with_bar(areas)
            found += [item.target for item in self.presenter.picture(self.view, seat, areas, self.decision)]
        return [target for target in dict.fromkeys(found) if target] + ["button:end", "button:pass"]


def _box(number: int) -> FRect:
    return FRect(1010, number * 150, 330, 140)


def _with_bar(areas: Areas) -> Areas:
    return Areas(areas.stage, areas.own, areas.seats, areas.strips, areas.page, FRect(400, 0, 600, 36))


def table(game: str, players: int, seed: int, **options: str) -> tuple[Match, Presenter[Any, Any]]:
    """Return a match of people with its presenter."""
    seats = [Seat(name=NAMES[number], mark=MARKS[number]) for number in range(players)]
    match = new_match(game, seats=seats, seed=seed, options=options)
    return match, presenters.make(match)


def played(match: Match, seed: int) -> Iterator[Ply[Any, Any]]:
    """Yield every answered decision of a random game, chance's and the automa's too."""
    session, rng = match.start(), Random(seed)
    told = 0
    while True:
        yield from session.moves[told:]
        told = len(session.moves)
        decision = session.decision()
        if decision is None:
            return
        session.submit(decision.options[rng.randrange(len(decision.options))])


def asked(game: str, players: int, seed: int, every: int, **options: str) -> Iterator[Asked]:
    """Yield the people's decisions of a random game: one of so many, and each kind of question at least once."""
    match, presenter = table(game, players, seed, **options)
    questions: set[str] = set()
    for number, move in enumerate(played(match, seed)):
        if move.player == CHANCE or move.player >= players:
            continue
        asks = _questions(move)
        if number % every and asks <= questions:
            continue
        questions |= asks
        yield Asked(match, presenter, match.rules.view(move.before, move.player), move.decision, move.before)


def _questions(move: Ply[Any, Any]) -> set[str]:
    """Return what makes one question unlike another: its kind and the kinds of rewards that it offers."""
    pending = getattr(move.before.stack[-1], "pending", ()) if getattr(move.before, "stack", ()) else ()
    return {move.decision.kind, *(reward.verb for reward in pending)}
