"""Laying the table: everything that chance decides before the first turn (QA-10 to QA-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.core.values import put, without
from alicegames.games.queen_alice.events import FirstPlayer, LayoutDrawn, TrainDealt, WishLaid
from alicegames.games.queen_alice.frames import (
    ChooseTrain,
    DealTrain,
    DrawFirst,
    DrawLayout,
    DrawWish,
    FillMarket,
    NextTurn,
    Refresh,
    RideTrain,
)
from alicegames.games.queen_alice.pack.verbs import BASIC, BRONZE, COLOURS, EMPTY, GOLD
from alicegames.games.queen_alice.play.chess import SQUARES
from alicegames.games.queen_alice.play.kit import BLOCKS
from alicegames.games.queen_alice.state import AT_REST, COVERED, FREE, NOBODY, QueenState, Seat

if TYPE_CHECKING:
    from alicegames.core.rules import Setup
    from alicegames.games.queen_alice.frames import Frame
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.twin import Bench

WISHES_OPTION: Final = "wishes"
TRAINS_OPTION: Final = "trains"
RANDOM: Final = "random"
FIRST_GAME: Final = "first_game"
"""The values of both set-up options (QA-11, QA-20)."""
TRAINS_DEALT: Final = 2
WISH_SPACES: Final = 4
FLOWERS_EACH: Final = 8
"""Live Flowers of each kind (QA-04)."""


def start(kit: Kit, setup: Setup) -> QueenState:
    """Return the table before anything is drawn (QA-12 to QA-19)."""
    data = kit.data
    table = data.table(setup.players)
    seat = Seat(pool=data.levels[BASIC])
    fixed_trains = setup.option(TRAINS_OPTION, RANDOM) == FIRST_GAME
    return QueenState(
        players=setup.players,
        first=NOBODY if setup.first is None else setup.first,
        owner=CHANCE,
        turns=0,
        seats=(seat,) * setup.players,
        stack=_draws(setup),
        board=(EMPTY,) * SQUARES,
        crowns=table.crowns,
        gone=0,
        alices=(0, 0),
        paths=tuple(_filled(path.covered) for path in table.paths),
        throne=NOBODY,
        wishes=(NOBODY,) * WISH_SPACES,
        due=(),
        market=(NOBODY,) * (GOLD * BLOCKS),
        decks=data.levels[BRONZE:],
        trains=data.first_trains if fixed_trains else tuple(range(len(data.trains))),
        gardeners=(AT_REST, AT_REST),
        beds=tuple(_filled(covered) for covered in table.garden.covered),
        walls=tuple(_filled(covered) for covered in table.wall.covered),
        humpty=(0, 0),
        tokens=tuple(int(space.height > 0) for space in data.tree.spaces),
        seals=tuple((0,) * len(data.messengers[colour].seals) for colour in COLOURS),
        flowers=(FLOWERS_EACH,) * WISH_SPACES,
        shelf=tuple(range(len(data.bookmarks))),
        discount=0,
        spent=0,
        loose=0,
        acted=0,
    )


def _filled(covered: tuple[bool, ...]) -> tuple[int, ...]:
    return tuple(COVERED if is_covered else FREE for is_covered in covered)


def _draws(setup: Setup) -> tuple[Frame, ...]:
    """Return the work of set-up, last thing first; hands and trains follow once the first player is known."""
    fixed_wishes = setup.option(WISHES_OPTION, RANDOM) == FIRST_GAME
    deal = 1 if setup.option(TRAINS_OPTION, RANDOM) == FIRST_GAME else TRAINS_DEALT
    wishes = tuple(DrawWish(space, fixed_wishes) for space in reversed(range(WISH_SPACES)))
    hands = tuple(Refresh(seat) for seat in reversed(range(setup.players)))
    deals = tuple(DealTrain(seat, deal) for seat in reversed(range(setup.players)))
    last: tuple[Frame, ...] = (*deals, *hands, FillMarket(), *wishes, DrawLayout())
    return (*last, DrawFirst()) if setup.first is None else (*choices_in_order(setup.first, setup.players), *last)


def choices_in_order(first: int, players: int) -> tuple[Frame, ...]:
    """Return the frames for choosing trains and carrying them out, in turn order, the first on top."""
    order = [(first + turn) % players for turn in reversed(range(players))]
    return (NextTurn(), *(RideTrain(seat) for seat in order), *(ChooseTrain(seat) for seat in order))


def draw_first(bench: Bench, seat: int) -> None:
    """Give the mirror token to the first player (QA-18)."""
    bench.pop()
    bench.first = seat
    bench.stack = (*choices_in_order(seat, bench.players), *bench.stack)
    bench.tell(FirstPlayer(seat))
    bench.reveals = tuple(range(bench.players))


def draw_layout(bench: Bench, number: int) -> None:
    """Set up the chess pieces (QA-10)."""
    bench.pop()
    bench.board = bench.kit.data.chessboard.layouts[number]
    bench.tell(LayoutDrawn(number))
    bench.reveals = tuple(range(bench.players))


def wish_options(kit: Kit, state: QueenState, frame: DrawWish) -> tuple[int, ...]:
    """Return the wishes of the suits not laid yet (QA-11)."""
    wishes = kit.data.wishes
    laid = {wishes[wish].suit for wish in state.wishes if wish != NOBODY}
    source = kit.data.first_wishes if frame.fixed else range(len(wishes))
    return tuple([wish for wish in source if wishes[wish].suit not in laid])


def lay_wish(bench: Bench, frame: DrawWish, wish: int) -> None:
    """Lay a wish on a wish space, yellow side up (QA-11)."""
    bench.pop()
    bench.wishes = put(bench.wishes, frame.space, wish)
    bench.tell(WishLaid(frame.space, wish))
    bench.reveals = tuple(range(bench.players))


def deal_train(bench: Bench, frame: DealTrain, train: int) -> None:
    """Deal a train card, seen by its owner alone (QA-20)."""
    bench.pop()
    if frame.count > 1:
        bench.push(DealTrain(frame.seat, frame.count - 1))
    bench.trains = without(bench.trains, train)
    seat = bench.seat(frame.seat)
    seat.trains = tuple(sorted((*seat.trains, train)))
    bench.tell(TrainDealt(frame.seat, train))
    bench.reveals = (frame.seat,)
