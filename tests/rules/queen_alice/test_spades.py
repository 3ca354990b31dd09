"""Spades: the messengers."""

from __future__ import annotations

import pytest

from tests.rules.queen_alice.positions import DATA, RED, WHITE, Position, bare

RICH = {"store": (3, 3, 3), "cubes": 5}


def at_step(colour: int, step: int) -> int:
    return next(n for n, space in enumerate(DATA.messengers[colour].spaces) if space.step == step)


def ways_from(colour: int, start: int, length: int) -> list[tuple[int, ...]]:
    spaces = DATA.messengers[colour].spaces
    if not length:
        return [()]
    return [(to, *rest) for to in spaces[start].next for rest in ways_from(colour, to, length - 1)]


def code(colour: int, way: tuple[int, ...], verb: str = "ride") -> str:
    return f"{verb}:" + "+".join(DATA.messengers[colour].spaces[n].key for n in way)


def ride(position: Position, colour: int, way: tuple[int, ...]) -> Position:
    position.act(colour, "spades").do(code(colour, way))
    while position.kind == "pay":
        position.do(position.codes[0])
    return position


def standing(colour: int, space: int, **changes: object) -> Position:
    return bare(messengers=(space, 0) if colour == RED else (0, space), **{**RICH, **changes})


@pytest.mark.rule("QA-80", "QA-184")
@pytest.mark.parametrize(
    ("colour", "steps", "bill"),
    [
        (0, 1, (1, 0, 0, 0)),
        (0, 2, (2, 0, 0, 0)),
        (0, 3, (2, 1, 0, 0)),
        (1, 1, (0, 0, 1, 0)),
        (1, 2, (0, 0, 2, 0)),
        (1, 3, (0, 1, 2, 0)),
    ],
)
def test_one_two_and_three_spaces_cost_1_2_and_2_with_a_tea(colour: int, steps: int, bill: tuple[int, ...]) -> None:
    way = ways_from(colour, 0, steps)[0]
    position = bare(**RICH).act(colour, "spades").do(code(colour, way))
    assert position.bill == bill


@pytest.mark.rule("QA-81")
def test_paths_fork_the_player_chooses_and_spaces_hold_any_number() -> None:
    for colour in (RED, WHITE):
        spaces = DATA.messengers[colour].spaces
        branch = next(n for n, space in enumerate(spaces) if len(space.next) > 1)
        position = standing(colour, branch).act(colour, "spades")
        assert {code(colour, (to,)) for to in spaces[branch].next} <= set(position.codes)
        position.seat(1, messengers=(spaces[branch].next[0],) * 2)
        assert {code(colour, (to,)) for to in spaces[branch].next} <= set(position.codes)


@pytest.mark.rule("QA-82")
def test_only_the_destinations_reward_is_gained() -> None:
    way = ways_from(RED, 0, 2)[0]
    position = ride(bare(**RICH, time=0), RED, way)
    spaces = DATA.messengers[RED].spaces
    hours = sum(one.amount for one in spaces[way[1]].rewards if one.verb == "gain_time")
    assert any(one.verb == "gain_time" for one in spaces[way[0]].rewards)
    assert position.me.time == hours


@pytest.mark.rule("QA-82")
def test_the_card_reward_acquires_at_the_banners_level_or_invites_and_may_be_declined() -> None:
    for colour in (RED, WHITE):
        for number, space in enumerate(DATA.messengers[colour].spaces):
            if space.banner < 1:
                continue
            before = next(n for n, s in enumerate(DATA.messengers[colour].spaces) if number in s.next)
            position = ride(standing(colour, before, time=5), colour, (number,))
            while not any(c.startswith(("acquire", "invite")) for c in position.codes):
                position.do(position.codes[0])
            level = ("", "bronze", "silver", "gold")[space.banner]
            assert f"acquire:{level}.1" in position.codes
            assert position.starting("invite:")
    position = bare().rewards("card silver")
    assert "pass" in position.codes
    position.do("acquire:silver.1")
    assert position.kind == "end"


