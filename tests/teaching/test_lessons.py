"""Every lesson that is shipped can be taken from its first step to its last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.decision import IllegalChoiceError
from alicegames.games import registry
from alicegames.packs.loader import load_builtin
from alicegames.teaching import course, lesson
from alicegames.teaching.course import Course

if TYPE_CHECKING:
    from alicegames.teaching.lesson import Lesson

LESSONS = [found for game in registry.ids() for found in lesson.available(game)[0]]

FREE = next(one for one in LESSONS if one.steps[-1].is_free)
"""A lesson that ends with a choice of the learner's own."""


def rules_of(taught: Lesson) -> Any:
    game = registry.get(taught.game)
    return game.make_rules(load_builtin(game.pack).data)


def begin(lesson_id: str, at: int = 0) -> Course[Any, Any]:
    taught = next(one for one in LESSONS if one.id == lesson_id)
    return Course(taught, rules_of(taught), at)


def answer(taking: Course[Any, Any], code: str) -> None:
    taking.submit(next(option for option in taking.wanted() if taking.rules.encode(option) == code))


def go_on(taking: Course[Any, Any]) -> None:
    """Take one step: read on, or make the first choice that is wanted."""
    if not taking.next():
        taking.submit(taking.wanted()[0])


def test_no_lesson_file_is_refused() -> None:
    assert [error for game in registry.ids() for error in lesson.available(game)[1]] == []
    assert len(LESSONS) >= 8


def test_lessons_of_a_game_have_an_order_of_their_own() -> None:
    places = [(one.game, one.order) for one in LESSONS]
    assert len(set(places)) == len(places)
    assert len({one.id for one in LESSONS}) == len(LESSONS)


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: one.id)
def test_all_codes_fit(taught: Lesson) -> None:
    course.rehearse(taught, rules_of(taught))


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: one.id)
def test_it_is_taken_to_its_end(taught: Lesson) -> None:
    taking, read = Course(taught, rules_of(taught)), 0
    while not taking.is_over:
        assert taking.says
        go_on(taking)
        read += 1
        assert read < 200
    assert taking.saved == len(taught.steps)


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: one.id)
def test_it_goes_on_from_every_step_with_the_same_table(taught: Lesson) -> None:
    taking = Course(taught, rules_of(taught))
    while (step := taking.step) is not None and not step.is_free:
        if not taking.is_answered:
            resumed = Course(taught, rules_of(taught), taking.index)
            assert resumed.index == taking.index
            assert resumed.session.codes == taking.session.codes
        go_on(taking)


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: one.id)
def test_it_ends_with_a_problem_or_a_choice_of_ones_own(taught: Lesson) -> None:
    assert taught.steps[-1].is_free or taught.steps[-1].problem


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: one.id)
def test_every_choice_of_a_problem_or_of_ones_own_has_its_answer(taught: Lesson) -> None:
    taking = Course(taught, rules_of(taught))
    while (step := taking.step) is not None:
        if step.is_free or step.problem:
            assert unanswered(taking) == []
        taking.skip()


def unanswered(taking: Course[Any, Any]) -> list[str]:
    """Return the codes of the options of a step of which it says nothing in particular."""
    step, decision = taking.step, taking.session.decision()
    assert step is not None
    assert decision is not None
    assert len(decision.options) > 1
    right = set(taking.wanted())
    return [
        code
        for option in decision.options
        if not (step.said_after if option in right else step.said_against)(code := taking.rules.encode(option))
    ]


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: one.id)
def test_everything_said_of_a_choice_is_said_of_one_that_can_be_made(taught: Lesson) -> None:
    taking = Course(taught, rules_of(taught))
    while (step := taking.step) is not None:
        if step.expect:
            decision = taking.session.decision()
            assert decision is not None
            codes = {taking.rules.encode(option): option for option in decision.options}
            right = {code for code, option in codes.items() if option in taking.wanted()}
            assert {step.said_after(code) for code in right} >= {each.say for each in step.feedback}
            assert {step.said_against(code) for code in codes.keys() - right} >= {each.say for each in step.wrong}
        taking.skip()


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: one.id)
def test_it_is_short(taught: Lesson) -> None:
    assert len(taught.steps) <= 12
    for step in taught.steps:
        said = [step.say, step.done, step.hint, *(each.say for each in (*step.feedback, *step.wrong))]
        assert [words for words in said if len(words.split()) > 45] == []


