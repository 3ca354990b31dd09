from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from pygame import FRect

from alicegames import paths
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Autosave, Settings, library
from alicegames.storage import settings as stored
from alicegames.ui.scenes.dialogs import Ask, Confirm, Dialog, Message
from alicegames.ui.scenes.files import FileDialog
from alicegames.ui.scenes.help import HelpScene
from alicegames.ui.scenes.load import LoadScene
from alicegames.ui.scenes.rules import RulesScene
from alicegames.ui.scenes.settings import SettingsScene
from alicegames.ui.scenes.setup import SetupScene
from alicegames.ui.scenes.title import TitleScene
from alicegames.ui.table.scene import TableScene
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Choice
from alicegames.ui.widgets.entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.ui.foundation.person import User


def saved_game(title: str = "", choices: int = 3) -> Path:
    """Leave a game of Tea Time in the user's folder; return its file."""
    match = new_match("tea_time", [Seat(name=name, mark=MARKS[n]) for n, name in enumerate(("Ada", "Bo"))], seed=7)
    session = match.start()
    for _ in range(choices):
        decision = session.decision()
        assert decision
        session.submit(decision.options[0])
    if title:
        return library.save_as(match, session, title)
    with Autosave(match) as auto:
        assert auto.save(session) is None
        assert auto.path is not None
        return auto.path


def title(user: User) -> TitleScene:
    scene = TitleScene(user.app)
    user.show(scene)
    user.settle()
    return scene


# -- title ----------------------------------------------------------------------------------------------------------


def test_the_shelf_holds_a_book_for_every_game_in_shelf_order(user: User) -> None:
    assert [book.game for book in title(user).books] == ["tea_time", "alice", "rolling_in_wonderland", "queen_alice"]


def test_a_game_without_a_cover_is_bound_in_plain_cloth(user: User, toy: str) -> None:
    scene = title(user)
    assert scene.books[-1].game == toy
    user.click(scene.books[-1].id)
    assert user.app.top.name == "setup"


def test_a_book_turns_its_cover_to_whoever_points_at_it(user: User) -> None:
    scene = title(user)
    other = scene.books[2]
    user.point(other.id)
    user.settle()
    assert [book.turn for book in scene.books] == [0.0, 0.0, 1.0, 0.0]
    scene.widgets.focus(scene.books[0])
    user.key("right")
    user.settle()
    assert scene.books[1].turn == 1.0


def test_with_reduced_motion_the_cover_is_there_at_once(user_with: Callable[..., User]) -> None:
    user = user_with(reduced_motion=True)
    scene = title(user)
    user.point(scene.books[1].id)
    user.wait(0.02)
    assert scene.books[1].turn == 1.0


def test_the_title_is_at_rest_when_no_book_turns(user: User) -> None:
    title(user)
    assert user.app.tick() > 1


def test_a_book_opens_the_set_up_of_its_game(user: User) -> None:
    title(user)
    user.click("book:tea_time")
    assert isinstance(user.scene, SetupScene)
    assert user.scene.draft.game.id == "tea_time"


def test_continue_shows_and_opens_the_last_game(user: User) -> None:
    saved_game()
    scene = title(user)
    assert scene.card.entry is not None
    user.click("continue")
    assert isinstance(user.scene, TableScene)
    assert user.scene.match.names == ("Ada", "Bo")


def test_without_a_game_there_is_nothing_to_continue(user: User) -> None:
    scene = title(user)
    assert scene.card.entry is None
    assert not scene.card.can_focus


@pytest.mark.parametrize(("button", "scene"), [("load", LoadScene), ("rules", RulesScene), ("settings", SettingsScene)])
def test_the_title_leads_everywhere_and_esc_leads_back(user: User, button: str, scene: type) -> None:
    first = title(user)
    user.click(button)
    assert isinstance(user.scene, scene)
    user.key("esc")
    assert user.scene is first


def test_quit_quits(user: User) -> None:
    title(user)
    user.app.running = True
    user.click("quit")
    assert not user.app.running


