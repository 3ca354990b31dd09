"""A turn: discard, play, activate, act, repeat, rest (QA-30 to QA-49, QA-130 to QA-139)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.games.queen_alice import cards, chess, deeds, pending, scoring
from alicegames.games.queen_alice.choices import (
    Acquire,
    Build,
    Climb,
    Move,
    Pay,
    Plant,
    Put,
    Rescue,
    Ride,
)
from alicegames.games.queen_alice.effects import (
    add_time,
    capture_bonus,
    free_squares,
    gain,
    open_rewards,
    trigger,
    without,
)
from alicegames.games.queen_alice.events import (
    Captured,
    GameEnded,
    Moved,
    NoAction,
    Paid,
    Played,
    Promoted,
    Repeated,
    Rescued,
    TeaSold,
    TurnBegan,
    WishScored,
)
from alicegames.games.queen_alice.frames import (
    Act,
    Activate,
    Again,
    Discard,
    EndTurn,
    FillMarket,
    NextTurn,
    PayFor,
    Play,
    Refresh,
    Respawn,
    Rewards,
)
from alicegames.games.queen_alice.payment import CARD, Price, Way, ways
from alicegames.games.queen_alice.purse import (
    FULL_CLOCK,
    HOURS_FOR_A_TEA,
    IDLE_HOURS,
    gains_row_time,
    hand_limit,
    purse,
    repeat_hours,
    with_extra,
)
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.targets import cost_of, extra_of, suit_of
from alicegames.games.queen_alice.verbs import ANY_RESOURCE, BRONZE, EMPTY, KINDS, KING, PAWN, TEA, Reward

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.queen_alice.choices import Deed, QueenChoice, Target
    from alicegames.games.queen_alice.draft import AnyState, Draft
    from alicegames.games.queen_alice.kit import Kit

_ROWS: Final = tuple(Reward("row", kind) for kind in range(ANY_RESOURCE + 1))
IDLE_ROUNDS: Final = 3
"""Whole rounds without any action after which the game ends (QA-139)."""


def round_of(state: AnyState) -> int:
    """Return the round, from 1."""
    return state.turns // state.players + 1


# -- beginning and the two cards --------------------------------------------------------------------------------------


def begin(d: Draft) -> None:
    """Begin the owner's turn."""
    d.push(Play(), Discard())
    d.tell(TurnBegan(d.owner, round_of(d)))


def discard(d: Draft, card: int) -> None:
    """Discard a card and gain its discard reward (QA-31)."""
    d.pop()
    d.spent = 0
    cards.discard(d, d.owner, card)
    open_rewards(d, d.owner, "discard")
    gain(d, d.owner, d.kit.data.cards[card].discard, "cards")


def play(d: Draft, card: int) -> None:
    """Play a card on top of the discarded one and gain its play reward (QA-32, QA-166)."""
    d.pop()
    d.spent = 0
    cards.lay_down(d, d.owner, card)
    d.tell(Played(d.owner, card))
    d.push(Activate(card))
    open_rewards(d, d.owner, "play")
    gain(d, d.owner, d.kit.data.cards[card].play, "cards")


# -- the chess piece --------------------------------------------------------------------------------------------------


def activate_options(kit: Kit, state: AnyState, card: int) -> Iterator[QueenChoice]:
    """Every move of a piece of the card, a blocked piece where it stands, every rescue (QA-33, QA-35, QA-40, QA-49)."""
    pieces, moves = kit.data.cards[card].pieces, kit.moves
    for square, piece in enumerate(state.board):
        if piece in pieces:
            for target in chess.targets(state.board, square) or (square,):
                yield moves[square][target]
    for piece in pieces:
        for jailer, seat in enumerate(state.seats):
            if piece in seat.jail:
                for square in respawn_squares(kit, state, piece):
                    yield Rescue(piece, jailer, square)


