"""Every setting makes a difference that can be seen, heard or waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from alicegames.storage import Settings, settings
from alicegames.ui.app import offscreen
from alicegames.ui.draw.theme import BODY
from alicegames.ui.scenes.title import TitleScene
from tests.ui.table.driver import Driver
from tests.ui.table.test_cautions import minded

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.app.app import App

ELSEWHERE: Final = {"language", "keys"}
"""Tested with a catalogue of its own, in the tests of the scenes, and key by key, in those of the keymap."""


def _app(**changes: Any) -> App:
    return offscreen.app((1280, 720), Settings(**changes))


def _first_pixels(**changes: Any) -> bytes:
    import pygame

    app = _app(**changes)
    scene = TitleScene(app)
    surface = app.screen.surface()
    scene.layout(app.scale)
    scene.draw_still(app.canvas(surface))
    return pygame.image.tobytes(surface, "RGB")


def _fullscreen(**changes: Any) -> object:
    return _app(**changes).screen.fullscreen  # type: ignore[attr-defined]


def _scale(**changes: Any) -> object:
    return _app(**changes).scale.factor


def _text(**changes: Any) -> object:
    return _app(**changes).type.width("Alice", BODY)


def _moving(**changes: Any) -> object:
    some = Driver("tea_time", **{"animation_speed": 1.0, "reduced_motion": False, **changes})
    some.click("cell:b2")
    some.wait(0.25)  # the fades of reduced motion are over by then
    return some.table.teller.projector.running


def _heard(**changes: Any) -> object:
    app = _app(**changes)
    app.sound.play("click")
    return (tuple(app.sound.played), app.sound.volume)


def _confirmed(**changes: Any) -> object:
    some = Driver("tea_time", **changes)
    some.click("cell:b2")
    return some.codes


def _covered(**changes: Any) -> object:
    return Driver("alice", **changes).table.covered


def _thought(**changes: Any) -> object:
    some, seconds = Driver("tea_time", ("human", "greedy"), **changes), []
    ask = some.worker.ask

    def listen(*args: Any, **more: Any) -> None:
        seconds.append(more["seconds"])
        ask(*args, **more)

    some.worker.ask = listen  # type: ignore[method-assign]
    some.click("cell:b2")
    some.settle()
    return seconds[0]


def _paced(**changes: Any) -> object:
    some = Driver("tea_time", ("human", "greedy"), **changes)
    some.click("cell:b2")
    began = some.clock.now
    some.settle()
    return round(some.clock.now - began, 1)


def _taken_back(**changes: Any) -> object:
    some = Driver("tea_time", seed=3, **changes)
    while some.session.rules.turn(some.session.state).round == 1:
        some.session.submit(some.session.decision().options[-1])  # type: ignore[union-attr]
    some.table.model.catch_up()
    some.key("u")
    return some.top.name


def _told_why(**changes: Any) -> object:
    some = Driver("tea_time", **changes)
    some.click("column:1.mad_hatter")
    some.key("h")
    return (some.table.picks.why is not None, some.table.bots.hint_open)


def _held_back(**changes: Any) -> object:
    some = Driver("tea_time", ("human", "greedy"), **changes)
    some.worker.slow = True
    some.click("cell:b2")
    return some.session.codes


def _around(**changes: Any) -> object:
    app = _app(**changes)
    app.sound.surround("garden")
    heard = (app.sound.background.place, app.sound.background.has_music)
    app.close()
    return heard


def _tipped(**changes: Any) -> object:
    some = Driver("tea_time", **changes)
    some.hover("deck:tea")
    some.wait(0.6)
    return some.table.tooltip()


def _answered(**changes: Any) -> object:
    some = Driver("tea_time", told=False, seed=3, **changes)
    while len((decision := some.session.decision()).options) > 1:  # type: ignore[union-attr]
        some.session.submit(decision.options[0])  # type: ignore[union-attr]
    before = len(some.codes)
    some.wait(2)
    return len(some.codes) > before


SEEN: Final[dict[str, tuple[Callable[..., object], Any]]] = {
    "fullscreen": (_fullscreen, True),
    "interface_scale": (_scale, 1.25),
    "text_scale": (_text, 1.5),
    "palette": (_first_pixels, "high_contrast"),
    "animation_speed": (_moving, 0.0),
    "reduced_motion": (_moving, True),
    "sound": (_heard, False),
    "volume": (_heard, 0.1),
    "ambience": (_around, 0.5),
    "music": (_around, 0.5),
    "confirm_moves": (_confirmed, True),
    "curtain": (_covered, False),
    "bot_seconds": (_thought, 60.0),
    "bot_pace": (_paced, 5.0),
    "free_undo": (_taken_back, True),
    "teaching_aids": (_told_why, False),
    "tooltips": (_tipped, False),
    "tutor": (_held_back, True),
    "answer_single": (_answered, False),
    "warn_nothing": (lambda **changes: minded("nothing", **changes), False),
    "warn_loss": (lambda **changes: minded("loss", **changes), False),
    "warn_left": (lambda **changes: minded("left", **changes), False),
    "warn_next": (lambda **changes: minded("next", **changes), False),
}
"""Setting -> how its effect is observed, and a value other than the default."""


def test_every_setting_is_observed() -> None:
    assert set(SEEN) == set(Settings.model_fields) - settings.REMEMBERED - ELSEWHERE


@pytest.mark.parametrize("name", SEEN)
def test_another_value_makes_a_difference(name: str) -> None:
    observe, other = SEEN[name]
    assert observe(**{name: getattr(Settings(), name)}) != observe(**{name: other})
