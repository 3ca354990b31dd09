"""Tooltips of what a seat has: each speaks of the seat whose thing it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import UNKNOWN
from alicegames.games.queen_alice.pack.verbs import BOOK_NAMES, COLOUR_NAMES, FLOWER_NAMES, RESOURCE_NAMES
from alicegames.games.queen_alice.play.kit import TOKENS_EACH, price
from alicegames.games.queen_alice.play.prices import FULL_CLOCK, resource_hours, room
from alicegames.games.queen_alice.text import targets, words
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.state import QueenState, Seat


class SeatAbout:
    """The words of a seat's things."""

    def __init__(self, data: QueenData) -> None:
        self._data = data

    def about(self, view: QueenState, seat: int, short: str, name: str) -> str:
        """Describe a thing of a seat by its short id; empty if there is nothing to say."""
        kind, _sep, rest = short.partition(":")
        owner = view.seats[seat]
        match kind:
            case "clock":
                return _clock(owner, name)
            case "resource":
                return _resource(owner, RESOURCE_NAMES.index(rest), name)
            case "cube":
                text = _("{name} has unlocked {cubes}. Locking one again pays for any one resource.")
                if not owner.cubes:
                    text = _("{name} has unlocked no black cube yet. One more resource can be kept with each.")
                return text.format(name=name, cubes=words.cubes(owner.cubes))
            case "flower":
                return _flower(view, owner, FLOWER_NAMES.index(rest), name)
            case "book":
                return _book(owner, BOOK_NAMES.index(rest), name)
            case _:
                return self._tokens(owner, kind, rest, name)

    def _tokens(self, owner: Seat, kind: str, rest: str, name: str) -> str:
        match kind:
            case "heart":
                return self._heart(owner, COLOUR_NAMES.index(rest.partition(".")[0]), name)
            case "diamond":
                colour, _sep, number = rest.partition(".")
                return self._diamond(owner, COLOUR_NAMES.index(colour), int(number) - 1, name)
            case "deck":
                count = len(owner.pool) - len(owner.hand)
                text = ngettext("{name}’s draw pile: {count} card.", "{name}’s draw pile: {count} cards.", count)
                text = text if count else _("{name}’s draw pile is empty.")
                return text.format(name=name, count=count)
            case "discard":
                empty = _("{name}’s discard pile is empty.")
                return self._cards(_("{name}’s discard pile: {cards}."), owner.discard, name) or empty.format(name=name)
            case "guests":
                nobody = _("{name} has invited nobody yet.")
                return self._cards(_("{name}’s guests: {cards}."), owner.invited, name) or nobody.format(name=name)
            case _:
                return ""

    def _cards(self, text: str, cards: tuple[int, ...], name: str) -> str:
        """What lies open in a pile; empty if nothing does."""
        said = [words.card(self._data, card) for card in cards if card != UNKNOWN]
        return text.format(name=name, cards=listed(said)) if said else ""

    def _heart(self, owner: Seat, colour: int, name: str) -> str:
        number = owner.hearts[colour]
        if number == TOKENS_EACH:
            return _("{name} has no {colour} heart left.").format(name=name, colour=words.colour(colour))
        found = self._data.courtier.hearts[colour][number]
        return _("{name}’s lowest {colour} heart costs {price} and gives {rewards}.").format(
            name=name,
            colour=words.colour(colour),
            price=words.price(*price(found.cost)),
            rewards=words.rewards(self._data, found.rewards),
        )

    def _diamond(self, owner: Seat, colour: int, number: int, name: str) -> str:
        given = words.rewards(self._data, self._data.courtier.diamonds[colour][number])
        text = (
            _("{name}’s diamond here has left the board; it gave {rewards}.")
            if owner.diamonds[colour] >> number & 1
            else _("Under {name}’s {colour} diamond here: {rewards}.")
        )
        return text.format(name=name, colour=words.colour(colour), rewards=given)


def _clock(owner: Seat, name: str) -> str:
    rate = resource_hours(owner)
    return _("{name}’s clock: {time} of {full} hours; each hour more is 1 IP. {rate} hours pay for a resource.").format(
        name=name, time=owner.time, full=FULL_CLOCK, rate=rate
    )


def _resource(owner: Seat, kind: int, name: str) -> str:
    free = room(owner)
    text = _("{name} has {resource} in store; {free}.")
    said = ngettext("{count} cube is free", "{count} cubes are free", free).format(count=free)
    return text.format(name=name, resource=words.resources(kind, owner.store[kind]), free=said)


def _flower(view: QueenState, owner: Seat, kind: int, name: str) -> str:
    count = _("{name} has {count}; in the supply: {left}.").format(
        name=name, count=owner.flowers[kind], left=view.flowers[kind]
    )
    return f"{_flower_effect(kind)} {count}"


def _flower_effect(number: int) -> str:
    """Tell what the first and the second flower of a kind do (QA-76)."""
    return (
        _("First pink: the wild column costs nothing extra. Second: a central row gives its hours too."),
        _("First orange: a repeat costs 5 hours. Second: a repeated action costs one resource less."),
        _("First yellow: five cards in hand. Second: change the market row for 1 hour a step; down gains it."),
        _("First blue: 2 hours pay for a resource. Second: a tea can be changed for 2 hours."),
    )[number]


def _book(owner: Seat, colour: int, name: str) -> str:
    books = words.books([count * (number == colour) for number, count in enumerate(owner.books)])
    return _("{name} has {books}.").format(name=name, books=books)


def paying(data: QueenData, owner: Seat, thing: str) -> str:
    """Describe a thing that can pay, by the rest of its id."""
    text = _paying(data, owner, thing)
    more = _("A click lets more of it pay in the place of something else; after the most, as little as can be.")
    return f"{text} {more}" if thing in (*RESOURCE_NAMES, "time", "cube") else text


def _paying(data: QueenData, owner: Seat, thing: str) -> str:
    match thing:
        case "now":
            return _("Pay what is marked.")
        case "time":
            count = words.hours(owner.time)
            text = _("Time: you have {hours}; {rate} pay for a resource.")
            return text.format(hours=count, rate=words.hours(resource_hours(owner)))
        case "cube":
            text = _("Black cubes: you have {cubes}; one that is locked again pays for a resource.")
            return text.format(cubes=words.cubes(owner.cubes))
        case "card":
            return _("The discount of the card that was played.")
        case "flower":
            return _("The discount of two orange flowers, always used.")
        case _ if thing in RESOURCE_NAMES:
            kind = RESOURCE_NAMES.index(thing)
            name = words.opened(words.resource(kind))
            return _("{thing}: you have {resources}.").format(
                thing=name, resources=words.resources(kind, owner.store[kind])
            )
        case _:
            key = thing.partition(".")[2]
            return next((words.tile_text(data, tile) for tile in data.bookmarks if tile.key == key), "")


def is_of_a_seat(target: str) -> bool:
    """Whether an id is that of a seat's thing which this module describes."""
    kind = target.partition(":")[0]
    return kind in targets.SEATED and kind not in {"jail", "tile"}
