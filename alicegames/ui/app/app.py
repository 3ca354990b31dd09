"""The application: one screen, a stack of scenes, a loop that sleeps when nothing moves."""

from __future__ import annotations

import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from alicegames import i18n, paths
from alicegames.storage import settings as stored
from alicegames.ui.app import keymap, window
from alicegames.ui.app.crossfade import CrossFade
from alicegames.ui.app.events import Key, Move, Press, UiEvent, Wheel
from alicegames.ui.app.guard import Guards
from alicegames.ui.app.hands import Hands
from alicegames.ui.app.heap import Rubbish
from alicegames.ui.app.overlays import Toasts, draw_tooltip
from alicegames.ui.app.pace import Pace
from alicegames.ui.app.scene import Command, Home, Pop, Push, Quit, Replace, Scene, Stay
from alicegames.ui.app.stills import Stills
from alicegames.ui.draw import materials, painted, shapes
from alicegames.ui.draw import scale as scales
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.sound import Sound
from alicegames.ui.draw.sprites import SpriteCache
from alicegames.ui.draw.text import Typesetter
from alicegames.ui.draw.theme import DEFAULT, THEMES
from alicegames.ui.scenes import scene_class
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.storage.settings import Settings
    from alicegames.ui.app.window import Screen
    from alicegames.ui.draw.scale import Pos


FRAME: Final = 1 / 60
_REST: Final = 0.15
"""Where the next tick is not needed for so many seconds, nothing moves."""
_IDLE: Final = 30.0  # seconds the loop sleeps when nothing moves and nothing is heard
_HURRY: Final = 0.15
"""Seconds after a resize before sprites are drawn anew at their new size."""
POSTED: Final = pygame.event.custom_type()


