"""How good a position of Alice is for a seat: points, chapter progress, cards in hand, and what is being resolved."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from alicegames.games.alice import frames as f
from alicegames.games.alice.bot.values import ChapterHope, Outlook
from alicegames.games.alice.bot.weights import Weights
from alicegames.games.alice.pack.spec import ANY_SIZE, MIDDLE
from alicegames.games.alice.play.pages import has_free_page
from alicegames.games.alice.rules import FRAMES
from alicegames.games.alice.scoring import SOLDIER_POINTS, penalty
from alicegames.games.alice.settle import conclude
from alicegames.games.alice.state import FREE
from alicegames.games.alice.twin import Bench
from alicegames.packs import weights as packs

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.rules import AliceRules
    from alicegames.games.alice.state import AliceState

_NOBODY: Final = -1
"""A viewer whose hand none of them is."""
_MEMO_SIZE: Final = 20_000


class Heuristic:
    """Values positions with certain weights, remembering the parts that most choices leave as they are."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._memos: dict[AliceRules, dict[Any, float]] = {}

    def __call__(self, rules: AliceRules, state: AliceState, seat: int) -> float:
        """Return the seat's outlook in points, less that of its best rival and part of the other rivals'."""
        view = self._view(rules, state)
        others = [self._outlook(rules, view, other, seat) for other in range(len(state.hands)) if other != seat]
        return self._lead(self._outlook(rules, view, seat, seat), others)

    def leads(self, rules: AliceRules, state: AliceState) -> tuple[float, ...]:
        """Return every seat's heuristic: each seat is looked at as itself, and as another who imagines its chapters."""
        view = self._view(rules, state)
        seats = range(len(state.hands))
        own = [self._outlook(rules, view, seat, seat) for seat in seats]
        imagined = [self._outlook(rules, view, seat, _NOBODY) for seat in seats]
        return tuple([self._lead(own[seat], [*imagined[:seat], *imagined[seat + 1 :]]) for seat in seats])

    def _view(self, rules: AliceRules, state: AliceState) -> Outlook:
        return Outlook(rules.data, self._weights, _reactions_over(rules.data, state))

    def _lead(self, own: float, rivals: list[float]) -> float:
        best = self._weights.best_rival
        return own - best * max(rivals) - (1.0 - best) * sum(rivals) / len(rivals)

    def _outlook(self, rules: AliceRules, view: Outlook, seat: int, viewer: int) -> float:
        if seat == view.state.turn_owner:
            return _value(view, seat, viewer)
        return self._waiting(self._memos.setdefault(rules, {}), view, seat, viewer)

    def _waiting(self, memo: dict[Any, float], view: Outlook, seat: int, viewer: int) -> float:
        """Return the outlook of a seat whose turn it is not: most choices leave it as it is, so it is remembered."""
        state = view.state
        cards = state.open[seat], state.hands[seat], state.victory[seat], state.tea, state.character_deck
        key = seat == viewer, not state.stack, len(state.hands), len(state.chapter_deck), state.experienced, cards
        found = memo.get(key)
        if found is None:
            if len(memo) >= _MEMO_SIZE:
                memo.clear()
            found = memo[key] = _value(view, seat, viewer)
        return found


@cache
def learned() -> Heuristic:
    """Return the heuristic with the weights that were learned."""
    return Heuristic(packs.learned(Weights, "alice"))


def heuristic(rules: AliceRules, state: AliceState, seat: int) -> float:
    """Return the seat's outlook in points less its rivals', by the weights that were learned."""
    return learned()(rules, state, seat)


def leads(rules: AliceRules, state: AliceState) -> tuple[float, ...]:
    """Return every seat's heuristic, by the weights that were learned."""
    return learned().leads(rules, state)


def _reactions_over(data: AliceData, state: AliceState) -> AliceState:
    """Return the state as it is if nobody discards another Cat."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, f.React):
        return state
    bench = Bench.of(state, data, [])
    bench.pop()
    conclude(bench, frame.wonder, frame.cats)
    FRAMES.settle(bench)
    return bench.closed()


def _value(view: Outlook, seat: int, viewer: int) -> float:
    """Return a seat's outlook; of chapters in a hand that ``viewer`` only imagines the number alone counts."""
    state = view.state
    if not state.stack:
        return float(_points(view, seat)) - _open_cost(view, seat)
    hopes = view.hopes(seat)
    total = _points(view, seat) + _complete(view, seat) + sum(hope.value for hope in hopes)
    total += _hand(view, seat, is_imagined=seat != viewer)
    if seat == state.turn_owner:
        total += sum(_pending(view, frame, hopes) for frame in state.stack)
    return total


