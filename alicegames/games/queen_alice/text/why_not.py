"""Why something on the table cannot be chosen now; target ids are ``kind:rest`` (see ``about``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import CHANCE
from alicegames.core.game import WhyNot
from alicegames.games.queen_alice.frames import (
    Act,
    Activate,
    Again,
    ChooseTrain,
    Discard,
    PayFor,
    Play,
    Refresh,
    Respawn,
    Rewards,
)
from alicegames.games.queen_alice.pack.verbs import (
    ANY_SUIT,
    CLUBS,
    COLOUR_NAMES,
    DIAMONDS,
    EMPTY,
    HEARTS,
    KINDS,
    PAWN,
    SPADES,
)
from alicegames.games.queen_alice.play import chess
from alicegames.games.queen_alice.play.kit import TOKENS_EACH
from alicegames.games.queen_alice.play.targets import suits_of
from alicegames.games.queen_alice.state import FREE
from alicegames.games.queen_alice.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.queen_alice.frames import Frame
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState


def why_not(kit: Kit, view: QueenState, target: str, picked: tuple[str, ...]) -> WhyNot:
    """Say in one sentence why a thing cannot be chosen, with the rule that forbids it."""
    if not view.stack:
        return WhyNot(_("The game is over."), "QA-130")
    if view.owner == CHANCE:
        return WhyNot(_("The table is still being laid: first the trains are chosen and ridden."), "QA-20")
    kind, _sep, rest = target.partition(":")
    frame = view.stack[-1]
    if isinstance(frame, PayFor):
        return WhyNot(_("A price is to be paid first: choose one of the ways to pay."), "QA-51")
    match kind:
        case "square" | "cell":
            return _square(kit, view, frame, rest, picked)
        case "hand":
            return _hand(view, frame)
        case "market" | "deck":
            return _market(view, frame)
        case "bed" | "brick" | "messenger" | "tree" | "heart" | "diamond" | "gardener" | "humpty":
            return _board(kit, view, frame, kind, rest)
        case _:
            return _thing(kind, frame)


def _square(kit: Kit, view: QueenState, frame: Frame, name: str, picked: tuple[str, ...]) -> WhyNot:
    """Chess: wrong phase, wrong piece, or no legal move there."""
    if not isinstance(frame, Activate):
        return _not_moving(view, frame)
    square = chess.square_number(name)
    pieces = kit.data.cards[frame.card].pieces
    if picked and picked[-1].startswith(("square:", "cell:")):
        return _no_move(view, chess.square_number(picked[-1].partition(":")[2]), square)
    piece = view.board[square]
    if piece == EMPTY:
        return WhyNot(_("No piece stands on {square}.").format(square=name), "QA-49")
    if piece not in pieces:
        needed = words.either([words.piece(code) for code in pieces])
        return WhyNot(_("The card played moves a {piece}.").format(piece=needed), "QA-21")
    return WhyNot(_("This piece can move, so it must: choose where it goes."), "QA-49")


def _not_moving(view: QueenState, frame: Frame) -> WhyNot:
    """A square while no piece is asked for: the pawn that comes back, a card's capture, too early or too late."""
    if isinstance(frame, Respawn):
        return WhyNot(
            _("A promoted pawn comes back on a free respawn square of its colour; with none free, on any free one."),
            "QA-172",
        )
    if "capture" in _pending(frame):
        return WhyNot(_("Only a piece that the card names can be captured."), "QA-178")
    if _is_before_the_move(view):
        return WhyNot(
            _("A piece moves only after a card has been played for it and that card’s rewards have been taken."),
            "QA-32",
        )
    return WhyNot(_("One card moves one piece; this turn’s piece has been used."), "QA-48")


def _pending(frame: Frame) -> frozenset[str]:
    """The verbs of the rewards at hand."""
    return frozenset(reward.verb for reward in frame.pending) if isinstance(frame, Rewards) else frozenset()


def _is_before_the_move(view: QueenState) -> bool:
    return any(isinstance(frame, Play | Activate) for frame in view.stack)


def _no_move(view: QueenState, origin: int, square: int) -> WhyNot:
    piece, other = view.board[origin], view.board[square]
    if other != EMPTY and other // KINDS == piece // KINDS:
        return WhyNot(_("A piece of its own colour stands in the way."), "QA-33")
    if piece % KINDS == PAWN:
        return WhyNot(_("A pawn goes exactly one step forward, and captures one step slantwise forward."), "QA-34")
    return WhyNot(
        _("A {kind} does not move like that, or something stands between.").format(kind=words.kind(piece % KINDS)),
        "QA-33",
    )


def _hand(view: QueenState, frame: Frame) -> WhyNot:
    match frame:
        case Rewards():
            return _card_for_no_reward(_pending(frame))
        case Discard() | Play() | Refresh():
            return WhyNot(_("No card of the hand can be used at this moment."), "QA-30")
        case _ if _is_before_the_move(view):
            return WhyNot(_("A card has been played: now a piece that it names is used."), "QA-32")
        case _:
            return WhyNot(_("One card is discarded and one played each turn; both have been."), "QA-30")


def _card_for_no_reward(pending: frozenset[str]) -> WhyNot:
    if pending & {"invite", "card"}:
        return WhyNot(
            _("An invitation must leave a card in hand to be played, and at least three cards that are not guests."),
            "QA-25",
        )
    if "discard_card" in pending:
        return WhyNot(_("The card played lets you discard only a card of the levels that it names."), "QA-28")
    return WhyNot(_("No reward at hand uses a card of the hand."), "QA-23")


