"""What a choice does to the frame on top, and what then goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from alicegames.core.decision import Pass
from alicegames.games.queen_alice import setup
from alicegames.games.queen_alice.choices import (
    Acquire,
    Deal,
    DiscardCard,
    Draw,
    End,
    First,
    Layout,
    LayWish,
    MiniDiamond,
    Move,
    Open,
    PlayCard,
    Put,
    Rescue,
    SellTea,
    TakeTrain,
)
from alicegames.games.queen_alice.frames import (
    Act,
    Activate,
    Again,
    ChooseTrain,
    DealTrain,
    Discard,
    DrawWish,
    OpenDeck,
    Play,
    Refresh,
    Respawn,
    Rewards,
    RideTrain,
)
from alicegames.games.queen_alice.play import action, cards, rest, rewards, train, turn
from alicegames.games.queen_alice.play.kit import BLOCKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.queen_alice.choices import QueenChoice, Target
    from alicegames.games.queen_alice.frames import Frame
    from alicegames.games.queen_alice.twin import Bench


def do(d: Bench, choice: QueenChoice) -> None:
    """Carry out a choice."""
    if isinstance(choice, SellTea):
        action.sell_tea(d)
        return
    frame = d.stack[-1]
    _DOES.get(frame.tag, _do_plain)(d, frame, choice)


def _discard(d: Bench, frame: Discard, choice: DiscardCard) -> None:
    turn.discard(d, choice.card)


def _play(d: Bench, frame: Play, choice: PlayCard) -> None:
    turn.play(d, choice.card)


def _draw(d: Bench, frame: Refresh, choice: QueenChoice) -> None:
    match choice:
        case Draw(card):
            cards.draw(d, frame.seat, card)
        case DiscardCard(card):
            cards.discard(d, frame.seat, card, rest=True)
        case _:
            raise _MisfitError(frame, choice)


def _reward(d: Bench, frame: Rewards, choice: QueenChoice) -> None:
    match choice:
        case Pass():
            d.pop()
        case Acquire():
            action.acquire(d, frame, choice)
        case _:
            rewards.take(d, frame, choice)


def _activate(d: Bench, frame: Activate, choice: Move | Rescue) -> None:
    if isinstance(choice, Move):
        turn.move(d, frame.card, choice)
    else:
        turn.rescue(d, frame.card, choice)


def _act(d: Bench, frame: Act, choice: Target | Pass) -> None:
    if isinstance(choice, Pass):
        action.no_action(d)
    else:
        action.act(d, frame, choice)


def _again(d: Bench, frame: Again, choice: Target | End) -> None:
    if isinstance(choice, End):
        rest.rest(d)
    else:
        action.repeat(d, frame, choice)


def _do_plain(d: Bench, frame: Frame, choice: QueenChoice) -> None:
    """Choices that say all by themselves."""
    match choice:
        case Open(card):
            _open(d, frame, card)
        case End():
            rest.rest(d)
        case Put():
            turn.put(d, cast("Respawn", frame), choice)
        case _:
            _do_setup(d, frame, choice)


def _open(d: Bench, frame: Frame, card: int) -> None:
    if isinstance(frame, OpenDeck):
        d.pop()
        cards.open_card(d, cards.place(frame.level, BLOCKS - 1), card)
    else:
        cards.open_card(d, cards.gap(d), card)


def _do_setup(d: Bench, frame: Frame, choice: QueenChoice) -> None:
    match choice:
        case First(seat):
            setup.draw_first(d, seat)
        case Layout(number):
            setup.draw_layout(d, number)
        case LayWish(wish):
            setup.lay_wish(d, cast("DrawWish", frame), wish)
        case Deal(card):
            setup.deal_train(d, cast("DealTrain", frame), card)
        case TakeTrain():
            train.choose(d, cast("ChooseTrain", frame).seat, choice)
        case MiniDiamond(_, diamond):
            train.lay_diamond(d, cast("RideTrain", frame).seat, diamond)
        case _:
            raise _MisfitError(frame, choice)


class _MisfitError(AssertionError):
    """A choice that answers no option of the frame: a fault of the caller."""

    def __init__(self, frame: Frame, choice: QueenChoice) -> None:
        super().__init__(f"{choice} does not answer {frame}")


_DOES: Final[dict[str, Callable[[Bench, Any, Any], None]]] = {
    "rewards": _reward,
    "discard": _discard,
    "play": _play,
    "activate": _activate,
    "act": _act,
    "again": _again,
    "pay": action.pay,
    "refresh": _draw,
}
"""By a frame's tag: what a choice does to it; the rest needs no frame."""


def settle(d: Bench) -> None:
    """Go on until something must be asked or the game is over."""
    while d.stack:
        frame = d.stack[-1]
        step = _WAITS.get(frame.tag)
        if step is None or step(d, frame):
            return


_WAITS: Final[dict[str, Callable[[Bench, Any], bool]]] = {
    "rewards": rewards.settle,
    "refresh": rest.settle_refresh,
    "market": rest.settle_market,
    "train": train.resolve,
    "next": rest.next_turn,
}
"""By a frame's tag: carries a waiting frame one step on and says whether it asks; all other frames do."""
