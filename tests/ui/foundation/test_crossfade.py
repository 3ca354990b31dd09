from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame

from alicegames.ui.app.crossfade import OPENING, SECONDS, CrossFade

RED, BLUE = (200, 0, 0), (0, 0, 200)


def scene(name: str = "title") -> Any:
    return SimpleNamespace(name=name)


def filled(colour: tuple[int, int, int]) -> pygame.Surface:
    surface = pygame.Surface((8, 8))
    surface.fill(colour)
    return surface


def changed(to: Any, *, is_wanted: bool = True) -> CrossFade:
    fade = CrossFade()
    fade.change([scene()], filled(RED), 0, is_wanted=True)
    fade.change([to], filled(RED), 0, is_wanted=is_wanted)
    return fade


def test_the_scene_that_is_left_fades_over_the_next_one() -> None:
    fade, surface = changed(scene("setup")), filled(BLUE)
    fade.draw(surface, SECONDS / 2)
    red, _green, blue, _alpha = surface.get_at((4, 4))
    assert 90 < red < 110
    assert 90 < blue < 110
    fade.draw(surface, SECONDS)
    assert not fade.is_on


def test_the_first_scene_and_the_curtain_are_there_at_once() -> None:
    first = CrossFade()
    first.change([scene()], filled(RED), 0, is_wanted=True)
    assert not first.is_on
    assert not changed(scene("curtain")).is_on
    assert not changed(scene("setup"), is_wanted=False).is_on


def test_a_dialog_over_the_same_scene_fades_nothing() -> None:
    table, fade = scene("table"), CrossFade()
    for shown in ([table], [table, scene("menu")]):
        fade.change(shown, filled(RED), 0, is_wanted=True)
    assert not fade.is_on


def test_the_chosen_book_opens_into_the_next_scene() -> None:
    fade, green = CrossFade(), (0, 200, 0)
    fade.change([scene()], filled(RED), 0, is_wanted=True)
    cover = filled(green)
    fade.open_book(cover, pygame.Rect(4, 2, 2, 4))
    fade.change([scene("setup")], filled(RED), 0, is_wanted=True)
    begins, ends = filled(BLUE), filled(BLUE)
    fade.draw(begins, 0.0)
    assert begins.get_at((1, 1))[:3] == RED  # the shelf around it
    assert begins.get_at((4, 3))[:3] == green  # the cover is shut
    fade.draw(ends, OPENING * 0.97)
    assert ends.get_at((4, 3))[:3] == BLUE  # the scene fills the window
    fade.draw(ends, OPENING)
    assert not fade.is_on


def test_a_book_that_was_chosen_once_does_not_open_again() -> None:
    fade = CrossFade()
    fade.change([scene()], filled(RED), 0, is_wanted=True)
    fade.open_book(filled(BLUE), pygame.Rect(0, 0, 8, 8))
    fade.change([scene("setup")], filled(RED), 0, is_wanted=True)
    fade.draw(filled(BLUE), OPENING)
    fade.change([scene("load")], filled(RED), 1, is_wanted=True)
    surface = filled(BLUE)
    fade.draw(surface, 1 + SECONDS / 2)
    assert 90 < surface.get_at((4, 4))[0] < 110
