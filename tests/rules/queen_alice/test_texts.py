"""Words: the reference tells every rule, and everything on the table has a reason and a description."""

from __future__ import annotations

import pytest

from alicegames.core.targets import UnknownTargetError
from alicegames.games.queen_alice.frames import Activate, Play, Respawn, Rewards
from alicegames.games.queen_alice.game import GAME
from alicegames.games.queen_alice.pack.verbs import Reward
from alicegames.games.queen_alice.text.tooltips import About
from tests.rules.queen_alice.positions import CARD, DATA, RED, RULES, Position, bare, reward, table

TEXTS = GAME.make_texts(DATA)
NAMES = ("Ann", "Bob", "Cid", "Dot")
LEDGER = {f"QA-{n:02d}" for n in (*range(1, 30), *range(30, 64), *range(64, 108), *range(110, 126), *range(130, 149))}
LEDGER |= {f"QA-{n}" for n in (*range(150, 159), *range(160, 193))}


def test_the_reference_tells_every_rule_once_or_more() -> None:
    told = {rule for section in TEXTS.reference() for entry in section.entries for rule in entry.rules}
    assert told == LEDGER


def test_rulings_and_rebuilt_data_are_marked() -> None:
    kinds = [entry.kind for section in TEXTS.reference() for entry in section.entries]
    assert set(kinds) == {"given", "ruling", "rebuilt"}
    assert kinds.count("ruling") > 40


TARGETS = [
    "square:c4", "hand:rose_the_pawn", "market:silver.2", "bed:white.1", "brick:red.6", "messenger:inkwell",
    "tree:left_root", "heart:red", "diamond:red.3", "tile:hours_left", "wish:white.1", "path:white.3",
    "train:rose_express", "jail:1", "flower:pink", "cat:red.4", "crowns", "resource:tea", "clock", "gardener:red",
    "humpty:red",
]  # fmt: skip


@pytest.mark.parametrize("target", TARGETS)
def test_everything_on_the_table_has_a_tooltip_and_a_reason_why_not(target: str) -> None:
    for position in (table(), bare().act(RED, "spades"), bare().rewards("invite")):
        view = RULES.view(position.state, 0)
        if target != "tile:hours_left":
            assert TEXTS.about(view, target, NAMES)
        found = TEXTS.why_not(view, target, (), NAMES)
        assert found.sentence.endswith(".")
        assert found.rule in LEDGER


def why(position: Position, target: str, *picked: str) -> str:
    return TEXTS.why_not(RULES.view(position.state, 0), target, picked, NAMES).rule


def test_why_not_names_the_rule_that_forbids_it() -> None:
    rich = {"store": (3, 3, 3), "cubes": 5}
    assert why(bare(), "square:a1") == "QA-32"
    assert why(bare(**rich).act(RED, "spades"), "bed:red.0") == "QA-38"
    assert why(bare(**rich).act(RED, "hearts"), "bed:white.0") == "QA-36"
    assert why(bare(4, **rich).act(RED, "diamonds"), "brick:red.8") == "QA-100"
    assert why(bare(4, store=(0, 0, 0)).act(RED, "diamonds"), "brick:red.0") == "QA-69"
    assert why(bare().rewards("invite"), "hand:rose_the_pawn") == "QA-23"


def test_why_not_knows_how_far_the_turn_is() -> None:
    discarded = bare().set(stack=(Play(), Rewards(0, "discard", (reward("any"),))))
    assert why(discarded, "square:a1") == "QA-32"
    assert why(discarded, "hand:rose_the_pawn") == "QA-23"
    assert why(discarded, "bed:red.0") == "QA-36"
    capturing = bare().set(stack=(Activate(0), Rewards(0, "play", (Reward("capture", 1 << 11),))))
    assert why(capturing, "square:c5") == "QA-178"
    assert why(bare().set(stack=(Respawn(5, king=False, pending=()),)), "square:c5") == "QA-172"
    assert why(bare().set(stack=(Activate(0),)), "hand:rose_the_pawn") == "QA-32"
    assert why(bare().rest(), "square:a1") == why(bare().rest(), "tree:left_root") == "QA-48"
    dropping = bare().set(stack=(Activate(0), Rewards(0, "play", (Reward("discard_card", 0b11),))))
    assert why(dropping, "hand:golden_crown") == "QA-28"


