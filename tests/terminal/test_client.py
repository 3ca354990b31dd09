"""The text client: whole games, commands, secrets, leaving."""

from __future__ import annotations

import io
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

import pytest

from alicegames.bots import Answer
from alicegames.bots.base import NEVER, Question
from alicegames.bots.random_bot import RandomBot
from alicegames.bots.search import Comparison, OptionEstimate
from alicegames.match import Match, Seat, SetupError, new_match
from alicegames.match.clock import Limit
from alicegames.storage import Autosave, library, open_game, settings, statistics
from alicegames.storage.errors import SaveError
from alicegames.terminal import menu
from alicegames.terminal.client import Client
from alicegames.terminal.console import Console, LeaveError
from alicegames.terminal.seating import parse_seats
from alicegames.terminal.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.core.session import Session

ADA, BO = Seat(name="Ada", mark="watch"), Seat(name="Bo", mark="hat")
BOT = Seat(name="Dodo", mark="key", bot="greedy")


class HereThinker(Thinker):
    """Answers in the tests' own process, by lot."""

    def answer(self, level: str, session: Session[Any, Any]) -> Answer:
        from random import Random

        decision = session.decision()
        assert decision is not None
        seat = decision.player
        asked = Question(session.rules, session.view(seat), decision, seat, Random(len(session.moves)), NEVER)
        return Answer(RandomBot().choose(asked), seat, len(session.moves))

    def advise(self, session: Session[Any, Any], *also: Any) -> Answer:
        """Take the first option for the best, five points better than any other."""
        decision = session.decision()
        assert decision is not None
        best, *rest = decision.options
        than = next(iter(also or rest))
        reason = Comparison(best, than, (), 0.0, 5.0, 0.1, 16) if than != best else None
        estimates = tuple(OptionEstimate(option, 0.0, 0, 0.0) for option in decision.options)
        return Answer(best, decision.player, len(session.moves), estimates=estimates, reason=reason)


