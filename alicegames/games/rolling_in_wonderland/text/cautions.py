"""Warnings before a choice of Rolling in Wonderland. Of what dice, decks and hidden cards bring nothing is said."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.cautions import LEFT, LOSS, NEXT, NOTHING, Caution, Trial, only_next_gains
from alicegames.core.decision import CHANCE, Pass
from alicegames.core.values import put, replace
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.events import CubesLost, MushroomsGained
from alicegames.games.rolling_in_wonderland.play.outlook import outlook
from alicegames.games.rolling_in_wonderland.play.taking import benefits_of
from alicegames.games.rolling_in_wonderland.settle import HAND_LIMIT, OBJECTIVE_LIMIT
from alicegames.games.rolling_in_wonderland.state import (
    CATERPILLAR,
    KIND_COUNT,
    NOBODY,
    NONE,
    QUEEN,
    RABBIT,
    REGIONS,
)
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.games.rolling_in_wonderland.twin import free_spaces
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Step
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.games.rolling_in_wonderland.state import State

_TAKING: Final = (ch.Take, ch.PickDice)
_WINDOWS: Final = frozenset({"mushroom", "drawn"})
"""Questions whether a mushroom or a card is used meanwhile: that is no part of what is tried."""


class Cautions:
    """Looks at what a choice does to the table."""

    def __init__(self, rules: WonderlandRules) -> None:
        self._rules: Final = rules
        self._best: Final = lru_cache(maxsize=64)(self._find_best)

    def of(self, view: State, choice: Choice, names: tuple[str, ...]) -> tuple[Caution, ...]:
        """Return what there is to be warned of."""
        decision = self._rules.decision(view)
        if decision is None or decision.by_rules or decision.player == CHANCE:
            return ()
        step = self._rules.apply(view, choice)
        return (
            *self._nothing(view, choice, decision.player),
            *self._loss(view, choice, step, decision),
            *self._left(view, choice, decision),
            *self._next(view, choice, step, decision, names),
        )

    # -- nothing ----------------------------------------------------------------------------------------------

    def _nothing(self, view: State, choice: Choice, seat: int) -> Iterator[Caution]:
        if not self._is_idle(view, choice, seat):
            return
        match choice:
            case ch.Take() | ch.PickDice():
                yield Caution(NOTHING, _("The dice go to your board, and bring you nothing else."))
            case ch.Play(card):
                said = _("{card} would change nothing now.")
                yield Caution(NOTHING, said.format(card=words.card(self._rules.data, card)))
            case ch.Fire(card):
                said = _("{card} would change nothing if it comes now.")
                yield Caution(NOTHING, said.format(card=words.card(self._rules.data, card)))
            case ch.UseToken(slot):
                said = _("“{token}” would change nothing now.")
                yield Caution(NOTHING, said.format(token=words.token(self._rules.data, view.tokens[slot])))

    def _is_idle(self, view: State, choice: Choice, seat: int) -> bool:
        if not isinstance(choice, (*_TAKING, ch.Play, ch.Fire, ch.UseToken)):
            return False
        depth = len(view.stack)

        def is_through(state: State) -> bool:
            return not state.stack or isinstance(state.stack[-1], fr.AfterTaking) or len(state.stack) <= depth

        def assets(state: State) -> Any:  # noqa: ANN401 -- one value to compare
            return _assets(state, seat, with_dice=not isinstance(choice, _TAKING))

        return Trial(self._rules, seat, assets, is_through, _unanswered).is_idle(view, choice)

    # -- loss -------------------------------------------------------------------------------------------------

    def _loss(self, view: State, choice: Choice, step: Step[State], decision: Decision[Choice]) -> Iterator[Caution]:
        seat = decision.player
        lost = sum(event.lost for event in step.events if isinstance(event, MushroomsGained) and event.seat == seat)
        if lost and not view.variant.youngest:
            said = ngettext(
                "{lost} mushroom is lost: you can hold two.", "{lost} mushrooms are lost: you can hold two.", lost
            )
            yield Caution(LOSS, said.format(lost=lost))
        cubes = sum(len(event.colours) for event in step.events if isinstance(event, CubesLost) and event.seat == seat)
        if cubes:
            said = ngettext("{cubes} cube finds no icon.", "{cubes} cubes find no icon.", cubes)
            yield Caution(LOSS, said.format(cubes=cubes))
        if step.state.taken and isinstance(choice, _TAKING):
            yield from self._short(view, step.state, seat)
        if isinstance(choice, ch.Replace) and (cubes := view.seats[seat].cubes[choice.slot].bit_count()):
            said = ngettext(
                "The challenge goes away, and {cubes} cube with it.",
                "The challenge goes away, and {cubes} cubes with it.",
                cubes,
            )
            yield Caution(LOSS, said.format(cubes=cubes))
        if isinstance(choice, ch.EndTurn):
            yield from _over_the_limit(view, seat)

    def _short(self, view: State, after: State, seat: int) -> Iterator[Caution]:
        """Say what of the region's own action comes to nothing, for a path ends or a supply is empty."""
        data, owner, kinds = self._rules.data, view.seats[seat], after.taken
        if after.taken_from == RABBIT:
            over = owner.rabbit + sum(data.rabbit_steps[kind] for kind in kinds) - data.rabbit.end
        elif after.taken_from == CATERPILLAR:
            over = owner.caterpillar + sum(data.caterpillar_steps[kind] for kind in kinds) - data.caterpillar.end
        else:
            over = 0
        if over > 0:
            said = ngettext("{over} space is lost: the path ends.", "{over} spaces are lost: the path ends.", over)
            yield Caution(LOSS, said.format(over=over))
        missing = benefits_of(len(kinds)) - owner.soldiers if after.taken_from == QUEEN else 0
        if missing > 0:
            said = ngettext(
                "For {missing} soldier there is none left in your supply.",
                "For {missing} soldiers there are none left in your supply.",
                missing,
            )
            yield Caution(LOSS, said.format(missing=missing))

    # -- what is left undone ----------------------------------------------------------------------------------

    def _left(self, view: State, choice: Choice, decision: Decision[Choice]) -> Iterator[Caution]:
        if not isinstance(choice, ch.EndTurn):
            return
        plays = [option for option in decision.options if isinstance(option, ch.Play)]
        cards = [play.card for play in plays if not self._is_idle(view, play, decision.player)]
        if cards:
            said = _("Your turn ends; you could still play: {cards}.")
            yield Caution(LEFT, said.format(cards=listed([words.card(self._rules.data, card) for card in cards])))

    # -- the next seat ----------------------------------------------------------------------------------------

    def _next(
        self, view: State, choice: Choice, step: Step[State], decision: Decision[Choice], names: tuple[str, ...]
    ) -> Iterator[Caution]:
        seat, following, after = decision.player, _following(view), step.state
        if following in {NOBODY, seat}:
            return
        asked = self._rules.decision(after)
        if asked is None or asked.player != seat:
            return
        gain = only_next_gains(self._open_points(view), self._open_points(after), seat, following)
        if gain:
            said = _("Of what lies open only {name} gains by it: {points}.")
            yield Caution(NEXT, said.format(name=names[following], points=words.points(gain)))
        elif isinstance(choice, ch.TurnDie) and decision.kind == "end" and _is_only_spent(view, after, seat):
            more = self._best(after, following) - self._best(view, following)
            if more > 0:
                said = _("You can take no more dice in this turn; {name}, who is next, could take {points} more.")
                yield Caution(NEXT, said.format(name=names[following], points=words.points(more)))

    def _open_points(self, state: State) -> tuple[int, ...]:
        """Everybody's points but for Objectives, which only their owners know."""
        return tuple(
            sum(line.points for line in lines if line.key != "objectives") for lines in self._rules.score(state)
        )

    def _find_best(self, state: State, seat: int) -> int:
        """The most points that a seat could take at once for certain, if it were its turn."""
        owner = replace(state.seats[seat], hand=())
        begun = replace(
            state,
            seats=put(state.seats, seat, owner),
            owner=seat,
            stack=(fr.BeforeTaking(seat),),
            taken_from=NONE,
            taken=(),
            fewer=0,
            spent=0,
            played=0,
            completed=0,
        )
        return max((outlook(self._rules, *way, seat).points for way in self._takings(begun)), default=0)

    def _takings(self, begun: State) -> Iterator[tuple[State, Choice]]:
        for region in range(len(REGIONS)):
            if any(begun.dice[region * KIND_COUNT : (region + 1) * KIND_COUNT]):
                take = ch.Take(region)
                after = self._rules.apply(begun, take).state
                asked = self._rules.decision(after)
                if asked is not None and asked.kind == "dice":
                    yield from ((after, option) for option in asked.options)
                else:
                    yield begun, take


