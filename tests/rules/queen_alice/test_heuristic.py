"""What the heuristic thinks of positions."""

from __future__ import annotations

from random import Random

import pytest

from alicegames.bots import Question, levels
from alicegames.bots.base import NEVER
from alicegames.core.rules import Setup, totals
from alicegames.core.session import Session
from alicegames.games.queen_alice.bot.heuristic import heuristic
from alicegames.games.queen_alice.choices import Climb
from alicegames.games.queen_alice.game import GAME
from tests.rules.queen_alice.positions import DATA, RED, RULES, TILE, Position, bare

WISH = {wish.key: wish.id for wish in DATA.wishes}


def value(position: Position) -> float:
    return heuristic(RULES, position.state, 0)


@pytest.mark.parametrize(
    "better",
    [
        {"ip": (3, *(0,) * 13)},
        {"store": (1, 0, 0)},
        {"time": 4},
        {"cubes": 1},
        {"hearts": (2, 0), "bushes": (2, 0)},
        {"crowns": (0,)},
        {"books": (1, 1, 0)},
        {"flowers": (1, 0, 0, 0)},
        {"tiles": tuple(t.id for t in DATA.bookmarks if t.when == "turn")[:1]},
    ],
)
def test_more_is_better(better: dict[str, object]) -> None:
    assert value(bare(**better).rest()) > value(bare().rest())


def test_the_rivals_gain_is_a_loss() -> None:
    assert value(bare().seat(1, ip=(9, *(0,) * 13)).rest()) < value(bare().rest())


def test_a_crown_waiting_to_be_taken_is_worth_about_what_it_brings() -> None:
    waiting = bare().rewards("crown red hearts", "mini hearts")
    taken = Position(waiting.state).do("crown:red.hearts")
    assert abs(value(taken) - value(waiting)) < 8


def test_an_action_that_can_be_paid_is_worth_more_than_one_that_cannot() -> None:
    assert value(bare(store=(2, 1, 0)).act(RED, "spades")) > value(bare(store=(2, 1, 0)).rest()) + 2


def test_the_greedy_bot_beats_the_random_one() -> None:
    bots = [levels.get(name).make(GAME) for name in ("greedy", "random")]
    table = Session(RULES, Setup(2, (), 0), 5, range(2))
    while (decision := table.decision()) is not None:
        seat = decision.player
        question = Question(RULES, table.view(seat), decision, seat, Random(len(table.moves)), NEVER)
        table.submit(bots[seat].choose(question))
    greedy, lot = totals(RULES.score(table.state))
    assert greedy > 2 * lot


def test_a_book_that_the_best_bookmark_still_lacks_is_worth_more_than_one_of_another_colour() -> None:
    wanted = {"progress": (4, 0), "tiles": ()}
    shelf = (TILE["red_steps"],)
    lacking = bare(books=(1, 0, 0), **wanted).set(shelf=shelf).rest()
    with_green = bare(books=(1, 1, 0), **wanted).set(shelf=shelf).rest()
    with_white = bare(books=(2, 0, 0), **wanted).set(shelf=shelf).rest()
    assert value(with_green) - value(lacking) > 2 * (value(with_white) - value(lacking))


def test_a_bookmark_that_can_be_bought_now_is_worth_more_than_its_books_later() -> None:
    owner = bare(books=(1, 1, 1), progress=(4, 0)).set(shelf=(TILE["red_steps"],))
    assert value(owner.rewards("buy")) > value(Position(owner.state).rest()) + 5


def test_an_action_that_a_wish_counts_is_worth_more() -> None:
    def climbing(red_wishes: tuple[int, int]) -> float:
        place = bare(store=(3, 3, 0)).set(wishes=(*red_wishes, WISH["roses_cut"], WISH["long_roads"]))
        return value(place.act(RED, "clubs")) - value(Position(place.state).rest())

    assert (
        climbing((WISH["high_twins"], WISH["long_wall"])) > climbing((WISH["sealed_letters"], WISH["long_wall"])) + 0.5
    )


def test_the_greedy_bot_climbs_for_the_book_that_buys_a_dear_bookmark() -> None:
    place = bare(store=(3, 0, 0), books=(1, 0, 1), progress=(4, 0)).set(shelf=(TILE["red_steps"],))
    place.act(RED, "any")
    decision = RULES.decision(place.state)
    assert decision is not None
    question = Question(RULES, RULES.view(place.state, 0), decision, 0, Random(1), NEVER)
    choice = levels.get("greedy").make(GAME).choose(question)
    assert isinstance(choice, Climb)