class Sitting:
    """One run of the client over typed lines."""

    def __init__(
        self,
        match: Match,
        lines: str,
        session: Session[Any, Any] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match = match
        self.session = session or match.start()
        self.sink = io.StringIO()
        with Autosave(match) as autosave:
            console = Console(io.StringIO(lines), self.sink)
            Client(match, self.session, autosave, HereThinker(match, 1.0), console, now).run()
            self.path = autosave.path

    @property
    def text(self) -> str:
        return self.sink.getvalue()

    @classmethod
    def at(cls, match: Match, *lines: str) -> Self:
        return cls(match, "".join(f"{line}\n" for line in lines))


@pytest.fixture
def two() -> Match:
    return new_match("tea_time", (ADA, BO), seed=3, first=0)


@pytest.fixture
def secret(toy: str) -> Match:
    return new_match(toy, (ADA, BO), seed=3, first=0)


def test_a_whole_game_of_two_people_is_played_by_numbers(two: Match) -> None:
    sitting = Sitting(two, "1\n" * 100)
    assert sitting.session.is_over
    assert "The game is over." in sitting.text
    assert "wins." in sitting.text or "share the win" in sitting.text
    assert sitting.path is not None
    assert open_game(sitting.path).session.is_over


def test_a_whole_game_against_a_bot_is_counted() -> None:
    match = new_match("tea_time", (ADA, BOT), seed=3)
    assert Sitting(match, "1\n" * 100).session.is_over
    assert [(row.against, row.played) for row in statistics.fared()] == [("greedy", 1)]


def test_bots_alone_play_to_the_end() -> None:
    match = new_match("tea_time", (Seat(name="A", mark="hat", bot="random"), BOT), seed=3)
    sitting = Sitting(match, "")
    assert sitting.session.is_over
    assert "takes" in sitting.text


def test_a_choice_drawn_for_a_bot_that_failed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = HereThinker.answer
    monkeypatch.setattr(HereThinker, "answer", lambda *asked: replace(answer(*asked), fallback=True))
    match = new_match("tea_time", (ADA, BOT), seed=3, first=1)
    assert "Dodo gave no answer; a legal choice was drawn in its place." in Sitting.at(match, "quit").text


def test_a_choice_goes_by_number_or_by_code(two: Match) -> None:
    assert Sitting.at(two, "take:b2").session.codes[12] == "take:b2"
    assert Sitting.at(two, "TAKE:B2").session.codes[12] == "take:b2"
    assert Sitting.at(two, "6").session.codes[12] == "take:b2"


def test_the_table_the_prompt_and_the_numbered_options_are_told(two: Match) -> None:
    text = Sitting.at(two).text
    assert "Round 1 of 5." in text
    assert "Ada: take one card; Alice goes into its place." in text
    assert "  6. Take Mad Hatter (b2)  [take:b2]" in text
    assert "Round 1: the table is laid, Ada begins." in text


def test_a_choice_is_told_once(two: Match) -> None:
    assert Sitting.at(two, "take:b2", "take:a1").text.count("Ada takes Mad Hatter (b2).") == 1


def test_a_long_list_of_options_is_cut_and_shown_on_demand(two: Match) -> None:
    lines = ("take:b2", "take:a1")
    assert "more: “options” lists all" in Sitting.at(two, *lines).text
    assert "[take:b3+c3+d3]" not in Sitting.at(two, *lines).text
    assert "[take:b3+c3+d3]" in Sitting.at(two, *lines, "options").text


@pytest.mark.parametrize("line", ["99", "0", "-1", "take:z9", "jump", "9" * 5000, "?%s %n", "\x1b[2J"])
def test_what_is_no_choice_changes_nothing(two: Match, line: str) -> None:
    sitting = Sitting.at(two, line)
    assert len(sitting.session.codes) == 12
    assert "? lists both" in sitting.text or "no option with" in sitting.text


def test_a_place_on_the_path_of_an_option_has_no_reason_why_not() -> None:
    sitting = Sitting.at(new_match("alice", (ADA, BO), seed=3, first=0), "? deck:chapter", "? deck:character", "?")
    assert "[draw:chapter]" in sitting.text
    assert "No chapter is left" not in sitting.text
    assert "Characters are never drawn" in sitting.text
    assert "such as deck:protagonist is" in sitting.text


def test_empty_lines_are_not_answers(two: Match) -> None:
    assert len(Sitting.at(two, "", "  ", "").session.codes) == 12


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("?", "a number or a code – choose it"),
        ("help", "hint – where to look"),
        ("? b2", "  6. Take Mad Hatter (b2)  [take:b2]"),
        ("?6", "  6. Take Mad Hatter (b2)  [take:b2]"),
        ("? hatter", "  6. Take Mad Hatter (b2)  [take:b2]"),
        ("? deck:tea", "cards wait for the rounds to come"),
        ("? seat:0", "(TT-17)"),
        ("? cell:b2", "  6. Take Mad Hatter (b2)  [take:b2]"),
        ("?", "such as a1 is"),
        ("? cell:zz", "no option with “cell:zz”"),
        ("? teapot", "no option with “teapot”"),
        ("table", "Round 1 of 5."),
        ("score", "Cheshire Cat: 5"),
        ("log", "Round 1: the table is laid, Ada begins."),
        ("log all", "Round 1: the table is laid, Ada begins."),
        ("undo", "There is nothing to take back."),
        ("undo turn", "There is nothing to take back."),
        ("redo", "There is nothing to play again."),
        ("hint", "one of these is best: Take"),
        ("tutor", "The tutor is on"),
        ("rules", "A turn in six lines"),
        ("rules TT-14", "(TT-14)"),
        ("rules teapot", "Nothing is found of “teapot”."),
        ("save", "needs a name"),
    ],
)
def test_commands_answer_and_change_nothing(two: Match, line: str, says: str) -> None:
    sitting = Sitting.at(two, line)
    assert says in sitting.text.partition("\n> ")[2]
    assert len(sitting.session.codes) == 12


