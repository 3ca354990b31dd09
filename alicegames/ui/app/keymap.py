"""Keys as somebody has set them: a pressed key becomes the key that the scenes know for what it is to do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from alicegames.ui.app.events import Key

SHIFT: Final = "shift+"
Stroke = tuple[int, bool]
"""A key and whether Shift is down."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a key is for."""

    id: str
    key: str
    """The key that the scenes know for it, as settings write it: ``shift+u``."""
    title: Callable[[], str]
    stays: bool = False
    """Whether its first key does it as well, whatever is set: nobody can lock themselves out."""


DEEDS: Final[tuple[Deed, ...]] = (
    Deed("next", "tab", lambda: _("Next thing that is lit"), stays=True),
    Deed("previous", "shift+tab", lambda: _("The one before"), stays=True),
    Deed("up", "up", lambda: _("Up"), stays=True),
    Deed("down", "down", lambda: _("Down"), stays=True),
    Deed("left", "left", lambda: _("Left"), stays=True),
    Deed("right", "right", lambda: _("Right"), stays=True),
    Deed("pick", "return", lambda: _("Pick, press"), stays=True),
    Deed("back", "escape", lambda: _("Back, menu"), stays=True),
    Deed("confirm", "c", lambda: _("Confirm")),
    Deed("unpick", "backspace", lambda: _("Let go the last thing picked"), stays=True),
    Deed("undo", "u", lambda: _("Undo")),
    Deed("undo_turn", "shift+u", lambda: _("Take back the turn")),
    Deed("redo", "r", lambda: _("Redo")),
    Deed("hint", "h", lambda: _("Hint")),
    Deed("show_me", "s", lambda: _("Show me the choices")),
    Deed("log", "l", lambda: _("Log")),
    Deed("whole_log", "shift+l", lambda: _("The whole log")),
    Deed("recap", "w", lambda: _("What happened")),
    Deed("zoom", "z", lambda: _("Enlarge")),
    Deed("decks", "d", lambda: _("What is left in the decks")),
    Deed("pause", "p", lambda: _("Pause")),
    Deed("rules", "f1", lambda: _("Rules"), stays=True),
    Deed("fullscreen", "f11", lambda: _("Full screen or window"), stays=True),
)
BY_ID: Final[Mapping[str, Deed]] = {deed.id: deed for deed in DEEDS}
HANDS: Final[Mapping[str, Mapping[str, str]]] = {
    "both": {},
    "left": {
        "up": "w",
        "left": "a",
        "down": "s",
        "right": "d",
        "pick": "e",
        "back": "q",
        "unpick": "shift+q",
        "undo": "z",
        "undo_turn": "shift+z",
        "redo": "x",
        "hint": "r",
        "show_me": "v",
        "log": "g",
        "whole_log": "shift+g",
        "recap": "t",
        "zoom": "f",
        "decks": "b",
        "pause": "shift+e",
        "rules": "shift+r",
    },
    "right": {
        "next": "m",
        "previous": "shift+m",
        "back": "backspace",
        "unpick": "shift+backspace",
        "confirm": "k",
        "redo": "y",
        "show_me": "i",
        "recap": "o",
        "zoom": "j",
        "decks": "n",
        "rules": "shift+h",
    },
}
"""Sets of keys that one hand reaches, less those that are as they were: of the left hand, of the right hand."""
_RESERVED: Final = frozenset({"space", "enter", "?", "/", "left shift", "right shift", "left ctrl", "right ctrl"})
_NO_KEY: Final = frozenset({"left alt", "right alt", "left meta", "right meta", "caps lock", "numlock", "menu", ""})


class KeyRefusedError(ValueError):
    """A key that cannot be used for that; one sentence says why."""


