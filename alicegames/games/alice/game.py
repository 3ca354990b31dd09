"""Alice, the card game, as the registry knows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from alicegames.core.game import Game
from alicegames.games.alice.book import BOOK
from alicegames.games.alice.bot.heuristic import heuristic, leads
from alicegames.games.alice.pack.spec import SPEC
from alicegames.games.alice.rules import AliceRules
from alicegames.games.alice.setup import options
from alicegames.games.alice.state import AliceState
from alicegames.games.alice.text.cautions import Cautions
from alicegames.games.alice.text.sources import SOURCES
from alicegames.games.alice.text.table_decks import stocks
from alicegames.games.alice.text.targets import KINDS, Paths
from alicegames.games.alice.text.texts import AliceTexts
from alicegames.games.alice.text.words import Words
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.alice.choices import Choice

GAME: Final[Game[AliceState, Choice]] = Game(
    id="alice",
    book=BOOK,
    blurb=lambda: _("The characters have fled their storybook. Lure them from the Tea Party back onto their pages."),
    players=(2, 3, 4),
    rules_version=1,
    pack=SPEC,
    make_rules=AliceRules,
    make_texts=AliceTexts,
    kinds=KINDS,
    make_paths=lambda data: Paths(data).of,
    make_stocks=lambda data: partial(stocks, Words(data)),
    make_cautions=lambda data: Cautions(AliceRules(data)).of,
    sources=SOURCES,
    state_type=AliceState,
    heuristic=heuristic,
    leads=leads,
    options=options,
    has_secrets=True,
    blind=frozenset({"react"}),
    worlds=4,
    minutes=30,
)
