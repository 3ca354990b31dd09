"""A problem at the real table: tried wrongly, solved rightly, by mouse and by keyboard; the shelf of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from alicegames.storage import Settings, library, solved, statistics
from alicegames.storage import settings as stored
from alicegames.teaching.problems import daily
from alicegames.ui.app import offscreen
from alicegames.ui.app.events import Key, Move, Press, Release
from alicegames.ui.app.scene import Push
from alicegames.ui.lessons.learn import LearnScene
from alicegames.ui.lessons.panel import WORDS
from alicegames.ui.lessons.problems import panel
from alicegames.ui.lessons.problems.scene import ProblemScene
from alicegames.ui.lessons.problems.series import of_game
from alicegames.ui.lessons.problems.shelf import ShelfScene
from alicegames.ui.scenes.dialogs import Menu

if TYPE_CHECKING:
    from alicegames.teaching.problems.problem import Problem

PROBLEMS = daily.everything()


class Solver:
    """Somebody who solves problems."""

    def __init__(self, size: tuple[int, int] = (1280, 720), **more: Any) -> None:
        settings = Settings(animation_speed=0.0, reduced_motion=True, bot_pace=0.0, **more)
        self.clock = offscreen.Clock()
        self.app = offscreen.app(size, settings, self.clock)

    def open(self, problem_id: str) -> Solver:
        posed = next(each for each in PROBLEMS if each.id == problem_id)
        self.app.go(Push(ProblemScene(self.app, posed, of_game(posed.game, ""))))
        self.settle()
        return self

    @property
    def top(self) -> Any:
        """The scene that is shown."""
        return self.app.top

    def settle(self) -> None:
        for _tick in range(400):
            self.app.tick()
            self.clock.advance(0.1)
            if not (isinstance(self.top, ProblemScene) and self.top.busy()):
                break

    def click(self, target: str) -> None:
        pos = self.app.top.widgets.find(target).rect.center
        self.clock.advance(0.5)
        for event in (Move(pos), Press(pos), Release(pos)):
            self.app.send(event)
        self.settle()

    def key(self, *names: str) -> None:
        for name in names:
            self.app.tick()
            self.clock.advance(0.4)
            self.app.send(Key(pygame.key.key_code(name), text=name if len(name) == 1 else ""))
            self.settle()

    def choose(self, choice: Any) -> None:
        """Pick a choice's way target by target, as clicks do, and confirm where that is asked."""
        scene = self.top
        before = (scene.attempt.wrong, scene.attempt.place)
        for target in scene.model.picker.path_of(choice):
            assert target in scene.targets(), target
            scene.picks.click(target)
        if (scene.attempt.wrong, scene.attempt.place) == before:
            scene.picks.confirm()
        self.settle()

    def state_of(self, problem_id: str) -> int:
        return stored.load()[0].problems_done.get(problem_id, solved.NEW)


@pytest.fixture(scope="module")
def shared() -> Solver:
    """Return one window for all problems."""
    return Solver()


def choose(scene: ProblemScene, choice: Any) -> None:
    """Pick a choice's way on the table, and confirm where that is asked; nothing is drawn."""
    tried = (scene.attempt.wrong, scene.attempt.place)
    for target in scene.model.picker.path_of(choice):
        scene.pages.follow([target])
        scene.compose()
        assert target in scene.targets(), target
        scene.picks.click(target)
    if (scene.attempt.wrong, scene.attempt.place) == tried:
        scene.picks.confirm()
    for _step in range(3):
        scene.teller.to_turn()
        scene.teller.update(scene.app.clock())


@pytest.mark.parametrize("posed", PROBLEMS, ids=lambda one: one.id)
def test_a_wrong_try_is_answered_and_a_right_way_leads_to_its_end(shared: Solver, posed: Problem) -> None:
    scene = ProblemScene(shared.app, posed, of_game(posed.game, ""))
    shared.app.go(Push(scene))
    decision, right = scene.attempt.decision(), scene.attempt.right()
    assert decision is not None
    choose(scene, next(option for option in decision.options if option not in right))
    assert scene.picks.why is not None
    assert scene.picks.why.reason.sentence == scene.attempt.answer
    assert scene.attempt.place == scene.attempt.begin
    assert shared.state_of(posed.id) == solved.TRIED
    while not scene.attempt.is_solved:
        choose(scene, scene.attempt.shown())
    assert panel.paragraphs(scene)[-1].text == posed.done
    assert shared.state_of(posed.id) == solved.SOLVED
    assert not [spot for spot in scene._spots.values() if spot.lit]
    scene.leave()


def test_a_click_on_a_wrong_card_says_what_goes_wrong_and_nothing_is_taken() -> None:
    some = Solver().open("tea_time_alone")
    before = some.top.model.view
    some.click("cell:a1")
    some.click("confirm")
    assert "34 are asked" in some.top.picks.why.reason.sentence
    assert some.top.model.view == before
    assert some.top.model.picker.picked == ()
    some.click("cell:b1")
    some.click("confirm")
    assert some.top.attempt.is_solved
    some.click("next")
    assert some.top.attempt.problem.id == "tea_time_cancel"


