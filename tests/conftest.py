"""What every room of tests shares."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from typing import TYPE_CHECKING

import pytest

from alicegames import paths
from alicegames.games import registry
from alicegames.packs import loader
from alicegames.packs.spec import Manifest, Pack, PackId
from tests.toy import SPEC, TOY, ToyData

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no core waits at the end for another one's last long test."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test a user folder of its own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("ALICEGAMES_HOME", str(folder))
    return folder


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Register the toy game for one test; return its id."""
    pack = Pack("toy", PackId("Toy", "1", "0" * 64), Manifest(game="toy", name="Toy", version="1"), ToyData())
    builtin = loader.load_builtin
    monkeypatch.setattr(loader, "load_builtin", lambda spec: pack if spec is SPEC else builtin(spec))
    monkeypatch.setattr(registry, "load_builtin", lambda spec: pack if spec is SPEC else builtin(spec))
    registry.register(TOY)
    yield "toy"
    registry.unregister("toy")


@pytest.fixture
def assets() -> Path:
    return paths.assets()
