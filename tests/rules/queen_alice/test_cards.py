"""Cards: hands, market, invitations, special effects."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.values import replace
from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.frames import Activate, Play
from alicegames.games.queen_alice.pack.data import InviteBonus, QueenData
from alicegames.games.queen_alice.rules import QueenRules
from tests.rules.queen_alice.positions import CARD, DATA, RULES, Position, bare, reward, table

if TYPE_CHECKING:
    from collections.abc import Callable

BASIC = tuple(range(10))
KEY = {card.id: card.key for card in DATA.cards}


def market(position: Position, **rows: tuple[int, int, int]) -> Position:
    """Set market rows."""
    found = list(position.state.market)
    for name, row in rows.items():
        at = ("bronze", "silver", "gold").index(name) * 3
        found[at : at + 3] = row
    return position.set(market=tuple(found))


@pytest.mark.rule("QA-22")
def test_a_card_has_discard_reward_and_bonus_and_basic_cards_no_play_reward() -> None:
    assert all(card.discard for card in DATA.cards)
    assert all(not DATA.cards[card].play for card in BASIC)
    assert all(card.play for card in DATA.cards if card.level)


@pytest.mark.rule("QA-22", "QA-31")
def test_discarding_gains_the_discard_reward_and_playing_the_play_reward() -> None:
    card = next(c for c in DATA.cards if c.level and [r.verb for r in c.play] == ["gain_time"])
    position = bare(time=0).seat(discard=(), pool=(*BASIC, card.id)).set(stack=(Play(),))
    position.seat(hand=(card.id,)).do(f"play:{card.key}")
    assert position.me.time == card.play[0].amount
    assert position.me.discard == (card.id,)


@pytest.mark.rule("QA-165")
def test_discarding_shows_the_card_to_the_others_and_nothing_to_its_owner() -> None:
    position = bare()
    secret = next(card for card in position.me.hand if card not in position.me.known)
    assert position.do(f"discard:{DATA.cards[secret].key}").reveals == (1,)


@pytest.mark.rule("QA-23")
def test_an_invited_card_leaves_hand_or_discard_pile_and_is_scored_at_the_end() -> None:
    position = bare(discard=(3,), pool=(0, 1, 2, 4, 5, 6, 7, 8, 9), hand=(0, 1)).rewards("invite")
    assert position.starting("invite:") == [KEY[0], KEY[1], KEY[3]]
    position.do(f"invite:{KEY[3]}")
    assert (position.me.invited, position.me.discard) == ((3,), ())
    assert scoring.guest_points(RULES.kit, position.me) == DATA.cards[3].bonus.ip


@pytest.mark.rule("QA-24", "QA-166")
def test_the_cards_of_this_turn_can_be_invited_a_played_one_still_moving_its_piece() -> None:
    position = bare(discard=(3, 4), pool=(0, 1, 2, 5, 6, 7, 8, 9), hand=(0,)).rewards("invite")
    position.set(stack=(Activate(4), *position.state.stack[1:]))
    assert {KEY[3], KEY[4]} <= set(position.starting("invite:"))
    position.do(f"invite:{KEY[4]}")
    assert position.kind == "activate"
    assert position.codes


@pytest.mark.rule("QA-24")
def test_a_discarded_card_whose_effect_invites_can_take_itself() -> None:
    card = next(c for c in DATA.cards if any(r.verb == "invite" for r in c.discard))
    position = bare().seat(pool=(*BASIC, card.id), hand=(0, 1, card.id)).do(f"discard:{card.key}")
    assert f"invite:{card.key}" in position.codes


@pytest.mark.rule("QA-25")
def test_no_invitation_empties_the_hand_before_the_turns_play() -> None:
    position = bare(hand=(0,), discard=(5,), pool=(0, 1, 2, 3, 4)).rewards("invite")
    assert KEY[0] in position.starting("invite:")
    position = bare(hand=(0,), discard=(5,), pool=(0, 1, 2, 3, 4)).rewards("invite")
    position.set(stack=(Play(), position.state.stack[-1]))
    assert position.starting("invite:") == [KEY[5]]
    position = bare(hand=(0, 1), discard=(5,), pool=(0, 1, 2, 3, 4)).rewards("invite")
    position.set(stack=(Play(), position.state.stack[-1]))
    assert position.starting("invite:") == [KEY[0], KEY[1], KEY[5]]


@pytest.mark.rule("QA-25")
def test_no_invitation_when_three_or_fewer_cards_are_not_invited() -> None:
    assert bare(hand=(0, 1), discard=(5,), pool=(0, 1)).rewards("invite").kind == "end"
    assert bare(hand=(0, 1), discard=(5, 6), pool=(0, 1)).rewards("invite").kind == "reward"


def with_bonus(kind: str, ip: int, card: int) -> QueenData:
    cards = list(DATA.cards)
    cards[card] = dataclasses.replace(cards[card], bonus=InviteBonus(kind, ip))
    return dataclasses.replace(DATA, cards=tuple(cards))


@pytest.mark.rule("QA-26")
@pytest.mark.parametrize(
    ("kind", "points"),
    [("plain", 3), ("same_piece", 3 + 2 * 2), ("same_kind", 3 + 2 * 3), ("acquired", 3 + 2), ("invited", 3 + 4)],
)
def test_invitation_bonuses_count_the_card_itself(kind: str, points: int) -> None:
    """Four guests: two red pawns, one white pawn, one other; two of all the seat's cards are acquired."""
    red = [c.id for c in DATA.cards if c.pieces == (5,)]
    white = next(c.id for c in DATA.cards if c.pieces == (11,) and c.id < 10)
    market_card = next(c.id for c in DATA.cards if c.id >= 10 and c.kind != 5)
    other_market = next(c.id for c in DATA.cards if c.id >= 10 and c.id != market_card and c.kind != 5)
    rook = next(c.id for c in DATA.cards if c.kind == 2 and c.id < 10)
    data = with_bonus(kind, 3, red[0])
    plain = {
        card: dataclasses.replace(data.cards[card], bonus=InviteBonus("plain", 0)) for card in (red[1], white, rook)
    }
    data = dataclasses.replace(data, cards=tuple(plain.get(card.id, card) for card in data.cards))
    assert red[1] < 10
    seat = replace(bare().me, invited=(red[0], red[1], white, rook), pool=(market_card, other_market))
    assert scoring.guest_points(QueenRules(data).kit, seat) == points


