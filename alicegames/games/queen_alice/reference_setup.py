"""The reference: what there is, set-up, trains."""

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole
from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _


def sections() -> tuple[Section, ...]:
    """Return this part of the reference."""
    return (
        _what_there_is(),
        _supplies_and_names(),
        _laying_the_table(),
        _boards_and_seats(),
        _trains(),
        _riding_a_train(),
    )


def _what_there_is() -> Section:
    return Section(
        _("What there is"),
        (
            Entry(
                _(
                    "The chess pieces are nine red and nine white ones: king, queen, rook, bishop, knight and four pawns of each colour. The printed list names Alice, Humpty Dumpty and the gardeners in the same breath; since a colour has several pawns, we read them as further pieces."
                ),
                ("QA-01",),
                "ruling",
            ),
            Entry(
                _(
                    "Besides ten basic cards for every player there are ninety cards to acquire: thirty bronze, thirty silver and thirty gold."
                ),
                ("QA-02",),
            ),
            Entry(
                _(
                    "Every player has a board with five red and five white hearts, as many diamonds, a messenger and a twin of each colour, two pawprint markers, three cubes of the own colour, five locked black cubes and a clock from 0 to 10."
                ),
                ("QA-03",),
            ),
            Entry(
                _(
                    "The printed list speaks of twenty hearts and twenty diamonds in all; since the fifth of a colour earns a crown, we read it as five of each colour for every player."
                ),
                ("QA-03",),
                "ruling",
            ),
        ),
    )


def _supplies_and_names() -> Section:
    return Section(
        _("Supplies and names"),
        (
            Entry(
                _(
                    "There are 32 Live Flowers in four kinds, 42 bookmarks all on show, 27 books in three colours, sixteen wishes and sixteen trains with two sides each, and twelve crowns."
                ),
                (
                    "QA-04",
                    "QA-05",
                    "QA-06",
                    "QA-07",
                    "QA-08",
                ),
            ),
            Entry(
                _("The trains are four of each suit, like the wishes: the rulebook does not say so."),
                ("QA-07",),
                "ruling",
            ),
            Entry(
                _(
                    "The sources name white and green books only. The third colour, brown, and the split of 13, 7 and 7 are our choice."
                ),
                ("QA-05",),
                "rebuilt",
            ),
            Entry(_("The boards have one side for two players and another for three and four."), ("QA-09",)),
            Entry(
                _("One red and one white Alice, gardener and half of Humpty Dumpty serve all players together."),
                ("QA-160",),
            ),
            Entry(
                _(
                    "A flower or bookmark that has run out cannot be gained. Books never run out, because the tokens are only there to count with."
                ),
                ("QA-161",),
                "ruling",
            ),
            Entry(_("Red sends the Mad Hatter and Tweedledee, white the March Hare and Tweedledum."), ("QA-162",)),
            Entry(_("There is no upper limit to influence points (IP)."), ("QA-163",)),
        ),
    )


def _laying_the_table() -> Section:
    return Section(
        _("Laying the table"),
        (
            Entry(_("One of four player aids is drawn; its back shows where the chess pieces stand."), ("QA-10",)),
            Entry(
                _(
                    "What the backs of the player aids show is not in the rulebook, so the four starting positions are ours."
                ),
                ("QA-10",),
                "rebuilt",
            ),
            Entry(
                _(
                    "One wish of each suit is drawn, and the four are laid at random on the wish spaces, two on each Alice’s path, with the yellow side up. A first game may use a fixed set."
                ),
                ("QA-11",),
            ),
            Entry(
                _(
                    "Which four wishes the fixed set has is our choice, since the picture in the rulebook cannot be read."
                ),
                ("QA-11",),
                "rebuilt",
            ),
            Entry(
                _("Eight crowns lie in the display with four players, seven with three and six with two."), ("QA-12",)
            ),
            Entry(
                _(
                    "Alices, gardeners, Humpty Dumpty’s halves, messengers, twins and pawprint markers begin at their starts."
                ),
                (
                    "QA-13",
                    "QA-15",
                ),
            ),
            Entry(_("The market shows two cards and the open deck of each level."), ("QA-14",)),
        ),
    )


