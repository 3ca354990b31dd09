"""Taking dice, and the action of the region they were taken from (RW-18 to RW-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.effects import VERBS, fire, gain_vp
from alicegames.games.rolling_in_wonderland.state import (
    ALICE,
    BLUE,
    CAT,
    CATERPILLAR,
    COLOUR_OF,
    DEE,
    GREEN,
    HATTER,
    MUSHROOMS,
    ORANGE,
    PINK,
    PURPLE,
    QUEEN,
    RABBIT,
    TWEEDLEDEE,
    WHITE,
    die,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.twin import Bench

ABILITY_DICE: Final = 4
"""So many dice in one turn give the ability (RW-29)."""
BOT_RABBIT_STEPS: Final = 4
BOT_CATERPILLAR_STEPS: Final = 2
SLOT_OF: Final = {PINK: 0, ORANGE: 1, GREEN: 2, PURPLE: 2, BLUE: 3, WHITE: 3}
"""The Cheshire Cat slot that each colour reaches (RW-43)."""


def benefits_of(dice: int) -> int:
    """Return how many cards, soldiers or tokens so many dice give: 1, 2 or 3 (RW-32, RW-37, RW-42, RW-121)."""
    return min(3, (dice + 1) // 2)


def take_dice(bench: Bench, seat: int, region: int, kinds: tuple[int, ...]) -> None:
    """Put dice on the player board and line up what follows, the last thing first."""
    codes = tuple(die(region, kind) for kind in kinds)
    bench.add_dice(codes, -1)
    bench.change(seat, dice=bench.seats[seat].dice + codes)
    bench.taken_from, bench.taken = region, kinds
    bench.tell(ev.DiceTaken(seat, region, codes))
    bench.push(fr.DiscardDown(seat))
    if seat != bench.bot:
        bench.push(fr.AfterTaking(seat))
    if len(kinds) >= ABILITY_DICE:
        bench.push(fr.Ability(seat))
    fire(bench, seat, "taking")
    ACTIONS[region](bench, seat, kinds)
    if DEE in kinds:
        bench.push(fr.PlaceFigure(seat, TWEEDLEDEE))
    gain_for_white(bench, seat, kinds.count(WHITE))


def gain_for_white(bench: Bench, seat: int, n: int) -> None:
    """White dice give their mushrooms together, before the action; nothing is spent in between (RW-27, RW-105)."""
    if not n:
        return
    if not bench.variant.mushrooms:
        gain_vp(bench, seat, n)
        return
    gained = min(n, MUSHROOMS - bench.seats[seat].mushrooms)
    add_mushrooms(bench, seat, gained, n - gained)


def add_mushrooms(bench: Bench, seat: int, gained: int, lost: int) -> None:
    """Gain mushrooms; those over two are lost, or VP in youngest use and for the automa (RW-26, RW-63, RW-78)."""
    if gained:
        bench.change(seat, mushrooms=bench.seats[seat].mushrooms + gained)
    bench.tell(ev.MushroomsGained(seat, gained, lost))
    if lost and (bench.variant.youngest or seat == bench.bot):
        gain_vp(bench, seat, lost)


# -- the six actions ----------------------------------------------------------------------------------------------


def _rabbit(bench: Bench, seat: int, kinds: tuple[int, ...]) -> None:
    """2, 3 or 4 spaces a die by colour (RW-30); the automa's move 4 each (RW-79)."""
    steps = bench.data.rabbit_steps
    spaces = BOT_RABBIT_STEPS * len(kinds) if seat == bench.bot else sum(steps[kind] for kind in kinds)
    bench.push(fr.Perform(seat, "rabbit", spaces))


def _hatter(bench: Bench, seat: int, kinds: tuple[int, ...]) -> None:
    VERBS["draw"].perform(bench, seat, benefits_of(len(kinds)))


def _queen(bench: Bench, seat: int, kinds: tuple[int, ...]) -> None:
    bench.push(fr.PlaceSoldiers(seat, benefits_of(len(kinds))))


def _alice(bench: Bench, seat: int, kinds: tuple[int, ...]) -> None:
    """A new challenge first (RW-39), then a cube for each die (RW-40); the automa ignores colours (RW-81)."""
    if seat == bench.bot:
        bench.push(fr.PlaceAnyCube(seat, len(kinds)))
    else:
        bench.push(fr.PlaceCubes(seat, tuple(sorted(COLOUR_OF[kind] for kind in kinds))))
    bench.push(fr.TakeChallenge(seat))


def _cat(bench: Bench, seat: int, kinds: tuple[int, ...]) -> None:
    reach = tuple(sorted({SLOT_OF[COLOUR_OF[kind]] for kind in kinds}))
    bench.push(fr.UseTokens(seat, reach, benefits_of(len(kinds))))


def _caterpillar(bench: Bench, seat: int, kinds: tuple[int, ...]) -> None:
    """1 or 2 spaces a die by colour (RW-44); the automa's move 2 each (RW-79)."""
    steps = bench.data.caterpillar_steps
    bench.push(
        fr.Move(
            seat,
            BOT_CATERPILLAR_STEPS * len(kinds) if seat == bench.bot else sum(steps[kind] for kind in kinds),
        )
    )


ACTIONS: Final[dict[int, Callable[[Bench, int, tuple[int, ...]], None]]] = {
    RABBIT: _rabbit,
    HATTER: _hatter,
    QUEEN: _queen,
    ALICE: _alice,
    CAT: _cat,
    CATERPILLAR: _caterpillar,
}
