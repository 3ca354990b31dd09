"""Random games and one-line positions for the tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.games import registry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules


def session(game: str, players: int = 2, *, seed: int = 1, first: int | None = 0, **options: str) -> Session[Any, Any]:
    """Start a game of people."""
    setup = Setup(players, tuple(sorted(options.items())), first)
    return Session(registry.builtin_rules(game), setup, seed, range(players))


def asked(table: Session[Any, Any]) -> Decision[Any]:
    """Return the decision at hand of a game that is not over."""
    decision = table.decision()
    assert decision is not None
    return decision


def random_choices(table: Session[Any, Any], seed: int, limit: int) -> Session[Any, Any]:
    """Play up to ``limit`` random choices."""
    rng = Random(seed)
    for _number in range(limit):
        decision = table.decision()
        if decision is None:
            break
        table.submit(decision.options[rng.randrange(len(decision.options))])
    return table


def finished(game: str, players: int, seed: int, **options: str) -> Session[Any, Any]:
    """Play a whole random game."""
    table = random_choices(session(game, players, seed=seed, first=None, **options), seed, 100_000)
    assert table.is_over
    return table


def apply_all(rules: Rules[Any, Any], state: Any, codes: Iterable[str]) -> Any:
    """Apply choice codes to a state."""
    for code in codes:
        decision = rules.decision(state)
        assert decision is not None, f"the game is over before {code}"
        by_code = {rules.encode(option): option for option in decision.options}
        assert code in by_code, f"{code} is not among {list(by_code)}"
        state = rules.apply(state, by_code[code]).state
    return state
