"""Rolling in Wonderland, as the registry knows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from alicegames.core.game import Game
from alicegames.games.rolling_in_wonderland.book import BOOK
from alicegames.games.rolling_in_wonderland.bot.heuristic import heuristic, leads
from alicegames.games.rolling_in_wonderland.pack.spec import SPEC
from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
from alicegames.games.rolling_in_wonderland.setup import options
from alicegames.games.rolling_in_wonderland.state import State
from alicegames.games.rolling_in_wonderland.text.cautions import Cautions
from alicegames.games.rolling_in_wonderland.text.score import tie_broken
from alicegames.games.rolling_in_wonderland.text.sources import SOURCES
from alicegames.games.rolling_in_wonderland.text.table_decks import stocks
from alicegames.games.rolling_in_wonderland.text.targets import KINDS, Paths
from alicegames.games.rolling_in_wonderland.text.texts import WonderlandTexts
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.choices import Choice


def _extra_seats(players: int) -> tuple[str, ...]:
    """The automa of the solo game."""
    return (_("The Automa"),) if players == 1 else ()


GAME: Final[Game[State, Choice]] = Game(
    id="rolling_in_wonderland",
    book=BOOK,
    blurb=lambda: _(
        "Roll the dice of six regions, take them when the moment is right, and have your soldiers where the "
        "Jabberwocky strikes."
    ),
    players=(1, 2, 3, 4, 5),
    rules_version=2,
    pack=SPEC,
    make_rules=WonderlandRules,
    make_texts=WonderlandTexts,
    kinds=KINDS,
    make_paths=lambda data: Paths(data).of,
    tie_broken=tie_broken,
    make_stocks=lambda data: partial(stocks, data),
    make_cautions=lambda data: Cautions(WonderlandRules(data)).of,
    sources=SOURCES,
    state_type=State,
    heuristic=heuristic,
    leads=leads,
    options=options,
    has_secrets=True,
    blind=frozenset({"drawn", "mushroom"}),
    minutes=60,
    extra_seats=_extra_seats,
)
