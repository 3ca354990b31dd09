"""The bots' process: it answers, it never hangs the window, and it cannot peep."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.bots import Answer, BotWorker, UnknownLevelError, levels, worker
from alicegames.bots.base import fallback
from tests.bots import toy_process
from tests.play import session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.session import Session


class Table:
    """A toy game and the bots' process of it, waited for."""

    def __init__(self) -> None:
        self.news = threading.Event()
        self.session: Session[Any, Any] = session("toy")
        self.worker = BotWorker("toy", "0" * 64, self.news.set, preload="tests.bots.toy_child")

    def ask(self, level: str, seconds: float = 30.0) -> None:
        decision = self.session.decision()
        assert decision is not None
        seat = decision.player
        ply = len(self.session.moves)
        view = self.session.view(seat)
        self.worker.ask(level, view, decision, seat, seed=self.session.seed, ply=ply, seconds=seconds)

    def wait(self) -> Answer:
        while (answer := self.worker.poll()) is None:
            assert self.news.wait(60), "the worker has not woken the loop"
            self.news.clear()
        return answer

    def answer(self, level: str, seconds: float = 30.0) -> Answer:
        self.ask(level, seconds)
        return self.wait()

    @property
    def drawn(self) -> Any:
        decision = self.session.decision()
        assert decision is not None
        return fallback(decision, self.session.seed, len(self.session.moves))


@pytest.fixture
def table(toy: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr(levels, "LEVELS", (*levels.LEVELS, *toy_process.MISBEHAVING))
    monkeypatch.setattr(worker, "GRACE", 0.2)
    table = Table()
    yield table
    table.worker.close()


def test_bots_play_a_whole_game(table: Table) -> None:
    while (decision := table.session.decision()) is not None:
        answer = table.answer("greedy")
        assert not answer.fallback
        assert (answer.seat, answer.ply) == (decision.player, len(table.session.moves))
        table.session.submit(answer.choice)
    assert table.worker.poll() is None


def test_the_same_question_gets_the_same_answer(table: Table) -> None:
    answers = {table.answer("random").choice for _again in range(5)}
    assert len(answers) == 1


def test_every_option_is_estimated_where_that_is_asked(table: Table) -> None:
    decision = table.session.decision()
    assert decision is not None
    for also in ((), decision.options[-1:]):
        table.worker.ask(
            "red_queen", table.session.view(0), decision, 0, seed=1, ply=2, seconds=30, estimates=True, also=also
        )
        answer = table.wait()
        assert {one.option for one in answer.estimates} == set(decision.options)
        assert answer.choice == answer.estimates[0].option
        assert not answer.fallback
    assert not table.answer("greedy").estimates


def test_a_bot_gets_a_view_and_no_state(table: Table) -> None:
    table.session.play("show:" + str(table.session.state.hands[0]))
    assert not table.answer("peeps").fallback


def test_nothing_comes_before_anything_is_asked(table: Table) -> None:
    assert not table.worker.is_thinking
    assert table.worker.poll() is None


def test_asking_and_polling_do_not_wait(table: Table) -> None:
    table.ask("hangs")
    assert table.worker.poll() is None
    assert table.worker.is_thinking


def test_a_bot_that_hangs_is_replaced_and_a_legal_answer_drawn(table: Table) -> None:
    table.answer("random")
    answer = table.answer("hangs", seconds=0.2)
    assert answer.fallback
    assert answer.choice == table.drawn
    assert "no answer within 0.2 s" in answer.trouble
    assert not table.answer("greedy").fallback


@pytest.mark.parametrize(
    ("level", "trouble"), [("fails", "out of ideas"), ("lies", "checkmate"), ("dies", "died twice")]
)
def test_a_bot_that_fails_is_replaced_by_a_legal_answer(table: Table, level: str, trouble: str) -> None:
    answer = table.answer(level)
    assert answer.fallback
    assert answer.choice == table.drawn
    assert trouble in answer.trouble
    assert not table.answer("greedy").fallback


def test_a_killed_process_is_restarted_and_answers_all_the_same(table: Table) -> None:
    table.answer("random")
    table.ask("waits", seconds=0.5)
    process = table.worker._process
    assert process is not None
    process.kill()
    answer = table.wait()
    assert not answer.fallback
    assert table.worker._process is not process


def test_a_hurried_bot_answers_at_once(table: Table) -> None:
    table.answer("random")
    table.ask("waits", seconds=3600)
    table.worker.hurry()
    assert not table.wait().fallback


def test_a_question_that_is_cancelled_is_not_answered(table: Table) -> None:
    table.ask("waits", seconds=3600)
    table.worker.cancel()
    assert not table.worker.is_thinking
    answer = table.answer("greedy")
    assert not answer.fallback
    assert table.worker.poll() is None


def test_an_unknown_level_is_refused(table: Table) -> None:
    with pytest.raises(UnknownLevelError, match="“chess”; there are: dormouse, lory, greedy"):
        table.ask("chess")


def test_closing_ends_the_process_and_may_be_done_twice(table: Table) -> None:
    process = table.worker._process
    assert process is not None
    table.ask("hangs")
    table.worker.close()
    table.worker.close()
    assert table.worker._process is None
    assert table.worker.poll() is None


def test_a_process_that_does_not_start_leaves_legal_answers(toy: str) -> None:
    table = Table()
    table.worker.close()
    table.worker = BotWorker("toy", "0" * 64, table.news.set, preload="tests.no_such_module")
    answer = table.answer("greedy")
    assert answer.fallback
    assert answer.choice == table.drawn
    assert "does not start" in answer.trouble
    assert table.answer("greedy").fallback
    table.worker.close()


def test_the_process_ends_with_the_window(toy: str) -> None:
    """A window that is killed leaves no thinking bot behind: the connection closes and the process goes."""
    table = Table()
    table.answer("random")
    process, connection = table.worker._process, table.worker._connection
    assert process is not None
    assert connection is not None
    connection.send_bytes(b"")  # what the process gets of a window dying in the middle of a message
    process.join(60)
    assert process.exitcode == 0
    table.worker.close()
