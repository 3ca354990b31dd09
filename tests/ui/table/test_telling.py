"""What happened: told at a pace one can follow, skipped act by act or to one's turn, told again, marked, listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames.games import registry
from alicegames.ui.app.events import LEFT, Press, Release
from alicegames.ui.draw.theme import THEMES, Theme
from alicegames.ui.table import rail
from alicegames.ui.table.curtain import CurtainScene
from alicegames.ui.table.log.scene import LogScene
from alicegames.ui.table.model import Act
from alicegames.ui.table.scene import TableScene
from tests.ui.table.driver import Driver
from tests.ui.table.steps import reachable, step

if TYPE_CHECKING:
    from alicegames.ui.draw.theme import Colour
    from alicegames.ui.table.hotspots import Spot

GAMES = registry.ids()


def against_bots(game: str = "tea_time", **settings: object) -> Driver:
    """Somebody who has just played against two bots, which have not answered yet."""
    some = Driver(game, ("human", "greedy", "greedy"), **settings)  # type: ignore[arg-type]
    some.click(some.lit[0])
    return some


# -- pace ---------------------------------------------------------------------------------------------------------


def test_a_bots_choice_stays_on_show_as_long_as_the_setting_says() -> None:
    some = against_bots(bot_pace=3.0, animation_speed=1.0)
    shown, seen = some.table.model, list[float]()
    for _tick in range(400):
        some.wait(0.05)
        told = sum(move.player in (1, 2) for move in some.session.moves[: shown.shown])
        if told == len(seen) + 1:
            seen.append(some.clock.now)
        if len(seen) == 2:
            break
    assert 3.0 <= seen[1] - seen[0] < 8


def test_a_choice_without_alternative_passes_quickly_if_the_setting_says_so() -> None:
    def seconds(*, quick: bool) -> float:
        some = Driver("tea_time", plies=60, bot_pace=4.0, answer_single=quick, seed=3)
        forced = next(m for m in some.session.moves if m.player >= 0 and len(m.decision.options) == 1)
        act = Act(forced.ply, forced.ply + 1, forced.player, forced.before, forced.before, ())
        return some.table.teller._on_show(act)

    assert seconds(quick=True) < 0.5
    assert seconds(quick=False) == 4.0


def test_the_words_of_a_bots_choice_stay_with_it() -> None:
    some = Driver("tea_time", ("human", "greedy", "greedy"), bot_pace=3.0)
    some.click(some.lit[0])
    for _tick in range(200):
        some.wait(0.05)
        if any(move.player == 1 for move in some.session.moves[: some.table.model.shown]):
            break
    some.wait(0.5)
    assert rail.words(some.table.model).prompt.startswith("Bob takes")


# -- skipping -----------------------------------------------------------------------------------------------------


def test_a_click_skips_one_act() -> None:
    some = Driver("tea_time", ("human", "human"), plies=4, told=False, animation_speed=1.0, bot_pace=1.0)
    some.wait(0.05)
    before, end = some.table.model.shown, len(some.session.moves)
    some.clock.advance(1)
    some.click_at(some.table.frame.areas.stage.center)
    assert before < some.table.model.shown < end


@pytest.mark.parametrize("game", GAMES)
def test_to_my_turn_tells_all_at_once_until_the_person_is_asked(game: str) -> None:
    some = Driver(game, ("human", "random", "random"), plies=6, told=False, animation_speed=1.0, bot_pace=5.0)
    some.wait(0.05)
    button = some.table.widgets.find("confirm")
    assert getattr(button, "label", "") == "To my turn"
    some.clock.advance(1)
    began = some.clock.now
    some.click("confirm")
    some.settle()
    assert some.clock.now - began < 3
    assert some.table.model.decision() is not None


# -- again --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_shown_again_step_by_step_as_this_seat_may_see_it(game: str) -> None:
    some = Driver(game, ("human", "random", "random"), seed=3)
    for _step in range(30):
        assert step(some, lambda each: reachable(each)[0])
        if some.table.model.decision() is not None and some.table.model.recap():
            break
    model, lit = some.table.model, some.lit
    start, end = model.recap_start, len(some.session.moves)
    some.table.teller.retell(start)
    plies = [model.shown]
    while some.table.teller.telling_what == "steps":
        some.click("confirm")
        some.wait(0.1)
        assert some.lit == () or model.shown == end
        assert model.view == some.session.rules.view(model._state_at(model.shown), 0)
        plies.append(model.shown)
    assert plies[0] <= start < plies[-1] == end
    assert plies == sorted(plies)
    assert len(set(plies)) > 1
    assert some.lit == lit


def test_showing_again_ends_with_one_click() -> None:
    some = Driver("tea_time", ("human", "random", "random"), plies=9)
    some.settle()
    lit = some.lit
    some.table.teller.retell(0)
    some.wait(0.1)
    assert some.lit == ()
    some.click("to_turn")
    some.settle()
    assert some.lit == lit


# -- marks --------------------------------------------------------------------------------------------------------


def moved(some: Driver) -> set[str]:
    spots: list[Spot] = [w for w in some.table.widgets.widgets if getattr(w, "moved", False)]  # type: ignore[misc]
    return {spot.id for spot in spots}


def test_the_last_choice_stays_marked_until_the_next(tea: Driver) -> None:
    assert moved(tea) == set()
    tea.click("cell:b2")
    assert "cell:b2" in moved(tea)
    tea.click(tea.lit[0])
    if tea.picked:
        tea.click("confirm")
    assert "cell:b2" not in moved(tea)
    assert moved(tea)


def contrast(one: Colour, other: Colour) -> float:
    def light(colour: Colour) -> float:
        parts = [part / 255 for part in colour]
        red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_has_moved_and_what_is_pointed_at_have_colours_of_their_own_seen_on_every_ground(theme: Theme) -> None:
    assert len({theme.trace, theme.hover, theme.gold, theme.gold_light}) == 4
    for colour in (theme.trace, theme.hover):
        assert min(contrast(colour, theme.paper), contrast(colour, theme.night)) >= 2.8


def test_a_hovered_button_is_not_in_the_gold_of_what_is_legal(tea: Driver) -> None:
    tea.hover("menu")
    rect = tea.table.widgets.find("menu").rect
    tea.table.touch()
    tea.app.draw()
    surface, left, top = tea.app.screen.surface(), round(rect.left), round(rect.centery)
    edge = {tuple(surface.get_at((left + x, top)))[:3] for x in range(-1, 4)}
    assert tea.app.theme.hover in edge
    assert tea.app.theme.gold not in edge


# -- the list -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["alice", "queen_alice", "rolling_in_wonderland"])
def test_the_recap_at_the_curtain_is_complete(game: str) -> None:
    some, longest = Driver(game, ("human", "human", "human"), seed=5), 0
    for _step in range(100):
        some.settle(4)
        if isinstance(some.top, CurtainScene):
            told = some.top.lines
            some.click("curtain")
            mine = some.table.model.recap()
            assert [line.ply for line in told] == [line.ply for line in mine]
            longest = max(longest, len(told))
        if not step(some, lambda each: reachable(each)[len(each.codes) % len(reachable(each))]):
            break
    assert longest > 9 or not some.match.game.has_secrets


def test_w_opens_what_happened_since_my_last_turn_against_bots_too() -> None:
    some = against_bots()
    some.settle()
    some.key("w")
    assert isinstance(some.top, LogScene)
    lines = some.top.rows.lines
    assert {line.turn for line in lines} >= {1, 2}
    assert all(line.turn >= 1 for line in lines)
    some.key("escape")
    assert some.at(TableScene)


def test_the_whole_log_is_searched_filtered_and_gone_through_by_keys() -> None:
    some = against_bots()
    some.settle()
    some.key("l", shift=True)
    scene = some.top
    assert isinstance(scene, LogScene)
    everything = scene.rows.lines
    assert len(everything) > 3
    scene._look_for("takes mad")
    assert scene.rows.lines
    assert all("takes" in line.text and "Mad" in line.text for line in scene.rows.lines)
    scene._look_for("no such word")
    assert scene.rows.lines == []
    scene._look_for("")
    scene.widgets.focus(scene.rows)
    some.key("up")
    some.key("up")
    assert scene.rows.current == everything[-2]
    assert some.table.lights == everything[-2].targets


def test_the_log_in_the_rail_has_its_turn_in_tabs_order(tea: Driver) -> None:
    tea.click("cell:b2")
    for _tab in range(60):
        tea.key("tab")
        if tea.focused() == "log":
            break
    assert tea.focused() == "log"
    tea.key("up")
    assert tea.table.log.current == tea.table.model.log()[-1]
    tea.key("return")
    assert isinstance(tea.top, LogScene)


def test_a_rounds_end_is_nobodys_and_a_players_filter_holds_what_that_player_did() -> None:
    some = Driver("tea_time", plies=30)
    lines = some.table.model.log()
    ends = [line for line in lines if "round" in line.text.casefold() and line.subject < 0]
    assert ends
    assert all(line.subject < 0 and line.seat < 0 for line in ends)
    some.table.log.filter(1)
    kept = some.table.log.lines
    assert [line for line in lines if line.text.startswith("Bob takes")] == [
        line for line in kept if line.text.startswith("Bob takes")
    ]


def test_the_copied_log_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr("pygame.scrap.put_text", copied.append)
    some = against_bots()
    some.settle()
    some.key("l", shift=True)
    some.click("log_copy")
    assert copied
    assert copied[0].splitlines() == [line.text for line in some.table.model.log()]


def test_a_click_beside_closes_the_log() -> None:
    some = against_bots()
    some.settle()
    some.key("w")
    some.clock.advance(1)
    for event in (Press((40, 40), LEFT), Release((40, 40), LEFT)):
        some.app.send(event)
    assert some.at(TableScene)
