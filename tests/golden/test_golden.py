"""Golden games go as they always have, ply by ply; every game has some."""

from __future__ import annotations

from pathlib import Path

import pytest

from alicegames.games import registry
from tests.golden import golden

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_goes_as_it_always_has(path: Path) -> None:
    game = golden.read(path)
    table = game.play()
    assert table.codes == game.codes
    assert table.is_over
    changed = golden.difference(game, table)
    assert not changed, "\n".join(changed)


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_has_golden_games_for_its_player_counts(game: str) -> None:
    played = {golden.read(path).setup.players for path in FILES if path.parent.name == game}
    assert played >= {registry.get(game).players[0], registry.get(game).players[-1]}
