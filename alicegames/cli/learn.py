"""``alicegames learn``: the lessons, as text."""

from __future__ import annotations

import click

from alicegames.cli.options import GameId, RefusedError
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.storage import settings
from alicegames.teaching import lesson as lessons
from alicegames.terminal.console import Console
from alicegames.terminal.lessons import LessonClient


@click.command()
@click.argument("game", type=GameId(), required=False)
@click.option("--lesson", "number", type=click.IntRange(1, 99), default=None, help="Which of the game's lessons.")
def learn(game: str | None, number: int | None) -> None:
    """Take a lesson of GAME: the next one, where it was left. Without GAME, list all lessons."""
    if game is None:
        _list()
        return
    found, errors = lessons.available(game)
    if not found:
        raise (
            errors[0]
            if errors
            else RefusedError(_("There are no lessons for this game; “alicegames learn” lists those of the others."))
        )
    done = settings.load()[0].lessons_done
    open_ones = [lesson for lesson in found if done.get(lesson.id) != len(lesson.steps)]
    chosen = [lesson for lesson in found if lesson.order == number] if number else open_ones or list(found)
    if not chosen:
        raise RefusedError(
            _("There is no lesson {number} here; “alicegames learn” lists those there are.").format(number=number)
        )
    LessonClient(chosen[0], Console(), done.get(chosen[0].id, 0)).run()


def _list() -> None:
    done = settings.load()[0].lessons_done
    for game in registry.ids():
        click.echo(f"{registry.get(game).title()} ({game})")
        for lesson in lessons.available(game)[0]:
            step, steps = done.get(lesson.id, 0), len(lesson.steps)
            state = _("finished") if step == steps else _("step {step} of {steps}").format(step=step, steps=steps)
            click.echo(f"  {lesson.order}. {_(lesson.title)} – {state if step else _('new')}")
    click.echo(_("“alicegames problems” lists the problems."))
