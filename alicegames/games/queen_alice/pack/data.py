"""Queen Alice's component data as the rules use them: tuples and numbers, ids counted in file order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.verbs import Cost, Reward


@dataclass(frozen=True, slots=True)
class Chessboard:
    """The 5x8 board; square = (row - 1) * 5 + column, a1 = 0."""

    columns: tuple[int, ...]
    """By column: the suit of its action, ANY_SUIT for the wild one (QA-38)."""
    rows: tuple[int, ...]
    """By row: its resource or ANY_RESOURCE (QA-37)."""
    row_time: tuple[int, ...]
    """By row: the hours printed there for the second pink flower, 0 for none (QA-76)."""
    respawn: tuple[tuple[int, ...], ...]
    """By colour: its respawn squares, ascending (QA-40)."""
    layouts: tuple[tuple[int, ...], ...]
    """The four starting positions: 40 piece codes or EMPTY each (QA-10)."""


@dataclass(frozen=True, slots=True)
class Heart:
    """A place of the courtier board's hearts."""

    cost: Cost
    rewards: tuple[Reward, ...]


@dataclass(frozen=True, slots=True)
class Courtier:
    """The courtier board."""

    hearts: tuple[tuple[Heart, ...], ...]
    """By colour: five, the lowest first (QA-72)."""
    diamonds: tuple[tuple[tuple[Reward, ...], ...], ...]
    """By colour: the rewards of the five diamonds, to be taken in any order (QA-101)."""


@dataclass(frozen=True, slots=True)
class Garden:
    """The garden for one number of players; zones are ring neighbours of their numbers +1 and -1 modulo four."""

    names: tuple[tuple[str, ...], ...]
    """By colour: the four zones' names."""
    zones: tuple[tuple[tuple[int, ...], ...], ...]
    """By colour and zone: the numbers of its spaces, covered ones too."""
    rewards: tuple[tuple[tuple[Reward, ...], ...], ...]
    """By colour and space."""
    covered: tuple[tuple[bool, ...], ...]
    """By colour and space: filled from the start (QA-17)."""


@dataclass(frozen=True, slots=True)
class Wall:
    """The wall for one number of players; space = row * 4 + column, row 0 the lowest."""

    costs: tuple[tuple[Cost, ...], ...]
    """By colour and space: row and column together (QA-100)."""
    rewards: tuple[tuple[tuple[Reward, ...], ...], ...]
    """By colour and space."""
    covered: tuple[tuple[bool, ...], ...]
    """By colour and space: covered or pre-built (QA-106)."""


@dataclass(frozen=True, slots=True)
class AlicePath:
    """One Alice's path for one number of players. Space 0 is the start; the last one is the throne."""

    points: tuple[int, ...]
    """By space: the IP printed there; 0 on the start, the throne's last (QA-110, QA-190)."""
    wishes: tuple[int, int]
    """The two wish spaces (QA-111)."""
    covered: tuple[bool, ...]
    """By space: under a crown from the start (QA-17, QA-192)."""


@dataclass(frozen=True, slots=True)
class Table:
    """The boards as they are for one number of players."""

    players: int
    crowns: int
    """In the display (QA-12)."""
    garden: Garden
    wall: Wall
    paths: tuple[AlicePath, ...]
    """By colour."""


@dataclass(frozen=True, slots=True)
class MessengerSpace:
    """A space of a messenger's path."""

    key: str
    name: str
    """Empty on the start."""
    step: int
    """Spaces from the start, whichever branch is taken (QA-141)."""
    banner: int
    """The level of the card reward; -1 on the start (QA-82)."""
    rewards: tuple[Reward, ...]
    next: tuple[int, ...]
    """The spaces its arrows lead to; empty at the end of the path."""


@dataclass(frozen=True, slots=True)
class Seal:
    """A seal lies on every arrow into a space of step ``into`` (QA-83)."""

    into: int
    first: tuple[Reward, ...]
    later: tuple[Reward, ...]


@dataclass(frozen=True, slots=True)
class MessengerPath:
    """The path of one colour's messengers; space 0 is the start, spaces are numbered in file order."""

    spaces: tuple[MessengerSpace, ...]
    seals: tuple[Seal, ...]
    zone: int
    """Crossing into this step enters the central zone (QA-84)."""
    fork: int
    """The fork space; leaving it crosses the central fork (QA-85, QA-88)."""
    end: int
    """The space that gives the crown (QA-86)."""


@dataclass(frozen=True, slots=True)
class TreeArrow:
    """An arrow of the tree."""

    to: int
    black: bool
    costs: tuple[Cost, ...]
    """By the colour of the twin; the same twice on a black arrow (QA-90)."""


