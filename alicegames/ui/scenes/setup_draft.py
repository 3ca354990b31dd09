"""A set-up being made: what the set-up scene edits, and the match that comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots import levels
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.match import MARKS, Match, Seat, SetupError, new_match
from alicegames.match.clock import Limit
from alicegames.match.offered import offered, refusal
from alicegames.packs import loader
from alicegames.storage import settings

if TYPE_CHECKING:
    from alicegames.core.rules import Option, Rules
    from alicegames.match.seats import Mark
    from alicegames.storage import LastSetup

TURN_SECONDS: Final = (30, 60, 120, 180, 300, 600)
GAME_SECONDS: Final = (600, 1200, 1800, 2700, 3600, 5400)
"""What the clock can be set to; the second is proposed."""
NAME_LENGTH: Final = 24
SEED_LENGTH: Final = 18


@dataclass
class SeatDraft:
    """A seat as it stands in the scene."""

    name: str
    mark: Mark
    bot: str = ""


class SetupDraft:
    """Seats, options, pack, first player and seed of a game that is about to begin."""

    def __init__(self, game_id: str, last: LastSetup | None = None) -> None:
        self.game = registry.get(game_id)
        self.packs, self.pack_faults = loader.available(self.game.pack)
        self.pack = 0
        self.options: dict[str, str] = {}
        self.first: int | None = None
        self.seed = ""
        self.clock: Limit | None = None
        self._bound: tuple[int, Rules[Any, Any]] | None = None
        self._spare: list[SeatDraft] = []
        self.seats: list[SeatDraft] = []
        if last is None:
            self.set_players(2 if 2 in self.game.players else self.game.players[0])  # noqa: PLR2004 -- the common case
            if len(self.seats) > 1:
                self.set_bot(1, levels.usual().id)
        else:
            self._recall(last)

    def _recall(self, last: LastSetup) -> None:
        """Take up the last set-up, less what there is no more: a level, a value, a pack."""
        known = {level.id for level in levels.LEVELS}
        self.seats = [SeatDraft(seat.name, seat.mark, seat.bot if seat.bot in known else "") for seat in last.seats]
        if len(self.seats) not in self.game.players:
            self.set_players(self.game.players[0])
        for option in self.game.options():
            value = last.options.get(option.key, "")
            if any(value == each.value for each in option.values):
                self.options[option.key] = value
        self.clock = last.clock
        self.first = last.first if (last.first or 0) < len(self.seats) else None
        digests = [pack.id.digest for pack in self.packs]
        self.pack = digests.index(last.pack) if last.pack in digests else 0

    # -- seats ------------------------------------------------------------------------------------------------

    def set_players(self, count: int) -> None:
        """Have so many seats; those taken away come back as they were."""
        while len(self.seats) > count:
            self._spare.append(self.seats.pop())
        while len(self.seats) < count:
            self.seats.append(self._spare.pop() if self._spare else self._fresh())
            self._tidy(len(self.seats) - 1)
        if self.first is not None and self.first >= count:
            self.first = None

    def _fresh(self) -> SeatDraft:
        return SeatDraft(_("Player {number}").format(number=len(self.seats) + 1), MARKS[0])

    def _tidy(self, seat: int) -> None:
        """Give a seat that came back a free mark and a name of its own."""
        draft = self.seats[seat]
        taken = {other.mark for number, other in enumerate(self.seats) if number != seat}
        if draft.mark in taken:
            draft.mark = next(mark for mark in MARKS if mark not in taken)
        draft.name = self._own_name(seat, draft.name)

    def _own_name(self, seat: int, wanted: str) -> str:
        taken = {other.name for number, other in enumerate(self.seats) if number != seat}
        name, number = wanted, 2
        while name in taken:
            name, number = f"{wanted} {number}", number + 1
        return name

    def turn_mark(self, seat: int, by: int = 1) -> None:
        """Give a seat the next mark; whoever has it gets the old one."""
        mark = MARKS[(MARKS.index(self.seats[seat].mark) + by) % len(MARKS)]
        for other in self.seats:
            if other.mark == mark:
                other.mark = self.seats[seat].mark
        self.seats[seat].mark = mark

    def set_bot(self, seat: int, bot: str) -> None:
        """Seat a bot of that level, or a person (empty); a name nobody chose follows along."""
        draft = self.seats[seat]
        if self._is_given(draft):
            wanted = levels.get(bot).title() if bot else _("Player {number}").format(number=seat + 1)
            draft.name = self._own_name(seat, wanted)
        draft.bot = bot

    def _is_given(self, draft: SeatDraft) -> bool:
        """Return whether the program gave the name."""
        pattern = levels.get(draft.bot).title() if draft.bot else _("Player {number}").format(number="").strip()
        return not draft.name or draft.name.startswith(pattern)

    # -- options ----------------------------------------------------------------------------------------------

    def shown_options(self) -> tuple[Option, ...]:
        """Return the options that mean something at this table."""
        return offered(self.game, len(self.seats), self.options, people=self.has_people)

    def value(self, option: Option) -> str:
        """Return the value set for an option."""
        return self.options.get(option.key, option.default)

    def refusal(self, option: Option, value: str) -> str:
        """Return why an option cannot have a value beside what has been chosen; empty if it can."""
        if value == self.value(option):
            return ""
        chosen = self.chosen() | {option.key: value}
        return refusal(self._rules(), len(self.seats), chosen)

    def _rules(self) -> Rules[Any, Any]:
        if self._bound is None or self._bound[0] != self.pack:
            pack: Any = self.packs[self.pack]
            self._bound = self.pack, self.game.make_rules(pack.data)
        return self._bound[1]

    def chosen(self) -> dict[str, str]:
        """Return the options that mean something here and differ from what they are at first."""
        return {each.key: self.value(each) for each in self.shown_options() if self.value(each) != each.default}

    # -- the match --------------------------------------------------------------------------------------------

    def match(self) -> Match:
        """Return the match. Raises SetupError (one sentence) if it cannot be played so."""
        for number, draft in enumerate(self.seats):
            if not draft.name.strip():
                raise SetupError(_("Seat {number} needs a name.").format(number=number + 1))
        seats = [Seat(name=draft.name.strip(), mark=draft.mark, bot=draft.bot) for draft in self.seats]
        pack: Any = self.packs[self.pack]
        seed = int(self.seed) if self.seed else None
        limit = self.clock if self.has_people else None
        return new_match(
            self.game.id, seats, options=self.chosen(), first=self.first, seed=seed, pack=pack, limit=limit
        )

    @property
    def has_people(self) -> bool:
        """Whether anybody sits there who could think too long."""
        return any(not draft.bot for draft in self.seats)

    def set_clock(self, per: str) -> None:
        """Have a clock for each turn or for the game, or none (empty)."""
        seconds = {"turn": TURN_SECONDS, "game": GAME_SECONDS}
        fields = {"per": per, "seconds": seconds[per][1], "at_zero": self.clock.at_zero if self.clock else "sign"}
        self.clock = Limit.model_validate(fields) if per else None

    def change_clock(self, **changes: object) -> None:
        """Change the time, or what happens at its end."""
        if self.clock is not None:
            self.clock = Limit.model_validate(self.clock.model_dump() | changes)


def draft_for(game_id: str) -> SetupDraft:
    """Return a draft as the game was set up last."""
    return SetupDraft(game_id, settings.last_setup(game_id))
