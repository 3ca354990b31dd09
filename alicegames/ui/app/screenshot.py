"""Pictures of any scene, drawn without a display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.ui.app import offscreen
from alicegames.ui.scenes import SCENES, build

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from alicegames.storage.settings import Settings
    from alicegames.ui.app.app import App

_FRAMES: Final = 400
_LONGEST: Final = 0.25


def take(
    scene: str,
    size: tuple[int, int],
    out: Path,
    *,
    game: str = "",
    save: str = "",
    extra: Mapping[str, str] | None = None,
    settings: Settings | None = None,
) -> None:
    """Write a PNG of a scene at rest, its animations ended.

    Raises ValueError for a scene there is not, SaveError for a save that cannot be opened.
    """
    import pygame  # noqa: PLC0415 -- offscreen sets the drivers first

    app = offscreen.app(size, settings)
    show(app, scene, game=game, save=save, extra=extra)
    settle(app)
    pygame.image.save(app.screen.surface(), out)


def show(app: App, scene: str, *, game: str = "", save: str = "", extra: Mapping[str, str] | None = None) -> None:
    """Open a scene by name. Raises ValueError."""
    from alicegames.ui.app.scene import Push, SceneArgs  # noqa: PLC0415 -- offscreen sets the drivers first
    from alicegames.ui.scenes.title import TitleScene  # noqa: PLC0415

    if scene not in SCENES:
        raise ValueError(f"There is no scene '{scene}'; there are: {', '.join(SCENES)}.")
    built = build(app, scene, SceneArgs(game, save, extra))
    if built.overlay:
        app.go(Push(TitleScene(app)))
    app.go(Push(built))


def settle(app: App, frames: int = _FRAMES) -> None:
    """Let time pass until nothing moves."""
    for _ in range(frames):
        wait = app.tick()
        if wait > _LONGEST:
            break
        app.clock.advance(max(wait, 1 / 60))  # type: ignore[attr-defined]
    app.draw()
