"""How many clicks a turn takes, a drag being one: counted over recorded games, turning to other boards included."""

from __future__ import annotations

from collections import defaultdict
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

import pytest

from alicegames import paths
from alicegames.storage import open_game
from alicegames.ui.presenters import make
from alicegames.ui.table.routing import Picker

if TYPE_CHECKING:
    from alicegames.core.session import Ply

MOST = 9
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
        self.turns: dict[int, int] = defaultdict(int)

    def count(self) -> list[int]:
        for move in self.session.moves:
            if move.player >= 0 and move.before.owner == move.player:
                self.turns[move.before.turns] += self.clicks(move)
        return list(self.turns.values())

    def clicks(self, move: Ply[Any, Any]) -> int:
        view = self.match.rules.view(move.before, move.player)
        ways = self.presenter.paths(view, move.decision, move.choice)
        path = min(ways, key=lambda way: len(way) - is_drag(way))
        if len(move.decision.options) == 1 and not path[0].startswith("button:"):
            return 0  # an only choice on the table answers itself
        picker: Picker[Any] = Picker.over(
            move.decision.options,
            lambda choice: self.presenter.paths(view, move.decision, choice),
            free_order=False,
        )
        clicks = 0
        for target in path:
            self.follow(view, picker.lit)
            page = self.page_of(view, target)
            if page and page != self.page:
                clicks, self.page = clicks + 1, page
            clicks += 1
            picker.pick(target)
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
def test_the_median_turn_takes_at_most_nine_clicks(name: str, size: str) -> None:
    opened = open_game(saved(name))
    turns = Counter(opened, SIZES[size]).count()
    print(f"{name} at {size}: {len(turns)} turns, median {median(turns)}, nine tenths {quantiles(turns, n=10)[-1]}")  # noqa: T201
    assert median(turns) <= MOST


def is_drag(path: tuple[str, ...]) -> bool:
    """Whether two targets are one gesture: a diamond onto its brick, a piece to its square, from zone to zone."""
    return len(path) == 2 and path[0].startswith(("diamond:", "square:", "jail:", "resource:"))


def saved(name: str) -> Any:
    return paths.samples() / f"{name}.json"
