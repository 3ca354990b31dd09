"""Draw every scene at four sizes, with larger words and upright, and every table in every palette, for looking at.

PNG files in a folder, an index.html that shows them together, and all of them small on one sheet, sheet.png.

Usage: python tools/screenshots.py [--out shots] [--scenes title,table] [--games tea_time] [--sizes 1280x720]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import sheets
from played import finished

from alicegames.core.decision import CHANCE
from alicegames.games import registry
from alicegames.storage import Autosave, Settings, library, tolerant
from alicegames.teaching.review import Notes, Slip, path_of
from alicegames.ui.app import screenshot
from alicegames.ui.scenes import SCENES

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.match import Match

SIZES: Final = ("1024x640", "1280x720", "1920x1080", "3840x2160")
SHEET: Final = "sheet.png"
GENERAL: Final = frozenset({"title", "load", "settings", "help", "crash", "dialog"})
"""Scenes that are the same whatever the game."""
FINISHED: Final = frozenset({"score", "review"})
"""Scenes that need a game that is over."""
BESIDES: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "settings": ({"tab": "motion"}, {"tab": "play"}, {"tab": "bots"}, {"tab": "help"}, {"tab": "keys"}),
    "score": ({"festive": "1"},),
    "problem": ({"step": "end"},),
    "lesson": ({"step": "end"},),
}
"""What else a scene can show: the values handed to it."""
WRITTEN: Final = (1.5, 2.0)
"""The text sizes in which every scene is drawn besides the plain one."""
LETTERED: Final = (1920, 1080)
"""The size in which scenes are drawn with larger words."""
UPRIGHT: Final = (1080, 1920)
Palette = Literal["default", "colour_blind", "high_contrast"]
PALETTES: Final[tuple[Palette, ...]] = (
    "default",
    "colour_blind",
    "high_contrast",
)
TABLE: Final = (1280, 720)
"""The size in which every table is drawn with every palette and number of players."""
THUMB: Final = 400
"""Pixels of a picture on the sheet, four in a row."""


def main() -> int:
    """Draw; exit 1 if a scene could not be drawn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("shots"))
    parser.add_argument("--scenes", default=",".join(SCENES))
    parser.add_argument("--games", default=",".join(registry.ids()))
    parser.add_argument("--sizes", default=",".join(SIZES))
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    scenes, sizes = arguments.scenes.split(","), [_size(size) for size in arguments.sizes.split(",")]
    with tempfile.TemporaryDirectory() as home:
        os.environ["ALICEGAMES_HOME"] = home
        games = arguments.games.split(",")
        for game in games:  # so that the title has something to continue and the load scene something to list
            _game_at(game, over=True)
            _game_at(game, over=False)
        failed = sum(_draw_scene(scene, games, sizes, arguments.out) for scene in scenes)
        failed += sum(_draw_besides(scene, games, arguments.out) for scene in scenes)
        failed += _draw_tables(games, arguments.out) if "table" in scenes else 0
    _write_index(arguments.out)
    shown = sorted(path for path in arguments.out.glob("*.png") if path.name != SHEET)
    pygame.image.save(sheets.of_files(shown, THUMB, len(SIZES)), arguments.out / SHEET)
    return int(failed > 0)


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def _draw_scene(scene: str, games: list[str], sizes: list[tuple[int, int]], out: Path) -> int:
    failed = 0
    for game in games[:1] if scene in GENERAL else games:
        save = _game_at(game, over=scene in FINISHED)
        stem = scene if scene in GENERAL else f"{scene}-{game}"
        for width, height in sizes:
            path = out / f"{stem}-{width}x{height}.png"
            failed += not _taken(scene, (width, height), path, game=game, save=str(save), settings=None)
    return failed


def _draw_besides(scene: str, games: list[str], out: Path) -> int:
    """Draw what else a scene can show, with larger words, and upright."""
    failed = 0
    for game in games[:1] if scene in GENERAL else games:
        saved, stem = str(_game_at(game, over=scene in FINISHED)), scene if scene in GENERAL else f"{scene}-{game}"
        for extra in BESIDES.get(scene, ()):
            path = out / f"{stem}-{'-'.join(map('-'.join, extra.items()))}.png"
            failed += not _taken(scene, TABLE, path, game=game, save=saved, settings=None, extra=extra)
        for text in WRITTEN:
            path, settings = out / f"{stem}-text-{text:.0%}.png", Settings(text_scale=text)
            failed += not _taken(scene, LETTERED, path, game=game, save=saved, settings=settings)
        path = out / f"{stem}-upright.png"
        failed += not _taken(scene, UPRIGHT, path, game=game, save=saved, settings=None)
    return failed


def _draw_tables(games: list[str], out: Path) -> int:
    """Draw the middle of a game in every palette, with every number of players."""
    failed = 0
    for game, palette in ((game, palette) for game in games for palette in PALETTES):
        for count in registry.get(game).players:
            path = out / f"players-{game}-{palette}-{count}.png"
            save, settings = str(_game_at(game, count, over=False)), Settings(palette=palette)
            failed += not _taken("table", TABLE, path, game=game, save=save, settings=settings)
    return failed


def _taken(
    scene: str,
    size: tuple[int, int],
    path: Path,
    *,
    game: str,
    save: str,
    settings: Settings | None,
    extra: dict[str, str] | None = None,
) -> bool:
    """Draw a picture; say it if that fails."""
    try:
        screenshot.take(scene, size, path, game=game, save=save, settings=settings, extra=extra)
        print(path, flush=True)
    except Exception as error:  # noqa: BLE001 -- the other pictures are wanted all the same
        print(f"{path}: {error!r}", file=sys.stderr)
        return False
    return True


def _game_at(game: str, players: int = 0, *, over: bool) -> Path:
    """Return a saved game in its middle or at its end, with so many seats, or the most."""
    count = players or registry.get(game).players[-1]
    for entry in library.entries():
        if entry.game == game and entry.over == over and len(entry.seats) == count:
            return entry.path
    match, session = finished(game, count)
    if over:
        _note_slips(match, session)
    else:
        session.replay(session.codes[: len(session.codes) * 3 // 5])
    with Autosave(match) as autosave:
        fault = autosave.save(session)
        if fault is not None or autosave.path is None:
            raise RuntimeError(fault)
        return autosave.path


def _note_slips(match: Match, session: Session[Any, Any]) -> None:
    """Write a review as if every seventh choice had cost something: a real one would think for minutes."""
    slips = [
        Slip(ply=move.ply, better=match.rules.encode(move.decision.options[-1]), points=1.5 + move.ply % 5)
        for move in session.moves[::7]
        if move.player != CHANCE and move.choice != move.decision.options[-1]
    ]
    path = path_of(match, session)
    path.parent.mkdir(parents=True, exist_ok=True)
    fault = tolerant.save(path, Notes(seen=len(session.moves), slips=tuple(slips)))
    if fault is not None:
        raise RuntimeError(fault)


def _write_index(out: Path) -> None:
    figures = "\n".join(
        f'<figure><a href="{name}.png"><img src="{name}.png"></a><figcaption>{name}</figcaption></figure>'
        for name in sorted(path.stem for path in out.glob("*.png") if path.name != SHEET)
    )
    style = "body{background:#1b3a3d;color:#f6eedc;font-family:sans-serif}figure{display:inline-block}img{width:600px}"
    out.joinpath("index.html").write_text(f"<!doctype html><style>{style}</style>\n{figures}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
