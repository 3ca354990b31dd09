"""Positions of Tea Time in one line."""

from __future__ import annotations

from typing import Any

from alicegames.core.rules import totals
from alicegames.games import registry
from alicegames.games.tea_time.rules import TeaRules
from alicegames.games.tea_time.state import ALICE, EMPTY, IN_GRID, TeaState
from alicegames.packs.loader import load_builtin

RULES = TeaRules(load_builtin(registry.get("tea_time").pack).data)

_LETTERS = {"r": 0, "c": 1, "p": 2, "h": 3, "m": 4, "q": 5, "A": ALICE, ".": EMPTY}
"""White Rabbit, Cheshire Cat, caterPillar, mad Hatter, March hare, Queen of hearts, Alice, an empty place."""


def position(
    grid: str = "rcph rcph rcph",
    *,
    players: int = 2,
    turn: int = 2,
    owner: int = 0,
    columns: dict[int, dict[str, int]] | None = None,
    alice: int = IN_GRID,
    round_number: int = 1,
) -> TeaState:
    """Return a position: rows of letters, how many turns of the round were taken, and signed columns by seat."""
    cells = tuple(_LETTERS[letter] for letter in grid.replace(" ", ""))
    held = [[0] * 6 for _seat in range(players)]
    for seat, counts in (columns or {}).items():
        for letter, count in counts.items():
            held[seat][_LETTERS[letter]] = count
    return TeaState(
        players=players,
        round=round_number,
        turn_owner=owner,
        turns=turn,
        round_start=0,
        dealt=len(cells),
        grid=cells,
        deck=(9,) * 6,
        columns=tuple(map(tuple, held)),
        alice=alice,
    )


def codes(state: TeaState) -> list[str]:
    """Return the codes of all options."""
    decision = RULES.decision(state)
    return [RULES.encode(option) for option in decision.options] if decision else []


def after(state: TeaState, *played: str) -> TeaState:
    """Return the position after choice codes."""
    for code in played:
        decision = RULES.decision(state)
        assert decision is not None
        state = RULES.apply(state, {RULES.encode(o): o for o in decision.options}[code]).state
    return state


def held(state: TeaState, seat: int = 0) -> dict[str, int]:
    """Return a seat's columns that are not empty, mirrored ones negative."""
    names = {number: letter for letter, number in _LETTERS.items()}
    return {names[card]: count for card, count in enumerate(state.columns[seat]) if count}


def points(state: TeaState) -> tuple[int, ...]:
    """Return every seat's running score."""
    return totals(RULES.score(state))


def lines(state: TeaState, seat: int) -> dict[str, Any]:
    """Return a seat's score lines by key."""
    return {line.key: line.points for line in RULES.score(state)[seat]}
