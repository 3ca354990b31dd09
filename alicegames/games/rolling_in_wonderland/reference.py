"""The rules of Rolling in Wonderland, told in our own words: the pieces and setting up."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.games.rolling_in_wonderland import reference_actions, reference_modules, reference_play, reference_solo
from alicegames.i18n import _


def sections() -> tuple[Section, ...]:
    """Return the whole reference."""
    return (
        _the_pieces(),
        _board_challenges_abilities(),
        _tokens_and_cards(),
        _setting_up_the_table(),
        _setting_up_the_players(),
        *reference_play.sections(),
        *reference_actions.sections(),
        *reference_modules.sections(),
        *reference_solo.sections(),
    )


def _the_pieces() -> Section:
    return Section(
        _("The pieces"),
        (
            Entry(
                _(
                    "Every player has six dice (one each of white, blue, purple, green, pink and orange), twelve soldiers, nine cubes, a pawn, a disc and two mushrooms. All dice have the same six faces, one for each region: White Rabbit, Mad Hatter, Queen of Hearts, Alice, Cheshire Cat and Caterpillar."
                ),
                ("RW-01", "RW-02"),
            ),
            Entry(
                _(
                    "The table shares seven Cheshire Cat tokens, 34 Mad Hatter cards, 15 Objectives, 25 Alice Challenges, six Jabberwocky cards, four cards for the automa, the ability tokens and the first-player marker."
                ),
                ("RW-03",),
            ),
            Entry(
                _("VP tokens never run out. The box has some sixty, and a game should not end for want of counters."),
                ("RW-86",),
                "ruling",
            ),
            Entry(
                _(
                    "With five players everything that belongs to a player is there once more, thirty dice in all, and the fifth ability token joins. The rulebook names only the token; the rest follows from it."
                ),
                ("RW-59",),
                "ruling",
            ),
        ),
    )


def _board_challenges_abilities() -> Section:
    return Section(
        _("Board, challenges, abilities"),
        (
            Entry(
                _(
                    "Clockwise round the board lie the White Rabbit, the Mad Hatter, the Queen of Hearts, Alice, the Cheshire Cat and the Caterpillar, each with three influence values. The rulebook shows neither order nor values, so both are ours; a component pack can change them."
                ),
                ("RW-04", "RW-05"),
                "rebuilt",
            ),
            Entry(
                _(
                    "How long the two paths are, where their stars stand, what they are worth, and in what order the Caterpillar’s benefits come: the rulebook does not print them, so these are ours."
                ),
                ("RW-06",),
                "rebuilt",
            ),
            Entry(
                _(
                    "An Alice Challenge shows four coloured icons and a VP value. Which ones the published cards show we do not know; on ours, harder sets of colours are worth more."
                ),
                ("RW-07",),
                "rebuilt",
            ),
            Entry(
                _(
                    "The ability tokens are: move 2 on the Caterpillar’s path; place a cube on any icon of your challenges; draw a Mad Hatter card; move 5 on the White Rabbit’s path; and, from the fifth player’s set, use the leftmost Cheshire Cat token, which then goes to the right end."
                ),
                ("RW-08",),
            ),
        ),
    )


def _tokens_and_cards() -> Section:
    return Section(
        _("Tokens and cards"),
        (
            Entry(
                _("Two of the Cheshire Cat tokens place a soldier and draw an Objective."),
                ("RW-09",),
            ),
            Entry(
                _(
                    "The other five tokens are ours: draw a Mad Hatter card; gain a mushroom and 1 VP; move 3 on the White Rabbit’s path; move 1 on the Caterpillar’s; place a cube on any icon. The rulebook does not show them."
                ),
                ("RW-87",),
                "rebuilt",
            ),
            Entry(
                _(
                    "Of the 34 Mad Hatter cards 22 are used once and 12 stay in front of their owner; none comes more than twice, and none can be played on another player’s turn. The rulebook prints none of them, so the texts are ours."
                ),
                ("RW-88",),
                "rebuilt",
            ),
            Entry(
                _(
                    "Each Objective has a condition and a value; those that grow with your position print a value only because the automa scores it. The conditions are ours, for the rulebook shows none."
                ),
                ("RW-89",),
                "rebuilt",
            ),
        ),
    )


def _setting_up_the_table() -> Section:
    return Section(
        _("Setting up the table"),
        (
            Entry(
                _(
                    "Four of the seven Cheshire Cat tokens, drawn at random, lie face up in the four slots. The others are not in the game."
                ),
                ("RW-10",),
            ),
            Entry(
                _(
                    "Everybody receives one Objective, kept secret. The rest of that deck stays only if the token that draws Objectives is among the four."
                ),
                ("RW-11",),
            ),
            Entry(
                _(
                    "Everybody receives one Mad Hatter card. One that stays is laid out at once; one that is used once is kept in hand."
                ),
                ("RW-12",),
            ),
            Entry(
                _(
                    "Everybody starts with one Alice Challenge, open, in one of three slots. The challenge deck lies face up, so that the next one is known."
                ),
                ("RW-13",),
            ),
            Entry(
                _("The six Jabberwocky cards are shuffled and lie face down."),
                ("RW-90",),
            ),
        ),
    )


def _setting_up_the_players() -> Section:
    return Section(
        _("Setting up the players"),
        (
            Entry(
                _("Chance names the first player. The marker goes on clockwise after each round."),
                ("RW-14",),
            ),
            Entry(
                _(
                    "The set-up may name the first player instead: a program can ask what a table would simply agree on."
                ),
                ("RW-91",),
                "ruling",
            ),
            Entry(
                _(
                    "Everybody has one ability token at random, two mushrooms and six dice; pawn and disc stand on the start of their paths."
                ),
                ("RW-15",),
            ),
            Entry(
                _("Which character you play, and which side of the board, changes nothing."),
                ("RW-134",),
            ),
            Entry(
                _(
                    "Abilities are dealt from the four tokens of the box. The fifth joins with five players, or where the set-up asks for it; the rulebook is silent on smaller games."
                ),
                ("RW-92",),
                "ruling",
            ),
        ),
    )
