"""Pictures are kept within a budget of bytes."""

from __future__ import annotations

import pygame

from alicegames.ui.draw.kept import Kept
from alicegames.ui.draw.text import _BUDGET, Typesetter
from alicegames.ui.draw.theme import BODY


def picture(pixels: int) -> pygame.Surface:
    return pygame.Surface((pixels, 1), pygame.SRCALPHA)


def test_what_was_unused_for_longest_goes_first() -> None:
    kept: Kept[str] = Kept(8)
    kept.keep("a", picture(1))
    kept.keep("b", picture(1))
    kept.get("a")
    kept.keep("c", picture(1))
    assert [key for key, _picture in kept.latest()] == ["c", "a"]
    assert kept.weight == 8


def test_a_picture_kept_again_is_weighed_once() -> None:
    kept: Kept[str] = Kept(100)
    kept.keep("a", picture(5))
    kept.keep("a", picture(2))
    assert kept.weight == 8


def test_a_smaller_budget_is_kept_to_at_once() -> None:
    kept: Kept[int] = Kept(400)
    for key in range(10):
        kept.keep(key, picture(10))
    kept.budget = 80
    assert [key for key, _picture in kept.latest()] == [9, 8]


def test_drawn_lines_are_kept_within_their_budget_however_many_there_are() -> None:
    setter = Typesetter()
    setter.resize(8.0)
    for number in range(150):
        setter.surface(f"The Walrus and the Carpenter, {number}", BODY.at(30), (0, 0, 0))
    assert 0 < setter._lines.weight <= _BUDGET
