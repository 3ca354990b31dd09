"""What the preview of a taking says, in words and in badges, is what then happens: neither more nor less."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from alicegames.core.rules import totals
from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland.choices import PickDice, Take
from alicegames.games.rolling_in_wonderland.play.counters import amount
from alicegames.games.rolling_in_wonderland.play.outlook import Outlook, outlook
from alicegames.games.rolling_in_wonderland.play.taking import ABILITY_DICE
from alicegames.games.rolling_in_wonderland.state import ALICE, CAT, CATERPILLAR, HATTER, MUSHROOMS, QUEEN, RABBIT
from alicegames.ui.draw.numbers import signed, times
from tests.text.tables import table

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.ui.presenters.base import Preview

OPTIONS: list[dict[str, str]] = [
    {},
    {"youngest": "on"},
    {"youngest": "no_mushrooms"},
    {"promo": "on", "tweedledee": "on", "cat_ability": "on", "experienced": "on"},
]
COUNTED = (ev.HatterDrawn, ev.SoldierPlaced, ev.FigurePlaced, ev.ObjectiveDrawn, ev.CubePlaced, ev.CardDiscarded)
"""What changes a running score by what is drawn or chosen."""


class Taking(NamedTuple):
    """A taking, what was said of it, and what came of it by the end of the turn."""

    rules: Any
    seat: int
    region: int
    before: State
    after: State
    events: list[Any]
    reach: tuple[int, ...]
    """The slots between which the first Cheshire Cat token was chosen, if one was."""
    coming: Outlook
    made: Preview

    def all(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind) and event.seat == self.seat]

    @property
    def where(self) -> str:
        return f"{self.before.turns}: {self.coming} {self.made.lines} {self.events}"


def played_on(some: Session[Any, Any], seat: int, first: int) -> list[Any]:
    """Go on without anything that may be left out until the turn may end, and return the events since."""
    while (decision := some.decision()) is not None and decision.player == seat and decision.kind != "end":
        codes = [some.rules.encode(option) for option in decision.options]
        left = codes[-1] if decision.kind == "fill_slot" else codes[0]
        some.play(next((code for code in codes if code == "pass"), left))
    return [event for move in some.moves[first:] for event in move.events]


def takings(seed: int, options: dict[str, str]) -> list[Taking]:
    match, presenter = table("rolling_in_wonderland", 2, seed, **options)
    some, rng, found = match.start(), Random(seed), []
    while (decision := some.decision()) is not None:
        choice, seat, before = decision.options[rng.randrange(len(decision.options))], decision.player, some.state
        first, view = len(some.moves), some.view(seat)
        some.submit(choice)
        if not isinstance(choice, Take | PickDice) or not some.state.taken:
            continue
        made = presenter.preview(view, choice, seat)
        assert made is not None
        coming = outlook(some.rules, view, choice, seat)  # type: ignore[arg-type]
        region, events = some.state.taken_from, played_on(some, seat, first)
        asked = [move.decision.options for move in some.moves[first:] if move.decision.kind == "token"]
        reach = tuple(option.slot for option in (asked[0] if asked else ()))
        found.append(Taking(some.rules, seat, region, before, some.state, events, reach, coming, made))
    return found


def besides(taking: Taking) -> Counter[str]:
    """What came of tokens, cards drawn and the path beyond: by verb, so that it can be taken off."""
    data, more, of_ability = taking.rules.data, Counter[str](), False
    drawn: set[int] = set()
    for event in taking.events:
        effects: Any = ()
        match event:
            case ev.TokenUsed(_, _, token) if of_ability:
                of_ability, more["ability_token"] = False, 1
            case ev.TokenUsed(_, _, token):
                effects = data.tokens[token].effects
            case ev.AbilityUsed(_, ability):
                of_ability = data.abilities[ability].effects[0].verb == "leftmost_token"
            case ev.CaterpillarMoved(_, space, _) if space > taking.coming.caterpillar:
                effects = data.benefit_effects[space]
            case ev.OngoingPlaced(_, card):
                drawn.add(card)
            case ev.OngoingFired(_, card) if card in drawn:
                effects = data.hatter[card].effects
            case ev.CardDiscarded(_, _, ongoing):
                more["vp"] += ongoing
        for effect in effects:
            more[effect.verb] += amount(data, taking.after, taking.seat, effect)
    return more


def is_as_said(taking: Taking) -> None:
    """Compare every number of the outlook with the seat at the end of the turn and with the events."""
    coming, more, data = taking.coming, besides(taking), taking.rules.data
    before, after = taking.before.seats[taking.seat], taking.after.seats[taking.seat]
    variant, vp, over = taking.before.variant, coming.vp + more["vp"], 0
    if variant.youngest:
        vp, more["draw"] = vp + more["draw"], 0
    if variant.mushrooms:
        over = max(0, before.mushrooms + coming.mushrooms + more["mushroom"] - MUSHROOMS)
        assert after.mushrooms == min(MUSHROOMS, before.mushrooms + coming.mushrooms + more["mushroom"]), taking.where
    else:
        over = more["mushroom"]
    vp += over if variant.youngest or not variant.mushrooms else 0
    assert after.rabbit == min(data.rabbit.end, coming.rabbit + more["rabbit"]), taking.where
    assert after.caterpillar == min(data.caterpillar.end, coming.caterpillar + more["caterpillar"]), taking.where
    assert after.vp - before.vp == vp, taking.where
    assert before.soldiers - after.soldiers == min(before.soldiers, coming.soldiers + more["soldier"]), taking.where
    assert len(taking.all(ev.HatterDrawn)) == coming.cards + more["draw"], taking.where
    used = coming.tokens + more["token"] + more["ability_token"]
    assert len(taking.all(ev.TokenUsed)) == used, taking.where
    lost = sum(event.lost for event in taking.all(ev.MushroomsGained))
    assert variant.youngest or lost == coming.lost + over, taking.where


def badges(taking: Taking) -> dict[str, str]:
    """Return the badges that such a taking must have, told by the outlook that has been compared."""
    coming, seat = taking.coming, taking.seat
    found = {**paths(taking), **actions(taking)}
    if coming.mushrooms or coming.lost:
        found[f"mushroom:{seat}"] = f"+{coming.mushrooms}" if coming.mushrooms else "0"
    if coming.vp:
        found[f"seat:{seat}"] = f"+{coming.vp}"
    if len(taking.after.taken) >= ABILITY_DICE:
        found[f"ability:{seat}"] = "!"
    return found


def paths(taking: Taking) -> dict[str, str]:
    """The badges at the ends of the two paths."""
    coming, data = taking.coming, taking.rules.data
    before, found = taking.before.seats[taking.seat], {}
    for name, start, end in (
        ("rabbit", before.rabbit, coming.rabbit),
        ("caterpillar", before.caterpillar, coming.caterpillar),
    ):
        points = getattr(data, name).points
        if end != start:
            found[f"path:{name}.{end}"] = (
                signed(points[end] - points[start]) if points[end] > points[start] else str(end)
            )
    return found


def actions(taking: Taking) -> dict[str, str]:
    """The badges of what the region's action takes or places."""
    coming, seat, found = taking.coming, taking.seat, {}
    if taking.region == HATTER and coming.cards:
        found["deck:hatter"] = f"+{coming.cards}"
    if taking.region == QUEEN and coming.soldiers:
        found[f"supply:{seat}"] = signed(-coming.soldiers)
    if taking.region == ALICE:
        found[f"supply:{seat}"] = signed(-cubes(taking)) if cubes(taking) else "0"
    if taking.region == CAT:
        for slot in taking.reach:
            found[f"token:{slot + 1}"] = times(coming.tokens)
    return found


