"""Set-up: layouts, wishes, market, hands, trains; what is secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alicegames.core.decision import CHANCE, UNKNOWN
from alicegames.core.rules import Setup
from alicegames.games.queen_alice.events import Drew, TrainChosen, TrainDealt
from alicegames.games.queen_alice.frames import ChooseTrain, NextTurn, RideTrain
from alicegames.games.queen_alice.pack.verbs import Reward
from tests.rules.queen_alice.positions import DATA, RED, RULES, TILE, Position, bare, fill, table


def fresh(players: int = 2, first: int | None = 0, **options: str) -> Position:
    return Position(RULES.start(Setup(players, tuple(sorted(options.items())), first)))


def choosing(players: int = 2, first: int = 0, **options: str) -> Position:
    return fresh(players, first, **options).chance()


def train(key_or_suit: int, number: int = 0) -> int:
    return [card.id for card in DATA.trains if card.suit == key_or_suit][number]


def riding(train_: int, side: int, players: int = 4, **state: object) -> Position:
    """Seat 0 rides this train on a clean table; then the first turn begins."""
    position = bare(players).set(owner=CHANCE, **state).seat(train=train_, side=side)
    return run(position.set(stack=(NextTurn(), RideTrain(0))))


def run(position: Position) -> Position:
    from alicegames.games.queen_alice.rules import FRAMES
    from alicegames.games.queen_alice.twin import bench_of

    draft = bench_of(RULES.kit, position.state)
    FRAMES.settle(draft)
    position.state = draft.step().state
    return position


@pytest.mark.rule("QA-10")
def test_the_layout_is_drawn_from_the_four_player_aids() -> None:
    position = fresh()
    assert position.codes == ["layout:1", "layout:2", "layout:3", "layout:4"]
    for number in range(4):
        laid = Position(position.state).do(f"layout:{number + 1}")
        assert laid.state.board == DATA.chessboard.layouts[number]


@pytest.mark.rule("QA-11")
def test_one_wish_of_each_suit_is_laid_at_random_two_on_each_path() -> None:
    position = fresh().do("layout:1")
    assert len(position.codes) == 16
    suits: list[Any] = []
    for left in (12, 8, 4, 0):
        position.do(position.codes[-1])
        suits.append(DATA.wishes[position.state.wishes[len(suits)]].suit)
        assert len([c for c in position.codes if c.startswith("wish:")]) == left
    assert sorted(suits) == [0, 1, 2, 3]


@pytest.mark.rule("QA-11")
def test_the_first_game_option_lays_a_fixed_set_in_random_places() -> None:
    position = fresh(wishes="first_game").do("layout:1")
    fixed = {DATA.wishes[wish].key for wish in DATA.first_wishes}
    assert set(position.starting("wish:")) == fixed
    assert sorted(choosing(wishes="first_game").state.wishes) == sorted(DATA.first_wishes)
    assert {DATA.wishes[wish].suit for wish in DATA.first_wishes} == {0, 1, 2, 3}


@pytest.mark.rule("QA-12", "QA-08")
def test_the_display_has_8_7_or_6_crowns() -> None:
    assert [fresh(players).state.crowns for players in (2, 3, 4)] == [6, 7, 8]


@pytest.mark.rule("QA-13", "QA-15")
def test_alices_and_all_other_figures_begin_at_their_starts() -> None:
    state = fresh(4).state
    assert state.alices == (0, 0)
    assert state.gardeners == (-1, -1)
    assert state.humpty == (0, 0)
    for seat in state.seats:
        assert (seat.messengers, seat.twins, seat.paws) == ((0, 0), (0, 1), (0, 0))
        assert (seat.hearts, seat.diamonds) == ((0, 0), (0, 0))


@pytest.mark.rule("QA-14")
def test_the_market_has_three_rows_of_two_cards_and_an_open_deck() -> None:
    state = choosing().state
    assert len(state.market) == 9
    for row in range(3):
        cards = state.market[row * 3 : row * 3 + 3]
        assert all(DATA.cards[card].level == row + 1 for card in cards)
        assert len(state.decks[row]) == 27
        assert not set(cards) & set(state.decks[row])


@pytest.mark.rule("QA-16")
def test_a_white_book_lies_on_every_space_of_the_tree_but_the_starts() -> None:
    state = fresh().state
    assert [n for n, token in enumerate(state.tokens) if not token] == [0, 1]
    assert all(space.books and space.rewards for space in DATA.tree.spaces[2:])


@pytest.mark.rule("QA-17", "QA-09")
def test_covered_spaces_are_those_of_three_players_and_two_have_their_own_side() -> None:
    free: dict[int, list[Any]] = {players: [] for players in (2, 3, 4)}
    for players in (2, 3, 4):
        state = fresh(players).state
        free[players] = [sum(owner == -1 for row in rows for owner in row) for rows in (state.beds, state.walls)]
        assert any(9 in path for path in state.paths) == (players == 3)
    assert free == {4: [32, 32], 3: [24, 24], 2: [16, 16]}
    assert len(DATA.table(2).paths[0].points) < len(DATA.table(4).paths[0].points)


@pytest.mark.rule("QA-18")
def test_the_first_player_is_drawn_unless_chosen() -> None:
    position = fresh(3, None)
    assert position.codes == ["first:0", "first:1", "first:2"]
    position.do("first:2").run_until("discard")
    assert position.state.first == position.player == 2
    assert table().state.first == 0


@pytest.mark.rule("QA-19")
def test_each_player_starts_with_ten_basic_cards_three_in_hand_no_time_and_three_cubes() -> None:
    state = choosing(4).state
    for seat in state.seats:
        assert seat.pool == DATA.levels[0]
        assert len(seat.hand) == 3
        assert (seat.time, sum(seat.ip), seat.cubes, seat.store) == (0, 0, 0, (0, 0, 0))
    assert bare(store=(3, 0, 0)).rewards("tea").kind == "reward"


@pytest.mark.rule("QA-20")
def test_each_player_chooses_one_of_two_trains_and_its_side() -> None:
    position = choosing()
    assert (position.player, position.kind) == (0, "choose_train")
    keys = [DATA.trains[card].key for card in position.me.trains]
    assert position.codes == [f"train:{key}+{side}" for key in keys for side in ("red", "white")]


@pytest.mark.rule("QA-20", "QA-158")
def test_trains_are_revealed_together_and_the_others_leave_the_game() -> None:
    position = choosing(3)
    position.do(position.codes[0])
    assert not position.reveals
    position.do(position.codes[0])
    assert position.state.seats[0].trains
    position.do(position.codes[0])
    assert position.reveals == (0, 1, 2)
    assert all(seat.trains == () and seat.train >= 0 for seat in position.state.seats)
    assert position.state.trains == ()


@pytest.mark.rule("QA-20")
def test_trains_are_carried_out_in_turn_order() -> None:
    position = choosing(4, first=2)
    order = [position.player]
    while position.kind == "choose_train":
        position.do(position.codes[0])
        order.append(position.player) if position.kind == "choose_train" else None
    assert order == [2, 3, 0, 1]
    position.run_until("discard")
    ridden = [event.seat for event in position.events if type(event).__name__ == "TrainRevealed"]
    assert ridden == [2, 3, 0, 1]


@pytest.mark.rule("QA-20")
def test_the_first_game_option_deals_one_of_four_fixed_trains_whose_side_is_chosen() -> None:
    position = choosing(4, trains="first_game")
    assert len(position.codes) == 2
    dealt = [card for seat in position.state.seats for card in seat.trains]
    assert sorted(dealt) == sorted(DATA.first_trains)
    assert {DATA.trains[card].suit for card in DATA.first_trains} == {0, 1, 2, 3}


# -- trains -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-150", "QA-156")
@pytest.mark.parametrize("side", [0, 1])
def test_a_hearts_train_gives_3_time_a_resource_and_a_flower_and_plants_without_rewards(side: int) -> None:
    for number in range(4):
        card = DATA.trains[train(0, number)]
        position = riding(card.id, side)
        seat = position.me
        assert seat.time == 3
        assert sum(seat.store) == 1
        assert sum(seat.flowers) == 1
        assert (seat.hearts[side], seat.bushes[side]) == (1, 1)
        zone = card.sides[side].zone
        assert DATA.table(4).garden.zones[side][zone][card.sides[side].spot] == position.state.beds[side].index(0)
        assert sum(seat.ip) == 0
        assert position.state.gardeners == (-1, -1)


@pytest.mark.rule("QA-151", "QA-156")
@pytest.mark.parametrize("side", [0, 1])
def test_a_spades_train_moves_the_messenger_and_gives_what_is_printed_alone(side: int) -> None:
    for number in range(4):
        card = DATA.trains[train(1, number)]
        given = card.sides[side]
        position = riding(card.id, side)
        hours = sum(one.amount for one in given.rewards if one.verb == "gain_time")
        assert DATA.messengers[side].spaces[position.me.messengers[side]].step == given.steps
        assert (position.me.time, sum(position.me.store), sum(position.me.ip)) == (hours, 1, 0)
        acquire = [one for one in given.rewards if one.verb == "acquire"]
        if acquire:
            level = ("", "bronze", "silver", "gold")[acquire[0].arg]
            assert position.codes == [f"acquire:{level}.1", "pass"]
        assert position.me.ranked == sum(
            space.banner in (1, 3) and 0 < space.step <= given.steps for space in DATA.messengers[side].spaces
        )


@pytest.mark.rule("QA-152", "QA-154")
@pytest.mark.parametrize("side", [0, 1])
def test_a_clubs_train_gives_3_time_a_resource_and_a_bookmark_and_the_twin_climbs_without_books(side: int) -> None:
    for number in range(4):
        card = DATA.trains[train(2, number)]
        position = riding(card.id, side)
        tile = next(one.arg for one in card.sides[side].rewards if one.verb == "bookmark")
        assert position.me.tiles == (tile,)
        assert position.me.twins[side] == DATA.tree.first[side]
        assert position.me.climbs[side] == 1
        assert position.me.books == (0, 0, 0)
        assert position.state.tokens[DATA.tree.first[side]] == 1
        assert position.me.time >= 3


@pytest.mark.rule("QA-154")
def test_example_the_red_side_of_a_clubs_card_gives_a_toast_3_time_and_the_acquiring_bookmark() -> None:
    card = next(
        card
        for card in DATA.trains
        if card.suit == 2
        and any(r.verb == "bookmark" and DATA.bookmarks[r.arg].trigger == "acquire" for r in card.sides[RED].rewards)
    )
    position = riding(card.id, RED)
    assert position.me.store == (0, 0, 1)
    assert position.me.time == 3
    assert [DATA.bookmarks[tile].trigger for tile in position.me.tiles] == ["acquire"]
    assert DATA.tree.spaces[position.me.twins[RED]].height == 1
    assert position.me.books == (0, 0, 0)


@pytest.mark.rule("QA-153", "QA-156")
@pytest.mark.parametrize("side", [0, 1])
def test_a_diamonds_train_lays_a_diamond_of_the_players_choice_without_rewards(side: int) -> None:
    for number in range(4):
        card = DATA.trains[train(3, number)]
        for gem in (0, 4):
            position = riding(card.id, side)
            name = ("red", "white")[side]
            assert position.codes == [f"mini_diamond:{name}.{n}" for n in range(1, 6)]
            position.do(f"mini_diamond:{name}.{gem + 1}")
            assert position.state.walls[side][card.sides[side].column] == 0
            assert position.me.diamonds[side] == 1 << gem
            assert position.me.bricks[side] == 1
            assert position.me.time >= 3
            assert position.ip("wall") == 0


@pytest.mark.rule("QA-154")
def test_cake_or_toast_is_what_the_side_prints() -> None:
    kinds = {
        (side, one.arg)
        for card in DATA.trains
        for side in (0, 1)
        for one in card.sides[side].rewards
        if one.verb == "gain_resource"
    }
    assert {(0, 2), (1, 0)} <= kinds
    card = DATA.trains[train(0)]
    printed = next(one.arg for one in card.sides[RED].rewards if one.verb == "gain_resource")
    assert riding(card.id, RED).me.store[printed] == 1


@pytest.mark.rule("QA-155")
def test_a_trains_card_is_free_from_the_left_block_and_the_row_is_refilled_before_the_next_train() -> None:
    card, side = next(
        (c, s) for c in DATA.trains for s in (0, 1) if any(r.verb == "acquire" for r in c.sides[s].rewards)
    )
    level = next(r.arg for r in card.sides[side].rewards if r.verb == "acquire")
    position = bare(2).set(owner=CHANCE, first=0, stack=(NextTurn(), RideTrain(1), RideTrain(0)))
    position.seat(0, train=card.id, side=side).seat(1, train=train(3), side=0)
    run(position)
    row = slice(level * 3 - 3, level * 3)
    left, middle, top = position.state.market[row]
    assert position.starting("acquire:") == [("", "bronze", "silver", "gold")[level] + ".1"]
    position.do(position.codes[0])
    assert left in position.me.hand
    assert (position.player, position.kind) == (CHANCE, "open")
    position.chance()
    assert position.state.market[row][:2] == (middle, top)
    assert -1 not in position.state.market
    assert position.kind == "lay_diamond"


@pytest.mark.rule("QA-156")
def test_a_wall_row_that_a_train_completes_moves_humpty_without_ip() -> None:
    card = DATA.trains[train(3)]
    column = card.sides[RED].column
    base = bare(4)
    walls = (fill(base.state.walls[RED], tuple(n for n in range(4) if n != column), 1), base.state.walls[1])
    position = riding(card.id, RED, walls=walls).do("mini_diamond:red.1")
    assert position.state.humpty == (1, 0)
    assert position.ip("wall") == 0


@pytest.mark.rule("QA-156", "QA-74", "QA-103")
def test_what_trains_place_counts_for_the_numbers_of_milestones() -> None:
    heart = riding(train(0), RED)
    assert heart.me.bushes[RED] == 1
    gem = riding(train(3), RED).do("mini_diamond:red.1")
    assert gem.me.bricks[RED] == 1
    for alice in (0, 1):  # the second and the third bush
        heart.seat(store=(3, 0, 0), time=0).set(owner=0).act(RED, "hearts")
        heart.do("plant:" + heart.starting("plant:")[0]).chance()
        while heart.kind in {"pay", "reward"}:
            heart.do("alice:red" if "alice:red" in heart.codes else heart.codes[-1]).chance()
        assert heart.me.progress[RED] == alice


@pytest.mark.rule("QA-157")
def test_if_the_shown_space_is_taken_another_of_its_zone_or_of_the_next_zone_is_used() -> None:
    card = DATA.trains[train(0)]
    side, base = card.sides[RED], bare(4)
    zones = DATA.table(4).garden.zones[RED]
    shown = zones[side.zone][side.spot]
    beds = (fill(base.state.beds[RED], (shown,), 1), base.state.beds[1])
    assert riding(card.id, RED, beds=beds).state.beds[RED].index(0) in zones[side.zone]
    beds = (fill(base.state.beds[RED], zones[side.zone], 1), base.state.beds[1])
    assert riding(card.id, RED, beds=beds).state.beds[RED].index(0) in zones[(side.zone + 1) % 4]


@pytest.mark.rule("QA-157")
def test_if_the_shown_wall_space_is_taken_the_column_or_the_next_one_is_used() -> None:
    card = DATA.trains[train(3)]
    column, base = card.sides[RED].column, bare(4)
    walls = (fill(base.state.walls[RED], (column,), 1), base.state.walls[1])
    assert riding(card.id, RED, walls=walls).do("mini_diamond:red.1").state.walls[RED][column + 4] == 0
    walls = (fill(base.state.walls[RED], tuple(range(column, 16, 4)), 1), base.state.walls[1])
    found = riding(card.id, RED, walls=walls).do("mini_diamond:red.1").state.walls[RED].index(0)
    assert found == (column + 1) % 4


@pytest.mark.rule("QA-158")
def test_at_once_bookmarks_of_trains_act_and_once_a_turn_ones_do_not_act_in_set_up() -> None:
    clubs = [(c, s) for c in DATA.trains if c.suit == 2 for s in (0, 1)]
    seen = set()
    for card, side in clubs:
        tile = DATA.bookmarks[next(one.arg for one in card.sides[side].rewards if one.verb == "bookmark")]
        position = riding(card.id, side)
        seen.add(tile.when)
        if tile.when == "at_once":
            moved = position.me.time > 3 or any(position.me.paws) or position.kind == "reward"
            assert moved
    assert "turn" in seen
    acquires = next(t.id for t in DATA.bookmarks if t.trigger == "acquire")
    spades = next((c, s) for c in DATA.trains for s in (0, 1) if any(r.verb == "acquire" for r in c.sides[s].rewards))
    position = bare(4).set(owner=CHANCE).seat(train=spades[0].id, side=spades[1], tiles=(acquires,))
    run(position.set(stack=(NextTurn(), RideTrain(0))))
    position.do(position.codes[0]).chance()
    assert position.kind == "discard"
    assert position.me.used == ()


@pytest.mark.rule("QA-158")
def test_an_at_once_bookmark_acts_in_set_up_too() -> None:
    tile = next(t for t in DATA.bookmarks if t.when == "at_once" and t.rewards[0].verb == "gain_time")
    position = bare().set(owner=CHANCE).rewards(Reward("bookmark", tile.id), source="train")
    assert position.me.tiles == (tile.id,)
    assert position.me.time == tile.rewards[0].amount


# -- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-165")
def test_hands_of_others_are_hidden_and_everything_else_is_open() -> None:
    position = table(3)
    view = RULES.view(position.state, 0)
    assert view.seats[0] == position.state.seats[0]
    for number in (1, 2):
        seen, real = view.seats[number], position.state.seats[number]
        assert seen.hand.count(UNKNOWN) == len(real.hand) - len(real.known)
        assert (seen.pool, seen.discard, seen.books, seen.store) == (real.pool, real.discard, real.books, real.store)
    assert view.market == position.state.market


@pytest.mark.rule("QA-165")
def test_a_card_taken_from_the_market_stays_known_in_the_hand() -> None:
    position = bare().rewards("acquire gold")
    card = position.state.market[6]
    position.do("acquire:gold.1")
    assert card in RULES.view(position.state, 1).seats[0].hand


@pytest.mark.rule("QA-165", "QA-20")
def test_trains_are_hidden_until_all_have_chosen() -> None:
    position = choosing(3)
    position.do(position.codes[0])
    view = RULES.view(position.state, 2)
    assert view.seats[0].trains == (UNKNOWN, UNKNOWN)
    assert (view.seats[0].train, view.seats[0].side) == (UNKNOWN, UNKNOWN)
    assert set(view.trains) == {UNKNOWN}
    assert RULES.view(position.state, 0).seats[0] == position.state.seats[0]
    full = RULES.determinize(view, 2, Random(1))
    assert full.seats[0].train in full.seats[0].trains
    assert RULES.view(full, 2) == view
    assert any(isinstance(frame, ChooseTrain) for frame in full.stack)


@pytest.mark.rule("QA-165")
def test_events_of_hidden_things_are_hidden_from_the_others() -> None:
    assert RULES.view_event(Drew(0, 5), 1) == Drew(0, UNKNOWN)
    assert RULES.view_event(Drew(0, 5), 0) == Drew(0, 5)
    assert RULES.view_event(TrainDealt(0, 5), 1) == TrainDealt(0, UNKNOWN)
    assert RULES.view_event(TrainChosen(0, 5, 1), 1) == TrainChosen(0, UNKNOWN, UNKNOWN)


@pytest.mark.rule("QA-165")
def test_the_order_of_decks_is_nobodys_knowledge() -> None:
    position = bare(hand=(0,)).rest().do("end")
    assert len(position.codes) == 9
    decision = RULES.decision(position.state)
    assert decision is not None
    assert decision.weights == ()
    assert all(deck == tuple(sorted(deck)) for deck in position.state.decks)


def test_tiles_have_keys() -> None:
    assert TILE
