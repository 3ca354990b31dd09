"""All that random games say."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from alicegames.core.decision import CHANCE
from tests.text.tables import Asked, played, table

if TYPE_CHECKING:
    from collections.abc import Iterator

Saying = tuple[str, str]
"""Kind and text."""


def sayings(game: str, players: int, options: dict[str, str], seed: int) -> Iterator[Saying]:
    """Yield every text of one random game: each event, and of each question prompt, previews and some options."""
    match, presenter = table(game, players, seed, **options)
    rng = Random(seed)
    for number, move in enumerate(played(match, seed)):
        for event in move.events:
            seen = match.rules.view_event(event, rng.randrange(players))
            if seen is not None:
                yield "event", match.texts.event(seen, match.names)
        if move.player == CHANCE or move.player >= players:
            continue
        some = Asked(match, presenter, match.rules.view(move.before, move.player), move.decision, move.before)
        yield from _asked(some, rng)
        if number % 25 == 0:
            yield from _pointed_at(some, rng)


def _asked(some: Asked, rng: Random) -> Iterator[Saying]:
    """Yield the question, some of its answers and what each of them would do."""
    texts, names = some.match.texts, some.match.names
    yield "prompt", texts.prompt(some.view, some.decision, names)
    many = some.decision.options
    for option in many if len(many) < 8 else rng.sample(many, 8):
        yield "option", texts.option(some.view, option, names)
        made: Any = some.presenter.preview(some.view, option, some.decision.player)
        yield from (("line", line) for line in (made.lines if made else ()))


def _pointed_at(some: Asked, rng: Random) -> Iterator[Saying]:
    """Yield what is said of some of the things on the table, and of the table in words."""
    yield from (("table", line.strip()) for line in some.match.texts.table(some.view, some.match.names))
    ready = {step for path in some.paths() for step in path}
    targets = some.targets()
    for target in rng.sample(targets, min(40, len(targets))):
        yield "about", some.about(target)
        if target not in ready:
            yield "reason", some.why(target).sentence
