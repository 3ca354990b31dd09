"""What ``simulate`` and ``arena`` share: the plan, progress, a report that is kept as it grows, stored games."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NoReturn

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alicegames import jsonfile
from alicegames.bots import arena, levels
from alicegames.bots.arena import Report, Tally
from alicegames.bots.arena.cluster import ClusterError
from alicegames.bots.arena.report import plan_json
from alicegames.bots.table import find
from alicegames.cli import columns
from alicegames.cli.options import brought
from alicegames.core.rules import Setup
from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.match import Match, SetupError
from alicegames.match.match import check_options, check_start
from alicegames.packs import loader
from alicegames.storage import SaveError, codec, files
from alicegames.storage.record import document_of
from alicegames.terminal.seating import parse_seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from alicegames.bots.arena import Plan, Played
    from alicegames.bots.arena.run import Part

_EVERY: Final = 1.0
"""Seconds between two writings of a report that grows."""
_TELL: Final = 10.0
"""Seconds between two lines of progress where there is no terminal to draw a bar in."""
_WORTH_A_PROCESS: Final = 8
"""So many games for each process, if nobody says how many."""


def check_plan(plan: Plan, pack: Path | None, options: dict[str, str]) -> Plan:
    """Return the plan with its options and pack filled in. Raises SetupError, UnknownLevelError or PackError."""
    game = registry.get(plan.game)
    for level in plan.levels:
        levels.entrant(level)
    if plan.seats not in game.players:
        counts = ", ".join(map(str, game.players))
        sentence = _("{title} is for {counts} players, not {given}.")
        raise SetupError(sentence.format(title=game.title(), counts=counts, given=plan.seats))
    digest = _digest(plan.game, pack) if pack else ""
    chosen = check_options(game, plan.seats, options)
    check_start(find(plan.game, digest)[1], Setup(plan.seats, chosen, 0))
    return arena.Plan(
        plan.game, plan.levels, plan.games, plan.seed, chosen, digest, plan.players, keeps_codes=plan.keeps_codes
    )


def _digest(game_id: str, folder: Path) -> str:
    """Return the digest of a pack, copied to where other processes find it. Raises PackError."""
    return brought(game_id, folder).id.digest


def run(plan: Plan, jobs: int | None, target: Path | None, store: Path | None = None, cluster: str = "") -> Report:
    """Play a plan while its progress is told on stderr.

    ``target`` gets the report as it grows; what an earlier run of the same plan left in it is not played again.
    ``store`` gets every game as a saved game. ``jobs`` None: as many processes as there are cores to use;
    ``cluster`` is the address of a Dask scheduler whose workers play instead. Raises SetupError if it has none.
    """
    jobs = jobs or max(1, min(_cores(), plan.total // _WORTH_A_PROCESS))
    before = _kept(plan, target)
    keeper = _Keeper(plan, target, store)
    with _stoppable(), _told(plan, before.games if before else 0) as progress:
        try:
            report = arena.simulate(plan, jobs, progress, before=before, keep=keeper.keep, cluster=cluster)
        except ClusterError as error:
            raise SetupError(
                _("The cluster {address} cannot be used: {reason}.").format(address=cluster, reason=error)
            ) from error
        except BaseException:
            keeper.stop()
            raise
    keeper.write(report)
    return report


def _cores() -> int:
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def _kept(plan: Plan, target: Path | None) -> Tally | None:
    """Return what an earlier run of this plan has left; None if there is nothing, or something else."""
    if target is None or not target.is_file():
        return None
    try:
        values = jsonfile.parse(files.read(target))
        if {key: values.get(key) for key in plan_json(plan)} == plan_json(plan):
            return Tally.from_json(values["tally"])
    except (SaveError, ValueError, KeyError, TypeError, AttributeError):
        return None  # not a report of ours: it is replaced, and stays beside the new one as .bak
    return None


class _Keeper:
    """Writes the report from time to time, and games as they come."""

    def __init__(self, plan: Plan, target: Path | None, store: Path | None) -> None:
        self._plan = plan
        self._target = target
        self._store = store
        self._written = time.monotonic()
        self._backed_up = False
        self._tally: Tally | None = None

    def keep(self, tally: Tally, part: Part) -> None:
        """Take in what is done."""
        self._tally = tally
        for played in part.played:
            if self._store is not None:
                _store(self._plan, played, self._store)
        if time.monotonic() >= self._written + _EVERY:
            self.write(Report(self._plan, tally))

    def write(self, report: Report) -> None:
        """Write the report; what lay there before this run stays beside it."""
        if self._target is None:
            return
        data = json.dumps(report.as_json(), separators=(",", ":")).encode() + b"\n"
        files.write(self._target, data, keep_previous=not self._backed_up)
        self._backed_up, self._written = True, time.monotonic()

    def stop(self) -> None:
        """Write what there is, and say how to go on."""
        if self._tally is None:
            return
        self.write(Report(self._plan, self._tally))
        done, total = self._tally.games, self._plan.total
        sentence = ngettext("{done} of {total} game was played.", "{done} of {total} games were played.", total).format(
            done=done, total=total
        )
        if self._target is not None:
            sentence += " " + _("They are in {file}; the same command goes on from there.").format(file=self._target)
        click.echo(sentence, err=True)


def _store(plan: Plan, played: Played, folder: Path) -> None:
    """Write a game as a saved game that ``saves replay`` reads."""
    fixture = plan.fixture(played.index)
    game = registry.get(plan.game)
    pack = loader.find(game.pack, plan.digest) if plan.digest else loader.load_builtin(game.pack)
    assert pack is not None, "the plan was checked"
    setup = Setup(plan.seats, plan.options, fixture.first)
    seats = parse_seats(
        ",".join(levels.entrant(plan.levels[bot])[0].id for bot in fixture.bots), game.extra_seats(plan.seats)
    )
    match = Match(game, pack, setup, seats, fixture.seed)
    session = match.start()
    session.replay(played.codes)
    files.write(folder / f"game-{played.index + 1:06}.json", codec.dumps(document_of(match, session)))


@contextmanager
def _stoppable() -> Iterator[None]:
    """Let a polite kill end a run as Ctrl-C does."""

    def stop(*_arguments: object) -> NoReturn:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _told(plan: Plan, done: int) -> Iterator[Callable[[int], Any]]:
    """Tell how far a run is: a bar on a terminal, else now and then a line."""
    title = registry.get(plan.game).title()
    if not columns.may_draw(sys.stderr):
        yield _Lines(title, plan.total, done).advance
        return
    drawn = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*drawn, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=plan.total, completed=done)
        yield lambda games: progress.advance(task, games)


class _Lines:
    """Progress for a file or a pipe."""

    def __init__(self, title: str, total: int, done: int) -> None:
        self._title, self._total, self._done = title, total, done
        self._told = time.monotonic()

    def advance(self, games: int) -> None:
        """Count games; say so if it is time."""
        self._done += games
        if time.monotonic() >= self._told + _TELL:
            self._told = time.monotonic()
            sentence = ngettext("{title}: {done} of {total} game", "{title}: {done} of {total} games", self._total)
            click.echo(sentence.format(title=self._title, done=self._done, total=self._total), err=True)
