"""What is asked of whom, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.rolling_in_wonderland.frames import ChooseDice, FillSlot, GainMushrooms, TakeChallenge
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.games.rolling_in_wonderland.text.words import Names


def prompt(data: WonderlandData, view: State, decision: Decision[Choice], names: Names) -> str:
    """Say what is asked, in one sentence."""
    if decision.player < 0:
        return _("Chance decides.")
    if decision.player == view.bot:
        return _automa(data, view, decision, names[decision.player])
    return _("{name}: {question}").format(name=names[decision.player], question=_question(data, view, decision))


def _automa(data: WonderlandData, view: State, decision: Decision[Choice], name: str) -> str:
    """Say what the automa's one option follows from: its card and row, or an order of preference."""
    *card_and_row, reason = decision.source.split(":")
    if decision.kind != "bot" or card_and_row[1] == "0":
        return _("{name}: {reason}.").format(name=name, reason=words.bot_reason(reason))
    return _("{name}, row {row} of “{card}”: {reason}.").format(
        name=name,
        row=card_and_row[1],
        card=_(data.bots[view.bot_card].name),
        reason=words.bot_reason(reason),
    )


def _question(data: WonderlandData, view: State, decision: Decision[Choice]) -> str:
    frame = view.stack[-1]
    match frame:
        case ChooseDice(_, region):
            return _("choose the dice to take from {region}.").format(region=words.region(region))
        case FillSlot(_, card):
            return _("you have three ongoing cards. Discard one of them, or the new {card}, for 1 VP.").format(
                card=words.card(data, card)
            )
        case TakeChallenge():
            return _("take {card} instead of one of your challenges, or leave it.").format(
                card=words.challenge(data, view.challenge_top)
            )
        case GainMushrooms(_, left) if view.variant.youngest:
            return ngettext(
                "there is no room for a mushroom: it is 1 VP. Spend one first, or take the VP.",
                "there is no room for {left} mushrooms: each is 1 VP. Spend some first, or take the VP.",
                left,
            ).format(left=left)
        case GainMushrooms(_, left):
            return ngettext(
                "a mushroom would be lost. Spend one first, play a card, or let it go.",
                "{left} mushrooms would be lost. Spend some first, play a card, or let them go.",
                left,
            ).format(left=left)
    if decision.kind in ("take", "end"):
        return _before_taking(view) if decision.kind == "take" else _before_the_end(view)
    return _questions()[decision.kind].format(
        figure=words.figure(("dee", "dum").index(decision.source)) if decision.kind == "figure" else ""
    )


def _before_taking(view: State) -> str:
    """Name what may come before: the youngest have no cards, and some games no mushrooms."""
    if not view.variant.mushrooms:
        return _("choose an area and take its dice.")
    if view.variant.youngest:
        return _("choose an area and take its dice. Mushrooms may come first.")
    return _("choose an area and take its dice. Mushrooms and cards may come first.")


def _before_the_end(view: State) -> str:
    if not view.variant.mushrooms:
        return _("end your turn.")
    if view.variant.youngest:
        return _("end your turn, or use mushrooms before.")
    return _("end your turn, or use mushrooms and cards before.")


def _questions() -> dict[str, str]:
    """The plain questions by the decision's kind."""
    return {
        "draft": _("choose your ability."),
        "drawn": _("you may use the card you have drawn, another one, or a mushroom."),
        "discard": _("your hand holds more than five cards. Discard one."),
        "bury": _("you hold more than three Objectives. Put one under the deck."),
        "turn": _("choose a die and the face to turn it to."),
        "reroll": _("choose the area whose dice you want to reroll."),
        "pick_reroll": _("choose the dice to reroll, then roll."),
        "swap": _("choose a die; two dice of different areas change places."),
        "order": _("choose which of your cards takes effect first."),
        "cube": _("place a cube on an icon of a colour that you took."),
        "any_cube": _("place a cube on any icon."),
        "soldier": _("choose the region for a soldier."),
        "figure": _("choose the region for {figure}."),
        "move": _("move a soldier to another region, or leave all where they are."),
        "token": _("choose a Cheshire Cat token within reach."),
    }
