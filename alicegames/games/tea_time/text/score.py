"""Words about the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.rules import totals
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.tea_time.state import TeaState


def tie_broken(rules: Any, state: TeaState) -> str:  # noqa: ANN401 -- the bundle's rules of any game
    """Say that Alice decides among equal points, where she does (TT-27)."""
    points, places = totals(rules.score(state)), rules.places(state)
    tied = points.count(max(points)) > 1 and places.count(1) == 1
    return _("The points are equal: whoever holds Alice wins (TT-27).") if tied else ""
