"""Words of chance: what random games say and why not; one game of each in every run, many with `make soak`."""

from __future__ import annotations

from random import Random

import pytest

from alicegames.games import registry
from tests.fuzz.limits import TIMES
from tests.text.claims.truth import check, lit, of_each_kind
from tests.text.editor import faults
from tests.text.sayings import sayings
from tests.text.tables import TABLES, asked


@pytest.mark.parametrize("game", registry.ids())
def test_the_words_of_a_random_game_are_whole(game: str) -> None:
    for seed in range(100, 100 + TIMES):
        _game, players, options = Random(seed).choice([table for table in TABLES if table[0] == game])
        for kind, text in sayings(game, players, options, seed):
            assert not text or not faults(kind, text), (seed, text)


@pytest.mark.parametrize("game", registry.ids())
def test_the_reasons_of_a_random_game_hold(game: str) -> None:
    for seed in range(100, 100 + TIMES):
        rng = Random(seed)
        _game, players, options = rng.choice([table for table in TABLES if table[0] == game])
        for some in asked(game, players, seed, 40, **options):
            picked = rng.choice([(), (rng.choice(sorted(lit(some, ()))),)])
            here = {*lit(some, picked), *picked}
            for target in of_each_kind([target for target in some.targets() if target not in here], rng, 1):
                check(some, target, picked)
