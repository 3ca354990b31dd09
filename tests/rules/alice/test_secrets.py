"""Who knows what: views, imagined states, events, revelations."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from alicegames.core.decision import CHANCE, UNKNOWN
from alicegames.games.alice.events import Drawn, PileFed
from alicegames.games.alice.state import Knowledge, Victory
from tests.play import finished
from tests.rules.alice.positions import DATA, RULES, cards, everywhere, position


@pytest.mark.rule("AL-07")
def test_the_kinds_in_a_hand_are_public_the_faces_not() -> None:
    game = position("alice", "cat rabbit hatter ch01 ch02 ch03")
    (seen,) = RULES.view(game.state, 0).hands[1:]
    assert (len(seen.protagonists), len(seen.characters), len(seen.chapters)) == (2, 1, 3)
    assert set(seen.protagonists) == set(seen.chapters) == {UNKNOWN}
    assert RULES.view(game.state, 1).hands[1] == game.state.hands[1]


@pytest.mark.rule("AL-71")
def test_secret_are_decks_hands_and_what_a_knave_sent_and_nothing_else() -> None:
    piles = (Victory(cards("ch05 ch06"), 1, cards("cat")), Victory())
    state = position("alice", "cat hatter ch01", protagonist_discard="rabbit", victory=piles).state
    for seat in (0, 1):
        view = RULES.view(state, seat)
        assert set(view.protagonist_deck) == set(view.chapter_deck) == {UNKNOWN}
        assert len(view.chapter_deck) == len(state.chapter_deck)
        assert view.victory[0] == Victory(cards("ch05 ch06"), 1, (UNKNOWN,))
        assert view.hands[1].characters == cards("hatter")
        assert view.protagonist_discard == state.protagonist_discard
        assert view.character_deck == state.character_deck  # all other characters can be counted


@pytest.mark.rule("AL-71")
def test_the_view_does_not_depend_on_what_is_hidden() -> None:
    one = position("alice", "cat ch01").state
    other = position("alice", "rabbit ch02").state
    assert RULES.view(one, 0) == RULES.view(other, 0)


@pytest.mark.rule("AL-71")
def test_imagined_states_hold_every_card_once_and_look_the_same() -> None:
    everything = Counter({card: DATA.counts[card] for card in range(len(DATA.ids))})
    rng = Random(7)
    for players, ask in ((2, "everybody"), (3, "holders"), (4, "everybody")):
        for move in finished("alice", players, seed=11, ask=ask).moves[20::9]:
            for seat in range(players):
                view = RULES.view(move.before, seat)
                world = RULES.determinize(view, seat, rng)
                assert RULES.view(world, seat) == view
                assert everywhere(world) == everything
                assert UNKNOWN not in (*world.protagonist_deck, *world.chapter_deck)


@pytest.mark.rule("AL-71")
def test_an_imagined_hand_differs_from_time_to_time() -> None:
    view = RULES.view(position("alice", "cat cat ch01").state, 0)
    rng = Random(1)
    assert len({RULES.determinize(view, 0, rng).hands[1] for _world in range(20)}) > 10


@pytest.mark.rule("AL-90")
def test_who_is_asked_among_holders_is_imagined_with_a_cat() -> None:
    game = position("knave", "rabbit rabbit", "cat alice", holders_only=True).do("play:knave", "wonder:keep")
    view = RULES.view(game.state, 0)
    rng = Random(3)
    for _world in range(30):
        held = RULES.determinize(view, 0, rng).hands[2].protagonists
        assert not DATA.cats.isdisjoint(held)


@pytest.mark.rule("AL-90")
def test_the_last_cats_are_imagined_where_they_are_known_to_be() -> None:
    """So few that no deal by lot would find the world."""
    known = Knowledge(least_cats=(0, 1, 1, 0), most_cats=(0, 1, 1, 0))
    game = position("rabbit", "cat", "cat", "alice", protagonist_discard="cat cat", holders_only=True, knowledge=known)
    view = RULES.view(game.state, 0)
    for seed in range(5):
        world = RULES.determinize(view, 0, Random(seed))
        assert [sum(card in DATA.cats for card in hand.protagonists) for hand in world.hands] == [0, 1, 1, 0]
        assert RULES.view(world, 0) == view


@pytest.mark.rule("AL-71", "AL-99")
def test_events_hide_what_a_seat_may_not_see() -> None:
    drawn = Drawn(1, "chapter", DATA.number("ch01"))
    assert RULES.view_event(drawn, 1) == drawn
    assert RULES.view_event(drawn, 0) == Drawn(1, "chapter", UNKNOWN)
    fed = PileFed(0, DATA.number("cat"))
    assert RULES.view_event(fed, 0) == RULES.view_event(fed, 1) == PileFed(0, UNKNOWN)


@pytest.mark.rule("AL-08")
def test_drawing_reveals_to_the_drawer_and_playing_to_the_others() -> None:
    game = position("duchess rabbit ch06", "", "").do("play:duchess")
    assert not game.reveals  # a character in hand is known
    game.do("wonder:chapters", "react:pass", "card:ch01")
    assert list(game.reveals) == [0]
    game.do("card:ch02", "play:rabbit")
    assert list(game.reveals) == [1, 2]
    assert position("ch06", "", "").do("play:ch06").reveals == (1, 2)
    assert position("hatter", "", "").do("play:hatter", "wonder:open", "card:ch01").reveals == (0, 1, 2)


@pytest.mark.rule("AL-71")
def test_a_thrown_cat_is_revealed_to_the_others() -> None:
    game = position("knave", "cat", "").do("play:knave", "wonder:keep", "react:cat")
    assert game.reveals == (0, 2)
    assert position("cat rabbit", "", "").do("cat:draw").reveals == (1, 2)


@pytest.mark.rule("AL-59")
def test_a_refill_is_revealed_to_all() -> None:
    game = position("rabbit", "", tea={"a2": "gryphon", "b2": "duchess"}).do("play:rabbit", "wonder:recruit", "take:b2")
    game.do("pass", "end")
    assert game.asked == (CHANCE, "refill")
    assert game.do(game.codes[0]).reveals == (0, 1)


@pytest.mark.rule("AL-61")
def test_the_end_of_the_game_opens_all_hands_to_all() -> None:
    game = position("", "cat rabbit", "", characters="").do("end")
    assert RULES.decision(game.state) is None
    assert game.reveals == (0, 1, 2)


@pytest.mark.rule("AL-90")
def test_among_holders_being_asked_or_not_is_revealed_to_all_at_once() -> None:
    for bob in ("cat", "rabbit"):
        game = position("knave", bob, "alice", holders_only=True).do("play:knave", "wonder:keep")
        assert game.reveals == (0, 1, 2)
    assert position("knave", "hatter", "", holders_only=True).do("play:knave", "wonder:keep").reveals == ()


@pytest.mark.rule("AL-90")
def test_where_everybody_is_asked_nothing_is_revealed_by_it() -> None:
    game = position("knave", "cat", "alice").do("play:knave", "wonder:keep")
    assert game.reveals == ()
    assert game.do("react:pass").reveals == ()


def test_a_seat_decides_the_same_from_its_view() -> None:
    for move in finished("alice", 3, seed=5).moves:
        if move.player != CHANCE:
            assert RULES.decision(RULES.view(move.before, move.player)) == move.decision
