"""The check of the house finds what is out of order."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("rooms", ROOT / "tools" / "rooms.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def house(tmp_path: Path) -> Path:
    root = tmp_path / "alicegames"
    for name in ("games/chess/game.py", "games/chess/text/texts.py", "ui/table/scene.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text('"""A module."""\n')
    return root


def test_today_the_house_is_in_order() -> None:
    assert tool().faults(ROOT / "alicegames") == []


def test_a_game_has_rooms_of_the_names_that_every_game_has(house: Path) -> None:
    assert tool().faults(house) == []
    (house / "games/chess/telling.py").write_text("")
    (house / "games/chess/words").mkdir()
    (house / "games/chess/text/listing.py").write_text("")
    found = tool().strangers(house)
    assert [fault.partition(":")[0] for fault in found] == [
        "chess/telling.py",
        "chess/words/",
        "chess/text/listing.py",
    ]


def test_a_folder_holds_no_more_modules_than_one_can_keep_in_mind(house: Path) -> None:
    for number in range(30):
        (house / f"ui/table/part{number}.py").write_text("")
    (fault,) = tool().crowded(house)
    assert fault.startswith("alicegames/ui/table: 31 modules")


def test_a_large_ring_of_imports_is_named(house: Path) -> None:
    count = tool().CYCLE + 1
    for number in range(count):
        other = (number + 1) % count
        (house / f"ui/ring{number}.py").write_text(f"from alicegames.ui.ring{other} import thing\n")
    (fault,) = tool().tangled(house)
    assert fault.startswith(f"{count} modules import each other: alicegames.ui.ring0")
