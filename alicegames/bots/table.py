"""A game and its rules as another process finds them: by id and by the pack's digest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.games import registry
from alicegames.packs import loader

if TYPE_CHECKING:
    from alicegames.core.game import Game
    from alicegames.core.rules import Rules
    from alicegames.packs.spec import Pack


def find(game_id: str, digest: str) -> tuple[Game[Any, Any], Rules[Any, Any]]:
    """Return a game and its rules over the pack with this digest (empty: the built-in one).

    Raises UnknownGameError, PackError, or LookupError if the pack is not here.
    """
    game = registry.get(game_id)
    pack: Pack[Any] = loader.load_builtin(game.pack)
    if digest and pack.id.digest != digest:
        packs, _errors = loader.available(game.pack)
        found = [one for one in packs if one.id.digest == digest]
        if not found:
            raise LookupError(f"there is no {game_id} pack {digest}")
        pack = found[0]
    return game, game.make_rules(pack.data)
