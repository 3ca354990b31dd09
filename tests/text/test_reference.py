"""The rules references: data that tells every rule once, in an order in which one can learn a game."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from alicegames import i18n, paths
from alicegames.packs import reference
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from alicegames.core.game import Passage, Section

GAMES = ("tea_time", "alice", "rolling_in_wonderland", "queen_alice")
OTHER_WORDS = (
    " bots",
    "the bot",
    "booklet",
    "player aid",
    "published",
    "respawn",
    "below nought",
    "for who ",
    "Only who ",
    "who is tied",
    "furthest",
    "farther",
)


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    reference._sections.cache_clear()
    yield
    reference._sections.cache_clear()
    i18n.use_language("en", paths.assets() / "locale")


def entries(game: str) -> list[Passage]:
    return [entry for section in reference.sections(game) for entry in section.entries]


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_winning_and_a_turn_in_six_lines(game: str) -> None:
    first, second, *_rest = reference.sections(game)
    assert first.title == "How one wins"
    assert second.title == "A turn in six lines"
    assert len(second.entries) == 6


@pytest.mark.parametrize("game", GAMES)
def test_rulings_stand_behind_the_rule_that_they_complete(game: str) -> None:
    known: set[str] = set()
    for entry in entries(game):
        assert not entry.under or (entry.under in known and entry.kind != "given") or entry.rules, entry
        known.add(entry.id)
    rulings = [entry for entry in entries(game) if entry.kind == "ruling"]
    assert sum(bool(entry.under) for entry in rulings) > len(rulings) * 0.7


@pytest.mark.parametrize("game", GAMES)
def test_it_uses_one_word_for_one_thing(game: str) -> None:
    for entry in entries(game):
        for word in OTHER_WORDS:
            assert word not in entry.text, (word, entry.text)


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_told_twice(game: str) -> None:
    told = [rule for entry in entries(game) for rule in entry.rules]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_whole_sentences_and_none_is_long(game: str) -> None:
    for entry in entries(game):
        first, *lines = entry.text.split("\n")
        assert re.match(r"[A-Z“]", first), first
        assert first.endswith(":" if lines else "."), first
        assert len(entry.text) < 600
        for sentence in re.split(r"(?<=[.:;])\s", first):
            assert len(sentence.split()) <= 40, sentence


def translation(home: Path, words: dict[str, str], title: str = "Wie man gewinnt") -> None:
    folder = home / "reference"
    (folder / "en").mkdir(parents=True)
    english = (reference.folder() / "en" / "tea_time.json").read_text(encoding="utf-8")
    (folder / "en" / "tea_time.json").write_text(english, encoding="utf-8")
    (folder / "de").mkdir()
    paragraphs = [{"id": key, "text": text} for key, text in words.items()]
    said = {"game": "tea_time", "sections": [{"id": "win", "title": title, "paragraphs": paragraphs}]}
    (folder / "de" / "tea_time.json").write_text(json.dumps(said), encoding="utf-8")


def test_a_translation_says_the_same_ids_in_other_words(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    translation(home, {"tt_27": "Die meisten Punkte gewinnen."})
    monkeypatch.setattr(reference, "folder", lambda: home / "reference")
    i18n.use_language("de", paths.assets() / "locale")
    first: Section = reference.sections("tea_time")[0]
    assert first.title == "Wie man gewinnt"
    assert first.entries[0].text == "Die meisten Punkte gewinnen."
    assert first.entries[0].rules == ("TT-27",)
    assert first.entries[1].text.startswith("If none of the tied players")


@pytest.mark.parametrize(
    "broken", ['{"game": "tea_time"}', "[]", "{", '{"game": "tea_time", "sections": [], "more": 1}']
)
def test_a_broken_file_is_refused_with_its_name(home: Path, broken: str) -> None:
    home.mkdir()
    path = home / "tea_time.json"
    path.write_text(broken, encoding="utf-8")
    with pytest.raises(PackError, match="tea_time"):
        reference.read(path)
