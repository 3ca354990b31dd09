"""The names of things: pieces, resources, rewards, prices, cards, spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import UNKNOWN
from alicegames.games.queen_alice.pack.verbs import ANY_COLOUR, ANY_SUIT, KIND_NAMES, KINDS, merged
from alicegames.games.queen_alice.play.chess import square_name
from alicegames.games.queen_alice.text import score
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from alicegames.games.queen_alice.pack.data import Bookmark, Card, QueenData
    from alicegames.games.queen_alice.pack.verbs import Reward


def either(words: Sequence[str]) -> str:
    """Join words as alternatives: ``a, b or c``."""
    if len(words) == 1:
        return words[0]
    return _("{first} or {last}").format(first=", ".join(words[:-1]), last=words[-1])


def set_bits(mask: int, count: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [bit for bit in range(count) if mask >> bit & 1]


def opened(text: str) -> str:
    """Return a text with a capital first, the rest as it is."""
    return text[:1].upper() + text[1:]


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


def level_card(number: int) -> str:
    """Name a card of a level, with its article."""
    return (_("a basic card"), _("a bronze card"), _("a silver card"), _("a gold card"))[number]


def resource(number: int) -> str:
    """Name one resource, with its article."""
    return (_("a cake"), _("a tea"), _("a toast"), _("a resource of any kind"))[number]


def resources(number: int, count: int) -> str:
    """Name so many resources of a kind."""
    forms = (
        ngettext("{count} cake", "{count} cakes", count),
        ngettext("{count} tea", "{count} teas", count),
        ngettext("{count} toast", "{count} toasts", count),
        ngettext("{count} resource of any kind", "{count} resources of any kind", count),
    )
    return forms[number].format(count=count)


def hours(count: int) -> str:
    """Name so many hours of time."""
    return ngettext("{count} hour", "{count} hours", count).format(count=count)


def cubes(count: int) -> str:
    """Name so many black cubes."""
    return ngettext("{count} black cube", "{count} black cubes", count).format(count=count)


def flower(number: int) -> str:
    """Name a Live Flower."""
    return (_("a pink flower"), _("an orange flower"), _("a yellow flower"), _("a blue flower"))[number]


def flowers(number: int, count: int) -> str:
    """Name so many Live Flowers of a kind."""
    forms = (
        ngettext("{count} pink flower", "{count} pink flowers", count),
        ngettext("{count} orange flower", "{count} orange flowers", count),
        ngettext("{count} yellow flower", "{count} yellow flowers", count),
        ngettext("{count} blue flower", "{count} blue flowers", count),
    )
    return forms[number].format(count=count)


def book(number: int) -> str:
    """Name a book."""
    return (_("a white book"), _("a green book"), _("a brown book"))[number]


def books(counts: Sequence[int]) -> str:
    """Name books of the three colours, as held or as a price."""
    forms = (
        ngettext("{count} white book", "{count} white books", counts[0]),
        ngettext("{count} green book", "{count} green books", counts[1]),
        ngettext("{count} brown book", "{count} brown books", counts[2]),
    )
    found = [form.format(count=count) for form, count in zip(forms, counts, strict=True) if count]
    return listed(found) if found else _("no books")


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


# -- places -----------------------------------------------------------------------------------------------------------


def square(number: int) -> str:
    """Name a square of the chessboard."""
    return square_name(number)


def post(data: QueenData, colour_: int, space: int) -> str:
    """Name a space of a messengers' path."""
    name = data.messengers[colour_].spaces[space].name
    return _("“{place}”").format(place=_(name)) if name else _("the start")


def branch(data: QueenData, space: int) -> str:
    """Name a space of the tree."""
    name = data.tree.spaces[space].name
    return _("“{place}”").format(place=_(name)) if name else _("the foot of the tree")


def wall_place(space: int) -> str:
    """Name a wall space by row and column."""
    row, column = divmod(space, 4)
    return _("row {row}, column {column}").format(row=row + 1, column=column + 1)


# -- rewards ----------------------------------------------------------------------------------------------------------


def reward(data: QueenData, given: Reward) -> str:
    """Name a reward."""
    return _REWARDS[given.verb](data, given.arg, given.amount)


