"""The screens, found by name: a scene's module is imported when it is first opened."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alicegames.ui.app.scene import Scene

SCENES: Final = {
    "title": "scenes.title:TitleScene",
    "setup": "scenes.setup:SetupScene",
    "load": "scenes.load:LoadScene",
    "settings": "scenes.settings:SettingsScene",
    "rules": "scenes.rules:RulesScene",
    "gallery": "scenes.components.gallery:GalleryScene",
    "aid": "scenes.components.aid_scene:AidScene",
    "replay": "replay.scene:ReplayScene",
    "statistics": "scenes.statistics:StatisticsScene",
    "help": "scenes.help:HelpScene",
    "crash": "scenes.crash:CrashScene",
    "dialog": "scenes.dialogs:Confirm",
    "files": "scenes.files:FileDialog",
    "win_card": "scenes.win_card:WinCard",
    "table": "table.scene:TableScene",
    "curtain": "table.curtain:CurtainScene",
    "score": "endings.score:ScoreScene",
    "review": "endings.review:ReviewScene",
    "decks": "table.advice.decks:DecksScene",
    "options": "table.choices:OptionsScene",
    "company": "table.people.company:CompanyScene",
    "pause": "table.people.clock:PauseScene",
    "log": "table.log.scene:LogScene",
    "learn": "lessons.learn:LearnScene",
    "lesson": "lessons.scene:LessonScene",
    "problems": "lessons.problems.shelf:ShelfScene",
    "problem": "lessons.problems.scene:ProblemScene",
}
"""Scene name -> module and class; the screenshot command takes these names."""


def scene_class(name: str) -> type[Scene]:
    """Return the class of a scene. Raises KeyError for a name that is none."""
    module, class_name = SCENES[name].split(":")
    found: type[Scene] = getattr(import_module(f"alicegames.ui.{module}"), class_name)
    return found
