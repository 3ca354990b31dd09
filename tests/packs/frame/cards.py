"""Cross-checks of Queen Alice's cards, wishes, trains and first-game choices. All raise PackError."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.checks import part, require, unique
from alicegames.games.queen_alice.pack.models_boards import GardenFile
from alicegames.games.queen_alice.pack.models_cards import (
    BasicCardsFile,
    BookmarksFile,
    CardModel,
    FirstGameFile,
    MarketCardsFile,
    TrainModel,
    TrainsFile,
    TrainSideModel,
    WishesFile,
)
from alicegames.games.queen_alice.pack.verbs import (
    FLOWER_NAMES,
    FLOWERS_OF_A_KIND,
    SUIT_NAMES,
    Acquire,
    Flower,
    GainBookmark,
    GainResource,
    UnlockCube,
)
from tests.packs.frame import total
from tests.packs.frame.boards import flowers
from tests.packs.frame.tiles import kind as tile_kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pydantic import BaseModel

    from alicegames.games.queen_alice.pack.verbs import Rewards

_SUITS: Final = SUIT_NAMES[:4]
_BASIC: Final = Counter(
    {("pawn", "red"): 2, ("pawn", "white"): 2}
    | {(kind, colour): 1 for kind in ("knight", "bishop", "rook") for colour in ("red", "white")}
)
_BONUSES: Final = ("plain", "same_piece", "same_kind", "acquired", "invited")
_MAINLY: Final[Mapping[str, Callable[[CardModel], bool]]] = {
    "bronze": lambda card: card.piece in ("pawn", "knight", "bishop"),
    "silver": lambda card: card.piece in ("rook", "queen") or card.colour == "any",
    "gold": lambda card: card.piece in ("queen", "king") or card.colour == "any",
}
_WISHES: Final = {
    "hearts_off": ("hearts", 2, 4, 0),
    "heart_pairs": ("hearts", 5, 9, 0),
    "flower_pairs": ("hearts", 7, 12, 0),
    "flower_sets": ("hearts", 11, 16, 0),
    "spaces": ("spades", 1, 2, 0),
    "space_pairs": ("spades", 2, 4, 0),
    "ranked_spaces": ("spades", 2, 3, 0),
    "seals": ("spades", 5, 8, 0),
    "steps": ("clubs", 3, 6, 0),
    "step_pairs": ("clubs", 7, 12, 0),
    "books": ("clubs", 1, 2, 20),
    "acting_bookmarks": ("clubs", 3, 5, 0),
    "diamonds_off": ("diamonds", 2, 4, 0),
    "diamond_pairs": ("diamonds", 5, 9, 0),
    "below_humpty": ("diamonds", 3, 5, 0),
    "wall_columns": ("diamonds", 3, 5, 0),
}
"""What the rulebook prints: suit, yellow, platinum, the most that is counted (QA-140 to QA-143)."""


def check(files: Mapping[str, BaseModel]) -> None:
    """Check the cards, wishes, trains and the first game's choices. Raises PackError(file, place, reason)."""
    market = part(files, "market_cards.json", MarketCardsFile)
    basic = part(files, "basic_cards.json", BasicCardsFile)
    decks = {"basic": basic.cards, "bronze": market.bronze, "silver": market.silver, "gold": market.gold}
    _check_basic(basic)
    _check_different(decks)
    _check_levels(decks)
    _check_bonuses(decks)
    _check_specials([card for deck in decks.values() for card in deck])
    wishes = part(files, "wishes.json", WishesFile)
    _check_wishes(wishes)
    trains = part(files, "trains.json", TrainsFile)
    tiles = part(files, "bookmarks.json", BookmarksFile)
    _check_trains(trains)
    _check_heart_trains(trains, part(files, "garden.json", GardenFile))
    _check_club_trains(trains, tiles)
    _check_first_game(part(files, "first_game.json", FirstGameFile), wishes, trains)


# -- cards ------------------------------------------------------------------------------------------------------------


