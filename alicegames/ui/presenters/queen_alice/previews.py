"""What a choice of Queen Alice would do: the price that really leaves the seat, and the whole gain."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.games.queen_alice import choices as c
from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.play import chess, previews
from alicegames.games.queen_alice.text import words
from alicegames.games.queen_alice.text.targets_paths import PAY
from alicegames.i18n import _, listed, ngettext
from alicegames.ui.draw.numbers import signed
from alicegames.ui.presenters.base import Badge, Preview, score_change
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.chessboard import landing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.play.previews import Outcome
    from alicegames.games.queen_alice.rules import QueenRules
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.games.queen_alice.text.targets_paths import Paths

_QUIET: Final = (c.TakeTrain, c.First, c.Layout, c.LayWish, c.Open, c.Draw, c.Deal)
"""Choices that hidden things answer, or nobody makes."""
_KINDS: Final = 3


class Previews:
    """Previews the choices of one match."""

    def __init__(self, rules: QueenRules, kit: Kit, paths: Paths) -> None:
        self._rules: Final = rules
        self._kit: Final = kit
        self._data: Final = kit.data
        self._paths: Final = paths
        self._known: tuple[object, Mapping[int, bool]] = (None, {})

    def of(self, view: QueenState, choice: QueenChoice, seat: int) -> Preview | None:
        """Try a choice in thought, with the cheapest payment, up to where somebody or chance is asked."""
        if isinstance(choice, _QUIET) or not view.stack:
            return None
        decision = self._rules.decision(view)
        if decision is None:
            return None
        made = previews.preview(self._kit, view, choice)
        after = made.state
        lines = [*self._landing(after, choice), *self._cost(made, seat), *self._gain(view, made, seat)]
        if isinstance(choice, c.Acquire):
            lines.append(words.card_text(self._data, view.market[(choice.level - 1) * _KINDS + choice.block]))
        score = score_change(self._rules, view, after, seat)
        marked = PAY if isinstance(choice, c.Pay) else self._paths.of(view, decision, choice)[0][-1]
        badges = (Badge(marked, _("{points} IP").format(points=signed(score))),) if score else ()
        following = self._rules.decision(after)
        is_final = following is not None and following.player == CHANCE
        return Preview(tuple(lines), badges, score or None, is_final=is_final)

    def gesture(self, view: QueenState, choices: tuple[QueenChoice, ...], seat: int) -> Preview | None:
        """Try a card in thought, then its piece; while a reward is asked about between them, say what is certain."""
        play, move = choices
        assert isinstance(play, c.PlayCard)
        played = previews.preview(self._kit, view, play)
        name = _("Play “{card}”.").format(card=_(self._data.cards[play.card].name))
        decision = self._rules.decision(played.state)
        if decision is not None and move in decision.options:
            made = self.of(played.state, move, seat)
            first = self._gain(view, played, seat)
            return _with_lines(made, (name, *first, *(made.lines if made else ())))
        return Preview((name, *self._gain(view, played, seat), *self._square(move)))

    def step(self, view: QueenState, choices: tuple[QueenChoice, ...], seat: int) -> Preview | None:
        """Tell the price and the place of a building before the diamond is chosen."""
        first = choices[0]
        if not isinstance(first, c.Build):
            return None
        made = previews.preview(self._kit, view, first)
        given = self._kit.board(view.players).table.wall.rewards[first.colour][first.space]
        place = _("The brick gives {rewards}; then choose the diamond to give.").format(
            rewards=words.rewards(self._data, given)
        )
        return Preview((*self._cost(made, seat), place))

    # -- lines ------------------------------------------------------------------------------------------------

    def _landing(self, after: QueenState, choice: QueenChoice) -> Iterable[str]:
        """Say what a square is, and whether its action can be paid."""
        yield from self._square(choice)
        if landing(choice) >= 0 and not isinstance(choice, c.Capture) and not self.pays(after):
            yield _("Nothing of that could be paid.")

    def _square(self, choice: QueenChoice) -> Iterable[str]:
        number = landing(choice)
        if number < 0 or isinstance(choice, c.Capture):
            return
        row, column = divmod(number, chess.COLUMNS)
        board = self._data.chessboard
        suit = board.columns[column]
        yield _("{square}: {resource}, then {suit}.").format(
            square=words.square(number), resource=words.resource(board.rows[row]), suit=words.suit(suit)
        )

    def _cost(self, made: Outcome, seat: int) -> Iterable[str]:
        hours = sum(event.hours for event in made.events if isinstance(event, e.Repeated))
        if hours:
            yield _("The repeat: {hours}.").format(hours=words.hours(hours))
        for event in made.events:
            if isinstance(event, e.Paid) and event.seat == seat:
                yield _paid(event, made.ways)

    def _gain(self, view: QueenState, made: Outcome, seat: int) -> Iterable[str]:
        told = made.events
        gained = [
            words.reward(self._data, things.gained(event))
            for event in told
            if isinstance(event, e.Gained) and event.seat == seat and event.amount
        ]
        points = sum(event.points for event in told if isinstance(event, e.Scored) and event.seat == seat)
        if points:
            gained.append(_("{count} IP").format(count=points))
        if gained:
            yield _("Gain: {things}.").format(things=listed(gained))
        yield from self._alices(view, made.state, told)
        if made.rewards:
            yield _("Then to take: {things}.").format(things=words.rewards(self._data, made.rewards))

    def _alices(self, view: QueenState, after: QueenState, told: tuple[Event, ...]) -> Iterable[str]:
        for event in told:
            if isinstance(event, e.AliceMoved):
                yield _("The {colour} Alice goes to space {space}: {points} IP.").format(
                    colour=words.colour(event.colour), space=event.space, points=event.points
                )
            elif isinstance(event, e.Crowned) and event.space >= 0:
                yield _("A crown on space {space}: {points} IP.").format(space=event.space, points=event.points)
        for spot in after.due[len(view.due) :]:
            wish = self._data.wishes[after.wishes[spot]]
            yield _("Everybody scores “{name}” at the end of the turn.").format(name=_(wish.name))
        if after.crowns < view.crowns:
            left = ngettext("{count} crown is left.", "{count} crowns are left.", after.crowns)
            yield left.format(count=after.crowns)

    # -- what could be paid -----------------------------------------------------------------------------------

    def payable(self, view: QueenState, decision: Decision[QueenChoice] | None) -> Mapping[int, bool]:
        """Return for each square that can be reached whether its action could be paid."""
        if decision is None or decision.kind not in ("activate", "respawn"):
            return {}
        found: dict[int, bool] = {}
        for choice in decision.options:
            number = landing(choice)
            if number >= 0 and number not in found:
                found[number] = self.pays(self._rules.apply(view, choice).state)
        return found

    def payable_by(self, view: QueenState, moves: Sequence[tuple[int, c.Move]]) -> Mapping[int, bool]:
        """Return for each square that a card of the hand reaches whether its action could then be paid.

        Found out once for a table, for it is asked with every picture.
        """
        if self._known[0] != (view, moves):
            self._known = ((view, moves), previews.payable_squares(self._kit, view, moves))
        return self._known[1]

    def pays(self, after: QueenState) -> bool:
        """Whether the action at hand could be paid, the row's resource taken in the best way."""
        return previews.can_act(self._kit, after)


def _with_lines(made: Preview | None, lines: tuple[str, ...]) -> Preview:
    return Preview(lines) if made is None else dataclasses.replace(made, lines=lines)


def _paid(event: e.Paid, ways: int) -> str:
    parts = words.payment(event.cake, event.tea, event.toast, event.hours, event.cubes)
    if not parts:
        return _("Nothing is to be paid.")
    text = _("Pay {parts}.").format(parts=parts)
    if ways == 1:
        return text
    more = ngettext("Or in another way.", "Or in {count} other ways.", ways - 1).format(count=ways - 1)
    return f"{text} {more}"
