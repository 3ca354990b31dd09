"""``alicegames export``: a saved game as a picture, or as a moving one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from alicegames import faults
from alicegames.cli.options import RefusedError, check_seat, make_writable, refuse_to_overwrite
from alicegames.cli.show import Size
from alicegames.core.decision import ONLOOKER
from alicegames.i18n import _, ngettext
from alicegames.storage import open_game

if TYPE_CHECKING:
    from alicegames.storage import Opened
    from alicegames.ui.replay.film import Film

_OUT = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--png", type=_OUT, help="Write one moment as a picture into this file.")
@click.option("--gif", type=_OUT, help="Write the game as a moving picture into this file.")
@click.option("--at", "step", type=click.IntRange(0), help="The step of the replay for --png; without it the last.")
@click.option("--every", type=click.Choice(["choice", "turn", "round"]), default="turn", show_default=True)
@click.option("--pace", type=click.FloatRange(0.05, 10), default=1.0, show_default=True, help="Seconds a step stays.")
@click.option("--seat", type=click.IntRange(1), help="Show it as this seat saw it.")
@click.option("--all", "everything", is_flag=True, help="Show hidden hands and draws of an unfinished game too.")
@click.option("--size", type=Size(), default="1280x720", show_default=True, help="Pixels.")
def export(file: Path, png: Path | None, gif: Path | None, step: int | None, **wanted: Any) -> None:  # noqa: ANN401 -- click's options
    """Draw the game in FILE as its replay shows it: all of a finished one, of another what everybody knows."""
    from alicegames.ui.replay import film  # noqa: PLC0415 -- only this command draws

    if (png is None) == (gif is None):
        raise RefusedError(_("Give --png or --gif, and a file’s name: one of them."))
    opened = open_game(file)
    eyes = _eyes(opened, wanted["seat"], everything=wanted["everything"])
    cut = film.Cut(eyes, wanted["size"], wanted["every"], wanted["pace"])
    out = _checked(png or gif, ".png" if png else ".gif")
    try:
        if png is not None:
            film.save_picture(opened, cut, _step(opened, step), out)
        else:
            _drawn(film.Film(opened, cut)).save(out)
    except OSError as error:
        raise RefusedError(faults.unwritten(out, error)) from error
    click.echo(str(out))


def _drawn(film: Film) -> Film:
    _done, pictures = film.progress
    with click.progressbar(range(pictures), label=_("Drawing"), file=sys.stderr) as bar:
        for _picture in bar:
            film.step()
    return film


def _checked(out: Path | None, ending: str) -> Path:
    if out is None or out.suffix.lower() != ending:
        raise RefusedError(
            _("{file} does not end in {ending}; give it a name that does.").format(file=out, ending=ending)
        )
    refuse_to_overwrite(out)
    make_writable(out)
    return out


def _eyes(opened: Opened, seat: int | None, *, everything: bool) -> int:
    from alicegames.ui.replay.course import OPEN, first_eyes  # noqa: PLC0415 -- likewise

    check_seat(opened, seat, everything=everything)
    if seat is None:
        return OPEN if everything else first_eyes(opened)
    return seat - 1 if opened.match.game.has_secrets else ONLOOKER


def _step(opened: Opened, step: int | None) -> int | None:
    from alicegames.ui.replay.course import Course, first_eyes  # noqa: PLC0415 -- likewise

    steps = len(Course(opened, first_eyes(opened)).stops) - 1
    if step is not None and step > steps:
        text = ngettext(
            "This game has {number} step; name one of them, from 0.",
            "This game has {number} steps; name one of them, from 0.",
            steps,
        )
        raise RefusedError(text.format(number=steps))
    return step
