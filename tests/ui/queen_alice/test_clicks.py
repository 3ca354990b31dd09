"""How many clicks a turn takes, a drag being one: counted over recorded games, turning to other boards included."""

from __future__ import annotations

from collections import defaultdict
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

import pytest

from alicegames import paths
from alicegames.storage import open_game
from alicegames.ui.presenters import make
from alicegames.ui.table.picking.exchange import ExchangePicker
from alicegames.ui.table.picking.routing import Picker, Route

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.core.session import Ply
    from alicegames.core.targets import Path

MOST = 8
RECORDED = ("queen_alice-the-coronation", "queen_alice-half-way-to-the-throne")
SIZES = {"1280x720": (1280.0, 720.0), "1920x1080": (1536.0, 864.0)}


class Counter:
    """Counts the clicks of a practised player: the shortest path of each choice, and the tabs on the way."""

    def __init__(self, opened: Any, size: tuple[float, float]) -> None:
        self.match = opened.match
        self.session = opened.session
        self.presenter = make(opened.match)
        self.size = size
        self.page = ""
        self.along = -1
        """The ply that the gesture before has answered."""
        self.turns: dict[int, int] = defaultdict(int)

    def count(self) -> list[int]:
        for at, move in enumerate(self.session.moves):
            if move.player >= 0 and move.before.owner == move.player:
                self.turns[move.before.turns] += self.clicks(move, self.session.moves[at + 1 :])
        return list(self.turns.values())

    def clicks(self, move: Ply[Any, Any], later: Sequence[Ply[Any, Any]]) -> int:
        view = self.match.rules.view(move.before, move.player)
        if move.ply == self.along:
            return 0  # it was part of the gesture before
        by_itself = self.presenter.by_itself(view, move.decision)
        if move.choice == by_itself:
            return 0
        ways = self.presenter.paths(view, move.decision, move.choice)
        if len(move.decision.options) == 1 and not ways[0][0].startswith("button:"):
            return 0  # an only choice on the table answers itself
        path = min((*self.gestures(view, move, later), *ways), key=lambda way: len(way) - is_drag(way))
        if path not in ways:
            self.along = next_of(move, later).ply
        return self.walk(view, move, path) + (by_itself is not None)  # one more, to be asked what went by itself

    def gestures(self, view: Any, move: Ply[Any, Any], later: Sequence[Ply[Any, Any]]) -> list[Path]:
        """The paths that play the card and use its piece as the recorded player did."""
        return [
            path
            for choices, path in self.presenter.gestures(view, move.decision)
            if choices == (move.choice, next_of(move, later).choice)
        ]

    def walk(self, view: Any, move: Ply[Any, Any], path: Path) -> int:
        exchange = self.presenter.exchange(view, move.decision)
        if exchange is not None:
            return len(paying(self.presenter, view, move.decision).path_of(move.choice))
        picker: Picker[Any] = Picker.over(
            move.decision.options,
            lambda choice: self.presenter.paths(view, move.decision, choice),
            free_order=False,
            gestures=self.presenter.gestures(view, move.decision),
        )
        clicks = 0
        for target in path:
            self.follow(view, picker.lit)
            page = self.page_of(view, target)
            if page and page != self.page:
                clicks, self.page = clicks + 1, page
            clicks += 1
            assert picker.pick(target)
        assert picker.complete() == move.choice
        return clicks - is_drag(path)

    def follow(self, view: Any, lit: tuple[str, ...]) -> None:
        """The board with something lit comes forward by itself, as the table does it."""
        wanted = [page for page in (self.page_of(view, target) for target in lit) if page]
        if wanted and self.page not in wanted:
            self.page = wanted[0]

    def page_of(self, view: Any, target: str) -> str:
        return self.presenter.page_of(view, target, self.size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", RECORDED)
def test_the_median_turn_takes_at_most_eight_clicks(name: str, size: str) -> None:
    opened = open_game(saved(name))
    turns = Counter(opened, SIZES[size]).count()
    print(f"{name} at {size}: {len(turns)} turns, median {median(turns)}, nine tenths {quantiles(turns, n=10)[-1]}")  # noqa: T201
    assert median(turns) <= MOST


def paying(presenter: Any, view: Any, decision: Any) -> ExchangePicker[Any]:
    """The sheet on which a price is paid."""
    routes = [Route(choice, presenter.paths(view, decision, choice)[0]) for choice in decision.options]
    return ExchangePicker(routes, presenter.exchange(view, decision))


def is_drag(path: tuple[str, ...]) -> bool:
    """Whether two targets are one gesture: a diamond onto its brick, a piece or a card to a square, zone to zone."""
    first, *rest = path
    if first.startswith("hand:"):
        return len(rest) > 0
    return len(rest) == 1 and first.startswith(("diamond:", "square:", "jail:", "resource:")) and "hand:" not in rest[0]


def next_of(move: Ply[Any, Any], later: Sequence[Ply[Any, Any]]) -> Ply[Any, Any]:
    """Return where the piece of the card is used that was played."""
    return next((other for other in later if other.decision.kind == "activate"), move)


def saved(name: str) -> Any:
    return paths.samples() / f"{name}.json"
