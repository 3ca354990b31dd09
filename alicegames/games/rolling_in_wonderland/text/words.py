"""Small words: regions, dice, cards, spaces, lists."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from alicegames.core.decision import UNKNOWN
from alicegames.games.rolling_in_wonderland.state import COLOURS, DEE, KIND_COUNT, NONE
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alicegames.games.rolling_in_wonderland.pack.data import Token, WonderlandData
    from alicegames.games.rolling_in_wonderland.state import Seat, Variant

Names = tuple[str, ...]


def points(number: int) -> str:
    """Count points."""
    return ngettext("{number} point", "{number} points", number).format(number=number)


def region(number: int) -> str:
    """Name a region by who presides over it."""
    return (
        _("the White Rabbit"),
        _("the Mad Hatter"),
        _("the Queen of Hearts"),
        _("Alice"),
        _("the Cheshire Cat"),
        _("the Caterpillar"),
    )[number]


def colour(kind: int) -> str:
    """Name a die's colour, or Tweedledee's die."""
    return (_("white"), _("blue"), _("purple"), _("green"), _("pink"), _("orange"), _("Tweedledee’s"))[kind]


def a_die(kind: int) -> str:
    """Name one die with its article."""
    return (
        _("a white die"),
        _("a blue die"),
        _("a purple die"),
        _("a green die"),
        _("a pink die"),
        _("an orange die"),
        _("Tweedledee’s die"),
    )[kind]


def capital(text: str) -> str:
    """Return a text with a capital first; the rest stays as it is."""
    return text[:1].upper() + text[1:]


def figure(number: int) -> str:
    """Name a Twin."""
    return (_("Tweedledee"), _("Tweedledum"))[number]


def dice(kinds: Iterable[int]) -> str:
    """List dice by colour: ``2 blue and 1 white``."""
    counts = Counter(kinds)
    return listed(
        [
            a_die(kind) if kind == DEE else _("{count} {colour}").format(count=counts[kind], colour=colour(kind))
            for kind in sorted(counts)
        ]
    )


def rolled(numbers: Iterable[int]) -> str:
    """List dice by what they show."""
    areas: dict[int, list[int]] = {}
    for number in numbers:
        areas.setdefault(number // KIND_COUNT, []).append(number % KIND_COUNT)
    return "; ".join(f"{region(area)}: {dice(kinds)}" for area, kinds in sorted(areas.items()))


def spaces(number: int) -> str:
    """Count spaces."""
    return ngettext("{number} space", "{number} spaces", number).format(number=number)


def speeds(steps: Sequence[int]) -> str:
    """Say how far each colour moves: ``blue and white 2; orange and pink 3``."""
    by_steps: dict[int, list[str]] = {}
    for kind in range(len(COLOURS)):
        by_steps.setdefault(steps[kind], []).append(colour(kind))
    return "; ".join(f"{listed(names)} {number}" for number, names in sorted(by_steps.items()))


def card(data: WonderlandData, number: int) -> str:
    """Name a Mad Hatter card."""
    return _("a Mad Hatter card") if number == UNKNOWN else _("“{name}”").format(name=_(data.hatter[number].name))


def objective(data: WonderlandData, number: int) -> str:
    """Name an Objective."""
    return _("an Objective") if number == UNKNOWN else _("“{name}”").format(name=_(data.objectives[number].name))


def challenge(data: WonderlandData, number: int) -> str:
    """Name a challenge."""
    return _("“{name}”").format(name=_(data.challenges[number].name))


def token(data: WonderlandData, number: int) -> str:
    """Name a Cheshire Cat token."""
    return _("“{name}”").format(name=_(data.tokens[number].name))


def ability(data: WonderlandData, number: int) -> str:
    """Name an ability token."""
    return _("“{name}”").format(name=_(data.abilities[number].name))


def gives(token: Token, variant: Variant) -> str:
    """Say what a token or ability gives; with what comes in place of a thing that the variant lacks (RW-61, RW-62)."""
    said, verbs = [_(token.text)], {effect.verb for effect in token.effects}
    if variant.youngest and "draw" in verbs:
        said.append(_("Here a card is 1 VP."))
    if not variant.mushrooms and "mushroom" in verbs:
        said.append(_("Here a mushroom is 1 VP."))
    return " ".join(said)


def benefit(data: WonderlandData, key: str, variant: Variant | None = None) -> str:
    """Say what a space of the Caterpillar's path gives; in a variant without that thing, what comes in its place."""
    if variant and ((key == "mushroom" and not variant.mushrooms) or (key == "card" and variant.youngest)):
        return _("1 VP")
    return {
        "card": _("a Mad Hatter card"),
        "mushroom": _("a mushroom"),
        "rabbit": _("2 spaces on the White Rabbit’s path"),
        "token": _("a Cheshire Cat token’s benefit"),
        "soldier": _("a soldier to place"),
        "move": _("a soldier to move"),
        "cube": _("a cube"),
    }.get(key, key.replace("_", " "))


def open_challenge(data: WonderlandData, owner: Seat, slot: int) -> str:
    """Describe the challenge in a slot with its free icons."""
    entry = data.challenges[owner.slots[slot]]
    left = [icon for at, icon in enumerate(entry.icons) if not owner.cubes[slot] >> at & 1]
    return _("{name} for {vp} VP, missing {icons}").format(
        name=challenge(data, owner.slots[slot]), vp=entry.value, icons=dice(left)
    )


def challenges(data: WonderlandData, owner: Seat) -> list[str]:
    """Describe all open challenges of a seat."""
    return [open_challenge(data, owner, slot) for slot, number in enumerate(owner.slots) if number != NONE]


def triggers(names: Iterable[str]) -> str:
    """Say why the game ends."""
    reasons = {
        "rounds": _("the sixth round is over"),
        "rabbit": _("a pawn has reached the end of the White Rabbit’s path"),
        "caterpillar": _("a disc has reached the end of the Caterpillar’s path"),
        "soldiers": _("a player has placed all twelve soldiers"),
    }
    return listed([reasons[name] for name in names])


def bot_reason(reason: str) -> str:
    """Say why the automa takes from an area."""
    return {
        "as_it_lies": _("this row fits the dice as they lie"),
        "turned_in": _("this row fits once a mushroom turns a die into the area"),
        "turned_out": _("this row fits once a mushroom turns a die out of the area"),
        "no_row": _("no row fits, so it takes the first area on the card that holds a die"),
        "preference": _("not all dice fit: white, blue, orange, purple, pink, green"),
        "jabberwocky": _("it does not lead alone in the Jabberwocky’s region"),
        "empty": _("the dearest region where it has no soldier"),
        "contested": _("the dearest region where it does not lead alone"),
        "leads_everywhere": _("it leads everywhere, so the Jabberwocky’s region"),
        "soldier": _("a token that places a soldier comes first"),
        "objective": _("a token that draws an Objective comes next"),
        "leftmost": _("the leftmost token that it has not used this turn"),
        "again": _("all tokens that the colours reach are used, so the order starts again"),
        "cube": _("the challenge with the most cubes, then the highest VP, then the leftmost"),
    }[reason]
