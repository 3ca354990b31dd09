"""The sounds of a table: each is one meaning, made of a struck or rubbed body rather than of tones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from sound_kit import RATE, Take, clock, envelope, filtered, finish, friction, hiss, hit, mix, ring, room, take

if TYPE_CHECKING:
    from collections.abc import Callable

    from sound_kit import Mode, Samples

TABLE: Final[tuple[Mode, ...]] = ((1, 1, 0.045), (1.62, 0.6, 0.03), (2.41, 0.35, 0.02), (3.7, 0.15, 0.012))
"""A table top, struck through something soft."""
BLOCK: Final[tuple[Mode, ...]] = ((1, 1, 0.022), (2.57, 0.45, 0.012), (4.6, 0.22, 0.007), (6.9, 0.1, 0.004))
"""A small piece of wood."""
CARD: Final[tuple[Mode, ...]] = ((1, 1, 0.007), (1.7, 0.8, 0.006), (2.9, 0.6, 0.004), (4.3, 0.4, 0.003))
"""A stiff card let go."""
DIE: Final[tuple[Mode, ...]] = ((1, 1, 0.009), (1.53, 0.7, 0.007), (2.2, 0.4, 0.005))
CHINA: Final[tuple[Mode, ...]] = (
    (1, 1, 0.2),
    (1.012, 0.5, 0.17),
    (2.31, 0.5, 0.11),
    (3.87, 0.3, 0.06),
    (5.6, 0.15, 0.03),
)
BELL: Final[tuple[Mode, ...]] = (
    (0.5, 0.25, 0.5),
    (1, 1, 0.4),
    (1.003, 0.5, 0.36),
    (1.19, 0.5, 0.36),
    (1.5, 0.25, 0.26),
    (2, 0.6, 0.22),
    (2.66, 0.25, 0.14),
    (3.01, 0.2, 0.1),
    (4.17, 0.12, 0.07),
)
METAL: Final[tuple[Mode, ...]] = (
    (1, 1, 0.3),
    (1.58, 0.7, 0.24),
    (2.24, 0.5, 0.17),
    (2.92, 0.4, 0.12),
    (4.6, 0.3, 0.07),
)
BAR: Final[tuple[Mode, ...]] = ((1, 1, 0.26), (3.93, 0.22, 0.07), (9.2, 0.07, 0.02))
"""A tuned wooden bar, as of a marimba."""
TEETH: Final[tuple[Mode, ...]] = ((1, 1, 0.42), (2.0, 0.18, 0.22), (3.01, 0.12, 0.12), (6.27, 0.1, 0.04))
"""A tooth of a music box's comb."""


# -- cards --------------------------------------------------------------------------------------------------------


def slide(at: Take) -> Samples:
    """A card slid over the cloth to a halt."""
    seconds = at.near(0.24)
    rub = friction(at, seconds, 1300 * at.bend, 6500)
    rub *= envelope(len(rub), ((0, 0), (0.12, 0.7), (0.5, 1), (0.85, 0.35), (1, 0)))
    return room(mix((0, 0.3 * rub), (seconds * 0.8, 0.35 * hit(at, 190, TABLE, 0.006, 0.05))), at)


def snap(at: Take) -> Samples:
    """A card put down flat, its edge last."""
    card = hit(at, 1150, CARD, 0.0007, 0.5)
    return room(mix((0, 0.4 * card), (at.near(0.018), card), (0.02, 0.3 * hit(at, 165, TABLE, 0.003))), at)


def felt(at: Take) -> Samples:
    """Something light laid on something soft."""
    brush = friction(at, 0.11, 350, 1900) * envelope(round(0.11 * RATE), ((0, 0.2), (0.15, 1), (1, 0)))
    return room(mix((0, 0.12 * brush), (0.012, hit(at, 120, TABLE, 0.011, 0.02))), at, wet=0.12)


def pick(at: Take) -> Samples:
    """A card's corner lifted by a finger."""
    rub = friction(at, 0.1, 2200 * at.bend, 9000) * envelope(round(0.1 * RATE), ((0, 0), (0.6, 0.6), (0.9, 1), (1, 0)))
    return room(mix((0, 0.22 * rub), (at.near(0.088), 0.9 * hit(at, 1750, CARD, 0.0006, 0.2))), at)


