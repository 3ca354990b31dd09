"""Kills in the middle of autosaves: what was told to be saved is there afterwards, and no litter stays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

from alicegames import paths
from alicegames.storage import library, open_game
from alicegames.storage.restore import Opened
from tests.fuzz.limits import TIMES

PLAYER: Final = """
import sys
from random import Random
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Autosave, library, open_game
lot = Random(int(sys.argv[1]))
def table():
    newest = library.latest()
    if newest is not None:
        opened = open_game(newest.path)
        if not opened.session.is_over:
            return opened.session, Autosave.resume(opened)
    match = new_match("tea_time", [Seat(name=f"P{n}", mark=MARKS[n]) for n in range(2)], seed=lot.randrange(999))
    return match.start(), Autosave(match)
while True:
    session, autosave = table()
    with autosave:
        while (decision := session.decision()) is not None:
            session.submit(lot.choice(decision.options))
            assert autosave.save(session) is None
            print(session.choices, autosave.path, flush=True)
"""
"""Goes on with the latest game, or plays the next one, and says after each save how many choices it has.

Choices of the seats: a save holds what chance dealt after the choice as well, a dozen codes where a round begins.
"""


def killed(lot: Random) -> tuple[int, Path]:
    """Let somebody play, kill them at any point of any later save; return what they said last."""
    command = [sys.executable, "-c", PLAYER, str(lot.randrange(999))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        lines = [player.stdout.readline() for _line in range(lot.randrange(1, 40))]
        for _turn in range(lot.randrange(100_000)):  # some milliseconds, never the same
            pass
        player.kill()
        lines += player.stdout.readlines()
    told = [line for line in lines if line.endswith("\n")]
    assert told, "nothing was ever saved"
    choices, path = told[-1].split(maxsplit=1)
    return int(choices), Path(path.strip())


def test_a_kill_at_any_moment_loses_nothing_that_was_saved() -> None:
    lot = Random(14)
    for _kill in range(2 * TIMES):
        choices, path = killed(lot)
        assert open_game(path).session.choices in {choices, choices + 1}
    saves = paths.user_saves()
    assert all(isinstance(open_game(path), Opened) for path in saves.glob("*.json"))
    for path in saves.iterdir():
        os.utime(path, (0, 0))
    library.tidy()
    left = [path.name for path in saves.rglob("*") if path.is_file() and path.suffix not in {".json", ".bak"}]
    assert left + [path.name for path in (saves / ".locks").iterdir()] == []
