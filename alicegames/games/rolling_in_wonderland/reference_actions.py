"""The rules of Rolling in Wonderland, told in our own words: the six actions."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole


def sections() -> tuple[Section, ...]:
    """Return these sections."""
    return (
        _the_white_rabbit_and_the_queen_of_hearts(),
        _the_mad_hatter(),
        _alice_and_her_challenges(),
        _the_cheshire_cat(),
        _the_caterpillar(),
    )


def _the_white_rabbit_and_the_queen_of_hearts() -> Section:
    return Section(
        _("The White Rabbit and the Queen of Hearts"),
        (
            Entry(
                _(
                    "White Rabbit: each blue or white die moves your pawn 2 spaces, each orange or pink one 3, each green or purple one 4. One purple and two orange dice move it 10."
                ),
                ("RW-30", "RW-31"),
            ),
            Entry(
                _(
                    "Queen of Hearts: one or two dice place 1 soldier, three or four 2, five or six 3, each in any region. A soldier has strength 1. With none in your supply, placing does nothing."
                ),
                ("RW-37", "RW-38"),
            ),
        ),
    )


def _the_mad_hatter() -> Section:
    return Section(
        _("The Mad Hatter"),
        (
            Entry(
                _("Mad Hatter: one or two dice draw 1 card, three or four draw 2, five or six draw 3."),
                ("RW-32",),
            ),
            Entry(
                _(
                    "Single-use cards are kept in hand until you play them on your own turn. Cards that stay are laid into one of three slots as soon as they are drawn."
                ),
                ("RW-33",),
            ),
            Entry(
                _("With three such cards already, either the new one or an old one is discarded, and you gain 1 VP."),
                ("RW-34",),
            ),
            Entry(
                _(
                    "A card may be played as soon as it is drawn. One that speaks of taking dice counts the dice you took this turn, even if you drew it afterwards."
                ),
                ("RW-35",),
            ),
            Entry(
                _("Used cards are discarded. When the deck has run out, the discards are shuffled into a new one."),
                ("RW-36",),
            ),
            Entry(
                _("VP from a Mad Hatter card are VP tokens, gained at once."),
                ("RW-133",),
            ),
            Entry(
                _(
                    "Cards are drawn one at a time, and one that stays is settled before the next. The discards are shuffled only when a card must be drawn from an empty deck; a card just being played is not yet among them. With nothing to draw the draw is lost. The Objective deck is never shuffled again. All this the rulebook leaves open."
                ),
                ("RW-107",),
                "ruling",
            ),
        ),
    )


def _alice_and_her_challenges() -> Section:
    return Section(
        _("Alice and her challenges"),
        (
            Entry(
                _(
                    "Alice: first take the top challenge into a free slot. With three already you may replace one, which goes under the deck while its cubes return to you, or take none."
                ),
                ("RW-39",),
            ),
            Entry(
                _(
                    "With the challenge deck empty none is taken and none replaced. Completed challenges never come back."
                ),
                ("RW-108",),
                "ruling",
            ),
            Entry(
                _(
                    "Then each die taken puts a cube on a free icon of its colour on any of your challenges. With no such icon that cube is lost."
                ),
                ("RW-40",),
            ),
            Entry(
                _("You place the cubes one by one, in the order you like: the rulebook sets none."),
                ("RW-109",),
                "ruling",
            ),
            Entry(
                _(
                    "Four cubes complete a challenge at once. It is kept for scoring, and its cubes return. Nine cubes are therefore always enough."
                ),
                ("RW-41", "RW-110"),
            ),
            Entry(
                _(
                    "For example: with a pink, an orange and a blue die you first add a challenge; orange and blue find icons, pink finds none and is lost; and if blue was the fourth cube there, that challenge is complete."
                ),
                ("RW-111",),
            ),
        ),
    )


def _the_cheshire_cat() -> Section:
    return Section(
        _("The Cheshire Cat"),
        (
            Entry(
                _(
                    "Cheshire Cat: one or two dice give 1 benefit, three or four 2, five or six 3. The colours you took open the slots: pink the first, orange the second, green and purple the third, blue and white the last. A token may be used more than once."
                ),
                ("RW-42", "RW-43"),
            ),
            Entry(
                _(
                    "So two purple dice and a blue one give two benefits from the last two slots, and a soldier token in the last slot may be used twice."
                ),
                ("RW-112",),
            ),
        ),
    )


def _the_caterpillar() -> Section:
    return Section(
        _("The Caterpillar"),
        (
            Entry(
                _(
                    "Caterpillar: each green, purple or pink die moves your disc 1 space, each orange, white or blue one 2. The booklet prints blue twice and pink never; we put pink into the first line, so that the White Rabbit’s fastest colours are the Caterpillar’s slowest."
                ),
                ("RW-44",),
                "ruling",
            ),
            Entry(
                _(
                    "Every space of the Caterpillar’s path that is no star has a benefit, gained as the disc comes to it, space by space. Stars count at the end only."
                ),
                ("RW-45",),
            ),
            Entry(
                _(
                    "A move that sets off another move waits until that one is done; then it goes on from where the disc stands."
                ),
                ("RW-113",),
                "ruling",
            ),
            Entry(
                _(
                    "The benefits are: a Mad Hatter card, a mushroom, 2 spaces on the White Rabbit’s path, any one of the four Cheshire Cat tokens, a soldier to place, a soldier of yours to move, or a cube on any icon."
                ),
                ("RW-46",),
            ),
            Entry(
                _(
                    "At the end of a path pawn and disc stay, and further movement is lost; the rulebook says nothing of going round again."
                ),
                ("RW-47",),
                "ruling",
            ),
        ),
    )
