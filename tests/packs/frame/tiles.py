"""Cross-checks of the bookmark tiles: which kinds there are, what they give, what they cost. All raise PackError."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.checks import part, require, unique
from alicegames.games.queen_alice.pack.models_cards import BookmarkModel, BookmarksFile
from tests.packs.frame import total

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import BaseModel

_SUITS: Final = ("hearts", "spades", "clubs", "diamonds")
_COUNTS: Final = {"at_once": 14, "turn": 16, "end": 12}
_AT_ONCE: Final = {
    ("at_once", "time"),
    ("at_once", "pawprint", "red"),
    ("at_once", "pawprint", "white"),
    *(("at_once", "mini", suit) for suit in _SUITS),
}
_TURN: Final = {
    *(("turn", trigger) for trigger in ("unlock", "acquire", "invite", "capture", "rescue", "alice")),
    *(("turn", resource, suit) for resource in ("own", "tea") for suit in _SUITS),
}
_END: Final = {
    ("end", "time", ""): (3, 30),
    ("end", "alice", "red"): (8, 32),
    ("end", "alice", "white"): (8, 32),
    ("end", "pawprints", "red"): (2, 20),
    ("end", "pawprints", "white"): (2, 20),
    ("end", "invited", "red"): (2, 20),
    ("end", "invited", "white"): (2, 20),
    ("end", "acquired", "bronze"): (2, 20),
    ("end", "acquired", "silver"): (2, 20),
    ("end", "acquired", "gold"): (4, 20),
    ("end", "cubes", ""): (6, 30),
}
"""What the rulebook prints: IP for each, IP at the most (QA-99)."""
_KINDS: Final = {*_AT_ONCE, *_TURN, *_END}


def kind(tile: BookmarkModel) -> tuple[str, ...]:
    """Return what a tile does, colours and suits told apart, amounts and price left out."""
    match tile.when:
        case "at_once":
            return ("at_once", *_at_once(tile.rewards))
        case "turn":
            return ("turn", tile.trigger)
        case "cheaper":
            return ("turn", tile.resource, tile.suit)
        case "end":
            return ("end", tile.score, tile.colour or tile.level or "")


def _at_once(rewards: tuple[object, ...]) -> tuple[str, ...]:
    if len(rewards) != 1:
        return ("several",)
    reward = rewards[0]
    match getattr(reward, "verb", ""):
        case "gain_time":
            return ("time",)
        case "pawprint":
            return ("pawprint", str(getattr(reward, "colour", "")))
        case "mini_action":
            return ("mini", str(getattr(reward, "suit", "")))
        case verb:
            return (str(verb),)


def check(files: Mapping[str, BaseModel]) -> None:
    """Check the bookmark tiles. Raises PackError(file, place, reason)."""
    tiles = part(files, "bookmarks.json", BookmarksFile).tiles
    name = "bookmarks.json"
    unique([tile.key for tile in tiles], name, "tiles")
    seen: list[object] = []
    for number, tile in enumerate(tiles):
        _check_tile(tile, f"tiles.{number}")
        reason = "has the kind and the price of another tile; tiles of one kind differ in price"
        require((kind(tile), tile.price) not in seen, name, f"tiles.{number}.price", reason)
        seen.append((kind(tile), tile.price))
    groups = Counter("turn" if tile.when == "cheaper" else tile.when for tile in tiles)
    require(groups == _COUNTS, name, "tiles", "14 act at once, 16 once a turn, 12 at the end")
    missing = sorted(_KINDS - {kind(tile) for tile in tiles})
    require(not missing, name, "tiles", f"no tile of the kind {missing[:1]} (QA-97 to QA-99)")
    minis = [tile for tile in tiles if kind(tile)[1] == "mini"]
    example = any((tile.price.white, tile.price.green, tile.price.brown) == (2, 1, 0) for tile in minis)
    require(example, name, "tiles", "one mini-action tile costs two white books and a green one (QA-188)")


def _check_tile(tile: BookmarkModel, place: str) -> None:
    name = "bookmarks.json"
    require(kind(tile) in _KINDS, name, place, f"{kind(tile)} is no kind of bookmark (QA-97 to QA-99)")
    books = tile.price.white + tile.price.green + tile.price.brown
    require(2 <= books <= 5, name, f"{place}.price", "a bookmark costs 2 to 5 books")
    match tile.when:
        case "at_once" if kind(tile)[1] == "time":
            require(total(tile.rewards, "gain_time") == 2, name, place, "gives 2 time (QA-97)")
        case "turn":
            hours = 3 if tile.trigger == "alice" else 2
            only = len(tile.rewards) == 1 and total(tile.rewards, "gain_time") == hours
            require(only, name, place, f"gives {hours} time once a turn (QA-98)")
        case "end":
            wanted = _END[(tile.when, tile.score, tile.colour or tile.level or "")]
            reason = f"scores {wanted[0]} for each, {wanted[1]} at the most (QA-99)"
            require((tile.each, tile.most) == wanted, name, place, reason)
        case _:
            pass
