"""Clubs: the tree and its bookmarks."""

from __future__ import annotations

from typing import Any

import pytest

from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.pack.verbs import Reward
from tests.rules.queen_alice.positions import DATA, RED, RULES, TILE, TREE, WHITE, Position, bare

SPACES = DATA.tree.spaces
RICH = {"store": (3, 3, 3), "cubes": 5}
NAMES = ("red", "white")


def arrows(*, black: bool, below: int = -1) -> list[tuple[int, Any]]:
    """Spaces with an arrow of this kind, and that arrow."""
    return [
        (n, arrow)
        for n, space in enumerate(SPACES)
        for arrow in space.arrows
        if arrow.black == black and below in (-1, space.height)
    ]


def climbing(colour: int, start: int, to: int, *, black: bool, **changes: object) -> Position:
    twins = (start, 1) if colour == RED else (0, start)
    position = bare(twins=twins, **{**RICH, **changes}).act(colour, "clubs")
    position.do(f"climb:{NAMES[colour]}.{SPACES[to].key}+{'black' if black else 'yellow'}")
    while position.kind == "pay":
        position.do(position.codes[0])
    return position


@pytest.mark.rule("QA-90")
def test_yellow_arrows_cost_cake_or_toast_and_black_ones_the_same_for_both_twins() -> None:
    for start, arrow in arrows(black=False):
        assert arrow.costs[RED].cake
        assert arrow.costs[RED].cake == arrow.costs[WHITE].toast
        assert not arrow.costs[RED].tea
        position = bare(**RICH, twins=(start, 1)).act(RED, "clubs")
        position.do(f"climb:red.{SPACES[arrow.to].key}+yellow")
        assert position.bill == (arrow.costs[RED].cake, 0, 0, 0)
    for start, arrow in arrows(black=True):
        assert arrow.costs[RED] == arrow.costs[WHITE]
        position = bare(**RICH, twins=(0, start)).act(WHITE, "clubs")
        position.do(f"climb:white.{SPACES[arrow.to].key}+black")
        assert position.bill == (0, arrow.costs[WHITE].tea, 0, 0)


@pytest.mark.rule("QA-90")
def test_one_action_goes_along_one_arrow() -> None:
    position = bare(**RICH).act(RED, "clubs")
    assert len(position.starting("climb:red.")) == len(SPACES[0].arrows)
    position.do(position.codes[0])
    while position.kind == "pay":
        position.do(position.codes[0])
    assert position.me.climbs == (1, 0)


@pytest.mark.rule("QA-91", "QA-16")
def test_the_first_twin_takes_the_token_and_a_printed_book_later_ones_book_and_reward() -> None:
    start, arrow = next(
        (n, a)
        for n, a in arrows(black=False)
        if SPACES[a.to].books in (1, 2, 4) and SPACES[a.to].rewards[0].verb == "gain_time"
    )
    space = SPACES[arrow.to]
    first = climbing(RED, start, arrow.to, black=False, time=0)
    books = [0, 0, 0]
    books[space.books.bit_length() - 1] += 1
    books[0] += 1
    assert first.me.books == tuple(books)
    assert first.me.time == 0
    assert first.state.tokens[arrow.to] == 0
    position = bare(twins=(start, 1), **RICH, time=0)
    tokens = list(position.state.tokens)
    tokens[arrow.to] = 0
    position.set(tokens=tuple(tokens)).act(RED, "clubs").do(f"climb:red.{space.key}+yellow")
    while position.kind == "pay":
        position.do("pay:cake1" if "pay:cake1" in position.codes else position.codes[0])
    books[0] -= 1
    assert position.me.books == tuple(books)
    assert position.me.time == space.rewards[0].amount


@pytest.mark.rule("QA-92")
def test_a_printed_book_of_several_colours_is_of_the_players_choice() -> None:
    position = bare().rewards(Reward("book", 0b110, 1), Reward("mini_action", 0, 1))
    assert {"book:green", "book:brown"} == {code for code in position.codes if code.startswith("book")}
    assert position.do("book:brown").me.books == (0, 0, 1)


