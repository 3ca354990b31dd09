"""Windows of any size drawn from a seed, and what is shown in them: every scene, any game, any number of players."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Settings
from alicegames.ui.app import offscreen
from alicegames.ui.app.scene import Push, SceneArgs
from alicegames.ui.scenes import SCENES, scene_class
from alicegames.ui.scenes.crash import CrashScene
from alicegames.ui.scenes.title import TitleScene
from alicegames.ui.table.scene import TableScene

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import Scene

LONG: Final = int(os.environ.get("ALICEGAMES_SIZES", "1"))
"""How many times as many windows are tried as in the short form of the tests."""
NAMES: Final = ("Ada", "Bartholomew the Great", "Bo", "Zoë", "Wilhelmina")
LEAST: Final = (1024, 640)
MOST: Final = (5120, 2880)
SCALES: Final = (0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
TEXTS: Final = (0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
"""The steps of the settings' two sliders, all of them."""
GAMES: Final = registry.ids()
PALETTES: Final = ("default", "colour_blind", "high_contrast")
SCENES_ALONE: Final = tuple(name for name in SCENES if name not in ("table", "curtain", "score"))


@dataclass(frozen=True, slots=True)
class Window:
    """A window and the settings that change how a scene is laid out."""

    size: tuple[int, int]
    scale: float = 1.0
    text: float = 1.0
    palette: str = "default"

    def app(self) -> App:
        """Return an application in it, without animations."""
        settings: dict[str, Any] = {
            "interface_scale": self.scale,
            "text_scale": self.text,
            "palette": self.palette,
            "animation_speed": 0.0,
            "reduced_motion": True,
            "curtain": False,
        }
        return offscreen.app(self.size, Settings(**settings))


@dataclass(frozen=True, slots=True)
class Position:
    """A game played at random for so many choices."""

    game: str
    players: int
    plies: int
    seed: int


def any_window(rng: Random) -> Window:
    """Return a window of any size in either orientation, small ones more often."""
    reach = rng.random() ** 2
    sides = [round(least + (most - least) * reach * rng.random()) for least, most in zip(LEAST, MOST, strict=True)]
    if rng.random() < 0.35:
        sides = [max(LEAST[0], sides[1]), max(LEAST[1], sides[0])]
    return Window((sides[0], sides[1]), rng.choice(SCALES), rng.choice(TEXTS), rng.choice(PALETTES))


def any_position(rng: Random, game: str, players: int) -> Position:
    """Return a position anywhere in a game."""
    return Position(game, players, rng.randrange(_length(game, players)), rng.randrange(1000))


@cache
def _length(game: str, players: int) -> int:
    """Return how many choices a game takes, about."""
    return len(played(Position(game, players, 100_000, 0))[1].moves) + 1


def tables() -> list[tuple[str, int]]:
    """Return every game with every number of players."""
    return [(game, players) for game in registry.ids() for players in registry.get(game).players]


def played(position: Position, names: tuple[str, ...] = NAMES) -> tuple[Match, Session[Any, Any]]:
    """Play a position: the same one for the same seed."""
    people = [Seat(name=names[seat], mark=MARKS[seat]) for seat in range(position.players)]
    match = new_match(position.game, people, first=0, seed=position.seed)
    session, rng = match.start(), Random(position.seed)
    while len(session.moves) < position.plies and (decision := session.decision()) is not None:
        session.submit(rng.choice(decision.options))
    return match, session


def show(window: Window, scene: str, position: Position | None = None, game: str = "alice") -> App:
    """Show a scene, or the table of a position; draw it once."""
    app = window.app()
    shown = scene_class(scene).from_args(app, SceneArgs(game=game)) if position is None else table(app, position)
    if shown.overlay:
        app.go(Push(TitleScene(app)))
    app.go(Push(shown))
    app.tick()
    return app


def table(app: App, position: Position) -> Scene:
    """Return the table of a position, uncovered."""
    scene = TableScene(app, *played(position))
    scene.teller.covered = False
    return scene


def fault(app: App) -> str:
    """Return what made a scene crash; empty if nothing did."""
    return app.top.report_shown if isinstance(app.top, CrashScene) else ""
