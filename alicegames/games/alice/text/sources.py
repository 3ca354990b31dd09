"""Which rule of the reference tells of an event, a thing on the table and a question."""

from __future__ import annotations

from typing import Final

from alicegames.core.sources import Sources
from alicegames.games.alice import events as e

SOURCES: Final = Sources(
    events={
        e.StartChosen: "AL-10",
        e.TurnBegan: "AL-11",
        e.Drawn: "AL-11",
        e.TurnedUp: "AL-36",
        e.Reshuffled: "AL-13",
        e.Played: "AL-15",
        e.GiftGiven: "AL-32",
        e.GiftLost: "AL-79",
        e.Declared: "AL-21",
        e.NoWonder: "AL-80",
        e.CatThrown: "AL-39",
        e.Cancelled: "AL-40",
        e.Recruited: "AL-43",
        e.ChapterOpened: "AL-25",
        e.VortexOpened: "AL-26",
        e.BookClosed: "AL-31",
        e.Placed: "AL-26",
        e.Stolen: "AL-49",
        e.Spared: "AL-96",
        e.Revealed: "AL-51",
        e.Discarded: "AL-24",
        e.Removed: "AL-56",
        e.PileFed: "AL-53",
        e.ChapterScored: "AL-58",
        e.DeckRanOut: "AL-61",
        e.HandsDiscarded: "AL-63",
    },
    targets={
        "tea": "AL-09",
        "hand": "AL-15",
        "page": "AL-06",
        "chapter": "AL-06",
        "deck": "AL-11",
        "discard": "AL-72",
        "pile": "AL-64",
        "seat": "AL-64",
        "wonder": "AL-21",
        "name": "AL-56",
        "table": "AL-19",
        "presence": "AL-16",
    },
    decisions={
        "discovery": "AL-11",
        "adventure": "AL-15",
        "vortex": "AL-26",
        "react": "AL-39",
        "gift": "AL-20",
        "wonder": "AL-21",
        "recruit": "AL-43",
        "enter": "AL-22",
        "start": "AL-10",
        "draw-chapter": "AL-11",
        "draw-protagonist": "AL-11",
        "refill": "AL-36",
        "steal": "AL-49",
        "place": "AL-51",
        "reveal": "AL-51",
    },
)
