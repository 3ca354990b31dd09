"""Built-in data of every version stay in the program: a game in progress finds the components it began with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from alicegames.games import registry
from alicegames.packs import loader

VERSIONS: Final[dict[str, dict[str, str]]] = json.loads(
    (Path(__file__).parent / "versions.json").read_text(encoding="utf-8")
)
"""Game -> version -> the digest of that version's content. A version once written here is never changed."""


@pytest.mark.parametrize("game", VERSIONS)
def test_a_change_of_data_raises_the_version(game: str) -> None:
    """If it fails: raise ``version`` in the manifest, put the old files into ``earlier/OLD/``, add the new digest."""
    pack = loader.load_builtin(registry.get(game).pack)
    assert VERSIONS[game].get(pack.id.version) == pack.id.digest


@pytest.mark.parametrize(("game", "digest"), [(game, one) for game in VERSIONS for one in VERSIONS[game].values()])
def test_data_of_every_version_are_still_here(game: str, digest: str) -> None:
    found = loader.find(registry.get(game).pack, digest)
    assert found is not None
    assert found.builtin
