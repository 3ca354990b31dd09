"""Every problem that is shipped is proved: solvable, not by every choice, and what is taken for right is right."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.decision import IllegalChoiceError
from alicegames.core.rules import totals
from alicegames.games import registry
from alicegames.teaching.problems import daily, goals, problem, words
from alicegames.teaching.problems.attempt import Attempt, match_of
from alicegames.teaching.problems.problem import Goal, Problem, ProblemError
from alicegames.teaching.problems.solver import Place, Solver, TooLargeError
from tests.play import asked, session

if TYPE_CHECKING:
    from pathlib import Path

PROBLEMS = daily.everything()
OURS = ("tea_time", "alice", "rolling_in_wonderland", "queen_alice")
SECRET = [each for each in PROBLEMS if registry.get(each.game).has_secrets]
QUICK = 4000
"""So many places at most: a problem opens at once."""


@dataclass(frozen=True)
class Opened:
    """A problem where it begins."""

    attempt: Attempt[Any, Any]
    right: tuple[Any, ...]
    wrong: tuple[Any, ...]


@cache
def opened(problem_id: str) -> Opened:
    """Return a problem at its beginning: shared, so nothing is to be submitted to it."""
    found = next(each for each in PROBLEMS if each.id == problem_id)
    attempt: Attempt[Any, Any] = Attempt(found, match_of(found))
    decision, right = attempt.decision(), attempt.right()
    assert decision is not None
    return Opened(attempt, right, tuple(option for option in decision.options if option not in right))


def fresh(problem_id: str) -> Attempt[Any, Any]:
    found = next(each for each in PROBLEMS if each.id == problem_id)
    return Attempt(found, match_of(found))


def play_out(solver: Solver, place: Place) -> int:
    """Follow the best answers on all sides; return the goal's number where the way ends, measured anew."""
    most = solver.here(place)
    while not solver.is_over(place) and not solver.is_reached(place):
        decision = solver.rules.decision(place.state)
        assert decision is not None
        place = solver.after(place, solver.answer(place))
        most = max(most, solver.here(place)) if solver.goal.until == "reached" else solver.here(place)
    return most


every = pytest.mark.parametrize("posed", PROBLEMS, ids=lambda one: one.id)


def test_no_problem_file_is_refused() -> None:
    assert [error for game in registry.ids() for error in problem.available(game)[1]] == []


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_dozen_from_easy_to_very_hard(game: str) -> None:
    found = problem.available(game)[0]
    assert len(found) >= 12
    assert [each.order for each in found] == list(range(1, len(found) + 1))
    assert [each.stars for each in found] == sorted(each.stars for each in found)
    assert {each.stars for each in found} == {1, 2, 3, 4}
    assert len({each.title for each in found}) == len(found)


@every
def test_it_can_be_solved_but_not_by_every_choice(posed: Problem) -> None:
    begun = opened(posed.id)
    assert begun.right
    assert begun.wrong


@every
def test_the_solution_shown_reaches_the_goal(posed: Problem) -> None:
    attempt = fresh(posed.id)
    used = []
    while not attempt.is_solved:
        choice = attempt.shown()
        assert choice is not None
        used.append(attempt.rules.encode(choice))
        attempt.submit(choice)
    assert set(posed.solution) & set(used)
    found = goals.measure(attempt.rules, posed.goal, posed.seat, attempt.place.state, attempt.place.tally)
    assert found >= goals.wanted(posed.goal)


@every
def test_every_choice_that_is_accepted_reaches_the_goal(posed: Problem) -> None:
    begun = opened(posed.id)
    solver = begun.attempt.solver
    for option in begun.right:
        assert play_out(solver, solver.after(begun.attempt.begin, option)) >= goals.wanted(posed.goal)


@every
def test_no_choice_that_is_refused_reaches_it_and_each_is_answered(posed: Problem) -> None:
    begun = opened(posed.id)
    solver = begun.attempt.solver
    for option in begun.wrong:
        assert solver.value(solver.after(begun.attempt.begin, option)) < goals.wanted(posed.goal)
        assert words.wrong(begun.attempt, option)


@every
def test_it_is_known_to_the_seat_that_solves_it(posed: Problem) -> None:
    begun = opened(posed.id)
    assert posed not in SECRET or begun.attempt.solver.is_the_same_in(3, begun.attempt.begin)


@every
def test_the_best_is_asked_where_the_problem_says_so_and_it_opens_at_once(posed: Problem) -> None:
    begun = opened(posed.id)
    assert begun.attempt.solver.looked <= QUICK
    assert not posed.goal.best or begun.attempt.solver.value(begun.attempt.begin) == goals.wanted(posed.goal)


@every
def test_what_it_says_itself_of_tries_is_said_of_wrong_ones(posed: Problem) -> None:
    begun = opened(posed.id)
    said = {words.wrong(begun.attempt, option) for option in begun.wrong}
    assert said >= {each.say for each in posed.wrong}


@every
def test_its_words_are_few(posed: Problem) -> None:
    assert [text for text in (posed.say, posed.hint, posed.done) if len(text.split()) > 45] == []


@pytest.mark.parametrize("name", ["tea_time_last_pair", "tea_time_last_four", "tea_time_poison", "tea_time_swap"])
def test_the_solver_agrees_with_one_that_remembers_nothing(name: str) -> None:
    begun = opened(name)
    solver = begun.attempt.solver

    def value(place: Place) -> int:
        decision = solver.rules.decision(place.state)
        if decision is None or solver.is_over(place):
            return solver.here(place)
        values = [value(solver.after(place, option)) for option in decision.options]
        return max(values) if decision.player == solver.seat else min(values)

    assert solver.value(begun.attempt.begin) == value(begun.attempt.begin)


