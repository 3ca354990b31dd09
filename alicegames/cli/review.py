"""``alicegames review``: which choices of a game cost most."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from alicegames.bots import BotWorker, levels
from alicegames.i18n import _
from alicegames.storage import open_game
from alicegames.terminal import review as reviews

if TYPE_CHECKING:
    from alicegames.bots import Answer
    from alicegames.core.session import Ply


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def review(file: Path) -> None:
    """Go through the finished game in FILE: the choices that cost each person most, and what was better.

    What is found is kept; broken off, it goes on where it was.
    """
    game = open_game(file)
    if not game.session.is_over:
        raise click.ClickException(_("The game is not over yet: it is reviewed when it is."))
    found, news = reviews.opened(game.match, game.session), threading.Event()
    with BotWorker(game.match.game.id, game.match.pack.id.digest, news.set) as worker:

        def answer(move: Ply[Any, Any]) -> Answer:
            reviews.ask(worker, found, move, levels.strongest().id)
            while (told := worker.poll()) is None:
                news.wait(0.5)
                news.clear()
            return told

        fault = reviews.go_through(found, answer, lambda line: click.echo(line, err=True))
    for line in [*reviews.lines(found), *([fault] if fault else [])]:
        click.echo(line)
