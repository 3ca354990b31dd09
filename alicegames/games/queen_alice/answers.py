"""What a choice does to the frame on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import Pass
from alicegames.games.queen_alice import setup
from alicegames.games.queen_alice.choices import Acquire, Draw, End, Move
from alicegames.games.queen_alice.play import action, cards, rest, rewards, train, turn
from alicegames.games.queen_alice.play.kit import BLOCKS

if TYPE_CHECKING:
    from alicegames.games.queen_alice import choices as c
    from alicegames.games.queen_alice import frames as f
    from alicegames.games.queen_alice.twin import Bench

# -- set-up -----------------------------------------------------------------------------------------------------------


def answer_first(d: Bench, frame: f.DrawFirst, choice: c.First) -> None:
    setup.draw_first(d, choice.seat)


def answer_layout(d: Bench, frame: f.DrawLayout, choice: c.Layout) -> None:
    setup.draw_layout(d, choice.number)


def answer_wish(d: Bench, frame: f.DrawWish, choice: c.LayWish) -> None:
    setup.lay_wish(d, frame, choice.wish)


def answer_deal(d: Bench, frame: f.DealTrain, choice: c.Deal) -> None:
    setup.deal_train(d, frame, choice.train)


def answer_choose_train(d: Bench, frame: f.ChooseTrain, choice: c.TakeTrain) -> None:
    train.choose(d, frame.seat, choice)


def answer_train(d: Bench, frame: f.RideTrain, choice: c.MiniDiamond) -> None:
    train.lay_diamond(d, frame.seat, choice.diamond)


# -- a turn -----------------------------------------------------------------------------------------------------------


def answer_discard(d: Bench, frame: f.Discard, choice: c.DiscardCard) -> None:
    turn.discard(d, choice.card)


def answer_play(d: Bench, frame: f.Play, choice: c.PlayCard) -> None:
    turn.play(d, choice.card)


def answer_activate(d: Bench, frame: f.Activate, choice: c.Move | c.Rescue) -> None:
    if isinstance(choice, Move):
        turn.move(d, frame.card, choice)
    else:
        turn.rescue(d, frame.card, choice)


def answer_respawn(d: Bench, frame: f.Respawn, choice: c.Put) -> None:
    turn.put(d, frame, choice)


def answer_act(d: Bench, frame: f.Act, choice: c.Target | Pass) -> None:
    if isinstance(choice, Pass):
        action.no_action(d)
    else:
        action.act(d, frame, choice)


def answer_again(d: Bench, frame: f.Again, choice: c.Target | End) -> None:
    if isinstance(choice, End):
        rest.rest(d)
    else:
        action.repeat(d, frame, choice)


def answer_end(d: Bench, frame: f.EndTurn, choice: End) -> None:
    rest.rest(d)


def answer_rewards(d: Bench, frame: f.Rewards, choice: c.QueenChoice) -> None:
    match choice:
        case Pass():
            rewards.leave(d, frame, declined=True)
        case Acquire():
            action.acquire(d, frame, choice)
        case _:
            rewards.take(d, frame, choice)


# -- rest -------------------------------------------------------------------------------------------------------------


def answer_refresh(d: Bench, frame: f.Refresh, choice: Draw | c.DiscardCard) -> None:
    if isinstance(choice, Draw):
        cards.draw(d, frame.seat, choice.card)
    else:
        cards.discard(d, frame.seat, choice.card, rest=True)


def answer_market(d: Bench, frame: f.FillMarket, choice: c.Open) -> None:
    cards.open_card(d, cards.gap(d), choice.card)


def answer_open(d: Bench, frame: f.OpenDeck, choice: c.Open) -> None:
    d.pop()
    cards.open_card(d, cards.place(frame.level, BLOCKS - 1), choice.card)
