"""Keys that can be set: each does what it is set to, clashes are refused, nobody can lock themselves out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame
import pytest

from alicegames.storage import settings as stored
from alicegames.ui.app.events import Key
from alicegames.ui.app.keymap import BY_ID, DEEDS, HANDS, Keymap, KeyRefusedError, written
from alicegames.ui.scenes.help import general_shortcuts
from alicegames.ui.scenes.settings import SettingsScene
from alicegames.ui.table import keys as table_keys
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from tests.ui.foundation.person import User


@pytest.fixture(autouse=True)
def _display() -> None:
    """Keys have names once there is a display."""
    pygame.display.init()


def down(name: str, *, shift: bool = False) -> pygame.Event:
    code = pygame.key.key_code(name)
    mod = pygame.KMOD_SHIFT if shift else pygame.KMOD_NONE
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=name if len(name) == 1 else "", scancode=0)


def up(name: str) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)


def press(some: Driver | User, name: str, *, shift: bool = False) -> None:
    """Press a key as the window hears it."""
    if isinstance(some, Driver):
        some.clock.advance(0.4)
    some.app._hear(down(name, shift=shift))
    some.app._hear(up(name))
    some.app.tick()


def pressed(keymap: Keymap, name: str, *, shift: bool = False) -> tuple[str, bool] | None:
    meant = keymap.meant(Key(pygame.key.key_code(name), shift=shift))
    return None if meant is None else (pygame.key.name(meant.key), meant.shift)


def test_a_key_that_was_set_does_it_and_the_first_one_no_more() -> None:
    keymap = Keymap({"undo": "x"})
    assert pressed(keymap, "x") == ("u", False)
    assert pressed(keymap, "u") is None
    assert pressed(keymap, "h") == ("h", False)


def test_two_keys_can_change_places() -> None:
    keymap = Keymap({"undo": "h", "hint": "u"})
    assert (pressed(keymap, "u"), pressed(keymap, "h")) == (("h", False), ("u", False))


@pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed.stays], ids=lambda deed: deed.id)
def test_what_leads_on_and_back_always_does(deed: object) -> None:
    keymap = Keymap({deed.id: "f5"})  # type: ignore[attr-defined]
    plain = deed.key.removeprefix("shift+")  # type: ignore[attr-defined]
    assert pressed(keymap, plain, shift=plain != deed.key) == (plain, plain != deed.key)  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", ["u", "space", "1", "?", "left shift"])
def test_a_key_that_has_a_meaning_already_is_refused_with_a_reason(key: str) -> None:
    with pytest.raises(KeyRefusedError, match="“"):
        Keymap().with_key("hint", key)


@pytest.mark.parametrize(
    "changed", [{"undo": "h"}, {"undo": "nonsense"}, {"dance": "x"}, {"undo": "f5", "redo": "f5"}, {"undo": "space"}]
)
def test_entries_that_cannot_be_used_leave_the_others_as_they_are(changed: dict[str, str]) -> None:
    keymap = Keymap({**changed, "zoom": "f6"})
    assert pressed(keymap, "f6") == ("z", False)
    assert len({keymap.key(deed.id) for deed in DEEDS}) == len(DEEDS)


def test_a_spoiled_entry_of_the_file_is_said_and_the_others_are_kept(home: object) -> None:
    stored.path().parent.mkdir(parents=True, exist_ok=True)
    stored.path().write_text(json.dumps({"keys": {"undo": 7, "zoom": "f6"}}), encoding="utf-8")
    settings, said = stored.load()
    assert settings.keys == {"zoom": "f6"}
    assert "keys.undo" in said


@pytest.mark.parametrize("hand", HANDS)
def test_every_set_for_one_hand_is_whole_and_has_each_key_once(hand: str) -> None:
    keymap = Keymap(HANDS[hand])
    assert keymap.changed == dict(HANDS[hand])
    assert len({keymap.key(deed.id) for deed in DEEDS}) == len(DEEDS)


@pytest.mark.parametrize("hand", ["left", "right"])
def test_a_choice_is_made_with_one_hand(hand: str) -> None:
    some = Driver("tea_time", ("human", "random"), keys=dict(HANDS[hand]))
    some.worker.slow = True
    keymap = Keymap(HANDS[hand])
    for deed in ("next", "pick"):
        plain = keymap.key(deed).removeprefix("shift+")
        press(some, plain, shift=plain != keymap.key(deed))
    assert len(some.codes) == 1
    press(some, keymap.key("undo"))
    assert some.codes == []


def test_a_held_arrow_goes_on_wherever_it_is() -> None:
    some = Driver("tea_time", curtain=False, keys=dict(HANDS["left"]))
    press(some, "tab")
    places = []
    for _repeat in range(2):
        some.app._hear(down("s"))
        some.app.tick()
        places.append(some.focused())
    assert len(set(places)) == 2


def test_letters_typed_into_an_entry_stay_letters(user: User) -> None:
    from alicegames.ui.scenes.setup import SetupScene

    user.app.change(keys=dict(HANDS["left"]))
    scene = SetupScene(user.app, "tea_time")
    user.show(scene)
    entry = next(widget for widget in scene.widgets.widgets if widget.id == "name:0")
    scene.widgets.focus(entry)
    press(user, "q")
    assert user.scene is scene
    assert scene.widgets.focused is not None
    assert scene.widgets.focused.id == "name:0"


def wait_for(user: User, deed: str) -> None:
    """Ask in the settings for a deed's key, by keyboard."""
    button = next(widget for widget in user.scene.widgets.widgets if widget.id == f"key:{deed}")
    user.scene.widgets.focus(button)
    user.app.tick()
    user.key("enter")


