"""Alice's Wishes: what they count."""

from __future__ import annotations

import pytest

from alicegames.games.queen_alice import scoring
from tests.rules.queen_alice.positions import DATA, RED, RULES, WHITE, Position, bare, fill

WISH = {wish.counts: wish for wish in DATA.wishes}


def count(position: Position, counts: str) -> int:
    return scoring.WISH_COUNTS[counts](RULES.kit, position.state, 0)


def points(position: Position, counts: str, *, platinum: bool = False) -> int:
    return scoring.wish_points(RULES.kit, position.state, 0, WISH[counts], platinum=platinum)


def step(colour: int, number: int) -> int:
    return next(n for n, space in enumerate(DATA.messengers[colour].spaces) if space.step == number)


@pytest.mark.rule("QA-140", "QA-141", "QA-142", "QA-143", "QA-06")
def test_the_sixteen_wishes_are_worth_what_the_guide_says() -> None:
    assert {wish.counts: (wish.suit, wish.yellow, wish.platinum) for wish in DATA.wishes} == {
        "hearts_off": (0, 2, 4),
        "heart_pairs": (0, 5, 9),
        "flower_pairs": (0, 7, 12),
        "flower_sets": (0, 11, 16),
        "spaces": (1, 1, 2),
        "space_pairs": (1, 2, 4),
        "ranked_spaces": (1, 2, 3),
        "seals": (1, 5, 8),
        "steps": (2, 3, 6),
        "step_pairs": (2, 7, 12),
        "books": (2, 1, 2),
        "acting_bookmarks": (2, 3, 5),
        "diamonds_off": (3, 2, 4),
        "diamond_pairs": (3, 5, 9),
        "below_humpty": (3, 3, 5),
        "wall_columns": (3, 3, 5),
    }


@pytest.mark.rule("QA-140", "QA-144")
def test_hearts_three_and_two_are_two_pairs_10_ip() -> None:
    position = bare(hearts=(3, 2))
    assert points(position, "heart_pairs") == 10
    assert points(position, "hearts_off") == 10
    assert points(position, "heart_pairs", platinum=True) == 18


@pytest.mark.rule("QA-143", "QA-144")
def test_diamonds_three_and_two_are_two_pairs_10_ip() -> None:
    position = bare(diamonds=(0b10101, 0b00011))
    assert points(position, "diamond_pairs") == 10
    assert points(position, "diamonds_off") == 10


@pytest.mark.rule("QA-141", "QA-144")
def test_messengers_five_and_three_spaces_are_6_ip_in_pairs_and_8_in_all() -> None:
    position = bare(messengers=(step(RED, 5), step(WHITE, 3)))
    assert points(position, "space_pairs") == 6
    assert points(position, "spaces") == 8


@pytest.mark.rule("QA-142", "QA-144")
def test_twins_three_and_two_steps_are_14_ip_in_pairs_and_15_in_all() -> None:
    position = bare(climbs=(3, 2))
    assert points(position, "step_pairs") == 14
    assert points(position, "steps") == 15


@pytest.mark.rule("QA-140", "QA-145", "QA-77")
@pytest.mark.parametrize(
    ("flowers", "pairs", "sets"),
    [
        ((2, 0, 0, 0), 1, 0),
        ((3, 1, 1, 0), 1, 1),
        ((4, 0, 0, 0), 2, 0),
        ((2, 2, 2, 0), 3, 2),
        ((2, 2, 1, 1), 2, 2),
        ((1, 1, 1, 1), 0, 1),
        ((3, 3, 3, 3), 4, 4),
        ((5, 1, 1, 1), 2, 1),
        ((2, 2, 2, 3), 4, 3),
    ],
)
def test_flowers_count_kind_by_kind_in_pairs_and_most_sets(flowers: tuple[int, ...], pairs: int, sets: int) -> None:
    position = bare(flowers=flowers)
    assert count(position, "flower_pairs") == pairs
    assert count(position, "flower_sets") == sets


@pytest.mark.rule("QA-141", "QA-146")
def test_bronze_and_gold_spaces_stopped_on_or_passed_are_reached() -> None:
    path = DATA.messengers[RED]
    way = (path.spaces[0].next[0], path.spaces[path.spaces[0].next[0]].next[0])
    ranked = sum(path.spaces[n].banner in (1, 3) for n in way)
    position = bare(store=(3, 0, 0)).act(RED, "spades")
    position.do("ride:" + "+".join(path.spaces[n].key for n in way))
    while position.kind == "pay":
        position.do(position.codes[0])
    assert ranked
    assert count(position, "ranked_spaces") == ranked


@pytest.mark.rule("QA-141", "QA-146")
def test_seals_count_whoever_was_first() -> None:
    path = DATA.messengers[RED]
    seal = path.seals[0]
    before = step(RED, seal.into - 1)
    for crossed in (0, 1):
        position = bare(store=(3, 0, 0), messengers=(before, 0))
        seals = list(position.state.seals)
        seals[RED] = (crossed, *seals[RED][1:])
        position.set(seals=tuple(seals)).act(RED, "spades").do("ride:" + path.spaces[path.spaces[before].next[0]].key)
        assert points(position, "seals") == 5


@pytest.mark.rule("QA-142", "QA-148")
def test_books_held_and_printed_on_bookmarks_count_up_to_20() -> None:
    tiles = [t for t in DATA.bookmarks if sum(t.price) >= 3]
    position = bare(books=(2, 1, 0), tiles=(tiles[0].id,))
    assert points(position, "books") == 3 + sum(tiles[0].price)
    many = tuple(sorted(t.id for t in tiles))
    assert sum(DATA.bookmarks[t].books for t in many) > 20
    assert points(bare(tiles=many), "books") == 20
    assert points(bare(tiles=many), "books", platinum=True) == 40


@pytest.mark.rule("QA-142")
def test_bookmarks_that_act_count_and_those_of_the_end_do_not() -> None:
    kinds = {when: next(t.id for t in DATA.bookmarks if t.when == when) for when in ("at_once", "turn", "end")}
    assert points(bare(tiles=tuple(sorted(kinds.values()))), "acting_bookmarks") == 6


@pytest.mark.rule("QA-143")
def test_own_diamonds_in_or_below_humptys_row_count() -> None:
    position = bare(4)
    walls = (fill(position.state.walls[RED], (0, 4, 8), 0), fill(position.state.walls[WHITE], (1, 5), 0))
    walls = (fill(walls[RED], (2,), 1), walls[WHITE])
    position.set(walls=walls, humpty=(1, 0))
    assert count(position, "below_humpty") == 3
    assert points(position, "below_humpty") == 9


@pytest.mark.rule("QA-143", "QA-147")
def test_wall_columns_are_counted_on_both_sides() -> None:
    position = bare(4)
    walls = (fill(position.state.walls[RED], (0, 4, 2), 0), fill(position.state.walls[WHITE], (0, 1), 0))
    position.set(walls=walls)
    assert count(position, "wall_columns") == 4


@pytest.mark.rule("QA-147", "QA-182")
def test_set_aside_tokens_are_off_the_board_but_in_no_row_or_column() -> None:
    position = bare(4, diamonds=(0b11, 0), hearts=(2, 0), bushes=(0, 0))
    assert count(position, "diamonds_off") == 2
    assert count(position, "hearts_off") == 2
    assert count(position, "below_humpty") == 0
    assert count(position, "wall_columns") == 0
