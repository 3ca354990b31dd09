"""The contract suite: every registered game, and the toy game, keeps `Rules`."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.decision import CHANCE, ONLOOKER
from alicegames.core.rules import Setup, totals
from alicegames.core.session import Session
from alicegames.core.undo import UndoRefusedError
from alicegames.core.values import from_json, to_json
from alicegames.games import registry
from tests.play import finished, random_choices, session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.rules import Step
    from alicegames.core.session import Ply

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


def sampled(moves: list[Ply[Any, Any]], seed: int, count: int = 40) -> list[Ply[Any, Any]]:
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
def test_the_rules_answer_for_the_automa_and_for_nobody_else(game: str) -> None:
    for table in games(game, 20):
        for move in table.moves:
            assert move.decision.by_rules == (move.player >= table.setup.players)
            assert move.decision.is_a_seats == (0 <= move.player < table.setup.players)
            assert not move.decision.by_rules or len(move.decision.options) == 1


@pytest.mark.parametrize("game", GAMES)
def test_apply_is_pure(game: str) -> None:
    for table in games(game, 5):
        for move in sampled(list(table.moves), 5):
            before = to_json(move.before)
            first = table.rules.apply(move.before, move.choice)
            for other in move.decision.options[:6]:
                table.rules.apply(move.before, other)
            second = table.rules.apply(move.before, move.choice)
            assert to_json(move.before) == before
            assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_a_course_asks_the_same_and_leads_to_the_same_positions(game: str) -> None:
    for table in games(game, 22):
        moves = list(table.moves)
        course, looked_at = table.rules.course(moves[0].before), []
        looks = {move.ply for move in sampled(moves, 22)}
        for move in moves:
            assert course.decision() == course.decision() == move.decision, move.ply  # asking changes nothing
            if move.ply in looks:
                looked_at.append((course.state(), move.before))
            course.take(move.choice)
        assert course.decision() is None
        assert course.state() == table.state
        for state, before in looked_at:  # what has been looked at stays as it was when the course went on
            assert type(state) is type(before)
            assert to_json(state) == to_json(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_log_replays_to_equal_states(game: str) -> None:
    for table in games(game, 6):
        fresh = registry.get(game).make_rules(table.rules.data)  # type: ignore[attr-defined]
        again = Session(fresh, table.setup, table.seed, table.humans)
        again.replay(table.codes)
        assert again.state == table.state
        assert again.codes == table.codes
        assert [move.before for move in again.moves] == [move.before for move in table.moves]


@pytest.mark.parametrize("game", GAMES)
def test_every_state_survives_json(game: str) -> None:
    kind = registry.get(game).state_type
    for table in games(game, 7):
        for state in [*(move.before for move in sampled(list(table.moves), 7, 80)), table.state]:
            again = from_json(kind, to_json(state))
            assert again == state
            assert hash(again) == hash(state)
            assert table.rules.decision(again) == table.rules.decision(state)
            assert table.rules.score(again) == table.rules.score(state)


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
        points = [totals(score)[seat] for seat in sorted(range(len(places)), key=places.__getitem__)]
        assert points == sorted(points, reverse=True)


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


SECRETIVE = tuple(game for game in registry.ids() if registry.get(game).has_secrets)


def unaware(table: Session[Any, Any], move: Ply[Any, Any], other: Any, length: int = 12) -> int:
    """Compare two worlds that part where chance answers ``move`` in two ways and go on alike, up to ``length`` moves.

    A seat to which neither world has revealed anything must see the same in both: states and events. Return how many
    pairs of views were compared. Where the worlds ask different things, or the log fits one of them only, they end.
    """
    rules, ply = table.rules, move.ply
    unaware = set(range(table.setup.players))
    worlds, choices, compared = [move.before, move.before], [move.choice, other], 0
    for number in range(length):
        steps = [rules.apply(world, choice) for world, choice in zip(worlds, choices, strict=True)]
        unaware.difference_update(*(step.reveals for step in steps))
        worlds = [step.state for step in steps]
        asked = [decision for world in worlds if (decision := rules.decision(world)) is not None]
        if not unaware or len(asked) < 2 or len({(decision.player, decision.kind) for decision in asked}) > 1:
            break
        for seat in sorted(unaware):
            assert rules.view(worlds[0], seat) == rules.view(worlds[1], seat), (ply, number, seat)
            told = [[rules.view_event(event, seat) for event in step.events] for step in steps]
            assert told[0] == told[1], (ply, number, seat)
            compared += worlds[0] != worlds[1]
        code = table.codes[ply + number + 1]
        found = [[option for option in decision.options if rules.encode(option) == code] for decision in asked]
        if not all(found):
            break
        choices = [options[0] for options in found]
    return compared


@pytest.mark.parametrize("game", [*SECRETIVE, "toy"])
def test_who_was_not_told_sees_no_difference(game: str) -> None:
    """A view or an event that leaks what chance hid, at once or later, fails here; so does a missing ``reveals``."""
    rng, compared = Random(18), 0
    for table in games(game, 18):
        moves = [move for move in table.moves if move.player == CHANCE and len(move.decision.options) > 1]
        moves = [move for move in moves if move.decision.kind != "order"]  # of effects that only add: open to all
        for move in sampled(moves, 18):
            others = [option for option in move.decision.options if option != move.choice]
            compared += unaware(table, move, rng.choice(others))
    assert compared, "nothing is ever hidden"


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_a_choice_shows_its_maker_is_a_revelation(game: str) -> None:
    """The same choice in worlds that its maker cannot tell apart looks the same afterwards, or ``reveals`` names it."""
    rng, shown = Random(20), 0
    for table in games(game, 20):
        for move in table.moves:
            if not 0 <= move.player < table.setup.players:
                continue
            seat, step = move.player, table.rules.apply(move.before, move.choice)
            view = table.rules.view(move.before, seat)
            worlds = [table.rules.determinize(view, seat, rng) for _world in range(2)]
            steps = (step, *(table.rules.apply(world, move.choice) for world in worlds))
            seen = {_looks(table, each, seat) for each in steps}
            assert len(seen) == 1 or seat in step.reveals, (move.ply, move.code)
            shown += len(seen) > 1
    assert shown, "no choice ever shows its maker anything"


def _looks(table: Session[Any, Any], step: Step[Any], seat: int) -> tuple[Any, ...]:
    decision = table.rules.decision(step.state)
    asked = -2 if decision is None else decision.player
    return (table.rules.view(step.state, seat), asked, *(table.rules.view_event(event, seat) for event in step.events))


@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_knows_what_every_seat_knows_and_no_more(game: str) -> None:
    for table in games(game, 21):
        for move in sampled(list(table.moves), 21):
            outside = table.rules.view(move.before, ONLOOKER)
            assert table.rules.score(outside)
            for seat in range(table.setup.players):
                assert table.rules.view(table.rules.view(move.before, seat), ONLOOKER) == outside
                for event in move.events:
                    seen = table.rules.view_event(event, seat)
                    public = table.rules.view_event(event, ONLOOKER)
                    assert public is None or (seen and table.rules.view_event(seen, ONLOOKER) == public)


@pytest.mark.parametrize("game", [*SECRETIVE, "toy"])
def test_determinizing_imagines_more_than_one_world(game: str) -> None:
    rng, imagined = Random(19), 0
    for table in games(game, 19):
        for move in sampled(list(table.moves), 19, 10):
            for seat in range(table.setup.players):
                view = table.rules.view(move.before, seat)
                imagined += len({table.rules.determinize(view, seat, rng) for _world in range(3)}) > 1
    assert imagined


@pytest.mark.parametrize("game", GAMES)
def test_worlds_prepared_once_are_those_imagined_one_by_one(game: str) -> None:
    for table in games(game, 19):
        for move in sampled(list(table.moves), 20, 6):
            for seat in range(table.setup.players):
                view = table.rules.view(move.before, seat)
                draw = table.rules.worlds(view, seat)
                drawn = [draw(Random(number)) for number in (1, 2, 1)]
                assert drawn == [table.rules.determinize(view, seat, Random(number)) for number in (1, 2, 1)]


@pytest.mark.parametrize("game", GAMES)
def test_one_evaluation_says_what_the_heuristic_says_for_each_seat(game: str) -> None:
    found = registry.get(game)
    for table in games(game, 19):
        seats = range(len(table.rules.score(table.state)))
        if len(seats) > 1:
            for state in [*(move.before for move in sampled(list(table.moves), 21, 12)), table.state]:
                each = [found.heuristic(table.rules, state, seat) for seat in seats]
                assert list(found.evaluate(table.rules, state)) == each


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


_PRINT_OPTIONS = """
import hashlib, sys
sys.path.insert(0, sys.argv[1])
from tests.contract.test_contract import games
for table in games(sys.argv[2], 17):
    told = hashlib.sha256()
    for move in table.moves:
        told.update(repr([table.rules.encode(option) for option in move.decision.options]).encode())
        told.update(repr(move.events).encode())
    print(table.setup, len(table.moves), told.hexdigest())
"""


@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_two_processes_with_other_hash_seeds_offer_and_tell_the_same(game: str, pytestconfig: pytest.Config) -> None:
    """Every option of every decision in its order, and every event: an order taken from a set of strings fails here."""
    logs = [
        subprocess.run(
            [sys.executable, "-c", _PRINT_OPTIONS, str(pytestconfig.rootpath), game],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert logs[0]
    assert logs[0] == logs[1]


def test_setup_options_differ_from_their_defaults() -> None:
    assert Setup(2, (("a", "b"),)).option("a", "c") == "b"
    assert Setup(2).option("a", "c") == "c"
