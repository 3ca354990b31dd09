"""Cross-checks of Queen Alice's boards: what a single key cannot show. All raise PackError(file, place, reason)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.checks import part, require, walk
from alicegames.games.queen_alice.pack.models_boards import (
    AlicePathModel,
    AlicePathsFile,
    CatTracksFile,
    ChessboardFile,
    CourtierFile,
    GardenFile,
    GardenSideModel,
    WallFile,
    WallModel,
    ZoneModel,
)
from alicegames.games.queen_alice.pack.verbs import (
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    FLOWER_NAMES,
    FLOWERS_OF_A_KIND,
    KIND_NAMES,
    KINDS,
    PAWN,
    Acquire,
    Flower,
    Pawprint,
    layout,
)
from alicegames.games.queen_alice.play.chess import last_row, moved, square_number, targets
from tests.packs.frame import total

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import BaseModel

_SET: Final = Counter(dict.fromkeys(range(KINDS), 1) | {PAWN: 4})
"""One colour's pieces by kind (QA-01)."""
_HOME_ROWS: Final = ((6, 7, 8), (1, 2, 3))
"""By colour: the rows its respawn squares lie in, its own three."""
_CROWNS: Final = {2: 6, 3: 7, 4: 8}
"""Crowns in the display by the number of players (QA-12)."""
_PATHS: Final = {2: (8, (3, 6), 0), 3: (12, (5, 10), 2), 4: (12, (5, 10), 0)}
"""By the number of players: spaces before the throne, the wish spaces, spaces covered by crowns."""
_CROWN_TILES: Final = 12
_FREE_BUSHES: Final = {"large": 16, "small": 8}
_FLOWERS: Final = {"large": (24, 28), "small": (12,)}


def check(files: Mapping[str, BaseModel]) -> None:
    """Check the central board, the courtier board, the garden and the wall. Raises PackError."""
    _check_chessboard(part(files, "chessboard.json", ChessboardFile))
    _check_courtier(part(files, "courtier.json", CourtierFile))
    _check_garden(part(files, "garden.json", GardenFile))
    _check_wall(part(files, "wall.json", WallFile))
    _check_paths(part(files, "alice_paths.json", AlicePathsFile))
    _check_cats(part(files, "cat_tracks.json", CatTracksFile))


# -- the chessboard ---------------------------------------------------------------------------------------------------


def _check_chessboard(file: ChessboardFile) -> None:
    name = "chessboard.json"
    require(file.columns[2] == "any", name, "columns.2", "the central column is the wild one (QA-38)")
    require(len(set(file.columns)) == len(file.columns), name, "columns", "every suit has one column (QA-38)")
    for number, row in enumerate(file.rows, start=1):
        central = number in (4, 5)
        reason = "the two central rows, and no other, give any resource (QA-37)"
        require((row.resource == "any") == central, name, f"rows.{number - 1}.resource", reason)
        timed = 3 <= number <= 6
        reason = "the four central rows, and no other, print time for the pink flowers (QA-76)"
        require((row.time > 0) == timed, name, f"rows.{number - 1}.time", reason)
    respawn = (file.respawn.red, file.respawn.white)
    for colour in COLOURS:
        _check_respawn(respawn[colour], colour)
    for number, ranks in enumerate(file.layouts):
        _check_layout(layout(ranks), respawn, f"layouts.{number}")
    require(len(set(file.layouts)) == len(file.layouts), name, "layouts", "the four layouts must differ (QA-10)")


def _check_respawn(squares: tuple[str, ...], colour: int) -> None:
    place = f"respawn.{COLOUR_NAMES[colour]}"
    reason = "respawn squares lie in three different columns"
    require(len({square[0] for square in squares}) == len(squares), "chessboard.json", place, reason)
    home = all(int(square[1]) in _HOME_ROWS[colour] for square in squares)
    require(home, "chessboard.json", place, "respawn squares lie in the colour's own three rows (QA-173)")


