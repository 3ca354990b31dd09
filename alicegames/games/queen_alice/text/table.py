"""The whole table in lines, for the terminal client and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import CHANCE, UNKNOWN
from alicegames.games.queen_alice.pack.verbs import COLOURS, EMPTY, FLOWER_NAMES
from alicegames.games.queen_alice.play.chess import COLUMNS, ROWS, square_name
from alicegames.games.queen_alice.state import AT_REST, FREE, NOBODY, round_of
from alicegames.games.queen_alice.text import words
from alicegames.games.queen_alice.text.options import key_words
from alicegames.i18n import _, listed

if TYPE_CHECKING:
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState, Seat

Names = tuple[str, ...]


def table(kit: Kit, view: QueenState, names: Names) -> tuple[str, ...]:
    """Describe boards and seats."""
    head = _("Set-up.") if view.owner == CHANCE else _("Round {round}.").format(round=round_of(view))
    crowns = _("{head} {crowns} crowns in the display.").format(head=head, crowns=view.crowns)
    boards = [_chess(view), *(_path(kit, view, colour, names) for colour in COLOURS)]
    boards += [_market(kit, view, level) for level in (1, 2, 3)]
    boards += [line(kit, view, colour) for colour in COLOURS for line in (_garden, _wall)]
    boards += [_tree(kit, view), _shelf(kit, view)]
    seats = [line for number in range(view.players) for line in _seat(kit, view, number, names)]
    return (crowns, *boards, *seats)


def _chess(view: QueenState) -> str:
    found = [
        _("{square} {piece}").format(square=square_name(square), piece=words.piece(view.board[square]))
        for row in reversed(range(ROWS))
        for square in range(row * COLUMNS, (row + 1) * COLUMNS)
        if view.board[square] != EMPTY
    ]
    return _("Chessboard: {pieces}.").format(pieces="; ".join(found))


def _path(kit: Kit, view: QueenState, colour: int, names: Names) -> str:
    path = kit.board(view.players).table.paths[colour]
    crowns = [
        _("{space} ({name})").format(space=space, name=names[owner])
        for space, owner in enumerate(view.paths[colour])
        if 0 <= owner < view.players
    ]
    wishes = [
        _("space {space} {wish}").format(space=space, wish=words.wish(kit.data.wishes[wish]))
        for space, wish in zip(path.wishes, view.wishes[colour * 2 : colour * 2 + 2], strict=True)
        if wish != NOBODY
    ]
    return _("{colour} Alice on space {space} of {last}; wishes: {wishes}; crowns: {crowns}.").format(
        colour=words.colour(colour).capitalize(),
        space=view.alices[colour],
        last=len(path.points) - 1,
        wishes=listed(wishes),
        crowns=listed(crowns),
    )


def _market(kit: Kit, view: QueenState, level: int) -> str:
    row = view.market[(level - 1) * 3 : level * 3]
    shown = [_("empty") if card == NOBODY else words.card_text(kit.data, card) for card in row]
    text = _("{level} market: {cards} ({left} below).")
    return text.format(level=words.level(level).capitalize(), cards=" | ".join(shown), left=len(view.decks[level - 1]))


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
        colour=words.colour(colour).capitalize(), gardener=gardener, zones=" | ".join(zones)
    )


def _wall(kit: Kit, view: QueenState, colour: int) -> str:
    wall, rows = kit.board(view.players).table.wall, kit.board(view.players).rows
    shown = []
    for number, row in enumerate(rows):
        free = [
            _("taken") if view.walls[colour][s] != FREE else words.rewards(kit.data, wall.rewards[colour][s])
            for s in row
        ]
        shown.append(_("row {row}: {spaces}").format(row=number + 1, spaces=" / ".join(free)))
    return _("{colour} wall, Humpty Dumpty in row {row}: {rows}.").format(
        colour=words.colour(colour).capitalize(), row=view.humpty[colour] + 1, rows=" | ".join(shown)
    )


def _tree(kit: Kit, view: QueenState) -> str:
    """The tree's spaces: what they give now, and where their arrows lead."""
    data, shown = kit.data, []
    for number, space in enumerate(data.tree.spaces):
        arrows = []
        for arrow in space.arrows:
            cost = words.price(*arrow.costs[0]) if arrow.black else words.sweet_price(arrow.costs[0].cake)
            place = key_words(data.tree.spaces[arrow.to].key)
            arrows.append(_("“{place}” for {cost}").format(place=place, cost=cost))
        text = key_words(space.key)
        if space.height:
            books = words.either([words.book(bit) for bit in words.set_bits(space.books, 3)])
            more = words.book(0) if view.tokens[number] else words.rewards(data, space.rewards)
            text = _("{place}: {books} and {more}").format(place=text, books=books, more=more)
        if arrows:
            text = _("{space}, up to {arrows}").format(space=text, arrows=words.either(arrows))
        shown.append(text)
    return _("Tree: {spaces}.").format(spaces=" | ".join(shown))


def _shelf(kit: Kit, view: QueenState) -> str:
    tiles = [words.tile_text(kit.data, kit.data.bookmarks[tile]) for tile in view.shelf]
    return _("Bookmarks: {tiles}").format(tiles=" | ".join(tiles) or _("none."))


def _seat(kit: Kit, view: QueenState, number: int, names: Names) -> tuple[str, ...]:
    seat, data = view.seats[number], kit.data
    stock = words.price(*seat.store)
    lead = _(
        "{name}: {ip} IP, {time} time, {stock}, {cubes} black cubes, {books}, cats {red} red and {white} white."
    ).format(
        name=names[number],
        ip=sum(seat.ip),
        time=seat.time,
        stock=stock,
        cubes=seat.cubes,
        books=words.books(seat.books),
        red=seat.paws[0],
        white=seat.paws[1],
    )
    hand = [words.card_text(data, card) for card in seat.hand if card != UNKNOWN]
    hidden = seat.hand.count(UNKNOWN)
    if hidden:
        hand.append(_("{count} hidden.").format(count=hidden))
    pile = [words.card(data, card) for card in seat.discard]
    cards = _("  Hand: {hand} Discard pile: {pile}. Guests: {guests}.").format(
        hand=" | ".join(hand) or _("empty."),
        pile=listed(pile),
        guests=listed([words.card(data, card) for card in seat.invited]),
    )
    return (lead, cards, _progress(kit, view, seat))


def _progress(kit: Kit, view: QueenState, seat: Seat) -> str:
    data = kit.data
    places = [key_words(data.messengers[colour].spaces[seat.messengers[colour]].key) for colour in COLOURS]
    twins = [key_words(data.tree.spaces[at].key) for at in seat.twins]
    flowers = [f"{name} {count}" for name, count in zip(FLOWER_NAMES, seat.flowers, strict=True) if count]
    return _(
        "  Bushes {bushes}, diamonds {bricks}, messengers {places}, twins {twins}, flowers: {flowers}, "
        "bookmarks: {tiles}, crowns: {crowns}, jail: {jail}."
    ).format(
        bushes=_pair(seat.bushes),
        bricks=_pair(seat.bricks),
        places=listed(places),
        twins=listed(twins),
        flowers=listed(flowers),
        tiles=listed([_(data.bookmarks[tile].name) for tile in seat.tiles]),
        crowns=len(seat.crowns),
        jail=listed([words.piece(piece) for piece in seat.jail]),
    )


def _pair(numbers: tuple[int, int]) -> str:
    return _("{red} red and {white} white").format(red=numbers[0], white=numbers[1])
