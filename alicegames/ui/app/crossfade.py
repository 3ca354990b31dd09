"""The way from one scene to the next: a fade, or a book that opens."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, Protocol

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence


class Named(Protocol):
    """A scene, as far as it matters here."""

    @property
    def name(self) -> str:
        """What kind of scene it is."""


SECONDS: Final = 0.18
OPENING: Final = 0.46
"""Seconds in which a book opens into the next scene."""
_ENDPAPER: Final = (196, 178, 146)
_SUDDEN: Final = frozenset({"curtain"})
"""Scenes that hide what was seen before: they are there at once."""
_OPAQUE: Final = 255


class CrossFade:
    """Keeps the last picture of the scene that is left, and lets it fade over the one that comes."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._began = 0.0
        self._base = 0
        self._book: tuple[pygame.Surface, pygame.Rect] | None = None
        self._is_opening = False

    def open_book(self, cover: pygame.Surface, rect: pygame.Rect) -> None:
        """Let the next scene come out of a book with this cover that stands there, in pixels."""
        self._book = cover, rect

    @property
    def is_on(self) -> bool:
        """Whether something fades."""
        return self._old is not None

    def change(self, shown: Sequence[Named], surface: pygame.Surface, now: float, *, is_wanted: bool) -> None:
        """Be told which scenes are shown: if others lie at the bottom, what the surface still shows fades."""
        base, before = id(shown[0]) if shown else 0, self._base
        self._base = base
        if base == before:
            return
        sudden = not shown or shown[-1].name in _SUDDEN
        self._old = surface.copy() if before and is_wanted and not sudden else None
        self._began = now
        self._is_opening = self._old is not None and self._book is not None
        if not self._is_opening:
            self._book = None

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """Draw what is left of the earlier scene."""
        if self._old is None:
            return
        share = (now - self._began) / (OPENING if self._is_opening else SECONDS)
        if share >= 1 or self._old.get_size() != surface.get_size():
            self._old = self._book = None
            return
        if self._is_opening and self._book is not None:
            self._open(surface, self._old, self._book, share)
            return
        self._old.set_alpha(round(_OPAQUE * (1 - share)))
        surface.blit(self._old, (0, 0))

    @staticmethod
    def _open(
        surface: pygame.Surface, old: pygame.Surface, book: tuple[pygame.Surface, pygame.Rect], share: float
    ) -> None:
        """The page under the cover grows until it fills the window, while the cover swings open on its left edge."""
        cover, start = book
        gone = share * share * (3 - 2 * share)
        whole = surface.get_rect()
        page = pygame.Rect(
            round(start.left * (1 - gone)),
            round(start.top * (1 - gone)),
            round(start.w + (whole.w - start.w) * gone),
            round(start.h + (whole.h - start.h) * gone),
        ).clip(whole)
        new = surface.subsurface(page).copy()
        surface.blit(old, (0, 0))
        surface.blit(new, page)
        swing = math.cos(gone * math.pi * 0.8)
        wide = round(abs(swing) * page.w)
        if not wide or not page.h:
            return
        flap = pygame.transform.scale(cover, (wide, page.h))
        if swing < 0:
            flap.fill(_ENDPAPER)
        shade = round(255 * (0.55 + 0.45 * abs(swing)))
        flap.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(flap, (page.left - (wide if swing < 0 else 0), page.top))
