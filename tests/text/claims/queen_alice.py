"""For each rule that a reason of Queen Alice can name: when it may be named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.text.claims.queen_asked import (
    LEVELS,
    PIECES,
    STORE,
    SUIT_OF,
    all_tags,
    at,
    at_hand,
    before_the_move,
    is_of,
    own_seat,
    top,
)
from tests.text.claims.queen_boards import (
    full_zone,
    is_board,
    is_built,
    is_done,
    is_planted,
    mini,
    no_arrow,
    no_diamond,
    one_action,
    other_colour,
    other_mini,
    out_of_reach,
    repeat,
    suits,
    too_high,
    unpaid,
)

if TYPE_CHECKING:
    from tests.text.claims.claim import Claim, Condition


def _names_another(claim: Claim) -> bool:
    """A thing of another seat names it: ``heart:1.red``, ``clock:1``."""
    first = claim.rest.partition(".")[0]
    return first.isdecimal() and claim.kind not in ("seat", "pay", "shelf") and int(first) != claim.some.decision.player


# -- chess ------------------------------------------------------------------------------------------------------------


def _square(name: str) -> int:
    return (int(name[1]) - 1) * 5 + "abcde".index(name[0])


def _piece(claim: Claim) -> int:
    """Return the piece on a square, or -1."""
    return int(claim.view.board[_square(claim.rest)]) if claim.kind == "square" else -1


def _named_pieces(claim: Claim) -> tuple[int, ...]:
    """Return the pieces of the card played, while one is to be used."""
    return tuple(claim.data.cards[claim.frame.card].pieces) if top(claim) == "activate" else ()


def _picked_piece(claim: Claim) -> int:
    """Return the piece on the square picked, or -1."""
    name = claim.picked[-1].partition(":")[2] if claim.picked and claim.picked[-1].startswith("square:") else ""
    return int(claim.view.board[_square(name)]) if name else -1


def _cannot_go(claim: Claim) -> bool:
    """The rules of chess (QA-33)."""
    if top(claim) != "activate" or claim.kind != "square":
        return False
    if not claim.picked:
        return _piece(claim) < 0
    mover, there = _picked_piece(claim), _piece(claim)
    own = there >= 0 and mover // len(PIECES) == there // len(PIECES)
    return mover >= 0 and (own if claim.says("own colour") else mover % len(PIECES) != PIECES.index("pawn"))


def _must_go(claim: Claim) -> bool:
    """A piece of the card that has a move makes one (QA-49)."""
    if top(claim) != "activate":
        return False
    if claim.says("No piece stands"):
        return _picked_piece(claim) < 0
    origin = _square(claim.rest) if claim.kind == "square" else -1
    moves = [option for option in claim.offers("move") if option.origin == origin != option.target]
    return claim.says("is moved or rescued") or (claim.says("can move") and bool(moves))


# -- cards ------------------------------------------------------------------------------------------------------------


def _card(claim: Claim) -> int:
    """Return the number of the card that is pointed at."""
    keys = [card.key for card in claim.data.cards]
    return keys.index(claim.rest) if claim.kind in ("hand", "card") else -1


def _not_asked_for(claim: Claim) -> bool:
    """One card is discarded and one played each turn (QA-30)."""
    if claim.kind not in ("hand", "card"):
        return top(claim) == "end"
    if top(claim) in ("discard", "play", "refresh"):
        return _card(claim) not in own_seat(claim).hand
    return not before_the_move(claim) and top(claim) != "rewards"


def _no_invitation(claim: Claim) -> bool:
    """It would leave no card to play, or too few that are no guests (QA-25)."""
    if not {"invite", "card"} & set(at_hand(claim)) or claim.kind not in ("hand", "card"):
        return False
    seat = own_seat(claim)
    if claim.says("three cards"):
        return _card(claim) in (*seat.hand, *seat.discard) and len(seat.pool) + len(seat.discard) <= 3
    return seat.hand == (_card(claim),) and "play" in all_tags(claim)


def _no_use_for_it(claim: Claim) -> bool:
    """No reward uses a card; or it would invite, but this one is not one's own (QA-23)."""
    if claim.kind not in ("hand", "card") or top(claim) != "rewards":
        return False
    if {"invite", "card"} & set(at_hand(claim)):
        return _card(claim) not in (*own_seat(claim).hand, *own_seat(claim).discard)
    return "discard_card" not in at_hand(claim)


