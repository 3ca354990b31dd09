"""Frames: the pending work on the stack. Each belongs to a seat or to chance; only the top one asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from alicegames.games.rolling_in_wonderland.frames_automa import BotTake, BotTurn, RevealBotCard

# -- set-up -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawFirst:
    """Chance draws the first player (RW-14)."""

    tag: Literal["draw_first"] = "draw_first"


@dataclass(frozen=True, slots=True)
class PlaceObjectiveToken:
    """Experienced use: chance draws the Objective token's slot (RW-64)."""

    tag: Literal["place_objective_token"] = "place_objective_token"


@dataclass(frozen=True, slots=True)
class DrawTokens:
    """Chance draws the Cheshire Cat tokens that are still to be dealt (RW-10)."""

    tag: Literal["draw_tokens"] = "draw_tokens"


@dataclass(frozen=True, slots=True)
class DealAbilities:
    """The ability tokens are dealt, or drafted in reverse turn order (RW-15, RW-65)."""

    seats: tuple[int, ...]
    """Those still without one, the next first."""
    drafted: bool
    tag: Literal["deal_abilities"] = "deal_abilities"


@dataclass(frozen=True, slots=True)
class PrepareDecks:
    """The decks are settled when the tokens are known; cards are dealt."""

    tag: Literal["prepare_decks"] = "prepare_decks"


# -- rounds and turns ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StartRound:
    """A new round begins (RW-16)."""

    tag: Literal["start_round"] = "start_round"


@dataclass(frozen=True, slots=True)
class RevealJabberwocky:
    """Chance turns up the round's Jabberwocky card."""

    tag: Literal["reveal_jabberwocky"] = "reveal_jabberwocky"


@dataclass(frozen=True, slots=True)
class RollDice:
    """Chance rolls dice one by one; all are placed together when the last has been rolled."""

    seat: int
    """Who rerolls; NOBODY for the roll of all dice at the start of a round."""
    region: int
    """The area they were rerolled from, or NONE."""
    kinds: tuple[int, ...]
    """The dice still to be rolled."""
    rolled: tuple[int, ...] = ()
    tag: Literal["roll_dice"] = "roll_dice"


@dataclass(frozen=True, slots=True)
class NextTurn:
    """The next player clockwise, from ``seat`` on, who has a free space has a turn (RW-18, RW-19)."""

    seat: int
    tag: Literal["next_turn"] = "next_turn"


@dataclass(frozen=True, slots=True)
class BeforeTaking:
    """The player uses mushrooms and cards, or chooses an area (RW-18, RW-21)."""

    seat: int
    tag: Literal["before_taking"] = "before_taking"


@dataclass(frozen=True, slots=True)
class ChooseDice:
    """The player chooses which dice of the area to take (RW-20)."""

    seat: int
    region: int
    tag: Literal["choose_dice"] = "choose_dice"


@dataclass(frozen=True, slots=True)
class Ability:
    """Four dice or more were taken: the ability follows the action (RW-29)."""

    seat: int
    tag: Literal["ability"] = "ability"


@dataclass(frozen=True, slots=True)
class AfterTaking:
    """The player uses mushrooms and cards, or ends the turn (RW-21, RW-97)."""

    seat: int
    tag: Literal["after_taking"] = "after_taking"


@dataclass(frozen=True, slots=True)
class DiscardDown:
    """Hand limits at the end of the turn (RW-22)."""

    seat: int
    tag: Literal["discard_down"] = "discard_down"


# -- dice ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnDice:
    """A card lets the player turn dice."""

    seat: int
    left: int
    white: bool
    """Whether white dice may be turned (RW-104)."""
    has_begun: bool = False
    """Whether one has been turned: cards turn *up to* so many, so the rest may be left (RW-98 asks for the first)."""
    tag: Literal["turn_dice"] = "turn_dice"


@dataclass(frozen=True, slots=True)
class ChooseReroll:
    """A card lets the player reroll dice of one area, which is chosen first."""

    seat: int
    tag: Literal["choose_reroll"] = "choose_reroll"


@dataclass(frozen=True, slots=True)
class PickReroll:
    """The player picks the dice of one area to reroll, item by item in the order of colours (RW-24)."""

    seat: int
    region: int
    paid: bool
    """Whether a mushroom pays for it: only then is Tweedledum earned (RW-122)."""
    picked: tuple[int, ...] = ()
    tag: Literal["pick_reroll"] = "pick_reroll"


@dataclass(frozen=True, slots=True)
class SwapDice:
    """A card lets two dice of different areas change places."""

    seat: int
    chosen: int
    """The first die, or NONE."""
    tag: Literal["swap_dice"] = "swap_dice"


