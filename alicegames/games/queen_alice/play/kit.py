"""What follows from the component data alone, worked out once: choices, prices, successors, names."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from alicegames.games.queen_alice.choices import (
    Acquire,
    Build,
    Buy,
    Capture,
    Climb,
    DiscardCard,
    Draw,
    Drop,
    Invite,
    MiniClimb,
    MiniDiamond,
    MiniHeart,
    MiniRide,
    Move,
    Open,
    Plant,
    PlayCard,
    Ride,
    UseTile,
)
from alicegames.games.queen_alice.pack.verbs import BRONZE, COLOURS, GOLD, SUITS
from alicegames.games.queen_alice.play.chess import SQUARES
from alicegames.games.queen_alice.play.payment import Cut, Price

if TYPE_CHECKING:
    from alicegames.games.queen_alice.choices import Target
    from alicegames.games.queen_alice.pack.data import MessengerPath, QueenData, Table
    from alicegames.games.queen_alice.pack.verbs import Cost

TOKENS_EACH = 5
"""Diamonds, and hearts, a colour on the courtier board (QA-03)."""
ZONES = 4
WALL_COLUMNS = 4
BLOCKS = 3
"""Blocks of a market row (QA-14)."""
C = TypeVar("C")
Run: TypeAlias = "tuple[Price, tuple[Target, ...]]"
"""Targets of one price."""
_OWN_KINDS = 1 | 4
_TEA_KIND = 2


def price(cost: Cost, tea: int = 0) -> Price:
    """Return a printed cost as a price, with so many teas more."""
    return Price(cost[0], cost[1] + tea, cost[2], 0)


class Boards:
    """The boards for one number of players."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zone_of = tuple(self._zone_of(colour) for colour in COLOURS)
        """By colour and garden space: its zone."""
        self.throne = tuple(len(path.points) - 1 for path in table.paths)
        """By colour: the throne's space."""
        self.wall_prices = tuple(tuple(price(cost) for cost in costs) for costs in table.wall.costs)
        """By colour and wall space."""
        spaces = len(table.wall.costs[0])
        self.rows = tuple(tuple(range(row, row + WALL_COLUMNS)) for row in range(0, spaces, WALL_COLUMNS))
        """By wall row: its spaces, the lowest row first."""
        self.columns = tuple(tuple(range(column, spaces, WALL_COLUMNS)) for column in range(WALL_COLUMNS))
        """By wall column: its spaces, the lowest first."""

    def _zone_of(self, colour: int) -> tuple[int, ...]:
        zones = self.table.garden.zones[colour]
        zone_of = {space: zone for zone, spaces in enumerate(zones) for space in spaces}
        return tuple(zone_of[space] for space in sorted(zone_of))


