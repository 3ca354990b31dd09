"""``alicegames packs``: list and check component packs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from alicegames import paths
from alicegames.cli import columns
from alicegames.cli.options import GameId, RefusedError, brought
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.packs import author, loader, zipped
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from alicegames.packs.spec import Pack


@click.group()
def packs() -> None:
    """List and check component packs."""


@packs.command("list")
def list_packs() -> None:
    """List the packs of every game: the built-in ones, and those in the packs folder."""
    rows: list[tuple[str, ...]] = [(_("game"), _("pack"), _("version"), _("digest"), _("where"))]
    faults: list[PackError] = []
    for game_id in registry.ids():
        game = registry.get(game_id)
        found, errors = loader.available(game.pack)
        rows += map(_row, found)
        faults += errors
    faults += loader.strangers(registry.ids())
    columns.show(rows, cut=(3, 1))
    for fault in dict.fromkeys(map(str, faults)):
        click.echo(fault, err=True)
    click.echo(_("Packs of your own go into {folder}.").format(folder=paths.user_packs()))


def _row(pack: Pack[Any]) -> tuple[str, ...]:
    where = _("built in") if pack.builtin else _("yours")
    return (pack.game, pack.id.name, pack.id.version, pack.id.digest[:12], where)


@packs.command("new")
@click.argument("game", type=GameId())
@click.argument("folder", type=click.Path(path_type=Path))
def new(game: str, folder: Path) -> None:
    """Fill the new FOLDER with the built-in data of GAME and a README that explains every field."""
    found = registry.get(game)
    try:
        author.write(found.pack, found.title(), folder)
    except OSError as error:
        reason = _("cannot be written ({system}); name another folder").format(system=error.strerror or error)
        raise PackError(str(folder), "", reason) from error
    click.echo(
        _("{folder} has the built-in data of {game}; {readme} explains them.").format(
            folder=folder, game=found.title(), readme=author.README
        )
    )


@packs.command()
@click.argument("game", type=GameId())
@click.argument("source", type=click.Path(path_type=Path))
def add(game: str, source: Path) -> None:
    """Check the pack of GAME in SOURCE, a folder or a zip, and copy it into the packs folder."""
    pack = brought(game, source)
    click.echo(_("“{name}” {version} can be played.").format(name=pack.id.name, version=pack.id.version))


@packs.command()
@click.argument("source", type=click.Path(path_type=Path))
def check(source: Path) -> None:
    """Read the pack in SOURCE, a folder or a zip, check it, and make sure that a game can be played with it."""
    if not source.exists():
        raise RefusedError(_("There is no folder or zip “{source}”; name another.").format(source=source))
    folder = zipped.opened(source) if source.is_file() else source
    try:
        game = registry.get(loader.check_game(folder, registry.ids()))
        pack = loader.load(game.pack, folder)
    except PackError as error:
        raise error.moved(folder, source) from error
    game.make_rules(pack.data)
    click.echo(
        _("{folder} is good: a pack of {game}, “{name}” {version}, {digest}.").format(
            folder=source, game=game.title(), name=pack.id.name, version=pack.id.version, digest=pack.id.digest
        )
    )
