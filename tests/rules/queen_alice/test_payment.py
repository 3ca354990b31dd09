"""Costs and resources: one mechanism pays for everything."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games.queen_alice.frames import Rewards
from alicegames.games.queen_alice.pack.verbs import ANY_RESOURCE, Reward
from alicegames.games.queen_alice.play import payment, rewards
from alicegames.games.queen_alice.play.payment import CARD, EVERY_KIND, FLOWER, Cut, Price, Purse, Way
from alicegames.games.queen_alice.twin import bench_of
from tests.rules.queen_alice.positions import CAKE, DATA, RED, RULES, TEA, TILE, TOAST, WHITE, Position, bare, reward

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.verbs import Cost


def purse(cake: int = 0, tea: int = 0, toast: int = 0, **other: Any) -> Purse:
    return Purse(cake, tea, toast, **{"time": 0, "cubes": 0, "spent": 0, "rate": 3, **other})


def ways(money: Purse, *price: int) -> set[str]:
    return {text(way) for way in payment.ways(money, Price(*price))}


def text(way: Way) -> str:
    parts = [f"{n}{name}" for n, name in zip(way[:5], ("cake", "tea", "toast", "h", "cube"), strict=True) if n]
    return " ".join([*parts, *(str(key) for key in way.cuts)])


def colour_costs(colour: int) -> list[Cost]:
    hearts = [heart.cost for heart in DATA.courtier.hearts[colour]]
    wall = [cost for players in (2, 3, 4) for cost in DATA.table(players).wall.costs[colour]]
    arrows = [arrow.costs[colour] for space in DATA.tree.spaces for arrow in space.arrows]
    return [*hearts, *wall, *arrows, *DATA.move_costs[colour]]


@pytest.mark.rule("QA-50")
def test_red_actions_cost_cake_and_tea_and_white_ones_toast_and_tea() -> None:
    assert all(cost.toast == 0 for cost in colour_costs(RED))
    assert all(cost.cake == 0 for cost in colour_costs(WHITE))
    position = bare(store=(1, 0, 0)).act(RED, "spades")
    assert len(position.starting("ride:")) == 1
    assert bare(store=(0, 0, 1)).act(RED, "spades").codes == ["pass"]


@pytest.mark.rule("QA-51", "QA-62")
def test_a_cost_is_paid_before_any_reward_so_the_reward_cannot_pay_it() -> None:
    gives_time = bare(store=(0, 0, 0), time=2).act(RED, "hearts")
    assert any(one.verb == "gain_time" for one in DATA.courtier.hearts[RED][0].rewards)
    assert gives_time.codes == ["pass"]


@pytest.mark.rule("QA-53")
def test_a_gained_resource_takes_a_cube_from_the_platter_and_an_empty_one_lets_a_cube_in_use_move() -> None:
    assert bare(store=(1, 1, 0)).rewards("toast").me.store == (1, 1, 1)
    full = bare(store=(2, 1, 0)).rewards("toast")
    assert full.codes == ["gain:toast+cake", "gain:toast+tea", "pass"]
    assert full.do("gain:toast+cake").me.store == (1, 1, 1)
    kept = bare(store=(2, 1, 0)).rewards("toast").do("pass")
    assert kept.me.store == (2, 1, 0)


@pytest.mark.rule("QA-54")
def test_spending_returns_the_cube_to_the_platter() -> None:
    position = bare(store=(1, 1, 1)).act(RED, "spades").do("ride:" + DATA.messengers[RED].spaces[1].key)
    assert position.me.store[CAKE] == 0
    assert bare(store=(1, 1, 0)).rewards("toast").me.store == (1, 1, 1)


@pytest.mark.rule("QA-55", "QA-69")
def test_3_time_pay_for_any_one_resource_any_number_of_times() -> None:
    assert ways(purse(time=3), 1) == {"3h"}
    assert ways(purse(time=9), 1, 1, 1) == {"9h"}
    assert not ways(purse(time=8), 1, 1, 1)
    assert ways(purse(cake=1, time=3), 1) == {"1cake", "3h"}


@pytest.mark.rule("QA-55")
def test_time_pays_at_once_only_and_is_never_stored_as_a_resource() -> None:
    assert bare(time=10).codes == [code for code in bare(time=10).codes if code.startswith("discard:")]


@pytest.mark.rule("QA-56")
def test_black_cubes_go_back_to_the_locked_stock_for_any_one_resource_each() -> None:
    assert ways(purse(cubes=1), 1) == {"1cube"}
    assert ways(purse(cubes=3), 1, 1, 1) == {"3cube"}
    assert ways(purse(cubes=1, time=3), 2) == {"3h 1cube"}
    position = bare(store=(0, 0, 0), cubes=1, time=0).act(RED, "spades")
    position.do(position.codes[0])
    assert position.me.cubes == 0


@pytest.mark.rule("QA-57", "QA-65")
def test_black_cubes_spent_as_resources_cannot_also_be_locked_in_that_action() -> None:
    assert payment.lockable(purse(cubes=2, spent=0), 3) == 2
    assert payment.lockable(purse(cubes=2, spent=0), 4) == 1
    assert payment.lockable(purse(cubes=2, spent=3), 1) == 1
    assert payment.lockable(purse(cubes=2, spent=5), 0) == 0
    assert not payment.can_pay(purse(cake=4, cubes=1), Price(5))
    assert payment.can_pay(purse(cake=4, cubes=2), Price(5))


@pytest.mark.rule("QA-57", "QA-63")
def test_in_a_repeat_cubes_spent_in_the_action_can_be_locked() -> None:
    way = "ride:" + DATA.messengers[RED].spaces[1].key
    assert way not in bare(store=(0, 0, 0), cubes=1, time=0).set(spent=4).act(RED, "spades").codes
    again = bare(store=(0, 0, 0), cubes=1, time=6).set(spent=4).again(RED, "spades")
    assert way in again.codes
    assert again.do(way).me.cubes == 0


@pytest.mark.rule("QA-57", "QA-63")
def test_an_acquisition_in_a_repeat_may_lock_a_cube_spent_before_the_repeat() -> None:
    way = "ride:" + DATA.messengers[RED].spaces[1].key
    position = bare(store=(1, 0, 0), cubes=1, time=6).set(spent=4).again(RED, "spades").do(way)
    while position.kind == "pay":
        position.do("pay:cake1")
    assert position.me.cubes == 1
    assert any(code.endswith(".3") for code in position.starting("acquire:"))


@pytest.mark.rule("QA-63")
def test_discard_play_action_and_repeat_count_their_spending_anew() -> None:
    position = bare().set(spent=5)
    position.do(position.codes[0])
    assert position.state.spent == 0
    position.set(spent=5)
    while position.kind != "play":
        position.do("pass" if "pass" in position.codes else position.codes[0])
    position.set(spent=5).do(position.codes[0])
    assert position.state.spent == 0
    while position.kind != "activate":
        position.do("pass" if "pass" in position.codes else position.codes[0])
    position.set(spent=5).do(position.codes[0])
    assert position.state.spent == 0


@pytest.mark.rule("QA-58")
def test_a_black_cube_comes_unlocked_on_its_resource() -> None:
    position = bare(store=(3, 0, 0), cubes=0).rewards("cube toast")
    assert (position.me.cubes, position.me.store) == (1, (3, 0, 1))


@pytest.mark.rule("QA-58")
def test_with_all_black_cubes_unlocked_the_resource_alone_is_gained() -> None:
    position = bare(store=(1, 0, 0), cubes=5).rewards("cube toast")
    assert (position.me.cubes, position.me.store) == (5, (1, 0, 1))
    full = bare(store=(8, 0, 0), cubes=5).rewards("cube any")
    assert full.codes == ["gain:tea+cake", "gain:toast+cake", "pass"]


@pytest.mark.rule("QA-52", "QA-58")
def test_a_black_cube_may_first_be_locked_to_pay_for_another_reward_and_then_be_unlocked_again() -> None:
    position = bare(store=(0, 0, 0), cubes=5, time=0).rewards("cube tea", "acquire bronze")
    assert {"gain:tea", "acquire:bronze.3"} <= set(position.codes)
    position.do("acquire:bronze.3").chance()
    assert position.me.cubes == 4
    position.do("unlock:tea")
    assert (position.me.cubes, position.me.store) == (5, (0, 1, 0))
    with_choice = bare(store=(0, 0, 0), cubes=5, time=0).rewards("cube tea", "any", "acquire bronze").do("gain:tea")
    assert "unlock_cube" in with_choice.pending


@pytest.mark.rule("QA-59")
def test_time_stays_within_10_and_each_hour_over_is_1_ip() -> None:
    position = bare(time=8).rewards("time 5")
    assert (position.me.time, position.ip("clock")) == (10, 3)


@pytest.mark.rule("QA-59", "QA-52")
def test_time_that_would_be_lost_waits_for_the_players_order() -> None:
    position = bare(time=9).rewards("time 2", "mini hearts")
    assert "take:hours+2" in position.codes
    assert position.me.time == 9


@pytest.mark.rule("QA-60")
def test_the_wild_column_costs_one_resource_of_any_kind_more() -> None:
    position = bare(store=(1, 1, 0)).act(RED, "any")
    first = "ride:" + DATA.messengers[RED].spaces[1].key
    assert first in position.codes
    position.do(first)
    assert position.me.store == (0, 0, 0)
    assert first not in bare(store=(1, 0, 0)).act(RED, "any").codes


@pytest.mark.rule("QA-60")
def test_the_rows_resource_may_pay_the_extra_without_being_stored() -> None:
    position = bare(store=(3, 0, 0)).act(RED, "any")
    position.set(stack=(*position.state.stack, Rewards(0, "landing", (reward("row tea"),))))
    assert "hold" in position.codes
    position.do("hold", "ride:" + DATA.messengers[RED].spaces[1].key)
    assert position.me.store == (2, 0, 0)
    assert position.state.loose == 0


@pytest.mark.rule("QA-60", "QA-65")
def test_the_rows_resource_pays_the_extra_as_if_it_had_never_been_stored() -> None:
    price = Price(cake=3, any=2)
    assert not payment.can_pay(purse(3, 1, cubes=1), price)
    direct = purse(3, 1, cubes=1, direct=TEA)
    assert payment.can_pay(direct, price)
    assert payment.ways(direct, price) == (Way(3, 1, 0, 0, 1, 3, ()),)
    assert not payment.can_pay(direct._replace(tea=0), price)
    assert {way.spent for way in payment.ways(purse(1, 1, direct=TEA), Price(any=1))} == {0, 1}


@pytest.mark.rule("QA-60", "QA-65")
def test_the_rows_stored_resource_does_not_count_as_spent_once() -> None:
    position = bare(store=(1, 0, 0)).act(RED, "any")
    position.set(stack=(*position.state.stack, Rewards(0, "landing", (reward("row any"),)))).do("gain:tea")
    assert (position.me.store, position.state.fresh) == ((1, 1, 0), TEA)
    position.do("ride:" + DATA.messengers[RED].spaces[1].key)
    assert (position.me.store, position.state.spent, position.state.fresh) == ((0, 0, 0), 1, -1)
    plain = bare(store=(1, 1, 0)).set(fresh=TEA).act(RED, "spades", king=True)
    plain.do("ride:" + DATA.messengers[RED].spaces[1].key)
    assert (plain.state.spent, plain.state.fresh) == (1, -1)


@pytest.mark.rule("QA-60", "QA-53")
def test_the_rows_resource_waits_while_another_may_want_the_last_cube() -> None:
    for store, stored in (((2, 0, 0), (2, 0, 0)), ((1, 0, 0), (1, 1, 0))):
        position = bare(store=store).act(RED, "any")
        frame = Rewards(0, "landing", (reward("row tea"), Reward("gain_resource", ANY_RESOURCE, 1)))
        position.set(stack=(*position.state.stack, frame))
        bench = bench_of(RULES.kit, position.state)
        rewards.settle(bench, frame)
        assert bench.seats[0].store == stored


@pytest.mark.rule("QA-60", "QA-76")
def test_nothing_is_held_where_nothing_extra_is_to_be_paid() -> None:
    for position in (
        bare(store=(3, 0, 0), flowers=(1, 0, 0, 0)).act(RED, "any"),
        bare(store=(3, 0, 0)).act(RED, "spades"),
    ):
        position.set(stack=(*position.state.stack, Rewards(0, "landing", (reward("row tea"),))))
        assert "hold" not in position.codes


@pytest.mark.rule("QA-60", "QA-43")
def test_a_repeat_does_not_pay_the_extra_again() -> None:
    position = bare(store=(2, 1, 0), time=6).act(RED, "any")
    one, two = (DATA.messengers[RED].spaces[n].key for n in (1, 2))
    position.do(f"ride:{one}")
    while position.kind in {"pay", "reward"}:
        position.do("pass" if "pass" in position.codes else position.codes[0])
    position.seat(store=(1, 0, 0), time=6)
    position.do(f"ride:{two}")
    while position.kind == "pay":
        position.do("pay:cake1")
    assert position.me.store[CAKE] == 0


@pytest.mark.rule("QA-61")
def test_discounts_lower_resources_never_time() -> None:
    money = purse(cake=1, time=9, cuts=(Cut(CARD, 2, EVERY_KIND),))
    assert all(way.hours in (0, 3) for way in payment.ways(money, Price(1)))
    position = bare(time=5, store=(1, 0, 0)).set(discount=2).again(RED, "spades")
    assert position.codes == ["end"]


@pytest.mark.rule("QA-61", "QA-29")
def test_fitting_discounts_add_up_and_a_surplus_is_lost() -> None:
    cuts = (Cut(CARD, 2, EVERY_KIND), Cut(4, 1, 1 | 4))
    assert "-1 4" in ways(purse(cuts=cuts), 2, 1)
    assert ways(purse(cuts=cuts), 1) == {"-1", "4"}
    assert ways(purse(cuts=cuts), 0, 1) == {"-1"}


@pytest.mark.rule("QA-61")
def test_both_resources_of_a_discount_of_2_fall_in_one_payment() -> None:
    position = bare(store=(0, 0, 0), time=0).set(discount=2).act(RED, "spades")
    position.do("ride:" + DATA.messengers[RED].spaces[1].key)
    assert position.state.discount == 0


@pytest.mark.rule("QA-61", "QA-29")
def test_a_discount_may_be_kept_for_a_later_payment_of_the_turn() -> None:
    assert ways(purse(cake=1, cuts=(Cut(CARD, 1, EVERY_KIND),)), 1) == {"1cake", "-1"}
    position = bare(store=(1, 0, 0)).set(discount=1).act(RED, "spades")
    position.do("ride:" + DATA.messengers[RED].spaces[1].key, "pay:cake1")
    assert position.state.discount == 1
    position.set(market=(-1, -1, 12, *position.state.market[3:]))
    assert "acquire:bronze.3" in position.seat(store=(0, 0, 0)).rewards("acquire bronze").codes


@pytest.mark.rule("QA-61")
def test_the_wild_extra_is_lowered_only_by_a_discount_without_a_suit() -> None:
    own, tea, card = Cut(4, 1, 1 | 4), Cut(5, 1, 2), Cut(CARD, 1, EVERY_KIND)
    assert not payment.can_pay(purse(cuts=(own, tea)), Price(any=1))
    assert payment.can_pay(purse(cuts=(card,)), Price(any=1))
    assert payment.can_pay(purse(cake=1, cuts=(own,)), Price(1, any=1))


@pytest.mark.rule("QA-61", "QA-98")
def test_a_suits_bookmark_lowers_that_suits_cost_alone_and_is_turned_over() -> None:
    tile = next(t for t in DATA.bookmarks if t.trigger == "cheaper_own" and t.suit == 1)
    position = bare(tiles=(tile.id,), store=(0, 0, 0), time=0)
    assert bare(tiles=(tile.id,), store=(0, 0, 0), time=0).act(RED, "clubs").codes == ["pass"]
    position.act(RED, "spades").do("ride:" + DATA.messengers[RED].spaces[1].key)
    assert position.me.used == (tile.id,)


@pytest.mark.rule("QA-62")
def test_an_actions_whole_cost_is_one_payment() -> None:
    position = bare(store=(2, 1, 0), time=10).set(gardeners=(0, -1)).act(RED, "any")
    zone = 1
    space = next(s for s in DATA.table(2).garden.zones[RED][zone] if position.state.beds[RED][s] == -1)
    position.do(f"plant:red.{space}")
    cost = DATA.courtier.hearts[RED][0].cost
    assert position.bill == (cost.cake, 1, 0, 1)


@pytest.mark.rule("QA-62", "QA-120")
def test_an_acquisition_is_paid_on_its_own_when_taken_and_may_use_what_the_action_gave() -> None:
    position = bare(store=(0, 0, 0), time=0).rewards("time 1", "acquire bronze")
    assert "acquire:bronze.2" in position.codes
    position.do("acquire:bronze.2")
    assert position.me.time == 0


@pytest.mark.rule("QA-64")
def test_a_seat_stores_three_resources_and_one_more_for_each_unlocked_cube() -> None:
    assert bare(store=(3, 0, 0), cubes=0).rewards("tea").kind == "reward"
    assert bare(store=(3, 0, 0), cubes=1).rewards("tea").me.store == (3, 1, 0)


@pytest.mark.rule("QA-64")
def test_locking_a_cube_while_all_are_in_use_gives_up_a_stored_resource_of_choice() -> None:
    assert ways(purse(tea=2, toast=2, cubes=1), 1) == {"1tea 1cube", "1toast 1cube"}
    assert ways(purse(tea=2, cubes=1), 1) == {"1cube"}


@pytest.mark.rule("QA-65")
def test_a_cube_unlocked_during_the_action_may_pay_in_it() -> None:
    position = bare(store=(0, 0, 0), cubes=0, time=0).rewards("cube cake", "acquire bronze")
    position.seat(store=(0, 0, 0))
    assert "acquire:bronze.3" in position.codes
    assert position.do("acquire:bronze.3").me.cubes == 0


@pytest.mark.rule("QA-66")
def test_a_regained_resource_can_be_spent_again_in_the_same_action() -> None:
    assert ways(purse(cake=1, spent=3, cubes=0), 1) == {"1cake"}
    assert ways(purse(cake=1, spent=9, cubes=2), 1) == {"1cake"}


@pytest.mark.rule("QA-67")
@pytest.mark.parametrize("text_", ["cake", "cube any", "acquire bronze", "invite", "mini clubs", "buy"])
def test_resources_cubes_cards_mini_actions_and_purchases_may_be_declined(text_: str) -> None:
    position = bare(store=(0, 3, 0), books=(5, 5, 5), twins=(2, 3)).rewards(text_)
    assert "pass" in position.codes


@pytest.mark.rule("QA-67")
def test_what_must_be_taken_cannot_be_declined() -> None:
    position = bare(time=9).rewards("time 2", "alice red", "alice white", "crown red hearts", "paw any")
    assert "pass" not in position.codes
    assert {"take:hours+2", "alice:red", "alice:white", "crown:red.hearts", "paw:red", "paw:white"} == set(
        position.codes
    )
    assert bare().rewards("alice red").kind == "end"
    assert bare().rewards("alice red").state.alices == (1, 0)
    books = bare().rewards(Reward("book", 0b011))
    assert books.codes == ["book:white", "book:green"]


@pytest.mark.rule("QA-68", "QA-76")
def test_blue_2_changes_a_tea_whenever_its_owner_decides() -> None:
    position = bare(flowers=(0, 0, 0, 2), store=(0, 1, 0), time=0)
    assert "sell_tea" in position.codes
    position.do("sell_tea")
    assert (position.me.time, position.me.store) == (2, (0, 0, 0))
    assert "sell_tea" not in position.codes
    for asked in (
        bare(flowers=(0, 0, 0, 2), store=(0, 1, 0)).act(RED, "hearts"),
        bare(flowers=(0, 0, 0, 2), store=(0, 1, 0)).again(RED, "hearts"),
        bare(flowers=(0, 0, 0, 2), store=(0, 1, 0)).rest(),
        bare(flowers=(0, 0, 0, 2), store=(0, 1, 0)).rewards("invite"),
    ):
        assert "sell_tea" in asked.codes


@pytest.mark.rule("QA-68")
def test_a_tea_can_be_changed_while_a_bill_is_open() -> None:
    way = "ride:" + DATA.messengers[RED].spaces[1].key
    bill = bare(flowers=(0, 0, 0, 2), store=(1, 2, 0), time=0, cubes=1).act(RED, "any").do(way)
    assert bill.kind == "pay"
    bill.do("sell_tea")
    assert bill.kind == "pay"
    assert (bill.me.time, bill.me.store) == (2, (1, 1, 0))


@pytest.mark.rule("QA-68")
def test_a_tea_just_gained_can_be_changed_to_make_a_reward_possible() -> None:
    position = bare(flowers=(0, 0, 0, 2), store=(0, 0, 0), time=0).set(market=(-1,) * 9)
    position.set(market=(-1, 12, -1, *(-1,) * 6)).rewards("tea", "acquire bronze")
    assert position.codes == ["acquire:bronze.2", "pass", "sell_tea"]
    assert "acquire:bronze.2" in position.do("sell_tea").codes


@pytest.mark.rule("QA-68")
def test_blue_2_is_of_the_own_turn_only() -> None:
    position = bare(2).seat(1, flowers=(0, 0, 0, 2), store=(0, 1, 0))
    assert "sell_tea" not in position.codes


@pytest.mark.rule("QA-69")
def test_a_choice_is_offered_only_if_it_can_be_paid_in_full() -> None:
    assert bare(store=(0, 0, 0), time=2, cubes=0).act(RED, "spades").codes == ["pass"]
    assert len(bare(store=(0, 0, 0), time=3).act(RED, "spades").codes) == 2


@pytest.mark.rule("QA-69")
def test_ways_worse_in_every_respect_are_left_out_and_none_comes_twice() -> None:
    money = purse(cake=2, tea=1, toast=1, time=9, cubes=2, cuts=(Cut(CARD, 1, EVERY_KIND),))
    found = payment.ways(money, Price(1, 1, 0, 1))
    left = [what_is_left(money, way) for way in found]
    assert len(set(left)) == len(left)
    assert not [one for one in left for two in left if one != two and beats(two, one)]


def what_is_left(money: Purse, way: Way) -> tuple[int, ...]:
    have: tuple[Any, ...] = money
    spent: tuple[Any, ...] = way
    return (*(have[k] - spent[k] for k in range(5)), *(cut.key not in way.cuts for cut in money.cuts))


def beats(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))


def every_way(money: Purse, price: Price) -> set[tuple[int, ...]]:
    """What any payment at all may leave, tried out one resource after the other."""
    found = set()
    for flags in product((False, True), repeat=len(money.cuts)):
        used = [cut for cut, flag in zip(money.cuts, flags, strict=True) if flag or cut.key == FLOWER]
        kept = tuple(cut not in used for cut in money.cuts)
        prices = {tuple(price)}
        for one in (cut for cut in used for _ in range(cut.amount)):
            prices = prices | {lowered(p, k) for p in prices for k in range(4) if p[k] and one.kinds >> k & 1}
        for rest in prices:
            found |= {left + kept for left in paid_out(money, rest)}
    return found


def lowered(price: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(n - (k == kind) for k, n in enumerate(price))


def paid_out(money: Purse, price: tuple[int, ...]) -> set[tuple[int, ...]]:
    states: set[tuple[int, ...]] = {(money.cake, money.tea, money.toast, money.time, money.cubes, 0)}
    for kind in (kind for kind, count in enumerate(price) for _ in range(count)):
        states = {after for state in states for after in one_paid(money, state, kind)}
    return {left for state in states for left in with_the_rest_given_up(money, state)}


def one_paid(money: Purse, state: tuple[int, ...], kind: int) -> list[tuple[int, ...]]:
    *stock, time, cubes, spent = state
    after = [(*lowered(tuple(stock), k), time, cubes, spent + 1) for k in range(3) if stock[k] and kind in (k, 3)]
    if time >= money.rate:
        after.append((*stock, time - money.rate, cubes, spent))
    if cubes:
        after.append((*stock, time, cubes - 1, spent))
    return after


def directly(money: Purse, price: Price) -> list[tuple[int, ...]]:
    """Every way in which the row's resource pays the extra (QA-60)."""
    stock = list(money[:3])
    if money.direct < 0 or not price.any or not stock[money.direct]:
        return []
    stock[money.direct] -= 1
    rest = money._replace(cake=stock[0], tea=stock[1], toast=stock[2], direct=-1)
    return list(every_way(rest, price._replace(any=price.any - 1)))