def _market(view: QueenState, frame: Frame) -> WhyNot:
    if isinstance(frame, Rewards) and any(reward.verb in {"acquire", "card"} for reward in frame.pending):
        return WhyNot(
            _("The reward names another level, or the block’s cost cannot be paid: nothing, 1 time, or 1 resource."),
            "QA-120",
        )
    return WhyNot(_("A market card is acquired only with a reward that says so, even if it could be paid."), "QA-169")


def _board(kit: Kit, view: QueenState, frame: Frame, kind: str, rest: str) -> WhyNot:
    """Garden, paths, tree and wall: wrong moment, colour or suit, taken, or too dear."""
    suit = {"bed": HEARTS, "heart": HEARTS, "gardener": HEARTS, "messenger": SPADES, "tree": CLUBS}.get(kind, DIAMONDS)
    if not isinstance(frame, Act | Again):
        return _no_action_now(view, frame, suit)
    suits = suits_of(frame) if isinstance(frame, Act) else (frame.suit,)
    if suit not in suits:
        allowed = words.either([words.suit(one) for one in suits])
        return WhyNot(_("The piece’s column allows an action of {suits} only.").format(suits=allowed), "QA-38")
    colour_name, _sep, number = rest.partition(".")
    if colour_name in COLOUR_NAMES[:2] and COLOUR_NAMES[frame.colour] != colour_name:
        return WhyNot(
            _("The action has the colour of the piece: {colour}.").format(colour=words.colour(frame.colour)), "QA-36"
        )
    return _place(kit, view, frame.colour, kind, number)


def _no_action_now(view: QueenState, frame: Frame, suit: int) -> WhyNot:
    """A board while no action is asked for: a mini-action does less, or it is too early, or too late."""
    minis = {one.arg for one in frame.pending if one.verb == "mini_action"} if isinstance(frame, Rewards) else set()
    if minis & {suit, ANY_SUIT}:
        return _mini(suit)
    if minis:
        allowed = words.either([words.suit(one) for one in sorted(minis)])
        return WhyNot(_("The mini-action at hand is one of {suits}.").format(suits=allowed), "QA-180")
    if _is_before_the_move(view) or any(isinstance(one, Act) for one in view.stack):
        return WhyNot(_("Actions are done after a chess piece has landed and its rewards have been taken."), "QA-36")
    return WhyNot(_("One piece gives one action, and this turn’s has been done or left."), "QA-48")


def _mini(suit: int) -> WhyNot:
    match suit:
        case 0:
            return WhyNot(_("The mini-action sets your lowest heart of a colour aside; it plants nothing."), "QA-78")
        case 1:
            return WhyNot(_("The mini-action moves one of your messengers one space forward."), "QA-87")
        case 2:
            return WhyNot(_("The mini-action moves one of your twins up a black arrow."), "QA-96")
        case _:
            return WhyNot(_("The mini-action sets a diamond of your board aside; it builds nothing."), "QA-104")


def _place(kit: Kit, view: QueenState, colour: int, kind: str, number: str) -> WhyNot:
    seat = view.seats[view.owner]
    match kind:
        case "bed" if seat.hearts[colour] == TOKENS_EACH:
            return WhyNot(_("No heart of this colour is left on your board."), "QA-72")
        case "bed" if view.beds[colour][int(number)] != FREE:
            return WhyNot(_("This garden space is taken."), "QA-73")
        case "brick" if view.walls[colour][int(number)] != FREE:
            return WhyNot(_("This wall space is built on."), "QA-106")
        case "brick" if any(view.walls[colour][low] == FREE for low in range(int(number) - 4, -1, -4)):
            return WhyNot(_("A diamond goes on the lowest free space of its column."), "QA-100")
        case "messenger":
            return WhyNot(
                _("The messenger goes forward 1 to 3 spaces along the arrows, as far as you can pay."), "QA-80"
            )
        case "tree":
            return WhyNot(_("The twin goes up one arrow from where it stands, if you can pay it."), "QA-90")
        case _:
            return WhyNot(_("The whole cost cannot be paid, not even with time and black cubes."), "QA-69")


def _thing(kind: str, frame: Frame) -> WhyNot:
    match kind:
        case "tile":
            return WhyNot(
                _("Bookmarks are bought after a twin has climbed; one turned over waits for the next turn."),
                "QA-93",
            )
        case "jail":
            return WhyNot(_("A piece leaves a jail only by a card that moves its sort."), "QA-40")
        case "path" | "alice" | "crown" | "wish":
            return WhyNot(_("Alices and crowns move only by rewards that say so."), "QA-110")
        case "train":
            return WhyNot(_("Train cards are used before the first turn only."), "QA-20")
        case "resource" | "clock" | "cube":
            return WhyNot(_("Resources are spent when something is to be paid."), "QA-55")
        case _:
            return _moment(frame)


def _moment(frame: Frame) -> WhyNot:
    match frame:
        case Discard():
            return WhyNot(_("The turn begins with discarding a card."), "QA-31")
        case Play():
            return WhyNot(_("Now a card is played."), "QA-32")
        case ChooseTrain():
            return WhyNot(_("Now a train card and its side are chosen."), "QA-20")
        case Rewards():
            return WhyNot(_("Rewards are to be taken or left before the turn goes on."), "QA-52")
        case _:
            return WhyNot(_("This cannot be chosen at this moment of the turn."), "QA-30")
