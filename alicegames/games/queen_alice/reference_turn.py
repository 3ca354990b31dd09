"""The reference: turn, chess, costs, mini-actions."""

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole
from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _


def sections() -> tuple[Section, ...]:
    """Return this part of the reference."""
    return (
        _a_turn(),
        _repeat_and_rest(),
        _chess(),
        _rescue(),
        _promotion_and_captures_by_cards(),
        _costs_and_resources(),
        _black_cubes_and_the_clock(),
        _discounts_and_payments(),
        _what_may_be_declined(),
        _mini_actions(),
    )


def _a_turn() -> Section:
    return Section(
        _("A turn"),
        (
            Entry(
                _("A turn has four parts: discard a card, play a card, perhaps repeat the action, rest."), ("QA-30",)
            ),
            Entry(
                _(
                    "Discard one card for its discard reward. Then play a second one for its play reward, and use a piece that it names."
                ),
                (
                    "QA-31",
                    "QA-32",
                ),
            ),
            Entry(
                _(
                    "The square where the piece lands gives first its row’s resource and then its column’s action, in the colour of the piece."
                ),
                ("QA-36",),
            ),
            Entry(
                _(
                    "Rows give cake, tea or toast, the two central rows one of your choice. Columns are hearts, spades, clubs and diamonds; the central one is wild."
                ),
                (
                    "QA-37",
                    "QA-38",
                ),
            ),
            Entry(_("One piece gives one action, however much you could pay."), ("QA-48",)),
            Entry(_("Instead of the action you may take 2 time; then you rest without a repeat."), ("QA-42",)),
            Entry(
                _("Taking 2 time replaces the action alone: the move, captures and the row’s resource stand."),
                ("QA-175",),
                "ruling",
            ),
        ),
    )


def _repeat_and_rest() -> Section:
    return Section(
        _("Repeat and rest"),
        (
            Entry(
                _(
                    "Once a turn you may pay 6 time to do the same action in the same colour again, paying its cost. Time that the action gave may be used. It is not possible where that action cannot be done again."
                ),
                (
                    "QA-43",
                    "QA-44",
                ),
            ),
            Entry(
                _(
                    "A repeat chooses its target anew, pays the time first and is offered only if time and cost can both be paid. A mini-action cannot be repeated."
                ),
                ("QA-176",),
                "ruling",
            ),
            Entry(
                _(
                    "When you rest you draw up to three cards or discard down to them, shuffling the discard pile if need be; the market slides and is refilled; bookmarks are turned back; wishes that an Alice came to are scored by everybody."
                ),
                (
                    "QA-45",
                    "QA-46",
                    "QA-47",
                ),
            ),
            Entry(
                _(
                    "Rest goes in this order: hand, market, bookmarks, wishes. A card discarded then gives nothing, and a hand limit raised this turn holds at once."
                ),
                ("QA-177",),
                "ruling",
            ),
        ),
    )


def _chess() -> Section:
    return Section(
        _("Chess"),
        (
            Entry(
                _(
                    "Pieces move as in chess: their own colour blocks them, the other is captured. There is no check and no en passant."
                ),
                ("QA-33",),
            ),
            Entry(_("There is no castling either: it would move two pieces with one card."), ("QA-33",), "ruling"),
            Entry(_("A pawn goes exactly one step forward and captures one step slantwise forward."), ("QA-34",)),
            Entry(
                _(
                    "Any piece of the card’s kind may be chosen. One that can move must; a blocked one is used where it stands, even if another pawn could move."
                ),
                (
                    "QA-35",
                    "QA-49",
                ),
            ),
            Entry(
                _(
                    "A captured piece goes to your jail. A pawn gives 1 time, an officer also a resource, king and queen also a pawprint of their colour."
                ),
                ("QA-39",),
            ),
            Entry(_("The resource is of your choice, as none is named."), ("QA-39",), "ruling"),
        ),
    )


def _rescue() -> Section:
    return Section(
        _("Rescue"),
        (
            Entry(
                _(
                    "Instead of moving you may rescue a piece of the card’s kind from any jail: put it on a free respawn square of its colour and use that square. Its jailer gains 1 time."
                ),
                ("QA-40",),
            ),
            Entry(
                _(
                    "Every piece stands on the board or in a jail, so each card can be played: with none on the board you must rescue, with none in a jail you cannot."
                ),
                ("QA-170",),
                "ruling",
            ),
            Entry(_("Your own jail counts too: rescuing from it gives you the 1 time."), ("QA-171",), "ruling"),
        ),
    )


