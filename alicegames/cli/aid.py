"""``alicegames aid``: a game's turn, its end and its parts with their numbers, on two pages to print."""

from __future__ import annotations

from pathlib import Path

import click

from alicegames import faults
from alicegames.cli.options import GameId, RefusedError, brought, make_writable
from alicegames.i18n import _


@click.command()
@click.argument("game", type=GameId())
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="A .png or .pdf file.")
@click.option("--pack", type=click.Path(path_type=Path), help="A component pack: a folder or a zip.")
@click.option("--parts", is_flag=True, help="Add pages with everything in the box.")
def aid(game: str, out: Path, pack: Path | None, *, parts: bool) -> None:
    """Draw the player aid of GAME: how one wins, a turn, the table and its signs, the end."""
    from alicegames.ui.scenes.components import aid as press  # noqa: PLC0415 -- only this command draws

    if out.suffix.lower() not in press.KINDS:
        raise RefusedError(_("{file} is no name of a PNG or PDF file; let it end in .png or .pdf.").format(file=out))
    make_writable(out)
    try:
        press.save(None, press.sample(game, brought(game, pack) if pack else None), out, parts=parts)
    except OSError as error:
        raise RefusedError(faults.unwritten(out, error)) from error
    click.echo(str(out))
