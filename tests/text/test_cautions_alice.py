"""Warnings before a choice in Alice: each is what then happens at the real table, and none is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.cautions import LEFT, LOSS, NEXT, NOTHING
from alicegames.core.decision import CHANCE, Pass
from alicegames.games.alice import choices as alice
from alicegames.games.alice import events as told_in_alice
from alicegames.games.alice.state import FREE, MIDDLE_CELLS
from tests.text.weighing import Weighed, both, of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.rules import Event

_IDLE_IN_ALICE = (
    told_in_alice.Played,
    told_in_alice.Declared,
    told_in_alice.Discarded,
    told_in_alice.GiftLost,
    told_in_alice.NoWonder,
)


def ends(one: Weighed, until: frozenset[str]) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Yield every way a choice can go on, nobody throwing a Cat, with all that happens; a draw ends a way."""
    rules = one.match.rules

    def further(state: Any, events: tuple[Event, ...]) -> Iterator[tuple[Any, tuple[Event, ...]]]:
        decision = rules.decision(state)
        if decision is None or decision.kind in until or decision.player == CHANCE:
            yield state, events
            return
        answers = [alice.REACT_PASS] if decision.kind == "react" else decision.options
        for answer in answers:
            step = rules.apply(state, answer)
            yield from further(step.state, events + step.events)

    yield from further(*one.after())


def is_idle_in_alice(one: Weighed, *until: str) -> bool:
    for state, events in ends(one, frozenset(until)):
        decision = one.match.rules.decision(state)
        is_drawn = decision is not None and decision.player == CHANCE
        if is_drawn or not all(isinstance(event, _IDLE_IN_ALICE) for event in events):
            return False
    return True


@pytest.mark.parametrize("players", [2, 4])
def test_alice_says_which_wonders_and_cards_change_nothing(players: int) -> None:
    checks = []
    for one in of("alice", players):
        if isinstance(one.option, alice.Declare):
            idle = is_idle_in_alice(one, "enter", "adventure")
        elif isinstance(one.option, alice.Play):
            idle = is_idle_in_alice(one, "adventure")
        else:
            continue
        assert (NOTHING in one.kinds) == idle, one.code
        checks.append(idle)
    assert both(checks)


def test_alice_warns_of_a_cat_thrown_at_what_changes_nothing() -> None:
    checks = []
    for one in of("alice", 2, games=6):
        if isinstance(one.option, alice.ReactCat):
            wonder = one.state.stack[-1].wonder
            others = [
                opened for seat, row in enumerate(one.state.open) if seat != one.state.turn_owner for opened in row
            ]
            idle = wonder.deed == "banish" and not any(wonder.name in opened.pages for opened in others)
            assert (NOTHING in one.kinds) == idle, one.code
            checks.append(idle)
    assert both(checks)


def is_loss_in_alice(one: Weighed) -> bool:
    match one.option:
        case Pass():
            return one.decision.kind == "enter"
        case alice.Place(card, alice.NOWHERE, chapter, page) if one.decision.kind == "vortex":
            size = one.match.pack.data.sizes[chapter][page]
            cells = [cell for cell, stack in enumerate(one.state.tea) if stack and stack[-1] == card]
            locked = one.state.stack[-1].locked
            return any(cell != locked and size in (3, cell % 3, -1) for cell in cells)
        case alice.Declare():
            for _state, events in ends(one, frozenset({"enter", "adventure"})):
                return any(isinstance(event, told_in_alice.Removed) and event.owner == one.seat for event in events)
    return False


@pytest.mark.parametrize("players", [2, 4])
def test_alice_says_what_is_lost(players: int) -> None:
    checks = [is_loss_in_alice(one) for one in of("alice", players)]
    for one, is_loss in zip(of("alice", players), checks, strict=True):
        assert (LOSS in one.kinds) == is_loss, one.code
    assert both(checks)


def test_alice_says_what_could_still_be_played_or_placed() -> None:
    checks = []
    for one in of("alice"):
        others = [other for other in one.decision.options if other != one.option]
        match one.option:
            case alice.End():
                left = any(isinstance(other, alice.Play) for other in others)
            case alice.Close():
                left = any(isinstance(other, alice.Place) for other in others)
            case alice.Play(card) if one.match.pack.data.points[card]:
                left = any(isinstance(other, alice.Play) for other in others)
            case _:
                left = False
        assert (LEFT in one.kinds) == left, one.code
        checks.append(left)
    assert both(checks)


def scored_after(one: Weighed) -> tuple[int, ...]:
    """Everybody's points at the end of a turn in which the Wonder stands and nothing else is done."""
    rules = one.match.rules
    state, events = one.after()
    while (decision := rules.decision(state)) is not None:
        if decision.player == CHANCE or any(isinstance(event, told_in_alice.TurnBegan) for event in events):
            break
        wanted = [o for o in decision.options if isinstance(o, alice.ReactPass | Pass | alice.End)]
        if not wanted:
            break
        step = rules.apply(state, wanted[-1])
        state, events = step.state, events + step.events
    return one.points(state)


@pytest.mark.parametrize("players", [2, 4])
def test_alice_says_which_wonder_brings_points_to_the_next_player_only(players: int) -> None:
    checks = []
    for one in of("alice", players):
        done = any(FREE not in opened.pages for row in one.state.open for opened in row)
        if not isinstance(one.option, alice.Declare) or done:
            continue
        if one.option.deed not in {"stand", "join", "remove", "banish"}:
            assert NEXT not in one.kinds
            continue
        gained = [new - old for old, new in zip(one.points(one.state), scored_after(one), strict=True)]
        following = (one.seat + 1) % players
        only = gained[following] > 0 and max(n for seat, n in enumerate(gained) if seat != following) <= 0
        assert (NEXT in one.kinds) == only, (one.code, gained)
        checks.append(only)
    assert both(checks)


def fits(one: Weighed, state: Any, seat: int) -> set[tuple[int, int]]:
    data = one.match.pack.data
    return {
        (opened.chapter, page)
        for opened in state.open[seat]
        for page, who in enumerate(opened.pages)
        for cell, stack in enumerate(state.tea)
        if who == FREE and stack and stack[-1] == data.pages[opened.chapter][page]
        if data.sizes[opened.chapter][page] not in (0, 1, 2) or data.sizes[opened.chapter][page] == cell % 3
    }


def test_alice_says_which_gift_makes_a_page_of_the_next_player_only_fit() -> None:
    checks = []
    for one in (*of("alice", 2), *of("alice", 4)):
        if not isinstance(one.option, alice.Give):
            continue
        after, _events = one.after()
        players = one.state.players
        is_open = any(not after.tea[cell] for cell in MIDDLE_CELLS) and after.character_deck
        new = [fits(one, after, seat) - fits(one, one.state, seat) for seat in range(players)]
        following = (one.seat + 1) % players
        only = bool(new[following]) and not any(new[seat] for seat in range(players) if seat != following)
        assert (NEXT in one.kinds) == (only and not is_open), one.code
        checks.append(only and not is_open)
    assert both(checks)