def test_at_the_first_start_of_a_game_its_first_lesson_is_offered_once(two: Match) -> None:
    said = []
    for _time in range(2):
        sink = io.StringIO()
        menu.play_new(two, Console(io.StringIO("quit\n"), sink))
        said.append(sink.getvalue())
    assert "Tea Time: how one wins" in said[0]
    assert "Your first game? “lesson” begins the first one, “Why take a line”." in said[0]
    assert "how one wins" not in said[1]


def test_the_first_lesson_is_not_offered_to_whoever_has_begun_one_or_wants_no_teaching(two: Match) -> None:
    settings.update(lessons_done={"tea_time_1": 2}, teaching_aids=False)
    sink = io.StringIO()
    menu.play_new(two, Console(io.StringIO("quit\n"), sink))
    assert "Your first game?" not in sink.getvalue()


def test_a_lesson_is_taken_at_the_table_and_the_table_comes_back(two: Match) -> None:
    said = Sitting.at(two, "lesson", "", "quit", "take:b2").text
    assert "taught by" in said
    assert "Back at the table." in said
    assert "Ada takes" in said


def test_what_is_to_be_minded_stands_behind_an_option_and_is_explained(two: Match) -> None:
    listed = Sitting.at(two, "take:a1", "options").text
    line = next(line for line in listed.splitlines() if line.endswith("leaves something undone!"))
    told = Sitting.at(two, "take:a1", f"? {int(line.partition('.')[0])}").text
    assert "! The line may go on: with " in told


def test_each_kind_of_warning_is_switched_off_by_its_word(two: Match) -> None:
    told = Sitting.at(two, "warnings left", "take:a1", "options", "warnings", "warnings what").text
    assert "leaves something undone!" not in told
    assert "left: something is left undone – off" in told
    assert "loss: something is lost – on" in told
    assert "There is no such kind of warning; there are: nothing, loss, left and next." in told
    assert settings.load()[0].warned == {"nothing", "loss", "next"}


def test_from_the_log_a_place_and_the_question_one_gets_to_the_rule(two: Match) -> None:
    told = Sitting.at(two, "take:b2", "log rules", "? c2", "rules here").text
    assert "Ada takes" in told
    assert "(TT-13)" in told
    assert "“rules TT-13” tells more." in told
    assert "Cards taken together lie in one unbroken straight line" in told


def test_the_hint_is_given_in_three_steps(two: Match) -> None:
    said = Sitting.at(two, "hint", "hint", "hint", "hint").text
    assert said.index("one of these is best") < said.index("It brings no points at once")
    assert said.rpartition("It brings no points at once")[2].count("[take:a1]") == 2
    assert said.count("“hint” again says more.") == 2


@pytest.mark.parametrize(
    ("lines", "played"), [(("take:b2", ""), []), (("take:b2", "no"), ["take:b2"]), (("take:a1",), ["take:a1"])]
)
def test_the_tutor_asks_before_a_choice_that_costs_much(lines: tuple[str, ...], played: list[str]) -> None:
    match = new_match("tea_time", (ADA, BOT), seed=3, first=0)
    sitting = Sitting.at(match, "tutor", *lines, "quit")
    assert list(sitting.session.codes[12:13]) == played
    assert ("About 5 points worse (give or take" in sitting.text) == ("take:b2" in lines)


def test_the_tutor_is_silent_among_several_people_and_when_it_is_off(two: Match) -> None:
    assert "points worse" not in Sitting.at(two, "tutor", "take:b2").text
    match = new_match("tea_time", (ADA, BOT), seed=3, first=0)
    assert "points worse" not in Sitting.at(match, "tutor", "take:b2", "quit").text


def test_undo_and_redo_go_choice_by_choice(two: Match) -> None:
    assert len(Sitting.at(two, "take:b2", "undo", "yes").session.codes) == 12
    assert Sitting.at(two, "take:b2", "undo", "yes", "redo").session.codes[12:] == ("take:b2",)


def test_another_persons_choice_stays_unless_that_person_agrees(two: Match) -> None:
    sitting = Sitting.at(two, "take:b2", "undo", "no")
    assert "taken back only if Ada agrees" in sitting.text
    assert sitting.session.codes[12:] == ("take:b2",)
    assert "only if Ada agrees" in Sitting.at(two, "take:b2", "undo turn").text