def respawn_squares(kit: Kit, state: AnyState, piece: int) -> tuple[int, ...]:
    """Return where a piece may come back: free respawn squares of its colour, else any free one (QA-172, QA-173)."""
    colour = piece // KINDS
    free = free_squares(state.board, kit.data.chessboard.respawn[colour])
    if free:
        return free
    last = chess.last_row(colour) if piece % KINDS == PAWN else -1
    return free_squares(state.board, (s for s in range(chess.SQUARES) if s // chess.COLUMNS != last))


def is_kings_card(kit: Kit, card: int) -> bool:
    """Whether the card's action may be a wild one wherever the king lands (QA-27)."""
    return kit.data.cards[card].kind == KING and kit.data.cards[card].level >= BRONZE


def move(d: Draft, card: int, choice: Move) -> None:
    """Move a piece, capturing what stands there, or use a blocked one where it is (QA-33, QA-35, QA-39)."""
    d.pop()
    d.spent = 0
    number, piece, taken = d.owner, d.board[choice.origin], d.board[choice.target]
    bonus: tuple[Reward, ...] = ()
    d.tell(Moved(number, piece, choice.origin, choice.target))
    if choice.origin != choice.target:
        d.board = chess.moved(d.board, choice.origin, choice.target)
        if taken != EMPTY:
            bonus = _jail(d, number, taken, choice.target)
    king = is_kings_card(d.kit, card)
    if _is_promotion(piece, choice):
        d.board = chess.placed(d.board, choice.target, EMPTY)
        d.push(Respawn(piece, king, (*bonus, Reward("pawprint", piece // KINDS))))
    else:
        _land(d, piece, choice.target, bonus, king=king)
        if taken not in {EMPTY, piece}:
            trigger(d, number, "capture")


def _jail(d: Draft, number: int, piece: int, square: int) -> tuple[Reward, ...]:
    seat = d.seat(number)
    seat.jail = tuple(sorted((*seat.jail, piece)))
    d.tell(Captured(number, piece, square))
    return capture_bonus(piece)


def _is_promotion(piece: int, choice: Move) -> bool:
    """Whether a pawn has moved to its last row (QA-41, QA-173)."""
    at_end = choice.target // chess.COLUMNS == chess.last_row(piece // KINDS)
    return piece % KINDS == PAWN and at_end and choice.origin != choice.target


def put(d: Draft, frame: Respawn, choice: Put) -> None:
    """Put the promoted pawn on a respawn square and resolve that one (QA-41)."""
    d.pop()
    d.board = chess.placed(d.board, choice.square, frame.piece)
    d.tell(Promoted(d.owner, frame.piece, choice.square))
    _land(d, frame.piece, choice.square, frame.pending, king=frame.king)
    if len(frame.pending) > 1:
        trigger(d, d.owner, "capture")


def rescue(d: Draft, card: int, choice: Rescue) -> None:
    """Take a piece out of a jail, whose owner gains 1 time, and resolve its square (QA-40, QA-171)."""
    d.pop()
    d.spent = 0
    jailer = d.seat(choice.jailer)
    jailer.jail = without(jailer.jail, choice.piece)
    d.board = chess.placed(d.board, choice.square, choice.piece)
    d.tell(Rescued(d.owner, choice.piece, choice.jailer, choice.square))
    add_time(d, choice.jailer, 1)
    _land(d, choice.piece, choice.square, (), king=is_kings_card(d.kit, card))
    trigger(d, d.owner, "rescue")


def _land(d: Draft, piece: int, square: int, bonus: tuple[Reward, ...], *, king: bool) -> None:
    """Row resource, hours of the central rows and the bonus come before the column's action (QA-36, QA-174)."""
    board = d.kit.data.chessboard
    row, column = divmod(square, chess.COLUMNS)
    d.push(Act(piece // KINDS, board.columns[column], king))
    open_rewards(d, d.owner, "landing")
    d.pend(_ROWS[board.rows[row]])
    hours = board.row_time[row]
    if hours and gains_row_time(d.seats[d.owner]):
        gain(d, d.owner, (Reward("gain_time", 0, hours),), "cards")
    gain(d, d.owner, bonus, "cards")


# -- the action -------------------------------------------------------------------------------------------------------


def act(d: Draft, frame: Act, target: Target) -> None:
    """Do the action of the square: pay, carry out, take the rewards, then ask for a repeat (QA-36, QA-48, QA-62)."""
    number, suit = d.owner, suit_of(target)
    price = with_extra(cost_of(d.kit, d, number, target), extra_of(d, number, frame, suit))
    d.pop()
    d.loose = 0
    d.acted = round_of(d)
    d.push(Again(frame.colour, suit))
    open_rewards(d, number, deeds_name(suit))
    charge(d, number, price, target, suit=suit)


def deeds_name(suit: int) -> str:
    """Return the source name of an action's rewards."""
    return ("hearts", "spades", "clubs", "diamonds")[suit]


def no_action(d: Draft) -> None:
    """Gain 2 time instead of the action, then rest without a repeat (QA-42, QA-175)."""
    d.pop()
    d.loose = 0
    d.tell(NoAction(d.owner))
    add_time(d, d.owner, IDLE_HOURS)
    d.push(EndTurn())


def repeat(d: Draft, frame: Again, target: Target) -> None:
    """Pay the hours and do the same action again in the same colour, paying its cost (QA-43, QA-57, QA-176)."""
    number = d.owner
    price = cost_of(d.kit, d, number, target)
    d.pop()
    d.spent = 0
    hours = repeat_hours(d.seats[number])
    d.seat(number).time -= hours
    d.tell(Repeated(number, hours))
    d.push(EndTurn())
    open_rewards(d, number, deeds_name(frame.suit))
    charge(d, number, price, target, suit=frame.suit, again=True)


# -- payment ----------------------------------------------------------------------------------------------------------


def charge(d: Draft, number: int, price: Price, deed: Deed, *, suit: int = -1, again: bool = False) -> None:
    """Pay for a deed and do it; ask first where there is more than one way to pay (QA-69)."""
    found = ways(purse(d.kit, d, number, suit, again=again), price)
    if len(found) > 1:
        d.push(PayFor(number, *price, suit, again, deed))
    else:
        _settle_bill(d, number, found[0])
        do(d, number, deed)


def pay_options(kit: Kit, state: AnyState, frame: PayFor) -> tuple[Pay, ...]:
    """Return every way to pay the price at hand."""
    money = purse(kit, state, frame.seat, frame.suit, again=frame.again)
    price = Price(frame.cake, frame.tea, frame.toast, frame.any)
    return tuple([Pay(*way) for way in ways(money, price)])


def pays_without_a_tea(kit: Kit, state: AnyState, frame: PayFor) -> bool:
    """Whether the price can still be paid after a tea is changed for time."""
    money = purse(kit, state, frame.seat, frame.suit, again=frame.again)
    sold = money._replace(tea=money.tea - 1, time=min(FULL_CLOCK, money.time + HOURS_FOR_A_TEA))
    return bool(ways(sold, Price(frame.cake, frame.tea, frame.toast, frame.any)))


def pay(d: Draft, frame: PayFor, choice: Pay) -> None:
    """Pay in the way chosen and do what was paid for."""
    d.pop()
    way = Way(choice.cake, choice.tea, choice.toast, choice.hours, choice.cubes, choice.spent, choice.cuts)
    _settle_bill(d, frame.seat, way)
    do(d, frame.seat, frame.deed)


def _settle_bill(d: Draft, number: int, way: Way) -> None:
    """Take away what a way to pay says; cubes go back to the platter or to the locked stock (QA-54 to QA-57)."""
    seat = d.seat(number)
    cake, tea, toast = seat.store
    seat.store = (cake - way.cake, tea - way.tea, toast - way.toast)
    seat.time -= way.hours
    seat.cubes -= way.cubes
    d.spent += way.spent
    for key in way.cuts:
        if key == CARD:
            d.discount = 0
        elif key >= 0:
            seat.used = tuple(sorted((*seat.used, key)))
    d.tell(Paid(number, way.cake, way.tea, way.toast, way.hours, way.cubes))


def do(d: Draft, number: int, deed: Deed) -> None:
    """Carry out what has been paid for."""
    match deed:
        case Plant(colour, space):
            deeds.plant(d, number, colour, space)
        case Ride(colour, way):
            deeds.ride(d, number, colour, way)
        case Climb(colour, to):
            deeds.climb(d, number, colour, to)
        case Build(colour, space, diamond):
            deeds.build(d, number, colour, space, diamond)
        case Acquire(_, level, block):
            cards.acquire(d, number, level, block)


def acquire(d: Draft, frame: Rewards, choice: Acquire) -> None:
    """Use a reward to acquire a market card: change of row first, then the block's cost (QA-120, QA-125)."""
    pending.consume_acquire(d, choice.want)
    cards.change_row(d, frame.seat, choice)
    charge(d, frame.seat, cards.BLOCK_PRICES[choice.block], choice)


def sell_tea(d: Draft) -> None:
    """Change a tea for 2 time (QA-68, QA-76)."""
    seat = d.seat(d.owner)
    seat.store = (seat.store[0], seat.store[TEA] - 1, seat.store[2])
    d.tell(TeaSold(d.owner))
    add_time(d, d.owner, HOURS_FOR_A_TEA)


# -- rest -------------------------------------------------------------------------------------------------------------


def rest(d: Draft) -> None:
    """Hand, market, bookmarks, wishes, in this order (QA-177)."""
    d.pop()
    d.push(NextTurn(), FillMarket(), Refresh(d.owner))


def refresh_kind(state: AnyState, number: int) -> str:
    """Return what the hand needs: ``draw``, ``discard``, or nothing (QA-45)."""
    seat = state.seats[number]
    limit = hand_limit(seat)
    if len(seat.hand) > limit:
        return "discard"
    if len(seat.hand) < limit and len(seat.pool) > len(seat.hand):
        return "draw"
    return ""


def settle_refresh(d: Draft, frame: Refresh) -> bool:
    """Reshuffle when the draw pile is empty; return whether there is something to draw or discard (QA-45, QA-177)."""
    seat = d.seats[frame.seat]
    if len(seat.hand) < hand_limit(seat) and len(seat.pool) == len(seat.hand) and seat.discard:
        cards.reshuffle(d, frame.seat)
    if refresh_kind(d, frame.seat):
        return True
    d.pop()
    return False


def settle_market(d: Draft) -> bool:
    """Slide the rows to the left; return whether a deck has a card for a gap (QA-46, QA-124)."""
    if NOBODY in d.market:
        cards.slide(d)
        if cards.gap(d) >= 0:
            return True
    d.pop()
    return False


def next_turn(d: Draft) -> None:
    """Turn bookmarks back, score the wishes reached, and pass the turn on or end the game."""
    d.pop()
    if d.owner == CHANCE:
        d.owner = d.first
        begin(d)
        return
    d.seat(d.owner).used = ()
    d.discount = d.spent = d.loose = 0
    _score_wishes(d)
    if is_last_turn(d):
        end_game(d)
        return
    d.turns += 1
    d.owner = (d.owner + 1) % d.players
    begin(d)


def _score_wishes(d: Draft) -> None:
    """Every seat scores the wishes that an Alice came to in this turn, in that order (QA-47, QA-138)."""
    for space in d.due:
        wish = d.kit.data.wishes[d.wishes[space]]
        points = tuple(scoring.wish_points(d.kit, d, number, wish, platinum=False) for number in range(d.players))
        for number, gained in enumerate(points):
            d.score(number, "wishes", gained)
        d.tell(WishScored(wish.id, points))
    d.due = ()


def is_last_turn(state: AnyState) -> bool:
    """Whether the game ends with this turn: no crown left or nobody acting, and the round is full (QA-130, QA-139)."""
    if (state.turns + 1) % state.players:
        return False
    return state.crowns == 0 or round_of(state) - state.acted >= IDLE_ROUNDS


def end_game(d: Draft) -> None:
    """Add the final score (QA-131 to QA-134)."""
    colour = scoring.coronation_colour(d)
    d.tell(GameEnded(colour))
    for number in range(d.players):
        for key, points in scoring.final_points(d.kit, d, number).items():
            d.score(number, key, points)
