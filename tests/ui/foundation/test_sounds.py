from __future__ import annotations

import subprocess
import sys
import wave
from pathlib import Path

import pytest

from alicegames import paths
from alicegames.ui.draw.sound import NAMES

TOOL = Path(__file__).parents[3] / "tools" / "make_sounds.py"


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_there_short_and_small(name: str) -> None:
    file = paths.assets() / "sounds" / f"{name}.wav"
    with wave.open(str(file)) as sound:
        assert sound.getnframes() / sound.getframerate() < 2
    assert file.stat().st_size < 100_000


def test_the_script_writes_the_same_bytes_every_time(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(TOOL), "--out", str(tmp_path)], check=True, capture_output=True)
    for name in NAMES:
        assert (tmp_path / f"{name}.wav").read_bytes() == (paths.assets() / "sounds" / f"{name}.wav").read_bytes()