def test_by_keyboard_alone() -> None:
    some = Solver().open("tea_time_alone")
    some.top.widgets.focus(some.top.widgets.find("cell:a1"))
    some.key("return", "return")
    assert some.top.attempt.wrong == 1
    some.key("h", "h", "h")
    assert some.top.picks.hint_path == ("cell:b1",)
    some.top.widgets.focus(some.top.widgets.find("cell:b1"))
    some.key("return", "return")
    assert some.top.attempt.is_solved
    assert some.top.praise() == "Solved, with a hint."
    assert some.state_of("tea_time_alone") == solved.SHOWN
    some.key("return")
    assert some.top.attempt.problem.id == "tea_time_cancel"


def test_the_hint_comes_step_by_step() -> None:
    some = Solver().open("tea_time_alone")
    said = []
    for _step in range(3):
        some.click("hint")
        said.append(panel.paragraphs(some.top)[-1].text)
    assert said[0] == some.top.attempt.problem.hint
    assert "Of 41 choices" in said[1]
    assert said[2] == "Choose: Take Alice (b1)."
    assert some.top.picks.hint_path == ("cell:b1",)


def test_the_solution_is_shown_on_the_table_to_its_end() -> None:
    some = Solver().open("tea_time_last_four")
    some.click("solution")
    for _tick in range(60):
        some.app.tick()
        some.clock.advance(0.2)
    assert some.top.attempt.is_solved
    assert some.top.model.session.is_over
    assert some.top.praise() == "That is the way."
    assert some.state_of("tea_time_last_four") == solved.SHOWN
    assert isinstance(some.top, ProblemScene)


def test_it_can_be_begun_again() -> None:
    some = Solver()
    some.app.go(Push(ShelfScene(some.app, "tea_time")))
    some.open("tea_time_last_four")
    begun = some.top.model.view
    some.choose(some.top.attempt.right()[0])
    assert some.top.model.view != begun
    some.key("u")
    assert some.top.model.view == begun
    some.key("escape")
    assert isinstance(some.top, Menu)
    some.click("leave")
    assert isinstance(some.top, ShelfScene)


def test_nothing_but_that_it_was_solved_is_kept() -> None:
    some = Solver().open("tea_time_alone")
    some.choose(some.top.attempt.right()[0])
    assert stored.load()[0].problems_done == {"tea_time_alone": solved.SOLVED}
    assert library.entries() == ()
    assert statistics.results() == ()
    assert some.top.bots._worker is None


def test_what_was_solved_stays_solved() -> None:
    solved.keep("tea_time_alone", solved.SOLVED)
    assert solved.keep("tea_time_alone", solved.TRIED)[0].problems_done == {"tea_time_alone": solved.SOLVED}


def test_the_shelf_is_reached_from_learn_and_shows_how_far_they_have_come() -> None:
    solved.keep("tea_time_alone", solved.SOLVED)
    some = Solver(problems_done={"tea_time_alone": solved.SOLVED})
    some.app.go(Push(LearnScene(some.app, "tea_time")))
    some.click("problems")
    assert some.top.name == "problems"
    cards = {card.problem.id: card for card in some.top.cards}
    assert cards["tea_time_alone"].note == "easy · solved"
    assert some.top.said().startswith(f"1 of {len(cards)} solved.")
    assert some.top.widgets.focused is cards["tea_time_cancel"]
    some.key("return")
    assert some.top.name == "problem"
    assert some.top.attempt.problem.id == "tea_time_cancel"


def test_another_game_is_chosen_and_the_problem_of_the_day_opened() -> None:
    some = Solver()
    some.app.go(Push(ShelfScene(some.app, "tea_time")))
    some.top._change_game("alice")
    assert {card.problem.game for card in some.top.cards} == {"alice"}
    some.click("today")
    today = daily.of_day(daily.today(), PROBLEMS)
    assert today is not None
    assert some.top.attempt.problem.id == today.id
    assert some.top.series.after(today) is None


@pytest.mark.parametrize("game", sorted({one.game for one in PROBLEMS}))
@pytest.mark.parametrize(("size", "text_scale"), [((1024, 640), 1.0), ((1280, 720), 1.3), ((1920, 1080), 1.0)])
def test_goal_position_and_hint_fit_the_sheet(game: str, size: tuple[int, int], text_scale: float) -> None:
    posed = [one for one in PROBLEMS if one.game == game]
    some = Solver(size=size, text_scale=text_scale).open(posed[0].id)
    room = some.top.frame.prompt.inflate(0, -4)
    for each in posed:
        said = [panel.Said(text, WORDS) for text in ("G" * 60, each.say, each.hint)]
        fitted = panel.fitting(some.app.type, said, room)
        assert panel.height(some.app.type, fitted[-1:], fitted[-1].style.size, room.w) <= room.h
        assert sum(some.app.type.height(one.text, one.style, room.w) for one in fitted) <= room.h + 12
