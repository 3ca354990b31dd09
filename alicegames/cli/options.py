"""Options that several commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from alicegames import faults, paths
from alicegames.games import registry
from alicegames.i18n import _, use_language
from alicegames.match import SetupError, clock
from alicegames.storage import settings

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.packs.spec import Pack
    from alicegames.storage import Opened

SEED = click.IntRange(0, 2**64 - 1)


class RefusedError(click.ClickException):
    """What cannot be done as it was asked: one sentence that says what to do."""

    exit_code = 2


class GameId(click.ParamType[Any]):
    """The id of a game there is."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ANN401, ARG002 -- click's
        """Return the id of the game, or of the only one that begins so. Raises UnknownGameError."""
        wanted = str(value).replace("-", "_").lower()
        begun = [game for game in registry.ids() if wanted and game.startswith(wanted)]
        return registry.get(begun[0] if len(begun) == 1 else wanted).id


class ClockLimit(click.ParamType[Any]):
    """How long people may think: ``turn:120``, ``game:1800:bot``."""

    name = "clock"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> clock.Limit:  # noqa: ANN401 -- click's
        """Return the limit."""
        try:
            return clock.parsed(str(value))
        except ValueError:
            self.fail(clock.refusal(str(value)), param, ctx)


def make_writable(path: Path) -> None:
    """Make the folder of a file to be written, and try that it can be. Raises RefusedError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists()
        with path.open("ab"):
            pass
        if is_new:
            path.unlink()
    except OSError as error:
        raise RefusedError(faults.unwritten(path, error)) from error


def refuse_to_overwrite(path: Path) -> None:
    """Raise RefusedError where a file to be written is there already."""
    if path.exists():
        raise RefusedError(_("{file} is there already; name another, or delete it first.").format(file=path))


def check_seat(opened: Opened, seat: int | None, *, everything: bool) -> None:
    """Check whose eyes ``--seat`` (from 1) and ``--all`` ask for. Raises RefusedError."""
    if seat is not None and seat > opened.match.setup.players:
        raise RefusedError(
            _("There is no seat {number} in this game; there are 1 to {most}.").format(
                number=seat, most=opened.match.setup.players
            )
        )
    if seat is not None and everything:
        raise RefusedError(_("A seat has not seen everything: give --seat or --all, not both."))


def speak_the_players_language() -> None:
    """Use the language of the settings; what is wrong with these is said on stderr."""
    current, sentence = settings.load()
    if sentence:
        click.echo(sentence, err=True)
    if current.language != "en":
        use_language(current.language, paths.assets() / "locale")


def brought(game: str, source: Path) -> Pack[Any]:
    """Return the pack of a game in a folder or a zip; say where it was copied to. Raises PackError."""
    from alicegames.packs.bring import bring  # noqa: PLC0415 -- most starts name no pack

    pack, copied = bring(registry.get(game).pack, source)
    if copied is not None:
        said = _("“{name}” was copied to {folder}: games that are saved with it find it there.")
        click.echo(said.format(name=pack.id.name, folder=copied), err=True)
    return pack


def settings_of(pairs: tuple[str, ...]) -> dict[str, str]:
    """Return ``--set key=value`` options as a dictionary. Raises SetupError."""
    chosen = {}
    for pair in pairs:
        key, sep, value = pair.partition("=")
        if not sep or not key:
            raise SetupError(_("“--set {pair}” is not of the form option=value.").format(pair=pair))
        chosen[key.strip()] = value.strip()
    return chosen
