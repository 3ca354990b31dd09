"""A price is laid out and things are exchanged: pure picking, no screen."""

from __future__ import annotations

from random import Random

import pytest

from alicegames.games.queen_alice.play.payment import CARD, EVERY_KIND, Cut, Price, Purse, Way, ways
from alicegames.ui.presenters.base import Exchange
from alicegames.ui.table.picking.exchange import ExchangePicker
from alicegames.ui.table.picking.routing import Route

FARTHEST = 4
"""Exchanges from the way that is laid out to any other."""


def path(way: Way, rate: int) -> tuple[str, ...]:
    things = {"cake": way.cake, "tea": way.tea, "toast": way.toast, "time": way.hours // rate, "cube": way.cubes}
    return (*(thing for thing, amount in things.items() for _each in range(amount)), *(f"cut{key}" for key in way.cuts))


def sheet(found: tuple[Way, ...], rate: int = 3) -> ExchangePicker[Way]:
    routes = [Route(way, path(way, rate)) for way in found]
    return ExchangePicker(routes, Exchange(found, found[0], "now", {"time": rate}))


def bill(store: tuple[int, int, int], time: int, cubes: int, price: Price, rate: int = 3) -> ExchangePicker[Way]:
    return sheet(ways(Purse(*store, time, cubes, 0, rate), price), rate)


def test_the_cheapest_is_laid_out_and_is_taken_by_one_click() -> None:
    some = bill((2, 0, 0), 9, 0, Price(cake=2))
    assert some.picked == ("cake", "cake")
    assert some.decided() is None
    some.pick("now")
    assert some.decided() == some.complete()


def test_a_click_lets_one_more_of_a_thing_pay_and_another_keeps() -> None:
    some = bill((2, 0, 0), 9, 0, Price(cake=2))
    some.pick("time")
    assert some.picked == ("cake", "time")
    assert some.times("time") == 3
    some.pick("time")
    assert some.picked == ("time", "time")
    assert some.times("time") == 6


def test_after_the_most_of_a_thing_as_little_as_can_be() -> None:
    some = bill((2, 0, 0), 6, 0, Price(cake=2))
    for _click in range(3):
        some.pick("time")
    assert some.picked == ("cake", "cake")


def test_what_was_picked_last_keeps_its_place() -> None:
    some = bill((1, 1, 1), 0, 0, Price(any=2))
    assert set(some.picked) == {"tea", "toast"}
    some.pick("cake")
    gone = ({"tea", "toast"} - set(some.picked)).pop()
    some.pick(gone)
    assert set(some.picked) == {"cake", gone}


def test_letting_go_takes_back_one_exchange_and_then_all_of_them() -> None:
    some = bill((2, 0, 0), 9, 0, Price(cake=2))
    some.pick("time")
    some.pick("time")
    some.unpick()
    assert some.picked == ("cake", "time")
    some.clear()
    assert some.picked == ("cake", "cake")
    assert not some.is_touched


def test_letting_go_of_a_thing_lets_less_of_it_pay() -> None:
    some = bill((2, 0, 0), 9, 0, Price(cake=2))
    assert some.unpick("cake")
    assert some.picked == ("cake", "time")
    assert some.unpick("cake")
    assert not some.unpick("cake")


def test_what_every_way_takes_is_not_lit() -> None:
    some = bill((2, 0, 2), 3, 0, Price(cake=1, any=1))
    assert set(some.lit) == {"cake", "toast", "time", "now"}
    some = bill((0, 0, 2), 3, 0, Price(cake=1, any=1))
    assert "time" in some.picked
    assert "time" not in some.lit


def test_something_else_may_be_chosen_in_place_of_paying() -> None:
    found = ways(Purse(1, 1, 0, 0, 0, 0, 3), Price(any=1))
    sold = Way(0, 0, 0, 0, 0, 0, (99,))
    routes = [*(Route(way, path(way, 3)) for way in found), Route(sold, ("flower",))]
    some = ExchangePicker(routes, Exchange(found, found[0], "now", {}))
    assert some.path_of(sold) == ("flower",)
    some.pick("flower")
    assert some.decided() == sold


def purses() -> list[tuple[Purse, Price]]:
    """Purses and prices with everything that can pay in them, some with more ways than any game had."""
    rng, found = Random(1), []
    for _each in range(160):
        store = [0, 0, 0]
        cubes = rng.randrange(4)
        for _resource in range(rng.randrange(4 + cubes)):
            store[rng.randrange(3)] += 1
        cuts = (Cut(5, 1, rng.choice((5, 2))), Cut(CARD, 1, EVERY_KIND))[: rng.choice((0, 0, 1, 2))]
        time, spent, rate = rng.randrange(11), rng.randrange(3), rng.choice((2, 3))
        purse = Purse(store[0], store[1], store[2], time, cubes, spent, rate, cuts)
        price = [0, 0, 0, 0]
        for _resource in range(rng.randrange(1, 5)):
            price[rng.randrange(4)] += 1
        found.append((purse, Price(*price)))
    return found


def test_every_way_is_a_few_exchanges_from_the_cheapest() -> None:
    most = 0
    for purse, price in purses():
        found = ways(purse, price)
        if len(found) > 1:
            some = sheet(found, purse.rate)
            for way in found:
                clicks = some.path_of(way)
                assert clicks[-1:] == ("now",), (purse, price, way)
                assert len(clicks) - 1 <= FARTHEST
                most = max(most, len(found))
    assert most >= 26


@pytest.mark.parametrize("target", ["cheese", ""])
def test_what_cannot_pay_cannot_be_picked(target: str) -> None:
    some = bill((2, 0, 0), 9, 0, Price(cake=2))
    assert not some.pick(target)