@pytest.mark.rule("QA-168")
def test_an_invited_wild_card_counts_in_both_colours_once_each() -> None:
    wild = next(c for c in DATA.cards if len(c.pieces) == 2 and c.kind == 5)
    red = next(c for c in DATA.cards if c.pieces == (5,) and c.id < 10)
    data = with_bonus("same_piece", 0, wild.id)
    plain = dataclasses.replace(data.cards[red.id], bonus=InviteBonus("plain", 0))
    data = dataclasses.replace(data, cards=tuple(plain if card.id == red.id else card for card in data.cards))
    seat = replace(bare().me, invited=(wild.id, red.id), pool=())
    assert scoring.guest_points(QueenRules(data).kit, seat) == 4
    for colour in (0, 1):
        tile = next(t for t in DATA.bookmarks if t.score == "invited" and t.arg == colour)
        assert scoring._TILE_COUNTS["invited"](RULES.kit, seat, colour) == 1 + (colour == 0)
        assert tile.each == 2


@pytest.mark.rule("QA-27", "QA-167")
def test_an_acquired_king_may_do_any_action_paying_the_extra_but_for_its_own_column() -> None:
    king = next(c for c in DATA.cards if c.kind == 0)
    assert king.level >= 1
    colour = king.pieces[0] // 6
    position = bare(store=(1, 1, 1)).set(stack=(Activate(king.id),), board="Kc1 kc8")
    move = next(code for code in position.codes if code.endswith(("-b1", "-b2", "-b7", "-b8")) and code[5] == "c")
    if colour == 1:
        assert move.startswith("move:c1")
    position.do(move)
    while position.kind == "reward":
        position.do("pass" if "pass" in position.codes else position.codes[0])
    position.seat(store=(1, 1, 1))
    kinds = {code.partition(":")[0] for code in position.codes}
    assert kinds == {"plant", "ride", "climb", "build", "pass"}
    own = (1, 0, 0) if "red" in str(position.starting("plant:")) else (0, 0, 1)
    position.seat(store=own, time=0)
    assert {code.partition(":")[0] for code in position.codes} == {"ride", "pass"}
    position.seat(flowers=(1, 0, 0, 0))
    assert "plant" in {code.partition(":")[0] for code in position.codes}


