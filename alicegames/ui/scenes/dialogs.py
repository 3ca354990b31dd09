"""Dialogs: a sheet of paper over the scene, with a question and its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.app.events import Key, Press, UiEvent
from alicegames.ui.app.scene import Command, Pop, Scene, SceneArgs, Stay
from alicegames.ui.draw.theme import BODY, TITLE
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.widgets.button import Kind

_WIDTHS = (480.0, 640.0, 800.0, 960.0)
"""A sheet is as narrow as its words allow in the window's height."""
_MARGIN = 28.0
_BUTTON = 40.0


class Dialog(Scene):
    """A modal sheet: title, text, a row of buttons; Esc is the first button (the one that does nothing)."""

    name: ClassVar[str] = "dialog"
    overlay: ClassVar[bool] = True
    closes_beside: ClassVar[bool] = False
    """Whether a click beside the sheet closes it: where nothing is asked."""

    def __init__(self, app: App, title: str, text: str = "") -> None:
        super().__init__(app)
        self.title = title
        self.text = text
        self.sheet = FRect(0, 0, _WIDTHS[0], 100)
        self.buttons: list[Button] = []

    def add(self, widget_id: str, label: str, then: Callable[[], Command | None], *, kind: Kind = "plain") -> Button:
        """Add an answer; the dialog closes before ``then`` is carried out."""
        button = Button(widget_id, label, lambda: self._answer(then), kind=kind)
        self.buttons.append(button)
        self.widgets.set([*self.widgets.widgets, button])
        return button

    def _answer(self, then: Callable[[], Command | None]) -> Command:
        self.app.sound.play("click")
        self.app.go(Pop())
        return then() or Stay()

    def extra_height(self) -> float:
        """Return the height of what a subclass draws between text and buttons."""
        return 0.0

    def least_width(self) -> float:
        """Return the width under which a subclass's own drawing would be cut."""
        return 0.0

    def _height(self, width: float) -> float:
        inner = width - 2 * _MARGIN
        words = self.app.type.height(self.text, BODY, inner) + 12 if self.text else 0.0
        title = self.app.type.height(self.title, TITLE, inner)
        return _MARGIN * 2 + title + words + self.extra_height() + _BUTTON + 20

    def _buttons_width(self) -> float:
        """Return the width under which the row of buttons would leave the sheet."""
        row = sum(max(104.0, button.width_for(self.app.type)) + 12 for button in self.buttons)
        return row - 12 + 2 * _MARGIN

    def fits(self, scale: Scale) -> bool:
        """Whether the widest sheet has room for everything in the window."""
        widest = min(_WIDTHS[-1], scale.width - 32)
        return self.least_width() <= widest and self._height(widest) <= scale.height - 32

    def layout(self, scale: Scale) -> None:
        """Place the sheet in the middle, the buttons at its foot."""
        kind = self.app.type
        least = max(self.least_width(), self._buttons_width())
        wide = (width for width in _WIDTHS if width >= least)
        fitting = (width for width in wide if self._height(width) <= scale.height - 32)
        width = next(fitting, _WIDTHS[-1])
        height = self._height(width)
        self.sheet = FRect((scale.width - width) / 2, (scale.height - height) / 2, width, height)
        right = self.sheet.right - _MARGIN
        for button in reversed(self.buttons):
            width = max(104.0, button.width_for(kind))
            button.rect = FRect(right - width, self.sheet.bottom - _MARGIN - _BUTTON, width, _BUTTON)
            right -= width + 12

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the sheet and its words."""
        canvas.panel(self.sheet)
        inner = self.sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        used = canvas.paragraph(self.title, inner, TITLE, canvas.theme.teal)
        if self.text:
            below = FRect(inner.left, inner.top + used + 8, inner.width, inner.height)
            canvas.paragraph(self.text, below, BODY)

    def handle(self, event: UiEvent) -> Command | None:
        """Esc takes the harmless answer; nothing reaches the scene below."""
        if isinstance(event, Key) and event.key == pygame.K_ESCAPE:
            return self.buttons[0].on_click() if self.buttons else Pop()
        if self.closes_beside and isinstance(event, Press) and not self.sheet.collidepoint(event.pos):
            return self.buttons[0].on_click() if self.buttons else Pop()
        return super().handle(event)


class Confirm(Dialog):
    """Ask before something is done."""

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        yes: str,
        then: Callable[[], Command | None],
        *,
        kind: Kind = "primary",
    ) -> None:
        super().__init__(app, title, text)
        self.add("no", _("Cancel"), lambda: None)
        self.widgets.focus(self.add("yes", yes, then, kind=kind), by_keyboard=False)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> Confirm:
        """Show a harmless question, for a screenshot."""
        del args
        return cls(
            app, _("Leave the game?"), _("It is saved: Continue takes you back to it."), _("Leave"), lambda: None
        )


class Message(Dialog):
    """Say something."""

    closes_beside: ClassVar[bool] = True

    def __init__(self, app: App, title: str, text: str) -> None:
        super().__init__(app, title, text)
        self.widgets.focus(self.add("ok", _("Close"), lambda: None, kind="primary"), by_keyboard=False)


class Ask(Dialog):
    """Ask for a line of text."""

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        value: str,
        yes: str,
        then: Callable[[str], Command | None],
        *,
        limit: int = 60,
    ) -> None:
        super().__init__(app, title, text)
        self.entry = TextEntry("entry", value, limit=limit)
        self.widgets.set([self.entry])
        self.add("no", _("Cancel"), lambda: None)
        self.add("yes", yes, lambda: then(self.entry.value), kind="primary")
        self.widgets.focus(self.entry)
        self.entry.focus_from(1)

    def extra_height(self) -> float:
        """Leave room for the entry."""
        return 52.0

    def layout(self, scale: Scale) -> None:
        """Place the entry over the buttons."""
        super().layout(scale)
        self.entry.rect = FRect(
            self.sheet.left + _MARGIN, self.sheet.bottom - _MARGIN - _BUTTON - 56, self.sheet.width - 2 * _MARGIN, 40
        )

    def handle(self, event: UiEvent) -> Command | None:
        """Enter in the entry is the answer."""
        entering = isinstance(event, Key) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if entering and self.widgets.focused is self.entry:
            return self.buttons[-1].on_click()
        return super().handle(event)


class Menu(Dialog):
    """A column of choices, such as a table's menu; the first closes it."""

    closes_beside: ClassVar[bool] = True

    def __init__(self, app: App, title: str, items: Sequence[tuple[str, str, Callable[[], Command | None]]]) -> None:
        super().__init__(app, title)
        for widget_id, label, then in items:
            self.add(widget_id, label, then)

    def layout(self, scale: Scale) -> None:
        """Place the buttons under each other."""
        width, step = 320.0, _BUTTON + 10
        title = self.app.type.height(self.title, TITLE, width)
        height = 2 * _MARGIN + title + 14 + step * len(self.buttons) - 10
        self.sheet = FRect(0, 0, width + 2 * _MARGIN, height)
        self.sheet.center = (scale.width / 2, scale.height / 2)
        top = self.sheet.top + _MARGIN + title + 14
        for number, button in enumerate(self.buttons):
            button.rect = FRect(self.sheet.left + _MARGIN, top + number * step, width, _BUTTON)
