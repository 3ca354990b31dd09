"""The built wheel in an empty environment: it starts from there, assets and samples included."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """Build the wheel as a release would."""
    out = tmp_path_factory.mktemp("wheel")
    build = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(out),
        str(pytestconfig.rootpath),
    ]
    subprocess.run(build, check=True, capture_output=True, text=True)
    return next(out.glob("*.whl"))


def test_the_wheel_carries_everything_the_program_reads(wheel: Path, pytestconfig: pytest.Config) -> None:
    root = pytestconfig.rootpath
    inside = set(zipfile.ZipFile(wheel).namelist())
    shipped = [
        path.relative_to(root).as_posix()
        for folder in ("assets", "saves")
        for path in (root / folder).rglob("*")
        if path.is_file() and not path.name.startswith(".")
    ]
    assert shipped
    assert not [path for path in shipped if f"alicegames/_data/{path}" not in inside]


def test_the_installed_wheel_starts_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "venv"
    venv.create(place, with_pip=True)
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    install = [str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)]
    subprocess.run(install, check=True, capture_output=True, text=True)

    def run(*arguments: str) -> str:
        env = {**os.environ, "ALICEGAMES_HOME": str(tmp_path / "home"), "SDL_VIDEODRIVER": "dummy"}
        command = [str(scripts / "alicegames"), *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path, env=env).stdout

    assert "alicegames" in run("--version")
    assert "100" in run("simulate", "tea_time", "--seats", "random,random", "--games", "100", "--seed", "1")
    picture = tmp_path / "title.png"
    run("screenshot", "title", "--size", "1024x640", "--out", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "Tea Time" in run("saves", "list", "--samples")
