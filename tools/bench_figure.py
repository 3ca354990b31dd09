"""One measured number of `bench`. No command of its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    name: str
    value: float
    unit: str
    target: float | None = None
    """What it should be at most, or at least where ``at_least`` is set."""
    at_least: bool = False

    @property
    def is_met(self) -> bool | None:
        """Whether the target is met; None if there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.at_least else self.value <= self.target

    def line(self) -> str:
        """Return the figure as a line of the report."""
        value = f"{self.value:,.0f}" if abs(self.value) >= 1000 else f"{self.value:.4g}"  # noqa: PLR2004 -- four digits
        text = f"{self.name:<52} {value:>10} {self.unit:<12}"
        if self.target is None:
            return text.rstrip()
        verdict = "ok" if self.is_met else "MISSED"
        return f"{text} {'>=' if self.at_least else '<='} {self.target:g}: {verdict}"
