"""Options of random games with what is said of them, and the real table to compare it with."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from alicegames.core.rules import totals
from tests.text.tables import TABLES, table

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.match import Match

OF_TWO = {game: (game, players, options) for game, players, options in reversed(TABLES) if players > 1}


class Weighed(NamedTuple):
    """An option of a real position, and what is said of it to the seat that is asked, who sees its view alone."""

    match: Match
    state: Any
    decision: Decision[Any]
    option: Any
    kinds: frozenset[str]
    said: dict[str, str]

    @property
    def seat(self) -> int:
        return self.decision.player

    @property
    def code(self) -> str:
        return f"{self.decision.kind}: {self.match.rules.encode(self.option)}"

    def points(self, state: Any) -> tuple[int, ...]:
        return totals(self.match.rules.score(state))

    def after(self) -> tuple[Any, tuple[Event, ...]]:
        step = self.match.rules.apply(self.state, self.option)
        return step.state, step.events


@lru_cache(maxsize=4)
def weighed(game: str, players: int, options: tuple[tuple[str, str], ...], games: int = 3) -> tuple[Weighed, ...]:
    found = []
    for seed in range(games):
        match, _presenter = table(game, players, seed, **dict(options))
        session, rng = match.start(), Random(seed)
        while (decision := session.decision()) is not None:
            if len(decision.options) > 1 and rng.random() < 0.4:
                view = session.view(decision.player)
                for option in rng.sample(decision.options, min(12, len(decision.options))):
                    said = match.cautions(view, option, match.names)
                    kinds = frozenset(one.kind for one in said)
                    found.append(
                        Weighed(match, session.state, decision, option, kinds, {one.kind: one.said for one in said})
                    )
            session.submit(decision.options[rng.randrange(len(decision.options))])
    return tuple(found)


def of(game: str, players: int = 0, options: dict[str, str] | None = None, games: int = 3) -> tuple[Weighed, ...]:
    if players:
        return weighed(game, players, tuple(sorted((options or {}).items())), games)
    name, count, more = OF_TWO[game]
    return weighed(name, count, tuple(sorted(more.items())), games)


def both(checks: list[bool]) -> bool:
    """Whether the sample holds what is warned of, and what is not."""
    return any(checks) and not all(checks)
