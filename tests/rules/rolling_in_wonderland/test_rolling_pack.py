"""The component pack: what is refused, and how the fault is named."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games.rolling_in_wonderland.pack.spec import SPEC
from alicegames.packs.loader import builtin_folder, load
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FOLDER = builtin_folder("rolling_in_wonderland")


def changed(tmp_path: Path, name: str, change: Callable[[Any], None]) -> Path:
    """A pack folder with one changed file."""
    content = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    change(content)
    (tmp_path / name).write_text(json.dumps(content), encoding="utf-8")
    manifest = {"game": "rolling_in_wonderland", "name": "Other", "version": "1"}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return tmp_path


def test_a_changed_value_is_used(tmp_path: Path) -> None:
    def gold(board: Any) -> None:
        board["regions"][0]["influence"] = [12, 4, 2]

    assert load(SPEC, changed(tmp_path, "board.json", gold)).data.influence[0] == (12, 4, 2)


def _set(path: str, value: Any) -> Callable[[Any], None]:
    def change(content: Any) -> None:
        *parents, last = path.split(".")
        for key in parents:
            content = content[int(key) if key.isdigit() else key]
        content[int(last) if last.isdigit() else last] = value

    return change


def _drop(path: str) -> Callable[[Any], None]:
    def change(content: Any) -> None:
        content[path].pop()

    return change


FAULTS = [
    ("board.json", _set("regions.1.region", "rabbit"), "regions", "each of the six regions"),
    ("board.json", _set("regions.0.influence", [1, 2, 3]), "regions.0.influence", "fall"),
    ("board.json", _set("rabbit.end", 60), "rabbit.stars", "last space"),
    ("board.json", _set("rabbit.stars.1.vp", 1), "rabbit.stars", "rise"),
    ("board.json", _set("caterpillar.spaces.0", "nonsense"), "caterpillar.spaces.0", "none of its benefits"),
    ("board.json", _set("extra", 1), "extra", "is no word of this file"),
    ("tokens.json", _set("cat.0.effects.0.do", "fly"), "cat.soldier", "no verb"),
    ("tokens.json", _set("cat.0.key", "card"), "cat", "twice"),
    ("tokens.json", _set("objective", "nothing"), "objective", "none of the Cheshire Cat tokens"),
    ("tokens.json", _drop("abilities"), "abilities", "5"),
    ("tokens.json", _set("cat.3.effects", [{"do": "leftmost_token"}]), "cat.mushroom", "for ever"),
    ("tokens.json", _set("cat.3.effects", [{"do": "token"}]), "cat.mushroom", "for ever"),
    ("tokens.json", _set("cat.0.effects", [{"do": "vp"}]), "cat", "places a soldier"),
    ("tokens.json", _set("cat.1.effects", [{"do": "vp"}]), "cat", "draws an Objective"),
    ("tokens.json", _set("abilities.3.effects.0.n", 9), "abilities", "moves 5 on the White Rabbit"),
    ("tokens.json", _set("abilities.4.effects.0.do", "token"), "abilities.cat", "leftmost"),
    ("board.json", _set("caterpillar.benefits.0.effects.0.n", 3), "caterpillar.benefits", "RW-46"),
    ("hatter.json", _set("cards.25.effects.0.do", "mushroom"), "cards.basket", "basket -> basket"),
    ("madder.json", _set("cards.4.effects.0.do", "draw"), "cards.dormouse", "dormouse -> dormouse"),
    ("hatter.json", _set("cards.25.effects.0.do", "token"), "cards.basket", "basket -> basket"),
    ("hatter.json", _drop("cards"), "cards", "ongoing"),
    ("hatter.json", _set("cards.0.copies", 3), "cards.0.copies", "2"),
    ("hatter.json", _set("cards.0.copies", 1), "cards", "21 single-use"),
    ("hatter.json", _set("cards.0.trigger", "taking"), "cards.drink_me", "single-use"),
    ("hatter.json", _set("cards.15.trigger", "dancing"), "cards.pocket_watch", "trigger"),
    ("hatter.json", _set("cards.15.trigger", ""), "cards.pocket_watch", "either a trigger or strength"),
    ("hatter.json", _set("cards.26.effects.0.do", "soldier"), "cards.bread_and_butter", "end of a round"),
    ("hatter.json", _set("cards.11.when.0.count", "moons"), "cards.full_table", "no counter"),
    ("hatter.json", _set("cards.15.when.0.count", "taken_region:moon"), "cards.pocket_watch", "one of"),
    ("hatter.json", _set("cards.11.when.0.count", "taken:blue"), "cards.full_table", "no argument"),
    ("madder.json", _set("cards.0.key", "grin"), "cards", "twice"),
    ("objectives.json", _set("cards.0.when", []), "cards.court", "condition"),
    ("objectives.json", _set("cards.4.most", 3), "cards.scholar", "above"),
    ("challenges.json", _set("cards.0.icons", ["blue"]), "cards.0.icons", ""),
    ("challenges.json", _drop("cards"), "cards", "25"),
    ("bots.json", _set("cards.0.rows", [{"number": 1, "regions": ["queen"]}]), "cards.knave", "six regions"),
]


@pytest.mark.parametrize(("name", "change", "place", "reason"), FAULTS)
def test_a_fault_is_refused_with_file_place_and_reason(
    tmp_path: Path, name: str, change: Callable[[Any], None], place: str, reason: str
) -> None:
    with pytest.raises(PackError) as caught:
        load(SPEC, changed(tmp_path, name, change))
    assert name in caught.value.file
    assert caught.value.place.startswith(place)
    assert reason in caught.value.reason


def test_no_space_of_a_custom_path_may_be_blank(tmp_path: Path) -> None:
    with pytest.raises(PackError):
        load(SPEC, changed(tmp_path, "board.json", _set("caterpillar.spaces.0", None)))
