"""What happens in Rolling in Wonderland. Dice are numbers ``die(region, kind)``; cards index the pack's lists."""

from __future__ import annotations

from dataclasses import dataclass

from alicegames.core.rules import Event


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """A seat holds the first-player marker."""

    seat: int


@dataclass(frozen=True, slots=True)
class TokensDealt(Event):
    """The four Cheshire Cat tokens lie in their slots."""

    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AbilityGiven(Event):
    """A seat has its ability token."""

    seat: int
    ability: int
    drafted: bool


@dataclass(frozen=True, slots=True)
class HatterDrawn(Event):
    """A seat drew a Mad Hatter card; UNKNOWN where the witness may not see it."""

    seat: int
    card: int
    public: bool


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards became the Mad Hatter deck again (RW-36)."""


@dataclass(frozen=True, slots=True)
class ObjectiveDrawn(Event):
    """A seat drew an Objective; UNKNOWN for others."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class ObjectiveBuried(Event):
    """A seat put an Objective under its deck, unseen; UNKNOWN for others."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class NothingDrawn(Event):
    """A draw was lost: ``hatter``, ``objective`` or ``challenge`` has nothing left."""

    seat: int
    deck: str


@dataclass(frozen=True, slots=True)
class ChallengeTaken(Event):
    """A seat put the top challenge into a slot."""

    seat: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class ChallengeReplaced(Event):
    """A challenge went to the bottom of the deck, its cubes to the supply."""

    seat: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class ChallengeRevealed(Event):
    """The challenge deck shows a new top card."""

    card: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; the player boards are emptied."""

    round: int
    first: int


@dataclass(frozen=True, slots=True)
class JabberwockyMoved(Event):
    """The Jabberwocky entered a region."""

    region: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dice were rolled and placed: all of them (seat NOBODY) or those a seat rerolled from ``region``."""

    seat: int
    region: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class MushroomSpent(Event):
    """A seat spent a mushroom."""

    seat: int


@dataclass(frozen=True, slots=True)
class MushroomsGained(Event):
    """A seat gained mushrooms; ``lost`` more had no room."""

    seat: int
    gained: int
    lost: int


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """A die was turned and went to the area of its new face."""

    seat: int
    kind: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class DiceTaken(Event):
    """A seat took dice from an area."""

    seat: int
    region: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RabbitMoved(Event):
    """A pawn moved on the White Rabbit's path."""

    seat: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class CaterpillarMoved(Event):
    """A disc moved one space on the Caterpillar's path."""

    seat: int
    space: int
    benefit: str


@dataclass(frozen=True, slots=True)
class SoldierPlaced(Event):
    """A soldier went from the supply to a region."""

    seat: int
    region: int


@dataclass(frozen=True, slots=True)
class SoldierMoved(Event):
    """A soldier went to another region."""

    seat: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class FigurePlaced(Event):
    """A Twin's figure stands in a region for a seat."""

    seat: int
    figure: int
    region: int


@dataclass(frozen=True, slots=True)
class CubePlaced(Event):
    """A cube covers an icon of a challenge."""

    seat: int
    card: int
    slot: int
    icon: int


@dataclass(frozen=True, slots=True)
class CubesLost(Event):
    """Dice found no free icon of their colours (RW-40)."""

    seat: int
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChallengeCompleted(Event):
    """A challenge is completed and kept for scoring."""

    seat: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class TokenUsed(Event):
    """A seat gained a Cheshire Cat token's benefit."""

    seat: int
    slot: int
    token: int


@dataclass(frozen=True, slots=True)
class TokensShifted(Event):
    """The leftmost token moved to the right end."""

    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """A seat took four dice or more and has its ability."""

    seat: int
    ability: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat played a single-use card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class OngoingPlaced(Event):
    """An ongoing card lies in a slot."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class OngoingFired(Event):
    """An ongoing card has its effect."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card went to the discards: over the hand limit, or a fourth ongoing one."""

    seat: int
    card: int
    ongoing: bool


@dataclass(frozen=True, slots=True)
class VpGained(Event):
    """A seat gained VP tokens."""

    seat: int
    vp: int


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """The Jabberwocky attacked: strengths and VP by seat."""

    region: int
    strengths: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BotCardRevealed(Event):
    """The automa turned up a card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class BotChose(Event):
    """The automa chose an area: its card, the row (from 1; 0: no row was possible) and why."""

    seat: int
    card: int
    row: int
    reason: str
    region: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    round: int
    triggers: tuple[str, ...]
    """Why: ``rounds``, ``rabbit``, ``caterpillar``, ``soldiers``."""
