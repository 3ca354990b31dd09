"""The part of the rules reference that tells of open chapters and of the Tea Party."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole


def chapters() -> Section:
    """Tell how chapters are opened."""
    return Section(
        _("Opening a chapter"),
        (
            Entry(_("A chapter you play lies before you until it is completed or the game ends."), ("AL-25",)),
            Entry(
                _(
                    "The vortex opens: put as many characters as you like from the Tea Party and from your hand onto free pages that need them, in this chapter or in older ones of yours. None is allowed too."
                ),
                ("AL-26",),
            ),
            Entry(
                _(
                    "You place them one at a time and then close the book; a placed card is not moved again. This is our way of asking."
                ),
                ("AL-83",),
                "ruling",
            ),
            Entry(
                _(
                    "A page that demands a size takes a character only from that row of the Tea Party. Any other page takes it from every row, and from the hand."
                ),
                ("AL-27",),
            ),
            Entry(_("Characters placed like this use no Wonder: only played ones do."), ("AL-28",)),
            Entry(
                _(
                    "The vortex draws no protagonists and no Card Soldiers: no page needs them. They come by their own Wonders, a Card Soldier also by a Gryphon."
                ),
                ("AL-29",),
                "ruling",
            ),
            Entry(
                _("A character uncovered while the book is open can be drawn too, for it is visible now."),
                ("AL-30",),
                "ruling",
            ),
            Entry(
                _(
                    "The vortex of a chapter from your hand is no Wonder, so no Cat stops it. The booklet calls only card abilities Wonders."
                ),
                ("AL-84",),
                "ruling",
            ),
            Entry(_("When the book of a chapter from your hand closes, your turn ends."), ("AL-31",)),
        ),
    )


def tea_party() -> Section:
    """Tell of sizes, covering and refilling."""
    return Section(
        _("The Tea Party, Potions and Cakes"),
        (
            Entry(
                _(
                    "Visible is what lies on top of one of the nine spaces: three columns, three sizes. The booklet’s picture shows it so."
                ),
                ("AL-85",),
                "ruling",
            ),
            Entry(
                _("A Cake moves a visible character up one step in its column, a Potion down one step."),
                ("AL-32",),
            ),
            Entry(_("Who is huge gets no Cake, who is tiny no Potion: there is no further row."), ("AL-33",), "ruling"),
            Entry(
                _(
                    "A character that moves onto another covers it. A covered card is out of the game until it is uncovered."
                ),
                ("AL-34",),
            ),
            Entry(
                _("Only a character that returns from tiny or huge can cover a card of the middle row."),
                ("AL-35",),
            ),
            Entry(_("After a Potion or Cake the gaps of the middle row are refilled at once."), ("AL-36",)),
            Entry(
                _(
                    "All gaps are filled then, from left to right as far as the deck reaches, also those that a Wonder left earlier. Where another card lies beneath there is no gap. At other times nothing is refilled before the end of the turn. The booklet speaks only of the gap just made."
                ),
                ("AL-86",),
                "ruling",
            ),
        ),
    )
