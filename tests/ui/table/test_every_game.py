"""Every game of the registry can be played at the table, with its presenter and with buttons alone."""

from __future__ import annotations

import pytest

from alicegames.games import registry
from alicegames.ui.presenters.buttons import ButtonsPresenter
from alicegames.ui.scenes.crash import CrashScene
from alicegames.ui.table import rail
from alicegames.ui.table.curtain import CurtainScene
from tests.ui.table.driver import Driver


def play(some: Driver, choices: int) -> None:
    """Click the last lit target again and again, through curtains, until so many choices are made."""
    for _click in range(choices * 6):
        some.settle(2)
        if isinstance(some.top, CurtainScene):
            some.click("curtain")
        elif some.session.is_over or len(some.codes) >= choices:
            return
        elif some.table.model.picker.complete() is not None and len(some.table.model.picker.picked) > 1:
            some.click("confirm")
        elif some.lit:
            show(some, some.lit[-1])
            some.click(some.lit[-1])
        elif some.picked or some.table.model.curtain_for is not None:
            some.click("confirm")
        else:
            some.wait(1)
        assert not isinstance(some.top, CrashScene), some.top


def show(some: Driver, target: str) -> None:
    """Leaf through the sheet of options until a target is on it."""
    while target not in some.table.targets():
        before = some.table.sheet
        some.click("options_next")
        assert some.table.sheet is not before


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("seats", [("human", "human"), ("human", "random")], ids="-".join)
def test_with_buttons_alone(game: str, seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alicegames.ui.presenters.make", ButtonsPresenter)
    some = Driver(game, seats, seed=4)
    play(some, 12)
    assert len(some.codes) >= 12 or some.session.is_over


@pytest.mark.parametrize("game", registry.ids())
def test_with_its_presenter(game: str) -> None:
    some = Driver(game, seed=4)
    play(some, 12)
    assert len(some.codes) >= 12 or some.session.is_over


def test_the_banner_says_who_must_answer_in_whose_turn() -> None:
    """Cleo's turn and a question to Bo: the banner is Bo's, in Bo's colour."""
    for plies in range(20, 120):
        some = Driver("alice", ("human", "human", "human"), plies=plies, curtain=False)
        model = some.table.model
        if model.decision() is not None and model.viewer != model.turn.owner:
            break
    else:
        raise AssertionError("nobody was asked in the turn of another")
    said, names = rail.words(model), model.match.names
    assert said.title == f"{names[model.viewer]}, a question"
    assert said.banner.startswith(f"in {names[model.turn.owner]}’s turn")
    assert said.owner == model.viewer
