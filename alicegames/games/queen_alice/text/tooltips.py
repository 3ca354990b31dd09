"""Tooltips: what a thing on the table is, by its target id.

Ids: ``square:c4``  ``hand:KEY``  ``card:KEY``  ``market:silver.2``  ``bed:white.5``  ``brick:red.6``
``messenger:KEY``  ``tree:KEY``  ``heart:red``  ``diamond:red.3``  ``tile:KEY``  ``wish:white.1``  ``path:white.3``
``train:KEY``  ``jail:1``  ``flower:pink``  ``cat:red.4``  ``crowns``  ``resource:tea``  ``clock``  ``gardener:red``
``humpty:red``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice.pack.verbs import (
    ANY_SUIT,
    COLOUR_NAMES,
    EMPTY,
    FLOWER_NAMES,
    LEVEL_NAMES,
    RESOURCE_NAMES,
)
from alicegames.games.queen_alice.play import chess
from alicegames.games.queen_alice.play.cards import place
from alicegames.games.queen_alice.play.kit import TOKENS_EACH, price
from alicegames.games.queen_alice.state import COVERED, FREE, NOBODY
from alicegames.games.queen_alice.text import train_words, words
from alicegames.games.queen_alice.text.options import key_words
from alicegames.i18n import _, listed

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
        self._cards = _by_key(kit.data.cards)
        self._tiles = _by_key(kit.data.bookmarks)
        self._trains = _by_key(kit.data.trains)
        self._tree = _by_key(kit.data.tree.spaces)

    def about(self, view: QueenState, target: str, names: Names) -> str:
        """Describe a thing; empty if there is nothing to say."""
        kind, _sep, rest = target.partition(":")
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
                return words.tile_text(data, data.bookmarks[self._tiles[rest]])
            case "train" if rest.partition("+")[0] in self._trains:
                train = data.trains[self._trains[rest.partition("+")[0]]]
                return " ".join(train_words.train_side(data, train, side) + "." for side in (0, 1))
            case "wish":
                wish = view.wishes[_colour(rest) * 2 + _number(rest)]
                return words.wish(data.wishes[wish]) if wish != NOBODY else ""
            case "path":
                return self._path(view, _colour(rest), _number(rest), names)
            case "cat":
                return self._cat(_colour(rest), _number(rest))
            case "heart":
                return self._heart(view, _colour(rest))
            case "diamond":
                given = data.courtier.diamonds[_colour(rest)][_number(rest) - 1]
                return _("Under this diamond: {rewards}.").format(rewards=words.rewards(data, given))
            case _:
                return self._small(view, kind, rest, names)

    def _small(self, view: QueenState, kind: str, rest: str, names: Names) -> str:
        match kind:
            case "flower":
                number = FLOWER_NAMES.index(rest)
                left = _("{count} left.").format(count=view.flowers[number])
                return f"{words.flower_effect(number)} {left}"
            case "crowns":
                return _("{count} crowns in the display; when the last one leaves it, the round is the last.").format(
                    count=view.crowns
                )
            case "jail":
                jail = listed([words.piece(piece) for piece in view.seats[int(rest)].jail])
                return _("{name}’s jail: {pieces}. A rescued piece gives its jailer 1 time.").format(
                    name=names[int(rest)], pieces=jail
                )
            case "clock":
                return _("Time goes up to 10; each hour more is 1 IP. Three hours pay for a resource.")
            case "resource":
                return _("In store: {resource}.").format(
                    resource=words.resources(
                        RESOURCE_NAMES.index(rest), view.seats[max(0, view.owner)].store[RESOURCE_NAMES.index(rest)]
                    )
                )
            case "gardener":
                return _("The gardener: moving on by a zone costs 1 tea; out of rest the way is free.")
            case "humpty":
                return _("Humpty Dumpty: building in his row is 2 IP, completing it 4 IP, and he climbs.")
            case _:
                return ""

    # -- boards -----------------------------------------------------------------------------------------------

    def _market(self, view: QueenState, rest: str) -> str:
        level = LEVEL_NAMES.index(rest.partition(".")[0])
        block = _number(rest) - 1
        card = view.market[place(level, block)]
        cost = (_("Free."), _("Costs 1 time."), _("Costs 1 resource of your choice."))[block]
        return cost if card == NOBODY else f"{words.card_text(self._data, card)} {cost}"

    def _square(self, view: QueenState, square: int) -> str:
        board = self._data.chessboard
        row, column = divmod(square, chess.COLUMNS)
        suit = board.columns[column]
        action = (
            _("an action of any suit for one resource more")
            if suit == ANY_SUIT
            else _("an action of {suit}").format(suit=words.suit(suit))
        )
        text = _("{square}: {resource}, then {action}.").format(
            square=words.square(square), resource=words.resource(board.rows[row]), action=action
        )
        piece = view.board[square]
        return text if piece == EMPTY else f"{words.piece(piece).capitalize()}. {text}"

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
                    return _("“{place}”, step {step}: {rewards}; a {level} card or an invitation.").format(
                        place=key_words(key),
                        step=space.step,
                        rewards=words.rewards(self._data, space.rewards),
                        level=words.level(space.banner),
                    )
        return _("Where the messengers start.")

    def _tree_space(self, view: QueenState, key: str) -> str:
        if key not in self._tree:
            return ""
        space = self._data.tree.spaces[self._tree[key]]
        if not space.height:
            return _("Where a twin starts.")
        books = words.either([words.book(bit) for bit in words.set_bits(space.books, 3)])
        other = words.rewards(self._data, space.rewards)
        token = view.tokens[self._tree[key]]
        more = _("a white book now, later {other}").format(other=other) if token else other
        return _("“{place}”, height {height}: {books} and {more}.").format(
            place=key_words(key), height=space.height, books=books, more=more
        )

    def _path(self, view: QueenState, colour: int, space: int, names: Names) -> str:
        points = self._kit.board(view.players).table.paths[colour].points[space]
        owner = view.paths[colour][space]
        text = _("Space {space} of the {colour} path: {points} IP.").format(
            space=space, colour=words.colour(colour), points=points
        )
        if owner == FREE:
            return text
        crown = _("covered") if owner == COVERED else _("{name}’s crown").format(name=names[owner])
        return f"{text} ({crown})"

    def _cat(self, colour: int, space: int) -> str:
        track = self._data.cats[colour]
        text = _("Space {space} of the {colour} cat’s track: {rewards}.").format(
            space=space, colour=words.colour(colour), rewards=words.rewards(self._data, track.rewards[space])
        )
        marks = {track.x1: _("From here one wish of this colour counts."), track.x2: _("From here both wishes count.")}
        return f"{text} {marks[space]}" if space in marks else text

    def _heart(self, view: QueenState, colour: int) -> str:
        heart = view.seats[max(0, view.owner)].hearts[colour]
        if heart == TOKENS_EACH:
            return _("No heart of this colour is left.")
        found = self._data.courtier.hearts[colour][heart]
        return _("The lowest {colour} heart costs {price} and gives {rewards}.").format(
            colour=words.colour(colour),
            price=words.price(*price(found.cost)),
            rewards=words.rewards(self._data, found.rewards),
        )


def _by_key(things: Iterable[object]) -> dict[str, int]:
    return {getattr(thing, "key"): number for number, thing in enumerate(things)}  # noqa: B009 -- any of our data


def _colour(rest: str) -> int:
    return COLOUR_NAMES.index(rest.partition(".")[0])


def _number(rest: str) -> int:
    return int(rest.partition(".")[2])