def with_the_rest_given_up(money: Purse, state: tuple[int, ...]) -> list[tuple[int, ...]]:
    *stock, time, cubes, spent = state
    if money.cubes - cubes > max(0, money.cubes - max(0, money.spent + spent - 3)):
        return []
    excess = max(0, sum(stock) - 3 - cubes)
    gone = [row for row in product(*(range(n + 1) for n in stock)) if sum(row) == excess]
    return [(*(n - g for n, g in zip(stock, row, strict=True)), time, cubes) for row in gone]


@pytest.mark.rule("QA-69", "QA-61", "QA-64")
@pytest.mark.parametrize("seed", range(12))
def test_the_ways_are_the_best_of_all_that_trying_finds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        cubes = rng.randrange(3)
        stock = [rng.randrange(4) for _ in range(3)]
        while sum(stock) > 3 + cubes:
            stock[stock.index(max(stock))] -= 1
        cuts = tuple(cut for cut in (Cut(CARD, 1, EVERY_KIND), Cut(3, 1, 5), Cut(FLOWER, 1, 15)) if rng.random() < 0.4)
        cake, tea, toast = stock
        money = Purse(cake, tea, toast, rng.randrange(8), cubes, rng.randrange(4), rng.choice((2, 3)), cuts)._replace(
            direct=rng.randrange(-1, 3)
        )
        price = Price(rng.randrange(3), rng.randrange(3), rng.randrange(3), rng.randrange(2))
        tried = [*every_way(money, price), *directly(money, price)]
        best = {one for one in tried if not any(two != one and beats(two, one) for two in tried)}
        assert {what_is_left(money, way) for way in payment.ways(money, price)} == best, (money, price)


