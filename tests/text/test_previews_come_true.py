"""What a preview says of a choice, from what its seat may know, is what then happens: in every number of every game."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from alicegames.core.decision import CHANCE
from alicegames.core.rules import totals
from alicegames.games.alice import choices as alice
from alicegames.games.alice.events import ChapterScored, GiftGiven, Removed
from alicegames.games.alice.state import FREE
from alicegames.games.alice.text.words import size
from alicegames.games.queen_alice.events import AliceMoved, Paid, Scored
from alicegames.games.rolling_in_wonderland import choices as rolling
from alicegames.games.rolling_in_wonderland.events import Attacked
from alicegames.games.rolling_in_wonderland.play.counters import strengths
from alicegames.games.rolling_in_wonderland.play.selection import area
from alicegames.games.rolling_in_wonderland.scoring import attack, influence
from alicegames.games.tea_time.events import Cancelled as TeaCancelled
from alicegames.games.tea_time.scoring import column_points
from alicegames.ui.draw.numbers import signed
from tests.text.tables import TABLES, asked, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.match import Match
    from alicegames.ui.presenters.base import Preview


class Made(NamedTuple):
    """A choice, what was said of it from the view, and what came of it at once, nothing hidden."""

    match: Match
    before: Any
    after: Any
    """The true position after it, and after the first way to pay where one is asked for."""
    events: tuple[Any, ...]
    seat: int
    choice: Any
    said: Preview

    @property
    def gained(self) -> int:
        then, now = (totals(self.match.rules.score(state))[self.seat] for state in (self.before, self.after))
        return now - then

    def all(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def made(game: str, players: int, seed: int, every: int, **options: str) -> Iterator[Made]:
    """Yield what was chosen, and some of what could have been, in a random game, where it has a preview."""
    for some in asked(game, players, seed, every, **options):
        rules, seat = some.match.rules, some.decision.player
        for option in some.decision.options[:: max(1, len(some.decision.options) // 6)]:
            said = some.presenter.preview(some.view, option, seat)
            if said is None or isinstance(option, rolling.PickDice | rolling.Take):
                continue
            step = rules.apply(some.state, option)
            after, events = step.state, step.events
            bill = rules.decision(after)
            if bill is not None and bill.kind == "pay" and some.decision.kind != "pay":
                step = rules.apply(after, bill.options[0])
                after, events = step.state, (*events, *step.events)
            yield Made(some.match, some.state, after, events, seat, option, said)


@pytest.mark.parametrize(("game", "players", "options"), [*TABLES, ("rolling_in_wonderland", 2, {})])
def test_the_points_of_a_preview_are_those_that_are_then_gained(
    game: str, players: int, options: dict[str, str]
) -> None:
    seen = 0
    for one in made(game, players, 8, 12, **options):
        if one.said.score is not None:
            assert one.said.score == one.gained, (one.choice, one.said)
            seen += 1
        elif game == "queen_alice":
            assert one.gained == 0, (one.choice, one.said)
    assert seen


def number(pattern: str, lines: tuple[str, ...]) -> list[int]:
    return [int(found) for line in lines for found in re.findall(pattern, line)]


def test_a_card_taken_to_tea_changes_the_columns_as_its_preview_says() -> None:
    seen = set[Any]()
    for one in made("tea_time", 3, 5, 1):
        data, seat = one.match.pack.data, one.seat
        was, now = one.before.columns[seat], one.after.columns[seat]
        pairs = {event.character for event in one.all(TeaCancelled)}
        badges = {badge.target: badge.text for badge in one.said.badges}
        for column, (old, new) in enumerate(zip(was, now, strict=True)):
            gain = column_points(data, new) - column_points(data, old)
            if old != new or column in pairs:
                assert badges.pop(f"column:{seat}.{data.ids[column]}") == signed(gain)
                line = next(line for line in one.said.lines if f" {abs(new)} card" in line or "0 card" in line)
                assert ("cancel" in "".join(one.said.lines)) == bool(pairs), (one.said.lines, pairs)
                seen.add(bool(pairs))
                assert signed(gain) in "".join(one.said.lines), line
        took = (one.after.alice == seat) - (one.before.alice == seat)
        if took:
            assert badges.pop(f"alice:{seat}") == signed(took * data.score.alice)
            seen.add("Alice")
        assert not badges
    assert seen == {False, True, "Alice"}


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"presence": "wilder"})])
def test_a_page_is_filled_and_a_gift_given_as_the_preview_says(players: int, options: dict[str, str]) -> None:
    seen = set[Any]()
    for one in made("alice", players, 3, 1, **options):
        data, lines = one.match.pack.data, one.said.lines
        match one.choice:
            case alice.Place(_, _, chapter, page) | alice.Rob(_, _, chapter, page):
                owner, opened = next(
                    (seat, each) for seat, row in enumerate(one.after.open) for each in row if each.chapter == chapter
                )
                left, points = opened.pages.count(FREE), data.points[chapter]
                assert number(r"(\d+) pages? (?:is|are) free then", lines) == ([left] if left else [])
                assert number(r"complete then: (\d+) point", lines) == ([] if left else [points])
                assert left or one.match.names[owner] in lines[0]
                text = signed(one.gained if left else points)
                assert [badge.text for badge in one.said.badges] == [text], page
                seen.add(("page", bool(left)))
            case alice.End() | alice.Close():
                scored = [(event.seat, event.points) for event in one.all(ChapterScored)]
                told = [line.rpartition(": ")[2] for line in lines]
                wanted = [(one.match.names[seat], points) for seat, points in scored]
                assert [(line.rpartition(" ")[2].rstrip("."), int(line.split()[0])) for line in told] == wanted
                assert [badge.text for badge in one.said.badges] == [signed(points) for _seat, points in scored]
                seen.add("end")
            case alice.Give():
                (given,) = one.all(GiftGiven)
                tea = one.before.tea
                assert ("It covers" in lines[0]) == bool(tea[given.to_cell])
                assert ("is uncovered" in lines[0]) == (len(tea[given.from_cell]) > 1)
                assert size(given.to_cell % 3) in lines[0]
                due = one.match.rules.decision(one.after)
                assert ("takes its place" in lines[0]) == (due is not None and due.player == CHANCE)
                seen.add("gift")
    assert seen == {("page", True), ("page", False), "end", "gift"}


def test_a_queen_of_hearts_who_stands_banishes_as_many_as_are_marked() -> None:
    marked = 0
    for seed in range(3):
        rng, (match, presenter) = Random(seed), table("alice", 2, seed)
        some = match.start()
        while (decision := some.decision()) is not None:
            names = [option for option in decision.options if isinstance(option, alice.Declare) and option.name >= 0]
            choice = rng.choice(names or decision.options)
            seat, first = decision.player, len(some.moves)
            said = presenter.preview(some.view(seat), choice, seat) if names else None
            some.submit(choice)
            while said is not None and (reaction := some.decision()) is not None and reaction.kind == "react":
                some.submit(next(option for option in reaction.options if isinstance(option, alice.ReactPass)))
            if said is not None:
                gone = [event for move in some.moves[first:] for event in move.events if isinstance(event, Removed)]
                banished = [event for event in gone if event.card == choice.name]
                assert len(said.badges) == len(banished)
                assert number(r": (\d+) on the others", said.lines) == ([len(banished)] if banished else [])
                marked += len(banished)
    assert marked


@pytest.mark.parametrize("options", [{}, {"tweedledee": "on", "tweedledum": "on", "promo": "on"}], ids=str)
def test_soldiers_and_dice_of_rolling_end_up_as_the_preview_says(options: dict[str, str]) -> None:
    seen = set[Any]()
    for one in made("rolling_in_wonderland", 3, 6, 1, **options):
        data, lines, seat = one.match.pack.data, one.said.lines, one.seat
        match one.choice:
            case rolling.PlaceSoldier(region) | rolling.MoveSoldier(_, region) | rolling.MoveFigure(_, region):
                strong = strengths(data, one.after, region)
                best = max(value for other, value in enumerate(strong) if other != seat)
                assert number(r"your strength (\d+)", lines) == [strong[seat]]
                assert number(r"best of the others (\d+)", lines) == [best]
                was, now = (influence(data, state)[region][seat] for state in (one.before, one.after))
                assert number(r"(\d+) VP now", lines) + number(r"(\d+) VP then", lines) == [was, now]
                there = one.after.jabberwocky == region
                assert number(r"would give you (\d+)", lines) == ([attack(data, one.after, region)[seat]] * there)
                seen.add("soldier")
            case rolling.TurnDie(_, _, face):
                assert number(r"(\d+) d[a-z]+ stands? there then", lines) == [len(area(one.after, face))]
                seen.add("turn")
            case rolling.EndTurn():
                struck = one.all(Attacked)
                assert ("round ends" in lines[0]) == bool(struck)
                assert number(r"gives you (\d+) VP", lines) == [event.points[seat] for event in struck]
                due = one.match.rules.decision(one.after)
                down = due is not None and due.kind in ("discard", "bury")
                assert ("hand limit" in lines[0]) == (down and not struck)
                seen.add(("end", bool(struck)))
    assert seen == {"soldier", "turn", ("end", False), ("end", True)}


@pytest.mark.rule("QA-69")
def test_a_choice_of_queen_alice_costs_and_brings_what_its_preview_says() -> None:
    seen = Counter[str]()
    for one in made("queen_alice", 3, 7, 2):
        lines = one.said.lines
        paid = [event for event in one.all(Paid) if event.seat == one.seat and any(price(event))]
        told = [line for line in lines if line.startswith("Pay ")]
        assert [price_told(line) for line in told] == [price(event) for event in paid]
        gained = "".join(line for line in lines if line.startswith("Gain: "))
        points = sum(event.points for event in one.all(Scored) if event.seat == one.seat)
        assert sum(number(r"(\d+) IP", (gained,))) == points, (lines, one.events)
        moved = [(event.space, event.points) for event in one.all(AliceMoved)]
        found = [re.search(r"Alice goes to space (\d+): (\d+) IP", line) for line in lines]
        assert [(int(each[1]), int(each[2])) for each in found if each] == moved
        crowns = number(r"(\d+) crowns? (?:is|are) left", lines)
        assert crowns == ([one.after.crowns] if one.after.crowns < one.before.crowns else [])
        seen += Counter(paid=len(paid), points=points, alice=len(moved), crown=len(crowns))
    assert set(seen) == {"paid", "points", "alice", "crown"}


def price(event: Paid) -> tuple[int, ...]:
    return event.cake + event.tea + event.toast, event.hours, event.cubes


def price_told(line: str) -> tuple[int, ...]:
    kinds = (r"(\d+) (?:cake|tea|toast)", r"(\d+) hour", r"(\d+) black cube")
    return tuple(sum(number(kind, (line.partition(". ")[0],))) for kind in kinds)
