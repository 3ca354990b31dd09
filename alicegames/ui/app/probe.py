"""Tell another program what the window shows: for tests in a real window, and for assistive tools.

With the environment variable ``ALICEGAMES_PROBE`` naming a file, each turn of the loop leaves there a JSON object:
the scene's name, the ids and window-pixel rectangles of widgets and of the table's targets, which of these are lit,
whether something moves, how many presses and keys have been heard and how many of these came too soon to count.
What no seat at the screen may see is not in it, since it is not on the screen.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pygame import FRect

    from alicegames.ui.app.app import App

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
    widgets = [widget for widget in scene.widgets.widgets if widget.visible and widget.enabled]
    shown: dict[str, Any] = {
        "scene": scene.name,
        "widgets": {widget.id: _pixels(app, widget.rect) for widget in widgets},
        "mouse": [round(place * app.scale.factor / app.scale.density) for place in app.mouse],
        "heard": app.heard,
        "refused": app.refused,
        "focus": scene.widgets.focused.id if scene.widgets.focused else "",
    }
    return shown | (_table(app, scene) if hasattr(scene, "targets") else {})


def _table(app: App, table: Any) -> dict[str, Any]:  # noqa: ANN401 -- the table scene, which this module need not load
    """Return what a table shows besides."""
    return {
        "targets": {name: _pixels(app, rect) for name, rect in table.targets().items()},
        "lit": list(table.lit()),
        "picked": list(table.model.picker.picked),
        "plies": len(table.model.session.moves),
        "busy": table.busy(),
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
