"""A bot that fails: three times in a row, then it is asked no more until somebody wants it to be."""

from __future__ import annotations

from alicegames.bots import Answer, Troubles
from alicegames.bots.troubles import LIMIT

FAILED = Answer("x", 1, 7, fallback=True, trouble="ZeroDivisionError: the Snark")


def test_a_level_is_given_up_after_three_failures_in_a_row_and_that_is_said_once() -> None:
    troubles = Troubles()
    assert [troubles.note("greedy", FAILED) for _ in range(LIMIT + 1)] == [False] * (LIMIT - 1) + [True, False]
    assert troubles.is_given_up("greedy")
    assert not troubles.is_given_up("random")


def test_an_answer_in_between_begins_the_count_anew() -> None:
    troubles = Troubles()
    for answer in (FAILED, FAILED, Answer("x", 1, 8), FAILED):
        troubles.note("greedy", answer)
    assert not troubles.is_given_up("greedy")


def test_what_went_wrong_is_kept_for_the_report_when_the_bots_are_asked_again() -> None:
    troubles = Troubles()
    for _ in range(LIMIT):
        troubles.note("greedy", FAILED)
    troubles.forgive()
    assert not troubles.any_given_up
    assert "greedy, seat 2, ply 7: ZeroDivisionError: the Snark" in troubles.text()
