from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from alicegames.ui.app.events import Move, Press, Release
from alicegames.ui.app.scene import Scene
from alicegames.ui.draw.theme import BODY
from alicegames.ui.scenes.dialogs import Ask, Confirm
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.entry import TextEntry
from alicegames.ui.widgets.form import Form, Row
from alicegames.ui.widgets.listview import ListView
from alicegames.ui.widgets.scrolltext import Block, ScrollText
from alicegames.ui.widgets.slider import Slider
from alicegames.ui.widgets.tabs import Tabs
from alicegames.ui.widgets.toggle import Toggle

if TYPE_CHECKING:
    from alicegames.ui.app.commands import Command
    from alicegames.ui.widgets.base import Widget
    from tests.ui.foundation.person import User


class Bench(Scene):
    """A scene that holds the widgets it is given, side by side."""

    def put(self, *widgets: Widget, size: tuple[float, float] = (220, 44)) -> None:
        for number, widget in enumerate(widgets):
            widget.rect = FRect(20 + number * (size[0] + 16), 100, *size)
        self.widgets.set(widgets)
        self.app.tick()


@pytest.fixture
def bench(user: User) -> Bench:
    scene = Bench(user.app)
    user.show(scene)
    return scene


def buttons(said: list[str], *names: str) -> list[Button]:
    def press(name: str) -> None:
        said.append(name)

    return [Button(name, name, lambda name=name: press(name)) for name in names]  # type: ignore[misc]


def test_a_button_is_pressed_by_click_enter_and_space(user: User, bench: Bench) -> None:
    said: list[str] = []
    bench.put(*buttons(said, "a"))
    user.click("a")
    user.key("enter", "space")
    assert said == ["a", "a", "a"]


def test_a_press_that_is_let_go_elsewhere_is_no_click(user: User, bench: Bench) -> None:
    said: list[str] = []
    bench.put(*buttons(said, "a"))
    user.app.send(Press(user.widget("a").rect.center))
    user.app.send(Release((900, 600)))
    assert said == []


def test_a_press_survives_a_new_layout(user: User, bench: Bench) -> None:
    said: list[str] = []
    bench.put(*buttons(said, "a"))
    user.app.send(Press(user.widget("a").rect.center))
    bench.put(*buttons(said, "a"))
    user.app.send(Release(user.widget("a").rect.center))
    assert said == ["a"]


def test_tab_goes_round_and_shift_tab_back(user: User, bench: Bench) -> None:
    bench.put(*buttons([], "a", "b", "c"))
    visited = []
    for _ in range(4):
        user.key("tab")
        visited.append(user.focused)
    user.key("tab", shift=True)
    assert [*visited, user.focused] == ["a", "b", "c", "a", "c"]


def test_arrows_move_to_the_neighbour(user: User, bench: Bench) -> None:
    bench.put(*buttons([], "a", "b", "c"))
    user.key("right", "right", "right", "left")
    assert user.focused == "b"


def test_the_focus_ring_is_drawn_for_the_keyboard_only(user: User, bench: Bench) -> None:
    bench.put(*buttons([], "a", "b"))
    user.click("a")
    user.app.send(Move((900, 600)))
    plain = user.picture()
    user.key("tab", "left")
    user.app.send(Move((901, 600)))
    assert user.focused == "a"
    assert user.picture() != plain


def test_a_disabled_button_says_why_to_mouse_and_keyboard_and_does_nothing(user: User, bench: Bench) -> None:
    said: list[str] = []
    bench.put(*buttons(said, "a"))
    user.widget("a").disable("There is nothing to undo.")
    user.click("a")
    user.key("tab", "enter")
    assert said == []
    assert user.scene.tooltip() == ("There is nothing to undo.", user.widget("a").rect)
    user.app.send(Move((900, 600)))
    user.point("a")
    user.wait(0.1)
    user.wait(1)
    assert user.scene.tooltip() == ("There is nothing to undo.", user.widget("a").rect)


def test_a_tooltip_waits_until_the_pointer_rests(user: User, bench: Bench) -> None:
    bench.put(Button("a", "a", lambda: None, tooltip="An a"))
    user.point("a")
    user.wait(0.1)
    assert user.scene.tooltip() is None
    user.wait(1)
    assert user.scene.tooltip() is not None


def test_a_toggle_switches(user: User, bench: Bench) -> None:
    heard: list[bool] = []
    bench.put(Toggle("t", "Sounds", heard.append))
    user.click("t")
    user.key("space")
    assert heard == [True, False]