class Keymap:
    """The keys of one person: the first keys, and what was set otherwise."""

    def __init__(self, changed: Mapping[str, str] | None = None) -> None:
        """``changed``: deed id -> key. What names no deed or no key, or a key twice, is left at its first key."""
        self.changed: dict[str, str] = {}
        taken: dict[str, str] = {}
        for deed_id, key in (changed or {}).items():
            if deed_id in BY_ID and key != BY_ID[deed_id].key and key not in taken and _is_usable(key):
                self.changed[deed_id], taken[key] = key, deed_id
        self._drop_clashes()
        self._deeds = {key: deed.id for deed in DEEDS if deed.stays for key in [deed.key]}
        self._deeds |= {self.key(deed.id): deed.id for deed in DEEDS}
        self._freed = {deed.key for deed in DEEDS if not deed.stays} - set(self._deeds)

    def _drop_clashes(self) -> None:
        """Leave at its first key what was set to a key that another deed still has."""
        while clash := next((one for one, key in self.changed.items() if self.holder(key, but=one)), ""):
            del self.changed[clash]

    def key(self, deed_id: str) -> str:
        """Return the key of a deed, as settings write it."""
        return self.changed.get(deed_id, BY_ID[deed_id].key)

    def name(self, deed_id: str) -> str:
        """Return the key of a deed as people read it: ``Shift+U``."""
        return named(self.key(deed_id))

    def holder(self, key: str, *, but: str = "") -> str:
        """Return the deed that a key is for, another than ``but``; empty if it is free."""
        return next((deed.id for deed in DEEDS if deed.id != but and self.key(deed.id) == key), "")

    def with_key(self, deed_id: str, key: str) -> dict[str, str]:
        """Return what is to be stored for a deed on another key. Raises KeyRefusedError."""
        if not _is_usable(key):
            raise KeyRefusedError(_("“{key}” cannot be set: it has its own meaning everywhere.").format(key=named(key)))
        held = self.holder(key, but=deed_id)
        if held:
            title = BY_ID[held].title()
            raise KeyRefusedError(_("“{key}” is taken: {deed}.").format(key=named(key), deed=title))
        rest = {one: before for one, before in self.changed.items() if one != deed_id}
        return rest if key == BY_ID[deed_id].key else {**rest, deed_id: key}

    def meant(self, event: Key) -> Key | None:
        """Return the key that the scenes know for a pressed one; None for one that has been freed."""
        if event.ctrl or event.alt or not self.changed:
            return event
        key = written(event)
        if key in self._freed:
            return None
        deed = self._deeds.get(key)
        if deed is None:
            return event
        code, shift = _stroke(BY_ID[deed].key)
        return event if (code, shift) == (event.key, event.shift) else replace(event, key=code, shift=shift, text="")


def written(event: Key) -> str:
    """Return a pressed key as settings write it."""
    return f"{SHIFT if event.shift else ''}{pygame.key.name(event.key)}"


def named(key: str) -> str:
    """Return a key as people read it."""
    plain = key.removeprefix(SHIFT)
    known = {
        "return": _("Enter"),
        "escape": _("Esc"),
        "backspace": _("Backspace"),
        "tab": _("Tab"),
        "left": _("Left"),
        "right": _("Right"),
        "up": _("Up"),
        "down": _("Down"),
    }
    name = known.get(plain, plain.title() if len(plain) > 1 else plain.upper())
    return _("Shift+{key}").format(key=name) if plain != key else name


def _stroke(key: str) -> Stroke:
    return pygame.key.key_code(key.removeprefix(SHIFT)), key.startswith(SHIFT)


def _is_usable(key: str) -> bool:
    """Whether a key can be set at all: it is one, and it has no meaning of its own everywhere."""
    plain = key.removeprefix(SHIFT)
    if plain in _RESERVED | _NO_KEY or plain.isdecimal() or plain.startswith("["):
        return False
    try:
        pygame.key.key_code(plain)
    except ValueError:
        return False
    return True


_current = Keymap()


def use(changed: Mapping[str, str]) -> Keymap:
    """Take up a person's keys, for everything that names one."""
    global _current  # noqa: PLW0603 -- the keys are one setting of the whole process
    _current = Keymap(changed)
    return _current


def name(deed_id: str) -> str:
    """Return the key of a deed as people read it now."""
    return _current.name(deed_id)
