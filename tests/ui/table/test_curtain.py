"""The curtain: between two people nothing of a seat's secrets is ever drawn for another."""

from __future__ import annotations

import pytest

from alicegames.ui.draw.text import Typesetter
from alicegames.ui.scenes.rules import RulesScene
from alicegames.ui.table.curtain import CurtainScene
from tests.ui.table.driver import Driver


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Collect every text that is drawn."""
    drawn: set[str] = set()
    surface = Typesetter.surface

    def spy(self: Typesetter, text: str, style: object, colour: object) -> object:
        drawn.add(text)
        return surface(self, text, style, colour)  # type: ignore[arg-type]

    monkeypatch.setattr(Typesetter, "surface", spy)
    return drawn


def secret(some: Driver) -> str:
    """Return how the card that the asked seat holds would be written."""
    state = some.session.state
    return f"Show {state.hands[state.owner]}"


def draws(some: Driver) -> list[str]:
    return [f"{name} draws {card}." for name in ("Ada", "Bob") for card in range(1, 13)]


def test_a_game_with_secrets_begins_behind_the_curtain(toy: str, words: set[str]) -> None:
    some = Driver(toy)
    some.wait(0.3)
    assert isinstance(some.top, CurtainScene)
    assert "Ada" in words
    assert secret(some) not in words
    assert not words & set(draws(some))


def test_the_person_named_sees_the_own_card(toy: str, words: set[str]) -> None:
    some = Driver(toy)
    some.wait(0.3)
    some.click("curtain")
    if some.top is not some.table:
        some.click("curtain")
    some.wait(0.2)
    assert secret(some) in words


def test_the_curtain_falls_before_the_next_person_is_shown_anything(toy: str, words: set[str]) -> None:
    some = open_table(toy)
    words.clear()
    some.click(some.lit[0])
    some.wait(3)
    assert isinstance(some.top, CurtainScene)
    assert some.table.model.viewer == 0
    assert secret(some) not in words
    assert not any(line.startswith("Bob draws") and line != "Bob draws a card." for line in words)


def test_behind_the_curtain_there_is_nothing_to_click_but_the_curtain(toy: str) -> None:
    some = open_table(toy)
    some.click(some.lit[0])
    some.wait(3)
    assert {widget.id for widget in some.top.widgets.widgets if widget.can_focus} <= {"curtain", "told"}
    assert some.table.covered
    for key in ("u", "h", "l", "tab", "z", "backspace"):
        some.key(key)
    assert isinstance(some.top, CurtainScene)
    assert len(some.codes) == 1
    assert some.table.tooltip() is None


def test_it_tells_what_everybody_may_know_and_one_click_leads_to_the_table(toy: str) -> None:
    some = open_table(toy)
    mine = some.session.state.hands[0]
    some.click("option:swap")
    some.settle()
    shown = some.session.state.hands[0]
    some.click(some.lit[0])
    some.wait(3)
    top = some.top
    assert isinstance(top, CurtainScene)
    told = [line.text for line in top.lines]
    assert f"Ada shows {shown}." in told
    assert "Ada draws a card." in told
    assert not any(f"draws {mine}" in line for line in told)
    some.click("curtain")
    assert some.top is some.table
    assert some.table.model.viewer == 1
    assert some.lit


def test_the_log_of_a_seat_holds_only_what_it_may_know(toy: str) -> None:
    some = open_table(toy)
    some.click(some.lit[0])
    pass_curtain(some)
    mine = [line.text for line in some.table.model.log()]
    assert "Ada draws a card." in mine
    assert any(line.startswith("Bob draws ") and line != "Bob draws a card." for line in mine)


def test_an_undo_that_asks_another_person_goes_through_the_curtain(toy: str) -> None:
    some = open_table(toy)
    some.app.change(free_undo=True)
    some.click(some.lit[0])
    pass_curtain(some)
    some.table.model.free_undo = True
    some.key("u")
    assert some.top.name == "dialog"
    some.click("yes")
    some.wait(3)
    assert isinstance(some.top, CurtainScene)
    assert some.top.seat == 0


def test_what_the_next_person_has_not_come_to_see_is_taken_back_for_nothing(toy: str) -> None:
    some = open_table(toy)
    some.click(some.lit[0])
    some.wait(0.1)
    some.key("u")
    assert len(some.codes) == 0
    assert some.session.takebacks == 0


def test_once_the_curtain_is_up_what_was_shown_stays(toy: str) -> None:
    some = open_table(toy)
    some.click(some.lit[0])
    pass_curtain(some)
    some.key("u")
    assert "Bob has been at the screen since" in some.app.toasts.texts[0]
    assert len(some.codes) == 1


def test_who_was_shown_something_hands_over_by_hand(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = open_table(toy)
    monkeypatch.setattr(type(some.table.model), "has_news", True)
    some.click(some.lit[0])
    some.wait(5)
    assert not some.at(CurtainScene)
    some.click("confirm")
    some.wait(0.1)
    assert some.at(CurtainScene)


def test_without_the_setting_seats_change_at_once(toy: str) -> None:
    some = Driver(toy, curtain=False)
    some.wait(0.3)
    assert some.top is some.table
    some.click(some.lit[0])
    some.settle()
    assert some.table.model.viewer == 1


def test_one_person_among_bots_needs_no_curtain_and_sees_no_other_hand(toy: str, words: set[str]) -> None:
    some = Driver(toy, ("human", "greedy"))
    some.settle()
    assert some.top is some.table
    while not some.session.is_over:
        some.click(some.lit[0])
        some.settle()
        assert some.table.model.viewer == 0
    assert not any(line.startswith("Bob draws") and line != "Bob draws a card." for line in words)


def test_esc_at_the_curtain_opens_the_menu(toy: str) -> None:
    some = Driver(toy)
    some.wait(0.3)
    some.key("escape")
    assert some.top.name == "dialog"
    some.key("escape")
    assert isinstance(some.top, CurtainScene)


def open_table(toy: str) -> Driver:
    """A table of the toy game, the first person at the screen."""
    some = Driver(toy)
    pass_curtain(some)
    return some


def pass_curtain(some: Driver) -> None:
    some.wait(3)
    for _click in range(2):
        if isinstance(some.top, CurtainScene):
            some.click("curtain")
    some.wait(0.3)


def asked_out_of_turn() -> Driver:
    """Alice at the moment when somebody must answer in another's turn, behind the curtain."""
    played = Driver("alice", seed=2)
    while True:
        state, decision = played.session.state, played.session.decision()
        assert decision is not None
        if decision.player != played.session.rules.turn(state).owner:
            break
        declared = [option for option in decision.options if type(option).__name__ == "Declare"]
        played.session.submit((declared or decision.options)[-1])
    some = Driver("alice", seed=2, codes=played.codes)
    some.wait(0.3)
    return some


def test_the_curtain_says_why_it_falls(words: set[str]) -> None:
    some = asked_out_of_turn()
    assert isinstance(some.top, CurtainScene)
    assert some.top._asks().startswith("It is Ada’s turn, and you are asked for an answer.")
    first = Driver("alice")
    first.wait(0.3)
    assert isinstance(first.top, CurtainScene)
    assert "It is your turn" in first.top._asks()


def test_f1_at_the_curtain_opens_this_games_rules() -> None:
    some = Driver("alice", plies=4)
    some.wait(0.3)
    some.key("f1")
    assert isinstance(some.top, RulesScene)
    assert some.top.game == "alice"
    some.key("escape")
    assert some.at(CurtainScene)


def test_enter_hands_over(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = open_table(toy)
    monkeypatch.setattr(type(some.table.model), "has_news", True)
    some.click(some.lit[0])
    some.wait(2)
    assert not some.at(CurtainScene)
    some.key("return")
    some.wait(0.2)
    assert some.at(CurtainScene)
