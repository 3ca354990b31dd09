"""Set-up and its options (AL-08 to AL-10, AL-18, AL-66, AL-90)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Option, OptionValue
from alicegames.games.alice.frames import BeginTurn, ChooseStart, Draw, Refill
from alicegames.games.alice.state import FREE, AliceState, Hand, Victory
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.core.rules import Setup
    from alicegames.games.alice.frames import Frame
    from alicegames.games.alice.pack.spec import AliceData

PRESENCE: Final = "presence"
PENALTY: Final = "penalty"
ASK: Final = "ask"


def options() -> tuple[Option, ...]:
    """Return the variants and the way reactions are asked for."""
    return (
        Option(
            PRESENCE,
            _("Order of Presence"),
            (
                OptionValue(
                    "order", _("In order"), _("Each card played in a turn is at least as present as the last.")
                ),
                OptionValue("wilder", _("Wilder"), _("Cards may be played in any order.")),
            ),
            _("Whether the cards of a turn must rise in presence."),
        ),
        Option(
            PENALTY,
            _("Unfinished chapters"),
            (
                OptionValue("pages", _("Free pages"), _("Each free page of an unfinished chapter costs 1 point.")),
                OptionValue(
                    "experienced",
                    _("Experienced"),
                    _("An unfinished chapter costs its points, less 1 for each page that is occupied."),
                ),
            ),
            _("What unfinished chapters cost at the end."),
        ),
        Option(
            ASK,
            _("Asking for Cats"),
            (
                OptionValue(
                    "everybody",
                    _("Everybody"),
                    _("Everybody with a protagonist in hand is asked, so that nobody learns who holds a Cat."),
                ),
                OptionValue(
                    "holders",
                    _("Holders only"),
                    _("Only those who hold a Cat are asked: faster, but being asked gives the Cat away."),
                ),
            ),
            _("Who is asked whether to cancel a Wonder."),
            for_people=True,
        ),
    )


def start(data: AliceData, setup: Setup) -> AliceState:
    """Return the state before the deal: three full decks, and the deal as pending draws (AL-08, AL-09)."""
    seats = range(setup.players)
    frames: list[Frame] = [BeginTurn(), Refill()]
    for seat in reversed(seats):
        frames += [Draw("protagonist", "hand", seat, 2), Draw("chapter", "hand", seat, 1)]
    if setup.first is None:
        frames.append(ChooseStart())
    return AliceState(
        stack=tuple(frames),
        turn_number=0,
        turn_owner=CHANCE if setup.first is None else setup.first,
        presence=-1,
        played=FREE,
        used_cats=(),
        hands=(Hand(),) * setup.players,
        open=((),) * setup.players,
        victory=(Victory(),) * setup.players,
        tea=((),) * 9,
        protagonist_deck=data.deck("protagonist"),
        character_deck=data.deck("character"),
        chapter_deck=data.deck("chapter"),
        protagonist_discard=(),
        character_discard=(),
        chapter_discard=(),
        wilder=setup.option(PRESENCE, "order") == "wilder",
        experienced=setup.option(PENALTY, "pages") == "experienced",
        holders_only=setup.option(ASK, "everybody") == "holders",
    )
