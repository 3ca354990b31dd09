"""Ambience and music: loops without a seam, as everything in them is laid on a circle."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

import numpy as np
from sound_effects import BELL, BLOCK, CHINA, TEETH
from sound_kit import (
    RATE,
    SEED,
    Take,
    add_round,
    clock,
    envelope,
    filtered,
    finish_round,
    hiss,
    hit,
    room_round,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sound_kit import Mode, Samples

_AMBIENCE: Final = -27.0
_MUSIC: Final = -24.0
_LOOP: Final = 36
"""Seconds of an ambience."""
HAMMER: Final[tuple[Mode, ...]] = (
    (1, 1, 0.5),
    (2.001, 0.42, 0.32),
    (3.004, 0.2, 0.2),
    (4.01, 0.1, 0.12),
    (5.02, 0.05, 0.08),
)
"""A string struck by felt."""


class Scenery:
    """A stereo loop that things are put into."""

    def __init__(self, name: str, seconds: float) -> None:
        self.seconds = seconds
        self.at = Take(np.random.default_rng(SEED + zlib.crc32(name.encode())), 1.0, 0.0)
        self.samples = np.zeros((round(seconds * RATE), 2))

    @property
    def rng(self) -> np.random.Generator:
        """Return where its chance comes from."""
        return self.at.rng

    def put(self, start: float, samples: Samples, pan: float = 0.0) -> None:
        """Put something mono at a moment and a place, -1 (left) to 1."""
        add_round(self.samples[:, 0], start, samples * (1 - pan) * 0.7)
        add_round(self.samples[:, 1], start, samples * (1 + pan) * 0.7)

    def air(self, low: float, high: float, loud: float, waves: float = 0.0) -> None:
        """Fill it with noise, a different one at each ear; ``waves`` 0 to 1 is how much it swells and sinks."""
        slow = filtered(self.rng.uniform(-1, 1, len(self.samples)), 0.03, 0.25)
        swell = np.maximum(0.1, 1 + waves * slow / float(np.sqrt(np.mean(slow**2))))
        for side in (0, 1):
            self.samples[:, side] += loud * swell * hiss(self.rng, self.seconds, low, high)

    def moments(self, number: int, apart: float) -> list[float]:
        """Return moments over the whole loop, about evenly spread, at least ``apart`` seconds from each other."""
        gap = self.seconds / number
        loose = max(0.0, gap - apart)
        return [gap * index + self.rng.uniform(0, loose) for index in range(number)]


# -- a tea room ---------------------------------------------------------------------------------------------------


def tea_room() -> Samples:
    """A room with a fire, a clock on the mantelpiece and cups."""
    scene = Scenery("tea_room", _LOOP)
    scene.air(40, 260, 0.0030, 0.2)
    scene.air(250, 1400, 0.0012, 0.4)
    _fire(scene)
    tick, tock = (hit(scene.at, pitch, BLOCK, 0.0009, 0.05) for pitch in (1320, 1080))
    for second in range(0, _LOOP, 2):
        scene.put(second, 0.035 * tick, 0.5)
        scene.put(second + 1, 0.03 * tock, 0.5)
    for moment in scene.moments(7, 2.5):
        _cup(scene, moment)
    _stirring(scene, 9.3, -0.35)
    _stirring(scene, 27.1, 0.25)
    _pouring(scene, 18.0)
    return room_round(scene.samples, seconds=0.5, wet=0.35, dull=3800)


def _fire(scene: Scenery) -> None:
    for moment in scene.rng.uniform(0, _LOOP, 260):
        loud = 0.012 * scene.rng.pareto(2.6) + 0.003
        crack = hiss(scene.rng, 0.012, 900, 6500) * np.exp(-clock(0.012) / scene.rng.uniform(0.0008, 0.003))
        scene.put(float(moment), min(loud, 0.09) * crack, float(scene.rng.uniform(-0.8, -0.4)))


def _cup(scene: Scenery, moment: float) -> None:
    pitch, pan = scene.rng.uniform(1500, 2500), float(scene.rng.uniform(-0.7, 0.7))
    scene.put(moment, 0.05 * hit(scene.at, pitch, CHINA, 0.001, 0.1), pan)
    scene.put(moment + 0.11, 0.03 * hit(scene.at, pitch * 1.13, CHINA, 0.001, 0.1), pan)


def _stirring(scene: Scenery, moment: float, pan: float) -> None:
    for number in range(9):
        note = hit(scene.at, scene.at.near(2900, 0.04), CHINA[2:], 0.0012, 0.1)
        scene.put(moment + 0.21 * number + float(scene.rng.uniform(0, 0.03)), 0.022 * note, pan)


def _pouring(scene: Scenery, moment: float) -> None:
    """Tea poured: bubbles whose pitch rises as the cup fills."""
    for number in range(130):
        share = number / 130
        time = clock(0.05)
        pitch = scene.at.near(520 + 520 * share, 0.35)
        bubble = np.sin(2 * np.pi * pitch * (time + 3 * time**2)) * np.exp(-time / 0.011)
        start = moment + 2.4 * share + float(scene.rng.uniform(0, 0.03))
        scene.put(start, 0.022 * scene.at.near(1, 0.6) * bubble, -0.1)


# -- a garden -----------------------------------------------------------------------------------------------------


def garden() -> Samples:
    """Leaves in a light wind, birds near and far, a bee."""
    scene = Scenery("garden", _LOOP)
    scene.air(90, 500, 0.0022, 0.5)
    scene.air(900, 5200, 0.0024, 0.6)
    for moment in scene.moments(6, 2.2):
        _warbler(scene, moment, float(scene.rng.uniform(-0.9, 0.9)))
    for moment in scene.moments(5, 2.0):
        _two_notes(scene, moment + 1.4, float(scene.rng.uniform(-0.9, 0.9)))
    for moment in scene.moments(3, 3.0):
        _dove(scene, moment + 2.0)
    _bee(scene, 21.0)
    return room_round(scene.samples, seconds=1.1, wet=0.3, dull=3200)


def _whistle(pitch: Samples, loud: Samples) -> Samples:
    return loud * np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def _warbler(scene: Scenery, moment: float, pan: float) -> None:
    """A quick song of short sweeps, no two alike."""
    base, loud = scene.rng.uniform(3000, 3900), scene.rng.uniform(0.012, 0.03)
    for _note in range(int(scene.rng.integers(5, 12))):
        seconds = float(scene.rng.uniform(0.05, 0.13))
        count = round(seconds * RATE)
        from_, to = base * scene.rng.uniform(0.8, 1.35), base * scene.rng.uniform(0.8, 1.35)
        pitch = envelope(count, ((0, from_), (0.5, (from_ + to) / 2 * 1.06), (1, to)))
        scene.put(moment, loud * _whistle(pitch, np.sin(np.pi * np.linspace(0, 1, count)) ** 2), pan)
        moment += seconds + float(scene.rng.uniform(0.02, 0.09))


def _two_notes(scene: Scenery, moment: float, pan: float) -> None:
    """A tit: high and low, a few times."""
    high, low = scene.at.near(4300, 0.05), scene.at.near(3450, 0.05)
    count = round(0.15 * RATE)
    for number in range(int(scene.rng.integers(3, 6))):
        for delay, pitch in ((0.0, high), (0.17, low)):
            note = _whistle(np.full(count, pitch), np.sin(np.pi * np.linspace(0, 1, count)) ** 1.5)
            scene.put(moment + 0.38 * number + delay, 0.012 * note, pan)


def _dove(scene: Scenery, moment: float) -> None:
    for delay, seconds, pitch in ((0, 0.35, 470), (0.45, 0.75, 530), (1.35, 0.45, 465)):
        count = round(seconds * RATE)
        bend = pitch * (1 + 0.03 * np.sin(np.pi * np.linspace(0, 1, count)))
        note = _whistle(bend, np.sin(np.pi * np.linspace(0, 1, count)) ** 1.3)
        scene.put(moment + delay, 0.02 * note, 0.75)


def _bee(scene: Scenery, moment: float) -> None:
    """A bee that comes by from left to right."""
    seconds = 5.0
    time = clock(seconds)
    pitch = 205 + 14 * np.sin(2 * np.pi * 0.31 * time) - 9 * time / seconds
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    buzz = sum((np.sin(number * phase) / number for number in range(1, 9)), np.zeros(len(time)))
    buzz *= np.sin(np.pi * time / seconds) ** 3 * 0.014
    pan = -np.cos(np.pi * time / seconds)
    add_round(scene.samples[:, 0], moment, buzz * (1 - pan) * 0.7)
    add_round(scene.samples[:, 1], moment, buzz * (1 + pan) * 0.7)


# -- a night ------------------------------------------------------------------------------------------------------


def night() -> Samples:
    """Crickets, a far owl, wind round a house, a bell tower that strikes once."""
    scene = Scenery("night", _LOOP)
    scene.air(60, 330, 0.0060, 0.6)
    scene.air(300, 900, 0.0012, 0.8)
    for pitch, rate, loud, pan in ((4350, 2, 0.010, -0.7), (4700, 2.5, 0.007, 0.6), (3900, 1.5, 0.006, 0.1)):
        _cricket(scene, pitch, rate, loud, pan)
    for moment, pan in ((4.2, -0.5), (15.5, -0.5), (18.9, 0.7), (29.0, -0.5)):
        _owl(scene, moment, pan)
    scene.put(24.0, 0.03 * hit(scene.at, 262, tuple((m, loud, 3 * d) for m, loud, d in BELL), 0.003, 0), 0.3)
    return room_round(scene.samples, seconds=1.8, wet=0.4, dull=2400)


def _cricket(scene: Scenery, pitch: float, rate: float, loud: float, pan: float) -> None:
    """Chirps of three pulses; ``rate`` chirps a second."""
    pulse = np.sin(2 * np.pi * pitch * clock(0.018)) * np.sin(np.pi * clock(0.018) / 0.018) ** 2
    for chirp in range(round(_LOOP * rate)):
        start = chirp / rate + float(scene.rng.uniform(0, 0.03))
        for number, strength in enumerate((0.6, 0.9, 1)):
            scene.put(start + 0.027 * number, loud * strength * pulse, pan)


def _owl(scene: Scenery, moment: float, pan: float) -> None:
    for delay, seconds in ((0, 0.35), (0.85, 0.16), (1.1, 0.9)):
        count = round(seconds * RATE)
        shake = 1 + 0.012 * np.sin(2 * np.pi * 6.5 * clock(count / RATE))[:count]
        note = _whistle(365 * shake, np.sin(np.pi * np.linspace(0, 1, count)) ** 1.2)
        scene.put(moment + delay, 0.03 * note, pan)


# -- a waltz ------------------------------------------------------------------------------------------------------

BEAT: Final = 0.5
"""Seconds of a quarter note."""
_NAMES: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
Bar = tuple[str, str]
"""The chord of a bar, bass first, and its tune: notes with their quarters, as in ``D5:2 B5:1``; ``-`` is a rest."""

INTRO: Final[tuple[Bar, ...]] = (
    ("G2 B3 D4", "-:3"),
    ("D2 C4 F#4", "-:3"),
    ("G2 B3 D4", "-:3"),
    ("D2 C4 F#4", "-:2 D5:1"),
)
FIRST: Final[tuple[Bar, ...]] = (
    ("G2 B3 D4", "G5:1 D5:1 B5:1"),
    ("G#2 B3 D4", "B5:2 G#5:1"),
    ("A2 C4 E4", "A5:2 E5:1"),
    ("D2 C4 F#4", "F#5:2 C5:1"),
    ("B2 D4 G4", "B4:1 D5:1 G5:1"),
    ("E2 B3 G#4", "G#5:2 B5:1"),
    ("A2 C4 F#4", "C6:1 A5:1 F#5:1"),
)
TURN: Final[tuple[Bar, ...]] = (("G2 B3 D4", "G5:2 D5:1"),)
CLOSE: Final[tuple[Bar, ...]] = (("G2 B3 D4", "G5:3"),)
SECOND: Final[tuple[Bar, ...]] = (
    ("E2 B3 G4", "E5:2 G5:1"),
    ("B2 A3 D#4", "F#5:2 D#5:1"),
    ("E2 B3 G4", "E5:1 F#5:1 G5:1"),
    ("E2 D4 G#4", "G#5:3"),
    ("A2 C4 E4", "A5:2 C6:1"),
    ("C3 Eb4 G4", "G5:2 Eb5:1"),
    ("D3 B3 G4", "D5:2 B4:1"),
    ("D2 C4 F#4", "A4:1 C5:1 D5:1"),
)
CODA: Final[tuple[Bar, ...]] = (
    ("C3 Eb4 G4", "Eb6:1 C6:1 G5:1"),
    ("G2 B3 D4", "D6:3"),
    ("D2 C4 F#4", "C6:1 A5:1 F#5:1"),
    ("G2 B3 D4", "G5:3"),
)
WALTZ: Final = (*INTRO, *FIRST, *TURN, *FIRST, *CLOSE, *SECOND, *FIRST, *TURN, *SECOND, *FIRST, *CLOSE, *CODA)


def pitch_of(name: str) -> float:
    """Return the frequency of a note such as ``G#4``."""
    number = _NAMES[name[0]] + name.count("#") - name.count("b") + 12 * (int(name[-1]) + 1)
    return float(440 * 2 ** ((number - 69) / 12))