def _check_basic(file: BasicCardsFile) -> None:
    pieces = Counter((card.piece, card.colour) for card in file.cards)
    reason = "two pawns of each colour, and a knight, a bishop and a rook of each colour"
    require(pieces == _BASIC, "basic_cards.json", "cards", reason)
    for number, card in enumerate(file.cards):
        require(not card.play, "basic_cards.json", f"cards.{number}.play", "basic cards have no play reward (QA-22)")


def _check_different(decks: Mapping[str, tuple[CardModel, ...]]) -> None:
    seen: dict[object, str] = {}
    keys: list[str] = []
    for level, deck in decks.items():
        file, place = _where(level)
        for number, card in enumerate(deck):
            require(card.key not in keys, file, f"{place}.{number}.key", f"the key '{card.key}' is already taken")
            keys.append(card.key)
            does = (card.piece, card.colour, _bag(card.play), _bag(card.discard), card.bonus)
            reason = f"does exactly what '{seen.get(does)}' does; no two cards may"
            require(does not in seen, file, f"{place}.{number}", reason)
            seen[does] = card.key


def _bag(rewards: Rewards) -> tuple[str, ...]:
    """Return rewards in an order that does not depend on how they are written down."""
    return tuple(sorted(reward.model_dump_json() for reward in rewards))


def _where(level: str) -> tuple[str, str]:
    return ("basic_cards.json", "cards") if level == "basic" else ("market_cards.json", level)


def _check_levels(decks: Mapping[str, tuple[CardModel, ...]]) -> None:
    for level, mainly in _MAINLY.items():
        deck = decks[level]
        share = sum(mainly(card) for card in deck)
        reason = "bronze is mostly pawns and minor pieces, silver rooks, queens and wilds, gold queens, kings and wilds"
        require(share * 2 > len(deck), "market_cards.json", level, reason)


def _check_bonuses(decks: Mapping[str, tuple[CardModel, ...]]) -> None:
    levels = tuple(decks)
    for kind in _BONUSES:
        averages = []
        for level in levels:
            values = [card.bonus.ip for card in decks[level] if card.bonus.kind == kind]
            averages += [sum(values) / len(values)] if values else []
        require(averages, "market_cards.json", "", f"no card has an invitation bonus '{kind}' (QA-26)")
        rising = averages == sorted(averages)
        reason = f"the invitation bonuses '{kind}' must not fall from one level to the next"
        require(rising, "market_cards.json", "", reason)


def _check_specials(cards: list[CardModel]) -> None:
    for number, (reason, found) in enumerate(_SPECIALS):
        missing = f"no card has special effect {number + 1} of QA-28: {reason}"
        require(any(found(card) for card in cards), "market_cards.json", "", missing)


def _discount(card: CardModel, amount: int) -> bool:
    return total(card.play, "discount") == amount


def _captures(card: CardModel, colour: str, kinds: set[str], hours: int) -> bool:
    play = any(
        reward.verb == "capture" and reward.colour == colour and set(reward.kinds) == kinds for reward in card.play
    )
    return play and total(card.discard, "invite") == 1 and total(card.discard, "gain_time") == hours


def _chosen(card: CardModel) -> bool:
    return any(isinstance(reward, GainResource) and reward.kind == "any" for reward in card.discard)


def _toasted(card: CardModel) -> bool:
    return any(isinstance(reward, UnlockCube) and reward.kind == "toast" for reward in card.discard)


def _bronze(card: CardModel) -> bool:
    return any(isinstance(reward, Acquire) and reward.level == "bronze" for reward in card.discard)


def _again(card: CardModel) -> bool:
    return any(reward.verb == "discard_card" and set(reward.levels) == {"basic", "bronze"} for reward in card.play)


_PAWN: Final = {"pawn"}
_SMALL: Final = {"rook", "bishop", "knight", "pawn"}
_SPECIALS: Final[tuple[tuple[str, Callable[[CardModel], bool]], ...]] = (
    ("discard: any resource; play: costs 1 less", lambda card: _discount(card, 1) and _chosen(card)),
    ("discard: unlock a cube as toast; play: costs 2 less", lambda card: _discount(card, 2) and _toasted(card)),
    ("discard: acquire bronze; play: use another discard reward", lambda card: _again(card) and _bronze(card)),
    ("discard: invite; play: capture a white pawn", lambda card: _captures(card, "white", _PAWN, 0)),
    ("discard: invite; play: capture a red pawn", lambda card: _captures(card, "red", _PAWN, 0)),
    ("discard: invite, 1 time; play: capture a white piece", lambda card: _captures(card, "white", _SMALL, 1)),
    ("discard: invite, 1 time; play: capture a red piece", lambda card: _captures(card, "red", _SMALL, 1)),
)