# -- set-up ---------------------------------------------------------------------------------------------------------


def setup(user: User, game: str = "tea_time") -> SetupScene:
    title(user)
    scene = SetupScene(user.app, game)
    user.show(scene)
    return scene


def test_a_new_player_finds_one_person_against_one_bot(user: User) -> None:
    assert [bool(seat.bot) for seat in setup(user).draft.seats] == [False, True]


def test_a_game_starts_as_it_was_set_up(user: User) -> None:
    scene = setup(user)
    user.click("players", share=0.5)
    user.click("kind:1", share=0.05)
    while scene.draft.seats[1].bot:
        user.click("kind:1", share=0.05)
    user.click("name:0")
    user.key("end")
    for _ in range(20):
        user.key("backspace")
    user.type("Ada")
    user.click("mark:0")
    user.click("seed")
    user.type("4x2")
    user.click("start")
    user.click("ok")
    assert isinstance(user.scene, TableScene)
    match = user.scene.match
    assert len(match.seats) == 3
    assert match.seats[0].name == "Ada"
    assert match.seats[0].mark == "hat"
    assert match.seats[1].is_human
    assert match.seed == 42


def test_the_last_set_up_is_remembered(user: User) -> None:
    scene = setup(user)
    user.click("players", share=0.9)
    names = [seat.name for seat in scene.draft.seats]
    user.click("start")
    assert [seat.name for seat in SetupScene(user.app, "tea_time").draft.seats] == names
    assert stored.load()[0].last_game == "tea_time"


def test_a_seat_without_a_name_is_said_and_nothing_starts(user: User) -> None:
    scene = setup(user)
    scene.draft.seats[0].name = " "
    user.click("start")
    assert user.scene is scene
    assert "name" in scene.fault


def test_the_set_up_says_when_a_name_has_letters_that_are_drawn_as_boxes(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "alicegames.ui.scenes.setup.undrawable", lambda text: "".join(char for char in "愛麗" if char in text)
    )
    scene = setup(user)
    assert scene.hint().startswith("Click a mark")
    scene.draft.seats[0].name = "愛"
    assert "it is drawn as ▯" in scene.hint()
    scene.draft.seats[1].name = "麗 愛"
    assert "2 letters of the names: they are drawn as ▯" in scene.hint()


