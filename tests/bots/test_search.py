"""The search: it needs nothing but rules, repeats itself for a seed, and stops when nothing can change any more."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest

from alicegames.bots import Deadline, Question
from alicegames.bots.base import NEVER
from alicegames.bots.search import Plan, SearchBot, evaluate_options
from alicegames.bots.search.halving import Arm, is_settled
from alicegames.core.values import replace
from alicegames.games import registry
from tests.play import random_choices, session
from tests.toy import Show, Swap, ToyRules, ToyState

SMALL = Plan(iterations=12, width=3)
TREE = Plan(iterations=12, spread=2.0)
BOTH = pytest.mark.parametrize("plan", [SMALL, TREE], ids=["halving", "tree"])


def question(table: Any, seed: int = 1, deadline: Deadline = NEVER, state: Any = None) -> Question:
    state = table.state if state is None else state
    decision = table.rules.decision(state)
    return Question(
        table.rules, table.rules.view(state, decision.player), decision, decision.player, Random(seed), deadline
    )


def shown(_rules: ToyRules, state: ToyState, seat: int) -> float:
    """The toy game's points, nothing foreseen."""
    return float(sum(state.shown[seat]) - sum(state.shown[1 - seat]))


@BOTH
@pytest.mark.parametrize("game", registry.ids())
def test_every_game_is_searched_with_the_same_answer_for_the_same_seed(game: str, plan: Plan) -> None:
    found = registry.get(game)
    table = random_choices(session(game, found.players[-1], seed=4), 4, 12)
    for _choice in range(3):
        bot = SearchBot(found.heuristic, plan)
        choice = bot.choose(question(table))
        assert choice in question(table).decision.options
        assert SearchBot(found.heuristic, plan).choose(question(table)) == choice
        table.submit(choice)


@BOTH
def test_an_only_option_is_answered_without_a_sample(toy: str, plan: Plan) -> None:
    def never(*_arguments: Any) -> float:
        raise AssertionError("the heuristic was asked")

    table = session("toy")
    table.play("swap")
    assert isinstance(SearchBot(never, plan).choose(question(table)), Show)


@pytest.mark.parametrize("plan", [Plan(iterations=80), Plan(iterations=80, spread=20.0)], ids=["halving", "tree"])
def test_a_low_card_is_swapped_and_a_high_one_shown(toy: str, plan: Plan) -> None:
    """One ply of this heuristic always shows the card at hand; the samples see what a swap brings."""
    table = session("toy")
    bot = SearchBot(shown, plan)
    for card, best in ((2, Swap), (11, Show)):
        deck = tuple(other for other in range(1, 13) if other != card)
        state = replace(table.state, hands=(card, 0), deck=deck)
        assert isinstance(bot.choose(question(table, state=state)), best)


def test_samples_are_counted_not_timed(toy: str) -> None:
    calls: list[int] = []

    def count(_rules: ToyRules, _state: ToyState, _seat: int) -> float:
        calls.append(1)
        return float(len(calls) % 7)

    table = session("toy")
    asked = question(table)
    estimates = evaluate_options(
        registry.get("toy"), table.rules, asked.view, asked.seat, asked.decision, plan=Plan(iterations=40), seed=3
    )
    assert sum(estimate.samples for estimate in estimates) <= 40
    SearchBot(count, Plan(iterations=10)).choose(question(table))
    assert len(calls) <= 2 + 10 * 2


def test_a_search_keeps_to_the_budget_of_its_question(toy: str) -> None:
    calls: list[int] = []

    def count(_rules: ToyRules, _state: ToyState, _seat: int) -> float:
        calls.append(1)
        return float(len(calls) % 7)

    few, many = (dataclasses.replace(question(session("toy")), iterations=budget) for budget in (2, 6))
    SearchBot(count, Plan(iterations=40)).choose(few)
    cost_of_few = len(calls)
    SearchBot(count, Plan(iterations=40)).choose(many)
    assert len(calls) - cost_of_few > cost_of_few
    assert len(calls) < 40


def test_a_search_whose_samples_agree_stops_early(toy: str) -> None:
    calls: list[int] = []

    def always(_rules: ToyRules, state: ToyState, _seat: int) -> float:
        calls.append(1)
        return float(state.swapped)

    table = session("toy")
    SearchBot(always, Plan(iterations=100_000)).choose(question(table))
    assert len(calls) < 100_000


def test_a_tree_stops_when_its_favourite_can_no_longer_be_overtaken(toy: str) -> None:
    """A swap looks so much worse that it is hardly tried: little more than half of the iterations decide."""

    def dislikes_swaps(_rules: ToyRules, state: ToyState, _seat: int) -> float:
        return -100.0 * state.swapped

    table = session("toy")
    asked = question(table)
    toy_game = dataclasses.replace(registry.get("toy"), heuristic=dislikes_swaps)
    show, swap = evaluate_options(
        toy_game, table.rules, asked.view, 0, asked.decision, plan=Plan(iterations=1000, spread=1.0), seed=1
    )
    assert isinstance(show.option, Show)
    assert show.samples + swap.samples < 600