def test_a_slider_answers_arrows_home_end_and_a_drag_tells_once(user: User, bench: Bench) -> None:
    heard: list[float] = []
    bench.put(Slider("s", [(n / 10, f"{n}") for n in range(11)], 0.5, heard.append), size=(300, 44))
    user.key("tab", "right", "end", "home")
    assert heard == [0.6, 1.0, 0.0]
    rect = user.widget("s").rect
    user.app.send(Press((rect.left + 12, rect.centery)))
    for x in range(20, 200, 10):
        user.app.send(Move((rect.left + x, rect.centery), held=True))
    user.app.send(Release((rect.left + 200, rect.centery)))
    assert len(heard) == 4


def test_the_wheel_turns_a_slider_only_when_it_has_the_focus(user: User, bench: Bench) -> None:
    heard: list[float] = []
    bench.put(Slider("s", [(1.0, "1"), (2.0, "2")], 1.0, heard.append))
    user.wheel("s", 1)
    assert heard == []
    user.key("tab")
    user.wheel("s", 1)
    assert heard == [2.0]


def test_a_choice_skips_what_cannot_be_chosen_and_says_why(user: User, bench: Bench) -> None:
    heard: list[str] = []
    answers = [Answer("a", "A"), Answer("b", "B", why_not="B is for two players."), Answer("c", "C")]
    bench.put(Choice("c", answers, "a", heard.append), size=(300, 44))
    user.key("tab", "right")
    user.click("c", share=0.35)
    assert heard == ["c"]
    assert user.widget("c").tip((user.widget("c").rect.left + 80, user.widget("c").rect.centery)) == (
        "B is for two players."
    )


def test_a_choice_without_room_for_all_answers_steps_between_two_arrows(user: User, bench: Bench) -> None:
    heard: list[int] = []
    bench.put(Choice("c", [Answer(n, f"Answer number {n}") for n in range(5)], 0, heard.append))
    user.click("c", share=0.95)
    user.click("c", share=0.95)
    user.click("c", share=0.05)
    assert heard == [1, 2, 1]


def test_text_is_typed_moved_in_and_deleted(user: User, bench: Bench) -> None:
    entry = TextEntry("e", "Alce", limit=10)
    bench.put(entry)
    user.key("tab", "home", "right", "right")
    user.type("i")
    user.key("end")
    user.type(" in Wonderland")
    assert entry.value == "Alice in W"
    user.key("backspace", "backspace", "home", "delete")
    assert entry.value == "lice in"


def test_what_is_typed_after_tab_replaces_the_whole_text(user: User, bench: Bench) -> None:
    entry = TextEntry("e", "Player 1")
    bench.put(entry)
    user.key("tab")
    user.type("Ada")
    assert entry.value == "Ada"


def test_letters_typed_into_an_entry_are_no_shortcuts(user: User, bench: Bench) -> None:
    bench.put(TextEntry("e", ""))
    user.key("tab")
    user.key("?")
    assert user.scene is bench


def test_a_list_draws_only_the_rows_in_view(user: User, bench: Bench) -> None:
    drawn: list[int] = []
    rows: ListView[int] = ListView("l", range(10_000), 20, lambda _canvas, row, _rect, _selected: drawn.append(row))
    bench.put(rows, size=(300, 200))
    drawn.clear()
    user.picture()
    assert drawn == list(range(11))


def test_a_list_is_walked_scrolled_and_opened_by_keyboard(user: User, bench: Bench) -> None:
    opened: list[int] = []

    def open_row(row: int) -> Command | None:
        opened.append(row)
        return None

    rows: ListView[int] = ListView("l", range(100), 20, lambda *_args: None, on_open=open_row)
    bench.put(rows, size=(300, 200))
    user.key("tab", "down", "pagedown", "enter", "end", "enter", "up", "enter")
    assert opened == [10, 99, 98]
    assert rows.scroller.offset > 1000


def test_a_second_click_on_a_row_opens_it(user: User, bench: Bench) -> None:
    opened: list[int] = []
    rows: ListView[int] = ListView("l", range(3), 40, lambda *_args: None, on_open=opened.append)
    bench.put(rows, size=(300, 120))
    user.click("l")
    assert opened == []
    user.click("l")
    assert opened == [1]


def test_a_long_text_is_scrolled_to_a_paragraph(user: User, bench: Bench) -> None:
    text = ScrollText("text", [Block("Words " * 40, BODY, name=f"p{n}") for n in range(40)])
    bench.put(text, size=(400, 300))
    user.picture()
    text.show("p20", user.app.type)
    assert 1000 < text.scroller.offset < text.scroller.most
    user.key("tab", "home")
    assert text.scroller.offset == 0