@pytest.mark.parametrize(
    ("suit", "target", "rule"),
    [
        ("hearts", "bed:red.0", "QA-78"),
        ("spades", "messenger:red_gate", "QA-87"),
        ("diamonds", "brick:red.0", "QA-104"),
    ],
)
def test_why_not_says_what_a_mini_action_can_do(suit: str, target: str, rule: str) -> None:
    position = bare().rewards(f"mini {suit}")
    assert why(position, target) == rule
    assert why(position, "tree:left_top") == "QA-180"
    climbing = bare(twins=(2, 3)).rewards("mini clubs")
    assert why(climbing, "tree:left_top") == "QA-96"


def told(position: Position, code: str) -> str:
    """An option in words."""
    decision = RULES.decision(position.state)
    assert decision is not None
    option = next(option for option in decision.options if RULES.encode(option).startswith(code))
    return TEXTS.option(RULES.view(position.state, decision.player), option, NAMES)


@pytest.mark.rule("QA-60")
def test_an_action_of_the_wild_column_is_told_with_its_whole_price() -> None:
    for position, price in (
        (bare(store=(2, 1, 0)).act(RED, "any"), "for 1 cake and 1 tea (or in 1 other way)"),
        (bare(store=(2, 1, 0)).act(RED, "hearts"), "for 1 cake:"),
        (bare(store=(2, 1, 0), flowers=(1, 0, 0, 0)).act(RED, "any"), "for 1 cake:"),
        (bare(store=(2, 1, 0)).set(loose=1).act(RED, "any"), "for 1 cake:"),
    ):
        assert price in told(position, "plant:red.0")


def test_why_not_of_chess_tells_blocking_from_crooked_moves() -> None:
    rook = next(card.id for card in DATA.cards if card.pieces == (8,))
    position = bare().set(board="Ra1 Pa3 kc8", stack=(Activate(rook),))
    assert why(position, "square:a3", "square:a1") == "QA-33"
    assert why(position, "square:c8") == "QA-21"
    assert why(position, "square:d5") == "QA-33"


def test_tooltips_say_what_is_printed() -> None:
    about, view = About(RULES.kit), table().state
    assert "an action of any suit" in about.about(view, "square:c1", NAMES)
    assert "Costs 1 hour." in about.about(view, "market:gold.2", NAMES)
    assert "Discard:" in about.about(view, "card:rose_the_pawn", NAMES)


@pytest.mark.rule("QA-182")
@pytest.mark.parametrize(
    ("first", "again"), [("mini hearts", {"hearts": (1, 1)}), ("mini diamonds", {"diamonds": (1, 1)})]
)
def test_the_program_says_before_that_a_token_set_aside_gives_up_a_crown(first: str, again: dict[str, object]) -> None:
    for changes, warned in (({}, True), (again, False)):
        position = bare(**changes).rewards(first)
        decision = RULES.decision(position.state)
        assert decision is not None
        lines = [TEXTS.option(position.state, option, NAMES) for option in decision.options[:-1]]
        assert all(("crown" in line) == warned for line in lines)


# -- reasons that hold ------------------------------------------------------------------------------------------------

RICH = {"store": (3, 3, 3), "cubes": 5, "time": 10}


@pytest.mark.rule("QA-69")
@pytest.mark.parametrize(
    ("suit", "target", "rule"),
    [("hearts", "gardener:red", "QA-70"), ("diamonds", "humpty:red", "QA-102"), ("spades", "seal:red.0", "QA-83")],
)
def test_what_is_no_place_of_an_action_is_never_said_to_be_too_dear(suit: str, target: str, rule: str) -> None:
    assert why(bare(4, **RICH).act(RED, suit), target) == rule


