"""Why a thing on the table cannot be chosen now: one sentence and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.game import WhyNot
from alicegames.games.rolling_in_wonderland.effects import can_play
from alicegames.games.rolling_in_wonderland.play.selection import area
from alicegames.games.rolling_in_wonderland.state import KINDS, NOBODY, NONE, REGIONS, WHITE, State
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.text.words import Names

_USING: Final = ("before_taking", "after_taking", "card_drawn", "gain_mushrooms")
"""The frames that offer mushrooms and cards (RW-97)."""


def why_not(data: WonderlandData, view: State, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
    """Say why the thing with this target id cannot be chosen now."""
    if view.over:
        return WhyNot(_("The game is over."), "RW-54")
    kind, _sep, rest = target.partition(":")
    reason = _REASONS.get(kind)
    return reason(data, view, rest) if reason else _asked(view, picked, names)


def _asked(view: State, picked: tuple[str, ...], names: Names) -> WhyNot:
    if picked:
        return WhyNot(_("This does not go with what you have picked already."), "RW-18")
    if view.owner != NOBODY:
        return WhyNot(
            _("It is {name}’s turn, and the question above comes first.").format(name=names[view.owner]), "RW-18"
        )
    return WhyNot(_("The question above comes first."), "RW-18")


def _tag(view: State) -> str:
    return view.stack[-1].tag if view.stack else ""


def _region(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    tag, region = _tag(view), REGIONS.index(rest)
    if tag == "before_taking" and not area(view, region):
        return WhyNot(_("No die stands here: dice can be turned into an empty area, but not taken from it."), "RW-103")
    if tag == "after_taking":
        return WhyNot(_("You have taken dice already: one area a turn."), "RW-18")
    if tag in ("place_cubes", "place_any_cube"):
        return WhyNot(_("Place your cubes on your challenges first."), "RW-40")
    if tag == "use_tokens":
        return WhyNot(_("Choose a Cheshire Cat token first."), "RW-42")
    if tag == "choose_dice":
        return WhyNot(_("The area is chosen; now choose which of its dice fit."), "RW-20")
    return WhyNot(_("No region is asked for now."), "RW-18")


def _die(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if KINDS[WHITE] in rest.split("."):
        return WhyNot(_("White dice cannot be turned or rerolled by mushrooms; taking one gains a mushroom."), "RW-27")
    owner = view.seats[view.owner] if view.owner != NOBODY else None
    if _tag(view) in _USING and owner and not owner.mushrooms:
        return WhyNot(_("You have no mushroom to spend on this die."), "RW-23")
    if not view.variant.mushrooms:
        return WhyNot(_("This game is played without mushrooms: they are worth VP, and turn no dice."), "RW-62")
    return WhyNot(_("Dice are taken by area: choose the area, not a single die."), "RW-18")


def _board_die(_data: WonderlandData, _view: State, _rest: str) -> WhyNot:
    return WhyNot(_("Dice on a player board stay as they are until the next round."), "RW-28")


def _hand(data: WonderlandData, view: State, rest: str) -> WhyNot:
    number = next((at for at, card in enumerate(data.hatter) if card.key == rest), NONE)
    is_owners = view.owner != NOBODY and number in view.seats[view.owner].hand
    if is_owners and _tag(view) not in _USING:
        return WhyNot(
            _("Cards are played before dice are taken, when one is drawn, and before the turn ends."), "RW-97"
        )
    if is_owners and not can_play(data, view, view.owner, number):
        return WhyNot(
            _("It would do nothing now: {text}").format(text=_(data.hatter[number].text)),
            "RW-35" if data.hatter[number].when else "RW-97",
        )
    return WhyNot(_("A card is played on its owner’s turn only."), "RW-33")


def _mushroom(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if not view.variant.mushrooms:
        return WhyNot(_("This game is played without mushrooms: each one gained is 1 VP."), "RW-62")
    if rest and int(rest.partition(".")[0]) != view.owner:
        return WhyNot(_("Mushrooms are spent on one’s own turn only."), "RW-21")
    if _tag(view) not in _USING:
        return WhyNot(_("Finish this first: mushrooms come before dice are taken, or before the turn ends."), "RW-97")
    return WhyNot(_("No die in any area could be turned."), "RW-28")


def _challenge(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    seat = int(rest.partition(".")[0])
    if seat != view.owner:
        return WhyNot(_("Cubes go on your own challenges only."), "RW-40")
    if _tag(view) == "place_cubes":
        return WhyNot(_("No free icon here has the colour of a die that you have still to use."), "RW-40")
    return WhyNot(_("Cubes come from dice taken in Alice’s area and from benefits."), "RW-40")


def _token(_data: WonderlandData, view: State, _rest: str) -> WhyNot:
    if _tag(view) == "use_tokens":
        return WhyNot(_("The colours that you took do not reach this slot."), "RW-43")
    return WhyNot(_("Tokens are used by taking dice from the Cheshire Cat’s area."), "RW-42")


def _army(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if rest and int(rest.partition(".")[0]) != view.owner:
        return WhyNot(_("You can only move soldiers of your own."), "RW-46")
    return WhyNot(_("Soldiers stay where they are until a benefit or a card moves them."), "RW-46")


def _supply(_data: WonderlandData, view: State, _rest: str) -> WhyNot:
    if view.owner != NOBODY and not view.seats[view.owner].soldiers:
        return WhyNot(_("No soldier is left in your supply, so placing has no effect."), "RW-38")
    return WhyNot(_("Soldiers are placed by taking dice from the Queen of Hearts, and by benefits."), "RW-37")


def _figure(_data: WonderlandData, _view: State, rest: str) -> WhyNot:
    if rest == "dee":
        return WhyNot(_("Tweedledee goes with whoever takes his die, until the next round begins."), "RW-67")
    return WhyNot(_("Tweedledum goes with the first to spend a mushroom on rerolling two dice or more."), "RW-68")


def _ongoing(_data: WonderlandData, _view: State, _rest: str) -> WhyNot:
    return WhyNot(_("Cards that lie out take effect by themselves."), "RW-33")


def _objective(_data: WonderlandData, _view: State, _rest: str) -> WhyNot:
    return WhyNot(_("Objectives are kept until the final scoring."), "RW-57")


def _ability(_data: WonderlandData, _view: State, _rest: str) -> WhyNot:
    return WhyNot(_("An ability is used by taking four dice or more in one turn, after the action."), "RW-29")


def _path(_data: WonderlandData, _view: State, rest: str) -> WhyNot:
    if rest.startswith("rabbit"):
        return WhyNot(_("The pawn moves by dice taken from the White Rabbit, and by benefits."), "RW-30")
    return WhyNot(_("The disc moves by dice taken from the Caterpillar, and by benefits."), "RW-44")


def _deck(_data: WonderlandData, _view: State, rest: str) -> WhyNot:
    return {
        "hatter": WhyNot(_("Cards are drawn by taking dice from the Mad Hatter, and by benefits."), "RW-32"),
        "objective": WhyNot(_("Objectives are drawn with their Cheshire Cat token alone."), "RW-11"),
        "challenge": WhyNot(_("The top challenge comes with taking dice from Alice."), "RW-39"),
        "jabberwocky": WhyNot(_("A Jabberwocky card is turned up at the start of each round."), "RW-16"),
        "bot": WhyNot(_("The automa turns up one of its cards on each of its turns."), "RW-71"),
    }.get(rest, WhyNot(_("Nothing is drawn by hand here."), "RW-18"))


def _seat(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if int(rest) == view.bot:
        return WhyNot(_("The automa plays by its cards alone."), "RW-70")
    return WhyNot(_("Turns go clockwise from the first player, past those with a full board."), "RW-19")


def _jabberwocky(_data: WonderlandData, _view: State, _rest: str) -> WhyNot:
    return WhyNot(_("The Jabberwocky goes where its cards send it, once a round."), "RW-16")


def _end(_data: WonderlandData, _view: State, _rest: str) -> WhyNot:
    return WhyNot(_("This tells how near the game’s end is; one of the four is enough."), "RW-54")


_REASONS: Final[dict[str, Callable[[WonderlandData, State, str], WhyNot]]] = {
    "region": _region,
    "die": _die,
    "board": _board_die,
    "hand": _hand,
    "mushroom": _mushroom,
    "challenge": _challenge,
    "icon": _challenge,
    "token": _token,
    "army": _army,
    "supply": _supply,
    "figure": _figure,
    "ongoing": _ongoing,
    "objective": _objective,
    "ability": _ability,
    "path": _path,
    "deck": _deck,
    "seat": _seat,
    "jabberwocky": _jabberwocky,
    "end": _end,
}
"""For each kind of target id its reasons."""
