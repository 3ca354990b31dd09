"""Why a page cannot be chosen while pages are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.game import WhyNot
from alicegames.games.alice import frames as f
from alicegames.games.alice.state import FREE
from alicegames.games.alice.text.why_not_vortex import not_filled
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.alice.state import AliceState, Opened
    from alicegames.games.alice.text.words import Words


def page_reason(w: Words, view: AliceState, rest: str) -> WhyNot:
    """Return the reason for a page while something goes to pages, or comes from them."""
    chapter_id, _sep, number = rest.rpartition(".")
    for seat, row in enumerate(view.open):
        for opened in row:
            if w.data.ids[opened.chapter] == chapter_id and int(number) <= len(opened.pages):
                return _reason(w, view, seat, opened, int(number) - 1)
    return WhyNot(_("There is no such page on the table."), "AL-25")


def _reason(w: Words, view: AliceState, seat: int, opened: Opened, page: int) -> WhyNot:
    match view.stack[-1]:
        case f.Theft(victim):
            return _not_stolen(w, view, seat, victim, opened, page)
        case f.ChooseWonder():
            return _no_wonder(w, view, seat, opened, page)
    if seat != view.turn_owner:
        return WhyNot(_("Characters go to your own chapters."), _rule(view, "AL-22"))
    if opened.pages[page] != FREE:
        return WhyNot(_("Somebody stands on this page, and a placed card is not moved again."), "AL-83")
    if isinstance(view.stack[-1], f.Vortex):
        return not_filled(w, view, opened, page)
    frame = view.stack[-1]
    card = frame.card if isinstance(frame, f.PlaceRevealed) else view.played
    if w.data.pages[opened.chapter][page] == card:
        text = _("This page demands a size, and {card} has none.").format(card=w.card(card))
        return WhyNot(text, _rule(view, "AL-23"))
    text = _("This page needs {who}, and {card} is to be placed.")
    return WhyNot(text.format(who=w.need(opened.chapter, page), card=w.card(card)), _rule(view, "AL-22"))


def _rule(view: AliceState, entering: str) -> str:
    """Return the rule of putting a card onto a page: entering, the March Hare's, the vortex."""
    match view.stack[-1]:
        case f.PlaceRevealed():
            return "AL-97"
        case f.Vortex():
            return "AL-26"
    return entering


def _not_stolen(w: Words, view: AliceState, seat: int, victim: int, opened: Opened, page: int) -> WhyNot:
    card = opened.pages[page]
    if seat == view.turn_owner:
        return _not_received(w, opened, page)
    if seat != victim:
        return WhyNot(_("The Gryphon robs one player after the other, clockwise."), "AL-96")
    if card == FREE:
        return WhyNot(_("Nobody stands on this page."), "AL-49")
    if card >= w.data.first_protagonist:
        return WhyNot(_("The Gryphon never steals {card}.").format(card=w.card(card)), "AL-57")
    text = _("You have no free page that needs {card} and demands no size.")
    return WhyNot(text.format(card=w.card(card)), "AL-96")


def _not_received(w: Words, opened: Opened, page: int) -> WhyNot:
    if opened.pages[page] != FREE:
        return WhyNot(_("Somebody stands on this page of yours."), "AL-49")
    if w.data.sizes[opened.chapter][page] >= 0:
        return WhyNot(_("This page demands a size, and a stolen character has none."), "AL-96")
    text = _("This page needs {who}, whom the Gryphon cannot steal here.")
    return WhyNot(text.format(who=w.need(opened.chapter, page)), "AL-96")


def _no_wonder(w: Words, view: AliceState, seat: int, opened: Opened, page: int) -> WhyNot:
    """Say why no Wonder of the played card names this page."""
    wonders, card = w.data.wonders[view.played], w.card(view.played)
    if "join" in wonders and seat != view.turn_owner:
        return WhyNot(_("{card} steps onto a page of your own chapters only.").format(card=card), "AL-45")
    if "join" in wonders:
        return WhyNot(_("{card} steps onto a free page only.").format(card=card), "AL-45")
    if "stand" in wonders and opened.pages[page] != w.data.soldier:
        return WhyNot(_("A Card Soldier steps onto a free page, or removes a Card Soldier from one."), "AL-55")
    return WhyNot(_("{card} has no Wonder that names a page when it is declared.").format(card=card), "AL-89")
