"""Looking up the rules by one's own words; the same in the window, in the terminal and on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames.cli import main
from alicegames.games import registry
from alicegames.packs.loader import load_builtin
from alicegames.teaching.lookup import advice, look_up

if TYPE_CHECKING:
    from alicegames.core.game import Section

WIN = {"tea_time": "TT-27", "alice": "AL-67", "rolling_in_wonderland": "RW-58", "queen_alice": "QA-135"}
SETUP = {"tea_time": "TT-03", "alice": "AL-08", "rolling_in_wonderland": "RW-10", "queen_alice": "QA-10"}
LIMIT = {"alice": "AL-60", "rolling_in_wonderland": "RW-22", "queen_alice": "QA-45"}
END = {"tea_time": "TT-24", "alice": "AL-61", "rolling_in_wonderland": "RW-54", "queen_alice": "QA-139"}


def sections(game_id: str) -> tuple[Section, ...]:
    game = registry.get(game_id)
    reference: tuple[Section, ...] = game.make_texts(load_builtin(game.pack).data).reference()
    return reference


def rules(game_id: str, words: str) -> list[str]:
    return [rule for _section, found in look_up(sections(game_id), words) for entry in found for rule in entry.rules]


@pytest.mark.parametrize("game", WIN)
@pytest.mark.parametrize("words", ["how do I win", "winner", "Tie", "Who wins?"])
def test_winning_and_ties_are_found_first(game: str, words: str) -> None:
    assert rules(game, words)[0] == WIN[game]


@pytest.mark.parametrize("game", SETUP)
@pytest.mark.parametrize("words", ["set-up", "setup", "Set\N{HYPHEN}up"])
def test_the_set_up_is_found_however_it_is_written(game: str, words: str) -> None:
    assert SETUP[game] in rules(game, words)


@pytest.mark.parametrize("game", LIMIT)
def test_the_limit_of_a_hand_is_found(game: str) -> None:
    assert rules(game, "hand limit")[0] == LIMIT[game]


@pytest.mark.parametrize("game", END)
def test_the_end_of_the_game_is_found(game: str) -> None:
    assert END[game] in rules(game, "how does the game end")


@pytest.mark.parametrize("words", ["re-roll", "reroll", "rerolling"])
def test_a_hyphen_does_not_hide_a_word(words: str) -> None:
    assert "RW-24" in rules("rolling_in_wonderland", words)


@pytest.mark.parametrize("words", ["tt-02", "TT-02", "TT02"])
def test_a_rule_is_found_by_its_number(words: str) -> None:
    assert rules("tea_time", words) == ["TT-02"]


def test_all_words_are_wanted_and_else_the_most_of_them() -> None:
    found = [entry.text for _section, entries in look_up(sections("tea_time"), "mirror frame") for entry in entries]
    assert found
    assert all("mirror" in text.casefold() and "frame" in text.casefold() for text in found)
    assert rules("tea_time", "mirror frame teapot") == rules("tea_time", "mirror frame")


def test_nothing_is_found_of_what_is_not_there_and_all_of_no_word() -> None:
    assert look_up(sections("tea_time"), "xyzzy") == []
    assert look_up(sections("tea_time"), "") == look_up(sections("tea_time"), "of the")
    assert len(look_up(sections("tea_time"), "")) == len(sections("tea_time"))


def test_the_command_takes_several_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["rules", "tea-time", "how", "do", "I", "win"]) == 0
    said = capsys.readouterr().out
    assert "(TT-27)" in said
    assert "(TT-14)" not in said


@pytest.mark.parametrize(
    ("words", "said"), [("ss", "looked for whole"), ("mirorred", "mirrored"), ("xyzzy", "own words")]
)
def test_where_nothing_is_found_there_is_advice(words: str, said: str) -> None:
    told = advice(sections("tea_time"), words)
    assert words in told[0]
    assert said in " ".join(told[1:])
