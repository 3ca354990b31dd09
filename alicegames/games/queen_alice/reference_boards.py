"""The reference: garden, messengers, tree, wall."""

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole
from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _


def sections() -> tuple[Section, ...]:
    """Return this part of the reference."""
    return (
        _hearts_the_garden(),
        _flowers_and_mini_action_of_hearts(),
        _spades_the_messengers(),
        _more_about_messengers(),
        _clubs_the_tree(),
        _milestones_and_bookmarks(),
        _printed_boards(),
        _diamonds_the_wall(),
        _milestones_and_mini_action_of_diamonds(),
    )


def _hearts_the_garden() -> Section:
    return Section(
        _("Hearts: the garden"),
        (
            Entry(
                _(
                    "You may move the gardener of the action’s colour to a neighbouring zone for 1 tea a step; two steps reach every zone."
                ),
                ("QA-70",),
            ),
            Entry(
                _("We take the four zones for a ring, since only then two steps reach them all."), ("QA-70",), "ruling"
            ),
            Entry(_("From rest the gardener enters any zone free."), ("QA-71",)),
            Entry(
                _(
                    "Pay for your lowest heart of that colour, gain the reward under it, plant it in a free space of the gardener’s zone and gain that space’s reward too."
                ),
                (
                    "QA-72",
                    "QA-73",
                ),
            ),
            Entry(
                _(
                    "Your third bush of a colour advances an Alice, the fourth gives a mini-action, the fifth a crown of that colour."
                ),
                ("QA-74",),
            ),
            Entry(
                _(
                    "Where a milestone or the central zone advances an Alice, she is the one of the colour you act in: the sources do not say which."
                ),
                (
                    "QA-74",
                    "QA-84",
                    "QA-103",
                ),
                "ruling",
            ),
            Entry(_("If the zone is full now, the gardener goes to rest."), ("QA-75",)),
        ),
    )


def _flowers_and_mini_action_of_hearts() -> Section:
    return Section(
        _("Flowers and mini-action of hearts"),
        (
            Entry(
                _(
                    "The gardener must end in a zone with a free space and moves only if a heart is planted. A full zone is passed at the usual cost. With no zone free the action is impossible in that colour."
                ),
                ("QA-79",),
                "ruling",
            ),
            Entry(
                _(
                    "Flowers are permanent. Pink: the wild column is free; central rows give their time. Orange: a repeat costs 5 time; and one resource less. Yellow: five cards in hand; change the market row for time. Blue: 2 time pay for a resource; a tea can be changed for 2 time."
                ),
                ("QA-76",),
            ),
            Entry(_("A third flower of a kind adds nothing but counts for wishes."), ("QA-77",)),
            Entry(
                _("The hearts mini-action sets your lowest heart of either colour aside for the reward under it."),
                ("QA-78",),
            ),
            Entry(
                _(
                    "A heart or diamond set aside is not planted or built. With five of a colour, one mini-action there gives up that colour’s crown, and you are warned of it."
                ),
                ("QA-182",),
                "ruling",
            ),
            Entry(
                _(
                    "Example: a tea moves the gardener, two cakes pay for a red heart with a silver card under it, and the bush covers a yellow flower."
                ),
                ("QA-183",),
            ),
        ),
    )


def _spades_the_messengers() -> Section:
    return Section(
        _("Spades: the messengers"),
        (
            Entry(
                _(
                    "The messenger of the action’s colour goes forward along the arrows; where they part you choose. Only the destination’s reward is gained, and one card reward: acquire a card of the banner’s level or invite one."
                ),
                (
                    "QA-81",
                    "QA-82",
                ),
            ),
            Entry(
                _(
                    "One space costs 1 cake (red) or toast (white), two cost 2, three cost 2 and a tea. The rulebook’s list says time for the tea, but its example pays a tea."
                ),
                ("QA-80",),
                "ruling",
            ),
            Entry(_("The first player across a seal gains the large reward, later ones the small one."), ("QA-83",)),
            Entry(
                _(
                    "Entering the central zone advances an Alice, crossing the central fork gives a mini-action, and the end of the path a crown."
                ),
                (
                    "QA-84",
                    "QA-85",
                    "QA-86",
                ),
            ),
        ),
    )


