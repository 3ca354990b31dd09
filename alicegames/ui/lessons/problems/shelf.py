"""The shelf of problems: those of each game, how far they have come, and the problem of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from pygame import FRect

from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.storage import solved
from alicegames.teaching.problems import daily
from alicegames.teaching.problems import problem as problems
from alicegames.teaching.problems.problem import ProblemError
from alicegames.ui.app.commands import Command, Pop, Push, Stay
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night
from alicegames.ui.draw.theme import BODY, QUOTE
from alicegames.ui.lessons.problems.card import ProblemCard
from alicegames.ui.lessons.problems.series import Series, of_game, of_today
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice

if TYPE_CHECKING:
    from alicegames.teaching.problems.problem import Problem
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale

_SIDE: Final = (240.0, 290.0)
_GAP: Final = 10.0
_BUTTON: Final = 44.0
_CARD: Final = 66.0
_LEAST: Final = 46.0
"""Height of a problem's card, at least."""
_COLUMN: Final = 7
"""So many problems stand in one column."""


class ShelfScene(Scene):
    """The Cat at the left, the problems of the chosen game at the right."""

    name: ClassVar[str] = "problems"

    def __init__(self, app: App, game_id: str = "") -> None:
        super().__init__(app)
        last = app.settings.last_game
        self.game = game_id or (last if last in registry.ids() else registry.ids()[0])
        self.cards: list[ProblemCard] = []
        self.faults: tuple[ProblemError, ...] = ()
        self.side = self.list = FRect(0, 0, 0, 0)
        self._make_widgets()

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> ShelfScene:
        """Show a game's problems."""
        return cls(app, args.game)

    def _make_widgets(self) -> None:
        answers = [Answer(each, book.title()) for each, book in registry.books().items()]
        self.games = Choice("games", answers, self.game, self._change_game)
        self.today = Button("today", _("Problem of the day"), self._open_today, kind="primary", icon="icon_star")
        self.back = Button("back", _("Back"), Pop, icon="icon_arrow_left")

    def relabel(self) -> None:
        """Letter everything in another language."""
        self._make_widgets()

    def enter(self) -> None:
        """Show how far the problems have come now."""
        self.layout(self.app.scale)
        if self.widgets.focused is None and self.cards:
            self.widgets.focus(self._next_card(), by_keyboard=False)

    def _next_card(self) -> ProblemCard:
        """Return the problem to try next: the easiest that is not solved."""
        return next((card for card in self.cards if card.state < solved.SHOWN), self.cards[0])

    # -- what is opened ---------------------------------------------------------------------------------------

    def _change_game(self, game_id: str) -> Command:
        self.game = game_id
        self.layout(self.app.scale)
        return Stay()

    def _open_today(self) -> Command | None:
        series = of_today()
        if not series.problems:
            self.app.toast(_("There are no problems."))
            return None
        return self._open(series.problems[0], series)

    def _open_here(self, problem: Problem) -> Command | None:
        return self._open(problem, of_game(self.game, registry.books()[self.game].title()))

    def _open(self, problem: Problem, series: Series) -> Command | None:
        from alicegames.ui.lessons.problems.scene import ProblemScene  # noqa: PLC0415 -- the table is loaded when needed

        self.app.sound.play("page")
        try:
            return Push(ProblemScene(self.app, problem, series))
        except ProblemError as error:
            self.app.toast(str(error))
            return None

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place everything anew, with the problems of the game that is shown."""
        found, self.faults = problems.available(self.game)
        done = self.app.settings.problems_done
        self.cards = [ProblemCard(each, done.get(each.id, solved.NEW), self._open_here) for each in found]
        width = min(1120.0, scale.width - 48)
        left, top, bottom = (scale.width - width) / 2, HEADING_HEIGHT, scale.height - 24
        self.games.rect = FRect(left, top, width, 40)
        top += 56
        side = max(_SIDE[0], min(_SIDE[1], width * 0.27))
        buttons = (self.today, self.back)
        foot = bottom - len(buttons) * (_BUTTON + 10) + 10
        for number, button in enumerate(buttons):
            button.rect = FRect(left, foot + number * (_BUTTON + 10), side, _BUTTON)
        self.side = FRect(left, top, side, foot - 14 - top)
        self.list = FRect(left + side + 20, top, width - side - 20, bottom - top)
        self._place_cards()
        self.widgets.set([self.games, *self.cards, *buttons])
        self.refresh()

    def _place_cards(self) -> None:
        """Place the problems in columns, read down the first one first."""
        most = max(1, int((self.list.h + _GAP) // (_LEAST + _GAP)))
        columns = max(1 + (len(self.cards) > _COLUMN), -(-len(self.cards) // most))
        rows = max(_COLUMN, -(-len(self.cards) // columns))
        height = min(_CARD * self.app.type.text_size, (self.list.h - (rows - 1) * _GAP) / rows)
        width = (self.list.w - (columns - 1) * _GAP) / columns
        for number, card in enumerate(self.cards):
            column, row = divmod(number, rows)
            left, top = self.list.left + column * (width + _GAP), self.list.top + row * (height + _GAP)
            card.rect = FRect(left, top, width, height)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw wall, heading and the Cat."""
        draw_night(canvas)
        draw_heading(
            canvas, _("Problems"), _("A position, a goal, and a way to be found. Every way that works is right.")
        )
        canvas.panel(self.side)
        inner = self.side.inflate(-40, -32)
        tall = min(inner.h * 0.55, inner.w * 1.2)
        canvas.sprite("cheshire_cat", FRect(inner.left, inner.top, inner.w, tall))
        words = FRect(inner.left, inner.top + tall + 10, inner.w, inner.h - tall - 10)
        wanted = QUOTE.at(17 * canvas.type.text_size)
        style, lines = canvas.type.fit(self.said(), wanted, words.w, words.h, lines=9)
        canvas.lines(lines, (words.centerx, words.top), style, canvas.theme.ink, align="center")
        if self.faults:
            self._draw_faults(canvas)

    def said(self) -> str:
        """Return what the Cat says."""
        today = daily.of_day(daily.today(), daily.everything())
        done = sum(card.state == solved.SOLVED for card in self.cards)
        count = ngettext("{done} of {count} solved.", "{done} of {count} solved.", len(self.cards))
        told = count.format(done=done, count=len(self.cards))
        if today is None:
            return told
        day = _("Today’s comes from {game}: “{title}”.")
        title = registry.books()[today.game].title()
        return f"{told}\n{day.format(game=title, title=_(today.title))}"

    def _draw_faults(self, canvas: Canvas) -> None:
        """Say which problem files cannot be used, and why."""
        room = FRect(self.list.left, self.list.bottom - 90, self.list.w, 90)
        canvas.panel(room)
        lines = [str(fault) for fault in self.faults]
        canvas.paragraph("\n".join(lines[:2]), room.inflate(-32, -24), BODY, canvas.theme.rose)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return ((_("Tab, arrows"), _("the next problem")), (_("Enter"), _("open it")))