def test_undo_stops_where_something_was_revealed(secret: Match) -> None:
    show = f"show:{secret.start().state.hands[0]}"
    assert "has seen what was revealed" in Sitting.at(secret, "", show, "", "", "undo").text


def test_alone_at_the_table_a_refused_undo_may_still_be_taken(toy: str) -> None:
    match = new_match(toy, (ADA, BOT), seed=3, first=0)
    show = f"show:{match.start().state.hands[0]}"
    refused = Sitting.at(match, show, "undo")
    assert "undo anyway" in refused.text
    assert refused.session.takebacks == 0
    taken = Sitting.at(match, show, "undo anyway")
    assert taken.session.takebacks == 1
    assert len(taken.session.codes) == 1


def test_the_teaching_setting_lifts_the_barrier(secret: Match) -> None:
    settings.update(free_undo=True)
    show = f"show:{secret.start().state.hands[0]}"
    sitting = Sitting.at(secret, "", show, "", "", "undo anyway", "yes")
    assert len(sitting.session.codes) == 1


def test_a_named_save_is_a_file_of_its_own(two: Match) -> None:
    sitting = Sitting.at(two, "take:b2", "save Tea at six")
    titles = {entry.title: entry.path for entry in library.entries()}
    assert set(titles) == {"Tea at six", ""}
    assert titles[""] == sitting.path


@pytest.mark.parametrize("lines", ["take:b2\n", "take:b2\nquit\n", "take:b2\nexit\n", "take:b2\nq\n"])
def test_leaving_keeps_the_game(two: Match, lines: str) -> None:
    sitting = Sitting(two, lines)
    assert sitting.path is not None
    assert open_game(sitting.path).session.codes[-1] == "take:b2"
    assert sitting.text.endswith("goes on with it.\n")


def test_ctrl_c_keeps_the_game(two: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_console: Console, _prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "ask", interrupt)
    assert "The game is saved." in Sitting.at(two).text


def test_a_line_interrupted_is_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    source = io.StringIO()
    monkeypatch.setattr(source, "readline", interrupt)
    with pytest.raises(LeaveError):
        Console(source, io.StringIO()).ask("> ")


def test_a_save_that_fails_is_said_and_the_game_goes_on(two: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    from alicegames.storage import files

    def refuse(path: Path, _data: bytes) -> None:
        raise SaveError(path, "could not be saved", "look at the disk")

    monkeypatch.setattr(files, "write", refuse)
    sitting = Sitting.at(two, "take:b2", "take:a1")
    assert sitting.text.count("could not be saved; look at the disk.") == 2  # once at the table, once at leaving
    assert len(sitting.session.codes) == 14


def test_a_game_goes_on_where_it_was_left(two: Match) -> None:
    first = Sitting.at(two, "take:b2")
    assert first.path is not None
    opened = open_game(first.path)
    again = Sitting(opened.match, "take:a1\n", opened.session)
    assert "Bo: take" in again.text
    assert again.session.codes[-2:] == ("take:b2", "take:a1")


# -- secrets ------------------------------------------------------------------------------------------------------


def pages(sitting: Sitting) -> list[str]:
    """Return what was on the screen between two clearings."""
    return [page for page in sitting.text.split("\n" * 60) if page.strip()]


def test_the_seat_is_passed_with_a_cleared_screen_between_people(secret: Match) -> None:
    card = secret.start().state.hands[0]
    screens = pages(Sitting.at(secret, "", f"show:{card}", "", ""))
    assert "Ada: press Enter when nobody else can see the screen." in screens[1]
    assert f"Show {card}" in screens[2]
    assert "Press Enter, then pass the seat to Bo." in screens[2]
    assert "Bo: press Enter" in screens[3]
    assert f"Ada shows {card}." in screens[4]


def test_no_secret_of_another_seat_is_ever_on_a_seats_screen(secret: Match) -> None:
    sitting = Sitting(secret, "\n1\n\n" + "\n1\n\n" * 20)
    assert sitting.session.is_over
    for screen in pages(sitting):
        is_adas = "Ada: show your card" in screen
        is_bos = "Bo: show your card" in screen
        assert not (is_adas and is_bos)
        draws = {line for line in screen.splitlines() if " draws " in line}
        if is_adas:
            assert all(line.startswith("Ada") or line == "Bo draws a card." for line in draws)
        if is_bos:
            assert all(line.startswith("Bo") or line == "Ada draws a card." for line in draws)


def test_swapping_keeps_the_seat(secret: Match) -> None:
    assert Sitting.at(secret, "", "swap").text.count("press Enter") == 1


def test_there_is_no_curtain_without_secrets_or_for_one_person(two: Match, toy: str) -> None:
    alone = new_match(toy, (ADA, BOT), seed=3)
    for match in (two, alone):
        assert "press Enter" not in Sitting.at(match, "1").text


# -- seats in a line ----------------------------------------------------------------------------------------------


def test_seats_are_written_in_a_line() -> None:
    seats = parse_seats("human:Ada, human,greedy,greedy,random:Zzz")
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Ada", ""),
        ("Player 2", ""),
        ("Dodo", "greedy"),
        ("Dodo 2", "greedy"),
        ("Zzz", "random"),
    ]
    assert len({seat.mark for seat in seats}) == 5


