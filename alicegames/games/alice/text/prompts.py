"""What is asked of whom, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import UNKNOWN
from alicegames.games.alice import frames as f
from alicegames.games.alice.text import words
from alicegames.games.alice.text.options import owner
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.text.words import Names, Words


def prompt(w: Words, view: AliceState, decision: Decision[Any], names: Names) -> str:
    """Say what is asked, of whom."""
    if decision.player < 0:
        return _("A card is turned.")
    return _PROMPTS[decision.kind](w, view, decision, names)


def _discovery(_w: Words, _view: AliceState, decision: Decision[Any], names: Names) -> str:
    return _("{name}: draw a card – from which deck?").format(name=names[decision.player])


def _adventure(_w: Words, view: AliceState, decision: Decision[Any], names: Names) -> str:
    name = names[decision.player]
    if view.wilder or view.presence <= 0:
        return _("{name}: play a card, or end your Adventure.").format(name=name)
    return _("{name}: play a card of presence {presence} or more, a chapter, or end your Adventure.").format(
        name=name, presence=view.presence
    )


def _gift(w: Words, view: AliceState, decision: Decision[Any], names: Names) -> str:
    return _("{name}: who gets the {gift} of your {card}?").format(
        name=names[decision.player], gift=words.gift(w.data.gifts[view.played]), card=_(w.data.names[view.played])
    )


def _wonder(w: Words, _view: AliceState, decision: Decision[Any], names: Names) -> str:
    return _("{name}: which Wonder of {card}?").format(name=names[decision.player], card=_source(w, decision))


def _source(w: Words, decision: Decision[Any]) -> str:
    return w.card(w.data.number(decision.source))


def _react(w: Words, view: AliceState, decision: Decision[Any], names: Names) -> str:
    """Name the card played and its owner: a Wonder of one's own can be cancelled too."""
    frame = view.stack[-1]
    assert isinstance(frame, f.React)
    copied = view.tea[frame.wonder.cell][-1] if frame.wonder.lent else -1
    whole = {
        "name": names[decision.player],
        "card": _card(w, view),
        "owner": names[view.turn_owner],
        "deed": w.declared(frame.wonder, copied, owner(view, frame.wonder, names)),
    }
    own = decision.player == view.turn_owner
    if not frame.cats:
        text = (
            _("{name}: your {card} declares: {deed}. Discard a Cat against it?")
            if own
            else _("{name}: {card}, played by {owner}, declares: {deed}. Discard a Cat against it?")
        )
    elif frame.cats % 2:
        text = (
            _("{name}: a Cat cancels your {card}: {deed}. Discard a Cat to save it?")
            if own
            else _("{name}: a Cat cancels {card}, played by {owner}: {deed}. Discard a Cat to save it?")
        )
    else:
        text = (
            _("{name}: a Cat has saved your {card}: {deed}. Discard a Cat to cancel it again?")
            if own
            else _("{name}: a Cat has saved {card}, played by {owner}: {deed}. Discard a Cat to cancel it again?")
        )
    asked = text.format(**whole)
    held = view.hands[decision.player].protagonists
    if UNKNOWN in held or not w.data.cats.isdisjoint(held):
        return asked
    return _("{question} No Cat is in hand; everybody is asked, so that nobody learns who holds one.").format(
        question=asked
    )


def _card(w: Words, view: AliceState) -> str:
    """Name the card whose Wonder waits: the one played, or the Cat that would draw."""
    return _(w.data.names[view.played if view.played >= 0 else min(w.data.cats)])


def _recruit(_w: Words, _view: AliceState, decision: Decision[Any], names: Names) -> str:
    return _("{name}: whom does the White Rabbit bring to your hand?").format(name=names[decision.player])


def _vortex(_w: Words, _view: AliceState, decision: Decision[Any], names: Names) -> str:
    return _("{name}: the book is open. Whom does it draw in, onto which page?").format(name=names[decision.player])


def _steal(_w: Words, view: AliceState, decision: Decision[Any], names: Names) -> str:
    frame = view.stack[-1]
    assert isinstance(frame, f.Theft)
    return _("{name}: whom does the Gryphon steal from {victim}, and for which page?").format(
        name=names[decision.player], victim=names[frame.victim]
    )


def _place(w: Words, _view: AliceState, decision: Decision[Any], names: Names) -> str:
    return _("{name}: onto which page goes the revealed {card}?").format(
        name=names[decision.player], card=_source(w, decision)
    )


def _enter(w: Words, _view: AliceState, decision: Decision[Any], names: Names) -> str:
    return _("{name}: may {card} enter a chapter?").format(name=names[decision.player], card=_source(w, decision))


_PROMPTS: Final[dict[str, Callable[[Words, AliceState, Decision[Any], Names], str]]] = {
    "discovery": _discovery,
    "adventure": _adventure,
    "gift": _gift,
    "wonder": _wonder,
    "react": _react,
    "recruit": _recruit,
    "vortex": _vortex,
    "steal": _steal,
    "place": _place,
    "enter": _enter,
}
