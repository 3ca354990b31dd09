"""Tea Time's mirrored cards show their character as large as the upright ones, and keep their frame clear."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import FRect

from alicegames.ui.presenters.tea_time import cards
from tests.ui.table.driver import Driver

CARD = FRect(20, 20, 80, 112)


@lru_cache(maxsize=1)
def table() -> Driver:
    return Driver("tea_time", ("human", "human"), seed=1, curtain=False)


def drawn(character: str, *, mirrored: bool) -> pygame.Surface:
    surface = pygame.Surface((400, 400))
    canvas = table().app.canvas(surface)
    cards.card(character, "", mirrored=mirrored)(canvas, CARD)
    return surface.subsurface(canvas.px(CARD)).copy()


def test_a_mirrored_card_is_the_upright_one_turned_about_and_as_large() -> None:
    upright = drawn("white_rabbit", mirrored=False)
    turned = pygame.transform.flip(drawn("white_rabbit", mirrored=True), flip_x=True, flip_y=False)
    width, height = upright.get_size()
    face = [(x, y) for x in range(width // 2 - 4, width // 2 + 4) for y in range(height * 2 // 5, height * 4 // 5)]
    same = [sum(upright.get_at((x, y)) == turned.get_at((x + step, y)) for x, y in face) for step in (-1, 0, 1)]
    assert max(same) > 0.9 * len(face)


def test_no_shoulder_lies_over_the_frame_of_the_glass() -> None:
    one, two = (drawn(name, mirrored=True) for name in ("mad_hatter", "white_rabbit"))
    width, height = one.get_size()
    corner = pygame.Rect(round(width * 0.8), round(height * 0.82), round(width * 0.18), round(height * 0.16))
    assert pygame.image.tobytes(one.subsurface(corner), "RGB") == pygame.image.tobytes(two.subsurface(corner), "RGB")
