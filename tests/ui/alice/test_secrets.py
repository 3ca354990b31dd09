"""Nothing that a seat may not know is ever on the screen: not on the table, in tooltips, log, previews or enlarged."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from pygame import FRect

from alicegames.ui.app.events import RIGHT, Move
from alicegames.ui.table.curtain import CurtainScene
from alicegames.ui.table.zoom import ZoomScene
from tests.ui.alice.table import HOT_SEAT, Spy, eager, until
from tests.ui.table.driver import Driver
from tests.ui.table.steps import step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.alice.state import AliceState


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return Spy(monkeypatch)


def secret_chapters(some: Driver, viewer: int) -> set[int]:
    """The chapters in other seats' hands: each is one card, so its name and picture betray it."""
    hands = some.session.state.hands
    return {card for seat, hand in enumerate(hands) if seat != viewer for card in hand.chapters}


def words_of(some: Driver, chapters: set[int]) -> set[str]:
    """What would betray these chapters: their titles, and their pictures' names."""
    data = some.match.pack.data
    return {data.names[card] for card in chapters} | {f"chapter_{data.ids[card]}" for card in chapters}


class Guard:
    """Cries out as soon as something is drawn, or set in type, that the seat at the screen may not know."""

    def __init__(self, some: Driver, spy: Spy) -> None:
        self._some = some
        self._key: tuple[int, int] = (-1, -1)
        self._betraying: set[str] = set()
        self.checked = 0
        spy.watch = self._check

    def _check(self, drawn: str) -> None:
        table = self._some.table
        key = (len(self._some.session.moves), table.model.viewer)
        if key != self._key:
            self._key = key
            self._betraying = words_of(self._some, secret_chapters(self._some, key[1]))
        self.checked += 1
        if any(word in drawn for word in self._betraying):
            pytest.fail(f"drawn for seat {key[1]}: {drawn}")


def test_a_hot_seat_game_shows_no_chapter_of_the_other_hand(spy: Spy) -> None:
    some = Driver("alice", HOT_SEAT, seed=19, size=(1024, 640))
    guard = Guard(some, spy)
    looked = 0
    while step(some, eager) and len(some.codes) < 60:
        if some.top is some.table and not some.table.covered and len(some.codes) // 12 > looked:
            look_at_everything(some)
            looked += 1
    assert looked >= 3
    assert guard.checked > 1000


def look_at_everything(some: Driver) -> None:
    """Hover, enlarge, ask why not; read log and hint texts: all through the screen."""
    for target, rect in some.table.targets().items():
        some.app.send(Move(rect.center))
        some.app.tick()
        some.table.tooltip()
        item = next((item for item in some.table.picture.items_of(target) if item.zoom), None)
        if item is not None:
            some.click_at(rect.center, RIGHT)
            if isinstance(some.top, ZoomScene):
                some.key("escape")
    some.key("l")
    some.key("s")
    if some.top is not some.table:
        some.key("escape")
    some.key("l")
    some.app.tick()


def test_behind_the_curtain_nothing_of_the_table_is_drawn(spy: Spy) -> None:
    some = Driver("alice", HOT_SEAT, seed=19, size=(1024, 640))
    seen = 0
    while len(some.codes) < 30:
        some.settle(4)
        if isinstance(some.top, CurtainScene):
            spy.clear()
            some.top.refresh()
            some.app.tick()
            data = some.match.pack.data
            known = " ".join(line.text for line in some.top.lines)  # what everybody saw meanwhile
            drawn = spy.names()
            assert not any(name in text and name not in known for text in drawn for name in data.names)
            assert not any(text.startswith(("back_", "card_", "head_", "chapter_", "wonder_")) for text in drawn)
            seen += 1
        step(some, eager)
    assert seen > 5


# -- the same screen in every world that the seat cannot tell apart ---------------------------------------------------


