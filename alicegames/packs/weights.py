"""The weights of a game's heuristic: numbers learned by self-play, kept as data in ``assets/bots/weights/``."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, TypeVar

from pydantic import TypeAdapter

from alicegames import paths

if TYPE_CHECKING:
    from pathlib import Path

W = TypeVar("W")


def learned(kind: type[W], game_id: str) -> W:
    """Return a game's weights as they were learned; ``kind`` is its dataclass of numbers.

    A file has every number of ``kind`` and no other. Raises ValidationError for anything else.
    """
    return TypeAdapter(kind).validate_json(_path(game_id).read_bytes())


def digest(game_id: str) -> str:
    """Return what tells a game's weights from others; empty if it has none."""
    path = _path(game_id)
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


def _path(game_id: str) -> Path:
    return paths.assets() / "bots" / "weights" / f"{game_id}.json"
