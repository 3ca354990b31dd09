"""Draw every scene at four sizes, for looking at: PNG files in a folder, and an index.html that shows them together.

Usage: python tools/screenshots.py [--out shots] [--scenes title,table] [--games tea_time] [--sizes 1280x720]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from alicegames.bots import Question, levels
from alicegames.bots.base import NEVER
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Autosave, library
from alicegames.ui.app import screenshot
from alicegames.ui.scenes import SCENES

SIZES: Final = ("1024x640", "1280x720", "1920x1080", "3840x2160")
GENERAL: Final = frozenset({"title", "load", "settings", "help", "crash", "dialog"})
"""Scenes that are the same whatever the game."""
FINISHED: Final = frozenset({"score"})
"""Scenes that need a game that is over."""
NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve")


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
    _write_index(arguments.out)
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
            try:
                screenshot.take(scene, (width, height), path, game=game, save=str(save))
                print(path, flush=True)
            except Exception as error:  # noqa: BLE001 -- the other pictures are wanted all the same
                failed += 1
                print(f"{path}: {error!r}", file=sys.stderr)
    return failed


def _game_at(game: str, *, over: bool) -> Path:
    """Return a saved game in its middle or at its end, played by greedy bots with the most seats."""
    for entry in library.entries():
        if entry.game == game and entry.over == over:
            return entry.path
    count = registry.get(game).players[-1]
    match = new_match(game, [Seat(name=NAMES[seat], mark=MARKS[seat]) for seat in range(count)], seed=11, first=0)
    session, bot, rng = match.start(), levels.get("greedy").make(match.game), Random(11)
    while (decision := session.decision()) is not None:
        seat = decision.player
        session.submit(bot.choose(Question(session.rules, session.view(seat), decision, seat, rng, NEVER)))
    if not over:
        session.replay(session.codes[: len(session.codes) * 3 // 5])
    with Autosave(match) as autosave:
        fault = autosave.save(session)
        if fault is not None or autosave.path is None:
            raise RuntimeError(fault)
        return autosave.path


def _write_index(out: Path) -> None:
    figures = "\n".join(
        f'<figure><a href="{name}.png"><img src="{name}.png"></a><figcaption>{name}</figcaption></figure>'
        for name in sorted(path.stem for path in out.glob("*.png"))
    )
    style = "body{background:#1b3a3d;color:#f6eedc;font-family:sans-serif}figure{display:inline-block}img{width:600px}"
    out.joinpath("index.html").write_text(f"<!doctype html><style>{style}</style>\n{figures}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
