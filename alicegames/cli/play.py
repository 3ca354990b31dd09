"""``alicegames`` and ``alicegames play``: the window, or the text client where there is none."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from alicegames.cli.options import SEED, ClockLimit, GameId, brought, settings_of, speak_the_players_language
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.match import Match
    from alicegames.match.clock import Limit
    from alicegames.storage import Opened, SaveError


def open_window(match: Match | None = None, opened: Opened | None = None) -> None:
    """Open the window: at the title, at the table of a new match, or at that of an opened game.

    Without a display, say so in a line and start the text client instead.
    """
    if not has_display():
        _say(_("There is no display here, so the text client starts."))
        _as_text(match, opened)
        return
    from alicegames.ui.app import start  # noqa: PLC0415 -- the only command that needs the window

    try:
        start.run(match=match, opened=opened)
    except start.NoDisplayError as error:
        _say(_("{fault} The text client starts instead.").format(fault=error))
        _as_text(match, opened)


def has_display() -> bool:
    """Whether a window may open here; on Linux the environment tells."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER"))


def _say(sentence: str) -> None:
    click.echo(sentence, err=True)


def _as_text(match: Match | None, opened: Opened | None) -> None:
    from alicegames.storage import Autosave  # noqa: PLC0415 -- the window needs no text client
    from alicegames.terminal import menu  # noqa: PLC0415
    from alicegames.terminal.console import Console  # noqa: PLC0415
    from alicegames.terminal.menu import Menu  # noqa: PLC0415

    speak_the_players_language()
    console = Console()
    if opened is not None:
        menu.play(opened.match, opened.session, Autosave.resume(opened), console)
    elif match is not None:
        menu.play_new(match, console)
    else:
        Menu(console).run()


@click.command()
@click.argument("game", type=GameId(), required=False)
@click.option(
    "--seats", metavar="LIST", help="Who plays: human or a bot's level, such as human,greedy or human:Ada,random."
)
@click.option("--players", type=int, metavar="N", help="How many seats: you and N-1 bots.")
@click.option("--seed", type=SEED, help="The seed of chance; the same seed deals the same game.")
@click.option("--set", "pairs", multiple=True, metavar="OPTION=VALUE", help="An option or variant of the game.")
@click.option(
    "--first", type=click.IntRange(1), metavar="SEAT", help="The seat that starts, from 1; else chance draws it."
)
@click.option("--pack", type=click.Path(path_type=Path), help="A component pack: a folder or a zip.")
@click.option(
    "--clock",
    "limit",
    type=ClockLimit(),
    metavar="LIMIT",
    help="How long people may think: turn:SECONDS or game:SECONDS, then :sign, :bot or :first for what follows.",
)
@click.option("--resume", is_flag=True, help="Go on with the last game.")
@click.option("--open", "saved", metavar="NAME", help="Open a saved game: its file, its title, or how either begins.")
@click.option("--text", is_flag=True, help="Play in the terminal.")
def play(  # noqa: PLR0913, PLR0917 -- one parameter an option
    game: str | None,
    seats: str | None,
    players: int | None,
    seed: int | None,
    pairs: tuple[str, ...],
    first: int | None,
    pack: Path | None,
    limit: Limit | None,
    resume: bool,  # noqa: FBT001 -- a flag
    saved: str | None,
    text: bool,  # noqa: FBT001 -- a flag
) -> None:
    """Play GAME in the window or, with --text, in the terminal."""
    show: Callable[[Match | None, Opened | None], None] = _as_text if text else open_window
    if saved is not None:
        show(None, _saved_game(saved))
    elif resume:
        show(None, _last_game(game))
    elif game is None:
        show(None, None)
    else:
        show(_new_match(game, seats, players, (seed, first), pairs, (pack, limit)), None)


def _last_game(game: str | None) -> Opened:
    """Return the game to go on with; where the newest file cannot be read, ask before an older one goes on."""
    from alicegames.match import SetupError  # noqa: PLC0415 -- not needed to open the window
    from alicegames.storage import library  # noqa: PLC0415 -- not needed to open the window

    entry = library.latest(game or "")
    fault = library.newest_fault()
    if fault is not None and entry is not None and entry.document is not None:
        _ask_or_refuse(fault, _("Go on with {game}, which is older?").format(game=_title_of(entry.game)))
    elif fault is not None:
        raise fault
    if entry is None:
        raise SetupError(_("There is no game to go on with; begin one with “alicegames play GAME”."))
    return _opened(entry.path)


def _title_of(game: str) -> str:
    """Return a game's title."""
    from alicegames.games import registry  # noqa: PLC0415 -- not needed to open the window

    return registry.title(game)


def _ask_or_refuse(fault: SaveError, question: str) -> None:
    """Say what is wrong and ask; raise the fault where the answer is no, or nobody is there to be asked."""
    if sys.stdin is None:
        raise fault
    click.echo(str(fault), err=True)
    try:
        is_wanted = click.confirm(question, default=True, err=True)
    except click.Abort:
        is_wanted = False
    if not is_wanted:
        raise fault


def _saved_game(word: str) -> Opened:
    from alicegames.storage import library  # noqa: PLC0415 -- not needed to open the window

    return _opened(library.named(word))


def _opened(path: Path) -> Opened:
    from alicegames.storage import SaveError, open_copy, open_game  # noqa: PLC0415 -- not needed to open the window

    try:
        return open_game(path)
    except SaveError as error:
        if error.good_copy is None:
            raise
        _ask_or_refuse(error, _("There is an older copy that is good. Go on with it?"))
        return open_copy(error)


def _new_match(
    game_id: str,
    line: str | None,
    players: int | None,
    chance: tuple[int | None, int | None],
    pairs: tuple[str, ...],
    box: tuple[Path | None, Limit | None],
) -> Match:
    """Return the match that the options name.

    ``chance`` is its seed and its first seat, from 1; ``box`` its component pack and its clock.
    """
    from alicegames.games import registry  # noqa: PLC0415 -- not needed to open the window
    from alicegames.match import SetupError, new_match  # noqa: PLC0415
    from alicegames.terminal.seating import default_seats, parse_seats  # noqa: PLC0415

    game = registry.get(game_id)
    if players is not None and players not in game.players:
        counts = ", ".join(map(str, game.players))
        raise SetupError(
            _("{title} is for {counts} players, not {given}.").format(title=game.title(), counts=counts, given=players)
        )
    line = line or default_seats(game, players)
    seats = parse_seats(line, game.extra_seats(line.count(",") + 1))
    if players is not None and len(seats) != players:
        raise SetupError(
            ngettext(
                "“--seats {line}” names {count} seat, “--players” {players}.",
                "“--seats {line}” names {count} seats, “--players” {players}.",
                len(seats),
            ).format(line=line, count=len(seats), players=players)
        )
    seed, first = chance
    start = None if first is None else first - 1
    pack, limit = box
    own = brought(game_id, pack) if pack is not None else None
    return new_match(game_id, seats, options=settings_of(pairs), first=start, seed=seed, pack=own, limit=limit)