@pytest.mark.parametrize("spread", [0.0, 1.0], ids=["halving", "tree"])
def test_a_search_stops_at_its_deadline_with_the_best_so_far(toy: str, spread: float) -> None:
    calls: list[int] = []

    def count(_rules: ToyRules, state: ToyState, _seat: int) -> float:
        calls.append(1)
        return float(state.swapped)

    table = session("toy")
    asked = question(table, deadline=Deadline(0.0))
    choice = SearchBot(count, Plan(iterations=10_000, worlds=50, spread=spread)).choose(asked)
    assert choice in asked.decision.options
    assert len(calls) < 20


def arm(index: int, *values: float) -> Arm:
    return Arm(index, 0.0, list(values))


def test_a_lead_is_settled_only_after_enough_samples() -> None:
    assert is_settled([arm(0, *[2.0] * 8), arm(1, *[1.0] * 8)])
    assert not is_settled([arm(0, *[2.0] * 7), arm(1, *[1.0] * 7)])


def test_a_lead_within_the_luck_of_the_samples_is_not_settled() -> None:
    assert not is_settled([arm(0, *[9.0, -5.0] * 4), arm(1, *[1.0] * 8)])


def test_the_glance_counts_as_so_many_samples_more() -> None:
    seen = Arm(0, 8.0, [2.0, 2.0])
    assert (seen.rating(0.0), seen.rating(1.0), seen.rating(2.0)) == (2.0, 4.0, 5.0)
    assert Arm(0, 8.0).rating(0.0) == 8.0


@pytest.mark.parametrize(("noise", "kinds"), [(0.0, {Show}), (0.5, {Show}), (1.0, {Swap, Show})])
def test_a_search_with_mistakes_mixes_up_what_is_nearly_as_good(toy: str, noise: float, kinds: set[type]) -> None:
    """What it finds is two points apart: mistakes of one point reach that far, those of half a point do not."""

    def likes_shows(_rules: ToyRules, state: ToyState, _seat: int) -> float:
        return -2.0 * state.swapped

    table = session("toy")
    bot = SearchBot(likes_shows, Plan(iterations=2, trust=1e9), noise)
    assert {type(bot.choose(question(table, seed))) for seed in range(100)} == kinds


def test_only_a_plan_that_grows_takes_more_samples_for_more_time() -> None:
    assert Plan(iterations=30, grows=True).stretched(2.0).iterations == 60
    assert Plan(iterations=30, grows=True).stretched(0.001).iterations == 1
    assert Plan(iterations=30).stretched(2.0).iterations == 30


@BOTH
def test_what_is_hidden_from_the_seat_cannot_change_its_choice(toy: str, plan: Plan) -> None:
    table = session("toy", seed=5)
    table.play(f"show:{table.state.hands[0]}")
    for card in table.state.deck:
        rest = tuple(sorted({*table.state.deck, 12} - {card}))[: len(table.state.deck)]
        states = [replace(table.state, hands=(one, table.state.hands[1]), deck=rest) for one in (card, rest[0])]
        answers = {SearchBot(shown, plan).choose(question(table, state=state)) for state in states}
        assert len(answers) == 1


@pytest.mark.parametrize("plan", [Plan(iterations=8, width=2), Plan(iterations=8, spread=0.1)], ids=["halving", "tree"])
@pytest.mark.parametrize("game", registry.ids())
def test_every_option_is_estimated_and_the_wanted_ones_are_sampled(game: str, plan: Plan) -> None:
    found = registry.get(game)
    table = session(game, found.players[0], seed=7)
    while len(question(table).decision.options) < 4:
        table.submit(question(table).decision.options[0])
    asked = question(table)
    last = asked.decision.options[-1]

    def estimates() -> Any:
        return evaluate_options(
            found,
            table.rules,
            asked.view,
            asked.seat,
            asked.decision,
            plan=plan,
            seed=1,
            also=(last,),
        )

    found_ones = estimates()
    assert {one.option for one in found_ones} == set(asked.decision.options)
    assert len(found_ones) == len(asked.decision.options)
    assert next(one for one in found_ones if one.option == last).samples > 0
    assert [one.samples > 0 for one in found_ones] == sorted((one.samples > 0 for one in found_ones), reverse=True)
    assert estimates() == found_ones


def test_the_estimate_of_an_only_option_needs_no_sample(toy: str) -> None:
    table = session("toy")
    table.play("swap")
    asked = question(table)
    (only,) = evaluate_options(
        registry.get("toy"), table.rules, asked.view, asked.seat, asked.decision, plan=SMALL, seed=1
    )
    assert only.samples == 0
