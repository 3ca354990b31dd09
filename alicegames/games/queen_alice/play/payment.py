"""Payment: the one mechanism by which anything that costs resources is paid (QA-50 to QA-69)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from operator import ge
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

OWN_CUBES: Final = 3
"""Every seat's cubes on the silver platter; black ones come on top (QA-19)."""


class Price(NamedTuple):
    """Resources asked for: three fixed kinds and any kind."""

    cake: int = 0
    tea: int = 0
    toast: int = 0
    any: int = 0

    @property
    def total(self) -> int:
        """The number of resources."""
        return self.cake + self.tea + self.toast + self.any


class Cut(NamedTuple):
    """A discount: lowers a price by up to ``amount``, in the kinds whose bit is set (8 is the part of any kind)."""

    key: int
    """A bookmark's tile id, CARD or FLOWER."""
    amount: int
    kinds: int


CARD: Final = -1
"""The discount of a played card (QA-29)."""
FLOWER: Final = -2
"""The second orange flower's: permanent, thus always used (QA-76)."""
EVERY_KIND: Final = 15


class Purse(NamedTuple):
    """What a seat can pay with at a moment."""

    cake: int
    tea: int
    toast: int
    time: int
    cubes: int
    """Unlocked black cubes."""
    spent: int
    """Resources already spent from zones in this action (QA-65)."""
    rate: int
    """Hours for one resource: 3, or 2 with a blue flower (QA-55, QA-76)."""
    cuts: tuple[Cut, ...] = ()
    direct: int = -1
    """The kind of the row's resource, which may pay the wild column's extra as if it had never been stored (QA-60)."""


class Way(NamedTuple):
    """A way to pay: what leaves the seat."""

    cake: int
    tea: int
    toast: int
    hours: int
    cubes: int
    """Black cubes returned to the locked stock (QA-56)."""
    spent: int
    """How many of the resources were spent; the rest was given up for lack of a cube (QA-64)."""
    cuts: tuple[int, ...]
    """The keys of the discounts used, in the purse's order."""


def can_pay(purse: Purse, price: Price) -> bool:
    """Whether there is any way to pay (QA-69)."""
    cakes, teas, toasts, time, _cubes, _spent, rate, cuts = purse[:8]
    cake, tea, toast, free = price
    cakes, teas, toasts = cakes - cake, teas - tea, toasts - toast
    over = (max(0, cakes)) + (max(0, teas)) + (max(0, toasts))
    lack = over - cakes - teas - toasts
    if not lack and over >= free:
        return True
    if cuts:
        missing, total = _missing(purse, price, [cakes, teas, toasts])
    else:
        missing = lack + (free - over if free > over else 0)
        total = cake + tea + toast + free
    by_cube = missing - time // rate
    if by_cube <= 0 or by_cube <= lockable(purse, total - missing):
        return True
    return _pays_directly(purse, price) and can_pay(_paid_directly(purse), price._replace(any=free - 1))


def _pays_directly(purse: Purse, price: Price) -> bool:
    """Whether the row's resource may pay the extra (QA-60)."""
    return purse.direct >= 0 and price.any > 0 and purse[purse.direct] > 0  # type: ignore[operator]


def _paid_directly(purse: Purse) -> Purse:
    """Return the purse after the row's resource has paid."""
    store = [purse.cake, purse.tea, purse.toast]
    store[purse.direct] -= 1
    return purse._replace(cake=store[0], tea=store[1], toast=store[2], direct=-1)


def _missing(purse: Purse, price: Price, over: list[int]) -> tuple[int, int]:
    """Return the resources missing and the resources asked for, each discount used to the best.

    ``over`` is by kind what the store has more than the fixed part of the price asks, negative if less.
    """
    lack = [max(0, -left) for left in over]
    extra = max(0, price.any - sum(left for left in over if left > 0))
    total = price.total
    for cut in purse.cuts:
        if cut.kinds == EVERY_KIND:
            continue
        fitting = [kind for kind in range(3) if cut.kinds >> kind & 1 and price[kind]]
        lacking = [kind for kind in fitting if lack[kind]]
        if lacking:
            lack[lacking[0]] -= 1
        elif fitting and extra:
            extra -= 1
        total -= bool(fitting)
    missing = sum(lack) + extra
    free = sum(cut.amount for cut in purse.cuts if cut.kinds == EVERY_KIND)
    return max(0, missing - free), max(0, total - free)


