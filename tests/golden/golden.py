"""Golden games: a whole game as text, its choice codes one a line, with the score it must end in."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from alicegames.core.knowledge import KNOWLEDGE
from alicegames.core.rules import Setup, totals
from alicegames.core.session import Session
from alicegames.core.values import to_json
from alicegames.games import registry

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Golden:
    game: str
    setup: Setup
    codes: tuple[str, ...]
    outcome: tuple[str, ...]

    def play(self) -> Session[Any, Any]:
        table = Session(registry.builtin_rules(self.game), self.setup, 0, range(self.setup.players))
        table.replay(self.codes)
        return table


def read(path: Path) -> Golden:
    head, codes, outcome = path.read_text(encoding="utf-8").strip().split("\n\n")
    fields = {key: value.strip() for key, _colon, value in (line.partition(":") for line in head.splitlines())}
    pairs = (pair.partition("=") for pair in fields["options"].split())
    options = tuple(sorted((key, value) for key, _sep, value in pairs))
    first = None if fields["first"] == "random" else int(fields["first"])
    setup = Setup(int(fields["players"]), options, first)
    return Golden(fields["game"], setup, tuple(codes.splitlines()), tuple(outcome.splitlines()))


def _tag_last(text: bytes) -> bytes:
    """Put a frame's tag behind its fields, where it stood when the first golden games were written."""
    state = json.loads(
        text, object_hook=lambda fields: fields | {"tag": fields.pop("tag")} if "tag" in fields else fields
    )
    state.pop(KNOWLEDGE, None)
    return json.dumps(state, separators=(",", ":"), ensure_ascii=False).encode()


def outcome(game: str, table: Session[Any, Any]) -> tuple[str, ...]:
    return (
        f"score: {' '.join(map(str, totals(table.rules.score(table.state))))}",
        f"places: {' '.join(map(str, table.rules.places(table.state)))}",
        f"state: {hashlib.sha256(_tag_last(to_json(table.state))).hexdigest()}",
    )


def write(path: Path, game: str, table: Session[Any, Any]) -> None:
    options = " ".join(f"{key}={value}" for key, value in table.setup.options)
    first = "random" if table.setup.first is None else table.setup.first
    head = f"game: {game}\nplayers: {table.setup.players}\noptions: {options}\nfirst: {first}"
    body = "\n".join(table.codes)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{head}\n\n{body}\n\n" + "\n".join(outcome(game, table)) + "\n", encoding="utf-8")
