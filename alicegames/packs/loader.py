"""Find, read, validate and hash component packs."""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from alicegames import faults, jsonfile, paths
from alicegames.i18n import _
from alicegames.packs import zipped
from alicegames.packs.spec import MAX_BYTES, Manifest, Pack, PackError, PackId

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from alicegames.packs.spec import PackSpec

MANIFEST: Final = "manifest.json"
EARLIER: Final = "earlier"
"""The folder, in a built-in pack's own, of the data of its earlier versions."""
_CONTROLS: Final = re.compile(rb"\\u00(?:[01].|7f|[89].)|\x7f|\xc2[\x80-\x9f]", re.IGNORECASE)
"""Signs that steer a terminal, plain or escaped: no card's name has them."""


def builtin_folder(game: str) -> Path:
    """Return the folder of the pack shipped for ``game``."""
    return paths.assets() / "packs" / game


@cache
def load_builtin(spec: PackSpec[Any]) -> Pack[Any]:
    """Load the pack shipped for a game."""
    folder = builtin_folder(spec.game)
    return _build(spec, folder, {name: folder / name for name in spec.files}, builtin=True)


@cache
def earlier(spec: PackSpec[Any]) -> tuple[Pack[Any], ...]:
    """Load the built-in data of earlier versions: games in progress go on with the components they began with."""
    folders = sorted((builtin_folder(spec.game) / EARLIER).glob("*/"))
    return tuple(_build(spec, folder, {name: folder / name for name in spec.files}, builtin=True) for folder in folders)


def load(spec: PackSpec[Any], folder: Path) -> Pack[Any]:
    """Load a user's pack; files it does not have are the built-in ones.

    Raises PackError naming the file, the place in it and the reason.
    """
    present = {entry.name for entry in folder.iterdir()} if folder.is_dir() else set()
    unknown = sorted(name for name in present - set(spec.files) - {MANIFEST} if not _is_beside_the_point(name))
    if unknown:
        raise PackError(
            str(folder / unknown[0]),
            "",
            _("is no file of a {game} pack; it may have {files}").format(
                game=spec.game, files=", ".join(sorted(spec.files))
            ),
        )
    sources = {name: (folder if name in present else builtin_folder(spec.game)) / name for name in spec.files}
    return _build(spec, folder, sources, builtin=False)


def _is_beside_the_point(name: str) -> bool:
    """Return whether a file of this name may lie in a pack unread: notes, what systems leave behind, older data."""
    return name.startswith(".") or name.endswith((".md", ".txt")) or name in {"Thumbs.db", "desktop.ini", EARLIER}


def _build(spec: PackSpec[Any], folder: Path, sources: Mapping[str, Path], *, builtin: bool) -> Pack[Any]:
    raw = {name: _read(path) for name, path in sources.items()}
    manifest = _validate(Manifest, folder / MANIFEST, _read(folder / MANIFEST))
    if manifest.game != spec.game:
        raise PackError(
            str(folder / MANIFEST),
            "game",
            _("says “{theirs}”, but this is a place for “{ours}” packs").format(theirs=manifest.game, ours=spec.game),
        )
    is_own = not builtin and folder.resolve() != builtin_folder(spec.game).resolve()
    if is_own and manifest.name.strip().casefold() == load_builtin(spec).id.name.casefold():
        raise PackError(str(folder / MANIFEST), "name", _("is the built-in pack’s name; give yours another"))
    models = {name: _validate(spec.files[name], sources[name], raw[name]) for name in sorted(raw)}
    digest = hashlib.sha256()
    for name in sorted(models):
        digest.update(json.dumps([name, models[name].model_dump(mode="json")], sort_keys=True).encode())
    return Pack(
        spec.game, PackId(manifest.name, manifest.version, digest.hexdigest()), manifest, spec.assemble(models), builtin
    )


def _read(path: Path) -> bytes:
    try:
        if path.is_symlink():
            raise PackError(str(path), "", _("must be a file of its own, not a link"))
        return jsonfile.read(path, MAX_BYTES)
    except jsonfile.JsonError as error:
        raise PackError(str(path), "", error.reason) from error
    except FileNotFoundError as error:
        raise PackError(str(path), "", _("is not there; choose the folder or zip of a whole pack")) from error
    except OSError as error:
        raise PackError(str(path), "", faults.unread(error)) from error


def _validate(model: type[Any], path: Path, raw: bytes) -> Any:  # noqa: ANN401 -- the model decides the type
    try:
        jsonfile.parse(raw)
        valid = model.model_validate_json(raw)
    except jsonfile.JsonError as error:
        raise PackError(str(path), error.place, error.reason) from error
    except ValidationError as error:
        place, reason = faults.first_of(error)
        raise PackError(str(path), place, reason) from error
    if _CONTROLS.search(raw):
        raise PackError(str(path), "", _("has control characters in it"))
    return valid


def available(spec: PackSpec[Any]) -> tuple[tuple[Pack[Any], ...], tuple[PackError, ...]]:
    """Return every usable pack of a game, the built-in one first, and an error for each unusable folder."""
    packs: list[Pack[Any]] = [load_builtin(spec)]
    errors: list[PackError] = []
    for source, folder in _sources(errors):
        try:
            if game_of(folder) == spec.game:
                packs.append(load(spec, folder))
        except PackError as error:
            errors.append(error.moved(folder, source))
    return tuple(packs), tuple(errors)


def strangers(games: Sequence[str]) -> tuple[PackError, ...]:
    """Return an error for each folder whose pack says that it is for another game than these."""
    errors: list[PackError] = []
    for source, folder in _sources([]):
        try:
            check_game(folder, games)
        except PackError as error:
            errors.append(error.moved(folder, source))
    return tuple(errors)


def check_game(folder: Path, games: Sequence[str]) -> str:
    """Return the id of the game that the pack in a folder is for. Raises PackError if it is none of ``games``."""
    game = game_of(folder)
    if game not in games:
        reason = _("there is no game “{game}”; there are: {games}").format(game=game[:40], games=", ".join(games))
        raise PackError(str(folder / MANIFEST), "game", reason)
    return game


def find(spec: PackSpec[Any], digest: str) -> Pack[Any] | None:
    """Return the usable pack of a game whose content has this hash: today's, an earlier one, a user's.

    Without one it is a pack that says it plays like that one; None if there is none either.
    """
    builtin = load_builtin(spec)
    if digest == builtin.id.digest:
        return builtin
    packs = (*earlier(spec), *available(spec)[0])
    same = (pack for pack in packs if pack.id.digest == digest)
    return next(same, None) or next((pack for pack in packs if digest in pack.manifest.plays_like), None)


def _sources(errors: list[PackError]) -> Iterator[tuple[Path, Path]]:
    """Yield what lies in the packs folder, folders and zips, and where the files of each can be read.

    A fault in reading that folder, or a zip, is added to ``errors``.
    """
    packs = paths.user_packs()
    try:
        entries = sorted(packs.iterdir()) if packs.is_dir() else []
    except OSError as error:
        errors.append(PackError(str(packs), "", faults.unread(error)))
        return
    for entry in entries:
        if entry.is_dir():
            yield entry, entry
        elif zipped.is_zip(entry):
            try:
                yield entry, zipped.opened(entry)
            except PackError as error:
                errors.append(error)


def game_of(folder: Path) -> str:
    """Return the id of the game that the pack in a folder says it is for. Raises PackError."""
    return str(_validate(Manifest, folder / MANIFEST, _read(folder / MANIFEST)).game)