@pytest.mark.rule("QA-28")
def test_every_special_effect_is_among_the_cards() -> None:
    pairs: list[tuple[Callable[[Any], bool], Callable[[Any], bool]]] = [
        (lambda c: reward("any") in c.discard, lambda c: any(r.verb == "discount" and r.amount == 1 for r in c.play)),
        (
            lambda c: reward("cube toast") in c.discard,
            lambda c: any(r.verb == "discount" and r.amount == 2 for r in c.play),
        ),
        (lambda c: reward("acquire bronze") in c.discard, lambda c: any(r.verb == "discard_card" for r in c.play)),
        (
            lambda c: [r.verb for r in c.discard] == ["invite"],
            lambda c: any(r.verb == "capture" and r.arg == 1 << 11 for r in c.play),
        ),
        (
            lambda c: sorted(r.verb for r in c.discard) == ["gain_time", "invite"],
            lambda c: any(r.verb == "capture" and r.arg == 0b111100 << 6 for r in c.play),
        ),
    ]
    for discards, plays in pairs:
        assert any(discards(card) and plays(card) for card in DATA.cards)


@pytest.mark.rule("QA-28")
def test_a_card_discards_another_from_hand_for_its_discard_reward() -> None:
    card = next(c for c in DATA.cards if any(r.verb == "discard_card" for r in c.play))
    effect = next(r for r in card.play if r.verb == "discard_card")
    gold = next(c for c in DATA.cards if c.level == 3)
    giver = next(c for c in DATA.cards if c.level == 0 and c.discard[0].verb == "gain_time")
    position = bare(time=0, hand=(giver.id, gold.id), pool=(*BASIC, gold.id)).rewards(effect)
    assert position.codes == [f"drop:{giver.key}", "pass"]
    position.do(f"drop:{giver.key}")
    assert position.me.time == giver.discard[0].amount
    assert position.me.discard == (giver.id,)


@pytest.mark.rule("QA-28", "QA-29")
def test_a_played_discount_lowers_one_payment_of_this_turn_only() -> None:
    for amount in (1, 2):
        given = next(r for c in DATA.cards for r in c.play if r.verb == "discount" and r.amount == amount)
        position = bare().rewards(given)
        assert position.state.discount == amount
    position.rest().do("end").chance()
    assert position.state.discount == 0


@pytest.mark.rule("QA-166")
def test_the_played_card_lies_on_the_discarded_one() -> None:
    position = bare(hand=(0, 1, 2)).do(f"discard:{KEY[0]}")
    assert list(position.me.discard) == [0]
    while position.kind != "play":
        position.do("pass")
    position.do(f"play:{KEY[1]}")
    assert position.me.discard == (0, 1)


# -- market -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-120")
def test_blocks_cost_nothing_1_time_and_1_resource_of_choice() -> None:
    poor = bare(store=(0, 0, 0), time=0).rewards("acquire silver")
    assert poor.starting("acquire:") == ["silver.1"]
    assert bare(store=(0, 0, 0), time=1).rewards("acquire silver").starting("acquire:") == ["silver.1", "silver.2"]
    rich = bare(store=(1, 1, 1), time=1).rewards("acquire silver")
    assert rich.starting("acquire:") == ["silver.1", "silver.2", "silver.3"]
    rich.do("acquire:silver.3")
    assert {"pay:cake1", "pay:tea1", "pay:toast1"} == set(rich.codes)


@pytest.mark.rule("QA-120", "QA-121", "QA-122")
def test_example_a_silver_card_from_the_middle_costs_1_time_and_its_place_stays_empty() -> None:
    position = bare(time=1).rewards("acquire silver")
    card = position.state.market[4]
    position.do("acquire:silver.2")
    assert position.me.time == 0
    assert card in position.me.hand
    assert position.state.market[4] == -1
    position.end()
    assert position.state.market[4] != -1


@pytest.mark.rule("QA-121")
def test_a_card_acquired_while_discarding_can_be_played_this_turn() -> None:
    card = next(c for c in DATA.cards if any(r.verb == "acquire" and r.arg == 1 for r in c.discard))
    position = bare().seat(pool=(*BASIC, card.id), hand=(0, 1, card.id)).do(f"discard:{card.key}")
    bronze = position.state.market[0]
    position.do("acquire:bronze.1")
    while position.kind != "play":
        position.do("pass")
    assert f"play:{KEY[bronze]}" in position.codes


@pytest.mark.rule("QA-122", "QA-46")
def test_gaps_are_filled_only_in_rest_by_sliding_left() -> None:
    position = bare(time=1).rewards("acquire bronze")
    _first, second, third = position.state.market[:3]
    position.do("acquire:bronze.1")
    assert position.state.market[:3] == (-1, second, third)
    position.end()
    assert position.state.market[:2] == (second, third)
    assert position.state.market[2] not in {-1, second, third}