@pytest.mark.rule("QA-69", "QA-55", "QA-56")
@pytest.mark.parametrize("seed", range(40))
def test_what_is_offered_can_be_paid_and_what_cannot_is_not(seed: int) -> None:
    rng = Random(seed)
    cuts = tuple(
        cut
        for cut in (Cut(CARD, rng.choice((1, 2)), EVERY_KIND), Cut(3, 1, 5), Cut(7, 1, 2), Cut(FLOWER, 1, 15))
        if rng.random() < 0.4
    )
    for _ in range(60):
        cubes = rng.randrange(4)
        stock = [rng.randrange(3) for _ in range(3)]
        if sum(stock) > 3 + cubes:
            continue
        cake, tea, toast = stock
        money = Purse(cake, tea, toast, rng.randrange(11), cubes, rng.randrange(5), rng.choice((2, 3)), cuts)._replace(
            direct=rng.randrange(-1, 3)
        )
        price = Price(rng.randrange(3), rng.randrange(3), rng.randrange(3), rng.randrange(2))
        assert payment.can_pay(money, price) == bool(payment.ways(money, price)), (money, price)
        for way in payment.ways(money, price):
            assert way.hours % money.rate == 0
            after = [money.cake - way.cake, money.tea - way.tea, money.toast - way.toast]
            assert min(after) >= 0
            assert sum(after) <= 3 + money.cubes - way.cubes
            paid = way.spent + way.hours // money.rate + way.cubes
            unspent = price.any if money.direct >= 0 else 0
            assert price.total - unspent - sum(cut.amount for cut in cuts if cut.key in way.cuts) <= paid <= price.total


