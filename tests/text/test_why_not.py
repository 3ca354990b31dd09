"""What cannot be picked says why, and says so of nothing that can."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from alicegames.core.targets import UnknownTargetError, split
from alicegames.games import registry
from tests.text.claims.truth import CLAIMS, check, is_of_order, lit, of_each_kind
from tests.text.tables import TABLES, asked

if TYPE_CHECKING:
    from tests.text.claims.claim import Claim

SEEDS = {"tea_time": (5, 6, 7, 8), "alice": (5, 20, 22, 30), "rolling_in_wonderland": (5, 20), "queen_alice": (5,)}
"""Random games of each table that are walked."""
EVERY = {"tea_time": 3, "alice": 7, "rolling_in_wonderland": 7, "queen_alice": 12}
"""Which of their questions are looked at, besides the first of each kind."""
WHOLE = {"tea_time": 1, "alice": 4, "rolling_in_wonderland": 10, "queen_alice": 25}
"""Of which of these everything on the table is asked about; of the others one thing of each kind."""


@cache
def walked(game: str) -> tuple[Claim, ...]:
    """Walk random positions of every table of a game; ask about everything that is not lit, or one of each kind."""
    claims, kinds = [], import_module(f"alicegames.games.{game}.text.targets").KINDS
    for _game, players, options in [table for table in TABLES if table[0] == game]:
        for seed in SEEDS[game]:
            rng = Random(seed)
            for number, some in enumerate(asked(game, players, seed, EVERY[game], **options)):
                many = 1 if number % WHOLE[game] else 1000
                starts, targets = lit(some, ()), some.targets()
                for target in {*targets, *(step for path in some.paths() for step in path)}:
                    split(kinds, target)
                for picked in ((), (rng.choice(sorted(starts)),)):
                    here = lit(some, picked)
                    dark = [target for target in targets if target not in here and target not in picked]
                    claims += [check(some, target, picked) for target in of_each_kind(dark, rng, many)]
    return tuple(claims)


GAMES = [pytest.param(game, marks=pytest.mark.xdist_group(f"walk of {game}")) for game in registry.ids()]


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_names_a_rule_that_holds_and_is_given_for_nothing_on_the_path_of_a_legal_choice(game: str) -> None:
    assert len(walked(game)) > 500


@pytest.mark.parametrize("game", registry.ids())
def test_every_rule_that_a_reason_can_name_has_a_condition(game: str) -> None:
    folder = Path(import_module(f"alicegames.games.{game}.text").__path__[0])
    named = {rule for file in folder.glob("why_not*.py") for rule in re.findall(r'"([A-Z]{2}-\d+)"', file.read_text())}
    assert named == set(CLAIMS[game].HOLDS) | set(CLAIMS[game].STEPS.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_condition_holds_for_everything(game: str) -> None:
    """What would be true of any reason proves none."""
    claims = walked(game)[::5]
    for rule, holds in CLAIMS[game].HOLDS.items():
        others = [claim for claim in claims if claim.reason.rule != rule and not is_of_order(claim)]
        assert sum(holds(claim) for claim in others) < len(others) * 0.8, rule


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