def _points(view: Outlook, seat: int) -> int:
    pile = view.state.victory[seat]
    points = view.data.points
    chapters = sum([points[chapter] for chapter in pile.chapters])
    return chapters + SOLDIER_POINTS * pile.soldiers + view.data.pile_points * len(pile.protagonists)


def _open_cost(view: Outlook, seat: int) -> float:
    return sum(penalty(view.data, opened, experienced=view.state.experienced) for opened in view.state.open[seat])


def _complete(view: Outlook, seat: int) -> float:
    """Chapters that will score at the end of the turn."""
    return sum(
        view.data.points[opened.chapter] + SOLDIER_POINTS * opened.pages.count(view.data.soldier)
        for opened in view.state.open[seat]
        if FREE not in opened.pages
    )


# -- the hand ---------------------------------------------------------------------------------------------------------


def _hand(view: Outlook, seat: int, *, is_imagined: bool) -> float:
    hand, data, worth = view.state.hands[seat], view.data, view.weights
    if not hand.protagonists and not hand.characters and not hand.chapters:
        return worth.empty_hand * view.patience
    of, who = worth.of, data.who
    total = sum([of[who[card]] for card in hand.protagonists]) + sum([of[who[card]] for card in hand.characters])
    if is_imagined:
        total += worth.unknown_chapter * len(hand.chapters)
    else:
        total += sum(
            [worth.chapter + worth.chapter_hope * max(0.0, view.unopened(seat, chapter)) for chapter in hand.chapters]
        )
    if seat == view.state.turn_owner and view.is_adventure and not view.state.wilder:
        least = view.state.presence
        total -= worth.out_of_order * sum([data.presence[card] < least for card in hand.characters])
    return total * view.patience


# -- what is being resolved -------------------------------------------------------------------------------------------


def _pending(view: Outlook, frame: f.Frame, hopes: list[ChapterHope]) -> float:
    worth = _PENDING.get(type(frame))
    return worth(view, frame, hopes) if worth else 0.0


def _draw(view: Outlook, frame: f.Draw, hopes: list[ChapterHope]) -> float:
    match frame.to:
        case "hand":
            worth = view.weights
            each = worth.unknown_protagonist if frame.deck == "protagonist" else worth.unknown_chapter
            return frame.left * each * view.patience
        case "pile":
            return float(view.data.pile_points)
        case "open":
            return _open(view, hopes)
        case _:
            return _reveal(view, hopes, frame.left)


def _wonder(view: Outlook, _frame: f.ChooseWonder, hopes: list[ChapterHope]) -> float:
    """The best Wonder of the played card."""
    return max(_verb(view, verb, hopes) for verb in view.data.wonders[view.state.played])


def _verb(view: Outlook, verb: str, hopes: list[ChapterHope]) -> float:
    worth = _VERBS.get(verb)
    return worth(view, hopes) if worth else 0.0


def _gain(view: Outlook, hopes: list[ChapterHope], card: int) -> float:
    """What a character in hand adds to the best chapter that needs it."""
    data = view.data
    best = view.weights.of[data.who[card]] * view.patience
    for hope in hopes:
        needs, sizes = data.pages[hope.chapter], data.sizes[hope.chapter]
        for page, gain in hope.gains:
            if needs[page] == card and sizes[page] == ANY_SIZE:
                best = max(best, view.weights.taken * gain)
    return best


def _best_page(hopes: list[ChapterHope]) -> float:
    """What a card that may stand anywhere adds."""
    return max([gain for hope in hopes for _page, gain in hope.gains], default=0.0)


def _recruits(view: Outlook, hopes: list[ChapterHope], many: int) -> float:
    gains = sorted((_gain(view, hopes, stack[-1]) for stack in view.state.tea if stack), reverse=True)
    return sum(gains[:many])


def _gather(view: Outlook, hopes: list[ChapterHope]) -> float:
    return sum(
        _gain(view, hopes, card) for cell, stack in enumerate(view.state.tea) if cell % 3 != MIDDLE for card in stack
    )


def _open(view: Outlook, hopes: list[ChapterHope]) -> float:
    """A chapter from the deck, and what the vortex can draw at once."""
    worth = view.weights
    chapter = worth.new_chapter * view.patience - worth.late_chapter * (1.0 - view.patience)
    return chapter + _vortex_gain(view, hopes)


