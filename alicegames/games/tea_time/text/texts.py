"""Tea Time's words: prompts, log sentences, tooltips and the reasons why not."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from alicegames.core.game import Section, WhyNot
from alicegames.games.tea_time import reference
from alicegames.games.tea_time.choices import Deal, First, Take, TeaChoice
from alicegames.games.tea_time.events import AlicePlaced, Cancelled, Dealt, FirstPlayer, RoundBegan, RoundEnded, Taken
from alicegames.games.tea_time.rules import TeaRules
from alicegames.games.tea_time.scoring import column_points
from alicegames.games.tea_time.state import ALICE, EMPTY, TeaState, cell_name, cell_number, is_mirrored
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.games.tea_time.pack.spec import TeaData

Names = tuple[str, ...]


class TeaTexts:
    """Tea Time's `Texts`."""

    def __init__(self, data: TeaData) -> None:
        self._data = data
        self._rules = TeaRules(data)

    # -- asking -----------------------------------------------------------------------------------------------

    def prompt(self, view: TeaState, decision: Decision[TeaChoice], names: Names) -> str:
        """Say what the turn's owner may take."""
        if decision.kind != "take":
            return _("The table is being laid.")
        name, most = names[decision.player], self._rules.most_cards(view)
        if view.turns == view.round_start:
            return _("{name}: take one card; Alice goes into its place.").format(name=name)
        if most == 1:
            return _("{name}: take one card.").format(name=name)
        return _("{name}: take 1 to {most} cards in an unbroken straight line.").format(name=name, most=most)

    def option(self, view: TeaState, choice: TeaChoice, names: Names) -> str:
        """Say which cards a choice takes."""
        match choice:
            case Take(line):
                return _("Take {cards}").format(cards=listed([self._card_at(view, cell) for cell in line]))
            case Deal(character):
                return _("Lay out {card}").format(card=self.card(character))
            case First(seat):
                return _("{name} starts").format(name=names[seat])

    # -- telling ----------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Names) -> str:
        """Tell an event; laying out single cards is not worth a line."""
        match event:
            case FirstPlayer(seat):
                return _("{name} starts and receives Alice.").format(name=names[seat])
            case RoundBegan(number, first):
                return _("Round {number}: the table is laid, {name} begins.").format(number=number, name=names[first])
            case Taken(seat, cells, cards, mirrored):
                taken = zip(cells, cards, mirrored, strict=True)
                cards_taken = listed([self._card_with_cell(card, face, cell) for cell, card, face in taken])
                return _("{name} takes {cards}.").format(name=names[seat], cards=cards_taken)
            case AlicePlaced(seat, cell):
                return _("{name} puts Alice into the gap at {cell}.").format(name=names[seat], cell=cell)
            case Cancelled(seat, character, pairs):
                return ngettext(
                    "A pair of opposite {card} cards leaves {name}’s columns.",
                    "{pairs} pairs of opposite {card} cards leave {name}’s columns.",
                    pairs,
                ).format(pairs=pairs, card=self.card(character), name=names[seat])
            case RoundEnded(number, last):
                text = _("Round {number} ends, and the game with it.") if last else _("Round {number} ends.")
                return text.format(number=number)
            case Dealt():
                return ""
        return ""

    def table(self, view: TeaState, names: Names) -> tuple[str, ...]:
        """Describe the grid row by row and everybody's columns."""
        table = self._data.by_players[view.players]
        head = _("Round {number} of {last}.").format(number=view.round, last=table.rounds)
        rows = [self._row(view, row, table.columns) for row in range(table.rows)]
        seats = [self._seat(view, seat, names) for seat in range(view.players)]
        return (head, *rows, *seats)

    def score_line(self, key: str) -> str:
        """Name a column or Alice."""
        return self.card(ALICE) if key == "alice" else self.card(self._data.ids.index(key.partition(":")[2]))

    # -- teaching ---------------------------------------------------------------------------------------------

    def why_not(self, view: TeaState, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
        """Say why a cell, a column or a deck cannot be chosen."""
        kind, _sep, rest = target.partition(":")
        if kind == "cell":
            return self._why_not_cell(view, rest, tuple(name.partition(":")[2] for name in picked))
        if kind in {"column", "seat", "alice"}:
            return WhyNot(_("Collected cards stay where they are: cards are only ever taken from the table."), "TT-17")
        if kind == "deck":
            return WhyNot(_("Cards come from the table alone; the deck lays out the next round."), "TT-07")
        return WhyNot(_("Take cards that lie on the table, in a straight line."), "TT-13")

    def _why_not_cell(self, view: TeaState, cell: str, picked: tuple[str, ...]) -> WhyNot:
        number = cell_number(cell, self._data.by_players[view.players].columns)
        if view.grid[number] == EMPTY:
            return WhyNot(_("No card lies at {cell}, and cards never slide into a gap.").format(cell=cell), "TT-16")
        most = self._rules.most_cards(view)
        if len(picked) >= most:
            return self._why_no_more(view, most)
        return self._why_no_line(view, cell, picked)

    def _why_no_more(self, view: TeaState, most: int) -> WhyNot:
        if view.turns == view.round_start:
            return WhyNot(_("The first turn of a round takes exactly one card."), "TT-09")
        text = ngettext("Only {most} card may be taken this turn.", "Only {most} cards may be taken this turn.", most)
        return WhyNot(text.format(most=most), "TT-10" if most == 2 else "TT-11")  # noqa: PLR2004 -- the second turn

    def _why_no_line(self, view: TeaState, cell: str, picked: tuple[str, ...]) -> WhyNot:
        """Tell a gap (TT-14) from a crooked line (TT-13)."""
        columns = self._data.by_players[view.players].columns
        places = sorted(divmod(cell_number(name, columns), columns) for name in (*picked, cell))
        steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)}
        straight = len({_direction(step) for step in steps}) == 1
        if straight and steps:
            return WhyNot(_("A line may not leap: each card must lie next to the one before it."), "TT-14")
        return WhyNot(_("The cards of one turn must lie in one straight line, also slantwise."), "TT-13")

    def about(self, view: TeaState, target: str, names: Names) -> str:
        """Describe a card on the table, a column, Alice or the deck."""
        kind, _sep, rest = target.partition(":")
        match kind:
            case "cell":
                return self._about_cell(view, rest)
            case "column":
                seat, _sep, character = rest.partition(".")
                return self._about_column(view, int(seat), character, names)
            case "alice":
                return _(
                    "Alice cancels nothing, starts the next round for whoever takes her, and is worth {points}."
                ).format(points=self._data.score.alice)
            case "deck":
                return _("{count} cards wait for the next rounds.").format(count=sum(view.deck))
        return ""

    def _about_cell(self, view: TeaState, cell: str) -> str:
        number = cell_number(cell, self._data.by_players[view.players].columns)
        card = view.grid[number]
        if card == EMPTY:
            return _("An empty place: it breaks every line through it.")
        if card == ALICE:
            return self.about(view, "alice:", ())
        if self._is_mirrored(view, number):
            return _("{card} in the mirror: cancels an upright one, and is cancelled by it.").format(
                card=self.card(card)
            )
        return _("{card}, upright: cancels a mirrored one, and is cancelled by it.").format(card=self.card(card))

    def _about_column(self, view: TeaState, seat: int, character: str, names: Names) -> str:
        count = view.columns[seat][self._data.ids.index(character)]
        table = ", ".join(
            f"{number}{'+' if number == len(self._data.score.column) - 1 else ''} = {points}"
            for number, points in enumerate(self._data.score.column)
        )
        return _("{name}: {cards}, worth {points}. Cards and points: {table}.").format(
            name=names[seat],
            cards=self._counted(self._data.ids.index(character), count),
            points=column_points(self._data, count),
            table=table,
        )

    def reference(self) -> tuple[Section, ...]:
        """Return the rules reference."""
        return reference.sections()

    # -- small words ------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """Name a card: a character or Alice."""
        return _(self._data.cards.alice) if card == ALICE else _(self._data.cards.characters[card].name)

    def _card_with_cell(self, card: int, mirrored: bool, cell: str) -> str:  # noqa: FBT001 -- a face
        face = _("mirrored {card}") if mirrored and card != ALICE else "{card}"
        return f"{face.format(card=self.card(card))} ({cell})"

    def _card_at(self, view: TeaState, cell: str) -> str:
        number = cell_number(cell, self._data.by_players[view.players].columns)
        return self._card_with_cell(view.grid[number], self._is_mirrored(view, number), cell)

    def _is_mirrored(self, view: TeaState, cell: int) -> bool:
        return is_mirrored(cell, self._data.by_players[view.players].columns)

    def _row(self, view: TeaState, row: int, columns: int) -> str:
        cells = range(row * columns, (row + 1) * columns)
        return "; ".join(
            _("{cell} empty").format(cell=cell_name(cell, columns))
            if view.grid[cell] == EMPTY
            else self._card_at(view, cell_name(cell, columns))
            for cell in cells
        )

    def _seat(self, view: TeaState, seat: int, names: Names) -> str:
        held = [self._counted(card, count) for card, count in enumerate(view.columns[seat]) if count]
        if view.alice == seat:
            held.append(self.card(ALICE))
        points = sum(line.points for line in self._rules.score(view)[seat])
        return _("{name}: {cards} – {points} points now.").format(
            name=names[seat], cards=", ".join(held) or _("no cards"), points=points
        )

    def _counted(self, card: int, count: int) -> str:
        face = _("{count} mirrored {card}") if count < 0 else _("{count} {card}")
        return face.format(count=abs(count), card=self.card(card))


def _direction(step: tuple[int, int]) -> tuple[int, int] | None:
    """Return the unit step of a straight move on the grid; None for a crooked one."""
    down, right = step
    if down and right and abs(down) != abs(right):
        return None
    length = max(abs(down), abs(right))
    return (down // length, right // length)
