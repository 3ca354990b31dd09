"""The reference: cards and market."""

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole
from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _


def sections() -> tuple[Section, ...]:
    """Return this part of the reference."""
    return (_cards(), _guests_and_kings(), _the_market())


def _cards() -> Section:
    return Section(
        _("Cards"),
        (
            Entry(
                _(
                    "A card names a piece and its colour; a wild one moves the piece in either colour. It has a reward for discarding it, one for playing it (basic cards have none) and a bonus for inviting it."
                ),
                (
                    "QA-21",
                    "QA-22",
                ),
            ),
            Entry(
                _(
                    "To invite a card is to put it from hand or discard pile under your board: it leaves your deck and counts at the end."
                ),
                ("QA-23",),
            ),
            Entry(
                _(
                    "The card just discarded or played lies on your discard pile at once and may be invited in the same turn."
                ),
                (
                    "QA-24",
                    "QA-166",
                ),
            ),
            Entry(
                _(
                    "A played card that is invited before its piece has moved still moves it: the card has been played all the same."
                ),
                (
                    "QA-24",
                    "QA-166",
                ),
                "ruling",
            ),
            Entry(
                _(
                    "You may not invite your last card in hand before you have played, nor any card when three or fewer are left uninvited."
                ),
                ("QA-25",),
            ),
        ),
    )


def _guests_and_kings() -> Section:
    return Section(
        _("Guests and kings"),
        (
            Entry(
                _(
                    "Bonuses are a number, or a number and 2 IP for each guest with the same piece (of the same colour, or of any), or 1 IP for each card acquired, or for each guest."
                ),
                ("QA-26",),
            ),
            Entry(
                _("The card itself counts among the guests too, as it does for the other bonuses."),
                ("QA-26",),
                "ruling",
            ),
            Entry(
                _("An invited wild card counts as a card of both colours, though only once in any count."),
                ("QA-168",),
                "ruling",
            ),
            Entry(_("With a king card you may do any action wherever the king lands."), ("QA-27",)),
            Entry(
                _(
                    "Such an action costs the extra resource of the wild column, as it is a wild action, unless it is the action of the king’s own column."
                ),
                ("QA-167",),
                "ruling",
            ),
            Entry(
                _(
                    "Among the cards there are discounts, black cubes, acquisitions, invitations, captures anywhere, and the discarding of a further card for its reward."
                ),
                ("QA-28",),
            ),
            Entry(
                _("The captures of red pieces are our counterparts to the white ones that the guide shows."),
                ("QA-28",),
                "rebuilt",
            ),
            Entry(_("A discount on a card applies to one payment of the turn."), ("QA-29",)),
        ),
    )


def _the_market() -> Section:
    return Section(
        _("The market"),
        (
            Entry(
                _(
                    "The first block of a row is free, the second costs 1 time, the open deck 1 resource of your choice."
                ),
                ("QA-120",),
            ),
            Entry(
                _("An acquired card goes to your hand and may be used at once; gaps are filled only when you rest."),
                (
                    "QA-121",
                    "QA-122",
                ),
            ),
            Entry(
                _("When the top card of a deck is taken, the next is opened at once, because the deck lies face up."),
                ("QA-123",),
                "ruling",
            ),
            Entry(_("An empty deck is not renewed; its row still slides to the left."), ("QA-124",), "ruling"),
            Entry(
                _(
                    "With two yellow flowers you first choose the row, paying or gaining its time, and then pay the block."
                ),
                ("QA-125",),
            ),
            Entry(
                _(
                    "Whatever lets you acquire, the block is paid; only a train’s card is free. The guide says so for banners and for one card, and we keep it for all."
                ),
                ("QA-169",),
                "ruling",
            ),
        ),
    )