def gained(data: QueenData, what: str, arg: int, amount: int) -> str:
    """Name what an event says was gained or lost; a book's argument is its colour there."""
    return _REWARDS[what](data, 1 << arg if what == "book" else arg, amount)


def rewards(data: QueenData, given: Iterable[Reward]) -> str:
    """Name several rewards; like ones are said once, with their number."""
    return listed([reward(data, one) for one in merged(given, _SEVERAL)])


_SEVERAL: Final = frozenset({"gain_resource", "unlock_cube", "mini_action", "invite"})
"""Verbs of which several alike are said with their number; hours are not: which of them comes first may matter."""


def _resource(data: QueenData, arg: int, amount: int) -> str:
    return resources(arg, amount) if amount > 1 else resource(arg)


def _pawprints(data: QueenData, arg: int, amount: int) -> str:
    if arg == ANY_COLOUR:
        text = ngettext("{count} pawprint of either colour", "{count} pawprints of either colour", amount)
    elif arg:
        text = ngettext("{count} white pawprint", "{count} white pawprints", amount)
    else:
        text = ngettext("{count} red pawprint", "{count} red pawprints", amount)
    return text.format(count=amount)


def book_of(mask: int) -> str:
    """Name a printed book, of the player's choice where it shows several colours."""
    return _books(None, mask, 1)


def _books(data: QueenData | None, arg: int, amount: int) -> str:
    colours = set_bits(arg, 3)
    if len(colours) == 1:
        counts = [amount * (bit == colours[0]) for bit in range(3)]
        return book(colours[0]) if amount == 1 else books(counts)
    names = either([(_("white"), _("green"), _("brown"))[bit] for bit in colours])
    text = ngettext("a {colours} book", "{count} {colours} books", amount)
    return text.format(count=amount, colours=names)


def _alice(data: QueenData, arg: int, amount: int) -> str:
    if arg == ANY_COLOUR:
        return _("a step of either Alice")
    return _("a step of the {colour} Alice").format(colour=colour(arg))


def _mini(data: QueenData, arg: int, amount: int) -> str:
    text = ngettext("a {suit} mini-action", "{count} {suit} mini-actions", amount)
    if arg == ANY_SUIT:
        text = ngettext("a mini-action of any suit", "{count} mini-actions of any suit", amount)
    return text.format(suit=suit(arg), count=amount)


def _cubes(data: QueenData, arg: int, amount: int) -> str:
    text = ngettext("a black cube with {resource}", "{count} black cubes, each with {resource}", amount)
    return text.format(resource=resource(arg), count=amount)


def _acquire(data: QueenData, arg: int, amount: int) -> str:
    return _("{card} to acquire").format(card=level_card(arg))


