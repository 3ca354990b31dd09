"""Why something on the table cannot be chosen now, with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from alicegames.core.decision import CHANCE
from alicegames.core.game import WhyNot
from alicegames.core.targets import split, steps_before
from alicegames.games.queen_alice import frames as f
from alicegames.games.queen_alice.pack.verbs import (
    ANY_COLOUR,
    ANY_RESOURCE,
    COLOUR_NAMES,
    EMPTY,
    KINDS,
    LEVEL_NAMES,
    PAWN,
    RESOURCE_NAMES,
    Reward,
)
from alicegames.games.queen_alice.play import cards, chess
from alicegames.games.queen_alice.play.prices import may_change_row, room
from alicegames.games.queen_alice.rules import FRAMES
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.text import targets, why_not_boards, words
from alicegames.games.queen_alice.text.targets_paths import Paths
from alicegames.games.queen_alice.text.why_not_tiles import tile_reason
from alicegames.i18n import _, listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.targets import Path
    from alicegames.games.queen_alice.frames import Frame
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState, Seat

Names = tuple[str, ...]


class Asked(NamedTuple):
    """What a reason depends on."""

    kit: Kit
    view: QueenState
    frame: Frame
    seat: int
    """Who is asked."""
    names: Names


def why_not(kit: Kit, view: QueenState, target: str, picked: Path, names: Names) -> WhyNot:
    """Return the reason for one declared target id. Raises UnknownTargetError for any other."""
    split(targets.KINDS, target)
    owner, target = targets.unseated(target)
    kind, rest = split(targets.KINDS, target)
    decision = FRAMES.decision(kit, view)
    if decision is None:
        return WhyNot(_("The game is over."), "QA-130")
    if decision.player == CHANCE:
        return WhyNot(_("Cards are being drawn."), "QA-45")
    asked = Asked(kit, view, view.stack[-1], decision.player, names)
    if owner not in {-1, decision.player}:
        return WhyNot(_("This lies on {name}’s board.").format(name=names[owner]), "QA-03")
    finder = Paths(kit.data)
    paths = [path for option in decision.options for path in finder.of(view, decision, option)]
    on_a_path = _on_a_path(asked, paths, target, picked)
    if on_a_path:
        return on_a_path
    if isinstance(asked.frame, f.PayFor):
        return WhyNot(_("A price is to be paid first: choose one of the ways to pay."), "QA-51")
    return _REASONS.get(kind, _moment)(asked, rest)


def _on_a_path(asked: Asked, paths: list[Path], target: str, picked: Path) -> WhyNot | None:
    """What is to be chosen first, or let go first, for what a legal choice uses; None for anything else."""
    before = steps_before(paths, picked, target)
    if before:
        first = listed([_named(asked, one) for one in before])
        return WhyNot(_("First choose {what}.").format(what=first), _step(asked.frame), before)
    if before is not None:
        return WhyNot(_("This can be chosen now."), _step(asked.frame))
    if picked and (reason := _beside(asked, *split(targets.KINDS, target), picked)):
        return reason
    if picked and steps_before(paths, (), target) is not None:
        what = listed([_named(asked, one) for one in picked])
        return WhyNot(_("This does not go with {what}: let that go first.").format(what=what), _step(asked.frame))
    return None


def _beside(asked: Asked, kind: str, rest: str, picked: Path) -> WhyNot | None:
    """A square that the picked piece cannot reach has reasons of chess, or of rescue."""
    if kind != "square" or not isinstance(asked.frame, f.Activate):
        return None
    if picked[-1].startswith("jail:"):
        text = _("A rescued piece goes on a free return square of its colour; with none free, on any free one.")
        return WhyNot(text, "QA-40")
    if not picked[-1].startswith("square:"):
        return None
    return _no_move(asked.view, chess.square_number(picked[-1].partition(":")[2]), chess.square_number(rest))


def _named(asked: Asked, target: str) -> str:
    """Name a thing that is to be chosen first."""
    kind, rest = split(targets.KINDS, target)
    return _NAMES[kind](asked, rest) if kind in _NAMES else _("what is lit")


def _square_named(asked: Asked, rest: str) -> str:
    piece = asked.view.board[chess.square_number(rest)]
    if piece == EMPTY:
        return _("the square {square}").format(square=rest)
    return _("the {piece} on {square}").format(piece=words.piece(piece), square=rest)


def _reward_named(asked: Asked, rest: str) -> str:
    if rest == "hold":
        return _("what is lit")
    verb, arg, amount = rest.split(".")
    return words.reward(asked.kit.data, Reward(verb, int(arg), int(amount)))


_NAMES: Final[dict[str, Callable[[Asked, str], str]]] = {
    "square": _square_named,
    "jail": lambda asked, rest: _("the {piece} in the jail").format(
        piece=words.piece(targets.piece_number(rest.partition(".")[2]))
    ),
    "brick": lambda asked, rest: _("the wall space at {place}").format(
        place=words.wall_place(int(rest.partition(".")[2]))
    ),
    "messenger": lambda asked, rest: why_not_boards.post_named(asked.kit.data, rest),
    "twin": lambda asked, rest: words.twin(COLOUR_NAMES.index(rest)),
    "resource": lambda asked, rest: words.resource(RESOURCE_NAMES.index(rest.rpartition(".")[2])),
    "reward": _reward_named,
}
"""By the kind of a thing: what it is called."""


def _step(frame: Frame) -> str:
    """The rule of what is asked."""
    return _STEPS.get(type(frame), "QA-30")


_STEPS: Final[dict[type[Frame], str]] = {
    f.ChooseTrain: "QA-20",
    f.RideTrain: "QA-153",
    f.Discard: "QA-31",
    f.Play: "QA-32",
    f.Activate: "QA-49",
    f.Respawn: "QA-172",
    f.Act: "QA-36",
    f.Again: "QA-43",
    f.Rewards: "QA-52",
    f.PayFor: "QA-51",
    f.Refresh: "QA-45",
}


# -- chess ------------------------------------------------------------------------------------------------------------


def _square(asked: Asked, name: str) -> WhyNot:
    """Chess: wrong phase, wrong piece, or no legal move there."""
    view, frame = asked.view, asked.frame
    if not isinstance(frame, f.Activate):
        return _not_moving(asked)
    pieces = asked.kit.data.cards[frame.card].pieces
    needed = words.either([words.piece(code) for code in pieces])
    piece = view.board[chess.square_number(name)]
    if piece == EMPTY:
        return WhyNot(_("No {piece} can reach {square}.").format(piece=needed, square=name), "QA-33")
    if piece not in pieces:
        return WhyNot(_("The card played moves a {piece}.").format(piece=needed), "QA-21")
    return WhyNot(_("This piece can move, so it must: choose where it goes."), "QA-49")


def _not_moving(asked: Asked) -> WhyNot:
    """A square while no piece is asked for: the pawn that comes back, a card's capture, too early or too late."""
    if isinstance(asked.frame, f.Respawn):
        return WhyNot(
            _("A promoted pawn comes back on a free return square of its colour; with none free, on any free one."),
            "QA-172",
        )
    if "capture" in _pending(asked.frame):
        return WhyNot(_("Only a piece that the card names can be captured."), "QA-178")
    if asked.view.owner == CHANCE:
        return _in_set_up(asked)
    if _is_before_the_move(asked.view):
        return WhyNot(
            _("A piece moves only after a card has been played for it and that card’s rewards have been taken."),
            "QA-32",
        )
    return WhyNot(_("One card moves one piece; this turn’s piece has been used."), "QA-48")


