"""Words: prompts, log, tooltips, reasons why not, the rules reference."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland.frames import (
    ChooseDice,
    DiscardDown,
    FillSlot,
    NextTurn,
    PlaceCubes,
    UseTokens,
)
from alicegames.games.rolling_in_wonderland.state import KINDS, REGIONS, Variant
from tests.rules.rolling_in_wonderland.positions import (
    DATA,
    NAMES,
    TEXTS,
    army,
    bot_position,
    dice,
    hatter,
    objectives,
    position,
    row,
    seat,
    with_card,
)

if TYPE_CHECKING:
    from alicegames.core.rules import Event

TARGETS = [
    *(f"region:{region}" for region in REGIONS),
    *(f"die:queen.{kind}" for kind in KINDS),
    "board:0.queen.blue",
    *(f"hand:{card.key}" for card in DATA.hatter),
    *(f"objective:{card.key}" for card in DATA.objectives),
    f"ongoing:0.{DATA.hatter[-1].key}",
    "challenge:0.1",
    "challenge:1.2",
    "icon:0.1.3",
    *(f"token:{slot}" for slot in range(1, 5)),
    "ability:0",
    "seat:0",
    "seat:1",
    "mushroom:0",
    "mushroom:1",
    "army:0.queen",
    "army:1.cat",
    "supply:0",
    "figure:dee",
    "figure:dum",
    "path:rabbit.12",
    *(f"path:caterpillar.{space}" for space in range(1, DATA.caterpillar.end + 1)),
    *(f"deck:{deck}" for deck in ("hatter", "objective", "challenge", "jabberwocky", "bot")),
    "jabberwocky",
]
OWNER = seat(hand=hatter("grin"), ongoing=hatter("advice"), objectives=objectives("court"), slots=(0, 1, -1))
SITUATIONS = {
    "before": position("queen: blue white", OWNER),
    "no mushrooms left": position("queen: blue white", seat(mushrooms=0, soldiers=0, army=army(queen=12))),
    "without mushrooms": position("queen: blue", OWNER, variant=Variant(youngest=True, mushrooms=False)),
    "after": position("queen: blue; cat: pink", OWNER).do("take:queen", "soldier:cat"),
    "cubes": position("queen: blue", OWNER, frames=(NextTurn(1), PlaceCubes(0, (1,)))),
    "tokens": position("queen: blue", OWNER, frames=(NextTurn(1), UseTokens(0, (1,), 1))),
    "dice": position("queen: blue blue", OWNER, frames=(NextTurn(1), ChooseDice(0, 2))),
    "solo": bot_position("queen: blue", card=0),
    "over": position("queen: blue", over=True),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_everything_on_the_table_says_why_not_and_what_it_is(name: str) -> None:
    state = SITUATIONS[name].state
    for target in TARGETS:
        reason = TEXTS.why_not(state, target, (), NAMES)
        assert reason.sentence.endswith((".", "!"))
        assert "{" not in reason.sentence
        assert re.fullmatch(r"RW-\d+", reason.rule)
        text = TEXTS.about(state, target, NAMES)
        assert text
        assert "{" not in text


@pytest.mark.rule("RW-27")
def test_why_not_a_white_die_names_its_rule() -> None:
    assert TEXTS.why_not(SITUATIONS["before"].state, "die:queen.white", (), NAMES).rule == "RW-27"


@pytest.mark.rule("RW-103")
def test_why_not_an_empty_area_names_its_rule() -> None:
    poor = position("queen: blue", seat(mushrooms=0)).state
    assert TEXTS.why_not(poor, "region:alice", (), NAMES).rule == "RW-103"
    rich = TEXTS.why_not(SITUATIONS["before"].state, "region:alice", (), NAMES)
    assert rich.first == ("mushroom:0", "die:queen.blue")


def why(name: str, target: str, *picked: str) -> tuple[str, str]:
    reason = TEXTS.why_not(SITUATIONS[name].state, target, picked, NAMES)
    return reason.rule, reason.sentence


@pytest.mark.rule("RW-23")
def test_with_no_mushroom_left_that_is_the_reason() -> None:
    assert why("no mushrooms left", "mushroom:0") == ("RW-23", "You have no mushroom to spend.")
    assert why("no mushrooms left", "die:queen.blue")[0] == "RW-23"
    assert why("without mushrooms", "die:queen.blue")[0] == "RW-62"


def test_while_something_is_asked_a_die_does_not_advise_choosing_an_area() -> None:
    assert why("cubes", "die:queen.blue") == ("RW-40", "First place the cubes of your dice on your challenges.")
    assert why("tokens", "die:queen.blue")[0] == "RW-42"
    slot = position("queen: blue", seat(ongoing=hatter("advice")), frames=(NextTurn(1), FillSlot(0, 1))).state
    assert TEXTS.why_not(slot, "die:queen.blue", (), NAMES).rule == "RW-34"
    full = position("queen: blue", seat(hand=(0, 0, 1, 1, 2, 2)), frames=(NextTurn(1), DiscardDown(0))).state
    assert TEXTS.why_not(full, "die:queen.blue", (), NAMES).rule == "RW-22"


@pytest.mark.rule("RW-40")
def test_a_covered_icon_says_that_it_is_covered() -> None:
    covered = position(
        "queen: blue", seat(slots=(0, 1, -1), cubes=(1, 0, 0)), frames=(NextTurn(1), PlaceCubes(0, (1,)))
    )
    assert "covers" in TEXTS.why_not(covered.state, "icon:0.1.0", (), NAMES).sentence
    assert "covers" not in TEXTS.why_not(covered.state, "icon:0.2.0", (), NAMES).sentence


def test_a_turned_die_goes_to_another_face() -> None:
    assert why("before", "region:queen", "mushroom:0", "die:queen.blue")[0] == "RW-103"


@pytest.mark.rule("RW-33")
def test_why_not_a_card_depends_on_whose_turn_it_is() -> None:
    mine, theirs = seat(hand=hatter("riddle"), mushrooms=0), seat(mushrooms=0, dice=())
    own = position("queen: blue; cat: pink", mine)
    assert TEXTS.why_not(own.state, "hand:riddle", (), NAMES).rule == "RW-35"
    assert TEXTS.why_not(own.do("take:queen").state, "hand:riddle", (), NAMES).rule == "RW-97"
    other = position("queen: blue; cat: pink", theirs, mine, owner=0)
    assert TEXTS.why_not(other.state, "hand:riddle", (), NAMES).rule == "RW-33"


def test_the_reference_tells_every_rule_of_the_game_once() -> None:
    told = [rule for section in TEXTS.reference() for entry in section.entries for rule in entry.rules]
    assert sorted(told, key=lambda rule: int(rule[3:])) == [f"RW-{number:02}" for number in range(1, 135)]


def test_rulings_and_rebuilt_parts_are_marked_in_the_reference() -> None:
    kinds = {rule: entry.kind for section in TEXTS.reference() for entry in section.entries for rule in entry.rules}
    assert kinds["RW-44"] == "ruling"
    assert kinds["RW-05"] == kinds["RW-125"] == "rebuilt"
    assert kinds["RW-18"] == "given"


QUEEN_BLUE = tuple(at for at, count in enumerate(dice("queen: blue")) if count)
TOLD: list[tuple[Event, str]] = [
    (ev.FirstPlayer(1), "Bob holds the first-player marker."),
    (ev.JabberwockyMoved(3), "The Jabberwocky lands with Alice."),
    (ev.DiceTaken(0, 2, QUEEN_BLUE), "Ann takes 1 blue from the Queen of Hearts."),
    (ev.DieTurned(0, 1, 2, 3), "Ann turns a blue die from the Queen of Hearts to Alice."),
    (ev.MushroomsGained(0, 1, 1), "Ann gains a mushroom; there is no room for more."),
    (ev.MushroomsGained(0, 0, 1), "Ann has no room for another mushroom."),
    (ev.RabbitMoved(0, 3, 5), "Ann moves 2 spaces on the White Rabbit’s path, to 5."),
    (ev.Attacked(4, (0, 0), (0, 0)), "The Jabberwocky attacks with the Cheshire Cat, but nobody is there."),
    (
        ev.Attacked(4, (2, 0), (3, 0)),
        "The Jabberwocky attacks with the Cheshire Cat: Ann with strength 2 gains 3 VP.",
    ),
    (ev.HatterDrawn(0, -1, public=False), "Ann draws a Mad Hatter card."),
    (ev.GameEnded(6, ("rounds",)), "The game ends: the sixth round is over."),
    (
        ev.BotChose(1, 0, 2, "as_it_lies", 2),
        f"Bob follows row 2 of “{DATA.bots[0].name}” to the Queen of Hearts: this row fits the dice as they lie.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_events_read_as_sentences(event: Event, sentence: str) -> None:
    assert TEXTS.event(event, NAMES) == sentence


@pytest.mark.rule("RW-72")
def test_the_automas_prompt_says_why() -> None:
    rules = with_card(row(4, "queen", mushroom=True))
    play: Any = bot_position("queen: blue blue blue; rabbit: green", rules=rules)
    prompt = TEXTS.prompt(play.state, play.decision, NAMES)
    assert prompt.startswith(f"Bob, row 1 of “{DATA.bots[0].name}”: this row fits once a mushroom")


@pytest.mark.rule("RW-34")
def test_the_prompt_of_a_fourth_ongoing_card_names_it() -> None:
    owner = seat(ongoing=hatter("basket", "advice", "pocket_watch"))
    play = position("hatter: pink; cat: green", owner, hatter_deck=hatter("top_hat")).do(
        "take:hatter", "hatter:top_hat"
    )
    assert DATA.hatter[hatter("top_hat")[0]].name in TEXTS.prompt(play.state, play.decision, NAMES)
