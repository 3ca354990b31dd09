from __future__ import annotations

import ast
import importlib
import itertools
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

import alicegames
from alicegames import paths
from alicegames.core.rules import Event
from alicegames.match import Seat, new_match
from alicegames.ui.app.scene import Push
from alicegames.ui.draw.background import MUSIC, PLACES
from alicegames.ui.draw.sound import MEANINGS, Sound
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.settings import SettingsScene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.ui.foundation.person import User

GAMES = ("tea_time", "alice", "rolling_in_wonderland", "queen_alice")
SILENT = {
    "tea_time": {"Dealt", "RoundBegan", "TieBroken"},
    "alice": {"NoWonder", "Spared"},
    "rolling_in_wonderland": {"NothingDrawn", "CubesLost", "TieBroken"},
    "queen_alice": {"Gained"},
}
"""What has no sound of its own: nothing moves, or something else is heard at the same moment."""


@pytest.fixture
def sound() -> Iterator[Sound]:
    player = Sound()
    yield player
    player.close()


# -- names --------------------------------------------------------------------------------------------------------


def literals(node: ast.AST) -> set[str]:
    """Return the strings that an expression may be, whatever its condition says."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def named_in_call(call: ast.Call) -> set[str]:
    """Return the sounds a call names: ``sound.play(...)``, a ``sound=`` argument, the fourth of ``_fly``."""
    found: set[str] = set()
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name == "play" and isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value).endswith(".sound"):
        found |= literals(call.args[0])
    if name == "_fly" and len(call.args) > 3:
        found |= literals(call.args[3])
    return found.union(*(literals(word.value) for word in call.keywords if word.arg == "sound"))


@cache
def named_in_code() -> dict[str, str]:
    """Return each sound the code names, with a file that does."""
    found: dict[str, str] = {}
    for file in sorted(Path(alicegames.__file__).parent.rglob("ui/**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = named_in_call(node) if isinstance(node, ast.Call) else set()
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "sound":
                names |= literals(node.value)
            found |= dict.fromkeys(names, file.name)
    for game in GAMES:
        found |= dict.fromkeys(sounds_of(game).values(), game)
    found.pop("", None)
    return found


def sounds_of(game: str) -> dict[type, str]:
    table: dict[type, str] = importlib.import_module(f"alicegames.ui.presenters.{game}.sounds").SOUNDS
    return table


def test_every_sound_the_code_names_exists() -> None:
    assert {name: file for name, file in named_in_code().items() if name not in MEANINGS} == {}


def test_every_sound_is_used() -> None:
    assert set(MEANINGS) - set(named_in_code()) == set()


def test_there_is_a_file_for_every_meaning_and_place() -> None:
    files = {file.stem.rstrip("0123456789").rstrip("_") for file in (paths.assets() / "sounds").iterdir()}
    assert files == {*MEANINGS, *PLACES, MUSIC}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_has_its_line_in_the_table_of_sounds(game: str) -> None:
    module = importlib.import_module(f"alicegames.games.{game}.events")
    kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {kind.__name__ for kind in kinds - {Event} - set(sounds_of(game))} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_event_is_silent_but_those_that_are_named(game: str) -> None:
    assert {kind.__name__ for kind, sound in sounds_of(game).items() if not sound} == SILENT[game]


# -- takes --------------------------------------------------------------------------------------------------------


def test_no_take_is_played_twice_in_a_row(sound: Sound) -> None:
    takes = [sound.take("snap") for _time in range(200)]
    assert all(one != next_ for one, next_ in itertools.pairwise(takes))
    assert len(set(takes)) == 4


def test_a_sound_that_does_not_exist_is_silence(sound: Sound) -> None:
    assert sound.take("trombone") is None
    sound.play("trombone")
    assert sound.played == ["trombone"]


def test_takes_differ_a_little_in_volume_and_are_never_louder_than_the_setting(sound: Sound) -> None:
    heard: list[float] = []

    class Channel:
        def set_volume(self, volume: float) -> None:
            heard.append(volume)

    class Recording:
        def play(self) -> Channel:
            return Channel()

    sound.volume = 0.5
    for _time in range(50):
        sound._sound(Recording())  # type: ignore[arg-type]
    assert 0.4 < min(heard) < max(heard) <= 0.5


def test_two_of_one_sound_at_the_same_moment_are_one(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    takes: list[object] = []
    monkeypatch.setattr("pygame.time.get_ticks", lambda: 1000)
    monkeypatch.setattr(sound, "_sound", takes.append)
    sound.play("felt")
    sound.play("felt")
    sound.play("snap")
    assert len(takes) == 2


# -- what is heard around the table -------------------------------------------------------------------------------


def test_ambience_and_music_are_off_until_somebody_wants_them(sound: Sound) -> None:
    sound.surround("garden")
    assert (sound.background.place, sound.background.has_music) == ("", False)


def test_a_place_is_heard_in_a_loop(sound: Sound) -> None:
    sound.background.ambience = 0.4
    sound.surround("garden")
    channel = pygame.mixer.Channel(sound.background._channel)
    assert (sound.background.place, channel.get_busy()) == ("garden", True)
    assert channel.get_volume() == pytest.approx(0.4, abs=0.01)


def test_another_place_takes_the_other_channel_while_the_first_fades(sound: Sound) -> None:
    sound.background.ambience = 0.4
    sound.surround("garden")
    first = sound.background._channel
    sound.surround("night")
    assert sound.background.place == "night"
    assert sound.background._channel != first
    assert pygame.mixer.Channel(sound.background._channel).get_busy()


def test_the_music_has_a_volume_of_its_own(sound: Sound) -> None:
    sound.background.music = 0.3
    sound.surround("garden")
    assert (sound.background.place, sound.background.has_music) == ("", True)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.3, abs=0.01)
    sound.background.music = 0.6
    sound.surround("garden")
    assert pygame.mixer.music.get_volume() == pytest.approx(0.6, abs=0.01)


def test_sound_off_silences_place_and_music(sound: Sound) -> None:
    sound.background.ambience = sound.background.music = 0.5
    sound.surround("garden")
    sound.on = False
    sound.surround("garden")
    assert (sound.background.place, sound.background.has_music) == ("", False)


def test_a_place_without_a_sound_card_is_silence(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_card(*_args: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr("pygame.mixer.init", no_card)
    sound.background.ambience = 0.5
    sound.surround("garden")
    assert sound.background.place == ""


def test_no_effect_takes_a_channel_of_the_places(sound: Sound) -> None:
    sound.background.ambience = 0.5
    sound.surround("garden")
    own = pygame.mixer.Channel(sound.background._channel).get_sound()
    for name in MEANINGS:
        sound.play(name)
    assert pygame.mixer.Channel(sound.background._channel).get_sound() is own


@pytest.mark.parametrize(("game", "place"), [("tea_time", "tea_room"), ("alice", "garden")])
def test_a_table_has_its_place_and_a_dialog_over_it_keeps_it(
    game: str, place: str, user_with: Callable[..., User]
) -> None:
    user = user_with(ambience=0.4)
    seats = (Seat(name="Alice", mark="watch"), Seat(name="Dinah", mark="hat"))
    table: Any = scene_class("table")
    user.show(table.start(user.app, new_match(game, seats=seats, first=0, seed=7)))
    user.app.tick()
    assert user.app.sound.background.place == place
    user.app.go(Push(SettingsScene(user.app, "motion")))
    user.app.tick()
    assert user.app.sound.background.place == place


@pytest.mark.parametrize("key", ["volume", "ambience", "music"])
def test_effects_ambience_and_music_have_their_sliders(key: str, user: User) -> None:
    scene = SettingsScene(user.app, "motion")
    user.show(scene)
    user.app.tick()
    assert key in {widget.id for widget in scene.widgets.widgets}
