"""Where two rules meet: each test fails if one line of the rules is changed that nothing else would notice."""

from __future__ import annotations

import pytest

from alicegames.games.queen_alice.choices import Acquire, Gain
from alicegames.games.queen_alice.frames import Act, Activate, Again, PayFor, Respawn, Rewards
from alicegames.games.queen_alice.pack.verbs import ANY_COLOUR, ANY_RESOURCE, ANY_SUIT, CAKE, TOAST, Reward
from alicegames.games.queen_alice.play.cards import invite_options
from alicegames.games.queen_alice.play.kit import Kit
from alicegames.games.queen_alice.play.payment import Price, can_pay, ways
from alicegames.games.queen_alice.play.prices import purse
from alicegames.games.queen_alice.state import KEY_NUMBER
from tests.rules.queen_alice.positions import CARD, DATA, RED, RULES, TILE, TREE, Position, bare, reward

INKWELL = "ride:" + DATA.messengers[RED].spaces[1].key


# -- what has been spent in an action ---------------------------------------------------------------------------------


def asked_to_pay(position: Position, spent: int) -> Position:
    """Seat 0 has a bill of one resource for a market card, so much having been spent in this action."""
    bill = PayFor(0, 0, 0, 0, 1, -1, again=False, deed=Acquire(1, 1, 2))
    return position.set(stack=(Again(RED, 1), Rewards(0, "spades", ()), bill), spent=spent)


@pytest.mark.rule("QA-57", "QA-63", "QA-65")
def test_what_two_payments_of_one_action_spend_is_added_up() -> None:
    position = asked_to_pay(bare(store=(2, 2, 0), cubes=2, time=0), spent=3).do("pay:cake1")
    assert position.state.spent == 4
    assert asked_to_pay(bare(store=(0, 1, 0), cubes=2), 4).starting("pay:") == ["tea1", "cube1"]
    assert asked_to_pay(bare(store=(0, 1, 0), cubes=2), 5).starting("pay:") == ["tea1"]


@pytest.mark.rule("QA-63", "QA-40")
def test_a_rescue_begins_an_action_of_its_own() -> None:
    position = bare(jail=(11,)).set(board="Ra1 ka8", stack=(Activate(CARD["lily_the_pawn"]),), spent=5)
    position.do(next(code for code in position.codes if code.startswith("rescue:")))
    assert position.state.spent == 0


@pytest.mark.rule("QA-63", "QA-33")
def test_a_move_begins_an_action_of_its_own() -> None:
    position = bare().set(board="Pa2 ka8", stack=(Activate(CARD["lily_the_pawn"]),), spent=5).do("move:a2-a3")
    assert position.state.spent == 0


# -- selling a tea while paying ---------------------------------------------------------------------------------------


@pytest.mark.rule("QA-68")
def test_a_tea_is_not_sold_while_paying_if_the_rest_cannot_pay_then() -> None:
    blue = {"flowers": (0, 0, 0, 2), "cubes": 0}
    needed = bare(store=(0, 2, 0), time=2, **blue)
    bill = PayFor(0, 0, 2, 0, 0, -1, again=False, deed=Acquire(1, 1, 2))
    needed.set(stack=(Again(RED, 1), Rewards(0, "spades", ()), bill))
    assert "sell_tea" in needed.codes
    poor = bare(store=(0, 1, 0), time=0, **blue)
    poor.set(stack=(Again(RED, 1), Rewards(0, "spades", ()), PayFor(0, 0, 2, 0, 0, -1, again=False, deed=bill.deed)))
    assert "sell_tea" not in poor.codes


# -- the tree's top ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-94", "QA-91")
def test_the_top_gives_its_crown_to_later_twins_too() -> None:
    top = TREE["left_top"]
    position = bare(store=(3, 3, 3), twins=(TREE["left_branch"], 1))
    position.set(tokens=tuple(0 if number == top else one for number, one in enumerate(position.state.tokens)))
    position.act(RED, "clubs").do("climb:red.left_top+black")
    while position.kind in {"pay", "reward"} and not position.me.crowns:
        wanted = [code for code in position.codes if code.startswith("crown:")]
        position.do((wanted or position.codes)[0])
    assert position.me.crowns == (RED * 4 + 2,)


# -- bookmarks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-98", "QA-186")
def test_a_bookmark_that_has_been_used_is_not_offered_again_in_the_turn() -> None:
    tile = TILE["acquire"]
    position = bare(time=0, tiles=(tile,)).rewards("acquire bronze", "acquire silver")
    position.do("acquire:bronze.1", "use:acquire", "acquire:silver.1")
    assert "use:acquire" not in position.codes
    assert position.me.time == 2


