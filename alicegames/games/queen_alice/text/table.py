"""The table in lines, whole or by its places, for the terminal client and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE, UNKNOWN
from alicegames.core.game import Place
from alicegames.games.queen_alice.pack.verbs import COLOURS, EMPTY
from alicegames.games.queen_alice.play.chess import COLUMNS, ROWS, square_name
from alicegames.games.queen_alice.play.kit import price
from alicegames.games.queen_alice.state import AT_REST, FREE, NOBODY, round_of
from alicegames.games.queen_alice.text import score, words
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState, Seat

Names = tuple[str, ...]


def table(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    """Describe all boards and seats."""
    return tuple(line for place in places(kit, view, names) for line in place.lines)


def places(kit: Kit, view: QueenState, names: Names) -> tuple[Place, ...]:
    """Return the table by its places."""
    shared = [Place(called(), lines(kit, view, names)) for called, lines in _PLACES]
    seats = [Place((names[number],), _seat(kit, view, number, names), number) for number in range(view.players)]
    return (*shared, *seats)


def _head(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    head = _("Set-up.") if view.owner == CHANCE else _("Round {round}.").format(round=round_of(view))
    crowns = ngettext("{count} crown in the display.", "{count} crowns in the display.", view.crowns)
    return (f"{head} {crowns.format(count=view.crowns)}",)


def _chess(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    found = [
        _("{square} {piece}").format(square=square_name(square), piece=words.piece(view.board[square]))
        for row in reversed(range(ROWS))
        for square in range(row * COLUMNS, (row + 1) * COLUMNS)
        if view.board[square] != EMPTY
    ]
    return (_("Chessboard: {pieces}.").format(pieces="; ".join(found)),)


# -- Alice's paths and the market -------------------------------------------------------------------------------------


def _paths(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    return tuple(_path(kit, view, colour, names) for colour in COLOURS)


def _path(kit: Kit, view: QueenState, colour: int, names: Names) -> str:
    path = kit.board(view.players).table.paths[colour]
    crowns = [
        _("{space} ({name})").format(space=space, name=names[owner])
        for space, owner in enumerate(view.paths[colour])
        if 0 <= owner < view.players
    ]
    wishes = [
        _("space {space} {wish}").format(space=space, wish=score.wish(kit.data.wishes[wish]))
        for space, wish in zip(path.wishes, view.wishes[colour * 2 : colour * 2 + 2], strict=True)
        if wish != NOBODY
    ]
    text = _("{colour} Alice on space {space} of {last}; wishes: {wishes}; crowns: {crowns}.").format(
        colour=words.opened(words.colour(colour)),
        space=view.alices[colour],
        last=len(path.points) - 1,
        wishes=listed(wishes),
        crowns=listed(crowns),
    )
    points = ", ".join(str(points) for points in path.points[1:])
    return _("{text} Points space by space: {points}.").format(text=text, points=points)


def _market(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    return tuple(line for level in (1, 2, 3) for line in _row(kit, view, level))


def _row(kit: Kit, view: QueenState, level: int) -> Iterator[str]:
    left = len(view.decks[level - 1])
    text = ngettext("{level} market, {left} card below:", "{level} market, {left} cards below:", left)
    yield text.format(level=words.opened(words.level(level)), left=left)
    costs = (_("free"), _("1 hour"), _("1 resource"))
    for card, cost in zip(view.market[(level - 1) * 3 : level * 3], costs, strict=True):
        said = _("empty") if card == NOBODY else words.card_text(kit.data, card)
        yield _("  {cost}: {card}").format(cost=cost, card=said)


# -- the boards of the actions ----------------------------------------------------------------------------------------


def _gardens(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    return tuple(_garden(kit, view, colour) for colour in COLOURS)


def _garden(kit: Kit, view: QueenState, colour: int) -> str:
    garden = kit.board(view.players).table.garden
    zones = []
    for zone, spaces in enumerate(garden.zones[colour]):
        free = [s for s in spaces if view.beds[colour][s] == FREE]
        rewards = "; ".join(words.rewards(kit.data, garden.rewards[colour][space]) for space in free)
        zones.append(_("“{zone}” {rewards}").format(zone=_(garden.names[colour][zone]), rewards=rewards or _("full")))
    at = view.gardeners[colour]
    gardener = _("at rest") if at == AT_REST else _("in “{zone}”").format(zone=_(garden.names[colour][at]))
    return _("{colour} garden, gardener {gardener}: {zones}.").format(
        colour=words.opened(words.colour(colour)), gardener=gardener, zones=" | ".join(zones)
    )


def _posts(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    return tuple(_post(kit, view, colour, names) for colour in COLOURS)


def _post(kit: Kit, view: QueenState, colour: int, names: Names) -> str:
    """A messengers' path: who stands where, what each space gives, and where its arrows lead."""
    path, shown = kit.data.messengers[colour], []
    for number, space in enumerate(path.spaces):
        text = words.opened(words.post(kit.data, colour, number))
        if space.rewards:
            rewards, card = words.rewards(kit.data, space.rewards), words.level_card(space.banner)
            text = _("{place}: {rewards}, {card} or an invitation").format(place=text, rewards=rewards, card=card)
        here = [name for name, seat in zip(names, view.seats, strict=False) if seat.messengers[colour] == number]
        if here:
            text = _("{place} (here: {names})").format(place=text, names=listed(here))
        if len(space.next) > 1:
            ways = words.either([words.post(kit.data, colour, to) for to in space.next])
            text = _("{place}, on to {ways}").format(place=text, ways=ways)
        shown.append(text)
    return _("The path of {who}: {spaces}.").format(who=words.messenger(colour), spaces=" | ".join(shown))


