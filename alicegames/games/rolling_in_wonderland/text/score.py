"""Words about the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.games.rolling_in_wonderland.scoring import tie_break
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.state import State


def tie_broken(rules: Any, state: State) -> str:  # noqa: ANN401 -- the bundle's rules of any game
    """Say which tie-break decided the first place; empty if points did (RW-58)."""
    broke = tie_break(rules.data, state)
    return tied(broke) if broke else ""


def tied(by: str) -> str:
    """Say what breaks a tie (RW-58, RW-116)."""
    return {
        "mushrooms": _("The points are equal: more mushrooms left decide (RW-58)."),
        "cubes": _("The points are equal: more cubes on open challenges decide (RW-58)."),
        "rabbit": _("The points are equal: the pawn further on the White Rabbit’s path decides (RW-58)."),
        "order": _("The points are equal: the later place in the last round’s order decides (RW-116)."),
    }[by]
