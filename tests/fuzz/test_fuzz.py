"""Files that chance has spoiled: short with fixed seeds in every run, long with `make soak` (SOAK times as many)."""

from __future__ import annotations

import json
import shutil
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest

from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.packs import loader
from alicegames.packs.spec import PackError
from alicegames.storage import SaveError, codec, open_game
from alicegames.storage.record import document_of
from tests.fuzz.limits import TIMES, bounded
from tests.play import random_choices

if TYPE_CHECKING:
    from pathlib import Path

STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    10**9,
    1e300,
    "",
    "x" * 500,
    "\u202e\ufe0f",
    [],
    {},
    [[]],
    {"a": 1},
)


def spoil(value: Any, rng: Random) -> Any:
    """Return a JSON value with one thing in it changed."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        return {**value, key: spoil(value[key], rng)} if rng.random() < 0.9 else value | {key + "x": value[key]}
    if isinstance(value, list) and value and rng.random() < 0.85:
        at = rng.randrange(len(value))
        return [*value[:at], *([] if rng.random() < 0.1 else [spoil(value[at], rng)]), *value[at + 1 :]]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 7))
    return rng.choice(STRANGE)


@pytest.mark.parametrize("game", registry.ids())
def test_a_spoiled_save_opens_or_is_refused_in_a_sentence(game: str, tmp_path: Path) -> None:
    seats = [Seat(name=f"P{number}", mark=MARKS[number]) for number in range(2)]
    match = new_match(game, seats, seed=5)
    fields = json.loads(codec.dumps(document_of(match, random_choices(match.start(), 1, 12))))
    path = tmp_path / "game.json"
    refused = []
    for seed in range(60 * TIMES):
        rng = Random(seed)
        key = rng.choice(sorted(fields))
        spoiled = {**fields, key: spoil(fields[key], rng)}
        if rng.random() < 0.8:
            spoiled["checksum"] = codec.checksum(spoiled)
        path.write_text(json.dumps(spoiled), encoding="utf-8")
        try:
            with bounded(f"spoiled save {seed}"):
                open_game(path)
        except SaveError as fault:
            refused.append(str(fault))
    assert refused
    assert [said for said in refused if "\n" in said or "Input should" in said] == []


@pytest.mark.parametrize("game", registry.ids())
def test_a_spoiled_pack_plays_or_is_refused_in_a_sentence(game: str, tmp_path: Path) -> None:
    spec, found = registry.get(game).pack, registry.get(game)
    names = sorted(spec.files)
    refused = []
    manifest = json.dumps({"game": game, "name": "Odd", "version": "1"})
    for seed in range(40 * TIMES):
        rng = Random(seed)
        folder = tmp_path / "odd"
        folder.mkdir()
        (folder / loader.MANIFEST).write_text(manifest, encoding="utf-8")
        name = rng.choice(names)
        content = json.loads((loader.builtin_folder(game) / name).read_text(encoding="utf-8"))
        (folder / name).write_text(json.dumps(spoil(content, rng)), encoding="utf-8")
        try:
            with bounded(f"spoiled pack {seed}"):
                found.make_rules(loader.load(spec, folder).data)
        except PackError as fault:
            refused.append(str(fault))
        shutil.rmtree(folder)
    assert refused
    assert [said for said in refused if "\n" in said or "Input should" in said] == []
