"""While the curtain is drawn, every control of every scene that can be opened tells the same, whatever is hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pygame import FRect

from alicegames.games import registry
from alicegames.storage import Opened
from alicegames.ui.app.events import RIGHT, Key
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.text import Typesetter
from alicegames.ui.presenters.base import Areas
from alicegames.ui.scenes.thumbnail import seen_by_all
from alicegames.ui.table.curtain import CurtainScene
from tests.play import asked
from tests.ui.table.driver import Driver

SECRET = [game for game in registry.ids() if registry.get(game).has_secrets]
KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789?/.,+-",
    *("f1", "f2", "f3", "f5", "f12", "tab", "left", "right", "up", "down", "backspace", "delete", "home", "end"),
    *("page up", "page down"),
)
LEAVING = ("home", "quit", "resume")
"""The menu's ways out; the title has tests of its own."""


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect every text and every picture that is drawn."""
    drawn: list[str] = []
    surface, sprite = Typesetter.surface, Canvas.sprite

    def spy_text(self: Typesetter, text: str, *more: object) -> object:
        drawn.append(text)
        return surface(self, text, *more)  # type: ignore[arg-type]

    def spy_sprite(self: Canvas, name: str, *more: object, **named: object) -> object:
        if not name.startswith("panel"):  # furniture, painted once and kept
            drawn.append(f"sprite {name}")
        return sprite(self, name, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Typesetter, "surface", spy_text)
    monkeypatch.setattr(Canvas, "sprite", spy_sprite)
    return drawn


def covered(game: str, plies: int, world: int) -> Driver:
    """Return a table behind its curtain; other worlds differ only in what the others do not know of who is asked."""
    some = Driver(game, seed=4, plies=plies)
    session = some.session
    asked_seat = asked(session).player
    other = 1 - asked_seat
    if world:
        session._state = session.rules.determinize(session.view(other), other, Random(world))
        session._decision = session.rules.decision(session.state)
        assert asked(session).player == asked_seat
    some.table.model._views.clear()
    some.table.model._renew()
    some.wait(0.3)
    assert isinstance(some.top, CurtainScene)
    return some


def back(some: Driver) -> None:
    """Close what is open above the curtain."""
    for _scene in range(4):
        if some.top.name != "curtain":
            some.key("escape")
    assert isinstance(some.top, CurtainScene)


def point_at_the_table(some: Driver) -> None:
    """Point, and press both buttons, where the table lies behind the curtain."""
    size = some.app.scale
    for at in range(12):
        pos = (size.width * (0.08 + 0.28 * (at % 4)), size.height * (0.15 + 0.33 * (at // 4)))
        if not some.top.button.rect.collidepoint(pos):  # type: ignore[attr-defined]
            some.click_at(pos, RIGHT)
            some.click_at(pos)
            some.wait(0.6)
        back(some)


def walk(some: Driver) -> None:
    """Try every key and the pointer at the curtain, and every control of whatever its menu opens."""
    for key, shift in [*((key, False) for key in KEYS), ("u", True), ("l", True), ("tab", True)]:
        some.key(key, shift=shift)
        some.wait(0.1)
        back(some)
    point_at_the_table(some)
    some.key("escape")
    for entry in [widget.id for widget in some.top.widgets.widgets if widget.id not in LEAVING]:
        back(some)
        some.key("escape")
        some.click(entry)
        for control in [widget.id for widget in some.top.widgets.widgets if widget.visible and widget.id]:
            there = {widget.id for widget in some.top.widgets.widgets}
            if control in there and "fullscreen" not in control:
                some.hover(control)
                some.wait(0.6)
                some.click(control)
                some.wait(0.1)
            if some.top.name == "curtain":
                break
        back(some)
    assert some.table.covered
    assert len(some.session.moves) == some.table.model.shown


@pytest.mark.parametrize("plies", [0, 33])
@pytest.mark.parametrize("game", SECRET)
def test_no_control_behind_the_curtain_tells_of_what_is_hidden(game: str, plies: int, seen: list[str]) -> None:
    told = []
    for world in (0, 5):
        some = covered(game, plies, world)
        seen.clear()
        walk(some)
        told.append(set(seen))
        some.app.close()
    assert told[0] == told[1]
    assert len(told[0]) > 100


@pytest.mark.rule("AL-90")
def test_the_curtain_before_an_answer_to_a_wonder_is_the_same_with_a_cat_and_without(seen: list[str]) -> None:
    told = {}
    for world in (1, 2):
        seen.clear()
        some = covered("alice", 43, world)
        some.key("escape")
        some.wait(0.3)
        told[len(asked(some.session).options)] = list(seen)
        some.app.close()
    assert set(told) == {1, 2}
    assert told[1] == told[2]


def test_the_menu_at_the_curtain_does_not_list_the_choices(toy: str) -> None:
    some = Driver(toy)
    some.wait(0.3)
    some.key("escape")
    assert [widget.id for widget in some.top.widgets.widgets] == ["resume", "save", "rules", "settings", "home", "quit"]


def test_while_covered_the_model_hands_out_no_decision_and_no_log(toy: str) -> None:
    some = Driver(toy)
    model = some.table.model
    assert model.decision() is None
    assert model.log() == []
    assert model.picker.open() == ()
    model.sit_down(0)
    assert model.decision() is some.session.decision()


def test_before_the_curtain_is_drawn_the_table_hears_no_key(toy: str) -> None:
    some = Driver(toy)
    some.table.teller.covered = True
    for key in ("s", "h", "z", "u"):
        some.app.send(Key(ord(key), text=key))
    assert not some.app.toasts.texts
    assert some.top.name in {"table", "curtain"}


def test_f1_at_the_curtain_opens_the_rules_of_the_game_from_their_beginning() -> None:
    some = Driver("alice")
    some.wait(0.3)
    some.key("f1")
    assert some.top.name == "rules"


@pytest.mark.parametrize("game", SECRET)
def test_a_small_picture_of_a_saved_game_shows_what_everybody_may_see(game: str) -> None:
    """The title and the list of saves show it to whoever comes by; the first seat's hand is not in it."""
    rng = Random(2)
    for plies in (0, 20, 45, 80):
        some = covered(game, plies, 0)
        session = some.session
        real = seen_by_all(Opened(some.match, session, None, Path()))  # type: ignore[arg-type]
        session._state = session.rules.determinize(session.view(1), 1, rng)
        assert seen_by_all(Opened(some.match, session, None, Path())) == real  # type: ignore[arg-type]
        areas = Areas(FRect(0, 0, 690, 440), FRect(0, 870, 690, 150), (), strips=False)
        some.table.model.presenter.picture(real, 0, areas, None)
        some.app.close()