def discard(at: Take) -> Samples:
    """A card flicked onto a pile of others."""
    seconds = at.near(0.15)
    air = friction(at, seconds, 700 * at.bend, 3600, 0.3) * envelope(
        round(seconds * RATE), ((0, 0), (0.7, 1), (1, 0.1))
    )
    pile = mix((0, hit(at, 760, CARD, 0.0016, 0.25)), (0.004, 0.45 * hit(at, 230, TABLE, 0.005, 0.1)))
    return room(mix((0, 0.13 * air), (seconds, pile)), at)


def shuffle(at: Take) -> Samples:
    """Two halves of a deck riffled together and pushed square."""
    parts, start = [], 0.02
    for number in range(30):
        parts.append((start, at.near(0.5, 0.5) * hit(at, at.near(1300, 0.2), CARD, 0.0008, 0.3)))
        start += at.near(0.026 - 0.0004 * number, 0.35)
    push = friction(at, 0.2, 900, 5200) * envelope(round(0.2 * RATE), ((0, 0), (0.5, 1), (1, 0)))
    return room(mix(*parts, (start + 0.03, 0.14 * push), (start + 0.22, 0.9 * hit(at, 420, BLOCK, 0.003, 0.2))), at)


def page(at: Take) -> Samples:
    """A large page turned over."""
    seconds = at.near(0.36)
    rub = friction(at, seconds, 650 * at.bend, 5200, 0.9)
    rub *= envelope(len(rub), ((0, 0), (0.18, 0.5), (0.4, 0.35), (0.72, 1), (0.9, 0.3), (1, 0)))
    crackle = [
        (at.rng.uniform(0.04, seconds - 0.06), at.near(0.35, 0.6) * hit(at, at.near(2100, 0.3), CARD, 0.0006))
        for _ in range(9)
    ]
    fall = friction(at, 0.09, 250, 1400) * envelope(round(0.09 * RATE), ((0, 0.3), (0.2, 1), (1, 0)))
    return room(mix((0, 0.3 * rub), (seconds * 0.86, 0.3 * fall), *crackle), at)


def annul(at: Take) -> Samples:
    """Two things that undo each other: they clap together, and air fills their place."""
    clap = mix((0, hit(at, 980, CARD, 0.0009, 0.4)), (0.007, hit(at, 1210, CARD, 0.0009, 0.4)))
    puff = friction(at, 0.34, 260 * at.bend, 1150, 0.25)
    puff *= envelope(len(puff), ((0, 0), (0.1, 1), (0.4, 0.4), (1, 0)))
    return room(mix((0, clap), (0.03, 0.32 * puff)), at, wet=0.35, seconds=0.4)


# -- pieces -------------------------------------------------------------------------------------------------------


def wood(at: Take) -> Samples:
    """A wooden figure put down on a board."""
    return room(mix((0, hit(at, 560, BLOCK, 0.0022, 0.12)), (0.003, 0.5 * hit(at, 150, TABLE, 0.004))), at)


def cube(at: Take) -> Samples:
    """A small cube put down: it rocks once."""
    first, second = hit(at, 1380, BLOCK, 0.0011, 0.15), hit(at, 1480, BLOCK, 0.0009, 0.1)
    return room(mix((0, first), (at.near(0.052), 0.4 * second), (0, 0.22 * hit(at, 240, TABLE, 0.003))), at)


def hop(at: Take) -> Samples:
    """A pawn set one space on."""
    hollow: tuple[Mode, ...] = ((1, 1, 0.03), (2.1, 0.3, 0.014), (4.2, 0.12, 0.006))
    return room(mix((0, hit(at, 830, hollow, 0.0026, 0.06)), (0.002, 0.45 * hit(at, 210, TABLE, 0.006))), at)


def die(at: Take) -> Samples:
    """Two dice thrown: they bounce, roll and lie still."""
    parts = []
    for start in (0.0, at.near(0.035, 0.4)):
        now, gap, loud = start, at.near(0.115, 0.15), 1.0
        while gap > 0.013:  # noqa: PLR2004 -- shorter than this the ear hears no more bounces
            strike = mix((0, hit(at, at.near(1850, 0.18), DIE, 0.0007, 0.25)), (0, 0.25 * hit(at, 205, TABLE, 0.002)))
            parts.append((now, loud * strike))
            now, gap, loud = now + gap, gap * at.near(0.74, 0.12), loud * at.near(0.8, 0.12)
    return room(mix(*parts), at)


# -- signs --------------------------------------------------------------------------------------------------------


def click(at: Take) -> Samples:
    """A finger on wood."""
    return room(mix((0, hit(at, 640, BLOCK, 0.0014, 0.1)), (0, 0.3 * hit(at, 260, TABLE, 0.003))), at, wet=0.12)


