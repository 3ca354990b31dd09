"""Frames: the pending work on the stack. Each belongs to a seat or to chance; only the top one asks."""

from __future__ import annotations

from alicegames.core.values import Tagged

# -- set-up -------------------------------------------------------------------------------------------------------


class DrawFirst(Tagged, frozen=True, tag="draw_first"):
    """Chance draws the first player (RW-14)."""


class PlaceObjectiveToken(Tagged, frozen=True, tag="place_objective_token"):
    """Experienced use: chance draws the Objective token's slot (RW-64)."""


class DrawTokens(Tagged, frozen=True, tag="draw_tokens"):
    """Chance draws the Cheshire Cat tokens that are still to be dealt (RW-10)."""


class DealAbilities(Tagged, frozen=True, tag="deal_abilities"):
    """The ability tokens are dealt, or drafted in reverse turn order (RW-15, RW-65)."""

    seats: tuple[int, ...]
    """Those still without one, the next first."""
    drafted: bool


class PrepareDecks(Tagged, frozen=True, tag="prepare_decks"):
    """The decks are settled when the tokens are known; cards are dealt."""


# -- rounds and turns ---------------------------------------------------------------------------------------------


class StartRound(Tagged, frozen=True, tag="start_round"):
    """A new round begins (RW-16)."""


class RevealJabberwocky(Tagged, frozen=True, tag="reveal_jabberwocky"):
    """Chance turns up the round's Jabberwocky card."""


class RollDice(Tagged, frozen=True, tag="roll_dice"):
    """Chance rolls dice one by one; all are placed together when the last has been rolled."""

    seat: int
    """Who rerolls; NOBODY for the roll of all dice at the start of a round."""
    region: int
    """The area they were rerolled from, or NONE."""
    kinds: tuple[int, ...]
    """The dice still to be rolled."""
    rolled: tuple[int, ...] = ()


class NextTurn(Tagged, frozen=True, tag="next_turn"):
    """The next player clockwise, from ``seat`` on, who has a free space has a turn (RW-18, RW-19)."""

    seat: int


class BeforeTaking(Tagged, frozen=True, tag="before_taking"):
    """The player uses mushrooms and cards, or chooses an area (RW-18, RW-21)."""

    seat: int


class ChooseDice(Tagged, frozen=True, tag="choose_dice"):
    """The player chooses which dice of the area to take (RW-20)."""

    seat: int
    region: int


class Ability(Tagged, frozen=True, tag="ability"):
    """Four dice or more were taken: the ability follows the action (RW-29)."""

    seat: int


class AfterTaking(Tagged, frozen=True, tag="after_taking"):
    """The player uses mushrooms and cards, or ends the turn (RW-21, RW-97)."""

    seat: int


class DiscardDown(Tagged, frozen=True, tag="discard_down"):
    """Hand limits at the end of the turn (RW-22)."""

    seat: int


# -- dice ---------------------------------------------------------------------------------------------------------


class TurnDice(Tagged, frozen=True, tag="turn_dice"):
    """A card lets the player turn dice."""

    seat: int
    left: int
    white: bool
    """Whether white dice may be turned (RW-104)."""
    has_begun: bool = False
    """Whether one has been turned: cards turn *up to* so many, so the rest may be left (RW-98 asks for the first)."""


class ChooseReroll(Tagged, frozen=True, tag="choose_reroll"):
    """A card lets the player reroll dice of one area, which is chosen first."""

    seat: int


class PickReroll(Tagged, frozen=True, tag="pick_reroll"):
    """The player picks the dice of one area to reroll, item by item in the order of colours (RW-24)."""

    seat: int
    region: int
    paid: bool
    """Whether a mushroom pays for it: only then is Tweedledum earned (RW-122)."""
    picked: tuple[int, ...] = ()


class SwapDice(Tagged, frozen=True, tag="swap_dice"):
    """A card lets two dice of different areas change places."""

    seat: int
    chosen: int
    """The first die, or NONE."""


