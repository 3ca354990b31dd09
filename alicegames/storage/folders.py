"""Folders of the person at the machine: what is in them, and where the usual ones are."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from alicegames.storage.errors import shown_name

_USUAL: Final = ("desktop", "documents", "downloads")
_XDG: Final = re.compile(r'^XDG_(DESKTOP|DOCUMENTS|DOWNLOAD)_DIR="(.+)"$', re.MULTILINE)
"""The desktop's own list of them: in another language they have other names."""


@dataclass(frozen=True, slots=True)
class Found:
    """A folder, or a file with the time of its last change in seconds."""

    path: Path
    is_folder: bool
    written: float = 0.0

    @property
    def name(self) -> str:
        """The name as it can be shown."""
        return shown_name(self.path)

    @property
    def changed(self) -> datetime:
        """When it was written."""
        return datetime.fromtimestamp(self.written, UTC)


def listing(folder: Path, ending: str) -> tuple[Found, ...]:
    """Return the folders by name, then the files with that ending, newest first; hidden ones are left out.

    A file that goes away meanwhile is left out too. Raises OSError where the folder cannot be read.
    """
    folders, files = [], []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith("."):
                continue
            if _is_folder(entry):
                folders.append(Found(Path(entry.path), is_folder=True))
            elif entry.name.lower().endswith(ending):
                with suppress(OSError):
                    files.append(Found(Path(entry.path), is_folder=False, written=entry.stat().st_mtime))
    folders.sort(key=lambda each: each.path.name.casefold())
    files.sort(key=lambda each: (-each.written, each.path.name))
    return (*folders, *files)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link into a folder that cannot be looked at
        return False


def usual() -> dict[str, Path]:
    """Return home, desktop, documents and downloads, as far as they are there."""
    home = Path.home()
    places = {name: home / name.capitalize() for name in _USUAL} | _named_by_desktop(home)
    there = {name: place for name, place in places.items() if os.path.isdir(place) and place != home}  # noqa: PTH112 -- an unreadable one is not there
    return {"home": home, **there}


def _named_by_desktop(home: Path) -> dict[str, Path]:
    config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    try:
        text = (config / "user-dirs.dirs").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):  # no such desktop: they have their English names
        return {}
    names = {"DESKTOP": "desktop", "DOCUMENTS": "documents", "DOWNLOAD": "downloads"}
    return {names[key]: Path(value.replace("$HOME", str(home))) for key, value in _XDG.findall(text)}


def free_name(folder: Path, name: str, ending: str) -> str:
    """Return a name with that ending under which nothing is in the folder yet."""
    taken = {each.path.name.casefold() for each in listing(folder, ending)}
    shown, number = f"{name}{ending}", 2
    while shown.casefold() in taken:
        shown, number = f"{name}-{number}{ending}", number + 1
    return shown
