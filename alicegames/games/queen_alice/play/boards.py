"""The four actions and their mini-actions carried out, after their cost is paid (QA-70 to QA-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.values import put
from alicegames.games.queen_alice.effects import add_books, gain, score, with_more, with_set
from alicegames.games.queen_alice.events import (
    Built,
    Climbed,
    GardenerRests,
    HumptyClimbed,
    Milestone,
    Planted,
    Rode,
    SealCrossed,
    SetAside,
)
from alicegames.games.queen_alice.pack.verbs import (
    ANY_SUIT,
    BRONZE,
    CLUBS,
    DIAMONDS,
    GOLD,
    HEARTS,
    SPADES,
    WHITE_BOOK,
    Reward,
)
from alicegames.games.queen_alice.state import AT_REST, FREE

if TYPE_CHECKING:
    from alicegames.games.queen_alice.twin import Bench

SAME_ROW: Final = 2
ROW_DONE: Final = 4
"""IP for building in Humpty Dumpty's row, and for completing it instead (QA-102)."""
ALICE_HEIGHT: Final = 3
"""The tree height whose reaching advances Alice (QA-94)."""
FIRST_MILESTONE: Final = 3
"""So many hearts planted or diamonds built of a colour give the first reward for their number (QA-74, QA-103)."""
_MINI: Final = Reward("mini_action", ANY_SUIT)
_BUY: Final = Reward("buy")


def milestone(bench: Bench, number: int, colour: int, suit: int, count: int) -> None:
    """The third gives an Alice step, the fourth a mini-action, the fifth a crown (QA-74, QA-103)."""
    if count >= FIRST_MILESTONE:
        bench.tell(Milestone(number, colour, suit, count))
    match count:
        case 3:
            bench.pend(Reward("alice", colour))
        case 4:
            bench.pend(_MINI)
        case 5:
            bench.pend(_crown(colour, suit))
        case _:
            pass


def _crown(colour: int, suit: int) -> Reward:
    return Reward("crown", colour * 4 + suit)


# -- hearts -----------------------------------------------------------------------------------------------------------


def plant(bench: Bench, number: int, colour: int, space: int) -> None:
    """Take the lowest heart and plant it, the gardener having gone there (QA-70 to QA-75)."""
    seat = bench.seat(number)
    heart = seat.hearts[colour]
    zone = set_bush(bench, number, colour, space)
    bench.tell(Planted(number, colour, space, zone))
    milestone(bench, number, colour, HEARTS, seat.bushes[colour])
    gain(bench, number, bench.kit.data.courtier.hearts[colour][heart].rewards, "garden")
    gain(bench, number, bench.boards.table.garden.rewards[colour][space], "garden")
    bench.gardeners = with_set(bench.gardeners, colour, zone)
    if is_zone_full(bench, colour, zone):
        bench.gardeners = with_set(bench.gardeners, colour, AT_REST)
        bench.tell(GardenerRests(colour))


def set_bush(bench: Bench, number: int, colour: int, space: int) -> int:
    """Put the lowest heart on a garden space, nothing gained; return the zone."""
    seat = bench.seat(number)
    seat.hearts = with_more(seat.hearts, colour)
    seat.bushes = with_more(seat.bushes, colour)
    beds = put(bench.beds[colour], space, number)
    bench.beds = (beds, bench.beds[1]) if colour == 0 else (bench.beds[0], beds)
    return bench.boards.zone_of[colour][space]


def is_zone_full(bench: Bench, colour: int, zone: int) -> bool:
    """Whether a garden zone has no free space."""
    beds = bench.beds[colour]
    return all(beds[space] != FREE for space in bench.boards.table.garden.zones[colour][zone])


def mini_heart(bench: Bench, number: int, colour: int) -> None:
    """Set the lowest heart of a colour aside for what is under it (QA-78, QA-182)."""
    seat = bench.seat(number)
    heart = seat.hearts[colour]
    seat.hearts = with_more(seat.hearts, colour)
    bench.tell(SetAside(number, colour, -1))
    gain(bench, number, bench.kit.data.courtier.hearts[colour][heart].rewards, "garden")


# -- spades -----------------------------------------------------------------------------------------------------------


def ride(bench: Bench, number: int, colour: int, way: tuple[int, ...]) -> None:
    """Move the messenger, gaining seals, zone and fork on the way and the destination's rewards (QA-80 to QA-88)."""
    path = bench.kit.data.messengers[colour]
    start = bench.seats[number].messengers[colour]
    set_messenger(bench, number, colour, way)
    bench.tell(Rode(number, colour, way))
    for space in way:
        _cross(bench, number, colour, (start, space))
        start = space
    end = path.spaces[start]
    if start == path.end:
        bench.pend(_crown(colour, SPADES))
    gain(bench, number, end.rewards, "messengers")
    bench.pend(Reward("card", end.banner))


def set_messenger(bench: Bench, number: int, colour: int, way: tuple[int, ...]) -> None:
    """Move the messenger along a way, nothing gained; bronze and gold spaces passed are counted (QA-146)."""
    seat = bench.seat(number)
    spaces = bench.kit.data.messengers[colour].spaces
    seat.messengers = with_set(seat.messengers, colour, way[-1])
    seat.ranked += sum(spaces[space].banner in {BRONZE, GOLD} for space in way)


