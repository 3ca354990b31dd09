"""What each frame asks: the decision of the frame on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from alicegames.core.decision import CHANCE, Decision, Pass
from alicegames.games.queen_alice import setup
from alicegames.games.queen_alice.choices import Deal, End, First, Layout, LayWish, Put, SellTea
from alicegames.games.queen_alice.pack.verbs import SUIT_NAMES
from alicegames.games.queen_alice.play import action, cards, offers, targets, train, turn
from alicegames.games.queen_alice.play.kit import BLOCKS
from alicegames.games.queen_alice.play.prices import can_sell_tea, hand_limit
from alicegames.games.queen_alice.twin import Bench

if TYPE_CHECKING:
    from alicegames.games.queen_alice.choices import QueenChoice
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
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState

_PASS: Final = Pass()
_END: Final = End()
_SELL: Final = SellTea()
Asked: TypeAlias = "Decision[QueenChoice]"


def _own(state: QueenState, kind: str, options: tuple[QueenChoice, ...], source: str = "") -> Asked:
    """A decision of the turn's owner, who may always sell a tea with two blue flowers (QA-68)."""
    if can_sell_tea(state, state.owner):
        options = (*options, _SELL)
    return Decision(state.owner, kind, options, (), source)


def ask_discard(kit: Kit, state: QueenState, frame: Discard) -> Asked:
    return _own(state, "discard", tuple([kit.discards[card] for card in state.seats[state.owner].hand]))


def ask_play(kit: Kit, state: QueenState, frame: Play) -> Asked:
    return _own(state, "play", tuple([kit.plays[card] for card in state.seats[state.owner].hand]))


def ask_activate(kit: Kit, state: QueenState, frame: Activate) -> Asked:
    card = frame.card
    return _own(state, "activate", tuple(turn.activate_options(kit, state, card)), kit.data.cards[card].key)


def ask_respawn(kit: Kit, state: QueenState, frame: Respawn) -> Asked:
    squares = turn.respawn_squares(kit, state, frame.piece)
    return _own(state, "respawn", tuple([Put(square) for square in squares]))


def ask_act(kit: Kit, state: QueenState, frame: Act) -> Asked:
    return _own(state, "act", (*targets.act_options(kit, state, state.owner, frame), _PASS))


def ask_again(kit: Kit, state: QueenState, frame: Again) -> Asked:
    options = (*targets.again_options(kit, state, state.owner, frame), _END)
    return _own(state, "again", options, SUIT_NAMES[frame.suit])


def ask_end(kit: Kit, state: QueenState, frame: EndTurn) -> Asked:
    return _own(state, "end", (_END,))


def ask_pay(kit: Kit, state: QueenState, frame: PayFor) -> Asked:
    """The ways to pay; a tea can be sold as long as the rest still pays (QA-68)."""
    found: tuple[QueenChoice, ...] = action.pay_options(kit, state, frame)
    if can_sell_tea(state, frame.seat) and action.pays_without_a_tea(kit, state, frame):
        found = (*found, _SELL)
    return Decision(frame.seat, "pay", found, (), frame.deed.tag)


def ask_rewards(kit: Kit, state: QueenState, frame: Rewards) -> Asked:
    known = state.offered if isinstance(state, Bench) else None
    found = offers.options(kit, state, frame) if known is None else [*known]
    if offers.may_pass(frame):
        found.append(_PASS)
    if can_sell_tea(state, frame.seat):
        found.append(_SELL)
    return Decision(frame.seat, "reward", tuple(found), (), frame.source)


# -- rest and set-up --------------------------------------------------------------------------------------------------


def ask_refresh(kit: Kit, state: QueenState, frame: Refresh) -> Asked:
    seat = state.seats[frame.seat]
    if len(seat.hand) > hand_limit(seat):
        return _own(state, "trim", tuple([kit.discards[card] for card in seat.hand]))
    draws, hand = kit.draws, seat.hand
    return Decision(CHANCE, "draw", tuple([draws[card] for card in seat.pool if card not in hand]))


def ask_market(kit: Kit, state: QueenState, frame: FillMarket) -> Asked:
    return _open(kit, state, cards.gap(state))


def ask_open_deck(kit: Kit, state: QueenState, frame: OpenDeck) -> Asked:
    return _open(kit, state, cards.place(frame.level, BLOCKS - 1))


def _open(kit: Kit, state: QueenState, at: int) -> Asked:
    deck = state.decks[at // BLOCKS]
    return Decision(CHANCE, "open", tuple([kit.opens[card] for card in deck]))


def ask_choose_train(kit: Kit, state: QueenState, frame: ChooseTrain) -> Asked:
    return Decision(frame.seat, "choose_train", train.options(state, frame.seat))


def ask_train(kit: Kit, state: QueenState, frame: RideTrain) -> Asked:
    return Decision(frame.seat, "lay_diamond", kit.mini_diamonds[state.seats[frame.seat].side])


def ask_deal(kit: Kit, state: QueenState, frame: DealTrain) -> Asked:
    return Decision(CHANCE, "deal", tuple([Deal(card) for card in state.trains]))


def ask_first(kit: Kit, state: QueenState, frame: DrawFirst) -> Asked:
    return Decision(CHANCE, "first", tuple(map(First, range(state.players))))


def ask_layout(kit: Kit, state: QueenState, frame: DrawLayout) -> Asked:
    return Decision(CHANCE, "layout", tuple(map(Layout, range(len(kit.data.chessboard.layouts)))))


def ask_wish(kit: Kit, state: QueenState, frame: DrawWish) -> Asked:
    return Decision(CHANCE, "wish", tuple(map(LayWish, setup.wish_options(kit, state, frame))))
