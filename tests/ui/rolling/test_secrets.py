"""No other seat's cards in hand, and none of its Objectives, are ever drawn, told or betrayed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from pygame import FRect

from alicegames.ui.app.events import Move
from alicegames.ui.draw.canvas import Canvas
from tests.ui.alice.table import Spy
from tests.ui.rolling.wonderland import ALL_MODULES, quick, table, until
from tests.ui.table.steps import step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.table.driver import Driver


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return Spy(monkeypatch)


def betraying(some: Driver, viewer: int) -> set[str]:
    """What would show an Objective of another seat: its name and its picture."""
    data = some.match.pack.data
    goals = {card for seat, owner in enumerate(some.session.state.seats) if seat != viewer for card in owner.objectives}
    return {data.objectives[card].name for card in goals} | {f"objective_{data.objectives[card].key}" for card in goals}


def test_a_hot_seat_game_never_draws_the_others_objectives(spy: Spy, monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=19, size=(1024, 640))
    drawn = 0
    while step(some, quick) and len(some.codes) < 60 and some.session.state.round < 4:
        if some.top is not some.table or some.table.covered:
            continue
        spy.clear()
        some.table.refresh()
        some.app.draw()
        names = spy.names()
        drawn += len(names)
        assert not any(word in text for word in betraying(some, some.table.model.viewer) for text in names)
    assert drawn > 500


@pytest.mark.parametrize("page", ["board", "players"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=["small", "large"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_screen_depends_on_nothing_hidden(
    seats: int, size: tuple[int, int], page: str, spy: Spy, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = table(monkeypatch, ("human",) * seats, seed=23, curtain=False, size=size, options=ALL_MODULES)
    until(some, "end", lambda _decision: some.session.state.round > 1 and holds_secrets(some))
    some.click(f"tab:{page}")
    viewer = some.table.model.viewer
    shown = everything(some, spy)
    for world in worlds(some, viewer):
        some.session._state = world
        some.table.model._views.clear()
        some.table.compose()
        assert everything(some, spy) == shown


def holds_secrets(some: Driver) -> bool:
    """Whether somebody but the seat on turn has a card or an Objective."""
    state = some.session.state
    return any(owner.hand or owner.objectives for seat, owner in enumerate(state.seats) if seat != state.owner)


def worlds(some: Driver, viewer: int) -> Iterator[Any]:
    """Yield states with other secrets that look the same to the viewer."""
    rules, state = some.match.rules, some.session.state
    view = rules.view(state, viewer)
    found = 0
    for number in range(20):
        world = rules.determinize(view, viewer, Random(number))
        if [owner.objectives for owner in world.seats] != [owner.objectives for owner in state.seats]:
            found += 1
            yield world
        if found == 3:
            return
    assert found


def everything(some: Driver, spy: Spy) -> list[Any]:
    """All that can be had from the screen: what is drawn, tooltips, reasons, previews, enlargements."""
    table_, model = some.table, some.table.model
    some.app.send(Move((0, 0)))
    some.app.type._fitted.clear()  # so that every look sets the words anew
    spy.clear()
    table_.refresh()
    some.app.draw()
    found: list[Any] = [list(spy.calls), some.lit, list(table_.targets())]
    found += [(widget.id, widget.tip(None)) for widget in table_.widgets.widgets]
    decision = model.decision()
    assert decision is not None
    found += [model.presenter.preview(model.view, choice, model.viewer) for choice in decision.options]
    canvas = Canvas(some.app.screen.surface(), some.app.scale, some.app.theme, some.app.type, some.app.sprites)
    for item in table_.picture:
        if item.zoom:
            spy.clear()
            item.paint(canvas, FRect(0, 0, item.rect.w * 3, item.rect.h * 3))
            found.append((item.key, list(spy.calls)))
    found.append([line.text for line in model.log()])
    return found
