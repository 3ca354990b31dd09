"""Verbs: what a benefit, token, ability or card does. One table, a name and a small function each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.play.counters import amount, holds
from alicegames.games.rolling_in_wonderland.state import KIND_COUNT, NONE, REGIONS, WHITE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.games.rolling_in_wonderland.pack.data import Effect, WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.games.rolling_in_wonderland.twin import Bench

TRIGGERS: Final = ("taking", "spending", "playing", "completing", "round_end")
"""What an ongoing card can wait for: taking dice, a mushroom spent, a card played, a challenge done, a round's end."""


# -- carrying out -------------------------------------------------------------------------------------------------


def perform(bench: Bench, seat: int, effects: Sequence[Effect]) -> None:
    """Line up effects: the first is done first, each with all that it sets off before the next."""
    for effect in reversed(effects):
        n = amount(bench.data, bench, seat, effect)
        if n:
            bench.push(fr.Perform(seat, effect.verb, n))


def fire(bench: Bench, seat: int, trigger: str) -> None:
    """Let the seat's ongoing cards that wait for ``trigger`` have their effects."""
    ongoing = bench.seats[seat].ongoing
    if ongoing:
        cards = tuple([card for card in ongoing if bench.data.hatter[card].trigger == trigger])
        if cards:
            bench.push(fr.FireOngoing(seat, cards))


def is_met(data: WonderlandData, state: State, seat: int, card: int) -> bool:
    """Return whether an ongoing card's conditions hold now."""
    return holds(data, state, seat, data.hatter[card].when)


def gain_vp(bench: Bench, seat: int, n: int) -> None:
    """Take VP tokens from the supply, which never runs out (RW-86, RW-133)."""
    bench.change(seat, vp=bench.seats[seat].vp + n)
    bench.tell(ev.VpGained(seat, n))


def move_rabbit(bench: Bench, seat: int, n: int) -> None:
    """Move the pawn; at the end of the path the rest is lost (RW-47)."""
    start = bench.seats[seat].rabbit
    end = min(start + n, bench.data.rabbit.end)
    if end > start:
        bench.change(seat, rabbit=end)
        bench.tell(ev.RabbitMoved(seat, start, end))


def _mushroom(bench: Bench, seat: int, n: int) -> None:
    if bench.variant.mushrooms:
        bench.push(fr.GainMushrooms(seat, n))
    else:
        gain_vp(bench, seat, n)


def _caterpillar(bench: Bench, seat: int, n: int) -> None:
    bench.push(fr.Move(seat, n))


def _draw(bench: Bench, seat: int, n: int) -> None:
    if bench.variant.youngest:
        gain_vp(bench, seat, n)
    else:
        bench.push(fr.DrawHatter(seat, n))


def _objective(bench: Bench, seat: int, n: int) -> None:
    for _number in range(n):
        bench.push(fr.DrawObjective(seat))


def _soldier(bench: Bench, seat: int, n: int) -> None:
    bench.push(fr.PlaceSoldiers(seat, n))


def _move_soldier(bench: Bench, seat: int, n: int) -> None:
    if seat == bench.bot:
        gain_vp(bench, seat, n)
    else:
        bench.push(fr.MoveSoldiers(seat, n))


def _cube(bench: Bench, seat: int, n: int) -> None:
    bench.push(fr.PlaceAnyCube(seat, n))


def _token(bench: Bench, seat: int, n: int) -> None:
    bench.push(fr.UseTokens(seat, tuple(range(len(bench.tokens))), n))


def use_token(bench: Bench, seat: int, slot: int) -> None:
    """Gain the benefit of the token in a slot."""
    token = bench.tokens[slot]
    bench.tell(ev.TokenUsed(seat, slot, token))
    if seat == bench.bot:
        bench.used = (*bench.used, token)
    perform(bench, seat, bench.data.tokens[token].effects)


def _leftmost_token(bench: Bench, seat: int, _n: int) -> None:
    bench.push(fr.Perform(seat, "shift_tokens", 1))
    use_token(bench, seat, 0)


def _shift_tokens(bench: Bench, _seat: int, _n: int) -> None:
    bench.tokens = (*bench.tokens[1:], bench.tokens[0])
    bench.tell(ev.TokensShifted(bench.tokens))


def _turn(bench: Bench, seat: int, n: int) -> None:
    bench.push(fr.TurnDice(seat, n, white=False))


def _turn_any(bench: Bench, seat: int, n: int) -> None:
    bench.push(fr.TurnDice(seat, n, white=True))


def _reroll(bench: Bench, seat: int, n: int) -> None:
    for _number in range(n):
        bench.push(fr.ChooseReroll(seat))


def _swap(bench: Bench, seat: int, n: int) -> None:
    for _number in range(n):
        bench.push(fr.SwapDice(seat, NONE))


