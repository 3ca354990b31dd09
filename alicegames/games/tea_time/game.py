"""Tea Time, as the registry knows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from alicegames.core.game import Game
from alicegames.games.tea_time.book import BOOK
from alicegames.games.tea_time.bot.heuristic import heuristic, leads
from alicegames.games.tea_time.pack.spec import SPEC
from alicegames.games.tea_time.rules import TeaRules
from alicegames.games.tea_time.state import TeaState
from alicegames.games.tea_time.text.cautions import Cautions
from alicegames.games.tea_time.text.score import tie_broken
from alicegames.games.tea_time.text.sources import SOURCES
from alicegames.games.tea_time.text.table_decks import stocks
from alicegames.games.tea_time.text.targets import KINDS, paths
from alicegames.games.tea_time.text.texts import TeaTexts
from alicegames.games.tea_time.text.words import Words
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.tea_time.choices import TeaChoice

GAME: Final[Game[TeaState, TeaChoice]] = Game(
    id="tea_time",
    book=BOOK,
    blurb=lambda: _("Gather the guests of a mad tea party from a shrinking table. What the mirror shows cancels out."),
    players=(2, 3, 4),
    rules_version=1,
    pack=SPEC,
    make_rules=TeaRules,
    make_texts=TeaTexts,
    kinds=KINDS,
    make_paths=lambda _data: paths,
    tie_broken=tie_broken,
    make_stocks=lambda data: partial(stocks, Words(data)),
    make_cautions=lambda data: Cautions(TeaRules(data)).of,
    sources=SOURCES,
    state_type=TeaState,
    heuristic=heuristic,
    leads=leads,
    minutes=15,
)
