"""Random and greedy: legal, repeatable, honest."""

from __future__ import annotations

import time
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.bots import Deadline, Question, UnknownLevelError, levels
from alicegames.bots.base import NEVER
from alicegames.bots.greedy import GreedyBot
from alicegames.bots.hasty import HastyBot
from alicegames.bots.strengths import measures
from alicegames.core.values import replace
from alicegames.games import registry
from tests.play import random_choices, session
from tests.toy import Show, Swap, ToyRules, ToyState

if TYPE_CHECKING:
    from alicegames.bots import Bot
    from alicegames.core.game import Game


def question(table: Any, seed: int = 1, deadline: Deadline = NEVER, state: Any = None) -> Question:
    state = table.state if state is None else state
    decision = table.rules.decision(state)
    seat = decision.player
    return Question(table.rules, table.rules.view(state, seat), decision, seat, Random(seed), deadline)


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("level", [*levels.LEVELS, *levels.UNLISTED], ids=lambda level: level.id)
def test_every_level_answers_every_game_legally(game: str, level: levels.Level) -> None:
    found = registry.get(game)
    table = session(game, found.players[0], seed=4)
    bot = level.make(found)
    for _choice in range(30 if level.id in {"random", "greedy"} else 3):
        if table.is_over:
            break
        asked = question(table, len(table.moves))
        choice = bot.choose(asked)
        assert choice in asked.decision.options
        assert level.make(found).choose(question(table, len(table.moves))) == choice
        table.submit(choice)


def test_an_only_option_is_answered_without_thinking(toy: str) -> None:
    def never(*_arguments: Any) -> float:
        raise AssertionError("the heuristic was asked")

    table = session("toy")
    table.play("swap")
    assert isinstance(GreedyBot(never, worlds=1).choose(question(table)), Show)


def test_the_best_option_by_the_heuristic_is_taken(toy: str) -> None:
    table = session("toy")
    likes_swaps = GreedyBot(lambda _rules, state, _seat: float(state.swapped), worlds=3)
    likes_shows = GreedyBot(lambda _rules, state, _seat: float(not state.swapped), worlds=3)
    assert isinstance(likes_swaps.choose(question(table)), Swap)
    assert isinstance(likes_shows.choose(question(table)), Show)


def test_equal_options_are_told_apart_by_the_seed_alone(toy: str) -> None:
    table = session("toy")
    bot = GreedyBot(lambda _rules, _state, _seat: 0.0, worlds=2)
    answers = {seed: bot.choose(question(table, seed)) for seed in range(20)}
    assert len(set(answers.values())) == 2
    assert all(bot.choose(question(table, seed)) == answer for seed, answer in answers.items())


def test_a_bot_cannot_tell_two_states_apart_that_look_the_same(toy: str) -> None:
    """The rival's hidden card is swapped with one of the deck: no bot may answer otherwise."""
    table = session("toy", seed=5)
    table.play(f"show:{table.state.hands[0]}")
    for card in table.state.deck:
        rest = tuple(sorted({*table.state.deck, 12} - {card}))[: len(table.state.deck)]
        states = [replace(table.state, hands=(one, table.state.hands[1]), deck=rest) for one in (card, rest[0])]
        assert table.rules.view(states[0], 1) == table.rules.view(states[1], 1)
        for level in levels.LEVELS:
            bot = level.make(registry.get("toy"))
            answers = [bot.choose(question(table, seed, state=state)) for state in states for seed in (1, 2)]
            assert answers[:2] == answers[2:]


def test_greedy_imagines_hidden_cards_from_the_view(toy: str) -> None:
    seen: list[ToyState] = []

    def look(_rules: ToyRules, state: ToyState, _seat: int) -> float:
        seen.append(state)
        return float(len(seen))

    table = session("toy", 3, seed=5)
    table.play(f"show:{table.state.hands[0]}")
    hidden, *deck = table.state.deck
    state = replace(table.state, hands=(hidden, table.state.hands[1], 0), deck=tuple(deck))
    GreedyBot(look, worlds=8).choose(question(table, state=state))
    assert all(-1 not in state.hands and -1 not in state.deck for state in seen)
    assert len({state.hands[0] for state in seen}) > 2


def test_greedy_imagines_no_more_where_nothing_hidden_matters(toy: str) -> None:
    calls: list[int] = []

    def count(_rules: ToyRules, _state: ToyState, _seat: int) -> float:
        calls.append(1)
        return 0.0

    table = session("toy")
    GreedyBot(count, worlds=1000).choose(question(table))
    assert len(calls) == 2 * 2


