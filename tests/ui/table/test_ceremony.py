"""The end of a game: a ceremony first, the scores on its second page."""

from __future__ import annotations

from typing import Any

import pytest

from alicegames.match import Seat, new_match
from alicegames.ui.endings.ceremony import Ceremony
from alicegames.ui.endings.score import ScoreScene
from tests.play import random_choices
from tests.ui.table.driver import Driver

MARKS: Any = ("watch", "hat", "key")


def ceremony(bots: tuple[str, ...], places: tuple[int, ...], points: tuple[int, ...]) -> Ceremony:
    seats = [Seat(name=f"S{n}", mark=MARKS[n], bot=bot) for n, bot in enumerate(bots)]
    return Ceremony(new_match("tea_time", seats, seed=1), places, points, 1)


def finished(**settings: Any) -> Driver:
    some = Driver("tea_time", ("human", "human"), **settings)
    random_choices(some.session, 3, 10_000)
    some.table.model.catch_up()
    some.table.finished()
    some.app.tick()
    return some


def test_a_game_that_ends_is_celebrated_first_and_scored_on_the_second_page() -> None:
    some = finished(animation_speed=1.0)
    scene = some.app.top
    assert isinstance(scene, ScoreScene)
    assert "scores" in {widget.id for widget in scene.widgets.widgets}
    some.wait(20)
    some.click("scores")
    assert scene.ceremony is None
    assert "scores" not in {widget.id for widget in scene.widgets.widgets}


def test_a_press_shows_the_end_of_the_ceremony_at_once() -> None:
    some = finished(animation_speed=1.0)
    scene = some.app.top
    assert isinstance(scene, ScoreScene)
    some.key("enter")
    some.wait(0.1)
    assert scene._share == 1
    assert scene.ceremony is not None


def test_with_reduced_motion_nothing_moves() -> None:
    scene = finished(reduced_motion=True).app.top
    assert isinstance(scene, ScoreScene)
    scene.update(scene.app.clock())
    assert not scene._moving


@pytest.mark.parametrize(
    ("bots", "places", "points", "title", "line"),
    [
        (("", ""), (1, 2), (9, 8), "S0 wins", "1 point ahead"),
        (("", ""), (2, 1), (3, 8), "S1 wins", "5 points ahead"),
        (("", ""), (1, 1), (8, 8), "S0 and S1 share the win", "Nobody is left behind."),
        (("", ""), (1, 2), (8, 8), "S0 wins", "As many points as S1: it could not have been closer."),
        (("", "greedy", "greedy"), (2, 1, 3), (7, 9, 1), "S1 wins", "S0 was 2 points behind."),
    ],
)
def test_it_says_who_has_won_and_by_how_much(
    bots: tuple[str, ...], places: tuple[int, ...], points: tuple[int, ...], title: str, line: str
) -> None:
    told = ceremony(bots, places, points)
    assert (told.title(), told.line()) == (title, line)


def test_suits_rain_only_where_somebody_at_the_screen_has_won() -> None:
    assert ceremony(("", "greedy"), (1, 2), (5, 3)).is_joyful
    assert not ceremony(("", "greedy"), (2, 1), (3, 5)).is_joyful
    assert ceremony(("greedy", "greedy"), (2, 1), (3, 5)).is_joyful


def test_points_are_counted_from_the_last_place_up() -> None:
    told = ceremony(("", "", ""), (1, 2, 3), (9, 5, 3))
    counted = [told.counted(seconds / 10) for seconds in range(40)]
    assert counted[0] == 0
    assert counted == sorted(counted)
    assert counted[-1] == 3
