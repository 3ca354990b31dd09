"""The names of things: pieces, resources, rewards, prices, cards, spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import UNKNOWN
from alicegames.games.queen_alice.pack.verbs import ANY_COLOUR, KIND_NAMES, KINDS
from alicegames.games.queen_alice.play.chess import square_name
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alicegames.games.queen_alice.pack.data import Bookmark, Card, QueenData, Wish
    from alicegames.games.queen_alice.pack.verbs import Reward


def either(words: Sequence[str]) -> str:
    """Join words as alternatives: ``a, b or c``."""
    if len(words) == 1:
        return words[0]
    return _("{first} or {last}").format(first=", ".join(words[:-1]), last=words[-1])


def set_bits(mask: int, count: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [bit for bit in range(count) if mask >> bit & 1]


# -- single words -----------------------------------------------------------------------------------------------------


def colour(number: int) -> str:
    """Name a kingdom's colour."""
    return (_("red"), _("white"), _("red or white"))[number]


def suit(number: int) -> str:
    """Name a suit, the wild one too."""
    return (_("hearts"), _("spades"), _("clubs"), _("diamonds"), _("any suit"))[number]


def level(number: int) -> str:
    """Name a card level."""
    return (_("basic"), _("bronze"), _("silver"), _("gold"))[number]


def resource(number: int) -> str:
    """Name one resource, with its article."""
    return (_("a cake"), _("a tea"), _("a toast"), _("a resource of your choice"))[number]


def resources(number: int, count: int) -> str:
    """Name so many resources of a kind."""
    forms = (
        ngettext("{count} cake", "{count} cakes", count),
        ngettext("{count} tea", "{count} teas", count),
        ngettext("{count} toast", "{count} toasts", count),
        ngettext("{count} resource of your choice", "{count} resources of your choice", count),
    )
    return forms[number].format(count=count)


def flower(number: int) -> str:
    """Name a Live Flower."""
    return (_("a pink flower"), _("an orange flower"), _("a yellow flower"), _("a blue flower"))[number]


def flower_effect(number: int) -> str:
    """Tell what the first and the second flower of a kind do (QA-76)."""
    return (
        _("First pink: the wild column costs nothing extra. Second: a central row gives its time too."),
        _("First orange: a repeat costs 5 time. Second: a repeated action costs one resource less."),
        _("First yellow: five cards in hand. Second: change the market row for 1 time a step, down gains it."),
        _("First blue: 2 time pay for a resource. Second: a tea can be changed for 2 time."),
    )[number]


def book(number: int) -> str:
    """Name a book."""
    return (_("a white book"), _("a green book"), _("a brown book"))[number]


def books(counts: Sequence[int]) -> str:
    """Name books of the three colours, as held or as a price."""
    names = (_("white"), _("green"), _("brown"))
    found = [_("{count} {colour}").format(count=count, colour=names[n]) for n, count in enumerate(counts) if count]
    return _("{books} (books)").format(books=listed(found)) if found else _("no books")


def piece(code: int) -> str:
    """Name a chess piece."""
    return (
        _("red king"),
        _("red queen"),
        _("red rook"),
        _("red bishop"),
        _("red knight"),
        _("red pawn"),
        _("white king"),
        _("white queen"),
        _("white rook"),
        _("white bishop"),
        _("white knight"),
        _("white pawn"),
    )[code]


def kind(number: int) -> str:
    """Name a kind of chess piece."""
    return (_("king"), _("queen"), _("rook"), _("bishop"), _("knight"), _("pawn"))[number]


def messenger(number: int) -> str:
    """Name the messenger of a colour (QA-162)."""
    return (_("the Mad Hatter"), _("the March Hare"))[number]


def twin(number: int) -> str:
    """Name the twin of a colour (QA-162)."""
    return (_("Tweedledee"), _("Tweedledum"))[number]


def block(level_: int, number: int) -> str:
    """Name a block of the market."""
    places = (_("first"), _("second"), _("third"))
    return _("the {place} {level} block").format(place=places[number], level=level(level_))


# -- rewards and prices -----------------------------------------------------------------------------------------------


