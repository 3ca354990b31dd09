"""The review: what cost each person most in a finished game, what was better, and the way back into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pygame import FRect

from alicegames.bots import BotWorker, levels
from alicegames.i18n import _
from alicegames.storage import Autosave, Opened, tolerant
from alicegames.storage.record import document_of
from alicegames.teaching.review import Notes, Review, Slip, path_of
from alicegames.ui.app.commands import Command, Home, Pop, Push, Stay
from alicegames.ui.app.scene import Scene
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night
from alicegames.ui.draw.theme import BODY, BODY_BOLD, CAPTION
from alicegames.ui.scenes import scene_class
from alicegames.ui.table.scene import TableScene
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.listview import ListView

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.session import Ply, Session
    from alicegames.match import Match
    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.table.bots import Worker

_ROW: Final = 76.0
_BUTTON: Final = 44.0


class ReviewScene(Scene):
    """It looks on while it is open, and goes on where it was when it is opened again."""

    name: ClassVar[str] = "review"

    def __init__(
        self, app: App, match: Match, session: Session[Any, Any], worker: Callable[[], Worker] | None = None
    ) -> None:
        """``worker`` makes what thinks; tests bring one that answers at once."""
        super().__init__(app)
        self._path = path_of(match, session)
        found = tolerant.load(self._path, Notes)[0] if self._path.exists() else None
        self.review = Review(match, session, found)
        self._make = worker or (lambda: BotWorker(match.game.id, match.pack.id.digest, wake=lambda: app.post(self)))
        self._worker: Worker | None = None
        self._asked: Ply[Any, Any] | None = None
        self.sheet = FRect(0, 0, 0, 0)
        seats = [Answer(seat, match.names[seat]) for seat in self.review.seats]
        self.seats = Choice("seats", seats, self.review.seats[0], self._show)
        self.list: ListView[Slip] = ListView("slips", (), _ROW, self._draw_row, on_open=lambda _slip: self._play_on())
        self.back = Button("back", _("Back"), Pop, icon="icon_arrow_left")
        self.fork = Button("fork", _("Play on from here"), self._play_on, kind="primary", icon="icon_play")
        self.look = Button("look", _("Look at it"), self._look, icon="icon_eye")
        self.practise = Button("practise", _("Practise these"), self._practise, icon="icon_question")
        self._show(self.review.seats[0])

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> ReviewScene:
        """Review a saved game, or one played at random."""
        table = TableScene.from_args(app, args)
        session = table.model.session
        while (decision := session.decision()) is not None:
            session.submit(decision.options[len(session.moves) * 7 % len(decision.options)])
        return cls(app, table.match, session)

    # -- looking ----------------------------------------------------------------------------------------------

    def update(self, now: float) -> float | None:
        """Ask about one choice after the other."""
        waits = [super().update(now)]
        if self._asked is None:
            self._asked = self.review.next()
            if self._asked is not None:
                self._ask(self._asked)
        if self._asked is not None:
            self._take(self._asked)
            waits.append(0.1)
        return min((wait for wait in waits if wait is not None), default=None)

    def _ask(self, move: Ply[Any, Any]) -> None:
        self._worker = self._worker or self._make()
        self.review.put(self._worker.ask, move, levels.strongest().id)

    def _take(self, move: Ply[Any, Any]) -> None:
        """Note the answer, if it has come, and keep what has been found so far."""
        answer = self._worker.poll() if self._worker is not None else None
        if answer is None:
            return
        self._asked = None
        self.review.take(move, answer.reason, answer.estimates)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fault = tolerant.save(self._path, self.review.notes)
        if fault is not None:
            self.app.toast(str(fault))
        self._show(self.seats.value)

    def message(self, payload: Any) -> Command | None:  # noqa: ANN401 -- the bots' worker posts the scene
        """Be woken by the worker."""
        return Stay() if payload is self else None

    def leave(self) -> None:
        """End the worker; what was found is kept."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    # -- what is shown ----------------------------------------------------------------------------------------

    def _show(self, seat: int) -> Command:
        """List the dearest choices of a seat."""
        self.list.set(self.review.dearest(seat))
        self.list.empty = _("Nothing that cost a point.") if self.review.is_done else self.progress
        for button in (self.fork, self.look, self.practise):
            if self.list.rows:
                button.enable()
            else:
                button.disable(_("Nothing that cost a point has been found yet."))
        self.refresh()
        return Stay()

    @property
    def progress(self) -> str:
        """How far it has come."""
        if self.review.is_done:
            return _("The whole game was looked at.")
        return _("Looking at the game: {percent} %. You may leave; it goes on when you come back.").format(
            percent=round(self.review.share * 100)
        )

    def _play_on(self) -> Command:
        """Go on from the choice selected, as a game of its own."""
        slip = self.list.row
        if slip is None:
            return Stay()
        match, session = self.review.match, self.review.session
        fresh = match.start(session.start)
        fresh.replay(session.codes[: slip.ply])
        self.app.go(Home())
        return Push(TableScene(self.app, match, fresh, Autosave(match)))

    def _look(self) -> Command:
        """Open the replay at the choice selected, with the eyes of who made it."""
        slip = self.list.row
        if slip is None:
            return Stay()
        match, session = self.review.match, self.review.session
        replay: Any = scene_class("replay")
        scene = replay(self.app, Opened(match, session, document_of(match, session), self._path))
        scene.stand_at(slip.ply, session.moves[slip.ply].player)
        return Push(scene)

    def _practise(self) -> Command:
        """Make problems of the choices that are listed."""
        problem: Any = scene_class("problem")
        return Push(problem.practise(self.app, self.review, self.list.rows)) if self.list.rows else Stay()

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place seats, list and buttons."""
        width = min(1000.0, scale.width - 48)
        left, bottom = (scale.width - width) / 2, scale.height - 24
        self.seats.rect = FRect(left, HEADING_HEIGHT, width, 40)
        top = HEADING_HEIGHT + 56
        self.sheet = FRect(left, top, width, bottom - _BUTTON - 16 - top)
        self.list.rect = self.sheet.inflate(-24, -24)
        self.list.row_height = 3 * self.app.type.line_height(BODY) + 18
        back, fork = self.back.width_for(self.app.type) + 12, self.fork.width_for(self.app.type) + 12
        self.back.rect = FRect(left, bottom - _BUTTON, back, _BUTTON)
        self.fork.rect = FRect(left + width - fork, bottom - _BUTTON, fork, _BUTTON)
        several = [self.seats] if len(self.seats.answers) > 1 else []
        right = self.fork.rect.left - 12
        for button in (self.practise, self.look):
            wide = button.width_for(self.app.type) + 12
            button.rect = FRect(right - wide, bottom - _BUTTON, wide, _BUTTON)
            right -= wide + 12
        self.widgets.set([*several, self.list, self.back, self.look, self.practise, self.fork])

    def draw_still(self, canvas: Canvas) -> None:
        """Draw wall, heading and sheet, and how far the review has come."""
        draw_night(canvas)
        draw_heading(canvas, _("What cost most"))
        canvas.panel(self.sheet)
        note = FRect(self.back.rect.right + 16, self.back.rect.top, 0, _BUTTON)
        note.width = self.look.rect.left - 16 - note.left
        percent = round(self.review.share * 100)
        looked = _("{percent} % looked at").format(percent=percent)
        if canvas.type.width(looked, canvas.type.fixed(CAPTION)) > note.width:
            looked = f"{percent} %"
        fitted(canvas, self.progress if self.review.is_done else looked, note, CAPTION, canvas.theme.paper)

    def _draw_row(self, canvas: Canvas, slip: Slip, rect: FRect, selected: bool) -> None:  # noqa: FBT001 -- a list's row
        del selected
        line = self.app.type.line_height(BODY)
        head, *more = self.review.told(slip)
        room = FRect(rect.left + 16, rect.top + 6, rect.w - 32, line + 2)
        fitted(canvas, head, room, BODY_BOLD, canvas.theme.ink, align="left")
        if more:
            below = FRect(room.left, room.bottom, room.w, rect.bottom - room.bottom - 4)
            style, lines = canvas.type.fit(more[0], BODY, below.w, below.h, lines=2)
            canvas.lines(lines, below.topleft, style, canvas.theme.ink_soft)