@pytest.mark.rule("QA-93", "QA-187")
def test_one_bookmark_may_be_bought_with_its_printed_books_which_go_to_the_reserve() -> None:
    tile = (
        DATA.bookmarks[TILE["hours_left"]]
        if "hours_left" in TILE
        else next(t for t in DATA.bookmarks if t.when == "end")
    )
    position = bare(books=tile.price).rewards("buy")
    assert f"buy:{tile.key}" in position.codes
    position.do(f"buy:{tile.key}")
    assert position.me.books == (0, 0, 0)
    assert position.me.tiles == (tile.id,)
    assert tile.id not in position.state.shelf
    assert position.kind == "end"


@pytest.mark.rule("QA-187")
def test_nothing_stands_for_a_book() -> None:
    tile = next(t for t in DATA.bookmarks if sum(t.price) == 2)
    short = tuple(max(0, n - 1) for n in tile.price)
    position = bare(books=short, store=(1, 1, 1), time=10, cubes=5).rewards("buy")
    assert f"buy:{tile.key}" not in position.codes


@pytest.mark.rule("QA-93", "QA-161")
def test_all_available_bookmarks_are_offered_and_a_sold_one_is_gone() -> None:
    position = bare(books=(9, 9, 9)).rewards("buy")
    assert len(position.starting("buy:")) == 42
    position = bare(books=(9, 9, 9)).set(shelf=(3, 4)).rewards("buy")
    assert len(position.starting("buy:")) == 2
    gone = bare().set(shelf=()).rewards(Reward("bookmark", 3, 1))
    assert gone.me.tiles == ()


@pytest.mark.rule("QA-94")
@pytest.mark.parametrize("colour", [0, 1])
def test_from_the_second_height_to_the_third_an_alice_step_and_at_the_top_a_crown(colour: int) -> None:
    name = NAMES[colour]
    for below, verb in ((1, ""), (2, "alice"), (3, "crown")):
        start, arrow = next((n, a) for black in (False, True) for n, a in arrows(black=black, below=below))
        position = climbing(colour, start, arrow.to, black=arrow.black)
        for _ in range(8):
            wanted = [c for c in position.codes if c in (f"alice:{name}", f"crown:{name}.clubs")]
            if not wanted and position.kind != "reward":
                break
            position.do(wanted[0] if wanted else "pass" if "pass" in position.codes else position.codes[0])
        assert position.state.alices[colour] == (verb == "alice")
        assert position.me.crowns == ((colour * 4 + 2,) if verb == "crown" else ())


@pytest.mark.rule("QA-95")
def test_a_space_holds_any_number_of_twins() -> None:
    to = SPACES[0].arrows[0].to
    position = bare(**RICH).seat(1, twins=(to, to)).act(RED, "clubs")
    assert any(code.startswith(f"climb:red.{SPACES[to].key}") for code in position.codes)


@pytest.mark.rule("QA-96", "QA-185")
def test_the_mini_action_takes_either_twin_along_a_black_arrow_with_books_and_purchase() -> None:
    start, arrow = next((n, a) for n, a in arrows(black=True) if SPACES[n].height == 1)
    position = bare(store=(0, 0, 0), twins=(start, start), books=(3, 3, 3)).rewards("mini clubs")
    black = {SPACES[a.to].key for a in SPACES[start].arrows if a.black}
    assert set(position.starting("mini_climb:")) == {f"{c}.{key}" for c in NAMES for key in black}
    position.do(f"mini_climb:white.{SPACES[arrow.to].key}")
    assert position.me.twins == (start, arrow.to)
    assert sum(position.me.books) >= 10
    while not position.starting("buy:"):
        position.do(position.codes[0])


@pytest.mark.rule("QA-185")
def test_arrows_lead_upward_and_without_a_black_one_there_is_no_mini_action() -> None:
    assert all(SPACES[a.to].height > space.height for space in SPACES for a in space.arrows)
    assert not any(a.black for a in (*SPACES[0].arrows, *SPACES[1].arrows))
    assert bare(twins=(0, 1)).rewards("mini clubs").kind == "end"


