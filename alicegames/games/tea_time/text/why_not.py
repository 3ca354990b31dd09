"""Why something on the table of Tea Time cannot be chosen now, with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.game import WhyNot
from alicegames.core.targets import split
from alicegames.games.tea_time.state import EMPTY, cell_name
from alicegames.games.tea_time.text import targets
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.games.tea_time.rules import TeaRules
    from alicegames.games.tea_time.state import TeaState
    from alicegames.games.tea_time.text.words import Words


def why_not(w: Words, rules: TeaRules, view: TeaState, target: str, picked: tuple[str, ...]) -> WhyNot:
    """Return the reason for one declared target id. Raises UnknownTargetError for any other."""
    kind, rest = split(targets.KINDS, target)
    if not any(card != EMPTY for card in view.grid):
        return WhyNot(_("The game is over."), "TT-24")
    match kind:
        case "cell":
            return _cell(w, rules, view, rest, tuple(name.partition(":")[2] for name in picked))
        case "deck":
            return _deck(view)
        case "button":
            return WhyNot(_("Nobody may pass: at least one card is taken."), "TT-12")
        case _:
            return WhyNot(_("Collected cards stay where they are: cards are only ever taken from the table."), "TT-17")


def _deck(view: TeaState) -> WhyNot:
    if not sum(view.deck):
        return WhyNot(_("The deck is used up: this is the last round."), "TT-07")
    return WhyNot(_("Cards come from the table alone; the deck lays out the next round."), "TT-07")


def _cell(w: Words, rules: TeaRules, view: TeaState, cell: str, picked: tuple[str, ...]) -> WhyNot:
    number = w.number(view, cell)
    if number >= len(view.grid) or view.grid[number] == EMPTY:
        return WhyNot(_("No card lies at {cell}, and cards never slide into a gap.").format(cell=cell), "TT-16")
    if not picked:
        return WhyNot(_("The table is still being laid."), "TT-07")
    return _no_line(w, rules, view, sorted(divmod(w.number(view, name), w.columns(view)) for name in (*picked, cell)))


def _no_line(w: Words, rules: TeaRules, view: TeaState, places: list[tuple[int, int]]) -> WhyNot:
    """Tell too many cards (TT-09 to TT-11), a crooked line (TT-13) and a gap (TT-14) from each other."""
    most = rules.most_cards(view)
    if most == 1 or len(places) > most:
        return _no_more(rules, view)
    line = _between(places)
    if not line:
        return WhyNot(_("The cards of one turn must lie in one straight line, also slantwise."), "TT-13")
    columns = w.columns(view)
    gaps = [cell for cell in (row * columns + column for row, column in line) if view.grid[cell] == EMPTY]
    if gaps:
        sentence = _("A gap breaks the line: no card lies at {cell}.").format(cell=cell_name(gaps[0], columns))
        return WhyNot(sentence, "TT-14")
    return _no_more(rules, view)


def _between(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return every place from the first to the last of a straight line; empty if they are not on one."""
    (top, left), (bottom, right) = places[0], places[-1]
    down, across = bottom - top, right - left
    if down and across and abs(down) != abs(across):
        return []
    steps = max(abs(down), abs(across))
    line = [(top + down * at // steps, left + across * at // steps) for at in range(steps + 1)]
    return line if all(place in line for place in places) else []


def _no_more(rules: TeaRules, view: TeaState) -> WhyNot:
    """Say how many cards this turn may take."""
    turn, most = view.turns - view.round_start, rules.most_cards(view)
    if turn == 0:
        text = ngettext(
            "The first turn of a round takes exactly {most} card.",
            "The first turn of a round takes {most} cards at most.",
            most,
        )
        return WhyNot(text.format(most=most), "TT-09")
    text = ngettext(
        "Only {most} card may be taken this turn, all of them next to each other.",
        "Only {most} cards may be taken this turn, all of them next to each other.",
        most,
    )
    return WhyNot(text.format(most=most), "TT-10" if turn == 1 else "TT-11")