# -- benefits -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Perform:
    """An effect waits for its turn: a verb of the effects' table and its amount."""

    seat: int
    verb: str
    n: int
    tag: Literal["perform"] = "perform"


@dataclass(frozen=True, slots=True)
class Move:
    """The disc moves on along the Caterpillar's path, space by space (RW-45)."""

    seat: int
    left: int
    tag: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class GainMushrooms:
    """Mushrooms are gained; before one would be lost the player may spend one (RW-97)."""

    seat: int
    left: int
    tag: Literal["gain_mushrooms"] = "gain_mushrooms"


@dataclass(frozen=True, slots=True)
class DrawHatter:
    """Chance draws a Mad Hatter card; ``left`` more follow."""

    seat: int
    left: int
    tag: Literal["draw_hatter"] = "draw_hatter"


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A single-use card has been drawn: cards and mushrooms may be used (RW-35, RW-97)."""

    seat: int
    tag: Literal["card_drawn"] = "card_drawn"


@dataclass(frozen=True, slots=True)
class FinishCard:
    """A single-use card has had its effects and joins the discards (RW-36, RW-107)."""

    seat: int
    card: int
    tag: Literal["finish_card"] = "finish_card"


@dataclass(frozen=True, slots=True)
class FillSlot:
    """A fourth ongoing card: one of them goes (RW-34)."""

    seat: int
    card: int
    tag: Literal["fill_slot"] = "fill_slot"


@dataclass(frozen=True, slots=True)
class FireOngoing:
    """Ongoing cards have their effects, in the order of the owner's choice."""

    seat: int
    cards: tuple[int, ...]
    tag: Literal["fire_ongoing"] = "fire_ongoing"


@dataclass(frozen=True, slots=True)
class DrawObjective:
    """Chance draws an Objective."""

    seat: int
    tag: Literal["draw_objective"] = "draw_objective"


@dataclass(frozen=True, slots=True)
class DrawChallenge:
    """Chance reveals the next top challenge; with a seat it is dealt to that seat (RW-13)."""

    seat: int
    tag: Literal["draw_challenge"] = "draw_challenge"


@dataclass(frozen=True, slots=True)
class TakeChallenge:
    """The top challenge is taken; with three in the slots the player keeps them or replaces one (RW-39)."""

    seat: int
    tag: Literal["take_challenge"] = "take_challenge"


@dataclass(frozen=True, slots=True)
class PlaceCubes:
    """Each die taken puts a cube on an icon of its colour (RW-40)."""

    seat: int
    colours: tuple[int, ...]
    """Sorted; those of the dice still to be used."""
    tag: Literal["place_cubes"] = "place_cubes"


@dataclass(frozen=True, slots=True)
class PlaceAnyCube:
    """Cubes go on icons of any colour."""

    seat: int
    left: int
    tag: Literal["place_any_cube"] = "place_any_cube"


@dataclass(frozen=True, slots=True)
class PlaceSoldiers:
    """Soldiers go from the supply to any regions (RW-37)."""

    seat: int
    left: int
    tag: Literal["place_soldiers"] = "place_soldiers"


@dataclass(frozen=True, slots=True)
class MoveSoldiers:
    """Soldiers may go from one region to another (RW-46, RW-98)."""

    seat: int
    left: int
    tag: Literal["move_soldiers"] = "move_soldiers"


@dataclass(frozen=True, slots=True)
class PlaceFigure:
    """Tweedledee or Tweedledum goes into a region (RW-67, RW-68)."""

    seat: int
    figure: int
    tag: Literal["place_figure"] = "place_figure"


@dataclass(frozen=True, slots=True)
class UseTokens:
    """Benefits of Cheshire Cat tokens within reach (RW-42, RW-43)."""

    seat: int
    reach: tuple[int, ...]
    """The slots within reach, from the left."""
    left: int
    tag: Literal["use_tokens"] = "use_tokens"


Frame = Annotated[
    DrawFirst
    | PlaceObjectiveToken
    | DrawTokens
    | DealAbilities
    | PrepareDecks
    | StartRound
    | RevealJabberwocky
    | RollDice
    | NextTurn
    | BeforeTaking
    | ChooseDice
    | Ability
    | AfterTaking
    | DiscardDown
    | TurnDice
    | ChooseReroll
    | PickReroll
    | SwapDice
    | Perform
    | Move
    | GainMushrooms
    | DrawHatter
    | CardDrawn
    | FinishCard
    | FillSlot
    | FireOngoing
    | DrawObjective
    | DrawChallenge
    | TakeChallenge
    | PlaceCubes
    | PlaceAnyCube
    | PlaceSoldiers
    | MoveSoldiers
    | PlaceFigure
    | UseTokens
    | RevealBotCard
    | BotTurn
    | BotTake,
    Field(discriminator="tag"),
]
