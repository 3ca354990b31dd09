"""Setting up a game: the options, and the work that lies on the stack at the start (RW-10 to RW-15, RW-90 to RW-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.rules import Option, OptionValue
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.state import NOBODY, NONE, Seat, State, Variant
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.core.rules import Setup
    from alicegames.games.rolling_in_wonderland.frames import Frame
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData

LEVELS: Final = ("normal", "hard", "expert")
CAT_SLOTS: Final = 4
MOST_PLAYERS: Final = 5


class ExcludedOptionsError(ValueError):
    """Modules that exclude each other were chosen; the message says which."""


def _switch() -> tuple[OptionValue, OptionValue]:
    return (OptionValue("off", _("Off")), OptionValue("on", _("On")))


_WITH_CARDS: Final = (("youngest", ("off",)),)
"""What the youngest dreamers, who have no hidden cards, have no use for."""


def options() -> tuple[Option, ...]:
    """Return the set-up options."""
    return (
        Option(
            "youngest",
            _("Youngest dreamers"),
            (
                OptionValue("off", _("Off")),
                OptionValue("on", _("On"), _("No hidden cards: each card that you would draw is 1 VP.")),
                OptionValue(
                    "no_mushrooms", _("Without mushrooms"), _("No hidden cards, and each mushroom is 1 VP as well.")
                ),
            ),
            _("For younger players. Excludes the experienced set-up and the Madder Hatter."),
        ),
        Option(
            "experienced",
            _("Experienced set-up"),
            _switch(),
            _("The Objective token is always in the game, and ability tokens are drafted."),
        ),
        Option("tweedledee", _("Tweedledee"), _switch(), _("One more die joins each round; it counts as blue.")),
        Option(
            "tweedledum",
            _("Tweedledum"),
            _switch(),
            _("The first to reroll two or more dice each round gains an ally."),
        ),
        Option("promo", _("The Madder Hatter"), _switch(), _("Six more Mad Hatter cards are shuffled in.")),
        _asked(),
        Option(
            "cat_ability",
            _("Cheshire Cat ability"),
            _switch(),
            _("The fifth ability token, part of every five-player game, joins smaller ones."),
            (1, 2, 3, 4),
        ),
        Option(
            "difficulty",
            _("Difficulty"),
            tuple(
                OptionValue(level, title)
                for level, title in zip(LEVELS, (_("Normal"), _("Hard"), _("Expert")), strict=True)
            ),
            _("How much the automa’s cards are worth to it."),
            (1,),
            _WITH_CARDS,
        ),
    )


def _asked() -> Option:
    return Option(
        "asked",
        _("Pauses to use cards"),
        (
            OptionValue("always", _("Always"), _("The pause gives nothing of the hand away.")),
            OptionValue(
                "useful",
                _("Only if something can be used"),
                _("Faster, but a pause, or none, tells the others something of the hand."),
            ),
        ),
        _("After each Mad Hatter card drawn, and before a mushroom is lost, you may use cards and mushrooms."),
        (2, 3, 4, 5),
        _WITH_CARDS,
        for_people=True,
    )


def _variant(setup: Setup) -> Variant:
    """Read the options. Raises ExcludedOptionsError for modules that exclude each other (RW-118)."""
    youngest = setup.option("youngest", "off")
    on = {key: setup.option(key, "off") == "on" for key in ("experienced", "promo", "tweedledee", "tweedledum")}
    if youngest != "off" and (on["experienced"] or on["promo"]):
        raise ExcludedOptionsError(
            _("The youngest dreamers play without the experienced set-up and the Madder Hatter.")
        )
    if youngest == "no_mushrooms" and on["tweedledum"]:
        raise ExcludedOptionsError(_("Without mushrooms nobody could ever earn Tweedledum."))
    level = setup.option("difficulty", LEVELS[0])
    if level not in LEVELS:
        raise ExcludedOptionsError(_("There is no difficulty “{level}”.").format(level=level))
    return Variant(
        youngest=youngest != "off",
        mushrooms=youngest != "no_mushrooms",
        experienced=on["experienced"],
        promo=on["promo"],
        dee=on["tweedledee"],
        dum=on["tweedledum"],
        cat_ability=setup.players == MOST_PLAYERS or setup.option("cat_ability", "off") == "on",
        quick=setup.option("asked", "always") == "useful",
        difficulty=level if setup.players == 1 and youngest == "off" else "",
    )


def start(data: WonderlandData, setup: Setup) -> State:
    """Return the state before the first draw. Raises ExcludedOptionsError."""
    variant = _variant(setup)
    seats = max(2, setup.players)
    first = 0 if setup.players == 1 else NOBODY if setup.first is None else setup.first
    return State(
        players=setup.players,
        variant=variant,
        seats=(Seat(),) * seats,
        first=first,
        tokens=(NONE,) * CAT_SLOTS,
        hatter_deck=() if variant.youngest else deck(data, variant, seats),
        objective_deck=() if variant.youngest else tuple(range(len(data.objectives))),
        challenge_deck=tuple(range(len(data.challenges))),
        bot_deck=tuple(range(len(data.bots))) if setup.players == 1 else (),
        stack=_program(variant, seats, first),
    )


def deck(data: WonderlandData, variant: Variant, seats: int) -> tuple[int, ...]:
    """Return all Mad Hatter cards of a game; the promo's only with enough players, solo counting as two (RW-93)."""
    return tuple(
        number
        for number, card in enumerate(data.hatter)
        if not card.is_promo or (variant.promo and card.min_players <= seats)
        for _copy in range(card.copies)
    )


def _program(variant: Variant, seats: int, first: int) -> tuple[Frame, ...]:
    """Return the set-up as a stack: what stands last is done first."""
    everybody = range(seats - 1, -1, -1)
    work: list[Frame] = [fr.StartRound(), fr.PrepareDecks(), fr.DrawChallenge(NOBODY)]
    work.extend(fr.DrawChallenge(seat) for seat in everybody)
    if not variant.youngest:
        work.extend(fr.DrawHatter(seat, 1) for seat in everybody)
        work.extend(fr.DrawObjective(seat) for seat in everybody)
    work.append(fr.DrawTokens())
    if variant.experienced:
        work.append(fr.PlaceObjectiveToken())
    if first == NOBODY:
        work.append(fr.DrawFirst())
    return tuple(work)


def ability_pool(data: WonderlandData, variant: Variant) -> range:
    """Return the ability tokens of the game: the four of the box, and the fifth where it belongs (RW-92)."""
    return range(len(data.abilities) - (not variant.cat_ability))