class Kit:
    """The data and everything precomputed from them."""

    def __init__(self, data: QueenData) -> None:
        self.data = data
        self.boards = tuple(Boards(table) if table else None for table in data.tables)
        self._ready_cards()
        self._ready_bookmarks()
        self._ready_actions()
        self._ready_minis()

    def board(self, players: int) -> Boards:
        """Return the boards for so many players."""
        boards = self.boards[players]
        assert boards is not None
        return boards

    def _ready_cards(self) -> None:
        cards = range(len(self.data.cards))
        self.discards = tuple(DiscardCard(card) for card in cards)
        self.plays = tuple(PlayCard(card) for card in cards)
        self.draws = tuple(Draw(card) for card in cards)
        self.opens = tuple(Open(card) for card in cards)
        self.invites = tuple(Invite(card) for card in cards)
        self.drops = tuple(Drop(card) for card in cards)
        self.moves = tuple(tuple(Move(a, b) for b in range(SQUARES)) for a in range(SQUARES))
        self.captures = tuple(Capture(square) for square in range(SQUARES))
        levels = range(BRONZE, GOLD + 1)
        self.acquires = {
            (want, level, block): Acquire(want, level, block)
            for want in levels
            for level in levels
            for block in range(BLOCKS)
        }

    def _ready_bookmarks(self) -> None:
        tiles = self.data.bookmarks
        self.buys = tuple(Buy(tile.id) for tile in tiles)
        self.uses = tuple(UseTile(tile.id) for tile in tiles)
        self.triggered = {
            trigger: frozenset(tile.id for tile in tiles if tile.when == "turn" and tile.trigger == trigger)
            for trigger in ("unlock", "acquire", "invite", "capture", "rescue", "alice")
        }
        self.cuts = tuple(
            {
                tile.id: Cut(tile.id, 1, _OWN_KINDS if tile.trigger == "cheaper_own" else _TEA_KIND)
                for tile in tiles
                if tile.trigger in {"cheaper_own", "cheaper_tea"} and tile.suit == suit
            }
            for suit in SUITS
        )
        """By suit: the discount of each tile that makes its action cheaper (QA-98)."""

    def _ready_actions(self) -> None:
        data = self.data
        spaces = max(len(boards.zone_of[0]) for boards in self.boards if boards)
        bricks = max(len(boards.table.wall.costs[0]) for boards in self.boards if boards)
        self.plants = tuple(tuple(Plant(colour, space) for space in range(spaces)) for colour in COLOURS)
        self.heart_prices = tuple(
            tuple(tuple(price(heart.cost, tea) for tea in range(ZONES)) for heart in data.courtier.hearts[colour])
            for colour in COLOURS
        )
        """By colour, heart and gardener's steps."""
        self.rides = tuple(self._ready_rides(colour, data.messengers[colour]) for colour in COLOURS)
        """By colour and space: the ways of 1 to 3 spaces, with their prices (QA-80, QA-88)."""
        self.climbs = tuple(
            tuple(
                tuple((Climb(colour, arrow.to, arrow.black), price(arrow.costs[colour])) for arrow in space.arrows)
                for space in data.tree.spaces
            )
            for colour in COLOURS
        )
        """By colour and tree space."""
        self.builds = tuple(
            tuple(_left(tuple(Build(colour, space, gem) for gem in range(TOKENS_EACH))) for space in range(bricks))
            for colour in COLOURS
        )
        """By colour, wall space and mask of the diamonds that are gone: those that are left."""
        self.ride_runs = tuple(tuple(_runs(rides) for rides in spaces) for spaces in self.rides)
        self.climb_runs = tuple(tuple(_runs(climbs) for climbs in spaces) for spaces in self.climbs)

    def _ready_rides(self, colour: int, path: MessengerPath) -> tuple[tuple[tuple[Ride, Price], ...], ...]:
        costs = self.data.move_costs[colour]
        return tuple(
            tuple(
                (Ride(colour, way), price(costs[length - 1]))
                for length in range(1, len(costs) + 1)
                for way in _ways(path, start, length)
            )
            for start in range(len(path.spaces))
        )

    def _ready_minis(self) -> None:
        data = self.data
        self.mini_hearts = tuple(MiniHeart(colour) for colour in COLOURS)
        self.mini_rides = tuple(
            tuple(tuple(MiniRide(colour, to) for to in space.next) for space in data.messengers[colour].spaces)
            for colour in COLOURS
        )
        self.mini_climbs = tuple(
            tuple(
                tuple(MiniClimb(colour, arrow.to) for arrow in space.arrows if arrow.black)
                for space in data.tree.spaces
            )
            for colour in COLOURS
        )
        self.mini_diamonds = tuple(tuple(MiniDiamond(colour, gem) for gem in range(TOKENS_EACH)) for colour in COLOURS)
        self.mini_gems = tuple(_left(choices) for choices in self.mini_diamonds)
        """By colour and mask of the diamonds that are gone: those that are left."""


def _ways(path: MessengerPath, start: int, length: int) -> list[tuple[int, ...]]:
    if length == 0:
        return [()]
    return [(to, *rest) for to in path.spaces[start].next for rest in _ways(path, to, length - 1)]


def _left(choices: tuple[C, ...]) -> tuple[tuple[C, ...], ...]:
    """For each mask of the diamonds that are gone: the choices of those that are left."""
    return tuple(
        tuple(choice for gem, choice in enumerate(choices) if not gone >> gem & 1) for gone in range(1 << TOKENS_EACH)
    )


def _runs(priced: tuple[tuple[Ride | Climb, Price], ...]) -> tuple[Run, ...]:
    """Put neighbours of one price together."""
    return tuple(
        (cost, tuple(target for target, _cost in run)) for cost, run in groupby(priced, key=lambda pair: pair[1])
    )
