"""What the rules need of cards, bookmarks, wishes and trains: keys and references. All raise PackError."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.checks import part, require, unique
from alicegames.games.queen_alice.pack.models_boards import GardenFile
from alicegames.games.queen_alice.pack.models_cards import (
    BasicCardsFile,
    BookmarksFile,
    EndModel,
    FirstGameFile,
    HeartsSideModel,
    MarketCardsFile,
    TrainsFile,
    WishesFile,
)
from alicegames.games.queen_alice.pack.verbs import SUIT_NAMES, GainBookmark
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import BaseModel

_SUITS: Final = SUIT_NAMES[:4]
_NEEDS: Final = {"alice": "colour", "pawprints": "colour", "invited": "colour", "acquired": "level"}
"""By what a bookmark scores: the colour or level that it must name."""


def check(files: Mapping[str, BaseModel]) -> None:
    """Check the cards, bookmarks, wishes, trains and the first game's choices. Raises PackError."""
    _check_cards(part(files, "basic_cards.json", BasicCardsFile), part(files, "market_cards.json", MarketCardsFile))
    tiles = part(files, "bookmarks.json", BookmarksFile)
    _check_tiles(tiles)
    wishes = part(files, "wishes.json", WishesFile)
    _check_wishes(wishes)
    trains = part(files, "trains.json", TrainsFile)
    _check_trains(trains)
    _check_planting(trains, part(files, "garden.json", GardenFile))
    _check_named_tiles(trains, tiles)
    _check_first_game(part(files, "first_game.json", FirstGameFile), wishes, trains)


def _check_cards(basic: BasicCardsFile, market: MarketCardsFile) -> None:
    """Codes are made of keys: no two cards share one."""
    decks = (
        ("basic_cards.json", "cards", basic.cards),
        ("market_cards.json", "bronze", market.bronze),
        ("market_cards.json", "silver", market.silver),
        ("market_cards.json", "gold", market.gold),
    )
    seen: set[str] = set()
    for file, place, deck in decks:
        for number, card in enumerate(deck):
            require(
                card.key not in seen,
                file,
                f"{place}.{number}.key",
                _("the key '{key}' is already taken").format(key=card.key),
            )
            seen.add(card.key)


def _check_tiles(file: BookmarksFile) -> None:
    name = "bookmarks.json"
    unique([tile.key for tile in file.tiles], name, "tiles")
    for number, tile in enumerate(file.tiles):
        if isinstance(tile, EndModel):
            needed = _NEEDS.get(tile.score)
            for label in ("colour", "level"):
                fits = (getattr(tile, label) is not None) == (label == needed)
                text = (
                    _("'{score}' scores for a {label} (QA-99)")
                    if label == needed
                    else _("'{score}' scores without a {label} (QA-99)")
                )
                told = text.format(score=tile.score, label=label)
                require(fits, name, f"tiles.{number}.{label}", told)


def _check_wishes(file: WishesFile) -> None:
    """One wish of each suit is drawn, so that there must be one (QA-11)."""
    unique([wish.key for wish in file.wishes], "wishes.json", "wishes")
    for suit in _SUITS:
        found = any(wish.suit == suit for wish in file.wishes)
        require(
            found,
            "wishes.json",
            "wishes",
            _("there is no wish of {suit}, and one of each suit is drawn (QA-11)").format(suit=suit),
        )


def _check_trains(file: TrainsFile) -> None:
    unique([train.key for train in file.trains], "trains.json", "trains")
    for number, train in enumerate(file.trains):
        same = train.red.suit == train.white.suit
        require(same, "trains.json", f"trains.{number}", _("both sides are of one suit"))


def _check_planting(file: TrainsFile, garden: GardenFile) -> None:
    """A hearts train names a space that both sides of the garden have (QA-150)."""
    for number, train in enumerate(file.trains):
        for colour, side in (("red", train.red), ("white", train.white)):
            if isinstance(side, HeartsSideModel):
                spaces = [len(getattr(board, colour)[side.zone - 1].spaces) for board in (garden.large, garden.small)]
                reason = _("zone {zone} has no space {space} on one side of the garden (QA-150)").format(
                    zone=side.zone, space=side.space
                )
                require(side.space <= min(spaces), "trains.json", f"trains.{number}.{colour}.space", reason)


def _check_named_tiles(file: TrainsFile, tiles: BookmarksFile) -> None:
    keys = {tile.key for tile in tiles.tiles}
    for number, train in enumerate(file.trains):
        for colour, side in (("red", train.red), ("white", train.white)):
            for reward in side.rewards:
                if isinstance(reward, GainBookmark):
                    place = f"trains.{number}.{colour}"
                    require(
                        reward.tile in keys,
                        "trains.json",
                        place,
                        _("there is no bookmark '{tile}'").format(tile=reward.tile),
                    )


def _check_first_game(file: FirstGameFile, wishes: WishesFile, trains: TrainsFile) -> None:
    name, suits = "first_game.json", {wish.key: str(wish.suit) for wish in wishes.wishes}
    known = {"wishes": set(suits), "trains": {train.key for train in trains.trains}}
    for place, keys in (("wishes", file.wishes), ("trains", file.trains)):
        for number, key in enumerate(keys):
            require(
                key in known[place],
                name,
                f"{place}.{number}",
                _("there is no '{key}' among the {place}").format(key=key, place=place),
            )
        require(len(set(keys)) == len(keys), name, place, _("one is named twice"))
    chosen = sorted(suits[key] for key in file.wishes)
    require(chosen == sorted(_SUITS), name, "wishes", _("one of each suit (QA-11)"))