def _pending(frame: Frame) -> frozenset[str]:
    """The verbs of the rewards at hand."""
    return frozenset(reward.verb for reward in frame.pending) if isinstance(frame, f.Rewards) else frozenset()


def _is_before_the_move(view: QueenState) -> bool:
    return any(isinstance(frame, f.Play | f.Activate) for frame in view.stack)


def _no_move(view: QueenState, origin: int, square: int) -> WhyNot:
    piece, other = view.board[origin], view.board[square]
    if piece == EMPTY:
        return WhyNot(_("No piece stands on {square}.").format(square=words.square(origin)), "QA-49")
    if other != EMPTY and other // KINDS == piece // KINDS:
        return WhyNot(_("A piece of its own colour stands in the way."), "QA-33")
    if piece % KINDS == PAWN:
        return WhyNot(_("A pawn goes exactly one step forward, and captures one step slantwise forward."), "QA-34")
    alone = chess.placed((EMPTY,) * chess.SQUARES, origin, piece)
    if square in chess.targets(alone, origin):
        return WhyNot(_("Another piece stands between."), "QA-33")
    return WhyNot(_("A {kind} does not move like that.").format(kind=words.kind(piece % KINDS)), "QA-33")


def _jail(asked: Asked, rest: str) -> WhyNot:
    if not isinstance(asked.frame, f.Activate):
        return WhyNot(_("A piece leaves a jail when a card is played that moves its kind."), "QA-40")
    pieces = asked.kit.data.cards[asked.frame.card].pieces
    needed = words.either([words.piece(code) for code in pieces])
    return WhyNot(_("The card played rescues a {piece}.").format(piece=needed), "QA-40")


