"""What is heard of what happens in Queen Alice."""

from __future__ import annotations

from typing import Final

from alicegames.games.queen_alice import events as e

SOUNDS: Final[dict[type, str]] = {
    e.TurnBegan: "turn",
    e.Reshuffled: "shuffle",
    e.TrainDealt: "slide",
    e.TrainChosen: "felt",
    e.TrainRevealed: "snap",
    e.Moved: "wood",
    e.Rescued: "wood",
    e.Promoted: "small_win",
    e.GardenerRests: "cloth",
    e.SetAside: "cube",
    e.Rode: "hop",
    e.SealCrossed: "snap",
    e.Climbed: "hop",
    e.TileUsed: "page",
    e.Milestone: "small_win",
    e.HumptyClimbed: "hop",
    e.AliceMoved: "hop",
    e.CrownGone: "discard",
    e.WishScored: "small_win",
    e.Repeated: "pick",
    e.NoAction: "pick",
    e.LastRound: "clock",
    e.GameEnded: "crown",
    e.Paid: "cube",
    e.Swapped: "cube",
    e.TeaSold: "cube",
    e.Scored: "point",
    e.MarketOpened: "slide",
    e.LayoutDrawn: "wood",
    e.WishLaid: "slide",
    e.FirstPlayer: "crown",
    e.Lost: "cube",
    e.HeldLost: "cube",
    e.CrownsScored: "point",
    e.FinalWish: "point",
    e.GuestScored: "point",
    e.BookmarkScored: "point",
    e.Captured: "snap",
    e.Planted: "felt",
    e.Built: "cube",
    e.Crowned: "crown",
    e.Discarded: "discard",
    e.Played: "felt",
    e.Acquired: "slide",
    e.Invited: "cloth",
    e.Drew: "slide",
    e.Bought: "page",
    e.Gained: "",  # each gain has the sound of what is gained, with its motion
}
"""For every event its sound; empty where something else is heard at the same moment."""