def reward(data: QueenData, given: Reward) -> str:
    """Name a reward."""
    arg, amount = given.arg, given.amount
    match given.verb:
        case "gain_time":
            return ngettext("{count} time", "{count} time", amount).format(count=amount)
        case "gain_resource" | "row":
            return resources(arg, amount) if amount > 1 else resource(arg)
        case "unlock_cube":
            return _("a black cube with {resource}").format(resource=resource(arg))
        case "gain_ip":
            return _("{count} IP").format(count=amount)
        case "pawprint":
            return _pawprints(arg, amount)
        case "flower":
            return flower(arg)
        case "book":
            return _books(arg, amount)
        case _:
            return _big_reward(data, given)


def _pawprints(colour_: int, amount: int) -> str:
    if colour_ == ANY_COLOUR:
        text = ngettext("{count} pawprint of either colour", "{count} pawprints of either colour", amount)
        return text.format(count=amount)
    text = ngettext("{count} {colour} pawprint", "{count} {colour} pawprints", amount)
    return text.format(count=amount, colour=colour(colour_))


def _books(mask: int, amount: int) -> str:
    found = either([book(bit) for bit in set_bits(mask, 3)])
    return found if amount == 1 else _("{book}, {count} times").format(book=found, count=amount)


def _big_reward(data: QueenData, given: Reward) -> str:
    arg, amount = given.arg, given.amount
    match given.verb:
        case "alice":
            return (
                _("a step of an Alice")
                if arg == ANY_COLOUR
                else _("a step of the {colour} Alice").format(colour=colour(arg))
            )
        case "mini_action":
            return _("a mini-action of {suit}").format(suit=suit(arg))
        case "acquire" | "train_card":
            return _("acquire a {level} card").format(level=level(arg))
        case "invite":
            return _("invite a card")
        case "capture":
            return _captured(arg)
        case "discount":
            return _("one payment costs {count} less").format(count=amount)
        case "bookmark" | "tile":
            return _("the bookmark “{name}”").format(name=_(data.bookmarks[arg].name))
        case _:
            return _own_reward(given)


