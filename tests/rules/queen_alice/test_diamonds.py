"""Diamonds: the wall."""

from __future__ import annotations

import pytest

from tests.rules.queen_alice.positions import DATA, RED, WHITE, Position, bare, fill

RICH = {"store": (3, 3, 3), "cubes": 5}
WALL = DATA.table(4).wall


def walled(at: tuple[int, ...], players: int = 4, owner: int = 1, **changes: object) -> Position:
    """A red wall with diamonds of another seat."""
    position = bare(players, **{**RICH, **changes})
    return position.set(walls=(fill(position.state.walls[RED], at, owner), position.state.walls[WHITE]))


def build(position: Position, space: int, diamond: int = 1) -> Position:
    position.act(RED, "diamonds").do(f"build:red.{space}+{diamond}")
    while position.kind == "pay":
        position.do(position.codes[0])
    return position


def spaces(position: Position) -> set[int]:
    return {int(code.partition("+")[0].partition(".")[2]) for code in position.codes if code.startswith("build")}


@pytest.mark.rule("QA-100")
def test_the_lowest_free_space_of_any_column_may_be_built_on() -> None:
    assert spaces(walled(()).act(RED, "diamonds")) == {0, 1, 2, 3}
    assert spaces(walled((1, 2, 6)).act(RED, "diamonds")) == {0, 3, 5, 10}
    assert spaces(walled((0, 4, 8, 12)).act(RED, "diamonds")) == {1, 2, 3}


@pytest.mark.rule("QA-100")
@pytest.mark.parametrize("colour", [0, 1])
def test_rows_all_cost_and_two_columns_cost_a_tea(colour: int) -> None:
    teas = [WALL.costs[colour][column].tea for column in range(4)]
    assert sorted(teas) == [0, 0, 1, 1]
    for row in range(4):
        for column in range(4):
            cost = WALL.costs[colour][row * 4 + column]
            assert cost.tea == teas[column]
            assert (cost.cake, cost.toast)[colour] >= 1
            assert (cost.cake, cost.toast)[1 - colour] == 0
    column = teas.index(1)
    position = bare(4, **RICH).act(colour, "diamonds").do(f"build:{('red', 'white')[colour]}.{column}+1")
    own = WALL.costs[colour][column]
    assert position.bill == (own.cake, 1, own.toast, 0)


@pytest.mark.rule("QA-101")
def test_any_diamond_may_be_taken_and_both_rewards_are_gained() -> None:
    position = walled(()).act(RED, "diamonds")
    assert {f"build:red.0+{n}" for n in range(1, 6)} <= set(position.codes)
    gem = next(n for n, given in enumerate(DATA.courtier.diamonds[RED]) if given[0].verb == "pawprint")
    space = next(n for n in range(4) if any(r.verb == "pawprint" for r in WALL.rewards[RED][n]))
    found = build(walled(()), space, gem + 1)
    paws = [0, 0]
    for one in (*DATA.courtier.diamonds[RED][gem], *WALL.rewards[RED][space]):
        if one.verb == "pawprint":
            paws[one.arg] += one.amount
    assert found.me.paws == tuple(paws)
    assert found.me.diamonds == (1 << gem, 0)
    assert not found.set(stack=()).act(RED, "diamonds").starting(f"build:red.0+{gem + 1}")


@pytest.mark.rule("QA-102")
def test_building_in_humptys_row_is_2_ip_and_elsewhere_nothing() -> None:
    direct = sum(r.amount for n in (0, 4) for r in WALL.rewards[RED][n] if r.verb == "gain_ip")
    assert direct == 0
    gem = next(n for n, given in enumerate(DATA.courtier.diamonds[RED], 1) if all(r.verb != "gain_ip" for r in given))
    assert build(walled(()), 0, gem).ip("wall") == 2
    assert build(walled((0,)), 4, gem).ip("wall") == 0


@pytest.mark.rule("QA-102", "QA-105")
def test_completing_humptys_row_is_4_ip_instead_and_he_climbs() -> None:
    gem = next(n for n, given in enumerate(DATA.courtier.diamonds[RED], 1) if all(r.verb != "gain_ip" for r in given))
    position = build(walled((1, 2, 3)), 0, gem)
    assert position.ip("wall") == 4
    assert position.state.humpty == (1, 0)


@pytest.mark.rule("QA-102")
def test_completing_another_row_gives_nothing_and_humpty_later_skips_it() -> None:
    gem = next(n for n, given in enumerate(DATA.courtier.diamonds[RED], 1) if all(r.verb != "gain_ip" for r in given))
    two = walled((), players=2)
    free = [n for n, owner in enumerate(two.state.walls[RED]) if owner == -1]
    low, upper = [n for n in free if n < 4], [n for n in free if 4 <= n < 8]
    above = next(n for n in upper if n % 4 not in {low_ % 4 for low_ in low})
    other = [n for n in upper if n != above]
    position = two.set(walls=(fill(two.state.walls[RED], tuple(other), 1), two.state.walls[WHITE]))
    before = position.ip("wall")
    position = build(position, above, gem)
    given = sum(r.amount for r in DATA.table(2).wall.rewards[RED][above] if r.verb == "gain_ip")
    assert position.ip("wall") == before + given
    assert position.state.humpty == (0, 0)
    walls = fill(position.state.walls[RED], tuple(low[1:]), 1)
    position.set(walls=(walls, position.state.walls[WHITE])).seat(store=(3, 3, 3), cubes=5)
    position = build(position, low[0], gem % 5 + 1)
    assert position.state.humpty == (2, 0)