def test_a_key_is_set_by_pressing_it_and_kept(user: User) -> None:
    scene = SettingsScene(user.app, "keys")
    user.show(scene)
    wait_for(user, "undo")
    press(user, "f5")
    assert user.app.settings.keys == {"undo": "f5"}
    assert stored.load()[0].keys == {"undo": "f5"}
    assert ("F5, Shift+U", "undo, take back the turn") in table_keys.listed()
    wait_for(user, "undo")
    press(user, "u")
    assert user.app.settings.keys == {}


def test_a_clash_is_refused_where_the_key_is_chosen(user: User) -> None:
    scene = SettingsScene(user.app, "keys")
    user.show(scene)
    wait_for(user, "undo")
    press(user, "h")
    assert user.app.settings.keys == {}
    assert any("“H” is taken: Hint." in row.note for row in scene.form.rows)
    press(user, "escape")
    assert not scene.key_rows.waiting
    assert user.scene is scene


def test_shift_alone_is_waited_through(user: User) -> None:
    scene = SettingsScene(user.app, "keys")
    user.show(scene)
    wait_for(user, "undo")
    press(user, "left shift", shift=True)
    assert scene.key_rows.waiting == "undo"
    press(user, "f7", shift=True)
    assert user.app.settings.keys == {"undo": "shift+f7"}


def test_the_help_names_the_keys_as_they_are_set(user: User) -> None:
    user.app.change(keys=dict(HANDS["left"]))
    assert ("Q", "back, menu") in general_shortcuts()
    assert any(keys == "W A S D" for keys, _meaning in table_keys.listed())
    user.app.change(keys={})
    assert ("Esc", "back, menu") in general_shortcuts()


def test_back_to_the_defaults_sets_the_keys_back_too(user: User) -> None:
    user.app.change(keys={"undo": "f5"})
    scene = SettingsScene(user.app, "keys")
    user.show(scene)
    scene._reset()
    assert user.app.settings.keys == {}
    assert user.app.keys.key("undo") == BY_ID["undo"].key == written(Key(pygame.K_u))
