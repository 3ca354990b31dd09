"""A pack from anywhere, a folder or a zip: checked, and copied to where saved games and the bots' processes find it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alicegames import paths
from alicegames.i18n import _
from alicegames.packs import loader, zipped
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from alicegames.packs.spec import Pack, PackSpec


def bring(spec: PackSpec[Any], source: Path) -> tuple[Pack[Any], Path | None]:
    """Return the pack in a folder or a zip, and where it was copied to; None if it was in the packs folder already.

    Raises PackError.
    """
    with tempfile.TemporaryDirectory() as room:
        folder = zipped.unpack(source, Path(room)) if source.is_file() else source
        try:
            pack = loader.load(spec, folder)
        except PackError as error:
            raise error.moved(folder, source) from error
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
        reason = _("could not be written ({system}); free some space or set ALICEGAMES_HOME to another folder").format(
            system=error.strerror or error
        )
        raise PackError(str(target), "", reason) from error
    return target
