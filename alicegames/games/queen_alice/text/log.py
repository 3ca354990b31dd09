"""Events in words: the sentences of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.pack.verbs import Reward
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.text import train_words, words
from alicegames.games.queen_alice.text.options import key_words, wall_place
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.pack.data import QueenData

Names = tuple[str, ...]


def score_line(key: str) -> str:
    """Name a source of influence points."""
    return {
        "alice": _("Alice’s steps"),
        "crowns": _("Crowns"),
        "wishes": _("Wishes in play"),
        "garden": _("Garden and hearts"),
        "messengers": _("Messengers"),
        "tree": _("Tree and bookmarks"),
        "wall": _("Wall and diamonds"),
        "cats": _("Cat tracks"),
        "clock": _("Hours past ten"),
        "cards": _("Cards"),
        "coronation": _("Coronation"),
        "wishes_end": _("Wishes at the end"),
        "guests": _("Guests"),
        "bookmarks": _("Bookmarks at the end"),
    }[key]


class Told:
    """The words of events."""

    def __init__(self, data: QueenData) -> None:
        self._data = data

    def event(self, event: Event, names: Names) -> str:
        """Tell an event; empty if it is not worth a line."""
        data = self._data
        match event:
            case e.FirstPlayer(seat):
                return _("{name} receives the mirror and starts.").format(name=names[seat])
            case e.LayoutDrawn(number):
                return _("The chess pieces stand as on player aid {number}.").format(number=number + 1)
            case e.WishLaid(space, wish):
                return _("{colour} path: {wish}.").format(
                    colour=words.colour(space // 2).capitalize(), wish=words.wish(data.wishes[wish])
                )
            case e.MarketOpened(card, _block):
                return _("In the market: {card}.").format(card=words.card(data, card))
            case e.Drew(seat, card):
                return _("{name} draws {card}.").format(name=names[seat], card=words.card(data, card))
            case e.Reshuffled(seat):
                return _("{name} shuffles the discard pile.").format(name=names[seat])
            case e.TurnBegan(seat, number):
                return _("Round {number}, {name}’s turn.").format(number=number, name=names[seat])
            case _:
                return self._train(event, names)

    def _train(self, event: Event, names: Names) -> str:
        data = self._data
        match event:
            case e.TrainDealt(seat, train):
                text = _("a train card") if train < 0 else _(data.trains[train].name)
                return _("{name} is dealt {train}.").format(name=names[seat], train=text)
            case e.TrainChosen(seat, train, side):
                if train < 0:
                    return _("{name} has chosen a train.").format(name=names[seat])
                text = train_words.train_side(data, data.trains[train], side)
                return _("{name} chooses {train}.").format(name=names[seat], train=text)
            case e.TrainRevealed(seat, train, side):
                text = train_words.train_side(data, data.trains[train], side)
                return _("{name} travels with {train}.").format(name=names[seat], train=text)
            case e.Discarded(seat, card, _rest):
                return _("{name} discards {card}.").format(name=names[seat], card=words.card(data, card))
            case e.Played(seat, card):
                return _("{name} plays {card}.").format(name=names[seat], card=words.card(data, card))
            case _:
                return self._card(event, names)

    def _card(self, event: Event, names: Names) -> str:
        data = self._data
        match event:
            case e.Acquired(seat, card):
                return _("{name} acquires {card}.").format(name=names[seat], card=words.card(data, card))
            case e.Invited(seat, card):
                return _("{name} invites {card}.").format(name=names[seat], card=words.card(data, card))
            case _:
                return self._chess(event, names)

    def _chess(self, event: Event, names: Names) -> str:
        match event:
            case e.Moved(seat, piece, origin, target):
                if origin == target:
                    text = _("{name} uses the {piece} where it stands, on {target}.")
                else:
                    text = _("{name} moves the {piece} from {origin} to {target}.")
                places = {"origin": words.square(origin), "target": words.square(target)}
                return text.format(name=names[seat], piece=words.piece(piece), **places)
            case e.Captured(seat, piece, square):
                return _("{name} captures the {piece} on {square}.").format(
                    name=names[seat], piece=words.piece(piece), square=words.square(square)
                )
            case e.Rescued(seat, piece, jailer, square):
                return _("{name} rescues the {piece} from {jailer}’s jail to {square}.").format(
                    name=names[seat], piece=words.piece(piece), jailer=names[jailer], square=words.square(square)
                )
            case e.Promoted(seat, piece, square):
                return _("{name}’s {piece} is promoted and comes back on {square}.").format(
                    name=names[seat], piece=words.piece(piece), square=words.square(square)
                )
            case _:
                return self._gain(event, names)

    def _gain(self, event: Event, names: Names) -> str:
        data = self._data
        match event:
            case e.Gained(seat, what, arg, amount):
                if not amount:
                    return ""
                gained = words.reward(data, Reward(what, 1 << arg if what == "book" else arg, amount))
                return _("{name} gains {reward}.").format(name=names[seat], reward=gained)
            case e.Scored(seat, key, points):
                return _("{name} scores {points} IP ({source}).").format(
                    name=names[seat], points=points, source=score_line(key)
                )
            case e.Swapped(seat, gone):
                return _("{name} gives up {resource}.").format(name=names[seat], resource=words.resource(gone))
            case e.Paid():
                return self._paid(event, names)
            case e.TeaSold(seat):
                return _("{name} changes a tea for time.").format(name=names[seat])
            case _:
                return self._phase(event, names)

    def _phase(self, event: Event, names: Names) -> str:
        match event:
            case e.Repeated(seat, hours):
                return _("{name} pays {hours} time to repeat the action.").format(name=names[seat], hours=hours)
            case e.NoAction(seat):
                return _("{name} does no action and takes time instead.").format(name=names[seat])
            case _:
                return self._action(event, names)

    @staticmethod
    def _paid(event: e.Paid, names: Names) -> str:
        parts = [words.price(event.cake, event.tea, event.toast)] if event.cake or event.tea or event.toast else []
        if event.hours:
            parts.append(_("{hours} time").format(hours=event.hours))
        if event.cubes:
            text = ngettext("{count} black cube", "{count} black cubes", event.cubes)
            parts.append(text.format(count=event.cubes))
        return _("{name} pays {parts}.").format(name=names[event.seat], parts=listed(parts)) if parts else ""

    def _action(self, event: Event, names: Names) -> str:
        data = self._data
        match event:
            case e.Planted(seat, colour, _space, zone):
                return _("{name} plants a {colour} heart in “{zone}”.").format(
                    name=names[seat], colour=words.colour(colour), zone=_(data.table(4).garden.names[colour][zone])
                )
            case e.GardenerRests(colour):
                return _("The {colour} gardener goes to rest.").format(colour=words.colour(colour))
            case e.SetAside(seat, colour, diamond):
                text = (
                    _("{name} sets a {colour} heart aside.")
                    if diamond < 0
                    else _("{name} sets a {colour} diamond aside.")
                )
                return text.format(name=names[seat], colour=words.colour(colour))
            case e.Rode(seat, colour, way):
                place = key_words(data.messengers[colour].spaces[way[-1]].key)
                return _("{name} sends {who} to “{place}”.").format(
                    name=names[seat], who=words.messenger(colour), place=place
                )
            case e.SealCrossed(seat, _colour, first):
                text = _("{name} is the first across the seal.") if first else _("{name} crosses the seal.")
                return text.format(name=names[seat])
            case e.Climbed(seat, colour, to, _token):
                return _("{name} moves {who} up to “{place}”.").format(
                    name=names[seat], who=words.twin(colour), place=key_words(data.tree.spaces[to].key)
                )
            case e.Built(seat, colour, space, _diamond):
                return _("{name} builds on the {colour} wall: {place}.").format(
                    name=names[seat], colour=words.colour(colour), place=wall_place(space)
                )
            case _:
                return self._crown(event, names)

    def _crown(self, event: Event, names: Names) -> str:
        data = self._data
        match event:
            case e.HumptyClimbed(colour, row):
                return _("Humpty Dumpty’s {colour} half climbs to row {row}.").format(
                    colour=words.colour(colour), row=row + 1
                )
            case e.Bought(seat, tile):
                return _("{name} takes the bookmark “{tile}”.").format(
                    name=names[seat], tile=_(data.bookmarks[tile].name)
                )
            case e.TileUsed(seat, tile):
                return _("{name} uses the bookmark “{tile}”.").format(
                    name=names[seat], tile=_(data.bookmarks[tile].name)
                )
            case e.AliceMoved(seat, colour, space, points):
                return _("{name} leads the {colour} Alice to space {space}: {points} IP.").format(
                    name=names[seat], colour=words.colour(colour), space=space, points=points
                )
            case e.Crowned():
                return self._crowned(event, names)
            case e.CrownGone(left):
                text = ngettext(
                    "A crown leaves the display; {count} is left.",
                    "A crown leaves the display; {count} are left.",
                    left,
                )
                return text.format(count=left)
            case e.WishScored():
                return self._wish(event, names)
            case _:
                return self._end(event)

    @staticmethod
    def _crowned(event: e.Crowned, names: Names) -> str:
        text = (
            _("{name} gains {points} IP in place of a {colour} crown.")
            if event.space < 0
            else _("{name} gains a {colour} crown on space {space}: {points} IP.")
        )
        return text.format(
            name=names[event.seat], points=event.points, colour=words.colour(event.colour), space=event.space
        )

    def _wish(self, event: e.WishScored, names: Names) -> str:
        parts = [
            _("{name} {points}").format(name=name, points=points)
            for name, points in zip(names, event.points, strict=False)
        ]
        name = _(self._data.wishes[event.wish].name)
        return _("The wish “{wish}” is scored: {parts}.").format(wish=name, parts=listed(parts))

    @staticmethod
    def _end(event: Event) -> str:
        match event:
            case e.LastRound():
                return _("The last crown has left the display: this round is the last.")
            case e.GameEnded(colour):
                if colour == NOBODY:
                    return _("Both Alices are level: she is crowned in both colours.")
                return _("Alice is crowned the {colour} queen.").format(colour=words.colour(colour))
            case _:
                return ""
