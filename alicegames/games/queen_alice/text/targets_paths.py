"""By which targets each option of Queen Alice is picked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from alicegames.core.decision import Pass
from alicegames.core.targets import BUTTON_END, BUTTON_PASS, option_target
from alicegames.games.queen_alice import choices as c
from alicegames.games.queen_alice import codes
from alicegames.games.queen_alice.frames import PayFor, Rewards
from alicegames.games.queen_alice.play.payment import CARD, FLOWER
from alicegames.games.queen_alice.play.prices import resource_hours
from alicegames.games.queen_alice.text import targets

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.targets import Path
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.pack.verbs import Reward
    from alicegames.games.queen_alice.state import QueenState

Ways = tuple["Path", ...]

_TEA_SOLD: Final = "flower:blue"
HOLD: Final = "reward:hold"
PAY: Final = "pay:now"
"""Pays as it is laid out."""
_ACQUIRED_BY: Final = ("train_card", "acquire", "card")


def paying(thing: str) -> str:
    """Return the target of a thing that pays: ``pay:cake``, ``pay:time``, ``pay:tile.KEY``."""
    return f"pay:{thing}"


def chip(given: Reward) -> str:
    """Return the target of a pending reward in the tray."""
    return f"reward:{given.verb}.{given.arg}.{given.amount}"


def pending(view: QueenState) -> tuple[Reward, ...]:
    """Return the rewards that are to be taken now."""
    frame = view.stack[-1] if view.stack else None
    return frame.pending if isinstance(frame, Rewards) else ()


class Paths:
    """Knows the target ids of one pack."""

    def __init__(self, data: QueenData) -> None:
        self._data: Final = data
        self._last: tuple[Decision[QueenChoice] | None, dict[QueenChoice, Ways]] = (None, {})

    def of(self, view: QueenState, decision: Decision[QueenChoice], choice: QueenChoice) -> Ways:
        """Return the paths of an option, the canonical one first; no two options share one."""
        if self._last[0] is not decision:
            self._last = (decision, self._table(view, decision))
        return self._last[1][choice]

    def _table(self, view: QueenState, decision: Decision[QueenChoice]) -> dict[QueenChoice, Ways]:
        first = {choice: self._first(view, decision, choice) for choice in decision.options}
        often = Counter(first.values())
        first = {
            choice: path if often[path] == 1 else self._apart(view, choice, path) for choice, path in first.items()
        }
        taken = tuple(first.values())
        short = {choice: self._short(view, choice) for choice in decision.options}
        wanted = Counter(path for path in short.values() if path)
        return {
            choice: (first[choice], *self._kept(short[choice], first[choice], taken, wanted))
            for choice in decision.options
        }

    @staticmethod
    def _kept(path: Path, own: Path, taken: tuple[Path, ...], wanted: Counter[Path]) -> Ways:
        """A second path, unless it means two things or begins another."""
        if not path or path == own or wanted[path] > 1:
            return ()
        clashes = any(other[: len(path)] == path or path[: len(other)] == other for other in taken)
        return () if clashes else (path,)

    # -- the canonical path -----------------------------------------------------------------------------------

    def _first(self, view: QueenState, decision: Decision[QueenChoice], choice: QueenChoice) -> Path:
        data = self._data
        match choice:
            case c.DiscardCard(card) | c.PlayCard(card) | c.Drop(card):
                return (targets.hand(data.cards[card].key),)
            case c.Invite(card):
                key = data.cards[card].key
                return (targets.hand(key) if card in view.seats[decision.player].hand else targets.card(key),)
            case c.Move(origin, target):
                return (targets.square(origin), targets.square(target))[: 1 + (origin != target)]
            case c.Rescue(piece, jailer, square):
                return (targets.jailed(jailer, piece), targets.square(square))
            case c.Put(square) | c.Capture(square):
                return (targets.square(square),)
            case c.Acquire(_, level, block):
                return (targets.market(level, block),)
            case c.Pay():
                return self._paid(view, choice)
            case _:
                return self._action(view, decision, choice)

    def _action(self, view: QueenState, decision: Decision[QueenChoice], choice: QueenChoice) -> Path:
        data = self._data
        match choice:
            case c.Plant(colour, space):
                return (targets.bed(colour, space),)
            case c.Ride():
                return self._ride(decision, choice)
            case c.MiniRide(colour, to):
                return (targets.messenger(data.messengers[colour].spaces[to].key),)
            case c.Climb(_, to) | c.MiniClimb(_, to):
                return (targets.tree(data.tree.spaces[to].key),)
            case c.Build(colour, space, diamond):
                return (targets.brick(colour, space), targets.diamond(colour, diamond))
            case c.MiniHeart(colour):
                return (targets.heart(colour),)
            case c.MiniDiamond(colour, diamond):
                return (targets.diamond(colour, diamond),)
            case _:
                return self._small(decision, choice)

    def _small(self, decision: Decision[QueenChoice], choice: QueenChoice) -> Path:
        data = self._data
        match choice:
            case c.Gain():
                return _gain(decision, choice)
            case c.Take(verb, arg, amount):
                return (f"reward:{verb}.{arg}.{amount}",)
            case c.Hold():
                return (HOLD,)
            case c.PawOf(colour):
                return (targets.pawprint(colour),)
            case c.AliceOf(colour):
                return (targets.alice(colour),)
            case c.BookOf(colour):
                return (targets.book(colour),)
            case c.Buy(tile) | c.UseTile(tile):
                return (targets.tile(data.bookmarks[tile].key),)
            case _:
                return self._last_kinds(decision, choice)

    def _last_kinds(self, decision: Decision[QueenChoice], choice: QueenChoice) -> Path:
        match choice:
            case c.TakeTrain(train, side):
                return (targets.train(self._data.trains[train].key, side),)
            case c.SellTea():
                return (_TEA_SOLD,)
            case c.End():
                return (BUTTON_END,)
            case Pass():
                return (BUTTON_PASS,)
            case _:
                return (option_target(codes.encode(self._data, choice)),)

    def _paid(self, view: QueenState, way: c.Pay) -> Path:
        """What leaves the seat, a thing as often as it pays for a resource, and each discount."""
        frame = view.stack[-1]
        assert isinstance(frame, PayFor)
        hours = way.hours // resource_hours(view.seats[frame.seat])
        amounts = {"cake": way.cake, "tea": way.tea, "toast": way.toast, "time": hours, "cube": way.cubes}
        things = [thing for thing, amount in amounts.items() for _each in range(amount)]
        return tuple(paying(thing) for thing in (*things, *map(self._cut, way.cuts)))

    def _cut(self, key: int) -> str:
        named = {CARD: "card", FLOWER: "flower"}
        return named.get(key) or f"tile.{self._data.bookmarks[key].key}"

    def _ride(self, decision: Decision[QueenChoice], choice: c.Ride) -> Path:
        """The end space; where two ways lead there, a space that only this one passes."""
        spaces = self._data.messengers[choice.colour].spaces
        end = targets.messenger(spaces[choice.way[-1]].key)
        others = [
            other.way
            for other in decision.options
            if isinstance(other, c.Ride) and other != choice and other.way[-1] == choice.way[-1]
        ]
        if not others:
            return (end,)
        passed = next(space for space in choice.way if all(space not in way for way in others))
        return (end, targets.messenger(spaces[passed].key))

    # -- telling options apart --------------------------------------------------------------------------------

    def _apart(self, view: QueenState, choice: QueenChoice, path: Path) -> Path:
        """What is picked first where two options would be picked alike."""
        match choice:
            case c.Acquire(want, _, _):
                given = next(
                    one for verb in _ACQUIRED_BY for one in pending(view) if (one.verb, one.arg) == (verb, want)
                )
                return (chip(given), *path)
            case c.MiniClimb(colour, _):
                return (targets.twin(colour), *path)
            case c.Climb(_, _, black):
                return (*path, "arrow:black" if black else "arrow:yellow")
            case _:
                return (*path, option_target(codes.encode(self._data, choice)))

    # -- second paths -----------------------------------------------------------------------------------------

    def _short(self, view: QueenState, choice: QueenChoice) -> Path:
        """A second way where it can mean but one thing: a square that one piece reaches, a diamond onto a brick."""
        match choice:
            case c.Move(_, target):
                return (targets.square(target),)
            case c.Build(colour, space, diamond):
                return (targets.diamond(colour, diamond), targets.brick(colour, space))
            case c.AliceOf(colour):
                return next(((chip(one),) for one in pending(view) if (one.verb, one.arg) == ("alice", colour)), ())
            case c.UseTile(tile):
                return next(((chip(one),) for one in pending(view) if (one.verb, one.arg) == ("tile", tile)), ())
            case _:
                return ()


def _gain(decision: Decision[QueenChoice], choice: c.Gain) -> Path:
    """A zone; from zone to zone in a full store; a black cube first where a plain resource may be meant too."""
    kind = targets.resource(choice.kind)
    if choice.unlock:
        is_plain = any(isinstance(other, c.Gain) and not other.unlock for other in decision.options)
        return ("cube", kind) if is_plain else (kind,)
    return (kind,) if choice.instead < 0 else (targets.resource(choice.instead), kind)