def _no_discard(claim: Claim) -> bool:
    """A card of the hand, of the levels that the card played names (QA-28)."""
    if claim.kind not in ("hand", "card"):
        return False
    card = claim.data.cards[_card(claim)]
    masks = at_hand(claim).get("discard_card", set())
    return bool(masks) and (card.id not in own_seat(claim).hand or not any(mask >> card.level & 1 for mask in masks))


def _block(claim: Claim) -> tuple[int, int]:
    """Return level and block of a place of the market, both -1 for anything else."""
    if claim.kind != "market":
        return -1, -1
    level, _dot, block = claim.rest.partition(".")
    return LEVELS.index(level), int(block) - 1


def _lies(claim: Claim) -> bool:
    level, block = _block(claim)
    return level > 0 and claim.view.market[(level - 1) * 3 + block] >= 0


def _wanted(claim: Claim) -> set[int]:
    """Return the levels of the acquisitions at hand."""
    pending = at_hand(claim)
    return set().union(*(pending.get(verb, set()) for verb in ("acquire", "card", "train_card")))


def _too_dear_a_block(claim: Claim) -> bool:
    """Another level than the reward's, an hour or a resource that is not there (QA-120)."""
    (level, block), seat = _block(claim), own_seat(claim)
    if claim.says("reward at hand"):
        return bool(_wanted(claim)) and level not in _wanted(claim) and seat.flowers[2] < 2
    if not _lies(claim) or level not in _wanted(claim):
        return False
    if block == 1:
        return claim.says("hour") and seat.time == 0
    rate = 2 if seat.flowers[3] else 3
    return block == 2 and not sum(seat.store) and seat.time < rate and claim.says("resource")


def _another_row(claim: Claim) -> bool:
    (level, _number), seat = _block(claim), own_seat(claim)
    return bool(_wanted(claim)) and level not in _wanted(claim) and seat.flowers[2] >= 2 and _lies(claim)


# -- bookmarks, resources and the rest --------------------------------------------------------------------------------


def _tile(claim: Claim) -> Any:
    return next((tile for tile in claim.data.bookmarks if claim.kind == "tile" and tile.key == claim.rest), None)


def _owned(claim: Claim, *when: str) -> Any:
    """Return the bookmark if the asked seat has it and it acts then."""
    tile = _tile(claim)
    return tile if tile is not None and tile.id in own_seat(claim).tiles and tile.when in when else None


def _unsold(claim: Claim) -> bool:
    """No purchase is at hand (QA-93)."""
    tile = _tile(claim)
    return "buy" not in at_hand(claim) and (claim.kind == "shelf" or (tile is not None and tile.id in claim.view.shelf))


def _poor(claim: Claim) -> bool:
    tile = _tile(claim)
    if tile is None or "buy" not in at_hand(claim) or tile.id not in claim.view.shelf:
        return False
    return any(price > have for price, have in zip(tile.price, own_seat(claim).books, strict=True))


def _is_taken(claim: Claim) -> bool:
    tile = _tile(claim)
    return tile is not None and tile.id not in claim.view.shelf and tile.id not in own_seat(claim).tiles


def _other_resource(claim: Claim) -> bool:
    """Another resource is at hand, and this one cannot be given up for it; or it fills the store (QA-53)."""
    pending, store = at_hand(claim), own_seat(claim).store
    kinds = set().union(*(pending.get(verb, set()) for verb in ("gain_resource", "row", "unlock_cube")))
    kind = STORE.index(claim.rest) if claim.kind == "resource" and claim.rest in STORE else -1
    is_full = sum(store) == 3 + own_seat(claim).cubes
    if {kind, 3} & kinds:
        return claim.says("All your cubes") and is_full and sum(store) == store[kind]
    gives = is_full and claim.says("to give up")
    return bool(kinds) and kind >= 0 and claim.says("at hand") and (not store[kind] if gives else not is_full)


def _no_gain(claim: Claim) -> bool:
    gains = {"gain_resource", "row", "unlock_cube"}
    return claim.kind in ("clock", "cube") or (claim.kind == "resource" and not gains & set(at_hand(claim)))


def _path_of_alice(claim: Claim) -> bool:
    steps = at_hand(claim).get("alice", set())
    return claim.kind in ("path", "alice", "crowns", "wish", "throne") and bool(steps) == claim.says("at hand")