def lockable(purse: Purse, spending: int) -> int:
    """Return how many black cubes can be locked when ``spending`` resources leave the zones (QA-57, QA-65)."""
    cubes, used = purse.cubes, purse.spent + spending - OWN_CUBES
    return cubes if used <= 0 else max(0, cubes - used)


def ways(purse: Purse, price: Price) -> tuple[Way, ...]:
    """Return every way to pay, those worse than another in every respect left out, cheapest in hours first.

    Discounts that fit add up and a surplus is lost (QA-61); one that would change nothing is not used. A resource is
    given up for lack of a cube only where it could not have been spent (QA-64, QA-69).
    """
    money = as_far_as_it_matters(purse, price)
    if _pays_directly(money, price):
        return _with_direct_ways(money, price)
    return _ways(money, price)


@lru_cache(maxsize=4096)
def _with_direct_ways(purse: Purse, price: Price) -> tuple[Way, ...]:
    """Return the ways to pay, with those in which the row's resource pays the extra and counts as unspent (QA-60)."""
    found = {way[:5] + way.cuts: way for way in _ways(purse._replace(direct=-1), price)}
    for way in ways(_paid_directly(purse), price._replace(any=price.any - 1)):
        paid = [way.cake, way.tea, way.toast]
        paid[purse.direct] += 1
        found[(*paid, *way[3:5], *way.cuts)] = way._replace(cake=paid[0], tea=paid[1], toast=paid[2])
    return tuple(sorted(_best(purse, found).values(), key=_cheap))


