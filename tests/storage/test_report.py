"""Reports: a game that opens, without names, home folders or what is hidden."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from alicegames import paths
from alicegames.match import Seat, new_match
from alicegames.storage import library, open_game, report
from alicegames.storage.report import Reported
from tests.play import random_choices

if TYPE_CHECKING:
    import pytest


def played(game: str, *seats: Seat) -> Reported:
    match = new_match(game, seats, seed=11)
    return Reported(match, random_choices(match.start(), 1, 6), paths.user_saves() / "x.json")


ADA = Seat(name="Ada Lovelace", mark="watch")
BO, BOT = Seat(name="Bo", mark="hat"), Seat(name="Dodo", mark="key", bot="random")


def test_a_report_opens_as_the_game_it_was_with_seats_for_names() -> None:
    game = played("tea_time", ADA, BO)
    written = report.write(report.text_of(ZeroDivisionError("Ada Lovelace"), [game]), [game])
    assert written.game is not None
    opened = open_game(written.game)
    assert opened.session.codes == game.session.codes
    assert opened.session.state == game.session.state
    assert [seat.name for seat in opened.match.seats] == ["Seat 1", "Seat 2"]
    assert library.named("report") == written.game


def test_a_report_has_no_names_and_no_home_folder() -> None:
    game = played("tea_time", ADA, BO)
    fault = ZeroDivisionError(f"{Path.home()}/x {paths.home()}/y Ada Lovelace and Bo, Boats")
    text = report.text_of(fault, [game])
    assert "~/x HOME/y Seat 1 and Seat 2, Boats" in text
    for word in (str(Path.home()), str(paths.home()), "Ada"):
        assert word not in text
        assert word not in report.document(game).decode()


def test_a_report_tells_set_up_seed_and_choices() -> None:
    text = report.text_of("it fell", [played("alice", ADA, BOT)])
    assert "alice, rules" in text
    assert "2 players (human, random)" in text
    assert "seed 11" in text


def test_at_the_hot_seat_hidden_deals_are_reported_only_if_asked() -> None:
    game = played("alice", ADA, BO)
    codes = "\n".join(game.session.codes)
    text = report.text_of("it fell", [game])
    assert "seed 11" not in text
    assert codes not in text
    assert report.write(text, [game]).game is None
    everything = report.text_of("it fell", [game], everything=True)
    assert "seed 11" in everything
    assert codes in everything
    written = report.write(everything, [game], everything=True)
    assert written.game is not None
    assert json.loads(written.game.read_text(encoding="utf-8"))["seed"] == 11


def test_a_game_that_is_past_writing_leaves_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("tea_time", ADA, BO)
    monkeypatch.setattr(report, "document_of", lambda *_: 1 // 0)
    written = report.write("it fell", [game])
    assert written.text is not None
    assert written.game is None
