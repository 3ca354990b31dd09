"""How colours look to people who see two of the three primaries, and how far apart two colours are.

Matrices in linear light after Machado, Oliveira and Fernandes (2009), full severity; distance CIEDE2000.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alicegames.ui.draw.theme import Colour

Vector = tuple[float, float, float]
SIGHTS: Final[dict[str, tuple[Vector, Vector, Vector]]] = {
    "trichromacy": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def difference(first: Colour, second: Colour, sight: str) -> float:
    """Return how different two colours look to somebody of that sight: 1 is just seen, 10 at a glance."""
    return _distance(seen(first, sight), seen(second, sight))


def seen(colour: Colour, sight: str) -> Vector:
    """Return a colour as it is seen, in L*a*b*."""
    light = [_linear(value) for value in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHTS[sight]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    return 116 * _root(y) - 16, 500 * (_root(x) - _root(y)), 200 * (_root(y) - _root(z))


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _root(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360 if a or b else 0.0


def _distance(first: Vector, second: Vector) -> float:
    mean = (hypot(*first[1:]) + hypot(*second[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    chromas = [hypot(a * stretch, b) for _l, a, b in (first, second)]
    hues = [_hue(a * stretch, b) for _l, a, b in (first, second)]
    turn = (hues[1] - hues[0] + 180) % 360 - 180 if chromas[0] * chromas[1] else 0.0
    light, chroma, hue = (first[0] + second[0]) / 2, sum(chromas) / 2, hues[0] + turn / 2
    if not chromas[0] * chromas[1]:
        hue = sum(hues)
    across = 2 * sqrt(chromas[0] * chromas[1]) * sin(radians(turn / 2))
    lightness = (second[0] - first[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    richness = (chromas[1] - chromas[0]) / (1 + 0.045 * chroma)
    shade = across / (1 + 0.015 * chroma * _weight(hue))
    spin = 30 * exp(-(((hue % 360 - 275) / 25) ** 2))
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(2 * spin))
    return sqrt(max(0.0, lightness**2 + richness**2 + shade**2 + twist * richness * shade))


def _weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.2 * cos(radians(4 * hue - 63))
    )
