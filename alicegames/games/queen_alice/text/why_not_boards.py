"""Why a place of the garden, the messengers' paths, the tree or the wall cannot be chosen now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.game import WhyNot
from alicegames.games.queen_alice.choices import Build, Climb, Plant, Ride
from alicegames.games.queen_alice.frames import Act, Again, Rewards
from alicegames.games.queen_alice.pack.verbs import ANY_SUIT, CLUBS, COLOUR_NAMES, DIAMONDS, HEARTS, SPADES
from alicegames.games.queen_alice.play.kit import TOKENS_EACH, WALL_COLUMNS
from alicegames.games.queen_alice.play.prices import repeat_hours, with_extra
from alicegames.games.queen_alice.play.targets import act_options, again_options, extra_of, options_of, suits_of
from alicegames.games.queen_alice.state import FREE
from alicegames.games.queen_alice.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.games.queen_alice.choices import Target
    from alicegames.games.queen_alice.frames import Frame
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.play.payment import Price
    from alicegames.games.queen_alice.state import QueenState, Seat

SUITS_OF: Final = {
    **dict.fromkeys(("bed", "zone", "heart", "gardener"), HEARTS),
    **dict.fromkeys(("messenger", "seal"), SPADES),
    **dict.fromkeys(("tree", "twin", "arrow", "shelf"), CLUBS),
    **dict.fromkeys(("brick", "diamond", "humpty"), DIAMONDS),
}
"""By kind of thing: the suit whose action uses it."""


def post_named(data: QueenData, key: str) -> str:
    """Name a space of a messengers' path by its key."""
    for colour, path in enumerate(data.messengers):
        for number, space in enumerate(path.spaces):
            if space.key == key:
                return words.post(data, colour, number)
    raise LookupError(key)


def board_reason(kit: Kit, view: QueenState, frame: Frame, asked: int, target: tuple[str, str]) -> WhyNot:
    """Garden, paths, tree and wall: wrong moment, colour or suit, taken, out of reach, or too dear."""
    kind, rest = target
    suit = SUITS_OF[kind]
    if not isinstance(frame, Act | Again):
        return _no_action_now(view, frame, suit)
    suits = suits_of(frame) if isinstance(frame, Act) else (frame.suit,)
    if suit not in suits:
        return _other_suit(frame, suits)
    colour_name, _dot, number = rest.partition(".")
    if colour_name in COLOUR_NAMES[:2] and COLOUR_NAMES[frame.colour] != colour_name:
        return WhyNot(
            _("The action has the colour of the piece: {colour}.").format(colour=words.colour(frame.colour)), "QA-36"
        )
    runs = options_of(kit, view, asked, frame.colour, suit)
    possible = [(choice, cost) for cost, choices in runs for choice in choices]
    if not possible:
        return _finished(view.seats[asked], frame.colour, suit)
    offered = list(_OFFERED[type(frame)](kit, view, asked, frame))
    if any(_is_of(kit, view.players, choice, target) for choice in offered):
        return _PARTS[kind]()
    hours = repeat_hours(view.seats[asked])
    if isinstance(frame, Again) and view.seats[asked].time < hours and not offered:
        text = _("A repeat costs {hours}; you have {time}.")
        return WhyNot(text.format(hours=words.hours(hours), time=words.hours(view.seats[asked].time)), "QA-43")
    extra = extra_of(view, asked, frame, suit) if isinstance(frame, Act) else 0
    prices = [cost for choice, cost in possible if _is_of(kit, view.players, choice, target)]
    if prices:
        return _too_dear(with_extra(min(prices, key=lambda cost: cost.total), extra), again=isinstance(frame, Again))
    return _PLACES[kind](kit, view, view.seats[asked], (frame.colour, number))


def _other_suit(frame: Act | Again, suits: tuple[int, ...]) -> WhyNot:
    allowed = words.either([words.suit(one) for one in suits])
    if isinstance(frame, Again):
        return WhyNot(_("Only the action just done can be repeated: {suits}.").format(suits=allowed), "QA-43")
    return WhyNot(_("The piece’s column allows no action but {suits}.").format(suits=allowed), "QA-38")


_OFFERED: Final[dict[type, Callable[[Kit, QueenState, int, Any], Iterable[Target]]]] = {
    Act: act_options,
    Again: again_options,
}


def _finished(seat: Seat, colour: int, suit: int) -> WhyNot:
    """An action that cannot be done in its colour at all (QA-44)."""
    sentence = (
        _("No heart of this colour is left on your board.")
        if seat.hearts[colour] == TOKENS_EACH
        else _("No garden zone of this colour has a free space."),
        _("{who} has come to the end of the path.").format(who=words.opened(words.messenger(colour))),
        _("{who} has come to the top of the tree.").format(who=words.twin(colour)),
        _("No diamond of this colour is left on your board.")
        if seat.diamonds[colour].bit_count() == TOKENS_EACH
        else _("The wall of this colour is full."),
    )[suit]
    return WhyNot(sentence, "QA-44")


_PARTS: Final[dict[str, Callable[[], WhyNot]]] = {
    "heart": lambda: WhyNot(_("Your lowest heart goes where you plant it: choose a garden space."), "QA-72"),
    "zone": lambda: WhyNot(_("The gardener goes where you plant: choose a garden space."), "QA-70"),
    "twin": lambda: WhyNot(_("A twin goes up an arrow: choose the space that it leads to."), "QA-90"),
    "arrow": lambda: WhyNot(_("A twin goes up an arrow: choose the space that it leads to."), "QA-90"),
}
"""What goes along with a choice of another thing that can be made and paid."""


