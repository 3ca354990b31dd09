"""Queen Alice's component data: what the built-in pack holds, and what a pack is refused for."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise, product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.games.queen_alice.effects import pawprints
from alicegames.games.queen_alice.frames import Rewards
from alicegames.games.queen_alice.pack import verbs
from alicegames.games.queen_alice.pack.spec import SPEC
from alicegames.games.queen_alice.play.chess import targets
from alicegames.games.queen_alice.rules import QueenRules
from alicegames.games.queen_alice.twin import bench_of
from alicegames.packs.loader import builtin_folder, find, load, load_builtin
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from alicegames.games.queen_alice.pack.data import QueenData, Table
    from alicegames.games.queen_alice.pack.verbs import Reward

TIME2 = {"verb": "gain_time", "amount": 2}
MANIFEST = {"game": "queen_alice", "name": "Mine", "version": "1"}


@pytest.fixture(scope="module")
def data() -> QueenData:
    found: QueenData = load_builtin(SPEC).data
    return found


def content(file: str) -> Any:
    return json.loads((builtin_folder("queen_alice") / file).read_text(encoding="utf-8"))


def put(content: Any, place: str, value: object) -> None:
    *way, last = [int(part) if part.isdigit() else part for part in place.split(".")]
    for part in way:
        content = content[part]
    content[last] = value


def refusal(tmp_path: Path, file: str, change: Callable[[Any], None]) -> PackError:
    """Return the error that a user's pack with one changed file is refused with."""
    changed = content(file)
    change(changed)
    folder = tmp_path / "mine"
    folder.mkdir(exist_ok=True)
    (folder / "manifest.json").write_text(json.dumps(MANIFEST), encoding="utf-8")
    (folder / file).write_text(json.dumps(changed), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load(SPEC, folder)
    return caught.value


def rewards_everywhere(data: QueenData) -> Iterable[Reward]:
    """Yield every reward of boards, cards, tiles and trains."""
    for card in data.cards:
        yield from (*card.play, *card.discard)
    for tile in data.bookmarks:
        yield from tile.rewards
    for train, colour in product(data.trains, verbs.COLOURS):
        yield from train.sides[colour].rewards
    yield from rewards_of_boards(data)


def rewards_of_boards(data: QueenData) -> Iterable[Reward]:
    for colour in verbs.COLOURS:
        for heart in data.courtier.hearts[colour]:
            yield from heart.rewards
        for space in data.messengers[colour].spaces:
            yield from space.rewards
        for track in (data.courtier.diamonds[colour], data.cats[colour].rewards):
            yield from (reward for rewards in track for reward in rewards)
        for players in (2, 3, 4):
            table = data.table(players)
            for board in (table.garden, table.wall):
                yield from (reward for rewards in board.rewards[colour] for reward in rewards)
    for spot in data.tree.spaces:
        yield from spot.rewards


# -- what there is ----------------------------------------------------------------------------------------------------


def test_the_pack_says_in_plain_words_that_its_numbers_are_rebuilt() -> None:
    manifest = load_builtin(SPEC).manifest
    assert (manifest.name, manifest.version) == ("Classic", "2")
    assert "rebuilt by this project" in manifest.provenance


@pytest.mark.rule("QA-02")
def test_there_are_ten_basic_cards_and_thirty_of_each_level(data: QueenData) -> None:
    assert [len(level) for level in data.levels] == [10, 30, 30, 30]
    assert [data.cards[number].id for level in data.levels for number in level] == list(range(100))


@pytest.mark.rule("QA-01", "QA-10")
def test_every_layout_has_nine_pieces_of_each_colour(data: QueenData) -> None:
    nine = Counter(dict.fromkeys(range(verbs.KINDS), 1) | {verbs.PAWN: 4})
    assert len(set(data.chessboard.layouts)) == 4
    for board, colour in product(data.chessboard.layouts, verbs.COLOURS):
        assert Counter(code % 6 for code in board if code != verbs.EMPTY and code // 6 == colour) == nine


def test_in_every_layout_each_kind_of_piece_can_move(data: QueenData) -> None:
    for board in data.chessboard.layouts:
        mobile = {code for square, code in enumerate(board) if code != verbs.EMPTY and targets(board, square)}
        assert mobile == set(range(12))


@pytest.mark.rule("QA-05")
def test_there_are_42_bookmarks_for_two_to_five_books(data: QueenData) -> None:
    assert Counter(tile.when for tile in data.bookmarks) == {"at_once": 14, "turn": 16, "end": 12}
    assert {tile.books for tile in data.bookmarks} <= {2, 3, 4, 5}


@pytest.mark.rule("QA-06")
def test_there_are_four_wishes_of_each_suit(data: QueenData) -> None:
    assert Counter(wish.suit for wish in data.wishes) == dict.fromkeys(verbs.SUITS, 4)
    assert len({wish.counts for wish in data.wishes}) == 16


@pytest.mark.rule("QA-07")
def test_there_are_four_trains_of_each_suit_with_two_sides(data: QueenData) -> None:
    assert Counter(train.suit for train in data.trains) == dict.fromkeys(verbs.SUITS, 4)
    assert all(len(train.sides) == 2 for train in data.trains)


@pytest.mark.rule("QA-09")
def test_two_players_use_smaller_boards(data: QueenData) -> None:
    free = {n: free_spaces(data.table(n)) for n in (2, 3, 4)}
    assert free == {2: (8, 8, 8, 8), 3: (12, 12, 12, 12), 4: (16, 16, 16, 16)}
    assert [len(data.table(n).paths[0].points) - 2 for n in (2, 3, 4)] == [8, 12, 12]


def free_spaces(table: Table) -> tuple[int, ...]:
    boards = (table.garden.covered, table.wall.covered)
    return tuple(covered[colour].count(False) for covered in boards for colour in verbs.COLOURS)


@pytest.mark.rule("QA-11", "QA-20")
def test_a_first_game_has_one_wish_and_one_train_of_each_suit(data: QueenData) -> None:
    assert sorted(data.wishes[number].suit for number in data.first_wishes) == list(verbs.SUITS)
    assert sorted(data.trains[number].suit for number in data.first_trains) == list(verbs.SUITS)


@pytest.mark.rule("QA-12")
def test_the_display_holds_six_seven_or_eight_crowns(data: QueenData) -> None:
    assert [data.table(players).crowns for players in (2, 3, 4)] == [6, 7, 8]


@pytest.mark.rule("QA-08", "QA-17")
def test_three_players_have_two_covered_spaces_on_each_of_alices_paths(data: QueenData) -> None:
    table = data.table(3)
    assert [path.covered.count(True) for path in table.paths] == [2, 2]
    assert table.crowns + 4 <= 12
    assert not any(path.covered[wish] for path in table.paths for wish in path.wishes)


@pytest.mark.rule("QA-17")
def test_three_players_have_one_covered_space_a_zone_and_a_row_and_a_column(data: QueenData) -> None:
    table = data.table(3)
    for colour in verbs.COLOURS:
        zones = table.garden.zones[colour]
        assert all(sum(table.garden.covered[colour][space] for space in zone) == 1 for zone in zones)
        filled = [space for space, covered in enumerate(table.wall.covered[colour]) if covered]
        assert sorted(space // 4 for space in filled) == sorted(space % 4 for space in filled) == [0, 1, 2, 3]


# -- what the rulebook gives ------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-37", "QA-38")
def test_rows_give_resources_and_columns_actions(data: QueenData) -> None:
    board = data.chessboard
    cake, tea, toast, choice = range(4)
    assert board.rows == (cake, tea, toast, choice, choice, toast, tea, cake)
    assert board.columns == (verbs.HEARTS, verbs.SPADES, verbs.ANY_SUIT, verbs.CLUBS, verbs.DIAMONDS)
    assert board.row_time == (0, 0, 1, 2, 2, 1, 0, 0)


def test_no_respawn_square_lies_on_its_pawns_last_row(data: QueenData) -> None:
    red, white = ({square // 5 + 1 for square in squares} for squares in data.chessboard.respawn)
    assert red <= {6, 7, 8}
    assert white <= {1, 2, 3}


@pytest.mark.rule("QA-50")
def test_red_costs_are_cake_and_tea_white_ones_toast_and_tea(data: QueenData) -> None:
    costs = [
        [heart.cost for heart in data.courtier.hearts[colour]]
        + list(data.move_costs[colour])
        + list(data.table(4).wall.costs[colour])
        + [arrow.costs[colour] for space in data.tree.spaces for arrow in space.arrows]
        for colour in verbs.COLOURS
    ]
    assert not any(cost.toast for cost in costs[verbs.RED])
    assert not any(cost.cake for cost in costs[verbs.WHITE])


@pytest.mark.rule("QA-72")
def test_hearts_cost_their_colours_own_resource_rising(data: QueenData) -> None:
    red, white = data.courtier.hearts
    assert [heart.cost.cake for heart in red] == [heart.cost.toast for heart in white] == [1, 1, 2, 2, 3]


def test_a_red_heart_for_two_cakes_gives_a_silver_card(data: QueenData) -> None:
    silver = verbs.Reward("acquire", verbs.SILVER)
    assert any(heart.cost == (2, 0, 0) and silver in heart.rewards for heart in data.courtier.hearts[verbs.RED])


@pytest.mark.rule("QA-80")
def test_moving_a_messenger_one_two_or_three_spaces_costs_one_two_or_two_and_a_tea(data: QueenData) -> None:
    assert data.move_costs == (((1, 0, 0), (2, 0, 0), (2, 1, 0)), ((0, 0, 1), (0, 0, 2), (0, 1, 2)))


def test_a_white_seal_gives_six_ip_and_a_silver_space_behind_it_two_pawprints(data: QueenData) -> None:
    path = data.messengers[verbs.WHITE]
    seal = next(seal for seal in path.seals if seal.first == (verbs.Reward("gain_ip", 0, 6),))
    behind = [
        space for space in path.spaces if seal.into <= space.step < seal.into + 3 and space.banner == verbs.SILVER
    ]
    assert any(reward.verb == "pawprint" and reward.amount == 2 for space in behind for reward in space.rewards)


def test_a_red_messenger_space_gives_two_time(data: QueenData) -> None:
    assert any(verbs.Reward("gain_time", 0, 2) in space.rewards for space in data.messengers[verbs.RED].spaces)


@pytest.mark.rule("QA-81")
def test_every_way_along_a_messengers_path_has_ten_steps(data: QueenData) -> None:
    for path in data.messengers:
        ways = [[0]]
        while any(path.spaces[way[-1]].next for way in ways):
            ways = [[*way, there] for way in ways for there in path.spaces[way[-1]].next]
        assert {len(way) for way in ways} == {11}
        assert len(ways) == 4
        assert {way[-1] for way in ways} == {path.end}
        assert all(path.fork in way for way in ways)


@pytest.mark.rule("QA-90")
def test_black_arrows_cost_the_same_tea_for_both_twins(data: QueenData) -> None:
    for space in data.tree.spaces:
        for arrow in space.arrows:
            red, white = arrow.costs
            if arrow.black:
                assert red == white == (0, red.tea, 0)
            else:
                assert (red.cake, red.tea) == (white.toast, white.tea)
                assert red.tea == 0


def test_ten_tree_spaces_have_a_printed_book_and_a_reward_to_cover(data: QueenData) -> None:
    spaces = data.tree.spaces[2:]
    assert len(spaces) == 10
    assert all(space.books and space.rewards for space in spaces)


def test_a_yellow_arrow_of_three_leads_from_height_two_to_a_green_book(data: QueenData) -> None:
    green = 1 << verbs.GREEN_BOOK
    spaces = data.tree.spaces
    found = [
        arrow
        for space in spaces
        for arrow in space.arrows
        if space.height == 2 and arrow.costs[verbs.WHITE] == (0, 0, 3) and spaces[arrow.to].books & green
    ]
    assert found


@pytest.mark.rule("QA-185")
def test_arrows_lead_upward_only(data: QueenData) -> None:
    for space in data.tree.spaces:
        assert all(data.tree.spaces[arrow.to].height == space.height + 1 for arrow in space.arrows)


@pytest.mark.rule("QA-100")
def test_two_columns_of_each_wall_cost_a_tea_and_every_row_costs(data: QueenData) -> None:
    red = data.table(4).wall.costs[verbs.RED]
    assert [sum(cost.tea for cost in red[column::4]) for column in range(4)].count(4) == 2
    assert [[cost.cake for cost in red[row * 4 : row * 4 + 4]] for row in range(4)] == [
        [1] * 4,
        [1] * 4,
        [2] * 4,
        [2] * 4,
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_red_space_for_a_cake_and_a_tea_gives_two_red_pawprints(data: QueenData, players: int) -> None:
    wall = data.table(players).wall
    two = (verbs.Reward("pawprint", verbs.RED, 2),)
    assert any(
        wall.rewards[verbs.RED][space] == two
        and wall.costs[verbs.RED][space] == (1, 1, 0)
        and not wall.covered[verbs.RED][space]
        for space in range(4)
    )
    assert (verbs.Reward("pawprint", verbs.RED, 1),) in data.courtier.diamonds[verbs.RED]


@pytest.mark.rule("QA-22")
def test_basic_cards_have_no_play_reward_and_market_cards_have_one(data: QueenData) -> None:
    assert [bool(card.play) for card in data.cards] == [False] * 10 + [True] * 90


@pytest.mark.rule("QA-21")
def test_a_wild_card_moves_its_piece_in_both_colours(data: QueenData) -> None:
    wild = [card for card in data.cards if len(card.colours) == 2]
    assert {card.level for card in wild} == {verbs.BRONZE, verbs.SILVER, verbs.GOLD}
    assert all(card.pieces == (card.kind, card.kind + 6) for card in wild)


def test_all_kinds_of_invitation_bonus_occur(data: QueenData) -> None:
    kinds = {card.bonus.kind for card in data.cards}
    assert kinds == {"plain", "same_piece", "same_kind", "acquired", "invited"}


def test_kings_are_market_cards_only(data: QueenData) -> None:
    levels = {card.level for card in data.cards if card.kind == verbs.KING}
    assert levels
    assert verbs.BASIC not in levels


@pytest.mark.rule("QA-28")
@pytest.mark.parametrize("colour", ["red", "white"])
def test_cards_capture_pawns_and_pieces_of_both_colours(data: QueenData, colour: str) -> None:
    first = verbs.KINDS * ("red", "white").index(colour)
    pawns = verbs.Reward("capture", 1 << (first + verbs.PAWN))
    small = verbs.Reward("capture", sum(1 << (first + kind) for kind in range(2, 6)))
    hour, invite = verbs.Reward("gain_time", 0, 1), verbs.Reward("invite")
    assert any(card.play == (pawns,) and card.discard == (invite,) for card in data.cards)
    assert any(card.play == (small,) and card.discard == (invite, hour) for card in data.cards)


@pytest.mark.rule("QA-28")
def test_cards_discount_and_discard_again(data: QueenData) -> None:
    plays = {(reward, frozenset(card.discard)) for card in data.cards for reward in card.play}
    any_resource = frozenset({verbs.Reward("gain_resource", verbs.ANY_RESOURCE)})
    assert (verbs.Reward("discount", 0, 1), any_resource) in plays
    assert (verbs.Reward("discount", 0, 2), frozenset({verbs.Reward("unlock_cube", verbs.TOAST)})) in plays
    again = verbs.Reward("discard_card", 1 << verbs.BASIC | 1 << verbs.BRONZE)
    assert (again, frozenset({verbs.Reward("acquire", verbs.BRONZE)})) in plays


@pytest.mark.rule("QA-97", "QA-98", "QA-99")
def test_every_kind_of_bookmark_is_there_and_equal_ones_differ_in_price(data: QueenData) -> None:
    kinds: dict[object, list[object]] = {}
    for tile in data.bookmarks:
        amounts = tuple((reward.verb, reward.arg) for reward in tile.rewards)
        kind = (tile.when, amounts if tile.when == "at_once" else (), tile.trigger, tile.suit, tile.score, tile.arg)
        kinds.setdefault(kind, []).append(tile.price)
    assert Counter(kind[0] for kind in kinds) == {"at_once": 7, "turn": 14, "end": 11}  # type: ignore[index]
    assert all(len(set(prices)) == len(prices) for prices in kinds.values())


@pytest.mark.rule("QA-99")
def test_end_of_game_bookmarks_score_what_the_rulebook_prints(data: QueenData) -> None:
    printed = {(tile.score, tile.arg): (tile.each, tile.most) for tile in data.bookmarks if tile.when == "end"}
    assert printed == {
        ("time", -1): (3, 30),
        ("alice", 0): (8, 32),
        ("alice", 1): (8, 32),
        ("pawprints", 0): (2, 20),
        ("pawprints", 1): (2, 20),
        ("invited", 0): (2, 20),
        ("invited", 1): (2, 20),
        ("acquired", verbs.BRONZE): (2, 20),
        ("acquired", verbs.SILVER): (2, 20),
        ("acquired", verbs.GOLD): (4, 20),
        ("cubes", -1): (6, 30),
    }


@pytest.mark.rule("QA-140", "QA-141", "QA-142", "QA-143")
def test_wishes_are_worth_what_the_rulebook_prints(data: QueenData) -> None:
    worth = [[(wish.yellow, wish.platinum) for wish in data.wishes if wish.suit == suit] for suit in verbs.SUITS]
    assert worth == [
        [(2, 4), (5, 9), (7, 12), (11, 16)],
        [(1, 2), (2, 4), (2, 3), (5, 8)],
        [(3, 6), (7, 12), (1, 2), (3, 5)],
        [(2, 4), (5, 9), (3, 5), (3, 5)],
    ]
    assert [wish.most for wish in data.wishes if wish.counts == "books"] == [20]


@pytest.mark.rule("QA-116")
def test_nothing_in_the_data_gives_a_crown(data: QueenData) -> None:
    assert "crown" not in {reward.verb for reward in rewards_everywhere(data)}


@pytest.mark.rule("QA-04")
def test_the_flowers_never_run_out(data: QueenData) -> None:
    trains = Counter(reward for train in data.trains for reward in train.sides[0].rewards if reward.verb == "flower")
    for players in (2, 3, 4):
        garden = data.table(players).garden
        spaces = Counter(reward for colour in verbs.COLOURS for spot in garden.rewards[colour] for reward in spot)
        grown = [spaces[verbs.Reward("flower", kind)] for kind in range(4)]
        assert grown == ([3] * 4 if players == 2 else [6] * 4)
        assert all(grown[kind] + trains[verbs.Reward("flower", kind)] <= 8 for kind in range(4))


def test_the_cat_tracks_have_their_marks_at_five_and_ten_of_twelve(data: QueenData) -> None:
    for track in data.cats:
        assert (len(track.rewards) - 1, track.x1, track.x2) == (12, 5, 10)
        assert track.rewards[0] == ()
        assert sum(map(bool, track.rewards)) > 6


def test_points_rise_along_alices_paths_from_two_to_nine_and_twelve_on_the_throne(data: QueenData) -> None:
    for players, colour in product((2, 3, 4), verbs.COLOURS):
        start, *spaces, throne = data.table(players).paths[colour].points
        assert (start, spaces[0], spaces[-1], throne) == (0, 2, 9, 12)
        assert all(here <= there for here, there in pairwise(spaces))


@pytest.mark.rule("QA-154")
def test_a_clubs_train_gives_a_toast_three_time_and_the_bookmark_for_acquiring(data: QueenData) -> None:
    acquire = next(tile.id for tile in data.bookmarks if tile.trigger == "acquire")
    wanted = {
        verbs.Reward("gain_time", 0, 3),
        verbs.Reward("gain_resource", verbs.TOAST),
        verbs.Reward("bookmark", acquire),
    }
    sides = [set(train.sides[verbs.RED].rewards) for train in data.trains if train.suit == verbs.CLUBS]
    assert wanted in sides


def test_hearts_and_diamonds_trains_name_four_zones_and_four_columns(data: QueenData) -> None:
    for colour in verbs.COLOURS:
        sides = [(train.suit, train.sides[colour]) for train in data.trains]
        assert sorted(side.zone for suit, side in sides if suit == verbs.HEARTS) == [0, 1, 2, 3]
        assert sorted(side.column for suit, side in sides if suit == verbs.DIAMONDS) == [0, 1, 2, 3]


def test_a_spades_train_never_reaches_a_seal_or_a_branch(data: QueenData) -> None:
    steps = {side.steps for train in data.trains if train.suit == verbs.SPADES for side in train.sides}
    assert steps == {1, 2}
    for path in data.messengers:
        assert len(path.spaces[0].next) == len(path.spaces[path.spaces[0].next[0]].next) == 1
        assert min(seal.into for seal in path.seals) > 2


def test_no_two_of_the_hundred_cards_do_the_same(data: QueenData) -> None:
    does = {(card.pieces, card.play, card.discard, card.bonus) for card in data.cards}
    assert len(does) == 100


def test_keys_are_unique_where_codes_are_made_of_them(data: QueenData) -> None:
    spaces = [space.key for path in data.messengers for space in path.spaces[1:]]
    for keys in (
        [card.key for card in data.cards],
        [tile.key for tile in data.bookmarks],
        [train.key for train in data.trains],
        [wish.key for wish in data.wishes],
        [space.key for space in data.tree.spaces],
        spaces,
    ):
        assert len(set(keys)) == len(keys)


# -- what a pack is refused for ---------------------------------------------------------------------------------------

PROMOTED = ["P..rb", "nqk.p", "pp.p.", ".....", ".....", "P..P.", "NQK.P", "...RB"]
BLACK_TWICE = {"to": "middle_bough", "arrow": "black", "cost": 2}
PINK_ARROW = {"to": "left_root", "arrow": "pink", "cost": 1}

WRONG = [
    # file, place to change, value, the place named, words of the reason
    ("chessboard.json", "columns.0", "spades", "columns", "one column"),
    ("chessboard.json", "respawn.red.0", "z9", "respawn.red.0", "is not written as such a name must be"),
    ("chessboard.json", "layouts.0.7", "R...R", "layouts.0", "five officers"),
    ("chessboard.json", "layouts.0.0", "r..xq", "layouts.0.0", "is not written as such a name must be"),
    ("chessboard.json", "layouts.1", PROMOTED, "layouts.1", "last row"),
    ("courtier.json", "diamonds.red", [], "diamonds.red", "at least 5"),
    ("messengers.json", "white.spaces.0.key", "inkwell", "spaces of both colours.13", "already taken"),
    ("messengers.json", "red.spaces.0.next", ["nowhere"], "red.spaces.0.next", "no space 'nowhere'"),
    ("messengers.json", "red.spaces.0.next", ["crossroads"], "red.spaces.0.next", "step 3"),
    ("messengers.json", "red.spaces.1.next", ["milestone"], "red.spaces.2", "no arrow leads"),
    ("messengers.json", "red.spaces.1.next", ["milestone", "milestone"], "red.spaces.1.next", "same space"),
    ("messengers.json", "red.spaces.1.step", 1, "red.spaces", "one space of step 1"),
    ("messengers.json", "red.spaces.2.next", [], "red.spaces", "one end"),
    ("messengers.json", "red.fork", "nowhere", "red.fork", "no space"),
    ("tree.json", "spaces.1.key", "left_root", "spaces.1", "already taken"),
    ("tree.json", "starts.red.0.to", "nowhere", "starts.red.0", "no space"),
    ("tree.json", "starts.red.0.to", "left_bough", "starts.red.0", "one height up"),
    ("tree.json", "spaces.7.arrows", [], "spaces.7.arrows", "every other space has one"),
    ("tree.json", "spaces.0.arrows.0.to", "middle_bough", "spaces.2", "no way from a start"),
    ("tree.json", "spaces.0.book", ["green", "green"], "spaces.0.book", "twice"),
    ("tree.json", "spaces.0.arrows.0", BLACK_TWICE, "spaces.0.arrows", "one colour"),
    ("tree.json", "starts.red.0", PINK_ARROW, "starts.red.0.arrow", "yellow"),
    ("alice_paths.json", "tables.0.players", 3, "tables", "two, three and four"),
    ("alice_paths.json", "tables.1.white.covered", [5, 8], "tables.1.white.covered", "none of them a wish"),
    ("cat_tracks.json", "red", [[TIME2]], "red", "has 1 space, but"),
    ("basic_cards.json", "cards.0.discard", [], "cards.0.discard", "at least 1"),
    ("basic_cards.json", "cards.0.discard", [{"verb": "crown", "colour": "red"}], "cards.0.discard.0", "crown"),
    ("market_cards.json", "bronze.0.key", "gnat", "bronze.1.key", "already taken"),
    ("market_cards.json", "bronze.0.discard", [{"verb": "discount", "amount": 1}], "bronze.0.discard.0", "play reward"),
    ("market_cards.json", "bronze.0.play", [{"verb": "bookmark", "tile": "acquire"}], "bronze.0.play.0", "train card"),
    ("market_cards.json", "gold", [], "gold", "at least 30"),
    ("bookmarks.json", "tiles.1.key", "two_hours_white", "tiles.1", "already taken"),
    ("wishes.json", "wishes.0.key", "roses_paired", "wishes.1", "already taken"),
    ("trains.json", "trains.1.key", "rose_express", "trains.1", "already taken"),
    ("trains.json", "trains.0.red.space", 3, "trains.0.red.space", "no space 3"),
    ("trains.json", "trains.4.red.rewards.2", {"verb": "invite"}, "trains.4.red.rewards.2", "set-up"),
    ("trains.json", "trains.4.red.steps", 3, "trains.4.red.spades.steps", "must be 2 or less"),
    ("trains.json", "trains.8.red.rewards.2.tile", "nothing", "trains.8.red", "no bookmark 'nothing'"),
    ("first_game.json", "wishes.0", "nothing", "wishes.0", "no 'nothing'"),
    ("wall.json", "white.built_for_two.0", [1, 2], "white.built_for_two", "twice"),
    ("wall.json", "red.built_for_two", [[1, 1], [2, 1], [3, 1], [4, 1]], "red.built_for_two", "filled from the start"),
    ("garden.json", "large.red.0.covered_for_three", 5, "large.red.0.covered_for_three", "leaves one free"),
    ("garden.json", "large.red.0.spaces", [[TIME2]], "large.red.0.covered_for_three", "leaves one free"),
    ("messengers.json", "red.seals.1.into", 5, "red.seals", "different steps"),
    ("messengers.json", "red.zone", 12, "red.zone", "10 steps only"),
    ("messengers.json", "red.fork", "red_gate", "red.fork", "before the end"),
    ("alice_paths.json", "tables.0.red.points", [2, 3, 4, 5], "tables.0.red.wishes", "before the throne"),
    ("alice_paths.json", "tables.1.crowns", 9, "tables.1", "the box holds 12"),
    ("bookmarks.json", "tiles.30.colour", "red", "tiles.30.colour", "without a colour"),
    ("bookmarks.json", "tiles.31.colour", None, "tiles.31.colour", "for a colour"),
    ("first_game.json", "trains.0", "hatters_special", "trains", "named twice"),
    ("cat_tracks.json", "x1", 11, "x1", "before that of both"),
    ("cat_tracks.json", "x2", 13, "red", "second mark"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "place", "value", "named", "words"), WRONG)
def test_a_pack_is_refused_with_file_place_and_reason(
    tmp_path: Path, file: str, place: str, value: object, named: str, words: str
) -> None:
    error = refusal(tmp_path, file, lambda changed: put(changed, place, value))
    assert error.file.endswith(file)
    assert error.place == named
    assert words in error.reason


def test_an_unknown_key_is_refused_with_its_place(tmp_path: Path) -> None:
    error = refusal(tmp_path, "cat_tracks.json", lambda tracks: put(tracks, "x3", 12))
    assert error.place == "x3"


def pack_of(tmp_path: Path, **files: Callable[[Any], None]) -> Any:
    """Return the data of a user's pack whose named files are changed."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "manifest.json").write_text(json.dumps(MANIFEST), encoding="utf-8")
    for name, change in files.items():
        changed = content(f"{name}.json")
        change(changed)
        (folder / f"{name}.json").write_text(json.dumps(changed), encoding="utf-8")
    return load(SPEC, folder).data


def played(data: Any, seed: int) -> Any:
    """Play a random game of two to its end."""
    table, rng = Session(QueenRules(data), Setup(2, (), 0), seed, range(2)), Random(seed)
    while (decision := table.decision()) is not None:
        table.submit(rng.choice(decision.options))
    return table


def without_costs(file: Any) -> None:
    """Let the red hearts cost nothing."""
    for heart in file["hearts"]["red"]:
        heart["cost"] = {"own": 0}


def test_the_owner_of_other_numbers_can_replace_ours(tmp_path: Path) -> None:
    def wishes(file: Any) -> None:
        for wish in file["wishes"]:
            wish.update(yellow=1, platinum=1)

    def tiles(file: Any) -> None:
        for tile in file["tiles"]:
            tile["price"] = {"white": 1}
            if tile["when"] == "end":
                tile.update(each=1, most=60)

    def paths(file: Any) -> None:
        for table in file["tables"]:
            for colour in ("red", "white"):
                table[colour]["points"] = [9, 1, 8, 2, 7, 3, 6, 4, 5, 5]
                table[colour].update(wishes=[2, 4], covered=[])

    data = pack_of(tmp_path, wishes=wishes, bookmarks=tiles, alice_paths=paths, courtier=without_costs)
    assert {wish.platinum for wish in data.wishes} == {1}
    assert played(data, 4).is_over


@pytest.mark.rule("QA-117")
def test_a_track_of_pawprints_ends(tmp_path: Path) -> None:
    def tracks(file: Any) -> None:
        for colour in ("red", "white"):
            file[colour] = [[{"verb": "pawprint", "colour": colour, "amount": 20}]] * 12

    data = pack_of(tmp_path, cat_tracks=tracks)
    rules = QueenRules(data)
    bench = bench_of(rules.kit, rules.start(Setup(2, (), 0)))
    bench.push(Rewards(0, "play", ()))
    pawprints(bench, 0, verbs.RED, 1)
    assert bench.seats[0].paws[verbs.RED] == 12


def test_a_game_saved_before_names_were_changed_finds_the_pack_that_plays_like_its_own() -> None:
    before = load_builtin(SPEC).manifest.plays_like[0]
    assert before != load_builtin(SPEC).id.digest
    assert find(SPEC, before) is load_builtin(SPEC)
    assert find(SPEC, "0" * 64) is None
