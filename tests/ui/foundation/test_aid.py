"""Player aids: two pages a game, drawn from the pack, as a picture or a PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from PIL import Image

from alicegames.cli.main import commands
from alicegames.games import registry
from alicegames.ui.app import offscreen
from alicegames.ui.app.commands import Push
from alicegames.ui.app.events import Move, Press, Release
from alicegames.ui.presenters import boxes
from alicegames.ui.scenes.components import aid, aid_pages
from alicegames.ui.scenes.components.aid_scene import AidScene
from alicegames.ui.scenes.rules import RulesScene

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.ui.app.app import App

SMALL = 0.5


@pytest.mark.parametrize("game", registry.ids())
def test_a_game_has_two_pages_in_one_picture(game: str, tmp_path: Path) -> None:
    out = tmp_path / "aid.png"
    aid.save(None, aid.sample(game), out, factor=SMALL)
    with Image.open(out) as picture:
        assert picture.size == (2 * round(aid_pages.SIZE[0] * SMALL), round(aid_pages.SIZE[1] * SMALL))
        halves = [
            picture.crop((left, 60, left + picture.width // 2, picture.height)) for left in (0, picture.width // 2)
        ]
        assert all(len(half.convert("RGB").getcolors(1 << 20) or []) > 100 for half in halves)


def test_a_pdf_has_a_page_for_each_page_and_the_parts_more(tmp_path: Path) -> None:
    short, whole = tmp_path / "aid.pdf", tmp_path / "whole.pdf"
    match = aid.sample("tea_time")
    aid.save(None, match, short, factor=SMALL)
    aid.save(None, match, whole, parts=True, factor=SMALL)
    assert short.read_bytes().startswith(b"%PDF")
    assert short.read_bytes().count(b"/Type /Page\n") == 2
    assert whole.read_bytes().count(b"/Type /Page\n") == 2 + len(aid_pages.parts(match))


@pytest.mark.parametrize("game", ["alice", "rolling_in_wonderland"])
def test_everything_in_the_box_is_shown(game: str) -> None:
    match = aid.sample(game)
    data = match.pack.data
    kinds = ("tokens", "abilities", "hatter", "objectives", "challenges", "bots")
    many = len(data.ids) if game == "alice" else 6 + sum(len(getattr(data, kind)) for kind in kinds)
    assert sum(len(shelf.exhibits) for shelf in boxes.shelves(match)) == many


def test_every_card_tile_wish_and_train_of_queen_alice_is_shown() -> None:
    match = aid.sample("queen_alice")
    data, shown = match.pack.data, [len(shelf.exhibits) for shelf in boxes.shelves(match)]
    assert sum(shown) == len(data.cards) + len(data.bookmarks) + len(data.wishes) + len(data.trains)


def test_parts_are_dealt_out_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    match, drawn = aid.sample("queen_alice"), list[int]()

    def note(_canvas: object, _shelf: object, _area: object, _share: float, which: range) -> float:
        drawn.extend(which)
        return 0.0

    monkeypatch.setattr(aid_pages, "_shelf", note)
    aid_pages.render(offscreen.app((1024, 640)), aid_pages.parts(match), 0.2)
    assert len(drawn) == sum(len(shelf.exhibits) for shelf in boxes.shelves(match))


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(commands, ["aid", "tea-time", "--out", str(tmp_path / "aid.txt")])
    assert result.exit_code == 2
    assert "PNG or PDF" in result.output


def test_from_the_rules_the_aid_is_shown_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALICEGAMES_HOME", str(tmp_path))
    monkeypatch.setattr(aid_pages, "PRINTED", SMALL)
    app = offscreen.app((1024, 640))
    app.go(Push(RulesScene(app, "tea_time")))
    press(app, "aid")
    assert isinstance(app.top, AidScene)
    app.draw()
    press(app, "pdf")
    assert (tmp_path / "aids" / "tea_time.pdf").read_bytes().startswith(b"%PDF")


def press(app: App, button: str) -> None:
    """Press a button of the scene on top."""
    app.tick()
    pos = app.top.widgets.find(button).rect.center
    for event in (Move(pos), Press(pos), Release(pos)):
        app.send(event)
    app.tick()
