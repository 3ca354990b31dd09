"""The review of a game: what cost most, with the eyes of who chose it; it goes on where it was left."""

from __future__ import annotations

import io
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames import paths
from alicegames.bots.search import Comparison, OptionEstimate, Plan, compare, evaluate_options
from alicegames.cli import main
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import library
from alicegames.teaching.problems import practice
from alicegames.teaching.review import MOST, Notes, Review, path_of
from alicegames.terminal import review as kept

if TYPE_CHECKING:
    from alicegames.core.session import Ply, Session
    from alicegames.match import Match

SMALL = Plan(iterations=24, width=8, worlds=2)


def played(game: str = "tea_time", bot: str = "greedy") -> tuple[Match, Session[Any, Any]]:
    """Return a game of one person who draws lots, played to its end."""
    seats = (Seat(name="Ada", mark=MARKS[0]), Seat(name="Bob", mark=MARKS[1], bot=bot))
    match, rng = new_match(game, seats, seed=7, first=0), Random(2)
    session = match.start()
    while (decision := session.decision()) is not None:
        session.submit(rng.choice(decision.options))
    return match, session


def reason(review: Review, move: Ply[Any, Any]) -> Comparison | None:
    """Compare a choice with the best of a small search, by its own seat's view."""
    match, seat = review.match, move.player
    view = match.rules.view(move.before, seat)
    found = evaluate_options(
        match.game, match.rules, view, seat, move.decision, plan=SMALL, seed=1, also=(move.choice,)
    )
    if found[0].option == move.choice:
        return None
    return compare(match.game, match.rules, view, seat, found[0].option, move.choice, seed=1)


def through(review: Review, plies: int = 10_000) -> Review:
    while (move := review.next()) is not None and move.ply < plies:
        review.take(move, reason(review, move))
    return review


def test_the_dearest_choices_of_a_person_are_found_and_told() -> None:
    review = through(Review(*played()))
    assert review.is_done
    assert review.share == 1
    dearest = review.dearest(0)
    assert len(dearest) == MOST
    assert [slip.points for slip in dearest] == sorted((slip.points for slip in dearest), reverse=True)
    assert all(review.session.moves[slip.ply].player == 0 for slip in dearest)
    head, better = review.told(dearest[0])
    assert f"about {round(dearest[0].points)} points" in head
    assert better.startswith("Better: Take ")
    assert "+" in better


def test_only_peoples_choices_are_looked_at_and_everybodys_among_bots() -> None:
    match, session = played()
    assert Review(match, session).seats == (0,)
    bots = tuple(seat.model_copy(update={"bot": "greedy"}) for seat in match.seats)
    alone = new_match("tea_time", bots, seed=7, first=0)
    assert Review(alone, session).seats == (0, 1)


def test_it_goes_on_where_it_was_left() -> None:
    match, session = played()
    whole = through(Review(match, session))
    half = through(Review(match, session), plies=60)
    assert not half.is_done
    assert 0 < half.share < 1
    kept.keep(half)
    again = kept.opened(match, session)
    assert again.notes == half.notes
    assert through(again).notes == whole.notes


def test_it_is_kept_beside_the_games_and_found_from_every_copy() -> None:
    match, session = played()
    assert kept.opened(match, session).notes == Notes()
    review = Review(match, session)
    assert kept.keep(through(review, plies=40)) == ""
    assert path_of(match, session).parent == paths.home() / "reviews"
    assert library.entries() == ()
    assert path_of(match, session) == path_of(*played())


@pytest.mark.parametrize(("gain", "error"), [(0.9, 0.0), (3.0, 2.0), (-2.0, 0.0)])
def test_what_cost_little_or_is_doubtful_is_no_slip(gain: float, error: float) -> None:
    review = Review(*played())
    move = review.next()
    assert move is not None
    other = next(option for option in move.decision.options if option != move.choice)
    review.take(move, Comparison(other, move.choice, (), 0.0, gain, error, 16))
    assert review.notes.slips == ()
    assert review.notes.seen == move.ply + 1


def test_what_would_have_been_as_good_is_noted_for_practice() -> None:
    review = Review(*played())
    move = review.next()
    assert move is not None
    best, near, far = [option for option in move.decision.options if option != move.choice][:3]
    found = [OptionEstimate(*each) for each in ((best, 9.0, 8, 0.1), (near, 8.5, 8, 0.1), (far, 4.0, 8, 0.1))]
    review.take(move, Comparison(best, move.choice, (), 0.0, 5.0, 0.0, 16), found)
    encode = review.match.rules.encode
    assert review.notes.slips[0].good == (encode(near),)
    posed = practice.problems(review, review.dearest(0))[0]
    attempt = practice.attempt(review.match, review.session, posed)
    assert [encode(option) for option in attempt.right()] == sorted(
        (encode(best), encode(near)), key=[encode(one) for one in move.decision.options].index
    )
    assert "worse than the best" in attempt.judge(far)


def test_the_command_reviews_a_finished_game_and_refuses_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    samples = {entry.path.stem: entry.path for entry in library.samples()}
    assert main.run(["review", str(samples["tea_time-a-finished-party"])]) == 0
    assert "Ada: what cost most" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main.run(["review", str(samples["tea_time-a-finished-party"]), "--practise"]) == 0
    assert "In your game you chose" in capsys.readouterr().out
    assert main.run(["review", str(samples["tea_time-in-the-third-round"])]) != 0
    assert "not over" in capsys.readouterr().err
