"""The texts of the program as its catalogue holds them: an editor's list, and a plural form for every count."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from babel.messages.pofile import read_po

from alicegames import paths

STRUCK: Final = re.compile(
    r"f[ua]rthest|farther|booklet|\brespawn|below nought|[Tt]he own\b|\bfor who\b|[Oo]nly who\b|who is tied"
    r"|^Most points win|[Ii]n force at once|\bits sort\b|so many spaces a die"
    r"|actions? of (hearts|spades|clubs|diamonds)|for \d+ (white|green|brown) \("
    r"|^(Painting the Roses Red|Late, late, late|The (Striped Tail|Red Queen’s Race|Night Mail|Slayer|Vorpal Blade))"
)
"""What an editor has struck out, and what took its place is one word a thing."""
NOUNS: Final = (
    "cards|points|pages|chapters|soldiers|mushrooms|spaces|hours|resources|cakes|teas|toasts|books|crowns|flowers|hearts|"
    "diamonds|bricks|tokens|cubes|dice|objectives|challenges|turns|rounds|players|seats|games|choices|protagonists|"
    "characters|copies|pawprints|steps|pieces|squares|guests|bookmarks|seals|columns|stars|problems|lessons|faults|files|"
    "seconds|minutes|days|ways|samples|bots|moves|rows|zones|bushes|wishes|trains|matches|lines"
)
COUNT: Final = re.compile(rf"\{{(?!name|card|who|piece|colour)\w+\}} (?:more |other |free |single-use )?(?:{NOUNS})\b")
NEVER_ONE: Final = frozenset(
    {
        "Choose which of the {count} dice to take; you have room for {room}.",
        "could be {count} saved games",
        "{name}’s clock: {time} of {full} hours; each hour more is 1 IP. {rate} hours pay for a resource.",
        "{players} players · {minutes} min",
        "{title} is for {counts} players, not {given}.",
    }
)
"""Texts whose count is two and more by what it counts."""
BEGUN: Final = ("{soldiers} of {all} soldiers and",)


@lru_cache
def messages() -> tuple[Any, ...]:
    with (paths.assets() / "locale" / "alicegames.pot").open("rb") as file:
        found = [message for message in read_po(file) if message.id]
    return tuple(one for one in found if not all("/earlier/" in place for place, _line in one.locations))


def texts(message: Any) -> tuple[str, ...]:
    return message.id if isinstance(message.id, tuple) else (message.id,)


def test_no_text_says_what_an_editor_has_struck_out() -> None:
    said = [text for message in messages() for text in texts(message)]
    assert len(said) > 3000
    assert [text for text in said if STRUCK.search(text)] == []


def test_every_count_of_things_has_a_plural_form() -> None:
    single = [message.id for message in messages() if not isinstance(message.id, tuple)]
    counted = {text for text in single if COUNT.search(text) and not text.startswith(BEGUN)}
    assert counted - NEVER_ONE == set()
    assert set(single) >= NEVER_ONE