@pytest.mark.rule("QA-98", "QA-186")
def test_a_discount_that_has_been_used_lowers_no_second_payment_of_the_turn() -> None:
    tile = TILE["cheaper_spades"]
    fresh = bare(store=(0, 0, 0), time=0, tiles=(tile,)).act(RED, "spades")
    assert INKWELL in fresh.codes
    assert fresh.do(INKWELL).me.used == (tile,)
    assert INKWELL not in bare(store=(0, 0, 0), time=0, tiles=(tile,), used=(tile,)).act(RED, "spades").codes


@pytest.mark.rule("QA-61", "QA-60")
def test_a_discount_of_a_suit_does_not_lower_the_extra_of_the_wild_column() -> None:
    tile = TILE["cheaper_spades"]
    assert INKWELL not in bare(store=(0, 0, 0), time=0, tiles=(tile,)).act(RED, "any").codes
    assert INKWELL in bare(store=(0, 1, 0), time=0, tiles=(tile,)).act(RED, "any").codes
    money = purse(RULES.kit, bare(tiles=(tile,)).state, 0, 1)
    assert not can_pay(money, Price(any=1))
    assert not ways(money, Price(any=1))


@pytest.mark.rule("QA-98", "QA-41")
def test_a_promotion_without_a_capture_offers_no_capture_bookmark() -> None:
    tile = TILE["capture"]
    plain = bare(tiles=(tile,)).set(board="Ke4 ka8", stack=(Respawn(11, king=False, pending=(reward("paw white"),)),))
    assert "use:capture" not in plain.do(plain.codes[0]).codes
    taken = (reward("time 1"), reward("paw white"))
    capture = bare(tiles=(tile,)).set(board="Ke4 ka8", stack=(Respawn(11, king=False, pending=taken),))
    assert "use:capture" in capture.do(capture.codes[0]).codes


# -- which reward is used ---------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-82")
def test_an_acquisition_uses_a_plain_reward_before_a_banner_which_may_yet_invite() -> None:
    position = bare(time=0).rewards("card bronze", "acquire bronze").do("acquire:bronze.1")
    assert position.pending == ["card"]


@pytest.mark.rule("QA-82", "QA-23")
def test_an_invitation_uses_a_plain_reward_before_a_banner_which_may_yet_acquire() -> None:
    position = bare(time=0).rewards("card bronze", "invite")
    position.do(next(code for code in position.codes if code.startswith("invite:")))
    assert position.pending == ["card"]


@pytest.mark.rule("QA-178", "QA-52")
def test_a_capture_uses_the_reward_that_fits_fewest_pieces() -> None:
    pawn, any_small = Reward("capture", 1 << 5), Reward("capture", sum(1 << kind for kind in range(2, 6)))
    position = bare().set(board="pa5 nb5 Ke1").rewards(any_small, pawn)
    position.do("capture:a5")
    assert "capture:b5" in position.codes


@pytest.mark.rule("QA-180", "QA-52")
def test_a_mini_action_shown_with_its_suit_is_used_before_one_of_any() -> None:
    position = bare().rewards("mini any", "mini hearts").do("mini_heart:red")
    assert [one.arg for frame in position.state.stack if isinstance(frame, Rewards) for one in frame.pending][:1] == [4]


def left_after(position: Position, code: str) -> list[tuple[str, int]]:
    position.do(code)
    return [
        (one.verb, one.arg) for frame in position.state.stack if isinstance(frame, Rewards) for one in frame.pending
    ]


@pytest.mark.rule("QA-52", "QA-53")
def test_a_resource_uses_the_reward_of_its_kind_before_one_of_any() -> None:
    assert left_after(bare(store=(0, 3, 0)).rewards("any", "cake"), "gain:cake+tea") == [
        ("gain_resource", ANY_RESOURCE)
    ]


@pytest.mark.rule("QA-60", "QA-52")
def test_a_resource_uses_a_plain_reward_before_the_rows_which_may_yet_be_held() -> None:
    position = bare(store=(0, 3, 0))
    position.set(stack=(Act(RED, ANY_SUIT, king=False), Rewards(0, "landing", (reward("row cake"), reward("cake")))))
    assert left_after(position, "gain:cake+tea") == [("row", CAKE)]


@pytest.mark.rule("QA-52", "QA-67")
def test_a_step_of_an_alice_uses_the_reward_of_her_colour_before_one_of_either() -> None:
    assert left_after(bare().rewards("alice any", "alice red"), "alice:red") == [("alice", ANY_COLOUR)]


# -- the row's resource -----------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-60", "QA-167", "QA-27")
def test_the_rows_resource_may_be_held_for_the_wild_action_of_a_king_card() -> None:
    position = bare(store=(3, 0, 0)).set(stack=(Act(RED, 1, king=True), Rewards(0, "landing", (reward("row tea"),))))
    assert "hold" in position.codes
    plain = bare(store=(3, 0, 0)).set(stack=(Act(RED, 1, king=False), Rewards(0, "landing", (reward("row tea"),))))
    assert "hold" not in plain.codes