@pytest.mark.rule("QA-107")
def test_after_the_last_row_that_is_not_full_humpty_stays() -> None:
    position = build(walled(tuple(n for n in range(16) if n != 12)).set(humpty=(3, 0)), 12)
    assert position.state.humpty == (3, 0)
    assert position.ip("wall") >= 4


@pytest.mark.rule("QA-103")
@pytest.mark.parametrize(("before", "verb"), [(1, ""), (2, "alice"), (3, "mini"), (4, "crown")])
def test_third_fourth_and_fifth_diamond_of_a_colour_have_milestones(before: int, verb: str) -> None:
    mask = (1 << before) - 1
    gem = next(
        n
        for n in range(before, 5)
        if all(r.verb not in {"alice", "mini_action"} for r in DATA.courtier.diamonds[RED][n]) or before == 4
    )
    space = next(n for n in range(4) if all(r.verb not in {"alice", "mini_action"} for r in WALL.rewards[RED][n]))
    position = build(walled((), bricks=(before, 0), diamonds=(mask, 0)), space, gem + 1)
    assert (position.state.alices[RED] == 1 or "alice" in position.pending) == (verb == "alice")
    assert ("mini_action" in position.pending) == (
        verb == "mini" or (before == 4 and "mini_action" in position.pending)
    )
    assert (bool(position.me.crowns) or "crown" in position.pending) == (verb == "crown")
    if position.me.crowns:
        assert position.me.crowns == (3,)


@pytest.mark.rule("QA-104", "QA-182")
def test_the_mini_action_sets_any_diamond_of_either_colour_aside_for_its_reward() -> None:
    position = bare(store=(0, 0, 0), time=0).rewards("mini diamonds")
    assert len(position.starting("mini_diamond:")) == 10
    gem = next(n for n, given in enumerate(DATA.courtier.diamonds[WHITE]) if given[0].verb == "pawprint")
    given = DATA.courtier.diamonds[WHITE][gem][0]
    position.do(f"mini_diamond:white.{gem + 1}")
    assert position.me.diamonds == (0, 1 << gem)
    assert position.me.bricks == (0, 0)
    assert position.me.paws[given.arg] == given.amount
    assert 0 not in position.state.walls[WHITE]


@pytest.mark.rule("QA-182")
def test_a_diamond_set_aside_gives_up_the_fifths_crown() -> None:
    position = build(walled((), bricks=(3, 0), diamonds=(0b1111, 0)), 0, 5)
    while position.kind == "reward":
        position.do("pass" if "pass" in position.codes else position.codes[0])
    assert position.me.bricks[RED] == 4
    assert position.me.crowns == ()
    assert not position.act(RED, "diamonds").starting("build")


@pytest.mark.rule("QA-103", "QA-182")
def test_diamonds_set_aside_do_not_count_for_the_milestones() -> None:
    position = build(walled((), bricks=(1, 0), diamonds=(0b0011, 0)), 0, 5)
    while position.kind == "reward":
        position.do("pass" if "pass" in position.codes else position.codes[0])
    assert position.me.bricks[RED] == 2
    assert position.state.alices == (0, 0)


@pytest.mark.rule("QA-105")
def test_example_a_cake_and_a_tea_three_pawprints_4_ip_and_humpty_climbs() -> None:
    space = next(
        n
        for n in range(4)
        if WALL.costs[RED][n] == (1, 1, 0)
        and [(r.verb, r.amount, r.arg) for r in WALL.rewards[RED][n]] == [("pawprint", 2, RED)]
    )
    gem = next(n for n, given in enumerate(DATA.courtier.diamonds[RED], 1) if [r.verb for r in given] == ["pawprint"])
    given = DATA.courtier.diamonds[RED][gem - 1][0]
    row = tuple(n for n in range(4) if n != space)
    position = walled(row, store=(1, 1, 0), cubes=0, time=0).act(RED, "diamonds").do(f"build:red.{space}+{gem}")
    paid = next(event for event in position.events if type(event).__name__ == "Paid")
    assert (paid.cake, paid.tea, paid.toast, paid.hours, paid.cubes) == (1, 1, 0, 0, 0)
    assert given.amount == 1
    assert sum(position.me.paws) == 3
    assert position.ip("wall") == 4
    assert position.state.humpty == (1, 0)


@pytest.mark.rule("QA-106", "QA-17")
def test_covered_and_prebuilt_spaces_count_as_filled() -> None:
    for players in (2, 3):
        position = bare(players, **RICH)
        wall = position.state.walls[RED]
        lowest = {min(n for n in range(column, 16, 4) if wall[n] == -1) for column in range(4)}
        assert 9 in wall
        assert spaces(position.act(RED, "diamonds")) == lowest
        free = [n for n in range(4) if wall[n] == -1]
        position.set(walls=(fill(wall, tuple(free[1:]), 1), position.state.walls[WHITE]))
        built = build(position, free[0])
        assert built.state.humpty[RED] == 1


@pytest.mark.rule("QA-106")
def test_with_no_free_space_the_action_is_impossible_in_that_colour() -> None:
    position = walled(tuple(range(16))).act(RED, "diamonds")
    assert position.codes == ["pass"]
    assert len(position.act(WHITE, "diamonds").codes) > 1


@pytest.mark.rule("QA-160")
def test_humpty_and_the_wall_are_shared_by_all_seats() -> None:
    position = build(walled((1, 2, 3)), 0)
    position.end()
    assert position.player == 1
    assert position.state.humpty == (1, 0)
    assert position.state.walls[RED][0] == 0
