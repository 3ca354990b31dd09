"""A pack of one's own: its starting point, its way into the packs folder, and how it is refused."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from alicegames import paths
from alicegames.cli import main
from alicegames.games import registry
from alicegames.match import Seat, new_match
from alicegames.packs import author, loader
from alicegames.packs.bring import bring
from alicegames.packs.spec import MAX_BYTES, PackError
from tests.play import random_choices

if TYPE_CHECKING:
    from collections.abc import Iterator

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example-pack"
ROLLING = registry.get("rolling_in_wonderland").pack
SEATS = (Seat(name="Ada", mark="watch"), Seat(name="Bo", mark="hat"))


def edited(folder: Path, name: str, change: dict[str, Any]) -> Path:
    file = folder / name
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | change), encoding="utf-8")
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    author.write(registry.get("tea_time").pack, "Tea Time", tmp_path / "mine")
    return tmp_path / "mine"


def refusal(folder: Path, game: str = "tea_time") -> str:
    with pytest.raises(PackError) as fault:
        loader.load(registry.get(game).pack, folder)
    return str(fault.value)


@pytest.mark.parametrize("game", registry.ids())
def test_the_starting_point_is_a_pack_with_the_built_in_content(game: str, tmp_path: Path) -> None:
    spec = registry.get(game).pack
    author.write(spec, game, tmp_path / "mine")
    assert loader.load(spec, tmp_path / "mine").id.digest == loader.load_builtin(spec).id.digest


@pytest.mark.parametrize("game", registry.ids())
def test_its_readme_names_every_field_of_every_file(game: str) -> None:
    spec = registry.get(game).pack
    text = author.readme(spec, game)
    for name, model in spec.files.items():
        assert f"## {name}" in text
        for part in (model.model_json_schema(), *model.model_json_schema().get("$defs", {}).values()):
            for field, described in part.get("properties", {}).items():
                assert f"- `{field}`: " in text
                assert described.get("description"), f"{name}: {field} is not explained"


def test_a_starting_point_overwrites_nothing(mine: Path) -> None:
    with pytest.raises(PackError, match="is there already"):
        author.write(registry.get("tea_time").pack, "Tea Time", mine)


def test_the_example_changes_influence_values_and_nothing_else() -> None:
    pack, builtin = loader.load(ROLLING, EXAMPLE), loader.load_builtin(ROLLING)
    assert pack.id.digest != builtin.id.digest
    assert pack.data.influence != builtin.data.influence
    match = new_match("rolling_in_wonderland", SEATS, pack=pack, seed=2)
    assert len(random_choices(match.start(), 3, 40).moves) > 40


def test_a_pack_that_is_brought_is_found_by_its_digest_from_then_on() -> None:
    pack, copied = bring(ROLLING, EXAMPLE)
    assert copied is not None
    found = loader.find(ROLLING, pack.id.digest)
    assert found is not None
    assert bring(ROLLING, EXAMPLE)[1] is None


@pytest.mark.parametrize("inside", ["", "example/"])
def test_a_zip_is_a_pack_too(tmp_path: Path, inside: str) -> None:
    with zipfile.ZipFile(tmp_path / "p.zip", "w") as packed:
        for file in EXAMPLE.iterdir():
            packed.write(file, inside + file.name)
        packed.writestr("../../evil.txt", "x")
    assert bring(ROLLING, tmp_path / "p.zip")[0].id == loader.load(ROLLING, EXAMPLE).id
    assert not list(tmp_path.parent.glob("evil.txt"))


def test_a_zip_in_the_packs_folder_is_a_pack_like_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    paths.user_packs().mkdir(parents=True)
    zipped = paths.user_packs() / "steep.zip"
    with zipfile.ZipFile(zipped, "w") as packed:
        for file in EXAMPLE.iterdir():
            packed.write(file, file.name)
            packed.writestr(f"__MACOSX/._{file.name}", b"\0")
    wanted = loader.load(ROLLING, EXAMPLE).id
    assert [pack.id for pack in loader.available(ROLLING)[0]][1:] == [wanted]
    assert loader.find(ROLLING, wanted.digest) is not None
    assert main.run(["packs", "check", str(zipped)]) == 0
    assert f"{zipped} is good" in " ".join(capsys.readouterr().out.split())


def test_a_fault_in_a_zip_is_told_of_the_zip(capsys: pytest.CaptureFixture[str]) -> None:
    paths.user_packs().mkdir(parents=True)
    zipped = paths.user_packs() / "bad.zip"
    with zipfile.ZipFile(zipped, "w") as packed:
        packed.writestr("manifest.json", (EXAMPLE / "manifest.json").read_bytes())
        packed.writestr("board.json", "{}")
    (paths.user_packs() / "worse.zip").write_bytes(b"no zip")
    said = [str(fault) for fault in loader.available(ROLLING)[1]]
    assert any(f"{zipped}/board.json" in each for each in said)
    assert any("worse.zip: is neither" in each for each in said)
    assert main.run(["packs", "check", str(zipped)]) == 2
    assert "bad.zip" in capsys.readouterr().err


def test_a_zip_that_grows_beyond_measure_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "p.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("manifest.json", b" " * (MAX_BYTES + 1))
    with pytest.raises(PackError, match="too large"):
        bring(ROLLING, tmp_path / "p.zip")


@pytest.mark.parametrize("content", [b"", b"PK\3\4", b"{}"])
def test_what_is_neither_folder_nor_zip_is_said(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "p.zip").write_bytes(content)
    with pytest.raises(PackError, match="neither a pack’s folder nor a zip"):
        bring(ROLLING, tmp_path / "p.zip")


def test_play_and_simulate_take_a_pack(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "rolling", "--seats", "random,random", "--games", "1", "--jobs", "1", "--pack", str(EXAMPLE)]
    assert main.run(line) == 0
    assert "“Steep and level” was copied to" in capsys.readouterr().err
    assert [folder.name for folder in paths.user_packs().iterdir()] == ["rolling_in_wonderland-dfdf36af7842"]


def test_a_pack_cannot_call_itself_like_the_built_in_one(mine: Path) -> None:
    assert "at name: is the built-in pack’s name" in refusal(edited(mine, "manifest.json", {"name": " classic "}))


def test_manifest_texts_have_the_limits_of_saved_games(mine: Path) -> None:
    said = refusal(edited(mine, "manifest.json", {"name": "x" * 81}))
    assert "at name: must not be longer than 80 signs" in said


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"alice": 100_000_000}, "at alice: must be 99 or less"),
        ({"alice": "two"}, "at alice: must be a whole number"),
        ({"alice": None}, "at alice: must be a whole number"),
        ({"column": 3}, "at column: must be a list in square brackets"),
        ({"column": [1]}, "at column: must have at least 6 entries"),
        ({"colum": []}, "at colum: is no word of this file"),
    ],
)
def test_a_fault_is_told_in_our_words_with_file_and_place(mine: Path, change: dict[str, Any], says: str) -> None:
    said = refusal(edited(mine, "score.json", change))
    assert f"score.json, {says}" in said
    assert "Input should" not in said


def unbounded(node: dict[str, Any], path: str, root: dict[str, Any], seen: frozenset[str]) -> Iterator[str]:
    """Yield the numbers and texts of a schema that may be as large as one likes."""
    if "$ref" in node:
        kind = node["$ref"].rpartition("/")[2]
        if kind not in seen:
            yield from unbounded(root["$defs"][kind], kind, root, seen | {kind})
        return
    inner = [*node.get("anyOf", ()), *node.get("oneOf", ()), *node.get("prefixItems", ())]
    inner += [node["items"]] if isinstance(node.get("items"), dict) else []
    named = {**node.get("properties", {}), **dict(enumerate(inner))}
    for name, part in named.items():
        yield from unbounded(part, f"{path}.{name}", root, seen)
    if node.get("type") == "integer" and not {"maximum", "enum", "const"} & node.keys():
        yield path
    if node.get("type") == "string" and not {"maxLength", "enum", "const", "pattern"} & node.keys():
        yield path


@pytest.mark.parametrize("game", registry.ids())
def test_every_amount_and_text_of_a_pack_has_a_bound_that_scenes_can_draw(game: str) -> None:
    for name, model in registry.get(game).pack.files.items():
        schema = model.model_json_schema()
        assert list(unbounded(schema, name, schema, frozenset())) == []
