"""How hard a search looks: numbers, so that a level of play is data."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Plan:
    """The measures of one search. Equal plans, questions and seeds give equal answers on every machine."""

    iterations: int
    """How many samples a choice may cost: one sample tries one option in one imagined world."""
    width: int = 6
    """How many options are looked at: the best by one ply of the heuristic."""
    turns: int = 1
    """How many turns a sample is played on, the present one counted: at its end the heuristic values it."""
    grows: bool = False
    """Whether it takes more samples where more time is given."""
    spread: float = 0.0
    """0: sequential halving of the best ``width`` options. Else a tree in which every node ranks its options by one
    ply, and so many points make one e times as likely to be tried as another."""
    trust: float = 0.0
    """As how many samples the ranking by one ply counts, when samples are few."""
    worlds: int = 1
    """How many imagined worlds the first ranking of the options is averaged over."""

    def within(self, budget: int) -> Plan | None:
        """Return the plan with so many samples a choice; None if no budget is set."""
        return replace(self, iterations=budget) if budget else None

    def stretched(self, effort: float) -> Plan:
        """Return the plan for ``effort`` times the usual thinking time."""
        return replace(self, iterations=max(1, round(self.iterations * effort))) if self.grows else self
