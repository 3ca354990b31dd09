"""Everything of Alice fits every window: nothing leaves it, nothing overlaps, no word is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.values import replace
from alicegames.games.alice.state import FREE, Opened
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.text import ELLIPSIS
from tests.ui.alice.table import until
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.games.alice.state import AliceState
    from alicegames.ui.presenters.base import Item, Picture

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
GROUND = ("book", "column", "cloth", "own-tray", "own-books", "tray:", "place:", "under:", "aim:")


def crowded(some: Driver, chapters: int) -> AliceState:
    """A position with so many open chapters for each, full hands, and stacks at the Tea Party."""
    data, state = some.match.pack.data, some.session.state
    every = data.deck("chapter")
    rows = tuple(
        tuple(
            Opened(card, tuple(FREE if page % 2 else data.pages[card][page] for page in range(len(data.pages[card]))))
            for card in every[seat * chapters : (seat + 1) * chapters]
        )
        for seat in range(state.players)
    )
    left = every[state.players * chapters :]
    hands = tuple(
        replace(
            hand,
            protagonists=data.deck("protagonist")[seat::5][:5],
            characters=(0, 0, 1, 2, 3, 6),
            chapters=left[seat : seat + 1],
        )
        for seat, hand in enumerate(state.hands)
    )
    tea = tuple((0, 5, 6)[: number % 4] for number in range(9))
    crowded_table: AliceState = replace(state, open=rows, hands=hands, tea=tea)
    return crowded_table


def picture(some: Driver, state: Any) -> Picture:
    """The picture of a state for the first seat."""
    some.session._state = state
    some.table.model._views.clear()
    return some.table.picture_of(some.match.rules.view(state, 0))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("seats", "chapters"), [(2, 0), (2, 13), (3, 4), (4, 6)])
def test_everything_fits(size: tuple[int, int], seats: int, chapters: int, monkeypatch: pytest.MonkeyPatch) -> None:
    some = Driver("alice", ("human",) * seats, seed=3, curtain=False, size=size)
    shown = picture(some, crowded(some, chapters))
    inside(some, shown)
    apart(shown)
    uncut(some, shown, monkeypatch)


def inside(some: Driver, shown: Picture) -> None:
    frame = some.table.frame
    left = frame.areas.stage.union(frame.areas.own).inflate(6, 6)
    for item in shown:
        assert left.contains(item.rect), item.key


def apart(shown: Picture) -> None:
    """Only cards of a fan, pages of their book and what lies on a tray may touch."""
    things = [item for item in shown if not item.key.startswith(GROUND) and item.rect.w > 0]
    for number, first in enumerate(things):
        for second in things[number + 1 :]:
            if not related(first, second):
                assert not first.rect.inflate(-1, -1).colliderect(second.rect.inflate(-1, -1)), (first.key, second.key)


def related(first: Item, second: Item) -> bool:
    kinds = {first.key.partition(":")[0], second.key.partition(":")[0]}
    if kinds == {"page", "chapter"}:
        return any(one.key.rpartition(".")[0][5:] == other.key[8:] for one, other in ((first, second), (second, first)))
    return kinds in ({"hand"}, {"count", "tea"}, {"count"})


SLIM = 82
"""Width under which a chapter in hand cannot hold its longest word; its tooltip has the whole title."""
TOLD = ("seat:", "name:", "tag:")
"""Another’s hand, a Queen's names to choose from."""


def uncut(some: Driver, shown: Picture, patch: pytest.MonkeyPatch) -> None:
    """Paint every thing; no word is cut with an ellipsis but on what is small and told by its tooltip."""
    cut: list[str] = []
    write = Canvas.text

    def spied(this: Canvas, text: str, *args: Any, **more: Any) -> Any:
        style: Any = args[1] if len(args) > 1 else more.get("style")
        whole = text if more.get("width") is None else this.type.shorten(text, style, more["width"])
        if whole.endswith(ELLIPSIS):
            cut.append(whole)
        return write(this, text, *args, **more)

    patch.setattr(Canvas, "text", spied)
    app = some.app
    canvas = Canvas(app.screen.surface(), app.scale, app.theme, app.type, app.sprites)
    for item in shown:
        is_slim = item.key.startswith("hand:ch") and item.rect.w < SLIM
        if not item.key.startswith(TOLD) and not is_slim:
            item.paint(canvas, item.rect)
    assert cut == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("kind", "source"), [("wonder", "queen"), ("wonder", "alice"), ("react", ""), ("vortex", "")])
def test_what_is_in_play_fits(size: tuple[int, int], kind: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = Driver("alice", ("human",) * 3, seed=2, curtain=False, size=size)
    until(some, kind, source)
    shown = some.table.picture
    inside(some, shown)
    apart(shown)
    uncut(some, shown, monkeypatch)


@pytest.mark.parametrize("text_size", [0.8, 1.6])
def test_cards_and_signs_keep_their_words_at_every_text_size(text_size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    some = Driver("alice", ("human",) * 4, seed=3, curtain=False, text_scale=text_size)
    uncut(some, picture(some, crowded(some, 3)), monkeypatch)


def test_every_drawing_that_the_pack_asks_for_exists() -> None:
    some = Driver("alice", ("human",) * 4, seed=3, curtain=False)
    data, app = some.match.pack.data, some.app
    canvas = Canvas(app.screen.surface(), app.scale, app.theme, app.type, app.sprites)
    cards = some.table.model.presenter.cards  # type: ignore[attr-defined]
    for card in range(len(data.ids)):
        for width in (30, 90, 260):
            rect = some.table.frame.areas.stage.copy()
            rect.size = (width, width * 1.4)
            cards.face(card)(canvas, rect)
    assert not app.sprites.missing