@pytest.mark.rule("QA-83")
@pytest.mark.parametrize("colour", [0, 1])
def test_the_first_across_a_seal_gains_the_large_reward_and_later_ones_the_small(colour: int) -> None:
    for index, seal in enumerate(DATA.messengers[colour].seals):
        start, to = at_step(colour, seal.into - 1), at_step(colour, seal.into)
        to = DATA.messengers[colour].spaces[start].next[0]
        gained = []
        for crossed in (0, 1):
            position = standing(colour, start)
            seals = [list(row) for row in position.state.seals]
            seals[colour][index] = crossed
            position.set(seals=tuple(map(tuple, seals)))
            position = ride(position, colour, (to,))
            assert position.state.seals[colour][index] == 1
            assert position.me.seals == 1
            gained.append((position.ip("messengers"), sum(position.me.paws)))
        assert gained[0] != gained[1]
        assert gained[0] >= gained[1]


@pytest.mark.rule("QA-83")
def test_seals_give_ip_or_pawprints() -> None:
    for path in DATA.messengers:
        for seal in path.seals:
            assert {one.verb for one in (*seal.first, *seal.later)} <= {"gain_ip", "pawprint"}


@pytest.mark.rule("QA-84")
@pytest.mark.parametrize("colour", [0, 1])
def test_entering_the_central_zone_advances_the_alice_of_that_colour(colour: int) -> None:
    path = DATA.messengers[colour]
    start = at_step(colour, path.zone - 1)
    position = ride(standing(colour, start), colour, (path.spaces[start].next[0],))
    while position.state.alices == (0, 0):
        position.do("alice:" + ("red", "white")[colour])
    assert position.state.alices == ((1, 0), (0, 1))[colour]
    other = ride(
        standing(colour, path.spaces[start].next[0]), colour, (ways_from(colour, path.spaces[start].next[0], 1)[0])
    )
    assert "alice" not in other.pending
    assert other.state.alices == (0, 0)


@pytest.mark.rule("QA-85", "QA-88")
@pytest.mark.parametrize("colour", [0, 1])
def test_the_central_fork_is_crossed_on_leaving_it_and_gives_a_mini_action(colour: int) -> None:
    path = DATA.messengers[colour]
    on = ride(standing(colour, at_step(colour, 5)), colour, (path.fork,))
    own = sum(r.verb == "mini_action" for r in path.spaces[path.fork].rewards)
    assert on.pending.count("mini_action") == own
    for to in path.spaces[path.fork].next:
        off = ride(standing(colour, path.fork), colour, (to,))
        given = sum(r.verb == "mini_action" for r in path.spaces[to].rewards)
        assert off.pending.count("mini_action") == given + 1


@pytest.mark.rule("QA-86")
@pytest.mark.parametrize("colour", [0, 1])
def test_the_end_of_the_path_gives_a_crown_of_that_colour(colour: int) -> None:
    path = DATA.messengers[colour]
    before = next(n for n, space in enumerate(path.spaces) if path.end in space.next)
    position = ride(standing(colour, before), colour, (path.end,))
    name = f"crown:{('red', 'white')[colour]}.spades"
    while not position.me.crowns:
        position.do(name if name in position.codes else position.codes[0])
    assert position.me.crowns == (colour * 4 + 1,)


@pytest.mark.rule("QA-87")
def test_the_mini_action_moves_either_messenger_one_space_with_all_rewards() -> None:
    path = DATA.messengers[WHITE]
    seal = path.seals[0]
    start = at_step(WHITE, seal.into - 1)
    position = bare(store=(0, 0, 0), messengers=(0, start)).rewards("mini spades")
    to = path.spaces[start].next[0]
    first = code(RED, (DATA.messengers[RED].spaces[0].next[0],), "mini_ride")
    assert {first, code(WHITE, (to,), "mini_ride")} <= set(position.codes)
    assert all(c.count("+") == 0 for c in position.starting("mini_ride:"))
    position.do(code(WHITE, (to,), "mini_ride"))
    assert position.me.seals == 1
    assert "card" in position.pending


