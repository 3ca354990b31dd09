"""What is pending in the automa's turns (RW-70 to RW-85)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class RevealBotCard:
    """Chance reveals the automa's next card (RW-71)."""

    seat: int
    tag: Literal["reveal_bot_card"] = "reveal_bot_card"


@dataclass(frozen=True, slots=True)
class BotTurn:
    """The automa finds the first row of its card that it can carry out (RW-72)."""

    seat: int
    tag: Literal["bot_turn"] = "bot_turn"


@dataclass(frozen=True, slots=True)
class BotTake:
    """The automa has turned a die for a row and now takes from that row's area."""

    seat: int
    region: int
    source: str
    tag: Literal["bot_take"] = "bot_take"
