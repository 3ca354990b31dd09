"""Where the spaces of tree and messengers' paths lie: as drawn for the built-in pack, of another pack by its arrows."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, TypeAlias

from alicegames.games.queen_alice.pack.verbs import COLOUR_NAMES, COLOURS
from alicegames.games.queen_alice.text import targets
from alicegames.ui.presenters import layout
from alicegames.ui.presenters.layout import Line, Space, SpriteLayout
from alicegames.ui.presenters.queen_alice.places import GAME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.games.queen_alice.pack.data import MessengerPath, MessengerSpace, QueenData

Rect = tuple[float, float, float, float]
Plan: TypeAlias = "Callable[[QueenData], SpriteLayout]"
_CANVAS: Final = (400.0, 380.0)
_LANES: Final = (2.0, 192.0)
_LANE: Final = 184.0
_NODE: Final = (33.0, 44.0)
_SEAL: Final = (62.0, 46.0)
_CROWN: Final = 248.0
"""How much of the canvas the tree takes, across; the bookmarks have the rest."""
_LEAF: Final = (72.0, 36.0)
_TOP, _FOOT = 28.0, 266.0
"""Where the highest and the lowest row of the tree lie."""


def target_of(colour: int, space: MessengerSpace) -> str:
    """Return the id of a messengers' space; the two starts are told apart by their colour."""
    return targets.messenger(space.key if space.step else f"{COLOUR_NAMES[colour]}_start")


def tree(data: QueenData) -> SpriteLayout:
    """Return the plan of the tree."""
    drawn = layout.load(GAME, "tree")
    names = [targets.tree(space.key) for space in data.tree.spaces]
    if all(name in drawn.spaces for name in names):
        return drawn
    rows: dict[int, list[str]] = defaultdict(list)
    for space, name in zip(data.tree.spaces, names, strict=True):
        rows[space.height].append(name)
    step = (_FOOT - _TOP) / max(1, max(rows) - 1)
    spaces = {"shelf": drawn.spaces["shelf"]}
    for height, row in rows.items():
        top = 338.0 if not height else _FOOT - (height - 1) * step
        for name, (left, wide) in zip(row, _spread(len(row), _CROWN, _LEAF[0]), strict=True):
            spaces[name] = Space(rect=(left, top, wide, min(_LEAF[1], step * 0.8)))
    return SpriteLayout(canvas=_CANVAS, spaces=spaces)


def _spread(count: int, across: float, widest: float) -> list[tuple[float, float]]:
    """Return left edges and widths of so many things side by side."""
    share = across / count
    wide = min(widest, share - 4)
    return [(share * (n + 0.5) - wide / 2, wide) for n in range(count)]


def messengers(data: QueenData) -> SpriteLayout:
    """Return the plan of both messengers' paths."""
    drawn = layout.load(GAME, "messengers")
    if set(_named(data)) <= set(drawn.spaces):
        return drawn
    spaces: dict[str, Space] = {}
    lines: list[Line] = []
    for colour in COLOURS:
        found, roads = _lane(colour, data.messengers[colour])
        spaces |= {name: Space(rect=rect) for name, rect in found.items()}
        lines += [Line(points=road) for road in roads]
    return SpriteLayout(canvas=_CANVAS, spaces=spaces, lines=tuple(lines))


def _named(data: QueenData) -> Iterable[str]:
    for colour in COLOURS:
        path = data.messengers[colour]
        yield from (target_of(colour, space) for space in path.spaces)
        yield from (targets.seal(colour, number) for number in range(len(path.seals)))


def _lane(
    colour: int, path: MessengerPath
) -> tuple[dict[str, Rect], list[tuple[tuple[float, float], tuple[float, float]]]]:
    """Return a path's places, a column for each step, and the roads between them."""
    top, name = _LANES[colour], COLOUR_NAMES[colour]
    columns = [[space for space in path.spaces if space.step == step] for step in range(_last(path) + 1)]
    share = (_CANVAS[0] - 4) / len(columns)
    wide = min(_NODE[0], share - 2)
    found: dict[str, Rect] = {}
    for step, column in enumerate(columns):
        room = _LANE / len(column)
        high = min(_NODE[1], room - 4)
        for row, space in enumerate(column):
            middle = top + room * (row + 0.5)
            found[target_of(colour, space)] = (2 + share * step, middle - high / 2, wide, high)
    centre = {key: (left + w / 2, at + h / 2) for key, (left, at, w, h) in found.items()}
    roads = [
        (centre[target_of(colour, space)], centre[target_of(colour, path.spaces[to])])
        for space in path.spaces
        for to in space.next
    ]
    found[f"zone:{name}"] = (2 + share * path.zone - 3, top, _CANVAS[0] - share * path.zone + 1, _LANE)
    fork = found[target_of(colour, path.spaces[path.fork])]
    found[f"fork:{name}"] = (fork[0] + 2, min(top + _LANE - 20, fork[1] + fork[3] + 2), 20.0, 20.0)
    for number, seal in enumerate(path.seals):
        left = min(_CANVAS[0] - _SEAL[0], max(0.0, 2 + share * seal.into - _SEAL[0] / 2))
        found[targets.seal(colour, number)] = (left, top + 12, *_SEAL)
    return found, roads


def _last(path: MessengerPath) -> int:
    return max(space.step for space in path.spaces)
