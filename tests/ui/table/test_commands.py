"""Menu, rules, score, pages of options: what stands around the table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import FRect

from alicegames.games import registry
from alicegames.storage import library
from alicegames.ui.app.events import RIGHT, Move, Wheel
from alicegames.ui.app.scene import Push, SceneArgs
from alicegames.ui.endings.score import ScoreScene, breakdown
from alicegames.ui.presenters.buttons import ButtonsPresenter
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.rules import RulesScene
from alicegames.ui.scenes.setup import SetupScene
from alicegames.ui.table import frame as table_frame
from alicegames.ui.table.advice.decks import DecksScene
from alicegames.ui.table.choices import OptionsScene
from alicegames.ui.table.scene import TableScene
from tests.ui.table.driver import Driver

CELLS = [f"{column}{row}" for row in "123" for column in "abcd"]
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


def finished(players: int = 2) -> Driver:
    some = Driver("tea_time", ("human",) * players, plies=200)
    some.wait(0.1)
    return some


def test_esc_opens_the_menu_and_closes_it(tea: Driver) -> None:
    tea.key("escape")
    assert tea.top.name == "dialog"
    tea.click("resume")
    assert tea.at(TableScene)


def test_the_menu_saves_under_a_name(tea: Driver) -> None:
    tea.key("escape")
    tea.click("save")
    tea.click("yes")
    assert any(entry.kind == "named" for entry in library.entries())


@pytest.mark.parametrize("by_key", [True, False])
def test_the_rule_of_the_reason_shown_opens(tea: Driver, monkeypatch: pytest.MonkeyPatch, *, by_key: bool) -> None:
    opened = []
    monkeypatch.setattr(RulesScene, "show_rule", lambda _scene, rule: opened.append(rule))
    tea.click("column:1.mad_hatter")
    if by_key:
        tea.key("f1")
    else:
        tea.click("why_rule")
    assert tea.at(RulesScene)
    assert opened == ["TT-17"]


@pytest.mark.parametrize("target", ["rules", "settings"])
def test_the_menu_leads_to_rules_and_settings_and_back(tea: Driver, target: str) -> None:
    tea.key("escape")
    tea.click(target)
    assert tea.top.name == target
    tea.key("escape")
    assert tea.at(TableScene)


def test_the_score_lists_every_source_for_every_seat() -> None:
    some = finished(3)
    rows = breakdown(some.match, some.session)
    assert [row.label for row in rows][:1] == ["White Rabbit"]
    scored = [sum(row.points[seat] or 0 for row in rows) for seat in range(3)]
    assert scored == [sum(line.points for line in lines) for lines in some.session.rules.score(some.session.state)]


def test_from_the_score_one_plays_again() -> None:
    some = finished()
    some.click("confirm")
    assert some.at(ScoreScene)
    some.wait(3)
    some.click("again")
    assert some.at(SetupScene)


def test_a_click_shows_the_whole_score_at_once() -> None:
    some = Driver("tea_time", plies=200, animation_speed=1.0)
    some.wait(0.1)
    some.click("confirm")
    top = some.top
    assert isinstance(top, ScoreScene)
    some.click_at((5, 5))
    some.wait(0.05)
    assert top._share == 1


def test_show_me_lists_every_open_choice_with_its_score(tea: Driver) -> None:
    tea.key("s")
    shown = tea.top
    assert isinstance(shown, OptionsScene)
    named = [block for block in shown.list.blocks if block.name]
    assert [block.name for block in named] == [f"take:{cell}" for cell in CELLS]
    assert all(block.note for block in named)
    tea.key("escape")
    assert tea.at(TableScene)


def test_show_me_says_of_a_choice_that_it_cannot_be_taken_back() -> None:
    some = Driver("alice", ("human", "random"))
    some.key("s")
    shown = some.top
    assert isinstance(shown, OptionsScene)
    told = {block.name: after.text for block, after in pairwise(shown.list.blocks) if block.name}
    assert told
    assert all("cannot be taken back" in text for name, text in told.items() if name.startswith("draw"))


def test_the_folded_rail_shows_players_or_log() -> None:
    some = Driver("tea_time", size=(1024, 640))
    assert "log" not in some.table.targets()
    assert "column:1.mad_hatter" in some.table.targets()
    some.key("l")
    assert "log" in some.table.targets()
    assert "column:1.mad_hatter" not in some.table.targets()
    some.click("tab_players")
    assert "log" not in some.table.targets()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_everything_fits_every_window(size: tuple[int, int], players: int) -> None:
    some = Driver("tea_time", ("human",) * players, size=size, plies=3)
    bounds = some.app.scale.bounds
    for target, rect in some.table.targets().items():
        assert bounds.contains(rect), target
    assert not some.app.sprites.missing


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_two_cards_of_the_grid_overlap(size: tuple[int, int]) -> None:
    some = Driver("tea_time", ("human",) * 4, size=size)
    rects = [rect for target, rect in some.table.targets().items() if target.startswith(("cell:", "deck:"))]
    assert all(a.collidelist([b for b in rects if b is not a]) < 0 for a in rects)
    assert all(some.table.frame.areas.stage.contains(rect) for rect in rects)


def test_on_a_large_window_the_others_stand_around_the_stage() -> None:
    some = Driver("tea_time", ("human",) * 3, size=(1920, 1080))
    areas = some.table.frame.areas
    assert not areas.strips
    assert [seat for seat, _area in areas.seats] == [1, 2]
    assert not any(area.colliderect(areas.stage) for _seat, area in areas.seats)


def test_a_resize_in_the_middle_of_an_animation_is_harmless() -> None:
    some = Driver("tea_time", animation_speed=1.0)
    some.click("cell:b2")
    some.wait(0.1)
    some.app.screen.resize((1920, 1080))  # type: ignore[attr-defined]
    some.app.resized()
    some.settle()
    assert some.codes == ["take:b2"]
    assert some.lit


def test_numbers_never_run_ahead_of_what_is_told() -> None:
    some = Driver("tea_time", animation_speed=1.0)
    before = some.table.model.view
    some.click("cell:b2")
    some.wait(0.1)
    assert some.table.model.view == before
    some.settle()
    assert some.table.model.view != before


def test_the_first_deal_is_told() -> None:
    some = Driver("tea_time", told=False, animation_speed=1.0)
    assert some.table.model.behind
    assert some.lit == ()
    some.settle()
    assert len(some.lit) == 12


def test_many_options_are_leafed_through_on_a_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alicegames.ui.presenters.make", ButtonsPresenter)
    some = Driver("tea_time", plies=2)
    assert isinstance(some.table.model.presenter, ButtonsPresenter)
    assert len(some.lit) > 20
    first = [w.id for w in some.table.sheet.widgets]  # type: ignore[union-attr]
    some.click("options_next")
    second = [w.id for w in some.table.sheet.widgets]  # type: ignore[union-attr]
    assert not {w for w in first if w.startswith("option:")} & {w for w in second if w.startswith("option:")}
    target = next(w for w in second if w.startswith("option:"))
    some.click(target)
    assert some.codes[-1] == target.removeprefix("option:")


def test_the_log_scrolls_and_returns_to_its_foot() -> None:
    some = Driver("tea_time", plies=30)
    log = some.table.log
    assert log._most() > 0
    some.app.send(Move(log.rect.center))
    some.app.send(Wheel(log.rect.center, 3))
    assert log._up > 0
    some.app.send(Wheel(log.rect.center, -9))
    assert log._up == 0


def test_the_rows_of_options_leave_room_for_the_log() -> None:
    some = Driver("tea_time", ("human",) * 4)
    presenter, seats = some.table.model.presenter, some.table.seats
    rows = table_frame.option_rows((1280, 720), presenter, seats)
    frame = table_frame.divide((1280, 720), presenter, seats, rows)
    assert frame.log.h >= 60
    assert FRect(0, 0, 1280, 720).contains(frame.log)


def test_a_frame_is_not_drawn_while_nothing_moves(tea: Driver) -> None:
    tea.wait(10)
    flips = []
    tea.app.screen.flip = lambda: flips.append(1)  # type: ignore[method-assign]
    tea.wait(5)
    assert not flips


@pytest.mark.parametrize("name", ["table", "curtain", "score"])
@pytest.mark.parametrize("game", registry.ids())
def test_a_screenshot_of_every_scene_and_game(tea: Driver, name: str, game: str) -> None:
    scene = scene_class(name).from_args(tea.app, SceneArgs(game=game))
    tea.app.go(Push(scene))
    tea.wait(1)
    assert tea.top is scene
    assert not tea.app.sprites.missing


def test_the_tabs_of_several_boards_leave_the_rest_of_their_row_free(tea: Driver) -> None:
    frame = table_frame.divide((1280, 720), tea.table.model.presenter, (0, 1), 0, "garden", 3)
    tabs = [table_frame.tab_rect(frame.pages, index, 3) for index in range(3)]
    bar = frame.areas.bar
    assert bar is not None
    assert bar.collidelist(tabs) < 0
    assert frame.pages.contains(bar)
    assert not frame.areas.stage.colliderect(frame.pages)


DECKS = {
    "tea_time": "deck:tea",
    "alice": "deck:character",
    "rolling_in_wonderland": "deck:jabberwocky",
    "queen_alice": "deck",
}


@pytest.mark.parametrize("game", DECKS)
@pytest.mark.parametrize("way", ["key", "click", "menu"])
def test_what_is_left_in_the_decks_is_told_at_the_table(game: str, way: str) -> None:
    some = Driver(game, curtain=False)
    some.settle()
    if way == "key":
        some.key("d")
    elif way == "menu":
        some.key("escape")
        some.click("decks")
    else:
        some.click(DECKS[game])
    assert isinstance(some.top, DecksScene)
    assert some.top.list.blocks[0].text
    some.key("escape")
    assert some.at(TableScene)


def test_a_deck_in_a_lit_region_is_looked_into_by_the_right_button() -> None:
    some = Driver("rolling_in_wonderland", curtain=False)
    some.settle()
    some.click("deck:hatter", RIGHT)
    assert isinstance(some.top, DecksScene)