def _tree(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    """The tree's spaces: what they give now, and where their arrows lead."""
    data, shown = kit.data, []
    for number, space in enumerate(data.tree.spaces):
        arrows = []
        for arrow in space.arrows:
            cost = words.price(*arrow.costs[0]) if arrow.black else words.sweet_price(arrow.costs[0].cake)
            arrows.append(_("{place} for {cost}").format(place=words.branch(data, arrow.to), cost=cost))
        text = (
            words.opened(words.branch(data, number))
            if space.height
            else _("{who}’s start").format(who=words.twin(number))
        )
        if space.height:
            books = words.book_of(space.books)
            more = words.book(0) if view.tokens[number] else words.rewards(data, space.rewards)
            text = _("{place}: {books} and {more}").format(place=text, books=books, more=more)
        if arrows:
            text = _("{space}, up to {arrows}").format(space=text, arrows=words.either(arrows))
        shown.append(text)
    return (_("Tree: {spaces}.").format(spaces=" | ".join(shown)),)


def _walls(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    return tuple(_wall(kit, view, colour) for colour in COLOURS)


def _wall(kit: Kit, view: QueenState, colour: int) -> str:
    wall, rows = kit.board(view.players).table.wall, kit.board(view.players).rows
    shown = []
    for number, row in enumerate(rows):
        spaces = [
            _("taken")
            if view.walls[colour][s] != FREE
            else _("{rewards} for {price}").format(
                rewards=words.rewards(kit.data, wall.rewards[colour][s]),
                price=words.price(*price(wall.costs[colour][s])),
            )
            for s in row
        ]
        shown.append(_("row {row}: {spaces}").format(row=number + 1, spaces=" / ".join(spaces)))
    return _("{colour} wall, Humpty Dumpty in row {row}: {rows}.").format(
        colour=words.opened(words.colour(colour)), row=view.humpty[colour] + 1, rows=" | ".join(shown)
    )


def _shelf(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    tiles = [f"  {words.tile_text(kit.data, kit.data.bookmarks[tile])}" for tile in view.shelf]
    return (_("Bookmarks:"), *tiles) if tiles else (_("No bookmark is left."),)


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(kit: Kit, view: QueenState, number: int, names: Names) -> tuple[str, ...]:
    seat, data = view.seats[number], kit.data
    lead = _(
        "{name}: {ip} IP, {hours}; store: {stock}; {cubes}, {books}; cat tracks: red {red}, white {white}."
    ).format(
        name=names[number],
        ip=sum(seat.ip),
        hours=words.hours(seat.time),
        stock=words.price(*seat.store),
        cubes=words.cubes(seat.cubes),
        books=words.books(seat.books),
        red=seat.paws[0],
        white=seat.paws[1],
    )
    pile, guests = ([words.card(data, card) for card in cards] for cards in (seat.discard, seat.invited))
    cards = _line_of((_("discard pile: {things}"), pile), (_("guests: {things}"), guests))
    return (lead, *_hand(kit, seat), *cards, *_progress(kit, seat), *_tiles(kit, seat))


def _line_of(*parts: tuple[str, Sequence[str]]) -> tuple[str, ...]:
    """Return one line of what there is; no line where there is nothing."""
    said = [label.format(things=listed(things)) for label, things in parts if things]
    return (f"  {words.opened('; '.join(said))}.",) if said else ()


def _hand(kit: Kit, seat: Seat) -> Iterator[str]:
    for card in seat.hand:
        if card != UNKNOWN:
            yield _("  In hand: {card}").format(card=words.card_text(kit.data, card))
    hidden = seat.hand.count(UNKNOWN)
    if hidden:
        text = ngettext("  In hand: {count} hidden card.", "  In hand: {count} hidden cards.", hidden)
        yield text.format(count=hidden)


def _progress(kit: Kit, seat: Seat) -> tuple[str, ...]:
    data = kit.data
    posts = [words.post(data, colour, seat.messengers[colour]) for colour in COLOURS]
    twins = [words.branch(data, at) for at in seat.twins]
    flowers = [words.flowers(kind, count) for kind, count in enumerate(seat.flowers) if count]
    return _line_of(
        (_("bushes: {things}"), _pair(seat.bushes)),
        (_("diamonds on the wall: {things}"), _pair(seat.bricks)),
        (_("messengers at {things}"), posts if any(seat.messengers) else ()),
        (_("twins at {things}"), twins if any(seat.twins) else ()),
        ("{things}", flowers),
    )


def _tiles(kit: Kit, seat: Seat) -> tuple[str, ...]:
    tiles = [_("“{name}”").format(name=_(kit.data.bookmarks[tile].name)) for tile in seat.tiles]
    crowns = len(seat.crowns)
    return _line_of(
        (_("bookmarks: {things}"), tiles),
        (_("crowns: {things}"), (str(crowns),) if crowns else ()),
        (_("jail: {things}"), [words.piece(piece) for piece in seat.jail]),
    )


def _pair(numbers: tuple[int, int]) -> list[str]:
    forms = (_("{count} red"), _("{count} white"))
    return [form.format(count=count) for form, count in zip(forms, numbers, strict=True) if count]


_PLACES: Final[
    tuple[tuple[Callable[[], tuple[str, ...]], Callable[[Kit, QueenState, Names], tuple[str, ...]]], ...]
] = (
    (lambda: (_("crowns"),), _head),
    (lambda: (_("chess"),), _chess),
    (lambda: (_("alice"), _("wishes")), _paths),
    (lambda: (_("market"),), _market),
    (lambda: (_("garden"),), _gardens),
    (lambda: (_("messengers"),), _posts),
    (lambda: (_("tree"),), _tree),
    (lambda: (_("wall"),), _walls),
    (lambda: (_("bookmarks"),), _shelf),
)
"""The places that all share: the words by which each can be asked for, and its lines."""
