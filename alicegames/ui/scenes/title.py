"""The title: four books on a shelf, Continue, Load, Learn, Rules, Settings, Quit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games import registry
from alicegames.i18n import _
from alicegames.storage import library
from alicegames.ui.app.commands import Command, Push, Quit
from alicegames.ui.app.events import Move, UiEvent
from alicegames.ui.app.scene import Scene
from alicegames.ui.draw.ground import draw_night
from alicegames.ui.draw.theme import QUOTE, Face, Style, mix
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.bookshelf import Book, stand
from alicegames.ui.scenes.continue_card import ContinueCard
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from alicegames.storage.library import Entry
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale

_NAME: Final = Style(Face.DISPLAY_BOLD, 46, leading=1.2)
_TURN: Final = 0.28
"""Seconds a book takes to turn."""
_MOST: Final = 1160.0
_BOARD: Final = 40.0
"""Where the shelf's board ends in its drawing of 1200 by 80, which begins 6 above where books stand."""
_FOOT: Final = 128.0
_BUTTON: Final = 44.0


class TitleScene(Scene):
    """The first scene: everything else is opened from here."""

    name = "title"

    def ambience(self) -> str:
        """Return the night: the first scene is drawn by night."""
        return "night"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.books = self._make_books()
        self.shown: Book = self._first_shown()
        self.shown.turn = 1.0
        self.card = ContinueCard(self._continue)
        self._last_tick = 0.0
        self._frames = 0
        self._has_read = False
        self._floor = self._height = 0.0
        self._make_buttons()

    def _make_books(self) -> list[Book]:
        return [Book(game, book.title(), self._open_book) for game, book in registry.books().items()]

    def relabel(self) -> None:
        """Letter books and buttons in another language."""
        shown = self.books.index(self.shown)
        self.books = self._make_books()
        self.shown = self.books[shown]
        self.shown.turn = 1.0
        self._make_buttons()

    def _make_buttons(self) -> None:
        self.buttons = [
            Button("load", _("Load a game"), lambda: self._open("load"), icon="icon_load"),
            Button("learn", _("Learn"), lambda: self._open("learn"), icon="icon_learn"),
            Button("rules", _("Rules"), lambda: self._open("rules"), icon="icon_rules"),
            Button("statistics", _("Statistics"), lambda: self._open("statistics"), icon="icon_chart"),
            Button("settings", _("Settings"), lambda: self._open("settings"), icon="icon_settings"),
            Button("quit", _("Quit"), Quit, icon="icon_close"),
        ]
        self.widgets.set([*self.books, self.card, *self.buttons])

    def _first_shown(self) -> Book:
        last = self.app.settings.last_game
        return next((book for book in self.books if book.game == last), self.books[0])

    # -- what is opened ---------------------------------------------------------------------------------------

    def _open(self, name: str) -> Command:
        self.app.sound.play("click")
        return Push(scene_class(name)(self.app))

    def _open_book(self, game: str) -> Command:
        self.app.sound.play("page")
        if not self.app.settings.reduced_motion and self.app.settings.animation_speed:
            book = next(book for book in self.books if book.game == game)
            self.app.open_book(*book.closed(self.app.canvas(self.app.screen.surface())))
        setup: type[Scene] = scene_class("setup")
        return Push(setup(self.app, game))  # type: ignore[call-arg]

    def _continue(self, entry: Entry) -> Command:
        from alicegames.ui.scenes.damaged import ask_set_aside, go_on  # noqa: PLC0415 -- loaded when it is needed

        if entry.fault is not None and self.card.is_broken:
            return ask_set_aside(self.app, entry.fault, self.enter)
        self.app.sound.play("page")
        return go_on(self.app, entry.path, Push)

    # -- life -------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Look for the game to continue."""
        if self._frames:
            self._read_last_game()
        if self.widgets.focused is None:
            self.widgets.focus(self.shown, by_keyboard=False)

    def _read_on(self) -> bool:
        """Read what costs time, a piece a frame, after the first frame is on screen: the last game, the games' words.

        Return whether there is more.
        """
        if self._frames == 1:
            return True
        if not self._has_read:
            self._has_read = True
            self._read_last_game()
            return True
        unread = [book for book in self.books if not book.line]
        if unread:
            self._read_book(self.shown if self.shown in unread else unread[0])
        return len(unread) > 1

    def _read_book(self, book: Book) -> None:
        game = registry.get(book.game)
        book.title = game.title()
        few, many = min(game.players), max(game.players)
        counts = str(few) if few == many else f"{few}–{many}"
        book.line = _("{players} players · {minutes} min").format(players=counts, minutes=game.minutes)
        book.prepare(self.app.canvas(self.app.screen.surface()))
        self.touch()

    def _read_last_game(self) -> None:
        entry = library.latest()
        self.card.set(entry)
        from alicegames.ui.scenes.thumbnail import thumbnails  # noqa: PLC0415 -- presenters are loaded after the first frame

        self.card.picture = thumbnails(self.app).draw(entry, self.card.picture_width) if entry else None
        self.refresh()

    def update(self, now: float) -> float | None:
        """Turn the books towards where they are going."""
        self._frames += 1
        reading = self._read_on()
        step = min(0.05, now - self._last_tick) / _TURN if self._last_tick else 0.0
        self._last_tick = now
        turned = [self._turn(book, step) for book in self.books]
        moving = any(turned)
        if moving:
            stand(self.books, self.app.scale.width / 2, self._floor, self._height)
            self.touch()
        else:
            self._last_tick = 0.0
        waits = [super().update(now), 0.0 if moving or reading else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def _turn(self, book: Book, step: float) -> bool:
        goal = 1.0 if book is self.shown else 0.0
        if book.turn == goal:
            return False
        settings = self.app.settings
        if settings.reduced_motion or not settings.animation_speed:
            book.turn = goal
        else:
            step *= settings.animation_speed
            book.turn = min(goal, book.turn + step) if goal else max(goal, book.turn - step)
        return True

    def handle(self, event: UiEvent) -> Command | None:
        """Show the cover of the book that is pointed at or has the keyboard."""
        answer = super().handle(event)
        self._show(self.widgets.hovered if isinstance(event, Move) else self.widgets.focused)
        return answer

    def _show(self, widget: object) -> None:
        if isinstance(widget, Book) and widget is not self.shown:
            self.shown = widget
            self.touch()

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Header, shelf, blurb, foot; the books take what height is left."""
        width = min(_MOST, scale.width - 64)
        left = (scale.width - width) / 2
        foot = scale.height - 20 - max(_FOOT, 0.0)
        self._floor = foot - 96
        self._height = min(640.0, self._floor - 104)
        self._floor = min(self._floor, 104 + self._height + (self._floor - 104 - self._height) / 2)
        stand(self.books, scale.width / 2, self._floor, self._height)
        card = min(460.0, width * 0.45)
        self.card.rect = FRect(left, foot, card, _FOOT)
        self._place_buttons(FRect(left + card + 24, foot, width - card - 24, _FOOT))

    def _place_buttons(self, room: FRect) -> None:
        """Two rows beside the card, each as wide as the room; equal widths unless a word needs more."""
        half, high = (len(self.buttons) + 1) // 2, (_FOOT - 16) / 2
        for row, buttons in enumerate((self.buttons[:half], self.buttons[half:])):
            free = room.width - 16 * (len(buttons) - 1)
            needs = [button.width_for(self.app.type) for button in buttons]
            spare = (free - sum(needs)) / len(buttons)
            is_equal = max(needs) <= free / len(buttons)
            left = room.left
            for button, need in zip(buttons, needs, strict=True):
                wide = free / len(buttons) if is_equal else need + spare
                button.rect = FRect(left, room.top + row * (high + 16), wide, high)
                left += wide + 16

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the wall, the name and the shelf."""
        draw_night(canvas)
        theme, middle = canvas.theme, canvas.scale.width / 2
        soft = mix(theme.night, theme.paper, 0.8)
        canvas.text(_("Alice Games"), (middle, 12), canvas.type.fixed(_NAME), theme.paper, align="center")
        canvas.sprite("divider", FRect(middle - 160, 66, 320, 24), tint=soft)
        self._draw_shelf(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the books, and the words about the one that shows its cover."""
        super().draw(canvas)
        blurb = self._blurb()
        if blurb:
            wanted, room = QUOTE.at(16 * canvas.type.text_size), self._shelf_width() * 0.72
            top = self.blurb_top
            style, lines = canvas.type.fit(blurb, wanted, room, max(20.0, min(58.0, self.card.rect.top - 8 - top)))
            canvas.lines(lines, (canvas.scale.width / 2, top), style, canvas.theme.paper, align="center")

    @property
    def blurb_top(self) -> float:
        """Where the words about a book begin: below the shelf's board, however large it is."""
        return self._floor + (_BOARD - 6) * self._shelf_width() / 1200 + 6

    def _shelf_width(self) -> float:
        return min(self.app.scale.width - 48, max(880.0, self._height * 2.5))

    def _draw_shelf(self, canvas: Canvas) -> None:
        middle, height = canvas.scale.width / 2, self._height
        wide = self._shelf_width()
        unit = wide / 1200
        canvas.sprite("shelf", FRect(middle - wide / 2, self._floor - 6 * unit, wide, 80 * unit))
        end = min(200.0, height * 0.44)
        for name, left in (
            ("bookend_teapot", middle - wide / 2 + 36),
            ("bookend_rabbit", middle + wide / 2 - 36 - end * 0.7),
        ):
            canvas.sprite(name, FRect(left, self._floor - end, end * 0.7, end))

    def _blurb(self) -> str:
        return registry.get(self.shown.game).blurb() if self.shown.line else ""

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return ((_("Left, Right"), _("the next book")), (_("Enter"), _("open it")))
