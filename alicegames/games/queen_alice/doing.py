"""What a choice does to the frame on top, and what then goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from alicegames.core.decision import Pass
from alicegames.games.queen_alice import cards, pending, setup, train, turn
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
    Pay,
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
    FillMarket,
    NextTurn,
    OpenDeck,
    PayFor,
    Refresh,
    Respawn,
    Rewards,
    RideTrain,
)
from alicegames.games.queen_alice.kit import BLOCKS

if TYPE_CHECKING:
    from alicegames.games.queen_alice.choices import QueenChoice, Target
    from alicegames.games.queen_alice.draft import Draft
    from alicegames.games.queen_alice.frames import Frame


def do(d: Draft, choice: QueenChoice) -> None:
    """Carry out a choice."""
    if isinstance(choice, SellTea):
        turn.sell_tea(d)
        return
    frame = d.top
    match frame:
        case Rewards():
            _reward(d, frame, choice)
        case Discard():
            turn.discard(d, cast("DiscardCard", choice).card)
        case Activate(card):
            _activate(d, card, choice)
        case Act():
            _act(d, frame, choice)
        case Again():
            _again(d, frame, choice)
        case PayFor():
            turn.pay(d, frame, cast("Pay", choice))
        case _:
            _do_plain(d, frame, choice)


def _reward(d: Draft, frame: Rewards, choice: QueenChoice) -> None:
    match choice:
        case Pass():
            d.pop()
        case Acquire():
            turn.acquire(d, frame, choice)
        case _:
            pending.take(d, frame, choice)


def _activate(d: Draft, card: int, choice: QueenChoice) -> None:
    match choice:
        case Move():
            turn.move(d, card, choice)
        case _:
            turn.rescue(d, card, cast("Rescue", choice))


def _act(d: Draft, frame: Act, choice: QueenChoice) -> None:
    if isinstance(choice, Pass):
        turn.no_action(d)
    else:
        turn.act(d, frame, cast("Target", choice))


def _again(d: Draft, frame: Again, choice: QueenChoice) -> None:
    if isinstance(choice, End):
        turn.rest(d)
    else:
        turn.repeat(d, frame, cast("Target", choice))


def _do_plain(d: Draft, frame: Frame, choice: QueenChoice) -> None:
    """Choices that say all by themselves."""
    match choice:
        case Draw(card):
            cards.draw(d, cast("Refresh", frame).seat, card)
        case Open(card):
            _open(d, frame, card)
        case PlayCard(card):
            turn.play(d, card)
        case End():
            turn.rest(d)
        case DiscardCard(card):
            cards.discard(d, d.owner, card, rest=True)
        case Put():
            turn.put(d, cast("Respawn", frame), choice)
        case _:
            _do_setup(d, frame, choice)


def _open(d: Draft, frame: Frame, card: int) -> None:
    if isinstance(frame, OpenDeck):
        d.pop()
        cards.open_card(d, cards.place(frame.level, BLOCKS - 1), card)
    else:
        cards.open_card(d, cards.gap(d), card)


def _do_setup(d: Draft, frame: Frame, choice: QueenChoice) -> None:
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
            msg = f"{choice} answers no frame"
            raise AssertionError(msg)


def settle(d: Draft) -> None:
    """Go on until something must be asked or the game is over."""
    while d.stack and not _asks(d, d.top):
        pass


def _asks(d: Draft, frame: Frame) -> bool:
    """Carry a waiting frame one step on; return whether it asks."""
    match frame:
        case Rewards():
            return pending.settle(d, frame)
        case Refresh():
            return turn.settle_refresh(d, frame)
        case FillMarket():
            return turn.settle_market(d)
        case RideTrain():
            return train.resolve(d, frame)
        case NextTurn():
            turn.next_turn(d)
            return False
        case _:
            return True
