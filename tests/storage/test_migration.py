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
    document, session = opened.document, opened.session
    assert document.format == FORMAT
    if session.start is not None:  # its choices do not lead to the same position by today's rules
        assert document.rules_version < opened.match.game.rules_version
        assert session.first_ply == len(document.codes)
        assert opened.note
    else:
        assert session.codes == document.codes


def test_a_file_is_taken_through_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(fields: dict[str, Any]) -> dict[str, Any]:
        return fields | {"rows": fields["lines"]}

    monkeypatch.setitem(migrate.STEPS, 1, renamed)
    monkeypatch.setitem(migrate.STEPS, 2, lambda fields: fields | {"done": True})
    fields = migrate.to_current(Path("x.json"), {"format": 1, "lines": 3}, 1, current=3)
    assert fields == {"format": 3, "lines": 3, "rows": 3, "done": True}


def test_a_step_that_fails_and_a_missing_step_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SaveError, match=f"no longer reads format {FORMAT}"):
        migrate.to_current(Path("x.json"), {"format": FORMAT}, FORMAT, current=FORMAT + 1)
    monkeypatch.setitem(migrate.STEPS, FORMAT, lambda fields: {"rows": fields["lines"]})
    with pytest.raises(SaveError, match="damaged"):
        migrate.to_current(Path("x.json"), {"format": FORMAT}, FORMAT, current=FORMAT + 1)


def test_a_game_of_format_1_begins_at_its_start() -> None:
    document = codec.read(OLD / "format-1.json")
    assert (document.format, document.base) == (2, None)
    assert open_game(OLD / "format-1.json").session.first_ply == 0
