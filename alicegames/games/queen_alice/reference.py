"""The rules of Queen Alice, told in our own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice import (
    reference_boards,
    reference_cards,
    reference_end,
    reference_setup,
    reference_turn,
)

if TYPE_CHECKING:
    from alicegames.core.game import Section


def sections() -> tuple[Section, ...]:
    """Return the whole reference."""
    parts = (reference_setup, reference_turn, reference_cards, reference_boards, reference_end)
    return tuple(section for part in parts for section in part.sections())