# -- benefits -----------------------------------------------------------------------------------------------------


class Perform(Tagged, frozen=True, tag="perform"):
    """An effect waits for its turn: a verb of the effects' table and its amount."""

    seat: int
    verb: str
    n: int


class Move(Tagged, frozen=True, tag="move"):
    """The disc moves on along the Caterpillar's path, space by space (RW-45)."""

    seat: int
    left: int


class GainMushrooms(Tagged, frozen=True, tag="gain_mushrooms"):
    """Mushrooms are gained; before one would be lost the player may spend one (RW-97)."""

    seat: int
    left: int


class DrawHatter(Tagged, frozen=True, tag="draw_hatter"):
    """Chance draws a Mad Hatter card; ``left`` more follow."""

    seat: int
    left: int


class CardDrawn(Tagged, frozen=True, tag="card_drawn"):
    """A single-use card has been drawn: cards and mushrooms may be used (RW-35, RW-97)."""

    seat: int


class FinishCard(Tagged, frozen=True, tag="finish_card"):
    """A single-use card has had its effects and joins the discards (RW-36, RW-107)."""

    seat: int
    card: int


class FillSlot(Tagged, frozen=True, tag="fill_slot"):
    """A fourth ongoing card: one of them goes (RW-34)."""

    seat: int
    card: int


class FireOngoing(Tagged, frozen=True, tag="fire_ongoing"):
    """Ongoing cards have their effects, in the order of the owner's choice."""

    seat: int
    cards: tuple[int, ...]


class DrawObjective(Tagged, frozen=True, tag="draw_objective"):
    """Chance draws an Objective."""

    seat: int


class DrawChallenge(Tagged, frozen=True, tag="draw_challenge"):
    """Chance reveals the next top challenge; with a seat it is dealt to that seat (RW-13)."""

    seat: int


class TakeChallenge(Tagged, frozen=True, tag="take_challenge"):
    """The top challenge is taken; with three in the slots the player keeps them or replaces one (RW-39)."""

    seat: int


class PlaceCubes(Tagged, frozen=True, tag="place_cubes"):
    """Each die taken puts a cube on an icon of its colour (RW-40)."""

    seat: int
    colours: tuple[int, ...]
    """Sorted; those of the dice still to be used."""


class PlaceAnyCube(Tagged, frozen=True, tag="place_any_cube"):
    """Cubes go on icons of any colour."""

    seat: int
    left: int


class PlaceSoldiers(Tagged, frozen=True, tag="place_soldiers"):
    """Soldiers go from the supply to any regions (RW-37)."""

    seat: int
    left: int


class MoveSoldiers(Tagged, frozen=True, tag="move_soldiers"):
    """Soldiers may go from one region to another (RW-46, RW-98)."""

    seat: int
    left: int


class PlaceFigure(Tagged, frozen=True, tag="place_figure"):
    """Tweedledee or Tweedledum goes into a region (RW-67, RW-68)."""

    seat: int
    figure: int


class UseTokens(Tagged, frozen=True, tag="use_tokens"):
    """Benefits of Cheshire Cat tokens within reach (RW-42, RW-43)."""

    seat: int
    reach: tuple[int, ...]
    """The slots within reach, from the left."""
    left: int


# -- the automa's turns (RW-70 to RW-85) ----------------------------------------------------------------------------


class RevealBotCard(Tagged, frozen=True, tag="reveal_bot_card"):
    """Chance reveals the automa's next card (RW-71)."""

    seat: int


class BotTurn(Tagged, frozen=True, tag="bot_turn"):
    """The automa finds the first row of its card that it can carry out (RW-72)."""

    seat: int


class BotTake(Tagged, frozen=True, tag="bot_take"):
    """The automa has turned a die for a row and now takes from that row's area."""

    seat: int
    region: int
    source: str


Frame = (
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
    | BotTake
)
