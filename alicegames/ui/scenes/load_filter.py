"""Which saved games the list shows: those that fit the words, the game and the state that are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games import registry
from alicegames.i18n import _
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import CAPTION
from alicegames.ui.scenes.save_view import name_of
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.storage.library import Entry
    from alicegames.ui.app.commands import Command
    from alicegames.ui.draw.canvas import Canvas

ALL: Final = ""
_RUNNING: Final = "running"
_OVER: Final = "over"
_DAMAGED: Final = "damaged"
_STEP: Final = 48.0
_HIGH: Final = 40.0


class LoadFilter:
    """The search and the two choices that narrow the list; ``changed`` is called with every change of them."""

    def __init__(self, changed: Callable[[], Command]) -> None:
        self.search = TextEntry(
            "search", placeholder=_("Search: name, game, player"), on_change=lambda _text: changed()
        )
        games = [Answer(ALL, _("Every game")), *(Answer(game, registry.title(game)) for game in registry.ids())]
        self.games = Choice("game", games, ALL, lambda _game: changed())
        states = [
            Answer(ALL, _("Running or over")),
            Answer(_RUNNING, _("Running")),
            Answer(_OVER, _("Over")),
            Answer(_DAMAGED, _("Damaged")),
        ]
        self.states = Choice("state", states, ALL, lambda _state: changed())
        self._room = FRect(0, 0, 0, 0)

    def place(self, room: FRect) -> None:
        """Place the two choices one under the other at the head of this room."""
        self._room = room
        for number, choice in enumerate((self.games, self.states)):
            choice.rect = FRect(room.left, room.top + 26 + number * _STEP, room.width, _HIGH)

    def draw(self, canvas: Canvas) -> None:
        """Say over the choices what they do."""
        head = FRect(self._room.left, self._room.top, self._room.width, 24)
        fitted(canvas, _("Show only"), head, CAPTION, canvas.theme.paper, align="left")

    def wants(self, entry: Entry) -> bool:
        """Whether an entry fits: every word searched for begins a word of its name, its game's or its players'."""
        if self.games.value not in {ALL, entry.game} or self.states.value not in {ALL, _state(entry)}:
            return False
        said = " ".join((name_of(entry), registry.title(entry.game), *(seat.name for seat in entry.seats))).casefold()
        return all(f" {word}" in f" {said}" for word in self.search.value.casefold().split())


def _state(entry: Entry) -> str:
    if entry.fault is not None:
        return _DAMAGED
    return _OVER if entry.over else _RUNNING
