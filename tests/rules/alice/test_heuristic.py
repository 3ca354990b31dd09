"""The heuristic: what a sensible player sees, and that a bot that follows it wins."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from alicegames.bots.base import NEVER, Question
from alicegames.bots.greedy import GreedyBot
from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.games.alice.bot.heuristic import Heuristic, heuristic
from alicegames.games.alice.bot.weights import Weights
from alicegames.games.alice.state import Victory
from alicegames.packs import weights
from tests.rules.alice.positions import RULES, Game, cards, position


def value(game: Game, seat: int = 0) -> float:
    return heuristic(RULES, game.state, seat)


def best(game: Game) -> str:
    """What a greedy bot chooses."""
    decision = RULES.decision(game.state)
    assert decision is not None
    view = RULES.view(game.state, decision.player)
    bot = GreedyBot(heuristic, 4)
    return RULES.encode(bot.choose(Question(RULES, view, decision, decision.player, Random(1), NEVER)))


def test_an_occupied_page_is_better_than_a_free_one() -> None:
    assert value(position("alice", "alice", open=("ch16=queen,-,-",))) > value(
        position("alice", "alice", open=("ch16",))
    )


def test_a_dear_complete_chapter_is_better_than_a_cheap_one() -> None:
    dear = position("alice", "", open=("ch17=queen,duchess,knave,gryphon",))
    cheap = position("alice", "", open=("ch06=caterpillar,knave",))
    assert value(dear) > value(cheap)


def test_a_rivals_points_are_bad() -> None:
    rich = (Victory(), Victory(cards("ch27")))
    assert value(position("", "", victory=rich)) < value(position("", ""))
    assert value(position("", "", victory=rich), 1) > 0


def test_open_pages_are_worse_near_the_end() -> None:
    early = position("alice", "alice", open=("ch27",))
    late = position("alice", "alice", open=("ch27",), characters="card-soldier card-soldier")
    without = position("alice", "alice", characters="card-soldier card-soldier")
    assert value(late) < value(early)
    assert value(late) < value(without)


def test_the_vortex_draws_what_it_can() -> None:
    game = position("ch06", "", tea={"a2": "caterpillar", "b2": "knave", "c2": "queen"}).do("play:ch06")
    assert best(game).startswith("place:")


def test_a_character_enters_where_it_can() -> None:
    game = position("knave", "", open=("ch06=caterpillar,-",)).do("play:knave", "wonder:keep", "card:cat")
    assert best(game) == "place:knave>ch06.2"


def test_the_queen_names_whom_it_hurts_most() -> None:
    game = position("queen", "", open=("ch22=knave,-", "ch17=queen,-,knave,gryphon ch23=-,knave,-")).do("play:queen")
    assert best(game) == "wonder:banish+knave"


def test_a_cat_saves_a_nearly_complete_chapter() -> None:
    open_ = ("", "ch27=march-hare,queen,gryphon,caterpillar,knave,-")
    game = position("queen", "cat", open=open_).do("play:queen", "wonder:banish+knave")
    assert best(game) == "react:cat"


def test_a_cat_is_not_spent_on_a_trifle() -> None:
    game = position("knave", "cat alice").do("play:knave", "wonder:keep")
    assert best(game) == "react:pass"


@pytest.mark.parametrize("who", ["knave", "march-hare", "rabbit"])
def test_a_card_in_hand_is_worth_what_its_own_weight_says(who: str) -> None:
    learned = weights.learned(Weights, "alice")
    name = {"rabbit": "white_rabbit"}.get(who, who.replace("-", "_"))
    dearer = replace(learned, **{name: getattr(learned, name) + 1.0})
    state = position(who, "").state
    assert Heuristic(dearer)(RULES, state, 0) > Heuristic(learned)(RULES, state, 0)


def test_an_unfinished_chapter_may_lose_its_characters_again() -> None:
    learned = weights.learned(Weights, "alice")
    safe, unsafe = (Heuristic(replace(learned, kept=kept)) for kept in (1.0, 0.5))
    state = position("alice", "alice", open=("ch16=queen,-,-",)).state
    assert unsafe(RULES, state, 0) < safe(RULES, state, 0)


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(6):
        table = Session(RULES, Setup(2, (), number % 2), number, (0, 1))
        rng = Random(number)
        while (decision := table.decision()) is not None:
            if decision.player or len(decision.options) == 1:
                table.submit(decision.options[rng.randrange(len(decision.options))])
            else:
                view = table.view(0)
                table.submit(GreedyBot(heuristic, 1).choose(Question(RULES, view, decision, 0, rng, NEVER)))
        won += RULES.places(table.state)[0] == 1
    assert won >= 5
