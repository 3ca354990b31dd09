"""What is wrong with a pack is said through the catalogue of texts, in every game."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import alicegames

if TYPE_CHECKING:
    from collections.abc import Iterator

HOME = Path(alicegames.__file__).parent
RAISED = ("PackError", "require")


def bare_words(text: str) -> Iterator[int]:
    """Yield the lines in which a reason is a text of its own, or of an f-string, and goes past the catalogue."""
    for node in ast.walk(ast.parse(text)):
        reasons: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
            reasons = node.args[-1:]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "reason":
            reasons = [node.value]
        for reason in reasons:
            parts = [reason.body, reason.orelse] if isinstance(reason, ast.IfExp) else [reason]
            yield from (part.lineno for part in parts if isinstance(part, ast.Constant | ast.JoinedStr))


def test_every_fault_of_a_pack_goes_through_the_catalogue() -> None:
    files = [*HOME.glob("games/*/pack/*.py"), *HOME.glob("packs/*.py")]
    assert len(files) > 15
    assert {path.name: lines for path in files if (lines := list(bare_words(path.read_text(encoding="utf-8"))))} == {}


def test_a_bare_reason_is_seen() -> None:
    assert list(bare_words("require(ok, file, place, f'{key} is taken')")) == [1]
    assert list(bare_words("raise PackError(file, place, 'no card')")) == [1]
    assert list(bare_words("raise PackError(file, place, _('no card'))")) == []
