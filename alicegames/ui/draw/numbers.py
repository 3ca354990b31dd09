"""Numbers as they are written on the table."""

from __future__ import annotations


def number(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def signed(value: int) -> str:
    """Return a change: ``+3``, ``-2``, ``±0``."""
    return number(value) if value < 0 else f"+{value}" if value else "±0"


def times(value: int) -> str:
    """Return how many there are of something: ``x3`` with the true sign."""
    return f"\N{MULTIPLICATION SIGN}{value}"
