"""Names that look alike: Ada and ada, a Cyrillic letter for a Latin one, a joiner that nobody sees."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухкмнтвԁɡһԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυ",
    "ABESIJKMHOPCTYXaesijopcyxkmhtbdghqwvABEZHIKMNOPTYXaivopu",
)
"""Letters of other scripts, and the Latin ones they are taken for."""
_STROKES: Final = str.maketrans("I1|0O", "llloo")
"""What is a stroke or a ring in most typefaces."""


def clash(names: Sequence[str]) -> tuple[str, str] | None:
    """Return the first two names that could be taken for each other; None if all can be told apart."""
    for number, name in enumerate(names):
        for other in names[:number]:
            if look_alike(other, name):
                return other, name
    return None


def look_alike(first: str, second: str) -> bool:
    """Whether two names could be taken for each other."""
    one, two = _plain(first), _plain(second)
    return one.casefold() == two.casefold() or one.translate(_STROKES) == two.translate(_STROKES)


def _plain(name: str) -> str:
    """Return a name in one form: without what is not seen, letters that look Latin as Latin, single spaces."""
    composed = unicodedata.normalize("NFKC", name)
    seen = "".join(char for char in composed if unicodedata.category(char) not in ("Cf", "Mn", "Cc"))
    return " ".join(seen.translate(_ALIKE).split())
