"""Advice: words made of what a search found, and of nothing that its seat cannot know."""

from __future__ import annotations

from math import inf
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.bots.search import Comparison, OptionEstimate, Plan, compare, evaluate_options
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.teaching import advice, lesson
from alicegames.teaching.course import Course

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.match import Match

SMALL = Plan(iterations=8, width=3, worlds=2)


def table(game: str) -> Match:
    seats = tuple(Seat(name=name, mark=MARKS[seat]) for seat, name in enumerate(("Ada", "Bob")))
    return new_match(game, seats, seed=7, first=0)


def advised(match: Match, view: Any, decision: Decision[Any], choice: Any) -> tuple[Any, ...]:
    """Return all that is said of a decision and of a choice, by a small search."""
    seat = decision.player
    found = evaluate_options(match.game, match.rules, view, seat, decision, plan=SMALL, seed=1, also=(choice,))
    best = found[0].option
    reason = None if best == choice else compare(match.game, match.rules, view, seat, best, choice, seed=1)
    judged = advice.judge(match, view, choice, reason, threshold=0.5)
    return (advice.hint(match, view, decision, best, found, reason).steps, judged.said if judged else ())


@pytest.mark.parametrize("game", [game for game in registry.ids() if registry.get(game).has_secrets])
def test_what_is_hidden_changes_no_word(game: str) -> None:
    match, rng = table(game), Random(5)
    session, judged, tried, differ = match.start(), 0, 0, 0
    while tried < 6 and (decision := session.decision()) is not None:
        if len(decision.options) > 2 and rng.random() < 0.15:
            tried += 1
            seat = decision.player
            worlds = [match.rules.determinize(session.view(seat), seat, Random(n)) for n in (1, 2)]
            differ += worlds[0] != worlds[1]
            said = [advised(match, match.rules.view(world, seat), decision, decision.options[-1]) for world in worlds]
            assert said[0] == said[1]
            judged += bool(said[0][1])
        session.submit(rng.choice(decision.options))
    assert tried == 6
    assert differ
    assert judged


def mirrors() -> tuple[Match, Course[Any, Any]]:
    """Return the problem of the lesson on both faces: three upright Cats, one upright Hare."""
    taught = next(one for one in lesson.available("tea_time")[0] if one.id == "tea_time_mirrors")
    match = table("tea_time")
    return match, Course(taught, match.rules, 5)


def compared(code: str, than: str) -> tuple[Match, Any, Any, Comparison]:
    match, taking = mirrors()
    session = taking.session
    better, worse = session.option(code), session.option(than)
    view = session.view(0)
    return match, view, worse, compare(match.game, match.rules, view, 0, better, worse, seed=3)


def test_a_reason_names_the_columns_that_differ_in_points() -> None:
    match, _view, _choice, reason = compared("take:c2", "take:b3")
    assert advice.reasons(match, reason) == "+3 Cheshire Cat, +4 March Hare"


def test_a_dear_choice_is_named_with_what_it_costs_and_what_is_better() -> None:
    match, view, choice, reason = compared("take:c1+c2", "take:b3")
    verdict = advice.judge(match, view, choice, reason)
    assert verdict is not None
    assert verdict.points >= 3
    better = "Take Alice (c1) and mirrored March Hare (c2)"
    cost = f"About {verdict.points} points worse (give or take {verdict.margin})"
    assert verdict.said[0] == f"{cost} than: {better}."
    assert "+4 March Hare" in verdict.said[1]


@pytest.mark.parametrize(("gain", "error"), [(2.9, 0.1), (5.0, 2.6), (5.0, inf), (-4.0, 0.1)])
def test_a_cheap_or_doubtful_cost_is_not_spoken_of(gain: float, error: float) -> None:
    match, view, choice, reason = compared("take:c2", "take:b3")
    doubtful = Comparison(reason.better, choice, reason.lines, 0.0, gain, error, 16)
    assert advice.judge(match, view, choice, doubtful) is None


def test_of_the_best_choice_nothing_is_said() -> None:
    match, taking = mirrors()
    view = taking.session.view(0)
    assert advice.judge(match, view, taking.wanted()[0], None) is None


def test_what_a_rival_loses_is_a_reason_too() -> None:
    match, view, choice, reason = compared("take:c2", "take:b3")
    robbed = Comparison(reason.better, choice, (), -4.0, 4.0, 0.0, 16)
    assert advice.reasons(match, robbed) == "\N{MINUS SIGN}4 for the best rival"
    decision = mirrors()[1].session.decision()
    assert decision is not None
    said = advice.hint(match, view, decision, reason.better, (), robbed).steps
    assert said[1] == "It is the kind that leaves less to the others."


def test_a_hint_looks_first_among_the_three_best() -> None:
    match, taking = mirrors()
    decision, view = taking.session.decision(), taking.session.view(0)
    assert decision is not None
    best = decision.options[::-1]
    estimates = [OptionEstimate(option, -float(place), 8, 0.1) for place, option in enumerate(best)]
    hint = advice.hint(match, view, decision, best[0], estimates, None)
    assert set(hint.among) == set(best[:3])
    assert hint.among == tuple(option for option in decision.options if option in best[:3])
    assert len(hint.steps) == 3
    assert hint.steps[2].startswith(match.texts.option(view, best[0], match.names))


@pytest.mark.parametrize(("error", "points"), [(0.0, 1), (0.4, 2), (0.6, 3)])
def test_the_margin_grows_with_what_is_left_to_luck(error: float, points: int) -> None:
    assert advice.margin(error) == points
