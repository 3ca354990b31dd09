"""The language of some ten thousand sentences of random games: what an editor would mark."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.decision import CHANCE
from tests.text.tables import TABLES, Asked, played, table

if TYPE_CHECKING:
    from collections.abc import Iterator

NOUNS = (
    "point|card|die|soldier|space|mushroom|cube|page|chapter|character|protagonist|benefit|objective|token|pair|step|"
    "hour|book|place|guest|round|turn|resource|crown|pawprint"
)
PLURALS = NOUNS.replace("|die|", "|dice|").replace("|", "s|").replace("dices", "dice") + "s"
ONE = re.compile(rf"(?<![\d.–-])\b1 (?:[a-z-]+ ){{0,2}}(?:{PLURALS})\b(?!’)", re.IGNORECASE)
MANY = re.compile(rf"\b(?:0|[2-9]|[1-9]\d+) (?:[a-z-]+ )?(?:{NOUNS})\b(?!’| cards| VP| IP|-)", re.IGNORECASE)
TWICE = re.compile(r"\b([A-Za-z]+),? \1\b", re.IGNORECASE)
ENDS = re.compile(r"[.!?…]”?\)?$|”$|\)$")
BROKEN = re.compile(r"\.\.|[?!]\.|,\.|:\.|;\.|,,|\s[.,;:]|  |[{}]")
NOT_TWICE = {"twinkle", "aged", "never"}


def faults(kind: str, text: str) -> list[str]:
    """Return what is wrong with a text: an event, a reason, a prompt (whole sentences), an option or a line."""
    found = []
    if ONE.search(text):
        found.append("one of many")
    if MANY.search(text):
        found.append("many as one")
    if any(match.group(1).lower() not in NOT_TWICE for match in TWICE.finditer(text)):
        found.append("a word twice")
    if re.match(r"(\w+): \1\b", text):
        found.append("a name twice")
    if text.count("“") != text.count("”"):
        found.append("quotes")
    if kind != "table" and not re.match(r"[“(]?[A-Z0-9+]|[a-i][1-9]: ", text):
        found.append("no capital")
    if BROKEN.search(text) or (kind != "table" and ": nothing" in text):
        found.append("marks")
    if kind in ("event", "reason", "prompt", "about") and not ENDS.search(text):
        found.append("no end")
    if kind == "option" and re.search(r"(?<!\.)\.$", text) and ": " not in text:
        found.append("an option is no sentence")
    return found


def told(game: str, players: int, options: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield kind and text of everything that a random game says."""
    match, presenter = table(game, players, 12, **options)
    texts, names = match.texts, match.names
    for number, move in enumerate(played(match, 12)):
        for event in move.events:
            seen = match.rules.view_event(event, number % players)
            if seen is not None:
                yield "event", texts.event(seen, names)
        if move.player == CHANCE or number % 3:
            continue
        seat = min(move.player, players - 1)
        view = match.rules.view(move.before, seat)
        yield from (("table", line.strip()) for line in texts.table(view, names))
        if move.player < players:
            yield "prompt", texts.prompt(view, move.decision, names)
            for option in move.decision.options[:: max(1, len(move.decision.options) // 6)]:
                yield "option", texts.option(view, option, names)
                made = presenter.preview(view, option, seat)
                yield from (("line", line) for line in (made.lines if made else ()))
            if number % 9 == 0:
                yield from _pointed_at(Asked(match, presenter, view, move.decision))


def _pointed_at(some: Asked) -> Iterator[tuple[str, str]]:
    """Yield what is said of the things on the table."""
    ready = {step for path in some.paths() for step in path}
    for target in some.targets():
        yield "about", some.about(target)
        if target not in ready:
            yield "reason", some.why(target).sentence


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_no_sentence_has_what_an_editor_would_mark(game: str, players: int, options: dict[str, str]) -> None:
    texts = {(kind, text) for kind, text in told(game, players, options) if text}
    assert len(texts) > 200
    marked: dict[str, Any] = {text: faults(kind, text) for kind, text in sorted(texts)}
    assert {text: found for text, found in marked.items() if found} == {}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1 points now.", "one of many"),
        ("Ada draws 1 Mad Hatter cards.", "one of many"),
        ("Place 2 soldier anywhere.", "many as one"),
        ("The the Hatter.", "a word twice"),
        ("Ada: Ada declares.", "a name twice"),
        ("“Pig and Pepper is open.", "quotes"),
        ("the Hatter sits down.", "no capital"),
        ("Ada opens Who Stole the Tarts?.", "marks"),
        ("Ada draws  a card.", "marks"),
        ("Ada draws a card", "no end"),
    ],
)
def test_the_editor_sees(text: str, fault: str) -> None:
    assert fault in faults("event", text)
