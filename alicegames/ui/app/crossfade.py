"""The fade from one scene to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame


class Named(Protocol):
    """A scene, as far as it matters here."""

    @property
    def name(self) -> str:
        """What kind of scene it is."""


SECONDS: Final = 0.18
_SUDDEN: Final = frozenset({"curtain"})
"""Scenes that hide what was seen before: they are there at once."""
_OPAQUE: Final = 255


class CrossFade:
    """Keeps the last picture of the scene that is left, and lets it fade over the one that comes."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._began = 0.0
        self._base = 0

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

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """Draw what is left of the earlier scene."""
        if self._old is None:
            return
        share = (now - self._began) / SECONDS
        if share >= 1 or self._old.get_size() != surface.get_size():
            self._old = None
            return
        self._old.set_alpha(round(_OPAQUE * (1 - share)))
        surface.blit(self._old, (0, 0))
