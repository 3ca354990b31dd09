"""What the tables are made of."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from alicegames.bots import levels
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.ui import presenters
from alicegames.ui.app import offscreen
from alicegames.ui.draw import ground, materials
from alicegames.ui.draw.theme import HIGH_CONTRAST

SIDE = 300


def laid(stuff: materials.Stuff, theme: str = "") -> pygame.Surface:
    app = offscreen.app((1024, 640))
    app.theme = HIGH_CONTRAST if theme else app.theme
    surface = pygame.Surface((SIDE, SIDE))
    surface.fill((200, 200, 200))
    materials.lay(app.canvas(surface), FRect(0, 0, SIDE, SIDE), stuff)
    return surface


def shades(surface: pygame.Surface) -> list[int]:
    return [surface.get_at((x, y)).r for x in range(0, SIDE, 3) for y in range(0, SIDE, 3)]


@pytest.mark.parametrize("stuff", materials._MAKERS)
def test_every_stuff_has_shades_and_darkens_its_colour_only_a_little(stuff: materials.Stuff) -> None:
    seen = shades(laid(stuff))
    assert len(set(seen)) > 4
    assert sum(seen) / len(seen) > 130


@pytest.mark.parametrize("stuff", ["wood", "cloth", "felt", "paper", "leather", "bark"])
def test_a_tile_joins_the_next_without_a_seam(stuff: materials.Stuff) -> None:
    tile = materials._MAKERS[stuff]()
    side = tile.get_width()

    def step(x: int) -> float:
        return sum(abs(tile.get_at((x, y)).r - tile.get_at(((x + 1) % side, y)).r) for y in range(side)) / side

    inside = max(step(x) for x in range(side - 1))
    assert step(side - 1) <= inside + 1


def test_in_high_contrast_every_ground_is_plain() -> None:
    assert set(shades(laid("wood", "high_contrast"))) == {200}


def test_a_sheets_shadow_falls_away_from_the_lamp() -> None:
    app = offscreen.app((1024, 640))
    surface = pygame.Surface((SIDE, SIDE))
    surface.fill((255, 255, 255))
    app.canvas(surface).shadow(FRect(100, 100, 100, 100), drop=8)
    left, right = (surface.get_at((x, 150)).r for x in (95, 205))
    above, below = (surface.get_at((150, y)).r for y in (95, 205))
    assert left > right
    assert above > below


def test_every_game_has_a_table_of_its_own() -> None:
    tops = []
    for game in registry.ids():
        seats = [Seat(name=f"S{n}", mark=MARKS[n]) for n in range(registry.get(game).players[-1])]
        tops.append(presenters.make(new_match(game, seats, seed=1)).top)
    assert all(top in ground._TOPS and top != "night" for top in tops)


def test_every_bot_of_the_set_up_has_a_portrait() -> None:
    sprites = offscreen.app((1024, 640)).sprites
    assert [level.id for level in levels.LEVELS if not sprites.has(f"bot_{level.id}")] == []
