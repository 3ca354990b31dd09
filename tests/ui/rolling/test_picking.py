"""What is lit at the table of Rolling in Wonderland, and what picking it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.decision import Decision
from alicegames.games.rolling_in_wonderland.choices import Discard, PickDice, TurnDie
from alicegames.games.rolling_in_wonderland.state import KIND_COUNT, REGIONS
from alicegames.ui.app.commands import Push
from alicegames.ui.table.advice.decks import DecksScene
from tests.ui.rolling.wonderland import ALL_MODULES, table, until
from tests.ui.table.steps import reachable

if TYPE_CHECKING:
    from tests.ui.table.driver import Driver


def starting(lit: tuple[str, ...] | list[str], *kinds: str) -> list[str]:
    """The targets of these kinds."""
    return [target for target in lit if target.partition(":")[0] in kinds]


def with_mushroom(some: Driver) -> None:
    until(some, "take", lambda decision: some.session.state.seats[decision.player].mushrooms > 0)


def test_a_click_on_a_die_takes_the_dice_of_its_area_where_no_mushroom_can_turn_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    until(some, "take", lambda decision: not any(isinstance(option, TurnDie) for option in decision.options))
    die = next(target for target in some.table.targets() if target.startswith("die:"))
    region = die[4:].partition(".")[0]
    some.click(die)
    assert some.codes[-1] == f"take:{region}"


def first_die(some: Driver) -> tuple[str, str]:
    """Return a die that a mushroom may turn, picked, and its area."""
    with_mushroom(some)
    die = starting(some.lit, "die")[0]
    some.click(die)
    assert some.picked == (die,)
    return die, die[4:].partition(".")[0]


def test_a_die_may_be_picked_before_the_mushroom_that_turns_it(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    die, region = first_die(some)
    some.click(starting(some.lit, "mushroom")[0])
    face = next(target for target in starting(some.lit, "region") if target != f"region:{region}")
    some.click(face)
    assert some.codes[-1] == f"turn:{region}.{die.split('.')[1]}+{face[7:]}"


def test_a_die_and_a_mushroom_reroll_its_own_area(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    _die, region = first_die(some)
    some.click(starting(some.lit, "mushroom")[0])
    some.click(f"region:{region}")
    assert some.codes[-1] == f"reroll:{region}"


@pytest.mark.parametrize("then", ["region", "confirm"])
def test_a_die_that_is_picked_takes_its_area_by_the_area_or_confirm(then: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    _die, region = first_die(some)
    some.click("confirm" if then == "confirm" else f"region:{region}")
    assert some.codes[-1] == f"take:{region}"


def test_a_mushroom_turns_a_die_to_another_area(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    with_mushroom(some)
    mushroom = starting(some.lit, "mushroom")[0]
    some.click(mushroom)
    dice = starting(some.lit, "die")
    assert dice
    assert not any(".white" in die for die in dice)
    some.click(dice[0])
    regions = starting(some.lit, "region")
    assert len(regions) == 5
    some.click(regions[-1])
    source, kind = dice[0][4:].split(".")[:2]
    assert some.codes[-1] == f"turn:{source}.{kind}+{regions[-1][7:]}"


def test_a_die_is_dragged_to_its_new_area(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    with_mushroom(some)
    some.click(starting(some.lit, "mushroom")[0])
    die = starting(some.lit, "die")[0]
    target = next(t for t in ("region:alice", "region:hatter") if not die.startswith(f"die:{t[7:]}"))
    some.drag(die, target)
    assert some.codes[-1].startswith("turn:")
    assert some.codes[-1].endswith(f"+{target[7:]}")


def test_a_mushroom_and_an_area_reroll_the_dice_picked_there(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    with_mushroom(some)
    some.click(starting(some.lit, "mushroom")[0])
    region = starting(some.lit, "region")[0]
    some.click(region)
    assert some.codes[-1] == f"reroll:{region[7:]}"
    some.settle()
    dice = starting(some.lit, "die")
    assert all(die.startswith(f"die:{region[7:]}.") for die in dice)
    some.click(dice[-1])
    some.settle()
    if "button:roll" not in some.lit:  # the only die there has been rolled already
        pytest.fail("choose another seed")
    some.click("button:roll")
    assert some.codes[-1] == "roll"


def test_a_mushroom_picked_is_let_go_again(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    with_mushroom(some)
    mushroom = starting(some.lit, "mushroom")[0]
    before = some.lit
    some.click(mushroom)
    assert some.lit != before
    some.click(mushroom)
    assert some.lit == before


def test_dice_that_do_not_all_fit_are_picked_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, ("human",) * 3, seed=2, curtain=False)
    decision = until(some, "dice", lambda decision: max(len(c.kinds) for c in decision.options) > 1)
    dice = starting(some.lit, "die")
    region = decision.source
    state = some.session.state
    start = REGIONS.index(region) * KIND_COUNT
    assert len(dice) == sum(state.dice[start : start + KIND_COUNT])
    wanted = max(decision.options, key=lambda choice: len(choice.kinds))
    assert isinstance(wanted, PickDice)
    while some.session.decision() == decision and starting(some.lit, "die"):
        unpicked = [die for die in reachable(some) if die not in some.picked]
        some.click(unpicked[-1])
    if some.session.decision() == decision:
        some.click("confirm")
    assert some.codes[-1].startswith("dice:")


def test_equal_dice_are_all_lit(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, ("human",) * 4, seed=6, curtain=False)

    def has_pair(decision: Any) -> bool:
        state = some.session.state
        region = REGIONS.index(decision.source)
        return any(state.dice[region * KIND_COUNT + kind] > 1 for kind in range(6))

    decision = until(some, "dice", has_pair)
    shown = [target for target in some.table.targets() if target.startswith(f"die:{decision.source}.")]
    assert any(target.endswith(".2") for target in shown)
    assert set(shown) == set(starting(some.lit, "die"))


@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("soldier", "region"),
        ("cube", "icon"),
        ("any_cube", "icon"),
        ("token", "token"),
        ("end", "button"),
        ("challenge", "challenge"),
        ("draft", "draft"),
        ("fill_slot", "ongoing"),
        ("move", "army"),
        ("bury", "objective"),
        ("figure", "region"),
        ("turn", "die"),
        ("swap", "die"),
        ("drawn", "button"),
        ("order", "ongoing"),
        ("reroll", "region"),
        ("pick_reroll", "die"),
        ("mushroom", "button"),
    ],
)
def test_every_question_is_answered_on_the_table(kind: str, first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = {"order": 9, "draft": 8, "challenge": 8, "fill_slot": 1, "bury": 2, "mushroom": 6}
    seed = seeds.get(kind, 4)
    some = table(monkeypatch, ("human",) * 3, seed=seed, curtain=False, size=(1024, 640), options=ALL_MODULES)
    decision = until(some, kind)
    assert starting(some.lit, first)
    on_buttons = {"button:pass", "button:end", "button:roll"}
    placed = {item.target for item in some.table.picture}
    assert set(some.lit) - placed <= on_buttons
    lit = starting(reachable(some), first)
    assert lit
    before = len(some.session.moves)
    for _step in range(8):
        if len(some.session.moves) > before:
            break
        if some.table.model.picker.complete() is not None:
            some.click("confirm")
        else:
            some.click(next(t for t in reachable(some) if t not in some.picked))
    assert some.session.moves[before].player == decision.player


def test_a_card_over_the_hand_limit_is_discarded_from_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    until(some, "take")
    asked = Decision(0, "discard", (Discard(0),))
    key = some.match.pack.data.hatter[0].key
    assert some.table.model.presenter.paths(some.table.model.view, asked, Discard(0)) == ((f"hand:{key}",),)


def test_everything_on_the_table_says_what_it_is_and_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, ("human",) * 3, seed=8, curtain=False, size=(1920, 1080), options=ALL_MODULES)
    for kind in ("take", "end", "soldier"):
        until(some, kind)
        for page in ("tab:players", "tab:board"):
            some.click(page)
            for target in some.table.targets():
                head = target.partition(":")[0]
                if target in some.lit or head in ("tab", "button", "seat_row") or ":" not in target:
                    continue
                if head not in {item.target.partition(":")[0] for item in some.table.picture}:
                    continue
                assert some.table.picks.tip(target), target
                command = some.table.picks.click(target)
                if isinstance(command, Push):  # a pile is looked through instead
                    assert isinstance(command.scene, DecksScene), (kind, target)
                    continue
                why = some.table.picks.why
                assert why is not None, (kind, target)
                assert why.reason.sentence, target
        decision = some.session.decision()
        assert decision is not None
        some.session.submit(decision.options[0])


def test_the_table_turns_to_the_board_when_something_there_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    until(some, "take")
    some.click("tab:players")
    assert some.table.pages.shown == "players"
    assert "sheet:1" in {item.key for item in some.table.picture}
    some.key("1")
    assert some.table.pages.shown == "board"
