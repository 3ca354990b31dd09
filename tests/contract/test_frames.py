"""Each game's table of frames: every kind of pending work has its row, and every row can be carried out."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, get_args

import pytest

from alicegames.games import registry

if TYPE_CHECKING:
    from alicegames.core.frames import Frames

GAMES = [game for game in registry.ids() if find_spec(f"alicegames.games.{game}.frames")]


def table(game: str) -> Frames[Any, Any, Any, Any]:
    found: Frames[Any, Any, Any, Any] = import_module(f"alicegames.games.{game}.rules").FRAMES
    return found


def test_most_games_have_frames() -> None:
    assert len(GAMES) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_the_union_has_its_row(game: str) -> None:
    frames = get_args(import_module(f"alicegames.games.{game}.frames").Frame)
    assert set(table(game).rows) == set(frames)
    assert len({frame.__struct_config__.tag for frame in frames}) == len(frames)


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_that_asks_takes_an_answer_and_the_others_settle(game: str) -> None:
    for frame, row in table(game).rows.items():
        assert (row.ask is None) == (row.answer is None), frame
        assert row.ask is not None or row.settle is not None, frame


@pytest.mark.parametrize(("game", "union"), [("rolling_in_wonderland", "Choice"), ("queen_alice", "QueenChoice")])
def test_every_choice_of_the_union_has_its_code(game: str, union: str) -> None:
    choices = get_args(getattr(import_module(f"alicegames.games.{game}.choices"), union))
    assert set(import_module(f"alicegames.games.{game}.codes")._CODES) == set(choices)
