"""What is said before a choice is what then happens."""

from __future__ import annotations

import re
from random import Random

import pytest

from alicegames.core.decision import CHANCE
from alicegames.core.foresight import shows_something
from alicegames.core.undo import ChanceSeen, OwnerSaw, seen_since
from alicegames.games.rolling_in_wonderland.choices import Take
from alicegames.games.rolling_in_wonderland.play.outlook import outlook
from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
from alicegames.games.rolling_in_wonderland.state import Variant
from tests.play import session
from tests.rules.rolling_in_wonderland.positions import DATA, board, hatter, position, seat
from tests.text.tables import TABLES, asked, table

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


# -- taking dice (all other takings: tests/ui/rolling/test_outlook.py) -----------------------------------------------


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


@pytest.mark.rule("RW-20", "RW-37")
def test_where_dice_are_to_be_chosen_the_most_that_they_can_give_counts_cards_that_lie_out() -> None:
    owner = seat(ongoing=hatter("royal_guard"), dice=board(3))
    crowd = position("queen: blue pink pink green", owner)
    _match, presenter = table("rolling_in_wonderland", 2, 1)
    made = presenter.preview(crowd.state, Take(2), 0)
    assert made is not None
    assert made.lines == ("Choose which of the 4 dice to take; you have room for 3.", "Up to 3 soldiers.")
    crowd.do("take:queen").do(crowd.codes[0])
    placed = 0
    while crowd.decision.kind == "soldier":
        crowd.do("soldier:cat")
        placed += 1
    assert placed == 3


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


# -- the words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_no_line_of_a_preview_is_empty(game: str, players: int, options: dict[str, str]) -> None:
    for some in asked(game, players, 9, 10, **options):
        for option in some.decision.options[:15]:
            made = some.presenter.preview(some.view, option, some.decision.player)
            assert made is None or all(line.strip() for line in made.lines), (some.decision.kind, option)


REMOVED = {
    "on": re.compile("cards? |cards?[.;]|Objective"),
    "no_mushrooms": re.compile("cards? |cards?[.;]|Objective|mushroom", re.IGNORECASE),
}
SPOKEN_OF = re.compile(
    "Here a (card|mushroom) is 1 VP|in place of cards|holds no cards|without mushrooms|without Mad Hatter cards"
    "|Jabberwocky card|its cards send it|(automa|its) .*card"
)
"""What may be said all the same: what comes in its place, that it is not there, and other cards."""


@pytest.mark.rule("RW-61", "RW-62", "RW-63")
@pytest.mark.parametrize("mode", ["on", "no_mushrooms"])
def test_nothing_is_said_to_the_youngest_of_what_their_game_lacks(mode: str) -> None:
    told: set[str] = set()
    for some in asked("rolling_in_wonderland", 2, 1, 9, youngest=mode):
        texts, names = some.match.texts, some.match.names
        told.add(texts.prompt(some.view, some.decision, names))
        told |= {texts.option(some.view, option, names) for option in some.decision.options}
        told |= {some.about(target) for target in some.targets()}
        told |= {reason.sentence for target in some.targets() if (reason := some.why(target)) is not None}
        previews = [some.presenter.preview(some.view, option, some.decision.player) for option in some.decision.options]
        told |= {line for made in previews if made for line in made.lines}
    plain = {line: re.sub("“.*?”", "", line) for line in told}
    assert len(plain) > 50
    assert [line for line, bare in plain.items() if REMOVED[mode].search(bare) and not SPOKEN_OF.search(bare)] == []
