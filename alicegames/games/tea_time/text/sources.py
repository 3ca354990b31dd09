"""Which rule of the reference tells of an event, a thing on the table and a question."""

from __future__ import annotations

from typing import Final

from alicegames.core.sources import Sources
from alicegames.games.tea_time import events as e

SOURCES: Final = Sources(
    events={
        e.FirstPlayer: "TT-06",
        e.Dealt: "TT-08",
        e.RoundBegan: "TT-07",
        e.Taken: "TT-13",
        e.AlicePlaced: "TT-09",
        e.Cancelled: "TT-18",
        e.TieBroken: "TT-27",
        e.RoundEnded: "TT-21",
    },
    targets={
        "cell": "TT-13",
        "column": "TT-25",
        "alice": "TT-26",
        "seat": "TT-30",
        "deck": "TT-07",
    },
    decisions={
        "take": "TT-13",
        "first": "TT-06",
        "deal": "TT-08",
    },
)
