"""Every option of every question has a place on the table, and its own way to be picked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.targets import BUTTON_END, BUTTON_PASS, split
from alicegames.games.queen_alice.text.targets import KINDS
from tests.ui.queen_alice.table import catch_up
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.decision import Decision

FIXED = {BUTTON_PASS, BUTTON_END}
SIZES = {"small": (1024, 640), "medium": (1280, 720), "large": (1920, 1080)}


def positions(some: Driver, count: int, stride: int = 3) -> Iterator[Decision[Any]]:
    """Play pseudo-random choices; yield every few of a person's questions, each kind more often than by chance."""
    seen: Counter[tuple[str, str]] = Counter()
    number, found = 0, 0
    while found < count:
        decision = some.session.decision()
        if decision is None:
            return
        kind = (decision.kind, decision.source)
        if decision.player >= 0 and len(decision.options) > 1:
            seen[kind] += 1
            if seen[kind] % stride == 1:
                found += 1
                yield decision
        some.session.submit(decision.options[(number * 7 + number // 11) % len(decision.options)])
        number += 1


@pytest.mark.parametrize(("name", "seed"), [("small", 1), ("medium", 2), ("large", 3)])
def test_everything_lit_lies_on_the_table_on_its_page(name: str, seed: int) -> None:
    some = Driver("queen_alice", ("human",) * 4, seed=seed, size=SIZES[name], curtain=False)
    checked = 0
    for decision in positions(some, 60):
        catch_up(some)
        presenter, view = some.table.model.presenter, some.table.model.view
        for option in decision.options:
            for path in presenter.paths(view, decision, option):
                for target in path:
                    check_shown(some, target)
                    checked += 1
    assert checked > 300


def check_shown(some: Driver, target: str) -> None:
    """A target is declared, and lies on the page that is shown or on the one that is said to have it."""
    split(KINDS, target)
    if target in FIXED or some.table.picture.rect(target) is not None:
        return
    page = some.table.pages.of(target)
    assert page, target
    some.table.pages.turn_to(page)
    assert some.table.picture.rect(target) is not None, (target, page)


@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_options_are_picked_alike(seed: int, players: int) -> None:
    some = Driver("queen_alice", ("human",) * players, seed=seed, curtain=False)
    model = some.table.model
    for decision in positions(some, 120, stride=1):
        view = some.session.rules.view(some.session.state, decision.player)
        ways = {option: model.presenter.paths(view, decision, option) for option in decision.options}
        walked = [path for paths in ways.values() for path in paths]
        assert all(ways.values())
        assert all(paths[0] for paths in ways.values())
        assert len(walked) == len(set(walked)), decision.kind
        for path in walked:
            longer = [other for other in walked if other != path and other[: len(path)] == path]
            assert not longer, (path, longer)
