"""What is said before a choice is what then happens."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.decision import CHANCE
from alicegames.core.foresight import shows_something
from alicegames.core.rules import totals
from alicegames.core.undo import ChanceSeen, OwnerSaw, seen_since
from alicegames.games.rolling_in_wonderland.choices import PickDice, Take
from alicegames.games.rolling_in_wonderland.play.outlook import outlook
from alicegames.games.rolling_in_wonderland.play.taking import ABILITY_DICE
from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
from alicegames.games.rolling_in_wonderland.state import Variant
from tests.play import session
from tests.rules.rolling_in_wonderland.positions import DATA, hatter, position, seat
from tests.text.tables import TABLES, asked, table

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.games.rolling_in_wonderland.state import State


# -- what cannot be taken back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_cannot_be_taken_back_is_said_before(game: str, players: int, options: dict[str, str]) -> None:
    said = {True: 0, False: 0}
    rng, some = Random(4), session(game, players, seed=3, first=None, **options)
    for _choice in range(250):
        decision = some.decision()
        if decision is None:
            break
        choice = decision.options[rng.randrange(len(decision.options))]
        seat = decision.player
        foreseen = shows_something(some.rules, players, some.view(seat), seat, choice)
        moves = some.submit(choice)
        barred = isinstance(seen_since(moves, range(players), {}), ChanceSeen | OwnerSaw)
        assert foreseen == barred, (decision.kind, some.rules.encode(choice))
        said[foreseen] += 1
    assert said[True]
    assert said[False]


# -- taking dice ------------------------------------------------------------------------------------------------------


def taken_out(some: Session[Any, Any], seat: int) -> State:
    """Go on without anything that may be left out, until the turn may end."""
    while True:
        decision = some.decision()
        if decision is None or decision.player != seat or decision.kind == "end":
            state: State = some.state
            return state
        codes = [some.rules.encode(option) for option in decision.options]
        some.play(next((code for code in codes if code == "pass"), codes[0]))


def is_plain(state: State, seat: int, before: State) -> bool:
    """Whether nothing was drawn or used that brings more than the dice."""
    return len(state.seats[seat].ongoing) == len(before.seats[seat].ongoing)


@pytest.mark.parametrize("options", [{}, {"youngest": "on"}, {"youngest": "no_mushrooms"}, {"promo": "on"}], ids=str)
def test_a_taking_brings_what_its_preview_says(options: dict[str, str]) -> None:
    checked = 0
    for seed in range(6):
        rng, some = Random(seed), session("rolling_in_wonderland", 2, seed=seed, first=0, **options)
        while (decision := some.decision()) is not None:
            choice = decision.options[rng.randrange(len(decision.options))]
            seat, before = decision.player, some.state
            one = isinstance(choice, PickDice) or (isinstance(choice, Take) and _is_whole(some, choice))
            if not one:
                some.submit(choice)
                continue
            coming = outlook(some.rules, some.view(seat), choice, seat)  # type: ignore[arg-type]
            some.submit(choice)
            region = some.state.taken_from
            after = taken_out(some, seat)
            if len(before_dice := some.state.taken) >= ABILITY_DICE or not before_dice:
                continue  # the ability adds its own
            checked += 1
            if region in (0, 2) and is_plain(after, seat, before):
                assert after.seats[seat].rabbit == coming.rabbit
                assert after.seats[seat].vp - before.seats[seat].vp == coming.vp
                assert before.seats[seat].soldiers - after.seats[seat].soldiers == coming.soldiers
            assert after.seats[seat].caterpillar >= coming.caterpillar
            assert after.seats[seat].rabbit >= coming.rabbit
            assert after.seats[seat].vp - before.seats[seat].vp >= coming.vp
    assert checked > 60


def _is_whole(some: Session[Any, Any], choice: Take) -> bool:
    after = some.rules.apply(some.state, choice).state
    asked_then = some.rules.decision(after)
    return asked_then is None or asked_then.kind != "dice"


def test_the_pocket_watch_and_the_bluebells_are_in_the_preview_and_nobody_is_asked_for_their_order() -> None:
    owner = seat(rabbit=10, ongoing=hatter("pocket_watch", "bluebell"), dice=())
    play = position("rabbit: blue blue", owner)
    coming = outlook(WonderlandRules(DATA), play.state, Take(0), 0)
    play.do("take:rabbit")
    assert (play.decision.player, play.decision.kind) == (CHANCE, "order")
    play.do(play.codes[0])
    assert play.state.seats[0].rabbit == coming.rabbit == 20


@pytest.mark.rule("RW-32")
def test_cards_that_lie_out_are_in_the_preview() -> None:
    hat = position("hatter: blue", seat(ongoing=hatter("top_hat"), dice=()))
    assert outlook(WonderlandRules(DATA), hat.state, Take(1), 0).vp == 2
    guard = position("queen: blue pink pink", seat(ongoing=hatter("royal_guard"), dice=()))
    assert outlook(WonderlandRules(DATA), guard.state, Take(2), 0).soldiers == 3


@pytest.mark.rule("RW-63")
def test_a_third_mushroom_of_the_youngest_is_a_vp_and_no_loss() -> None:
    full = position("hatter: white", seat(mushrooms=2, dice=()), variant=Variant(youngest=True))
    coming = outlook(WonderlandRules(DATA), full.state, Take(1), 0)
    assert (coming.mushrooms, coming.lost, coming.vp) == (0, 0, 2)


@pytest.mark.rule("RW-26")
def test_a_third_mushroom_of_others_is_lost() -> None:
    full = position("queen: white", seat(mushrooms=2, dice=()))
    coming = outlook(WonderlandRules(DATA), full.state, Take(2), 0)
    assert (coming.mushrooms, coming.lost, coming.vp) == (0, 1, 0)


@pytest.mark.rule("RW-62")
def test_without_mushrooms_a_white_die_is_a_vp() -> None:
    none = position("queen: white", seat(dice=()), variant=Variant(youngest=True, mushrooms=False))
    coming = outlook(WonderlandRules(DATA), none.state, Take(2), 0)
    assert (coming.mushrooms, coming.lost, coming.vp) == (0, 0, 1)


# -- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), [*TABLES[:4], TABLES[5]])
def test_the_points_of_a_preview_are_those_of_the_choice(game: str, players: int, options: dict[str, str]) -> None:
    seen = 0
    for some in asked(game, players, 8, 12, **options):
        rules, seat = some.match.rules, some.decision.player
        for option in some.decision.options[:12]:
            made = some.presenter.preview(some.view, option, seat)
            if made is None or made.score is None or game.startswith("rolling"):
                continue
            after = rules.apply(some.view, option).state
            assert made.score == totals(rules.score(after))[seat] - totals(rules.score(some.view))[seat]
            seen += 1
    assert seen or game.startswith("rolling")


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_no_line_of_a_preview_is_empty(game: str, players: int, options: dict[str, str]) -> None:
    for some in asked(game, players, 9, 10, **options):
        for option in some.decision.options[:15]:
            made = some.presenter.preview(some.view, option, some.decision.player)
            assert made is None or all(line.strip() for line in made.lines), (some.decision.kind, option)


def test_a_table_of_the_youngest_without_mushrooms_speaks_of_vp() -> None:
    match, presenter = table("rolling_in_wonderland", 2, 1, youngest="no_mushrooms")
    del match
    lines: list[str] = []
    for some in asked("rolling_in_wonderland", 2, 1, 3, youngest="no_mushrooms"):
        for option in some.decision.options:
            made = presenter.preview(some.view, option, some.decision.player)
            lines += made.lines if made else ()
    assert lines
    plain = [re.sub("“.*?”", "", line) for line in lines if not line.startswith("Ability:")]
    assert [line for line in plain if "mushroom" in line.lower()] == []
