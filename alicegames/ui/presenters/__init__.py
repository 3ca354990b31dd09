"""Presenters: how each game is shown; a game without one is played with buttons."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from alicegames.ui.presenters.buttons import ButtonsPresenter

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.ui.presenters.base import Presenter
    from alicegames.ui.presenters.plates import Tray


def make(match: Match) -> Presenter[Any, Any]:
    """Return the presenter that the book of a match's game names."""
    module, _sep, name = match.game.book.presenter.partition(":")
    if not module:
        return ButtonsPresenter(match)
    presenter: Presenter[Any, Any] = getattr(import_module(f"{__name__}.{module}"), name)(match)
    return presenter


def gallery(match: Match) -> tuple[Tray, ...]:
    """Return every card, tile and token of a match's pack, by kind, as the game's ``gallery`` module lists them."""
    package, _dot, _presenter = match.game.book.presenter.partition(":")[0].rpartition(".")
    name = f"{__name__}.{package}.gallery"
    if not package or find_spec(name) is None:
        return ()
    trays: tuple[Tray, ...] = import_module(name).trays(match)
    return trays
