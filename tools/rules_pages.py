"""Write the rules reference of every game as a page, docs/rules/GAME.md; ``--check`` only says what is out of date."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PIL import Image

from alicegames.games import registry
from alicegames.packs.loader import load_builtin
from alicegames.ui.scenes.components import aid

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.game import Game, Passage

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "rules"
_FACTOR: Final = 1.6
"""Pixels for a hundredth of an inch."""
NOTES: Final = {"ruling": "our ruling", "rebuilt": "rebuilt by this project"}


def page(game: Game[Any, Any]) -> str:
    """Return a game's rules as Markdown."""
    lines = [
        f"# The rules of {game.title()}",
        "",
        "Made by `tools/rules_pages.py` from the program's own reference.",
        "",
        f"![Two pages to print: a turn, the table and its signs]({game.id}.png)",
        "",
    ]
    for section in game.make_texts(load_builtin(game.pack).data).reference():
        lines += [f"## {section.title}", ""]
        lines += [line for entry in section.entries for line in _paragraph(entry)]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def picture(game_id: str) -> None:
    """Draw a game's player aid beside its page."""
    out = FOLDER / f"{game_id}.png"
    aid.save(None, aid.sample(game_id), out, factor=_FACTOR)
    with Image.open(out) as drawn:
        drawn.quantize(128).save(out, optimize=True)


def _paragraph(entry: Passage) -> Iterator[str]:
    margin = "  " if entry.under else ""
    first, *more = entry.text.split("\n")
    notes = [*entry.rules, *([NOTES[entry.kind]] if entry.kind in NOTES else [])]
    said = f" ({', '.join(notes)})" if notes else ""
    yield f"{margin}- {first}{said}"
    yield from (f"{margin}  - {line.removeprefix('– ')}" for line in more)


def main() -> int:
    """Write or check; exit status 1 if a page is out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say which pages are out of date")
    is_check, stale = parser.parse_args().check, 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game_id in registry.ids():
        path, text = FOLDER / f"{game_id}.md", page(registry.get(game_id))
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{path.relative_to(FOLDER.parent.parent)} {'is out of date' if is_check else 'written'}")
        if not is_check:
            path.write_text(text, encoding="utf-8")
            picture(game_id)
    return int(is_check and stale > 0)


if __name__ == "__main__":
    raise SystemExit(main())
