"""``alicegames review``: which choices of a game cost most."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from alicegames.bots import BotWorker, levels
from alicegames.cli.options import RefusedError
from alicegames.i18n import _
from alicegames.storage import open_game
from alicegames.teaching.problems import practice
from alicegames.terminal import review as reviews
from alicegames.terminal.console import Console
from alicegames.terminal.problems import ProblemClient

if TYPE_CHECKING:
    from alicegames.bots import Answer
    from alicegames.core.session import Ply
    from alicegames.teaching.review import Review


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--practise", is_flag=True, help="Then find better choices yourself.")
def review(file: Path, *, practise: bool) -> None:
    """Go through the finished game in FILE: the choices that cost each person most, and what was better.

    What is found is kept; broken off, it goes on where it was.
    """
    game = open_game(file)
    if not game.session.is_over:
        raise RefusedError(_("The game is not over yet: it is reviewed when it is."))
    found, news = reviews.opened(game.match, game.session), threading.Event()
    with BotWorker(game.match.game.id, game.match.pack.id.digest, news.set) as worker:

        def answer(move: Ply[Any, Any]) -> Answer:
            found.put(worker.ask, move, levels.strongest().id)
            while (told := worker.poll()) is None:
                news.wait(0.5)
                news.clear()
            return told

        fault = reviews.go_through(found, answer, lambda line: click.echo(line, err=True))
    for line in [*reviews.lines(found), *([fault] if fault else [])]:
        click.echo(line)
    if practise:
        _practise(found)


def _practise(found: Review) -> None:
    """Pose what cost each person most as problems, until one is left."""
    for seat in found.seats:
        for posed in practice.problems(found, found.dearest(seat)):
            attempt = practice.attempt(found.match, found.session, posed)
            if not ProblemClient(posed, Console(), attempt).run():
                return
