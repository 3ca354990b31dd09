"""Where the rules reference tells of what is at hand: ledger ids of events, things on the table and questions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event


@dataclass(frozen=True, slots=True)
class Sources:
    """A game's tables; what is not in them is told nowhere in particular."""

    events: Mapping[type[Event], str] = field(default_factory=dict)
    targets: Mapping[str, str] = field(default_factory=dict)
    """By the kind of a target id (``cell`` of ``cell:b2``), or by a kind and what a name begins with: ``hand:cat``."""
    decisions: Mapping[str, str] = field(default_factory=dict)
    """By the kind of a decision."""

    def of_event(self, event: Event) -> str:
        """Return the rule that an event carries out; empty if none is named."""
        return self.events.get(type(event), "")

    def of_target(self, target: str) -> str:
        """Return the rule of a thing on the table; empty if none is named."""
        thing = re.split("[.-]", target)[0]
        return self.targets.get(thing) or self.targets.get(target.partition(":")[0], "")

    def of_decision(self, decision: Decision[Any] | None) -> str:
        """Return the rule that a question comes from; empty if none is named."""
        return self.decisions.get(decision.kind, "") if decision is not None else ""