def _promotion_and_captures_by_cards() -> Section:
    return Section(
        _("Promotion and captures by cards"),
        (
            Entry(
                _(
                    "A pawn that reaches its last row gains a pawprint of its colour, returns to a respawn square and uses that one."
                ),
                ("QA-41",),
            ),
            Entry(
                _(
                    "You choose among free respawn squares; one with any piece on it is not free. With none free, any free square will do, for a promoted pawn too."
                ),
                ("QA-172",),
                "ruling",
            ),
            Entry(
                _(
                    "A pawn is never put on its own last row, as only a move promotes. A capture made by promoting gives its bonus; the last row’s square gives nothing."
                ),
                ("QA-173",),
                "ruling",
            ),
            Entry(
                _(
                    "Capture bonus, pawprint, row resource and the time of two pink flowers come before the action, in your order."
                ),
                ("QA-174",),
                "ruling",
            ),
            Entry(
                _(
                    "A card’s capture takes any such piece, moves nothing, gives the usual bonus, and happens before your piece is used, so that the captured piece may be the one you rescue."
                ),
                ("QA-178",),
                "ruling",
            ),
        ),
    )


def _costs_and_resources() -> Section:
    return Section(
        _("Costs and resources"),
        (
            Entry(
                _("Red actions cost cake and tea, white ones toast and tea. Costs are paid before any reward."),
                (
                    "QA-50",
                    "QA-51",
                ),
            ),
            Entry(
                _(
                    "Rewards are taken in the order you want, within the action that gave them; none can be kept for later."
                ),
                ("QA-52",),
            ),
            Entry(
                _(
                    "A resource takes a cube from your platter; with none there, a cube in use may be moved over. Spending returns the cube. Resources may be given up at any time: you are asked where it can change anything."
                ),
                (
                    "QA-53",
                    "QA-54",
                ),
            ),
            Entry(
                _("3 time pay for any one resource, as often as you like, but only at the moment of paying."),
                ("QA-55",),
            ),
        ),
    )


def _black_cubes_and_the_clock() -> Section:
    return Section(
        _("Black cubes and the clock"),
        (
            Entry(
                _(
                    "A black cube returned to the locked stock pays for any one resource. One that was already spent as a resource in the same action cannot be locked too; in a repeat it can."
                ),
                (
                    "QA-56",
                    "QA-57",
                ),
            ),
            Entry(
                _(
                    "A black cube with a resource is unlocked and placed on it; if all are unlocked you gain the resource alone."
                ),
                ("QA-58",),
            ),
            Entry(_("The clock stays between 0 and 10; each hour beyond 10 is 1 IP."), ("QA-59",)),
            Entry(
                _(
                    "The wild column costs one more resource of any kind, which the row’s resource may pay without being stored. A repeat does not pay it again."
                ),
                ("QA-60",),
            ),
        ),
    )


def _discounts_and_payments() -> Section:
    return Section(
        _("Discounts and payments"),
        (
            Entry(
                _(
                    "Discounts lower resources, never time or books; those that fit add up and a surplus is lost. A discount that names a suit does not lower the wild column’s extra. A discount may be kept for a later payment of the turn."
                ),
                ("QA-61",),
                "ruling",
            ),
            Entry(
                _(
                    "The whole cost of an action is one payment. An acquisition is paid on its own when it is taken, so it may use what the action has given."
                ),
                ("QA-62",),
                "ruling",
            ),
            Entry(
                _(
                    "The discard reward, the play reward, the action and the repeat are one action each as far as black cubes are concerned."
                ),
                ("QA-63",),
                "ruling",
            ),
            Entry(
                _(
                    "Cubes are not told apart where they lie: you store three resources and one more for each unlocked cube. The first three resources spent in an action count as paid by your own cubes, each further one by a black cube."
                ),
                (
                    "QA-64",
                    "QA-65",
                ),
                "ruling",
            ),
        ),
    )


def _what_may_be_declined() -> Section:
    return Section(
        _("What may be declined"),
        (
            Entry(_("A resource regained by a reward can be spent again in the same action."), ("QA-66",), "ruling"),
            Entry(
                _(
                    "Time, IP, books, flowers, pawprints, Alice’s steps and crowns must be taken. All other rewards may be declined, as the rulebook says of resources."
                ),
                ("QA-67",),
                "ruling",
            ),
            Entry(
                _("With two blue flowers you may change a tea for time whenever you have to decide in your turn."),
                ("QA-68",),
                "ruling",
            ),
            Entry(
                _(
                    "A choice that costs something is offered only if you can pay it in full; ways to pay that are worse in every respect are left out."
                ),
                ("QA-69",),
                "ruling",
            ),
        ),
    )


def _mini_actions() -> Section:
    return Section(
        _("Mini-actions"),
        (
            Entry(_("A mini-action is free and may be of either colour."), ("QA-179",)),
            Entry(
                _(
                    "A sign with a suit gives a mini-action of that suit; milestones and the central fork one of your choice, as they show none."
                ),
                ("QA-180",),
                "ruling",
            ),
            Entry(
                _(
                    "It is done inside the action that gave it, and its rewards join those still to be taken. One that can do nothing is lost."
                ),
                ("QA-181",),
                "ruling",
            ),
        ),
    )
