"""Tea Time's component pack: what the rules need of it is checked, with file, place and reason."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games.tea_time.pack.spec import SPEC
from alicegames.packs.loader import builtin_folder, load
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from pathlib import Path

BUILTIN = builtin_folder("tea_time")


def pack(folder: Path, file: str, **fields: Any) -> Path:
    content = json.loads((BUILTIN / file).read_text(encoding="utf-8")) | fields
    folder.mkdir()
    (folder / file).write_text(json.dumps(content), encoding="utf-8")
    (folder / "manifest.json").write_text('{"game": "tea_time", "name": "Odd", "version": "1"}', encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "fields", "place", "reason"),
    [
        ("tables.json", {"limits": [3, 1]}, "limits.0", "must be 1"),
        ("tables.json", {"limits": [1, 3, 2]}, "limits.2", "less"),
        ("score.json", {"column": [0, 7]}, "column", "6"),
        ("score.json", {"column": [5, 1, 3, 2, 10, 15]}, "column.3", "less"),
        ("score.json", {"column": [5, 1, 3, 6, 10, 400]}, "column.5", "99"),
        ("score.json", {"alice": -9}, "alice", "0"),
    ],
)
def test_what_breaks_the_rules_is_refused(
    tmp_path: Path, file: str, fields: dict[str, Any], place: str, reason: str
) -> None:
    with pytest.raises(PackError) as caught:
        load(SPEC, pack(tmp_path / "pack", file, **fields))
    assert caught.value.file.endswith(file)
    assert caught.value.place == place
    assert reason in caught.value.reason


def test_other_limits_and_points_may_be_tried(tmp_path: Path) -> None:
    assert load(SPEC, pack(tmp_path / "a", "tables.json", limits=[1, 1, 2, 4])).data.tables.limits == (1, 1, 2, 4)
    assert load(SPEC, pack(tmp_path / "b", "score.json", alice=0)).data.score.alice == 0
