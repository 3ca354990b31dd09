"""The phases of a turn, the action of a square, the repeat."""

from __future__ import annotations

import pytest

from alicegames.games.queen_alice.frames import Act, Again, EndTurn, Rewards
from tests.rules.queen_alice.positions import DATA, RED, RULES, Position, bare, reward, table

FIRST = "ride:" + DATA.messengers[RED].spaces[1].key


def settled(position: Position) -> Position:
    """Leave all that may be left."""
    while position.kind in {"reward", "pay"}:
        position.do("pass" if "pass" in position.codes else position.codes[0])
    return position


@pytest.mark.rule("QA-30", "QA-31", "QA-32")
def test_a_turn_goes_discard_play_activate_act_repeat_rest() -> None:
    position, kinds = table(), []
    owner = position.player
    while position.chance().player == owner and position.kind != "over":
        if position.kind not in {"reward", "pay"}:
            kinds.append(position.kind)
        choice = next((c for c in position.codes if c.startswith("ride")), position.codes[0])
        position.do("pass" if position.kind == "reward" and "pass" in position.codes else choice)
    assert kinds[:4] == ["discard", "play", "activate", "act"]
    assert kinds[4:] in (["again"], ["end"], ["again", "end"], ["respawn", "again"], ["again", "trim"])


@pytest.mark.rule("QA-36")
def test_the_action_has_the_colour_of_the_moved_piece() -> None:
    position = bare(store=(1, 1, 1)).act(RED, "hearts")
    assert all(code.startswith("plant:red") for code in position.codes[:-1])


@pytest.mark.rule("QA-38")
def test_the_wild_column_allows_every_suit_and_the_others_their_own() -> None:
    rich = {"store": (3, 3, 3), "cubes": 5}
    wild = bare(**rich).act(RED, "any")
    assert {code.partition(":")[0] for code in wild.codes} == {"plant", "ride", "climb", "build", "pass"}
    for suit, verb in (("hearts", "plant"), ("spades", "ride"), ("clubs", "climb"), ("diamonds", "build")):
        assert {code.partition(":")[0] for code in bare(**rich).act(RED, suit).codes} == {verb, "pass"}


@pytest.mark.rule("QA-42")
def test_no_action_gives_2_time_and_the_turn_ends_without_a_repeat() -> None:
    position = bare(store=(3, 0, 0), time=8).act(RED, "spades").do("pass")
    assert position.me.time == 10
    assert position.codes == ["end"]
    assert bare(time=9).act(RED, "spades").do("pass").ip("clock") == 1


@pytest.mark.rule("QA-175")
def test_no_action_leaves_what_the_landing_gave() -> None:
    position = bare(store=(0, 0, 0), time=0, jail=(5,)).act(RED, "spades")
    position.set(stack=(*position.state.stack, Rewards(0, "landing", (reward("row tea"), reward("time 2")))))
    position.seat(store=(3, 0, 0)).do("gain:tea+cake")
    position.do("pass")
    assert position.me.store == (2, 1, 0)
    assert position.me.time == 4
    assert position.me.jail == (5,)


@pytest.mark.rule("QA-43", "QA-176")
def test_a_repeat_costs_6_time_and_the_actions_cost() -> None:
    position = bare(store=(1, 0, 0), time=6).again(RED, "spades")
    assert position.codes == [FIRST, "end"]
    position.do(FIRST)
    time = sum(one.amount for one in DATA.messengers[RED].spaces[1].rewards if one.verb == "gain_time")
    assert position.me.time == time
    assert position.me.store[0] == 0
    assert bare(store=(1, 0, 0), time=5).again(RED, "spades").codes == ["end"]
    assert bare(store=(0, 0, 0), time=8).again(RED, "spades").codes == ["end"]


@pytest.mark.rule("QA-43")
def test_there_is_one_repeat_a_turn() -> None:
    position = bare(store=(3, 0, 0), time=10).again(RED, "spades").do(FIRST)
    settled(position)
    position.seat(time=10, store=(3, 0, 0))
    assert position.codes == ["end"]


@pytest.mark.rule("QA-43")
def test_example_time_gained_by_the_action_pays_its_repeat() -> None:
    """Two cakes move the red messenger two spaces; the 2 time there make the 6 that the repeat costs."""
    position = bare(store=(3, 0, 0), time=4).act(RED, "spades")
    spaces = DATA.messengers[RED].spaces
    way = next(
        code
        for code in position.codes
        if code.count("+") == 1
        and any(
            r.verb == "gain_time" and r.amount >= 2 for s in spaces if code.endswith("+" + s.key) for r in s.rewards
        )
    )
    position.do(way)
    if position.kind == "pay":
        position.do("pay:cake2")
    settled(position)
    assert position.me.time >= 6
    assert position.kind == "again"
    before = position.me.time
    position.seat(store=(1, 0, 0)).do(position.codes[0])
    if position.kind == "pay":
        position.do("pay:cake1")
    gained = sum(e.amount for e in position.events[-8:] if type(e).__name__ == "Gained" and e.what == "gain_time")
    assert position.me.time <= before - 6 + gained
    assert position.me.store[0] <= 1


@pytest.mark.rule("QA-44")
def test_no_repeat_where_the_action_cannot_be_done_again_in_that_colour() -> None:
    end = DATA.messengers[RED].end
    rich = {"store": (3, 3, 3), "cubes": 5, "time": 10}
    assert bare(messengers=(end, 0), **rich).again(RED, "spades").codes == ["end"]
    assert bare(hearts=(5, 0), **rich).again(RED, "hearts").codes == ["end"]
    assert bare(diamonds=(31, 0), **rich).again(RED, "diamonds").codes == ["end"]
    top = next(n for n, space in enumerate(DATA.tree.spaces) if space.height == 4)
    assert bare(twins=(top, 1), **rich).again(RED, "clubs").codes == ["end"]