@pytest.mark.rule("QA-76", "QA-55")
def test_the_first_blue_flower_makes_a_resource_cost_2_time() -> None:
    assert len(bare(store=(0, 0, 0), time=2, flowers=(0, 0, 0, 1)).act(RED, "spades").codes) == 2


@pytest.mark.rule("QA-76")
def test_the_second_orange_flower_takes_a_resource_off_a_repeat() -> None:
    position = bare(store=(0, 0, 0), time=5, flowers=(0, 2, 0, 0)).again(RED, "spades")
    assert len(position.codes) == 2
    position.do(position.codes[0])
    assert position.me.time == sum(
        one.amount for one in DATA.messengers[RED].spaces[1].rewards if one.verb == "gain_time"
    )


def test_tiles_are_known_by_key() -> None:
    assert isinstance(Position(bare().state), Position)
    assert len(TILE) == 42
    assert (CAKE, TEA, TOAST) == (0, 1, 2)


# -- two blue flowers: an action that needs a changed tea is offered at once ------------------------------------------


@pytest.mark.rule("QA-68", "QA-69")
def test_an_action_that_only_a_changed_tea_can_pay_is_offered_at_once_and_the_tea_goes_by_itself() -> None:
    blue = {"store": (0, 2, 0), "flowers": (0, 0, 0, 2), "time": 0}
    position = bare(**blue).act(RED, "hearts")
    assert "plant:red.0" in position.codes
    paid = position.do("plant:red.0")
    assert paid.me.store == (0, 1, 0)
    assert [type(event).__name__ for event in paid.events][:2] == ["TeaSold", "Gained"]
    assert "plant:red.0" not in bare(**{**blue, "flowers": (0, 0, 0, 1)}).act(RED, "hearts").codes


@pytest.mark.rule("QA-68", "QA-43")
def test_a_repeat_whose_hours_a_changed_tea_gives_is_offered() -> None:
    blue = {"store": (1, 1, 0), "flowers": (0, 0, 0, 2), "time": 4}
    assert bare(**blue).again(RED, "spades").starting("ride:") == ["inkwell"]
    assert bare(**blue).again(RED, "spades").do("ride:inkwell").me.store[TEA] == 0
    assert not bare(**{**blue, "store": (1, 0, 0)}).again(RED, "spades").starting("ride:")


@pytest.mark.rule("QA-68", "QA-120")
def test_an_acquisition_whose_hour_a_changed_tea_gives_is_offered() -> None:
    blue = bare(store=(0, 1, 0), flowers=(0, 0, 0, 2), time=0).rewards("acquire gold")
    assert "acquire:gold.2" in blue.codes
    done = blue.do("acquire:gold.2")
    assert (done.me.store[TEA], done.me.time) == (0, 1)
