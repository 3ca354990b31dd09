"""What cannot be picked says why, and says so of nothing that can."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.targets import UnknownTargetError, split, steps_before
from alicegames.games import registry
from tests.text.tables import TABLES, asked

if TYPE_CHECKING:
    from tests.text.tables import Asked

HOLDS: dict[str, Any] = {
    "TT-09": lambda view, _target: view.turns == view.round_start,
    "TT-10": lambda view, _target: view.turns == view.round_start + 1,
    "TT-11": lambda view, _target: view.turns > view.round_start + 1,
    "AL-14": lambda view, target: not view.chapter_deck if "chapter" in target else not view.protagonist_deck,
    "AL-16": lambda view, target: not view.wilder and (target == "presence" or view.presence > 0),
    "AL-33": lambda view, target: target[-1] in "13" and bool(view.tea[_cell(target)]),
    "AL-34": lambda view, _target: any(len(stack) > 1 for stack in view.tea),
    "AL-80": lambda view, _target: not view.protagonist_deck and not view.protagonist_discard,
    "AL-85": lambda view, target: not view.tea[_cell(target)],
    "AL-93": lambda view, _target: view.stack[-1].locked >= 0,
    "RW-10": lambda view, target: view.tokens[int(target[-1]) - 1] < 0,
    "RW-38": lambda view, _target: not view.seats[view.owner].soldiers,
    "RW-62": lambda view, _target: not view.variant.mushrooms,
}
"""For rules that hold in some positions only, the condition under which they may be named."""


def _cell(target: str) -> int:
    return "abc".index(target[-2]) * 3 + int(target[-1]) - 1


GENERIC = ("something else", "the question above", "not now", "cannot be chosen now")


def lit(some: Asked, picked: tuple[str, ...]) -> set[str]:
    """What a click would pick: the next steps of every path, in any order where the game says so."""
    paths = some.paths()
    if some.presenter.free_order(some.decision):
        return {step for path in paths if set(picked) <= set(path) for step in set(path) - set(picked)}
    return {path[len(picked)] for path in paths if path[: len(picked)] == picked and len(path) > len(picked)}


def check(some: Asked, target: str, picked: tuple[str, ...]) -> None:
    """Ask about one thing that is not lit."""
    reason = some.why(target, picked)
    where = (some.decision.kind, target, picked, reason)
    assert reason.sentence.endswith("."), where
    assert reason.rule, where
    assert not any(word in reason.sentence.lower() for word in GENERIC), where
    assert HOLDS.get(reason.rule, lambda _view, _target: True)(some.view, target), where
    before = steps_before(some.paths(), picked, target)
    assert reason.first == (before or ()), where
    assert not before or reason.sentence.startswith("First "), where


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_no_reason_is_given_for_what_is_on_the_path_of_a_legal_choice(
    game: str, players: int, options: dict[str, str]
) -> None:
    rng = Random(7)
    for some in asked(game, players, 5, 9, **options):
        starts = lit(some, ())
        for picked in ((), (rng.choice(sorted(starts)),)):
            here = lit(some, picked)
            for target in some.targets():
                if target not in here and target not in picked:
                    check(some, target, picked)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_target_is_declared(game: str, players: int, options: dict[str, str]) -> None:
    kinds = import_kinds(game)
    for some in asked(game, players, 6, 11, **options):
        for target in {*some.targets(), *(step for path in some.paths() for step in path)}:
            split(kinds, target)


def import_kinds(game: str) -> Any:
    from importlib import import_module

    return import_module(f"alicegames.games.{game}.text.targets").KINDS


@pytest.mark.parametrize("game", ["tea_time", "alice", "rolling_in_wonderland"])
def test_a_target_that_nobody_declares_is_refused(game: str) -> None:
    for some in asked(game, 2, 1, 1000):
        for unknown in ("nothing:at_all", "cell:zz", "tea:d9", "die:queen.black", "seat:9", ""):
            with pytest.raises(UnknownTargetError):
                some.why(unknown)
            with pytest.raises(UnknownTargetError):
                some.about(unknown)
        return


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_game_and_its_table_agree_on_the_paths(game: str, players: int, options: dict[str, str]) -> None:
    paths = registry.get(game).make_paths(registry.builtin_rules(game).data)  # type: ignore[attr-defined]
    for some in asked(game, players, 2, 30, **options):
        for option in some.decision.options:
            shown = some.presenter.paths(some.view, some.decision, option)
            assert set(shown) == set(paths(some.view, some.decision, option))
