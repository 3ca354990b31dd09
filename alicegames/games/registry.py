"""The games the program has: every folder beside this module with a ``game.py``; loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alicegames.packs.loader import load_builtin

if TYPE_CHECKING:
    from alicegames.core.game import Book, Game
    from alicegames.core.rules import Rules
    from alicegames.packs.spec import Pack

_HERE: Final = Path(__file__).resolve().parent
_extra: dict[str, Game[Any, Any]] = {}


class UnknownGameError(LookupError):
    """No game of that id is in the registry; the message lists those that are."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"There is no game '{game_id}'; there are: {', '.join(ids())}.")


@cache
def _books() -> dict[str, Book]:
    """Return the books of all games in shelf order, without loading any game's rules."""
    found = {place.parent.name: _book(place.parent.name) for place in _HERE.glob("*/game.py")}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].place, entry[0])))


def _book(game_id: str) -> Book:
    book: Book = import_module(f"alicegames.games.{game_id}.book").BOOK
    return book


def books() -> dict[str, Book]:
    """Return the book of each game, by id, in shelf order."""
    return _books() | {game_id: game.book for game_id, game in _extra.items()}


def title(game_id: str) -> str:
    """Return a game's name; of a game that is not here (a save may name one) its id."""
    book = books().get(game_id)
    return book.title() if book else game_id


def ids() -> tuple[str, ...]:
    """Return the ids of the games, in shelf order."""
    return tuple(books())


def get(game_id: str) -> Game[Any, Any]:
    """Return the game of that id. Raises UnknownGameError."""
    if game_id in _extra:
        return _extra[game_id]
    if game_id not in _books():
        raise UnknownGameError(game_id)
    game: Game[Any, Any] = import_module(f"alicegames.games.{game_id}.game").GAME
    return game


def register(game: Game[Any, Any]) -> None:
    """Add a game for this process; the tests' toy game uses it."""
    _extra[game.id] = game


def unregister(game_id: str) -> None:
    """Take a registered game out again."""
    _extra.pop(game_id, None)


def builtin_rules(game_id: str) -> Rules[Any, Any]:
    """Return a game's rules over its built-in pack."""
    return rules_over(game_id, load_builtin(get(game_id).pack))


def rules_over(game_id: str, pack: Pack[Any]) -> Rules[Any, Any]:
    """Return a game's rules over a loaded pack."""
    return get(game_id).make_rules(pack.data)
