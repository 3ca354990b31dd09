from __future__ import annotations

import subprocess
import sys
import textwrap
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from alicegames.match import Seat, new_match
from alicegames.storage import Settings
from alicegames.storage import settings as stored
from alicegames.storage.report import Reported
from alicegames.ui.app.app import App
from alicegames.ui.app.commands import Home, Pop, Push, Quit, Replace
from alicegames.ui.app.events import Key, Press, UiEvent
from alicegames.ui.app.offscreen import Clock
from alicegames.ui.app.scene import Command, Scene, Stay
from alicegames.ui.app.window import OffScreen
from alicegames.ui.scenes.crash import CrashScene
from alicegames.ui.scenes.help import HelpScene
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from tests.ui.foundation.person import User


def screen(user: User) -> OffScreen:
    assert isinstance(user.app.screen, OffScreen)
    return user.app.screen


class Plain(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.calls: list[str] = []
        self.wait: float | None = None
        self.broken = False

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def layout(self, scale: Scale) -> None:
        self.calls.append(f"layout {scale.width:.0f}x{scale.height:.0f}")

    def draw_still(self, canvas: Canvas) -> None:
        self.calls.append("still")
        canvas.panel(FRect(10, 10, 200, 100))

    def update(self, now: float) -> float | None:
        return self.wait

    def handle(self, event: UiEvent) -> Command | None:
        if self.broken:
            raise ZeroDivisionError("the Jabberwock")
        return None

    def message(self, payload: object) -> Command | None:
        self.calls.append(f"message {payload}")
        return Stay()

    def report(self) -> Reported:
        match = new_match("tea_time", (Seat(name="Ada", mark="watch"), Seat(name="Bo", mark="hat")), first=0, seed=3)
        session = match.start()
        session.play("take:b2")
        return Reported(match, session)


def test_a_scene_is_entered_laid_out_and_drawn_once(user: User) -> None:
    scene = Plain(user.app)
    user.show(scene)
    user.wait(1)
    assert scene.calls == ["enter", "layout 1280x720", "still"]
    assert screen(user).flips == 1


def test_nothing_is_drawn_and_the_loop_sleeps_while_nothing_moves(user: User) -> None:
    user.show(Plain(user.app))
    flips = screen(user).flips
    assert user.app.tick() > 10
    assert screen(user).flips == flips


def test_while_something_moves_the_next_frame_comes_at_once(user: User) -> None:
    scene = Plain(user.app)
    user.show(scene)
    scene.wait = 0.0
    assert user.app.tick() == 0.0


def test_the_stack_of_scenes(user: User) -> None:
    first, second, third = Plain(user.app), Plain(user.app), Plain(user.app)
    user.show(first)
    user.app.go(Push(second))
    user.app.go(Replace(third))
    assert user.app.stack == [first, third]
    assert second.calls[-1] == "leave"
    user.app.go(Pop())
    assert user.app.top is first
    assert first.calls.count("enter") == 2
    user.app.go(Push(second))
    user.app.go(Push(third))
    user.app.go(Home())
    assert user.app.stack == [first]
    user.app.running = True
    user.app.go(Quit())
    assert not user.app.running


def test_resizing_lays_out_anew_and_sprites_are_sharp_again_after_a_moment(user: User) -> None:
    scene = Plain(user.app)
    user.show(scene)
    screen(user).resize((1920, 1080))
    user.app.resized()
    user.app.tick()
    assert "layout 1536x864" in scene.calls
    assert user.app.sprites.hurried
    user.wait(0.2)
    assert not user.app.sprites.hurried


def test_a_worker_wakes_the_scene_with_a_message(user: User) -> None:
    scene = Plain(user.app)
    user.show(scene)
    pygame.event.clear()
    user.app.post("ready")
    for raw in screen(user).events(0):
        user.app._hear(raw)
    assert scene.calls[-1] == "message ready"


def test_a_fault_of_ours_is_shown_with_the_choice_log_saved(user: User) -> None:
    scene = Plain(user.app)
    user.show(scene)
    scene.broken = True
    user.key("enter")
    crash = user.scene
    assert isinstance(crash, CrashScene)
    assert crash.file is not None
    report = crash.file.read_text(encoding="utf-8")
    assert "the Jabberwock" in report
    assert "take:b2" in report
    user.click("copy")
    assert user.app.toasts.texts
    user.click("title")
    assert user.scene is scene


def test_a_fault_in_a_worker_s_message_ends_in_the_crash_scene_too(user: User) -> None:
    class Deaf(Plain):
        def message(self, payload: object) -> Command | None:
            raise ZeroDivisionError(str(payload))

    user.show(Deaf(user.app))
    user.app._guarded(lambda: user.app._message("the Snark"))
    assert isinstance(user.scene, CrashScene)
    assert "the Snark" in user.scene.report_shown


def test_on_a_hidpi_screen_a_click_hits_what_is_under_the_pointer() -> None:
    app = App(OffScreen((1280, 720), density=2), Settings(), Clock())
    said: list[str] = []
    scene = Plain(app)
    button = Button("b", "b", lambda: said.append("b"))
    button.rect = FRect(600, 400, 100, 40)
    scene.widgets.set([button])
    app.go(Push(scene))
    scene.handle = scene.widgets.handle  # type: ignore[method-assign]
    app.tick()
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app._hear(pygame.Event(kind, pos=(650, 420), button=1))
    assert app.screen.surface().get_size() == (2560, 1440)
    assert said == ["b"]


def test_f11_fills_the_screen_and_is_remembered(user: User) -> None:
    user.show(Plain(user.app))
    user.key("f11")
    assert screen(user).fullscreen
    assert stored.load()[0].fullscreen
    user.key("f11")
    assert not screen(user).fullscreen


def test_the_question_mark_lists_the_shortcuts_and_esc_closes_them(user: User) -> None:
    scene = user.show(Plain(user.app))
    user.key("?")
    assert isinstance(user.scene, HelpScene)
    user.key("esc")
    assert user.scene is scene


def test_a_scene_opened_by_the_update_of_another_moves_at_once(user: User) -> None:
    class Opener(Scene):
        name = "opener"

        def update(self, now: float) -> float | None:
            if self.app.top is self:
                self.app.go(Push(Scene(self.app)))
            return None

    user.app.go(Push(Opener(user.app)))
    assert user.app.tick() == 0
    assert user.app.tick() > 0


def test_a_click_takes_a_toast_away_and_nothing_else(user: User) -> None:
    user.app.toast("The disk is full.")
    user.app.tick()
    user.app.draw()
    pos = (user.app.scale.width / 2, user.app.scale.height - 30)
    user.app.send(Press(pos))
    assert user.app.toasts.texts == ()
    assert user.app.toasts.dismiss(pos) is False


def test_a_toast_goes_by_itself(user: User) -> None:
    user.show(Plain(user.app))
    user.app.toast("The disk is full.")
    user.wait(1)
    assert user.app.toasts.texts == ("The disk is full.",)
    user.wait(10)
    assert len(user.app.toasts.texts) == 0


def test_without_a_sound_card_there_is_silence(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_card(*_args: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr("pygame.mixer.init", no_card)
    user.app.sound.play("click")
    assert user.app.sound.played == ["click"]


def test_sounds_can_be_off(user_with: Callable[..., User]) -> None:
    user = user_with(sound=False)
    user.app.sound.play("click")
    assert user.app.sound.played == []


def test_upstream_pygame_is_refused() -> None:
    code = "import pygame; del pygame.IS_CE; import alicegames.ui.app"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "needs pygame-ce" in result.stderr


def test_neither_games_nor_bots_nor_locks_are_imported_before_the_title_is_on_screen() -> None:
    code = textwrap.dedent("""
        import sys
        from alicegames.ui.app import offscreen
        from alicegames.ui.app.commands import Push
        app = offscreen.app((1280, 720))
        from alicegames.ui.scenes.title import TitleScene
        app.go(Push(TitleScene(app)))
        app.tick()
        assert app.screen.flips == 1
        late = ["filelock", "multiprocessing", "PIL", "rich"]
        late += ["alicegames.bots", "alicegames.terminal", "alicegames.ui.table"]
        rules = [name for name in sys.modules if name.startswith("alicegames.games.") and name.endswith(".rules")]
        print(rules + [name for name in late if name in sys.modules])
    """)
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.stdout.splitlines()[-1:] == ["[]"], result.stderr


def test_a_held_enter_counts_once_and_held_arrows_repeat(user: User) -> None:
    heard: list[int] = []

    class Listening(Plain):
        def handle(self, event: UiEvent) -> Command | None:
            if isinstance(event, Key):
                heard.append(event.key)
            return Stay()

    user.show(Listening(user.app))
    for key in (pygame.K_RETURN, pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN):
        user.app._hear(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    user.app._hear(pygame.Event(pygame.KEYUP, key=pygame.K_RETURN))
    user.app._hear(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert heard == [pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN]


def test_a_key_no_scene_uses_does_nothing(user: User) -> None:
    scene = user.show(Plain(user.app))
    user.app.send(Key(pygame.K_F5))
    assert user.scene is scene