# -- wishes -----------------------------------------------------------------------------------------------------------


def _check_wishes(file: WishesFile) -> None:
    unique([wish.key for wish in file.wishes], "wishes.json", "wishes")
    counts = [wish.counts for wish in file.wishes]
    reason = "every wish counts something else, four of each suit (QA-06)"
    require(set(counts) == set(_WISHES), "wishes.json", "wishes", reason)
    for number, wish in enumerate(file.wishes):
        wanted = _WISHES[wish.counts]
        reason = f"the rulebook prints {wanted} for '{wish.counts}': suit, yellow, platinum, most (QA-140 to QA-143)"
        printed = (wish.suit, wish.yellow, wish.platinum, wish.most)
        require(printed == wanted, "wishes.json", f"wishes.{number}", reason)


# -- trains -----------------------------------------------------------------------------------------------------------


def _check_trains(file: TrainsFile) -> None:
    unique([train.key for train in file.trains], "trains.json", "trains")
    suits = Counter(train.red.suit for train in file.trains)
    require(all(suits[suit] == 4 for suit in _SUITS), "trains.json", "trains", "four cards of each suit (QA-07)")
    seen: list[object] = []
    for number, train in enumerate(file.trains):
        place = f"trains.{number}"
        require(train.red.suit == train.white.suit, "trains.json", place, "both sides are of one suit")
        does = (train.red, train.white)
        require(does not in seen, "trains.json", place, "does exactly what another train card does")
        seen.append(does)
        for colour, side in (("red", train.red), ("white", train.white)):
            _check_side(side, f"{place}.{colour}")
    for colour, sweet in (("red", "toast"), ("white", "cake")):
        mostly = sum(_sweet(getattr(train, colour)) == [sweet] for train in file.trains) * 2 > len(file.trains)
        require(mostly, "trains.json", "trains", f"{colour} sides print {sweet} mostly (QA-154)")
    _check_other(file, "diamonds", "column")


def _check_side(side: TrainSideModel, place: str) -> None:
    name = "trains.json"
    reason = "every side prints one cake or one toast, and no resource of choice (QA-154)"
    require(len(_sweet(side)) == 1, name, place, reason)
    hours = total(side.rewards, "gain_time")
    fixed = side.suit == "spades" or hours == 3
    require(fixed, name, place, "hearts, clubs and diamonds trains give 3 time (QA-150, QA-152, QA-153)")
    named = [reward for reward in side.rewards if reward.verb not in ("gain_time", "gain_resource")]
    match side.suit:
        case "hearts":
            reason, fits = "a hearts train names one flower (QA-150)", _all_are(named, Flower, 1)
        case "spades":
            reason, fits = "a spades train names one card at most (QA-151)", _all_are(named, Acquire, len(named))
        case "clubs":
            reason, fits = "a clubs train names one bookmark (QA-152)", _all_are(named, GainBookmark, 1)
        case "diamonds":
            reason, fits = "a diamonds train names a reward (QA-153)", len(side.rewards) > 2
    require(fits, name, place, reason)


def _all_are(rewards: Sequence[object], model: type[BaseModel], count: int) -> bool:
    return len(rewards) == count <= 1 and all(isinstance(reward, model) for reward in rewards)


def _sweet(side: TrainSideModel) -> list[str]:
    kinds = [reward.kind for reward in side.rewards if isinstance(reward, GainResource) and reward.kind != "tea"]
    return [] if "any" in kinds else [str(kind) for kind in kinds]


def _check_other(file: TrainsFile, suit: str, field: str) -> None:
    """Each card of the suit names another zone or column, both sides the same."""
    named: list[int] = []
    for number, train in enumerate(file.trains):
        if train.red.suit != suit:
            continue
        red, white = getattr(train.red, field), getattr(train.white, field)
        place = f"trains.{number}"
        require(red == white, "trains.json", place, f"both sides name the same {field}")
        require(red not in named, "trains.json", place, f"each {suit} train names another {field}")
        named.append(red)


