"""``alicegames simulate``: many games between bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from alicegames import paths
from alicegames.bots import arena, levels
from alicegames.bots.table import find
from alicegames.cli.options import SEED, GameId, make_writable, settings_of
from alicegames.core.rules import Setup
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.match import SetupError
from alicegames.match.match import check_options, check_start
from alicegames.packs import loader
from alicegames.storage import files

if TYPE_CHECKING:
    from alicegames.bots.arena import Plan, Report


@click.command()
@click.argument("game", type=GameId())
@click.option(
    "--seats", default="greedy,random", metavar="LIST", show_default=True, help="The bots' levels, one a seat."
)
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--set", "pairs", multiple=True, metavar="OPTION=VALUE", help="An option or variant of the game.")
@click.option("--pack", type=click.Path(path_type=Path), help="A component pack's folder inside the packs folder.")
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes; they change no result."
)
@click.option(
    "--json", "target", type=click.Path(dir_okay=False, path_type=Path), help="Write the report to this file too."
)
def simulate(  # noqa: PLR0913, PLR0917 -- one parameter an option
    game: str,
    seats: str,
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    pack: Path | None,
    jobs: int,
    target: Path | None,
) -> None:
    """Let bots play GAME against each other: win shares with 95% intervals, lengths, decisions a second.

    The start player rotates over the seats.
    """
    plan = make_plan(game, seats, games, seed, settings_of(pairs), pack)
    if target is not None:
        make_writable(target)
    report = run_with_bar(plan, jobs)
    print_report(report)
    if target is not None:
        files.write(target, (json.dumps(report.as_json(), indent=1) + "\n").encode())


def make_plan(
    game_id: str, seats: str, games: int, seed: int, options: dict[str, str], pack: Path | None = None
) -> Plan:
    """Return a plan. Raises SetupError, UnknownLevelError or PackError."""
    game = registry.get(game_id)
    chosen = tuple(level.strip() for level in seats.split(","))
    for level in chosen:
        levels.get(level)
    if len(chosen) not in game.players:
        counts = ", ".join(map(str, game.players))
        raise SetupError(
            _("{title} is for {counts} players, not {given}.").format(
                title=game.title(), counts=counts, given=len(chosen)
            )
        )
    digest = _digest(game_id, pack) if pack else ""
    plan = arena.Plan(game_id, chosen, games, seed, check_options(game, len(chosen), options), digest)
    check_start(find(game_id, digest)[1], Setup(len(chosen), plan.options, 0))
    return plan


def _digest(game_id: str, folder: Path) -> str:
    """Return the digest of a pack that other processes find, too. Raises SetupError or PackError."""
    digest = loader.load(registry.get(game_id).pack, folder).id.digest
    try:
        find(game_id, digest)
    except LookupError as error:
        raise SetupError(
            _("The pack {folder} is not in {packs}.").format(folder=folder, packs=paths.user_packs())
        ) from error
    return digest


def run_with_bar(plan: Plan, jobs: int) -> Report:
    """Play a plan while a bar on stderr tells how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(registry.get(plan.game).title(), total=plan.games)
        return arena.simulate(plan, jobs, lambda done: progress.advance(task, done))


def print_report(report: Report) -> None:
    """Print the tables of a report."""
    table = Table(
        title=_("{game}: {games} games, seed {seed}").format(
            game=registry.get(report.plan.game).title(), games=report.plan.games, seed=report.plan.seed
        )
    )
    for heading in (_("seat"), _("level"), _("wins"), _("share"), _("95% interval"), _("mean points")):
        table.add_column(heading, justify="left" if heading == _("level") else "right")
    for share in report.shares():
        interval = f"{share.low:.1%} – {share.high:.1%}"
        table.add_row(
            str(share.seat + 1), share.level, f"{share.wins:g}", f"{share.share:.1%}", interval, f"{share.points:.1f}"
        )
    console = Console()
    console.print(table)
    for line in _facts(report):
        console.print(line, highlight=False)


def _facts(report: Report) -> list[str]:
    length = report.as_json()["length"]
    share, low, high = report.starters()
    every, own = report.speed()
    return [
        _("start player wins {share:.1%} ({low:.1%} – {high:.1%})").format(share=share, low=low, high=high),
        _("length: {min}–{max} decisions, {mean:.1f} on average; {turns:.1f} turns").format(
            **length["decisions"], turns=length["turns"]["mean"]
        ),
        _("{every:,.0f} decisions/s, {own:,.0f} of them the seats’ own").format(every=every, own=own),
    ]