def cubes(taking: Taking) -> int:
    """Return how many of the dice's own cubes were placed: before any other."""
    lost = sum(len(event.colours) for event in taking.all(ev.CubesLost))
    return len(taking.after.taken) - lost


SAID = (
    (r"White Rabbit: .* to (\d+)", lambda t: t.coming.rabbit),
    (r"Caterpillar: .* to (\d+)", lambda t: t.coming.caterpillar),
    (r"(\d+) VP at once", lambda t: t.coming.vp),
    (r"^Draw (\d+)", lambda t: t.coming.cards),
    (r"^Place (\d+)", lambda t: t.coming.soldiers),
    (r"(\d+) left then", lambda t: t.before.seats[t.seat].soldiers - t.coming.soldiers),
    (r"^(\d+) benefits? of", lambda t: t.coming.tokens),
    (r"^(\d+) of \d+ dice finds? an? icons?", cubes),
    (r"^All (\d+) dice find", cubes),
    (r"^(\d+) cubes? more", lambda t: t.coming.cubes),
)


@pytest.mark.rule("RW-32")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_takings_preview_is_what_then_happens(options: dict[str, str]) -> None:
    regions, said, with_ability, scored = Counter[int](), Counter[str](), 0, 0
    for seed in range(3):
        for taking in takings(seed, options):
            is_as_said(taking)
            shown = {badge.target: badge.text for badge in taking.made.badges}
            assert len(shown) == len(taking.made.badges), taking.made.badges
            assert shown == badges(taking), taking.where
            for line in taking.made.lines:
                for pattern, value in SAID:
                    if found := re.search(pattern, line):
                        said[pattern] += 1
                        assert int(found[1]) == value(taking), (line, taking.where)
            regions[taking.region] += 1
            with_ability += f"ability:{taking.seat}" in shown
            if not +besides(taking) and not any(taking.all(kind) for kind in COUNTED):
                then, now = (totals(taking.rules.score(state))[taking.seat] for state in (taking.before, taking.after))
                assert (taking.made.score or 0) == now - then if taking.after.stack else now - then, taking.where
                scored += 1
    assert set(regions) == {RABBIT, HATTER, QUEEN, ALICE, CAT, CATERPILLAR}
    assert with_ability > 3
    assert scored > 10
    assert len(said) >= 8
