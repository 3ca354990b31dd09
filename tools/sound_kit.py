"""What sounds are made of: noise, resonators, rooms, loudness, and the file at the end.

Samples are arrays of floats at RATE, mono (n,) until a room makes them stereo (n, 2).
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt
import soundfile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

Samples = npt.NDArray[np.float64]
Mode = tuple[float, float, float]
"""One way a body rings: the multiple of its pitch, its loudness, its decay in seconds (to 1/e)."""

RATE: Final = 44100
"""Samples a second."""
SEED: Final = 1865
"""The year of the first book; every sound's chance starts from it."""
LOUDNESS: Final = -16.5
"""What every effect is brought to, in dB, as ``loudness`` measures it."""
_PEAK: Final = 0.89
_FADE: Final = 0.03
_SILENT: Final = 10 ** (-56 / 20)
"""A tail under this share of the peak is cut off."""


@dataclass(frozen=True)
class Take:
    """One of the times a sound is played for the microphone."""

    rng: np.random.Generator
    bend: float
    """The factor of its pitch."""
    pan: float
    """Where it lies, -1 (left) to 1."""

    def near(self, value: float, share: float = 0.08) -> float:
        """Return a number near a value."""
        return value * (1 + share * self.rng.uniform(-1, 1))


def take(name: str, number: int, spread: float) -> Take:
    """Return the setting of a take: takes differ in pitch by ``spread``, evenly around the middle."""
    rng = np.random.default_rng(SEED + zlib.crc32(f"{name} {number}".encode()))
    steps = (0.0, 1.0, -1.0, 0.5)
    return Take(rng, 1 + spread * steps[number % len(steps)], float(rng.uniform(-0.22, 0.22)))


# -- sources ------------------------------------------------------------------------------------------------------


def clock(seconds: float) -> Samples:
    """Return the time of each sample."""
    return np.arange(round(seconds * RATE)) / RATE


def filtered(samples: Samples, low: float, high: float, order: int = 2) -> Samples:
    """Return what lies between two frequencies; the samples are taken for a circle, so loops stay loops."""
    hertz = np.fft.rfftfreq(len(samples), 1 / RATE)
    above = 1 / np.sqrt(1 + (low / np.maximum(hertz, 1e-3)) ** (2 * order))
    below = 1 / np.sqrt(1 + (hertz / high) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(samples) * above * below, len(samples))


def hiss(rng: np.random.Generator, seconds: float, low: float, high: float, order: int = 2) -> Samples:
    """Return noise between two frequencies, about 1 in size."""
    samples = filtered(rng.uniform(-1, 1, round(seconds * RATE)), low, high, order)
    return samples / max(1e-9, float(np.sqrt(np.mean(samples**2))))


def ring(pitch: float, modes: Iterable[Mode], seconds: float) -> Samples:
    """Return how a struck body rings: damped sines."""
    time = clock(seconds)
    total = np.zeros(len(time))
    for multiple, loud, decay in modes:
        if pitch * multiple < RATE * 0.45:
            total += loud * np.exp(-time / decay) * np.sin(2 * np.pi * pitch * multiple * time)
    end = len(time) // 8
    total[len(time) - end :] *= np.linspace(1, 0, end)
    return total


def hit(at: Take, pitch: float, modes: Sequence[Mode], contact: float = 0.002, scrape: float = 0.15) -> Samples:
    """Return a body struck by something: ``contact`` is how long they touch (soft things long), in seconds.

    ``scrape`` is how loud the touch itself is. Each mode is a little off, as no two strokes are alike.
    """
    real = [(at.near(multiple, 0.012), at.near(loud, 0.25), at.near(decay, 0.12)) for multiple, loud, decay in modes]
    body = ring(pitch * at.bend, real, max(decay for _m, _l, decay in real) * 6)
    push = np.sin(
        np.pi * (np.arange(max(1, round(contact * 0.45 * RATE))) + 0.5) / max(1, round(contact * 0.45 * RATE))
    )
    touch = hiss(at.rng, max(0.02, contact * 4), 1 / contact / 2, 3 / contact + 1500)
    touch *= np.exp(-clock(len(touch) / RATE) / contact)
    return mix((0, convolved(body, push / push.sum())), (0, scrape * touch))