def test_a_position_with_too_many_ways_is_refused() -> None:
    table = session("tea_time", seed=3)
    goal = Goal(kind="win", until="game")
    solver = Solver(table.rules, goal, asked(table).player, 0, limit=500)
    with pytest.raises(TooLargeError, match="more than 500"):
        solver.value(Place(table.state, 99))


def test_a_wrong_try_is_answered_and_not_made() -> None:
    attempt = fresh("tea_time_alone")
    before = attempt.session.codes
    wrong = next(option for option in opened("tea_time_alone").wrong if attempt.rules.encode(option) == "take:a1")
    said = attempt.judge(wrong)
    assert "34 are asked" in said
    assert "Mad Hatter" in said
    assert (attempt.wrong, attempt.session.codes) == (1, before)
    with pytest.raises(IllegalChoiceError):
        attempt.submit(wrong)


def test_the_answer_of_the_others_is_told_with_a_wrong_try() -> None:
    attempt = fresh("tea_time_poison")
    wrong = next(option for option in opened("tea_time_poison").wrong if attempt.rules.encode(option) == "take:a2")
    assert "Lory answers: Take White Rabbit" in attempt.judge(wrong)


def test_the_hint_comes_in_three_steps_and_the_last_names_the_choice() -> None:
    attempt = fresh("tea_time_alone")
    assert len(attempt.give_hint()) == 1
    assert "Of 41 choices 1 is right" in attempt.give_hint()[-1]
    assert not attempt.is_helped
    assert "Alice (b1)" in attempt.give_hint()[-1]
    assert attempt.is_helped


def test_the_others_answer_the_worst_and_it_can_be_begun_again() -> None:
    attempt = fresh("tea_time_last_four")
    begun = attempt.session.codes
    attempt.submit(attempt.right()[0])
    assert len(attempt.session.codes) == len(begun) + 2
    assert attempt.decision() is not None
    attempt.restart()
    assert attempt.session.codes == begun


def test_the_problem_of_the_day_is_the_same_for_everybody_and_none_comes_twice_before_all_have() -> None:
    days = [date(2026, 12, 1) + timedelta(days=number) for number in range(len(PROBLEMS))]
    begin = next(day for day in days if day.toordinal() % len(PROBLEMS) == 0)
    cycle = [daily.of_day(begin + timedelta(days=number), PROBLEMS) for number in range(len(PROBLEMS))]
    assert len({each.id for each in cycle if each is not None}) == len(PROBLEMS)
    assert daily.of_day(begin, tuple(reversed(PROBLEMS))) == cycle[0]
    assert daily.of_day(begin, ()) is None


GOOD = '{"id": "tea_time_x", "game": "tea_time", "title": "X", "order": 1, "stars": 1, "setup": {"players": 2}, '
GOOD += '"seed": 1, "goal": {"kind": "points"}, "say": "s", "hint": "h", "done": "d", "solution": ["take:a1"]}'


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('"stars": 1', '"stars": 9'), "stars"),
        (('"tea_time_x"', '"tea_time_y"'), "must be “tea_time_x”"),
        (('"players": 2', '"players": 5'), "5 cannot play"),
        (('"kind": "points"', '"kind": "line"'), "has to say which"),
        (('"kind": "points"', '"kind": "deny"'), "until"),
        (('"seed": 1', '"seat": 3, "seed": 1'), "one of the players"),
        (('"game": "tea_time"', '"game": "alice"'), "lies among those of"),
        (("{", "["), "x.json"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_place_and_reason(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    (tmp_path / "tea_time").mkdir()
    path = tmp_path / "tea_time" / "x.json"
    path.write_text(GOOD, encoding="utf-8")
    assert problem.load(path).id == "tea_time_x"
    path.write_text(GOOD.replace(*change, 1), encoding="utf-8")
    with pytest.raises(ProblemError, match=said):
        problem.load(path)


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"opening": ("take:a1", "take:z9")}, "opening"),
        ({"goal": Goal(kind="points", at_least=300)}, "goal"),
        ({"seat": 1}, "seat"),
    ],
)
def test_a_position_or_a_goal_that_the_rules_do_not_bear_is_refused(changes: dict[str, Any], place: str) -> None:
    posed = next(each for each in PROBLEMS if each.id == "tea_time_both_rabbits").model_copy(update=changes)
    with pytest.raises(ProblemError, match=place):
        Attempt(posed, match_of(posed))


@pytest.mark.parametrize("game", OURS)
def test_there_is_a_problem_that_wins_the_game(game: str) -> None:
    assert any(each.game == game and each.goal.kind == "win" for each in PROBLEMS)


def test_what_is_drawn_in_the_rest_that_ends_a_game_of_queen_alice_changes_nobodys_points() -> None:
    attempt = fresh("queen_alice_last_crown")
    rules, state, looked = attempt.rules, attempt.session.state, 0
    for code in attempt.problem.solution:
        options = {rules.encode(option): option for option in rules.decision(state).options}  # type: ignore[union-attr]
        state = rules.apply(state, options[code]).state
    ends = set()
    for number in range(12):
        place = state
        while (decision := rules.decision(place)) is not None:
            assert attempt.match.game.is_idle(rules, place, decision)
            place = rules.apply(place, decision.options[number % len(decision.options)]).state
            looked += 1
        ends.add(totals(rules.score(place)))
    assert looked > 12
    assert len(ends) == 1
