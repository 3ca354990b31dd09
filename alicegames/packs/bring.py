"""A pack from anywhere, a folder or a zip: checked, and copied to where saved games and the bots' processes find it."""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Final

from alicegames import paths
from alicegames.i18n import _
from alicegames.packs import loader
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from alicegames.packs.spec import Pack, PackSpec

_MOST: Final = 60
"""More members no zip of a pack has."""


def bring(spec: PackSpec[Any], source: Path) -> tuple[Pack[Any], Path | None]:
    """Return the pack in a folder or a zip, and where it was copied to; None if it was in the packs folder already.

    Raises PackError.
    """
    with tempfile.TemporaryDirectory() as room:
        folder = _unpacked(spec, source, Path(room)) if source.is_file() else source
        pack = loader.load(spec, folder)
        if loader.find(spec, pack.id.digest) is not None:
            return pack, None
        return pack, _copied(spec, folder, paths.user_packs() / f"{spec.game}-{pack.id.digest[:12]}")


def _copied(spec: PackSpec[Any], folder: Path, target: Path) -> Path:
    try:
        target.mkdir(parents=True, exist_ok=True)
        for name in (*spec.files, loader.MANIFEST):
            if (folder / name).is_file():
                shutil.copyfile(folder / name, target / name)
    except OSError as error:
        reason = _("could not be written ({system})").format(system=error.strerror or error)
        raise PackError(str(target), "", reason) from error
    return target


def _unpacked(spec: PackSpec[Any], source: Path, room: Path) -> Path:
    """Write the pack's files, and nothing else, out of a zip; they may lie in one folder of it."""
    wanted = {*spec.files, loader.MANIFEST}
    try:
        with zipfile.ZipFile(source) as packed:
            members = [member for member in packed.infolist() if not member.is_dir()]
            if len(members) > _MOST:
                raise PackError(str(source), "", _("has too many files in it for a pack"))
            for member in members:
                name = PurePosixPath(member.filename).name
                if name in wanted:
                    _write(packed, member, source, room / name)
    except (zipfile.BadZipFile, OSError, RuntimeError, NotImplementedError) as error:
        raise PackError(str(source), "", _("is neither a pack’s folder nor a zip that can be read")) from error
    return room


def _write(packed: zipfile.ZipFile, member: zipfile.ZipInfo, source: Path, target: Path) -> None:
    with packed.open(member) as content:
        data = content.read(loader.MAX_BYTES + 1)  # what a zip says of sizes need not be true
    if len(data) > loader.MAX_BYTES or target.exists():
        raise PackError(str(source), member.filename[:80], _("is too large, or there twice"))
    target.write_bytes(data)
