"""Everything of Queen Alice fits every window: nothing leaves it, nothing overlaps, no word is cut or too small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.values import replace
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.text import ELLIPSIS, Typesetter
from tests.ui.queen_alice.table import until
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.queen_alice.state import QueenState
    from alicegames.ui.presenters.base import Item, Picture

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
OVER = ("piece", "aim", "alice", "gardener", "humpty", "rider", "twin", "crown", "bush", "built", "price", "cat-on")
"""Things that stand on others."""
TRAYS = ("board", "tiles", "lane", "zone", "hand", "cats", "jails", "market", "shelf", "block", "messenger", "seal")


def crowded(some: Driver) -> QueenState:
    """A late position: full jails, hands, stores, many bookmarks and guests, crowns on the paths."""
    session = some.session
    state: QueenState = session.state
    data = some.match.rules.data  # type: ignore[attr-defined]
    tiles = tuple(range(len(data.bookmarks)))
    seats = tuple(
        replace(
            seat,
            time=10,
            store=(3, 3, 2),
            cubes=5,
            jail=(0, 4, 5, 11) if number else (1, 7, 10),
            tiles=tiles[number * 9 : number * 9 + 9],
            used=tiles[number * 9 : number * 9 + 2],
            books=(3, 2, 4),
            flowers=(2, 3, 1, 2),
            invited=tuple(range(10, 16)),
            discard=tuple(seat.pool[5:9]),
            hand=tuple(dict.fromkeys((*seat.hand, *seat.pool)))[:5],
            paws=(4, 4),
            hearts=(3, 2),
        )
        for number, seat in enumerate(state.seats)
    )
    paths = tuple(tuple(number % 4 if 0 < number < 6 else -1 for number in range(len(path))) for path in state.paths)
    return replace(state, seats=seats, paths=paths, shelf=tiles[36:])


def shown_pages(some: Driver, state: Any) -> Iterator[Picture]:
    """The picture of a state for the first seat, page by page."""
    some.session._state = state
    some.table.model._views.clear()
    view = some.match.rules.view(state, 0)
    presenter = some.table.model.presenter
    for page in presenter.pages(view, some.app.scale.bounds.size):
        some.table.pages.turn_to(page.id)
        yield presenter.picture(view, 0, some.table.frame.areas, None)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [2, 4])
def test_everything_fits(size: tuple[int, int], players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    some = Driver("queen_alice", ("human",) * players, seed=3, curtain=False, size=size)
    until(some, "discard")
    state = crowded(some)
    for picture in shown_pages(some, state):
        inside(some, picture)
        apart(picture)
        readable(some, picture, monkeypatch)
    assert not some.app.sprites.missing


def inside(some: Driver, shown: Picture) -> None:
    bounds = some.app.scale.bounds
    for item in shown:
        assert bounds.contains(item.rect), item.key


def apart(shown: Picture) -> None:
    """What is pointed at lies apart, but for what stands on something and trays that hold things."""
    things = [item for item in shown if item.target and not is_over(item) and not is_tray(item)]
    for number, first in enumerate(things):
        for second in things[number + 1 :]:
            if {first.key[:5], second.key[:5]} != {"card:"}:
                clash = first.rect.inflate(-2, -2).colliderect(second.rect.inflate(-2, -2))
                assert not clash, (first.key, second.key)


def is_over(item: Item) -> bool:
    return item.key.startswith(OVER)


def is_tray(item: Item) -> bool:
    return item.target.startswith(("seat:", "zone:", "jails")) or item.key.startswith(("block:", "train-card:"))


def readable(some: Driver, shown: Picture, patch: pytest.MonkeyPatch) -> None:
    """Paint every thing; no word is cut, and none is under 11 pixels."""
    cut: list[str] = []
    sizes: list[tuple[float, str]] = []
    shorten, surface = Typesetter.shorten, Typesetter.surface
    app = some.app

    def spied(this: Typesetter, text: str, style: Any, width: float) -> str:
        result = shorten(this, text, style, width)
        if result.endswith(ELLIPSIS) and not text.endswith(ELLIPSIS):
            cut.append(text)
        return result

    def drawn(this: Typesetter, text: str, style: Any, colour: Any) -> Any:
        sizes.append((style.size * app.scale.factor * this.text_size, text))
        return surface(this, text, style, colour)

    patch.setattr(Typesetter, "shorten", spied)
    patch.setattr(Typesetter, "surface", drawn)
    canvas = Canvas(app.screen.surface(), app.scale, app.theme, app.type, app.sprites)
    for item in shown:
        cut.clear()
        item.paint(canvas, item.rect)
        assert cut == [], item.key
    patch.undo()
    assert min(sizes)[0] >= 10.99, min(sizes)


@pytest.mark.parametrize("text_size", [0.8, 1.6])
def test_the_boards_keep_their_words_at_every_text_size(text_size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    some = Driver("queen_alice", ("human",) * 4, seed=3, curtain=False, text_scale=text_size)
    until(some, "discard")
    for picture in shown_pages(some, crowded(some)):
        readable(some, picture, monkeypatch)


def test_in_a_small_window_a_seats_name_unfolds_its_whole_board_and_folds_it_again() -> None:
    some = Driver("queen_alice", ("human",) * 4, seed=3, size=(1024, 640), curtain=False)
    until(some, "discard")
    other = (some.table.model.viewer + 2) % 4
    some.click("tab:seats")
    assert some.table.picture.get(f"page.{other}.heart.0.4") is None
    some.click(f"seat:{other}")
    items = [item for item in some.table.picture if item.key.startswith(f"page.{other}.") and item.target]
    assert len(items) > 20
    for item in items:
        assert some.match.names[other] in some.table.picks.tip(item.target), item.target
    some.click(f"seat:{other}")
    assert some.table.picture.get(f"page.{other}.heart.0.4") is None
