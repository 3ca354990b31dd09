"""``alicegames problems``: positions with a goal, as text."""

from __future__ import annotations

import click

from alicegames.cli.options import GameId, RefusedError
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.storage import settings, solved
from alicegames.teaching.problems import daily, words
from alicegames.teaching.problems import problem as problems
from alicegames.terminal.console import Console
from alicegames.terminal.problems import ProblemClient


@click.command("problems")
@click.argument("game", type=GameId(), required=False)
@click.option("--number", type=click.IntRange(1, 99), default=None, help="Which of the game's problems.")
@click.option("--today", is_flag=True, help="The problem of the day, the same for everybody.")
def problems_command(game: str | None, number: int | None, *, today: bool) -> None:
    """Try a problem of GAME: the next one that is not solved. Without GAME, list all problems."""
    if today:
        found = daily.of_day(daily.today(), daily.everything())
        if found is None:
            raise RefusedError(_("There are no problems; install Alice Games anew to have them back."))
        ProblemClient(found, Console()).run()
    elif game is None:
        list_all()
    else:
        _try(game, number)


def _try(game: str, number: int | None) -> None:
    """Try the problem with this number, or one after the other from the first that is not solved."""
    found, errors = problems.available(game)
    if not found:
        raise (
            errors[0]
            if errors
            else RefusedError(
                _("There are no problems for this game; “alicegames problems” lists those of the others.")
            )
        )
    if number is not None:
        chosen = [each for each in found if each.order == number]
        if not chosen:
            raise RefusedError(
                _("There is no problem {number} here; “alicegames problems” lists those there are.").format(
                    number=number
                )
            )
    else:
        done = settings.load()[0].problems_done
        chosen = [each for each in found if done.get(each.id, solved.NEW) < solved.SHOWN] or list(found)
    for each in chosen:
        if not ProblemClient(each, Console()).run():
            return


def list_all() -> None:
    """List the problems of every game, and how far they have come."""
    done = settings.load()[0].problems_done
    for game in registry.ids():
        found = problems.available(game)[0]
        click.echo(f"{registry.get(game).title()} ({game})")
        for each in found:
            told = words.progress(done.get(each.id, solved.NEW))
            hard = words.hardness(each)
            click.echo(f"  {each.order}. {_(each.title)} – {hard}{', ' if told else ''}{told}")
    today = daily.of_day(daily.today(), daily.everything())
    if today is not None:
        click.echo(_("Today: “{title}” ({game}).").format(title=_(today.title), game=today.game))
