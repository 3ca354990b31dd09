"""Random positions of every game at several sizes and text sizes: every word can be read, nothing is covered."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.ui.draw.room import covered
from alicegames.ui.table.hotspots import TARGET, Spot
from tests.ui.sizes import reading, windows
from tests.ui.sizes.windows import Window

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.table.scene import TableScene
    from tests.ui.sizes.reading import Notebook, Said

WINDOWS = (
    Window((1024, 640)),
    Window((1024, 640), text=2.0),
    Window((1280, 720)),
    Window((1280, 720), text=1.5),
    Window((1366, 768)),
    Window((1600, 900)),
    Window((1920, 1080)),
    Window((1920, 1080), text=1.25),
    Window((1080, 1920)),
    Window((2560, 1080)),
    Window((3840, 2160)),
)
LEAST = 11
"""Pixels of type at 1280x720 and more."""
LEAST_NUMBER = 12
CONTRAST = 4.5
READ = 0.8
"""So much of a word's ink must be in sight."""
_SHARED = 4.0
"""Square units by which a lit thing and a button may meet."""
GONE = 0.25
"""What is seen less of lies under something whole."""


@pytest.mark.parametrize(("game", "players"), windows.tables())
def test_every_word_of_a_table_can_be_read(game: str, players: int) -> None:
    rng = Random(f"words {game} {players}")
    for _position in range(3 * windows.LONG):
        window, position = rng.choice(WINDOWS), windows.any_position(rng, game, players)
        app = windows.show(window, "table", position)
        assert not windows.fault(app), (window, position)
        assert faults(app, reading.read(app)) == [], (window, position)
        app.close()


def faults(app: App, book: Notebook) -> list[str]:
    """Return what is wrong with a table as it was drawn."""
    table: Any = app.top
    sheet = app.scale.rect(table.sheet.rect) if table.sheet else None
    said = [one for one in book.said if sheet is None or not sheet.colliderect(one.ink) or one.owner in _over(table)]
    found = [wrong for one in said for wrong in _wrong(app, table, one, said)]
    return found + reading.meetings(said) + covers(table)


def unreadable(app: App, one: Said) -> list[str]:
    """Return what makes a word hard to read by itself: its size, or its colour on what is under it."""
    least = LEAST_NUMBER if one.is_number else LEAST
    found = []
    if one.pixels < least * min(1.0, app.scale.factor):
        found.append(f"“{one.shown}” ({one.owner}) is {one.pixels} px high")
    if one.contrast < CONTRAST:
        found.append(f"“{one.shown}” ({one.owner}) has {one.contrast:.2f}:1, {one.colour} on {one.ground}")
    return found


def _over(table: TableScene) -> set[str]:
    return {widget.id for widget in table.sheet.widgets} if table.sheet else set()


def _wrong(app: App, table: TableScene, one: Said, said: list[Said]) -> list[str]:
    surface, found = app.screen.surface(), []
    seen = one.seen(surface)
    found += unreadable(app, one)
    if seen < READ and not (seen < GONE and _is_under(table, one)):
        found.append(f"“{one.shown}” ({one.owner}) is covered: {seen:.2f}")
    if not surface.get_rect().contains(one.ink):
        found.append(f"“{one.shown}” ({one.owner}) leaves the window")
    if one.box is not None and not app.scale.rect(one.box.inflate(26, 26)).contains(one.ink):
        found.append(f"“{one.shown}” leaves {one.owner}")
    if one.shown.rstrip().endswith("…") and not _is_told(table, one, said):
        found.append(f"“{one.shown}” ({one.owner}) is cut, and nothing tells it whole")
    return found


def _is_under(table: TableScene, one: Said) -> bool:
    """Whether a thing drawn later lies on the whole of a thing's words: cards of a fan, a pile."""
    order = [item.key for item in table.picture]
    if one.owner not in order:
        return False
    later = list(table.picture)[order.index(one.owner) + 1 :]
    parts = [table.app.scale.rect(item.rect).clip(one.ink) for item in later]
    return any(part.w * part.h > 0.7 * one.ink.w * one.ink.h for part in parts)


