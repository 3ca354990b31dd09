"""A game and its rules as another process finds them: by id and by the pack's digest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.games import registry
from alicegames.packs import loader

if TYPE_CHECKING:
    from alicegames.core.game import Game
    from alicegames.core.rules import Rules


def find(game_id: str, digest: str) -> tuple[Game[Any, Any], Rules[Any, Any]]:
    """Return a game and its rules over the pack with this digest (empty: the built-in one).

    Raises UnknownGameError, PackError, or LookupError if the pack is not here.
    """
    game = registry.get(game_id)
    pack = loader.find(game.pack, digest) if digest else loader.load_builtin(game.pack)
    if pack is None:
        raise LookupError(f"there is no {game_id} pack {digest}")
    return game, game.make_rules(pack.data)
