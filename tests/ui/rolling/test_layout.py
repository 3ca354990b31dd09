"""Where things are at the table of Rolling in Wonderland: inside their areas, and apart from each other."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from alicegames.ui.presenters import layout
from alicegames.ui.presenters.rolling_in_wonderland import places
from alicegames.ui.table.frame import divide
from tests.ui.rolling.wonderland import ALL_MODULES, table, until
from tests.ui.sizes import reading

if TYPE_CHECKING:
    from tests.ui.table.driver import Driver

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_nothing_leaves_the_window_and_nothing_covers_what_it_should_not(
    seats: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    some = table(monkeypatch, ("human",) * seats, seed=6, size=size, curtain=False, options=ALL_MODULES)
    for kind in ("draft", "take", "end"):
        if seats == 1 and kind == "draft":
            continue
        until(some, kind)
        for page in ("tab:board", "tab:players"):
            some.click(page)
            check(some)


def check(some: Driver) -> None:
    """Every thing is inside the window; things of one kind do not overlap."""
    window = some.app.scale.bounds
    kinds: dict[str, list[tuple[str, FRect]]] = {}
    for item in some.table.picture:
        assert window.contains(item.rect), (item.key, item.rect)
        assert item.rect.w >= 6, item.key
        assert item.rect.h >= 4, item.key
        kinds.setdefault(item.target.partition(":")[0], []).append((item.key, item.rect))
    for kind in ("region", "die", "token", "path", "icon", "challenge", "army", "mushroom", "ability"):
        apart(kind, [(key, rect) for key, rect in kinds.get(kind, []) if kind != "challenge" or "card" in key])
    boards(some, kinds)


def apart(kind: str, things: list[tuple[str, FRect]]) -> None:
    for (one, first), (other, second) in combinations(things, 2):
        shared = first.clip(second)
        assert shared.w * shared.h <= 0.08 * first.w * first.h, (kind, one, other)


def boards(some: Driver, kinds: dict[str, list[tuple[str, FRect]]]) -> None:
    """The stage's things stay on the stage, the own area's inside it."""
    areas = some.table.frame.areas
    for key, rect in kinds.get("region", []) + kinds.get("die", []) + kinds.get("token", []):
        assert areas.stage.contains(rect), key
    for key, rect in kinds.get("hand", []) + kinds.get("objective", []):
        assert areas.own.contains(rect), key


@pytest.mark.parametrize("count", range(1, 32))
def test_any_number_of_dice_finds_room_in_an_area(count: int) -> None:
    box = FRect(10, 20, 180, 60)
    found = places.grid(box, count, 33, gap=5)
    assert len(found) == count
    assert all(box.inflate(1, 1).contains(rect) for rect in found)
    assert not any(one.inflate(-1, -1).colliderect(other.inflate(-1, -1)) for one, other in combinations(found, 2))
    assert found[0].w >= 9


def test_the_spaces_of_a_path_stand_at_even_distances() -> None:
    found = places.along([(0, 0), (0, 10), (30, 10)], 5)
    assert found == [(0, 0), (0, 10), (10, 10), (20, 10), (30, 10)]


def test_a_row_that_does_not_fit_overlaps_evenly_and_stays_inside() -> None:
    box = FRect(0, 0, 100, 50)
    found = places.row(box, 4, 40)
    assert found[0].left == 0
    assert found[-1].right == pytest.approx(100)


def test_every_stone_of_both_paths_is_on_the_board_and_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    for name in ("board", "board-wide", "board-tall"):
        placed = layout.Placed(layout.load("rolling_in_wonderland", name), FRect(0, 0, 900, 600))
        stones = places.stones(placed, "rabbit", 52) + places.stones(placed, "caterpillar", 26)
        regions = [placed.rect(f"area:{number}") for number in range(1, 7)]
        assert all(placed.area.contains(stone) for stone in stones)
        assert all(one.clip(other).w * one.clip(other).h < 30 for one, other in combinations(stones, 2))
        assert not any(stone.inflate(-4, -4).colliderect(region) for stone in stones for region in regions)
    assert some.table.picture.get("path:rabbit.52") is not None


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_regions_of_a_large_window_have_340_pixels_beside_a_rail_of_a_fifth(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = table(monkeypatch, ("human",) * seats, seed=6, size=(1920, 1080), curtain=False)
    until(some, "take")
    scale, frame = some.app.scale, some.table.frame
    regions = [scale.rect(item.rect).w for item in some.table.picture if item.key.startswith("region:")]
    assert len(regions) == 6
    assert min(regions) >= 340
    assert 0.2 <= frame.rail.w / scale.width <= 0.22


def test_the_ends_of_the_game_are_told_alike_in_windows_of_any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for size in SIZES:
        some = table(monkeypatch, ("human",) * 4, seed=6, size=size, curtain=False)
        until(some, "take")
        said = reading.read(some.app).said
        told.append([(one.owner, one.shown) for one in said if one.owner.startswith("end:")])
    assert [words for _owner, words in told[0]][1::2] == ["Rounds", "Rabbit", "Caterpillar", "Soldiers"]
    assert all(each == told[0] for each in told)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_stays_in_the_rail_of_a_small_window_beside_a_loose_option(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = table(monkeypatch, ("human",) * seats, seed=6, size=(1024, 640), curtain=False, options=ALL_MODULES)
    until(some, "take")
    for rows in range(3):
        frame = divide(some.table._size, some.table.model.presenter, some.table.seats, rows, some.table.pages.shown, 2)
        assert frame.folded
        assert all(frame.players.contains(row.line) for row in frame.rows)
        assert all(frame.players.contains(row.strip) for row in frame.rows if row.strip.h)