@pytest.mark.parametrize("line", ["", "human,", "human,,human", "human:\x1b", "human," * 6 + "human"])
def test_seats_that_are_none_are_refused(line: str) -> None:
    with pytest.raises(SetupError):
        parse_seats(line)


# -- taking a game up again -----------------------------------------------------------------------------------


def test_a_game_taken_up_tells_what_has_happened_since_the_last_own_choice_only(two: Match) -> None:
    session = Sitting.at(two, "1", "1", "q").session
    again = Sitting(two, "q\n", session)
    assert "“log all” tells the whole game" in again.text
    assert "Ada begins" not in again.text
    assert "Ada begins" in Sitting(two, "log all\nq\n", session).text


def test_undo_says_what_came_back(two: Match) -> None:
    option = two.texts.option(two.start().state, two.start().decision().options[0], two.names)  # type: ignore[union-attr]
    text = Sitting.at(two, "1", "undo", "yes", "q").text
    assert f"Taken back: Ada’s last choice: {option.rstrip('.')}." in text


def test_a_single_choice_is_made_by_itself_where_the_setting_says_so(secret: Match) -> None:
    lines = ("", "swap", "", "q")
    assert "There is one choice only, and it is made." in Sitting.at(secret, *lines).text
    settings.update(answer_single=False)
    assert "There is one choice only" not in Sitting.at(secret, *lines).text


def test_a_saved_game_is_found_by_its_file_its_title_or_a_beginning(two: Match) -> None:
    path = library.save_as(two, two.start(), "Sunday evening")
    for word in (str(path), path.name, path.stem[:12], "sunday evening", "Sun"):
        assert library.named(word) == path
    library.save_as(two, two.start(), "Sunday morning")
    assert library.named("sunday evening") == path
    with pytest.raises(SaveError, match="could be 2 saved games"):
        library.named("Sunday")
    with pytest.raises(SaveError, match="saves list"):
        library.named("Monday")


# -- a large table is told by its places ------------------------------------------------------------------------------


def queens(*lines: str) -> Sitting:
    match = new_match("queen_alice", [ADA, BOT], seed=3, first=0)
    return Sitting.at(match, *lines)


def test_a_large_table_is_told_in_short_with_the_places_that_can_be_asked_for() -> None:
    text = queens("quit").text
    assert "“table PLACE” one of: me, crowns, chess, alice, market" in text
    assert "Chessboard:" not in text
    assert len(text) < 3000


