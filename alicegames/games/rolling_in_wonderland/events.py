"""What happens in Rolling in Wonderland. Dice are numbers ``die(region, kind)``; cards index the pack's lists."""

from __future__ import annotations

from alicegames.core.rules import Event


class FirstPlayer(Event, frozen=True):
    """A seat holds the first-player marker."""

    seat: int


class TokensDealt(Event, frozen=True):
    """The four Cheshire Cat tokens lie in their slots."""

    tokens: tuple[int, ...]


class AbilityGiven(Event, frozen=True):
    """A seat has its ability token."""

    seat: int
    ability: int
    drafted: bool


class HatterDrawn(Event, frozen=True):
    """A seat drew a Mad Hatter card; UNKNOWN where the witness may not see it."""

    seat: int
    card: int
    public: bool


class Reshuffled(Event, frozen=True):
    """The discards became the Mad Hatter deck again (RW-36)."""


class ObjectiveDrawn(Event, frozen=True):
    """A seat drew an Objective; UNKNOWN for others."""

    seat: int
    card: int


class ObjectiveBuried(Event, frozen=True):
    """A seat put an Objective under its deck, unseen; UNKNOWN for others."""

    seat: int
    card: int


class NothingDrawn(Event, frozen=True):
    """A draw was lost: ``hatter``, ``objective`` or ``challenge`` has nothing left."""

    seat: int
    deck: str


class ChallengeTaken(Event, frozen=True):
    """A seat put the top challenge into a slot."""

    seat: int
    card: int
    slot: int


class ChallengeReplaced(Event, frozen=True):
    """A challenge went to the bottom of the deck, its cubes to the supply."""

    seat: int
    card: int
    slot: int


class ChallengeRevealed(Event, frozen=True):
    """The challenge deck shows a new top card."""

    card: int


class RoundBegan(Event, frozen=True):
    """A round begins; the player boards are emptied."""

    round: int
    first: int


class JabberwockyMoved(Event, frozen=True):
    """The Jabberwocky entered a region."""

    region: int


class DiceRolled(Event, frozen=True):
    """Dice were rolled and placed: all of them (seat NOBODY) or those a seat rerolled from ``region``."""

    seat: int
    region: int
    dice: tuple[int, ...]


class TurnBegan(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    number: int


class MushroomSpent(Event, frozen=True):
    """A seat spent a mushroom."""

    seat: int


class MushroomsGained(Event, frozen=True):
    """A seat gained mushrooms; ``lost`` more had no room."""

    seat: int
    gained: int
    lost: int


class DieTurned(Event, frozen=True):
    """A die was turned and went to the area of its new face."""

    seat: int
    kind: int
    source: int
    target: int


class DiceTaken(Event, frozen=True):
    """A seat took dice from an area."""

    seat: int
    region: int
    dice: tuple[int, ...]


class RabbitMoved(Event, frozen=True):
    """A pawn moved on the White Rabbit's path."""

    seat: int
    start: int
    end: int


class CaterpillarMoved(Event, frozen=True):
    """A disc moved one space on the Caterpillar's path."""

    seat: int
    space: int
    benefit: str


class SoldierPlaced(Event, frozen=True):
    """A soldier went from the supply to a region."""

    seat: int
    region: int


class SoldierMoved(Event, frozen=True):
    """A soldier went to another region."""

    seat: int
    source: int
    target: int


class FigurePlaced(Event, frozen=True):
    """A Twin's figure stands in a region for a seat."""

    seat: int
    figure: int
    region: int


class CubePlaced(Event, frozen=True):
    """A cube covers an icon of a challenge."""

    seat: int
    card: int
    slot: int
    icon: int


class CubesLost(Event, frozen=True):
    """Dice found no free icon of their colours (RW-40)."""

    seat: int
    colours: tuple[int, ...]


class ChallengeCompleted(Event, frozen=True):
    """A challenge is completed and kept for scoring."""

    seat: int
    card: int
    slot: int


class TokenUsed(Event, frozen=True):
    """A seat gained a Cheshire Cat token's benefit."""

    seat: int
    slot: int
    token: int


class TokensShifted(Event, frozen=True):
    """The leftmost token moved to the right end."""

    tokens: tuple[int, ...]


class AbilityUsed(Event, frozen=True):
    """A seat took four dice or more and has its ability."""

    seat: int
    ability: int


class CardPlayed(Event, frozen=True):
    """A seat played a single-use card."""

    seat: int
    card: int


class OngoingPlaced(Event, frozen=True):
    """An ongoing card lies in a slot."""

    seat: int
    card: int


class OngoingFired(Event, frozen=True):
    """An ongoing card has its effect."""

    seat: int
    card: int


class CardDiscarded(Event, frozen=True):
    """A card went to the discards: over the hand limit, or a fourth ongoing one."""

    seat: int
    card: int
    ongoing: bool


class VpGained(Event, frozen=True):
    """A seat gained VP tokens."""

    seat: int
    vp: int


class Attacked(Event, frozen=True):
    """The Jabberwocky attacked: strengths and VP by seat."""

    region: int
    strengths: tuple[int, ...]
    points: tuple[int, ...]


class BotCardRevealed(Event, frozen=True):
    """The automa turned up a card."""

    seat: int
    card: int


class BotChose(Event, frozen=True):
    """The automa chose an area: its card, the row (from 1; 0: no row was possible) and why."""

    seat: int
    card: int
    row: int
    reason: str
    region: int


class TieBroken(Event, frozen=True):
    """The first place was tied in points."""

    by: str
    """What decided: one of ``scoring.TIE_BREAKS`` (RW-58)."""


class GameEnded(Event, frozen=True):
    """The game is over."""

    round: int
    triggers: tuple[str, ...]
    """Why: ``rounds``, ``rabbit``, ``caterpillar``, ``soldiers``."""
