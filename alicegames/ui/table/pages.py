"""The boards that take turns on the stage: tabs over it, and which one is shown by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.i18n import _
from alicegames.ui.table.frame import tab_rect
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.ui.app.commands import Command
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Page
    from alicegames.ui.table.frame import TableFrame
    from alicegames.ui.table.hub import Hub
    from alicegames.ui.widgets.base import Widget, WidgetState


class PageTab(Button):
    """A tab; a golden dot tells that something on its board is lit."""

    def __init__(self, page: Page, on_click: Callable[[], Command | None], *, shown: bool, lit: bool) -> None:
        kind = "primary" if shown else "plain"
        super().__init__(f"tab:{page.id}", page.label, on_click, kind=kind, icon=page.sprite)  # type: ignore[arg-type]
        self.lit = lit
        if lit:
            self.tooltip = _("Something here can be chosen now.")

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the tab and its dot."""
        super().draw(canvas, state)
        if self.lit:
            centre = (self.rect.right - 10, self.rect.top + 10)
            canvas.circle(centre, 5, canvas.theme.gold, canvas.theme.ink)


class Pages:
    """Which board is on the stage."""

    def __init__(self, scene: Hub) -> None:
        self._scene = scene
        self._shown = ""

    @property
    def shown(self) -> str:
        """The page on the stage; empty where there is but one board."""
        pages = self._pages()
        if not pages:
            return ""
        return self._shown if _whole(self._shown) in {page.id for page in pages} else pages[0].id

    def _pages(self) -> tuple[Page, ...]:
        model = self._scene.model
        return model.presenter.pages(model.view, self._scene.app.scale.bounds.size)

    @property
    def at(self) -> tuple[str, int]:
        """The board on the stage, and of how many."""
        return self.shown, self.count

    @property
    def count(self) -> int:
        """How many boards take turns on the stage."""
        return len(self._pages())

    def of(self, target: str) -> str:
        """Return the page of a target; empty if it is on every page, or a button."""
        model = self._scene.model
        return model.presenter.page_of(model.view, target, self._scene.app.scale.bounds.size)

    def turn_to(self, page: str) -> Command | None:
        """Show a page."""
        self._shown = page
        self._scene.compose()
        return None

    def turn_to_number(self, number: int) -> bool:
        """Show the page of this number, from 0. Return whether there is one."""
        pages = self._pages()
        if number >= len(pages):
            return False
        self.turn_to(pages[number].id)
        return True

    def lead(self, target: str) -> bool:
        """Turn to the page that a thing leads to which can do nothing else. Return whether there is one."""
        model, size = self._scene.model, self._scene.app.scale.bounds.size
        page = model.presenter.leads_to(model.view, target, self.shown, size)
        if page:
            self.turn_to(page)
        return bool(page)

    def follow(self, targets: Iterable[str]) -> None:
        """Show the page of the first of these targets, unless one of them lies on the page that is shown."""
        wanted = [page for page in map(self.of, targets) if page]
        if wanted and _whole(self.shown) not in wanted:
            self._shown = wanted[0]

    def tabs(self, frame: TableFrame) -> list[Widget]:
        """Make the tabs."""
        pages = self._pages()
        if not pages or not frame.pages.h:
            return []
        lit = {self.of(target) for target in self._scene.model.picker.lit}
        made: list[Widget] = []
        for number, page in enumerate(pages):
            tab = PageTab(
                page,
                lambda page=page: self.turn_to(page.id),  # type: ignore[misc]
                shown=page.id == _whole(self.shown),
                lit=page.id in lit,
            )
            tab.rect = tab_rect(frame.pages, number, len(pages), self._scene.model.presenter.tab_width)
            made.append(tab)
        return made


def _whole(page: str) -> str:
    """Return the page that a part of one belongs to."""
    return page.partition(".")[0]
