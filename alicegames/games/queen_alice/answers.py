"""What a choice does to the frame on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import Pass
from alicegames.games.queen_alice import setup
from alicegames.games.queen_alice.choices import Acquire, Draw, End, Move
from alicegames.games.queen_alice.effects import sell_tea
from alicegames.games.queen_alice.play import action, cards, rest, rewards, train, turn
from alicegames.games.queen_alice.play.kit import BLOCKS

if TYPE_CHECKING:
    from alicegames.games.queen_alice import choices as c
    from alicegames.games.queen_alice import frames as f
    from alicegames.games.queen_alice.twin import Bench

# -- set-up -----------------------------------------------------------------------------------------------------------


def answer_first(bench: Bench, frame: f.DrawFirst, choice: c.First) -> None:
    setup.draw_first(bench, choice.seat)


def answer_layout(bench: Bench, frame: f.DrawLayout, choice: c.Layout) -> None:
    setup.draw_layout(bench, choice.number)


def answer_wish(bench: Bench, frame: f.DrawWish, choice: c.LayWish) -> None:
    setup.lay_wish(bench, frame, choice.wish)


def answer_deal(bench: Bench, frame: f.DealTrain, choice: c.Deal) -> None:
    setup.deal_train(bench, frame, choice.train)


def answer_choose_train(bench: Bench, frame: f.ChooseTrain, choice: c.TakeTrain) -> None:
    train.choose(bench, frame.seat, choice)


def answer_train(bench: Bench, frame: f.RideTrain, choice: c.MiniDiamond) -> None:
    train.lay_diamond(bench, frame.seat, choice.diamond)


# -- a turn -----------------------------------------------------------------------------------------------------------


def answer_discard(bench: Bench, frame: f.Discard, choice: c.DiscardCard) -> None:
    turn.discard(bench, choice.card)


def answer_play(bench: Bench, frame: f.Play, choice: c.PlayCard) -> None:
    turn.play(bench, choice.card)


def answer_activate(bench: Bench, frame: f.Activate, choice: c.Move | c.Rescue) -> None:
    if isinstance(choice, Move):
        turn.move(bench, frame.card, choice)
    else:
        turn.rescue(bench, frame.card, choice)


def answer_respawn(bench: Bench, frame: f.Respawn, choice: c.Put) -> None:
    turn.put(bench, frame, choice)


def answer_act(bench: Bench, frame: f.Act, choice: c.Target | Pass) -> None:
    if isinstance(choice, Pass):
        action.no_action(bench)
    else:
        action.act(bench, frame, choice)


def answer_again(bench: Bench, frame: f.Again, choice: c.Target | End) -> None:
    if isinstance(choice, End):
        rest.rest(bench)
    else:
        action.repeat(bench, frame, choice)


def answer_end(bench: Bench, frame: f.EndTurn, choice: End) -> None:
    rest.rest(bench)


def answer_rewards(bench: Bench, frame: f.Rewards, choice: c.QueenChoice) -> None:
    match choice:
        case Pass():
            rewards.leave(bench, frame, declined=True)
        case Acquire():
            action.acquire(bench, frame, choice)
        case _:
            rewards.take(bench, frame, choice)


# -- rest -------------------------------------------------------------------------------------------------------------


def answer_refresh(bench: Bench, frame: f.Refresh, choice: Draw | c.DiscardCard) -> None:
    if isinstance(choice, Draw):
        cards.draw(bench, frame.seat, choice.card)
    else:
        cards.discard(bench, frame.seat, choice.card, rest=True)


def answer_market(bench: Bench, frame: f.FillMarket, choice: c.Open) -> None:
    cards.open_card(bench, cards.gap(bench), choice.card)


def answer_open(bench: Bench, frame: f.OpenDeck, choice: c.Open) -> None:
    bench.pop()
    cards.open_card(bench, cards.place(frame.level, BLOCKS - 1), choice.card)


def answer_sell(bench: Bench, frame: f.Frame, choice: c.SellTea) -> None:
    """Change a tea for time, whatever is asked (QA-68)."""
    sell_tea(bench)
