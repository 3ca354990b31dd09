"""``alicegames arena``: bots meet each other in every line-up and every seat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from alicegames.bots.arena import Plan
from alicegames.cli import columns
from alicegames.cli.contest import check_plan, run
from alicegames.cli.options import SEED, GameId, RefusedError, make_writable, settings_of
from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.match import SetupError

if TYPE_CHECKING:
    from alicegames.bots.arena import Report

_FILE = click.Path(dir_okay=False, path_type=Path)
_FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command()
@click.argument("game", type=GameId())
@click.option(
    "--bots",
    required=True,
    metavar="LIST",
    help="The levels that meet, at least two; LEVEL@N: with N samples a choice.",
)
@click.option("--players", type=click.IntRange(2, 9), default=2, show_default=True, help="Seats of a game.")
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many for each line-up."
)
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--set", "pairs", multiple=True, metavar="OPTION=VALUE", help="An option or variant of the game.")
@click.option("--pack", type=click.Path(path_type=Path), help="A component pack: a folder or a zip.")
@click.option("--workers", type=click.IntRange(1, 256), help="Processes; they change no result.  [default: one a core]")
@click.option("--cluster", default="", metavar="ADDRESS", help="A Dask scheduler whose workers play: tcp://host:8786.")
@click.option("--out", type=_FILE, help="Write the report to this file as it grows, and go on with what is in it.")
@click.option("--picture", type=_FILE, help="Draw ratings, shares and who beat whom into this .png file.")
@click.option("--store", type=_FOLDER, help="Write every game into this folder, for “saves replay”.")
def arena(  # noqa: PLR0913, PLR0917 -- one parameter an option
    game: str,
    bots: str,
    players: int,
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    pack: Path | None,
    workers: int | None,
    cluster: str,
    out: Path | None,
    picture: Path | None,
    store: Path | None,
) -> None:
    """Let bots meet in GAME, each in every line-up and seat and with the same cards and dice.

    Says who wins how often, with 95% intervals, the Elo ratings, mean points and the time of a choice. An
    interrupted run is gone on with by the same command, if it has --out.
    """
    chosen = tuple(level.strip() for level in bots.split(","))
    if len(set(chosen)) < len(chosen) or len(chosen) < 2:  # noqa: PLR2004 -- it takes two
        raise SetupError(_("An arena needs two bots or more, each named once."))
    plan = Plan(game, chosen, games, seed, players=players, keeps_codes=store is not None)
    plan = check_plan(plan, pack, settings_of(pairs))
    if picture is not None and picture.suffix.lower() != ".png":
        raise RefusedError(_("{file} is no PNG file’s name; let it end in .png.").format(file=picture))
    for file in filter(None, (out, picture)):
        make_writable(file)
    report = run(plan, workers, out, store, cluster)
    print_report(report)
    if picture is not None:
        _draw(report, picture)


def _draw(report: Report, picture: Path) -> None:
    from alicegames.ui.app import offscreen, sheet  # noqa: PLC0415 -- only this option draws
    from alicegames.ui.draw import league  # noqa: PLC0415

    app = offscreen.app((1280, 720))
    sheet.save(app, league.size(report), lambda canvas: league.draw(canvas, report), picture)
    click.echo(str(picture))


def print_report(report: Report) -> None:
    """Print the ratings and who beat whom."""
    plan = report.plan
    click.echo(
        ngettext(
            "{game}: {games} game for {players}, seed {seed}",
            "{game}: {games} games for {players}, seed {seed}",
            plan.total,
        ).format(game=registry.get(plan.game).title(), games=plan.total, players=plan.seats, seed=plan.seed)
    )
    columns.show(_ratings(report))
    click.echo("")
    columns.show(_duels(report))


def _ratings(report: Report) -> list[tuple[str, ...]]:
    head = (_("level"), _("Elo"), _("games"), _("share"), _("95% interval"), _("mean points"), _("ms a choice"))
    rows = sorted(zip(report.shares(), report.ratings(), strict=True), key=lambda row: -row[1])
    return [
        head,
        *(
            (
                share.level,
                f"{rating:+.0f}",
                str(share.games),
                f"{share.share:.1%}",
                f"{share.low:.1%} – {share.high:.1%}",
                f"{share.points:.1f}",
                f"{1000 * share.seconds:.1f}",
            )
            for share, rating in rows
        ),
    ]


def _duels(report: Report) -> list[tuple[str, ...]]:
    head = (_("level"), _("before"), _("meetings"), _("share"), _("95% interval"))
    return [
        head,
        *(
            (one.level, one.rival, str(one.meetings), f"{one.share:.1%}", f"{one.low:.1%} – {one.high:.1%}")
            for one in report.duels()
        ),
    ]
