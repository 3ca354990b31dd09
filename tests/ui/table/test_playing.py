"""Playing at the table by mouse and by keyboard: what is lit, picked, submitted, taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from alicegames.bots import Answer
from alicegames.bots.search import Comparison, OptionEstimate
from alicegames.core.undo import Retraction
from alicegames.match import undoing
from alicegames.storage import Autosave, library
from alicegames.ui.app.events import RIGHT
from alicegames.ui.endings.score import ScoreScene
from alicegames.ui.table.model import StaleChoiceError
from alicegames.ui.table.scene import TableScene
from alicegames.ui.table.zoom import ZoomScene
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.ui.presenters.base import Areas, Picture

CELLS = {f"cell:{column}{row}" for column in "abcd" for row in "123"}


def after_two_turns(**settings: object) -> Driver:
    return Driver("tea_time", codes=(), plies=2, **settings)  # type: ignore[arg-type]


# -- what is lit --------------------------------------------------------------------------------------------------


def test_exactly_the_options_are_lit(tea: Driver) -> None:
    assert set(tea.lit) == CELLS
    spots = {widget.id for widget in tea.table.widgets.widgets if getattr(widget, "lit", False)}
    assert spots == CELLS


def test_an_only_choice_behind_a_click_is_submitted_at_once(tea: Driver) -> None:
    tea.click("cell:b2")
    assert tea.codes == ["take:b2"]


def test_with_the_setting_every_choice_is_confirmed() -> None:
    some = Driver("tea_time", confirm_moves=True)
    some.click("cell:b2")
    assert some.codes == []
    some.click("confirm")
    assert some.codes == ["take:b2"]


def test_a_line_is_picked_card_by_card_in_any_order() -> None:
    some = after_two_turns()
    line = next(c for c in some.session.decision().options if len(c.line) == 3)  # type: ignore[union-attr]
    last, first, middle = (f"cell:{cell}" for cell in (line.line[2], line.line[0], line.line[1]))
    some.click(last)
    assert some.picked == (last,)
    assert set(some.lit) < CELLS
    some.click(first)
    assert some.lit == (middle,)
    some.click(middle)
    assert some.codes[-1] == some.session.rules.encode(line)


def test_part_of_a_line_waits_for_confirm() -> None:
    some = after_two_turns()
    target = some.lit[0]
    some.click(target)
    assert len(some.codes) == 2
    some.click("confirm")
    assert some.codes[-1] == f"take:{target[5:]}"


def test_a_second_click_lets_go() -> None:
    some = after_two_turns()
    target = some.lit[0]
    some.click(target)
    some.click(target)
    assert some.picked == ()
    assert len(some.codes) == 2


def test_a_double_click_picks_and_confirms() -> None:
    some = after_two_turns()
    target = some.lit[0]
    some.double_click(target)
    assert some.codes[2:] == [f"take:{target[5:]}"]


def test_a_double_click_on_an_only_choice_does_nothing_for_the_next_seat() -> None:
    some = Driver("tea_time", animation_speed=1.0)
    some.double_click("cell:b2")
    assert some.codes == ["take:b2"]
    assert some.picked == ()
    assert some.table.picks.why is None


def test_what_is_not_lit_lets_a_click_through_to_what_is_lit_beneath(monkeypatch: pytest.MonkeyPatch) -> None:
    some = after_two_turns()
    presenter, target = some.table.model.presenter, some.lit[0]
    rect = some.table.picture.rect(target)
    assert rect is not None
    drawn = presenter.picture

    def with_a_fly(view: object, viewer: int, areas: Areas, decision: object) -> Picture:
        made = drawn(view, viewer, areas, decision)  # type: ignore[arg-type]
        made.put("fly", rect.inflate(-20, -20), lambda _canvas, _rect: None, "fly:1", layer=9)
        return made

    monkeypatch.setattr(presenter, "picture", with_a_fly)
    some.table.compose()
    some.click("fly:1")
    assert some.picked == (target,)


def test_drag_and_drop_picks_both_ends() -> None:
    some = after_two_turns()
    pair = next(c for c in some.session.decision().options if len(c.line) == 2)  # type: ignore[union-attr]
    some.drag(f"cell:{pair.line[0]}", f"cell:{pair.line[1]}")
    assert set(some.picked) == {f"cell:{cell}" for cell in pair.line}


def test_a_drag_to_nowhere_puts_back() -> None:
    some = after_two_turns()
    some.drag(some.lit[0], "log")
    assert some.picked == ()
    assert len(some.codes) == 2


def test_a_stale_choice_is_refused(tea: Driver) -> None:
    old, choice = tea.table.model.version, tea.session.option("take:b2")
    tea.click("cell:a1")
    tea.key("u")
    tea.click("yes")
    with pytest.raises(StaleChoiceError):
        tea.table.model.submit(choice, old)
    assert tea.codes == []


def test_a_click_while_something_is_told_only_ends_the_telling() -> None:
    some = Driver("tea_time", animation_speed=1.0)
    some.click("cell:a1")
    assert some.table.busy()
    assert some.lit == ()
    some.click("cell:b1")
    assert some.codes == ["take:a1"]
    assert not some.table.busy()


def test_the_table_is_laid_out_once_a_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    some = Driver("tea_time", animation_speed=1.0)
    ticks, lay_out = [0], TableScene._lay_out

    def counted(table: TableScene) -> None:
        ticks[-1] += 1
        lay_out(table)

    monkeypatch.setattr(TableScene, "_lay_out", counted)
    some.click("cell:b2")
    for _tick in range(60):
        ticks.append(0)
        some.wait(0.05)
    assert max(ticks) == 1
    assert 2 <= sum(ticks) <= 3


# -- why not, tooltips, previews ----------------------------------------------------------------------------------


def test_an_unlit_thing_says_why_and_names_the_rule() -> None:
    some = Driver("tea_time", codes=())
    some.click("cell:a1")
    some.click("column:1.mad_hatter")
    assert some.table.picks.rule == "TT-17"
    assert "why_rule" in some.table.targets()
    assert some.codes == ["take:a1"]


def test_the_reason_goes_with_the_next_pick() -> None:
    some = after_two_turns()
    some.click("column:1.mad_hatter")
    assert some.table.picks.why is not None
    some.click(some.lit[0])
    assert some.table.picks.why is None


def test_no_tooltip_covers_the_reason() -> None:
    some = after_two_turns()
    some.hover("column:1.mad_hatter")
    some.wait(2)
    assert some.table.tooltip() is not None
    some.click("column:1.mad_hatter")
    some.wait(2)
    assert some.table.picks.why is not None
    assert some.table.tooltip() is None


def test_the_reason_goes_by_itself() -> None:
    some = after_two_turns()
    some.click("column:1.mad_hatter")
    some.wait(9)
    assert some.table.picks.why is None


def test_hovering_a_lit_card_previews_the_score(tea: Driver) -> None:
    tea.hover("cell:a1")
    preview = tea.table.picks.preview()
    assert preview is not None
    assert preview.score == 1 - 5 - 4  # an empty column was worth 5, and Alice goes into the gap
    assert {badge.target.partition(":")[0] for badge in preview.badges} == {"column", "alice"}


def test_a_preview_changes_nothing(tea: Driver) -> None:
    before = tea.session.state
    tea.hover("cell:c3")
    assert tea.session.state is before


def test_tooltips_tell_about_things_and_can_be_off(tea: Driver) -> None:
    tea.hover("deck:tea")
    tea.wait(0.6)
    shown = tea.table.tooltip()
    assert shown is not None
    assert shown[0]
    tea.app.change(tooltips=False)
    assert tea.table.tooltip() is None


def test_right_click_and_z_enlarge_a_card(tea: Driver) -> None:
    tea.click("cell:b1", RIGHT)
    assert tea.at(ZoomScene)
    tea.key("z")
    assert tea.at(TableScene)
    tea.hover("cell:b1")
    tea.key("z")
    assert tea.at(ZoomScene)


# -- undo, redo ---------------------------------------------------------------------------------------------------


def test_undo_and_redo(tea: Driver) -> None:
    tea.click("cell:b2")
    tea.click("undo")
    tea.click("yes")
    assert tea.codes == []
    assert set(tea.lit) == CELLS
    tea.key("r")
    assert tea.codes == ["take:b2"]
    assert tea.table.model.view == tea.session.view(0)


def test_a_refused_undo_says_why(tea: Driver) -> None:
    tea.key("u")
    assert tea.app.toasts.texts == ("There is nothing to take back.",)


def test_an_undo_past_a_revealed_deal_is_refused_between_people() -> None:
    some = Driver("tea_time", seed=3)
    while some.table.model.turn.round == 1:
        some.session.submit(some.session.decision().options[-1])  # type: ignore[union-attr]
        some.table.model.catch_up()
    some.table.compose()
    some.key("u")
    assert "turned up since" in some.app.toasts.texts[0]
    assert some.table.model.turn.round == 2


def test_another_persons_choice_is_taken_back_only_when_that_person_agrees(tea: Driver) -> None:
    tea.click("cell:b2")
    tea.settle()
    assert tea.table.model.viewer == 1
    tea.key("u")
    assert tea.codes == ["take:b2"]
    assert "Ada" in getattr(tea.top.widgets.find("yes"), "label", "")
    tea.click("no")
    assert tea.codes == ["take:b2"]
    tea.key("u")
    tea.click("yes")
    assert tea.codes == []


def test_the_button_says_what_comes_back(tea: Driver) -> None:
    tea.click("cell:b2")
    button = tea.table.widgets.find("undo")
    assert button is not None
    assert button.tooltip.startswith("Undo (U): take back Ada’s last choice: Take ")


def test_alone_it_may_be_taken_all_the_same_and_is_counted() -> None:
    some = Driver("tea_time", ("human", "greedy"), seed=3)
    while some.table.model.turn.round == 1:
        some.session.submit(some.session.decision().options[-1])  # type: ignore[union-attr]
        some.table.model.catch_up()
    some.settle()
    some.key("u")
    assert some.session.takebacks == 0
    assert "this shows in the record" in some.top.text  # type: ignore[attr-defined]
    some.click("yes")
    assert some.session.takebacks == 1


def test_only_buttons_that_can_be_used_are_shown(tea: Driver) -> None:
    assert "confirm" not in tea.table.targets()
    tea.click("cell:b2")
    tea.key("u")
    assert {"undo", "redo", "hint"} <= set(tea.table.targets())
    wonderland = Driver("rolling_in_wonderland", curtain=False)
    endings = {"button:pass", "button:end"}
    assert endings & set(wonderland.table.targets()) == endings & set(wonderland.lit)


def test_the_buttons_stand_always_in_the_same_order(tea: Driver) -> None:
    order = [w.id for w in tea.table.widgets.widgets if w.id in {"confirm", "undo", "redo", "undo_turn", "hint"}]
    tea.click("cell:b2")
    after = [w.id for w in tea.table.widgets.widgets if w.id in {"confirm", "undo", "redo", "undo_turn", "hint"}]
    assert order == after == ["confirm", "undo", "redo", "undo_turn", "hint"]


# -- keyboard -----------------------------------------------------------------------------------------------------


def test_tab_moves_among_lit_targets_and_enter_picks(tea: Driver) -> None:
    tea.key("tab")
    assert tea.focused() == "cell:a1"
    tea.key("right")
    assert tea.focused() == "cell:b1"
    tea.key("down")
    assert tea.focused() == "cell:b2"
    tea.key("return")
    assert tea.codes == ["take:b2"]


def test_backspace_lets_go() -> None:
    some = after_two_turns()
    some.key("tab")
    some.key("return")
    some.key("backspace")
    assert some.picked == ()
    assert len(some.codes) == 2


def test_enter_once_more_confirms() -> None:
    some = after_two_turns()
    some.key("tab")
    target = some.focused()
    some.key("return")
    assert some.picked == (target,)
    some.key("return")
    assert some.codes[-1] == f"take:{target[5:]}"


def test_a_whole_game_by_keyboard_alone() -> None:
    some = Driver("tea_time", seed=5)
    for _choice in range(100):
        some.settle()
        if some.top is not some.table:
            break
        some.key("tab")
        while not some.focused().startswith("cell:"):
            some.key("tab")
        some.key("return")
        some.key("c")
    some.wait(3)
    assert some.session.is_over
    assert some.at(ScoreScene)


def test_a_whole_game_by_clicks_against_a_bot() -> None:
    some = Driver("tea_time", ("human", "greedy"), seed=2)
    for _choice in range(100):
        some.settle()
        if some.session.is_over:
            break
        some.click(some.lit[0])
        if some.picked:
            some.click("confirm")
    some.wait(3)
    assert some.at(ScoreScene)
    some.click("back")
    assert some.at(TableScene)
    some.click("confirm")  # which shows the score now
    assert some.at(ScoreScene)


# -- bots ---------------------------------------------------------------------------------------------------------


def test_a_bot_gets_its_own_view_and_is_not_waited_for() -> None:
    some = Driver("tea_time", ("human", "greedy"))
    some.worker.slow = True
    some.click("cell:a1")
    some.wait(1)
    assert [(level, seat) for level, _view, seat in some.worker.asked] == [("greedy", 1)]
    assert some.codes == ["take:a1"]
    assert some.lit == ()
    some.worker.slow = False
    some.settle()
    assert len(some.codes) == 2


def test_a_click_hurries_a_thinking_bot() -> None:
    some = Driver("tea_time", ("human", "greedy"))
    some.worker.slow = True
    some.click("cell:a1")
    some.wait(0.3)
    some.click_at((5, 5))
    some.settle()
    assert len(some.codes) == 2


def test_a_choice_drawn_for_a_bot_that_failed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    some = Driver("tea_time", ("human", "greedy"))
    poll = some.worker.poll

    def fail() -> Answer | None:
        answer = poll()
        return answer and replace(answer, fallback=True)

    monkeypatch.setattr(some.worker, "poll", fail)
    some.click("cell:a1")
    some.settle()
    assert len(some.codes) == 2
    assert "Bob gave no answer; a legal choice was drawn in its place." in some.app.toasts.texts


def failing_table(monkeypatch: pytest.MonkeyPatch) -> Driver:
    some = Driver("tea_time", ("human", "greedy"), size=(1600, 1000))
    poll = some.worker.poll

    def fail() -> Answer | None:
        answer = poll()
        return answer and replace(answer, fallback=True, trouble="the Snark")

    monkeypatch.setattr(some.worker, "poll", fail)
    return some


def test_a_bot_that_fails_three_times_is_asked_no_more_until_that_is_wanted(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    some = failing_table(monkeypatch)
    while len(some.worker.asked) < 3:
        some.click(some.lit[0])
        some.settle()
    said = [text for text in some.app.toasts.texts if "from now on choices are drawn" in text]
    assert len(said) == 1
    assert "the Snark" in next((home / "crashes").glob("*.txt")).read_text(encoding="utf-8")
    while sum(move.player == 1 for move in some.session.moves) < 4:
        some.click(some.lit[0])
        some.settle()
    assert len(some.worker.asked) == 3
    some.app.go(some.table.commands.menu())
    some.click("bots")
    while sum(move.player == 1 for move in some.session.moves) < 5:
        some.click(some.lit[0])
        some.settle()
    assert len(some.worker.asked) == 4


def test_a_hint_that_did_not_come_is_said_and_names_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    some = failing_table(monkeypatch)
    some.table.picks.ask_hint()
    some.wait(0.5)
    assert "There is no hint: the bot that was asked gave no answer." in some.app.toasts.texts
    assert some.table.picks.hints.choice is None


def test_a_bots_move_is_lit_before_it_is_played() -> None:
    some = Driver("tea_time", ("human", "greedy"), bot_pace=1.0, animation_speed=1.0)
    some.click("cell:a1")
    marked: list[str] = []
    for _moment in range(30):  # the own card moves first
        some.wait(0.1)
        marked = marked or [w.id for w in some.table.widgets.widgets if getattr(w, "marked", False)]
    assert marked
    assert all(target.startswith("cell:") for target in marked)


def test_undo_while_a_bot_thinks_takes_back_the_own_choice() -> None:
    some = Driver("tea_time", ("human", "greedy"))
    some.worker.slow = True
    some.click("cell:a1")
    some.wait(0.3)
    some.key("u")
    assert some.codes == []
    assert set(some.lit) == CELLS


def test_bots_alone_are_watched() -> None:
    some = Driver("tea_time", ("greedy", "random"))
    some.settle(120)
    some.wait(3)
    assert some.session.is_over
    assert not some.lit


def test_bots_that_are_watched_wait_and_go_on_choice_by_choice() -> None:
    some = Driver("tea_time", ("greedy", "random"), animation_speed=1.0, bot_pace=1.0)
    some.key("p")
    some.wait(2)
    before = some.codes
    some.wait(20)
    assert some.codes == before
    some.key("return")
    some.wait(20)
    assert len(some.codes) == len(before) + 1
    some.key("p")
    some.wait(10)
    assert len(some.codes) > len(before) + 1


def hinted(some: Driver) -> list[str]:
    some.table.settle()
    return [w.id for w in some.table.widgets.widgets if getattr(w, "hinted", False)]


def test_where_there_is_one_idea_the_hint_gives_it_at_once(tea: Driver) -> None:
    tea.key("h")
    tea.wait(0.5)
    assert len(hinted(tea)) == 1
    preview = tea.table.picks.preview()
    assert preview is not None
    assert preview.lines[-1].startswith("Take ")
    assert tea.codes == []


def test_the_hint_is_given_in_three_steps(tea: Driver) -> None:
    options = tea.session.decision().options  # type: ignore[union-attr]
    estimates = tuple(OptionEstimate(option, 5.0 - n, 8, 0.1) for n, option in enumerate(options))
    reason = Comparison(options[0], options[3], (("column:cheshire_cat", 3.0),), 0.0, 3.0, 0.0, 16)
    tea.table.picks.hints.show(Answer(options[0], 0, 0, estimates=estimates, reason=reason))
    tea.table.picks.keep_hint()
    said = [tea.table.picks.preview()]
    assert hinted(tea) == ["cell:a1", "cell:b1", "cell:c1"]
    for _step in range(2):
        tea.key("h")
        said.append(tea.table.picks.preview())
    lines = [" ".join(preview.lines) for preview in said if preview is not None]
    assert "Look at what is marked" in lines[0]
    assert "the kind that scores: Cheshire Cat" in lines[1]
    assert "Take " not in lines[1]
    assert "+3 Cheshire Cat, compared with: Take " in lines[2]
    assert hinted(tea) == ["cell:a1"]
    assert tea.codes == []


def test_leaving_ends_the_worker() -> None:
    some = Driver("tea_time", ("human", "greedy"))
    some.app.close()
    assert some.worker.closed


# -- saving -------------------------------------------------------------------------------------------------------


def test_every_choice_is_saved() -> None:
    some = Driver("tea_time", autosave=Autosave)
    some.click("cell:b2")
    entry = library.latest()
    assert entry is not None
    assert entry.plies == len(some.session.moves)
    some.key("u")
    entry = library.latest()
    assert entry is None or entry.plies == len(some.session.moves)


def test_the_score_tells_what_was_taken_back_although_it_had_been_seen() -> None:
    some = Driver("tea_time", ("human", "greedy"), seed=3)
    some.session.takebacks = 2
    some.session.retractions = [Retraction(0, 4, "take:a1"), Retraction(0, 6, "take:a1")]
    told = undoing.record(some.match, some.session)
    assert told == "2 choices were taken back although something had been seen: Ada in turn 5, Ada in turn 7."
    some.session.takebacks = 0
    assert undoing.record(some.match, some.session) == ""
