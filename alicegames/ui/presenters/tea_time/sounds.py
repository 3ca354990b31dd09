"""What is heard of what happens in Tea Time."""

from __future__ import annotations

from typing import Final

from alicegames.games.tea_time import events as ev

SOUNDS: Final[dict[type, str]] = {
    ev.FirstPlayer: "crown",
    ev.Dealt: "",  # a whole grid at once: the motions of one row are heard
    ev.RoundBegan: "",  # the bell of the last one’s end has just been heard
    ev.Taken: "felt",
    ev.AlicePlaced: "snap",
    ev.Cancelled: "annul",
    ev.RoundEnded: "bell",
    ev.TieBroken: "",  # told in the log; the end of the game is heard at the ceremony
}
"""For every event its sound; empty where something else is heard at the same moment."""
