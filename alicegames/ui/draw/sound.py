"""Sounds: takes of small recordings, one meaning each; without a sound card, or switched off, silence."""

from __future__ import annotations

import contextlib
from random import Random
from typing import TYPE_CHECKING, Final

import pygame

from alicegames import paths
from alicegames.ui.draw.background import Background

if TYPE_CHECKING:
    from pathlib import Path

MEANINGS: Final = {
    "annul": "two things undo each other",
    "bell": "a round begins or ends",
    "click": "a button or a setting was pressed",
    "clock": "the end is near",
    "cloth": "the curtain is drawn",
    "crown": "somebody is given a dignity",
    "cube": "a cube is put down",
    "die": "dice are thrown",
    "discard": "a card goes to the discards",
    "error": "this cannot be done",
    "felt": "a card comes to rest with its owner",
    "hop": "a pawn goes on along its path",
    "large_win": "the game is over",
    "page": "a page or a book is opened or shut",
    "pick": "something is picked, lifted or pointed at",
    "point": "something is counted",
    "roar": "the Jabberwocky attacks",
    "shuffle": "a deck is shuffled",
    "slide": "a card slides over the table",
    "small_win": "something is completed",
    "snap": "a card is put down in its place",
    "turn": "it is the next one’s turn",
    "undo": "something is taken back",
    "wood": "a piece of wood is put down",
}
"""Every sound by name, with what it stands for."""
FREQUENCY: Final = 44100
_CHANNELS: Final = 20
_SOFTEST: Final = 0.82
"""The softest a take is played, as a share of the volume: no two strokes are equally strong."""
_APART: Final = 35
"""Milliseconds between two sounds of one name; what comes sooner would only make the first one louder."""


class Sound:
    """Play sounds by name. Nothing here ever raises: a game is never lost to a loudspeaker."""

    def __init__(self) -> None:
        self.on = True
        self.volume = 0.7
        self.background = Background()
        self._ready: bool | None = None
        self._takes: dict[str, list[Path]] = {}
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._last: dict[str, tuple[Path, int]] = {}
        self._rng = Random()
        self.played: list[str] = []
        """The last names asked for, newest last, at most twenty: for tests and for the deaf log."""

    def play(self, name: str) -> None:
        """Play a take of a sound, another one than the last time, if sounds are on and there is one of that name."""
        if not self.on:
            return
        self.played = [*self.played[-19:], name]
        if self.volume > 0 and self._start() and not self._is_just_played(name):
            take = self.take(name)
            sound = self._load(take) if take is not None else None
            if sound:
                self._sound(sound)

    def take(self, name: str) -> Path | None:
        """Return the file of the take to be played next, never the same twice in a row; None if there is none."""
        if name not in self._takes:
            self._takes[name] = sorted((paths.assets() / "sounds").glob(f"{name}_[0-9].ogg"))
        takes = self._takes[name]
        last = self._last[name][0] if name in self._last else None
        others = [take for take in takes if take != last] or takes
        if not others:
            return None
        take = self._rng.choice(others)
        self._last[name] = (take, pygame.time.get_ticks())
        return take

    def surround(self, place: str) -> None:
        """Let a place be heard around the table, and the music, as far as the settings want them."""
        if self.background.is_wanted(on=self.on) and not self._start():
            return
        self.background.play(place if self.on else "", on=self.on)

    def close(self) -> None:
        """Fall silent."""
        if self._ready:
            self.background.play("", on=False)
            with contextlib.suppress(pygame.error):  # the device may be gone since
                pygame.mixer.stop()

    def _is_just_played(self, name: str) -> bool:
        return name in self._last and pygame.time.get_ticks() - self._last[name][1] < _APART

    def _sound(self, sound: pygame.mixer.Sound) -> None:
        with contextlib.suppress(pygame.error):  # the device may be gone since: silence
            channel = sound.play()
            if channel is not None:  # None: more sounds than channels, and one less is not missed
                channel.set_volume(self.volume * self._rng.uniform(_SOFTEST, 1))

    def _start(self) -> bool:
        if self._ready is None:
            try:
                pygame.mixer.init(FREQUENCY, -16, 2, 512)
                pygame.mixer.set_num_channels(_CHANNELS)
                pygame.mixer.set_reserved(self.background.channels)
                self._ready = True
            except pygame.error:  # no sound card: silence
                self._ready = False
        return self._ready

    def _load(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            try:
                self._loaded[file] = pygame.mixer.Sound(file)
            except pygame.error:  # an unreadable file: silence
                self._loaded[file] = None
        return self._loaded[file]
