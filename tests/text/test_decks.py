"""What is left in the decks by kind: what a seat's view tells, and nothing else."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games import registry
from alicegames.games.rolling_in_wonderland.frames import AfterTaking, DrawObjective, NextTurn
from alicegames.match import stocks
from alicegames.match.match import Match
from alicegames.match.seats import MARKS, Seat
from alicegames.packs import loader
from tests.play import random_choices, session
from tests.rules.rolling_in_wonderland.positions import DATA, RULES, position

if TYPE_CHECKING:
    from alicegames.core.session import Session

GAMES = registry.ids()


@lru_cache
def played(game: str, seed: int, count: int) -> Session[Any, Any]:
    return random_choices(session(game, 3, seed=seed, first=None), seed, count)


@lru_cache
def match_of(game: str) -> Match:
    found, seats = registry.get(game), [Seat(name=name, mark=mark) for name, mark in zip("ABC", MARKS, strict=False)]
    return Match(found, loader.load_builtin(found.pack), session(game, 3).setup, tuple(seats), 1)


POSITIONS = [(game, seed, count) for game in GAMES for seed, count in ((1, 30), (2, 110), (3, 260))]


@pytest.mark.parametrize(("game", "seed", "count"), POSITIONS)
def test_what_is_left_does_not_change_with_what_is_hidden(game: str, seed: int, count: int) -> None:
    table, match = played(game, seed, count), match_of(game)
    for seat in range(3):
        view = table.view(seat)
        told = stocks.stocks(match, view, seat)
        for number in range(3):
            world = table.rules.determinize(view, seat, Random(number))
            assert stocks.stocks(match, table.rules.view(world, seat), seat) == told


@pytest.mark.parametrize(("game", "seed", "count"), POSITIONS)
def test_no_deck_holds_more_of_a_kind_than_is_told(game: str, seed: int, count: int) -> None:
    """What everybody sees when all lies open is within what each seat is told."""
    table, match = played(game, seed, count), match_of(game)
    for seat in range(3):
        told = stocks.stocks(match, table.view(seat), seat)
        held = stocks.stocks(match, table.state, seat)
        for stock, there in zip(told, held, strict=True):
            assert not Counter(dict(there.cards)) - Counter(dict(stock.cards)), stock.title
            assert stock.discards == there.discards


@pytest.mark.parametrize("game", GAMES)
def test_every_deck_is_told_with_its_size_by_kind(game: str) -> None:
    table, match = played(game, 1, 30), match_of(game)
    for stock in stocks.stocks(match, table.view(0), 0):
        lines = stocks.lines(stock)
        assert lines[0].startswith(f"{stock.title}: ")
        assert all(card in "\n".join(lines) for card, _many in (*stock.cards, *stock.discards))


@pytest.mark.rule("TT-29")
def test_the_deck_of_tea_time_is_counted_exactly() -> None:
    table = played("tea_time", 1, 30)
    (stock,) = stocks.stocks(match_of("tea_time"), table.view(0), 0)
    assert sum(many for _card, many in stock.cards) == sum(table.state.deck)


@pytest.mark.rule("AL-71")
def test_cards_in_other_hands_stay_among_what_is_left() -> None:
    table = played("alice", 2, 110)
    view = table.view(0)
    protagonists, characters, _chapters = stocks.stocks(match_of("alice"), view, 0)
    listed = sum(many for _card, many in protagonists.cards)
    hidden = sum(len(hand.protagonists) for hand in table.state.hands[1:])
    hidden += sum(len(pile.protagonists) for pile in table.state.victory)
    assert listed <= len(view.protagonist_deck) + hidden
    assert listed >= len(view.protagonist_deck)
    assert sum(many for _card, many in characters.cards) == len(table.state.character_deck)


@pytest.mark.rule("QA-165")
def test_the_own_draw_pile_is_exact_and_anothers_holds_the_hand_too() -> None:
    table = played("queen_alice", 3, 260)
    for seat in range(3):
        found = stocks.stocks(match_of("queen_alice"), table.view(seat), seat)
        owner = table.state.seats[seat]
        assert sum(many for _card, many in found[0].cards) == len(owner.pool) - len(owner.hand)


@pytest.mark.rule("RW-22", "RW-100")
def test_an_objective_that_another_has_drawn_from_where_one_put_it_is_not_left() -> None:
    table = position("queen: blue", frames=(NextTurn(1), AfterTaking(1), DrawObjective(1)), objective_bottom=((5, 0),))
    table.do("objective:good_student")
    told = [
        dict(stock.cards) for stock in stocks.stocks(match_of("rolling_in_wonderland"), RULES.view(table.state, 0), 0)
    ]
    name = DATA.objectives[5].name
    assert not any(name in card for card in told[1])
    assert any(DATA.objectives[4].name in card for card in told[1])
