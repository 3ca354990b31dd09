"""No drawing helper raises for a size or for a text."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from alicegames.ui.app import offscreen
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.scale import Scale
from alicegames.ui.draw.sprites import SpriteCache
from alicegames.ui.draw.text import Typesetter
from alicegames.ui.draw.theme import BODY, DEFAULT, NAME, NUMBER

if TYPE_CHECKING:
    from collections.abc import Callable

SIDES = (-40.0, -1.0, 0.0, 0.2, 1.0, 1.7, 3.0, 40.0, 700.0)
RED = (200, 0, 0)
JOINER = "\N{ZERO WIDTH JOINER}"
TEXTS = ("", " ", "A", JOINER, f"Zo{JOINER}e", "\N{COMBINING ACUTE ACCENT}", "\N{GRINNING FACE}", "a\nb", "\0")

SHAPES: dict[str, Callable[[Canvas, FRect], object]] = {
    "fill": lambda canvas, rect: canvas.fill(rect, RED),
    "veil": lambda canvas, rect: canvas.fill(rect, RED, 90),
    "panel": lambda canvas, rect: canvas.panel(rect),
    "glow": lambda canvas, rect: canvas.glow(rect),
    "focus ring": lambda canvas, rect: canvas.focus_ring(rect),
    "disc": lambda canvas, rect: canvas.circle(rect.center, rect.w, RED, RED),
    "line": lambda canvas, rect: canvas.line(rect.topleft, rect.bottomright, RED, rect.w),
    "sprite": lambda canvas, rect: canvas.sprite("head_white_rabbit", rect),
    "faint sprite": lambda canvas, rect: canvas.sprite("panel_knot", rect, RED, 90),
}
WORDS: dict[str, Callable[[Canvas, FRect, str], object]] = {
    "one line": lambda canvas, rect, text: canvas.text_in(text, rect),
    "figures": lambda canvas, rect, text: canvas.text_in(text, rect, NUMBER),
    "paragraph": lambda canvas, rect, text: canvas.paragraph(text, rect),
    "fitted": lambda canvas, rect, text: fitted(canvas, text, rect, NUMBER),
    "name": lambda canvas, rect, text: canvas.type.fit(text, NAME, rect.w, rect.h),
}


@pytest.fixture(params=[0.01, 0.3, 2.3])
def canvas(request: pytest.FixtureRequest) -> Canvas:
    """A canvas with very few, few and many pixels for a unit."""
    pygame.display.init()
    type_ = Typesetter()
    type_.resize(request.param)
    scale = Scale(1024 / request.param, 640 / request.param, request.param)
    return Canvas(pygame.Surface((1024, 640)), scale, DEFAULT, type_, SpriteCache())


@pytest.mark.parametrize("name", SHAPES)
def test_no_shape_raises_for_a_size(canvas: Canvas, name: str) -> None:
    for width, height in product(SIDES, SIDES):
        SHAPES[name](canvas, FRect(10, 10, width, height))


@pytest.mark.parametrize("name", WORDS)
def test_no_words_raise_for_a_size_or_a_text(canvas: Canvas, name: str) -> None:
    for width, height, text in product(SIDES, SIDES[::2], TEXTS):
        WORDS[name](canvas, FRect(10, 10, width, height), text)


def test_a_joiner_takes_no_room_and_hides_no_letter() -> None:
    pygame.display.init()
    type_ = Typesetter()
    assert type_.surface(JOINER, BODY, RED).get_width() <= 1
    assert type_.width(f"Zo{JOINER}e", BODY) == pytest.approx(type_.width("Zo", BODY) + type_.width("e", BODY), abs=2)


def test_what_has_no_area_leaves_the_picture_alone() -> None:
    app = offscreen.app((1024, 640))
    drawn = app.canvas(app.screen.surface())
    before = pygame.image.tobytes(drawn.surface, "RGB")
    for width, height in ((-20, 40), (0, 0), (40, -3)):
        drawn.panel(FRect(100, 100, width, height))
    assert pygame.image.tobytes(drawn.surface, "RGB") == before
