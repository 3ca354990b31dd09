"""Rolling in Wonderland's box: dice, tokens, cards and the automa's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.rolling_in_wonderland.state import COLOURS, KIND_COUNT
from alicegames.i18n import _
from alicegames.ui.draw.numbers import times
from alicegames.ui.presenters.boxes import Exhibit, Shelf
from alicegames.ui.presenters.rolling_in_wonderland import cards, things

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.match import Match


def shelves(match: Match) -> tuple[Shelf, ...]:
    """Return dice by what they move, tokens, abilities and every card."""
    data: WonderlandData = match.pack.data
    objectives = (Exhibit(cards.objective(card, card.value)) for card in data.objectives)
    return (
        Shelf(_("Dice: spaces on the White Rabbit’s path / the Caterpillar’s"), (44, 44), _dice(data), aid=True),
        Shelf(_("The Cheshire Cat’s tokens"), (60, 60), _tokens(data), aid=True),
        Shelf(
            _("Abilities"), (138, 150), tuple(Exhibit(cards.offered_ability(one)) for one in data.abilities), aid=True
        ),
        Shelf(
            _("Mad Hatter cards"),
            (112, 157),
            tuple(Exhibit(cards.hatter(one), times(one.copies)) for one in data.hatter),
        ),
        Shelf(_("Objectives"), (112, 157), tuple(objectives)),
        Shelf(
            _("Alice’s challenges"), (140, 100), tuple(Exhibit(cards.whole_challenge(one)) for one in data.challenges)
        ),
        Shelf(_("The automa’s cards"), (150, 190), tuple(Exhibit(cards.bot_card(one, 0)) for one in data.bots)),
    )


def _dice(data: WonderlandData) -> tuple[Exhibit, ...]:
    steps = zip(data.rabbit_steps, data.caterpillar_steps, strict=True)
    return tuple(
        Exhibit(things.die(region * KIND_COUNT + region), f"{rabbit} / {caterpillar}")
        for region, (rabbit, caterpillar) in zip(range(len(COLOURS)), steps, strict=False)
    )


def _tokens(data: WonderlandData) -> tuple[Exhibit, ...]:
    return tuple(Exhibit(things.cat_token(one.key, ()), _(one.text)) for one in data.tokens)
