"""Measure speed, start, frames, idling, memory, saves and bots, in one run and beside a peer.

Usage: python tools/bench.py [--only speed,search,start,frames,idle,saves,bots] [--json FILE] [--seconds N]
Ratios carry over to other machines, absolute figures do not. The peer is catanatron (pip install ".[bench]").
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import bench_play
import bench_search
import bench_speed
import bench_window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bench_figure import Figure


@dataclass(frozen=True)
class Part:
    """One group of figures."""

    title: str
    measure: Callable[[float], Iterator[Figure]]


PARTS: Final = {
    "speed": Part("Random play, a fresh process each, in pairs with the peer", bench_speed.speed),
    "search": Part("Tree searches: iterations a second", bench_search.search),
    "saves": Part("Saves", bench_play.saves),
    "start": Part("Cold start", bench_window.start),
    "frames": Part("Frames in a real window", bench_window.frames),
    "idle": Part("A window at rest", bench_window.idle),
    "bots": Part("Bots", bench_play.bots),
}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(PARTS), metavar="LIST")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each repeated measurement goes on")
    arguments = parser.parse_args()
    _warn_of_load()
    figures: list[Figure] = []
    for name in arguments.only.split(","):
        print(PARTS[name].title)
        for figure in PARTS[name].measure(arguments.seconds):
            print(f"  {figure.line()}", flush=True)
            figures.append(figure)
    missed = [figure for figure in figures if figure.is_met is False]
    print(f"{len(figures)} figures, {len(missed)} outside their targets")
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n", encoding="utf-8")
    return 0


def _warn_of_load() -> None:
    """Say so where other programs keep the machine busy: only the ratios mean anything then."""
    cores = os.cpu_count() or 1
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if load > cores / 2:
        print(f"The machine is busy (load {load:.1f} on {cores} cores): times are too long, ratios still hold.")


if __name__ == "__main__":
    sys.exit(main())
