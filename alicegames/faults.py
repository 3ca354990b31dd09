"""What a model refuses in a file, in our own words: where it is, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails


def first_of(error: ValidationError) -> tuple[str, str]:
    """Return the place and the sentence of the first fault, and how many more there are."""
    first, more = error.errors(include_url=False)[0], error.error_count() - 1
    place = ".".join(str(part) for part in first["loc"])
    said = sentence(first)
    if more:
        said += " " + ngettext("({count} more fault)", "({count} more faults)", more).format(count=more)
    return place, said


def sentence(fault: ErrorDetails) -> str:
    """Return one fault as the rest of a sentence about its place."""
    kind, given = fault["type"], fault.get("ctx", {})
    if kind in _SENTENCES:
        return _SENTENCES[kind](given)
    wanted = next((say for ending, say in _KINDS.items() if kind.startswith(ending)), None)
    if wanted is not None:
        return wanted()
    if kind == "value_error":  # a model's own words
        return str(given.get("error", "")) or _("is not as it must be")
    return _("is not as it must be ({kind})").format(kind=kind)


def unwritten(file: Path, error: OSError) -> str:
    """Say that the system refuses to write a file, and what to do about it."""
    sentence = _("{file} cannot be written ({system}); name a file in a folder that may be written to.")
    return sentence.format(file=file, system=error.strerror or error)


def unread(error: OSError) -> str:
    """Say, as the rest of a sentence about a file or folder, that the system refuses to read it."""
    sentence = _("cannot be read ({system}); look at its permissions or choose another")
    return sentence.format(system=error.strerror or error)


def _number(text: Callable[[], str], key: str) -> Callable[[Mapping[str, Any]], str]:
    return lambda given: text().format(number=given[key])


_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "missing": lambda _given: _("is missing"),
    "extra_forbidden": lambda _given: _("is no word of this file"),
    "greater_than_equal": _number(lambda: _("must be {number} or more"), "ge"),
    "greater_than": _number(lambda: _("must be more than {number}"), "gt"),
    "less_than_equal": _number(lambda: _("must be {number} or less"), "le"),
    "less_than": _number(lambda: _("must be less than {number}"), "lt"),
    "string_too_long": _number(lambda: _("must not be longer than {number} signs"), "max_length"),
    "string_too_short": _number(lambda: _("must not be shorter than {number} signs"), "min_length"),
    "too_long": _number(lambda: _("must have at most {number} entries"), "max_length"),
    "too_short": _number(lambda: _("must have at least {number} entries"), "min_length"),
    "literal_error": lambda given: _("must be one of {words}").format(words=given["expected"]),
    "string_pattern_mismatch": lambda _given: _("is not written as such a name must be"),
    "union_tag_invalid": lambda given: _("is “{word}”, but must be one of {words}").format(
        word=str(given["tag"])[:40], words=given["expected_tags"]
    ),
    "union_tag_not_found": lambda given: _("must say its kind under {word}").format(word=given["discriminator"]),
    "none_required": lambda _given: _("must be null"),
}
_KINDS: Mapping[str, Callable[[], str]] = {
    "int": lambda: _("must be a whole number"),
    "float": lambda: _("must be a number"),
    "bool": lambda: _("must be true or false"),
    "string": lambda: _("must be a text in quotation marks"),
    "tuple": lambda: _("must be a list in square brackets"),
    "list": lambda: _("must be a list in square brackets"),
    "dict": lambda: _("must be an object in curly brackets"),
    "model": lambda: _("must be an object in curly brackets"),
    "datetime": lambda: _("must be a date and a time with its zone"),
    "timezone": lambda: _("must be a date and a time with its zone"),
}
