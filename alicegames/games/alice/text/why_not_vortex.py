"""Why the open book does not draw a card in, or fill a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.game import WhyNot
from alicegames.games.alice import frames as f
from alicegames.games.alice.pack.spec import ANY_SIZE
from alicegames.games.alice.state import FREE
from alicegames.games.alice.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.alice.state import AliceState, Opened
    from alicegames.games.alice.text.words import Words


def not_drawn(w: Words, view: AliceState, card: int) -> WhyNot:
    """Return the reason for a card in hand."""
    if card >= w.data.first_chapter:
        return WhyNot(_("Nothing can be played while the book is open."), "AL-26")
    if card >= w.data.first_protagonist or card == w.data.soldier:
        return WhyNot(_("The vortex draws neither protagonists nor Card Soldiers."), "AL-29")
    if _demands(w, view, card):
        text = _("Your free page for {card} demands that it be tiny or huge; cards in hand have no size.")
        return WhyNot(text.format(card=w.card(card)), "AL-27")
    return WhyNot(_("No free page of yours needs {card}.").format(card=w.card(card)), "AL-26")


def not_absorbed(w: Words, view: AliceState, cell: int) -> WhyNot:
    """Return the reason for a visible character of the Tea Party."""
    card = view.tea[cell][-1]
    if _locked(view) == cell:
        text = _("Alice borrows the Wonder of this {card}: the vortex does not draw it.")
        return WhyNot(text.format(card=w.card(card)), "AL-93")
    if card == w.data.soldier:
        return WhyNot(_("The vortex draws no Card Soldiers."), "AL-29")
    if _demands(w, view, card):
        return WhyNot(_("Your free page for {card} demands another size.").format(card=w.card(card)), "AL-27")
    return WhyNot(_("No free page of yours needs {card}.").format(card=w.card(card)), "AL-26")


def not_filled(w: Words, view: AliceState, opened: Opened, page: int) -> WhyNot:
    """Return the reason for a free page of the player: nobody who fits can be drawn."""
    need, demand = w.data.pages[opened.chapter][page], w.data.sizes[opened.chapter][page]
    card = w.card(need)
    for cell, stack in enumerate(view.tea):
        if stack and stack[-1] == need and cell == _locked(view) and demand in (ANY_SIZE, cell % 3):
            return WhyNot(
                _("Alice borrows the Wonder of this {card}: the vortex does not draw it.").format(card=card), "AL-93"
            )
    shown = [cell for cell, stack in enumerate(view.tea) if stack and stack[-1] == need]
    if shown:
        text = _("This page needs {who}, and {card} of the Tea Party is {size}.")
        return WhyNot(text.format(who=w.need(opened.chapter, page), card=card, size=words.size(shown[0] % 3)), "AL-27")
    if need in view.hands[view.turn_owner].characters:
        text = _("This page demands a size, and {card} in your hand has none.")
        return WhyNot(text.format(card=card), "AL-27")
    if any(need in stack for stack in view.tea):
        text = _("This page needs {card}, who lies covered in the Tea Party.")
        return WhyNot(text.format(card=w.need(opened.chapter, page)), "AL-34")
    text = _("This page needs {who}, who is neither in the Tea Party nor in your hand.")
    return WhyNot(text.format(who=w.need(opened.chapter, page)), "AL-26")


def _locked(view: AliceState) -> int:
    frame = view.stack[-1]
    return frame.locked if isinstance(frame, f.Vortex) else FREE


def _demands(w: Words, view: AliceState, card: int) -> bool:
    """Whether a free page of the player needs this character, in some size."""
    return any(
        who == FREE and w.data.pages[opened.chapter][page] == card
        for opened in view.open[view.turn_owner]
        for page, who in enumerate(opened.pages)
    )
