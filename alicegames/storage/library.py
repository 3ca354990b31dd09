"""The shelf of saved games: listing, naming, the trash, import and export."""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from alicegames import paths
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.match import names
from alicegames.storage import codec, files, lock, report
from alicegames.storage.errors import SaveError, cannot_read, cannot_write
from alicegames.storage.record import document_of
from alicegames.storage.restore import open_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from alicegames.core.session import Session
    from alicegames.match.match import Match
    from alicegames.match.seats import Seat
    from alicegames.storage.document import PackRecord, SaveDocument

TRASH: Final = "trash"
Kind = Literal["autosave", "named", "sample"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One file of the list. With a ``fault`` it cannot be opened, and what it tells is of its good copy, if any."""

    path: Path
    kind: Kind
    fault: SaveError | None
    document: SaveDocument | None
    """What the file holds, without the positions."""
    modified: float
    """When the file was written, in seconds since 1970."""

    @property
    def title(self) -> str:
        """The name the player gave it; empty for an autosave."""
        return self.document.title if self.document else ""

    @property
    def game(self) -> str:
        """The game's id."""
        return self.document.game if self.document else ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.document.seats if self.document else ()

    @property
    def round(self) -> int:
        """The round, from 1; 0 where the game has none."""
        return self.document.summary.round if self.document else 0

    @property
    def turn(self) -> int:
        """The turn, counted over the whole table from 0."""
        return self.document.summary.turn if self.document else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.document.summary.over if self.document else False

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points as far as all may know them."""
        return self.document.summary.scores if self.document else ()

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place; empty while a game with secrets goes on."""
        return self.document.summary.places if self.document else ()

    @property
    def plies(self) -> int:
        """How many choices were made, chance's included."""
        return len(self.document.codes) if self.document else 0

    @property
    def choices(self) -> int:
        """How many choices the seats made; in files that do not tell, chance's are counted, too."""
        return (self.document.summary.choices if self.document else 0) or self.plies

    @property
    def saved(self) -> datetime | None:
        """When it was saved, in UTC."""
        return self.document.saved if self.document else None

    @property
    def created(self) -> datetime | None:
        """When the game began, in UTC."""
        return self.document.created if self.document else None

    @property
    def pack(self) -> PackRecord | None:
        """The component pack it is played with."""
        return self.document.pack if self.document else None


def entries(folder: Path | None = None, *, kind: Kind | None = None) -> tuple[Entry, ...]:
    """Return the games in a folder (the user's own by default), newest first, unreadable ones included.

    A folder that cannot be read is one unreadable entry. Never raises.
    """
    return tuple(_newest_first(folder or paths.user_saves(), kind))


def reading(folder: Path | None = None) -> Iterator[Entry]:
    """Read the games in a folder one by one, newest first: who shows a list need not wait for all of them."""
    return _newest_first(folder or paths.user_saves())


def trash_folder() -> Path:
    """Return where thrown-away games are."""
    return paths.user_saves() / TRASH


def _newest_first(folder: Path, kind: Kind | None = None) -> Iterator[Entry]:
    """Read the files one by one, so that who needs the newest only need not wait for all."""
    try:
        found = sorted(filter(None, map(_stamped, _games_in(folder))), reverse=True)
    except OSError as error:
        yield Entry(folder, kind or "autosave", cannot_read(folder, error), None, 0.0)
        return
    for written, size, path in found:
        yield _entry(path, kind, written, size)


def _games_in(folder: Path) -> list[Path]:
    """Return the files that may be games. Raises OSError for a folder that is there and cannot be looked into."""
    try:
        with os.scandir(folder) as found:
            return [folder / entry.name for entry in found if entry.name.endswith(".json") and entry.name[0] != "."]
    except FileNotFoundError:
        return []


def _stamped(path: Path) -> tuple[int, int, Path] | None:
    """Return when a plain file was written, in nanoseconds, and its size; None for anything else, or if it has gone."""
    try:
        status = path.lstat()
    except FileNotFoundError:  # another window has just deleted it
        return None
    return (status.st_mtime_ns, status.st_size, path) if stat.S_ISREG(status.st_mode) else None


def samples() -> tuple[Entry, ...]:
    """Return the games shipped with the program, by name."""
    return tuple(sorted(entries(paths.samples(), kind="sample"), key=lambda entry: entry.path.name))


def latest(game: str = "") -> Entry | None:
    """Return the game that Continue goes on with: the newest unfinished autosave (of a game).

    One that is damaged counts if its previous copy is good: ``open_game`` then raises, and offers the copy. A folder
    that cannot be looked into is an entry with a ``fault`` and no ``document``: that is not "no saved games".
    """
    tidy()
    for entry in _newest_first(paths.user_saves()):
        if entry.path == paths.user_saves():
            return entry
        if entry.document and entry.kind == "autosave" and not entry.over and game in {"", entry.game}:
            return entry
    return None


def newest_fault() -> SaveError | None:
    """Return what is wrong with the newest game of the user's, or with the folder; None where it can be read.

    One whose previous copy is good has its fault told when it is opened.
    """
    newest = next(_newest_first(paths.user_saves()), None)
    return newest.fault if newest is not None and newest.document is None else None


def finished() -> Iterator[tuple[Match, Session[Any, Any]]]:
    """Open every finished game that can be opened, one after the other."""
    for entry in entries():
        if entry.over and entry.fault is None:
            try:
                opened = open_game(entry.path)
            except SaveError:  # it has gone, or its pack has: a list of games says so
                continue
            yield opened.match, opened.session


def named(word: str) -> Path:
    """Return the file of the saved game that a word names: a path, a file's name or its beginning, or a title.

    Raises SaveError where it names none, or several.
    """
    given = files.expanded(word)
    if given.is_file():
        return given
    found = [entry for entry in (*entries(), *samples()) if _is_called(entry, word.casefold())]
    exact = [entry for entry in found if word.casefold() in {entry.title.casefold(), entry.path.stem.casefold()}]
    if len(exact or found) == 1:
        return (exact or found)[0].path
    if not found and word.casefold() == report.WORD and (newest := report.newest_game()) is not None:
        return newest
    if not found:
        raise SaveError(given, _("is no saved game here"), _("“alicegames saves list” shows those that are"))
    raise SaveError(
        given,
        _("could be {count} saved games").format(count=len(found)),
        _("say more of its name; “alicegames saves list” shows them"),
    )


def _is_called(entry: Entry, word: str) -> bool:
    return bool(word) and (entry.title.casefold().startswith(word) or entry.path.name.casefold().startswith(word))


def tidy() -> None:
    """Remove what killed processes have left in the saves folder: old temporary files, locks that nobody holds."""
    files.sweep(paths.user_saves())
    lock.sweep(paths.user_saves())


_known: dict[Path, tuple[tuple[int, int], Entry]] = {}


def _entry(path: Path, kind: Kind | None, written: int, size: int) -> Entry:
    if path in _known and _known[path][0] == (written, size):
        return _known[path][1]
    entry = _read_entry(path, kind, written / 1e9)
    _known[path] = ((written, size), entry)
    return entry


def _read_entry(path: Path, kind: Kind | None, modified: float) -> Entry:
    """Read a file apart from all others: whatever is wrong with it, or with us, the list stays."""
    try:
        return _readable(path, kind, modified)
    except Exception as error:  # noqa: BLE001 -- it is said in the file's own row
        reason = _("cannot be read because of a fault in this program ({error})").format(error=repr(error)[:200])
        return Entry(path, kind or "autosave", SaveError(path, reason, _("please report it")), None, modified)


def _readable(path: Path, kind: Kind | None, modified: float) -> Entry:
    try:
        document = codec.read(path)
    except SaveError as error:
        copy = _copy_of(path)
        return Entry(path, kind or _kind(copy), error, _light(copy) if copy else None, modified)
    return Entry(path, kind or _kind(document), _obvious_fault(path, document), _light(document), modified)


def _light(document: SaveDocument) -> SaveDocument:
    """Return what a list needs of a document, so that thousands can be kept: no positions."""
    base = document.base.model_copy(update={"snapshot": None}) if document.base else None
    return document.model_copy(update={"base": base, "snapshot": None})


def _copy_of(path: Path) -> SaveDocument | None:
    try:
        return codec.read(files.backup_of(path))
    except SaveError:
        return None


def _kind(document: SaveDocument | None) -> Kind:
    return "named" if document and document.title else "autosave"


def _obvious_fault(path: Path, document: SaveDocument) -> SaveError | None:
    if document.game in registry.ids():
        return None
    reason = _("this program has no game “{game}”").format(game=document.game)
    return SaveError(path, reason, _("update the program to open it"), "game")


# -- what a player does with them ---------------------------------------------------------------------------------


def save_as(match: Match, session: Session[Any, Any], title: str, folder: Path | None = None) -> Path:
    """Save the game under a name, in a file of its own. Raises SaveError."""
    folder = folder or paths.user_saves()
    title = clean_title(folder, title)
    path = files.fresh(folder, f"{match.game.id}-{_slug(title)}")
    files.write(path, codec.dumps(document_of(match, session, title)))
    return path


def clean_title(path: Path, title: str) -> str:
    """Return a title as a file may hold it. Raises SaveError if nothing readable is left."""
    clean = names.clean(title)[:80].strip()
    if not clean:
        raise SaveError(path, _("needs a name with letters in it"), _("type one"))
    return clean


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:40] or "game"


