"""Train cards in words (QA-150 to QA-154)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice.pack.verbs import CLUBS, HEARTS, SPADES
from alicegames.games.queen_alice.text import words
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import QueenData, Train, TrainSide


def train_side(data: QueenData, train: Train, side: int) -> str:
    """Tell what a side of a train card gives and does (QA-150 to QA-153)."""
    found = train.sides[side]
    return _("“{name}”, {colour} side: {rewards}; {deed}").format(
        name=_(train.name),
        colour=words.colour(side),
        rewards=words.rewards(data, found.rewards),
        deed=_train_deed(data, train, found, side),
    )


def _train_deed(data: QueenData, train: Train, found: TrainSide, side: int) -> str:
    if train.suit == HEARTS:
        zone = _(data.table(4).garden.names[side][found.zone])
        return _("your lowest {colour} heart goes to “{zone}”").format(colour=words.colour(side), zone=zone)
    if train.suit == SPADES:
        text = ngettext("{who} goes {count} space", "{who} goes {count} spaces", found.steps)
        return text.format(who=words.messenger(side), count=found.steps)
    if train.suit == CLUBS:
        return _("{who} climbs one space").format(who=words.twin(side))
    return _("a {colour} diamond goes to wall column {column}").format(
        colour=words.colour(side), column=found.column + 1
    )
