"""Warnings before a choice of Queen Alice. Of what cards are drawn or turned up nothing is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.cautions import LEFT, LOSS, NEXT, NOTHING, Caution, Trial, only_next_gains
from alicegames.core.decision import CHANCE, Pass
from alicegames.core.rules import totals
from alicegames.core.values import replace
from alicegames.games.queen_alice import choices as c
from alicegames.games.queen_alice.events import HeldLost, Lost, Swapped
from alicegames.games.queen_alice.play.previews import added
from alicegames.games.queen_alice.scoring import wish_points
from alicegames.games.queen_alice.text import words
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.rules import QueenRules
    from alicegames.games.queen_alice.state import QueenState

_FREE: Final = (c.UseTile, c.DiscardCard, c.Drop)
"""What brings a reward and nothing else: it may bring none."""


class Cautions:
    """Looks at what a choice does to the table."""

    def __init__(self, rules: QueenRules) -> None:
        self._rules: Final = rules

    def of(self, view: QueenState, choice: QueenChoice, names: tuple[str, ...]) -> tuple[Caution, ...]:
        """Return what there is to be warned of."""
        decision = self._rules.decision(view)
        if decision is None or decision.player == CHANCE or decision.kind == "trim":
            return ()
        step, seat = self._rules.apply(view, choice), decision.player
        return (
            *self._nothing(view, choice, seat),
            *self._loss(step.events, seat),
            *self._left(view, choice, decision),
            *self._next(view, step.state, seat, names),
        )

    def _nothing(self, view: QueenState, choice: QueenChoice, seat: int) -> Iterator[Caution]:
        depth = len(view.stack)

        def is_through(state: QueenState) -> bool:
            return len(state.stack) <= depth and not added(view, state)

        def assets(state: QueenState) -> Any:  # noqa: ANN401 -- one value to compare
            return _assets(state, seat)

        if isinstance(choice, _FREE) and Trial(self._rules, seat, assets, is_through).is_idle(view, choice):
            yield Caution(NOTHING, _("It brings you nothing now."))

    def _loss(self, events: tuple[Event, ...], seat: int) -> Iterator[Caution]:
        data = self._rules.data
        for event in events:
            match event:
                case Lost(owner, what, arg, amount) if owner == seat:
                    said = _("This is lost to you: {reward}.")
                    yield Caution(LOSS, said.format(reward=words.gained(data, what, arg, amount)))
                case Swapped(owner, gone) if owner == seat:
                    yield Caution(LOSS, _("You give up {resource} for it.").format(resource=words.resource(gone)))
                case HeldLost(owner) if owner == seat:
                    yield Caution(LOSS, _("The row’s resource that was kept is lost."))

    def _left(self, view: QueenState, choice: QueenChoice, decision: Decision[QueenChoice]) -> Iterator[Caution]:
        if not isinstance(choice, Pass):
            return
        if decision.kind == "act":
            ways = sum(not isinstance(option, Pass | c.SellTea) for option in decision.options)
            said = ngettext(
                "Your turn passes without an action, though there is {ways} that you could pay for.",
                "Your turn passes without an action, though there are {ways} that you could pay for.",
                ways,
            )
            if ways:
                yield Caution(LEFT, said.format(ways=ways))
        tiles = [option.tile for option in decision.options if isinstance(option, c.UseTile)]
        if tiles:
            said = _("You could still use: {tiles}.")
            yield Caution(LEFT, said.format(tiles=listed([words.tile_name(self._rules.data, tile) for tile in tiles])))

    def _next(self, view: QueenState, after: QueenState, seat: int, names: tuple[str, ...]) -> Iterator[Caution]:
        """Points now, and those of the wishes that will be scored by all at the turn's end, as the table stands."""
        following = (seat + 1) % view.players
        if after.owner != view.owner:
            return
        gain = only_next_gains(self._worth(view, view), self._worth(after, after), seat, following)
        if gain:
            said = ngettext(
                "As the table stands, only {name} gains by it: {gain} point.",
                "As the table stands, only {name} gains by it: {gain} points.",
                gain,
            )
            yield Caution(NEXT, said.format(name=names[following], gain=gain))

    def _worth(self, state: QueenState, due: QueenState) -> tuple[int, ...]:
        kit, points = self._rules.kit, totals(self._rules.score(state))
        wishes = [kit.data.wishes[state.wishes[space]] for space in due.due]
        return tuple(
            points[number] + sum(wish_points(kit, state, number, wish, platinum=False) for wish in wishes)
            for number in range(state.players)
        )


def _assets(state: QueenState, seat: int) -> Any:  # noqa: ANN401 -- one value to compare
    """All that a reward can change, but for the card that is discarded or the bookmark that is turned over for it."""
    owner = state.seats[seat]
    mine = replace(owner, hand=(), known=(), pool=(), discard=(), used=())
    others = (*state.seats[:seat], *state.seats[seat + 1 :])
    table = (state.board, state.alices, state.crowns, state.flowers, state.shelf, state.market, state.walls, state.beds)
    return (mine, others, table, state.discount, state.loose)
