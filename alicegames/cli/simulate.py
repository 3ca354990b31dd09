"""``alicegames simulate``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from alicegames.bots.arena import Plan
from alicegames.cli import columns
from alicegames.cli.contest import check_plan, run
from alicegames.cli.options import SEED, GameId, make_writable, settings_of
from alicegames.games import registry
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.bots.arena import Report


@click.command()
@click.argument("game", type=GameId())
@click.option(
    "--seats", default="greedy,random", metavar="LIST", show_default=True, help="The bots' levels, one a seat."
)
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--set", "pairs", multiple=True, metavar="OPTION=VALUE", help="An option or variant of the game.")
@click.option("--pack", type=click.Path(path_type=Path), help="A component pack: a folder or a zip.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes; they change no result.  [default: one a core]")
@click.option(
    "--json",
    "target",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the report to this file as it grows.",
)
def simulate(  # noqa: PLR0913, PLR0917 -- one parameter an option
    game: str,
    seats: str,
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    pack: Path | None,
    jobs: int | None,
    target: Path | None,
) -> None:
    """Let bots play GAME against each other: win shares with 95% intervals, lengths, decisions a second.

    The start player rotates over the seats. An interrupted run is gone on with by the same command, if it has --json.
    """
    chosen = tuple(level.strip() for level in seats.split(","))
    plan = check_plan(Plan(game, chosen, games, seed), pack, settings_of(pairs))
    if target is not None:
        make_writable(target)
    print_report(run(plan, jobs, target))


def print_report(report: Report) -> None:
    """Print the tables of a report."""
    plan = report.plan
    click.echo(
        ngettext("{game}: {games} game, seed {seed}", "{game}: {games} games, seed {seed}", plan.games).format(
            game=registry.get(plan.game).title(), games=plan.games, seed=plan.seed
        )
    )
    head = (_("seat"), _("level"), _("wins"), _("share"), _("95% interval"), _("mean points"))
    rows = (
        (
            str(share.seat + 1),
            share.level,
            f"{share.wins:g}",
            f"{share.share:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            f"{share.points:.1f}",
        )
        for share in report.shares()
    )
    columns.show([head, *rows])
    for line in _facts(report):
        click.echo(line)


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
