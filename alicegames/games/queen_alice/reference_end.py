"""The reference: Alice, cats, end, wishes."""

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole
from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _


def sections() -> tuple[Section, ...]:
    """Return this part of the reference."""
    return (_alices_paths_and_crowns(), _crowns(), _more_about_alice(), _cats(), _the_end(), _last_points(), _wishes())


def _alices_paths_and_crowns() -> Section:
    return Section(
        _("Alice’s paths and crowns"),
        (
            Entry(
                _(
                    "A step takes the Alice of that colour to the next space without a crown, and whoever moves her scores its points."
                ),
                ("QA-110",),
            ),
            Entry(
                _(
                    "On a wish space a crown leaves the display, and at the end of the turn everybody scores the wish, even if no crown was left."
                ),
                ("QA-111",),
            ),
            Entry(
                _(
                    "The first Alice at the end of her path is crowned in her colour and a crown leaves the display. The other can never sit down there."
                ),
                ("QA-112",),
            ),
            Entry(_("A step of an Alice who can go no further is 5 IP, and a crown leaves the display."), ("QA-113",)),
        ),
    )


def _crowns() -> Section:
    return Section(
        _("Crowns"),
        (
            Entry(
                _(
                    "She can go no further on the throne, or when the throne is the other’s and no free space is ahead. Nobody has moved then, so it is no step for bookmarks. Without a crown left it is 5 IP alone."
                ),
                ("QA-189",),
                "ruling",
            ),
            Entry(
                _(
                    "A crown you gain is laid on the next free space ahead of that Alice, never on a wish space, for double its points."
                ),
                ("QA-114",),
            ),
            Entry(
                _("It is never laid on the throne either, as that has a crowning of its own."), ("QA-114",), "ruling"
            ),
            Entry(
                _(
                    "Without a space or a crown it is 10 IP instead; if crowns are left, one leaves the display all the same."
                ),
                ("QA-115",),
            ),
            Entry(_("Each suit and colour gives you one crown a game: eight at most."), ("QA-116",)),
        ),
    )


def _more_about_alice() -> Section:
    return Section(
        _("More about Alice"),
        (
            Entry(
                _("How far an Alice is, is the number of her space, crowned ones counted; the throne is farthest."),
                ("QA-119",),
                "ruling",
            ),
            Entry(
                _("The throne can be entered over crowned spaces and scores its points like any space."),
                ("QA-190",),
                "ruling",
            ),
            Entry(
                _("A crown turned into 10 IP does not count at the coronation, for nothing was laid."),
                ("QA-191",),
                "ruling",
            ),
            Entry(_("Crowns that cover spaces from the start are nobody’s and give nothing."), ("QA-192",), "ruling"),
            Entry(_("The points along the paths are ours."), ("QA-110",), "rebuilt"),
        ),
    )


def _cats() -> Section:
    return Section(
        _("Cats"),
        (
            Entry(
                _(
                    "A pawprint moves your marker on the cat’s track of that colour; everything passed or reached is gained."
                ),
                ("QA-117",),
            ),
            Entry(_("Pawprints beyond the end are 3 IP each."), ("QA-118",)),
        ),
    )


def _the_end() -> Section:
    return Section(
        _("The end"),
        (
            Entry(
                _(
                    "When the last crown has left the display, the round is finished, so that all have had equally many turns."
                ),
                ("QA-130",),
            ),
            Entry(
                _("The turn that removes it is finished with all its parts, and all rules hold to the end."),
                ("QA-137",),
                "ruling",
            ),
            Entry(
                _(
                    "If nobody does an action for three whole rounds the game ends there, so that nobody can wait for ever."
                ),
                ("QA-139",),
                "ruling",
            ),
            Entry(
                _(
                    "Alice is crowned in the colour of the Alice who is farther. Its wishes are turned to platinum, and every crown of that colour is 8 IP."
                ),
                ("QA-131",),
            ),
            Entry(_("If both are level nothing is turned and every crown is 8 IP."), ("QA-132",)),
        ),
    )


def _last_points() -> Section:
    return Section(
        _("Last points"),
        (
            Entry(
                _(
                    "Cats: from the first mark of a colour you score one wish of that colour, from the second both. We give you the better one."
                ),
                ("QA-133",),
            ),
            Entry(
                _(
                    "A wish belongs to the colour whose path it lies on. Its scoring at the end comes on top of that in play, which is always at the yellow side."
                ),
                ("QA-136",),
                "ruling",
            ),
            Entry(_("Two wishes reached in one turn are scored in the order reached."), ("QA-138",), "ruling"),
            Entry(
                _("Guests and bookmarks are added. Most IP wins; tied players share the victory."),
                (
                    "QA-134",
                    "QA-135",
                ),
            ),
        ),
    )


def _wishes() -> Section:
    return Section(
        _("Wishes"),
        (
            Entry(
                _(
                    "Each wish counts something of its suit: hearts or flowers, spaces or seals, steps or books, diamonds and their places."
                ),
                (
                    "QA-140",
                    "QA-141",
                    "QA-142",
                    "QA-143",
                ),
            ),
            Entry(_("Pairs are the smaller of your red and your white count."), ("QA-144",)),
            Entry(
                _("A flower is in one pair or one set; sets are made so that there are most of them."),
                ("QA-145",),
                "ruling",
            ),
            Entry(
                _("A bronze or gold space counts if you stopped on it or passed it; seals count whoever was first."),
                ("QA-146",),
                "ruling",
            ),
            Entry(
                _("Tokens set aside are off the board, but in no row or column. Columns are counted on both walls."),
                ("QA-147",),
                "ruling",
            ),
            Entry(_("The price printed on a bookmark from a train counts as books too."), ("QA-148",), "ruling"),
        ),
    )
