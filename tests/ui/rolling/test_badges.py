"""The badges beside what a taking would change say what then happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alicegames.core.decision import CHANCE
from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland.choices import PickDice, Take
from alicegames.games.rolling_in_wonderland.play.taking import ABILITY_DICE
from alicegames.ui.draw.numbers import signed
from tests.text.tables import table

OPTIONS: list[dict[str, str]] = [{}, {"youngest": "on"}, {"promo": "on", "tweedledee": "on"}]


def what_happened(some: Any, seat: int, first: int) -> list[Any]:
    """Go on without anything that may be left out until the turn may end, and return the seat's events since."""
    while (decision := some.decision()) is not None and decision.player == seat and decision.kind != "end":
        codes = [some.rules.encode(option) for option in decision.options]
        some.play(next((code for code in codes if code == "pass"), codes[0]))
    events = [event for move in some.moves[first:] for event in move.events]
    return [event for event in events if getattr(event, "seat", CHANCE) == seat]


def expected(rules: Any, before: Any, seat: int, events: list[Any]) -> dict[str, str]:
    """Return by target what a badge must say, told by the events alone."""

    def all_of(kind: type[Any]) -> list[Any]:
        return [event for event in events if isinstance(event, kind)]

    found = {}
    for name, ends in (
        ("rabbit", [e.end for e in all_of(ev.RabbitMoved)]),
        ("caterpillar", [e.space for e in all_of(ev.CaterpillarMoved)]),
    ):
        if ends:
            points = getattr(rules.data, name).points
            gain = points[ends[-1]] - points[getattr(before.seats[seat], name)]
            found[f"path:{name}.{ends[-1]}"] = signed(gain) if gain else str(ends[-1])
    if gained := sum(event.gained for event in all_of(ev.MushroomsGained)):
        found[f"mushroom:{seat}"] = f"+{gained}"
    if vp := sum(event.vp for event in all_of(ev.VpGained)):
        found[f"seat:{seat}"] = f"+{vp}"
    if placed := len(all_of(ev.SoldierPlaced)):
        found[f"supply:{seat}"] = signed(-placed)
    if drawn := len(all_of(ev.HatterDrawn)):
        found["deck:hatter"] = f"+{drawn}"
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_takings_badges_are_what_then_happens(options: dict[str, str]) -> None:
    checked: dict[str, int] = {}
    for seed in range(5):
        match, presenter = table("rolling_in_wonderland", 2, seed, **options)
        some, rng = match.start(), Random(seed)
        while (decision := some.decision()) is not None:
            choice, seat, before = decision.options[rng.randrange(len(decision.options))], decision.player, some.state
            made = presenter.preview(some.view(seat), choice, seat) if isinstance(choice, Take | PickDice) else None
            first = len(some.moves)
            some.submit(choice)
            if made is None or not 0 < len(some.state.taken) < ABILITY_DICE or some.state.taken_from not in (0, 1, 2):
                continue
            events = what_happened(some, seat, first)
            if any(isinstance(event, ev.OngoingPlaced | ev.CardPlayed | ev.CardDiscarded) for event in events):
                continue
            want = expected(some.rules, before, seat, events)
            for badge in made.badges:
                if badge.text != "0":
                    assert want.pop(badge.target) == badge.text, (seed, first, badge)
                    kind = badge.target.partition(":")[0]
                    checked[kind] = checked.get(kind, 0) + 1
            assert not want, (seed, first, want)
    assert checked["path"] > 10
    assert checked["supply"] > 5
    assert checked.get("deck", 0) > 3 or "youngest" in options
