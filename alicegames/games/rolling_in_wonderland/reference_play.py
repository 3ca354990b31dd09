"""The rules of Rolling in Wonderland, told in our own words: play, attack, score."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole


def sections() -> tuple[Section, ...]:
    """Return these sections."""
    return (
        _a_round(),
        _a_turn(),
        _duties_limits_secrets(),
        _mushrooms(),
        _mushrooms_and_white_dice(),
        _abilities(),
        _the_jabberwocky_attacks(),
        _the_end_and_the_score(),
    )


def _a_round() -> Section:
    return Section(
        _("A round"),
        (
            Entry(
                _(
                    "In each round a Jabberwocky card is turned up and the Jabberwocky goes to that region; all dice are rolled; players take turns; the Jabberwocky attacks; and the end of the game is looked for. Jabberwocky cards that were turned up stay visible."
                ),
                ("RW-16",),
            ),
            Entry(
                _(
                    "All dice are rolled at once and put into the areas that they show. With the Cheshire Cat a die stands at the slot of its colour."
                ),
                ("RW-17",),
            ),
            Entry(
                _(
                    "The four Cheshire Cat slots are one area: its dice are taken together. A die that comes later stands at its colour’s slot too, and tokens that move take no die along. The rulebook leaves this open."
                ),
                ("RW-95",),
                "ruling",
            ),
            Entry(
                _(
                    "On your turn choose an area that holds a die, take as many of its dice as fit on your board, then have the region’s action. Turns go clockwise."
                ),
                ("RW-18",),
            ),
        ),
    )


def _a_turn() -> Section:
    return Section(
        _("A turn"),
        (
            Entry(
                _(
                    "You must take dice, and you always can: there are as many dice in the areas as free spaces on all boards, or one more while Tweedledee’s die lies out."
                ),
                ("RW-96",),
                "ruling",
            ),
            Entry(
                _(
                    "Your board holds six dice. With six you have no more turns this round, and when all boards are full the turns are over."
                ),
                ("RW-19",),
            ),
            Entry(
                _("Where the area holds more dice than fit, you choose which ones to take."),
                ("RW-20",),
            ),
            Entry(
                _(
                    "Mushrooms and single-use cards may be used at any time of your own turn, before and after taking dice."
                ),
                ("RW-21",),
            ),
            Entry(
                _(
                    "The program offers them where they can matter: before you choose an area, when you have drawn a single-use card, before a mushroom would be lost (but not one from a white die), and until you end your turn. Elsewhere they would change nothing."
                ),
                ("RW-97",),
                "ruling",
            ),
        ),
    )


def _duties_limits_secrets() -> Section:
    return Section(
        _("Duties, limits, secrets"),
        (
            Entry(
                _(
                    "Actions and benefits must be carried out as far as possible, and what is not possible is lost. Only moving a soldier may be declined. Any token within reach may be chosen, even one that does nothing. The rulebook does not say, and this keeps the game moving."
                ),
                ("RW-98",),
                "ruling",
            ),
            Entry(
                _(
                    "At the end of your turn discard down to five single-use cards and three Objectives. Objectives go under their deck, unseen."
                ),
                ("RW-22",),
            ),
            Entry(
                _(
                    "You choose what to discard. A player whose board is full has no turn, and so no chance to use a mushroom or a card either."
                ),
                ("RW-99",),
                "ruling",
            ),
            Entry(
                _(
                    "Secret are the single-use cards and Objectives in hand and the face-down decks. How many you hold is public, and so are VP tokens, paths, discards and the challenges put under their deck. A running score counts only what the viewer may see of others."
                ),
                ("RW-100",),
                "ruling",
            ),
        ),
    )


def _mushrooms() -> Section:
    return Section(
        _("Mushrooms"),
        (
            Entry(
                _(
                    "A mushroom turns one die in any area to a face of your choice, or rerolls any number of dice of one area. White dice are spared."
                ),
                ("RW-23", "RW-24"),
            ),
            Entry(
                _("A die that was turned or rerolled goes at once to the area of its new face. You need not take it."),
                ("RW-25", "RW-101"),
            ),
            Entry(
                _(
                    "So with no blue die in Alice’s area you can turn a blue one elsewhere to Alice, and take it together with the dice there."
                ),
                ("RW-102",),
            ),
            Entry(
                _(
                    "A turned die must show another face than before; a reroll takes at least one die, and all are rolled together before they are placed. An empty area can be turned into, but nothing can be taken from it. These details are ours."
                ),
                ("RW-103",),
                "ruling",
            ),
        ),
    )


def _mushrooms_and_white_dice() -> Section:
    return Section(
        _("Mushrooms and white dice"),
        (
            Entry(
                _(
                    "You never have more than two mushrooms, and one too many is lost. In a turn you may spend as many as you have."
                ),
                ("RW-26",),
            ),
            Entry(
                _("White dice cannot be turned or rerolled by mushrooms, but each one that you take gains a mushroom."),
                ("RW-27",),
            ),
            Entry(
                _(
                    "Mad Hatter cards spare white dice too unless they name them: the rulebook mentions only mushrooms, and this keeps white dice special."
                ),
                ("RW-104",),
                "ruling",
            ),
            Entry(
                _(
                    "Several white dice give their mushrooms together, before the action. What is over two is lost, with no spending in between."
                ),
                ("RW-105",),
                "ruling",
            ),
            Entry(
                _("Dice on player boards stay as they are: only dice in the areas can be turned."),
                ("RW-28",),
            ),
        ),
    )


def _abilities() -> Section:
    return Section(
        _("Abilities"),
        (
            Entry(
                _("Taking four dice or more in one turn gives the benefit of your ability, after the action."),
                ("RW-29",),
            ),
            Entry(
                _(
                    "That is once a turn, when the action and all that it set off are done. The Cheshire Cat ability moves the tokens even if the benefit did nothing."
                ),
                ("RW-106",),
                "ruling",
            ),
        ),
    )


def _the_jabberwocky_attacks() -> Section:
    return Section(
        _("The Jabberwocky attacks"),
        (
            Entry(
                _(
                    "After the turns the players with soldiers in the Jabberwocky’s region gain 3, 2 and 1 VP by strength. Without a soldier there you gain nothing."
                ),
                ("RW-48", "RW-50"),
            ),
            Entry(
                _("With two players the second gains only 1."),
                ("RW-49",),
            ),
            Entry(
                _(
                    "Ties are unfriendly: tied players each have the value of the next place, and the group takes up as many places as it has members. Tied for third means nothing."
                ),
                ("RW-51",),
            ),
            Entry(
                _(
                    "With 3, 2 and 2 soldiers the players gain 3, 1 and 1 VP; with 2, 2, 2 and 1 they gain 2, 2, 2 and nothing."
                ),
                ("RW-52", "RW-53"),
            ),
            Entry(
                _(
                    "Two players who tie gain 1 each, the second place’s value in their game: that is how the two rules fit together."
                ),
                ("RW-114",),
                "ruling",
            ),
        ),
    )


def _the_end_and_the_score() -> Section:
    return Section(
        _("The end and the score"),
        (
            Entry(
                _(
                    "The game ends after a round in which the sixth Jabberwocky card has struck, a pawn or a disc has reached the end of its path, or a player has placed all twelve soldiers."
                ),
                ("RW-54",),
            ),
            Entry(
                _(
                    "This is looked at once, after the attack; the soldiers count as placed if the supply is empty then, the Twins’ figures apart. In the last round the marker stays where it is."
                ),
                ("RW-115",),
                "ruling",
            ),
            Entry(
                _("Each path scores the highest star that you have reached or passed."),
                ("RW-55",),
            ),
            Entry(
                _(
                    "Each region scores its three values by strength, for who has a soldier there. Ties are as unfriendly as in an attack; two players score the full values."
                ),
                ("RW-56",),
            ),
            Entry(
                _(
                    "Completed challenges score their VP, Objectives what their conditions say, each single-use card still in hand 1 VP, and VP tokens count."
                ),
                ("RW-57",),
            ),
            Entry(
                _(
                    "Ties go to more mushrooms, then more cubes on open challenges, then the pawn farther ahead, then whoever sits closest to the right of the first-player marker."
                ),
                ("RW-58",),
            ),
            Entry(
                _(
                    "The last means the tied player who came latest in the last round’s order, the marker’s holder after all others. So there is always one winner."
                ),
                ("RW-116",),
                "ruling",
            ),
        ),
    )
