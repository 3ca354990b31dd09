"""Names at one table can be told apart."""

from __future__ import annotations

import pytest

from alicegames.match import MARKS, Seat, SetupError, new_match
from alicegames.match.likeness import look_alike


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ada", "Ada"),
        ("Ada", "ada"),
        ("Ada", "АDA".replace("DA", "da")),  # noqa: RUF001 -- the first letter is Cyrillic
        ("Ada", "A\u200dda"),
        ("Ada", "Ａｄａ"),  # noqa: RUF001 -- wide letters
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Ada Lovelace", "Ada\u00a0 Lovelace"),
    ],
)
def test_names_that_look_alike_are_refused(first: str, second: str) -> None:
    assert look_alike(first, second)
    seats = [Seat(name=first, mark=MARKS[0]), Seat(name=second, mark=MARKS[1])]
    with pytest.raises(SetupError):
        new_match("tea_time", seats)


@pytest.mark.parametrize(
    ("first", "second"), [("Ada", "Adam"), ("Bob", "Rob"), ("José", "Joseph"), ("Аня", "Ада"), ("Player 1", "Player 2")]
)
def test_names_that_differ_are_not(first: str, second: str) -> None:
    assert not look_alike(first, second)
