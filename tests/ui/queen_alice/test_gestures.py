"""One thought is one gesture: a card onto a square, the cheapest price along with the act; one undo takes it back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.match import Seat, new_match
from alicegames.ui.presenters import make
from alicegames.ui.table.advice import previews
from tests.play import asked
from tests.rules.queen_alice.positions import RULES, TILE, bare
from tests.ui.queen_alice.table import catch_up, until
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.core.targets import Path


def at_play(length: int, first: str, **settings: Any) -> tuple[Driver, list[str], Path]:
    """A table where a card is to be played, and a gesture that nothing comes between: its codes and path."""
    some = Driver("queen_alice", ("human",) * 2, seed=2, curtain=False, **settings)
    rules, presenter = some.session.rules, some.table.model.presenter
    for number in range(600):
        decision = asked(some.session)
        if decision.kind == "play":
            for choices, path in presenter.gestures(some.session.view(decision.player), decision):
                following = rules.decision(rules.apply(some.session.state, choices[0]).state)
                assert following is not None
                if (len(path), path[0].partition(":")[0]) == (length, first) and choices[1] in following.options:
                    catch_up(some)
                    return some, [rules.encode(choice) for choice in choices], path
        some.session.submit(decision.options[number * 7 % len(decision.options)])
    raise AssertionError(first)


def test_a_card_dragged_onto_a_square_is_played_and_moves_its_piece() -> None:
    some, codes, (card, square) = at_play(2, "hand")
    some.drag(card, square)
    assert some.codes[-2:] == codes


def test_a_square_that_one_card_reaches_plays_the_card_and_moves() -> None:
    some, codes, (square,) = at_play(1, "square")
    some.click(square)
    assert some.codes[-2:] == codes


def test_a_square_that_two_cards_reach_asks_for_the_card() -> None:
    some, codes, (square, card) = at_play(2, "square")
    some.click(square)
    assert some.codes[-1] != codes[0]
    assert card in some.lit
    some.click(card)
    assert some.codes[-2:] == codes


def test_a_gesture_that_cannot_be_taken_back_says_so_before(monkeypatch: pytest.MonkeyPatch) -> None:
    some, codes, (square,) = at_play(1, "square")
    some.hover(square)
    made = some.table.picks.preview()
    assert made is not None
    assert not made.is_final
    monkeypatch.setattr(previews, "shows_something", lambda *given: RULES.encode(given[-1]) == codes[-1])
    some.table.picks.previews._made = (None, None)
    assert some.table.picks.preview() == replace(made, lines=(*made.lines, "This cannot be taken back."), is_final=True)


def test_undo_takes_the_whole_gesture_back_and_redo_makes_it_again() -> None:
    some, codes, (card, square) = at_play(2, "hand")
    before = some.codes
    some.drag(card, square)
    some.settle()
    some.key("u")
    assert some.codes == before
    some.key("r")
    assert some.codes[: len(before) + 2] == [*before, *codes]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_card_is_discarded_by_dragging_it_onto_the_discard_pile(size: tuple[int, int]) -> None:
    some = Driver("queen_alice", seed=2, curtain=False, size=size)
    until(some, "discard")
    card = some.lit[0]
    some.drag(card, "discard")
    assert some.codes[-1] == f"discard:{card[5:]}"


def test_a_card_that_is_clicked_is_played_and_its_squares_are_asked() -> None:
    some, _codes, (card, _square) = at_play(2, "hand")
    some.click(card)
    some.settle()
    assert some.codes[-1] == f"play:{card[5:]}"
    assert asked(some.session).kind in ("activate", "reward")


def test_with_confirmation_a_gesture_waits_for_it() -> None:
    some, codes, (square,) = at_play(1, "square", confirm_moves=True)
    before = some.codes
    some.click(square)
    assert some.codes == before
    some.click("confirm")
    assert some.codes[-2:] == codes


def at_price(*, answer_single: bool = True) -> tuple[Driver, str, Path]:
    """A table where an action could be paid in several ways, one of them the cheapest; its code and path."""
    some = Driver("queen_alice", ("human",) * 2, seed=8, curtain=False, answer_single=answer_single)
    rules, presenter = some.session.rules, some.table.model.presenter
    for number in range(3000):
        decision = asked(some.session)
        if decision.kind == "act":
            for choice in decision.options[:-1]:
                state = rules.apply(some.session.state, choice).state
                price = rules.decision(state)
                if price and price.kind == "pay" and presenter.by_itself(state, price) is not None:
                    catch_up(some)
                    path = presenter.paths(some.table.model.view, decision, choice)[0]
                    return some, rules.encode(choice), path
        some.session.submit(decision.options[number * 7 % len(decision.options)])
    raise AssertionError("nothing to pay")


def do(some: Driver, path: Path) -> None:
    for target in path:
        page = some.table.pages.of(target)
        if page:
            some.table.pages.turn_to(page)
        some.click(target)


def test_the_one_cheapest_price_is_paid_along_with_the_act() -> None:
    some, code, path = at_price()
    before = some.codes
    do(some, path)
    assert some.codes[len(before)] == code
    assert some.codes[len(before) + 1].startswith("pay:")


def test_a_price_paid_along_can_be_paid_in_another_way() -> None:
    some, code, path = at_price()
    do(some, path)
    some.settle()
    some.click("otherwise")
    some.settle()
    assert some.codes[-1] == code
    assert asked(some.session).kind == "pay"
    cheapest = some.picked
    some.click(some.lit[0])
    assert some.codes[-1] == code
    assert some.picked != cheapest
    some.click("pay:now")
    assert some.codes[-1].startswith("pay:")
    assert "otherwise" not in some.table.targets()


def test_one_undo_takes_back_the_act_and_its_price() -> None:
    some, _code, path = at_price()
    before = some.codes
    do(some, path)
    some.settle()
    some.key("u")
    assert some.codes == before


def test_the_price_is_asked_where_the_setting_says_so() -> None:
    some, code, path = at_price(answer_single=False)
    do(some, path)
    assert some.codes[-1] == code
    assert asked(some.session).kind == "pay"


# -- once-a-turn bookmarks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hours", "is_taken"), [(0, True), (8, False)])
def test_a_bookmark_goes_by_itself_only_where_all_its_hours_fit(hours: int, is_taken: bool) -> None:  # noqa: FBT001 -- a case
    seats = (Seat(name="Ada", mark="watch"), Seat(name="Bob", mark="hat"))
    presenter = make(new_match("queen_alice", seats=seats, first=0, seed=1))
    state = bare(time=hours, tiles=(TILE["alice_green"],)).rewards("alice red").state
    decision = RULES.decision(state)
    assert decision is not None
    assert (presenter.by_itself(state, decision) is not None) is is_taken
