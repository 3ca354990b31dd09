"""The only module that knows where assets, samples and user folders are."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import platformdirs

from alicegames.i18n import _

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


class HomeError(RuntimeError):
    """The user's folder is named in a way that nothing can be made of; one sentence."""


def home() -> Path:
    """Return the folder of the user's own files; ``ALICEGAMES_HOME`` overrides the platform's. Raises HomeError."""
    override = os.environ.get("ALICEGAMES_HOME")
    if not override:
        return Path(platformdirs.user_data_dir("alicegames", appauthor=False))
    try:
        return Path(override).expanduser()
    except RuntimeError as error:
        raise HomeError(
            _("ALICEGAMES_HOME is “{folder}”, and nobody’s home folder has that name.").format(folder=override)
        ) from error


def user_saves() -> Path:
    """Return the folder of the user's saved games."""
    return home() / "saves"


def user_packs() -> Path:
    """Return the folder of the user's component packs, one folder a pack."""
    return home() / "packs"
