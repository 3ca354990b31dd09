"""For each rule that a reason of Rolling in Wonderland can name: when it may be named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.rolling_in_wonderland.play.counters import holds

if TYPE_CHECKING:
    from tests.text.claims.claim import Claim, Condition

REGIONS: Final = ("rabbit", "hatter", "queen", "alice", "cat", "caterpillar")
COLOURS: Final = ("white", "blue", "purple", "green", "pink", "orange")
KINDS: Final = (*COLOURS, "dee")
SPACES: Final = 6
MAIN: Final = ("before_taking", "after_taking")
USES: Final = (*MAIN, "card_drawn", "gain_mushrooms")
"""When mushrooms and cards can be used (RW-97)."""


def _tag(claim: Claim) -> str:
    return str(claim.frame.tag) if claim.view.stack else ""


def _at(*tags: str) -> Condition:
    """The rule of a step: it is that step's turn."""
    return lambda claim: _tag(claim) in tags


def _is(*kinds: str) -> Condition:
    """A rule about a thing that is never chosen: it is that thing."""
    return lambda claim: claim.kind in kinds


def _either(*some: Condition) -> Condition:
    return lambda claim: any(one(claim) for one in some)


def _owner(claim: Claim) -> Any:
    return claim.view.seats[claim.view.owner]


def _seat(claim: Claim) -> int:
    """Return the seat whose thing it is."""
    return int(claim.rest.split(".")[0])


def _is_anothers(*kinds: str) -> Condition:
    return lambda claim: claim.kind in kinds and _seat(claim) != claim.view.owner


def _area(claim: Claim, region: str) -> dict[str, int]:
    """Return how many dice of each kind stand in a region."""
    start = REGIONS.index(region) * len(KINDS)
    return {
        kind: count for kind, count in zip(KINDS, claim.view.dice[start : start + len(KINDS)], strict=True) if count
    }


