"""Warnings at the table: seen with the preview before the choice, of the kinds that the settings say."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pytest

from alicegames.core.cautions import KINDS
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Settings
from tests.ui.table.driver import NAMES, Driver

AT = {"nothing": "tea_time", "loss": "tea_time", "left": "alice", "next": "alice"}
"""Where each kind is looked for."""


@lru_cache
def dangerous(game: str, kind: str) -> tuple[tuple[str, ...], str, str]:
    """Play at random until a choice is warned of: return what was played, that choice, and what is said."""
    people = [Seat(name=NAMES[i], mark=MARKS[i]) for i in range(2)]
    match, rng = new_match(game, seats=people, first=0, seed=1), Random(1)
    session = match.start()
    while (decision := session.decision()) is not None:
        view, played = session.view(decision.player), tuple(move.code for move in session.moves if move.player >= 0)
        for option in decision.options if len(played) > 3 else ():
            for one in match.cautions(view, option, match.names):
                if one.kind == kind:
                    return played, match.rules.encode(option), one.said
        session.submit(decision.options[rng.randrange(len(decision.options))])
    raise AssertionError(kind)


def minded(kind: str, game: str = "", **settings: Any) -> tuple[tuple[str, ...], str]:
    """Point at the choice that is warned of; return what is to be minded then, and what was to be said."""
    played, code, said = dangerous(game or AT[kind], kind)
    some = Driver(game or AT[kind], codes=played, curtain=False, answer_single=False, confirm_moves=True, **settings)
    *steps, last = some.table.model.picker.path_of(some.session.option(code))
    for target in steps:
        some.click(target)
    some.hover(last)
    preview = some.table.picks.preview()
    return preview.cautions if preview is not None else (), said


@pytest.mark.parametrize("kind", KINDS)
def test_a_warning_is_shown_with_the_preview_before_the_choice_is_made(kind: str) -> None:
    shown, said = minded(kind)
    assert said in shown


@pytest.mark.parametrize("game", ["rolling_in_wonderland", "queen_alice"])
def test_the_large_games_warn_too(game: str) -> None:
    shown, said = minded("loss", game)
    assert said in shown


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_switched_off_alone(kind: str) -> None:
    shown, said = minded(kind, AT[kind], **{f"warn_{kind}": False})
    assert said not in shown
    assert Settings.model_validate({f"warn_{kind}": False}).warned == set(KINDS) - {kind}


def test_the_warning_stands_on_the_rail_in_its_colour() -> None:
    played, code, _said = dangerous("tea_time", "nothing")
    colours = []
    for is_on in (True, False):
        some = Driver("tea_time", codes=played, confirm_moves=True, warn_nothing=is_on, warn_left=False)
        *steps, last = some.table.model.picker.path_of(some.session.option(code))
        for target in steps:
            some.click(target)
        some.hover(last)
        some.table.touch()
        some.app.draw()
        surface, rect = some.app.screen.surface(), some.app.scale.rect(some.table.frame.preview)
        colours.append([tuple(surface.get_at((x, y)))[:3] for x in range(*_span(rect)) for y in range(*_rows(rect))])
        rose = some.app.theme.rose[:3]
    assert rose in colours[0]
    assert rose not in colours[1]


def _span(rect: Any) -> tuple[int, int]:
    return int(rect.left), int(rect.left + rect.w * 0.7)


def _rows(rect: Any) -> tuple[int, int]:
    return int(rect.top), int(rect.bottom)