def _vortex_gain(view: Outlook, hopes: list[ChapterHope]) -> float:
    data = view.data
    total = 0.0
    for hope in hopes:
        needs, sizes = data.pages[hope.chapter], data.sizes[hope.chapter]
        fits = [
            gain
            for page, gain in hope.gains
            if any(card == needs[page] and sizes[page] in (ANY_SIZE, cell % 3) for cell, card in view.visible)
        ]
        total += sum(fits)
    return total * view.weights.drawn


def _reveal(view: Outlook, hopes: list[ChapterHope], many: int) -> float:
    deck = max(1, len(view.state.character_deck))
    data = view.data
    total = 0.0
    for hope in hopes:
        needs, sizes = data.pages[hope.chapter], data.sizes[hope.chapter]
        for page, gain in hope.gains:
            if sizes[page] == ANY_SIZE:
                total += gain * min(1.0, many * view.left[needs[page]] / deck)
    return total * view.weights.revealed


def _steal(view: Outlook, hopes: list[ChapterHope]) -> float:
    """The best theft from each other player: the thief's gain and half of the victim's loss."""
    state, data = view.state, view.data
    gains = {
        data.pages[hope.chapter][page]: gain
        for hope in hopes
        for page, gain in hope.gains
        if data.sizes[hope.chapter][page] == ANY_SIZE
    }
    total = 0.0
    for seat, row in enumerate(state.open):
        if seat != state.turn_owner:
            standing = [card for opened in row for card in opened.pages if card in gains]
            total += max([view.weights.stolen * gains[card] + view.weights.victim for card in standing], default=0.0)
    return total


def _banish(view: Outlook, _hopes: list[ChapterHope]) -> float:
    """What the best name takes from the others."""
    state, data = view.state, view.data
    loss = [0.0] * data.first_protagonist
    for seat, row in enumerate(state.open):
        if seat != state.turn_owner:
            for opened in row:
                full = (len(opened.pages) - opened.pages.count(FREE)) / len(opened.pages)
                for card in opened.pages:
                    if 0 <= card < data.first_protagonist:
                        loss[card] += full * data.points[opened.chapter] * view.weights.banished
    return max(loss) / (len(state.hands) - 1)


def _join(_view: Outlook, hopes: list[ChapterHope]) -> float:
    return _best_page(hopes)


def _stand(view: Outlook, hopes: list[ChapterHope]) -> float:
    """A Card Soldier on a page of one's own, or to spoil another's chapter."""
    state = view.state
    others = [row for seat, row in enumerate(state.open) if seat != state.turn_owner]
    spoil = view.weights.spoil if any(has_free_page(row) for row in others) else 0.0
    return max(spoil, _best_page(hopes) + SOLDIER_POINTS)


def _copy(view: Outlook, hopes: list[ChapterHope]) -> float:
    state, data = view.state, view.data
    verbs = {verb for stack in state.tea if stack for verb in data.wonders[stack[-1]] if verb != "stand"}
    return max([_verb(view, verb, hopes) for verb in sorted(verbs)], default=0.0)


def _keep(view: Outlook, _hopes: list[ChapterHope]) -> float:
    return float(view.data.pile_points)


def _chapters(view: Outlook, _hopes: list[ChapterHope]) -> float:
    return min(2, len(view.state.chapter_deck)) * view.weights.unknown_chapter * view.patience


_VERBS: Final[dict[str, Callable[[Outlook, list[ChapterHope]], float]]] = {
    "copy": _copy,
    "join": _join,
    "recruit": lambda view, hopes: _recruits(view, hopes, 2),
    "open": _open,
    "gather": _gather,
    "steal": _steal,
    "reveal": lambda view, hopes: _reveal(view, hopes, 3),
    "chapters": _chapters,
    "keep": _keep,
    "remove": lambda view, _hopes: view.weights.removal,
    "stand": _stand,
    "banish": _banish,
}

_PENDING: Final[dict[type, Callable[[Outlook, Any, list[ChapterHope]], float]]] = {
    f.Draw: _draw,
    f.ChooseWonder: _wonder,
    f.GiveGift: lambda view, _frame, _hopes: view.weights.gift * view.patience,
    f.Recruit: lambda view, frame, hopes: _recruits(view, hopes, frame.left),
    f.Theft: lambda view, _frame, hopes: _steal(view, hopes),
    f.Discovery: lambda view, frame, _hopes: frame.left * view.weights.unknown_protagonist * view.patience,
}
