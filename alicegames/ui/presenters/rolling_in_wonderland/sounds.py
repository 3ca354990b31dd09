"""What is heard of what happens in Rolling in Wonderland."""

from __future__ import annotations

from typing import Final

from alicegames.games.rolling_in_wonderland import events as ev

SOUNDS: Final[dict[type, str]] = {
    ev.FirstPlayer: "crown",
    ev.TokensDealt: "wood",
    ev.AbilityGiven: "wood",
    ev.HatterDrawn: "slide",
    ev.Reshuffled: "shuffle",
    ev.ObjectiveDrawn: "slide",
    ev.ObjectiveBuried: "slide",
    ev.NothingDrawn: "",  # nothing moves
    ev.ChallengeTaken: "slide",
    ev.ChallengeReplaced: "discard",
    ev.ChallengeRevealed: "snap",
    ev.RoundBegan: "bell",
    ev.JabberwockyMoved: "wood",
    ev.DiceRolled: "die",
    ev.TurnBegan: "turn",
    ev.MushroomSpent: "wood",
    ev.MushroomsGained: "wood",
    ev.DieTurned: "wood",
    ev.DiceTaken: "wood",
    ev.RabbitMoved: "hop",
    ev.CaterpillarMoved: "hop",
    ev.SoldierPlaced: "wood",
    ev.SoldierMoved: "wood",
    ev.FigurePlaced: "wood",
    ev.CubePlaced: "cube",
    ev.CubesLost: "",  # nothing moves
    ev.ChallengeCompleted: "small_win",
    ev.TokenUsed: "pick",
    ev.TokensShifted: "wood",
    ev.AbilityUsed: "pick",
    ev.CardPlayed: "snap",
    ev.OngoingPlaced: "snap",
    ev.OngoingFired: "pick",
    ev.CardDiscarded: "discard",
    ev.VpGained: "point",
    ev.Attacked: "roar",
    ev.BotCardRevealed: "snap",
    ev.BotChose: "pick",
    ev.GameEnded: "bell",
    ev.TieBroken: "",  # told in the log; the end of the game is heard at the ceremony
}
"""For every event its sound; empty where nothing is to be heard."""
