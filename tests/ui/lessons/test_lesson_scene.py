"""A lesson at the real table: what it takes, what it answers, how it is read by mouse and by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from alicegames import paths
from alicegames.games import registry
from alicegames.storage import Settings, library, statistics
from alicegames.storage import settings as stored
from alicegames.teaching import lesson as lessons
from alicegames.ui import presenters
from alicegames.ui.app import offscreen
from alicegames.ui.app.events import Key, Move, Press, Release
from alicegames.ui.app.scene import Push
from alicegames.ui.lessons.learn import LearnScene
from alicegames.ui.lessons.panel import WORDS
from alicegames.ui.lessons.pictures import match_of
from alicegames.ui.lessons.scene import LessonScene
from alicegames.ui.presenters.buttons import ButtonsPresenter
from alicegames.ui.scenes.dialogs import Menu
from alicegames.ui.scenes.rules import RulesScene
from alicegames.ui.table import draw as table_draw

if TYPE_CHECKING:
    from alicegames.teaching.lesson import Lesson
    from alicegames.ui.app.scene import Scene

LESSONS = [found for game in registry.ids() for found in lessons.available(game)[0]]
DRAWN = [one for one in LESSONS if not isinstance(presenters.make(match_of(one)), ButtonsPresenter)]
"""The lessons of games that are drawn, not only listed."""


class Learner:
    """Somebody who takes a lesson."""

    def __init__(
        self, lesson_id: str = "tea_time_lines", at: int = 0, size: tuple[int, int] = (1280, 720), **more: Any
    ) -> None:
        settings = Settings(animation_speed=0.0, reduced_motion=True, bot_pace=0.0, **more)
        self.clock = offscreen.Clock()
        self.app = offscreen.app(size, settings, self.clock)
        self.app.go(Push(LearnScene(self.app, "tea_time")))
        self.scene = LessonScene(self.app, next(one for one in LESSONS if one.id == lesson_id), at)
        self.app.go(Push(self.scene))
        self.settle()

    @property
    def course(self) -> Any:
        return self.scene.course

    @property
    def top(self) -> Any:
        """The scene that is shown."""
        return self.app.top

    def at(self, kind: type[Scene]) -> bool:
        """Whether the scene that is shown is of this kind."""
        return isinstance(self.app.top, kind)

    @property
    def lit(self) -> set[str]:
        """What is drawn lit on the table."""
        return {spot.id for spot in self.scene._spots.values() if spot.lit}

    def settle(self) -> None:
        for _tick in range(400):
            self.app.tick()
            self.clock.advance(0.1)
            if not self.scene.busy():
                break

    def click(self, target: str) -> None:
        pos = self.app.top.widgets.find(target).rect.center
        self.clock.advance(0.5)
        for event in (Move(pos), Press(pos), Release(pos)):
            self.app.send(event)
        self.settle()

    def choose(self, choice: Any) -> None:
        """Pick a choice's way target by target, as clicks do, and confirm where that is asked."""
        asked, path = self.course.session.decision(), self.scene.model.picker.path_of(choice)
        for target in path:
            assert target in self.scene.picks.wanted_targets(), target
            assert target in self.scene.targets(), target
            self.scene.picks.click(target)
        if self.course.session.decision() is asked:
            self.scene.picks.confirm()
        self.settle()

    def key(self, *names: str) -> None:
        for name in names:
            self.app.tick()
            self.clock.advance(0.4)
            self.app.send(Key(pygame.key.key_code(name), text=name if len(name) == 1 else ""))
            self.settle()

    def enabled(self, widget_id: str) -> bool:
        return bool(self.scene.widgets.find(widget_id).enabled)


def test_next_reads_on_and_back_comes_back() -> None:
    learner = Learner()
    assert not learner.enabled("back")
    learner.click("next")
    assert learner.course.index == 1
    learner.click("back")
    assert learner.course.index == 0
    learner.key("return", "b")
    assert learner.course.index == 0


def test_only_what_is_expected_is_lit() -> None:
    learner = Learner(at=1)
    assert learner.lit == {"cell:b2"}
    assert len(learner.scene.lit()) == 12


def test_nothing_is_lit_while_it_is_read() -> None:
    learner = Learner()
    assert learner.lit == set()
    learner.click("cell:b2")
    assert learner.course.session.codes[-1].startswith("deal")
    assert learner.scene.picks.why is not None
    assert "Next" in learner.scene.picks.why.reason.sentence


def test_another_legal_choice_is_answered_with_the_hint_and_not_made() -> None:
    learner = Learner(at=3)
    learner.click("cell:a2")
    assert learner.scene.picks.why is not None
    assert "rules allow" in learner.scene.picks.why.reason.sentence
    assert "b2" in learner.scene.hint_shown
    assert learner.scene.model.picker.picked == ()
    assert learner.course.index == 3


