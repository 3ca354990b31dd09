"""The keys in the settings: a row for each thing a key does; the next key is set, or refused with the reason."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from alicegames.i18n import _
from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import Key, Press, UiEvent
from alicegames.ui.app.keymap import DEEDS, HANDS, Deed, Keymap, KeyRefusedError, written
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.form import Row

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.app.app import App

_MODIFIERS = frozenset(
    {pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT}
    | {pygame.K_LMETA, pygame.K_RMETA}
)


class KeyRows:
    """The rows, and which of them waits for its key."""

    def __init__(self, app: App, changed: Callable[[], None]) -> None:
        self._app, self._changed = app, changed
        self.waiting = ""
        """The deed whose key is to be pressed next; empty for none."""
        self._fault = ""

    def rows(self) -> list[Row]:
        """Return the form's rows."""
        hands = [
            Answer("both", _("As at first")),
            Answer("left", _("Left hand alone")),
            Answer("right", _("Right hand alone")),
        ]
        now = next((name for name, keys in HANDS.items() if dict(keys) == self._app.keys.changed), "own")
        if now == "own":
            hands.append(Answer("own", _("My own")))
        note = _("Choose a row and press its new key; Esc leaves it as it was. Tab, arrows, Enter and Esc always work.")
        first = [Row(_("Keys"), None, note), Row(_("One hand"), Choice("hands", hands, now, self._take_hand))]
        return [*first, *(self._row(deed) for deed in DEEDS)]

    def _row(self, deed: Deed) -> Row:
        waits = deed.id == self.waiting
        label = _("Press a key …") if waits else self._app.keys.name(deed.id)
        button = Button(f"key:{deed.id}", label, partial(self._wait_for, deed.id), kind="primary" if waits else "plain")
        return Row(deed.title(), button, self._fault if waits else "", "rose")

    def _take_hand(self, hand: str) -> Command:
        if hand in HANDS:
            self._set(dict(HANDS[hand]))
        return Stay()

    def _wait_for(self, deed_id: str) -> Command:
        self.waiting, self._fault = deed_id, ""
        self._changed()
        return Stay()

    def _set(self, keys: dict[str, str]) -> None:
        self.waiting = ""
        self._app.change(keys=keys)
        self._app.sound.play("click")
        self._changed()

    def hear(self, event: UiEvent) -> Command | None:
        """Set the key that is waited for, or say why it cannot be; a click elsewhere leaves all as it was."""
        if not self.waiting:
            return None
        if isinstance(event, Press):
            self.waiting = ""
            self._changed()
            return None
        if not isinstance(event, Key):
            return None
        if event.key not in _MODIFIERS:
            self._take(event)
        return Stay()

    def _take(self, event: Key) -> None:
        keys: Keymap = self._app.keys
        if event.key == pygame.K_ESCAPE and self.waiting != "back":
            self.waiting = ""
            self._changed()
            return
        try:
            self._set(keys.with_key(self.waiting, written(event)))
        except KeyRefusedError as refused:
            self._fault = str(refused)
            self._app.sound.play("error")
            self._changed()
