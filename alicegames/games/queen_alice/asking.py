"""What each frame asks: the decision of the frame on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from alicegames.core.decision import CHANCE, Decision, Pass
from alicegames.games.queen_alice import cards, pending, setup, targets, train, turn
from alicegames.games.queen_alice.choices import Deal, End, First, Layout, LayWish, Put, SellTea
from alicegames.games.queen_alice.frames import (
    Act,
    Activate,
    Again,
    ChooseTrain,
    DealTrain,
    Discard,
    DrawFirst,
    DrawLayout,
    DrawWish,
    EndTurn,
    FillMarket,
    OpenDeck,
    PayFor,
    Play,
    Refresh,
    Respawn,
    Rewards,
    RideTrain,
)
from alicegames.games.queen_alice.kit import BLOCKS
from alicegames.games.queen_alice.purse import can_sell_tea
from alicegames.games.queen_alice.verbs import SUIT_NAMES

if TYPE_CHECKING:
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.frames import Frame
    from alicegames.games.queen_alice.kit import Kit
    from alicegames.games.queen_alice.state import QueenState

_PASS: Final = Pass()
_END: Final = End()
_SELL: Final = SellTea()
Asked = Decision["QueenChoice"]


def decision(kit: Kit, state: QueenState) -> Asked:
    """Return the decision of the frame on top."""
    frame = state.stack[-1]
    match frame:
        case Rewards():
            return _rewards(kit, state, frame)
        case Discard() | Play() | Activate() | Respawn() | Act() | Again() | EndTurn() | PayFor():
            return _own(state, *_phase(kit, state, frame))
        case _:
            return _other(kit, state, frame)


def _own(state: QueenState, kind: str, options: tuple[QueenChoice, ...], source: str = "") -> Asked:
    """A decision of the turn's owner, who may always sell a tea with two blue flowers (QA-68)."""
    if can_sell_tea(state, state.owner) and kind != "pay":
        options = (*options, _SELL)
    return Decision(state.owner, kind, options, (), source)


def _phase(kit: Kit, state: QueenState, frame: Frame) -> tuple[str, tuple[QueenChoice, ...], str]:
    seat = state.seats[state.owner]
    match frame:
        case Discard():
            return "discard", tuple([kit.discards[card] for card in seat.hand]), ""
        case Play():
            return "play", tuple([kit.plays[card] for card in seat.hand]), ""
        case Activate(card):
            return "activate", tuple(turn.activate_options(kit, state, card)), kit.data.cards[card].key
        case Respawn(piece):
            return "respawn", tuple([Put(square) for square in turn.respawn_squares(kit, state, piece)]), ""
        case Act():
            return "act", (*targets.act_options(kit, state, state.owner, frame), _PASS), ""
        case Again():
            return "again", (*targets.again_options(kit, state, state.owner, frame), _END), SUIT_NAMES[frame.suit]
        case PayFor():
            return "pay", _pay(kit, state, frame), frame.deed.tag
        case _:
            return "end", (_END,), ""


def _pay(kit: Kit, state: QueenState, frame: PayFor) -> tuple[QueenChoice, ...]:
    """The ways to pay; a tea can be sold as long as the rest still pays (QA-68)."""
    found: tuple[QueenChoice, ...] = turn.pay_options(kit, state, frame)
    if can_sell_tea(state, frame.seat) and turn.pays_without_a_tea(kit, state, frame):
        return (*found, _SELL)
    return found


def _rewards(kit: Kit, state: QueenState, frame: Rewards) -> Asked:
    found = list(pending.options(kit, state, frame))
    if pending.may_pass(frame):
        found.append(_PASS)
    if can_sell_tea(state, frame.seat):
        found.append(_SELL)
    return Decision(frame.seat, "reward", tuple(found), (), frame.source)


def _other(kit: Kit, state: QueenState, frame: Frame) -> Asked:
    """Decisions of set-up, of rest and of chance."""
    match frame:
        case Refresh(number):
            return _refresh(kit, state, number)
        case FillMarket():
            return _open(kit, state, cards.gap(state))
        case OpenDeck(level):
            return _open(kit, state, cards.place(level, BLOCKS - 1))
        case ChooseTrain(number):
            return Decision(number, "choose_train", train.options(state, number))
        case RideTrain(number):
            return Decision(number, "lay_diamond", kit.mini_diamonds[state.seats[number].side])
        case DealTrain():
            return Decision(CHANCE, "deal", tuple([Deal(card) for card in state.trains]))
        case _:
            return _layout(kit, state, frame)


def _layout(kit: Kit, state: QueenState, frame: Frame) -> Asked:
    match frame:
        case DrawFirst():
            return Decision(CHANCE, "first", tuple(First(seat) for seat in range(state.players)))
        case DrawLayout():
            return Decision(CHANCE, "layout", tuple(map(Layout, range(len(kit.data.chessboard.layouts)))))
        case _:
            wishes = setup.wish_options(kit, state, cast("DrawWish", frame))
            return Decision(CHANCE, "wish", tuple(map(LayWish, wishes)))


def _refresh(kit: Kit, state: QueenState, number: int) -> Asked:
    seat = state.seats[number]
    if turn.refresh_kind(state, number) == "discard":
        return _own(state, "trim", tuple([kit.discards[card] for card in seat.hand]))
    return Decision(CHANCE, "draw", tuple([kit.draws[card] for card in cards.deck_of(seat)]))


def _open(kit: Kit, state: QueenState, at: int) -> Asked:
    deck = state.decks[at // BLOCKS]
    return Decision(CHANCE, "open", tuple([kit.opens[card] for card in deck]))
