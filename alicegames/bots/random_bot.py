"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from alicegames.bots.base import Question


class RandomBot:
    """Chooses by lot."""

    def choose(self, question: Question) -> Any:  # noqa: ANN401 -- one of the decision's options
        """Return any option."""
        options = question.decision.options
        return options[question.rng.randrange(len(options))]