def _captured(mask: int) -> str:
    """The pieces that a card captures: ``capture a white rook, bishop, knight or pawn``."""
    codes = set_bits(mask, 2 * KINDS)
    kinds = either([kind(code % KINDS) for code in codes])
    return _("capture any {colour} {kinds}").format(colour=colour(codes[0] // KINDS), kinds=kinds)


def _own_reward(given: Reward) -> str:
    match given.verb:
        case "discard_card":
            levels = either([level(bit) for bit in set_bits(given.arg, 4)])
            return _("discard a {levels} card from hand for its discard reward").format(levels=levels)
        case "crown":
            return _("a {colour} crown").format(colour=colour(given.arg // 4))
        case "buy":
            return _("buy a bookmark")
        case "card":
            return _("acquire a {level} card or invite one").format(level=level(given.arg))
        case _:
            return given.verb


def rewards(data: QueenData, given: Iterable[Reward]) -> str:
    """Name several rewards."""
    return listed([reward(data, one) for one in given])


def price(cake: int, tea: int, toast: int, any_: int = 0) -> str:
    """Name a price in resources."""
    amounts = (cake, tea, toast, any_)
    return listed([resources(number, amount) for number, amount in enumerate(amounts) if amount])


def sweet_price(count: int) -> str:
    """Name the price of a yellow arrow: cake for the red twin, toast for the white."""
    return ngettext("{count} cake or toast", "{count} cakes or toasts", count).format(count=count)


# -- cards, bookmarks, wishes, trains ---------------------------------------------------------------------------------


def card(data: QueenData, number: int) -> str:
    """Name a card, and the piece that it moves."""
    if number == UNKNOWN:
        return _("a hidden card")
    found = data.cards[number]
    return _("{name} ({pieces})").format(name=_(found.name), pieces=pieces(found))


def pieces(found: Card) -> str:
    """Name the pieces that a card moves."""
    return (
        piece(found.pieces[0]) if len(found.pieces) == 1 else _("{kind} of either colour").format(kind=kind(found.kind))
    )


def card_text(data: QueenData, number: int) -> str:
    """Tell all that stands on a card (QA-21, QA-22)."""
    found = data.cards[number]
    parts = [_("{card}, {level}.").format(card=card(data, number), level=level(found.level))]
    parts.append(_("Discard: {rewards}.").format(rewards=rewards(data, found.discard)))
    if found.play:
        parts.append(_("Play: {rewards}.").format(rewards=rewards(data, found.play)))
    if found.level and KIND_NAMES[found.kind] == "king":
        parts.append(_("Its action may be one of any suit."))
    parts.append(_("Guest: {bonus}.").format(bonus=bonus(found)))
    return " ".join(parts)


def bonus(found: Card) -> str:
    """Tell an invitation bonus (QA-26)."""
    points = found.bonus.ip
    match found.bonus.kind:
        case "same_piece":
            text = _("{points} IP and 2 for every guest with the same piece and colour")
        case "same_kind":
            text = _("{points} IP and 2 for every guest with the same piece of either colour")
        case "acquired":
            text = _("{points} IP and 1 for every card acquired")
        case "invited":
            text = _("{points} IP and 1 for every guest")
        case _:
            text = _("{points} IP")
    return text.format(points=points)


def tile_text(data: QueenData, tile: Bookmark) -> str:
    """Tell what a bookmark costs and does (QA-97 to QA-99)."""
    return _("{name}, for {price}. {effect}").format(
        name=_(tile.name), price=books(tile.price), effect=tile_effect(data, tile)
    )


def tile_effect(data: QueenData, tile: Bookmark) -> str:
    """Tell what a bookmark does."""
    if tile.when == "at_once":
        return _("At once: {rewards}.").format(rewards=rewards(data, tile.rewards))
    if tile.when == "end":
        return _("At the end: {each} IP for {thing}, {most} at most.").format(
            each=tile.each, thing=_counted(tile), most=tile.most
        )
    if tile.trigger == "cheaper_own":
        return _("Once a turn: an action of {suit} costs one cake or toast less.").format(suit=suit(tile.suit))
    if tile.trigger == "cheaper_tea":
        return _("Once a turn: an action of {suit} costs one tea less.").format(suit=suit(tile.suit))
    return _("Once a turn: {rewards} when you {event}.").format(
        rewards=rewards(data, tile.rewards), event=_event(tile.trigger)
    )


def _event(trigger: str) -> str:
    match trigger:
        case "unlock":
            return _("unlock a black cube")
        case "acquire":
            return _("acquire a card")
        case "invite":
            return _("invite a card")
        case "capture":
            return _("capture a piece")
        case "rescue":
            return _("rescue a piece")
        case _:
            return _("advance an Alice")


def _counted(tile: Bookmark) -> str:
    match tile.score:
        case "time":
            return _("each hour left")
        case "alice":
            return _("each step that you advanced the {colour} Alice").format(colour=colour(tile.arg))
        case "pawprints":
            return _("each step on the {colour} cat’s track").format(colour=colour(tile.arg))
        case "invited":
            return _("each {colour} guest").format(colour=colour(tile.arg))
        case "acquired":
            return _("each {level} card acquired").format(level=level(tile.arg))
        case _:
            return _("each black cube unlocked")


def wish(found: Wish) -> str:
    """Name a wish and tell what it is worth (QA-140 to QA-143)."""
    text = _("“{name}”: {yellow} IP, platinum {platinum}, {thing}").format(
        name=_(found.name), yellow=found.yellow, platinum=found.platinum, thing=wish_thing(found.counts)
    )
    return text + (_(" (at most {most})").format(most=found.most) if found.most else "")


def wish_thing(counts: str) -> str:
    """Tell what a wish counts."""
    return {
        "hearts_off": _("for each heart off your board"),
        "heart_pairs": _("for each pair of a red and a white heart off your board"),
        "flower_pairs": _("for each pair of like flowers"),
        "flower_sets": _("for each set of three different flowers"),
        "spaces": _("for each space that your messengers moved"),
        "space_pairs": _("for each pair of spaces moved, one red and one white"),
        "ranked_spaces": _("for each bronze or gold space that your messengers reached"),
        "seals": _("for each seal crossed"),
        "steps": _("for each step of your twins"),
        "step_pairs": _("for each pair of steps, one red and one white"),
        "books": _("for each book held or printed on your bookmarks"),
        "acting_bookmarks": _("for each bookmark that acts at once or once a turn"),
        "diamonds_off": _("for each diamond off your board"),
        "diamond_pairs": _("for each pair of a red and a white diamond off your board"),
        "below_humpty": _("for each of your diamonds in or below Humpty Dumpty’s row"),
        "wall_columns": _("for each wall column with a diamond of yours"),
    }[counts]


def square(number: int) -> str:
    """Name a square of the chessboard."""
    return square_name(number)
