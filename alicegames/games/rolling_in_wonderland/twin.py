"""The workbench of one ``apply``: the state thawed, worked on by the rules' small functions, and frozen again.

It keeps ``apply`` pure (the state it starts from is never touched) and makes an effect one plain assignment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.rules import Event, Step
from alicegames.core.values import replace
from alicegames.games.rolling_in_wonderland.state import DEE, KIND_COUNT, NOBODY, SPACES, Seat, State, Variant

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.frames import Frame
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData


class Bench:
    """A state being worked on; its fields are those of ``State``."""

    __slots__ = (
        "bot",
        "bot_card",
        "bot_deck",
        "challenge_bottom",
        "challenge_deck",
        "challenge_top",
        "completed",
        "data",
        "dice",
        "events",
        "fewer",
        "figures",
        "first",
        "hatter_deck",
        "hatter_discards",
        "jabberwocky",
        "objective_bottom",
        "objective_deck",
        "over",
        "owner",
        "played",
        "players",
        "revealed",
        "reveals",
        "round",
        "seats",
        "spent",
        "stack",
        "taken",
        "taken_from",
        "tokens",
        "turns",
        "used",
        "variant",
    )

    def __init__(self, data: WonderlandData, state: State) -> None:
        self.data = data
        self.players: int = state.players
        self.bot: int = 1 if state.players == 1 else NOBODY
        self.variant: Variant = state.variant
        self.seats: list[Seat] = list(state.seats)
        self.round: int = state.round
        self.turns: int = state.turns
        self.first: int = state.first
        self.owner: int = state.owner
        self.jabberwocky: int = state.jabberwocky
        self.revealed: tuple[int, ...] = state.revealed
        self.dice: list[int] = list(state.dice)
        self.tokens: tuple[int, ...] = state.tokens
        self.hatter_deck: tuple[int, ...] = state.hatter_deck
        self.hatter_discards: tuple[int, ...] = state.hatter_discards
        self.objective_deck: tuple[int, ...] = state.objective_deck
        self.objective_bottom: tuple[tuple[int, int], ...] = state.objective_bottom
        self.challenge_top: int = state.challenge_top
        self.challenge_deck: tuple[int, ...] = state.challenge_deck
        self.challenge_bottom: tuple[int, ...] = state.challenge_bottom
        self.figures: tuple[tuple[int, int], ...] = state.figures
        self.taken_from: int = state.taken_from
        self.taken: tuple[int, ...] = state.taken
        self.fewer: int = state.fewer
        self.spent: int = state.spent
        self.played: int = state.played
        self.completed: int = state.completed
        self.used: tuple[int, ...] = state.used
        self.bot_deck: tuple[int, ...] = state.bot_deck
        self.bot_card: int = state.bot_card
        self.over: bool = state.over
        self.stack: list[Frame] = list(state.stack)
        self.events: list[Event] = []
        self.reveals: tuple[int, ...] = ()

    def step(self) -> Step[State]:
        """Freeze the work into what ``apply`` returns."""
        state = State(
            self.players,
            self.variant,
            tuple(self.seats),
            self.round,
            self.turns,
            self.first,
            self.owner,
            self.jabberwocky,
            self.revealed,
            tuple(self.dice),
            self.tokens,
            self.hatter_deck,
            self.hatter_discards,
            self.objective_deck,
            self.objective_bottom,
            self.challenge_top,
            self.challenge_deck,
            self.challenge_bottom,
            self.figures,
            self.taken_from,
            self.taken,
            self.fewer,
            self.spent,
            self.played,
            self.completed,
            self.used,
            self.bot_deck,
            self.bot_card,
            self.over,
            tuple(self.stack),
        )
        return Step(state, tuple(self.events), self.reveals)

    def change(self, seat: int, **changes: Any) -> None:  # noqa: ANN401 -- the fields' own types
        """Give a seat new values."""
        self.seats[seat] = replace(self.seats[seat], **changes)

    def push(self, frame: Frame) -> None:
        """Put work on top: what is pushed last is done first."""
        self.stack.append(frame)

    def log(self, event: Event) -> None:
        """Record what happened."""
        self.events.append(event)

    def reveal_to_all(self) -> None:
        """This step showed everybody something hidden."""
        self.reveals = tuple(range(len(self.seats)))


Look = State | Bench
"""What counters and queries read: a state, or one being worked on."""


def free_spaces(look: Look, seat: int) -> int:
    """Return the free spaces of a player board: six, and one more beside the Tweedledee die (RW-67)."""
    dice = look.seats[seat].dice
    extra = look.variant.dee and any(number % KIND_COUNT == DEE for number in dice)
    return SPACES + extra - len(dice)


def is_own_turn(look: Look, seat: int) -> bool:
    """Return whether a person's seat has its turn: only then can it use mushrooms and cards (RW-21)."""
    return look.owner == seat and not (look.players == 1 and seat == 1)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one copy of ``card``."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def having(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards with one copy more, sorted."""
    return tuple(sorted((*cards, card)))
