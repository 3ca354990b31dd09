"""Check that the house is in order: the rooms of every game, modules a folder, cycles of imports.

Usage: python tools/rooms.py [ROOT]
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE: Final = Path(__file__).resolve().parent.parent
FULL: Final = 25
"""The most modules in one folder."""
FULL_IN_A_GAME: Final = 16
"""Likewise in a game's, whose file names are the same in every game."""
CYCLE: Final = 5
"""The most modules that may import each other in a ring, imports for types alone included."""
FILES: Final = frozenset(
    [
        "book",
        "game",
        "rules",
        "setup",
        "state",
        "choices",
        "frames",
        "events",
        "codes",
        "decisions",
        "answers",
        "settle",
        "effects",
        "twin",
        "scoring",
        "view",
    ]
)
"""What a game's folder may hold; docs/architecture.md says what each is for. A small game leaves rooms out."""
TEXT: Final = frozenset(
    [
        "texts",
        "prompts",
        "options",
        "log",
        "table",
        "tooltips",
        "why_not",
        "cautions",
        "words",
        "targets",
        "score",
        "sources",
        "reference",
    ]
)
ROOMS: Final = frozenset({"play", "text", "pack", "bot"})
"""A game's inner rooms. ``play`` names its modules as the rulebook names the parts of a turn."""


def modules(folder: Path) -> list[str]:
    """Return the names of a folder's modules."""
    return sorted(file.stem for file in folder.glob("*.py") if file.stem != "__init__")


def folders(root: Path) -> Iterator[Path]:
    """Return every folder of the package that holds modules."""
    return (
        folder for folder in sorted({file.parent for file in root.rglob("*.py")}) if "__pycache__" not in str(folder)
    )


def crowded(root: Path) -> list[str]:
    """Return the folders with more modules than one can keep in mind."""
    found = []
    for folder in folders(root):
        limit = FULL_IN_A_GAME if folder.parent == root / "games" else FULL
        count = len(modules(folder))
        if count > limit:
            found.append(
                f"{folder.relative_to(root.parent)}: {count} modules, more than {limit}; which rooms are in there?"
            )
    return found


def _is_for_words(name: str) -> bool:
    """Whether a module is one of the rooms for words, or a part of one: ``why_not_dice`` is a part of ``why_not``."""
    return name in TEXT or any(name.startswith(f"{room}_") for room in TEXT)


def strangers(root: Path) -> list[str]:
    """Return the files and folders of games that have a name of their own for what every game has."""
    found = []
    for game in sorted(file.parent for file in root.glob("games/*/game.py")):
        rooms = {place.name for place in game.iterdir() if place.is_dir() and place.name != "__pycache__"}
        found += [
            f"{game.name}/{name}.py: no game has a room of that name" for name in modules(game) if name not in FILES
        ]
        found += [f"{game.name}/{name}/: no game has a room of that name" for name in sorted(rooms - ROOMS)]
        found += [
            f"{game.name}/text/{name}.py: not a name for words"
            for name in modules(game / "text")
            if not _is_for_words(name)
        ]
    return found


def imports(root: Path) -> dict[str, set[str]]:
    """Return which modules each module imports, for types alone included."""
    names = {
        ".".join(file.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__"): file
        for file in root.rglob("*.py")
    }
    graph: dict[str, set[str]] = {}
    for name, file in names.items():
        graph[name] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == root.name:
                for alias in node.names:
                    inner = f"{node.module}.{alias.name}"
                    graph[name].add(inner if inner in names else node.module)
    return graph


def rings(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return the sets of modules that import each other, directly or not (Tarjan's strongly connected components)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:  # a closure: the walk shares four tables
        number[name] = lowest[name] = len(number)
        stack.append(name)
        for other in sorted(graph.get(name, ())):
            if other not in number:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], number[other])
        if lowest[name] == number[name]:
            at = stack.index(name)
            found.append(sorted(stack[at:]))
            del stack[at:]

    for name in sorted(graph):
        if name not in number:
            visit(name)
    return [ring for ring in found if len(ring) > 1]


def tangled(root: Path) -> list[str]:
    """Return the rings of more modules than are allowed."""
    return [
        f"{len(ring)} modules import each other: {', '.join(ring)}"
        for ring in rings(imports(root))
        if len(ring) > CYCLE
    ]


def faults(root: Path) -> list[str]:
    """Return all that is out of order in a package."""
    return [*crowded(root), *strangers(root), *tangled(root)]


def main() -> int:
    """Print what is out of order; exit status 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", nargs="?", type=Path, default=HERE, help="the project's folder")
    root = parser.parse_args().root / "alicegames"
    found = faults(root)
    print("\n".join(found) or f"{sum(1 for _folder in folders(root))} folders: the house is in order")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
