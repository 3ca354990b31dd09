"""Golden games: whole games as text that a person can read, ply by ply.

For each ply: who was asked what, of how many options the choice was one, what happened as each seat sees it, and the
sentences that tell it; at the end the score. A line that begins with ``#`` is a ply: ``#12 Ada play 7: play:queen``.
Below it, indented, what happened: an event as all seats see it, or, where they see it otherwise, a line for each view
with the seats before it.
"""

from __future__ import annotations

import difflib
import hashlib
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup, totals
from alicegames.core.session import Session
from alicegames.core.values import Value, to_json
from alicegames.games import registry

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from alicegames.core.game import Texts
    from alicegames.core.rules import Event

NAMES: Final = ("Ada", "Bob", "Cleo", "Dora", "Eve")
SHOWN: Final = 40
"""The most lines of a difference that a failing test shows."""


class Golden(Value, frozen=True):
    """A recorded game."""

    game: str
    setup: Setup
    codes: tuple[str, ...]
    text: str

    def play(self) -> Session[Any, Any]:
        table = Session(registry.builtin_rules(self.game), self.setup, 0, range(self.setup.players))
        table.replay(self.codes)
        return table


def read(path: Path) -> Golden:
    text = path.read_text(encoding="utf-8")
    fields = {key: value.strip() for key, _colon, value in (line.partition(":") for line in text.splitlines()[:4])}
    pairs = (pair.partition("=") for pair in fields["options"].split())
    options = tuple(sorted((key, value) for key, _sep, value in pairs))
    first = None if fields["first"] == "random" else int(fields["first"])
    codes = tuple(line.rpartition(" ")[2] for line in text.splitlines() if line.startswith("#"))
    return Golden(fields["game"], Setup(int(fields["players"]), options, first), codes, text)


def told(game: str, table: Session[Any, Any]) -> str:
    """Return the whole game as text."""
    options = " ".join(f"{key}={value}" for key, value in table.setup.options)
    first = "random" if table.setup.first is None else table.setup.first
    lines = [f"game: {game}", f"players: {table.setup.players}", f"options: {options}", f"first: {first}", ""]
    lines += [line for ply in range(len(table.moves)) for line in _ply(game, table, ply)]
    return "\n".join((*lines, "", *_outcome(table), ""))


def difference(old: Golden, table: Session[Any, Any]) -> list[str]:
    """Return the first lines of the difference between a recorded game and the same choices played now."""
    new = told(old.game, table)
    found = difflib.unified_diff(old.text.splitlines(), new.splitlines(), "recorded", "played", n=2, lineterm="")
    return [line for line, _number in zip(found, range(SHOWN), strict=False)]


def write(path: Path, game: str, table: Session[Any, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(told(game, table), encoding="utf-8")


def _ply(game: str, table: Session[Any, Any], ply: int) -> Iterator[str]:
    move = table.moves[ply]
    decision = move.decision
    who = "chance" if move.player == CHANCE else _names(game, table)[move.player]
    source = f" ({decision.source})" if decision.source else ""
    yield f"#{ply} {who} {decision.kind}{source} {len(decision.options)}: {move.code}"
    for event in move.events:
        yield from _event(game, table, event)
    if move.reveals:
        yield f"    seen by {' '.join(_names(game, table)[seat] for seat in move.reveals)}"


def _event(game: str, table: Session[Any, Any], event: Event) -> Iterator[str]:
    """Tell an event once, or once for each way in which it is seen."""
    texts = _texts(game, table)
    views: dict[str, list[str]] = {}
    for seat in range(table.setup.players):
        seen = table.rules.view_event(event, seat)
        line = "nothing" if seen is None else f"{seen!r} “{texts.event(seen, _names(game, table))}”"
        views.setdefault(line, []).append(NAMES[seat])
    for line, seats in views.items():
        yield f"    {line}" if len(views) == 1 else f"    {' '.join(seats)}: {line}"


def _outcome(table: Session[Any, Any]) -> Iterator[str]:
    score = table.rules.score(table.state)
    for seat, lines in enumerate(score):
        counted = ", ".join(f"{line.key} {line.points}" for line in lines if line.points)
        yield f"score of {seat}: {totals(score)[seat]} = {counted}"
    yield f"places: {' '.join(map(str, table.rules.places(table.state)))}"
    yield f"state: {hashlib.sha256(to_json(table.state)).hexdigest()}"


def _texts(game: str, table: Session[Any, Any]) -> Texts[Any, Any]:
    return _TEXTS.setdefault(game, registry.get(game).make_texts(table.rules.data))  # type: ignore[attr-defined]


def _names(game: str, table: Session[Any, Any]) -> tuple[str, ...]:
    return NAMES[: table.setup.players] + registry.get(game).extra_seats(table.setup.players)


_TEXTS: dict[str, Texts[Any, Any]] = {}