def waltz() -> Samples:
    """A quiet waltz of our own for a music box and a soft piano."""
    scene = Scenery("waltz", 3 * BEAT * len(WALTZ))
    for number, (chord, tune) in enumerate(WALTZ):
        start = 3 * BEAT * number
        last = number == len(WALTZ) - 1
        _left_hand(scene, start, chord.split(), last=last)
        _right_hand(scene, start, tune.split())
    return room_round(scene.samples, seconds=1.6, wet=0.38, dull=4200)


def _left_hand(scene: Scenery, start: float, chord: list[str], *, last: bool) -> None:
    """Bass on one; the chord softly on two (a little early, as in Vienna) and on three."""
    bass, *others = chord
    scene.put(start, 0.34 * _string(scene, pitch_of(bass), 1.6), -0.15)
    for beat, loud in () if last else ((0.95, 0.13), (2.0, 0.11)):
        for note in others:
            late = float(scene.rng.uniform(0, 0.012))
            scene.put(start + beat * BEAT + late, loud * _string(scene, pitch_of(note), 0.75), -0.25)


def _right_hand(scene: Scenery, start: float, tune: list[str]) -> None:
    for each in tune:
        name, beats = each.split(":")
        if name != "-":
            late = float(scene.rng.uniform(0, 0.01))
            tooth = hit(scene.at, pitch_of(name), tuple((m, loud, 1.5 * d) for m, loud, d in TEETH), 0.0016, 0.004)
            scene.put(start + late, 0.2 * scene.at.near(1, 0.12) * tooth, 0.25)
            if int(beats) > 1:  # a long note has its octave under it, soft
                scene.put(start + late, 0.07 * _string(scene, pitch_of(name) / 2, 1.0), 0.1)
        start += int(beats) * BEAT


def _string(scene: Scenery, pitch: float, hold: float) -> Samples:
    """Return a soft piano note; lower strings ring longer. ``hold`` scales how long."""
    longer = hold * float(np.clip((220 / pitch) ** 0.4, 0.5, 1.6))
    return hit(scene.at, pitch, tuple((m, loud, longer * decay) for m, loud, decay in HAMMER), 0.004, 0.006)


# -- the list -----------------------------------------------------------------------------------------------------

LOOPS: Final[dict[str, tuple[Callable[[], Samples], float]]] = {
    "garden": (garden, _AMBIENCE),
    "night": (night, _AMBIENCE),
    "tea_room": (tea_room, _AMBIENCE),
    "waltz": (waltz, _MUSIC),
}
"""Each loop: what makes it, and its loudness."""


def recorded(name: str) -> Samples:
    """Return a finished loop."""
    make, target = LOOPS[name]
    return finish_round(make(), target)
