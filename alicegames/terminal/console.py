"""Lines in, lines out."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING, TextIO

from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Iterable

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
_BLANK_LINES = 60


class LeaveError(Exception):
    """The person has left: end of input, Ctrl-C or ``quit``. The game is saved on the way out."""


class NoConsoleError(RuntimeError):
    """There is nobody to talk to; one sentence."""


class Console:
    """A screen of lines and a keyboard of lines; both can be files."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout
        if self._source is None or self._sink is None:  # a process may be started without either
            raise NoConsoleError(_("The text client needs standard input and output, and one of them is closed."))
        self.is_terminal = source is None and sink is None and sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 -- gives input() line editing where it exists

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self._sink.write(line + "\n")
        self._sink.flush()

    def say_all(self, lines: Iterable[str]) -> None:
        """Write lines one by one."""
        self.say(*lines)

    def ask(self, prompt: str) -> str:
        """Return the next line, trimmed. Raises LeaveError at the end of the input and on Ctrl-C."""
        try:
            if self.is_terminal:
                return input(prompt).strip()
            self._sink.write(prompt)
            self._sink.flush()
            line = self._source.readline()
        except (EOFError, KeyboardInterrupt) as error:
            raise LeaveError from error
        if not line:
            raise LeaveError
        if not self._source.isatty():
            self._sink.write("\n")
        return line.strip()

    def clear(self) -> None:
        """Make sure that nothing written so far can be read on the screen."""
        self._sink.write(_CLEAR if self.is_terminal else "\n" * _BLANK_LINES)
        self._sink.flush()
