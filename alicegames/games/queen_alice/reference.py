"""The rules of Queen Alice, told in our own words."""

from __future__ import annotations

from alicegames.core.game import Section


def sections() -> tuple[Section, ...]:
    """Return the whole reference."""
    return ()
