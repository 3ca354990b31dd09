"""The finished games: who played and how it ended; one SQLite file, made anew from the saved games if damaged."""

from __future__ import annotations

import csv
import json
import sqlite3
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from alicegames import paths
from alicegames.core.rules import totals
from alicegames.i18n import _
from alicegames.storage import files
from alicegames.storage.errors import SaveError, cannot_write

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import TextIO

    from alicegames.core.session import Session
    from alicegames.match.match import Match

FILE: Final = "statistics.sqlite"
_VERSION: Final = 1
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS games(
    key TEXT PRIMARY KEY, game TEXT NOT NULL, created TEXT NOT NULL, players INTEGER NOT NULL,
    options TEXT NOT NULL, pack TEXT NOT NULL, rounds INTEGER NOT NULL, turns INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS seats(
    key TEXT NOT NULL REFERENCES games(key) ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
    bot TEXT NOT NULL, points INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY(key, seat));
"""
_FARED: Final = """
SELECT games.game, me.name, rival.bot, COUNT(*), SUM(me.place < rival.place), SUM(me.place = rival.place),
       MAX(me.points), AVG(me.points)
FROM games JOIN seats AS me USING(key)
JOIN (SELECT key, bot, MIN(place) AS place FROM seats WHERE bot != '' GROUP BY key, bot) AS rival USING(key)
WHERE me.bot = '' GROUP BY games.game, me.name, rival.bot
UNION ALL
SELECT games.game, me.name, '', COUNT(*), SUM(me.place = 1), SUM(me.place = 1 AND shared.winners > 1),
       MAX(me.points), AVG(me.points)
FROM games JOIN seats AS me USING(key)
JOIN (SELECT key, SUM(bot = '') AS people, SUM(place = 1) AS winners FROM seats GROUP BY key) AS shared USING(key)
WHERE me.bot = '' AND shared.people > 1 GROUP BY games.game, me.name
ORDER BY 1, 2, 3
"""


@dataclass(frozen=True, slots=True)
class Fared:
    """How a person has fared in one game against one level of bot, or (``against`` empty) among people."""

    game: str
    name: str
    against: str
    """The bot's level id; empty for games of several people, in which winning is being first."""
    played: int
    won: int
    tied: int
    """Shared places: with the bot, or of the first place."""
    best: int
    """The most points in one game."""
    mean: float


@dataclass(frozen=True, slots=True)
class Result:
    """One seat of one finished game."""

    created: str
    """When the game began, in UTC."""
    game: str
    players: int
    options: str
    """``key=value`` of every option that was not the default, joined by blanks."""
    seat: int
    name: str
    bot: str
    points: int
    place: int


def path() -> Path:
    """Return where the statistics are kept."""
    return paths.home() / FILE


def damaged() -> frozenset[Path]:
    """Return the damaged files that have been set aside, none of them deleted."""
    return frozenset(path().parent.glob(f"{FILE}.damaged-*"))


@contextmanager
def _opened() -> Iterator[sqlite3.Connection]:
    """Open the file, making it if need be; one that SQLite cannot read is set aside and made anew. Raises SaveError."""
    try:
        path().parent.mkdir(parents=True, exist_ok=True)
        with closing(_connected()) as connection, connection:
            yield connection
    except sqlite3.Error as error:
        raise SaveError(
            path(), _("could not be used ({system})").format(system=error), _("look at the disk, nothing else is lost")
        ) from error
    except OSError as error:
        raise cannot_write(path(), error) from error


def _connected() -> sqlite3.Connection:
    try:
        return _ready()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):  # locked, or a folder that may not be written to
            raise
    files.set_aside(path())
    return _ready()


def _ready() -> sqlite3.Connection:
    connection = sqlite3.connect(path(), timeout=5)
    try:
        connection.executescript(_SCHEMA)
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("SELECT COUNT(*) FROM games, seats")
        connection.execute(f"PRAGMA user_version = {_VERSION}")
    except BaseException:
        connection.close()
        raise
    return connection


def record(match: Match, session: Session[Any, Any]) -> SaveError | None:
    """Count a finished game, once, however often it is shown; return what went wrong in writing.

    A game nobody played and one with forced takebacks are not counted; a game whose end was taken back counts as it
    ended at last.
    """
    if not session.is_over or not match.humans:
        return None
    try:
        with _opened() as connection:
            if session.takebacks:
                connection.execute("DELETE FROM games WHERE key = ?", (_key(match),))
            else:
                _write(connection, match, session)
    except SaveError as error:
        return error
    return None


def _key(match: Match) -> str:
    return f"{match.game.id} {match.created:%Y-%m-%dT%H:%M:%S} {match.seed}"


def _write(connection: sqlite3.Connection, match: Match, session: Session[Any, Any]) -> None:
    rules, state, key = match.rules, session.state, _key(match)
    turn = rules.turn(state)
    connection.execute("DELETE FROM games WHERE key = ?", (key,))
    connection.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            key,
            match.game.id,
            f"{match.created:%Y-%m-%d %H:%M:%S}",
            match.setup.players,
            json.dumps(dict(match.setup.options), sort_keys=True),
            match.pack.id.name,
            turn.round,
            turn.number,
        ),
    )
    points, places = totals(rules.score(state)), rules.places(state)
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
        [(key, number, seat.name, seat.bot, points[number], places[number]) for number, seat in enumerate(match.seats)],
    )


def fared() -> tuple[Fared, ...]:
    """Return how everybody has fared, by game, name and opponents. Raises SaveError."""
    with _opened() as connection:
        return tuple(Fared(*row) for row in connection.execute(_FARED))


def results() -> tuple[Result, ...]:
    """Return every seat of every finished game, the newest first. Raises SaveError."""
    with _opened() as connection:
        rows = connection.execute(
            "SELECT created, game, players, options, seat, name, bot, points, place FROM games JOIN seats USING(key) "
            "ORDER BY created DESC, key, seat"
        ).fetchall()
    return tuple(
        Result(created, game, players, _words(options), seat, name, bot, points, place)
        for created, game, players, options, seat, name, bot, points, place in rows
    )


def _words(options: str) -> str:
    return " ".join(f"{key}={value}" for key, value in json.loads(options).items())


def write_csv(target: TextIO) -> int:
    """Write every result as CSV with a head line; return how many there were. Raises SaveError."""
    found = results()
    writer = csv.writer(target)
    writer.writerow(("created", "game", "players", "options", "seat", "name", "level", "points", "place"))
    writer.writerows(
        (one.created, one.game, one.players, one.options, one.seat + 1, one.name, one.bot, one.points, one.place)
        for one in found
    )
    return len(found)


def is_new() -> bool:
    """Return whether there are no statistics yet, or none that can be read: then `rebuild` finds what it can."""
    try:
        return not path().exists() or not results()
    except SaveError:
        return False


def rebuild(games: Iterator[tuple[Match, Session[Any, Any]]]) -> int:
    """Count finished games anew, as they are found among the saved ones; return how many. Raises SaveError."""
    count = 0
    for match, session in games:
        if session.is_over and match.humans and not session.takebacks:
            with _opened() as connection:
                _write(connection, match, session)
            count += 1
    return count
