"""Learn: the lessons of each game, how far they have been taken, and the rules to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.teaching import lesson as lessons
from alicegames.teaching.lesson import Lesson, LessonError
from alicegames.ui.app.commands import Command, Pop, Push, Stay
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night
from alicegames.ui.draw.theme import BODY, QUOTE
from alicegames.ui.lessons import pictures, progress
from alicegames.ui.lessons.card import HEIGHT, LessonCard
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.win_card import WinCard
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale

_SIDE: Final = (240.0, 290.0)
_GAP: Final = 14.0
_BUTTON: Final = 44.0


_WIDTH: Final = (1120.0, 1480.0)
"""Width of the page at most, with one column of lessons and with two."""
_FEW: Final = 3
_TALL: Final = 176.0
"""Height of a lesson's sheet where there are few, at most: their pictures are larger."""
_COLUMN: Final = 5
"""So many lessons stand in one column."""


class LearnScene(Scene):
    """The teacher at the left, the lessons of the chosen game at the right."""

    name = "learn"

    def __init__(self, app: App, game_id: str = "") -> None:
        super().__init__(app)
        self.game = game_id or self._first_game()
        self.cards: list[LessonCard] = []
        self.faults: tuple[LessonError, ...] = ()
        self.side = self.list = FRect(0, 0, 0, 0)
        self._unshown: set[str] = set()
        """Lessons that have no picture."""
        self._make_widgets()

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> LearnScene:
        """Show a game's lessons."""
        return cls(app, args.game)

    def _first_game(self) -> str:
        last = self.app.settings.last_game
        return last if last in registry.ids() and lessons.available(last)[0] else registry.ids()[0]

    def _make_widgets(self) -> None:
        answers = [Answer(each, book.title()) for each, book in registry.books().items()]
        self.games = Choice("games", answers, self.game, self._change_game)
        self.rules = Button("rules", _("Read the rules"), self._open_rules, icon="icon_rules")
        self.problems = Button("problems", _("Problems"), self._open_problems, icon="icon_question")
        self.play = Button("play", _("Play the game"), self._open_setup, icon="icon_play")
        self.back = Button("back", _("Back"), Pop, icon="icon_arrow_left")

    def relabel(self) -> None:
        """Letter everything in another language."""
        self._make_widgets()

    def enter(self) -> None:
        """Show how far the lessons have come now."""
        self.layout(self.app.scale)
        if self.widgets.focused is None and self.cards:
            self.widgets.focus(self._next_card(), by_keyboard=False)

    def _next_card(self) -> LessonCard:
        """Return the lesson to take next: the first that is not finished."""
        return next((card for card in self.cards if card.state != progress.DONE), self.cards[0])

    # -- what is opened ---------------------------------------------------------------------------------------

    def _change_game(self, game_id: str) -> Command:
        self.game = game_id
        self.layout(self.app.scale)
        return Stay()

    def _open_rules(self) -> Command:
        self.app.sound.play("page")
        return Push(scene_class("rules")(self.app, self.game))  # type: ignore[call-arg]

    def _open_problems(self) -> Command:
        self.app.sound.play("page")
        return Push(scene_class("problems")(self.app, self.game))  # type: ignore[call-arg]

    def _open_setup(self) -> Command:
        self.app.sound.play("page")
        return Push(scene_class("setup")(self.app, self.game))  # type: ignore[call-arg]

    def _open_lesson(self, lesson: Lesson, step: int) -> Command | None:
        from alicegames.ui.lessons.scene import LessonScene  # noqa: PLC0415 -- the table is loaded when it is needed

        self.app.sound.play("page")
        is_first = lesson == self.cards[0].lesson and progress.state_of(self.app, lesson) == progress.NEW
        try:
            self.app.go(Push(LessonScene(self.app, lesson, step)))
        except LessonError as error:
            self.app.toast(str(error))
            return None
        return Push(WinCard(self.app, lesson.game)) if is_first else None

    def update(self, now: float) -> float | None:
        """Draw the pictures of the lessons' tables, one a frame."""
        wait = super().update(now)
        wanting = [card for card in self.cards if card.picture is None and card.lesson.id not in self._unshown]
        if not wanting:
            return wait
        card = wanting[0]
        card.picture = pictures.picture(self.app, card.lesson, card.picture_width)
        if card.picture is None:
            self._unshown.add(card.lesson.id)
        self.touch()
        return 0.0

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place everything anew, with the lessons of the game that is shown."""
        found, self.faults = lessons.available(self.game)
        self.cards = [LessonCard(self.app, lesson, self._open_lesson) for lesson in found]
        width = min(_WIDTH[len(self.cards) > _COLUMN], scale.width - 48)
        left, top, bottom = (scale.width - width) / 2, HEADING_HEIGHT, scale.height - 24
        self.games.rect = FRect(left, top, width, 40)
        top += 56
        side = max(_SIDE[0], min(_SIDE[1], width * 0.27))
        buttons = (self.problems, self.play, self.rules, self.back)
        foot = bottom - len(buttons) * (_BUTTON + 10) + 10
        for number, button in enumerate(buttons):
            button.rect = FRect(left, foot + number * (_BUTTON + 10), side, _BUTTON)
        self.side = FRect(left, top, side, foot - _GAP - top)
        self.list = FRect(left + side + 20, top, width - side - 20, bottom - top)
        self._place_cards()
        for card in self.cards:
            card.picture = pictures.ready(self.app, card.lesson, card.picture_width)
        self.widgets.set([self.games, *self.cards, *buttons])
        self.refresh()

    def _place_cards(self) -> None:
        """Place the lessons under each other; more than a column holds in two, read down the first one first."""
        columns = 1 if len(self.cards) <= _COLUMN else 2
        rows = max(3, -(-len(self.cards) // columns))
        tallest = HEIGHT if len(self.cards) > _FEW else _TALL
        height = min(tallest * self.app.type.text_size, (self.list.h - (rows - 1) * _GAP) / rows)
        width = (self.list.w - (columns - 1) * _GAP) / columns
        for number, card in enumerate(self.cards):
            column, row = divmod(number, rows) if columns > 1 else (0, number)
            left, top = self.list.left + column * (width + _GAP), self.list.top + row * (height + _GAP)
            card.rect = FRect(left, top, width, height)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw wall, heading and the teacher."""
        draw_night(canvas)
        draw_heading(canvas, _("Learn"), _("Short lessons at a real table. You may stop at any step and go on later."))
        canvas.panel(self.side)
        inner = self.side.inflate(-40, -32)
        tall = min(inner.h * 0.6, inner.w * 1.3)
        canvas.sprite("white_rabbit", FRect(inner.left, inner.top, inner.w, tall))
        words = FRect(inner.left, inner.top + tall + 10, inner.w, inner.h - tall - 10)
        wanted = QUOTE.at(17 * canvas.type.text_size)
        style, lines = canvas.type.fit(self._said(), wanted, words.w, words.h, lines=8)
        canvas.lines(lines, (words.centerx, words.top), style, canvas.theme.ink, align="center")
        if self.faults or not self.cards:
            self._draw_faults(canvas)

    def _said(self) -> str:
        if not self.cards:
            return _("I have no lessons for this game. But its rules can be read, and every table says why not.")
        done = sum(card.state == progress.DONE for card in self.cards)
        if done == len(self.cards):
            return _("You have taken all my lessons for this game. Off to the table, before it is late!")
        if not done:
            return _("Oh dear, shall we be too late? No: it only takes a few minutes. Begin with the first one.")
        left = len(self.cards) - done
        return ngettext(
            "One lesson more, and you know it all.", "{count} lessons more, and you know it all.", left
        ).format(count=left)

    def _draw_faults(self, canvas: Canvas) -> None:
        """Say which lesson files cannot be used, and why."""
        top = self.cards[-1].rect.bottom + _GAP if self.cards else self.list.top
        lines = [str(fault) for fault in self.faults] or [_("There are no lessons for this game.")]
        room = FRect(self.list.left, top, self.list.w, 90)
        canvas.panel(room)
        canvas.paragraph("\n".join(lines[:2]), room.inflate(-32, -24), BODY, canvas.theme.rose)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return ((_("Tab, arrows"), _("the next lesson")), (_("Enter"), _("open it")))