class App:
    """Run scenes on a screen. ``clock`` returns seconds; tests bring their own."""

    def __init__(self, screen: Screen, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.screen = screen
        self.settings = settings
        self.clock = clock
        self.type = Typesetter()
        self.sprites = SpriteCache()
        self.sound, self.toasts, self.hands = Sound(), Toasts(), Hands(self)
        self.observer: Callable[[App], None] | None = None
        """Called in the loop whenever what was heard has been answered and drawn."""
        self.stack: list[Scene] = []
        self.heard = self.refused = 0
        """How many presses and keys have been heard, and how many of these came too soon to be meant."""
        self.mouse: Pos = (-1.0, -1.0)
        self.scale = scales.fit(screen.size(), screen.surface().get_size())
        self.theme = DEFAULT
        self.pace, self.is_behind = Pace(screen.patience), False
        """Whether something has changed that is not shown yet; a little of it is painted in each turn."""
        self._changed, self._due, self._painting, self._guards = 0.0, 0.0, False, Guards(self)
        self._language = ""
        self._laid: dict[int, object] = {}
        self._stills, self._fade, self.rubbish = Stills(), CrossFade(), Rubbish()
        self._sharp_at: float | None = None
        self.opening: Path | None = None  # the saved game that is just being opened: the one to blame
        self.broken: Counter[Path] = Counter()  # how often something broke, by the saved game on the table
        self.running = False
        self._apply()

    # -- the loop ---------------------------------------------------------------------------------------------

    def run(self, scene: Scene) -> None:
        """Show a scene and go on until the stack is empty or somebody quits."""
        self.running = True
        self.rubbish.begin()
        self._guarded(lambda: self.go(Push(scene)))
        while self.running and self.stack:
            began = self.clock()
            wait = self.tick()
            if self.observer is not None and not self.is_behind:
                self.observer(self)
            if wait > _REST:
                self.rubbish.rest()
            least = 0.0 if self.is_behind else FRAME
            for raw in self.screen.events(max(0.0, max(wait, least) - (self.clock() - began))):
                self._guarded(partial(self._hear, raw))
            early = least - (self.clock() - began)
            if early > 0:  # a mouse may report a thousand times a second
                time.sleep(early)
        window.remember(self.screen, self.settings)
        self.close()

    def tick(self) -> float:
        """Advance and draw, as far as a frame has time for it; return the seconds until the next tick is needed."""
        self.pace.begin()
        try:
            return self._turn(self.clock())
        except Exception as error:  # noqa: BLE001 -- the crash scene shows it and saves the log
            self._crash(error)
            return 0.0

    def _turn(self, now: float) -> float:
        if not self._painting:
            self._changed = self._changed if self.is_behind else now
            wait, self.is_behind = self._advance(now), True
            if self.pace.leaves_rest():
                return 0.0
            self._guards.look()
            self._painting, self._due = self._is_dirty(), now + wait
        self.is_behind = self._painting and (not self._stills.paint(self, self._shown()) or self.pace.leaves_rest())
        if self.is_behind:
            return 0.0
        if self._painting:
            self._painting = False
            self._show()
            self._guards.show(self._changed)
        self.pace.done()
        self.sound.surround(self._place())
        return max(0.0, self._due - self.clock())

    def send(self, event: UiEvent) -> None:
        """Give an event to the top scene, and carry out its answer."""
        if isinstance(event, Move):
            self.mouse = event.pos
        self.heard += isinstance(event, Press | Key)
        if not self.stack or (isinstance(event, Press) and self.toasts.dismiss(event.pos)):
            return
        moved = isinstance(event, Move | Wheel)
        self._guards.look(by_hand=moved and not self.is_behind)
        if self._guards.refuse(event):
            self.refused += 1
        else:
            self._guarded(lambda: self._answer(event))
        if moved:
            self._guards.look(by_hand=not self.is_behind)
        elif not is_click_key(event):
            self._guards.look_at_keyboard(by_hand=True)

    def _answer(self, event: UiEvent) -> None:
        command = self.top.handle(event)
        if command is None and isinstance(event, Key):
            command = self._global_key(event)
        if command is not None:
            self.go(command)

    def _guarded(self, action: Callable[[], None]) -> None:
        """Do something of a scene's; a fault of ours ends in the crash scene, not in a traceback."""
        try:
            action()
        except Exception as error:  # noqa: BLE001 -- the crash scene shows it and saves the log
            self._crash(error)

    def post(self, payload: object = None) -> None:
        """Wake the loop, from any thread; the scenes get the payload through ``message``, topmost first."""
        if pygame.display.get_init():
            pygame.event.post(pygame.Event(POSTED, payload=payload))

    def close(self) -> None:
        """Leave every scene and let the screen go."""
        while self.stack:
            self._drop(self.top)
        self.running = False
        for part in (self.sound, self.sprites, self.screen):
            part.close()

    # -- scenes -----------------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        """The scene that hears events."""
        return self.stack[-1]

    def go(self, command: Command) -> None:
        """Carry out a scene's answer; a table whose game is not saved asks before it is left."""
        match self._asked_first(command):
            case Stay():
                self.top.touch()
                return
            case Push(Scene() as scene):
                self.stack.append(scene)
            case Replace(Scene() as scene):
                self._drop(self.top)
                self.stack.append(scene)
            case Pop():
                self._drop(self.top)
            case Home():
                while len(self.stack) > 1:
                    self._drop(self.top)
            case Quit():
                self.running = False
                return
        if self.stack:
            self._entered(self.top)

    def _asked_first(self, command: Command) -> Command:
        if not isinstance(command, Home | Quit):
            return command
        questions = (scene.before_leaving(command) for scene in reversed(self.stack))
        question = next((one for one in questions if one is not None), None)
        return command if question is None else Push(question)

    def open_book(self, cover: pygame.Surface, rect: pygame.Rect) -> None:
        """Let the next scene come out of a book with this cover, which stands there in pixels."""
        self._fade.open_book(cover, rect)

    def _entered(self, scene: Scene) -> None:
        self._painting = False
        self._stills.keep(self._shown())
        self._fade.change(self._shown(), self.screen.surface(), self.clock(), is_wanted=self.running)
        scene.enter()
        self._lay_out(scene)
        scene.refresh()
        scene.widgets.rest_at(self.mouse)

    def _drop(self, scene: Scene) -> None:
        self.stack.remove(scene)
        self._laid.pop(id(scene), None)
        self._stills.drop(scene)
        self.rubbish.is_cleared_out |= len(self.stack) == 1
        scene.leave()

    def _crash(self, error: Exception) -> None:
        if any(scene.name == "crash" for scene in self.stack):
            raise error
        crash: Any = scene_class("crash")
        self.go(Push(crash(self, error)))

    # -- settings ---------------------------------------------------------------------------------------------

    def change(self, **changes: Any) -> None:  # noqa: ANN401 -- a setting has the type its model says
        """Change settings: written to the user's folder, in force at once."""
        self.settings, fault = stored.update(**changes)
        if fault:
            self.toast(str(fault))
        self._apply()

    def toast(self, text: str) -> None:
        """Show a sentence for a few seconds over everything."""
        self.toasts.add(text, self.clock())

    def _apply(self) -> None:
        self.theme = THEMES.get(self.settings.palette, DEFAULT)
        self.sprites.recolour(painted.pieces(self.theme), painted.dice(self.theme))
        self.keys = keymap.use(self.settings.keys)
        self.sound.on, self.sound.volume = self.settings.sound, self.settings.volume
        background = self.sound.background
        background.ambience, background.music = self.settings.ambience, self.settings.music
        if self.settings.language != self._language:
            self._language = self.settings.language
            i18n.use_language(self._language, paths.assets() / "locale")
            for scene in self.stack:
                scene.relabel()
        self.screen.set_fullscreen(on=self.settings.fullscreen)
        self._rescale()

    def _rescale(self) -> None:
        surface = self.screen.surface().get_size()
        self.scale = scales.fit(self.screen.size(), surface, self.settings.interface_scale)
        self.type.resize(self.scale.factor, self.settings.text_scale)
        self.sprites.resize(surface[0] * surface[1])
        shapes.forget()
        materials.forget()
        for scene in self._shown():
            self._lay_out(scene)
            scene.refresh()

    def _lay_out(self, scene: Scene) -> None:
        key = (self.scale, self.settings)
        if self._laid.get(id(scene)) != key:
            self._laid[id(scene)] = key
            scene.layout(self.scale)

    # -- events -----------------------------------------------------------------------------------------------

    def _hear(self, raw: pygame.Event) -> None:
        match raw.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.go(Quit())
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWDISPLAYCHANGED:
                self.resized()
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
                self.top.touch()
            case pygame.WINDOWFOCUSLOST:
                self._let_go()
            case pygame.DROPFILE:
                from alicegames.ui.app import drops  # noqa: PLC0415 -- rare

                drops.take(self, raw.file)
            case pygame.WINDOWLEAVE:
                self.send(Move((-1.0, -1.0)))
            case _ if raw.type == POSTED:
                self._message(raw.payload)
            case pygame.KEYUP:
                self.hands.lifted(raw)
            case _:
                for event in self.hands.hear(raw):
                    self.send(event)
                    self.screen.set_cursor(hand=self.stack != [] and self.top.is_hand(self.mouse))

    def _let_go(self) -> None:
        """Forget what is held: what is let go from now on is not heard."""
        self.hands.let_go()
        for scene in self.stack:
            scene.let_go()

    def resized(self) -> None:
        """Take note of the screen's new size; sprites are drawn anew when it has stood still for a moment."""
        self.sprites.hurried = True
        self._sharp_at = self.clock() + _HURRY
        self._rescale()

    def _message(self, payload: object) -> None:
        for scene in reversed(self.stack):
            command = scene.message(payload)
            if command is not None:
                self.go(command)
                return

    def _global_key(self, event: Key) -> Command | None:
        if event.key == pygame.K_F11:
            self.change(fullscreen=not self.settings.fullscreen)
            return Stay()
        if event.text == "?" and self.top.name != "help":
            shortcuts: Any = scene_class("help")
            return Push(shortcuts(self, self.top.shortcuts()))
        if event.key == pygame.K_F1 and self.top.name != "rules":
            return Push(scene_class("rules")(self))
        if event.key == pygame.K_ESCAPE and len(self.stack) > 1:
            return Pop()
        return None

    # -- drawing ----------------------------------------------------------------------------------------------

    def _advance(self, now: float) -> float:
        shown = self._shown()
        waits = [wait for scene in shown if (wait := scene.update(now)) is not None]
        if self._shown() != shown:  # a scene that another one's update has opened is to have its own at once
            return 0.0
        if self._fade.is_on:
            waits.append(0.0)
            self.top.touch()
        waits += [wait for wait in (self.toasts.update(now), self.hands.update(now)) if wait is not None]
        if self._sharp_at is not None:
            waits.append(self._sharp_at - now)
            if now >= self._sharp_at:
                self._sharp_at, self.sprites.hurried = None, False
                for scene in self.stack:
                    scene.refresh()
        return max(0.0, min(waits, default=_IDLE))

    def _shown(self) -> list[Scene]:
        first = next((n for n in range(len(self.stack) - 1, -1, -1) if not self.stack[n].overlay), 0)
        return self.stack[first:]

    def _place(self) -> str:
        """Return the place that is heard: the topmost scene's that has one."""
        return next((place for scene in reversed(self.stack) if (place := scene.ambience())), "")

    def _is_dirty(self) -> bool:
        dirty = [scene.take_dirty() for scene in self._shown()]
        return any(dirty) or self.toasts.take_dirty()

    def draw(self) -> None:
        """Draw the shown scenes as they are now, tooltip and toasts, and flip."""
        self._stills.paint(self, self._shown(), at_once=True)
        self._show()

    def _show(self) -> None:
        surface = self.screen.surface()
        for scene in self._shown():
            canvas = self.canvas(surface)
            if scene.overlay and scene.dims:
                canvas.fill(self.scale.bounds, self.theme.night_deep, 170)
            self._stills.draw(self, scene, surface)
            scene.draw(canvas)
        self._fade.draw(surface, self.clock())
        canvas = self.canvas(surface)
        tooltip = self.top.tooltip()
        if tooltip:
            draw_tooltip(canvas, *tooltip, self.top.keep_clear())
        self.toasts.draw(canvas)
        self.screen.flip()

    def canvas(self, surface: pygame.Surface) -> Canvas:
        """Return a canvas over a surface."""
        made = Canvas(surface, self.scale, self.theme, self.type, self.sprites)
        made.is_late = self.pace.watch
        return made
