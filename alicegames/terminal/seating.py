"""Seats written in a line: ``human,greedy`` or ``human:Ada,human:Bo,random``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from alicegames.bots import levels
from alicegames.i18n import _, ngettext
from alicegames.match import MARKS, Seat, SetupError
from alicegames.match.names import clean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.core.game import Game

HUMAN: Final = "human"


def default_seats(game: Game[Any, Any], players: int | None = None) -> str:
    """Return a person against bots of the middle level, as many as asked for or as few as the game allows."""
    count = players or game.players[0]
    return ",".join([HUMAN, *["greedy"] * (count - 1)])


def parse_seats(line: str, reserved: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Return the seats a line names, with names and marks given out.

    ``reserved`` are names that somebody else at the table has. Raises SetupError or UnknownLevelError.
    """
    kinds = [part.strip() for part in line.split(",")]
    if len(kinds) > len(MARKS):
        raise SetupError(
            ngettext("There is {most} seat at most.", "There are {most} seats at most.", len(MARKS)).format(
                most=len(MARKS)
            )
        )
    taken = list(reserved)
    seats: list[Seat] = []
    for number, part in enumerate(kinds):
        kind, _sep, name = part.partition(":")
        seat = _seat(number, kind, name.strip(), taken)
        taken.append(seat.name)
        seats.append(seat)
    return tuple(seats)


def _seat(number: int, kind: str, name: str, taken: Sequence[str]) -> Seat:
    if kind == HUMAN:
        name, bot = name or _("Player {number}").format(number=number + 1), ""
    else:
        bot = kind
        name = name or _free_name(_level_title(kind), taken)
    name = clean(name)
    try:
        return Seat(name=name, mark=MARKS[number], bot=bot)
    except ValidationError as error:
        sentence = _("“{name}” cannot be a seat’s name; give it 1 to 40 letters, without control characters.")
        raise SetupError(sentence.format(name=name[:40])) from error


def _level_title(kind: str) -> str:
    if not kind:
        raise SetupError(_("A seat is “human” or a bot’s level, such as “greedy”."))
    return levels.get(kind).title()


def _free_name(name: str, taken: Sequence[str]) -> str:
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free
