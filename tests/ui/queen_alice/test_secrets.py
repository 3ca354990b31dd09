"""Nothing that a seat may not know is on the screen: the same view makes the same screen in every world."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from alicegames.ui.table.curtain import CurtainScene
from tests.ui.alice.table import Spy
from tests.ui.alice.test_secrets import everything
from tests.ui.queen_alice.table import HOT_SEAT, eager, until
from tests.ui.table.driver import Driver
from tests.ui.table.steps import step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.queen_alice.state import QueenState


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return Spy(monkeypatch)


@pytest.mark.parametrize("kind", ["choose_train", "discard", "play", "activate", "act", "reward", "pay", "again"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_screen_depends_on_nothing_hidden(kind: str, seats: int, spy: Spy) -> None:
    some = Driver("queen_alice", ("human",) * seats, seed=23, curtain=False, size=(1920, 1080))
    until(some, kind)
    viewer = some.table.model.viewer
    shown = everything(some, spy)
    state = some.session.state
    for world in worlds(some, state, viewer):
        some.session._state = world
        some.table.model._views.clear()
        some.table.compose()
        assert everything(some, spy) == shown


def worlds(some: Driver, state: QueenState, viewer: int) -> Iterator[QueenState]:
    """Yield states with other hands and trains that look the same to the viewer."""
    view = some.match.rules.view(state, viewer)
    found = 0
    for number in range(20):
        world = some.match.rules.determinize(view, viewer, Random(number))
        if secrets(world) != secrets(state):
            found += 1
            yield world
        if found == 2:
            return
    assert found


def secrets(state: QueenState) -> Any:
    return [(seat.hand, seat.trains, seat.train) for seat in state.seats]


def test_no_card_of_another_hand_lies_on_the_table() -> None:
    some = Driver("queen_alice", ("human",) * 4, seed=7, curtain=False)
    until(some, "act")
    view, viewer = some.table.model.view, some.table.model.viewer
    held = {
        f"card:{card}" for seat, owner in enumerate(some.session.state.seats) if seat != viewer for card in owner.hand
    }
    open_cards = {f"card:{card}" for card in (*view.market, *view.seats[viewer].hand)}
    shown = {item.key for item in some.table.picture}
    assert not (held - open_cards) & shown


def test_behind_the_curtain_nothing_of_the_table_is_drawn(spy: Spy) -> None:
    some = Driver("queen_alice", HOT_SEAT, seed=19, size=(1024, 640))
    seen = 0
    while len(some.codes) < 30:
        some.settle(4)
        if isinstance(some.top, CurtainScene):
            spy.clear()
            some.top.refresh()
            some.app.tick()
            drawn = spy.names()
            data = some.match.pack.data
            known = " ".join(line.text for line in some.top.lines)  # what everybody saw meanwhile
            assert not any(card.name in text and card.name not in known for text in drawn for card in data.cards)
            assert not any(text.startswith(("qa_", "chess_", "back_")) for text in drawn)
            seen += 1
        step(some, eager)
    assert seen > 2


@pytest.mark.parametrize("kind", ["discard", "reward"])
def test_not_a_pixel_depends_on_anything_hidden(kind: str) -> None:
    some = Driver("queen_alice", ("human",) * 4, seed=23, curtain=False, size=(1024, 640))
    until(some, kind)
    state = some.session.state
    shown = pixels(some)
    for world in worlds(some, state, some.table.model.viewer):
        some.session._state = world
        assert pixels(some) == shown


def pixels(some: Driver) -> bytes:
    """The whole screen, drawn anew."""
    some.table.model._views.clear()
    some.table.compose()
    some.table.refresh()
    some.app.tick()
    return pygame.image.tobytes(some.app.screen.surface(), "RGB")