def _assets(state: State, seat: int, *, with_dice: bool) -> Any:  # noqa: ANN401 -- one value to compare
    """All that a choice can change for a seat, but for the card it plays and the dice it takes."""
    owner = state.seats[seat]
    mine = replace(owner, hand=(), dice=())
    others = (*state.seats[:seat], *state.seats[seat + 1 :])
    return (
        mine,
        others,
        state.tokens,
        state.figures,
        state.challenge_top,
        state.fewer,
        state.dice if with_dice else (),
    )


def _unanswered(decision: Decision[Any]) -> Sequence[Any]:
    """Nothing is used on the way."""
    declined = [option for option in decision.options if isinstance(option, Pass)]
    return declined if decision.kind in _WINDOWS else decision.options


def _over_the_limit(view: State, seat: int) -> Iterator[Caution]:
    """What has to be given up at the turn's end (RW-22)."""
    owner = view.seats[seat]
    cards, objectives = len(owner.hand) - HAND_LIMIT, len(owner.objectives) - OBJECTIVE_LIMIT
    if cards > 0:
        said = ngettext("You will have to discard {n} card.", "You will have to discard {n} cards.", cards)
        yield Caution(LOSS, said.format(n=cards))
    if objectives > 0:
        said = ngettext(
            "You will have to give up {n} Objective.", "You will have to give up {n} Objectives.", objectives
        )
        yield Caution(LOSS, said.format(n=objectives))


def _following(view: State) -> int:
    """Return the seat whose turn is next in this round; NOBODY if the round ends, or an automa's turn is next."""
    seats = len(view.seats)
    for step in range(1, seats + 1):
        seat = (view.owner + step) % seats
        if free_spaces(view, seat):
            return NOBODY if seat == view.bot else seat
    return NOBODY


def _is_only_spent(view: State, after: State, seat: int) -> bool:
    """Whether the seat has nothing of what happened but a mushroom less."""
    owner = view.seats[seat]
    return after.seats[seat] == replace(owner, mushrooms=owner.mushrooms - 1)