@pytest.mark.rule("QA-123")
def test_when_a_decks_top_is_taken_the_next_is_open_at_once() -> None:
    position = bare(store=(1, 0, 0)).rewards("acquire gold", "acquire gold")
    top = position.state.market[8]
    position.do("acquire:gold.3")
    assert position.player == -1
    position.chance()
    assert position.state.market[8] not in {-1, top}
    assert position.kind == "reward"
    assert "acquire:gold.1" in position.codes


@pytest.mark.rule("QA-124")
def test_an_empty_deck_is_not_renewed_but_its_row_still_slides() -> None:
    position = market(bare(), gold=(-1, 71, 72))
    position.set(decks=(*position.state.decks[:2], ())).rest().do("end").chance()
    assert position.state.market[6:] == (71, 72, -1)
    position.set(market=(*position.state.market[:6], -1, -1, -1))
    assert position.rewards("acquire gold").kind == "end"


@pytest.mark.rule("QA-125", "QA-76")
def test_yellow_2_changes_the_row_first_for_or_with_time_then_the_block_is_paid() -> None:
    position = bare(store=(0, 0, 0), time=2, flowers=(0, 0, 2, 0)).rewards("acquire bronze")
    assert set(position.starting("acquire:")) == {
        "bronze.1",
        "bronze.2",
        "bronze+silver.1",
        "bronze+silver.2",
        "bronze+gold.1",
    }
    assert position.do("acquire:bronze+gold.1").me.time == 0
    down = bare(store=(0, 0, 0), time=0, flowers=(0, 0, 2, 0)).rewards("acquire gold")
    assert "acquire:gold+bronze.2" in down.codes
    assert down.do("acquire:gold+bronze.2").me.time == 1
    late = bare(store=(0, 0, 0), time=10, flowers=(0, 0, 2, 0)).rewards("acquire gold").do("acquire:gold+bronze.2")
    assert (late.me.time, late.ip("clock")) == (9, 2)  # the hours of the row come before the block's hour
    assert not [code for code in bare(flowers=(0, 0, 1, 0)).rewards("acquire gold").codes if "+" in code]


@pytest.mark.rule("QA-169")
def test_whatever_grants_an_acquisition_the_market_cost_is_paid() -> None:
    for text in ("acquire bronze", "card bronze"):
        position = bare(store=(0, 0, 0), time=0).rewards(text)
        assert position.starting("acquire:") == ["bronze.1"]


# -- drawing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-45")
def test_rest_draws_up_to_three() -> None:
    position = bare(hand=(0,)).rest().do("end")
    assert position.kind == "draw"
    position.chance()
    assert len(position.me.hand) == 3


@pytest.mark.rule("QA-45")
def test_an_empty_draw_pile_is_the_shuffled_discard_pile() -> None:
    position = bare(hand=(0,), pool=(0, 1), discard=(2, 3, 4)).rest().do("end").chance()
    assert len(position.me.hand) == 3
    assert position.me.discard == ()
    assert set(position.me.pool) == {0, 1, 2, 3, 4}


@pytest.mark.rule("QA-45", "QA-177")
def test_a_hand_over_the_limit_is_discarded_down_without_rewards() -> None:
    position = bare(hand=(0, 1, 2, 3, 4), time=0, store=(0, 0, 0)).rest().do("end")
    assert position.kind == "trim"
    position.do(f"discard:{KEY[0]}", f"discard:{KEY[1]}").chance()
    assert position.me.hand == (2, 3, 4)
    assert (position.me.time, position.me.store) == (0, (0, 0, 0))


@pytest.mark.rule("QA-76", "QA-177")
def test_the_first_yellow_flower_raises_the_limit_to_five_at_once() -> None:
    position = bare(hand=(0,), flowers=(0, 0, 1, 0)).rest().do("end").chance()
    assert len(position.me.hand) == 5


@pytest.mark.rule("QA-177")
def test_drawing_stops_when_no_card_is_left_anywhere() -> None:
    position = bare(hand=(0,), pool=(0,), discard=(1,)).rest().do("end").chance()
    assert position.me.hand == (0, 1)
    assert position.player == 1


@pytest.mark.rule("QA-177")
def test_drawing_goes_on_after_a_reshuffle() -> None:
    position = bare(hand=(), pool=(0,), discard=(1, 2, 3)).rest().do("end").chance()
    assert 0 in position.me.hand
    assert len(position.me.hand) == 3


def test_cards_are_known_by_key() -> None:
    assert CARD[KEY[5]] == 5
    assert table().kind == "discard"
