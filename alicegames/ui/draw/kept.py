"""Pictures kept for later, as many as a budget of bytes allows."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

Key = TypeVar("Key")


class Kept(Generic[Key]):
    """Pictures by key; where they weigh more than the budget, those unused for longest go first."""

    def __init__(self, budget: int) -> None:
        """``budget``: bytes of all pictures together; the one kept last may be larger."""
        self._pictures: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._budget = budget
        self.weight = 0
        """Bytes of what is kept."""

    @property
    def budget(self) -> int:
        """Bytes of all pictures together at most."""
        return self._budget

    @budget.setter
    def budget(self, budget: int) -> None:
        self._budget = budget
        self._shrink()

    def get(self, key: Key) -> pygame.Surface | None:
        """Return a picture, which counts as used now; None where it is not kept."""
        if key not in self._pictures:
            return None
        self._pictures.move_to_end(key)
        return self._pictures[key]

    def keep(self, key: Key, picture: pygame.Surface) -> pygame.Surface:
        """Keep a picture, and return it."""
        before = self._pictures.pop(key, None)
        self.weight += _weight(picture) - (_weight(before) if before is not None else 0)
        self._pictures[key] = picture
        self._shrink()
        return picture

    def latest(self) -> Iterator[tuple[Key, pygame.Surface]]:
        """Yield what is kept, the one used last first."""
        yield from reversed(self._pictures.items())

    def clear(self) -> None:
        """Forget everything."""
        self._pictures.clear()
        self.weight = 0

    def _shrink(self) -> None:
        while self.weight > self._budget and len(self._pictures) > 1:
            self.weight -= _weight(self._pictures.popitem(last=False)[1])


def _weight(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()
