"""What lies over every scene: the tooltip and toasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.ui.draw import room
from alicegames.ui.draw.theme import BODY, CAPTION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.draw.canvas import Canvas

_WIDTH: Final = 300.0
_MARGIN: Final = 8.0
_SECONDS: Final = 6.0


def draw_tooltip(canvas: Canvas, text: str, anchor: FRect, clear: Sequence[FRect] = ()) -> FRect:
    """Draw a tooltip beside a rectangle, inside the window, where it covers least of ``clear``; return where."""
    lines = canvas.type.wrap(text, CAPTION, min(_WIDTH * canvas.type.text_size, canvas.scale.width / 3))
    step = canvas.type.line_height(CAPTION)
    width = max(canvas.type.width(line, CAPTION) for line in lines) + 20
    bounds = canvas.scale.bounds.inflate(-2 * _MARGIN, -2 * _MARGIN)
    box = room.beside((width, len(lines) * step + 14), anchor, bounds, clear)
    canvas.shadow(box, radius=6, reach=6, drop=2)
    canvas.rounded(box, canvas.theme.ink, canvas.theme.paper_deep, radius=6)
    canvas.lines(lines, (box.left + 10, box.top + 7), CAPTION, canvas.theme.paper)
    return box


class Toasts:
    """Sentences shown at the foot of the window for a few seconds, the newest lowest; a click takes one away."""

    def __init__(self) -> None:
        self._shown: list[tuple[str, float]] = []
        self._boxes: dict[str, FRect] = {}
        """Where each was drawn last."""
        self._dirty = False

    @property
    def texts(self) -> tuple[str, ...]:
        """The sentences shown now."""
        return tuple(text for text, _ in self._shown)

    def add(self, text: str, now: float) -> None:
        """Show a sentence; the same one is not shown twice."""
        self._shown = [each for each in self._shown if each[0] != text][-2:]
        self._shown.append((text, now + _SECONDS))
        self._dirty = True

    def dismiss(self, pos: tuple[float, float]) -> bool:
        """Take away the sentence at a place, so that what it covers can be seen; return whether there was one."""
        hit = next((text for text in self.texts if text in self._boxes and self._boxes[text].collidepoint(pos)), None)
        if hit is None:
            return False
        self._shown = [each for each in self._shown if each[0] != hit]
        self._dirty = True
        return True

    def update(self, now: float) -> float | None:
        """Drop what has been shown long enough; return the seconds to the next such moment."""
        kept = [each for each in self._shown if each[1] > now]
        self._dirty = self._dirty or len(kept) != len(self._shown)
        self._shown = kept
        return min(end for _, end in kept) - now if kept else None

    def take_dirty(self) -> bool:
        """Return whether a frame is needed for them."""
        dirty, self._dirty = self._dirty, False
        return dirty

    def draw(self, canvas: Canvas) -> None:
        """Draw them."""
        bottom = canvas.scale.height - 16
        self._boxes = {}
        for text, _ in reversed(self._shown):
            lines = canvas.type.wrap(text, BODY, min(720.0, canvas.scale.width - 120))
            width = max(canvas.type.width(line, BODY) for line in lines) + 40
            height = len(lines) * canvas.type.line_height(BODY) + 18
            box = FRect((canvas.scale.width - width) / 2, bottom - height, width, height)
            self._boxes[text] = box
            canvas.panel(box)
            canvas.lines(lines, (box.centerx, box.top + 9), BODY, canvas.theme.ink, align="center")
            bottom = box.top - 8
