"""Sounds: small WAV files; without a sound card, or switched off, silence."""

from __future__ import annotations

import contextlib
from typing import Final

import pygame

from alicegames import paths

NAMES: Final = ("click", "pick", "place", "take", "cancel", "turn", "win", "dice", "page")


class Sound:
    """Play sounds by name. Nothing here ever raises: a game is never lost to a loudspeaker."""

    def __init__(self) -> None:
        self.on = True
        self.volume = 0.7
        self._ready: bool | None = None
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self.played: list[str] = []
        """The last names asked for, newest last, at most twenty: for tests and for the deaf log."""

    def play(self, name: str) -> None:
        """Play a sound, if sounds are on and there is one of that name."""
        if not self.on:
            return
        self.played = [*self.played[-19:], name]
        sound = self._load(name) if self._start() else None
        if sound:
            with contextlib.suppress(pygame.error):  # the device may be gone since: silence
                sound.set_volume(self.volume)
                sound.play()

    def _start(self) -> bool:
        if self._ready is None:
            try:
                pygame.mixer.init(44100, -16, 1, 512)
                self._ready = True
            except pygame.error:  # no sound card: silence
                self._ready = False
        return self._ready

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            file = paths.assets() / "sounds" / f"{name}.wav"
            try:
                self._loaded[name] = pygame.mixer.Sound(file) if file.is_file() else None
            except pygame.error:  # an unreadable file: silence
                self._loaded[name] = None
        return self._loaded[name]
