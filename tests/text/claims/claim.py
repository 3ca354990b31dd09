"""A reason as a claim about a position: what a condition of a rule is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.core.game import WhyNot
    from tests.text.tables import Asked


class Claim(NamedTuple):
    """One answer to "why not"."""

    some: Asked
    target: str
    picked: tuple[str, ...]
    reason: WhyNot

    @property
    def view(self) -> Any:
        return self.some.view

    @property
    def data(self) -> Any:
        return self.some.match.rules.data  # type: ignore[attr-defined]

    @property
    def kind(self) -> str:
        return self.target.partition(":")[0]

    @property
    def rest(self) -> str:
        return self.target.partition(":")[2]

    @property
    def asked(self) -> str:
        """The kind of question."""
        return self.some.decision.kind

    @property
    def frame(self) -> Any:
        """What is pending; None in Tea Time, which has no frames, and when the game is over."""
        return self.view.stack[-1] if getattr(self.view, "stack", ()) else None

    @property
    def step(self) -> str:
        """What is pending: the frame's tag."""
        return str(self.frame.tag) if self.frame else ""

    def says(self, words: str) -> bool:
        """Whether the sentence has these words."""
        return words in self.reason.sentence

    def offers(self, tag: str) -> Iterator[Any]:
        """Yield the options of a class."""
        return (option for option in self.some.decision.options if getattr(option, "tag", "") == tag)


if TYPE_CHECKING:
    Condition = Callable[[Claim], bool]