@pytest.mark.parametrize("kind", ["discovery", "adventure", "gift", "wonder", "react", "recruit", "vortex", "enter"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_screen_depends_on_nothing_hidden(kind: str, seats: int, spy: Spy) -> None:
    some = Driver("alice", ("human",) * seats, seed=23, curtain=False, size=(1024, 640))
    until(some, kind)
    viewer = some.table.model.viewer
    shown = everything(some, spy)
    state = some.session.state
    for world in worlds(some, state, viewer):
        some.session._state = world
        some.table.model._views.clear()
        some.table.compose()
        assert everything(some, spy) == shown


def worlds(some: Driver, state: AliceState, viewer: int) -> Iterator[AliceState]:
    """Yield states with other secrets that look the same to the viewer."""
    view = some.match.rules.view(state, viewer)
    found = 0
    for number in range(20):
        world = some.match.rules.determinize(view, viewer, Random(number))
        if world.hands != state.hands or world.chapter_deck != state.chapter_deck:
            found += 1
            yield world
        if found == 3:
            return
    assert found


def everything(some: Driver, spy: Spy) -> list[Any]:
    """All that can be had from the screen: what is drawn, tooltips, reasons, previews, enlargements."""
    table, model = some.table, some.table.model
    some.app.send(Move((0, 0)))
    some.app.type._fitted.clear()  # so that every look sets the words anew
    spy.clear()
    table.refresh()
    some.app.draw()
    found: list[Any] = [list(spy.calls), some.lit, table.targets().keys()]
    for target in table.targets():
        if table.picture.items_of(target):
            found.append((target, table.picks.tip(target)))
            found.append(model.match.texts.why_not(model.view, target, (), model.match.names))
    decision = model.decision()
    assert decision is not None
    for choice in decision.options:
        found.append(model.presenter.preview(model.view, choice, model.viewer))
        found.append(model.match.texts.option(model.view, choice, model.match.names))
    for item in table.picture:
        if item.zoom:
            spy.clear()
            large = FRect(0, 0, item.rect.w * 3, item.rect.h * 3)
            item.paint(canvas(some), large)
            found.append((item.key, list(spy.calls)))
    found.append([line.text for line in model.log()])
    return found


def canvas(some: Driver) -> Any:
    """A canvas of the window's, to paint on."""
    from alicegames.ui.draw.canvas import Canvas

    app = some.app
    return Canvas(app.screen.surface(), app.scale, app.theme, app.type, app.sprites)


def test_a_hidden_hand_shows_its_backs_and_its_known_characters(spy: Spy) -> None:
    some = Driver("alice", ("human",) * 3, seed=29, curtain=False)
    session = some.session
    for number in range(400):
        decision = session.decision()
        assert decision is not None
        if any(session.state.hands[seat].characters and session.state.hands[seat].protagonists for seat in (1, 2)):
            break
        session.submit(decision.options[number * 7 % len(decision.options)])
    some.table.model.catch_up()
    some.table.model.sit_down(0)
    some.table.compose()
    data = some.match.pack.data
    for seat in (1, 2):
        item = some.table.picture.get(f"seat:{seat}")
        assert item is not None
        spy.clear()
        item.paint(canvas(some), item.rect)
        hand = session.state.hands[seat]
        backs = [call[1] for call in spy.calls if call[0] == "sprite" and call[1].startswith("back_")]
        assert backs == ["back_protagonist"] * len(hand.protagonists) + ["back_chapter"] * len(hand.chapters)
        faces = [call[1] for call in spy.calls if call[0] == "sprite" and call[1] == "card_normal"]
        assert len(faces) == len(hand.characters)
        portraits = {call[1] for call in spy.calls} & {"alice", "white_rabbit", "cheshire_cat"}
        assert not portraits, data


def test_after_the_curtain_a_seat_is_told_what_it_may_know_of_the_meantime() -> None:
    some = Driver("alice", HOT_SEAT, seed=19, size=(1024, 640))
    told: list[str] = []
    while len(some.codes) < 40:
        some.settle(4)
        if isinstance(some.top, CurtainScene):
            told += [f"{some.top.seat}: {line.text}" for line in some.top.lines]
        step(some, eager)
    assert any(line.startswith("1: Ada draws a ") for line in told)
    assert not any(line.startswith("1: Ada draws “") for line in told)
    assert any("plays" in line for line in told)
