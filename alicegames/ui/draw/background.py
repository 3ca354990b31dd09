"""What is heard around the table: the loop of a place, and a waltz. Both are off until a setting turns them up."""

from __future__ import annotations

import contextlib
from typing import Final

import pygame

from alicegames import paths

PLACES: Final = ("garden", "night", "tea_room")
"""The loops of places; each is a file of that name."""
MUSIC: Final = "waltz"
_IN: Final = 1800
"""Milliseconds in which a loop becomes audible."""
_OUT: Final = 900


class Background:
    """Two channels for places, which take turns so that one fades out while the other fades in, and the music.

    The mixer must have been started before anything is to be heard. Nothing here ever raises.
    """

    channels: Final = 2
    """How many channels of the mixer, from the first on, are kept for places."""

    def __init__(self) -> None:
        self.ambience = 0.0
        """The volume of places, 0 to 1."""
        self.music = 0.0
        """The volume of the music, 0 to 1."""
        self.place = ""
        """The place that is heard; empty for none."""
        self.has_music = False
        """Whether the music is heard."""
        self._channel = 0
        self._volumes = (0.0, 0.0)

    def is_wanted(self, *, on: bool) -> bool:
        """Whether anything is to be heard."""
        return on and (self.ambience > 0 or self.music > 0)

    def play(self, place: str, *, on: bool) -> None:
        """Let this place be heard from now on, and the music; ``on`` False lets both fade out."""
        place = place if on and self.ambience > 0 else ""
        with_music = on and self.music > 0
        with contextlib.suppress(pygame.error):  # the device or a file may be gone: silence
            if place != self.place:
                self._go_to(place)
            if with_music != self.has_music:
                self._strike_up(on=with_music)
            if self._volumes != (self.ambience, self.music):
                self._set_volumes()

    def _go_to(self, place: str) -> None:
        if self.place:
            pygame.mixer.Channel(self._channel).fadeout(_OUT)
        self.place, self._volumes = place, (-1.0, -1.0)
        if place:
            loop = pygame.mixer.Sound(paths.assets() / "sounds" / f"{place}.ogg")
            self._channel = (self._channel + 1) % self.channels
            pygame.mixer.Channel(self._channel).play(loop, loops=-1, fade_ms=_IN)

    def _strike_up(self, *, on: bool) -> None:
        self.has_music, self._volumes = on, (-1.0, -1.0)
        if not on:
            pygame.mixer.music.fadeout(_OUT)
            return
        pygame.mixer.music.load(paths.assets() / "sounds" / f"{MUSIC}.ogg")
        pygame.mixer.music.play(loops=-1, fade_ms=_IN)

    def _set_volumes(self) -> None:
        self._volumes = (self.ambience, self.music)
        if self.place:
            pygame.mixer.Channel(self._channel).set_volume(self.ambience)
        if self.has_music:
            pygame.mixer.music.set_volume(self.music)