def _boards_and_seats() -> Section:
    return Section(
        _("Boards and seats"),
        (
            Entry(_("A white book lies on every space of the tree and covers the reward printed there."), ("QA-16",)),
            Entry(
                _(
                    "With three players some spaces of Alice’s paths, the garden and the wall are covered from the start."
                ),
                ("QA-17",),
            ),
            Entry(_("Which spaces are marked for three players is our choice."), ("QA-17",), "rebuilt"),
            Entry(
                _(
                    "The first player receives the mirror and is drawn by lot unless you choose. Turns go clockwise; the seat to the first player’s right is last in each round."
                ),
                (
                    "QA-18",
                    "QA-164",
                ),
            ),
            Entry(
                _(
                    "You begin with your ten basic cards shuffled, three of them in hand, three cubes on the platter, five black cubes locked and 0 IP."
                ),
                ("QA-19",),
            ),
            Entry(_("The clock shows 0 at the start, since nothing else is said."), ("QA-19",), "ruling"),
            Entry(
                _(
                    "Secret are hands, trains until they are revealed, and the order of all decks below the open card. All else is open, discard piles too, for everybody has seen those cards."
                ),
                ("QA-165",),
                "ruling",
            ),
        ),
    )


def _trains() -> Section:
    return Section(
        _("Trains"),
        (
            Entry(
                _(
                    "Before the first turn each player is dealt two trains and secretly chooses one of them and its side. All are revealed together and carried out in turn order. A first game may deal four fixed trains instead, one to each."
                ),
                ("QA-20",),
            ),
            Entry(_("Which four trains the first game uses is our choice."), ("QA-20",), "rebuilt"),
            Entry(
                _("In a first game the side is still chosen, as the rulebook fixes only the card."),
                ("QA-20",),
                "ruling",
            ),
            Entry(
                _(
                    "A hearts train gives 3 time, a cake or toast and a flower, and puts your lowest heart of that colour into the garden."
                ),
                ("QA-150",),
            ),
            Entry(
                _("A spades train gives what it shows and moves your messenger along its first spaces."), ("QA-151",)
            ),
            Entry(
                _(
                    "A clubs train gives 3 time, a cake or toast and a bookmark, and your twin climbs to the lowest space."
                ),
                ("QA-152",),
            ),
            Entry(
                _(
                    "A diamonds train gives 3 time, a cake or toast and one reward more, and puts a diamond on the wall."
                ),
                ("QA-153",),
            ),
            Entry(_("You choose which diamond, for the card shows none."), ("QA-153",), "ruling"),
        ),
    )


def _riding_a_train() -> Section:
    return Section(
        _("Riding a train"),
        (
            Entry(
                _(
                    "Only what the train prints is gained, nothing of the place arrived at; and whether it is cake or toast is printed too, whatever the side’s colour."
                ),
                ("QA-154",),
            ),
            Entry(
                _(
                    "A card from a train is free and comes from the left block; the row is refilled before the next train, so that every train finds a full market."
                ),
                ("QA-155",),
                "ruling",
            ),
            Entry(
                _(
                    "What a train places or moves counts for milestones, wishes, full rows and zones, but gives nothing itself: book tokens stay, no seal is crossed, and Humpty Dumpty climbs without IP."
                ),
                ("QA-156",),
                "ruling",
            ),
            Entry(
                _(
                    "If the shown space is taken, the next free one of that zone or column is used, else of the next zone or column."
                ),
                ("QA-157",),
                "ruling",
            ),
            Entry(
                _(
                    "The train not chosen leaves the game. A bookmark that acts at once does so; once-a-turn bookmarks wait for the first turn."
                ),
                ("QA-158",),
                "ruling",
            ),
        ),
    )
