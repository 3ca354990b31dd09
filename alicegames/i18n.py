"""The one gettext catalogue that every text a player reads goes through."""

from __future__ import annotations

import gettext as _gettext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_DOMAIN = "alicegames"
_language = "en"
_current: _gettext.NullTranslations = _gettext.NullTranslations()


def use_language(language: str, folder: Path) -> None:
    """Load the catalogue of ``language`` from ``folder``; English is the text itself."""
    global _current, _language  # noqa: PLW0603 -- the language is one setting of the whole process
    _language = language
    _current = _gettext.translation(_DOMAIN, folder, languages=[language], fallback=True)


def language() -> str:
    """Return the language at hand: texts that are data come in it too."""
    return _language


def _(text: str) -> str:
    """Translate a text that a player reads."""
    return _current.gettext(text)


def ngettext(singular: str, plural: str, number: int) -> str:
    """Translate a text that depends on a number."""
    return _current.ngettext(singular, plural, number)


def listed(words: Iterable[str]) -> str:
    """Join words as a sentence does: ``a, b and c``; ``nothing`` where there are none."""
    *first, last = list(words) or [_("nothing")]
    return _("{first} and {last}").format(first=", ".join(first), last=last) if first else last
