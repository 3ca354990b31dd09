"""Pictures of regions: whoever lives there is seen, whatever the shape of the region."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from alicegames.match import MARKS, Seat, new_match
from alicegames.ui.app import offscreen
from alicegames.ui.presenters.rolling_in_wonderland import things

MADE = (400, 300)
"""The size in which the pictures were drawn."""
HEADS = {"caterpillar": (205, 40), "cheshire_cat": (185, 85)}
"""The middle of a head in its picture."""


@pytest.mark.parametrize("shape", [(274, 154), (258, 202), (327, 250), (300, 225)])
@pytest.mark.parametrize("who", HEADS)
def test_neither_name_nor_medals_lie_on_a_head(who: str, shape: tuple[int, int]) -> None:
    app = offscreen.app((1024, 640))
    rect = FRect(0, 0, *shape)
    bare, dressed = pygame.Surface(shape), pygame.Surface(shape)
    things._cover(app.canvas(bare), f"region_{who}", rect, 0)
    seats = [Seat(name=f"S{n}", mark=MARKS[n]) for n in range(2)]
    medals = things.Medals(new_match("rolling_in_wonderland", seats, seed=1), (8, 5, 2), ((0,), (1,), ()))
    name = {"caterpillar": "Caterpillar", "cheshire_cat": "Cheshire Cat"}[who]
    things.scene(things.CHARACTERS.index(who), name, medals, is_attacked=False)(app.canvas(dressed), rect)
    head = pygame.Rect(0, 0, shape[0] // 14, shape[1] // 12)
    scaled = min(1.0, max(things._LOWER, shape[1] / (shape[0] * 0.75)))
    head.center = (
        round(HEADS[who][0] / MADE[0] * shape[0]),
        round(HEADS[who][1] / MADE[0] * shape[0] * scaled),
    )
    assert len({bare.get_at((x, y))[:3] for x in range(*_across(head)) for y in range(head.top, head.bottom)}) > 2
    both = (pygame.image.tobytes(drawn.subsurface(head), "RGB") for drawn in (bare, dressed))
    assert max(abs(one - other) for one, other in zip(*both, strict=True)) < 8


def _across(rect: pygame.Rect) -> tuple[int, int]:
    return rect.left, rect.right