def _fewer(bench: Bench, _seat: int, n: int) -> None:
    bench.fewer += n


_AREAS: Final = tuple(range(0, KIND_COUNT * len(REGIONS), KIND_COUNT))
"""Where each area begins in ``dice``."""


# -- whether it would do anything ---------------------------------------------------------------------------------


def _always(_data: WonderlandData, _state: State, _seat: int) -> bool:
    return True


def dice_to_turn(state: State) -> bool:
    """Return whether a die that mushrooms can manipulate stands in an action area (RW-27, RW-28)."""
    dice = state.dice
    return any(any(dice[start + 1 : start + KIND_COUNT]) for start in _AREAS)


def _any_die(_data: WonderlandData, state: State, _seat: int) -> bool:
    return any(state.dice)


def _coloured_die(_data: WonderlandData, state: State, _seat: int) -> bool:
    return dice_to_turn(state)


def swap_partners(state: State, number: int) -> tuple[int, ...]:
    """Return the dice of other areas and of another kind that a die can change places with, white ones spared."""
    region, kind = divmod(number, KIND_COUNT)
    return tuple(
        other
        for other, count in enumerate(state.dice)
        if count and other // KIND_COUNT != region and other % KIND_COUNT not in (WHITE, kind)
    )


def swappable(state: State) -> tuple[int, ...]:
    """Return the dice that have a partner to change places with."""
    coloured = [number for number, count in enumerate(state.dice) if count and number % KIND_COUNT != WHITE]
    return tuple(number for number in coloured if swap_partners(state, number))


def _has_swap(_data: WonderlandData, state: State, _seat: int) -> bool:
    coloured = [number for number, count in enumerate(state.dice) if count and number % KIND_COUNT != WHITE]
    return any(swap_partners(state, number) for number in coloured)


def _has_supply(_data: WonderlandData, state: State, seat: int) -> bool:
    return state.seats[seat].soldiers > 0


def has_soldiers(state: State, seat: int) -> bool:
    """Return whether the seat has a soldier or a figure on the board."""
    return any(state.seats[seat].army) or any(owner == seat for owner, _region in state.figures)


def _has_army(_data: WonderlandData, state: State, seat: int) -> bool:
    return has_soldiers(state, seat)


def has_challenge(state: State, seat: int) -> bool:
    """Return whether a challenge lies in a slot; one that does always has a free icon (RW-41)."""
    return any(card != NONE for card in state.seats[seat].slots)


def _has_icon(_data: WonderlandData, state: State, seat: int) -> bool:
    return has_challenge(state, seat)


def _rabbit_goes(data: WonderlandData, state: State, seat: int) -> bool:
    return state.seats[seat].rabbit < data.rabbit.end


def _disc_goes(data: WonderlandData, state: State, seat: int) -> bool:
    return state.seats[seat].caterpillar < data.caterpillar.end


def _not_taken(_data: WonderlandData, state: State, _seat: int) -> bool:
    return not state.taken


@dataclass(frozen=True, slots=True)
class Verb:
    """What an effect does, and whether a card with it would change anything now (RW-97)."""

    perform: Callable[[Bench, int, int], None]
    """(bench, seat, amount)."""
    would_help: Callable[[WonderlandData, State, int], bool] = _always


VERBS: Final[dict[str, Verb]] = {
    "vp": Verb(gain_vp),
    "mushroom": Verb(_mushroom),
    "rabbit": Verb(move_rabbit, _rabbit_goes),
    "caterpillar": Verb(_caterpillar, _disc_goes),
    "draw": Verb(_draw),
    "objective": Verb(_objective),
    "soldier": Verb(_soldier, _has_supply),
    "move_soldier": Verb(_move_soldier, _has_army),
    "cube": Verb(_cube, _has_icon),
    "token": Verb(_token),
    "leftmost_token": Verb(_leftmost_token),
    "shift_tokens": Verb(_shift_tokens),
    "turn": Verb(_turn, _coloured_die),
    "turn_any": Verb(_turn_any, _any_die),
    "reroll": Verb(_reroll, _coloured_die),
    "swap": Verb(_swap, _has_swap),
    "fewer": Verb(_fewer, _not_taken),
}
OFF_TURN: Final = ("vp", "rabbit")
"""Verbs that ask nothing: all that a card may do when it is not its owner's turn."""


def can_play(data: WonderlandData, state: State, seat: int, card: int) -> bool:
    """Return whether a single-use card's conditions hold and one of its effects would change something (RW-97)."""
    entry = data.hatter[card]
    return holds(data, state, seat, entry.when) and any(
        amount(data, state, seat, effect) and VERBS[effect.verb].would_help(data, state, seat)
        for effect in entry.effects
    )
