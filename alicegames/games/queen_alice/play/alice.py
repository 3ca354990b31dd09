"""Alice's paths, crowns and the display: QA-110 to QA-116, QA-189 to QA-192."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.values import put
from alicegames.games.queen_alice.effects import score, trigger, with_more, with_set
from alicegames.games.queen_alice.events import AliceMoved, Crowned, CrownGone, LastRound
from alicegames.games.queen_alice.state import FREE, NOBODY

if TYPE_CHECKING:
    from alicegames.games.queen_alice.play.kit import Boards
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.games.queen_alice.twin import Bench

NO_FURTHER: Final = 5
"""IP for progress of an Alice who can go no further (QA-113)."""
NO_CROWN: Final = 10
"""IP in place of a crown that cannot be laid (QA-115)."""
SUITS_EACH: Final = 4


def next_space(boards: Boards, state: QueenState, colour: int) -> int:
    """Return the space to which progress takes an Alice, or -1 if she can go no further (QA-110, QA-112, QA-189)."""
    throne, path = boards.throne[colour], state.paths[colour]
    for space in range(state.alices[colour] + 1, throne):
        if path[space] == FREE:
            return space
    closed = state.alices[colour] == throne or state.throne not in {NOBODY, colour}
    return -1 if closed else throne


def crown_space(boards: Boards, state: QueenState, colour: int) -> int:
    """Return where a crown would be laid: never a wish space, never the throne; -1 for nowhere (QA-114)."""
    wishes, path = boards.table.paths[colour].wishes, state.paths[colour]
    for space in range(state.alices[colour] + 1, boards.throne[colour]):
        if path[space] == FREE and space not in wishes:
            return space
    return -1


def progress(bench: Bench, number: int, colour: int) -> None:
    """Advance an Alice one step and score her new space (QA-110 to QA-113)."""
    space = next_space(bench.boards, bench, colour)
    if space < 0:
        score(bench, number, "alice", NO_FURTHER, "no_further")
        crown_leaves(bench)
        return
    points = bench.boards.table.paths[colour].points[space]
    bench.alices = with_set(bench.alices, colour, space)
    seat = bench.seat(number)
    seat.progress = with_more(seat.progress, colour)
    bench.score(number, "alice", points)
    bench.tell(AliceMoved(number, colour, space, points))
    _arrive(bench, colour, space)
    trigger(bench, number, "alice")


def _arrive(bench: Bench, colour: int, space: int) -> None:
    """A wish space or the throne takes a crown out of the display (QA-111, QA-112)."""
    wishes = bench.boards.table.paths[colour].wishes
    if space in wishes:
        bench.due = (*bench.due, colour * 2 + wishes.index(space))
        crown_leaves(bench)
    elif space == bench.boards.throne[colour]:
        bench.throne = colour
        crown_leaves(bench)


def crown_leaves(bench: Bench) -> None:
    """Take a crown out of the display, if one is left."""
    if bench.crowns:
        bench.crowns -= 1
        bench.gone += 1
        bench.tell(CrownGone(bench.crowns))
        if not bench.crowns:
            bench.tell(LastRound())


def gain_crown(bench: Bench, number: int, colour: int, suit: int) -> None:
    """Lay a crown of the display on the path ahead for double points, or gain 10 IP instead (QA-114, QA-115)."""
    space = crown_space(bench.boards, bench, colour)
    if not bench.crowns or space < 0:
        bench.score(number, "crowns", NO_CROWN)
        bench.tell(Crowned(number, colour, suit, -1, NO_CROWN))
        crown_leaves(bench)
        return
    points = 2 * bench.boards.table.paths[colour].points[space]
    path = put(bench.paths[colour], space, number)
    bench.paths = (path, bench.paths[1]) if colour == 0 else (bench.paths[0], path)
    bench.crowns -= 1
    seat = bench.seat(number)
    seat.crowns = tuple(sorted((*seat.crowns, colour * SUITS_EACH + suit)))
    bench.score(number, "crowns", points)
    bench.tell(Crowned(number, colour, suit, space, points))
    if not bench.crowns:
        bench.tell(LastRound())
