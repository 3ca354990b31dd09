"""The rules of Tea Time, told in our own words."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _


def sections() -> tuple[Section, ...]:
    """Return the whole reference."""
    return (_cards(), _laying(), _turn(), _collecting(), _rounds(), _score())


def _cards() -> Section:
    return Section(
        _("The cards"),
        (
            Entry(
                _(
                    "There are sixty guests, ten cards each of six characters, and one Alice. The White Rabbit, the Cheshire Cat and the Caterpillar are among the guests."
                ),
                ("TT-01",),
            ),
            Entry(
                _(
                    "The other three guests are the Mad Hatter, the March Hare and the Queen of Hearts. The published rules do not list them all, so this is our choice; a component pack can change it."
                ),
                ("TT-31",),
                "rebuilt",
            ),
            Entry(
                _(
                    "Every guest can be seen upright or in the mirror. A mirrored card has a gilded looking-glass frame. Which face a card shows is settled when it is laid out, and never changes."
                ),
                ("TT-02",),
            ),
        ),
    )


def _laying() -> Section:
    return Section(
        _("Laying the table"),
        (
            Entry(
                _("Two players use all sixty guests and play five rounds on a table of three rows and four columns."),
                ("TT-03", "TT-07"),
            ),
            Entry(
                _(
                    "Three players leave out two cards of each guest and play three rounds on four rows and four columns."
                ),
                ("TT-04", "TT-07"),
            ),
            Entry(
                _("Four players use all sixty guests and play three rounds on four rows and five columns."),
                ("TT-05", "TT-07"),
            ),
            Entry(
                _(
                    "In one place the published rules speak of five rounds without saying for how many players. We take it for a slip: only two players play five."
                ),
                ("TT-32",),
                "ruling",
            ),
            Entry(
                _(
                    "Rows come first in these sizes, and the cells are filled row by row. The last round uses up the deck exactly. Alice is never dealt onto the table."
                ),
                ("TT-07", "TT-34"),
                "ruling",
            ),
            Entry(
                _(
                    "Upright and mirrored faces alternate like the squares of a chessboard: no two neighbours side by side or above each other show the same kind of face."
                ),
                ("TT-08",),
            ),
            Entry(
                _(
                    "The first cell of the first row is upright in every round. Chance decides which guest lies where; the place alone decides the face. The published rules leave this open."
                ),
                ("TT-35",),
                "ruling",
            ),
            Entry(_("Chance names the first player of round one, who receives Alice."), ("TT-06",)),
            Entry(_("You may name the first player at set-up instead."), ("TT-33",), "ruling"),
        ),
    )


def _turn() -> Section:
    return Section(
        _("A turn"),
        (
            Entry(
                _("On the first turn of a round the first player takes exactly one guest and puts Alice into the gap."),
                ("TT-09",),
            ),
            Entry(
                _("The second turn of a round takes one or two cards, every later turn one, two or three."),
                ("TT-10", "TT-11"),
            ),
            Entry(
                _("Turns are counted over the whole table: the second turn is the second player’s first."), ("TT-36",)
            ),
            Entry(_("Nobody may pass: at least one card is taken."), ("TT-12",)),
            Entry(
                _("Cards taken together lie in one unbroken straight line, along a row, along a column or slantwise."),
                ("TT-13",),
            ),
            Entry(_("A gap breaks a line: cards on both sides of an empty place are no neighbours."), ("TT-14",)),
            Entry(
                _(
                    "The table has no way around its edges, and cards do not close ranks when others leave. The published rules do not say so; nothing in them suggests otherwise."
                ),
                ("TT-16",),
                "ruling",
            ),
            Entry(_("Alice may be one of the cards of a line."), ("TT-15",)),
            Entry(
                _(
                    "Nothing special is asked for her: from the second turn on she may be taken alone or in a line, counts as one of the cards and joins her neighbours like any other. The published rules are silent on it."
                ),
                ("TT-37",),
                "ruling",
            ),
        ),
    )


def _collecting() -> Section:
    return Section(
        _("Collecting"),
        (
            Entry(_("Taken cards lie before you, one column for each guest, with the face they showed."), ("TT-17",)),
            Entry(
                _(
                    "An upright and a mirrored card of the same guest cancel each other and leave the game, one for one: nobody keeps both faces of a guest. With three upright Cheshire Cats, taking a mirrored one leaves two."
                ),
                ("TT-18", "TT-38"),
            ),
            Entry(_("Cancelling is done at the end of every turn, several pairs at once if need be."), ("TT-19",)),
            Entry(
                _(
                    "It happens once, when the whole line has been taken. So the order within a line makes no difference, and opposite faces taken together cancel too. We read the published rules so."
                ),
                ("TT-39",),
                "ruling",
            ),
            Entry(_("Alice cancels nothing and nothing cancels her: she has one face only."), ("TT-20",), "ruling"),
        ),
    )


def _rounds() -> Section:
    return Section(
        _("Rounds"),
        (
            Entry(_("A round ends when the table is empty."), ("TT-21",)),
            Entry(_("Whoever took Alice begins the next round, and puts her back with its first turn."), ("TT-22",)),
            Entry(
                _("Turns pass clockwise from the round’s first player. The published rules name no direction."),
                ("TT-23",),
                "ruling",
            ),
            Entry(_("The game ends after the last round."), ("TT-24",)),
            Entry(
                _(
                    "Everything is open for all to see but the order of the cards still to be dealt. A printed deck would show the face of its top card; the program does not."
                ),
                ("TT-29",),
                "ruling",
            ),
        ),
    )


def _score() -> Section:
    return Section(
        _("The score"),
        (
            Entry(
                _(
                    "Each of the six guests scores by how many of it you hold: none 5, one 1, two 3, three 6, four 10, five or more 15. An empty column beats one or two cards."
                ),
                ("TT-25",),
            ),
            Entry(_("Alice is worth 4 to whoever holds her at the end."), ("TT-26",)),
            Entry(_("Most points win; among equals the holder of Alice."), ("TT-27",)),
            Entry(
                _(
                    "If none of those who are level holds Alice, they share the win. The published rules leave this open."
                ),
                ("TT-28",),
                "ruling",
            ),
            Entry(_("The score shown during play is what you would have if the game ended now."), ("TT-30",), "ruling"),
            Entry(
                _("In it Alice counts for whoever has her, and for nobody while she stands on the table."),
                ("TT-40",),
                "ruling",
            ),
        ),
    )
