"""Reports of faults: what went wrong as text, and the game it went wrong in as a file that opens; no name, no home."""

from __future__ import annotations

import platform
import re
import traceback
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alicegames import __version__, paths
from alicegames.match.seats import Seat
from alicegames.storage import codec, files
from alicegames.storage.errors import SaveError
from alicegames.storage.record import document_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alicegames.core.session import Session
    from alicegames.match.match import Match

WORD: Final = "report"
"""What opens the newest report as a game: ``alicegames play --open report``."""


@dataclass(frozen=True)
class Reported:
    """A game on the table when something broke."""

    match: Match
    session: Session[Any, Any]
    path: Path | None = None
    """Its file."""
    trouble: str = ""
    """What has gone wrong with its bots."""

    @property
    def is_open(self) -> bool:
        """Whether its seed and choices tell nothing that somebody at the screen must not know."""
        others = len(self.match.humans) > 1 and self.match.game.has_secrets
        return not others or self.session.is_over


@dataclass(frozen=True, slots=True)
class Written:
    """Where a report is; None for what could not be written or is held back."""

    text: Path | None
    game: Path | None


def folder() -> Path:
    """Return where reports are kept."""
    return paths.home() / "crashes"


def newest_game() -> Path | None:
    """Return the newest report's game; None if there is none."""
    return max(folder().glob("*.json"), default=None, key=lambda path: path.name)


def text_of(error: BaseException | str, games: Iterable[Reported] = (), *, everything: bool = False) -> str:
    """Return the report: versions, what went wrong, and each game as far as nothing hidden is told by it."""
    from importlib.metadata import version  # noqa: PLC0415 -- rare, and long to import

    where = error if isinstance(error, str) else "".join(traceback.format_exception(error))
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    parts = [f"Alice Games {__version__}\n{system}, pygame-ce {version('pygame-ce')}\n", where]
    found = list(games)
    parts += [_game(game, everything=everything) for game in found] or ["No game was open."]
    return scrubbed("\n".join(parts) + "\n", found)


def _game(game: Reported, *, everything: bool) -> str:
    match, setup = game.match, game.match.setup
    seats = ", ".join(seat.bot or "human" for seat in match.seats)
    turn = len(game.session.moves) and game.session.moves[-1].turn.number + 1
    pack = match.pack.id
    lines = [
        f"{match.game.id}, rules {match.game.rules_version}, pack “{pack.name}” {pack.version} {pack.digest[:12]}",
        f"{setup.players} players ({seats}), options {dict(setup.options)}, first {setup.first}",
        f"turn {turn}, {len(game.session.moves)} choices",
    ]
    if everything or game.is_open:
        lines += [f"seed {match.seed}", "\n".join(game.session.codes)]
    else:
        lines.append("Seed and choices are left out: they would tell what is hidden from somebody at the screen.")
    return "\n".join([*lines, game.trouble]) if game.trouble else "\n".join(lines)


def scrubbed(text: str, games: Iterable[Reported] = ()) -> str:
    """Return a text without the user's folders and without the names at the table."""
    for place, word in ((paths.home(), "HOME"), (Path(__file__).resolve().parents[2], "."), (Path.home(), "~")):
        text = text.replace(str(place), word)
    for game in games:
        for number, seat in enumerate(game.match.seats, 1):
            text = re.sub(rf"(?<!\w){re.escape(seat.name)}(?!\w)", f"Seat {number}", text)
    return text


def document(game: Reported) -> bytes:
    """Return a game as the content of a saved game's file, its people called by their seats."""
    seats = tuple(
        Seat(name=f"Seat {number}", mark=seat.mark, bot=seat.bot) for number, seat in enumerate(game.match.seats, 1)
    )
    return codec.dumps(document_of(replace(game.match, seats=seats), game.session))


def write(text: str, games: Iterable[Reported] = (), *, everything: bool = False) -> Written:
    """Write a report, and beside it the last of the games where nothing hidden is told by it or ``everything`` is."""
    stem = folder() / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    kept = [game for game in games if everything or game.is_open]
    return Written(
        _written(stem.with_suffix(".txt"), text.encode("utf-8", "replace")),
        _written_game(stem.with_suffix(".json"), kept[-1]) if kept else None,
    )


def _written_game(path: Path, game: Reported) -> Path | None:
    try:
        return _written(path, document(game))
    except Exception:  # noqa: BLE001 -- a broken game may be past writing; the report has its choices
        return None


def _written(path: Path, data: bytes) -> Path | None:
    try:
        files.write(path, data, keep_previous=False)
    except SaveError:  # whoever asked says that there is no file
        return None
    return path
