"""A monkey before the window: anything that a window can be told, in any order, at every table."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pygame
import pytest

from alicegames import paths
from alicegames.games import registry
from alicegames.storage import Autosave, open_game
from alicegames.ui.app.scene import Push
from alicegames.ui.app.window import OffScreen
from alicegames.ui.scenes.title import TitleScene
from tests.fuzz.limits import TIMES, bounded, light
from tests.ui.table.driver import Driver, InstantWorker

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES: Final = ((1024, 640), (1280, 720), (1111, 777), (640, 400), (1600, 900))
KEYS: Final = (
    *(getattr(pygame, f"K_{name}") for name in ("TAB", "RETURN", "SPACE", "ESCAPE", "BACKSPACE", "DELETE", "HOME")),
    *(getattr(pygame, f"K_{name}") for name in ("LEFT", "RIGHT", "UP", "DOWN", "PAGEUP", "PAGEDOWN", "END")),
    *(getattr(pygame, f"K_F{number}") for number in range(1, 13)),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    pygame.K_SLASH,
)
TEXTS: Final = ("a", "Ada", "?", "\u202e", "\u2665\ufe0f", "\u4e2d", "\x1b[2J", "[/red]", "x" * 400)


def mouse(monkey: Random, app: Any) -> pygame.Event:
    """Go, press or let go: on something as often as anywhere."""
    wide, high = app.screen.size()
    pos: tuple[float, float] = (monkey.randrange(-5, wide + 5), monkey.randrange(-5, high + 5))
    widgets = [widget for widget in app.top.widgets.widgets if widget.visible]
    if widgets and monkey.random() < 0.7:
        factor = app.scale.factor / app.scale.density
        center = monkey.choice(widgets).rect.center
        pos = (center[0] * factor, center[1] * factor)
    kind = monkey.choice((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    held = (int(monkey.random() < 0.3), 0, 0)
    return pygame.Event(kind, pos=pos, buttons=held, button=monkey.choice((1, 1, 1, 2, 3, 7)))


def key(monkey: Random, _app: Any) -> pygame.Event:
    code = monkey.choice(KEYS)
    mods = monkey.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT))
    text = chr(code) if code < 128 else ""
    return pygame.Event(monkey.choice((pygame.KEYDOWN, pygame.KEYUP)), key=code, mod=mods, unicode=text)


def other(monkey: Random, app: Any) -> pygame.Event:
    """Type, turn the wheel, change the size, look away, drop a file."""
    match monkey.randrange(6):
        case 0:
            return pygame.Event(pygame.TEXTINPUT, text=monkey.choice(TEXTS))
        case 1:
            return pygame.Event(pygame.MOUSEWHEEL, precise_y=monkey.choice((-40, -1, 1, 0.3)))
        case 2:
            app.screen.resize(monkey.choice(SIZES))
            return pygame.Event(pygame.WINDOWSIZECHANGED)
        case 3:
            return pygame.Event(pygame.WINDOWFOCUSLOST)
        case 4:
            return pygame.Event(pygame.WINDOWLEAVE)
        case _:
            return pygame.Event(pygame.DROPFILE, file=monkey.choice(("/nowhere/game.json", __file__)))


def acts(monkey: Random) -> Callable[[Random, Any], pygame.Event]:
    return monkey.choices((mouse, key, other), (70, 25, 5))[0]


@pytest.mark.parametrize("game", registry.ids())
def test_whatever_a_window_is_told_no_scene_breaks_and_every_save_opens(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for where in ("table.bots", "endings.review"):
        monkeypatch.setattr(f"alicegames.ui.{where}.BotWorker", lambda *_words, **_more: InstantWorker())
    monkey = Random(game)
    some = Driver(game, ("human", "random"), autosave=Autosave, size=SIZES[0])
    app = some.app
    assert isinstance(app.screen, OffScreen)
    app.stack.insert(0, TitleScene(app))
    done: list[str] = []
    with light():
        for _number in range(125 * TIMES):
            raw = acts(monkey)(monkey, app)
            done.append(f"{app.top.name}: {raw}")
            with bounded(done[-1]):
                app._guarded(partial(app._hear, raw))
                some.clock.advance(monkey.random())
                app.tick()
            assert all(scene.name != "crash" for scene in app.stack), "\n".join(done[-20:])
            if not app.stack:
                app.go(Push(TitleScene(app)))
    app.close()
    assert all(open_game(path).session.moves is not None for path in paths.user_saves().glob("*.json"))
