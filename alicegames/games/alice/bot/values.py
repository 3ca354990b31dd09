"""What a seat's chapters and cards promise: the arithmetic under the heuristic, all of it in points."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from alicegames.games.alice.frames import Adventure, PlaceRevealed, Vortex
from alicegames.games.alice.pack.spec import ANY_SIZE
from alicegames.games.alice.scoring import SOLDIER_POINTS
from alicegames.games.alice.state import FREE, Opened

if TYPE_CHECKING:
    from alicegames.games.alice.bot.weights import Weights
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState


class ChapterHope(NamedTuple):
    """An unfinished chapter and what it promises."""

    chapter: int
    chances: tuple[tuple[int, float], ...]
    """Free page -> how likely it will be filled."""
    worth: int
    """What it brings if it is completed, its Card Soldiers counted."""
    cost: float
    """What it is expected to cost if it is not."""
    value: float

    @property
    def gains(self) -> list[tuple[int, float]]:
        """Free page -> points that filling it now would add."""
        cost = max(0.0, self.cost - 1.0) if len(self.chances) > 1 else 0.0
        found = []
        for page, _chance in self.chances:
            fuller = prod([chance for other, chance in self.chances if other != page])
            found.append((page, fuller * self.worth - (1.0 - fuller) * cost - self.value))
        return found


class Outlook:
    """One state seen with an eye to the rest of the game."""

    def __init__(self, data: AliceData, weights: Weights, state: AliceState) -> None:
        self.data = data
        self.weights = weights
        self.state = state
        players = len(state.hands)
        turns = min(
            len(state.character_deck) / weights.characters_a_turn, len(state.chapter_deck) / weights.chapters_a_turn
        )
        self.rounds = turns / players
        """How many more turns each player may expect."""
        self.patience = min(1.0, self.rounds / weights.unhurried)
        """How much of their worth cards in hand still have."""
        self.visible = [
            (cell, stack[-1]) for cell, stack in enumerate(state.tea) if stack and stack[-1] != data.soldier
        ]
        self.left = [state.character_deck.count(card) for card in range(data.first_protagonist)]
        self.frame = state.stack[-1] if state.stack else None
        self.entering = (state.played, self.frame.card if isinstance(self.frame, PlaceRevealed) else FREE)
        """The cards that may enter a chapter when their effect is done."""
        self.is_adventure = any(isinstance(frame, Adventure) for frame in state.stack)

    # -- chances ------------------------------------------------------------------------------------------------

    def _later(self, chance: float, seat: int) -> float:
        """Turn the chance of one turn into that of the rest of the game."""
        turns = self.rounds + (self.weights.adventure if self.is_adventure and seat == self.state.turn_owner else 0.0)
        return 1.0 - (1.0 - min(1.0, chance)) ** min(turns, self.weights.rounds_ahead) if turns > 0 else 0.0

    def _chance(self, seat: int, need: int, size: int, supply: list[int]) -> float:
        """Return how likely a page will be filled; a source that it counts on is taken out of the supply."""
        if self._at_once(seat, need, size, supply):
            return min(1.0, self.weights.sure)
        weights = self.weights
        chance = weights.in_deck * self.left[need]
        if size == ANY_SIZE and supply[need] > 0:
            supply[need] -= 1
            chance = weights.in_hand
        else:
            for cell, card in self.visible:
                if card == need:
                    fits = size in (ANY_SIZE, cell % 3)
                    chance = max(chance, weights.visible if fits else weights.resized)
        return self._later(chance * (weights.sized if size != ANY_SIZE else 1.0), seat)

    def _at_once(self, seat: int, need: int, size: int, supply: list[int]) -> bool:
        """Say whether the effect being resolved can fill the page."""
        if seat != self.state.turn_owner:
            return False
        if isinstance(self.frame, Vortex):
            return self._is_drawn(self.frame, need, size, supply)
        return size == ANY_SIZE and need in self.entering

    def _is_drawn(self, frame: Vortex, need: int, size: int, supply: list[int]) -> bool:
        """Say whether the open vortex can draw a character for the page."""
        if size == ANY_SIZE and supply[need] > 0:
            supply[need] -= 1
            return True
        return any(
            card == need and size in (ANY_SIZE, cell % 3) and cell != frame.locked for cell, card in self.visible
        )

    # -- chapters -----------------------------------------------------------------------------------------------

    def hopes(self, seat: int) -> list[ChapterHope]:
        """Return what each of a seat's unfinished chapters promises, the nearest to completion first."""
        supply = self._supply(seat)
        rows = [opened for opened in self.state.open[seat] if FREE in opened.pages]
        rows.sort(key=lambda opened: (opened.pages.count(FREE), opened.chapter))
        return [self._hope(seat, opened, supply) for opened in rows]

    def _hope(self, seat: int, opened: Opened, supply: list[int]) -> ChapterHope:
        needs, sizes = self.data.pages[opened.chapter], self.data.sizes[opened.chapter]
        chances = tuple(
            [
                (page, self._chance(seat, needs[page], sizes[page], supply))
                for page, who in enumerate(opened.pages)
                if who == FREE
            ]
        )
        product = float(self.weights.kept ** (len(opened.pages) - len(chances)))
        missing = 0.0
        for _page, chance in chances:
            product *= chance
            missing += 1.0 - chance
        worth = self.data.points[opened.chapter] + SOLDIER_POINTS * opened.pages.count(self.data.soldier)
        cost = self._cost(opened, missing)
        return ChapterHope(opened.chapter, chances, worth, cost, product * worth - (1.0 - product) * cost)

    def _cost(self, opened: Opened, missing: float) -> float:
        """Return what the chapter is expected to cost if it is never completed."""
        free = max(1.0, missing)
        if not self.state.experienced:
            return free
        return max(0.0, self.data.points[opened.chapter] - (len(opened.pages) - free))

    def unopened(self, seat: int, chapter: int) -> float:
        """Return what a chapter in hand would promise if it lay open."""
        return self._hope(seat, Opened(chapter, (FREE,) * len(self.data.pages[chapter])), self._supply(seat)).value

    def _supply(self, seat: int) -> list[int]:
        """Count the characters in a hand."""
        supply = [0] * self.data.first_protagonist
        for card in self.state.hands[seat].characters:
            supply[card] += 1
        return supply
