"""What is heard of what happens in Alice."""

from __future__ import annotations

from typing import Final

from alicegames.games.alice import events as e

SOUNDS: Final[dict[type, str]] = {
    e.StartChosen: "crown",
    e.TurnBegan: "turn",
    e.Drawn: "slide",
    e.TurnedUp: "snap",
    e.Reshuffled: "shuffle",
    e.Played: "snap",
    e.GiftGiven: "snap",
    e.GiftLost: "discard",
    e.Declared: "pick",
    e.NoWonder: "",  # the card is heard when it goes to the discards
    e.CatThrown: "discard",
    e.Cancelled: "annul",
    e.Recruited: "felt",
    e.ChapterOpened: "page",
    e.VortexOpened: "page",
    e.BookClosed: "page",
    e.Placed: "snap",
    e.Stolen: "slide",
    e.Spared: "",  # nothing moves
    e.Revealed: "slide",
    e.Discarded: "discard",
    e.Removed: "discard",
    e.PileFed: "felt",
    e.ChapterScored: "small_win",
    e.DeckRanOut: "clock",
    e.HandsDiscarded: "discard",
}
"""For every event its sound; empty where nothing is to be heard."""
