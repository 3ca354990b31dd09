"""The contract suite: every registered game, and the toy game, keeps `Rules`."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup, totals
from alicegames.core.session import Session, UndoRefusedError
from alicegames.games import registry
from tests.play import finished, random_choices, session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.session import Move

GAMES = (*registry.ids(), "toy")
LIMIT = 20_000


@pytest.fixture(autouse=True)
def _toy(toy: str) -> None:
    """The toy game is one of the games."""


def variants(game_id: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Every player count with the default options, and every other value of every option once."""
    game = registry.get(game_id)
    for players in game.players:
        yield players, {}
    for number, option in enumerate(game.options()):
        counts = [n for n in game.players if not option.players or n in option.players]
        for value in option.values[1:]:
            yield counts[number % len(counts)], {option.key: value.value}


CASES = [(game, seed) for game in GAMES for seed in range(2)]


def sampled(moves: list[Move[Any, Any]], seed: int, count: int = 40) -> list[Move[Any, Any]]:
    rng = Random(seed)
    return moves if len(moves) <= count else sorted(rng.sample(moves, count), key=lambda move: move.ply)


def games(game_id: str, seed: int) -> Iterator[Session[Any, Any]]:
    for players, options in variants(game_id):
        yield finished(game_id, players, seed, **options)


@pytest.mark.parametrize("game", GAMES)
def test_options_are_stable_unique_and_never_empty(game: str) -> None:
    for table in games(game, 3):
        for move in table.moves:
            again = table.rules.decision(move.before)
            assert again == move.decision
            assert move.decision.options
            codes = [table.rules.encode(option) for option in move.decision.options]
            assert len(set(codes)) == len(codes), codes
            assert all(code == code.lower() and code.isprintable() and " " not in code for code in codes), codes
            assert len(set(move.decision.options)) == len(codes)


@pytest.mark.parametrize("game", GAMES)
def test_only_chance_has_weights_and_they_fit(game: str) -> None:
    for table in games(game, 4):
        for move in table.moves:
            weights = move.decision.weights
            if move.player == CHANCE:
                assert not weights or (len(weights) == len(move.decision.options) and min(weights) > 0)
            else:
                assert not weights


@pytest.mark.parametrize("game", GAMES)
def test_apply_is_pure(game: str) -> None:
    for table in games(game, 5):
        adapter: TypeAdapter[Any] = TypeAdapter(registry.get(game).state_type)
        for move in sampled(list(table.moves), 5):
            before = adapter.dump_json(move.before)
            first, second = (table.rules.apply(move.before, move.choice) for _ in range(2))
            assert adapter.dump_json(move.before) == before
            assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_a_log_replays_to_equal_states(game: str) -> None:
    for table in games(game, 6):
        again = Session(table.rules, table.setup, table.seed, table.humans)
        again.replay(table.codes)
        assert again.state == table.state
        assert again.codes == table.codes
        assert [move.before for move in again.moves] == [move.before for move in table.moves]


@pytest.mark.parametrize("game", GAMES)
def test_every_state_survives_json(game: str) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(registry.get(game).state_type)
    for table in games(game, 7):
        for state in [*(move.before for move in sampled(list(table.moves), 7, 80)), table.state]:
            assert adapter.validate_json(adapter.dump_json(state)) == state
            assert hash(state) == hash(adapter.validate_json(adapter.dump_json(state)))


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_redo_lead_back_to_the_same_states(game: str) -> None:
    for players, options in variants(game):
        table = random_choices(session(game, players, seed=8, first=0, **options), 8, 60)
        for _number in range(30):
            state, codes = table.state, table.codes
            try:
                table.undo(force=True)
            except UndoRefusedError:
                break
            assert len(table.codes) < len(codes)
            table.redo()
            assert (table.state, table.codes) == (state, codes)
            table.undo(force=True)


@pytest.mark.parametrize("game", GAMES)
def test_an_undone_choice_meets_the_same_chance_again(game: str) -> None:
    for players, options in variants(game):
        table = random_choices(session(game, players, seed=9, first=0, **options), 9, 10)
        code = next(move.code for move in reversed(table.moves) if move.player in table.humans)
        codes = table.codes
        table.undo(force=True)
        table.play(code)
        assert table.codes == codes


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends(game: str) -> None:
    for table in games(game, 10):
        assert table.rules.decision(table.state) is None
        assert len(table.moves) < LIMIT