def as_far_as_it_matters(purse: Purse, price: Price) -> Purse:
    """Return the purse without what no way to pay the price could use: fewer purses are fewer questions.

    What is stored matters beyond the price only where locking cubes could leave too few for it (QA-64).
    """
    cake, tea, toast, time, cubes, spent, rate, cuts, direct = purse
    total = price.total
    time = min(time // rate, total) * rate
    spent = min(spent, cubes + OWN_CUBES) if cubes else 0
    if cubes and cake + tea + toast + total > cubes + OWN_CUBES:
        return Purse(cake, tea, toast, time, cubes, spent, rate, cuts, direct)
    free = price.any
    cake, tea, toast = min(cake, price.cake + free), min(tea, price.tea + free), min(toast, price.toast + free)
    return Purse(cake, tea, toast, time, cubes, spent, rate, cuts, direct if free else -1)


@lru_cache(maxsize=16384)
def _ways(purse: Purse, price: Price) -> tuple[Way, ...]:
    if not purse.cuts and not price.any and not purse.cubes and purse.time < purse.rate:
        return _only_way(purse, price)
    if not purse.cuts:
        return tuple(sorted(dict.fromkeys(_plain_ways(purse, price, ())), key=_cheap))
    found: dict[tuple[int, ...], Way] = {}
    for used, rest in _reduced(purse.cuts, price):
        for way in _plain_ways(purse, rest, used):
            found[way[:5] + used] = way
    if any(_gives_up(way) for way in found.values()):
        found = _best(purse, found)
    return tuple(sorted(found.values(), key=_cheap))


def _cheap(way: Way) -> tuple[int, int, int, Way]:
    return way.hours, way.cubes, len(way.cuts), way


def _only_way(purse: Purse, price: Price) -> tuple[Way, ...]:
    """The resources themselves, where nothing else could pay and none is of choice."""
    cake, tea, toast, _any = price
    if cake > purse.cake or tea > purse.tea or toast > purse.toast:
        return ()
    return (Way(cake, tea, toast, 0, 0, cake + tea + toast, ()),)


def _gives_up(way: Way) -> bool:
    return way.cake + way.tea + way.toast > way.spent


def _best(purse: Purse, found: dict[tuple[int, ...], Way]) -> dict[tuple[int, ...], Way]:
    """Leave out what is worse in every respect: a resource given up might have been spent under another discount."""
    left = {key: _left(purse, way) for key, way in found.items()}
    rivals = [(sum(other), other) for other in left.values()]
    return {key: way for key, way in found.items() if not _is_beaten(left[key], rivals)}


def _left(purse: Purse, way: Way) -> tuple[int, ...]:
    """What a way leaves, more being better: resources, hours, cubes, discounts kept."""
    kept = tuple([cut.key not in way.cuts for cut in purse.cuts])
    return (*(purse[k] - way[k] for k in range(5)), *kept)  # type: ignore[operator]


def _is_beaten(left: tuple[int, ...], rivals: list[tuple[int, tuple[int, ...]]]) -> bool:
    """Whether a rival leaves as much of everything, and thus more in all."""
    mine = sum(left)
    better = [other for total, other in rivals if total > mine]
    return any(all(map(ge, other, left)) for other in better)


# -- discounts --------------------------------------------------------------------------------------------------------


def _reduced(cuts: tuple[Cut, ...], price: Price) -> Iterator[tuple[tuple[int, ...], Price]]:
    """Each choice of discounts that all lower the price, with each lowest price that it may leave."""
    left: dict[tuple[Cut, ...], tuple[int, list[Price]]] = {}
    for used in _choices(cuts):
        total, prices = left[used] = _lowest(used, price)
        fewer = [used[:n] + used[n + 1 :] for n, cut in enumerate(used) if cut.key != FLOWER]
        if all(total < left[other][0] for other in fewer):
            for rest in prices:
                yield tuple([cut.key for cut in used]), rest


def _choices(cuts: tuple[Cut, ...]) -> list[tuple[Cut, ...]]:
    """Which discounts to use, few before many; the flower's is always used."""
    flags = [(True,) if cut.key == FLOWER else (False, True) for cut in cuts]
    chosen = [tuple([cut for cut, flag in zip(cuts, row, strict=True) if flag]) for row in product(*flags)]
    return sorted(chosen, key=len)


def _lowest(used: tuple[Cut, ...], price: Price) -> tuple[int, list[Price]]:
    """The lowest total that discounts leave, and every price with that total."""
    prices = {price}
    for cut in used:
        prices = {lower for rest in prices for lower in _cut(rest, cut)}
    total = min(rest.total for rest in prices)
    return total, sorted(rest for rest in prices if rest.total == total)


def _cut(price: Price, cut: Cut) -> set[Price]:
    """Every price that one discount, taken as far as it fits, may leave."""
    prices = {price}
    for _ in range(cut.amount):
        lower = {
            Price(*(n - (k == kind) for k, n in enumerate(rest)))
            for rest in prices
            for kind in range(4)
            if rest[kind] and cut.kinds >> kind & 1
        }
        if not lower:
            break
        prices = lower
    return prices


# -- resources, hours, cubes ------------------------------------------------------------------------------------------


def _plain_ways(purse: Purse, price: Price, used: tuple[int, ...]) -> list[Way]:
    """Ways to pay a price without further discounts: resources from the zones, the rest by hours and black cubes."""
    cakes, teas, toasts, time, cubes, _spent, rate = purse[:7]
    by_hours, room = time // rate, OWN_CUBES + cubes - cakes - teas - toasts
    found: list[Way] = []
    for paid, spending, missing, over in _spendings((cakes, teas, toasts), price):
        if missing - by_hours > cubes:
            continue
        for locked in range(max(0, missing - by_hours), min(missing, lockable(purse, spending)) + 1):
            hours, excess = (missing - locked) * rate, locked - spending - room
            if excess <= 0:
                found.append(Way(*paid, hours, locked, spending, used))
                continue
            for cake, tea, toast in _given_up(over, excess):
                all_ = paid[0] + cake, paid[1] + tea, paid[2] + toast
                found.append(Way(*all_, hours, locked, spending, used))
    return found


Amounts: TypeAlias = "tuple[int, int, int]"
"""Of cake, tea and toast."""


@lru_cache(maxsize=16384)
def _spendings(stored: Amounts, price: Price) -> tuple[tuple[Amounts, int, int, Amounts], ...]:
    """Return what may be paid out of the zones towards a price, how many that is and how many are missing then.

    Last is what is left that could not pay: it may be given up if black cubes are locked (QA-55, QA-56, QA-64).
    """
    free, total = price.any, price.total
    found: list[tuple[Amounts, int, int, Amounts]] = []
    for cake, tea, toast in product(*(range(min(stored[kind], price[kind] + free) + 1) for kind in range(3))):
        paid, spending = (cake, tea, toast), cake + tea + toast
        over = (cake - price.cake, tea - price.tea, toast - price.toast)
        loose = sum([more for more in over if more > 0])
        if loose <= free and spending <= total:
            spare = [stored[kind] - paid[kind] if over[kind] >= 0 and loose == free else 0 for kind in range(3)]
            found.append((paid, spending, total - spending, (spare[0], spare[1], spare[2])))
    return tuple(found)


def _given_up(spare: Amounts, excess: int) -> Iterator[Amounts]:
    """Which resources go when cubes are locked while all are in use: ``excess`` of those that cannot pay (QA-64)."""
    for cake in range(min(excess, spare[0]) + 1):
        for tea in range(min(excess - cake, spare[1]) + 1):
            toast = excess - cake - tea
            if toast <= spare[2]:
                yield cake, tea, toast
