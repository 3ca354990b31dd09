"""What is asked and pending in Queen Alice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.text.claims.claim import Claim, Condition

COLOURS: Final = ("red", "white")
LEVELS: Final = ("basic", "bronze", "silver", "gold")
STORE: Final = ("cake", "tea", "toast")
PIECES: Final = ("king", "queen", "rook", "bishop", "knight", "pawn")
ANY_SUIT: Final = 4
SUIT_OF: Final = {
    **dict.fromkeys(("bed", "zone", "heart", "gardener"), 0),
    **dict.fromkeys(("messenger", "seal"), 1),
    **dict.fromkeys(("tree", "twin", "arrow", "shelf"), 2),
    **dict.fromkeys(("brick", "diamond", "humpty"), 3),
}
"""By kind of thing: hearts, spades, clubs, diamonds."""
EARLY: Final = frozenset({"discard", "play", "activate", "respawn", "act"})
"""What is pending before the action of a turn has been done."""


def top(claim: Claim) -> str:
    return str(claim.frame.tag) if claim.view.stack else ""


def all_tags(claim: Claim) -> set[str]:
    return {frame.tag for frame in claim.view.stack}


def at(*tags: str) -> Condition:
    return lambda claim: top(claim) in tags


def is_of(*kinds: str) -> Condition:
    return lambda claim: claim.kind in kinds


def own_seat(claim: Claim) -> Any:
    return claim.view.seats[claim.some.decision.player]


def at_hand(claim: Claim) -> dict[str, set[int]]:
    """Return the arguments of the rewards at hand by their verbs."""
    found: dict[str, set[int]] = {}
    for reward in claim.frame.pending if top(claim) == "rewards" else ():
        found.setdefault(reward.verb, set()).add(reward.arg)
    return found


def before_the_move(claim: Claim) -> bool:
    return bool(all_tags(claim) & {"play", "activate"})
