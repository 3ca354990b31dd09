"""What is remembered of cards put under a deck, and of piles that were shuffled before the last one."""

from __future__ import annotations

from random import Random

import pytest

from alicegames.core.decision import UNKNOWN
from alicegames.core.knowledge import Pile, Places, imagine
from alicegames.core.whereabouts import Whereabouts, buried, drew, found


def test_a_card_drawn_from_under_a_deck_is_known_to_who_put_it_there() -> None:
    assert drew((), seat=1, card=7, knower=0) == (Whereabouts(0, 7, (1,)),)
    assert drew((), seat=0, card=7, knower=0) == ()


def test_it_may_be_what_its_holder_has_put_under_the_deck_since_and_who_drew_that() -> None:
    known = buried((Whereabouts(0, 7, (1,)),), seat=1, at=1)
    assert known == (Whereabouts(0, 7, (1,), (1,)),)
    known = drew(known, seat=2, card=3, knower=2)
    assert known == (Whereabouts(0, 7, (1,), (0,)),)
    assert drew(known, seat=2, card=7, knower=1)[0] == Whereabouts(0, 7, (1, 2))
    assert drew(known, seat=0, card=7, knower=1) == (Whereabouts(1, 7, (0,)),)
    assert drew(known, seat=0, card=5, knower=1)[0] == Whereabouts(0, 7, (1,))


def test_a_place_is_found_for_every_card_that_is_known() -> None:
    known = (Whereabouts(0, 7, (1, 2), (0,)), Whereabouts(0, 8, (1,)))
    seen = [found(known, {1: 1, 2: 1}, frozenset({0}), Random(seed)) for seed in range(20)]
    assert all(held[1] == [8] for held, _lying in seen)
    assert {tuple(held.get(2, ())) for held, _lying in seen} == {(7,), ()}
    assert {lying.get(0) for _held, lying in seen} == {7, None}
    assert found(known, {1: 0, 2: 0}, frozenset(), Random(1)) == ({}, {})


def test_what_was_known_of_a_pile_is_known_after_the_next_shuffle() -> None:
    first = Pile.of((1, 2, 3, 4), 3).drew(0, 1).drew(0, 2).drew(1, 3).drew(1, 4)
    pile = first.shuffled((7, 8), 3).seen_by(0)
    assert pile.earlier[0].drawn == ((1, 2), (UNKNOWN, UNKNOWN), ())
    places = Places((0, 2, 1), (0, 0, 0))
    for seed in range(20):
        world = imagine(pile, (3, 4, 7, 8, 9), places, 0, Random(seed))
        assert world.hands == ((), (3, 4), (9,))
        assert world.deck == (7, 8)
        assert world.pile.seen_by(0) == pile


def test_a_card_shown_before_a_shuffle_did_not_come_from_the_pile_after_it() -> None:
    first = Pile.of((1, 2), 3).drew(1, 1).drew(2, 2).showed(1, 1)
    pile = first.shuffled((1, 5), 3).drew(2, 5).seen_by(0)
    for seed in range(20):
        world = imagine(pile, (1, 2, 5, 9), Places((0, 1, 2), (0, 0, 0)), 0, Random(seed))
        assert world.hands[1] == (9,)
        assert world.deck in ((1,), (5,))
        assert world.pile.earlier[0].drawn[1] == (1,)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_pile_of_the_set_up_is_forgotten_for_nothing_is_known_of_it(seats: int) -> None:
    assert Pile().shuffled((1, 2), seats) == Pile.of((1, 2), seats)
