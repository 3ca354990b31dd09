"""Games in progress outlive an update of the rules: they go on from where they stood."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games import registry
from alicegames.match import new_match
from alicegames.storage import Autosave, SaveError, codec, open_game
from tests.play import random_choices
from tests.storage.conftest import SEATS

if TYPE_CHECKING:
    from pathlib import Path

GAMES = registry.ids()


def saved(game: str, choices: int = 12) -> Path:
    match = new_match(game, SEATS, seed=4, first=0)
    with Autosave(match) as autosave:
        assert autosave.save(random_choices(match.start(), 5, choices)) is None
        assert autosave.path is not None
        return autosave.path


def with_newer_rules(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = dataclasses.replace(registry.get(game), rules_version=registry.get(game).rules_version + 1)
    monkeypatch.setattr(f"alicegames.games.{game}.game.GAME", changed)


def of_older_rules(path: Path) -> Path:
    """Let a file's first choice be one that today's rules do not have."""
    edited(path, codes=["as:of-old", *json.loads(path.read_bytes())["codes"][1:]])
    return path


def edited(path: Path, **changes: Any) -> None:
    fields = json.loads(path.read_bytes()) | changes
    fields["checksum"] = codec.checksum(fields)
    path.write_bytes(json.dumps(fields).encode())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_older_rules_goes_on_from_its_position(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(game)
    before = open_game(path).session
    with_newer_rules(game, monkeypatch)
    opened = open_game(of_older_rules(path))
    assert "have changed since this game was saved" in opened.note
    assert (opened.session.state, opened.session.codes) == (before.state, ())
    assert opened.session.first_ply == len(before.codes)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_comes_out_the_same_by_the_new_rules_keeps_its_choices(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(game)
    before = open_game(path).session
    with_newer_rules(game, monkeypatch)
    opened = open_game(path)
    assert opened.note == ""
    assert (opened.session.state, opened.session.codes) == (before.state, before.codes)


@pytest.mark.parametrize("game", GAMES)
def test_it_meets_the_chance_it_would_have_met(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(game)
    whole = random_choices(open_game(path).session, 6, 30)
    with_newer_rules(game, monkeypatch)
    assert random_choices(open_game(of_older_rules(path)).session, 6, 30).state == whole.state


@pytest.mark.parametrize("game", GAMES)
def test_it_is_saved_and_opened_again_without_a_word(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(game)
    with_newer_rules(game, monkeypatch)
    opened = open_game(of_older_rules(path))
    with Autosave.resume(opened) as autosave:
        assert autosave.note == opened.note
        random_choices(opened.session, 6, 10)
        assert autosave.save(opened.session) is None
    again = open_game(path)
    assert again.note == ""
    assert (again.session.state, again.session.codes) == (opened.session.state, opened.session.codes)
    assert again.at(0).session.state == opened.session.moves[0].before


def test_a_game_of_newer_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved("tea_time")
    edited(path, rules_version=9)
    with pytest.raises(SaveError, match="version 9 of the rules of Tea Time"):
        open_game(path)


def test_a_position_the_rules_no_longer_know_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved("tea_time")
    edited(path, snapshot={"players": "two"})
    with_newer_rules("tea_time", monkeypatch)
    with pytest.raises(SaveError, match="at snapshot: is no position"):
        open_game(path)


def test_what_a_position_has_gained_since_is_no_damage() -> None:
    path = saved("tea_time")
    snapshot = json.loads(path.read_bytes())["snapshot"]
    edited(path, snapshot={key: value for key, value in snapshot.items() if key != "turns"})
    assert open_game(path).session.codes
    edited(path, snapshot=snapshot | {"turns": 99})
    with pytest.raises(SaveError, match="does not follow from the choices"):
        open_game(path)