def test_a_likely_mistake_has_an_answer_of_its_own() -> None:
    learner = Learner(at=1)
    learner.click("cell:d1")
    assert learner.scene.picks.why is not None
    assert "fall from 5 points to 1" in learner.scene.picks.why.reason.sentence
    assert not learner.scene.hint_shown
    assert learner.course.index == 1


def test_in_a_problem_all_is_lit_and_a_wrong_choice_is_answered_and_not_made() -> None:
    learner = Learner(at=5)
    assert learner.lit == {"cell:a2", "cell:b1", "cell:c2", "cell:d1", "cell:d3"}
    learner.click("cell:a2")
    learner.click("confirm")
    assert learner.scene.picks.why is not None
    assert "single Queen" in learner.scene.picks.why.reason.sentence
    assert learner.scene.model.picker.picked == ()
    assert not learner.course.is_answered
    learner.key("h")
    assert learner.scene.hint_shown
    assert learner.scene.picks.hint_path == ()


CAPTURE_OR_RESCUE = ("queen_alice_chess", 11)
"""The lesson on the chess pieces and its closing problem."""


def reached_clubs(*squares: str) -> tuple[Learner, str]:
    """Answer the closing problem by clicks; return what was said against the answer."""
    learner = Learner(*CAPTURE_OR_RESCUE)
    for square in squares:
        learner.click(square)
    why = learner.scene.picks.why
    return learner, why.reason.sentence if why is not None else ""


@pytest.mark.parametrize(
    ("squares", "said"),
    [
        (("square:e3", "square:d4"), "the rescue onto d2 would do as well"),
        (("square:d4",), "the rescue onto d2 would do as well"),
        (("jail:1.white_pawn", "square:d2"), "the jailer, gains an hour"),
    ],
)
def test_clubs_are_reached_by_a_capture_or_by_a_rescue(squares: tuple[str, ...], said: str) -> None:
    learner, against = reached_clubs(*squares)
    assert against == ""
    assert learner.course.is_answered
    assert said.lower() in learner.course.says.lower()


@pytest.mark.parametrize(
    ("squares", "said"),
    [
        (("square:d5", "square:d6"), "the sixth row gives a toast"),
        (("square:c6",), "one resource more"),
        (("jail:1.white_pawn", "square:c1"), "the other return square"),
        (("square:a4",), "column a is hearts"),
        (("square:e3", "square:e4"), "column e is diamonds"),
    ],
)
def test_another_square_says_what_it_does_not_give(squares: tuple[str, ...], said: str) -> None:
    learner, against = reached_clubs(*squares)
    assert said in against
    assert not learner.course.is_answered


def test_what_the_rules_forbid_is_answered_by_the_rules() -> None:
    learner = Learner(at=3)
    learner.click("cell:c1")
    assert learner.scene.picks.why is not None
    assert learner.scene.picks.why.reason.rule.startswith("TT-")


def test_too_short_a_line_is_not_taken() -> None:
    learner = Learner(at=3)
    learner.click("cell:a1")
    learner.click("confirm")
    assert learner.course.index == 3
    assert not learner.course.is_answered
    assert learner.scene.picks.why is not None


def test_the_choice_is_made_told_and_answered() -> None:
    learner = Learner(at=1)
    learner.click("cell:b2")
    assert learner.course.is_answered
    assert learner.course.session.codes[-1] == "take:c1+d2"
    assert not learner.scene.busy()
    learner.click("next")
    assert learner.course.index == 2


def test_next_waits_until_everything_is_told() -> None:
    learner = Learner(at=1)
    learner.app.settings = learner.app.settings.model_copy(update={"animation_speed": 1.0, "reduced_motion": False})
    learner.scene.picks._submit(learner.course.wanted()[0])
    learner.app.tick()
    assert learner.scene.busy()
    assert not learner.enabled("next")
    learner.key("space")
    assert learner.course.is_answered
    for _tick in range(100):
        learner.app.tick()
        learner.clock.advance(0.1)
    assert learner.enabled("next")


def test_back_after_a_choice_puts_the_table_back() -> None:
    learner = Learner(at=1)
    before = learner.scene.model.view
    learner.click("cell:b2")
    learner.key("backspace")
    assert learner.course.index == 1
    assert learner.scene.model.view == before
    assert learner.lit == {"cell:b2"}


def test_a_whole_lesson_by_keyboard_alone() -> None:
    learner = Learner()
    learner.key("return")
    learner.key("tab", "return")
    assert learner.course.is_answered
    learner.key("return", "return")
    for target in ("cell:a1", "cell:b2", "cell:c3"):
        learner.scene.widgets.focus(learner.scene.widgets.find(target))
        learner.key("return")
    assert learner.course.is_answered
    learner.key("n", "n")
    for target in ("cell:b1", "cell:c2", "cell:d3"):
        learner.scene.widgets.focus(learner.scene.widgets.find(target))
        learner.key("return")
    assert "6 instead of 5" in learner.course.says
    learner.key("return")
    assert learner.course.is_over
    assert learner.app.settings.lessons_done["tea_time_lines"] == 6
    learner.key("return")
    assert learner.at(LessonScene)
    assert learner.top.course.lesson.id == "tea_time_mirrors"


