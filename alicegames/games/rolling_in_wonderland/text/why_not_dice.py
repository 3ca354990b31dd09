"""Why a die, a mushroom or a region cannot be chosen now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.game import WhyNot
from alicegames.games.rolling_in_wonderland.frames import ChooseDice, PickReroll, SwapDice, TurnDice
from alicegames.games.rolling_in_wonderland.play.selection import area
from alicegames.games.rolling_in_wonderland.state import DEE, KIND_COUNT, KINDS, NONE, REGIONS, WHITE, State
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.games.rolling_in_wonderland.text.why_not_steps import MAY_USE, step_reason
from alicegames.games.rolling_in_wonderland.twin import free_spaces
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.core.targets import Path


def region_reason(view: State, rest: str, picked: Path) -> WhyNot:
    """Return the reason for a region."""
    tag, region = view.stack[-1].tag, REGIONS.index(rest)
    if any(target.startswith(f"die:{rest}.") for target in picked) and tag in ("turn_dice", *MAY_USE):
        return WhyNot(_("A turned die shows another face than before."), "RW-103")
    if any(target.startswith(("army:", "figure:")) for target in picked):
        return WhyNot(_("It moves to another region than before."), "RW-46")
    if tag == "before_taking" and not area(view, region):
        return WhyNot(_("No die stands here, so none can be taken or rerolled."), "RW-103")
    rerolls = tag == "choose_reroll" or any(target.startswith("mushroom:") for target in picked)
    if rerolls and not area(view, region):
        return WhyNot(_("No die stands here, so none can be rerolled."), "RW-103")
    if rerolls:
        return WhyNot(_("Only white dice stand here, and they are not rerolled."), "RW-104")
    return step_reason(view)


def die_reason(view: State, rest: str, picked: Path) -> WhyNot:
    """Return the reason for a die in an area."""
    region, kind = (names.index(name) for names, name in zip((REGIONS, KINDS), rest.split("."), strict=False))
    match view.stack[-1]:
        case ChooseDice(seat, here):
            return _not_taken(view, seat, here == region, kind, picked)
        case PickReroll():
            return _not_rerolled(view.stack[-1], region, kind)
        case TurnDice(white=white):
            return _not_turned(kind, white=white)
        case SwapDice(_, chosen):
            return _not_swapped(chosen, region, kind)
    if view.stack[-1].tag in MAY_USE:
        return _no_mushroom(view, kind)
    return step_reason(view)


def _not_taken(view: State, seat: int, is_here: bool, kind: int, picked: Path) -> WhyNot:  # noqa: FBT001
    if not is_here:
        return WhyNot(_("The area is chosen: take dice of that area."), "RW-20")
    room = free_spaces(view, seat)
    text = ngettext("You have room for {room} die.", "You have room for {room} dice.", room).format(room=room)
    return WhyNot(text, "RW-121" if kind == DEE or any(".dee" in target for target in picked) else "RW-20")


def _not_rerolled(frame: PickReroll, region: int, kind: int) -> WhyNot:
    if region != frame.region:
        text = _("Only dice of one area are rerolled: those of {region}.")
        return WhyNot(text.format(region=words.region(frame.region)), "RW-24")
    if kind == WHITE:
        return WhyNot(_("White dice are not rerolled."), "RW-27" if frame.paid else "RW-104")
    if kind in frame.picked:
        return WhyNot(_("This die is picked already."), "RW-24")
    return WhyNot(_("Dice are picked in the order of their colours, and this colour is past."), "RW-24")


def _not_turned(kind: int, *, white: bool) -> WhyNot:
    if kind == WHITE and not white:
        return WhyNot(_("White dice are spared: the card does not name them."), "RW-104")
    return WhyNot(_("One die at a time: choose the face of the one picked."), "RW-98")


def _not_swapped(chosen: int, region: int, kind: int) -> WhyNot:
    if kind == WHITE:
        return WhyNot(_("White dice are spared: the card does not name them."), "RW-104")
    if chosen != NONE and chosen // KIND_COUNT == region:
        return WhyNot(_("Two dice of different areas change places."), "RW-98")
    return WhyNot(_("To change it for a die like it would change nothing."), "RW-98")


def _no_mushroom(view: State, kind: int) -> WhyNot:
    if not view.variant.mushrooms:
        return WhyNot(_("This game is played without mushrooms, so no die is turned by one."), "RW-62")
    if kind == WHITE:
        text = _("White dice cannot be turned or rerolled by mushrooms; taking one gains a mushroom.")
        return WhyNot(text, "RW-27")
    if not view.seats[view.owner].mushrooms:
        return WhyNot(_("You have no mushroom to spend on this die."), "RW-23")
    return WhyNot(_("Choose the face of the die that is picked."), "RW-23")


def mushroom_reason(view: State, seat: int) -> WhyNot:
    """Return the reason for a seat's mushrooms."""
    if not view.variant.mushrooms:
        return WhyNot(_("This game is played without mushrooms: each one gained is 1 VP."), "RW-62")
    if seat != view.owner:
        return WhyNot(_("Mushrooms are spent on one’s own turn only."), "RW-21")
    if not view.seats[seat].mushrooms:
        return WhyNot(_("You have no mushroom to spend."), "RW-23")
    if view.stack[-1].tag in MAY_USE:
        return WhyNot(_("No die but white ones stands in any area."), "RW-27")
    return WhyNot(_("Mushrooms are spent before dice are taken, or before the turn ends."), "RW-97")
