"""What the text client shows: the table, the options, the score, the log, the rules. All of it as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.cautions import KINDS, LEFT, LOSS, NEXT, NOTHING
from alicegames.core.foresight import shows_something
from alicegames.core.rules import totals
from alicegames.i18n import _, listed, ngettext
from alicegames.match import undoing
from alicegames.teaching.lookup import advice, look_up

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alicegames.core.cautions import Caution
    from alicegames.core.decision import Decision
    from alicegames.core.game import Game, Passage, Place, Section
    from alicegames.core.session import Ply, Session
    from alicegames.match import Match

SHOWN: Final = 30
"""So many options are listed unasked."""


def table(match: Match, session: Session[Any, Any], viewer: int) -> list[str]:
    """Return the table in words, as the viewer may see it."""
    return list(match.texts.table(session.view(viewer), match.names))


def brief(match: Match, session: Session[Any, Any], viewer: int) -> list[str]:
    """Return what is told of the table at the beginning of a turn.

    Of a table with places: its heading, the viewer's things whole, one line for each other seat, and what can be asked.
    """
    places = places_of(match, session, viewer)
    if not places:
        return table(match, session, viewer)
    lines = [*places[0].lines]
    for place in places:
        if place.seat >= 0:
            lines += place.lines if place.seat == viewer else place.lines[:1]
    names = ", ".join(place.names[0] for place in places)
    return [*lines, _("“table” tells all, “table PLACE” one of: me, {places}.").format(places=names)]


def places_of(match: Match, session: Session[Any, Any], viewer: int) -> tuple[Place, ...]:
    """Return the places of the table, none if it is always told whole."""
    return match.game.make_places(match.pack.data)(session.view(viewer), match.names)


def place(match: Match, session: Session[Any, Any], viewer: int, word: str) -> list[str]:
    """Return the lines of the places that a word names, a beginning being enough; or which places there are."""
    places = places_of(match, session, viewer)
    if not places:
        return table(match, session, viewer)
    word = word.casefold()
    mine = [one for one in places if word == _("me") and one.seat == viewer]
    found = mine or [one for one in places if any(name.casefold().startswith(word) for name in one.names)]
    names = ", ".join(one.names[0] for one in places)
    lines = [line for one in found for line in one.lines]
    return lines or [_("There is no place “{word}” here; there are: me, {places}.").format(word=word, places=names)]


def options(
    match: Match,
    session: Session[Any, Any],
    decision: Decision[Any],
    most: int | None = SHOWN,
    warned: frozenset[str] = frozenset(),
) -> list[str]:
    """Return the numbered options with their codes; ``most`` cuts a long list, None does not.

    ``warned`` are the kinds of warnings that are given in a few words behind an option.
    """
    view, seat = session.view(decision.player), decision.player
    shown = decision.options[:most]
    lines = [option_line(match, view, number, choice, seat, warned) for number, choice in enumerate(shown, 1)]
    left = len(decision.options) - len(shown)
    if left:
        lines.append(
            ngettext(
                "… and {left} more: “options” lists all, “? WORD” those with that word in them.",
                "… and {left} more: “options” lists all, “? WORD” those with that word in them.",
                left,
            ).format(left=left)
        )
    return lines


def option_line(
    match: Match,
    view: Any,  # noqa: ANN401 -- a game's own
    number: int,
    choice: Any,  # noqa: ANN401 -- likewise
    seat: int,
    warned: frozenset[str] = frozenset(),
) -> str:
    """Return one numbered option with its code, what to mind, and whether it shows something: then it stays made."""
    line = f"{number:>3}. {match.texts.option(view, choice, match.names)}  [{match.rules.encode(choice)}]"
    if shows_something(match.rules, match.setup.players, view, seat, choice):
        line += _(" – cannot be taken back")
    kinds = {one.kind for one in cautions(match, view, choice, warned)}
    words = _minded()
    return line + "".join(f" – {words[kind]}" for kind in KINDS if kind in kinds)


def cautions(match: Match, view: Any, choice: Any, warned: frozenset[str]) -> list[Caution]:  # noqa: ANN401 -- likewise
    """Return what there is to be minded of a choice, of the kinds that are asked for."""
    return [one for one in match.cautions(view, choice, match.names) if one.kind in warned] if warned else []


def _minded() -> dict[str, str]:
    """Say each kind of warning in a few words."""
    return {
        NOTHING: _("changes nothing!"),
        LOSS: _("loses something!"),
        LEFT: _("leaves something undone!"),
        NEXT: _("helps only the next player!"),
    }


def told(match: Match, moves: Iterable[Ply[Any, Any]], viewer: int | None, *, with_rules: bool = False) -> list[str]:
    """Return the log sentences of some moves as the viewer may know them; None for all there is."""
    lines = []
    for move in moves:
        for event in move.events:
            seen = event if viewer is None else match.rules.view_event(event, viewer)
            if seen is not None and (sentence := match.texts.event(seen, match.names)):
                rule = match.game.sources.of_event(seen) if with_rules else ""
                lines.append(f"{sentence} ({rule})" if rule else sentence)
    return lines


def score(match: Match, session: Session[Any, Any], viewer: int | None) -> list[str]:
    """Return everybody's score line by line, as the viewer may know it; None for all there is."""
    state = session.state if viewer is None else session.view(viewer)
    lines = []
    scores = match.rules.score(state)
    for name, parts, total in zip(match.names, scores, totals(scores), strict=False):
        lines.append(
            ngettext("{name}: {points} point", "{name}: {points} points", total).format(name=name, points=total)
        )
        lines += [f"    {match.texts.score_line(part.key)}: {part.points}" for part in parts if part.points]
    return lines


def result(match: Match, session: Session[Any, Any]) -> list[str]:
    """Return who has won and the score."""
    places = match.rules.places(session.state)
    winners = [name for name, place in zip(match.names, places, strict=False) if place == 1]
    return [
        _("The game is over."),
        ngettext("{names} wins.", "{names} share the win.", len(winners)).format(names=listed(winners)),
        *([tie] if (tie := match.game.tie_broken(match.rules, session.state)) else []),
        *score(match, session, None),
        *filter(None, [undoing.record(match, session)]),
    ]


def reference(game: Game[Any, Any], sections: Iterable[Section], words: str = "") -> list[str]:
    """Return the rules reference, or the paragraphs found by some words or a rule's id."""
    lines = [game.title(), ""]
    for section, entries in look_up(sections, words):
        lines += [section.title, "-" * len(section.title)]
        lines += [_paragraph(entry) for entry in entries]
        lines.append("")
    if words and len(lines) == 2:  # noqa: PLR2004 -- the title and a blank line
        return list(advice(sections, words))
    return lines


def _paragraph(entry: Passage) -> str:
    """Return a paragraph; what completes another one stands further in."""
    margin = "    " if entry.under else "  "
    first, *more = entry.text.split("\n")
    lines = [f"{margin}{first}{_source(entry.kind, entry.rules)}", *(f"{margin}  {line}" for line in more)]
    return "\n".join(lines)


def _source(kind: str, rules: tuple[str, ...]) -> str:
    words = {"ruling": _("our ruling"), "rebuilt": _("rebuilt by this project")}
    notes = [*rules, words[kind]] if kind in words else list(rules)
    return f" ({', '.join(notes)})" if notes else ""
