"""``alicegames screenshot`` and ``alicegames rules``."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from alicegames.cli.options import GameId, RefusedError, make_writable
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.packs import loader

_SMALLEST, _LARGEST = 320, 8192


class Size(click.ParamType[Any]):
    """A size such as 1280x720, in pixels."""

    name = "WxH"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int]:  # noqa: ANN401
        """Return width and height. Raises BadParameter."""
        found = re.fullmatch(r"(\d{2,5})x(\d{2,5})", str(value).lower())
        size = (int(found[1]), int(found[2])) if found else (0, 0)
        if not all(_SMALLEST <= side <= _LARGEST for side in size):
            self.fail(
                _("“{value}” is no size; give width and height such as 1280x720.").format(value=value), param, ctx
            )
        return size


@click.command()
@click.argument("scene")
@click.option("--game", type=GameId(), default=None, help="The game to show.")
@click.option("--save", type=click.Path(path_type=Path), default=None, help="The saved game to show.")
@click.option("--size", type=Size(), default="1280x720", show_default=True, help="Pixels.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The PNG file to write.")
def screenshot(scene: str, game: str | None, save: Path | None, size: tuple[int, int], out: Path) -> None:
    """Draw SCENE (title, setup, table, score, ...) into a picture, without a display."""
    from alicegames.ui.app import screenshot as camera  # noqa: PLC0415 -- the only command here that needs the window's room

    if out.suffix.lower() != ".png":
        raise RefusedError(_("{file} is no PNG file’s name; let it end in .png.").format(file=out))
    make_writable(out)
    try:
        camera.take(scene, size, out, game=game or "", save=str(save or ""))
    except ValueError as error:
        raise RefusedError(str(error)) from error
    except camera.NotDrawnError as error:
        raise RefusedError(str(error)) from error
    click.echo(str(out))


@click.command()
@click.argument("game", type=GameId())
@click.argument("words", metavar="[WORD]...", nargs=-1)
def rules(game: str, words: tuple[str, ...]) -> None:
    """Print the rules of GAME, or what they say of every WORD: “rules tea-time how do I win”."""
    from alicegames.terminal import pages  # noqa: PLC0415 -- not needed for pictures

    found = registry.get(game)
    texts = found.make_texts(loader.load_builtin(found.pack).data)
    for line in pages.reference(found, texts.reference(), " ".join(words)):
        click.echo(line)
