"""The rules of Rolling in Wonderland, told in our own words: the solo game."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole


def sections() -> tuple[Section, ...]:
    """Return these sections."""
    return (
        _alone_against_the_automa(),
        _how_the_automa_chooses_dice(),
        _the_automas_actions(),
        _the_automas_soldiers_and_score(),
    )


def _alone_against_the_automa() -> Section:
    return Section(
        _("Alone against the automa"),
        (
            Entry(
                _(
                    "The game is set up for two. You are the first player; all dice are rolled for both; and where nothing else is said the automa acts as a player does."
                ),
                ("RW-70",),
            ),
            Entry(
                _(
                    "On each of its turns it turns up one of its four cards, which are shuffled again when all have been used."
                ),
                ("RW-71",),
            ),
            Entry(
                _(
                    "A card’s rows are tried from top to bottom. A row names a number of dice, the areas they may come from (a blank means any), and whether a mushroom may be spent to make it possible, by turning one die into the area or out of it."
                ),
                ("RW-72",),
            ),
            Entry(
                _("The rows on the four cards are ours; the rulebook does not print them."),
                ("RW-125",),
                "rebuilt",
            ),
            Entry(
                _(
                    "A row is possible if the dice that it would take, those in the area but no more than it has room for, are exactly the row’s number, or four and more. Areas that need no mushroom come before those that do."
                ),
                ("RW-126",),
                "ruling",
            ),
            Entry(
                _("Where a row with an exact number is blank, the area that comes first on the card is taken."),
                ("RW-127",),
                "ruling",
            ),
        ),
    )


def _how_the_automa_chooses_dice() -> Section:
    return Section(
        _("How the automa chooses dice"),
        (
            Entry(
                _(
                    "As soon as the end of the game is certain, and so in all of round six, every row may use a mushroom."
                ),
                ("RW-73",),
            ),
            Entry(
                _("If no row is possible, it takes from the first area on the card that holds a die."),
                ("RW-74",),
            ),
            Entry(
                _("Among several areas with four dice or more it prefers most white dice, then the first on the card."),
                ("RW-75",),
            ),
            Entry(
                _("Where not all dice fit it takes white, blue, orange, purple, pink, green, in this order."),
                ("RW-76",),
            ),
            Entry(
                _(
                    "A die that it turns into the area comes from the first area clockwise that has one which is not white; a die turned out goes to the next area clockwise, past the Queen of Hearts. It chooses blue, orange, purple, pink, green, and never rerolls."
                ),
                ("RW-77",),
            ),
            Entry(
                _("A mushroom over two is 1 VP for it."),
                ("RW-78",),
            ),
            Entry(
                _("It spends at most one mushroom a turn, for a row only, and takes every benefit as far as it can."),
                ("RW-128",),
                "ruling",
            ),
        ),
    )


def _the_automas_actions() -> Section:
    return Section(
        _("The automa’s actions"),
        (
            Entry(
                _("It moves 4 spaces for each White Rabbit die and 2 for each Caterpillar die, whatever the colour."),
                ("RW-79",),
            ),
            Entry(
                _(
                    "Of Cheshire Cat tokens it uses the soldier, then the Objective, then the leftmost within reach that it has not used this turn. It repeats one only if the colours force it."
                ),
                ("RW-80",),
            ),
            Entry(
                _(
                    "Once used, the soldier and the Objective are passed over too while another is within reach; when all are used, the order starts again. A Caterpillar space reaches all four. Its Cheshire Cat ability takes the leftmost, which then counts as used. The booklet’s two sentences can only be kept together in this way."
                ),
                ("RW-129",),
                "ruling",
            ),
            Entry(
                _(
                    "It takes no challenge when its slots are full. Its cubes ignore colours and go to the challenge with most cubes, then the highest VP, then the leftmost."
                ),
                ("RW-81",),
            ),
            Entry(
                _("It fills icons from the left, and chooses anew for each cube and each soldier."),
                ("RW-130",),
                "ruling",
            ),
        ),
    )


def _the_automas_soldiers_and_score() -> Section:
    return Section(
        _("The automa’s soldiers and score"),
        (
            Entry(
                _(
                    "Its soldiers go to the Jabberwocky’s region unless it leads there alone; then to the highest first value where it has none; then to the highest where it does not lead alone, by its card’s order; and else again to the Jabberwocky’s region."
                ),
                ("RW-82",),
            ),
            Entry(
                _("Equal values where it has no soldier go by its card’s order too."),
                ("RW-131",),
                "ruling",
            ),
            Entry(
                _("Moving a soldier, or placing one with none left, is 1 VP for it instead."),
                ("RW-83",),
            ),
            Entry(
                _("It has its ability, as you do, when it takes four dice or more."),
                ("RW-84",),
            ),
            Entry(
                _(
                    "At normal, hard and expert difficulty each of its cards that stay scores 2, 3 or 4 VP, each single-use card 1, 2 or 3, and each Objective its printed value with 1 less, unchanged, or 1 more."
                ),
                ("RW-85",),
            ),
            Entry(
                _(
                    "It keeps all its Mad Hatter cards and Objectives in one face-down pile that nobody sees before the end: it plays none, lays none out and has no limit. Its Objectives score whether their conditions hold or not."
                ),
                ("RW-132",),
                "ruling",
            ),
        ),
    )
