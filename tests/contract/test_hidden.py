"""What is hidden shows nowhere: a step that reveals a seat nothing looks the same in every world it could imagine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alicegames.core.decision import CHANCE
from tests.play import finished

TABLES = [("alice", 3, 1), ("alice", 4, 2), ("rolling_in_wonderland", 3, 2), ("queen_alice", 3, 4)]
DRAWS = 2
"""So many other cards are drawn in place of the one that was."""


def shown(rules: Any, step: Any, seat: int) -> tuple[Any, ...]:
    """Return all that a seat can see of a step: its events, the table, and who is asked for what."""
    decision = rules.decision(step.state)
    asked = (decision.player, decision.kind) if decision is not None else None
    return tuple(rules.view_event(event, seat) for event in step.events), rules.view(step.state, seat), asked


@pytest.mark.rule("RW-97", "RW-100", "AL-90", "QA-45")
@pytest.mark.parametrize(("game", "players", "every"), TABLES)
def test_what_is_revealed_to_nobody_changes_nothing_that_can_be_seen(game: str, players: int, every: int) -> None:
    table, rng, compared = finished(game, players, seed=7), Random(7), 0
    rules: Any = table.rules
    for move in table.moves[::every]:
        real = rules.apply(move.before, move.choice)
        for seat in set(range(players)) - set(real.reveals):
            world = rules.determinize(rules.view(move.before, seat), seat, rng)
            options = rules.decision(world).options
            drawn = options[:DRAWS] if move.player == CHANCE else ()
            for choice in {move.choice, *drawn} & set(options):
                other = rules.apply(world, choice)
                if seat not in other.reveals:
                    compared += 1
                    assert shown(rules, other, seat) == shown(rules, real, seat), (move.ply, seat, move.decision.kind)
    assert compared > 100
