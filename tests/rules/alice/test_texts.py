"""The words: every prompt, option, event, tooltip and reason can be told, and the reference tells every rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Event
from alicegames.games.alice import events
from alicegames.games.alice.state import CELLS, FREE
from tests.play import finished
from tests.rules.alice.positions import DATA, NAMES, RULES, TEXTS, position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.alice.state import AliceState

LEDGER = [f"AL-{number:02d}" for number in range(1, 104)]
SILENT = {"Played", "VortexOpened", "BookClosed"}


def targets(state: AliceState) -> Iterator[str]:
    yield from (f"tea:{cell}" for cell in CELLS)
    yield from (f"hand:{card}" for card in DATA.ids)
    for kind in ("protagonist", "character", "chapter"):
        yield from (f"deck:{kind}", f"discard:{kind}")
    for seat, row in enumerate(state.open):
        yield from (f"seat:{seat}", f"pile:{seat}")
        for opened in row:
            yield f"chapter:{DATA.ids[opened.chapter]}"
            yield from (f"page:{DATA.ids[opened.chapter]}.{page + 1}" for page in range(len(opened.pages)))
    yield from ("button:end", "presence:", "table:played", "wonder:open", "name:knave")


def test_every_decision_option_and_event_of_a_game_is_told() -> None:
    for players in (2, 4):
        for move in finished("alice", players, seed=21).moves:
            view = RULES.view(move.before, max(move.player, 0))
            assert TEXTS.prompt(view, move.decision, NAMES)
            told = [TEXTS.option(view, option, NAMES) for option in move.decision.options]
            assert all(told)
            assert len(set(told)) == len(told), told
            for event in move.events:
                shown = RULES.view_event(event, 1)
                assert shown is not None
                assert TEXTS.event(shown, NAMES) or type(event).__name__ in SILENT


def test_every_target_has_a_reason_with_a_rule_and_a_tooltip() -> None:
    moves = finished("alice", 3, seed=8).moves
    for move in moves[10::7]:
        if move.player == CHANCE:
            continue
        view = RULES.view(move.before, move.player)
        for target in targets(view):
            reason = TEXTS.why_not(view, target, (), NAMES)
            assert reason.sentence.endswith(".")
            assert reason.rule in LEDGER
            kind = target.partition(":")[0]
            text = TEXTS.about(view, target, NAMES)
            assert text or kind == "button" or (kind == "table" and view.played == FREE)


def test_tooltips_tell_the_card() -> None:
    game = position("alice-cake ch08", "cat ch01", open=("ch06=-,knave",), tea={"a3": "queen hatter"})
    assert "Cake" in TEXTS.about(game.state, "hand:alice-cake", NAMES)
    assert "tiny Caterpillar" in TEXTS.about(game.state, "hand:ch08", NAMES)
    assert "Covered: Queen of Hearts" in TEXTS.about(game.state, "tea:a3", NAMES)
    assert "Knave of Hearts stands there" in TEXTS.about(game.state, "page:ch06.2", NAMES)
    hidden = TEXTS.about(RULES.view(game.state, 0), "seat:1", NAMES)
    assert "Cheshire" not in hidden
    assert "1 hidden protagonist" in hidden


def test_the_table_in_lines_keeps_secrets() -> None:
    game = position("alice", "cat ch27", open=("ch06=-,knave",))
    lines = "\n".join(TEXTS.table(RULES.view(game.state, 0), NAMES))
    assert "Alice" in lines
    assert "Cheshire" not in lines
    assert "Golden Afternoon" not in lines


def test_every_score_line_has_a_name() -> None:
    for experienced in (False, True):
        for line in RULES.score(position("", "", experienced=experienced).state)[0]:
            assert TEXTS.score_line(line.key)


@pytest.mark.parametrize("rule", LEDGER)
def test_the_reference_tells_the_rule(rule: str) -> None:
    entries = [entry for section in TEXTS.reference() for entry in section.entries]
    assert any(rule in entry.rules for entry in entries)


def test_the_reference_tells_nothing_twice() -> None:
    told = [rule for section in TEXTS.reference() for entry in section.entries for rule in entry.rules]
    assert sorted(told) == LEDGER[:9] + sorted(LEDGER[9:]) == sorted(LEDGER)


def test_every_event_is_told_or_known_to_be_silent() -> None:
    from alicegames.games.alice.text.log import TELLING

    names = {name for name, value in vars(events).items() if isinstance(value, type) and issubclass(value, Event)} - {
        "Event"
    }
    assert names - {kind.__name__ for kind in TELLING} == SILENT - {"Played"}


def test_codes_are_lower_case_words() -> None:
    for move in finished("alice", 3, seed=2).moves:
        assert re.fullmatch(r"[a-z0-9:+>.\-]+", move.code), move.code
