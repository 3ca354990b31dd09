"""Pawns that hop along their path, space by space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.ui.presenters.base import Motion

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame import FRect

    from alicegames.ui.presenters.base import Picture

_STEP: Final = 0.16
"""Seconds for one space."""
_LONGEST: Final = 1.1


def hop(key: str, between: Sequence[FRect | None], before: Picture, after: Picture) -> tuple[Motion, ...]:
    """Return the hops of the thing of a key over the spaces between to its new place; none where it has not moved."""
    old, new = before.get(key), after.get(key)
    if old is None or new is None or old.rect == new.rect:
        return ()
    via = (*(rect.center for rect in between if rect is not None), new.rect.center)
    seconds = min(_LONGEST, 0.12 + _STEP * len(via))
    return (
        Motion(new.paint, old.rect, new.rect, 0, seconds, hides=key, reveals=key, kind="hop", sound="hop", via=via),
    )
