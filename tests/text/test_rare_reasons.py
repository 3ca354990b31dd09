"""Reasons that random games hardly ever come to: they name a rule that holds, and holds there only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.decision import Decision
from alicegames.core.values import replace
from alicegames.games.alice import frames as af
from alicegames.games.queen_alice import frames as qf
from alicegames.games.queen_alice.pack.verbs import Reward
from alicegames.games.rolling_in_wonderland import frames as rf
from alicegames.games.rolling_in_wonderland.state import NONE
from tests.rules.alice import positions as alice
from tests.rules.queen_alice import positions as queen
from tests.rules.rolling_in_wonderland import positions as rolling
from tests.rules.tea_time import positions as tea
from tests.text.claims.claim import Claim
from tests.text.claims.truth import is_true
from tests.text.tables import Asked, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.rules import Rules

ENTER = (af.TurnEnd(), af.Adventure(), af.Enter())
SINGLE_USE = [card.key for card in rolling.DATA.hatter if not card.is_ongoing]
WONDER = (*ENTER, af.ChooseWonder())
VORTEX = (af.TurnEnd(), af.Vortex(-1))


def claim(game: str, rules: Rules[Any, Any], state: Any, target: str, *picked: str) -> Claim:
    """Ask about a thing in a position of two seats."""
    match, presenter = table(game, 2, 1)
    decision: Decision[Any] = rules.decision(state) or Decision(0, "over", ())
    some = Asked(match, presenter, rules.view(state, max(decision.player, 0)), decision, state)
    return Claim(some, target, picked, some.why(target, picked))


def in_tea_time(grid: str, target: str, **changes: Any) -> Claim:
    return claim("tea_time", tea.RULES, replace(tea.position(grid), **changes), target)


def in_alice(target: str, *hands: str, **changes: Any) -> Claim:
    return claim("alice", alice.RULES, alice.position(*(hands or ("", "")), **changes).state, target)


def in_wonderland(target: str, *picked: str, text: str = "queen: blue", **changes: Any) -> Claim:
    seats = changes.pop("seats", ())
    return claim(
        "rolling_in_wonderland", rolling.RULES, rolling.position(text, *seats, **changes).state, target, *picked
    )


def in_queen(position: queen.Position, target: str, *picked: str) -> Claim:
    return claim("queen_alice", queen.RULES, position.state, target, *picked)


def board(**seat: Any) -> queen.Position:
    """The first turn, with a seat changed."""
    return queen.Position(queen.start()).seat(**seat)


def rich() -> queen.Position:
    """Two players, and everything can be paid."""
    return board(store=(3, 3, 3), cubes=5, time=10)


def planted(*spaces: int) -> queen.Position:
    """An action of hearts with these spaces of the red garden taken."""
    some = rich().act(queen.RED, "hearts")
    red = tuple(1 if at in spaces else one for at, one in enumerate(some.state.beds[0]))
    return some.set(beds=(red, some.state.beds[1]))


CASES: list[tuple[str, Callable[[], Claim]]] = [
    ("TT-24", lambda: in_tea_time(".... .... ....", "cell:a1", deck=(0,) * 6)),
    ("AL-14", lambda: in_alice("deck:chapter", frames=(af.TurnEnd(), af.Discovery(1)), chapters="")),
    ("AL-11", lambda: in_alice("button:end", frames=(af.TurnEnd(), af.Discovery(1)), chapters="")),
    ("AL-23", lambda: in_alice("page:ch08.1", frames=ENTER, played=alice.DATA.number("caterpillar"), open=("ch08",))),
    ("AL-33", lambda: in_alice("tea:a3", tea={"a2": "hatter", "a3": "queen"}, frames=(*ENTER, af.GiveGift("cake")),
                               played=alice.DATA.number("alice"))),
    ("AL-34", lambda: in_alice("page:ch13.1", open=("ch13=-,-",), tea={"a2": "hatter queen"}, frames=VORTEX)),
    ("AL-56", lambda: in_alice("name:duchess", frames=WONDER, played=alice.DATA.number("hatter"))),
    ("AL-61", lambda: in_alice("tea:a2", frames=())),
    ("AL-75", lambda: in_alice("button:end", frames=(af.TurnEnd(), af.Draw("chapter", "hand", 0, 1)))),
    ("AL-80", lambda: in_alice(
        "hand:cat", "cat", "", frames=(af.TurnEnd(), af.Discovery(1)), protagonists="")),
    ("AL-81", lambda: in_alice("tea:b2", frames=WONDER, played=alice.DATA.number("alice"), chapters="")),
    ("AL-87", lambda: in_alice("hand:cat", "cat hatter", "", protagonists="")),
    ("AL-93", lambda: in_alice("page:ch13.1", open=("ch13=-,-",), tea={"a2": "hatter"},
                               frames=(af.TurnEnd(), af.Vortex(1)))),
    ("AL-57", lambda: in_alice("page:ch09.1", open=("ch13=-,-", "ch09=alice,-"),
                               frames=(af.TurnEnd(), af.Adventure(), af.Theft(1)))),
    ("RW-10", lambda: in_wonderland("token:2", tokens=(0, NONE, 2, 3))),
    ("RW-22", lambda: in_wonderland(
        "region:alice", frames=(rf.DiscardDown(0),),
        seats=(rolling.seat(hand=rolling.hatter(*SINGLE_USE[:6])),))),
    ("RW-38", lambda: in_wonderland("supply:0", seats=(rolling.seat(soldiers=0),))),
    ("RW-121", lambda: in_wonderland(
        "die:queen.pink", "die:queen.dee", "die:queen.blue", text="queen: blue pink dee",
        frames=(rf.ChooseDice(0, 2),), seats=(rolling.seat(dice=rolling.board(5)),))),
    ("QA-25", lambda: in_queen(board(cards="rose_the_pawn").set(
        stack=(qf.Play(), qf.Rewards(0, "discard", (Reward("invite"),)))), "hand:rose_the_pawn")),
    ("QA-28", lambda: in_queen(board().set(
        stack=(qf.Rewards(0, "play", (Reward("discard_card", 0b11),)),)), "hand:golden_crown")),
    ("QA-34", lambda: in_queen(board().set(
        board="Pa3 kc8 Ra1", stack=(qf.Activate(queen.CARD["lily_the_pawn"]),)), "square:d5", "square:a3")),
    ("QA-40", lambda: in_queen(board(jail=(11,)).set(
        board="Ra1 Pa3 kc8", stack=(qf.Activate(queen.CARD["lily_the_pawn"]),)), "square:e5", "jail:0.white_pawn")),
    ("QA-44", lambda: in_queen(board(hearts=(5, 0)).act(queen.RED, "hearts"), "bed:red.0")),
    ("QA-45", lambda: in_queen(board(cards="rose_the_pawn").set(stack=(qf.Refresh(0),)), "square:a1")),
    ("QA-53", lambda: in_queen(board(store=(3, 0, 0), cubes=0).rewards("cake", "invite"), "resource:cake")),
    ("QA-72", lambda: in_queen(rich().act(queen.RED, "hearts"), "heart:red")),
    ("QA-73", lambda: in_queen(planted(0), "bed:red.0")),
    ("QA-79", lambda: in_queen(planted(0, 1), "zone:red.0")),
    ("QA-70", lambda: in_queen(planted(0), "zone:red.0")),
    ("QA-90", lambda: in_queen(rich().act(queen.RED, "clubs"), "twin:red")),
    ("QA-100", lambda: in_queen(rich().act(queen.RED, "diamonds"), "brick:red.8")),
    ("QA-125", lambda: in_queen(
        board(flowers=(0, 0, 2, 0), time=0).rewards("acquire bronze", "invite"), "market:gold.1")),
    ("QA-153", lambda: in_queen(
        board(side=0).set(stack=(qf.RideTrain(0),)), "diamond:red.2", "diamond:red.1")),
    ("QA-101", lambda: in_queen(
        board(store=(3, 3, 3), cubes=5, diamonds=(1, 0)).act(queen.RED, "diamonds"), "diamond:red.1")),
    ("QA-124", lambda: in_queen(board().set(market=(-1,) * 9).rewards("acquire silver", "invite"), "market:silver.1")),
    ("QA-130", lambda: in_queen(board().set(stack=()), "square:a1")),
    ("QA-155", lambda: in_queen(board().set(
        stack=(qf.Rewards(0, "train", (Reward("train_card", 1),)),)), "market:bronze.2")),
    ("QA-172", lambda: in_queen(board().set(stack=(qf.Respawn(5, king=False, pending=()),)), "square:c5")),
    ("QA-178", lambda: in_queen(board().set(
        board="Ra1 Pa3 kc8", stack=(qf.Rewards(0, "play", (Reward("capture", 1 << 11),)),)), "square:a1")),
    ("QA-180", lambda: in_queen(board().rewards("mini hearts"), "tree:left_top")),
    ("QA-187", lambda: in_queen(board(books=(0, 0, 0)).set(
        stack=(qf.Rewards(0, "clubs", (Reward("buy"), Reward("invite"))),)), "tile:hours_left")),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "made"), CASES, ids=[rule for rule, _made in CASES])
def test_a_rare_reason_names_the_rule_that_holds(rule: str, made: Callable[[], Claim]) -> None:
    found = made()
    assert found.reason.rule == rule, found.reason
    assert is_true(found), found.reason
