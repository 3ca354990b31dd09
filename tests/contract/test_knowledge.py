"""Imagined worlds against a record, kept apart from the rules, of everything a seat has seen in random games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games.alice import events as alice
from alicegames.games.alice.frames import React
from alicegames.games.queen_alice import events as queen
from alicegames.games.rolling_in_wonderland import events as rolling
from tests.play import finished, session

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from alicegames.core.session import Ply, Session


def worlds(table: Session[Any, Any], every: int, rng: Random) -> Iterator[tuple[Ply[Any, Any], int, Any]]:
    """Yield moves with worlds that a seat could imagine just before them."""
    for move in table.moves[::every]:
        for seat in range(table.setup.players):
            view = table.rules.view(move.before, seat)
            yield move, seat, table.rules.determinize(view, seat, rng)


def after(table: Session[Any, Any], move: Ply[Any, Any]) -> Any:
    return table.moves[move.ply + 1].before if move.ply + 1 < len(table.moves) else table.state


class PileRecord:
    """What a seat has seen of a reshuffled draw pile: what went in, what it drew itself, what others have shown."""

    def __init__(self) -> None:
        self.made_of: Counter[int] | None = None
        self.gone: Counter[int] = Counter()
        self.shown: Counter[int] = Counter()

    def reshuffled(self, cards: Iterable[int]) -> None:
        self.made_of, self.gone, self.shown = Counter(cards), Counter(), Counter()

    def check(self, deck: Iterable[int], hidden: Iterable[int]) -> int:
        """Assert that a deck is out of the pile, and that the rest of the pile is with the others or was shown."""
        if self.made_of is None:
            return 0
        left = self.made_of - self.gone
        assert not Counter(deck) - left, "the deck holds a card that never went in"
        drawn = left - Counter(deck)
        assert not drawn - Counter(hidden) - self.shown, "a card of the pile has vanished"
        return 1


@pytest.mark.rule("AL-13", "AL-71")
@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 2), (3, 12), (4, 8)])
def test_alices_imagined_worlds_fit_what_was_shuffled_drawn_and_shown(players: int, seed: int) -> None:
    ask = "holders" if seed % 2 else "everybody"
    table, rng, compared = finished("alice", players, seed=seed, ask=ask), Random(3), 0
    records = [PileRecord() for _seat in range(players)]
    for move, seat, world in worlds(table, 1, rng):
        record = records[seat]
        others = [hand.protagonists for other, hand in enumerate(world.hands) if other != seat]
        buried = [pile.protagonists for pile in world.victory]
        compared += record.check(world.protagonist_deck, [card for cards in (*others, *buried) for card in cards])
        state = after(table, move)
        for event in move.events:
            match event:
                case alice.Reshuffled():
                    record.reshuffled(state.protagonist_deck)
                case alice.Drawn(owner, "protagonist", card) if owner == seat:
                    record.gone[card] += 1
        for other, (hand, then) in enumerate(zip(move.before.hands, state.hands, strict=True)):
            if other != seat:
                record.shown += Counter(hand.protagonists) - Counter(then.protagonists)
    assert compared > 30


@pytest.mark.rule("AL-90")
@pytest.mark.parametrize("seed", range(3))
def test_alices_imagined_worlds_give_no_cat_to_who_was_passed_over_among_holders(seed: int) -> None:
    table, rng, compared = finished("alice", 4, seed=seed, ask="holders"), Random(4), 0
    cats = table.rules.data.cats  # type: ignore[attr-defined]
    since: dict[int, int] = {}
    for move in table.moves:
        for seat in range(4):
            world = table.rules.determinize(table.rules.view(move.before, seat), seat, rng)
            for other, drawn in since.items():
                held = sum(card in cats for card in world.hands[other].protagonists)
                assert held <= drawn, (move.ply, seat, other)
                compared += other != seat
            top = move.before.stack[-1]
            if isinstance(top, React):
                assert not cats.isdisjoint(world.hands[top.seat].protagonists)
        since |= dict.fromkeys(passed_over(move, after(table, move)), 0)
        for event in move.events:
            if isinstance(event, alice.Drawn) and event.kind == "protagonist" and event.seat in since:
                since[event.seat] += 1
    assert compared > 50


def passed_over(move: Ply[Any, Any], state: Any) -> list[int]:
    """Return who was just seen not to be asked, the game being between holders only."""
    if not any(isinstance(event, alice.Declared) for event in move.events) or move.decision.kind != "wonder":
        return []
    asked = state.stack[-1].seat if state.stack and isinstance(state.stack[-1], React) else None
    order = [(state.turn_owner + step) % 4 for step in range(1, 5)]
    return order[: order.index(asked)] if asked is not None else order


def fond_of_the_hatter(players: int, seed: int) -> Session[Any, Any]:
    """Play a game in which so many cards are drawn that the discards are shuffled, hands being full."""
    table, rng = session("rolling_in_wonderland", players, seed=seed), Random(seed)
    while (decision := table.decision()) is not None:
        codes = {table.rules.encode(option): option for option in decision.options}
        liked = [code for code in codes if code.startswith(("take:hatter", "discard:", "pass"))]
        table.submit(codes[rng.choice(liked or list(codes))])
    return table


@pytest.mark.rule("RW-36", "RW-100")
@pytest.mark.parametrize(("players", "seed"), [(4, 2), (4, 3), (5, 2), (5, 5)])
def test_rollings_imagined_worlds_fit_what_was_shuffled_drawn_and_shown(players: int, seed: int) -> None:
    table, rng, compared = fond_of_the_hatter(players, seed), Random(5), 0
    records = [PileRecord() for _seat in range(players)]
    for move, seat, world in worlds(table, 1, rng):
        if world.over:
            break
        record = records[seat]
        hands = [owner.hand for other, owner in enumerate(world.seats) if other != seat]
        compared += record.check(world.hatter_deck, [card for cards in hands for card in cards])
        state = after(table, move)
        drawn: Counter[int] = Counter()
        for event in move.events:
            match event:
                case rolling.Reshuffled():
                    record.reshuffled(state.hatter_deck)
                case rolling.HatterDrawn(owner, card, public):
                    drawn[card] += owner == seat or public
        record.gone += drawn
        for other, (owner, then) in enumerate(zip(move.before.seats, state.seats, strict=True)):
            if other != seat:
                record.shown += Counter(owner.hand) - Counter(then.hand)
    assert compared > 100


@pytest.mark.rule("QA-45", "QA-165")
@pytest.mark.parametrize("seed", range(2))
def test_queen_alices_imagined_hands_hold_what_was_taken_in_the_open_and_what_a_shuffle_left(seed: int) -> None:
    table, rng, compared = finished("queen_alice", 3, seed=seed), Random(6), 0
    certain: list[set[int]] = [set(), set(), set()]
    for move in table.moves:
        for seat in range(3):
            world = table.rules.determinize(table.rules.view(move.before, seat), seat, rng)
            for other in range(3):
                assert certain[other] <= set(world.seats[other].hand)
                compared += bool(certain[other]) and other != seat
        state = after(table, move)
        for event in move.events:
            match event:
                case queen.Reshuffled(owner):
                    certain[owner] = set(move.before.seats[owner].hand)
                case queen.Acquired(owner, card):
                    certain[owner].add(card)
        for other in range(3):
            certain[other] &= set(state.seats[other].hand)
    assert compared > 10


@pytest.mark.rule("TT-29")
def test_in_tea_time_nothing_is_left_to_imagine() -> None:
    table, rng = finished("tea_time", 3, seed=1), Random(7)
    for move, seat, world in worlds(table, 5, rng):
        assert world == table.rules.view(move.before, seat) == move.before
