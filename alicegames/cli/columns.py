"""Lists as plain lines in columns: read the same by a person, a screen reader and a pipe; nothing in them is markup."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Final, TextIO

import click

if TYPE_CHECKING:
    from collections.abc import Sequence

_GAP: Final = "  "
_LEAST: Final = 8
"""Columns of a text that is cut; shorter and it would say nothing."""


_plain = False


def speak_plainly(*, on: bool) -> None:
    """Draw nothing from now on that is no line of text."""
    global _plain  # noqa: PLW0603 -- one wish for the whole command
    _plain = on


def may_draw(stream: TextIO | None) -> bool:
    """Whether a bar may be drawn on a stream: on a terminal, unless plain lines are wanted."""
    return stream is not None and stream.isatty() and not _plain


def show(rows: Sequence[Sequence[object]], *, cut: Sequence[int] = ()) -> None:
    """Print rows as lines with their columns under each other.

    On a terminal ``cut`` names the columns that give way, in this order, where the lines would be wider; a file or a
    pipe gets all of it. Control characters in what files and people have brought are left out.
    """
    from alicegames.match import names  # noqa: PLC0415 -- with it comes all that a match needs

    texts = [[names.clean(str(field)) for field in row] for row in rows]
    widths = [max(map(len, column), default=0) for column in zip(*texts, strict=True)]
    if sys.stdout is not None and sys.stdout.isatty():
        _narrow(widths, cut, shutil.get_terminal_size().columns)
    for row in texts:
        fields = (_fitted(field, width).ljust(width) for field, width in zip(row, widths, strict=True))
        click.echo(_GAP.join(fields).rstrip())


def _narrow(widths: list[int], cut: Sequence[int], room: int) -> None:
    for column in cut:
        over = sum(widths) + len(_GAP) * (len(widths) - 1) - room
        if over > 0:
            widths[column] = min(widths[column], max(_LEAST, widths[column] - over))


def _fitted(field: str, width: int) -> str:
    return field if len(field) <= width else f"{field[: max(1, width - 1)]}…"
