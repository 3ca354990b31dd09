"""The only module that knows where assets, samples and user folders are."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import platformdirs

_HERE = Path(__file__).resolve().parent


@cache
def _shipped(name: str) -> Path:
    """Return a shipped folder: inside the package in a wheel, beside it in a checkout."""
    inside = _HERE / "_data" / name
    return inside if inside.is_dir() else _HERE.parent / name


def assets() -> Path:
    """Return the folder of sprites, layouts, packs, sounds and locales."""
    return _shipped("assets")


def samples() -> Path:
    """Return the folder of the sample games shipped with the program."""
    return _shipped("saves")


def home() -> Path:
    """Return the folder of the user's own files; ``ALICEGAMES_HOME`` overrides the platform's."""
    override = os.environ.get("ALICEGAMES_HOME")
    return Path(override).expanduser() if override else Path(platformdirs.user_data_dir("alicegames", appauthor=False))


def user_saves() -> Path:
    """Return the folder of the user's saved games."""
    return home() / "saves"


def user_packs() -> Path:
    """Return the folder of the user's component packs, one folder a pack."""
    return home() / "packs"
