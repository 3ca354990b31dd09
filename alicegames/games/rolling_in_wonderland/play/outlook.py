"""What a taking of dice brings for certain: carried out by the rules, with what is then due without a choice."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.core.rules import totals
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.effects import is_met
from alicegames.games.rolling_in_wonderland.events import MushroomsGained
from alicegames.games.rolling_in_wonderland.play.counters import amount
from alicegames.games.rolling_in_wonderland.state import MUSHROOMS, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from alicegames.core.rules import Event
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import Effect
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.games.rolling_in_wonderland.state import State


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is certain when these dice are taken, the ability included."""

    region: int
    rabbit: int
    """Where the pawn will stand."""
    caterpillar: int
    """Where the disc will stand."""
    mushrooms: int
    lost: int
    """Mushrooms for which there is no room and which bring nothing."""
    vp: int
    """VP tokens gained."""
    cards: int
    """Mad Hatter cards to be drawn, no more than there are."""
    soldiers: int
    """Soldiers to be placed, no more than there are."""
    tokens: int
    """Benefits of Cheshire Cat tokens."""
    cubes: int
    """Cubes to be placed on any icon."""
    points: int
    """By how much all this changes the own score."""


def outlook(rules: WonderlandRules, view: State, choice: Choice, seat: int) -> Outlook:
    """Carry a taking out, and add up what is then pending."""
    state, events = _carried_out(rules, view, choice)
    due = _due(rules, state, seat)
    before, owner, data = view.seats[seat], state.seats[seat], rules.data
    pawn = min(data.rabbit.end, owner.rabbit + due["rabbit"])
    disc = min(data.caterpillar.end, owner.caterpillar + due["caterpillar"])
    room = min(MUSHROOMS - owner.mushrooms, due["mushroom"]) if view.variant.mushrooms else 0
    over = due["mushroom"] - room
    is_worth = view.variant.youngest or not view.variant.mushrooms
    vp = due["vp"] + (over if is_worth else 0)
    steps = data.rabbit.points[pawn] - data.rabbit.points[owner.rabbit]
    steps += data.caterpillar.points[disc] - data.caterpillar.points[owner.caterpillar]
    lost = sum(event.lost for event in events if isinstance(event, MushroomsGained) and event.seat == seat)
    return Outlook(
        region=state.taken_from,
        rabbit=pawn,
        caterpillar=disc,
        mushrooms=owner.mushrooms + room - before.mushrooms,
        lost=0 if is_worth else lost + over,
        vp=owner.vp + vp - before.vp,
        cards=min(len(state.hatter_deck) + len(state.hatter_discards), due["draw"]),
        soldiers=min(owner.soldiers, due["soldier"]),
        tokens=due["token"],
        cubes=due["cube"],
        points=totals(rules.score(state))[seat] - totals(rules.score(view))[seat] + vp + steps,
    )


def _carried_out(rules: WonderlandRules, view: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
    """Apply the choice, and what chance answers where its answer makes no difference (an order of plain effects)."""
    step = rules.apply(view, choice)
    state, events = step.state, step.events
    while (asked := rules.decision(state)) is not None and (asked.player, asked.kind) == (CHANCE, "order"):
        step = rules.apply(state, asked.options[0])
        state, events = step.state, (*events, *step.events)
    return state, events


def _due(rules: WonderlandRules, state: State, seat: int) -> Counter[str]:
    """Add up what is pending by verb, with the benefits of the spaces that the disc will come to."""
    due, disc, end = Counter[str](), state.seats[seat].caterpillar, rules.data.caterpillar.end
    for verb, n in _pending(rules, state, seat):
        due[verb] += n
        if verb == "caterpillar":
            for space in range(disc + 1, min(disc + n, end) + 1):
                for effect in rules.data.benefit_effects[space]:
                    due[effect.verb] += amount(rules.data, state, seat, effect)
            disc += n
    if state.variant.youngest:
        due["vp"] += due.pop("draw", 0)
    return due


def _pending(rules: WonderlandRules, state: State, seat: int) -> Iterator[tuple[str, int]]:
    """Yield verbs and amounts of the frames that wait behind the question at hand, in their order."""
    for frame in reversed(state.stack):
        if getattr(frame, "seat", NOBODY) != seat:
            continue
        match frame:
            case fr.Perform(_, verb, n):
                yield verb, n
            case fr.UseTokens(_, _, left):
                yield "token", left
            case fr.FireOngoing(_, cards):
                met = (card for card in cards if is_met(rules.data, state, seat, card))
                for card in met:
                    yield from _effects(rules, state, seat, rules.data.hatter[card].effects)
            case fr.Ability():
                yield from _effects(rules, state, seat, rules.data.abilities[state.seats[seat].ability].effects)
            case fr.Move() | fr.DrawHatter() | fr.PlaceSoldiers() | fr.PlaceAnyCube() | fr.GainMushrooms():
                yield _VERBS[type(frame)], frame.left


def _effects(rules: WonderlandRules, state: State, seat: int, effects: Iterable[Effect]) -> Iterator[tuple[str, int]]:
    for effect in effects:
        if effect.verb == "leftmost_token":
            yield from _effects(rules, state, seat, rules.data.tokens[state.tokens[0]].effects)
        else:
            yield effect.verb, amount(rules.data, state, seat, effect)


_VERBS: Final = {
    fr.Move: "caterpillar",
    fr.DrawHatter: "draw",
    fr.PlaceSoldiers: "soldier",
    fr.PlaceAnyCube: "cube",
    fr.GainMushrooms: "mushroom",
}
"""The verbs that have begun as a frame with so many left."""