def rename(path: Path, title: str) -> None:
    """Give a saved game another name; an autosave thereby becomes a named one. Raises SaveError."""
    document = codec.read(path)
    changed = document.model_copy(update={"title": clean_title(path, title)})
    files.write(path, codec.dumps(changed))


def delete(path: Path) -> Path:
    """Move a saved game, readable or not, into the trash beside it; return where it is now. Raises SaveError."""
    if path.is_dir():
        raise SaveError(path, _("is a folder"), _("choose a saved game"))
    target = files.fresh(path.parent / TRASH, path.stem)
    moved = files.move(path, target)
    backup = files.backup_of(path)
    if backup.is_file():
        files.move(backup, files.backup_of(moved))
    return moved


def trash() -> tuple[Entry, ...]:
    """Return what lies in the trash, newest first."""
    return entries(paths.user_saves() / TRASH)


def restore(path: Path) -> Path:
    """Move a game, with its previous copy, out of the trash again; return where it is now. Raises SaveError."""
    folder = path.parent.parent
    stem = path.stem.rpartition("-")[0] or path.stem
    target = files.fresh(folder, stem)
    moved = files.move(path, target)
    backup = files.backup_of(path)
    if backup.is_file():
        files.move(backup, files.backup_of(moved))
    return moved


def empty_trash() -> int:
    """Delete everything in the trash for good; return how many games there were. Raises SaveError."""
    folder = paths.user_saves() / TRASH
    count = 0
    for path in folder.iterdir() if folder.is_dir() else ():
        count += path.suffix == ".json"
        try:
            path.unlink()
        except OSError as error:
            raise cannot_write(path, error) from error
    return count


def export(path: Path, target: Path) -> None:
    """Copy a saved game out of the library, over nothing that is there. Raises SaveError."""
    codec.read(path)
    if target.exists():
        raise SaveError(target, _("is there already"), _("choose another name for the export"))
    try:
        files.write(target, files.read(path))
    except SaveError as error:
        raise SaveError(target, _("could not be written as an export"), _("choose another folder")) from error


def import_game(source: Path, folder: Path | None = None) -> Path:
    """Check a game from elsewhere, replaying it, and copy it into the library. Raises SaveError."""
    opened = open_game(source)
    document = opened.document
    title = document.title or clean_title(source, source.stem)
    target = files.fresh(folder or paths.user_saves(), f"{document.game}-{_slug(title)}")
    files.write(target, codec.dumps(document.model_copy(update={"title": title})))
    return target
