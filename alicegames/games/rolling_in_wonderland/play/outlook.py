"""What a taking of dice brings for certain: carried out by the rules, with what is then due without a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from alicegames.core.decision import CHANCE
from alicegames.core.rules import totals
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.effects import is_met
from alicegames.games.rolling_in_wonderland.events import MushroomsGained
from alicegames.games.rolling_in_wonderland.play.counters import amount
from alicegames.games.rolling_in_wonderland.state import MUSHROOMS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.rules import Event
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.games.rolling_in_wonderland.state import State


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is certain when these dice are taken; the ability, which comes after all of it, is left out."""

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
    """Mad Hatter cards to be drawn."""
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
    due: dict[str, int] = {}
    for verb, n in _pending(rules, state, seat):
        due[verb] = due.get(verb, 0) + n
    before, owner, data = view.seats[seat], state.seats[seat], rules.data
    pawn = min(data.rabbit.end, owner.rabbit + due.get("rabbit", 0))
    disc = min(data.caterpillar.end, owner.caterpillar + due.get("caterpillar", 0))
    room = min(MUSHROOMS - owner.mushrooms, due.get("mushroom", 0)) if view.variant.mushrooms else 0
    over = due.get("mushroom", 0) - room
    is_worth = view.variant.youngest or not view.variant.mushrooms
    vp = due.get("vp", 0) + (over if is_worth else 0)
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
        cards=due.get("draw", 0),
        soldiers=min(owner.soldiers, due.get("soldier", 0)),
        tokens=due.get("token", 0),
        cubes=due.get("cube", 0),
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


def _pending(rules: WonderlandRules, state: State, seat: int) -> Iterator[tuple[str, int]]:
    """Yield verbs and amounts of the frames that wait behind the question at hand, the ability's apart."""
    for frame in state.stack:
        match frame:
            case fr.Perform(owner, verb, n) if owner == seat:
                yield verb, n
            case fr.Move(owner, left) if owner == seat:
                yield "caterpillar", left
            case fr.DrawHatter(owner, left) if owner == seat:
                yield "draw", left
            case fr.PlaceSoldiers(owner, left) if owner == seat:
                yield "soldier", left
            case fr.PlaceAnyCube(owner, left) if owner == seat:
                yield "cube", left
            case fr.UseTokens(owner, _, left) if owner == seat:
                yield "token", left
            case fr.GainMushrooms(owner, left) if owner == seat:
                yield "mushroom", left
            case fr.FireOngoing(owner, cards) if owner == seat:
                yield from _fired(rules, state, seat, cards)


def _fired(rules: WonderlandRules, state: State, seat: int, cards: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    for card in cards:
        if is_met(rules.data, state, seat, card):
            for effect in rules.data.hatter[card].effects:
                yield effect.verb, amount(rules.data, state, seat, effect)
