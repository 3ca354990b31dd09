"""Tell another program what the window shows: for tests in a real window, and for assistive tools.

With the environment variable ``ALICEGAMES_PROBE`` naming a file, each drawn frame leaves there a JSON object:
the scene's name, the ids and window-pixel rectangles of widgets and of the table's targets, which of these are lit,
and whether something moves. What no seat at the screen may see is not in it, since it is not on the screen.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pygame import FRect

    from alicegames.ui.app import App

VARIABLE: Final = "ALICEGAMES_PROBE"


def install(app: App) -> None:
    """Let the app write to the file that the environment names, if it names one."""
    target = os.environ.get(VARIABLE)
    if target:
        path = Path(target)
        app.observer = lambda shown: _write(path, describe(shown))


def describe(app: App) -> dict[str, Any]:
    """Return what the top scene shows, in window pixels."""
    scene = app.top
    table: Any = scene
    has_table = hasattr(scene, "targets")
    widgets = {
        widget.id: _pixels(app, widget.rect) for widget in scene.widgets.widgets if widget.visible and widget.enabled
    }
    return {
        "scene": scene.name,
        "widgets": widgets,
        "targets": {name: _pixels(app, rect) for name, rect in table.targets().items()} if has_table else {},
        "lit": list(table.lit()) if has_table else [],
        "busy": table.busy() if has_table else False,
        "focus": focused.id if (focused := scene.widgets.focused) else "",
    }


def _pixels(app: App, rect: FRect) -> tuple[int, int, int, int]:
    """Return a rectangle in the window's own pixels, as a mouse counts them."""
    factor = app.scale.factor / app.scale.density
    return (round(rect.x * factor), round(rect.y * factor), round(rect.w * factor), round(rect.h * factor))


def _write(path: Path, shown: dict[str, Any]) -> None:
    """Replace the file in one step: a reader never sees half of it."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(shown), encoding="utf-8")
    fresh.replace(path)
