"""A save made by an older version still loads; one old save of each format stays here for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alicegames.storage import FORMAT, SaveError, codec, migrate, open_game

OLD = Path(__file__).parent / "old"


def test_there_is_an_old_save_of_every_format() -> None:
    formats = {json.loads(path.read_text(encoding="utf-8"))["format"] for path in OLD.glob("*.json")}
    assert formats == set(range(migrate.OLDEST, FORMAT + 1))


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_an_old_save_opens(path: Path) -> None:
    opened = open_game(path)
    assert opened.document.format == FORMAT
    assert opened.session.codes == opened.document.codes


def test_a_file_is_taken_through_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(fields: dict[str, Any]) -> dict[str, Any]:
        return fields | {"rows": fields["lines"]}

    monkeypatch.setitem(migrate.STEPS, 1, renamed)
    monkeypatch.setitem(migrate.STEPS, 2, lambda fields: fields | {"done": True})
    fields = migrate.to_current(Path("x.json"), {"format": 1, "lines": 3}, 1, current=3)
    assert fields == {"format": 3, "lines": 3, "rows": 3, "done": True}


def test_a_step_that_fails_and_a_missing_step_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SaveError, match="no longer reads format 1"):
        migrate.to_current(Path("x.json"), {"format": 1}, 1, current=2)
    monkeypatch.setitem(migrate.STEPS, 1, lambda fields: {"rows": fields["lines"]})
    with pytest.raises(SaveError, match="damaged"):
        migrate.to_current(Path("x.json"), {"format": 1}, 1, current=2)


def test_an_older_format_is_migrated_as_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the present format is the second, which renamed ``seed``."""
    fields = json.loads((OLD / "format-1.json").read_text(encoding="utf-8"))
    fields["number"] = fields.pop("seed")
    fields["checksum"] = codec.checksum(fields)
    monkeypatch.setattr(codec, "FORMAT", 2)

    def to_current(path: Path, old: dict[str, Any], version: int) -> dict[str, Any]:
        return {("seed" if key == "number" else key): value for key, value in old.items()}

    monkeypatch.setattr(migrate, "to_current", to_current)
    assert codec.loads(Path("x.json"), json.dumps(fields).encode()).seed == fields["number"]
