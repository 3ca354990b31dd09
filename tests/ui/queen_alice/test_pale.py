"""What is spent, locked or out of reach is pale, but has three to one with what it lies on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import SUITS
from alicegames.ui.app import offscreen
from alicegames.ui.draw.theme import THEMES, Colour, Theme
from alicegames.ui.presenters.queen_alice.alices import spent
from alicegames.ui.presenters.queen_alice.chessboard import aim
from alicegames.ui.presenters.queen_alice.courtier import cubes
from alicegames.ui.presenters.queen_alice.things import IVORY, RED, SLATE
from tests.ui.foundation.test_theme import contrast

if TYPE_CHECKING:
    from alicegames.ui.presenters.base import Paint

SIDE = 60


def seen(paint: Paint, theme: Theme, ground: Colour, part: FRect) -> float:
    """The share of a part of a ground that a thing covers with colours of three to one."""
    app = offscreen.app((1280, 720))
    app.theme = theme
    surface = pygame.Surface((SIDE, SIDE))
    surface.fill(ground)
    paint(app.canvas(surface), FRect(0, 0, SIDE, SIDE))
    left, top, wide, high = map(int, part)
    pixels = [surface.get_at((x, y))[:3] for x in range(left, left + wide) for y in range(top, top + high)]
    return sum(contrast(pixel, ground) >= 3 for pixel in pixels) / len(pixels)  # type: ignore[arg-type]


WHOLE = FRect(0, 0, SIDE, SIDE)
RIGHT = FRect(SIDE * 0.6, SIDE * 0.6, SIDE * 0.4, SIDE * 0.4)
"""The corner in which the suit of a lit square stands."""
EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@EACH
def test_the_place_of_a_crown_that_is_gone(theme: Theme) -> None:
    assert seen(spent, theme, SLATE, WHOLE) > 0.3


@EACH
def test_a_cube_under_its_lock(theme: Theme) -> None:
    assert seen(cubes(0), theme, theme.paper, FRect(8, 8, SIDE - 16, SIDE - 16)) > 0.3


@EACH
@pytest.mark.parametrize("ground", [RED, IVORY])
@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_whose_action_could_not_be_paid(suit: int, ground: Colour, theme: Theme) -> None:
    assert seen(aim(0, suit, pays=False), theme, ground, RIGHT) > 0.09
