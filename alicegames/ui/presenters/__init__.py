"""Presenters: how each game is shown; a game without one is played with buttons."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from alicegames.ui.presenters.buttons import ButtonsPresenter

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.ui.presenters.base import Presenter

_PRESENTERS: Final = {
    "alice": "alicegames.ui.presenters.alice.presenter:AlicePresenter",
    "rolling_in_wonderland": "alicegames.ui.presenters.rolling_in_wonderland.presenter:WonderlandPresenter",
    "tea_time": "alicegames.ui.presenters.tea_time.presenter:TeaPresenter",
}


def make(match: Match) -> Presenter[Any, Any]:
    """Return the presenter of a match's game."""
    place = _PRESENTERS.get(match.game.id)
    if place is None:
        return ButtonsPresenter(match)
    module, _sep, name = place.partition(":")
    presenter: Presenter[Any, Any] = getattr(import_module(module), name)(match)
    return presenter
