"""Who plays on: seats change in the middle of a game, and nobody sees another's secrets by it."""

from __future__ import annotations

from alicegames.bots import levels
from alicegames.storage import Autosave, library, open_game
from alicegames.ui.table.curtain import CurtainScene
from alicegames.ui.table.people.company import CompanyScene
from alicegames.ui.table.scene import TableScene
from tests.ui.table.driver import Driver

BOT = levels.LEVELS[0].id


def opened(some: Driver) -> CompanyScene:
    some.key("escape")
    some.click("company")
    assert isinstance(some.top, CompanyScene)
    return some.top


def at_table(some: Driver) -> TableScene:
    """Go on with the table that has taken the other's place."""
    some.app.tick()
    assert isinstance(some.top, TableScene)
    some.table = some.top
    return some.top


def test_a_bot_plays_on_for_somebody_who_leaves_and_gives_the_seat_back(tea: Driver) -> None:
    scene = opened(tea)
    scene.kinds[1].set(BOT)
    tea.click("yes")
    table = at_table(tea)
    assert table.match.humans == {0}
    tea.click("cell:b2")
    tea.settle()
    assert [move.player for move in tea.session.moves if move.player >= 0] == [0, 1]
    scene = opened(tea)
    scene.kinds[1].set("")
    tea.click("yes")
    assert at_table(tea).match.humans == {0, 1}
    assert tea.session.humans == {0, 1}


def test_a_renamed_seat_has_its_new_name_in_the_log(tea: Driver) -> None:
    tea.click("cell:b2")
    scene = opened(tea)
    scene.names[0].set("Alice Liddell")
    tea.click("yes")
    assert any(line.text.startswith("Alice Liddell takes") for line in at_table(tea).model.log())


def test_names_that_look_alike_are_refused_where_they_are_typed(tea: Driver) -> None:
    scene = opened(tea)
    scene.names[1].set("ada")
    tea.click("yes")
    assert tea.top is scene
    assert "look alike" in tea.app.toasts.texts[0]
    scene.names[1].set(" ")
    tea.click("yes")
    assert tea.top is scene


def test_the_save_knows_who_plays_on() -> None:
    some = Driver("tea_time", ("human", "human"), autosave=Autosave)
    some.click("cell:b2")
    scene = opened(some)
    scene.kinds[1].set(BOT)
    some.click("yes")
    at_table(some)
    latest = library.latest()
    assert latest is not None
    assert [seat.bot for seat in open_game(latest.path).match.seats] == ["", BOT]
    assert len(library.entries()) == 1


def test_who_is_left_comes_to_the_table_through_the_curtain() -> None:
    some = Driver("alice", ("human", "human"), plies=6)
    some.wait(0.3)
    while isinstance(some.top, CurtainScene):
        some.click("curtain")
    seat = some.table.model.viewer
    scene = opened(some)
    scene.kinds[seat].set(BOT)
    some.click("yes")
    top = some.top
    assert isinstance(top, CurtainScene)
    assert top.seat == 1 - seat
    assert top.table.covered
    assert top.table.model.log() == []


def test_cancel_changes_nothing(tea: Driver) -> None:
    scene = opened(tea)
    scene.kinds[1].set(BOT)
    tea.click("no")
    assert tea.top is tea.table
    assert tea.match.humans == {0, 1}
