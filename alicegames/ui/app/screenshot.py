"""Pictures of any scene, drawn without a display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.i18n import _
from alicegames.ui.app import offscreen
from alicegames.ui.scenes import SCENES, scene_class

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from alicegames.storage.settings import Settings
    from alicegames.ui.app.app import App

_FRAMES: Final = 400
_LONGEST: Final = 0.25


class NotDrawnError(RuntimeError):
    """A scene broke while it was drawn; the message is one sentence that names the report."""


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

    Raises ValueError for a scene there is not, SaveError for a save that cannot be opened, NotDrawnError where the
    scene broke: no picture of the crash is written.
    """
    import pygame  # noqa: PLC0415 -- offscreen sets the drivers first

    app = offscreen.app(size, settings)
    show(app, scene, game=game, save=save, extra=extra)
    settle(app)
    _check(app, scene)
    pygame.image.save(app.screen.surface(), out)


def _check(app: App, scene: str) -> None:
    from alicegames.ui.scenes.crash import CrashScene  # noqa: PLC0415 -- offscreen sets the drivers first

    if scene == CrashScene.name or not isinstance(app.top, CrashScene):
        return
    wrong = app.top.report_shown if app.top.file is None else app.top.file
    raise NotDrawnError(_("The scene “{scene}” broke; the report: {report}").format(scene=scene, report=wrong))


def show(app: App, scene: str, *, game: str = "", save: str = "", extra: Mapping[str, str] | None = None) -> None:
    """Open a scene by name. Raises ValueError."""
    from alicegames.ui.app.scene import Push, SceneArgs  # noqa: PLC0415 -- offscreen sets the drivers first
    from alicegames.ui.scenes.title import TitleScene  # noqa: PLC0415

    if scene not in SCENES:
        raise ValueError(f"There is no scene '{scene}'; there are: {', '.join(SCENES)}.")
    built = scene_class(scene).from_args(app, SceneArgs(game, save, extra))
    if built.overlay:
        app.go(Push(TitleScene(app)))
    app.go(Push(built))


def settle(app: App, frames: int = _FRAMES) -> None:
    """Let time pass until nothing moves."""
    for _frame in range(frames):
        wait = app.tick()
        if wait > _LONGEST:
            break
        app.clock.advance(max(wait, 1 / 60))  # type: ignore[attr-defined]
    app.draw()
