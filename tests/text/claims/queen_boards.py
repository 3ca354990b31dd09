"""When reasons about garden, messengers, tree and wall hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.text.claims.queen_asked import (
    ANY_SUIT,
    COLOURS,
    EARLY,
    SUIT_OF,
    all_tags,
    at_hand,
    before_the_move,
    own_seat,
    top,
)

if TYPE_CHECKING:
    from tests.text.claims.claim import Claim, Condition


# -- the boards of the actions ----------------------------------------------------------------------------------------


def suits(claim: Claim) -> set[int]:
    """Return the suits of the action at hand."""
    if top(claim) == "again":
        return {claim.frame.suit}
    if top(claim) != "act":
        return set()
    wild = claim.frame.king or claim.frame.column == ANY_SUIT
    return {0, 1, 2, 3} if wild else {claim.frame.column}


def is_board(claim: Claim) -> bool:
    """Whether it is a thing of the action at hand, in the colour of its piece."""
    named = claim.rest.partition(".")[0]
    return SUIT_OF.get(claim.kind) in suits(claim) and (named not in COLOURS or named == COLOURS[claim.frame.colour])


def other_colour(claim: Claim) -> bool:
    """The colour of the piece is the action's; and there is no action before a piece has landed (QA-36)."""
    if claim.kind not in SUIT_OF:
        return top(claim) == "act"
    if top(claim) not in ("act", "again"):
        return bool(all_tags(claim) & EARLY)
    named = claim.rest.partition(".")[0]
    return named in COLOURS and named != COLOURS[claim.frame.colour]


def repeat(claim: Claim) -> bool:
    """Only the action just done, for its hours (QA-43)."""
    if top(claim) != "again":
        return False
    if claim.says("can be repeated"):
        return bool(SUIT_OF.get(claim.kind) != claim.frame.suit)
    hours = 5 if own_seat(claim).flowers[1] else 6
    return not claim.says("you have") or own_seat(claim).time < hours


def number(claim: Claim) -> int:
    """Return the number in a thing's id: a garden or wall space, a zone, a diamond; -1 if it has none."""
    number = claim.rest.partition(".")[2]
    return int(number) if number.isdecimal() else -1


def is_done(claim: Claim) -> bool:
    """The action cannot be done in its colour any more (QA-44)."""
    if top(claim) not in ("act", "again") or not is_board(claim):
        return False
    seat, colour, data = own_seat(claim), claim.frame.colour, claim.data
    return {
        0: seat.hearts[colour] == 5 or all(bed >= 0 for bed in claim.view.beds[colour]),
        1: not data.messengers[colour].spaces[seat.messengers[colour]].next,
        2: not data.tree.spaces[seat.twins[colour]].arrows,
        3: seat.diamonds[colour] == 0b11111 or all(space >= 0 for space in claim.view.walls[colour]),
    }[SUIT_OF[claim.kind]]


def unpaid(claim: Claim) -> bool:
    """It could be done, but not paid (QA-69)."""
    tags = {0: ("plant",), 1: ("ride",), 2: ("climb",), 3: ("build",)}
    if not is_board(claim) or is_done(claim) or not claim.says("cannot be paid"):
        return False
    seat, colour, view = own_seat(claim), claim.frame.colour, claim.view
    options = [one for tag in tags[SUIT_OF[claim.kind]] for one in claim.offers(tag)]
    if claim.kind == "bed":
        return view.beds[colour][number(claim)] < 0 and all(one.space != number(claim) for one in options)
    if claim.kind == "brick":
        below = range(number(claim) % 4, number(claim), 4)
        filled = all(view.walls[colour][space] >= 0 for space in below) and view.walls[colour][number(claim)] < 0
        return filled and all(one.space != number(claim) for one in options)
    if claim.kind == "tree":
        ways = [arrow.to for arrow in claim.data.tree.spaces[seat.twins[colour]].arrows]
        return any(claim.data.tree.spaces[to].key == claim.rest for to in ways)
    if claim.kind == "messenger":
        return claim.rest in _ahead(claim)
    if claim.kind == "zone":
        spaces = _zone(claim)
        return any(view.beds[colour][space] < 0 for space in spaces) and all(one.space not in spaces for one in options)
    if claim.kind == "arrow":
        return all(one.black != (claim.rest == "black") for one in options)
    return not options


def _ahead(claim: Claim) -> set[str]:
    """Return the keys of the spaces one to three arrows ahead of the messenger."""
    path = claim.data.messengers[claim.frame.colour].spaces
    here, found = {own_seat(claim).messengers[claim.frame.colour]}, set()
    for _step in range(3):
        here = {to for space in here for to in path[space].next}
        found |= {path[space].key for space in here}
    return found


def too_high(claim: Claim) -> bool:
    """The lowest free space of its column (QA-100)."""
    wall = claim.view.walls[claim.frame.colour] if claim.kind == "brick" and is_board(claim) else ()
    return (
        bool(wall)
        and wall[number(claim)] < 0
        and any(wall[low] < 0 for low in range(number(claim) % 4, number(claim), 4))
    )


def is_built(claim: Claim) -> bool:
    return claim.kind == "brick" and is_board(claim) and claim.view.walls[claim.frame.colour][number(claim)] >= 0


def no_diamond(claim: Claim) -> bool:
    if claim.kind not in ("brick", "diamond") or not is_board(claim):
        return False
    gone = own_seat(claim).diamonds[claim.frame.colour]
    return bool(gone >> max(number(claim) - 1, 0) & 1) if claim.kind == "diamond" else gone == 0b11111


def is_planted(claim: Claim) -> bool:
    return claim.kind == "bed" and is_board(claim) and claim.view.beds[claim.frame.colour][number(claim)] >= 0


def full_zone(claim: Claim) -> bool:
    if claim.kind != "zone" or not is_board(claim):
        return False
    return all(claim.view.beds[claim.frame.colour][space] >= 0 for space in _zone(claim))


def _zone(claim: Claim) -> tuple[int, ...]:
    """Return the spaces of a garden zone."""
    zones = claim.data.table(claim.view.players).garden.zones[claim.frame.colour]
    return tuple(zones[number(claim)])


def out_of_reach(claim: Claim) -> bool:
    return claim.kind == "messenger" and is_board(claim) and claim.rest not in _ahead(claim)


def no_arrow(claim: Claim) -> bool:
    if claim.kind not in ("tree", "twin", "arrow") or SUIT_OF[claim.kind] not in suits(claim):
        return False
    space = claim.data.tree.spaces[own_seat(claim).twins[claim.frame.colour]]
    return claim.kind != "tree" or claim.rest not in {claim.data.tree.spaces[arrow.to].key for arrow in space.arrows}


def mini(suit: int) -> Condition:
    """A mini-action of the suit is at hand, and this is more than it does."""
    return lambda claim: (
        SUIT_OF.get(claim.kind) == suit and bool(at_hand(claim).get("mini_action", set()) & {suit, ANY_SUIT})
    )


def other_mini(claim: Claim) -> bool:
    minis = at_hand(claim).get("mini_action", set())
    return bool(minis) and claim.kind in SUIT_OF and not minis & {SUIT_OF[claim.kind], ANY_SUIT}


def one_action(claim: Claim) -> bool:
    """One card, one piece, one action: it has been done (QA-48)."""
    if claim.kind == "square":
        return not before_the_move(claim) and claim.view.owner >= 0
    return claim.kind in SUIT_OF and not all_tags(claim) & EARLY and top(claim) != "again"