def _captured(data: QueenData, arg: int, amount: int) -> str:
    """The pieces that a card captures: ``the capture of a white rook, bishop, knight or pawn``."""
    codes = set_bits(arg, 2 * KINDS)
    kinds = either([kind(code % KINDS) for code in codes])
    return _("the capture of a {colour} {kinds}").format(colour=colour(codes[0] // KINDS), kinds=kinds)


def _discard(data: QueenData, arg: int, amount: int) -> str:
    levels = either([level(bit) for bit in set_bits(arg, 4)])
    return _("the discard reward of a {levels} card that you discard from hand").format(levels=levels)


def _discount(data: QueenData, arg: int, amount: int) -> str:
    text = ngettext("one resource less to pay, once", "{count} resources less to pay, once", amount)
    return text.format(count=amount)


_REWARDS: Final[dict[str, Callable[[QueenData, int, int], str]]] = {
    "gain_time": lambda data, arg, amount: hours(amount),
    "gain_resource": _resource,
    "row": _resource,
    "unlock_cube": _cubes,
    "gain_ip": lambda data, arg, amount: score.points(amount),
    "pawprint": _pawprints,
    "flower": lambda data, arg, amount: flower(arg),
    "book": _books,
    "alice": _alice,
    "mini_action": _mini,
    "acquire": _acquire,
    "train_card": _acquire,
    "card": lambda data, arg, amount: _("{card} or an invitation").format(card=level_card(arg)),
    "invite": lambda data, arg, amount: ngettext("an invitation", "{count} invitations", amount).format(count=amount),
    "capture": _captured,
    "discount": _discount,
    "discard_card": _discard,
    "bookmark": lambda data, arg, amount: tile_name(data, arg),
    "tile": lambda data, arg, amount: tile_name(data, arg),
    "crown": lambda data, arg, amount: _("a {colour} crown").format(colour=colour(arg // 4)),
    "buy": lambda data, arg, amount: _("a bookmark to buy"),
}
"""By verb: its words for an argument and an amount."""


# -- prices -----------------------------------------------------------------------------------------------------------


def price(cake: int, tea: int, toast: int, any_: int = 0) -> str:
    """Name a price in resources."""
    return payment(cake, tea, toast, any_=any_) or _("nothing")


def payment(cake: int, tea: int, toast: int, hours_: int = 0, cubes_: int = 0, *, any_: int = 0) -> str:
    """Name what leaves a seat; empty if nothing does."""
    parts = [resources(number, amount) for number, amount in enumerate((cake, tea, toast, any_)) if amount]
    parts += [hours(hours_)] * bool(hours_) + [cubes(cubes_)] * bool(cubes_)
    return listed(parts) if parts else ""


def sweet_price(count: int) -> str:
    """Name the price of a yellow arrow: cake for the red twin, toast for the white."""
    return ngettext("{count} cake or toast", "{count} cakes or toasts", count).format(count=count)


# -- cards and bookmarks ----------------------------------------------------------------------------------------------


def card(data: QueenData, number: int) -> str:
    """Name a card, and the piece that it moves."""
    if number == UNKNOWN:
        return _("a hidden card")
    found = data.cards[number]
    return _("“{name}” ({pieces})").format(name=_(found.name), pieces=pieces(found))


def pieces(found: Card) -> str:
    """Name the pieces that a card moves."""
    if len(found.pieces) == 1:
        return piece(found.pieces[0])
    return _("{kind} of either colour").format(kind=kind(found.kind))


def card_text(data: QueenData, number: int) -> str:
    """Tell all that stands on a card (QA-21, QA-22)."""
    found = data.cards[number]
    head = _("{card}, {level}.").format(card=card(data, number), level=level(found.level))
    return f"{head} {card_effects(data, number)}"


def card_effects(data: QueenData, number: int) -> str:
    """Tell what a card does when it is discarded, played and invited."""
    found = data.cards[number]
    parts = [_("Discard: {rewards}.").format(rewards=rewards(data, found.discard))]
    if found.play:
        parts.append(_("Play: {rewards}.").format(rewards=rewards(data, found.play)))
    if found.level and KIND_NAMES[found.kind] == "king":
        parts.append(_("Its action may be one of any suit."))
    parts.append(_("Guest: {bonus}.").format(bonus=score.bonus(found)))
    return " ".join(parts)


def tile_name(data: QueenData, number: int) -> str:
    """Name a bookmark."""
    return _("the bookmark “{name}”").format(name=_(data.bookmarks[number].name))


def tile_text(data: QueenData, tile: Bookmark) -> str:
    """Tell what a bookmark costs and does (QA-97 to QA-99)."""
    return _("“{name}”, for {price}. {effect}").format(
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
        return _("Once a turn: one cake or toast less for a {suit} action.").format(suit=suit(tile.suit))
    if tile.trigger == "cheaper_tea":
        return _("Once a turn: one tea less for a {suit} action.").format(suit=suit(tile.suit))
    return _("Once a turn: {rewards} when you {event}.").format(
        rewards=rewards(data, tile.rewards), event=_event(tile.trigger)
    )


def _event(trigger: str) -> str:
    return {
        "unlock": _("unlock a black cube"),
        "acquire": _("acquire a card"),
        "invite": _("invite a card"),
        "capture": _("capture a piece"),
        "rescue": _("rescue a piece"),
        "alice": _("advance an Alice"),
    }[trigger]


def _counted(tile: Bookmark) -> str:
    by_colour = {
        "alice": _("each step that you advanced the {colour} Alice"),
        "pawprints": _("each step on the {colour} cat’s track"),
        "invited": _("each {colour} guest"),
    }
    if tile.score in by_colour:
        return by_colour[tile.score].format(colour=colour(tile.arg))
    if tile.score == "acquired":
        return _("each {level} card acquired").format(level=level(tile.arg))
    return _("each hour left") if tile.score == "time" else _("each black cube unlocked")