def test_the_line_about_such_letters_is_there_as_soon_as_they_are_typed(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = setup(user)
    monkeypatch.setattr(scene, "hint", lambda: scene.draft.seats[0].name)
    user.click("name:0")

    def line() -> bytes:
        user.app.tick()
        place = user.app.scale.rect(FRect(scene.left.left + 20, scene.left.top + 58, 300, 20))
        return pygame.image.tobytes(user.app.screen.surface().subsurface(place), "RGB")

    before = line()
    user.type("Dinah")
    assert line() != before


def test_two_seats_with_one_name_are_said(user: User) -> None:
    scene = setup(user)
    scene.draft.seats[0].name = scene.draft.seats[1].name
    user.click("start")
    assert user.scene is scene
    assert scene.fault


def test_seats_taken_away_come_back_as_they_were_with_a_mark_of_their_own(user: User) -> None:
    draft = setup(user).draft
    draft.set_players(4)
    draft.seats[3].name = "Zoe"
    draft.set_players(2)
    draft.turn_mark(0)
    draft.set_players(4)
    assert draft.seats[3].name == "Zoe"
    assert len({seat.mark for seat in draft.seats}) == 4


def test_the_focus_stays_where_it_was_while_the_scene_is_laid_out_anew(user: User) -> None:
    setup(user)
    user.click("players", share=0.9)
    assert user.focused == "players"
    user.key("left")
    assert user.focused == "players"
    assert user.widget("name:2").visible


def own_pack(home: Path, name: str) -> Path:
    """Put a copy of the built-in pack of Tea Time under another name into the user's folder."""
    folder = home / "packs" / name
    shutil.copytree(paths.assets() / "packs" / "tea_time", folder)
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    (folder / "manifest.json").write_text(json.dumps(manifest | {"name": name}), encoding="utf-8")
    return folder


def test_a_component_pack_of_ones_own_can_be_chosen(user: User, home: Path) -> None:
    own_pack(home, "Rabbit hole")
    scene = setup(user)
    scene.widgets.focus(user.widget("pack"))
    user.key("right")
    assert scene.draft.match().pack.manifest.name == "Rabbit hole"


def test_a_damaged_pack_is_said_and_the_built_in_one_stays(user: User, home: Path) -> None:
    folder = own_pack(home, "Broken")
    next(file for file in folder.iterdir() if file.name != "manifest.json").write_text("{", encoding="utf-8")
    scene = setup(user)
    assert any("Broken" in row.note for row in scene.form.rows)
    assert scene.draft.match().pack.builtin


@pytest.mark.parametrize("game", registry.ids())
def test_every_option_has_a_line_that_explains_it(user: User, game: str) -> None:
    scene = setup(user, game)
    for option in scene.draft.shown_options():
        assert scene._option_row(option).note


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_can_be_set_up_and_started_by_keyboard_alone(user: User, game: str) -> None:
    setup(user, game)
    while user.focused != "start":
        user.key("tab")
    user.key("enter")
    assert user.scene.name == "win_card"
    user.key("enter")
    assert isinstance(user.scene, TableScene)


# -- settings -------------------------------------------------------------------------------------------------------


def test_a_setting_is_in_force_at_once_and_kept(user: User) -> None:
    user.show(SettingsScene(user.app))
    user.click("palette", share=0.75)
    assert user.app.theme.name == "high_contrast"
    assert stored.load()[0].palette == "high_contrast"


def test_every_setting_a_player_makes_is_on_some_tab(user: User) -> None:
    scene = SettingsScene(user.app)
    user.show(scene)
    shown: set[str] = set()
    for number in range(len(scene.tabs.items)):
        scene.tabs.index = number
        scene._fill()
        ids = {row.control.id for row in scene.form.rows if row.control} - {"hands"}
        shown |= {"keys" if name.startswith("key:") else name for name in ids}
    assert shown == set(type(user.app.settings).model_fields) - stored.REMEMBERED


def test_everything_set_can_be_set_back_to_the_defaults(user: User) -> None:
    user.app.change(palette="high_contrast", bot_pace=5.0, text_scale=1.5, lessons_done={"tea_time_lines": 2})
    user.show(SettingsScene(user.app))
    user.click("reset")
    user.click("yes")
    assert user.app.settings == Settings(lessons_done={"tea_time_lines": 2})
    assert user.app.theme.name == "default"


def test_the_first_click_on_a_name_selects_it_and_the_next_sets_the_cursor(user: User) -> None:
    setup(user)
    user.click("name:0")
    user.type("Alice")
    name = user.widget("name:0")
    assert isinstance(name, TextEntry)
    assert name.value == "Alice"
    user.click("name:0", share=0.9)
    user.type("!")
    assert name.value == "Alice!"


def test_f11_changes_the_setting_that_is_on_show(user: User) -> None:
    scene = SettingsScene(user.app)
    user.show(scene)
    user.key("f11")
    window = user.widget("fullscreen")
    assert isinstance(window, Choice)
    assert window.value is True


def test_another_language_is_spoken_at_once_by_every_scene_on_the_stack(
    user: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo

    folder = tmp_path / "assets" / "locale" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    catalog = Catalog(locale="de")
    for english, german in (("Settings", "Einstellungen"), ("Back", "Zurück"), ("Display", "Anzeige")):
        catalog.add(english, german)
    with (folder / "alicegames.mo").open("wb") as file:
        write_mo(file, catalog)
    first = title(user)
    user.show(SettingsScene(user.app))
    monkeypatch.setattr(paths, "assets", lambda: tmp_path / "assets")
    user.app.change(language="de")
    back, settings_button = user.widget("back"), first.widgets.find("settings")
    assert isinstance(back, Button)
    assert isinstance(settings_button, Button)
    assert (back.label, settings_button.label) == ("Zurück", "Einstellungen")
    user.app.change(language="en")
    assert back.label == "Back"


def test_the_interface_scale_lays_the_scenes_out_anew(user_with: Callable[..., User]) -> None:
    user = user_with((1920, 1080))
    user.show(SettingsScene(user.app))
    before = user.app.scale.factor
    user.app.change(interface_scale=1.25)
    assert user.app.scale.factor > before


# -- rules ----------------------------------------------------------------------------------------------------------


def test_rules_open_at_the_rule_asked_for(user: User) -> None:
    scene = RulesScene(user.app, "tea_time", rule="TT-25")
    user.show(scene)
    assert scene.text.scroller.offset > 0
    assert any(block.bar == "teal" for block in scene.text.blocks)


def test_a_section_chosen_is_brought_to_the_top_and_esc_empties_the_search(user: User) -> None:
    scene = RulesScene(user.app, "tea_time")
    title(user)
    user.show(scene)
    scene.widgets.focus(scene.list)
    user.key("end")
    assert scene.text.scroller.offset > 0
    user.key("/")
    user.type("mirror")
    assert len(scene.list.rows) < len(scene.sections)
    user.key("esc")
    assert len(scene.list.rows) == len(scene.sections)
    assert user.scene is scene


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_has_a_reference(user: User, game: str) -> None:
    scene = RulesScene(user.app, game)
    user.show(scene)
    assert len(scene.text.blocks) > 1


# -- load -----------------------------------------------------------------------------------------------------------


def load(user: User) -> LoadScene:
    title(user)
    scene = LoadScene(user.app)
    user.show(scene)
    return scene


def test_an_empty_shelf_says_so(user: User) -> None:
    scene = load(user)
    assert scene.list.rows == ()
    assert not scene.open.enabled
    assert scene.open.tip(None)


def test_a_game_is_opened_by_enter(user: User) -> None:
    saved_game("Rainy Sunday")
    load(user)
    user.key("enter")
    assert isinstance(user.scene, TableScene)


def test_a_game_is_renamed(user: User) -> None:
    path = saved_game("Rainy Sunday")
    scene = load(user)
    user.key("f2")
    assert isinstance(user.scene, Ask)
    user.key("end")
    user.type(" at four")
    user.key("enter")
    assert user.app.stack[-1] is scene
    assert [entry.title for entry in library.entries()] == ["Rainy Sunday at four"]
    assert path.is_file()


def test_what_is_typed_replaces_the_name_that_a_question_proposes(user: User) -> None:
    saved_game("Rainy Sunday")
    load(user)
    user.key("f2")
    user.type("Tea at four")
    user.key("enter")
    assert [entry.title for entry in library.entries()] == ["Tea at four"]


def test_a_game_goes_to_the_trash_only_after_a_question_and_comes_back(user: User) -> None:
    saved_game("Rainy Sunday")
    scene = load(user)
    user.key("delete")
    assert isinstance(user.scene, Confirm)
    user.key("esc")
    assert len(library.entries()) == 1
    user.key("delete", "enter")
    assert len(library.entries()) == 0
    user.click("shelves", share=0.5)
    scene.widgets.focus(scene.tabs)
    user.key("down")
    assert [entry.title for entry in scene.list.rows] == ["Rainy Sunday"]
    user.click("restore")
    assert [entry.title for entry in library.entries()] == ["Rainy Sunday"]


def test_a_damaged_file_is_shown_with_its_one_sentence_and_not_opened(user: User, home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    (home / "saves" / "torn.json").write_text('{"format": 1', encoding="utf-8")
    scene = load(user)
    assert scene.entry is not None
    assert scene.entry.fault is not None
    assert not scene.rename.enabled
    user.click("open")
    assert isinstance(user.scene, Message)
    assert "torn.json" in user.scene.text


def test_a_damaged_game_with_a_good_copy_is_offered_that_copy(user: User) -> None:
    match = new_match("tea_time", [Seat(name=name, mark=MARKS[n]) for n, name in enumerate(("Ada", "Bo"))], seed=7)
    session = match.start()
    with Autosave(match) as auto:
        for _ in range(3):
            decision = session.decision()
            assert decision
            session.submit(decision.options[0])
            auto.save(session)
        path = auto.path
    assert path is not None
    path.write_text("{", encoding="utf-8")
    load(user)
    user.click("open")
    assert user.app.top.name == "dialog"
    user.key("enter")
    assert isinstance(user.scene, TableScene)


def test_a_game_is_exported_and_imported(user: User, tmp_path: Path) -> None:
    saved_game("Rainy Sunday")
    scene = load(user)
    target = tmp_path / "out" / "game.json"
    target.parent.mkdir()
    user.click("export")
    ask = user.scene
    assert isinstance(ask, FileDialog)
    ask.entry.set(str(target))
    user.key("enter")
    assert target.is_file()
    user.click("import")
    ask = user.scene
    assert isinstance(ask, FileDialog)
    ask.entry.set(str(target))
    user.click("yes")
    assert len(scene.list.rows) == 2


def test_a_file_that_is_no_game_is_refused_in_a_sentence(user: User, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Alice", encoding="utf-8")
    load(user)
    user.click("import")
    ask = user.scene
    assert isinstance(ask, FileDialog)
    ask.entry.set(str(file))
    user.click("yes")
    assert any("letter.txt" in text for text in user.app.toasts.texts)


# -- every scene ----------------------------------------------------------------------------------------------------

SCENES: tuple[Callable[[User], Any], ...] = (
    lambda user: TitleScene(user.app),
    lambda user: SetupScene(user.app, "tea_time"),
    lambda user: SettingsScene(user.app, "play"),
    lambda user: RulesScene(user.app, "tea_time"),
    lambda user: LoadScene(user.app),
    lambda user: HelpScene(user.app, ()),
)


@pytest.mark.parametrize("make", SCENES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_every_widget_stays_inside_the_window_and_none_overlaps_another(
    user_with: Callable[..., User], make: Callable[[User], Any], size: tuple[int, int], text_scale: float
) -> None:
    saved_game("Rainy Sunday")
    user = user_with(size, text_scale=text_scale)
    user.show(make(user))
    user.settle()
    shown = [widget for widget in user.scene.widgets.widgets if widget.visible and widget.pane is None]
    bounds = user.app.scale.bounds.inflate(1, 1)
    for number, widget in enumerate(shown):
        assert bounds.contains(widget.rect), widget.id
        for other in shown[number + 1 :]:
            assert not widget.rect.inflate(-2, -2).colliderect(other.rect), (widget.id, other.id)


@pytest.mark.parametrize("make", SCENES)
def test_every_widget_is_reached_by_tab(user: User, make: Callable[[User], Any]) -> None:
    user.show(make(user))
    wanted = {widget.id for widget in user.scene.widgets.widgets if widget.can_focus}
    reached = set()
    for _ in range(len(wanted)):
        user.key("tab")
        reached.add(user.focused)
    assert reached == wanted


@pytest.mark.parametrize("make", SCENES)
def test_every_scene_uses_sprites_there_are_and_rests(user: User, make: Callable[[User], Any]) -> None:
    saved_game()
    user.show(make(user))
    user.settle()
    assert user.app.sprites.missing == set()
    assert user.app.tick() > 0.2


def test_a_dialog_fits_the_smallest_window(user_with: Callable[..., User]) -> None:
    user = user_with((1024, 640), text_scale=1.5)
    title(user)
    dialog: Dialog = Message(user.app, "A long title for a small window", "Words and more words. " * 30)
    user.show(dialog)
    assert user.app.scale.bounds.contains(dialog.sheet)