def envelope(count: int, points: Sequence[tuple[float, float]]) -> Samples:
    """Return a curve through points (share of the time, height), rounded between them."""
    shares = np.linspace(0, 1, count)
    at = [share for share, _height in points]
    curve = np.interp(shares, at, [height for _share, height in points])
    width = max(3, count // 40)
    window = np.hanning(width + 2)[1:-1]
    padded = np.pad(curve, (width // 2, width - 1 - width // 2), mode="edge")
    return np.convolve(padded, window / window.sum(), mode="valid")


def friction(at: Take, seconds: float, low: float, high: float, grain: float = 0.6) -> Samples:
    """Return paper or cloth that rubs: noise whose loudness is itself rough."""
    rough = 1 + grain * hiss(at.rng, seconds, 20, 160)
    return hiss(at.rng, seconds, low, high) * np.maximum(0.1, rough)


# -- putting together ---------------------------------------------------------------------------------------------


def mix(*parts: tuple[float, Samples]) -> Samples:
    """Return mono parts added up, each (start in seconds, samples)."""
    starts = [round(start * RATE) for start, _samples in parts]
    total = np.zeros(max(start + len(samples) for start, (_s, samples) in zip(starts, parts, strict=True)))
    for start, (_seconds, samples) in zip(starts, parts, strict=True):
        total[start : start + len(samples)] += samples
    return total


def add_round(total: Samples, start: float, samples: Samples) -> None:
    """Add samples to a loop; what goes past its end goes on at its beginning."""
    places = (round(start * RATE) + np.arange(len(samples))) % len(total)
    np.add.at(total, places, samples)


def convolved(samples: Samples, with_what: Samples) -> Samples:
    """Return the convolution of two mono arrays."""
    count = len(samples) + len(with_what) - 1
    size = 1 << (count - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(with_what, size), size)[:count]


def _echo(seconds: float, dull: float, side: int) -> Samples:
    """Return how a room answers a click at one ear: some early walls, then a tail."""
    rng = np.random.default_rng(SEED + side)
    time = clock(seconds)
    tail = filtered(rng.standard_normal(len(time)), 180, dull) * np.exp(-6.9 * time / seconds)
    tail *= np.minimum(1, time / 0.012)
    for delay in rng.uniform(0.004, 0.024, 6):
        tail[round(delay * RATE)] += rng.uniform(-5, 5)
    return tail / float(np.sqrt(np.sum(tail**2)))


def room(samples: Samples, at: Take, *, seconds: float = 0.28, wet: float = 0.2, dull: float = 5200) -> Samples:
    """Return stereo: the sound where it lies, and the room's answer at both ears."""
    sides = []
    for side, gain in ((0, 1 - at.pan), (1, 1 + at.pan)):
        dry = np.concatenate([samples * gain * 0.7, np.zeros(round(seconds * RATE) - 1)])
        sides.append(dry + wet * convolved(samples, _echo(seconds, dull, side)))
    return np.stack(sides, axis=1)


def room_round(samples: Samples, *, seconds: float, wet: float, dull: float) -> Samples:
    """Return a stereo loop in a room, without a seam: its tail answers its beginning. ``samples`` is stereo."""
    sides = []
    for side in (0, 1):
        answer = np.zeros(len(samples))
        echo = _echo(seconds, dull, side)
        answer[: len(echo)] = echo
        wetted = np.fft.irfft(np.fft.rfft(samples[:, side]) * np.fft.rfft(answer), len(samples))
        sides.append(samples[:, side] + wet * wetted)
    return np.stack(sides, axis=1)


# -- loudness and finish ------------------------------------------------------------------------------------------


def _weighted(samples: Samples) -> Samples:
    """Return one ear's samples as loud as the ear finds them: less bass, a shelf above 1.5 kHz (as in BS.1770)."""
    size = 1 << (len(samples) - 1).bit_length()
    hertz = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1e-3)
    bass = 1 / (1 + (38.0 / hertz) ** 2)
    shelf = np.sqrt((1 + 10**0.4 * (hertz / 1682) ** 4) / (1 + (hertz / 1682) ** 4))
    return np.fft.irfft(np.fft.rfft(samples, size) * bass * shelf, size)[: len(samples)]


def loudness(samples: Samples) -> float:
    """Return how loud a stereo sound is, in dB: the weighted power of its loudest tenth of a second."""
    window = RATE // 10
    power = sum((_weighted(np.pad(samples[:, side], window)) ** 2 for side in (0, 1)), np.zeros(1))
    sums = np.concatenate([[0.0], np.cumsum(power)])
    return 10 * float(np.log10((sums[window:] - sums[:-window]).max() / window))


def finish(samples: Samples, target: float) -> Samples:
    """Return a sound at its loudness: peaks rounded, the silent end cut off, the last 30 ms faded."""
    samples = samples - samples.mean(axis=0)
    for _again in range(4):
        samples = samples * 10 ** ((target - loudness(samples)) / 20)
        samples = np.tanh(samples / _PEAK) * _PEAK
    loud = np.flatnonzero(np.abs(samples).max(axis=1) > np.abs(samples).max() * _SILENT)
    samples = samples[: int(loud[-1]) + 1]
    count = min(len(samples), round(_FADE * RATE))
    samples[-count:] *= (0.5 + 0.5 * np.cos(np.linspace(0, np.pi, count)))[:, None]
    return np.concatenate([samples, np.zeros((64, 2))])


def finish_round(samples: Samples, target: float) -> Samples:
    """Return a loop at its loudness."""
    samples = samples - samples.mean(axis=0)
    samples = samples * 10 ** ((target - loudness(samples)) / 20)
    return np.tanh(samples / _PEAK) * _PEAK


# -- the file -----------------------------------------------------------------------------------------------------


def write(samples: Samples, file: Path, quality: float) -> None:
    """Write stereo samples as Ogg Vorbis; ``quality`` 0 to 1. The same samples give the same bytes."""
    with soundfile.SoundFile(
        file, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as target:
        for start in range(0, len(samples), 4096):  # the encoder wants small pieces
            target.write(samples[start : start + 4096])
    file.write_bytes(_numbered(file.read_bytes(), zlib.crc32(file.name.encode())))


def _numbered(data: bytes, serial: int) -> bytes:
    """Return an Ogg stream with a serial number of our choice; the encoder takes one from the time of day."""
    pages, start = [], 0
    while start < len(data):
        count = data[start + 26]
        end = start + 27 + count + sum(data[start + 27 : start + 27 + count])
        page = bytearray(data[start:end])
        page[14:18] = struct.pack("<I", serial)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _checksum(page))
        pages.append(bytes(page))
        start = end
    return b"".join(pages)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _bit in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE: Final = _table()


def _checksum(page: bytes | bytearray) -> int:
    """Return an Ogg page's checksum."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