HOLDS: Final[dict[str, Condition]] = {
    "QA-03": _names_another,
    "QA-20": lambda claim: claim.view.owner < 0 or claim.kind == "train",
    "QA-21": lambda claim: (
        top(claim) == "activate" and _piece(claim) >= 0 and _piece(claim) not in _named_pieces(claim)
    ),
    "QA-23": _no_use_for_it,
    "QA-25": _no_invitation,
    "QA-28": _no_discard,
    "QA-30": _not_asked_for,
    "QA-31": at("discard"),
    "QA-32": lambda claim: (
        top(claim) == "play" or (claim.kind in ("square", "hand", "card") and before_the_move(claim))
    ),
    "QA-33": _cannot_go,
    "QA-34": lambda claim: (
        top(claim) == "activate"
        and _picked_piece(claim) >= 0
        and _picked_piece(claim) % len(PIECES) == PIECES.index("pawn")
    ),
    "QA-36": other_colour,
    "QA-38": lambda claim: top(claim) == "act" and claim.kind in SUIT_OF and SUIT_OF[claim.kind] not in suits(claim),
    "QA-40": lambda claim: (
        claim.kind in ("jail", "jails")
        or (top(claim) == "activate" and claim.picked[-1:] != () and claim.picked[-1].startswith("jail:"))
    ),
    "QA-43": repeat,
    "QA-44": is_done,
    "QA-45": lambda claim: top(claim) == "refresh" or claim.some.decision.player < 0,
    "QA-48": one_action,
    "QA-49": _must_go,
    "QA-51": at("pay"),
    "QA-52": at("rewards"),
    "QA-53": _other_resource,
    "QA-55": _no_gain,
    "QA-69": unpaid,
    "QA-70": lambda claim: (
        (claim.kind in ("gardener", "zone") and any(claim.offers("plant"))) or claim.kind == "gardener"
    ),
    "QA-72": lambda claim: (
        claim.kind in ("bed", "heart")
        and is_board(claim)
        and (any(claim.offers("plant")) if claim.kind == "heart" else own_seat(claim).hearts[claim.frame.colour] == 5)
    ),
    "QA-73": is_planted,
    "QA-76": is_of("flower"),
    "QA-78": mini(0),
    "QA-79": full_zone,
    "QA-80": out_of_reach,
    "QA-83": lambda claim: claim.kind == "seal" and is_board(claim),
    "QA-87": mini(1),
    "QA-90": no_arrow,
    "QA-92": is_of("book"),
    "QA-93": _unsold,
    "QA-96": mini(2),
    "QA-97": lambda claim: bool(_owned(claim, "at_once")),
    "QA-98": lambda claim: bool(tile := _owned(claim, "turn")) and tile.id in own_seat(claim).used,
    "QA-99": lambda claim: bool(_owned(claim, "end")),
    "QA-100": too_high,
    "QA-101": no_diamond,
    "QA-102": lambda claim: claim.kind == "humpty" and is_board(claim),
    "QA-104": mini(3),
    "QA-106": is_built,
    "QA-110": _path_of_alice,
    "QA-117": lambda claim: (
        claim.kind in ("cat", "paw") and (2 in at_hand(claim).get("pawprint", set())) == claim.says("choose the cat")
    ),
    "QA-120": _too_dear_a_block,
    "QA-124": lambda claim: bool(_wanted(claim)) and claim.kind == "market" and not _lies(claim),
    "QA-125": _another_row,
    "QA-130": lambda claim: not claim.view.stack,
    "QA-153": at("train"),
    "QA-155": lambda claim: "train_card" in at_hand(claim) and _block(claim)[1] > 0,
    "QA-161": _is_taken,
    "QA-169": lambda claim: claim.kind == "market" and not _wanted(claim),
    "QA-172": at("respawn"),
    "QA-178": lambda claim: (
        claim.kind == "square"
        and "capture" in at_hand(claim)
        and not any(mask >> max(_piece(claim), 0) & 1 and _piece(claim) >= 0 for mask in at_hand(claim)["capture"])
    ),
    "QA-180": other_mini,
    "QA-186": lambda claim: bool(tile := _owned(claim, "turn")) and tile.id not in own_seat(claim).used,
    "QA-187": _poor,
}
STEPS: Final = {
    "choose_train": "QA-20",
    "train": "QA-153",
    "discard": "QA-31",
    "play": "QA-32",
    "activate": "QA-49",
    "respawn": "QA-172",
    "act": "QA-36",
    "again": "QA-43",
    "rewards": "QA-52",
    "pay": "QA-51",
    "refresh": "QA-45",
    "end": "QA-30",
}
"""By what is pending the rule that is named where only the order of picking is wrong."""
