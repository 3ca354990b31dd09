"""What the rulebook prints and what our own numbers keep to: a pack of other numbers is used all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.verbs import Rewards


def total(rewards: Rewards, verb: str) -> int:
    """Return the amount of a verb in some rewards, those without an amount counting one."""
    return sum(int(getattr(reward, "amount", 1)) for reward in rewards if reward.verb == verb)
