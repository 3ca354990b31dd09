"""From two pictures and the events between them to what moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from pygame import FRect

from alicegames.core.rules import Event
from alicegames.ui.presenters.base import Motion, Picture
from alicegames.ui.table import animation, flight

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.draw.canvas import Canvas

HERE, THERE = FRect(0, 0, 10, 10), FRect(100, 0, 10, 10)


class Hop(Event, frozen=True):
    key: str


class Bell(Event, frozen=True):
    pass


class Hops:
    """A presenter that lets things hop from here to there."""

    def motions(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        return (Motion(paint, HERE, THERE, 0, 0.3, hides=event.key),) if isinstance(event, Hop) else ()

    def sound(self, event: Event) -> str:
        return "turn" if isinstance(event, Bell) else ""


def paint(canvas: Canvas, rect: FRect) -> None:
    """Draw nothing."""


def picture(**places: FRect) -> Picture:
    made = Picture()
    for key, rect in places.items():
        made.put(key, rect, paint)
    return made


def reel(before: Picture, after: Picture, *events: Event) -> animation.Reel:
    return animation.reel(cast("Any", Hops()), events, before, after)


def test_the_same_key_elsewhere_slides() -> None:
    made = reel(picture(card=HERE), picture(card=THERE))
    assert [(m.kind, m.start, m.end) for m in made.motions] == [("slide", HERE, THERE)]
    assert made.hidden == {"card"}


def test_what_stays_does_not_move() -> None:
    assert reel(picture(card=HERE), picture(card=HERE)).seconds == 0


def test_what_goes_fades_and_what_comes_appears() -> None:
    made = reel(picture(old=HERE), picture(new=HERE))
    assert [m.kind for m in made.motions] == ["fade", "appear"]


def test_an_events_motion_stands_for_the_thing_it_hides() -> None:
    made = reel(picture(card=HERE), picture(), Hop("card"))
    assert len(made.motions) == 1
    assert made.hidden == {"card"}


def test_equal_events_start_shortly_after_each_other() -> None:
    made = reel(picture(a=HERE, b=HERE), picture(), Hop("a"), Hop("b"))
    assert [m.delay for m in made.motions] == pytest.approx([0, animation.STAGGER])


def test_a_sound_is_played_once_when_it_is_due() -> None:
    made = reel(picture(a=HERE), picture(), Hop("a"), Bell())
    assert made.due(0.1) == []
    assert made.due(0.31) == ["turn"]
    assert made.due(9) == []


def test_a_long_act_is_played_faster() -> None:
    long = animation.Reel([Motion(paint, HERE, THERE, 9, 1)])
    projector = animation.Projector()
    projector.play(long, speed=1)
    projector.time(0.0)
    assert not projector.finished(animation.LONGEST - 0.1)
    assert projector.finished(animation.LONGEST + 0.1)


def test_twice_the_speed_takes_half_the_time() -> None:
    projector = animation.Projector()
    projector.play(animation.Reel([Motion(paint, HERE, THERE, 0, 1)]), speed=2)
    assert projector.time(0.0) == 0.0
    assert projector.time(0.25) == 0.5
    assert projector.finished(0.5)


def test_two_things_of_one_key_are_a_fault() -> None:
    made = picture(card=HERE)
    with pytest.raises(ValueError, match="card"):
        made.put("card", THERE, paint)


def test_the_topmost_thing_takes_the_click() -> None:
    made = Picture()
    made.put("above", HERE, paint, "hand:a", layer=2)
    made.put("below", HERE, paint, "hand:b")
    assert made.at((5, 5)) == "hand:a"
    assert made.at((50, 50)) == ""


def counted(left: int) -> Picture:
    def look(number: int) -> Callable[[Canvas, FRect], None]:
        seen.append(number)
        return paint

    seen: list[int] = []
    made = Picture()
    made.put("deck", HERE, paint, counter=(left, look))
    return made


def test_the_number_of_a_deck_ticks_while_its_cards_go() -> None:
    made = reel(counted(20), counted(17), Hop(key="card"))
    tick = made.motions[0]
    assert (tick.kind, tick.hides, tick.seconds) == ("tick", "deck", 0.3)
    assert [flight.shows(tick, share) for share in (0.0, 0.3, 0.5, 0.9, 1.0)] == [0, 0, 1, 2, 3]
    assert len(tick.faces) == 3


def test_a_deck_that_stays_or_is_another_one_does_not_tick() -> None:
    for before, after in ((9, 9), (0, 80)):
        assert not [motion for motion in reel(counted(before), counted(after)).motions if motion.kind == "tick"]
