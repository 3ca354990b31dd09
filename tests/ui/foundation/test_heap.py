"""Memory that is let go, and shapes drawn the short way."""

from __future__ import annotations

import gc
import sys

import pygame
import pytest
from pygame import Rect

from alicegames.ui.app import heap
from alicegames.ui.draw import shapes


def test_the_c_library_takes_the_limits_where_it_is_glibc() -> None:
    assert heap.give_back() is sys.platform.startswith("linux")


def test_elsewhere_nothing_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert not heap.give_back()


@pytest.mark.parametrize("border", [None, (10, 20, 30)])
def test_a_circle_is_its_four_quarters(border: tuple[int, int, int] | None) -> None:
    whole, quarters = (pygame.Surface((60, 60)) for _way in range(2))
    rect = Rect(7, 9, 40, 40)
    shapes.rounded(whole, rect, 20, (200, 100, 50), border)
    for corner in (Rect(7, 9, 20, 20), Rect(27, 9, 20, 20), Rect(7, 29, 20, 20), Rect(27, 29, 20, 20)):
        quarters.set_clip(corner)
        stretched = rect.copy()
        stretched.width += 0 if corner.left == rect.left else 2
        stretched.left -= stretched.width - rect.width
        shapes.rounded(quarters, stretched, 20, (200, 100, 50), border)
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(quarters, "RGB")


def test_objects_are_looked_through_at_rest_and_put_aside_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    for name in ("freeze", "unfreeze", "collect"):
        monkeypatch.setattr(gc, name, lambda name=name: looks.append(name))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 9, 0))
    rubbish = heap.Rubbish()
    rubbish.rest()
    assert looks == ["unfreeze", "collect", "freeze"]
    rubbish.rest()
    assert looks[3:] == ["collect"]
    rubbish.is_cleared_out = True
    rubbish.rest()
    assert looks[4:] == ["unfreeze", "collect", "freeze"]


def test_where_little_has_come_nothing_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    rubbish = heap.Rubbish()
    monkeypatch.setattr(rubbish, "_known", len(sys.modules))
    monkeypatch.setattr(gc, "get_count", lambda: (600, 2, 0))
    monkeypatch.setattr(gc, "collect", lambda: pytest.fail("looked through"))
    rubbish.rest()
