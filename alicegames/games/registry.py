"""The games the program has, found by id; a game's modules are imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from alicegames.packs.loader import load_builtin

if TYPE_CHECKING:
    from alicegames.core.game import Game
    from alicegames.core.rules import Rules
    from alicegames.packs.spec import Pack

SHELF: Final = ("tea_time", "alice", "rolling_in_wonderland", "queen_alice")
"""The four books of the title scene, in shelf order."""
_PLAYABLE: Final = ("tea_time", "alice", "rolling_in_wonderland", "queen_alice")
_extra: dict[str, Game[Any, Any]] = {}


class UnknownGameError(LookupError):
    """No game of that id is in the registry; the message lists those that are."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"There is no game '{game_id}'; there are: {', '.join(ids())}.")


def ids() -> tuple[str, ...]:
    """Return the ids of the games that can be played."""
    return (*_PLAYABLE, *_extra)


def get(game_id: str) -> Game[Any, Any]:
    """Return the game of that id. Raises UnknownGameError."""
    if game_id in _extra:
        return _extra[game_id]
    if game_id not in _PLAYABLE:
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
