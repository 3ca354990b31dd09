"""The session: legality, chance, undo with its barrier, redo, replay."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from alicegames.core import chance
from alicegames.core.decision import CHANCE, Decision, IllegalChoiceError, Pass
from alicegames.core.perft import perft
from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.core.undo import (
    AnothersChoice,
    AnotherTurn,
    ChanceSeen,
    NothingPlayed,
    OtherSaw,
    Retraction,
    UndoRefusedError,
)
from alicegames.games import registry
from tests.play import asked, session
from tests.toy import Show, Swap, ToyData, ToyRules, ToyState


def toy_table(*humans: int, players: int = 2, seed: int = 1) -> Session[ToyState, Any]:
    return Session(ToyRules(ToyData()), Setup(players), seed, humans)


def test_chance_is_answered_before_anybody_is_asked() -> None:
    table = toy_table(0, 1)
    assert [move.player for move in table.moves] == [CHANCE]
    assert asked(table).player == 0


def test_a_choice_that_is_no_option_is_refused_and_changes_nothing() -> None:
    table = toy_table(0, 1)
    before = table.state
    with pytest.raises(IllegalChoiceError) as error:
        table.submit(Show(99))
    assert "'show:99' is not a legal choice here (show)" in str(error.value)
    assert error.value.decision is table.decision()
    assert table.state is before


def test_a_choice_of_another_kind_is_refused() -> None:
    with pytest.raises(IllegalChoiceError):
        toy_table(0, 1).submit(Pass())


def test_an_unknown_code_names_the_legal_ones() -> None:
    table = toy_table(0, 1)
    with pytest.raises(IllegalChoiceError, match="legal are: show:"):
        table.play("take:z9")


def test_after_the_end_every_code_is_refused() -> None:
    table = toy_table(0, 1)
    while not table.is_over:
        table.submit(asked(table).options[0])
    with pytest.raises(IllegalChoiceError, match="the game is over"):
        table.play("swap")


def test_many_legal_codes_are_counted_not_listed() -> None:
    with pytest.raises(IllegalChoiceError, match=r"and 4 more\."):
        session("tea_time").play("take:z9")


def test_a_draw_is_a_function_of_seed_and_ply() -> None:
    decision: Decision[int] = Decision(CHANCE, "draw", tuple(range(1000)))
    assert chance.draw(decision, 5, 7) == chance.draw(decision, 5, 7)
    assert len({chance.draw(decision, 5, ply) for ply in range(50)}) > 40
    assert len({chance.draw(decision, seed, 7) for seed in range(50)}) > 40


def test_a_draw_follows_the_weights() -> None:
    decision: Decision[str] = Decision(CHANCE, "draw", ("rare", "common"), (1, 9))
    drawn = Counter(chance.draw(decision, 11, ply) for ply in range(10_000))
    assert 0.08 < drawn["rare"] / 10_000 < 0.12


def test_equal_weights_draw_every_option_alike() -> None:
    decision: Decision[int] = Decision(CHANCE, "die", tuple(range(6)))
    drawn = Counter(chance.draw(decision, 3, ply) for ply in range(12_000))
    assert all(1_800 < drawn[face] < 2_200 for face in range(6))


def test_nothing_to_undo_at_the_start() -> None:
    table = session("tea_time")
    assert table.undo_barrier() == NothingPlayed()
    with pytest.raises(UndoRefusedError):
        table.undo()


def test_a_take_in_the_open_can_be_undone() -> None:
    table = session("tea_time")
    before = table.state
    table.play("take:a1")
    assert table.undo_barrier() is None
    table.undo()
    assert table.state == before
    assert table.can_redo
    table.redo()
    assert table.codes[-1] == "take:a1"
    assert not table.can_redo


def test_undo_never_goes_past_the_turn() -> None:
    table = session("tea_time")
    table.play("take:a1")
    table.play("take:a1")
    table.undo()
    assert table.undo_barrier() == AnotherTurn()
    with pytest.raises(UndoRefusedError):
        table.undo()


def test_a_swap_that_drew_a_card_cannot_be_undone() -> None:
    table = toy_table(0, 1)
    table.submit(Swap())
    assert table.undo_barrier() == ChanceSeen(2, 0)
    with pytest.raises(UndoRefusedError):
        table.undo()


def test_a_forced_undo_is_counted_and_draws_the_same_card_again() -> None:
    table = toy_table(0, 1)
    table.submit(Swap())
    codes = table.codes
    table.undo(force=True)
    assert table.takebacks == 1
    assert table.retractions == [Retraction(0, 0, "swap")]
    table.submit(Swap())
    assert table.codes == codes


def shown(table: Session[ToyState, Any]) -> Session[ToyState, Any]:
    """Let the asked seat show its card to all the others."""
    table.submit(asked(table).options[0])
    return table


def test_a_card_that_another_person_has_not_yet_seen_is_taken_back_for_nothing() -> None:
    table = shown(toy_table(0, 1))
    table.undo()
    assert table.takebacks == 0
    assert asked(table).player == 0


def test_once_the_other_person_has_been_at_the_screen_a_shown_card_stays() -> None:
    table = shown(toy_table(0, 1))
    table.seen_by(1)
    assert table.undo_barrier() == OtherSaw(1, 1)


def test_once_the_other_person_has_answered_a_shown_card_stays() -> None:
    table = shown(shown(toy_table(0, 1)))
    table.undo()
    assert table.undo_barriers()[-1] == OtherSaw(1, 1)


def test_who_has_looked_before_a_choice_has_not_seen_it() -> None:
    table = toy_table(0, 1)
    table.seen_by(1)
    assert shown(table).undo_barrier() is None


def test_what_was_looked_at_and_taken_back_is_not_what_comes_instead() -> None:
    table = shown(toy_table(0, 1))
    table.seen_by(1)
    table.undo(force=True)
    assert shown(table).undo_barrier() is None


def test_the_eyes_of_bots_do_not_count() -> None:
    table = shown(toy_table(0))
    table.seen_by(1)
    assert table.undo_barrier() is None


def test_what_a_bot_draws_unseen_bars_nothing() -> None:
    table = shown(toy_table(0))
    assert table.moves[-1].player == CHANCE
    assert table.moves[-1].reveals == (1,)
    table.undo()
    assert asked(table).player == 0


def test_what_a_bot_showed_bars_at_once() -> None:
    table = shown(shown(toy_table(0)))
    barrier = table.undo_barrier()
    assert barrier is not None
    assert barrier.sentence(("Ada", "Bob")) == "Ada has been shown something hidden since."


def test_another_persons_choice_comes_back_only_if_that_person_agrees() -> None:
    table = session("tea_time")
    table.play("take:a1")
    assert table.undo_barriers(by=1) == (AnothersChoice(0),)
    with pytest.raises(UndoRefusedError):
        table.undo(by=1)
    with pytest.raises(UndoRefusedError):
        table.undo(by=1, force=True)
    table.undo(by=1, consent=True)
    assert asked(table).player == 0


def test_consent_lifts_no_other_barrier() -> None:
    table = shown(toy_table(0, 1))
    table.seen_by(1)
    with pytest.raises(UndoRefusedError):
        table.undo(by=1, consent=True)


def test_the_own_choice_is_out_of_reach_while_another_has_answered_it() -> None:
    table = session("tea_time")
    table.play("take:a1")
    table.play("take:b1")
    assert table.undo_barrier(by=0) == AnothersChoice(1)


def test_undo_turn_never_takes_the_choice_of_another_person() -> None:
    table = session("tea_time")
    table.play("take:a1")
    assert table.undo_turn(by=1) == 0
    assert table.undo_turn(by=0) == 1


def test_what_comes_back_is_known_beforehand() -> None:
    table = session("tea_time")
    assert table.takeback() is None
    table.play("take:a1")
    back = table.takeback()
    assert back is not None
    assert (back.seat, back.move.code, len(back.moves)) == (0, "take:a1", 1)
    assert type(back.move.events[0]).__name__ == "Taken"


def test_after_a_replay_whoever_has_answered_has_been_at_the_screen() -> None:
    table = shown(shown(toy_table(0, 1)))
    again = toy_table(0, 1)
    again.replay(table.codes)
    again.undo()
    assert again.undo_barriers()[-1] == OtherSaw(1, 1)


def test_after_a_replay_who_has_not_answered_has_not_looked() -> None:
    table = shown(toy_table(0, 1))
    again = toy_table(0, 1)
    again.replay(table.codes)
    assert again.undo_barrier() is None


def test_undo_takes_back_what_bots_answered() -> None:
    table = session("tea_time")
    table.humans = frozenset({0})
    table.play("take:a1")
    table.play("take:a1")  # the bot's
    table.undo()
    assert asked(table).player == 0
    assert not any(move.player == 0 for move in table.moves)


def test_an_only_choice_that_nobody_was_asked_is_taken_back_with_the_one_before() -> None:
    table = session("tea_time")
    table.humans = frozenset({0})
    table.submit(asked(table).options[0], unasked=True)
    assert table.takeback() is None, "it was nobody's choice"
    table.submit(asked(table).options[0])  # the bot's
    assert isinstance(table.undo_barrier(), NothingPlayed)
    table.humans = frozenset({0, 1})
    table.undo()
    assert (table.choices, table.takeback()) == (1, None)
    table.replay(table.codes)
    assert table.takeback() is not None, "a saved game does not know what was asked"


def test_redo_plays_the_bots_answer_again() -> None:
    table = session("tea_time")
    table.humans = frozenset({0})
    table.play("take:a1")
    table.play("take:a1")
    codes = table.codes
    table.undo()
    table.redo()
    assert table.codes == codes


def test_a_new_choice_forgets_the_redo() -> None:
    table = session("tea_time")
    table.play("take:a1")
    table.undo()
    table.play("take:b1")
    assert not table.can_redo
    with pytest.raises(UndoRefusedError):
        table.redo()


def test_undo_turn_goes_to_the_start_of_the_turn() -> None:
    table = session("tea_time")
    table.play("take:a1")
    assert table.undo_turn() == 1
    assert table.undo_turn() == 0


def test_undo_works_after_a_replay() -> None:
    table = session("tea_time")
    table.play("take:a1")
    again = session("tea_time")
    again.replay(table.codes)
    again.undo()
    assert asked(again).player == 0


def test_a_replay_stops_at_the_first_code_that_does_not_fit() -> None:
    table = session("tea_time")
    codes = (*table.codes, "take:a1", "take:z9")
    again = session("tea_time")
    with pytest.raises(IllegalChoiceError, match="take:z9"):
        again.replay(codes)
    assert again.codes[-1] == "take:a1"


def test_a_replay_of_a_game_that_is_over_refuses_more() -> None:
    table = toy_table(0, 1)
    while not table.is_over:
        table.submit(asked(table).options[0])
    with pytest.raises(IllegalChoiceError, match="the game is over"):
        toy_table(0, 1).replay((*table.codes, "swap"))


def test_perft_counts_the_tree() -> None:
    rules = ToyRules(ToyData(cards=3))
    assert perft(rules, rules.start(Setup(2)), 0) == 1
    assert perft(rules, rules.start(Setup(2)), 1) == 3  # three cards to draw
    assert perft(rules, rules.start(Setup(2)), 2) == 6  # show or swap each


def test_perft_of_a_full_tea_table_counts_its_lines() -> None:
    table = session("tea_time")
    assert perft(table.rules, table.state, 1) == 12
    # the second turn: 12 cards (Alice among them) and every pair of neighbours
    pairs = 3 * 3 + 2 * 4 + 2 * (2 * 3)
    assert perft(table.rules, table.state, 2) == 12 * (12 + pairs)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(registry.UnknownGameError, match="tea_time"):
        registry.get("croquet")
