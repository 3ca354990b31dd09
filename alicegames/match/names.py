"""Names that people type or files bring, normalised at every door so that they can be drawn, compared and told."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_INVISIBLE: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What takes part in a text without being seen, and is no format character by its category."""
_MARKS: Final = 2
"""Accents on one letter; more would climb out of their line."""


def clean(text: str) -> str:
    """Return a text without control, format, direction and other invisible characters, composed, its spaces single."""
    composed = unicodedata.normalize("NFC", _INVISIBLE.sub("", text))
    kept, marks = [], 0
    for char in composed:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if kind in {"Cc", "Zl", "Zp"}:
            kept.append(" ")
        elif kind[0] != "C" and marks <= _MARKS and not (marks and not kept):
            kept.append(char)
    return " ".join("".join(kept).split())


def known(text: object) -> object:
    """Return a stored name as it is shown; one of which nothing can be seen becomes a question mark."""
    return (clean(text) or "?") if isinstance(text, str) and text else text


def shown(text: object) -> object:
    """Return a stored text as it is shown."""
    return clean(text) if isinstance(text, str) else text
