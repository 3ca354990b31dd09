"""Every sprite stays inside what pygame's SVG renderer draws right, and draws something."""

from __future__ import annotations

import json
import re
from itertools import combinations
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree as ET

import pygame
import pytest

from alicegames import paths
from alicegames.games import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

FILES: Final = sorted((paths.assets() / "sprites").rglob("*.svg"))
SVG: Final = "{http://www.w3.org/2000/svg}"
NUMBER: Final = r"-?(?:\d+\.?\d*|\.\d+)"
PAINT: Final = {"fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity"}
ALLOWED: Final = {
    "svg": {"viewBox", "width", "height"},
    "title": set[str](),
    "g": {"transform"},
    "defs": set[str](),
    "linearGradient": {"id", "x1", "y1", "x2", "y2", "gradientUnits"},
    "radialGradient": {"id", "cx", "cy", "r", "fx", "fy", "gradientUnits"},
    "stop": {"offset", "stop-color", "stop-opacity"},
    "path": {"d"} | PAINT,
    "rect": {"x", "y", "width", "height", "rx", "ry"} | PAINT,
    "circle": {"cx", "cy", "r"} | PAINT,
    "ellipse": {"cx", "cy", "rx", "ry"} | PAINT,
    "line": {"x1", "y1", "x2", "y2"} | PAINT,
    "polyline": {"points"} | PAINT,
    "polygon": {"points"} | PAINT,
}
"""The subset, element by element. Group opacity, styles, classes, dashes and all the rest are left out on purpose."""
ARGUMENTS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
TRANSFORM: Final = re.compile(rf"(?:(?:translate|scale|rotate)\({NUMBER}(?:[ ,]{NUMBER})*\) ?)+")
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}|none")
MAX_BYTES: Final = 20_000
INK: Final = "#2B2320"
ONE_COLOUR: Final = re.compile(
    r"(icon|mark|head|piece|res|rw|wonder|size|die_mark|vignette)_\w+|suit_(hearts|spades|clubs|diamonds|wild)|"
    r"corner_flourish\w*|divider\w*|panel_knot|presence|victory|pawprint|fork"
)
"""Sprites that screens tint: they must say everything in one colour."""


def elements(file: Path) -> list[tuple[str, ET.Element]]:
    return [(element.tag.removeprefix(SVG), element) for element in ET.parse(file).iter()]


def path_faults(data: str) -> list[str]:
    """Return what is wrong with path data: a foreign letter, or a number too many or too few for its command."""
    faults = [f"stray {text!r}" for text in re.findall(r"[^MmLlHhVvCcSsQqTtAaZz\s,.\d-]+", data)]
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        count, wanted = len(re.findall(NUMBER, rest)), ARGUMENTS.get(letter.lower())
        if wanted is None or (count % wanted or not count if wanted else count):
            faults.append(f"{letter}{rest}")
    return faults


def everywhere(check: Callable[[Path], list[str]], files: Iterable[Path] = FILES) -> dict[str, list[str]]:
    """Return the faults that ``check`` finds, by sprite; sprites without fault are left out."""
    return {file.stem: faults for file in files if (faults := check(file))}


def test_there_are_sprites() -> None:
    assert len(FILES) > 300


def test_only_elements_and_attributes_of_the_subset() -> None:
    def strangers(file: Path) -> list[str]:
        return [
            f"{tag} {sorted(set(element.attrib) - ALLOWED.get(tag, set()))}"
            for tag, element in elements(file)
            if tag not in ALLOWED or set(element.attrib) - ALLOWED[tag]
        ]

    assert everywhere(strangers) == {}


def test_colours_are_plain_or_a_gradient_of_the_same_file() -> None:
    def strangers(file: Path) -> list[str]:
        parts = elements(file)
        gradients = {f"url(#{element.get('id')})" for tag, element in parts if tag.endswith("Gradient")}
        values = [element.get(name) for _, element in parts for name in ("fill", "stroke", "stop-color")]
        return [value for value in values if value and value not in gradients and not COLOUR.fullmatch(value)]

    assert everywhere(strangers) == {}


def test_gradients_are_in_percent_or_user_space() -> None:
    def bare(file: Path) -> list[str]:
        return [
            f"{name}={element.attrib[name]}"
            for tag, element in elements(file)
            if tag.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse"
            for name in ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy")
            if not element.get(name, "0%").endswith("%")
        ]

    assert everywhere(bare) == {}


