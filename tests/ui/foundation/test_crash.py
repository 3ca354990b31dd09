"""After a fault: the title without the game that breaks, the report as a game, rows that stand apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.match import Seat, new_match
from alicegames.storage import Autosave, library, open_game
from alicegames.ui.app.commands import Push
from alicegames.ui.scenes.crash import CrashScene
from alicegames.ui.scenes.load import LoadScene
from alicegames.ui.table.scene import TableScene
from tests.ui.foundation.test_scenes import saved_game, title

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.ui.foundation.person import User


def kept() -> Path:
    match = new_match("tea_time", (Seat(name="Ada", mark="watch"), Seat(name="Bo", mark="hat")), seed=3, first=0)
    session = match.start()
    with Autosave(match) as autosave:
        autosave.save(session)
        assert autosave.path is not None
        return autosave.path


def fall(*_: Any, **_keywords: Any) -> None:
    raise ZeroDivisionError("the Jabberwock")


def crash_at_continue(user: User) -> CrashScene:
    user.click("continue")
    user.app.tick()
    assert isinstance(user.scene, CrashScene)
    return user.scene


def test_a_game_that_breaks_again_after_continue_is_offered_to_be_left_out(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept()
    title(user)
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "layout", fall)
        assert crash_at_continue(user).blamed is None
        user.click("title")
        assert crash_at_continue(user).blamed == path
        user.click("without")
    assert user.scene.name == "title"
    assert user.scene.card.entry is None  # type: ignore[attr-defined]
    assert [entry.game for entry in library.trash()] == ["tea_time"]


def test_a_game_that_breaks_while_it_is_opened_is_blamed_too(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept()
    title(user)
    monkeypatch.setattr("alicegames.ui.scenes.damaged.open_game", fall)
    crash_at_continue(user)
    user.click("title")
    assert crash_at_continue(user).blamed == path


def test_the_report_opens_the_game_as_it_was(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableScene.resume(user.app, open_game(kept()))
    user.app.go(Push(table))
    monkeypatch.setattr(table, "update", fall)
    user.app.tick()
    assert isinstance(user.scene, CrashScene)
    assert user.scene.written.game is not None
    assert open_game(user.scene.written.game).session.state == table.model.session.state


def test_hidden_hands_are_reported_once_that_is_asked(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("alice", (Seat(name="Ada", mark="watch"), Seat(name="Bo", mark="hat")), seed=3)
    table = TableScene(user.app, match, match.start())
    monkeypatch.setattr(table, "update", fall)
    user.show(table)
    assert isinstance(user.scene, CrashScene)
    assert user.scene.written.game is None
    user.click("hidden")
    assert user.scene.written.game is not None


def test_a_row_that_breaks_says_so_and_the_others_stay(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    saved_game("Rainy Sunday")
    bad = library.entries()[0].path
    saved_game("Sunny Monday")
    draw = "alicegames.ui.scenes.load.draw_row"
    from alicegames.ui.scenes import save_view

    def fussy(canvas: Any, entry: Any, *rest: Any) -> None:
        if entry.path == bad and entry.fault is None:
            fall()
        save_view.draw_row(canvas, entry, *rest)

    monkeypatch.setattr(draw, fussy)
    scene = LoadScene(user.app)
    user.show(scene)
    user.wait(1)
    assert user.scene is scene
    scene.list.select([entry.path for entry in scene.list.rows].index(bad))
    assert scene.entry is not None
    assert "a fault in this program" in str(scene.entry.fault)
    user.click("delete")
    user.click("yes")
    assert [entry.title for entry in library.entries()] == ["Sunny Monday"]


def test_a_continue_card_that_breaks_leaves_the_title_and_offers_the_trash(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept()
    monkeypatch.setattr("alicegames.ui.scenes.continue_card.draw_seats", fall)
    scene = title(user)
    assert user.scene is scene
    assert scene.card.is_broken
    user.click("continue")
    user.click("yes")
    assert user.scene is scene
    assert library.entries() == ()


def test_a_file_that_breaks_the_reader_is_a_row_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    saved_game("Rainy Sunday")
    monkeypatch.setattr("alicegames.storage.codec.read", fall)
    monkeypatch.setattr(library, "_known", {})
    (entry,) = library.entries()
    assert "a fault in this program (ZeroDivisionError(" in str(entry.fault)