def _check_heart_trains(file: TrainsFile, garden: GardenFile) -> None:
    _check_other(file, "hearts", "zone")
    kinds: Counter[str] = Counter()
    for number, train in enumerate(file.trains):
        if train.red.suit == "hearts":
            _check_planted(train, garden, f"trains.{number}")
            kinds.update({_flower(train.red)})
    for kind in FLOWER_NAMES:
        reason = f"each hearts train names another flower; {kind} is named {kinds[kind]} times"
        require(kinds[kind] == 1, "trains.json", "trains", reason)
        most = max(flowers(side)[kind] for side in (garden.large, garden.small)) + kinds[kind]
        reason = f"with the trains {most} {kind} flowers can be gained, the supply has {FLOWERS_OF_A_KIND} (QA-161)"
        require(most <= FLOWERS_OF_A_KIND, "garden.json", "", reason)


def _check_planted(train: TrainModel, garden: GardenFile, place: str) -> None:
    same = _flower(train.red) == _flower(train.white)
    require(same, "trains.json", place, "a hearts train names one flower on both sides")
    for colour, side in (("red", train.red), ("white", train.white)):
        if side.suit != "hearts":
            continue
        for board in (garden.large, garden.small):
            zone = getattr(board, colour)[side.zone - 1]
            reason = f"zone {side.zone} has no space {side.space} on one side of the garden (QA-150)"
            require(side.space <= len(zone.spaces), "trains.json", f"{place}.{colour}.space", reason)


def _flower(side: TrainSideModel) -> str:
    return next(reward.kind for reward in side.rewards if isinstance(reward, Flower))


def _check_club_trains(file: TrainsFile, tiles: BookmarksFile) -> None:
    by_key = {tile.key: tile for tile in tiles.tiles}
    named: list[str] = []
    for number, train in enumerate(file.trains):
        for colour in ("red", "white"):
            for reward in getattr(train, colour).rewards:
                if isinstance(reward, GainBookmark):
                    place = f"trains.{number}.{colour}"
                    require(reward.tile in by_key, "trains.json", place, f"there is no bookmark '{reward.tile}'")
                    require(reward.tile not in named, "trains.json", place, f"'{reward.tile}' is named twice")
                    named.append(reward.tile)
    kinds = Counter(tile_kind(tile) for tile in tiles.tiles)
    sides = Counter(tile_kind(by_key[key]) for key in named)
    for wanted, count in sides.items():
        reason = f"{count} sides name {' '.join(wanted)}, of which there are {kinds[wanted]} tiles: one for each side"
        require(kinds[wanted] == count, "trains.json", "trains", reason)
    example = any(_is_example(train, by_key) for train in file.trains)
    reason = "the red side of a clubs train gives a toast, 3 time and the bookmark for acquiring (QA-154)"
    require(example, "trains.json", "trains", reason)


def _is_example(train: TrainModel, tiles: Mapping[str, object]) -> bool:
    gained = [tiles[reward.tile] for reward in train.red.rewards if isinstance(reward, GainBookmark)]
    return _sweet(train.red) == ["toast"] and [getattr(tile, "trigger", "") for tile in gained] == ["acquire"]


# -- the first game ---------------------------------------------------------------------------------------------------


def _check_first_game(file: FirstGameFile, wishes: WishesFile, trains: TrainsFile) -> None:
    suits = {wish.key: str(wish.suit) for wish in wishes.wishes}
    _check_one_a_suit(file.wishes, suits, "wishes")
    _check_one_a_suit(file.trains, {train.key: str(train.red.suit) for train in trains.trains}, "trains")


def _check_one_a_suit(keys: tuple[str, ...], suits: Mapping[str, str], place: str) -> None:
    for number, key in enumerate(keys):
        require(key in suits, "first_game.json", f"{place}.{number}", f"there is no '{key}' among the {place}")
    chosen = sorted(suits[key] for key in keys)
    require(chosen == sorted(_SUITS), "first_game.json", place, "one of each suit (QA-11, QA-20)")
