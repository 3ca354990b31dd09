"""Every card and token of a Rolling in Wonderland pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.i18n import _
from alicegames.ui.presenters.plates import Plate, Tray
from alicegames.ui.presenters.rolling_in_wonderland import cards

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.match import Match

_RATIO: Final = 5 / 7
_LOW: Final = 1.5


def trays(match: Match) -> tuple[Tray, ...]:
    """Return the decks, the tokens and the automa's cards."""
    data: WonderlandData = match.pack.data
    hatter = [Plate(_(card.name), cards.hatter(card), _RATIO, count=card.copies) for card in data.hatter]
    plain = tuple(plate for plate, card in zip(hatter, data.hatter, strict=True) if not card.is_promo)
    madder = tuple(plate for plate, card in zip(hatter, data.hatter, strict=True) if card.is_promo)
    objectives = (Plate(_(card.name), cards.objective(card, card.value), _RATIO) for card in data.objectives)
    challenges = (Plate(_(card.name), cards.whole_challenge(card), _LOW) for card in data.challenges)
    tokens = (Plate(_(token.name), cards.offered_ability(token), 1.0) for token in data.tokens)
    abilities = (Plate(_(token.name), cards.offered_ability(token), 1.0) for token in data.abilities)
    bots = (Plate(_(card.name), cards.bot_card(card, 0), _RATIO) for card in data.bots)
    found = (
        (_("Mad Hatter cards"), plain),
        (_("Madder cards"), madder),
        (_("Objectives"), objectives),
        (_("Challenges"), challenges),
        (_("Cheshire Cat tokens"), tokens),
        (_("Abilities"), abilities),
        (_("The automa"), bots),
    )
    return tuple(Tray(title, tuple(plates)) for title, plates in found)
