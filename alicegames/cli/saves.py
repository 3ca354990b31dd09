"""``alicegames saves``: list, check and replay saved games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from alicegames import paths
from alicegames.cli import columns
from alicegames.cli.options import RefusedError, check_seat
from alicegames.core.decision import ONLOOKER
from alicegames.i18n import _, ngettext
from alicegames.storage import library, open_game
from alicegames.storage.errors import shown_name
from alicegames.terminal import pages
from alicegames.terminal.menu import describe

if TYPE_CHECKING:
    from alicegames.storage.restore import Opened

_FILE = click.Path(path_type=Path)


@click.group()
def saves() -> None:
    """List, check and replay saved games."""


@saves.command("list")
@click.option("--samples", is_flag=True, help="The sample games shipped with the program as well.")
def list_saves(samples: bool) -> int:  # noqa: FBT001 -- a flag
    """List the saved games, newest first."""
    entries = [*library.entries(), *(library.samples() if samples else ())]
    if not entries:
        click.echo(_("There are no saved games yet."))
        return 0
    faults = [entry.fault for entry in entries if entry.fault is not None]
    head = (_("saved"), _("state"), _("game"), _("choices"), _("file"))
    columns.show([head, *(_row(entry) for entry in entries if entry.fault is None)], cut=(4, 2, 0))
    for fault in faults:
        click.echo(str(fault), err=True)
    click.echo(_("They are in {folder}.").format(folder=paths.user_saves()))
    return 0


def _row(entry: library.Entry) -> tuple[str, ...]:
    state = _("over") if entry.over else _("running")
    when = entry.saved.astimezone().strftime("%Y-%m-%d %H:%M") if entry.saved else ""
    return (when, state, describe(entry), str(entry.choices), shown_name(entry.path))


@saves.command()
@click.argument("file", type=_FILE)
def check(file: Path) -> int:
    """Read FILE, replay it and compare; say whether all of it is good."""
    opened = open_game(file)
    number = opened.session.choices
    click.echo(
        _("{file} is good: {game}, {choices}, format {format}, pack “{pack}” {version}.").format(
            file=file.name,
            game=opened.match.game.title(),
            choices=ngettext("{number} choice", "{number} choices", number).format(number=number),
            format=opened.document.format,
            pack=opened.document.pack.name,
            version=opened.document.pack.version,
        )
    )
    return 0


@saves.command()
@click.argument("file", type=_FILE)
@click.option("--codes", is_flag=True, help="Print the bare choice codes only.")
@click.option("--seat", type=click.IntRange(1), help="Tell it as this seat saw it.")
@click.option("--all", "everything", is_flag=True, help="Tell hidden hands and draws of an unfinished game too.")
def replay(file: Path, codes: bool, seat: int | None, everything: bool) -> int:  # noqa: FBT001 -- flags
    """Tell the game in FILE choice by choice: all of a finished one, of another what everybody at the table knows."""
    opened = open_game(file)
    check_seat(opened, seat, everything=everything)
    opens = everything or opened.session.is_over or not opened.match.game.has_secrets
    if codes and not opens:
        raise RefusedError(_("The codes of an unfinished game tell what is hidden; --all prints them."))
    viewer = seat - 1 if seat is not None else None if opens else ONLOOKER
    for line in opened.session.codes if codes else _told(opened, viewer):
        click.echo(line)
    return 0


def _told(opened: Opened, viewer: int | None) -> list[str]:
    match, session = opened.match, opened.session
    lines = []
    for move in session.moves:
        lines += [f"{move.ply + 1:>4}  {line}" for line in pages.told(match, [move], viewer)]
    lines += pages.result(match, session) if session.is_over else ["", *pages.score(match, session, viewer)]
    return lines
