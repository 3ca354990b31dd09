"""Hearts: the garden."""

from __future__ import annotations

import pytest

from alicegames.games.queen_alice.state import COVERED
from tests.rules.queen_alice.positions import DATA, RED, WHITE, Position, bare, fill

GARDEN = DATA.table(4).garden
RICH = {"store": (3, 3, 3), "cubes": 5}


def zone_spaces(colour: int, zone: int) -> tuple[int, ...]:
    return GARDEN.zones[colour][zone]


def settled(position: Position) -> Position:
    while position.kind in {"reward", "pay"}:
        position.do("pass" if "pass" in position.codes else position.codes[0])
    return position


def teas(position: Position, space: int) -> int:
    """The teas in the bill of planting here."""
    copy = Position(position.state).do(f"plant:red.{space}")
    return copy.bill[1] if copy.bill else -1


@pytest.mark.rule("QA-70")
def test_the_gardener_moves_for_1_tea_a_zone_round_a_ring_so_2_reach_all() -> None:
    position = bare(4, **RICH).set(gardeners=(0, -1)).act(RED, "hearts")
    assert [teas(position, zone_spaces(RED, zone)[0]) for zone in range(4)] == [0, 1, 2, 1]


@pytest.mark.rule("QA-71")
def test_from_rest_the_gardener_enters_any_zone_free() -> None:
    position = bare(4, **RICH).act(RED, "hearts")
    assert [teas(position, zone_spaces(RED, zone)[0]) for zone in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("QA-72")
def test_the_lowest_heart_is_taken_at_its_cost_for_the_reward_under_it() -> None:
    for count, heart in enumerate(DATA.courtier.hearts[RED]):
        position = bare(4, **RICH, hearts=(count, 0)).act(RED, "hearts")
        position.do(f"plant:red.{zone_spaces(RED, 0)[0]}")
        assert position.bill == (heart.cost.cake, 0, 0, 0)
        assert heart.cost.toast == heart.cost.tea == 0
    assert all(heart.cost.toast and not heart.cost.cake for heart in DATA.courtier.hearts[WHITE])


@pytest.mark.rule("QA-72", "QA-73")
def test_planting_gains_the_reward_of_the_heart_and_of_the_space() -> None:
    space = next(n for n, given in enumerate(GARDEN.rewards[RED]) if given[0].verb == "flower")
    kind = GARDEN.rewards[RED][space][0].arg
    position = bare(4, store=(1, 0, 0), time=0).act(RED, "hearts").do(f"plant:red.{space}")
    hours = sum(one.amount for one in DATA.courtier.hearts[RED][0].rewards if one.verb == "gain_time")
    assert position.me.time == hours
    assert position.me.flowers[kind] == 1
    assert position.state.flowers[kind] == 7
    assert position.state.beds[RED][space] == 0
    assert (position.me.hearts, position.me.bushes) == ((1, 0), (1, 0))


@pytest.mark.rule("QA-73")
def test_a_taken_or_covered_space_is_not_free() -> None:
    position = bare(4, **RICH)
    position.set(beds=(fill(position.state.beds[RED], (0, 1), 1), position.state.beds[WHITE])).act(RED, "hearts")
    assert not {"plant:red.0", "plant:red.1"} & set(position.codes)
    three = bare(3, **RICH).act(RED, "hearts")
    covered = [n for n, owner in enumerate(three.state.beds[RED]) if owner == COVERED]
    assert covered
    assert not {f"plant:red.{n}" for n in covered} & set(three.codes)


@pytest.mark.rule("QA-74")
@pytest.mark.parametrize(("before", "verb"), [(0, ""), (1, ""), (2, "alice"), (3, "mini_action"), (4, "crown")])
def test_the_third_bush_gives_an_alice_step_the_fourth_a_mini_action_the_fifth_a_crown(before: int, verb: str) -> None:
    position = bare(4, **RICH, hearts=(before, 0), bushes=(before, 0)).act(RED, "hearts")
    before_ip, pending = position.ip("alice") + position.ip("crowns"), []
    position.do(f"plant:red.{zone_spaces(RED, 3)[0]}")
    while position.kind == "pay":
        position.do(position.codes[0])
    pending = position.pending
    gained = position.ip("alice") + position.ip("crowns") > before_ip
    if verb in {"alice", "crown"}:
        assert gained or verb in pending
    else:
        assert not gained
        assert ("mini_action" in pending) >= (verb == "mini_action")


@pytest.mark.rule("QA-74", "QA-114")
def test_the_fifth_bushs_crown_is_of_its_colour() -> None:
    position = (
        bare(4, **RICH, hearts=(4, 0), bushes=(4, 0)).act(RED, "hearts").do(f"plant:red.{zone_spaces(RED, 3)[0]}")
    )
    while "crown:red.hearts" not in position.codes and not position.me.crowns:
        position.do(position.codes[0])
    if not position.me.crowns:
        position.do("crown:red.hearts")
    assert position.me.crowns == (0,)


@pytest.mark.rule("QA-75")
def test_a_full_zone_sends_the_gardener_to_rest() -> None:
    position = bare(4, **RICH)
    spaces = zone_spaces(RED, 2)
    position.set(beds=(fill(position.state.beds[RED], spaces[1:], 1), position.state.beds[WHITE])).act(RED, "hearts")
    position.do(f"plant:red.{spaces[0]}")
    settled(position)
    assert position.state.gardeners[RED] == -1
    other = bare(4, **RICH).act(RED, "hearts").do(f"plant:red.{spaces[0]}")
    assert settled(other).state.gardeners[RED] == 2


@pytest.mark.rule("QA-79")
def test_a_full_zone_is_passed_at_its_cost_and_cannot_be_stayed_in() -> None:
    position = bare(4, **RICH).set(gardeners=(0, -1))
    full = zone_spaces(RED, 1)
    position.set(beds=(fill(position.state.beds[RED], full, 1), position.state.beds[WHITE])).act(RED, "hearts")
    assert not {f"plant:red.{space}" for space in full} & set(position.codes)
    assert teas(position, zone_spaces(RED, 2)[0]) == 2


@pytest.mark.rule("QA-79")
def test_with_no_zone_free_the_action_is_impossible_in_that_colour() -> None:
    position = bare(4, **RICH)
    position.set(beds=(fill(position.state.beds[RED], tuple(range(16)), 1), position.state.beds[WHITE]))
    assert position.act(RED, "hearts").codes == ["pass"]
    assert len(position.act(WHITE, "hearts").codes) > 1


@pytest.mark.rule("QA-79")
def test_the_gardener_does_not_move_without_planting() -> None:
    position = bare(4, **RICH).set(gardeners=(0, -1)).act(RED, "hearts").do("pass")
    assert position.state.gardeners == (0, -1)


@pytest.mark.rule("QA-77")
def test_a_third_flower_of_a_kind_adds_nothing() -> None:
    for flowers in ((0, 2, 0, 0), (0, 3, 0, 0)):
        position = bare(store=(1, 0, 0), time=5, flowers=flowers).again(RED, "spades")
        assert len(position.codes) > 1
        position = bare(store=(1, 0, 0), time=4, flowers=flowers).again(RED, "spades")
        assert position.codes == ["end"]


@pytest.mark.rule("QA-78", "QA-182")
def test_the_mini_action_sets_the_lowest_heart_of_either_colour_aside_for_its_reward() -> None:
    position = bare(time=0).rewards("mini hearts")
    hours = [sum(r.amount for r in DATA.courtier.hearts[c][0].rewards if r.verb == "gain_time") for c in (RED, WHITE)]
    position.do("mini_heart:red")
    assert position.me.time == hours[RED]
    assert (position.me.hearts, position.me.bushes) == ((1, 0), (0, 0))
    assert all(owner != 0 for owner in position.state.beds[RED])


@pytest.mark.rule("QA-182")
def test_a_heart_set_aside_gives_up_the_fifth_bushs_crown() -> None:
    position = (
        bare(4, **RICH, hearts=(4, 0), bushes=(3, 0)).act(RED, "hearts").do(f"plant:red.{zone_spaces(RED, 3)[0]}")
    )
    settled(position)
    assert position.me.hearts[RED] == 5
    assert position.me.bushes[RED] == 4
    assert position.me.crowns == ()


@pytest.mark.rule("QA-161")
def test_a_flower_that_has_run_out_is_not_gained() -> None:
    from alicegames.games.queen_alice.pack.verbs import Reward

    position = bare().set(flowers=(0, 8, 8, 8)).rewards(Reward("flower", 0, 1), Reward("flower", 1, 1))
    assert position.me.flowers == (0, 1, 0, 0)
    assert position.state.flowers == (0, 7, 8, 8)


@pytest.mark.rule("QA-183", "QA-73")
def test_example_a_tea_for_the_gardener_two_cakes_for_a_heart_a_silver_card_and_a_yellow_flower() -> None:
    count = next(
        n
        for n, heart in enumerate(DATA.courtier.hearts[RED])
        if heart.cost.cake == 2 and any(r.verb == "acquire" and r.arg == 2 for r in heart.rewards)
    )
    space = next(
        n for n, given in enumerate(GARDEN.rewards[RED]) if any(r.verb == "flower" and r.arg == 2 for r in given)
    )
    zone = next(z for z, spaces in enumerate(GARDEN.zones[RED]) if space in spaces)
    position = bare(4, store=(2, 1, 0), time=0, hearts=(count, 0), bushes=(0, 0))
    position.set(gardeners=((zone + 1) % 4, -1)).act(RED, "hearts").do(f"plant:red.{space}")
    assert position.me.store == (0, 0, 0)
    assert position.me.flowers[2] == 1
    assert "acquire:silver.1" in position.codes
    assert position.state.gardeners[RED] == zone


@pytest.mark.rule("QA-160", "QA-71")
def test_the_gardeners_are_shared_by_all_seats() -> None:
    position = bare(4, **RICH).act(RED, "hearts").do(f"plant:red.{zone_spaces(RED, 1)[0]}")
    settled(position)
    assert position.state.gardeners == (1, -1)
    position.end()
    assert position.player == 1
    assert position.state.gardeners == (1, -1)