def test_greedy_stops_at_its_deadline_with_what_it_has(toy: str) -> None:
    calls: list[int] = []

    def count(_rules: ToyRules, _state: ToyState, _seat: int) -> float:
        calls.append(1)
        return 0.0

    past = Deadline(0.0)
    table = session("toy")
    asked = question(table, deadline=past)
    assert GreedyBot(count, worlds=1000).choose(asked) in asked.decision.options
    assert len(calls) == 1


def test_a_deadline_is_past_in_time_or_when_hurried() -> None:
    hurried: list[bool] = []
    deadline = Deadline(3600, lambda: bool(hurried))
    assert not deadline.is_past()
    hurried.append(True)
    assert deadline.is_past()
    assert Deadline(time.monotonic() * 0).is_past()
    assert not NEVER.is_past()


def test_levels_are_found_by_id_and_named_for_players() -> None:
    assert len({level.title() for level in levels.LEVELS}) == 6
    assert all(levels.get(level.id) is level and level.blurb().endswith(".") for level in levels.LEVELS)
    assert levels.strongest() is levels.LEVELS[-1]
    assert levels.usual() in levels.LEVELS
    with pytest.raises(UnknownLevelError, match="no bot “x”"):
        levels.get("x")


def test_a_level_can_be_named_with_a_budget() -> None:
    assert levels.entrant("eaglet") == (levels.get("eaglet"), 0)
    assert levels.entrant("eaglet@24") == (levels.get("eaglet"), 24)


@pytest.mark.parametrize("name", ["eaglet@", "eaglet@0", "eaglet@x", "eaglet@-3", "x@3"])
def test_a_budget_is_a_number_of_samples(name: str) -> None:
    with pytest.raises(UnknownLevelError):
        levels.entrant(name)


@pytest.mark.parametrize("old", ["random", "greedy"])
def test_seats_of_older_saves_find_their_bot(old: str) -> None:
    table = session("tea_time")
    choice = levels.get(old).make(registry.get("tea_time")).choose(question(table))
    assert choice in question(table).decision.options


@pytest.mark.parametrize("game", [*registry.ids(), "a game without numbers of its own"])
def test_every_level_has_its_numbers_in_every_game(game: str) -> None:
    assert list(measures(game).levels) == [level.id for level in levels.LEVELS]


@pytest.mark.parametrize("game", registry.ids())
def test_a_level_says_how_often_it_beats_the_one_below_where_that_was_measured(game: str) -> None:
    assert not levels.LEVELS[0].record(game)
    for below, level in pairwise(levels.LEVELS):
        share = measures(game).levels[level.id].share
        said = level.record(game)
        assert (share is None) == (said == "")
        assert share is None or (f"{share:.0%}" in said and below.title() in said)


def test_a_mistake_mixes_up_what_is_nearly_as_good_and_nothing_else(toy: str) -> None:
    """A swap looks two points worse than a show: mistakes of one point reach it, those of half a point cannot."""
    table = session("toy")

    def likes_shows(_rules: ToyRules, state: ToyState, _seat: int) -> float:
        return -2.0 * state.swapped

    for noise, kinds in ((1.0, {Swap, Show}), (0.5, {Show})):
        bot = HastyBot(likes_shows, worlds=1, noise=noise)
        assert {type(bot.choose(question(table, seed))) for seed in range(200)} == kinds


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("level", ["dormouse", "eaglet", "red_queen"])
def test_nothing_hidden_from_the_seat_changes_a_choice(game: str, level: str) -> None:
    """Everything hidden is dealt anew, the real game and three others: all look the same, so all get one answer."""
    found = registry.get(game)
    table = random_choices(session(game, found.players[-1], seed=8), 8, 40)
    bot = bots_of_few_samples(found, level)
    for ply in range(2):
        asked = question(table, ply)
        seat, rules = asked.seat, table.rules
        worlds = [table.state, *(rules.determinize(rules.view(table.state, seat), seat, Random(n)) for n in range(3))]
        answers = {rules.encode(bot.choose(question(table, ply, state=world))) for world in worlds}
        assert len(answers) == 1
        table.submit(asked.decision.options[0])


def bots_of_few_samples(game: Game[Any, Any], level: str) -> Bot:
    strength = measures(game.id).levels[level]
    return levels.bot(game, strength.model_copy(update={"iterations": min(strength.iterations, 8)}))
