"""One gesture for what is one thought: a square for the card that gets there; the cheapest price; what simply fits."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.games.queen_alice import choices as c
from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.frames import PayFor, Rewards
from alicegames.games.queen_alice.play.prices import FULL_CLOCK, resource_hours, room
from alicegames.games.queen_alice.play.turn import activate_options
from alicegames.games.queen_alice.text import targets
from alicegames.games.queen_alice.text.targets_paths import PAY, paying
from alicegames.ui.presenters.base import Exchange

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.decision import Decision
    from alicegames.core.targets import Path
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.rules import QueenRules
    from alicegames.games.queen_alice.state import QueenState, Seat

Gesture = tuple[tuple["QueenChoice", ...], "Path"]
_PILE: Final = "discard"
_STORED: Final = frozenset({"gain_resource", "row", "unlock_cube"})


class Gestures:
    """Knows which questions of one match are answered together."""

    def __init__(self, rules: QueenRules, kit: Kit) -> None:
        self._rules: Final = rules
        self._kit: Final = kit

    # -- play a card and use its piece ------------------------------------------------------------------------

    def of(self, view: QueenState, decision: Decision[QueenChoice]) -> tuple[Gesture, ...]:
        """Return the squares that the cards of the hand reach, by a click on the square or a card dragged there.

        A card to be discarded may be dragged onto the discard pile.
        """
        if decision.kind in ("discard", "trim"):
            dropped = (option for option in decision.options if isinstance(option, c.DiscardCard))
            return tuple(((choice,), (self._hand(choice.card), _PILE)) for choice in dropped)
        if decision.kind != "play":
            return ()
        moves = self.moves(view, decision.player)
        found: list[Gesture] = []
        for play in decision.options:
            if isinstance(play, c.PlayCard):
                found += self._of_card(play, [move for card, move in moves if card == play.card])
        return (*found, *self._of_squares(moves))

    def moves(self, view: QueenState, seat: int) -> list[tuple[int, c.Move]]:
        """Return every card of a seat's hand with every move of its pieces, as the chessboard stands."""
        return [
            (card, move)
            for card in view.seats[seat].hand
            for move in activate_options(self._kit, view, card)
            if isinstance(move, c.Move)
        ]

    def _of_card(self, play: c.PlayCard, moves: list[c.Move]) -> Iterator[Gesture]:
        """The card, then the square; where several of its pieces get there, the piece last."""
        often = Counter(move.target for move in moves)
        for move in moves:
            path: Path = (self._hand(play.card), targets.square(move.target))
            if often[move.target] > 1:
                path = (*path, targets.square(move.origin))
            yield (play, move), path

    def _of_squares(self, moves: list[tuple[int, c.Move]]) -> Iterator[Gesture]:
        """The square alone; the card after it where several get there, the piece last."""
        reached: dict[int, list[tuple[int, c.Move]]] = defaultdict(list)
        for card, move in moves:
            reached[move.target].append((card, move))
        for target, ways in reached.items():
            often = Counter(card for card, _move in ways)
            for card, move in ways:
                path: Path = (targets.square(target),)
                if len(often) > 1:
                    path = (*path, self._hand(card))
                if often[card] > 1:
                    path = (*path, targets.square(move.origin))
                yield (c.PlayCard(card), move), path

    def _hand(self, card: int) -> str:
        return targets.hand(self._kit.data.cards[card].key)

    # -- what goes by itself ----------------------------------------------------------------------------------

    def by_itself(self, view: QueenState, decision: Decision[QueenChoice]) -> QueenChoice | None:
        """Return the one cheapest way to pay, or a once-a-turn bookmark whose gain simply fits."""
        choice = _cheapest(decision) if decision.kind == "pay" else self._fitting(view, decision)
        if choice is None:
            return None
        following = self._rules.decision(self._rules.apply(view, choice).state)
        return None if following is None or following.player == CHANCE else choice

    def exchange(self, view: QueenState, decision: Decision[QueenChoice]) -> Exchange[QueenChoice] | None:
        """Return how a price is paid: of the cheapest ways that one first which leaves most of what is least."""
        ways = tuple(option for option in decision.options if isinstance(option, c.Pay))
        if not ways:
            return None
        frame = view.stack[-1]
        assert isinstance(frame, PayFor)
        seat = view.seats[frame.seat]
        first = min(ways, key=lambda way: (_burden(way), [-left for left in _left(seat, way)]))
        return Exchange(ways, first, PAY, {paying("time"): resource_hours(seat)})

    def _fitting(self, view: QueenState, decision: Decision[QueenChoice]) -> QueenChoice | None:
        uses = (option for option in decision.options if isinstance(option, c.UseTile))
        return next((use for use in uses if self._fits(view, use)), None)

    def _fits(self, view: QueenState, use: c.UseTile) -> bool:
        """Whether a bookmark gives resources, hours, books or prints, all used, with room left for what else waits."""
        step = self._rules.apply(view, use)
        gained = [event for event in step.events if isinstance(event, e.Gained)]
        if not gained or any(not isinstance(event, e.Gained | e.TileUsed) for event in step.events):
            return False
        top, before = step.state.stack[-1], view.stack[-1]
        left = top.pending if isinstance(top, Rewards) else ()
        assert isinstance(before, Rewards)
        seat = step.state.seats[before.seat]
        stored = sum(one.verb in _STORED for one in left)
        hours = sum(one.amount for one in left if one.verb == "gain_time")
        return len(left) <= len(before.pending) - 1 and stored <= room(seat) and hours <= FULL_CLOCK - seat.time


def _cheapest(decision: Decision[QueenChoice]) -> c.Pay | None:
    """Return the way that is alone in leaving most hours, then black cubes, then discounts; None if two are."""
    ways = [option for option in decision.options if isinstance(option, c.Pay)]
    least = min(map(_burden, ways))
    cheapest = [way for way in ways if _burden(way) == least]
    return cheapest[0] if len(cheapest) == 1 else None


def _left(seat: Seat, way: c.Pay) -> list[int]:
    """Return what stays in the zones, the least first."""
    return sorted(had - paid for had, paid in zip(seat.store, (way.cake, way.tea, way.toast), strict=True))


def _burden(way: c.Pay) -> tuple[int, int, int]:
    return way.hours, way.cubes, len(way.cuts)