@pytest.mark.rule("QA-176")
def test_a_repeat_chooses_anew_within_its_action_and_colour() -> None:
    position = bare(store=(3, 3, 3), cubes=5, time=10).again(RED, "diamonds")
    assert len(position.starting("build:red")) > 5
    assert not position.starting("build:white")
    assert not position.starting("plant")


@pytest.mark.rule("QA-176")
def test_the_time_of_a_repeat_is_paid_first_and_cannot_pay_the_cost_too() -> None:
    assert bare(store=(0, 0, 0), time=8).again(RED, "spades").codes == ["end"]
    assert FIRST in bare(store=(0, 0, 0), time=9).again(RED, "spades").codes


@pytest.mark.rule("QA-76")
def test_the_first_orange_flower_makes_a_repeat_cost_5_time() -> None:
    position = bare(store=(1, 0, 0), time=5, flowers=(0, 1, 0, 0)).again(RED, "spades")
    assert FIRST in position.codes


@pytest.mark.rule("QA-76", "QA-60")
def test_the_first_pink_flower_makes_the_wild_column_free() -> None:
    assert FIRST in bare(store=(1, 0, 0), flowers=(1, 0, 0, 0)).act(RED, "any").codes
    assert FIRST not in bare(store=(1, 0, 0)).act(RED, "any").codes


@pytest.mark.rule("QA-48")
def test_one_activation_gives_one_action_however_much_could_be_paid() -> None:
    position = bare(store=(3, 3, 3), cubes=5, time=0).act(RED, "spades").do(FIRST)
    settled(position)
    assert not any(isinstance(frame, Act) for frame in position.state.stack)


@pytest.mark.rule("QA-52")
def test_equal_rewards_are_one_option_and_each_is_taken_in_turn() -> None:
    position = bare().rewards("alice red", "alice red", "alice white")
    assert position.codes == ["alice:red", "alice:white"]
    position.do("alice:red")
    assert position.codes == ["alice:red", "alice:white"]
    position.do("alice:white")
    assert position.state.alices == (2, 1)


@pytest.mark.rule("QA-52", "QA-181")
def test_rewards_cannot_be_kept_beyond_their_action() -> None:
    position = bare(store=(0, 0, 0), time=0).set(market=(-1,) * 9)
    position.rewards("acquire bronze", "mini hearts")
    position.do("pass")
    assert position.pending == []


@pytest.mark.rule("QA-46", "QA-186")
def test_rest_turns_the_once_a_turn_bookmarks_back() -> None:
    tile = next(t for t in DATA.bookmarks if t.when == "turn").id
    position = bare(tiles=(tile,), used=(tile,)).rest().do("end").chance()
    assert position.me.used == ()


@pytest.mark.rule("QA-177")
def test_rest_goes_hand_market_bookmarks_wishes() -> None:
    position = bare(hand=(0,)).set(market=(-1, *table().state.market[1:]))
    position.set(due=(0,)).rest().do("end").chance()
    names = [type(event).__name__ for event in position.events]
    assert names.index("Drew") < names.index("MarketOpened") < names.index("WishScored") < names.index("TurnBegan")


@pytest.mark.rule("QA-164")
def test_turns_go_clockwise_and_the_seat_to_the_firsts_right_is_last() -> None:
    position = table(4)
    order = []
    for _ in range(5):
        order.append((position.player, RULES.turn(position.state).round))
        position.end()
    assert order == [(0, 1), (1, 1), (2, 1), (3, 1), (0, 2)]


@pytest.mark.rule("QA-179", "QA-180")
def test_a_mini_action_is_of_either_colour_free_and_of_the_suit_shown() -> None:
    poor = {"store": (0, 0, 0), "time": 0}
    assert set(bare(**poor).rewards("mini hearts").codes) == {"mini_heart:red", "mini_heart:white", "pass"}
    kinds = {code.partition(":")[0] for code in bare(**poor, twins=(2, 3)).rewards("mini any").codes}
    assert kinds == {"mini_heart", "mini_ride", "mini_climb", "mini_diamond", "pass"}


@pytest.mark.rule("QA-180")
def test_the_mini_action_with_a_suit_is_used_before_the_one_of_any() -> None:
    position = bare().rewards("mini any", "mini hearts").do("mini_heart:red")
    assert "mini_action" in position.pending
    assert any(code.startswith("mini_ride") for code in position.codes)


@pytest.mark.rule("QA-181")
def test_the_rewards_of_a_mini_action_join_those_still_to_be_taken() -> None:
    position = bare(time=9).rewards("time 2", "mini spades")
    position.do(next(code for code in position.codes if code.startswith("mini_ride:")))
    assert position.pending.count("gain_time") >= 1
    assert "card" in position.pending


@pytest.mark.rule("QA-181")
def test_a_mini_action_that_can_do_nothing_is_lost() -> None:
    assert bare(hearts=(5, 5)).rewards("mini hearts").kind == "end"
    assert bare(diamonds=(31, 31)).rewards("mini diamonds").kind == "end"


@pytest.mark.rule("QA-47")
def test_a_wish_reached_this_turn_is_scored_in_rest_by_every_player() -> None:
    position = bare().seat(0, hearts=(2, 1)).seat(1, hearts=(3, 3))
    wish = next(w.id for w in DATA.wishes if w.counts == "hearts_off")
    position.set(wishes=(wish, *position.state.wishes[1:]), due=(0,)).finish()
    assert (position.ip("wishes"), position.ip("wishes", 1)) == (6, 12)
    assert position.state.due == ()


def test_frames_of_the_turn_are_what_they_say() -> None:
    assert {EndTurn().tag, Again(0, 0).tag} == {"end", "again"}
