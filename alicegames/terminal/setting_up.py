"""Setting up a game by answering questions: seats, options, who starts, a clock. A wrong answer is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.bots import levels
from alicegames.i18n import _
from alicegames.match import clock, new_match
from alicegames.match.offered import offered, refusal
from alicegames.packs import loader
from alicegames.terminal.seating import default_seats, parse_seats

if TYPE_CHECKING:
    from alicegames.core.game import Game
    from alicegames.core.rules import Option, Rules
    from alicegames.match import Match, Seat
    from alicegames.match.clock import Limit
    from alicegames.terminal.console import Console


class SettingUp:
    """The questions of one set-up. Only what means something at the table is asked."""

    def __init__(self, game: Game[Any, Any], console: Console) -> None:
        self._game = game
        self._console = console
        self._seats: tuple[Seat, ...] = ()
        self._chosen: dict[str, str] = {}

    def match(self) -> Match:
        """Ask everything. Raises SetupError or UnknownLevelError for seats that cannot be, LeaveError."""
        self._seats = self._ask_seats()
        pack = loader.load_builtin(self._game.pack)
        self._ask_options(self._game.make_rules(pack.data))
        first, limit = self._ask_first(), self._ask_clock()
        return new_match(self._game.id, self._seats, options=self._chosen, first=first, pack=pack, limit=limit)

    def _ask_seats(self) -> tuple[Seat, ...]:
        proposal = default_seats(self._game)
        self._console.say(
            _("Seats are a list such as {example}; each is “human” or one of:").format(example=proposal),
            *(f"  {level.id:<13} {level.title()}. {level.described(self._game.id)}" for level in levels.LEVELS),
        )
        line = self._console.ask(_("Seats [{proposal}]: ").format(proposal=proposal)) or proposal
        return parse_seats(line, self._game.extra_seats(line.count(",") + 1))

    @property
    def _has_people(self) -> bool:
        return any(seat.is_human for seat in self._seats)

    # -- options ----------------------------------------------------------------------------------------------

    def _ask_options(self, rules: Rules[Any, Any]) -> None:
        """Ask option after option: what is answered decides whether the next one means anything."""
        for option in self._game.options():
            if option in offered(self._game, len(self._seats), self._chosen, people=self._has_people):
                self._ask_option(rules, option)

    def _ask_option(self, rules: Rules[Any, Any], option: Option) -> None:
        self._console.say(f"{option.title}. {option.explanation}".rstrip())
        for number, value in enumerate(option.values, 1):
            self._console.say(f"  {number}. {value.title}. {value.explanation}".rstrip())
        while True:
            number = self._number(_("Number [1]: "), len(option.values)) or 1
            chosen = self._chosen | {option.key: option.values[number - 1].value}
            fault = refusal(rules, len(self._seats), chosen)
            if not fault:
                self._chosen = chosen
                return
            self._console.say(fault)

    def _number(self, prompt: str, most: int) -> int:
        """Return a number from 1; 0 for none."""
        while True:
            answer = self._console.ask(prompt)
            if not answer:
                return 0
            if answer.isdecimal() and 0 < int(answer[:4]) <= most:
                return int(answer[:4])
            self._console.say(_("That is not in the list."))

    # -- the start --------------------------------------------------------------------------------------------

    def _ask_first(self) -> int | None:
        """Return who starts; None where it is drawn by lot."""
        if len(self._seats) == 1:
            return None
        self._console.say(_("Who starts:"), *(f"  {number}. {seat.name}" for number, seat in enumerate(self._seats, 1)))
        number = self._number(_("Number [drawn by lot]: "), len(self._seats))
        return number - 1 if number else None

    def _ask_clock(self) -> Limit | None:
        """Return the clock, if people play and want one."""
        while self._has_people:
            answer = self._console.ask(_("Clock, such as turn:120 or game:1800:bot [none]: "))
            if not answer:
                break
            try:
                return clock.parsed(answer)
            except ValueError:
                self._console.say(clock.refusal(answer))
        return None
