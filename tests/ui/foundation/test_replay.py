"""Replays: every game gone through again, by steps, turns and rounds, through the eyes one may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames.core.decision import CHANCE, ONLOOKER
from alicegames.games import registry
from alicegames.match import new_match
from alicegames.storage import library, open_game
from alicegames.ui.replay.course import OPEN, Course, first_eyes
from alicegames.ui.replay.scene import ReplayScene
from alicegames.ui.scenes.dialogs import Confirm
from alicegames.ui.table.scene import TableScene
from tests.play import random_choices
from tests.storage.conftest import SEATS

if TYPE_CHECKING:
    from alicegames.storage import Opened
    from tests.ui.foundation.person import User


def saved(game: str, choices: int = 40) -> Opened:
    match = new_match(game, SEATS, seed=4, first=0)
    return open_game(library.save_as(match, random_choices(match.start(), 5, choices), "Sunday"))


@pytest.mark.parametrize("game", registry.ids())
def test_it_stops_before_every_choice_of_a_seat_and_at_the_end(game: str) -> None:
    course = Course(saved(game), ONLOOKER)
    seen = []
    while not course.is_at_end:
        seen.append(course.at)
        assert course.moves[course.at].player != CHANCE
        course.step(1)
    assert seen == [move.ply for move in course.moves if move.player != CHANCE]
    assert course.at == len(course.moves)
    course.step(1)
    assert course.at == len(course.moves)


@pytest.mark.parametrize("game", registry.ids())
def test_turns_go_forth_and_back_to_the_same_places(game: str) -> None:
    course = Course(saved(game, 60), ONLOOKER)
    places = [course.at]
    while not course.is_at_end:
        course.step_turn(1)
        places.append(course.at)
    numbers = [course.turn_at(place).number for place in places[:-1]]
    assert numbers == sorted(set(numbers))
    while course.stop:
        course.step_turn(-1)
        assert course.at in places


def test_a_round_is_several_turns() -> None:
    course = Course(saved("tea_time", 60), OPEN)
    course.step_round(1)
    assert course.turn.round == 2
    course.step(-1)
    assert course.turn.round == 1


@pytest.mark.parametrize("game", [game for game in registry.ids() if registry.get(game).has_secrets])
def test_an_unfinished_game_is_gone_through_as_everybody_knew_it(game: str) -> None:
    opened = saved(game)
    assert first_eyes(opened) == ONLOOKER
    course = Course(opened, first_eyes(opened))
    for stop in range(len(course.stops)):
        course.go(stop)
        state = course.moves[course.at].before if course.at < len(course.moves) else opened.session.state
        assert course.view == course.match.rules.view(state, ONLOOKER)


def test_what_happened_is_told_as_the_eyes_saw_it() -> None:
    course = Course(saved("alice"), ONLOOKER)
    drawn = next(move.ply for move in course.moves if move.decision.kind == "draw-chapter")
    course.at = next(stop for stop in course.stops if stop > drawn)
    before = course.told()
    course.eyes = OPEN
    assert before != course.told()


@pytest.mark.parametrize("game", registry.ids())
def test_the_whole_of_a_game_is_walked_by_keys(user: User, game: str) -> None:
    scene = ReplayScene(user.app, saved(game, 12))
    user.show(scene)
    for key in ("end", "home", "pagedown", "pageup", "down", "up"):
        user.key(key)
        user.settle()
    assert scene.course.stop == 0
    for _step in scene.course.stops:
        user.key("right")
        user.settle()
    assert scene.course.is_at_end


def test_it_plays_by_itself_to_the_end(user: User) -> None:
    scene = ReplayScene(user.app, saved("tea_time", 6))
    user.show(scene)
    user.click("play")
    for _second in range(30):
        user.app.clock.advance(1.3)  # type: ignore[attr-defined]
        user.app.tick()
    assert scene.course.is_at_end
    assert not scene.playing


def test_hidden_cards_of_an_unfinished_game_are_looked_at_after_a_question_only(user: User) -> None:
    scene = ReplayScene(user.app, saved("alice"))
    user.show(scene)
    command = scene._look_through(OPEN)
    assert scene.course.eyes == ONLOOKER
    user.app.go(command)
    assert isinstance(user.app.top, Confirm)
    user.click("yes")
    assert scene.course.eyes == OPEN


def test_from_any_place_it_is_played_on_as_a_game_of_its_own(user: User) -> None:
    opened = saved("tea_time")
    scene = ReplayScene(user.app, opened)
    user.show(scene)
    scene.course.go(5)
    at = scene.course.at
    user.click("fork")
    table = user.app.top
    assert isinstance(table, TableScene)
    assert table.model.session.codes == opened.session.codes[:at]
    assert open_game(opened.path).session.codes == opened.session.codes


def test_games_played_on_from_here_are_kept_side_by_side(user: User) -> None:
    opened = saved("tea_time", 30)
    other = opened.at(20)
    library.save_as(other.match, random_choices(other.session, 99, 12), "What if")
    saved("alice")
    scene = ReplayScene(user.app, opened)
    user.show(scene)
    user.wait(1)
    assert scene.forks.label == "Branches: 1"
    (branch,) = scene._branches.found
    assert branch.entry.title == "What if"
    ours, theirs = opened.session.codes, open_game(branch.entry.path).session.codes
    assert branch.ply >= 20
    assert ours[: branch.ply] == theirs[: branch.ply]
    assert ours[branch.ply] != theirs[branch.ply]
    user.click("branches")
    assert user.app.top.name == "branches"
    user.key("enter")
    shown = user.app.top
    assert isinstance(shown, ReplayScene)
    assert shown.course.opened.document.title == "What if"
    user.wait(1)
    assert [each.entry.title for each in shown._branches.found] == ["Sunday"]
    user.show(ReplayScene(user.app, saved("queen_alice", 6)))
    assert user.widget("branches").tip(None).startswith("Nobody has played on")


def test_the_list_of_saved_games_leads_to_it(user: User) -> None:
    from alicegames.ui.scenes.load import LoadScene

    saved("tea_time")
    user.show(LoadScene(user.app))
    user.click("replay")
    assert isinstance(user.app.top, ReplayScene)