@pytest.mark.rule("QA-97")
def test_bookmarks_at_once_give_2_time_pawprints_or_a_mini_action() -> None:
    for tile in (t for t in DATA.bookmarks if t.when == "at_once"):
        position = bare(time=0, books=tile.price).rewards("buy").do(f"buy:{tile.key}")
        given = tile.rewards[0]
        match given.verb:
            case "gain_time":
                assert (position.me.time, given.amount) == (2, 2)
            case "pawprint":
                assert position.me.paws[given.arg] == given.amount
            case _:
                assert given.verb == "mini_action"
                if given.arg != 2:
                    assert position.starting("mini_")


TRIGGERS = {"unlock": "cube any", "acquire": "acquire bronze", "invite": "invite", "alice": "alice any"}


@pytest.mark.rule("QA-98", "QA-186")
@pytest.mark.parametrize("trigger", ["unlock", "acquire", "invite", "alice"])
def test_once_a_turn_bookmarks_give_time_by_their_owners_choice_and_are_turned_over(trigger: str) -> None:
    tile = next(t for t in DATA.bookmarks if t.trigger == trigger)
    hours = 3 if trigger == "alice" else 2
    position = bare(time=0, tiles=(tile.id,)).rewards(TRIGGERS[trigger])
    position.do(next(code for code in position.codes if code != "pass"))
    assert position.codes == [f"use:{tile.key}", "pass"]
    position.do(f"use:{tile.key}")
    assert (position.me.time, position.me.used) == (hours, (tile.id,))
    position.rewards(TRIGGERS[trigger]).do(next(code for code in position.codes if code != "pass"))
    assert position.kind == "end"


@pytest.mark.rule("QA-98", "QA-186")
def test_a_bookmark_that_two_things_have_set_off_is_offered_once() -> None:
    tile = next(t for t in DATA.bookmarks if t.trigger == "alice")
    position = bare(time=0, tiles=(tile.id,)).rewards("alice any", "alice any")
    for _step in range(2):
        position.do(next(code for code in position.codes if code.startswith("alice:")))
    assert position.pending.count("tile") == 1
    assert position.codes == [f"use:{tile.key}", "pass"]


@pytest.mark.rule("QA-98")
@pytest.mark.parametrize("trigger", ["capture", "rescue"])
def test_capture_and_rescue_bookmarks_give_2_time(trigger: str) -> None:
    from alicegames.games.queen_alice.frames import Activate

    tile = next(t for t in DATA.bookmarks if t.trigger == trigger)
    card = next(c.id for c in DATA.cards if c.pieces == (8,))
    position = bare(time=0, tiles=(tile.id,)).set(board="Ra1 pa2" if trigger == "capture" else "Ka1")
    position.seat(1, jail=(8,)).set(stack=(Activate(card),))
    position.do("move:a1-a2" if trigger == "capture" else position.codes[0])
    before = position.me.time
    position.do(f"use:{tile.key}")
    assert position.me.time == before + 2


@pytest.mark.rule("QA-186")
def test_equal_bookmarks_are_used_one_by_one_and_a_kept_one_answers_later() -> None:
    tile = next(t for t in DATA.bookmarks if t.trigger == "acquire")
    position = bare(time=0, tiles=(tile.id,)).rewards("acquire bronze", "acquire bronze").do("acquire:bronze.1")
    assert position.pending.count("tile") == 1
    position.do("pass")
    position.rewards("acquire silver").do("acquire:silver.1")
    assert f"use:{tile.key}" in position.codes


@pytest.mark.rule("QA-186")
def test_a_bookmark_works_from_its_purchase_on_but_not_for_what_came_before() -> None:
    tile = next(t for t in DATA.bookmarks if t.trigger == "acquire")
    position = bare(time=1, books=(9, 9, 9)).rewards("acquire bronze", "acquire bronze", "buy")
    position.do("acquire:bronze.1", f"buy:{tile.key}")
    assert f"use:{tile.key}" not in position.codes
    position.do("acquire:bronze.2")
    assert f"use:{tile.key}" in position.codes


