"""Looking something up in the rules by one's own words: all of them, in any order, in their other forms and names."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.core.game import Passage, Section

_GROUPS: Final[tuple[Callable[[], str], ...]] = (
    lambda: _("win wins winner winners winning won victory victor"),
    lambda: _("setup preparation prepare preparing"),
    lambda: _("tie tied ties level equal equally shared"),
    lambda: _("limit limits limited maximum max most number"),
    lambda: _("reroll rerolls rerolled rerolling"),
    lambda: _("end ends ending over finish finished last"),
    lambda: _("points point vp ip score scores scoring worth"),
    lambda: _("take takes taken taking get gain gains"),
    lambda: _("play plays playing put place lay lays"),
    lambda: _("first starts begins beginner starting"),
    lambda: _("throw throwing discard discards discarded away"),
    lambda: _("pass skip passing decline"),
    lambda: _("hidden secret secrets unseen"),
    lambda: _("turn turns"),
    lambda: _("hand hands hold holds keep keeps"),
    lambda: _("solo alone automa bot"),
    lambda: _("steal steals stolen rob robbed"),
)
"""Words that are looked for together: who asks for one finds the others. Each is one translatable line of words."""
_SILENT: Final[Callable[[], str]] = lambda: _(  # noqa: E731 -- read when it is asked for, in the language of that time
    "a an and are as at be can do does for from have how i if in is it me my of on one or the there to what when"
    " where which who why will with you your"
)
"""Words that say nothing of what is looked for."""
_FEW: Final = 3
"""So many words are suggested for one that was not found."""
_LEAST: Final = 3
"""A word of no more letters is found whole only, or in a form that its group names."""


def look_up(sections: Iterable[Section], words: str) -> list[tuple[Section, tuple[Passage, ...]]]:
    """Return the sections with those entries that hold every word looked for, or the rule of that ledger id.

    Where nothing holds all the words, what holds the most of them. Without a word that says anything, everything.
    """
    wanted = _wanted(words)
    held = [(section, entry, _held(section, entry, wanted)) for section in sections for entry in section.entries]
    best = max((count for _section, _entry, count in held), default=0)
    if wanted and not best:
        return []
    kept: dict[int, tuple[Section, list[Passage]]] = {}
    for section, entry, count in held:
        if count == best:
            kept.setdefault(id(section), (section, []))[1].append(entry)
    return [(section, tuple(entries)) for section, entries in kept.values()]


def advice(sections: Iterable[Section], words: str) -> tuple[str, ...]:
    """Say what else to look for where nothing was found: words of these rules like the ones given, and in general."""
    known = {token for section in sections for entry in section.entries for token in _tokens(entry.text)}
    known |= {token for group in _GROUPS for token in _tokens(group())}
    like = [near for word in _tokens(words) for near in _alike(word, sorted(known))]
    said = [_("Nothing is found of “{words}”.").format(words=words.strip())]
    if like:
        said.append(_("Did you mean: {words}?").format(words=", ".join(dict.fromkeys(like))))
    if any(len(word) <= _LEAST for word in _tokens(words)):
        said.append(_("A word of three letters or fewer is looked for whole."))
    said.append(
        _("Ask in your own words: “how do I win”, “hand limit”, “tie”, “set-up”; or name a rule by its number.")
    )
    return tuple(said)


def _alike(word: str, known: list[str]) -> list[str]:
    """Return a few known words that begin like a word, or are written nearly like it."""
    begin = [each for each in known if each.startswith(word) and len(each) > _LEAST]
    return begin[:_FEW] or get_close_matches(word, [each for each in known if len(each) > _LEAST], _FEW)


def _wanted(words: str) -> list[tuple[str, frozenset[str]]]:
    """Return what is looked for: each word's stem, and the whole words of its groups."""
    silent = frozenset(_tokens(_SILENT()))
    groups = [frozenset(_tokens(group())) for group in _GROUPS]
    spoken = [word for word in _tokens(words) if word not in silent]
    return [(_stem(word), frozenset({word}).union(*(group for group in groups if word in group))) for word in spoken]


def _held(section: Section, entry: Passage, wanted: list[tuple[str, frozenset[str]]]) -> int:
    """Count the words that an entry holds, its section's title and its rules included."""
    there = frozenset(_tokens(" ".join((section.title, entry.text, *entry.rules))))
    return sum(_is_there(stem, names, there) for stem, names in wanted)


def _is_there(stem: str, names: frozenset[str], there: frozenset[str]) -> bool:
    if not there.isdisjoint(names):
        return True
    return len(stem) > _LEAST and any(token.startswith(stem) for token in there)


def _stem(word: str) -> str:
    """Return a word without what makes it another form of itself; a rule's id stays whole."""
    return word if any(letter.isdigit() for letter in word) else re.sub(r"(?<=..[^s])(e?s|ed|ing)$", "", word)


def _tokens(text: str) -> list[str]:
    """Return the words of a text in small letters; a hyphen joins (``set-up`` is ``setup``, ``tt-27`` is ``tt27``)."""
    return re.findall(r"\w+", re.sub("[-\N{HYPHEN}\N{RIGHT SINGLE QUOTATION MARK}']", "", text.casefold()))
