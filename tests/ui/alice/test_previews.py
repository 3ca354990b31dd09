"""What a choice of Alice would do is told before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.values import replace
from alicegames.games.alice.state import FREE, Opened
from tests.ui.alice.table import until
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.ui.presenters.base import Preview


def preview(some: Driver, code: str) -> Preview | None:
    model = some.table.model
    made: Preview | None = model.presenter.preview(model.view, some.session.option(code), model.viewer)
    return made


def at(kind: str, source: str = "") -> Driver:
    some = Driver("alice", seed=2, curtain=False)
    until(some, kind, source)
    return some


def codes(some: Driver) -> list[str]:
    decision = some.session.decision()
    assert decision is not None
    return [some.match.rules.encode(option) for option in decision.options]


def put(some: Driver, **more: Any) -> None:
    """Change the state under the table."""
    some.session._state = replace(some.session.state, **more)
    some.session._decision = some.match.rules.decision(some.session.state)
    some.table.model._views.clear()
    some.table.model._renew()
    some.table.compose()


def test_a_placement_tells_how_many_pages_are_left_and_marks_the_page() -> None:
    some = at("vortex")
    code = codes(some)[0]
    shown = preview(some, code)
    assert shown is not None
    assert shown.score == 1
    assert [badge.target for badge in shown.badges] == [f"page:{code.partition('>')[2]}"]
    assert "free then" in shown.lines[0] or "complete" in shown.lines[0]


def test_the_last_page_tells_the_points_of_the_chapter() -> None:
    some = at("vortex")
    seat = some.table.model.viewer
    data = some.match.pack.data
    chapter = data.number("ch13")
    hatter, hare = data.pages[chapter]
    tea = tuple((hare,) if cell == 1 else () for cell in range(9))
    rows = tuple((Opened(chapter, (hatter, FREE)),) if one == seat else () for one in range(2))
    put(some, open=rows, tea=tea)
    shown = preview(some, "place:a2>ch13.2")
    assert shown is not None
    assert "complete then: 2 points" in shown.lines[0]
    assert shown.badges[0].text == "+2"


def test_ending_the_turn_tells_which_chapters_score() -> None:
    some = at("adventure")
    data = some.match.pack.data
    chapter = data.number("ch13")
    put(some, open=((Opened(chapter, data.pages[chapter]),), ()))
    shown = preview(some, "end")
    assert shown is not None
    assert "2 points for Ada" in shown.lines[0]
    assert shown.badges[0].target == "chapter:ch13"


def test_a_gift_tells_the_size_and_what_is_covered() -> None:
    some = at("gift")
    code = next(code for code in codes(some) if code.endswith("2"))
    cell = "abc".index(code[-2]) * 3 + 1
    to = cell + (1 if code.startswith("cake") else -1)
    tea = tuple((0,) if place == to else stack for place, stack in enumerate(some.session.state.tea))
    put(some, tea=tea)
    shown = preview(some, code)
    assert shown is not None
    assert "It covers Hatter" in shown.lines[0]
    assert ("huge" if code.startswith("cake") else "tiny") in shown.lines[0]


def test_the_queen_marks_whom_she_would_banish() -> None:
    some = at("wonder", "queen")
    data = some.match.pack.data
    owner = some.session.state.turn_owner
    chapter = data.number("ch09")
    duchess = data.pages[chapter][0]
    rows = tuple(() if seat == owner else (Opened(chapter, (duchess, FREE)),) for seat in range(2))
    put(some, open=rows)
    shown = preview(some, "wonder:banish+duchess")
    assert shown is not None
    assert [badge.target for badge in shown.badges] == ["page:ch09.1"]
    assert "Cat" in shown.lines[1]


def test_a_draw_says_that_it_cannot_be_taken_back() -> None:
    some = at("discovery")
    some.hover("deck:chapter")
    shown = some.table.picks.preview()
    assert shown is not None
    assert shown.is_final
    assert shown.lines[-1] == "This cannot be taken back."
