"""The table's keys: what each of them does, and the list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from alicegames.i18n import _
from alicegames.ui.app import keymap
from alicegames.ui.app.commands import Command, Stay

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from alicegames.ui.app.events import Key
    from alicegames.ui.table.hub import Hub


def press(scene: Hub, event: Key) -> Command | None:
    """Do what a key is for; None if it is for nothing here."""
    if event.ctrl or event.alt:
        return None
    action = _actions(scene, shift=event.shift).get(event.key)
    if action is not None:
        return action() or Stay()
    if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
        return scene.log.handle(event)
    if pygame.K_1 <= event.key <= pygame.K_9 and scene.pages.turn_to_number(event.key - pygame.K_1):
        return Stay()
    return None


def _actions(scene: Hub, *, shift: bool) -> Mapping[int, Callable[[], Command | None]]:
    return {
        pygame.K_u: scene.commands.undo_turn if shift else scene.commands.undo,
        pygame.K_r: scene.commands.redo,
        pygame.K_y: scene.commands.redo,
        pygame.K_h: scene.picks.ask_hint,
        pygame.K_s: scene.commands.show_me,
        pygame.K_l: scene.commands.whole_log if shift else scene.toggle_log,
        pygame.K_w: scene.commands.recap,
        pygame.K_d: scene.commands.decks,
        pygame.K_p: scene.commands.pause,
        pygame.K_c: scene.commands.confirm,
        pygame.K_RETURN: scene.commands.confirm,
        pygame.K_KP_ENTER: scene.commands.confirm,
        pygame.K_z: scene.picks.zoom_here,
        pygame.K_F1: scene.commands.rules_here,
        pygame.K_ESCAPE: lambda: Stay() if scene.picks.take_back() else scene.commands.menu(),
        pygame.K_BACKSPACE: scene.picks.unpick,
    }


def listed() -> tuple[tuple[str, str], ...]:
    """Return (keys, what they do), as the keys are set."""
    key = keymap.name
    return (
        (key("next"), _("move among what is lit")),
        (arrows(), _("move over everything on the table")),
        (_("{key} on what is not lit").format(key=key("pick")), _("why not")),
        (key("pick"), _("pick; once more: confirm")),
        (_("Double click"), _("pick and confirm")),
        (key("unpick"), _("let go the last thing picked")),
        (_("{key}, right click").format(key=key("back")), _("let go everything picked")),
        (key("confirm"), _("confirm")),
        (f"{key('undo')}, {key('undo_turn')}", _("undo, take back the turn")),
        (key("redo"), _("redo")),
        (key("hint"), _("hint")),
        (key("show_me"), _("show me every open choice in a line")),
        (_("{key}, right click").format(key=key("zoom")), _("enlarge a card")),
        (f"{key('log')}, {key('whole_log')}", _("log, the whole log with search")),
        (key("recap"), _("what happened since your last turn")),
        (key("decks"), _("what is left in the decks")),
        (key("pause"), _("pause the clock, or bots that play among themselves")),
        (key("rules"), _("the rules, at what is pointed at: a thing, a line of the log, or what is asked")),
        (_("1 to 9"), _("turn to another board, where there are several")),
    )


def when_taught() -> tuple[tuple[str, str], ...]:
    """Return the keys of a table that lessons and problems have in common."""
    return (
        (keymap.name("next"), _("move among what is lit")),
        (arrows(), _("move over everything on the table")),
        (keymap.name("confirm"), _("confirm")),
        (_("{key}, right click").format(key=keymap.name("zoom")), _("enlarge a card")),
        (keymap.name("log"), _("log")),
        (keymap.name("rules"), _("rules")),
    )


def arrows() -> str:
    """Name the four keys that move over everything on the table, as they are set."""
    keys = [keymap.name(deed) for deed in ("up", "left", "down", "right")]
    return _("Arrows") if keys == [_("Up"), _("Left"), _("Down"), _("Right")] else " ".join(keys)
