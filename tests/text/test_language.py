"""The language of more than ten thousand different sentences of random games: what an editor would mark."""

from __future__ import annotations

from typing import Final

import pytest

from tests.text.editor import faults
from tests.text.sayings import sayings
from tests.text.tables import TABLES

MORE: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("tea_time", 3, {}),
    ("alice", 3, {"penalty": "experienced"}),
    ("rolling_in_wonderland", 3, {"experienced": "on"}),
    ("rolling_in_wonderland", 5, {"youngest": "on"}),
    ("queen_alice", 3, {}),
)
"""Other tables than those of the reasons."""
LEAST: Final = {"tea_time": 250, "alice": 600, "rolling_in_wonderland": 550, "queen_alice": 1900}
"""So many different texts has a random game at least."""
SEED: Final = 12


def test_the_texts_are_ten_thousand() -> None:
    assert sum(LEAST[game] for game, _players, _options in (*TABLES, *MORE)) > 10_000


@pytest.mark.parametrize(("game", "players", "options"), [*TABLES, *MORE])
def test_no_sentence_has_what_an_editor_would_mark(game: str, players: int, options: dict[str, str]) -> None:
    texts = {(kind, text) for kind, text in sayings(game, players, options, SEED + players) if text}
    assert len(texts) > LEAST[game]
    assert {kind for kind, _text in texts} >= {"event", "option", "reason", "line", "prompt", "about"}
    marked = {text: faults(kind, text) for kind, text in sorted(texts)}
    assert {text: found for text, found in marked.items() if found} == {}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1 points now.", "one of many"),
        ("Ada draws 1 Mad Hatter cards.", "one of many"),
        ("Place 2 soldier anywhere.", "many as one"),
        ("1 card are left.", "a verb of another number"),
        ("Ada takes a Alice.", "an article"),
        ("The the Hatter.", "a word twice"),
        ("Ada: Ada declares.", "a name twice"),
        ("“Pig and Pepper is open.", "quotes"),
        ("Space 8 (Ada’s crown.", "quotes"),
        ("the Hatter sits down.", "no capital"),
        ("Ada draws. the Hatter sits down.", "marks"),
        ("Ada opens Who Stole the Tarts?.", "marks"),
        ("Ada draws  a card.", "marks"),
        ("Ada draws a card", "no end"),
        ("Ada draws a card. (a Cat)", "no end"),
    ],
)
def test_the_editor_sees(text: str, fault: str) -> None:
    assert fault in faults("event", text)