def test_the_last_lesson_leads_back_to_the_list() -> None:
    learner = Learner("tea_time_alice", 6)
    for target in ("cell:b2", "cell:c2", "cell:d2"):
        learner.click(target)
    learner.click("next")
    assert learner.course.is_over
    assert "last lesson" in learner.scene.last_words
    learner.click("next")
    assert learner.at(LearnScene)


def test_the_step_is_kept_and_nothing_else() -> None:
    learner = Learner(at=1)
    learner.click("cell:b2")
    assert stored.load()[0].lessons_done == {"tea_time_lines": 2}
    assert library.entries() == ()
    assert statistics.results() == ()


def test_a_finished_lesson_stays_finished_when_it_is_taken_again() -> None:
    learner = Learner(lessons_done={"tea_time_lines": 6})
    learner.click("next")
    assert learner.app.settings.lessons_done["tea_time_lines"] == 6


def test_h_gives_the_hint_and_marks_the_way() -> None:
    learner = Learner(at=3)
    learner.key("h")
    assert learner.scene.hint_shown == learner.course.hint
    assert learner.scene.picks.hint_path == ("cell:a1", "cell:b2", "cell:c3")
    learner.key("r")
    assert learner.course.index == 3


def test_esc_opens_the_lessons_own_menu() -> None:
    learner = Learner(at=3)
    learner.key("escape")
    assert learner.at(Menu)
    learner.click("rules")
    assert learner.at(RulesScene)
    learner.key("escape", "escape")
    learner.click("again")
    assert learner.at(LessonScene)
    assert learner.top.course.index == 0
    learner.key("escape")
    learner.click("leave")
    assert learner.at(LearnScene)


def test_no_bot_is_ever_asked() -> None:
    learner = Learner(at=5)
    for target in ("cell:b1", "cell:c2", "cell:d3"):
        learner.click(target)
    for _tick in range(50):
        learner.app.tick()
        learner.clock.advance(0.2)
    assert learner.scene.bots._worker is None
    assert learner.course.session.codes[-1] == "take:b1+c2+d3"


def test_a_drag_cannot_pick_what_is_not_asked_for() -> None:
    learner = Learner(at=3)
    start, end = (learner.scene.widgets.find(target).rect.center for target in ("cell:a2", "cell:a3"))
    for event in (Move(start), Press(start), Move(end, held=True), Release(end)):
        learner.app.send(event)
        learner.app.tick()
    assert learner.scene.model.picker.picked == ()


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the drawing of the table out where only what can be picked is tested: it takes most of the time."""
    monkeypatch.setattr(table_draw, "parts", lambda _scene: [])
    monkeypatch.setattr(table_draw, "moving", lambda _canvas, _scene: None)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("taught", DRAWN, ids=lambda one: one.id)
def test_every_light_is_on_the_table_and_every_choice_can_be_reached(taught: Lesson) -> None:
    learner = Learner(taught.id)
    while not learner.course.is_over:
        there = learner.scene.targets()
        if not learner.course.is_answered:
            assert [light for light in learner.course.lights if light not in there] == []
        if learner.course.waits_for_next:
            learner.key("n")
            continue
        assert learner.scene.picks.wanted_targets() <= set(there)
        learner.choose(learner.course.wanted()[0])


@pytest.mark.parametrize("game", sorted({one.game for one in LESSONS}))
@pytest.mark.parametrize(("size", "text_scale"), [((1024, 640), 1.0), ((1280, 720), 1.3), ((1920, 1080), 1.0)])
def test_all_words_fit_the_teachers_sheet(game: str, size: tuple[int, int], text_scale: float) -> None:
    taught = [one for one in LESSONS if one.game == game]
    learner = Learner(taught[0].id, size=size, text_scale=text_scale)
    room, smallest = learner.scene.frame.prompt.inflate(0, -4), WORDS.at(12)
    for step in (step for one in taught for step in one.steps):
        for words in (step.say, step.done, *(each.say for each in (*step.feedback, *step.wrong))):
            assert learner.app.type.height(words, smallest, room.w) <= room.h, words


def test_every_teacher_has_a_portrait() -> None:
    drawn = {path.stem for path in (paths.assets() / "sprites").rglob("*.svg")}
    assert {one.portrait for one in LESSONS} - drawn == set()


@pytest.mark.parametrize("lesson_id", ["tea_time_lines", "alice_cats"])
def test_the_teachers_words_are_still_there_after_a_step(lesson_id: str) -> None:
    """What is brought up to date on the table must not paint over the teacher's sheet."""
    some = Learner(lesson_id)
    some.scene.go_on()
    some.settle()
    shown = pygame.image.tobytes(some.app.screen.surface(), "RGB")
    some.scene.refresh()
    some.app.draw()
    assert pygame.image.tobytes(some.app.screen.surface(), "RGB") == shown
