"""docs/add-a-game.md, followed to the letter in a copy of the project: every file it shows, and nothing else."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
BLOCK: Final = re.compile(r"```(?:python|json) (\S+)\n(.*?)```", re.DOTALL)
OWN: Final = ("alicegames/games/tarts/", "assets/packs/tarts/", "assets/lessons/tarts/")


def shown() -> dict[str, str]:
    return dict(BLOCK.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the game of the page added."""
    folder = tmp_path_factory.mktemp("copy")
    for name in ("alicegames", "assets", "saves", "tests", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, text in shown().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    environment = {
        "PATH": "",
        "PYTHONPATH": str(folder),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "ALICEGAMES_HOME": str(folder / "home"),
    }
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_game_touches_nothing_outside_its_own_folders() -> None:
    assert shown()
    assert [name for name in shown() if not name.startswith(OWN)] == []
    assert [name for name in shown() if (ROOT / name).exists()] == []


def test_it_stands_on_the_shelf_and_is_played_at_the_terminal(copy: Path) -> None:
    shelf = run(copy, "-c", "from alicegames.games import registry; print(registry.ids()[-1], registry.title('tarts'))")
    assert shelf.stdout.strip() == "tarts The Knave’s Tarts", shelf.stderr
    game = run(copy, "-m", "alicegames", "play", "tarts", "--text", "--seats", "human,human", text="3\n" * 4 + "1\nq\n")
    assert "is caught" in game.stdout, game.stdout + game.stderr


def test_the_suites_take_it_in_by_themselves(copy: Path) -> None:
    golden = run(copy, "tools/regold.py", "tarts", "--yes")
    assert "3 written" in golden.stdout, golden.stderr
    suites = (
        "tests/contract",
        "tests/golden",
        "tests/teaching",
        "tests/ui/table/test_every_game.py",
        "tests/ui/foundation/test_scenes.py",
        "tests/ui/lessons",
    )
    result = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *suites, "-k", "tarts")
    assert result.returncode == 0, result.stdout[-4000:]
    assert "passed" in result.stdout
