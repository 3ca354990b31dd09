"""A toy game with a secret: draw a hidden card, keep it or swap it once, show it; the higher sum wins.

It is what the tests of the mechanism, the curtain, the bots and the saves play, and the example of docs/add-a-game.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.course import StepByStep
from alicegames.core.decision import CHANCE, UNKNOWN, Decision
from alicegames.core.game import Book, Game, Section, WhyNot
from alicegames.core.rules import Event, ScoreLine, Setup, Step, Turn, totals
from alicegames.core.values import Position, Tagged, replace
from alicegames.packs.spec import PackModel, PackSpec

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

ROUNDS = 3


class ToyState(Position):
    deck: tuple[int, ...]  # cards nobody has seen, in rising order; in a view UNKNOWN each
    hands: tuple[int, ...]  # a seat's hidden card, 0 = none
    shown: tuple[tuple[int, ...], ...]
    swapped: bool = False
    turns: int = 0
    owner: int = 0


class Draw(Tagged, frozen=True, tag="draw"):
    card: int


class Swap(Tagged, frozen=True, tag="swap"):
    pass


class Show(Tagged, frozen=True, tag="show"):
    card: int


class Drew(Event, frozen=True):
    seat: int
    card: int


class Showed(Event, frozen=True):
    seat: int
    card: int


class ToyData(PackModel):
    cards: int = 12


def at(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


class ToyRules:
    def __init__(self, data: ToyData) -> None:
        self.data = data

    def start(self, setup: Setup) -> ToyState:
        n = setup.players
        return ToyState(tuple(range(1, self.data.cards + 1)), (0,) * n, ((),) * n, owner=setup.first or 0)

    def decision(self, state: ToyState) -> Decision[Any] | None:
        if state.turns == ROUNDS * len(state.hands):
            return None
        if not state.hands[state.owner]:
            return Decision(CHANCE, "draw", tuple(Draw(card) for card in state.deck))
        show = Show(state.hands[state.owner])
        return Decision(state.owner, "show", (show,) if state.swapped or len(state.deck) < 2 else (show, Swap()))

    def apply(self, state: ToyState, choice: Any) -> Step[ToyState]:
        seat = state.owner
        match choice:
            case Draw(card):
                deck = tuple(other for other in state.deck if other != card)
                return Step(replace(state, deck=deck, hands=at(state.hands, seat, card)), (Drew(seat, card),), (seat,))
            case Swap():
                deck = tuple(sorted((*state.deck, state.hands[seat])))
                return Step(replace(state, deck=deck, hands=at(state.hands, seat, 0), swapped=True))
            case _:
                after = replace(
                    state,
                    hands=at(state.hands, seat, 0),
                    shown=at(state.shown, seat, (*state.shown[seat], choice.card)),
                    swapped=False,
                    turns=state.turns + 1,
                    owner=(seat + 1) % len(state.hands),
                )
                others = tuple(other for other in range(len(state.hands)) if other != seat)
                return Step(after, (Showed(seat, choice.card),), others)

    def course(self, state: ToyState) -> StepByStep[ToyState, Any]:
        return StepByStep(self, state)

    def encode(self, choice: Any) -> str:
        return "swap" if isinstance(choice, Swap) else f"{choice.tag}:{choice.card}"

    def view(self, state: ToyState, seat: int) -> ToyState:
        hands = tuple(card if owner == seat or not card else UNKNOWN for owner, card in enumerate(state.hands))
        return replace(state, hands=hands, deck=(UNKNOWN,) * len(state.deck))

    def worlds(self, view: ToyState, seat: int) -> Callable[[Random], ToyState]:
        seen = {card for pile in view.shown for card in pile} | {view.hands[seat]}
        every = [card for card in range(1, self.data.cards + 1) if card not in seen]

        def draw(rng: Random) -> ToyState:
            unseen = [*every]
            rng.shuffle(unseen)
            hands = tuple(unseen.pop() if card == UNKNOWN else card for card in view.hands)
            return replace(view, hands=hands, deck=tuple(sorted(unseen)))

        return draw

    def determinize(self, view: ToyState, seat: int, rng: Random) -> ToyState:
        return self.worlds(view, seat)(rng)

    def view_event(self, event: Event, seat: int) -> Event | None:
        return Drew(event.seat, UNKNOWN) if isinstance(event, Drew) and event.seat != seat else event

    def score(self, state: ToyState) -> tuple[tuple[ScoreLine, ...], ...]:
        return tuple((ScoreLine("shown", sum(pile), len(pile)),) for pile in state.shown)

    def places(self, state: ToyState) -> tuple[int, ...]:
        sums = totals(self.score(state))
        return tuple(1 + sum(other > own for other in sums) for own in sums)

    def turn(self, state: ToyState) -> Turn:
        return Turn(state.turns, state.owner, state.turns // len(state.hands) + 1)


class ToyTexts:
    def __init__(self, data: ToyData) -> None:
        self.data = data

    def prompt(self, view: ToyState, decision: Decision[Any], names: tuple[str, ...]) -> str:
        return f"{names[decision.player]}: show your card or swap it."

    def option(self, view: ToyState, choice: Any, names: tuple[str, ...]) -> str:
        return "Swap the card" if isinstance(choice, Swap) else f"Show {choice.card}"

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        match event:
            case Drew(seat, card):
                return f"{names[seat]} draws {'a card' if card == UNKNOWN else card}."
            case Showed(seat, card):
                return f"{names[seat]} shows {card}."
        return ""

    def table(self, view: ToyState, names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(f"{name}: {pile}" for name, pile in zip(names, view.shown, strict=True))

    def score_line(self, key: str) -> str:
        return "Cards shown"

    def why_not(self, view: ToyState, target: str, picked: tuple[str, ...], names: tuple[str, ...]) -> WhyNot:
        return WhyNot("A card is swapped once a turn.", "TOY-1")

    def about(self, view: ToyState, target: str, names: tuple[str, ...]) -> str:
        return ""

    def reference(self) -> tuple[Section, ...]:
        return ()


def _heuristic(rules: ToyRules, state: ToyState, seat: int) -> float:
    return float(sum(state.shown[seat]) + state.hands[seat]) or 0.0


SPEC: PackSpec[ToyData] = PackSpec("toy", {"toy.json": ToyData}, lambda files: files["toy.json"])  # type: ignore[arg-type,return-value]

TOY: Game[ToyState, Any] = Game(
    id="toy",
    book=Book(lambda: "Toy", place=90),
    blurb=lambda: "A game for tests.",
    players=(2, 3, 4),
    rules_version=1,
    pack=SPEC,
    make_rules=ToyRules,
    make_texts=ToyTexts,
    state_type=ToyState,
    heuristic=_heuristic,
    has_secrets=True,
)
