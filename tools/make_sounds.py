"""Write the program's sounds: small WAV files made of sines and filtered noise, the same bytes every time."""

from __future__ import annotations

import argparse
import math
import random
import wave
from array import array
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

RATE: Final = 22050
"""Samples a second."""
SEED: Final = 1865
"""The year of the first book; every sound's noise starts from it."""
FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "sounds"
Samples = list[float]


def silence(seconds: float) -> Samples:
    """Return so much silence."""
    return [0.0] * round(seconds * RATE)


def tone(pitch: float, seconds: float, fade: float, partials: Sequence[tuple[float, float]] = ((1.0, 1.0),)) -> Samples:
    """Return a struck tone: partials as (multiple, loudness), higher ones dying sooner; ``fade`` in seconds."""
    samples = silence(seconds)
    for multiple, loudness in partials:
        step = 2 * math.pi * pitch * multiple / RATE
        for index in range(len(samples)):
            time = index / RATE
            envelope = min(1.0, time / 0.004) * math.exp(-time * math.sqrt(multiple) / fade)
            samples[index] += loudness * envelope * math.sin(step * index)
    return samples


def noise(seconds: float, smooth: Callable[[float], float], loud: Callable[[float], float], seed: int) -> Samples:
    """Return low-passed noise; ``smooth`` (0..1, higher is duller) and ``loud`` are functions of the share gone by."""
    source = random.Random(SEED + seed)
    samples, value, count = [], 0.0, round(seconds * RATE)
    for index in range(count):
        share = index / count
        keep = smooth(share)
        value = value * keep + source.uniform(-1, 1) * (1 - keep)
        samples.append(value * loud(share) / math.sqrt(1 - keep + 0.02))
    return samples


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Return parts added up, each (start in seconds, loudness, samples)."""
    length = max(round(start * RATE) + len(samples) for start, _loudness, samples in parts)
    result = [0.0] * length
    for start, loudness, samples in parts:
        offset = round(start * RATE)
        for index, sample in enumerate(samples):
            result[offset + index] += loudness * sample
    return result


def swell(share: float) -> float:
    """Rise and fall once."""
    return math.sin(math.pi * share) ** 2


def dying(share: float) -> float:
    """Fall from the start."""
    return (1 - share) ** 3


WOOD: Final = ((1.0, 1.0), (2.7, 0.4), (5.1, 0.15))
BELL: Final = ((1.0, 1.0), (2.0, 0.5), (3.01, 0.25), (4.2, 0.12))
CHINA: Final = ((1.0, 1.0), (2.76, 0.6), (5.4, 0.3))


def click() -> Samples:
    """A finger on wood."""
    return mix((0, 0.7, tone(900, 0.06, 0.010, WOOD)), (0, 0.3, noise(0.02, lambda _: 0.4, dying, 1)))


def pick() -> Samples:
    """A card lifted: two light taps upwards."""
    return mix((0, 0.5, tone(620, 0.10, 0.025, WOOD)), (0.045, 0.6, tone(830, 0.12, 0.03, WOOD)))


def place() -> Samples:
    """A card or piece put down on the table."""
    return mix((0, 0.9, tone(170, 0.16, 0.035, WOOD)), (0, 0.4, noise(0.07, lambda _: 0.75, dying, 2)))


def take() -> Samples:
    """Cards swept up from the table."""
    return noise(0.30, lambda share: 0.85 - 0.45 * share, swell, 3)


def cancel() -> Samples:
    """Two things that undo each other."""
    return mix((0, 0.7, tone(520, 0.22, 0.06, WOOD)), (0.10, 0.7, tone(390, 0.28, 0.07, WOOD)))


def turn() -> Samples:
    """A spoon against a teacup: the next one's turn."""
    return mix((0, 0.6, tone(1568, 0.7, 0.16, CHINA)), (0.13, 0.4, tone(1976, 0.7, 0.16, CHINA)))


def win() -> Samples:
    """A small carillon."""
    notes = (523.25, 659.25, 783.99, 1046.5, 783.99, 1046.5)
    return mix(*((0.13 * number, 0.5, tone(note, 1.1, 0.30, BELL)) for number, note in enumerate(notes)))


def dice() -> Samples:
    """Dice on a table, coming to rest."""
    source = random.Random(SEED + 4)
    parts, start, gap = [], 0.0, 0.035
    for number in range(9):
        pitch = source.uniform(650, 1150)
        parts.append((start, 0.75 - 0.06 * number, tone(pitch, 0.07, 0.012, WOOD)))
        start, gap = start + gap * source.uniform(0.8, 1.3), gap * 1.22
    return mix(*parts)


def page() -> Samples:
    """A page turned."""
    rustle = noise(0.26, lambda share: 0.55 - 0.3 * share, lambda share: swell(share) * (0.6 + 0.4 * share), 5)
    return mix((0, 0.7, rustle), (0.2, 0.3, noise(0.09, lambda _: 0.8, dying, 6)))


SOUNDS: Final = (click, pick, place, take, cancel, turn, win, dice, page)


def write(samples: Samples, file: Path, peak: float = 0.6) -> None:
    """Write samples as 16-bit mono, scaled to a common peak, the last milliseconds faded."""
    loudest = max(abs(sample) for sample in samples)
    fade = min(len(samples), RATE // 100)
    data = array("h")
    for index, sample in enumerate(samples):
        left = min(1.0, (len(samples) - index) / fade)
        data.append(round(sample / loudest * peak * left * 32767))
    with wave.open(str(file), "wb") as target:
        target.setnchannels(1)
        target.setsampwidth(2)
        target.setframerate(RATE)
        target.writeframes(data.tobytes())


def main() -> None:
    """Write every sound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to write to")
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        write(sound(), folder / f"{sound.__name__}.wav")
        print(f"{sound.__name__}.wav")


if __name__ == "__main__":
    main()
