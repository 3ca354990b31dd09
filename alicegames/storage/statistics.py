"""How many games were finished, and how people fared against each level of bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import Field

from alicegames import paths
from alicegames.core.rules import totals
from alicegames.match.seats import Id, Line, Record
from alicegames.storage import tolerant

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.core.session import Session
    from alicegames.match.match import Match
    from alicegames.storage.errors import SaveError

FILE: Final = "statistics.json"
_REMEMBERED: Final = 2000
Count = Annotated[int, Field(ge=0)]


class Tally(Record):
    """A person's results against one level, a seat of bots counting once a game."""

    played: Count = 0
    won: Count = 0
    tied: Count = 0
    """Shared places, won together with the bot or not."""

    def plus(self, person: int, bot: int) -> Tally:
        """Return the tally with one more game in which they took these places."""
        return Tally(played=self.played + 1, won=self.won + (person < bot), tied=self.tied + (person == bot))


class GameStats(Record):
    """The finished games of one kind."""

    played: Count = 0
    humans_only: Count = 0
    best: int | None = None
    """The highest score a person has reached."""
    against: dict[Id, Tally] = Field(default_factory=dict)


class Counted(Record):
    """The game counted last: where its end is taken back, its next end counts in its place."""

    key: Line
    before: GameStats
    """What was counted of its kind before it."""


class Statistics(Record):
    """Everything counted."""

    games: dict[Id, GameStats] = Field(default_factory=dict)
    counted: Annotated[tuple[Line, ...], Field(max_length=_REMEMBERED)] = ()
    """The last games counted, so that none counts twice."""
    last: Counted | None = None


def path() -> Path:
    """Return where the statistics are kept."""
    return paths.home() / FILE


def load() -> tuple[Statistics, str]:
    """Return the statistics and a sentence about what was wrong with their file, empty if nothing was."""
    return tolerant.load(path(), Statistics)


def record(match: Match, session: Session[Any, Any]) -> SaveError | None:
    """Count a finished game, once, however often it is shown; return what went wrong in writing.

    A game nobody played, an unfinished one and one with forced takebacks are not counted. If the end of the game
    counted last was taken back, its new end counts instead.
    """
    key = f"{match.game.id} {match.created:%Y-%m-%dT%H:%M:%S} {match.seed}"
    current, _sentence = load()
    again = current.last is not None and current.last.key == key
    if not session.is_over or not match.humans or (key in current.counted and not again):
        return None
    before = current.last.before if current.last and again else current.games.get(match.game.id, GameStats())
    if session.takebacks and not again:
        return None
    stats = before if session.takebacks else _with_game(before, match, session)
    counted = current.counted if again else (*current.counted, key)[-_REMEMBERED:]
    games = current.games | {match.game.id: stats}
    return tolerant.save(path(), Statistics(games=games, counted=counted, last=Counted(key=key, before=before)))


def _with_game(stats: GameStats, match: Match, session: Session[Any, Any]) -> GameStats:
    places, scores = match.rules.places(session.state), totals(match.rules.score(session.state))
    best = max(scores[seat] for seat in match.humans)
    person = min(places[seat] for seat in match.humans)
    against = dict(stats.against)
    for level in sorted({seat.bot for seat in match.seats if seat.bot}):
        bot = min(places[index] for index, seat in enumerate(match.seats) if seat.bot == level)
        against[level] = against.get(level, Tally()).plus(person, bot)
    return GameStats(
        played=stats.played + 1,
        humans_only=stats.humans_only + (len(match.humans) == len(match.seats)),
        best=best if stats.best is None else max(best, stats.best),
        against=against,
    )