@pytest.mark.rule("QA-36", "QA-53")
def test_the_rows_resource_is_stored_by_itself_where_a_cube_is_free() -> None:
    position = bare(store=(0, 0, 0), time=0).set(board="Pa2 ka8", stack=(Activate(CARD["lily_the_pawn"]),))
    position.do("move:a2-a3")
    assert position.me.store == (0, 0, 1)
    assert position.kind == "act"


@pytest.mark.rule("QA-60", "QA-53")
@pytest.mark.parametrize(("gone", "direct"), [(CAKE, -1), (TOAST, CAKE)])
def test_a_rows_resource_that_is_given_up_again_cannot_pay_the_extra_directly(gone: int, direct: int) -> None:
    position = bare(store=(1, 1, 1)).set(fresh=CAKE)
    position.set(stack=(Act(RED, ANY_SUIT, king=False), Rewards(0, "landing", (reward("tea"),))))
    decision = RULES.decision(position.state)
    assert decision is not None
    swap = next(option for option in decision.options if isinstance(option, Gain) and option.instead == gone)
    position.do(RULES.encode(swap))
    assert purse(RULES.kit, position.state, 0, 1).direct == direct


@pytest.mark.rule("QA-60", "QA-65")
def test_no_other_resource_than_the_rows_pays_the_extra_directly() -> None:
    position = bare(store=(0, 0, 1))
    position.set(stack=(Act(RED, ANY_SUIT, king=False), Rewards(0, "landing", (reward("any"),)))).do("gain:tea")
    assert purse(RULES.kit, position.state, 0, 1).direct == -1


@pytest.mark.rule("QA-60", "QA-43")
def test_the_rows_resource_pays_directly_for_no_card_and_for_no_repeat() -> None:
    state = bare(store=(1, 0, 0)).set(fresh=CAKE).state
    assert purse(RULES.kit, state, 0, 1).direct == CAKE
    assert purse(RULES.kit, state, 0).direct == -1
    assert purse(RULES.kit, state, 0, 1, again=True).direct == -1


# -- flowers, the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-76", "QA-43")
def test_two_orange_flowers_make_a_repeated_action_one_resource_less_and_no_other() -> None:
    orange = {"store": (0, 0, 0), "flowers": (0, 2, 0, 0), "cubes": 0}
    assert INKWELL in bare(**orange, time=5).again(RED, "spades").codes
    assert INKWELL not in bare(**{**orange, "flowers": (0, 1, 0, 0)}, time=5).again(RED, "spades").codes
    assert INKWELL not in bare(**orange, time=2).act(RED, "spades").codes


@pytest.mark.rule("QA-134", "QA-137")
def test_final_points_are_added_once() -> None:
    card = CARD["rose_the_pawn"]
    position = bare(2, invited=(card,)).set(owner=1, turns=1, crowns=0).finish()
    assert position.kind == "over"
    assert position.me.ip[KEY_NUMBER["guests"]] == DATA.cards[card].bonus.ip
    assert RULES.score(position.state)[0][KEY_NUMBER["guests"]].points == DATA.cards[card].bonus.ip
    assert RULES.places(position.state)[0] == 1


@pytest.mark.rule("QA-135", "QA-134")
def test_who_has_won_is_not_reckoned_with_the_final_points_again() -> None:
    guests = tuple(CARD[key] for key in ("rose_the_pawn", "lily_the_pawn", "daisy_the_pawn"))
    position = bare(2, invited=guests).set(owner=1, turns=1, crowns=0)
    gained = tuple(4 * (number == 0) for number in range(len(position.me.ip)))
    position.seat(1, ip=gained).finish()
    assert (position.total(0), position.total(1)) == (3, 4)
    assert RULES.places(position.state) == (2, 1)


# -- what a discard shows ---------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-165", "QA-166")
def test_a_card_leaving_the_hand_is_shown_to_the_others_unless_they_knew_it() -> None:
    position = bare(3, known=()).do(bare(3).codes[0])
    assert position.reveals == (1, 2)
    known = bare(3)
    known.seat(0, known=known.me.hand).do(known.codes[0])
    assert known.reveals == ()


@pytest.mark.rule("QA-25")
def test_a_card_of_the_discard_pile_may_be_invited_with_one_card_in_hand_but_not_with_three_cards_left() -> None:
    kit = Kit(DATA)
    many = bare(hand=(0, 1), discard=(5, 6), pool=(0, 1)).state
    assert [option.card for option in invite_options(kit, many, 0)] == [0, 1, 5, 6]
    assert not list(invite_options(kit, bare(hand=(0, 1), discard=(5,), pool=(0, 1)).state, 0))
