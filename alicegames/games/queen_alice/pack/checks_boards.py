"""What the rules need of the boards: shapes, ranges, references. All raise PackError(file, place, reason)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.checks import part, require
from alicegames.games.queen_alice.pack.models_boards import (
    AlicePathModel,
    AlicePathsFile,
    CatTracksFile,
    ChessboardFile,
    GardenFile,
    WallFile,
)
from alicegames.games.queen_alice.pack.verbs import COLOUR_NAMES, COLOURS, EMPTY, KINDS, PAWN, layout
from alicegames.games.queen_alice.play.chess import COLUMNS, last_row, square_number
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import BaseModel

_SET: Final = Counter(dict.fromkeys(range(KINDS), 1) | {PAWN: 4})
"""One colour's pieces by kind (QA-01)."""
_CROWN_TILES: Final = 12


def check(files: Mapping[str, BaseModel]) -> None:
    """Check the central board, the garden and the wall. Raises PackError."""
    _check_chessboard(part(files, "chessboard.json", ChessboardFile))
    _check_garden(part(files, "garden.json", GardenFile))
    _check_wall(part(files, "wall.json", WallFile))
    _check_paths(part(files, "alice_paths.json", AlicePathsFile))
    _check_cats(part(files, "cat_tracks.json", CatTracksFile))


# -- the chessboard ---------------------------------------------------------------------------------------------------


def _check_chessboard(file: ChessboardFile) -> None:
    name = "chessboard.json"
    require(
        len(set(file.columns)) == COLUMNS, name, "columns", _("every suit and the wild action have one column (QA-38)")
    )
    for colour, squares in zip(COLOURS, (file.respawn.red, file.respawn.white), strict=True):
        place = f"respawn.{COLOUR_NAMES[colour]}"
        require(len(set(squares)) == len(squares), name, place, _("a return square is named twice"))
        home = all(square_number(square) // COLUMNS != last_row(colour) for square in squares)
        require(home, name, place, _("no return square lies on its pawns' last row (QA-173)"))
    for number, ranks in enumerate(file.layouts):
        _check_layout(layout(ranks), f"layouts.{number}")


def _check_layout(board: tuple[int, ...], place: str) -> None:
    """Every piece is on the board, and no pawn at its end (QA-01, QA-170, QA-173)."""
    for colour in COLOURS:
        pieces = Counter(code % KINDS for code in board if code != EMPTY and code // KINDS == colour)
        reason = _("{value} needs five officers, each kind once, and four pawns (QA-01)").format(
            value=COLOUR_NAMES[colour]
        )
        require(pieces == _SET, "chessboard.json", place, reason)
        row = last_row(colour) * COLUMNS
        pawns = colour * KINDS + PAWN in board[row : row + COLUMNS]
        reason = _("a {value} pawn stands on its last row (QA-173)").format(value=COLOUR_NAMES[colour])
        require(not pawns, "chessboard.json", place, reason)


# -- garden and wall --------------------------------------------------------------------------------------------------


def _check_garden(file: GardenFile) -> None:
    """Each zone keeps a free space for the trains, whatever is covered (QA-17, QA-157)."""
    for side_name, side in (("large", file.large), ("small", file.small)):
        for colour, zones in (("red", side.red), ("white", side.white)):
            for number, zone in enumerate(zones):
                place = f"{side_name}.{colour}.{number}.covered_for_three"
                covered = zone.covered_for_three
                inside = covered is None or (covered <= len(zone.spaces) and len(zone.spaces) > 1)
                require(inside, "garden.json", place, _("covers a space of its zone, and leaves one free (QA-17)"))


def _check_wall(file: WallFile) -> None:
    """Each column keeps a free space for the trains, whatever is filled (QA-17, QA-157)."""
    for colour, wall in (("red", file.red), ("white", file.white)):
        for label, spots in (("covered_for_three", wall.covered_for_three), ("built_for_two", wall.built_for_two)):
            place = f"{colour}.{label}"
            require(len(set(spots)) == len(spots), "wall.json", place, _("a space is named twice"))
            full = [
                column for column, count in Counter(column for _row, column in spots).items() if count == len(wall.rows)
            ]
            require(
                not full, "wall.json", place, _("a column is filled from the start: no diamond could be laid there")
            )


# -- Alice's paths and cat tracks -------------------------------------------------------------------------------------


def _check_paths(file: AlicePathsFile) -> None:
    name = "alice_paths.json"
    counts = sorted(table.players for table in file.tables)
    require(counts == [2, 3, 4], name, "tables", _("there is one table for two, three and four players each"))
    for number, table in enumerate(file.tables):
        place = f"tables.{number}"
        crowns = table.crowns + len(table.red.covered) + len(table.white.covered)
        require(
            crowns <= _CROWN_TILES,
            name,
            place,
            ngettext(
                "wants {crowns} crown, the box holds {crown_tiles} (QA-08)",
                "wants {crowns} crowns, the box holds {crown_tiles} (QA-08)",
                crowns,
            ).format(crowns=crowns, crown_tiles=_CROWN_TILES),
        )
        for colour, path in (("red", table.red), ("white", table.white)):
            _check_path(path, f"{place}.{colour}")


def _check_path(path: AlicePathModel, place: str) -> None:
    name, length = "alice_paths.json", len(path.points)
    first, second = path.wishes
    require(
        first < second <= length, name, f"{place}.wishes", _("two wish spaces, in order, before the throne (QA-11)")
    )
    covered = set(path.covered)
    apart = len(covered) == len(path.covered) and not covered & set(path.wishes)
    inside = apart and all(number <= length for number in covered)
    require(inside, name, f"{place}.covered", _("covers spaces before the throne, none of them a wish space (QA-114)"))


def _check_cats(file: CatTracksFile) -> None:
    name = "cat_tracks.json"
    require(file.x1 <= file.x2, name, "x1", _("the mark of one wish lies before that of both (QA-133)"))
    for colour, track in (("red", file.red), ("white", file.white)):
        require(
            len(track) >= file.x2,
            name,
            colour,
            ngettext(
                "has {value} space, but the second mark is at {x2}",
                "has {value} spaces, but the second mark is at {x2}",
                len(track),
            ).format(value=len(track), x2=file.x2),
        )
