"""The component pack: what is given, and the frame of what is rebuilt."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games.alice.pack.spec import ANY_SIZE, CHAPTERS, CHARACTERS, HUGE, PROTAGONISTS, SPEC, TINY
from alicegames.packs.loader import builtin_folder, load
from alicegames.packs.spec import PackError
from tests.rules.alice.positions import DATA

if TYPE_CHECKING:
    from pathlib import Path

BOOK = range(DATA.first_chapter, len(DATA.ids))


@pytest.mark.rule("AL-01")
def test_a_hundred_cards() -> None:
    assert [len(DATA.deck(kind)) for kind in ("protagonist", "character", "chapter")] == [30, 43, 27]


@pytest.mark.rule("AL-69")
def test_who_is_a_protagonist_and_who_a_character() -> None:
    people = {DATA.who[card] for card in DATA.deck("protagonist")}
    assert people == {"alice", "white-rabbit", "cheshire-cat"}
    assert [DATA.names[card] for card in range(DATA.first_protagonist)] == [
        "Hatter",
        "Gryphon",
        "Caterpillar",
        "March Hare",
        "Duchess",
        "Knave of Hearts",
        "Queen of Hearts",
        "Card Soldier",
    ]


@pytest.mark.rule("AL-02")
def test_ten_of_each_protagonist_with_their_potions_and_cakes() -> None:
    gifts = Counter((DATA.who[card], DATA.gifts[card]) for card in DATA.deck("protagonist"))
    assert gifts == {
        ("alice", "potion"): 4,
        ("alice", "cake"): 4,
        ("alice", ""): 2,
        ("white-rabbit", "potion"): 4,
        ("white-rabbit", "cake"): 4,
        ("white-rabbit", ""): 2,
        ("cheshire-cat", ""): 10,
    }


@pytest.mark.rule("AL-03")
def test_five_of_each_character_but_eight_soldiers() -> None:
    assert DATA.counts[: DATA.first_protagonist] == (5, 5, 5, 5, 5, 5, 5, 8)


@pytest.mark.rule("AL-04")
def test_the_given_presences() -> None:
    given = {"card-soldier": 0, "duchess": 1, "queen": 2, "knave": 2, "caterpillar": 4}
    assert {who: DATA.presence[DATA.number(who)] for who in given} == given


@pytest.mark.rule("AL-05")
def test_the_rebuilt_presences() -> None:
    rebuilt = {"march-hare": 1, "gryphon": 3, "hatter": 3, "rabbit-cake": 1, "alice": 3, "cat": 0}
    assert {who: DATA.presence[DATA.number(who)] for who in rebuilt} == rebuilt


@pytest.mark.rule("AL-06")
def test_a_chapter_shows_points_and_pages_with_sizes_and_one_is_worth_five() -> None:
    assert any(DATA.points[chapter] == 5 and len(DATA.pages[chapter]) >= 2 for chapter in BOOK)
    assert {size for chapter in BOOK for size in DATA.sizes[chapter]} == {ANY_SIZE, TINY, HUGE}
    assert all(2 <= DATA.points[chapter] <= 10 for chapter in BOOK)


@pytest.mark.rule("AL-70")
def test_pages_name_different_ones_of_seven_characters() -> None:
    for chapter in BOOK:
        pages = DATA.pages[chapter]
        assert 2 <= len(pages) <= 6
        assert len(set(pages)) == len(pages)
        assert all(card < DATA.soldier for card in pages)


@pytest.mark.rule("AL-70")
def test_points_grow_with_pages_and_with_demands() -> None:
    def worth(pages: int, demands: int) -> list[int]:
        return [
            DATA.points[chapter]
            for chapter in BOOK
            if len(DATA.pages[chapter]) == pages and sum(size != ANY_SIZE for size in DATA.sizes[chapter]) == demands
        ]

    plain = [worth(pages, 0) for pages in (2, 3, 4, 5, 6)]
    for fewer, more in pairwise(plain):
        assert max(fewer) < min(more)
    for pages in (2, 3, 4, 5):
        steps = [worth(pages, demands) for demands in (0, 1, 2) if worth(pages, demands)]
        for fewer, more in pairwise(steps):
            assert max(fewer) < min(more)


def test_the_chapters_keep_the_frame() -> None:
    assert Counter(len(DATA.pages[chapter]) for chapter in BOOK) == {2: 10, 3: 8, 4: 5, 5: 3, 6: 1}
    needed = Counter(card for chapter in BOOK for card in DATA.pages[chapter])
    assert sum(needed.values()) == 85
    assert all(10 <= needed[card] <= 15 for card in range(7))
    demands = [[size for size in DATA.sizes[chapter] if size != ANY_SIZE] for chapter in BOOK]
    assert sum(bool(sizes) for sizes in demands) == 9
    assert max(len(sizes) for sizes in demands) == 2
    flat = [size for sizes in demands for size in sizes]
    assert flat.count(TINY) == flat.count(HUGE)
    assert len({frozenset(DATA.pages[chapter]) for chapter in BOOK}) == 27
    assert len({DATA.names[chapter] for chapter in BOOK}) == 27


def damaged(folder: Path, file: str, change: Any) -> Path:
    folder.mkdir()
    manifest = {"game": "alice", "name": "Other", "version": "2"}
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    content = json.loads((builtin_folder("alice") / file).read_text(encoding="utf-8"))
    change(content["cards"])
    (folder / file).write_text(json.dumps(content), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "place", "change"),
    [
        (CHARACTERS, "cards", lambda cards: cards[0].update(count=6)),
        (CHARACTERS, "cards", lambda cards: cards.reverse()),
        (CHARACTERS, "cards.2.presence", lambda cards: cards[2].update(presence=3)),
        (PROTAGONISTS, "cards", lambda cards: cards[0].update(count=5)),
        (PROTAGONISTS, "cards.0.wonders", lambda cards: cards[0].update(wonders=["cancel"])),
        (PROTAGONISTS, "cards.1.id", lambda cards: cards[1].update(id="alice-potion")),
        (PROTAGONISTS, "cards", lambda cards: [card.update(who="alice") for card in cards if "rabbit" in card["id"]]),
        (CHARACTERS, "cards.6.wonders", lambda cards: cards[6].update(wonders=["steal"])),
        (CHARACTERS, "cards.7.wonders", lambda cards: cards[7].update(wonders=["stand"])),
        (PROTAGONISTS, "cards.0.wonders", lambda cards: cards[0].update(wonders=["join", "copy"])),
        (CHAPTERS, "cards", lambda cards: cards.pop()),
        (CHAPTERS, "cards.0.pages.1.needs", lambda cards: cards[0]["pages"][1].update(needs="card-soldier")),
        (CHAPTERS, "cards.0.pages", lambda cards: cards[0]["pages"][1].update(needs="caterpillar")),
        (CHAPTERS, "cards", lambda cards: [card.update(points=4) for card in cards]),
        (CHAPTERS, "cards.0.pages.0.size", lambda cards: cards[0]["pages"][0].update(size="vast")),
        (CHAPTERS, "cards.0.colour", lambda cards: cards[0].update(colour="red")),
    ],
)
def test_bad_data_are_refused_with_file_and_place(tmp_path: Path, file: str, place: str, change: Any) -> None:
    with pytest.raises(PackError) as caught:
        load(SPEC, damaged(tmp_path / "pack", file, change))
    assert caught.value.file.endswith(file)
    assert caught.value.place == place


def test_a_pack_may_change_a_rebuilt_number(tmp_path: Path) -> None:
    folder = damaged(tmp_path / "pack", CHARACTERS, lambda cards: cards[0].update(presence=2))
    data = load(SPEC, folder).data
    assert data.presence[data.number("hatter")] == 2