def _check_layout(board: tuple[int, ...], respawn: tuple[tuple[str, ...], tuple[str, ...]], place: str) -> None:
    name = "chessboard.json"
    for colour in COLOURS:
        pieces = Counter(code % KINDS for code in board if code != EMPTY and code // KINDS == colour)
        reason = f"{COLOUR_NAMES[colour]} needs five officers, each kind once, and four pawns (QA-01)"
        require(pieces == _SET, name, place, reason)
        row = last_row(colour) * 5
        pawns = [square for square in range(row, row + 5) if board[square] == colour * KINDS + PAWN]
        require(not pawns, name, place, f"a {COLOUR_NAMES[colour]} pawn stands on its last row (QA-173)")
        on = [board[square_number(square)] for square in respawn[colour]]
        reason = f"one respawn square of {COLOUR_NAMES[colour]} must be free"
        require(EMPTY in on, name, place, reason)
        foreign = [code for code in on if code != EMPTY and code // KINDS != colour]
        require(not foreign, name, place, f"a piece stands on a respawn square of {COLOUR_NAMES[colour]}, not its own")
    stuck = _stuck(board)
    require(not stuck or _captures_soon(board), name, place, f"neither can a {stuck} move nor is there a capture soon")


def _stuck(board: tuple[int, ...]) -> str:
    """Return the name of a kind of which no piece can move, or nothing."""
    for code in sorted({piece for piece in board if piece != EMPTY}):
        if not any(targets(board, square) for square, piece in enumerate(board) if piece == code):
            return f"{COLOUR_NAMES[code // KINDS]} {KIND_NAMES[code % KINDS]}"
    return ""


def _captures_soon(board: tuple[int, ...]) -> bool:
    """Whether there is a capture within two moves of any pieces."""
    steps = [(here, there) for here, code in enumerate(board) if code != EMPTY for there in targets(board, here)]
    return _has_capture(board) or any(_has_capture(moved(board, here, there)) for here, there in steps)


def _has_capture(board: tuple[int, ...]) -> bool:
    occupied = [square for square, code in enumerate(board) if code != EMPTY]
    return any(board[there] != EMPTY for here in occupied for there in targets(board, here))


# -- courtier board ---------------------------------------------------------------------------------------------------


def _check_courtier(file: CourtierFile) -> None:
    name = "courtier.json"
    for colour, hearts in (("red", file.hearts.red), ("white", file.hearts.white)):
        costs = tuple((heart.cost.own, heart.cost.tea) for heart in hearts)
        reason = "hearts cost cake or toast alone, 1 at least, and never less than the one below (QA-72)"
        rising = list(costs) == sorted(costs) and all(own >= 1 and tea == 0 for own, tea in costs)
        require(rising, name, f"hearts.{colour}", reason)
    silver = [heart for heart in file.hearts.red if heart.cost.own == 2 and _gives_level(heart.rewards, "silver")]
    require(silver, name, "hearts.red", "a red heart that costs 2 cakes gives a silver card (QA-183)")
    paws = [rewards for rewards in file.diamonds.red if total(rewards, "pawprint") == 1]
    require(paws, name, "diamonds.red", "a red diamond gives one pawprint (QA-105)")


def _gives_level(rewards: tuple[object, ...], level: str) -> bool:
    return any(isinstance(reward, Acquire) and reward.level == level for reward in rewards)


# -- garden -----------------------------------------------------------------------------------------------------------


def _check_garden(file: GardenFile) -> None:
    for side_name, side in (("large", file.large), ("small", file.small)):
        for colour, zones in (("red", side.red), ("white", side.white)):
            place = f"{side_name}.{colour}"
            spaces = sum(len(zone.spaces) for zone in zones)
            wanted = _FREE_BUSHES[side_name]
            require(spaces == wanted, "garden.json", place, f"has {spaces} spaces, must have {wanted} in four zones")
            for number, zone in enumerate(zones):
                _check_covered(zone, f"{place}.{number}.covered_for_three", large=side_name == "large")
        _check_flowers(side, side_name)


def _check_covered(zone: ZoneModel, place: str, *, large: bool) -> None:
    covered = zone.covered_for_three
    if large:
        inside = covered is not None and covered <= len(zone.spaces)
        require(inside, "garden.json", place, "one space of each zone is covered for three players (QA-17)")
    else:
        require(covered is None, "garden.json", place, "the side for two players has no covered spaces")


def _check_flowers(side: GardenSideModel, place: str) -> None:
    kinds = flowers(side)
    count = sum(kinds.values())
    wanted = _FLOWERS[place]
    require(count in wanted, "garden.json", place, f"gives {count} flowers, must give {' or '.join(map(str, wanted))}")
    for kind in FLOWER_NAMES:
        even = kinds[kind] in (count // 4, count // 4 + 1) and kinds[kind] < FLOWERS_OF_A_KIND
        reason = f"gives {kinds[kind]} {kind} flowers: each kind as often as the others, and one is kept for the trains"
        require(even, "garden.json", place, reason)


def flowers(side: GardenSideModel) -> Counter[str]:
    """Return how often a side of the garden gives each kind of flower."""
    return Counter(reward.kind for _, reward in walk(side) if isinstance(reward, Flower))


# -- wall -------------------------------------------------------------------------------------------------------------


def _check_wall(file: WallFile) -> None:
    for colour, wall in (("red", file.red), ("white", file.white)):
        _check_wall_costs(wall, colour)
        for count, label in ((1, "covered_for_three"), (2, "built_for_two")):
            _check_filled(getattr(wall, label), count, f"{colour}.{label}")
    bottom = file.red.rows[0]
    filled = {*file.red.covered_for_three, *file.red.built_for_two}
    examples = [
        column
        for column, rewards in enumerate(bottom.spaces, start=1)
        if _red_prints(rewards) == 2 and file.red.columns[column - 1].tea == 1 and (1, column) not in filled
    ]
    reason = "a space of the first row in a tea column, free for any number of players, gives 2 red pawprints (QA-105)"
    require(examples and bottom.cost.own == 1, "wall.json", "red.rows.0", reason)


def _check_wall_costs(wall: WallModel, colour: str) -> None:
    name = "wall.json"
    teas = sorted(column.tea for column in wall.columns)
    plain = all(column.own == 0 for column in wall.columns)
    require(plain and teas == [0, 0, 1, 1], name, f"{colour}.columns", "two columns cost 1 tea, two nothing (QA-100)")
    costs = [row.cost.own for row in wall.rows]
    rising = costs == sorted(costs) and costs[0] >= 1 and not any(row.cost.tea for row in wall.rows)
    reason = "every row costs cake or toast alone, never less than the row below (QA-100)"
    require(rising, name, f"{colour}.rows", reason)


def _check_filled(spots: tuple[tuple[int, int], ...], count: int, place: str) -> None:
    rows, columns = Counter(row for row, _ in spots), Counter(column for _, column in spots)
    even = all(rows[number] == count and columns[number] == count for number in range(1, 5))
    reason = f"{count} in every row and every column must be filled, no spot twice"
    require(even and len(set(spots)) == len(spots), "wall.json", place, reason)


def _red_prints(rewards: tuple[object, ...]) -> int:
    return sum(reward.amount for reward in rewards if isinstance(reward, Pawprint) and reward.colour == "red")


# -- Alice's paths and cat tracks -------------------------------------------------------------------------------------


def _check_paths(file: AlicePathsFile) -> None:
    name = "alice_paths.json"
    counts = sorted(table.players for table in file.tables)
    require(counts == [2, 3, 4], name, "tables", "there is one table for two, three and four players each")
    for number, table in enumerate(file.tables):
        place = f"tables.{number}"
        crowns = _CROWNS[table.players]
        reason = f"{table.players} players have {crowns} crowns in the display (QA-12)"
        require(table.crowns == crowns, name, f"{place}.crowns", reason)
        covered = len(table.red.covered) + len(table.white.covered)
        reason = f"the box holds {_CROWN_TILES} crowns, and {covered} cover spaces (QA-08, QA-17)"
        require(crowns + covered <= _CROWN_TILES, name, place, reason)
        for colour, path in (("red", table.red), ("white", table.white)):
            _check_path(path, table.players, f"{place}.{colour}")


def _check_path(path: AlicePathModel, players: int, place: str) -> None:
    name = "alice_paths.json"
    length, wishes, covered = _PATHS[players]
    require(len(path.points) == length, name, f"{place}.points", f"a path for {players} players has {length} spaces")
    rising = list(path.points) == sorted(path.points) and path.throne >= path.points[-1]
    require(rising, name, f"{place}.points", "points never fall along the path, up to the throne")
    require(path.wishes == wishes, name, f"{place}.wishes", f"the wishes of {players} players lie on {wishes}")
    reason = f"{players} players have {covered} covered spaces a path, none of them a wish space (QA-17, QA-114)"
    apart = len(set(path.covered)) == covered == len(path.covered) and not set(path.covered) & set(wishes)
    require(apart and all(number <= length for number in path.covered), name, f"{place}.covered", reason)


def _check_cats(file: CatTracksFile) -> None:
    name = "cat_tracks.json"
    require((file.x1, file.x2) == (5, 10), name, "x1", "the marks of the cat tracks are at 5 and 10")
    for colour, track in (("red", file.red), ("white", file.white)):
        require(len(track) == 12, name, colour, f"has {len(track)} spaces, must have 12")
        filled = sum(bool(rewards) for rewards in track)
        require(filled * 2 > len(track), name, colour, "most spaces of a cat track give something")