def test_only_what_is_asked_for_is_taken() -> None:
    taking = begin("tea_time_lines", 1)
    assert [taking.rules.encode(option) for option in taking.wanted()] == ["take:b2"]
    decision = taking.session.decision()
    assert decision is not None
    other = next(option for option in decision.options if taking.rules.encode(option) == "take:d2")
    with pytest.raises(IllegalChoiceError):
        taking.submit(other)
    assert "fall from 5 points to 1" in taking.why_not(other)
    assert taking.why_not(taking.wanted()[0]) == ""
    assert "b2" in taking.hint


def test_nothing_is_taken_while_it_is_read() -> None:
    taking = begin("tea_time_lines")
    assert taking.waits_for_next
    assert taking.wanted() == ()
    assert "Next" in taking.why_not()


def test_the_answer_is_told_and_read_before_the_next_step() -> None:
    taking = begin("tea_time_lines", 1)
    answer(taking, "take:b2")
    assert taking.is_answered
    assert taking.says.startswith("Alice sits down")
    assert taking.index == 1
    assert taking.saved == 2
    assert taking.next()
    assert taking.index == 2


def test_others_answer_as_the_lesson_says() -> None:
    taking = begin("tea_time_lines", 1)
    answer(taking, "take:b2")
    assert [move.code for move in taking.session.moves[-2:]] == ["take:b2", "take:c1+d2"]


def test_back_stands_before_the_choice_again() -> None:
    taking = begin("tea_time_lines")
    assert not taking.back()
    taking.next()
    before = taking.session.codes
    answer(taking, "take:b2")
    assert taking.back()
    assert (taking.index, taking.is_answered, taking.session.codes) == (1, False, before)
    assert taking.back()
    assert taking.index == 0


def test_back_keeps_what_was_chosen_freely() -> None:
    taking = begin(FREE.id, len(FREE.steps) - 1)
    choices = len(taking.wanted())
    taking.submit(taking.wanted()[1])
    taking.next()
    assert taking.is_over
    taking.back()
    assert taking.index == len(FREE.steps) - 1
    assert len(taking.wanted()) == choices


def test_a_finished_lesson_begins_again() -> None:
    assert course.resume_step(begin("tea_time_lines").lesson, 7) == 0
    assert begin("tea_time_lines", 3).index == 3
    assert begin("tea_time_lines", 99).index == 0


def test_the_feedback_is_that_of_the_choice() -> None:
    for code, words in (("take:c2", "left alone"), ("take:c1+c2", "Alice has come along")):
        taking = begin("tea_time_mirrors", 5)
        answer(taking, code)
        assert words in taking.says


def test_a_wrong_choice_is_answered_by_what_goes_wrong_with_it() -> None:
    taking = begin("tea_time_mirrors", 5)
    for code, words in (("take:b3", "takes one of your three away"), ("take:b1", "your empty column of Rabbits")):
        choice = taking.session.option(code)
        assert words in taking.why_not(choice)
        assert taking.is_answered_by_itself(choice)
    assert not taking.is_answered_by_itself(taking.wanted()[0])


def test_a_problem_is_one_until_it_is_solved() -> None:
    taking, seen = begin("tea_time_lines", 4), []
    seen.append(taking.is_problem)
    taking.next()
    seen.append(taking.is_problem)
    answer(taking, "take:b1+c2+d3")
    assert [*seen, taking.is_problem] == [False, True, False]
