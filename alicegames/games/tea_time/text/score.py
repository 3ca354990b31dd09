"""Words about the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.games.tea_time.scoring import tie_winner
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.tea_time.state import TeaState


def tie_broken(rules: Any, state: TeaState) -> str:  # noqa: ANN401 -- the bundle's rules of any game
    """Say that Alice decides among equal points, where she does (TT-27)."""
    return tied() if tie_winner(rules.data, state) is not None else ""


def tied() -> str:
    """Say how Alice breaks a tie."""
    return _("The points are equal: whoever holds Alice wins (TT-27).")