def _more_about_messengers() -> Section:
    return Section(
        _("More about messengers"),
        (
            Entry(
                _("The spades mini-action moves either messenger one space, with everything that is gained there."),
                ("QA-87",),
            ),
            Entry(
                _(
                    "A messenger never passes the end and pays for the spaces it moves. Seals, border and fork are gained when crossed; the fork is crossed when you leave its space."
                ),
                ("QA-88",),
                "ruling",
            ),
            Entry(_("The fork is no seal."), ("QA-89",)),
            Entry(
                _("So it has no first player and does not count for the wish that counts seals."), ("QA-89",), "ruling"
            ),
            Entry(
                _(
                    "Example: a toast, a tea and 3 time in place of a second toast move the March Hare three spaces; first across a seal, 6 IP."
                ),
                ("QA-184",),
            ),
        ),
    )


def _clubs_the_tree() -> Section:
    return Section(
        _("Clubs: the tree"),
        (
            Entry(
                _(
                    "The twin of the action’s colour climbs one arrow at its price: yellow ones cake or toast, black ones the same for both twins."
                ),
                ("QA-90",),
            ),
            Entry(
                _("Black arrows cost tea, as it is the only resource that both colours pay with."),
                ("QA-90",),
                "rebuilt",
            ),
            Entry(
                _(
                    "The first twin on a space takes the white book and a printed one; later ones a printed book and the other reward. Of several printed colours you choose."
                ),
                (
                    "QA-91",
                    "QA-92",
                ),
            ),
            Entry(_("Then you may buy one bookmark with your books."), ("QA-93",)),
        ),
    )


def _milestones_and_bookmarks() -> Section:
    return Section(
        _("Milestones and bookmarks"),
        (
            Entry(
                _(
                    "From the second height to the third the Alice of that colour advances; at the top you gain a crown."
                ),
                ("QA-94",),
            ),
            Entry(_("A space holds any number of twins."), ("QA-95",)),
            Entry(_("The clubs mini-action moves either twin along a black arrow."), ("QA-96",)),
            Entry(
                _("Arrows lead upward only; a twin without a black arrow ahead cannot do the mini-action."),
                ("QA-185",),
                "ruling",
            ),
            Entry(
                _("Bookmarks act at once, or once a turn, or score at the end up to a limit."),
                (
                    "QA-97",
                    "QA-98",
                    "QA-99",
                ),
            ),
            Entry(
                _(
                    "A bookmark works from its purchase on, but not for what came before. You decide whether to use a once-a-turn bookmark, and then it is turned over till you rest."
                ),
                ("QA-186",),
                "ruling",
            ),
            Entry(
                _(
                    "The price is paid in the printed colours; nothing stands for a book. A bookmark stays yours, even one that has acted at once."
                ),
                ("QA-187",),
                "ruling",
            ),
            Entry(
                _(
                    "Example: over an arrow of 3 toasts to the third height, a white and a green book, and with a white one held before, a mini-action bookmark."
                ),
                ("QA-188",),
            ),
        ),
    )


def _printed_boards() -> Section:
    return Section(
        _("Printed boards"),
        (
            Entry(
                _(
                    "Paths, spaces, prices and rewards of tree, garden, wall and messengers are not in the rulebook: they are ours, in data files that you can replace."
                ),
                (
                    "QA-90",
                    "QA-91",
                    "QA-97",
                ),
                "rebuilt",
            ),
        ),
    )


def _diamonds_the_wall() -> Section:
    return Section(
        _("Diamonds: the wall"),
        (
            Entry(
                _("Build on the lowest free space of any column of that colour’s wall and pay for its row and column."),
                ("QA-100",),
            ),
            Entry(_("Any diamond of that colour may be taken; you gain its reward and the space’s."), ("QA-101",)),
            Entry(
                _(
                    "In the row of Humpty Dumpty’s half you gain 2 IP, and 4 instead if the row is completed; then he climbs to the next row that is not full."
                ),
                ("QA-102",),
            ),
            Entry(
                _(
                    "That only his own row counts, and that he skips full rows, is how we read the two sources together."
                ),
                ("QA-102",),
                "ruling",
            ),
        ),
    )


def _milestones_and_mini_action_of_diamonds() -> Section:
    return Section(
        _("Milestones and mini-action of diamonds"),
        (
            Entry(
                _(
                    "Your third diamond of a colour on the wall advances an Alice, the fourth gives a mini-action, the fifth a crown."
                ),
                ("QA-103",),
            ),
            Entry(_("The diamonds mini-action sets any diamond aside for its reward."), ("QA-104",)),
            Entry(
                _(
                    "Example: a cake and a tea; a pawprint under the diamond and two on the space; the row is complete, 4 IP."
                ),
                ("QA-105",),
            ),
            Entry(
                _(
                    "Covered spaces count as filled. With no free space the action is impossible in that colour. After the last row that is not full he stays where he is."
                ),
                (
                    "QA-106",
                    "QA-107",
                ),
                "ruling",
            ),
        ),
    )
