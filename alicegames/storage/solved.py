"""How far each problem has come: kept with the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.storage import settings

if TYPE_CHECKING:
    from alicegames.storage.errors import SaveError
    from alicegames.storage.settings import Settings

NEW: Final = 0
TRIED: Final = 1
SHOWN: Final = 2
"""Solved after the choice or the whole way was shown."""
SOLVED: Final = 3
"""Solved by oneself."""


def keep(problem_id: str, state: int) -> tuple[Settings, SaveError | None]:
    """Remember how far a problem has come; what was reached once stays. Return the settings and what went wrong."""
    done = settings.load()[0].problems_done
    if done.get(problem_id, NEW) >= state:
        return settings.load()[0], None
    return settings.update(problems_done=done | {problem_id: state})