@pytest.mark.rule("QA-101")
def test_a_diamond_that_is_gone_has_left_the_board() -> None:
    assert why(bare(4, **RICH, diamonds=(1, 0)).act(RED, "diamonds"), "diamond:red.1") == "QA-101"


def test_what_comes_after_something_else_names_that() -> None:
    position = bare(4, **RICH, jail=(11,)).set(board="Ra1 Pa3 kc8", stack=(Activate(CARD["lily_the_pawn"]),))
    found = TEXTS.why_not(RULES.view(position.state, 0), "square:d2", (), NAMES)
    assert (found.first, found.sentence) == (("jail:0.white_pawn",), "First choose the white pawn in the jail.")


@pytest.mark.rule("QA-69")
def test_what_is_too_dear_is_said_with_its_price() -> None:
    poor = bare(4, store=(0, 0, 0), time=0).act(RED, "any")
    found = TEXTS.why_not(RULES.view(poor.state, 0), "bed:red.0", (), NAMES)
    assert found.rule == "QA-69"
    assert "1 cake and 1 resource of any kind" in found.sentence


@pytest.mark.rule("QA-43")
def test_a_repeat_that_lacks_hours_names_them() -> None:
    position = bare(store=(3, 0, 0), time=4).again(RED, "spades")
    found = TEXTS.why_not(RULES.view(position.state, 0), "messenger:inkwell", (), NAMES)
    assert (found.rule, found.sentence) == ("QA-43", "A repeat costs 6 hours; you have 4 hours.")
    assert why(position, "bed:red.0") == "QA-43"


@pytest.mark.rule("QA-43")
@pytest.mark.parametrize(("time", "said"), [(6, "repeat the action for 6 hours"), (5, "your turn is done")])
def test_a_repeat_is_asked_only_where_one_is_possible(time: int, said: str) -> None:
    position = bare(store=(1, 0, 0), time=time).again(RED, "spades")
    decision = RULES.decision(position.state)
    assert decision is not None
    assert said in TEXTS.prompt(RULES.view(position.state, 0), decision, NAMES)


@pytest.mark.rule("QA-44")
def test_a_finished_path_cannot_be_done_again() -> None:
    end = DATA.messengers[RED].end
    assert why(bare(**RICH, messengers=(end, 0)).again(RED, "spades"), "messenger:inkwell") == "QA-44"
    assert why(bare(**RICH, hearts=(5, 0)).again(RED, "hearts"), "bed:red.0") == "QA-44"


@pytest.mark.rule("QA-187")
def test_a_bookmark_names_the_books_that_are_missing() -> None:
    position = bare(books=(1, 0, 0)).rewards("buy", "invite")
    found = TEXTS.why_not(RULES.view(position.state, 0), "tile:cheaper_hearts", (), NAMES)
    assert (found.rule, found.sentence) == ("QA-187", "You lack 1 green book and 1 brown book for it.")
    assert why(bare(), "tile:cheaper_hearts") == "QA-93"
    assert why(bare(tiles=(DATA.bookmarks[0].id,)), f"tile:{DATA.bookmarks[0].key}") == "QA-97"


def test_another_seats_thing_is_said_to_be_anothers() -> None:
    assert why(bare(), "heart:1.red") == "QA-03"


def test_what_nobody_declares_has_no_reason() -> None:
    with pytest.raises(UnknownTargetError):
        why(bare(), "cell:zz")


@pytest.mark.rule("QA-120", "QA-124")
def test_the_market_says_level_block_and_cost() -> None:
    poor = bare(store=(0, 0, 0), time=0).rewards("acquire gold")
    assert why(poor, "market:silver.1") == "QA-120"
    assert "second block" in TEXTS.why_not(RULES.view(poor.state, 0), "market:gold.2", (), NAMES).sentence
    assert "third block" in TEXTS.why_not(RULES.view(poor.state, 0), "market:gold.3", (), NAMES).sentence
    empty = bare(time=5).set(market=(-1,) * 9).rewards("acquire gold", "invite")
    assert why(empty, "market:gold.1") == "QA-124"
