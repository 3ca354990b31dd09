"""One game at the terminal: hot-seat and against bots, with undo, hints, rules and saves."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from alicegames.bots import levels
from alicegames.core.decision import IllegalChoiceError
from alicegames.i18n import _
from alicegames.storage import Autosave, report, settings, statistics
from alicegames.teaching import advice
from alicegames.terminal import commands, pages
from alicegames.terminal.console import Console, LeaveError

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.terminal.thinker import Thinker


class Client:
    """Plays a session to its end, or until the person leaves; every choice is saved."""

    def __init__(
        self,
        match: Match,
        session: Session[Any, Any],
        autosave: Autosave,
        thinker: Thinker,
        console: Console,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """``now`` returns seconds; tests bring their own."""
        self.match = match
        self.session = session
        self.autosave = autosave
        self.thinker = thinker
        self.console = console
        self._now = now
        self.viewer = min(match.humans, default=0)
        """The seat whose person looks at the screen."""
        self._told = {seat: _left_off(session, seat) for seat in range(match.setup.players)}
        self._told[-1] = _left_off(session, None)
        self._shown_turn = -1
        self.hint: list[str] | None = None
        """What the hint of this decision has still to say; None if none was asked for."""
        self._is_curtained = match.game.has_secrets and len(match.humans) > 1
        self._is_open = not self._is_curtained
        """Whether the viewer is known to sit there."""

    def run(self) -> None:
        """Play. Leaving in any way keeps the game."""
        say = self.console.say
        try:
            self._greet()
            while not self.session.is_over:
                self._step()
            self._finish()
        except (LeaveError, KeyboardInterrupt):
            self._keep()
            say("", self._farewell())
        except BaseException:
            self._keep()
            raise

    def _greet(self) -> None:
        self.console.say(self.match.game.title(), _("Type a number or a code to choose, ? for help."), "")
        if self.autosave.note:
            self.console.say(self.autosave.note)
        if self.session.moves and max(self._told.values()):
            self.console.say(_("What has happened since your last choice is told; “log all” tells the whole game."))

    def _step(self) -> None:
        decision = self.session.decision()
        assert decision is not None, "the game is over"
        if decision.player in self.match.humans:
            self._take_seat(decision.player)
            self._show(decision)
            if len(decision.options) == 1 and settings.load()[0].answer_single:
                self.console.say(_("There is one choice only, and it is made."))
                self._submit(decision.options[0], unasked=True)
                self.tell_news()
                return
            self._hear(decision)
        else:
            self._let_bot_choose(decision)

    # -- people -----------------------------------------------------------------------------------------------

    def _take_seat(self, seat: int) -> None:
        """Hand over to the person of ``seat``; in a game with secrets nothing stays on the screen."""
        self._hand_over(seat)
        self.session.seen_by(seat)

    def _hand_over(self, seat: int) -> None:
        if not self._is_curtained:
            self.viewer = seat
        elif seat != self.viewer or not self._is_open:
            self._draw_curtain(seat)
        self._is_open = True

    def _draw_curtain(self, seat: int) -> None:
        name = self.match.names[seat]
        if self._is_open:
            self.console.ask(_("Press Enter, then pass the seat to {name}. ").format(name=name))
        self.console.clear()
        self.console.ask(_("{name}: press Enter when nobody else can see the screen. ").format(name=name))
        self.console.clear()
        self.viewer = seat
        self._shown_turn = -1

    def _show(self, decision: Decision[Any]) -> None:
        """Tell what has happened, the table once a turn, and what is asked."""
        self.tell_news()
        turn = self.match.rules.turn(self.session.state).number
        if turn != self._shown_turn:
            self.console.say("", *pages.brief(self.match, self.session, self.viewer), "")
            self._shown_turn = turn
        view = self.session.view(decision.player)
        self.console.say(self.match.texts.prompt(view, decision, self.match.names))
        warned = settings.load()[0].warned
        self.console.say(*pages.options(self.match, self.session, decision, warned=warned), *self.clock_lines())

    def tell_news(self) -> None:
        """Tell the viewer what has happened since it was last told."""
        seen_by = self.viewer if self._is_curtained else -1
        start = self._told.get(seen_by, 0)
        self.console.say(*pages.told(self.match, self.session.moves[start:], self.viewer))
        self._told[seen_by] = len(self.session.moves)

    def _hear(self, decision: Decision[Any]) -> None:
        """Take answers until one is a choice or changes the position."""
        while True:
            line = self._ask(decision.player)
            if self._is_late(decision):
                return
            if not line:
                continue
            choice = self._choice(line, decision)
            if choice is not None and self._is_better_not(choice, decision):
                continue
            if choice is not None:
                self._submit(choice)
                self.tell_news()
                return
            if commands.run(self, line, decision):
                return

    # -- the clock --------------------------------------------------------------------------------------------

    def clock_lines(self) -> list[str]:
        """Return the viewer's time in a line; none without a clock."""
        clock = self.match.clock
        if clock is None:
            return []
        if clock.is_out(self.viewer):
            return [_("Clock: time is up.")]
        return [_("Clock: {time} left.").format(time=clock.told(self.viewer))]

    def _ask(self, seat: int) -> str:
        """Wait for a line; a seat's time passes meanwhile."""
        clock = self.match.clock
        if clock is None:
            return self.console.ask("> ")
        clock.stand(self.match.rules.turn(self.session.state).number, len(self.session.moves))
        begun = self._now()
        line = self.console.ask("> ")
        clock.run(seat, self._now() - begun)
        return line

    def _is_late(self, decision: Decision[Any]) -> bool:
        """Make the choice that is due where the time was up before the answer came, if that was agreed."""
        clock = self.match.clock
        if clock is None or clock.limit.at_zero == "sign" or not clock.is_out(decision.player):
            return False
        choice = decision.options[0]
        if clock.limit.at_zero == "bot":
            choice = self.thinker.answer(levels.usual().id, self.session).choice
        name = self.match.names[decision.player]
        self.console.say(_("{name}’s time is up: the choice is made without asking.").format(name=name))
        self._submit(choice)
        self.tell_news()
        return True

    def _is_better_not(self, choice: Any, decision: Decision[Any]) -> bool:  # noqa: ANN401 -- a game's choice
        """Let the tutor look at a choice; return whether its person would rather take it back."""
        if len(self.match.humans) > 1 or len(decision.options) == 1 or not settings.load()[0].tutor:
            return False
        view, answer = self.session.view(decision.player), self.thinker.advise(self.session, choice)
        verdict = advice.judge(self.match, view, choice, answer.reason)
        if verdict is None:
            return False
        self.console.say(*verdict.said)
        wish = self.console.ask(_("Take it back? Enter takes it back, “no” plays it: "))
        return wish.strip().lower() != _("no")

    def _choice(self, line: str, decision: Decision[Any]) -> Any:  # noqa: ANN401 -- a game's choice, or None
        if line.isdecimal():
            number = int(line) if len(line) < 6 else 0  # noqa: PLR2004 -- nobody counts further
            return decision.options[number - 1] if 0 < number <= len(decision.options) else None
        try:
            return self.session.option(line.lower())
        except IllegalChoiceError:
            return None

    # -- bots and the book-keeping ----------------------------------------------------------------------------

    def _let_bot_choose(self, decision: Decision[Any]) -> None:
        answer = self.thinker.answer(self.match.seats[decision.player].bot, self.session)
        if answer.fallback and not self.thinker.is_by_lot:
            self.console.say(self._stood_in(self.match.names[decision.player]))
        self._submit(answer.choice)
        if not self.match.humans:
            self.tell_news()

    def _stood_in(self, name: str) -> str:
        """Say that a choice was drawn; after a bot's last try, that all will be, and where that is told."""
        if not self.thinker.gave_up:
            return _("{name} gave no answer; a legal choice was drawn in its place.").format(name=name)
        trouble = self.thinker.troubles.text()
        game = report.Reported(self.match, self.session, self.autosave.path, trouble)
        written = report.write(report.text_of(trouble, [game]), [game])
        said = _("{name} gives no answers: from now on choices are drawn. “bots” asks again.").format(name=name)
        return f"{said} {_('A report is in {file}.').format(file=written.text)}" if written.text else said

    def _submit(self, choice: Any, *, unasked: bool = False) -> None:  # noqa: ANN401 -- a game's choice
        self.hint = None
        self.session.submit(choice, unasked=unasked)
        self.save()

    def save(self) -> None:
        """Write the autosave; a fault is said and the game goes on."""
        fault = self.autosave.save(self.session)
        if fault is not None:
            self.console.say(str(fault))

    def went_back(self) -> None:
        """Show the table anew after undo and redo."""
        count = len(self.session.moves)
        self._told = {seat: min(told, count) for seat, told in self._told.items()}
        self._shown_turn = -1
        self.hint = None
        self.save()

    def turn_anew(self) -> None:
        """Show the table again with the next question."""
        self._shown_turn = -1

    def _finish(self) -> None:
        self.tell_news()
        self.console.say("", *pages.result(self.match, self.session))
        fault = statistics.record(self.match, self.session)
        if fault is not None:
            self.console.say(str(fault))

    def _keep(self) -> None:
        if not self.session.is_over:
            self.autosave.save(self.session)

    def _farewell(self) -> str:
        if self.autosave.fault is not None:
            return str(self.autosave.fault)
        return _("The game is saved. “alicegames play --text --resume” goes on with it.")


def _left_off(session: Session[Any, Any], seat: int | None) -> int:
    """Return after how many moves a person, or None for anybody, left the game: after the last own choice."""
    people = session.humans if seat is None else session.humans & {seat}
    return next((move.ply + 1 for move in reversed(session.moves) if move.player in people), 0)
