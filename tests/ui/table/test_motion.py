"""Things have weight: they settle, bounce and hop; no act that tells something passes without a movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from alicegames.core.rules import totals
from alicegames.games import registry
from alicegames.ui.presenters.base import Motion, Picture
from alicegames.ui.presenters.hops import hop
from alicegames.ui.table import animation, flight
from alicegames.ui.table.people import news
from alicegames.ui.table.people.news import reel_of
from tests.ui.table.driver import Driver
from tests.ui.table.test_animation import paint

if TYPE_CHECKING:
    from alicegames.core.rules import Event

HERE, THERE = FRect(0, 0, 20, 20), FRect(400, 0, 20, 20)
MOMENTS = [step / 100 for step in range(101)]


def reels(game: str, plies: int) -> list[tuple[tuple[Event, ...], animation.Reel]]:
    some = Driver(game, ("human", "human"), seed=3, plies=plies, curtain=False)
    model, found = some.table.model, []
    model.shown = 0
    while (act := model.next_act()) is not None:
        some.table.pages.follow(target for event in act.events for target in model.presenter.event_targets(event))
        before, after = some.table.picture_of(act.before), some.table.picture_of(act.after)
        found.append((act.events, animation.reel(model.presenter, act.events, before, after)))
        model.shown = act.end
    return found


@pytest.mark.parametrize("game", registry.ids())
def test_every_act_that_tells_something_moves_and_most_move_more_than_a_frame_of_light(game: str) -> None:
    told = [reel for events, reel in reels(game, 90) if events]
    assert told
    assert all(reel.motions for reel in told)
    marked = [reel for reel in told if all(motion.paint is flight.ring for motion in reel.motions)]
    assert len(marked) < 0.3 * len(told)


def test_what_slides_goes_a_little_too_far_and_comes_back() -> None:
    places = [flight.ground(Motion(paint, HERE, THERE), share).x for share in MOMENTS]
    assert (places[0], places[-1]) == pytest.approx((0, 400))
    assert 402 < max(places) < 408


def test_a_lifted_thing_is_on_the_table_at_both_ends() -> None:
    for kind in ("arc", "flip", "tumble", "hop"):
        motion = Motion(paint, HERE, THERE, kind=kind, via=((200, 0), THERE.center))
        highs = [flight.lift(motion, share) for share in MOMENTS]
        assert (highs[0], highs[-1]) == pytest.approx((0, 0), abs=0.01), kind
        assert max(highs) > 10, kind


def test_a_die_bounces_once_and_shows_its_last_face_before_it_does() -> None:
    motion = Motion(paint, HERE, THERE, kind="tumble", faces=(paint,) * 4)
    shown = [flight.shows(motion, share) for share in MOMENTS]
    assert sorted(set(shown)) == [0, 1, 2, 3, 4]
    assert shown == sorted(shown)
    highs = [flight.lift(motion, share) for share in MOMENTS]
    tops = [n for n in range(1, 100) if highs[n - 1] < highs[n] >= highs[n + 1]]
    assert len(tops) == 2
    assert shown[tops[1]] == 4


def test_a_card_that_is_turned_over_shows_its_back_until_it_stands_on_edge() -> None:
    motion = Motion(paint, HERE, THERE, kind="flip", faces=(paint,))
    assert [flight.shows(motion, share) for share in (0, 0.49, 0.51, 1)] == [0, 0, 1, 1]
    assert flight.stretch(motion, 0.5)[0] < 0.1


def test_a_pawn_hops_over_every_space_and_clicks_on_each() -> None:
    before, after = Picture(), Picture()
    before.put("pawn:0", HERE, paint)
    after.put("pawn:0", THERE, paint)
    motion = hop("pawn:0", (FRect(100, 50, 20, 20), FRect(200, 0, 20, 20)), before, after)[0]
    assert list(motion.via) == [(110, 60), (210, 10), THERE.center]
    assert flight.ground(motion, 1 / 3).center == pytest.approx((110, 60))
    assert flight.lift(motion, 1 / 3) == pytest.approx(0, abs=0.01)
    assert [cue.sound for cue in animation._heard(motion, 0)] == ["hop"] * 3


def test_a_pawn_that_stays_does_not_hop() -> None:
    before = Picture()
    before.put("pawn:0", HERE, paint)
    assert hop("pawn:0", (), before, before) == ()


def test_a_new_round_has_its_ribbon_and_points_rise_into_the_score() -> None:
    some = Driver("tea_time", ("human", "human"), seed=3, plies=90, curtain=False)
    model, rules = some.table.model, some.session.rules
    model.shown, ribbons, rounds, rising, changes = 0, 0, 0, 0, 0
    while (act := model.next_act()) is not None:
        some.table.compose()
        motions = reel_of(some.table, act).motions
        ribbons += sum(motion.kind == "ribbon" for motion in motions)
        rounds += rules.turn(act.before).round != rules.turn(act.after).round
        pairs = zip(totals(rules.score(act.before)), totals(rules.score(act.after)), strict=True)
        changes += sum(was != now for was, now in pairs)
        rising += sum(getattr(motion.paint, "func", None) is news._mark for motion in motions)
        model.shown = act.end
    assert ribbons == rounds > 0
    assert rising == changes > 0


def test_with_reduced_motion_nothing_moves_and_everything_fades_in_its_place() -> None:
    made = animation.dissolved(animation.Reel([Motion(paint, HERE, THERE, 0.4, kind="arc", hides="a", reveals="b")]))
    motion = made.motions[0]
    assert (motion.start, motion.end, motion.hides, motion.reveals) == (THERE, THERE, "a", "b")
    assert made.seconds == animation.FADE
    assert all(flight.lift(motion, share) == 0 for share in MOMENTS)
    assert all(flight.stretch(motion, share) == (1, 1) for share in MOMENTS)
