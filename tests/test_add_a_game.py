"""docs/add-a-game.md, step by step, with the toy game."""

from __future__ import annotations

from alicegames.core.rules import Setup, totals
from alicegames.core.session import Session
from alicegames.games import registry
from tests.play import random_choices, session


def test_a_registered_game_is_played_from_start_to_score(toy: str) -> None:
    assert toy in registry.ids()
    game = registry.get(toy)
    table = random_choices(session(toy, 3), 4, 1_000)
    assert table.is_over
    texts = game.make_texts(table.rules.data)  # type: ignore[attr-defined]
    names = ("Ada", "Bob", "Cleo")
    told = [texts.event(event, names) for move in table.moves for event in move.events]
    assert all(told)
    assert max(totals(table.rules.score(table.state))) > 0


def test_its_log_is_its_save(toy: str) -> None:
    table = random_choices(session(toy, 2), 5, 1_000)
    again = Session(registry.builtin_rules(toy), Setup(2, first=0), table.seed, (0, 1))
    again.replay(table.codes)
    assert again.state == table.state


def test_the_registry_forgets_it_again(toy: str) -> None:
    registry.unregister(toy)
    assert toy not in registry.ids()