def _cross(bench: Bench, number: int, colour: int, arrow: tuple[int, int]) -> None:
    """What lies on one arrow: a seal, the border of the central zone, the fork (QA-83 to QA-85, QA-88)."""
    path, (start, to) = bench.kit.data.messengers[colour], arrow
    step = path.spaces[to].step
    for index, seal in enumerate(path.seals):
        if seal.into == step:
            first = not bench.seals[colour][index]
            _break_seal(bench, number, colour, index)
            gain(bench, number, seal.first if first else seal.later, "messengers")
    if step == path.zone:
        bench.pend(Reward("alice", colour))
    if start == path.fork:
        bench.pend(_MINI)


def _break_seal(bench: Bench, number: int, colour: int, index: int) -> None:
    bench.tell(SealCrossed(number, colour, not bench.seals[colour][index]))
    seals = put(bench.seals[colour], index, 1)
    bench.seals = (seals, bench.seals[1]) if colour == 0 else (bench.seals[0], seals)
    bench.seat(number).seals += 1


# -- clubs ------------------------------------------------------------------------------------------------------------


def climb(bench: Bench, number: int, colour: int, to: int) -> None:
    """Move the twin along an arrow, take books or the other reward, and maybe buy a bookmark (QA-90 to QA-96)."""
    spaces = bench.kit.data.tree.spaces
    below, space = spaces[bench.seats[number].twins[colour]].height, spaces[to]
    set_twin(bench, number, colour, to)
    has_token = bool(bench.tokens[to])
    bench.tell(Climbed(number, colour, to, has_token))
    if below < ALICE_HEIGHT <= space.height:
        bench.pend(Reward("alice", colour))
    if not space.arrows:
        bench.pend(_crown(colour, CLUBS))
    if has_token:
        bench.tokens = put(bench.tokens, to, 0)
        add_books(bench, number, WHITE_BOOK)
    gain(bench, number, (Reward("book", space.books),), "tree")
    if not has_token:
        gain(bench, number, space.rewards, "tree")
    bench.pend(_BUY)


def set_twin(bench: Bench, number: int, colour: int, to: int) -> None:
    """Put the twin on a space, nothing gained."""
    seat = bench.seat(number)
    seat.twins = with_set(seat.twins, colour, to)
    seat.climbs = with_more(seat.climbs, colour)


# -- diamonds ---------------------------------------------------------------------------------------------------------


def build(bench: Bench, number: int, colour: int, space: int, diamond: int) -> None:
    """Put a diamond on the wall for both rewards and Humpty Dumpty's bonus (QA-100 to QA-103)."""
    row = bench.humpty[colour]
    in_row = space in bench.boards.rows[row]
    set_brick(bench, number, colour, space, diamond)
    bench.tell(Built(number, colour, space, diamond))
    if in_row:
        done = is_row_full(bench, colour, row)
        score(bench, number, "wall", ROW_DONE if done else SAME_ROW, "full_row" if done else "row")
    climb_humpty(bench, colour)
    milestone(bench, number, colour, DIAMONDS, bench.seats[number].bricks[colour])
    gain(bench, number, bench.kit.data.courtier.diamonds[colour][diamond], "wall")
    gain(bench, number, bench.boards.table.wall.rewards[colour][space], "wall")


def set_brick(bench: Bench, number: int, colour: int, space: int, diamond: int) -> None:
    """Put a diamond on a wall space, nothing gained."""
    seat = bench.seat(number)
    seat.diamonds = with_set(seat.diamonds, colour, seat.diamonds[colour] | 1 << diamond)
    seat.bricks = with_more(seat.bricks, colour)
    wall = put(bench.walls[colour], space, number)
    bench.walls = (wall, bench.walls[1]) if colour == 0 else (bench.walls[0], wall)


def is_row_full(bench: Bench, colour: int, row: int) -> bool:
    """Whether a wall row has no free space (QA-106)."""
    wall = bench.walls[colour]
    return all(wall[space] != FREE for space in bench.boards.rows[row])


def climb_humpty(bench: Bench, colour: int) -> None:
    """From a full row Humpty Dumpty's half climbs to the next that is not, if there is one (QA-102, QA-107)."""
    row = bench.humpty[colour]
    if not is_row_full(bench, colour, row):
        return
    for higher in range(row + 1, len(bench.boards.rows)):
        if not is_row_full(bench, colour, higher):
            bench.humpty = with_set(bench.humpty, colour, higher)
            bench.tell(HumptyClimbed(colour, higher))
            return


def mini_diamond(bench: Bench, number: int, colour: int, diamond: int) -> None:
    """Set a diamond aside for what is under it (QA-104, QA-182)."""
    seat = bench.seat(number)
    seat.diamonds = with_set(seat.diamonds, colour, seat.diamonds[colour] | 1 << diamond)
    bench.tell(SetAside(number, colour, diamond))
    gain(bench, number, bench.kit.data.courtier.diamonds[colour][diamond], "wall")