def _too_dear(price: Price, *, again: bool) -> WhyNot:
    said = words.price(*price)
    if again:
        text = _(
            "It costs {price} before discounts, besides the repeat’s hours; that cannot be paid, not even with time "
            "and black cubes."
        )
    else:
        text = _("It costs {price} before discounts; that cannot be paid, not even with time and black cubes.")
    return WhyNot(text.format(price=said), "QA-69")


def _is_of(kit: Kit, players: int, choice: Target, target: tuple[str, str]) -> bool:
    """Whether a thing is what an action would be done on."""
    kind, rest = target
    number = rest.partition(".")[2]
    match choice:
        case Plant(colour, space):
            zone = kit.board(players).zone_of[colour][space]
            return kind == "heart" or number == {"bed": str(space), "zone": str(zone)}.get(kind)
        case Ride(colour, way):
            return kind == "messenger" and kit.data.messengers[colour].spaces[way[-1]].key == rest
        case Climb(_, to, black):
            names = {"tree": kit.data.tree.spaces[to].key, "arrow": "black" if black else "yellow"}
            return kind == "twin" or names.get(kind) == rest
        case Build(_, space, diamond):
            return number == {"brick": str(space), "diamond": str(diamond + 1)}.get(kind)


# -- no action is asked for -------------------------------------------------------------------------------------------


def _no_action_now(view: QueenState, frame: Frame, suit: int) -> WhyNot:
    """A mini-action does less, or it is too early, or too late."""
    minis = {one.arg for one in frame.pending if one.verb == "mini_action"} if isinstance(frame, Rewards) else set()
    if minis & {suit, ANY_SUIT}:
        return _MINI[suit]()
    if minis:
        allowed = words.either([words.suit(one) for one in sorted(minis)])
        return WhyNot(_("The mini-action at hand is one of {suits}.").format(suits=allowed), "QA-180")
    if any(frame.tag in {"discard", "play", "activate", "respawn", "act"} for frame in view.stack):
        return WhyNot(_("Actions are done after a chess piece has landed and its rewards have been taken."), "QA-36")
    return WhyNot(_("One piece gives one action, and this turn’s has been done or left."), "QA-48")


_MINI: Final[tuple[Callable[[], WhyNot], ...]] = (
    lambda: WhyNot(_("The mini-action sets your lowest heart of a colour aside; it plants nothing."), "QA-78"),
    lambda: WhyNot(_("The mini-action moves one of your messengers one space forward."), "QA-87"),
    lambda: WhyNot(_("The mini-action moves one of your twins up a black arrow."), "QA-96"),
    lambda: WhyNot(_("The mini-action sets a diamond of your board aside; it builds nothing."), "QA-104"),
)


# -- places where the action cannot be done ---------------------------------------------------------------------------

Place = tuple[int, str]
"""A colour, and the rest of the target's id."""


def _bed(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    if seat.hearts[place[0]] == TOKENS_EACH:
        return WhyNot(_("No heart of this colour is left on your board."), "QA-72")
    return WhyNot(_("This garden space is taken."), "QA-73")


def _zone(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    return WhyNot(_("This zone has no free space."), "QA-79")


def _gardener(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    return WhyNot(_("The gardener goes where you plant: choose a garden space."), "QA-70")


def _messenger(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    return WhyNot(
        _("{who} goes 1 to 3 spaces forward along the arrows.").format(who=words.opened(words.messenger(place[0]))),
        "QA-80",
    )


def _seal(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    return WhyNot(_("A seal is gained when a messenger crosses it: choose the space it goes to."), "QA-83")


def _tree(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    return WhyNot(_("{who} goes up one arrow from where it stands.").format(who=words.twin(place[0])), "QA-90")


def _shelf(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    return WhyNot(_("Bookmarks are bought after a twin has climbed."), "QA-93")


def _brick(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    colour, number = place
    wall, space = view.walls[colour], int(number)
    if wall[space] != FREE:
        return WhyNot(_("This wall space is built on."), "QA-106")
    if any(wall[low] == FREE for low in range(space - WALL_COLUMNS, -1, -WALL_COLUMNS)):
        return WhyNot(_("A diamond goes on the lowest free space of its column."), "QA-100")
    return WhyNot(_("No diamond of this colour is left on your board."), "QA-101")


def _diamond(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    return WhyNot(_("This diamond has left the board."), "QA-101")


def _humpty(kit: Kit, view: QueenState, seat: Seat, place: Place) -> WhyNot:
    return WhyNot(_("Humpty Dumpty climbs by himself when his row is full: choose a space of the wall."), "QA-102")


_PLACES: Final[dict[str, Callable[[Kit, QueenState, Seat, Place], WhyNot]]] = {
    "bed": _bed,
    "zone": _zone,
    "heart": _bed,
    "gardener": _gardener,
    "messenger": _messenger,
    "seal": _seal,
    "tree": _tree,
    "twin": _tree,
    "arrow": _tree,
    "shelf": _shelf,
    "brick": _brick,
    "diamond": _diamond,
    "humpty": _humpty,
}
"""By kind of thing: why the action cannot be done there, paid or not."""