def test_paths_and_transforms_are_well_formed() -> None:
    def faults(file: Path) -> list[str]:
        found = [fault for _, element in elements(file) for fault in path_faults(element.get("d", ""))]
        transforms = [element.get("transform", "scale(1)") for _, element in elements(file)]
        return found + [text for text in transforms if not TRANSFORM.fullmatch(text)]

    assert everywhere(faults) == {}


def test_the_frame_is_stated_and_the_file_is_small() -> None:
    def faults(file: Path) -> list[str]:
        root, size = ET.parse(file).getroot(), file.stat().st_size
        stated = root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
        return ([] if stated else ["viewBox"]) + ([f"{size} bytes"] if size >= MAX_BYTES else [])

    assert everywhere(faults) == {}


def test_each_draws_something_and_not_only_a_speck() -> None:
    def speck(file: Path) -> list[str]:
        drawn = pygame.mask.from_surface(pygame.image.load_sized_svg(file, (96, 96)), 40)
        width, height = drawn.get_size()
        return [f"{drawn.count()} pixels"] if drawn.count() < 0.005 * width * height else []

    assert everywhere(speck) == {}


def test_a_sprite_to_be_tinted_has_one_colour() -> None:
    def others(file: Path) -> list[str]:
        values = {element.get(name) for _, element in elements(file) for name in ("fill", "stroke")}
        return sorted(value for value in values if value and value not in {"none", INK})

    assert everywhere(others, [file for file in FILES if ONE_COLOUR.fullmatch(file.stem)]) == {}


@pytest.mark.parametrize("name", ["seat_disc", "ribbon", "soldier", "cube", "pawn", "disc", "twin_dee", "twin_dum"])
def test_five_seats_have_each_their_own(name: str) -> None:
    drawn = {next((paths.assets() / "sprites").rglob(f"{name}_s{seat}.svg")).read_text() for seat in range(1, 6)}
    assert len(drawn) == 5


def test_faults_in_path_data_are_seen() -> None:
    assert path_faults("M0 0L1 2.5Z") == []
    assert path_faults("M0 0L1Z") == ["L1"]
    assert path_faults("M0 0H1e3") != []


def test_a_name_is_there_once_in_all_folders() -> None:
    names = [file.stem for file in FILES]
    assert sorted(names) == sorted(set(names))


def test_sprites_lie_in_the_folder_of_their_game_or_the_common_one() -> None:
    assert {file.parent.name for file in FILES} <= {"common", *registry.ids()}


CARDS: Final = (
    ("queen_alice", "market_cards", "qa_"),
    ("queen_alice", "basic_cards", "qa_"),
    ("rolling_in_wonderland", "hatter", "hatter_"),
    ("rolling_in_wonderland", "madder", "hatter_"),
    ("rolling_in_wonderland", "objectives", "objective_"),
    ("alice", "chapters", "chapter_"),
)


@pytest.mark.parametrize(("game", "file", "prefix"), CARDS)
def test_a_cards_picture_is_called_what_the_card_is_called(game: str, file: str, prefix: str) -> None:
    pack = json.loads((paths.assets() / "packs" / game / f"{file}.json").read_text(encoding="utf-8"))
    drawn = {path.stem: path for path in FILES if path.parent.name == game}
    cards = [card for group in pack.values() if isinstance(group, list) for card in group]
    pictures = {f"{prefix}{card.get('key', card.get('id'))}": card["name"] for card in cards}
    shown = pictures.keys() & drawn.keys()
    assert shown
    assert {key: dict(elements(drawn[key]))["title"].text for key in shown} == {key: pictures[key] for key in shown}


SMALL: Final = 22
"""Pixels in which every sign of a game must still be read."""


def ink_of(name: str) -> list[int]:
    file = next(file for file in FILES if file.stem == name)
    place = pygame.Surface((SMALL, SMALL), pygame.SRCALPHA)
    drawn = pygame.image.load_sized_svg(file, (SMALL, SMALL))
    place.blit(drawn, drawn.get_rect(center=place.get_rect().center))
    return [place.get_at((x, y)).a for y in range(SMALL) for x in range(SMALL)]


@pytest.mark.parametrize("kind", ["wonder_", "res_", "rw_", "piece_", "die_mark_", "size_", "mark_"])
def test_signs_of_a_kind_are_told_apart_at_22_pixels(kind: str) -> None:
    drawn = {file.stem: ink_of(file.stem) for file in FILES if file.stem.startswith(kind)}
    full = 255 * SMALL * SMALL
    alike = [
        (one, other)
        for one, other in combinations(drawn, 2)
        if sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) < 0.06 * full
    ]
    assert alike == []
    assert [name for name, ink in drawn.items() if not 0.1 * full < sum(ink) < 0.6 * full] == []
