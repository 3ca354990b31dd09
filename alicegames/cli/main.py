"""The ``alicegames`` command: alone it opens the window; its subcommands are imported when they are used."""

from __future__ import annotations

import errno
import gc
import os
import sys
import traceback
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import click

from alicegames import __version__
from alicegames.cli import columns
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAIN: Final = "--plain"
FAULT: Final = 2
"""The exit status of every error."""
_MANY: Final = 20_000
"""So many objects come before Python looks for rubbish among them: what a start makes, above all code, is needed."""
_COMMANDS: Final = {
    "play": ("alicegames.cli.play:play", "Play a game, in the window or as text."),
    "learn": ("alicegames.cli.learn:learn", "Take a lesson, as text."),
    "problems": ("alicegames.cli.problems:problems_command", "Try a problem: a position with a goal, as text."),
    "simulate": ("alicegames.cli.simulate:simulate", "Let bots play many games and report how they fared."),
    "arena": ("alicegames.cli.arena:arena", "Let bots meet each other in every line-up and seat."),
    "saves": ("alicegames.cli.saves:saves", "List, check and replay saved games."),
    "statistics": ("alicegames.cli.statistics:show_statistics", "Tell how everybody has fared in finished games."),
    "screenshot": ("alicegames.cli.show:screenshot", "Draw a scene into a picture file."),
    "rules": ("alicegames.cli.show:rules", "Print the rules of a game."),
    "aid": ("alicegames.cli.aid:aid", "Draw a game’s two-page player aid, as a picture or a PDF."),
    "review": ("alicegames.cli.review:review", "Say which choices of a finished game cost most."),
    "export": ("alicegames.cli.export:export", "Draw a saved game as a picture or a moving one."),
    "packs": ("alicegames.cli.packs:packs", "List and check component packs."),
}


class _Commands(click.Group):
    """Subcommands found by name; a start of the window imports none of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 -- click's signature
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 -- likewise
        if cmd_name not in _COMMANDS:
            return None
        module, name = _COMMANDS[cmd_name][0].split(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 -- likewise
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_where, text) in _COMMANDS.items()])


@click.group(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--plain", is_flag=True, help="Draw no bars, only lines; may stand anywhere in the command.")
@click.version_option(__version__, "--version", prog_name="alicegames", message="%(prog)s %(version)s")
@click.pass_context
def commands(context: click.Context, *, plain: bool) -> None:
    """Four board games from Lewis Carroll's two books. Without a command, the window opens."""
    columns.speak_plainly(on=plain)
    if context.invoked_subcommand is None:
        from alicegames.cli.play import open_window  # noqa: PLC0415 -- only what is used is imported

        open_window()
    elif context.invoked_subcommand != "play":
        from alicegames.cli.options import speak_the_players_language  # noqa: PLC0415 -- likewise

        speak_the_players_language()


def main() -> None:
    """Run the command line and exit; an error is one sentence on stderr and exit status 2."""
    gc.set_threshold(_MANY, *gc.get_threshold()[1:])
    if getattr(sys, "frozen", False):  # made into one executable: its bots' process starts here, too
        import multiprocessing  # noqa: PLC0415 -- a fiftieth of a second before the first frame

        multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    _be_lenient_about_encodings()
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status."""
    try:
        status: Any = commands.main(args=_plain_first(arguments), prog_name="alicegames", standalone_mode=False)
        if sys.stdout is not None:  # a program without a console has none
            sys.stdout.flush()
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except (BrokenPipeError, SystemExit):  # click turns a broken pipe into an exit of its own
        _drop_output()
        return FAULT
    except (KeyboardInterrupt, click.Abort):
        return _fail(_("Interrupted."))
    except click.exceptions.NoArgsIsHelpError as error:  # "alicegames saves" alone: its commands, a line each
        click.echo(error.format_message(), err=True)
        return FAULT
    except click.ClickException as error:
        return _fail(_with_remedy(error))
    except OSError as error:
        return _fail(_of_streams(error) or _report(error))
    except Exception as error:  # noqa: BLE001 -- the last resort: a sentence, and the traceback in a file
        return _fail(_known(error) or _report(error))
    return status if isinstance(status, int) else 0


def _with_remedy(error: click.ClickException) -> str:
    """Return what is wrong with a command line; where click found it, also where all that may stand there is listed."""
    said = error.format_message()
    if not isinstance(error, click.UsageError) or error.ctx is None:  # ours, which says itself what to do
        return said
    remedy = _("“{command} --help” tells what may stand there.").format(command=error.ctx.command_path)
    return f"{said.rstrip('.')}. {remedy}"


def _plain_first(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with ``--plain``, wherever it stands, where it is read."""
    words = [word for word in arguments if word != PLAIN]
    return words if len(words) == len(arguments) else [PLAIN, *words]


def _of_streams(error: OSError) -> str:
    """Return the sentence where standard output or input fails (it names no file); empty for anything else."""
    if error.filename is not None or error.errno not in {errno.ENOSPC, errno.EIO, errno.EBADF}:
        return ""
    _drop_output()
    return _("What is said here cannot be written ({system}).").format(system=error.strerror)


def _known(error: Exception) -> str:
    """Return the sentence of an error that is the data's or the person's; empty for one that is ours."""
    from alicegames import paths  # noqa: PLC0415 -- only when something failed
    from alicegames.bots import UnknownLevelError  # noqa: PLC0415 -- only when something failed
    from alicegames.games.registry import UnknownGameError  # noqa: PLC0415
    from alicegames.match import SetupError  # noqa: PLC0415
    from alicegames.packs.spec import PackError  # noqa: PLC0415
    from alicegames.storage import SaveError  # noqa: PLC0415
    from alicegames.terminal.console import NoConsoleError  # noqa: PLC0415

    known = (SaveError, NoConsoleError, paths.HomeError, SetupError, PackError, UnknownGameError, UnknownLevelError)
    return str(error) if isinstance(error, known) else ""


def _report(error: Exception) -> str:
    """Write the traceback of an error of ours to a file; return the sentence that says so."""
    from alicegames import paths  # noqa: PLC0415 -- only when something failed
    from alicegames.storage import SaveError, files  # noqa: PLC0415

    path = paths.home() / "crash-report.txt"
    try:
        files.write(path, "".join(traceback.format_exception(error)).encode(), keep_previous=False)
    except SaveError as fault:
        return _("A fault in Alice Games: {error!r}; and the report {fault}").format(error=error, fault=fault)
    return _("A fault in Alice Games: {error!r}; the report is in {path}.").format(error=error, path=path)


def _fail(sentence: str) -> int:
    click.echo(_("alicegames: {sentence}").format(sentence=" ".join(sentence.split())), err=True)
    return FAULT


def _drop_output() -> None:
    """Let the interpreter's last flush go nowhere: the reader of our output has left."""
    if sys.stdout is None:
        return
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    os.close(sink)


def _be_lenient_about_encodings() -> None:
    """Show a question mark for what an old terminal cannot show, rather than fail."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
