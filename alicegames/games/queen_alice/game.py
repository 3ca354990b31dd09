"""Queen Alice, as the registry knows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from alicegames.core.game import Game
from alicegames.core.rules import Option, OptionValue
from alicegames.games.queen_alice.book import BOOK
from alicegames.games.queen_alice.bot.heuristic import heuristic, leads
from alicegames.games.queen_alice.pack.spec import SPEC
from alicegames.games.queen_alice.play.kit import Kit
from alicegames.games.queen_alice.play.rest import is_idle
from alicegames.games.queen_alice.rules import QueenRules
from alicegames.games.queen_alice.setup import FIRST_GAME, RANDOM, TRAINS_OPTION, WISHES_OPTION
from alicegames.games.queen_alice.state import QueenState
from alicegames.games.queen_alice.text import table, table_decks
from alicegames.games.queen_alice.text.cautions import Cautions
from alicegames.games.queen_alice.text.sources import SOURCES
from alicegames.games.queen_alice.text.targets import KINDS
from alicegames.games.queen_alice.text.targets_paths import Paths
from alicegames.games.queen_alice.text.texts import QueenTexts
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.queen_alice.choices import QueenChoice


def options() -> tuple[Option, ...]:
    """Return the set-up options (QA-11, QA-20)."""
    return (
        Option(
            WISHES_OPTION,
            _("Alice’s Wishes"),
            (
                OptionValue(RANDOM, _("Drawn at random"), _("One wish of each suit is drawn.")),
                OptionValue(FIRST_GAME, _("First game"), _("Four fixed wishes, in random places: easy to plan for.")),
            ),
        ),
        Option(
            TRAINS_OPTION,
            _("Train cards"),
            (
                OptionValue(RANDOM, _("Choose one of two"), _("Each player is dealt two trains and rides one.")),
                OptionValue(FIRST_GAME, _("First game"), _("Each player is dealt one of four fixed trains.")),
            ),
        ),
    )


GAME: Final[Game[QueenState, QueenChoice]] = Game(
    id="queen_alice",
    book=BOOK,
    blurb=lambda: _(
        "Prepare a coronation behind the looking-glass: every move of a chess piece decides what you gain and do."
    ),
    players=(2, 3, 4),
    rules_version=2,
    pack=SPEC,
    make_rules=QueenRules,
    make_texts=QueenTexts,
    kinds=KINDS,
    make_paths=lambda data: Paths(data).of,
    make_places=lambda data: partial(table.places, Kit(data)),
    make_stocks=lambda data: partial(table_decks.stocks, Kit(data)),
    make_cautions=lambda data: Cautions(QueenRules(data)).of,
    is_idle=lambda _rules, state, decision: is_idle(state, decision),
    sources=SOURCES,
    state_type=QueenState,
    heuristic=heuristic,
    leads=leads,
    options=options,
    has_secrets=True,
    minutes=90,
)