@pytest.mark.rule("QA-87", "QA-81")
def test_the_mini_action_chooses_where_the_path_forks() -> None:
    path = DATA.messengers[RED]
    for start, space in enumerate(path.spaces):
        if len(space.next) > 1:
            codes = bare(messengers=(start, 0)).rewards("mini spades").codes
            assert {code(RED, (to,), "mini_ride") for to in space.next} <= set(codes)


@pytest.mark.rule("QA-88")
@pytest.mark.parametrize("colour", [0, 1])
def test_a_messenger_never_goes_past_the_end_and_pays_for_what_it_moves(colour: int) -> None:
    path = DATA.messengers[colour]
    before = next(n for n, space in enumerate(path.spaces) if path.end in space.next)
    position = standing(colour, before).act(colour, "spades")
    assert position.codes == [code(colour, (path.end,)), "pass"]
    position.do(code(colour, (path.end,)))
    assert position.bill == ((1, 0, 0, 0), (0, 0, 1, 0))[colour]


@pytest.mark.rule("QA-88", "QA-83", "QA-84")
@pytest.mark.parametrize("colour", [0, 1])
def test_one_move_gains_everything_that_it_crosses(colour: int) -> None:
    path = DATA.messengers[colour]
    steps = sorted({seal.into for seal in path.seals} | {path.zone})
    start = at_step(colour, min(s for s in steps if s >= path.zone - 2) - 1)
    for way in ways_from(colour, start, 3):
        position = ride(standing(colour, start), colour, way)
        walked = [path.spaces[n].step for n in way]
        assert position.me.seals == sum(seal.into in walked for seal in path.seals)
        assert ("alice" in position.pending) or (position.state.alices != (0, 0)) == (path.zone in walked)


@pytest.mark.rule("QA-89", "QA-141")
def test_the_fork_is_no_seal() -> None:
    path = DATA.messengers[RED]
    start = path.fork
    to = path.spaces[start].next[0]
    crossed = sum(seal.into == path.spaces[to].step for seal in path.seals)
    for _ in range(2):
        position = ride(standing(RED, start), RED, (to,))
        assert position.me.seals == crossed
        assert position.pending.count("mini_action") >= 1


@pytest.mark.rule("QA-184", "QA-55")
def test_example_a_toast_a_tea_and_3_time_move_the_hare_over_a_seal_for_6_ip() -> None:
    """The destination gives 2 pawprints and a silver card."""
    path = DATA.messengers[WHITE]
    index, seal = next(
        (n, s) for n, s in enumerate(path.seals) if any(r.verb == "gain_ip" and r.amount == 6 for r in s.first)
    )
    start, way = next(
        (a, way)
        for a, space in enumerate(path.spaces)
        for way in ways_from(WHITE, a, 3)
        if space.step < seal.into <= path.spaces[way[-1]].step
        and path.spaces[way[-1]].banner == 2
        and sum(r.amount for r in path.spaces[way[-1]].rewards if r.verb == "pawprint") == 2
    )
    position = bare(store=(0, 1, 1), time=3, messengers=(0, start)).act(WHITE, "spades").do(code(WHITE, way))
    paid = next(event for event in position.events if type(event).__name__ == "Paid")
    assert (paid.cake, paid.tea, paid.toast, paid.hours, paid.cubes) == (0, 1, 1, 3, 0)
    assert position.ip("messengers") >= 6
    assert position.state.seals[WHITE][index] == 1
    assert sum(position.me.paws) == 2
    while "card" not in position.pending or not position.starting("acquire:"):
        position.do(position.codes[0])
    assert "silver.1" in position.starting("acquire:")


@pytest.mark.rule("QA-162")
def test_the_hatter_is_red_and_the_hare_white_tweedledee_red_and_tweedledum_white() -> None:
    from alicegames.games.queen_alice.text import words

    assert [words.messenger(colour) for colour in (RED, WHITE)] == ["the Mad Hatter", "the March Hare"]
    assert [words.twin(colour) for colour in (RED, WHITE)] == ["Tweedledee", "Tweedledum"]
    assert bare(**RICH).act(RED, "spades").starting("ride:")[0] == DATA.messengers[RED].spaces[1].key
    assert bare(**RICH).me.twins == (0, 1)
