"""Sprite layouts: checked when they are read, laid into any rectangle."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from pygame import FRect

from alicegames import paths
from alicegames.packs.spec import PackError
from alicegames.ui.presenters import layout

if TYPE_CHECKING:
    from pathlib import Path

FILES = sorted((paths.assets() / "layouts").glob("*/*.json"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "layouts" / "toy").mkdir(parents=True)
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    layout.load.cache_clear()
    return tmp_path / "layouts" / "toy"


def written(folder: Path, **changes: Any) -> layout.SpriteLayout:
    data = {"canvas": [100, 50], "spaces": {"cell:a1": {"rect": [10, 10, 20, 20]}}, **changes}
    (folder / "board.json").write_text(json.dumps(data), encoding="utf-8")
    return layout.load("toy", "board")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_shipped_layout_is_sound(file: Path) -> None:
    assert layout.load(file.parent.name, file.stem).spaces


def test_a_layout_keeps_its_proportions_and_stands_in_the_middle(folder: Path) -> None:
    placed = layout.Placed(written(folder), FRect(0, 0, 400, 400))
    assert placed.scale == 4
    assert placed.area == FRect(0, 100, 400, 200)
    assert placed.rect("cell:a1") == FRect(40, 140, 80, 80)
    assert placed.point(50, 25) == (200, 200)


def test_a_space_outside_the_canvas_is_an_error_with_its_place(folder: Path) -> None:
    with pytest.raises(PackError, match="cell:z9 does not fit"):
        written(folder, spaces={"cell:z9": {"rect": [95, 0, 20, 20]}})


def test_an_unknown_key_is_an_error(folder: Path) -> None:
    with pytest.raises(PackError, match=r"board\.json, at colour"):
        written(folder, colour="red")


def test_an_id_that_is_none_is_an_error(folder: Path) -> None:
    with pytest.raises(PackError, match="spaces"):
        written(folder, spaces={"Cell B2": {"rect": [0, 0, 5, 5]}})


def test_a_missing_layout_is_an_error_naming_the_file(folder: Path) -> None:
    with pytest.raises(PackError, match=r"nothing\.json: cannot be read"):
        layout.load("toy", "nothing")
    assert not layout.exists("toy", "nothing")


def test_a_round_space_is_not_hit_in_its_corners() -> None:
    rect = FRect(0, 0, 100, 100)
    assert layout.hits(rect, "round", (50, 2))
    assert not layout.hits(rect, "round", (3, 3))
    assert layout.hits(rect, "rect", (3, 3))
    assert not layout.hits(rect, "rect", (101, 3))
