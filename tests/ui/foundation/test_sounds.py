from __future__ import annotations

import functools
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import pygame
import pytest
import soundfile

from alicegames import paths

if TYPE_CHECKING:
    from collections.abc import Iterator

TOOL = Path(__file__).parents[3] / "tools" / "make_sounds.py"
FOLDER = paths.assets() / "sounds"
FILES = sorted(FOLDER.iterdir())
LOOPS = [file for file in FILES if not file.stem[-1].isdigit()]
TAKES = [file for file in FILES if file.stem[-1].isdigit()]
RATE = 44100

Samples = npt.NDArray[np.floating]


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


def named(file: Path) -> str:
    return file.stem


def read(file: Path) -> Samples:
    samples, rate = soundfile.read(file, always_2d=True)
    assert rate == RATE
    return np.asarray(samples, dtype=np.float64)


def run(*args: str) -> str:
    return subprocess.run([sys.executable, str(TOOL), *args], check=True, capture_output=True, text=True).stdout


def gain(hertz: Samples, upper: tuple[float, ...], lower: tuple[float, ...]) -> Samples:
    z = np.exp(-2j * np.pi * hertz / RATE)
    top, bottom = (sum(factor * z**power for power, factor in enumerate(part)) for part in (upper, lower))
    return np.asarray(np.abs(top / bottom))


@functools.cache
def loudness(file: Path) -> float:
    """Return the power of the loudest tenth of a second in dB, weighted by the filters of ITU-R BS.1770 at 44.1 kHz."""
    samples = read(file)
    size = 1 << (len(samples) + RATE - 1).bit_length()
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    shelf = gain(hertz, (1.530841, -2.650980, 1.169079), (1.0, -1.663655, 0.712595))
    bass = gain(hertz, (1.0, -2.0, 1.0), (1.0, -1.989170, 0.989199))
    weighted = np.fft.irfft(np.fft.rfft(samples, size, axis=0) * (shelf * bass)[:, None], size, axis=0)
    power = (weighted**2).sum(axis=1)[: len(samples)]
    return float(10 * np.log10(max(power[at : at + 4410].sum() for at in range(0, len(power), 441)) / 4410))


def test_the_folder_holds_what_the_tool_makes_and_nothing_else() -> None:
    assert [file.name for file in FILES] == sorted(run("--list").split())


def test_every_sound_has_three_takes_or_more() -> None:
    count: dict[str, int] = {}
    for file in TAKES:
        name = file.stem.rpartition("_")[0]
        count[name] = count.get(name, 0) + 1
    assert {name for name, number in count.items() if number < 3} == set()


def test_all_of_it_is_under_six_megabytes() -> None:
    assert sum(file.stat().st_size for file in FILES) < 6_000_000


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_sound_is_stereo_at_the_rate_of_the_mixer(file: Path) -> None:
    info = soundfile.info(file)
    assert (info.format, info.subtype, info.samplerate, info.channels) == ("OGG", "VORBIS", RATE, 2)


@pytest.mark.parametrize("file", TAKES, ids=named)
def test_a_sound_ends_in_silence(file: Path) -> None:
    samples = read(file)
    assert np.abs(samples[-50:]).max() < 0.002
    assert np.abs(np.diff(samples[-2000:], axis=0)).max() < 0.02


def breaks_off(mono: Samples) -> bool:
    """Whether a sound that is heard falls by 30 dB from one moment of 4 ms to the next."""
    wide = RATE // 250
    summed = np.concatenate([[0.0], np.cumsum(mono**2)])
    level = np.sqrt(np.maximum(summed[wide:] - summed[:-wide], 0) / wide)
    before, after = level[:-wide], level[wide:]
    return bool(((before > 0.03) & (after < 0.03 * before)).any())


@pytest.mark.parametrize("file", FILES, ids=named)
def test_no_note_ends_in_a_step(file: Path) -> None:
    assert not breaks_off(read(file).mean(axis=1))


def test_a_note_that_is_cut_off_is_found() -> None:
    note = np.sin(np.arange(RATE // 4) * 0.06) * 0.3
    faded = note * np.linspace(1, 0, len(note)) ** 2
    rest = np.zeros(RATE // 10)
    assert breaks_off(np.concatenate([note, rest]))
    assert not breaks_off(np.concatenate([faded, rest]))


@pytest.mark.parametrize("file", FILES, ids=named)
def test_no_sound_is_clipped(file: Path) -> None:
    assert np.abs(read(file)).max() < 0.98


def test_all_sounds_are_equally_loud_within_three_decibels() -> None:
    found = {file.stem: loudness(file) for file in TAKES}
    softest, loudest = min(found, key=found.__getitem__), max(found, key=found.__getitem__)
    assert found[loudest] - found[softest] < 3, f"{softest} {found[softest]:.1f} dB, {loudest} {found[loudest]:.1f} dB"


def test_takes_of_a_sound_differ() -> None:
    seen = {file.read_bytes() for file in TAKES}
    assert len(seen) == len(TAKES)


@pytest.mark.parametrize("file", LOOPS, ids=named)
def test_a_loop_has_no_seam(file: Path) -> None:
    samples = read(file)
    steps = np.abs(np.diff(np.concatenate([samples[-RATE:], samples[:RATE]]), axis=0)).max(axis=1)
    assert steps[RATE - 1] <= np.percentile(steps, 99.5)


@pytest.mark.parametrize("file", LOOPS, ids=named)
def test_a_loop_is_softer_than_any_sound(file: Path) -> None:
    assert loudness(file) < min(loudness(take) for take in TAKES) - 3


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("file", FILES, ids=named)
def test_the_mixer_can_play_it(file: Path) -> None:
    assert pygame.mixer.Sound(file).get_length() == pytest.approx(soundfile.info(file).duration, abs=0.001)


def test_the_tool_makes_the_same_bytes_every_time(tmp_path: Path) -> None:
    made = []
    for number in ("first", "second"):
        run("--out", str(tmp_path / number), "snap_1", "turn_2")
        made.append([(tmp_path / number / name).read_bytes() for name in ("snap_1.ogg", "turn_2.ogg")])
    assert made[0] == made[1]


@pytest.mark.parametrize("name", ["snap_1", "roar_1", "tea_room"])
def test_the_files_are_what_the_tool_makes(name: str, tmp_path: Path) -> None:
    run("--out", str(tmp_path), name)
    ours, made = read(FOLDER / f"{name}.ogg"), read(tmp_path / f"{name}.ogg")
    assert ours.shape == made.shape
    assert np.sqrt(np.mean((ours - made) ** 2)) < 0.05 * np.sqrt(np.mean(ours**2))
