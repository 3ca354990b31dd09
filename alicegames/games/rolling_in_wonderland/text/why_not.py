"""Why a thing on the table cannot be chosen now: one sentence and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.game import WhyNot
from alicegames.core.targets import split, steps_before
from alicegames.games.rolling_in_wonderland.frames import PickReroll
from alicegames.games.rolling_in_wonderland.state import NOBODY, NONE, State
from alicegames.games.rolling_in_wonderland.text import targets, words
from alicegames.games.rolling_in_wonderland.text.why_not_dice import die_reason, mushroom_reason, region_reason
from alicegames.games.rolling_in_wonderland.text.why_not_steps import MAY_USE, step_reason
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.targets import Path
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.games.rolling_in_wonderland.text.words import Names


def why_not(rules: WonderlandRules, view: State, target: str, picked: Path, names: Names) -> WhyNot:
    """Say why the thing with this declared target id cannot be chosen now. Raises UnknownTargetError."""
    kind, rest = split(targets.KINDS, target)
    asked = rules.decision(view)
    if asked is None:
        return WhyNot(_("The game is over."), "RW-54")
    if asked.player in (NOBODY, view.bot):
        return WhyNot(_("Nothing is asked of a player now."), "RW-16")
    finder = targets.Paths(rules.data)
    paths = [path for option in asked.options for path in finder.of(view, asked, option)]
    before = steps_before(paths, picked, target)
    if before:
        return _first(kind, before)
    if picked in paths and asked.kind != "dice":
        return WhyNot(_("What you have picked is complete: confirm it, or let it go first."), step_reason(view).rule)
    if picked and kind not in ("die", "region") and steps_before(paths, (), target) is not None:
        return WhyNot(_("This does not go with what you have picked: let that go first."), step_reason(view).rule)
    if kind == "die":
        return die_reason(view, rest, picked)
    if kind == "region":
        return region_reason(view, rest, picked)
    return _REASONS[kind](rules.data, view, rest)


def _first(kind: str, before: Path) -> WhyNot:
    """Say what is to be picked before it."""
    heads = tuple(target.partition(":")[0] for target in before)
    if heads == ("mushroom", "die"):
        return WhyNot(_("First pick a mushroom and a die: it can be turned to this face."), "RW-23", before)
    if heads == ("mushroom",):
        text = _("First pick a mushroom: then dice that are not white can be turned, or rerolled.")
        return WhyNot(text, "RW-24" if kind == "region" else "RW-23", before)
    if heads == ("die",):
        return WhyNot(_("First pick the die that is to be turned to this face."), "RW-23", before)
    return WhyNot(_("First pick the soldiers or the figure to move."), "RW-46", before)


# -- cards ------------------------------------------------------------------------------------------------------------


def _hand(data: WonderlandData, view: State, rest: str) -> WhyNot:
    number = next((at for at, card in enumerate(data.hatter) if card.key == rest), NONE)
    if number not in view.seats[view.owner].hand:
        return WhyNot(_("This card is not in your hand."), "RW-33")
    if view.stack[-1].tag not in MAY_USE:
        text = _("Cards are played before dice are taken, when one is drawn, and before the turn ends.")
        return WhyNot(text, "RW-97")
    return WhyNot(
        _("It would do nothing now: {text}").format(text=_(data.hatter[number].text)),
        "RW-35" if data.hatter[number].when else "RW-97",
    )


def _challenge(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    seat = int(rest.partition(".")[0])
    if seat != view.owner:
        return WhyNot(_("Challenges and cubes of other players stay as they are."), "RW-40")
    match view.stack[-1].tag:
        case "place_cubes" | "place_any_cube":
            return WhyNot(_("Choose a free icon, not the whole challenge."), "RW-40")
        case "before_taking" | "after_taking":
            return WhyNot(_("Challenges are replaced when dice are taken from Alice’s area."), "RW-39")
    return step_reason(view)


def _icon(data: WonderlandData, view: State, rest: str) -> WhyNot:
    seat, slot, icon = (int(part) for part in rest.split("."))
    owner = view.seats[seat]
    if seat != view.owner:
        return WhyNot(_("Cubes go on your own challenges only."), "RW-40")
    if owner.slots[slot - 1] == NONE:
        return WhyNot(_("No challenge lies in this slot."), "RW-39")
    if owner.cubes[slot - 1] >> icon & 1:
        return WhyNot(_("A cube covers this icon already."), "RW-40")
    if view.stack[-1].tag == "place_cubes":
        colour = words.colour(data.challenges[owner.slots[slot - 1]].icons[icon])
        text = _("None of the dice that you have still to use is {colour}.")
        return WhyNot(text.format(colour=colour), "RW-40")
    if view.stack[-1].tag in ("before_taking", "after_taking"):
        return WhyNot(_("Cubes come from dice taken in Alice’s area and from benefits."), "RW-40")
    return step_reason(view)


def _token(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    tag = view.stack[-1].tag
    if view.tokens[int(rest) - 1] == NONE:
        return WhyNot(_("No token lies in this slot."), "RW-10")
    if tag == "use_tokens":
        return WhyNot(_("The colours that you took do not reach this slot."), "RW-43")
    if tag in ("before_taking", "after_taking"):
        return WhyNot(_("Tokens are used by taking dice from the Cheshire Cat’s area, and by benefits."), "RW-42")
    return step_reason(view)


# -- pieces -----------------------------------------------------------------------------------------------------------


def _army(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if int(rest.partition(".")[0]) != view.owner:
        return WhyNot(_("You can only move soldiers of your own."), "RW-46")
    if view.stack[-1].tag in ("before_taking", "after_taking"):
        return WhyNot(_("Soldiers stay where they are until an effect moves them."), "RW-46")
    return step_reason(view)


def _supply(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if int(rest) != view.owner:
        return WhyNot(_("This supply is another player’s."), "RW-37")
    if view.stack[-1].tag == "place_soldiers":
        return WhyNot(_("Choose the region: the soldier comes from here by itself."), "RW-37")
    if not view.seats[view.owner].soldiers:
        return WhyNot(_("No soldier is left in your supply, so placing has no effect."), "RW-38")
    return WhyNot(_("Soldiers are placed by taking dice from the Queen of Hearts, and by benefits."), "RW-37")


def _figure(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if view.stack[-1].tag == "place_figure":
        return step_reason(view)
    if rest == "dee":
        return WhyNot(_("Tweedledee goes with whoever takes his die, until the next round begins."), "RW-67")
    return WhyNot(_("Tweedledum goes with the first to spend a mushroom on rerolling two dice or more."), "RW-68")


def _ongoing(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if int(rest.partition(".")[0]) != view.owner:
        return WhyNot(_("Cards of other players are out of your reach."), "RW-33")
    return WhyNot(_("Cards that lie out take effect by themselves."), "RW-33")


# -- the rest ---------------------------------------------------------------------------------------------------------


def _deck(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    return {
        "hatter": WhyNot(_("Cards are drawn by taking dice from the Mad Hatter, and by benefits."), "RW-32"),
        "objective": WhyNot(_("Objectives are drawn with their Cheshire Cat token alone."), "RW-11"),
        "challenge": WhyNot(_("The top challenge comes with taking dice from Alice."), "RW-39"),
        "jabberwocky": WhyNot(_("A Jabberwocky card is turned up at the start of each round."), "RW-16"),
        "bot": WhyNot(_("The automa turns up one of its cards on each of its turns."), "RW-71"),
    }[rest]


def _seat(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    if int(rest) == view.bot:
        return WhyNot(_("The automa plays by its cards alone."), "RW-70")
    return WhyNot(_("Turns go clockwise from the first player, past those with a full board."), "RW-19")


def _path(_data: WonderlandData, _view: State, rest: str) -> WhyNot:
    if rest.startswith("rabbit"):
        return WhyNot(_("The pawn moves by dice taken from the White Rabbit, and by benefits."), "RW-30")
    return WhyNot(_("The disc moves by dice taken from the Caterpillar, and by benefits."), "RW-44")


def _button(_data: WonderlandData, view: State, rest: str) -> WhyNot:
    tag = view.stack[-1].tag
    if tag == "before_taking":
        return WhyNot(_("Take dice first: taking is never left out."), "RW-96")
    if isinstance(view.stack[-1], PickReroll) and not view.stack[-1].picked:
        return WhyNot(_("A reroll is of at least one die: pick it first."), "RW-103")
    if tag == "after_taking" and rest == "pass":
        return WhyNot(_("There is nothing to decline: end the turn."), "RW-97")
    return step_reason(view)


def _always(sentence: Callable[[], str], rule: str) -> Callable[[WonderlandData, State, str], WhyNot]:
    """Make the reason of a thing that is never chosen."""
    return lambda _data, _view, _rest: WhyNot(sentence(), rule)


_REASONS: Final[dict[str, Callable[[WonderlandData, State, str], WhyNot]]] = {
    "board": _always(lambda: _("Dice on a player board stay as they are until the next round."), "RW-28"),
    "hand": _hand,
    "mushroom": lambda _data, view, rest: mushroom_reason(view, int(rest)),
    "challenge": _challenge,
    "icon": _icon,
    "token": _token,
    "army": _army,
    "supply": _supply,
    "figure": _figure,
    "ongoing": _ongoing,
    "objective": _always(lambda: _("Objectives are kept until the final scoring."), "RW-57"),
    "ability": _always(
        lambda: _("An ability is used by taking four dice or more in one turn, after the action."), "RW-29"
    ),
    "draft": _always(lambda: _("Ability tokens are chosen in set-up only."), "RW-65"),
    "path": _path,
    "deck": _deck,
    "seat": _seat,
    "jabberwocky": _always(lambda: _("The Jabberwocky goes where its cards send it, once a round."), "RW-16"),
    "end": _always(lambda: _("This tells how near the game’s end is; one of the four is enough."), "RW-54"),
    "button": _button,
    "option": lambda _data, view, _rest: step_reason(view),
}
"""For each kind of target id its reasons; dice and regions are in ``why_not_dice``."""