@dataclass(frozen=True, slots=True)
class TreeSpace:
    """A space of the tree; the two starts are spaces too."""

    key: str
    name: str
    """Empty on a start."""
    height: int
    """0 for a start, 4 for a top."""
    books: int
    """Bit mask of the printed book's colours; 0 on a start (QA-92)."""
    rewards: tuple[Reward, ...]
    """What the white book token covers (QA-91)."""
    arrows: tuple[TreeArrow, ...]


@dataclass(frozen=True, slots=True)
class Tree:
    """The tree. Spaces 0 and 1 are the red and the white start, the others follow in file order."""

    spaces: tuple[TreeSpace, ...]
    first: tuple[int, ...]
    """By colour: the space of height 1 beside its start, where its trains go (QA-152)."""


@dataclass(frozen=True, slots=True)
class CatTrack:
    """A cat track. Space 0 is the start."""

    rewards: tuple[tuple[Reward, ...], ...]
    """By space, the start's empty (QA-117)."""
    x1: int
    x2: int


@dataclass(frozen=True, slots=True)
class InviteBonus:
    """What an invited card is worth at the end (QA-26)."""

    kind: str
    """plain, same_piece, same_kind, acquired or invited."""
    ip: int


@dataclass(frozen=True, slots=True)
class Card:
    """A basic or a market card. Ids: basic 0-9, bronze 10-39, silver 40-69, gold 70-99."""

    id: int
    key: str
    name: str
    level: int
    kind: int
    """The piece kind."""
    colours: tuple[int, ...]
    """The colours it moves: one, or both on a wild card (QA-21)."""
    pieces: tuple[int, ...]
    """The piece codes it moves."""
    play: tuple[Reward, ...]
    discard: tuple[Reward, ...]
    bonus: InviteBonus


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A bookmark tile (QA-97 to QA-99)."""

    id: int
    key: str
    name: str
    price: tuple[int, int, int]
    """White, green and brown books."""
    when: str
    """at_once, turn or end."""
    rewards: tuple[Reward, ...] = ()
    """At once; or when the trigger of a once-a-turn tile happens."""
    trigger: str = ""
    """turn: unlock, acquire, invite, capture, rescue, alice; cheaper_own or cheaper_tea for a suit's action."""
    suit: int = -1
    """turn: the suit whose action is 1 cake or toast (cheaper_own) or 1 tea (cheaper_tea) less."""
    score: str = ""
    """end: time, alice, pawprints, invited, acquired, cubes."""
    arg: int = -1
    """end: the colour (alice, pawprints, invited) or the level (acquired)."""
    each: int = 0
    """end: IP for each."""
    most: int = 0
    """end: IP at the most."""

    @property
    def books(self) -> int:
        """The number of books printed as its price."""
        return sum(self.price)


@dataclass(frozen=True, slots=True)
class Wish:
    """One of Alice's Wishes (QA-140 to QA-143)."""

    id: int
    key: str
    name: str
    suit: int
    counts: str
    """What it counts: see ``WishCount`` in pack_cards."""
    yellow: int
    platinum: int
    most: int
    """The most that is counted (20 books), 0 for no limit."""


@dataclass(frozen=True, slots=True)
class TrainSide:
    """The red or the white side of a train card (QA-150 to QA-154)."""

    rewards: tuple[Reward, ...]
    """Time, cake or toast and the rest; a card acquired here is free, from the left block (QA-155)."""
    zone: int = -1
    """hearts: the garden zone of the shown space."""
    spot: int = -1
    """hearts: which space of that zone, counted from 0."""
    steps: int = 0
    """spades: the arrows that the messenger goes."""
    column: int = -1
    """diamonds: the wall column whose lowest space is shown."""


@dataclass(frozen=True, slots=True)
class Train:
    """A train card."""

    id: int
    key: str
    name: str
    suit: int
    sides: tuple[TrainSide, ...]
    """By colour."""


@dataclass(frozen=True, slots=True)
class QueenData:
    """All component data of the game."""

    chessboard: Chessboard
    courtier: Courtier
    tables: tuple[Table | None, ...]
    """By the number of players: 2, 3 and 4 are there. Use ``table``."""
    messengers: tuple[MessengerPath, ...]
    """By colour."""
    move_costs: tuple[tuple[Cost, ...], ...]
    """By colour: the cost of moving a messenger 1, 2 and 3 spaces (QA-80)."""
    tree: Tree
    cats: tuple[CatTrack, ...]
    """By colour."""
    cards: tuple[Card, ...]
    levels: tuple[tuple[int, ...], ...]
    """By level: the card ids of the ten basic cards and of the three market decks."""
    bookmarks: tuple[Bookmark, ...]
    wishes: tuple[Wish, ...]
    trains: tuple[Train, ...]
    first_wishes: tuple[int, ...]
    """The wishes of the first game, one a suit (QA-11)."""
    first_trains: tuple[int, ...]
    """The trains of the first game, one a suit (QA-20)."""

    def table(self, players: int) -> Table:
        """Return the boards for 2, 3 or 4 players."""
        found = self.tables[players]
        assert found is not None
        return found