def error(at: Take) -> Samples:
    """Two dull knocks: not here."""
    dull: tuple[Mode, ...] = ((1, 1, 0.032), (1.48, 0.8, 0.026), (2.3, 0.3, 0.012))
    return room(mix((0, hit(at, 265, dull, 0.005, 0.05)), (0.115, 0.9 * hit(at, 222, dull, 0.006, 0.05))), at, wet=0.14)


def undo(at: Take) -> Samples:
    """A card drawn back: sliding, the other way round in time, ending in a tap."""
    seconds = at.near(0.26)
    rub = friction(at, seconds, 800 * at.bend, 4200)
    rub *= envelope(len(rub), ((0, 0), (0.3, 0.2), (0.85, 1), (1, 0)))
    taps = mix((0, hit(at, 470, BLOCK, 0.002, 0.1)), (0.06, 0.6 * hit(at, 390, BLOCK, 0.002, 0.1)))
    return room(mix((0, 0.2 * rub), (seconds * 0.95, 0.9 * taps)), at)


def turn(at: Take) -> Samples:
    """A spoon against a teacup: the next one's turn."""
    spoon = hit(at, 1630, CHINA, 0.0007, 0.06)
    return room(mix((0, 0.75 * spoon), (at.near(0.135), hit(at, 1960, CHINA, 0.0007, 0.06))), at, seconds=0.5, wet=0.25)


def bell(at: Take) -> Samples:
    """A small table bell: the round is over."""
    return room(hit(at, 988, BELL, 0.0008, 0.05), at, seconds=0.8, wet=0.28)


def clock_ticks(at: Take) -> Samples:
    """A clock: there is not much time left."""
    works: tuple[Mode, ...] = ((1, 1, 0.008), (1.63, 0.7, 0.006), (2.47, 0.5, 0.004))
    case = hit(at, 310, TABLE, 0.002, 0.02)
    tick, tock = hit(at, 2050, works, 0.0006, 0.2), hit(at, 1560, works, 0.0006, 0.2)
    one, two = mix((0, tick), (0.001, 0.3 * case)), mix((0, tock), (0.001, 0.3 * case))
    return room(mix((0, one), (0.25, two), (0.5, one), (0.75, two)), at, seconds=0.4, wet=0.22)


def point(at: Take) -> Samples:
    """A wooden bar: something is counted."""
    return room(
        mix((0, hit(at, 1046.5, BAR, 0.0012, 0.05)), (0.07, 0.7 * hit(at, 1568, BAR, 0.0012, 0.03))), at, wet=0.25
    )


def cloth(at: Take) -> Samples:
    """A curtain drawn: heavy folds, and the rings on their rail."""
    seconds = at.near(0.85)
    folds = friction(at, seconds, 180 * at.bend, 2300, 0.5)
    waves = 0.65 + 0.35 * np.sin(2 * np.pi * at.near(7) * clock(len(folds) / RATE))
    folds *= waves * envelope(len(folds), ((0, 0), (0.15, 0.9), (0.6, 1), (0.9, 0.4), (1, 0)))
    rings = [
        (at.near(0.08 * number + 0.05, 0.3), 0.22 * hit(at, at.near(2500, 0.12), METAL[1:], 0.0008))
        for number in range(8)
    ]
    return room(mix((0, 0.4 * folds), *((min(start, 0.7), 0.35 * each) for start, each in rings)), at, seconds=0.4)


# -- great moments ------------------------------------------------------------------------------------------------


def small_win(at: Take) -> Samples:
    """Three teeth of a music box, upwards: something is completed."""
    notes = (783.99, 987.77, 1174.66, 1567.98)
    return room(
        mix(*((0.085 * number, hit(at, pitch, TEETH, 0.0009, 0.03)) for number, pitch in enumerate(notes))),
        at,
        seconds=0.7,
        wet=0.3,
    )


def large_win(at: Take) -> Samples:
    """A carillon: the game is won."""
    tune = (
        (0, 587.33),
        (0.16, 783.99),
        (0.32, 987.77),
        (0.48, 1174.66),
        (0.8, 987.77),
        (0.96, 1174.66),
        (1.12, 1567.98),
    )
    chord = ((1.14, 392.0), (1.15, 587.33), (1.16, 783.99), (1.17, 987.77))
    parts = [(start, hit(at, pitch, TEETH, 0.0009, 0.02)) for start, pitch in tune]
    parts += [(start, 0.55 * hit(at, pitch, BELL, 0.001, 0.02)) for start, pitch in chord]
    parts += [
        (start, 0.5 * hit(at, 98 * factor, TABLE, 0.008, 0)) for start, factor in ((0, 1), (0.48, 1), (1.12, 1.5))
    ]
    return room(mix(*parts), at, seconds=1.1, wet=0.35)


