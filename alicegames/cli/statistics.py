"""``alicegames statistics``: how everybody has fared, as lines or as a table for other programs."""

from __future__ import annotations

from pathlib import Path

import click

from alicegames import faults
from alicegames.bots import levels
from alicegames.cli import columns
from alicegames.cli.options import RefusedError, refuse_to_overwrite
from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.storage import library, statistics


@click.command("statistics")
@click.option(
    "--csv", "target", type=click.Path(dir_okay=False, path_type=Path), help="Write every result to this file as CSV."
)
def show_statistics(target: Path | None) -> None:
    """Tell how everybody has fared in finished games, by game and opponents."""
    _make_ready()
    if target is not None:
        refuse_to_overwrite(target)
        try:
            with target.open("x", encoding="utf-8", newline="") as file:
                count = statistics.write_csv(file)
        except OSError as error:
            raise RefusedError(faults.unwritten(target, error)) from error
        click.echo(ngettext("{count} result written.", "{count} results written.", count).format(count=count))
        return
    rows = statistics.fared()
    if not rows:
        click.echo(_("No game with a person at the table has been finished yet."))
        return
    head = (_("game"), _("who"), _("against"), _("games"), _("won"), _("shared"), _("best"), _("mean"))
    columns.show([head, *map(_row, rows)], cut=(1, 0))


def _make_ready() -> None:
    known = statistics.damaged()
    if statistics.is_new():
        statistics.rebuild(library.finished())
    for path in sorted(statistics.damaged() - known):
        text = _(
            "The statistics were damaged and are kept as “{file}”; those of the saved games have been counted anew."
        )
        click.echo(text.format(file=path), err=True)


def _row(row: statistics.Fared) -> tuple[str, ...]:
    figures = (str(row.played), str(row.won), str(row.tied), str(row.best), f"{row.mean:.1f}")
    return (registry.title(row.game), row.name, opponent(row.against), *figures)


def opponent(level: str) -> str:
    """Name the opponents of a row."""
    return levels.title(level) if level else _("People")