@pytest.mark.rule("QA-98")
def test_a_cheaper_tea_bookmark_takes_a_tea_off_its_suits_action() -> None:
    tiles = [t for t in DATA.bookmarks if t.trigger == "cheaper_tea"]
    assert tiles
    for tile in tiles:
        assert tile.suit in (0, 1, 2, 3)
    spades = next(t for t in tiles if t.suit == 1)
    way = next(c for c in bare(**RICH).act(RED, "spades").codes if c.count("+") == 2)
    assert way in bare(store=(2, 0, 0), time=0, tiles=(spades.id,)).act(RED, "spades").codes
    assert way not in bare(store=(2, 0, 0), time=0).act(RED, "spades").codes


@pytest.mark.rule("QA-99", "QA-134")
@pytest.mark.parametrize(
    ("score", "changes", "points"),
    [
        ("time", {"time": 7}, 21),
        ("time", {"time": 10}, 30),
        ("alice", {"progress": (3, 3)}, 24),
        ("alice", {"progress": (5, 5)}, 32),
        ("pawprints", {"paws": (6, 6)}, 12),
        ("pawprints", {"paws": (12, 12)}, 20),
        ("invited", {"invited": "own"}, 4),
        ("cubes", {"cubes": 3}, 18),
        ("cubes", {"cubes": 5}, 30),
    ],
)
def test_end_bookmarks_score_what_they_count_up_to_their_limit(
    score: str, changes: dict[str, Any], points: int
) -> None:
    for tile in (t for t in DATA.bookmarks if t.score == score):
        found = dict(changes)
        if found.get("invited") == "own":
            found["invited"] = tuple(c.id for c in DATA.cards if c.colours == (tile.arg,))[:2]
        position = bare(tiles=(tile.id,), **found)
        assert scoring.tile_points(RULES.kit, position.state, 0, tile) == points


@pytest.mark.rule("QA-99")
def test_end_bookmarks_for_cards_give_2_for_bronze_or_silver_and_4_for_gold_20_at_most() -> None:
    for tile in (t for t in DATA.bookmarks if t.score == "acquired"):
        each = {1: 2, 2: 2, 3: 4}[tile.arg]
        for count in (1, 3, 14):
            cards = DATA.levels[tile.arg][:count]
            position = bare(tiles=(tile.id,), pool=tuple(range(10)) + tuple(cards[1:]), invited=tuple(cards[:1]))
            assert scoring.tile_points(RULES.kit, position.state, 0, tile) == min(20, each * count)
    assert {(t.score, t.each, t.most) for t in DATA.bookmarks if t.when == "end"} == {
        ("time", 3, 30),
        ("alice", 8, 32),
        ("pawprints", 2, 20),
        ("invited", 2, 20),
        ("acquired", 2, 20),
        ("acquired", 4, 20),
        ("cubes", 6, 30),
    }


@pytest.mark.rule("QA-188", "QA-94", "QA-91", "QA-93")
def test_example_a_3_toast_arrow_to_the_third_height_two_books_and_a_mini_action_bookmark() -> None:
    start, arrow = next((n, a) for n, a in arrows(black=False, below=2) if a.costs[WHITE].toast == 3)
    position = bare(store=(0, 0, 3), twins=(0, start), books=(1, 0, 0), time=0).act(WHITE, "clubs")
    position.do(f"climb:white.{SPACES[arrow.to].key}+yellow")
    assert position.me.store == (0, 0, 0)
    while position.me.books != (2, 1, 0):
        position.do("book:green" if "book:green" in position.codes else "alice:white")
    if "alice:white" in position.codes:
        position.do("alice:white")
    assert position.state.alices == (0, 1)
    tile = next(t for t in DATA.bookmarks if t.price == (2, 1, 0) and t.rewards and t.rewards[0].verb == "mini_action")
    position.do(f"buy:{tile.key}")
    assert position.me.books == (0, 0, 0)
    assert "mini_action" in position.pending or tile.rewards[0].arg == 2


def test_the_tree_has_two_starts() -> None:
    assert {TREE["red_start"], TREE["white_start"]} == {0, 1}
