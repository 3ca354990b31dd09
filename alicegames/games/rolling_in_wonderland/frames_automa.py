"""What is pending in the automa's turns (RW-70 to RW-85)."""

from __future__ import annotations

from alicegames.core.values import Tagged


class RevealBotCard(Tagged, frozen=True, tag="reveal_bot_card"):
    """Chance reveals the automa's next card (RW-71)."""

    seat: int


class BotTurn(Tagged, frozen=True, tag="bot_turn"):
    """The automa finds the first row of its card that it can carry out (RW-72)."""

    seat: int


class BotTake(Tagged, frozen=True, tag="bot_take"):
    """The automa has turned a die for a row and now takes from that row's area."""

    seat: int
    region: int
    source: str