# -- cards ------------------------------------------------------------------------------------------------------------


def _card(asked: Asked, rest: str) -> WhyNot:
    """A card of the hand or of a pile."""
    frame = asked.frame
    if asked.view.owner == CHANCE:
        return _in_set_up(asked)
    if isinstance(frame, f.Rewards):
        return _card_for_no_reward(asked, rest)
    if isinstance(frame, f.Discard | f.Play | f.Refresh):
        return WhyNot(_("A card of the hand is asked for, and this one is not in your hand."), "QA-30")
    if _is_before_the_move(asked.view):
        return WhyNot(_("A card has been played: now a piece that it names is used."), "QA-32")
    return WhyNot(_("One card is discarded and one played each turn; both have been."), "QA-30")


def _card_for_no_reward(asked: Asked, key: str) -> WhyNot:
    pending, seat = _pending(asked.frame), asked.view.seats[asked.seat]
    if pending & {"invite", "card"}:
        return _not_invited(seat, key in {asked.kit.data.cards[card].key for card in (*seat.hand, *seat.discard)})
    if "discard_card" in pending:
        return WhyNot(
            _("The card played lets you discard only a card of your hand, of the levels that it names."), "QA-28"
        )
    return WhyNot(_("No reward at hand uses a card of the hand."), "QA-23")


def _not_invited(seat: Seat, is_own: bool) -> WhyNot:  # noqa: FBT001
    if not is_own:
        return WhyNot(_("Only a card of your hand or of your discard pile can be invited."), "QA-23")
    if len(seat.pool) + len(seat.discard) <= cards.FEWEST_CARDS:
        return WhyNot(_("At least three cards must be left that are not guests."), "QA-25")
    return WhyNot(_("An invitation must leave a card in hand to be played."), "QA-25")


def _market(asked: Asked, rest: str) -> WhyNot:
    """Level, empty block, or cost; a block is acquired only with a reward that says so."""
    seat, frame = asked.view.seats[asked.seat], asked.frame
    wanted = sorted({one.arg for one in frame.pending if one.verb in _ACQUIRES} if isinstance(frame, f.Rewards) else ())
    if not wanted:
        return WhyNot(
            _("A market card is acquired only with a reward that says so, even if it could be paid."), "QA-169"
        )
    name, _dot, block = rest.partition(".")
    level, number = LEVEL_NAMES.index(name), int(block) - 1
    if level not in wanted and not may_change_row(seat):
        levels = words.either([words.level_card(one) for one in wanted])
        return WhyNot(_("The reward at hand is {card}.").format(card=levels), "QA-120")
    if asked.view.market[cards.place(level, number)] == NOBODY:
        return WhyNot(_("No card lies in this block."), "QA-124")
    if "train_card" in _pending(frame):
        return WhyNot(_("A train brings the card of the left block."), "QA-155")
    if level not in wanted:
        return WhyNot(_("Another row costs 1 hour for each step up, and the block’s cost besides."), "QA-125")
    if number == 1:
        return WhyNot(_("The second block costs 1 hour, and you have none."), "QA-120")
    return WhyNot(_("The third block costs 1 resource, and you can pay none, not even with time or a cube."), "QA-120")


_ACQUIRES: Final = frozenset({"acquire", "card", "train_card"})


# -- other things -----------------------------------------------------------------------------------------------------


def _in_set_up(asked: Asked) -> WhyNot:
    return WhyNot(_("The table is still being laid: first the trains are chosen and ridden."), "QA-20")


def _paths_of_alice(asked: Asked, rest: str) -> WhyNot:
    frame = asked.frame
    steps = sorted({one.arg for one in frame.pending if one.verb == "alice"} if isinstance(frame, f.Rewards) else ())
    if steps:
        colours = words.either([words.colour(colour) for colour in steps])
        return WhyNot(_("The reward at hand is a step of the {colour} Alice.").format(colour=colours), "QA-110")
    return WhyNot(_("Alices and crowns move only by rewards that say so."), "QA-110")


