"""The screens, found by name: a scene's module is imported when it is first opened."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alicegames.ui.app import App
    from alicegames.ui.scene import Scene, SceneArgs

SCENES: Final = {
    "title": "title:TitleScene",
    "setup": "setup:SetupScene",
    "load": "load:LoadScene",
    "settings": "settings:SettingsScene",
    "rules": "rules:RulesScene",
    "help": "help:HelpScene",
    "crash": "crash:CrashScene",
    "dialog": "dialogs:Confirm",
    "table": "table:TableScene",
    "curtain": "curtain:CurtainScene",
    "score": "score:ScoreScene",
    "learn": "learn:LearnScene",
    "lesson": "lesson:LessonScene",
}
"""Scene name -> module and class; the screenshot command takes these names."""


def scene_class(name: str) -> type[Scene]:
    """Return the class of a scene. Raises KeyError for a name that is none."""
    module, class_name = SCENES[name].split(":")
    found: type[Scene] = getattr(import_module(f"{__name__}.{module}"), class_name)
    return found


def build(app: App, name: str, args: SceneArgs) -> Scene:
    """Build a scene by name. Raises KeyError."""
    return scene_class(name).from_args(app, args)
