from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from alicegames.ui.draw import shapes
from alicegames.ui.draw import sprites as module
from alicegames.ui.draw.sprites import SpriteCache

if TYPE_CHECKING:
    from pathlib import Path

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">'
    '<rect x="0" y="0" width="20" height="20" fill="#2B2320"/></svg>'
)


@pytest.fixture
def sprites(tmp_path: Path) -> SpriteCache:
    (tmp_path / "square.svg").write_text(SQUARE, encoding="utf-8")
    return SpriteCache(tmp_path)


def test_a_sprite_is_drawn_at_the_pixels_asked_and_keeps_its_proportions(sprites: SpriteCache) -> None:
    assert sprites.get("square", 200, 200).get_size() == (200, 100)


def test_a_sprite_is_drawn_once_for_each_size(sprites: SpriteCache) -> None:
    assert sprites.get("square", 80, 80) is sprites.get("square", 80, 80)
    assert sprites.get("square", 81, 80) is not sprites.get("square", 80, 80)


def test_a_tint_replaces_the_colours_and_keeps_what_is_clear_clear(sprites: SpriteCache) -> None:
    drawn = sprites.get("square", 40, 20, (200, 100, 50))
    assert drawn.get_at((5, 5))[:3] == (200, 100, 50)
    assert drawn.get_at((35, 5))[3] == 0


def test_while_the_window_is_resized_old_art_is_scaled(sprites: SpriteCache, monkeypatch: pytest.MonkeyPatch) -> None:
    sprites.get("square", 80, 80)
    sprites.hurried = True
    monkeypatch.setattr(module, "_load", lambda *_args: pytest.fail("drawn anew"))
    assert sprites.get("square", 100, 100).get_size() == (100, 50)


def test_a_name_without_a_file_is_noted_and_draws_nothing(sprites: SpriteCache) -> None:
    assert sprites.get("snark", 10, 10).get_at((0, 0))[3] == 0
    assert sprites.missing == {"snark"}


def test_the_cache_forgets_what_was_not_used_for_longest(sprites: SpriteCache, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_LEAST", 100_000)
    sprites.resize(1)
    first = sprites.get("square", 200, 200)
    sprites.get("square", 202, 202)
    assert sprites.get("square", 200, 200) is not first


def test_a_rounded_sheet_is_smooth_at_its_corners_and_full_in_the_middle() -> None:
    target = pygame.Surface((100, 60), pygame.SRCALPHA)
    target.fill((0, 0, 0, 0))
    shapes.rounded(target, pygame.Rect(0, 0, 100, 60), 12, (246, 238, 220), (43, 35, 32))
    alphas = {target.get_at((x, y))[3] for x in range(12) for y in range(12)}
    assert len(alphas) > 4
    assert target.get_at((0, 0))[3] < 40
    assert target.get_at((50, 30))[:3] == (246, 238, 220)
    assert target.get_at((50, 0))[:3] == (43, 35, 32)


@pytest.mark.parametrize("size", [(300, 200), (900, 700), (9, 9), (400, 6)])
def test_a_shadow_fades_out_at_any_size(size: tuple[int, int]) -> None:
    target = pygame.Surface((1000, 800), pygame.SRCALPHA)
    target.fill((0, 0, 0, 0))
    rect = pygame.Rect((40, 40), size)
    shapes.glow(target, rect, 10, 8, (12, 14, 16), 110)
    middle = rect.centery
    outside = [target.get_at((rect.left - step, middle))[3] for step in (1, 5, 9)]
    assert outside == sorted(outside, reverse=True)
    assert target.get_at((rect.left - 14, middle))[3] == 0
