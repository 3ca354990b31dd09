"""Presses that are not meant: one counts only for what has been there for a moment."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, Protocol

from alicegames.ui.app.events import LEFT, Key, Press
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.app.events import UiEvent
    from alicegames.ui.draw.scale import Pos

MOMENT: Final = 0.3
"""Seconds for which a thing must have been there before it can be pressed."""
_NEAR: Final = 12.0
"""Units: a pointer that has gone further since the change went there on purpose."""


class Guard:
    """Notes when what a press would mean has changed by itself: under the pointer, or where the keyboard is."""

    def __init__(self) -> None:
        self._meaning: object = None
        self._pos: Pos = (0.0, 0.0)
        self._until = 0.0

    def look(self, meaning: object, pos: Pos, now: float, *, by_hand: bool = False) -> None:
        """Take note of what a press would mean now; ``by_hand``: the person went there, so it is known."""
        if self._meaning is not None and meaning != self._meaning and not by_hand:
            self._pos, self._until = pos, now + MOMENT
        self._meaning = meaning

    def show(self, since: float, now: float) -> None:
        """Be told that what has changed ``since`` then can be seen only now."""
        if self._until >= since + MOMENT:
            self._until = now + MOMENT

    def refuses(self, pos: Pos, now: float) -> bool:
        """Whether a press here comes too soon after a change to be meant for it."""
        return now < self._until and math.dist(pos, self._pos) <= _NEAR

    def lift(self) -> None:
        """Let the next press count: the person has moved on."""
        self._until = 0.0


class Guarded(Protocol):
    """The app, as far as it matters here."""

    stack: list[Any]
    mouse: Pos
    clock: Callable[[], float]

    @property
    def top(self) -> Any:  # noqa: ANN401 -- a scene
        """The scene that hears events."""


class Guards:
    """Judges the presses of the pointer, and those of Enter where the keyboard is."""

    def __init__(self, app: Guarded) -> None:
        self._app = app
        self._pointer, self._keyboard = Guard(), Guard()

    def look(self, *, by_hand: bool = False) -> None:
        """Note what a press and what Enter would mean now."""
        app = self._app
        if app.stack:
            meaning = (id(app.top), app.top.meaning(app.mouse))
            self._pointer.look(meaning, app.mouse, app.clock(), by_hand=by_hand)
            self.look_at_keyboard(by_hand=by_hand)

    def look_at_keyboard(self, *, by_hand: bool) -> None:
        """Note what Enter would mean now."""
        app = self._app
        if app.stack:
            self._keyboard.look((id(app.top), app.top.meaning(None)), (0, 0), app.clock(), by_hand=by_hand)

    def show(self, since: float) -> None:
        """Be told that what has changed since then can be seen only now."""
        for guard in (self._pointer, self._keyboard):
            guard.show(since, self._app.clock())

    def refuse(self, event: UiEvent) -> bool:
        """Return whether a press comes so soon after a change that it was meant for what was there before."""
        now = self._app.clock()
        if isinstance(event, Key) and not is_click_key(event):
            self._keyboard.lift()
        if is_click_key(event):
            return self._keyboard.refuses((0, 0), now)
        return isinstance(event, Press) and event.button == LEFT and self._pointer.refuses(event.pos, now)
