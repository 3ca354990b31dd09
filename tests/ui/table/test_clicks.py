"""Presses that are not meant: too soon after a change, with a drag that nobody ended, a game finished twice."""

from __future__ import annotations

import pygame
import pytest

from alicegames.bots import levels
from alicegames.games import registry
from alicegames.storage import Autosave, statistics
from alicegames.ui.app.events import Key, Move, Press, Release
from alicegames.ui.endings.score import ScoreScene
from alicegames.ui.scenes.setup import SetupScene
from alicegames.ui.table.curtain import CurtainScene
from alicegames.ui.table.scene import TableScene
from tests.ui.table.driver import Driver
from tests.ui.table.steps import reachable

GAMES = registry.ids()


def double(some: Driver, pos: tuple[float, float]) -> None:
    """A quick double click at a place, nothing moving in between."""
    some.click_at(pos)
    some.clock.advance(0.12)
    some.click_at(pos)


def chosen(some: Driver) -> int:
    """Count what the person has chosen; an only choice is made by itself."""
    return sum(move.player == 0 and len(move.decision.options) > 1 for move in some.session.moves)


# -- too soon -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_answers_one_question(game: str) -> None:
    some = Driver(game, ("human", "random"), seed=4)
    for _choice in range(25):
        some.settle(6)
        some.clock.advance(1)
        some.app.tick()
        if some.session.is_over or not reachable(some):
            break
        before, place = chosen(some), some.spot(reachable(some)[-1])
        some.click_at(place)  # one gesture may be more than one choice
        asked = chosen(some) - before
        some.clock.advance(0.12)
        some.click_at(place)
        assert not asked or chosen(some) == before + asked
        asked = chosen(some) - before
        some.clock.advance(1)
        some.app.tick()
        if not asked and some.table.model.picker.complete() is not None:
            some.click("confirm")


def behind_the_curtain() -> Driver:
    some = Driver("alice", plies=6)
    some.wait(0.3)
    assert isinstance(some.top, CurtainScene)
    assert some.top.lines
    some.clock.advance(1)
    return some


def test_a_double_click_on_the_curtain_opens_the_table_and_chooses_nothing() -> None:
    some = behind_the_curtain()
    assert isinstance(some.top, CurtainScene)
    place, before = some.top.button.rect.center, some.codes
    double(some, place)
    assert some.at(TableScene)
    assert (some.codes, some.picked) == (before, ())


def test_enter_twice_on_the_curtain_opens_the_table_and_chooses_nothing() -> None:
    some = behind_the_curtain()
    before = some.codes
    some.key("return")
    some.clock.advance(0.1)
    some.app.send(Key(pygame.K_RETURN))
    assert some.at(TableScene)
    assert (some.codes, some.picked) == (before, ())


def test_a_click_elsewhere_counts_at_once(tea: Driver) -> None:
    tea.click("cell:b2")
    tea.clock.advance(0.05)
    tea.click_at(tea.spot("menu"))
    assert tea.top.name == "dialog"


def test_what_has_lain_there_for_a_moment_can_be_clicked(tea: Driver) -> None:
    tea.click("cell:b2")
    tea.clock.advance(0.35)
    tea.click_at(tea.spot(tea.lit[0]))
    assert tea.picked or len(tea.codes) > 1


def test_undo_stays_the_same_button_after_an_undo() -> None:
    some = Driver("tea_time", ("human", "greedy"))
    some.click("cell:b2")
    some.settle()
    before = some.table.meaning(some.spot("undo"))
    some.click("undo")
    assert some.codes == []
    assert some.table.meaning(some.spot("undo")) == before


# -- drags --------------------------------------------------------------------------------------------------------


def dragging() -> Driver:
    some = Driver("tea_time", plies=2)
    x, y = some.spot(some.lit[0])
    for event in (Move((x, y)), Press((x, y)), Move((x + 40, y + 40), held=True)):
        some.app.send(event)
        some.app.tick()
    assert some.table.picks.dragging
    return some


def test_a_drag_ends_with_the_windows_focus() -> None:
    some = dragging()
    some.app._hear(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not some.table.picks.dragging
    assert some.picked == ()
    some.clock.advance(1)
    some.click_at((some.table.frame.areas.stage.centerx, some.table.frame.areas.stage.top + 2))
    assert len(some.codes) == 2


def test_a_drag_ends_with_a_motion_without_button() -> None:
    some = dragging()
    some.app.send(Move((400, 400)))
    assert not some.table.picks.dragging
    some.app.send(Release((400, 400)))
    assert (some.picked, len(some.codes)) == ((), 2)


# -- finished twice -----------------------------------------------------------------------------------------------


def nearly_over() -> Driver:
    """Somebody against a bot, before the last choice, which takes one of several cards."""
    some = Driver("tea_time", ("human", "greedy"), autosave=Autosave, seed=2, answer_single=False)
    while True:
        some.settle()
        before = list(some.codes)
        if some.session.is_over:
            return some
        some.click(some.lit[0])
        if some.picked:
            some.click("confirm")
        assert some.codes != before


def test_a_game_finished_again_shows_its_score_again_and_counts_as_it_stands() -> None:
    some = nearly_over()
    some.wait(3)
    assert some.at(ScoreScene)
    assert [row.played for row in statistics.fared()] == [1]
    some.click("back")
    some.key("u")
    some.settle()
    assert some.session.decision() is not None
    assert some.session.takebacks == 0
    some.clock.advance(1)
    some.click(some.lit[-1])
    if some.picked:
        some.click("confirm")
    some.settle()
    assert some.session.is_over
    some.wait(3)
    assert some.at(ScoreScene)
    (again,) = statistics.fared()
    assert again.played == 1
    totals = [sum(line.points for line in lines) for lines in some.session.rules.score(some.session.state)]
    assert again.best == totals[0]


@pytest.mark.parametrize("game", GAMES)
def test_play_again_offers_the_seats_and_options_of_the_game_just_played(game: str) -> None:
    some = Driver(game, ("human", levels.LEVELS[1].id, "human"))
    score = ScoreScene(some.app, some.match, some.session)
    some.app.go(score._again())  # type: ignore[arg-type]
    assert isinstance(some.top, SetupScene)
    assert [(seat.name, seat.bot) for seat in some.top.draft.seats] == [
        (seat.name, seat.bot) for seat in some.match.seats
    ]