def _is_told(table: TableScene, one: Said, said: list[Said]) -> bool:
    """Whether what was cut is told by a tooltip, stands elsewhere, or is meant so."""
    if one.text.endswith("…") and one.text == one.shown and not one.owner:
        return True
    start = one.shown.strip().rstrip("…").strip()
    if any(other.text.startswith(start) and not other.shown.endswith("…") for other in said):
        return True
    item = table.picture.get(one.owner)
    target = item.target if item is not None else one.owner
    widget = next((each for each in table.widgets.widgets if each.id == target), None)
    return widget is not None and bool(widget.tip(None))


def covers(table: TableScene) -> list[str]:
    """Return the lit things under a button or a sheet, and what can be clicked under another such thing."""
    spots = [widget for widget in table.widgets.widgets if isinstance(widget, Spot) and widget.can_focus]
    lids = [widget.rect for widget in table.widgets.widgets if not isinstance(widget, Spot) and widget.visible]
    lids += [table.sheet.rect] if table.sheet else []
    return [f"{spot.id} is lit and lies under something" for spot in spots if covered(spot.rect, lids) > _SHARED]


@pytest.mark.parametrize(("game", "players"), windows.tables())
def test_what_is_lit_can_be_hit_in_32_units_each_way(game: str, players: int) -> None:
    rng = Random(f"reach {game} {players}")
    for _position in range(windows.LONG):
        position = windows.any_position(rng, game, players)
        app = windows.show(Window((1024, 640)), "table", position)
        table: Any = app.top
        spots = [widget for widget in table.widgets.widgets if isinstance(widget, Spot) and widget.lit]
        for spot in spots:
            x, y = spot.rect.center
            half = TARGET / 2 - 1
            for pos in ((x - half, y), (x + half, y), (x, y - half), (x, y + half)):
                hit = [other.id for other in spots if other.contains(pos)]
                assert hit, (position, spot.id)
        app.close()


def test_the_reader_sees_small_numbers_and_faint_words() -> None:
    app = windows.show(Window((1280, 720)), "table", windows.Position("tea_time", 2, 9, 1))
    paper, one = app.theme.paper, reading.read(app).said[0]
    assert unreadable(app, replace(one, shown="word", pixels=11, colour=(0, 0, 0), ground=paper)) == []
    assert any("11 px" in fault for fault in unreadable(app, replace(one, shown="12", pixels=11)))
    assert any(":1" in fault for fault in unreadable(app, replace(one, colour=(140, 140, 140), ground=paper)))


def test_a_small_books_points_of_two_figures_are_read_off_its_cover() -> None:
    app = windows.show(Window((1024, 640), text=1.5), "table", windows.Position("alice", 4, 209, 782))
    assert faults(app, reading.read(app)) == []


def test_the_reader_sees_what_is_wrong() -> None:
    app = windows.show(Window((1280, 720)), "table", windows.Position("tea_time", 2, 9, 1))
    book = reading.read(app)
    app.screen.surface().fill((0, 0, 0), book.said[0].ink)
    assert any(re.search("is covered", fault) for fault in faults(app, book))


@pytest.mark.parametrize("scene", [*windows.SCENES_ALONE, "score", "curtain"])
def test_every_word_of_a_scene_can_be_read(scene: str) -> None:
    rng = Random(f"words {scene}")
    for _window in range(2 * windows.LONG):
        window, game = rng.choice(WINDOWS), rng.choice(windows.GAMES)
        app = windows.show(window, scene, game=game)
        assert scene == "crash" or not windows.fault(app), window
        under = app.top.overlay or scene in LIDS
        assert said_wrong(app, reading.read(app), under=under) == [], (window, game)
        app.close()


LIDS = ("help", "dialog", "lesson", "problem", "replay")
"""Scenes that lie on another one, or hold a table, whose own words are read elsewhere."""


def said_wrong(app: App, book: Notebook, *, under: bool) -> list[str]:
    """Return what is wrong with the words of a scene without a table; ``under``: other words lie under its own."""
    surface, found = app.screen.surface(), [] if under else reading.meetings(book.said)
    for one in book.said:
        found += unreadable(app, one)
        if not surface.get_rect().contains(one.ink):
            found.append(f"“{one.shown}” ({one.owner}) leaves the window")
        if not under and one.seen(surface) < READ:
            found.append(f"“{one.shown}” ({one.owner}) is covered")
        if not under and one.is_cut and not _has_tip(app, one.owner):
            found.append(f"“{one.shown}” ({one.owner}) is cut")
    return found


def _has_tip(app: App, owner: str) -> bool:
    return any(widget.id == owner and widget.tip(None) for widget in app.top.widgets.widgets)