def _dice(targets: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return region and kind of each die among targets."""
    found = [target.partition(":")[2].split(".") for target in targets if target.startswith("die:")]
    return [(die[0], die[1]) for die in found]


def _room(claim: Claim) -> int:
    """The free spaces of a board; the Tweedledee die brings its own."""
    board: tuple[int, ...] = claim.view.seats[claim.some.decision.player].dice
    return SPACES - sum(number % len(KINDS) != KINDS.index("dee") for number in board)


# -- dice -------------------------------------------------------------------------------------------------------------


def _does_not_fit(claim: Claim) -> bool:
    """Another area than the chosen one, or more dice than fit; the other dice are all that fit (RW-20)."""
    if _tag(claim) != "choose_dice":
        return False
    if claim.kind != "die":
        return not claim.says("room for")
    region, _kind = _dice((claim.target,))[0]
    if region != REGIONS[claim.frame.region] or not claim.says("room for"):
        return region != REGIONS[claim.frame.region] and not claim.says("room for")
    others = [kind for _region, kind in _dice((*claim.picked, claim.target)) if kind != "dee"]
    return claim.says(f"room for {_room(claim)} ") and len(others) > _room(claim)


def _with_dee(claim: Claim) -> bool:
    return any(kind == "dee" for _region, kind in _dice((*claim.picked, claim.target)))


def _no_mushroom(claim: Claim) -> bool:
    """A mushroom turns one die that is not white: there is none, or the die comes first (RW-23)."""
    if claim.reason.first:
        return any(target.startswith(("mushroom:", "die:")) for target in claim.reason.first)
    has = bool(_owner(claim).mushrooms)
    if claim.kind == "die":
        white = _dice((claim.target,))[0][1] == "white"
        return not white and claim.says("no mushroom") != has and (not has or bool(_dice(claim.picked)))
    return claim.kind == "mushroom" and _seat(claim) == claim.view.owner and not has


def _one_area(claim: Claim) -> bool:
    """Dice of one area are rerolled (RW-24)."""
    if claim.reason.first:
        return claim.kind == "region" and claim.reason.first[-1].startswith("mushroom:")
    if _tag(claim) != "pick_reroll" or claim.kind != "die":
        return _tag(claim) == "pick_reroll"
    region, kind = _dice((claim.target,))[0]
    number, here = KINDS.index(kind), REGIONS[claim.frame.region]
    if claim.says("one area"):
        return region != here
    if claim.says("is past"):
        return region == here and bool(claim.frame.picked) and number < claim.frame.picked[-1]
    return region == here and number in claim.frame.picked


def _white(claim: Claim) -> bool:
    """No mushroom for a white die (RW-27)."""
    if claim.kind == "die":
        paid = _tag(claim) != "pick_reroll" or claim.frame.paid
        return _dice((claim.target,))[0][1] == "white" and paid
    return claim.kind == "mushroom" and all(set(_area(claim, region)) <= {"white"} for region in REGIONS)


def _white_spared(claim: Claim) -> bool:
    """Neither cards nor rerolls touch white dice (RW-104)."""
    if claim.kind == "region":
        return set(_area(claim, claim.rest)) == {"white"}
    free = _tag(claim) in ("turn_dice", "swap_dice") or (_tag(claim) == "pick_reroll" and not claim.frame.paid)
    return claim.kind == "die" and free and _dice((claim.target,))[0][1] == "white"


def _same_face(claim: Claim) -> bool:
    """A turned die shows another face; nothing is done with no die (RW-103)."""
    if claim.kind == "button":
        return _tag(claim) == "pick_reroll" and not claim.frame.picked
    if claim.kind != "region":
        return False
    picked = _dice(claim.picked)
    return picked[0][0] == claim.rest if picked else not _area(claim, claim.rest)


def _one_after_the_other(claim: Claim) -> bool:
    """The effects of cards on dice (RW-98)."""
    if _tag(claim) not in ("turn_dice", "choose_reroll", "swap_dice"):
        return False
    if claim.kind != "die":
        return True
    if claim.says("One die at a time"):
        return _tag(claim) == "turn_dice" and bool(_dice(claim.picked))
    if _tag(claim) != "swap_dice":
        return claim.says("First ")
    chosen, (region, _kind) = claim.frame.chosen, _dice((claim.target,))[0]
    same = chosen >= 0 and REGIONS[chosen // len(KINDS)] == region
    return same == claim.says("different areas")


# -- cards ------------------------------------------------------------------------------------------------------------


def _card(claim: Claim) -> int:
    keys = [card.key for card in claim.data.hatter]
    return keys.index(claim.rest) if claim.kind == "hand" and claim.rest in keys else -1


def _has_condition(claim: Claim) -> bool:
    """Whether the card of the hand names a condition, and it is not met."""
    card = claim.data.hatter[_card(claim)]
    return bool(card.when) and not holds(claim.data, claim.view, claim.view.owner, card.when)


def _is_playable(claim: Claim) -> bool:
    return any(option.card == _card(claim) for option in claim.offers("play"))


def _not_now(claim: Claim) -> bool:
    """When cards and mushrooms are used, and what would do nothing (RW-97)."""
    if claim.kind == "hand" and claim.says("would do nothing"):
        return _tag(claim) in USES and not _is_playable(claim) and not _has_condition(claim)
    if claim.kind in ("hand", "mushroom") and not claim.says("First") and not claim.says("You have drawn"):
        return _tag(claim) not in USES or claim.says("would be lost")
    if claim.kind == "button" and _tag(claim) == "after_taking":
        return claim.rest == "pass" and not any(claim.offers("pass"))
    return _tag(claim) in ("gain_mushrooms", "card_drawn")


def _unmet(claim: Claim) -> bool:
    """The condition that the card names is not met (RW-35)."""
    return claim.kind == "hand" and _card(claim) in _owner(claim).hand and _has_condition(claim)


# -- the action of a region -------------------------------------------------------------------------------------------


def _icon(claim: Claim) -> tuple[int, int]:
    """Return the challenge in an icon's slot, or -1, and the mask of its cubes."""
    seat, slot, _number = (int(part) for part in claim.rest.split("."))
    return int(claim.view.seats[seat].slots[slot - 1]), int(claim.view.seats[seat].cubes[slot - 1])


def _no_cube(claim: Claim) -> bool:
    """Cubes go on free icons of one's own, of the colours of the dice taken (RW-40)."""
    if claim.kind not in ("icon", "challenge") or _seat(claim) != claim.view.owner:
        return _tag(claim) == "place_cubes" or _is_anothers("icon", "challenge")(claim)
    if claim.kind == "challenge":
        return _tag(claim) in ("place_cubes", "place_any_cube")
    (challenge, cubes), number = _icon(claim), int(claim.rest[-1])
    if claim.says("covers this icon") or challenge < 0:
        return challenge >= 0 and bool(cubes >> number & 1)
    if claim.says("None of the dice"):
        colour = claim.data.challenges[challenge].icons[number]
        return _tag(claim) == "place_cubes" and colour not in claim.frame.colours and claim.says(COLOURS[colour])
    return _tag(claim) in MAIN


def _challenge(claim: Claim) -> bool:
    """Challenges come from the top of their deck (RW-39)."""
    if claim.target == "deck:challenge" or _tag(claim) == "take_challenge":
        return True
    if claim.kind == "icon":
        return _icon(claim)[0] < 0
    return claim.kind == "challenge" and _tag(claim) in MAIN


def _token(claim: Claim) -> int:
    return int(claim.rest) - 1 if claim.kind == "token" else -1


def _moves(claim: Claim) -> bool:
    """Soldiers and cubes that a benefit moves (RW-46)."""
    if claim.reason.first:
        return claim.reason.first[0].startswith(("army:", "figure:"))
    if claim.kind == "army":
        return _seat(claim) != claim.view.owner or _tag(claim) in (*MAIN, "move_soldiers", "place_any_cube")
    standing = [target.partition(":")[2].split(".")[-1] for target in claim.picked]
    if claim.kind == "region" and claim.picked and claim.picked[0].startswith("figure:"):
        standing = [REGIONS[claim.view.figures[("dee", "dum").index(name)][1]] for name in standing]
    if claim.kind == "region" and claim.picked and claim.says("another region"):
        return claim.rest in standing
    return _tag(claim) in ("move_soldiers", "place_any_cube")


def _soldiers(claim: Claim) -> bool:
    """Soldiers are placed from one's own supply (RW-37)."""
    if claim.kind != "supply":
        return _tag(claim) == "place_soldiers"
    if _seat(claim) != claim.view.owner:
        return claim.says("another player’s")
    return (_tag(claim) == "place_soldiers") == claim.says("Choose the region") and bool(_owner(claim).soldiers)


def _figure(number: int) -> Condition:
    name = ("dee", "dum")[number]
    return lambda claim: (
        claim.target == f"figure:{name}" or (_tag(claim) == "place_figure" and claim.frame.figure == number)
    )


HOLDS: Final[dict[str, Condition]] = {
    "RW-10": lambda claim: claim.kind == "token" and claim.view.tokens[_token(claim)] < 0,
    "RW-11": lambda claim: claim.target == "deck:objective",
    "RW-16": _either(
        _is("jabberwocky"),
        lambda claim: claim.target == "deck:jabberwocky" or claim.some.decision.player in (-1, claim.view.bot),
    ),
    "RW-18": _at(*MAIN),
    "RW-19": lambda claim: claim.kind == "seat" and _seat(claim) != claim.view.bot,
    "RW-20": lambda claim: _does_not_fit(claim) and not (claim.says("room for") and _with_dee(claim)),
    "RW-21": _is_anothers("mushroom"),
    "RW-22": _at("discard_down"),
    "RW-23": _no_mushroom,
    "RW-24": _one_area,
    "RW-27": _white,
    "RW-28": _is("board"),
    "RW-29": _is("ability"),
    "RW-30": lambda claim: claim.kind == "path" and claim.rest.startswith("rabbit"),
    "RW-32": lambda claim: claim.target == "deck:hatter",
    "RW-33": _either(
        lambda claim: claim.kind == "hand" and _card(claim) not in _owner(claim).hand,
        _is("ongoing"),
        _at("fire_ongoing"),
    ),
    "RW-34": _at("fill_slot"),
    "RW-35": _unmet,
    "RW-37": _soldiers,
    "RW-38": lambda claim: claim.kind == "supply" and _seat(claim) == claim.view.owner and not _owner(claim).soldiers,
    "RW-39": _challenge,
    "RW-40": _no_cube,
    "RW-42": lambda claim: _tag(claim) == "use_tokens" or (claim.kind == "token" and _tag(claim) in MAIN),
    "RW-43": lambda claim: _tag(claim) == "use_tokens" and _token(claim) not in (-1, *claim.frame.reach),
    "RW-44": lambda claim: claim.kind == "path" and claim.rest.startswith("caterpillar"),
    "RW-46": _moves,
    "RW-54": lambda claim: claim.kind == "end" or claim.view.over,
    "RW-57": _is("objective"),
    "RW-62": lambda claim: not claim.view.variant.mushrooms,
    "RW-65": _either(_is("draft"), _at("deal_abilities")),
    "RW-67": _figure(0),
    "RW-68": _figure(1),
    "RW-70": lambda claim: claim.kind == "seat" and _seat(claim) == claim.view.bot,
    "RW-71": lambda claim: claim.target == "deck:bot",
    "RW-96": lambda claim: claim.kind == "button" and _tag(claim) == "before_taking",
    "RW-97": _not_now,
    "RW-98": _one_after_the_other,
    "RW-103": _same_face,
    "RW-104": _white_spared,
    "RW-121": lambda claim: _does_not_fit(claim) and _with_dee(claim),
}
STEPS: Final = {
    "before_taking": "RW-18",
    "after_taking": "RW-18",
    "choose_dice": "RW-20",
    "deal_abilities": "RW-65",
    "discard_down": "RW-22",
    "turn_dice": "RW-98",
    "choose_reroll": "RW-98",
    "swap_dice": "RW-98",
    "pick_reroll": "RW-24",
    "gain_mushrooms": "RW-97",
    "card_drawn": "RW-97",
    "fill_slot": "RW-34",
    "fire_ongoing": "RW-33",
    "take_challenge": "RW-39",
    "place_cubes": "RW-40",
    "place_any_cube": "RW-46",
    "place_soldiers": "RW-37",
    "move_soldiers": "RW-46",
    "use_tokens": "RW-42",
}
"""By what is pending the rule that is named where only what is picked is wrong."""
