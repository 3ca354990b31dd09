"""The rules of Rolling in Wonderland, told in our own words: the modules."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole


def sections() -> tuple[Section, ...]:
    """Return these sections."""
    return (
        _the_youngest_dreamers(),
        _the_experienced_set_up(),
        _the_madder_hatter(),
        _tweedledee(),
        _tweedledum_and_both(),
    )


def _the_youngest_dreamers() -> Section:
    return Section(
        _("The youngest dreamers"),
        (
            Entry(
                _("There are no Mad Hatter cards, no Objectives, and no token that draws an Objective."),
                ("RW-60",),
            ),
            Entry(
                _("Whenever you would gain a Mad Hatter card you gain 1 VP."),
                ("RW-61",),
            ),
            Entry(
                _("A mushroom that has no room is 1 VP."),
                ("RW-63",),
            ),
            Entry(
                _("You may leave mushrooms out altogether: each one gained is then 1 VP."),
                ("RW-62",),
            ),
            Entry(
                _(
                    "Without mushrooms the two of the start stay unspent, the first tie-break decides nothing, and the automa spends none."
                ),
                ("RW-117",),
                "ruling",
            ),
            Entry(
                _(
                    "This use excludes the experienced set-up and the Madder Hatter, and without mushrooms also Tweedledum, whom nobody could earn. It can be played solo; no difficulty is asked for, because that weighs only cards."
                ),
                ("RW-118",),
                "ruling",
            ),
        ),
    )


def _the_experienced_set_up() -> Section:
    return Section(
        _("The experienced set-up"),
        (
            Entry(
                _("The token that draws Objectives is always among the four."),
                ("RW-64",),
            ),
            Entry(
                _("Ability tokens are chosen, the last player first."),
                ("RW-65",),
            ),
            Entry(
                _(
                    "You choose after tokens and cards are dealt, so you know yours. In the solo game the automa, last in order, is first given one at random."
                ),
                ("RW-119",),
                "ruling",
            ),
        ),
    )


def _the_madder_hatter() -> Section:
    return Section(
        _("The Madder Hatter"),
        (
            Entry(
                _(
                    "The promo’s cards are shuffled into the Mad Hatter deck, with or without the experienced set-up, except those for more players than take part."
                ),
                ("RW-93",),
            ),
            Entry(
                _(
                    "It has six cards, two of them for three or more players; solo counts as two. The published texts are not in the rulebook, so these are ours."
                ),
                ("RW-94",),
                "rebuilt",
            ),
        ),
    )


def _tweedledee() -> Section:
    return Section(
        _("Tweedledee"),
        (
            Entry(
                _("You may play with Tweedledee, with Tweedledum, or with both."),
                ("RW-120",),
            ),
            Entry(
                _("Tweedledee’s die joins the roll of each round and counts as blue."),
                ("RW-66",),
            ),
            Entry(
                _(
                    "Who takes it has a seventh space this round, and puts Tweedledee into a region as one soldier until the next round begins."
                ),
                ("RW-67",),
            ),
            Entry(
                _(
                    "The die is rolled with the others and can be turned like a blue one. Its space counts in the same taking: if an area does not fit, you fill your spaces with other dice, and may add Tweedledee’s. Seven dice count as five or six. Nobody has to take it; left over, it waits for the next round. The rulebook leaves this open."
                ),
                ("RW-121",),
                "ruling",
            ),
        ),
    )


def _tweedledum_and_both() -> Section:
    return Section(
        _("Tweedledum and both"),
        (
            Entry(
                _(
                    "Tweedledum goes to the first player of a round who spends a mushroom on rerolling two dice or more. He stands in a region of that player’s choice as one soldier, and from that region the player may take any number of dice this round."
                ),
                ("RW-68",),
            ),
            Entry(
                _(
                    "Any number means at least one. Rerolls by a card do not earn him, and what the dice show does not matter."
                ),
                ("RW-122",),
                "ruling",
            ),
            Entry(
                _(
                    "Both go home at the start of each round. They count for the round’s attack and, in the last round, for influence."
                ),
                ("RW-69",),
                "ruling",
            ),
            Entry(
                _("A Twin may be moved as one of your soldiers, and Tweedledum’s privilege goes with him."),
                ("RW-123",),
                "ruling",
            ),
            Entry(
                _(
                    "The Twins can be used with any number of players, also solo. The automa takes Tweedledee’s die before another blue one, places him as a soldier and uses the seventh space; it never rerolls, so it never earns Tweedledum."
                ),
                ("RW-124",),
                "ruling",
            ),
        ),
    )
