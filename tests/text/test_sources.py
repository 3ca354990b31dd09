"""From whatever is at hand one gets to the rules at the right line: no event, thing or question is without one."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Event
from alicegames.games import registry
from alicegames.packs.reference import sections
from tests.text.tables import TABLES, played, table

NOT_OF_THE_GAME = {"button", "option"}
"""Targets that are the program's own."""


def told(game: str) -> set[str]:
    return {rule for section in sections(game) for entry in section.entries for rule in entry.rules}


@pytest.mark.parametrize("game", registry.ids())
def test_every_source_is_a_rule_that_the_reference_tells(game: str) -> None:
    sources = registry.get(game).sources
    named = {*sources.events.values(), *sources.targets.values(), *sources.decisions.values()}
    assert named <= told(game)


@pytest.mark.parametrize("game", registry.ids())
def test_every_event_and_every_kind_of_thing_has_its_rule(game: str) -> None:
    module = import_module(f"alicegames.games.{game}.events")
    events = {each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event)} - {Event}
    assert set(registry.get(game).sources.events) == events
    kinds = {target for target in registry.get(game).sources.targets if ":" not in target}
    assert kinds == set(registry.get(game).kinds) - NOT_OF_THE_GAME


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_question_has_its_rule(game: str, players: int, options: dict[str, str]) -> None:
    match, _presenter = table(game, players, 2, **options)
    kinds = {move.decision.kind for move in played(match, Random(2).randrange(9)) if move.player != CHANCE}
    assert kinds <= set(match.game.sources.decisions)


@pytest.mark.parametrize(
    ("game", "target", "rule"),
    [
        ("alice", "hand:duchess", "AL-52"),
        ("alice", "hand:rabbit-potion", "AL-43"),
        ("alice", "hand:card-soldier", "AL-54"),
        ("alice", "hand:ch03", "AL-15"),
        ("rolling_in_wonderland", "region:queen", "RW-37"),
        ("rolling_in_wonderland", "die:queen.blue", "RW-18"),
        ("tea_time", "cell:b2", "TT-13"),
        ("tea_time", "button:end", ""),
    ],
)
def test_a_card_or_region_with_a_line_of_its_own_leads_there(game: str, target: str, rule: str) -> None:
    assert registry.get(game).sources.of_target(target) == rule