@pytest.mark.parametrize("game", GAMES)
def test_scores_and_places_agree_on_the_number_of_seats(game: str) -> None:
    for table in games(game, 11):
        score = table.rules.score(table.state)
        places = table.rules.places(table.state)
        assert len(score) == len(places) == len(totals(score))
        assert min(places) == 1
        for lines in score:
            assert len({line.key for line in lines}) == len(lines)
        best = max(totals(score))
        assert all(totals(score)[seat] == best for seat, place in enumerate(places) if place == 1)


@pytest.mark.parametrize("game", GAMES)
def test_turn_numbers_never_fall(game: str) -> None:
    for table in games(game, 12):
        numbers = [move.turn.number for move in table.moves]
        assert numbers == sorted(numbers)
        for move in table.moves:
            assert move.turn.owner == CHANCE or 0 <= move.turn.owner < len(table.rules.score(move.before))


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_idempotent_and_asks_its_own_seat_the_same(game: str) -> None:
    for table in games(game, 13):
        for move in sampled(list(table.moves), 13):
            for seat in range(table.setup.players):
                view = table.rules.view(move.before, seat)
                assert table.rules.view(view, seat) == view
            if 0 <= move.player < table.setup.players:
                assert table.rules.decision(table.rules.view(move.before, move.player)) == move.decision


@pytest.mark.parametrize("game", GAMES)
def test_a_view_survives_determinizing(game: str) -> None:
    rng = Random(14)
    for table in games(game, 14):
        for move in sampled(list(table.moves), 14, 25):
            for seat in range(table.setup.players):
                view = table.rules.view(move.before, seat)
                full = table.rules.determinize(view, seat, rng)
                assert table.rules.view(full, seat) == view
                assert table.rules.score(view)[seat] == table.rules.score(move.before)[seat] or move.player == CHANCE


@pytest.mark.parametrize("game", GAMES)
def test_a_determinized_game_plays_to_its_end(game: str) -> None:
    rng = Random(15)
    for players, options in variants(game):
        table = random_choices(session(game, players, seed=15, first=0, **options), 15, 12)
        decision = table.decision()
        if decision is None:
            continue
        view = table.view(decision.player)
        state, plies = table.rules.determinize(view, decision.player, rng), 0
        while (asked := table.rules.decision(state)) is not None:
            state = table.rules.apply(state, asked.options[rng.randrange(len(asked.options))]).state
            plies += 1
            assert plies < LIMIT


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_choice_and_event_has_words(game: str) -> None:
    the_game = registry.get(game)
    for table in games(game, 16):
        texts = the_game.make_texts(table.rules.data)  # type: ignore[attr-defined]
        names = tuple(f"Seat {seat}" for seat in range(len(table.rules.score(table.state))))
        for move in sampled(list(table.moves), 16, 60):
            seat = max(move.player, 0) if move.player < table.setup.players else 0
            view = table.rules.view(move.before, seat)
            assert texts.table(view, names)
            if 0 <= move.player < table.setup.players:
                assert texts.prompt(view, move.decision, names)
                lines = [texts.option(view, option, names) for option in move.decision.options]
                assert all(lines)
                assert len(set(lines)) == len(lines), lines
            for event in move.events:
                for witness in range(table.setup.players):
                    seen = table.rules.view_event(event, witness)
                    assert seen is None or "{" not in texts.event(seen, names)
        for score in table.rules.score(table.state):
            assert all(texts.score_line(line.key) for line in score)


_PRINT_LOG = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tests.play import finished
print(json.dumps(finished(sys.argv[2], int(sys.argv[3]), 17).codes))
"""


@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_two_processes_with_other_hash_seeds_write_the_same_log(game: str, pytestconfig: pytest.Config) -> None:
    players = str(registry.get(game).players[-1])
    logs = [
        subprocess.run(
            [sys.executable, "-c", _PRINT_LOG, str(pytestconfig.rootpath), game, players],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert json.loads(logs[0]) == json.loads(logs[1])


def test_setup_options_differ_from_their_defaults() -> None:
    assert Setup(2, (("a", "b"),)).option("a", "c") == "b"
    assert Setup(2).option("a", "c") == "c"