@pytest.mark.parametrize(
    ("word", "says", "says_not"),
    [
        ("wall", "Red wall, Humpty Dumpty in row 1", "Tree:"),
        ("market", "Gold market", "wall"),
        ("bookmarks", "Bookmarks:", "Chessboard"),
        ("me", "Ada:", "Dodo:"),
        ("dodo", "Dodo:", "Ada:"),
        ("moon", "There is no place “moon” here; there are: me, crowns", "Tree:"),
    ],
)
def test_one_place_of_a_large_table_is_told_alone(word: str, says: str, says_not: str) -> None:
    told, longer = queens("quit").text, queens(f"table {word}", "quit").text
    answer = longer[len(told) - len(told.split("> ")[-1]) :]
    assert says in answer
    assert says_not not in answer


def test_the_whole_of_a_large_table_is_told_when_asked() -> None:
    text = queens("table", "quit").text
    assert all(word in text for word in ("Chessboard:", "Tree:", "Bookmarks:", "Gold market", "Ada:", "Dodo:"))


class Ticking:
    """Seconds that pass by so many at every look."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def timed(at_zero: str) -> Match:
    limit = Limit.model_validate({"per": "turn", "seconds": 60, "at_zero": at_zero})
    return new_match("tea_time", (ADA, BO), seed=3, first=0, limit=limit)


def test_the_clock_is_told_with_what_is_asked() -> None:
    text = Sitting(timed("sign"), "clock\nquit\n", now=Ticking(10)).text
    assert "Clock: 1:00 left." in text
    assert "Clock: 0:50 left." in text


def test_in_a_pause_the_screen_is_cleared_and_no_time_passes() -> None:
    text = Sitting(timed("sign"), "pause\n\nclock\nquit\n", now=Ticking(10)).text
    assert text.index("Pause: the clock stands.") < text.rindex("Clock: 0:40 left.")


@pytest.mark.parametrize("at_zero", ["bot", "first"])
def test_an_answer_that_comes_too_late_is_not_made(at_zero: str) -> None:
    sitting = Sitting(timed(at_zero), "3\nquit\n", now=Ticking(61))
    first = sitting.session.rules.decision(sitting.match.start().state)
    assert first is not None
    moves = [move for move in sitting.session.moves if move.player == 0]
    assert len(moves) == 1
    assert "Ada’s time is up" in sitting.text
    if at_zero == "first":
        assert moves[0].choice == first.options[0]


def test_with_a_sign_only_a_late_answer_counts() -> None:
    sitting = Sitting(timed("sign"), "3\nquit\n", now=Ticking(61))
    assert [move.choice for move in sitting.session.moves if move.player == 0] == [
        sitting.match.start().decision().options[2]  # type: ignore[union-attr]
    ]


@pytest.mark.parametrize("word", ["clock", "pause"])
def test_without_a_clock_there_is_none_to_be_told(two: Match, word: str) -> None:
    assert "There is no clock in this game." in Sitting.at(two, word, "quit").text


@pytest.mark.parametrize("game", ["tea_time", "alice", "rolling_in_wonderland", "queen_alice"])
def test_what_is_left_in_the_decks_is_told(game: str) -> None:
    text = Sitting.at(new_match(game, (ADA, BO), seed=3, first=0), "", "decks", "quit").text
    assert "\n  Left: " in text


@pytest.mark.parametrize(
    ("game", "place", "said"),
    [("tea_time", "b2", "(b2)"), ("alice", "a2", "a2"), ("queen_alice", "e8", "e8")],
)
def test_a_place_is_asked_for_by_the_name_it_is_shown_with(game: str, place: str, said: str) -> None:
    lines = Sitting.at(new_match(game, (ADA, BO), seed=3, first=0), "", f"? {place}", "quit").text.splitlines()
    answer = [line for line in lines if said in line or "There is no option" in line]
    assert answer
    assert "There is no option" not in lines[-4]


def test_a_place_that_cannot_be_chosen_says_why_by_its_name() -> None:
    text = Sitting.at(new_match("alice", (ADA, BO), seed=3, first=0), "", "? b2", "quit").text
    asked = text.rpartition("> ")[0].rpartition("> ")[2]
    assert "There is no option" not in asked
    assert "(AL-" in asked
