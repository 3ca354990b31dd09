"""Games in files, for the tests of this room."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from alicegames import paths
from alicegames.match import Match, Seat, new_match
from alicegames.storage import Autosave, codec
from tests.play import random_choices

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.core.session import Session

SEATS = (Seat(name="Ada", mark="watch"), Seat(name="Bo", mark="hat"))


@pytest.fixture
def match() -> Match:
    return new_match("tea_time", SEATS, seed=7)


@pytest.fixture
def session(match: Match) -> Session[Any, Any]:
    """Return a game after six choices of the seats."""
    return random_choices(match.start(), 1, 6)


@pytest.fixture
def saved(match: Match, session: Session[Any, Any]) -> Path:
    """Return the autosave of that game, which has a previous copy."""
    with Autosave(match) as autosave:
        assert autosave.save(session) is None
        assert autosave.save(session) is None
        assert autosave.path is not None
        return autosave.path


@pytest.fixture
def saves() -> Path:
    folder = paths.user_saves()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def forge(saved: Path) -> Callable[..., Path]:
    """Return a function that changes the saved file and makes its checksum fit again."""

    def change(**changes: Any) -> Path:
        fields = json.loads(saved.read_text(encoding="utf-8")) | changes
        fields = {key: value for key, value in fields.items() if value is not None}
        fields["checksum"] = codec.checksum(fields)
        saved.with_name("forged.json").write_text(json.dumps(fields), encoding="utf-8")
        return saved.with_name("forged.json")

    return change
