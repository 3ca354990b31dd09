"""Presenters: how each game is shown; a game without one is played with buttons."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from alicegames.ui.presenters.buttons import ButtonsPresenter

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.ui.presenters.base import Presenter


def make(match: Match) -> Presenter[Any, Any]:
    """Return the presenter that the book of a match's game names."""
    module, _sep, name = match.game.book.presenter.partition(":")
    if not module:
        return ButtonsPresenter(match)
    presenter: Presenter[Any, Any] = getattr(import_module(f"{__name__}.{module}"), name)(match)
    return presenter
