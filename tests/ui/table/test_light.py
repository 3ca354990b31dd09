"""What is lit is seen on every ground and in every palette; what is picked differs by its shape as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from alicegames.ui.app import offscreen
from alicegames.ui.draw.theme import THEMES, Colour, Theme, mix
from alicegames.ui.presenters.base import Item
from alicegames.ui.table.hotspots import REST, Spot
from alicegames.ui.table.picking.routing import Picker, Route
from alicegames.ui.widgets.base import WidgetState
from tests.ui.foundation.test_theme import contrast

if TYPE_CHECKING:
    from collections.abc import Iterator

SIDE = 200
THING = FRect(60, 60, 80, 80)
MEADOW, DUSK, GILT = (167, 199, 143), (58, 44, 84), (217, 195, 154)


def grounds(theme: Theme) -> Iterator[Colour]:
    """Yield what a lit thing may lie on: paper, the night, the pictures of the regions, a gilded card."""
    yield from (theme.paper, theme.paper_deep, theme.night, theme.night_deep, theme.ink, theme.teal, theme.rose)
    yield from (MEADOW, DUSK, GILT, mix(theme.night, theme.paper, 0.3), mix(theme.night, theme.paper, 0.5))


def drawn(theme: Theme, ground: Colour, factor: float = 1.0, *, picked: bool = False) -> pygame.Surface:
    """Return a lit (or picked) thing on a ground of one colour, without the thing itself."""
    app = offscreen.app((1024, 640))
    app.theme = theme
    surface = pygame.Surface((SIDE, SIDE))
    surface.fill(ground)
    spot = Spot(Item("it", THING, lambda _canvas, _rect: None, "it"), None)  # type: ignore[arg-type]
    picker = Picker([Route("taken", ("it",)), Route("left", ("other",))])
    if picked:
        picker.pick("it")
    spot.show(spot.item, picker)
    spot.breath = REST * factor
    spot.draw(app.canvas(surface), WidgetState())
    return surface


def standing_out(surface: pygame.Surface, ground: Colour) -> int:
    """Return how many pixels of a line through the left edge have at least 3:1 to the ground."""
    row = [
        tuple(surface.get_at((x, round(THING.centery)))[:3])
        for x in range(round(THING.left) - 20, round(THING.left) + 8)
    ]
    return sum(contrast(colour, ground) >= 3 for colour in row)  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_is_lit_has_three_to_one_on_every_ground(theme: Theme) -> None:
    weak = [ground for ground in grounds(theme) if standing_out(drawn(theme, ground, 0.0), ground) < 2]
    assert weak == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_is_picked_differs_from_what_is_lit_without_colour_too(theme: Theme) -> None:
    for ground in grounds(theme):
        lit, picked = (pygame.transform.grayscale(drawn(theme, ground, picked=each)) for each in (False, True))
        corner = pygame.Rect(THING.right - 16, THING.top - 8, 24, 24)
        differing = sum(
            abs(lit.get_at((x, y))[0] - picked.get_at((x, y))[0]) > 40
            for x in range(corner.left, corner.right)
            for y in range(corner.top, corner.bottom)
        )
        assert differing > 60, ground
