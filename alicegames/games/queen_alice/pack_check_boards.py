"""Cross-checks."""

from __future__ import annotations


def check(files):  # type: ignore
    """Check."""