def crown(at: Take) -> Samples:
    """Metal set on a cushion, and its glitter."""
    glitter = [
        (0.02 + 0.045 * number, 0.2 * hit(at, at.near(pitch, 0.004), TEETH, 0.0006, 0))
        for number, pitch in enumerate((1567.98, 1975.5, 2349.3, 3135.96, 3951.1))
    ]
    metal = hit(at, 587.33, METAL, 0.0016, 0.05)
    return room(mix((0, metal), (0, 0.9 * hit(at, 110, TABLE, 0.009, 0)), *glitter), at, seconds=0.8, wet=0.3)


def roar(at: Take) -> Samples:
    """A large throat: a rough low voice through a wide mouth that opens and shuts."""
    seconds = at.near(1.25, 0.05)
    time = clock(seconds)
    pitch = at.bend * envelope(len(time), ((0, 62), (0.25, 104), (0.6, 88), (1, 48)))
    pitch = pitch * (1 + 0.05 * hiss(at.rng, seconds, 12, 60))
    phase = np.cumsum(pitch) / RATE
    voice = 2 * (phase % 1) - 1 + 0.55 * np.sign(np.sin(np.pi * phase)) + 0.5 * hiss(at.rng, seconds, 100, 3000)
    voice *= 1 + 0.45 * np.sin(2 * np.pi * np.cumsum(at.near(27) + 6 * hiss(at.rng, seconds, 1, 8)) / RATE)
    mouth = envelope(len(time), ((0, 0), (0.3, 1), (0.6, 0.8), (1, 0)))
    open_ = filtered(voice, 430, 780, 3) + 0.7 * filtered(voice, 950, 1350, 3) + 0.25 * filtered(voice, 2100, 3000, 3)
    shut = filtered(voice, 160, 340, 2) + 0.25 * filtered(voice, 600, 900, 3)
    throat = np.tanh(1.8 * (mouth * open_ + (1 - mouth) * shut + 0.5 * filtered(voice, 45, 150)))
    throat *= envelope(len(time), ((0, 0), (0.1, 0.6), (0.3, 1), (0.65, 0.8), (1, 0)))
    return room(mix((0, throat), (0, 0.3 * ring(41, ((1, 1, 0.3),), 1))), at, seconds=0.9, wet=0.3, dull=2600)


# -- the list -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect:
    """A sound of the table and how it is recorded."""

    make: Callable[[Take], Samples]
    takes: int = 4
    spread: float = 0.035
    """By how much the takes' pitches differ; tuned things hardly do."""
    above: float = 0.0
    """How many dB above the common loudness; small signs are under it, great moments above."""


EFFECTS: Final[dict[str, Effect]] = {
    "annul": Effect(annul, above=0.5),
    "bell": Effect(bell, 3, 0.004),
    "click": Effect(click, above=-1),
    "clock": Effect(clock_ticks, 3, 0.01, -0.5),
    "cloth": Effect(cloth, 3, 0.03, -0.5),
    "crown": Effect(crown, 3, 0.004, 1),
    "cube": Effect(cube, above=-0.5),
    "die": Effect(die),
    "discard": Effect(discard),
    "error": Effect(error, 3, 0.02, -0.5),
    "felt": Effect(felt, above=-0.5),
    "hop": Effect(hop, above=-1),
    "large_win": Effect(large_win, 3, 0.002, 1),
    "page": Effect(page),
    "pick": Effect(pick, above=-1),
    "point": Effect(point, 4, 0.005, -0.5),
    "roar": Effect(roar, 3, 0.04, 1),
    "shuffle": Effect(shuffle, 3),
    "slide": Effect(slide, above=-0.5),
    "small_win": Effect(small_win, 3, 0.004, 0.5),
    "snap": Effect(snap),
    "turn": Effect(turn, 3, 0.008),
    "undo": Effect(undo, 3, 0.03, -0.5),
    "wood": Effect(wood),
}


def recorded(name: str, number: int, loudness: float) -> Samples:
    """Return a finished take of an effect; ``number`` counts from 0."""
    effect = EFFECTS[name]
    return finish(effect.make(take(name, number, effect.spread)), loudness + effect.above)
