"""Statistics: how everybody has fared, a row for each game, person and kind of opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.bots import levels
from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.storage import SaveError, library, statistics
from alicegames.ui.app.commands import Command, Pop, Push, Stay
from alicegames.ui.app.scene import Scene
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night
from alicegames.ui.draw.numbers import number
from alicegames.ui.draw.theme import CAPTION, HEADING, NAME, Face, Style
from alicegames.ui.scenes.files import FileDialog, Question
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.listview import ListView

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.storage.statistics import Fared
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale

_ROW: Final = 64.0
_COVER: Final = 38.0
_SHARES: Final = (0.30, 0.18, 0.26, 0.13, 0.13)
"""The widths of who and game, opponents, won, best, mean."""
_FIGURE: Final = Style(Face.TEXT_BOLD, 18, tabular=True)


class StatisticsScene(Scene):
    """A list of results, of one game or of all."""

    name = "statistics"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.fault = ""
        self.every: tuple[Fared, ...] = ()
        self.game = ""
        self.sheet = FRect(0, 0, 0, 0)
        self.list: ListView[Fared] = ListView("results", (), _ROW, self._draw_row)
        self._make_widgets()
        self.list.empty = _("No game with a person at the table has been finished yet. It will stand here by itself.")

    def _make_widgets(self) -> None:
        answers = [Answer("", _("All games")), *(Answer(game, registry.title(game)) for game in registry.ids())]
        self.games = Choice("games", answers, self.game, self._change_game)
        self.back = Button("back", _("Back"), Pop, icon="icon_arrow_left")
        self.export = Button("export", _("Write as CSV"), self._ask_export, icon="icon_export")
        self.widgets.set([self.games, self.list, self.back, self.export])

    def relabel(self) -> None:
        """Make the words anew."""
        self._make_widgets()

    def enter(self) -> None:
        """Read the results; where there are none yet, those of the finished games among the saved ones are counted."""
        try:
            if statistics.is_new():
                statistics.rebuild(library.finished())
            self.every = statistics.fared()
        except SaveError as error:
            self.fault = str(error)
        self._show()

    def _show(self) -> None:
        self.list.set([row for row in self.every if self.game in {"", row.game}])
        if self.list.rows:
            self.export.enable()
        else:
            self.export.disable(self.fault or _("There is nothing to write yet."))
        self.refresh()

    def _change_game(self, game: str) -> Command:
        self.game = game
        self._show()
        return Stay()

    def _ask_export(self) -> Command:
        words = _("Every finished game, a line for each seat, for a table of your own.")
        question = Question(_("Write as CSV"), words, _("Write"), ".csv", "alicegames-results")
        return Push(FileDialog(self.app, question, self._write))

    def _write(self, target: Path) -> Command:
        try:
            with target.open("x", encoding="utf-8", newline="") as file:
                count = statistics.write_csv(file)
        except FileExistsError:
            self.app.toast(_("“{file}” is there already; choose another name.").format(file=target.name))
        except OSError as error:
            self.app.toast(
                _("“{file}” could not be written ({system}); choose another folder.").format(
                    file=target.name, system=error.strerror or error
                )
            )
        else:
            written = ngettext("{count} result written to {file}.", "{count} results written to {file}.", count)
            self.app.toast(written.format(count=count, file=target))
        return Stay()

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """One wide sheet, the filter over the list, the buttons at the foot."""
        width = min(1100.0, scale.width - 48)
        left = (scale.width - width) / 2
        self.sheet = FRect(left, HEADING_HEIGHT, width, scale.height - HEADING_HEIGHT - 76)
        self.games.rect = FRect(left + 20, self.sheet.top + 16, min(360.0, width - 40), 40)
        top = self.games.rect.bottom + 12 + self.app.type.line_height(CAPTION) + 8
        self.list.rect = FRect(left + 12, top, width - 24, self.sheet.bottom - 14 - top)
        self.list.row_height = max(_ROW, self.app.type.line_height(HEADING) + self.app.type.line_height(CAPTION) + 10)
        self.list.set(self.list.rows)
        self.back.rect = FRect(left, scale.height - 60, 150, 44)
        wide = self.export.width_for(self.app.type)
        self.export.rect = FRect(left + width - wide, scale.height - 60, wide, 44)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the wall, the sheet and the heads of the columns."""
        draw_night(canvas)
        draw_heading(canvas, _("Statistics"), self.fault or _("Finished games, by person and opponents."))
        canvas.panel(self.sheet)
        if not self.list.rows:
            return
        top = self.games.rect.bottom + 12
        high = canvas.type.line_height(CAPTION)
        room = FRect(self.list.rect.left + 16 + _COVER, top, self.list.rect.width - 48 - _COVER, high)
        for head, place in zip(self._heads(), _columns(room), strict=True):
            place.w -= 8
            fitted(canvas, head, place, CAPTION, canvas.theme.ink_soft, align="left")

    @staticmethod
    def _heads() -> tuple[str, ...]:
        return (_("Who"), _("Against"), _("Won"), _("Most points"), _("Mean points"))

    def _draw_row(self, canvas: Canvas, row: Fared, rect: FRect, selected: bool) -> None:  # noqa: FBT001 -- the list's
        theme = canvas.theme
        ink = theme.teal if selected else theme.ink
        spine = f"cover_{row.game}"
        if canvas.sprites.has(spine):
            canvas.sprite(spine, FRect(rect.left + 8, rect.top + 6, _COVER, min(rect.height, _ROW) - 12))
        room = FRect(rect.left + 16 + _COVER, rect.top, rect.width - 48 - _COVER, rect.height)
        who, against, won, best, mean = _columns(room)
        middle = rect.centery
        name, game = canvas.type.line_height(HEADING), canvas.type.line_height(CAPTION)
        top = middle - (name + game) / 2
        canvas.text(row.name, (who.left, top), HEADING, ink, width=who.width - 8)
        canvas.text(registry.title(row.game), (who.left, top + name), CAPTION, theme.ink_soft, width=who.width - 8)
        rivals = levels.title(row.against) if row.against else _("people")
        canvas.text(
            rivals, (against.left, middle - canvas.type.line_height(NAME) / 2), NAME, ink, width=against.width - 8
        )
        self._draw_won(canvas, row, won)
        for place, value in ((best, number(row.best)), (mean, f"{row.mean:.1f}")):
            box = FRect(place.left, middle - 14, place.width - 8, 28)
            fitted(canvas, value, box, _FIGURE, ink, align="left")

    @staticmethod
    def _draw_won(canvas: Canvas, row: Fared, place: FRect) -> None:
        """Draw a bar of the games: won, shared, lost, told in words below it."""
        theme = canvas.theme
        words_high = canvas.type.line_height(CAPTION)
        bar = FRect(place.left, place.centery - 7 - words_high / 2, place.width - 20, 12)
        canvas.rounded(bar, theme.paper_deep, theme.ink_soft, radius=3, line=1)
        share = bar.width / max(1, row.played)
        won = FRect(bar.left, bar.top, share * row.won, bar.height)
        if row.won:
            canvas.rounded(won, theme.teal, theme.ink_soft, radius=3, line=1)
        if row.tied and row.against:  # among people a shared first place is won already
            canvas.rounded(
                FRect(won.right, bar.top, share * row.tied, bar.height), theme.gold, theme.ink_soft, radius=3
            )
        words = ngettext("{won} of {count} game", "{won} of {count} games", row.played)
        text = words.format(won=row.won, count=row.played)
        if row.tied:
            text += " · " + _("{count} shared").format(count=row.tied)
        canvas.text(text, (bar.left, bar.bottom + 3), CAPTION, theme.ink_soft, width=bar.width)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return ((_("Up, Down"), _("the next row")),)


def _columns(room: FRect) -> list[FRect]:
    """Divide a row among its columns."""
    places, left = [], room.left
    for share in _SHARES:
        places.append(FRect(left, room.top, room.width * share, room.height))
        left += room.width * share
    return places