def test_a_form_scrolls_to_the_control_that_gets_the_focus(user: User, bench: Bench) -> None:
    form = Form()
    form.set([Row(f"Row {n}", Toggle(f"t{n}", "on", lambda _on: None), "A note.") for n in range(20)])
    form.rect = FRect(20, 20, 400, 200)
    form.lay(user.app.type)
    bench.widgets.set(form.widgets())
    for _ in range(20):
        user.key("tab")
    assert user.focused == "t19"
    assert form.rect.contains(user.widget("t19").rect)
    user.wheel("t19", 40)
    assert form.scroller.offset == 0
    assert bench.widgets.at((30, 500)) is None


def test_tabs_turn_by_click_and_arrows(user: User, bench: Bench) -> None:
    heard: list[str] = []
    tabs = Tabs("tabs", [(name, name, "icon_info") for name in "abc"], "a", heard.append)
    bench.put(tabs, size=(200, tabs.height()))
    user.key("tab", "down", "down", "down", "up")
    assert heard == ["b", "c", "b"]


def test_a_dialog_keeps_the_scene_below_out_and_esc_is_the_harmless_answer(user: User, bench: Bench) -> None:
    said: list[str] = []
    bench.put(*buttons(said, "below"))
    user.show(Confirm(user.app, "Leave?", "Sure?", "Leave", lambda: said.append("left")))
    user.app.send(Press((30, 110)))
    user.app.send(Release((30, 110)))
    user.key("esc")
    assert said == []
    assert user.scene is bench
    user.show(Confirm(user.app, "Leave?", "Sure?", "Leave", lambda: said.append("left")))
    user.key("enter")
    assert said == ["left"]


def test_a_line_is_asked_for(user: User, bench: Bench) -> None:
    said: list[str] = []
    user.show(Ask(user.app, "Rename", "", "Tea", "Rename", said.append))
    user.key("end")  # the proposed text is marked: typing at once would replace it
    user.type(" at four")
    user.key("enter")
    assert said == ["Tea at four"]
    assert user.scene is bench


# -- tooltips -----------------------------------------------------------------------------------------------------


def told(bench: Bench) -> str:
    shown = bench.tooltip()
    return shown[0] if shown else ""


def tipped(name: str) -> Button:
    return Button(name, name, lambda: None, tooltip=f"About {name}.")


def rest_on(user: User, name: str) -> None:
    user.point(name)
    user.wait(0.3)
    user.wait(0.3)


def test_a_tooltip_goes_with_the_thing_it_belongs_to(user: User, bench: Bench) -> None:
    bench.put(tipped("a"), tipped("b"))
    rest_on(user, "a")
    assert told(bench) == "About a."
    bench.put()
    assert not told(bench)


def test_a_thing_that_comes_under_a_resting_pointer_is_told_once_the_pointer_moves(user: User, bench: Bench) -> None:
    bench.put(tipped("a"))
    rest_on(user, "a")
    bench.put(tipped("b"))
    user.wait(0.3)
    user.wait(0.3)
    assert not told(bench)
    user.app.send(Move(user.widget("b").rect.move(2, 2).center))
    user.wait(0.1)
    user.wait(0.5)
    assert told(bench) == "About b."


def test_a_thing_made_anew_under_the_pointer_keeps_its_tooltip(user: User, bench: Bench) -> None:
    bench.put(tipped("a"))
    rest_on(user, "a")
    bench.put(tipped("a"))
    assert told(bench) == "About a."


@pytest.mark.parametrize("how", ["hidden", "moved"])
def test_no_tooltip_stays_where_the_thing_is_hidden_or_has_moved(user: User, bench: Bench, how: str) -> None:
    button = tipped("a")
    bench.put(button)
    rest_on(user, "a")
    if how == "hidden":
        button.visible = False
    else:
        button.rect = button.rect.move(0, 200)
    assert not told(bench)


def test_the_wheel_takes_the_tooltip_of_what_it_moves_away(user: User, bench: Bench) -> None:
    form = Form()
    rows = [Row("", tipped(f"t{number}")) for number in range(30)]
    form.set(rows)
    form.rect = FRect(20, 20, 400, 200)
    form.lay(user.app.type)
    bench.widgets.set(form.widgets())
    rest_on(user, "t1")
    assert told(bench) == "About t1."
    user.wheel("t1", -5)
    assert told(bench) != "About t1."
