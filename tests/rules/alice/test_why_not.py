"""Alice: why something cannot be chosen, and what is to be chosen first."""

from __future__ import annotations

import pytest

from alicegames.games.alice.frames import Adventure, ChooseWonder, Enter, PlaceRevealed, Theft, TurnEnd, Vortex
from tests.rules.alice.positions import DATA, NAMES, RULES, TEXTS, Game, position

GRYPHON, DUCHESS, HATTER = (DATA.number(name) for name in ("gryphon", "duchess", "hatter"))


def sentence(game: Game, target: str, *picked: str) -> str:
    return TEXTS.why_not(game.state, target, picked, NAMES).sentence


def paths(game: Game) -> set[tuple[str, ...]]:
    from alicegames.games.alice.text.targets import Paths

    decision = RULES.decision(game.state)
    assert decision is not None
    return {path for option in decision.options for path in Paths(DATA).of(game.state, decision, option)}


@pytest.mark.rule("AL-26")
def test_while_the_book_is_open_the_page_may_be_picked_before_the_character() -> None:
    game = position("", "", open=("ch13=-,-",), tea={"a2": "hatter"}, frames=(TurnEnd(), Vortex(-1)))
    assert {("tea:a2", "page:ch13.1"), ("page:ch13.1", "tea:a2")} <= paths(game)


@pytest.mark.rule("AL-93")
def test_a_page_whose_only_hatter_is_the_copied_one_says_so() -> None:
    game = position("", "", open=("ch13=-,-",), tea={"a2": "hatter"}, frames=(TurnEnd(), Vortex(1)))
    assert game.why("page:ch13.1") == "AL-93"


@pytest.mark.rule("AL-34")
def test_a_page_whose_character_lies_covered_says_so() -> None:
    game = position("", "", open=("ch13=-,-",), tea={"a2": "hatter queen"}, frames=(TurnEnd(), Vortex(-1)))
    assert game.why("page:ch13.1") == "AL-34"


@pytest.mark.rule("AL-96")
def test_a_duchess_that_cannot_be_stolen_is_not_spoken_of_as_alice() -> None:
    game = position("", "", open=("ch13=-,-", "ch09=duchess,-"), frames=(TurnEnd(), Adventure(), Theft(1)))
    assert game.why("page:ch09.1") == "AL-96"
    assert "Alice" not in sentence(game, "page:ch09.1")


@pytest.mark.rule("AL-57")
def test_alice_on_a_page_is_never_stolen() -> None:
    game = position("", "", open=("ch13=-,-", "ch09=alice,-"), frames=(TurnEnd(), Adventure(), Theft(1)))
    assert game.why("page:ch09.1") == "AL-57"


@pytest.mark.rule("AL-97")
def test_the_march_hares_card_goes_by_its_own_rule() -> None:
    game = position("", "", open=("ch13=-,-",), frames=(TurnEnd(), Adventure(), Enter(), PlaceRevealed(HATTER)))
    assert game.why("page:ch13.2") == "AL-97"
    assert game.why("button:pass") == "AL-97"


@pytest.mark.rule("AL-83")
def test_with_an_open_book_the_turn_ends_by_closing_it() -> None:
    game = position("", "", open=("ch13=-,-",), frames=(TurnEnd(), Vortex(-1)))
    assert game.why("button:end") == "AL-83"
    assert "close" in sentence(game, "button:end")


@pytest.mark.rule("AL-46")
def test_copying_a_card_soldier_begins_with_the_character_or_with_the_page() -> None:
    frames = (TurnEnd(), Adventure(), Enter(), ChooseWonder())
    game = position(
        "", "", open=("", "ch13=card-soldier,-"), tea={"a2": "card-soldier"}, frames=frames, played=DATA.number("alice")
    )
    assert {("tea:a2", "page:ch13.1"), ("page:ch13.1", "tea:a2")} <= paths(game)


@pytest.mark.rule("AL-56")
def test_a_name_for_a_copied_queen_asks_for_the_queen_first() -> None:
    frames = (TurnEnd(), Adventure(), Enter(), ChooseWonder())
    game = position("", "", tea={"a2": "queen"}, frames=frames, played=DATA.number("alice"))
    reason = TEXTS.why_not(game.state, "name:duchess", (), NAMES)
    assert reason.first == ("tea:a2",)
    assert "Queen of Hearts on a2" in reason.sentence