def _pawprint(asked: Asked, rest: str) -> WhyNot:
    if isinstance(asked.frame, f.Rewards) and any(
        (one.verb, one.arg) == ("pawprint", ANY_COLOUR) for one in asked.frame.pending
    ):
        return WhyNot(_("A pawprint is taken for one of the two cats: choose the cat, not the space."), "QA-117")
    return WhyNot(_("The cats’ markers move only by pawprints, and none of your choice is at hand."), "QA-117")


def _purse(asked: Asked, rest: str) -> WhyNot:
    gains = {one.arg for one in asked.frame.pending if one.verb in _GAINS} if isinstance(asked.frame, f.Rewards) else ()
    if gains:
        return _not_gained(asked.view.seats[asked.seat], RESOURCE_NAMES.index(rest), sorted(gains))
    return WhyNot(_("Resources are spent when something is to be paid."), "QA-55")


_GAINS: Final = frozenset({"gain_resource", "row", "unlock_cube"})


def _not_gained(seat: Seat, kind: int, gains: list[int]) -> WhyNot:
    """Another resource is at hand; or this one, with no cube free and nothing else to give up (QA-53)."""
    if {kind, ANY_RESOURCE} & {*gains}:
        return WhyNot(_("All your cubes hold {resource} already.").format(resource=words.resource(kind)), "QA-53")
    at_hand = words.either([words.resource(one) for one in gains])
    if room(seat) > 0:
        return WhyNot(_("The resource at hand is {resource}.").format(resource=at_hand), "QA-53")
    text = _("The resource at hand is {resource}, and you have no {other} to give up for it.")
    return WhyNot(text.format(resource=at_hand, other=words.resource(kind)), "QA-53")


def _means(asked: Asked, rest: str) -> WhyNot:
    return WhyNot(_("Hours and black cubes are given only when something is to be paid."), "QA-55")


def _book(asked: Asked, rest: str) -> WhyNot:
    return WhyNot(_("A book is chosen where a tree space prints books of several colours."), "QA-92")


def _flower(asked: Asked, rest: str) -> WhyNot:
    return WhyNot(_("Flowers act by themselves; two blue ones let a stored tea be changed for time."), "QA-76")


def _train(asked: Asked, rest: str) -> WhyNot:
    return WhyNot(_("Train cards are used before the first turn only."), "QA-20")


def _moment(asked: Asked, rest: str) -> WhyNot:
    """Whatever else lies there: what is asked now."""
    if asked.view.owner == CHANCE:
        return _in_set_up(asked)
    return WhyNot(_MOMENTS.get(type(asked.frame), lambda: _("Now the turn is ended."))(), _step(asked.frame))


_MOMENTS: Final[dict[type[Frame], Callable[[], str]]] = {
    f.Discard: lambda: _("The turn begins with discarding a card."),
    f.Play: lambda: _("Now a card is played."),
    f.Activate: lambda: _("Now a piece of the card is moved or rescued."),
    f.Respawn: lambda: _("Now the promoted pawn comes back."),
    f.Act: lambda: _("Now the action of the square is done, or left for 2 hours."),
    f.Again: lambda: _("Now the action is repeated, or the turn ends."),
    f.Rewards: lambda: _("Rewards are to be taken or left before the turn goes on."),
    f.Refresh: lambda: _("Now a card too many is discarded."),
}
_REASONS: Final[dict[str, Callable[[Asked, str], WhyNot]]] = {
    "square": _square,
    "jail": _jail,
    "jails": _jail,
    "hand": _card,
    "card": _card,
    "market": _market,
    "tile": lambda asked, rest: tile_reason(asked.kit, asked.view, asked.frame, asked.seat, rest),
    "train": _train,
    **dict.fromkeys(("path", "alice", "crowns", "wish", "throne"), _paths_of_alice),
    **dict.fromkeys(("cat", "paw"), _pawprint),
    "resource": _purse,
    **dict.fromkeys(("clock", "cube"), _means),
    "book": _book,
    "flower": _flower,
    **{
        kind: lambda asked, rest, kind=kind: (  # type: ignore[misc]
            _in_set_up(asked)
            if asked.view.owner == CHANCE
            else why_not_boards.board_reason(asked.kit, asked.view, asked.frame, asked.seat, (kind, rest))
        )
        for kind in why_not_boards.SUITS_OF
    },
}
"""By the kind of a thing: why it cannot be chosen."""
