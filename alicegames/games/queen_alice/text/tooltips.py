"""Tooltips: what a thing on the table is, by its target id.

The ids are those of ``targets``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.frames import PayFor
from alicegames.games.queen_alice.pack.verbs import (
    ANY_SUIT,
    COLOUR_NAMES,
    EMPTY,
    LEVEL_NAMES,
)
from alicegames.games.queen_alice.play import chess
from alicegames.games.queen_alice.play.cards import place
from alicegames.games.queen_alice.play.kit import price
from alicegames.games.queen_alice.state import COVERED, FREE, NOBODY
from alicegames.games.queen_alice.text import score, targets, words, words_trains
from alicegames.games.queen_alice.text.tooltips_seats import SeatAbout, is_of_a_seat, paying
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState

Names = tuple[str, ...]


class About:
    """The words of tooltips."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._data = kit.data
        self._seat = SeatAbout(kit.data)
        self._cards = _by_key(kit.data.cards)
        self._tiles = _by_key(kit.data.bookmarks)
        self._trains = _by_key(kit.data.trains)
        self._tree = _by_key(kit.data.tree.spaces)

    def about(self, view: QueenState, target: str, names: Names) -> str:
        """Describe a thing; empty if there is nothing to say."""
        seat, short = targets.unseated(target)
        if is_of_a_seat(short) and (seat >= 0 or view.owner >= 0 or short.startswith("diamond:")):
            owner = seat if seat >= 0 else max(0, view.owner)
            return self._seat.about(view, owner, short, names[owner])
        kind, _sep, rest = short.partition(":")
        match kind:
            case "hand" | "card":
                return words.card_text(self._data, self._cards[rest]) if rest in self._cards else ""
            case "market":
                return self._market(view, rest)
            case "square" | "cell":
                return self._square(view, chess.square_number(rest))
            case "bed" | "brick":
                return self._space(view, kind, rest, names)
            case "messenger":
                return self._messenger(rest)
            case "tree":
                return self._tree_space(view, rest)
            case _:
                return self._thing(view, kind, rest, names)

    def _thing(self, view: QueenState, kind: str, rest: str, names: Names) -> str:
        data = self._data
        match kind:
            case "tile" if rest in self._tiles:
                return self._tile(view, self._tiles[rest], names)
            case "train" if rest.partition("+")[0] in self._trains:
                train = data.trains[self._trains[rest.partition("+")[0]]]
                return " ".join(words_trains.train_side(data, train, side) + "." for side in (0, 1))
            case "wish":
                return self._wish(view, _colour(rest) * 2 + _number(rest), names)
            case "path":
                return self._path(view, _colour(rest), _number(rest), names)
            case "cat":
                return self._cat(_colour(rest), _number(rest))
            case _:
                return self._small(view, kind, rest, names)

    def _small(self, view: QueenState, kind: str, rest: str, names: Names) -> str:
        match kind:
            case "crowns":
                return _crowns(view.crowns)
            case "jail":
                return self._jail(view, rest, names)
            case "alice":
                return self._alice(view, _colour(rest))
            case "shelf":
                return self._shelf(view, rest)
            case "paw":
                return self._paw(view, _colour(rest), names)
            case "pay":
                frame = view.stack[-1] if view.stack else None
                return paying(self._data, view.seats[frame.seat], rest) if isinstance(frame, PayFor) else ""
            case "zone":
                return self._zone(view, _colour(rest), _number(rest))
            case _:
                return _constant(kind)

    def _tile(self, view: QueenState, number: int, names: Names) -> str:
        """A bookmark, under the name of whoever owns it."""
        text = words.tile_text(self._data, self._data.bookmarks[number])
        owner = next((name for name, seat in zip(names, view.seats, strict=False) if number in seat.tiles), "")
        return _("{name}: {text}").format(name=owner, text=text) if owner else text

    # -- boards -----------------------------------------------------------------------------------------------

    def _market(self, view: QueenState, rest: str) -> str:
        level = LEVEL_NAMES.index(rest.partition(".")[0])
        block = _number(rest) - 1
        card = view.market[place(level, block)]
        cost = (_("Free."), _("Costs 1 hour."), _("Costs 1 resource of any kind."))[block]
        return cost if card == NOBODY else f"{words.card_text(self._data, card)} {cost}"

    def _square(self, view: QueenState, square: int) -> str:
        board = self._data.chessboard
        row, column = divmod(square, chess.COLUMNS)
        suit = board.columns[column]
        action = (
            _("an action of any suit for one resource more")
            if suit == ANY_SUIT
            else _("a {suit} action").format(suit=words.suit(suit))
        )
        text = _("{square}: {resource}, then {action}.").format(
            square=words.square(square), resource=words.resource(board.rows[row]), action=action
        )
        if board.row_time[row]:
            hours = words.hours(board.row_time[row])
            text = f"{text} " + _("With two pink flowers {hours} besides.").format(hours=hours)
        colours = [words.colour(colour) for colour in (0, 1) if square in board.respawn[colour]]
        if colours:
            text = f"{text} " + _("A return square of {colour}.").format(colour=listed(colours))
        piece = view.board[square]
        return text if piece == EMPTY else f"{words.opened(words.piece(piece))}. {text}"

    def _space(self, view: QueenState, kind: str, rest: str, names: Names) -> str:
        colour, space = _colour(rest), _number(rest)
        table = self._kit.board(view.players).table
        owner = (view.beds if kind == "bed" else view.walls)[colour][space]
        given = (table.garden if kind == "bed" else table.wall).rewards[colour][space]
        text = _("Gives {rewards}.").format(rewards=words.rewards(self._data, given))
        if kind == "brick":
            cost = price(table.wall.costs[colour][space])
            text = _("Costs {price}. {text}").format(price=words.price(*cost), text=text)
        if owner == COVERED:
            return _("Filled from the start.")
        return text if owner == FREE else _("{name}’s. {text}").format(name=names[owner], text=text)

    def _messenger(self, key: str) -> str:
        for path in self._data.messengers:
            for space in path.spaces:
                if space.key == key and space.banner > 0:
                    return _("“{place}”, step {step}: {rewards}; {card} or an invitation.").format(
                        place=_(space.name),
                        step=space.step,
                        rewards=words.rewards(self._data, space.rewards),
                        card=words.level_card(space.banner),
                    )
        return _("Where the messengers start.")

    def _tree_space(self, view: QueenState, key: str) -> str:
        if key not in self._tree:
            return ""
        space = self._data.tree.spaces[self._tree[key]]
        if not space.height:
            return _("Where a twin starts.")
        books = words.book_of(space.books)
        other = words.rewards(self._data, space.rewards)
        token = view.tokens[self._tree[key]]
        more = _("a white book now, later {other}").format(other=other) if token else other
        return _("“{place}”, height {height}: {books} and {more}.").format(
            place=_(space.name), height=space.height, books=books, more=more
        )

    def _path(self, view: QueenState, colour: int, space: int, names: Names) -> str:
        points = self._kit.board(view.players).table.paths[colour].points[space]
        owner = view.paths[colour][space]
        if not space:
            text = _("The start of the {colour} path.")
        elif owner == FREE:
            text = _("Space {space} of the {colour} path: {points} IP.")
        elif owner == COVERED:
            text = _("Space {space} of the {colour} path: {points} IP. A crown covers it.")
        else:
            text = _("Space {space} of the {colour} path: {points} IP. {name}’s crown covers it.")
        who = "" if owner in (FREE, COVERED) else names[owner]
        return text.format(space=space, colour=words.colour(colour), points=points, name=who)

    def _wish(self, view: QueenState, space: int, names: Names) -> str:
        """A wish, and what it would bring each seat now at its yellow side (QA-47, QA-136)."""
        number = view.wishes[space]
        if number == NOBODY:
            return ""
        found = self._data.wishes[number]
        worth = [scoring.wish_points(self._kit, view, seat, found, platinum=False) for seat in range(view.players)]
        said = [_("{name} {points} IP").format(name=names[seat], points=points) for seat, points in enumerate(worth)]
        return _("{wish}. Scored now: {seats}.").format(wish=score.wish(found), seats=listed(said))

    def _zone(self, view: QueenState, colour: int, zone: int) -> str:
        """A garden zone: what its free spaces give, and whether the gardener is there (QA-70, QA-73)."""
        garden = self._kit.board(view.players).table.garden
        free = [space for space in garden.zones[colour][zone] if view.beds[colour][space] == FREE]
        rewards = "; ".join(words.rewards(self._data, garden.rewards[colour][space]) for space in free)
        name = _(garden.names[colour][zone])
        text = _("“{zone}”: {rewards}.").format(zone=name, rewards=rewards or _("no space is free"))
        return f"{text} {_('The gardener is here.')}" if view.gardeners[colour] == zone else text

    def _cat(self, colour: int, space: int) -> str:
        track = self._data.cats[colour]
        text = _("Space {space} of the {colour} cat’s track: {rewards}.")
        if not space:
            text = _("The start of the {colour} cat’s track.")
        elif not track.rewards[space]:
            text = _("Space {space} of the {colour} cat’s track gives no reward.")
        text = text.format(
            space=space, colour=words.colour(colour), rewards=words.rewards(self._data, track.rewards[space])
        )
        marks = {track.x1: _("From here one wish of this colour counts."), track.x2: _("From here both wishes count.")}
        return f"{text} {marks[space]}" if space in marks else text

    def _jail(self, view: QueenState, rest: str, names: Names) -> str:
        seat, _sep, piece = rest.partition(".")
        if piece:
            return _(
                "The {piece} in {name}’s jail. A card that names it can free it; that gives {name} 1 hour."
            ).format(piece=words.piece(targets.piece_number(piece)), name=names[int(seat)])
        jail = listed([words.piece(code) for code in view.seats[int(seat)].jail])
        return _("{name}’s jail: {pieces}. A rescued piece gives its jailer 1 hour.").format(
            name=names[int(seat)], pieces=jail
        )

    def _alice(self, view: QueenState, colour: int) -> str:
        points = self._kit.board(view.players).table.paths[colour].points
        return _("The {colour} Alice is on space {space} of {spaces}.").format(
            colour=words.colour(colour), space=view.alices[colour], spaces=len(points) - 1
        )

    def _shelf(self, view: QueenState, rest: str) -> str:
        """The bookmarks of one price that can still be bought."""
        price_ = tuple(map(int, rest.split(".")))
        tiles = [self._data.bookmarks[number] for number in view.shelf]
        said = [
            _("“{name}”: {effect}").format(name=_(tile.name), effect=words.tile_effect(self._data, tile))
            for tile in tiles
            if tile.price == price_
        ]
        return " ".join([_("For {price}:").format(price=words.books(price_)), *said]) if said else _("None is left.")

    def _paw(self, view: QueenState, colour: int, names: Names) -> str:
        track = self._data.cats[colour]
        said = listed(
            [
                _("{name} {count}").format(name=name, count=seat.paws[colour])
                for name, seat in zip(names, view.seats, strict=True)
            ]
        )
        return _(
            "The {colour} cat’s track: {seats}. From {x1} on one wish of this colour counts, from {x2} on both."
        ).format(colour=words.colour(colour), seats=said, x1=track.x1, x2=track.x2)


def _crowns(count: int) -> str:
    if not count:
        return _("No crown is left in the display: this round is the last.")
    text = ngettext(
        "{count} crown in the display; when the last one leaves it, the round is the last.",
        "{count} crowns in the display; when the last one leaves it, the round is the last.",
        count,
    )
    return text.format(count=count)


def _by_key(things: Iterable[object]) -> dict[str, int]:
    return {getattr(thing, "key"): number for number, thing in enumerate(things)}  # noqa: B009 -- any of our data


def _colour(rest: str) -> int:
    return COLOUR_NAMES.index(rest.partition(".")[0])


def _number(rest: str) -> int:
    return int(rest.partition(".")[2])


def _constant(kind: str) -> str:
    """Things that are the same all through the game."""
    match kind:
        case "throne":
            return _("The throne: the first Alice to reach it is crowned, and the other may never enter it.")
        case "gardener":
            return _("The gardener: moving on by a zone costs 1 tea; out of rest the way is free.")
        case "humpty":
            return _("Humpty Dumpty: building in his row is 2 IP, completing it 4 IP, and he climbs.")
        case _:
            return ""
