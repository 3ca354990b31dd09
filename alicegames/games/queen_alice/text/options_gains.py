"""What a choice brings, in words: the events that follow from it, and the rewards to be taken after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.pack.verbs import ANY_COLOUR, merged
from alicegames.games.queen_alice.play import offers
from alicegames.games.queen_alice.play.alice import NO_CROWN, NO_FURTHER, crown_space, next_space
from alicegames.games.queen_alice.text import score, words
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.pack.verbs import Reward
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.play.previews import Outcome
    from alicegames.games.queen_alice.state import QueenState

Names = tuple[str, ...]
_COUNTED: Final = frozenset(
    {"gain_time", "gain_resource", "row", "pawprint", "gain_ip", "unlock_cube", "mini_action", "invite"}
)
"""Rewards of which several are said as one amount."""


class Gains:
    """The words of what a choice brings."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._data = kit.data

    def of(self, done: Outcome, seat: int, names: Names, *, brief: bool = False) -> list[str]:
        """What happens, in its order, and the rewards that are to be taken after it."""
        said = []
        for event in _summed(done.events):
            text = _GAINS[type(event)](self._data, event, brief) if type(event) in _GAINS else ""
            owner = getattr(event, "seat", seat)
            if text:
                other = _("{reward} for {name}").format(reward=text, name=names[owner])
                said.append(text if owner == seat else other)
        return said + [text for one in merged(done.rewards, _COUNTED) if (text := self._waiting(done.state, seat, one))]

    def _waiting(self, state: QueenState, seat: int, reward: Reward) -> str:
        """A reward still to be taken, and what it will do."""
        if reward.verb == "buy":
            return words.reward(self._data, reward) if self._can_buy(state, seat) else ""
        if reward.verb == "alice" and reward.arg != ANY_COLOUR:
            return self._step(state, reward.arg)
        return self._crown(state, reward.arg // 4) if reward.verb == "crown" else words.reward(self._data, reward)

    def _step(self, state: QueenState, colour: int) -> str:
        boards = self._kit.board(state.players)
        space, path = next_space(boards, state, colour), boards.table.paths[colour]
        if space < 0:
            text = _("{points} IP in place of a step of the {colour} Alice")
        elif space in path.wishes:
            text = _("a step of the {colour} Alice to a wish, space {space} ({points} IP)")
        elif space == boards.throne[colour]:
            text = _("a step of the {colour} Alice to the throne ({points} IP)")
        else:
            text = _("a step of the {colour} Alice to space {space} ({points} IP)")
        points = NO_FURTHER if space < 0 else path.points[space]
        return text.format(colour=words.colour(colour), space=space, points=points)

    def _crown(self, state: QueenState, colour: int) -> str:
        boards = self._kit.board(state.players)
        space = crown_space(boards, state, colour) if state.crowns else -1
        points = NO_CROWN if space < 0 else 2 * boards.table.paths[colour].points[space]
        text = _("{points} IP in place of a {colour} crown") if space < 0 else _("a {colour} crown ({points} IP)")
        return text.format(colour=words.colour(colour), points=points)

    def _can_buy(self, state: QueenState, seat: int) -> bool:
        return any(offers.buys(self._kit, state, seat))


def _summed(events: Iterable[Event]) -> list[Event]:
    """The events, several gains of a kind as one where the first stood."""
    found: dict[object, Event] = {}
    for number, event in enumerate(events):
        key: object = number
        if isinstance(event, e.Gained) and event.what in _COUNTED:
            key = (event.seat, event.what, event.arg)
            old = found.get(key)
            if isinstance(old, e.Gained):
                event = e.Gained(*key, event.amount + old.amount)  # noqa: PLW2901 -- the sum takes its place
        found[key] = event
    return list(found.values())


def _gained(data: QueenData, event: e.Gained, brief: bool) -> str:  # noqa: FBT001 -- one signature for the table
    if not event.amount or (brief and event.what == "pawprint"):
        return ""
    return words.gained(data, event.what, event.arg, event.amount)


def _scored(data: QueenData, event: e.Scored, brief: bool) -> str:  # noqa: FBT001
    if not event.why:
        return score.points(event.points)
    reason = score.reason(event.key, event.why)
    return _("{points} IP ({source})").format(points=event.points, source=reason)


def _moved_alice(data: QueenData, event: e.AliceMoved, brief: bool) -> str:  # noqa: FBT001
    text = _("space {space} ({points} IP)") if brief else _("the {colour} Alice on space {space} ({points} IP)")
    return text.format(colour=words.colour(event.colour), space=event.space, points=event.points)


def _crowned(data: QueenData, event: e.Crowned, brief: bool) -> str:  # noqa: FBT001
    if event.space < 0:
        return _("{points} IP in its place").format(points=event.points)
    text = _("on space {space} ({points} IP)") if brief else _("a {colour} crown on space {space} ({points} IP)")
    return text.format(colour=words.colour(event.colour), space=event.space, points=event.points)


_GAINS: Final[dict[type[Event], Callable[[QueenData, Any, bool], str]]] = {
    e.Gained: _gained,
    e.Scored: _scored,
    e.AliceMoved: _moved_alice,
    e.Crowned: _crowned,
    e.CrownGone: lambda data, event, brief: _("a crown leaves the display"),
    e.LastRound: lambda data, event, brief: _("this round is the last"),
    e.SealCrossed: lambda data, event, brief: _("the large seal") if event.first else _("the small seal"),
    e.HumptyClimbed: lambda data, event, brief: _("Humpty Dumpty climbs to row {row}").format(row=event.row + 1),
    e.GardenerRests: lambda data, event, brief: _("the gardener goes to rest"),
    e.Bought: lambda data, event, brief: words.tile_name(data, event.tile),
}
"""By event: its words as part of what a choice brings; the others are the deed itself."""
