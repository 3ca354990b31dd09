"""Options in words: what a choice costs and brings, worked out by doing it in thought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.games.queen_alice import choices as c
from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.frames import Act, Again, Refresh, Respawn, Rewards
from alicegames.games.queen_alice.pack.verbs import ANY_SUIT, Reward
from alicegames.games.queen_alice.play.previews import can_act, preview
from alicegames.games.queen_alice.play.prices import has_free_wild
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.text import score, words, words_trains
from alicegames.games.queen_alice.text.options_gains import Gains
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.play.previews import Outcome
    from alicegames.games.queen_alice.state import QueenState

Names = tuple[str, ...]


class Options:
    """The words of answers."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.data = kit.data
        self._gains = Gains(kit)

    def option(self, view: QueenState, choice: QueenChoice, names: Names) -> str:
        """Say what a choice means: what it costs and all that it gives."""
        return self._SAYS[type(choice)](self, view, choice, names)

    # -- cards and chess --------------------------------------------------------------------------------------

    def _discard(self, view: QueenState, choice: c.DiscardCard, names: Names) -> str:
        card = words.card(self.data, choice.card)
        if view.stack and isinstance(view.stack[-1], Refresh):
            return _("Discard {card}").format(card=card)
        rewards = words.rewards(self.data, self.data.cards[choice.card].discard)
        return _("Discard {card}: {rewards}").format(card=card, rewards=rewards)

    def _play(self, view: QueenState, choice: c.PlayCard, names: Names) -> str:
        text = _("Play {card}").format(card=words.card(self.data, choice.card))
        return _led(text, [words.reward(self.data, one) for one in self.data.cards[choice.card].play])

    def _move(self, view: QueenState, choice: c.Move, names: Names) -> str:
        piece, origin, target = words.piece(view.board[choice.origin]), choice.origin, choice.target
        if origin == target:
            text = _("Use the blocked {piece} on {square}").format(piece=piece, square=words.square(origin))
        else:
            text = _("Move the {piece} from {origin} to {target}")
            if view.board[target] >= 0:
                text = _("Move the {piece} from {origin} to {target} and capture the {taken}")
            taken = words.piece(view.board[target])
            places = {"origin": words.square(origin), "target": words.square(target)}
            text = text.format(piece=piece, taken=taken, **places)
        return self._landing(view, choice, text, names)

    def _rescue(self, view: QueenState, choice: c.Rescue, names: Names) -> str:
        text = _("Rescue the {piece} from {name}’s jail to {square}")
        if choice.jailer == view.owner:
            text = _("Rescue the {piece} from your own jail to {square}")
        text = text.format(
            piece=words.piece(choice.piece), name=names[choice.jailer], square=words.square(choice.square)
        )
        return self._landing(view, choice, text, names)

    def _put(self, view: QueenState, choice: c.Put, names: Names) -> str:
        text = _("Put the pawn on {square}").format(square=words.square(choice.square))
        return self._landing(view, choice, text, names)

    def _landing(self, view: QueenState, choice: QueenChoice, text: str, names: Names) -> str:
        """What the square gives at once, and the action that follows."""
        done = preview(self._kit, view, choice)
        text = _led(text, self._gains.of(done, view.owner, names))
        for frame in reversed(done.state.stack):
            if isinstance(frame, Act):
                return _("{deed}; then {action}").format(deed=text, action=self._action(done, frame))
            if isinstance(frame, Respawn):
                gains = words.rewards(self.data, frame.pending)
                return _("{deed}; it is promoted: {gains}, and a return square").format(deed=text, gains=gains)
        return text

    def _action(self, done: Outcome, frame: Act) -> str:
        """The action of a square, with the extra of a wild one, and whether it can be paid as things stand."""
        colour, suit = words.colour(frame.colour), words.suit(frame.column)
        if has_free_wild(done.state.seats[done.state.owner]) and (frame.king or frame.column == ANY_SUIT):
            text = _("any {colour} action")
        elif frame.column == ANY_SUIT:
            text = _("any {colour} action for one resource more")
        elif frame.king:
            text = _("a {colour} {suit} action, or one of another suit for one resource more")
        else:
            text = _("a {colour} {suit} action")
        said = text.format(colour=colour, suit=suit)
        if any(one.verb in {"row", "gain_resource", "unlock_cube"} for one in done.rewards):
            return said
        return said if can_act(self._kit, done.state) else _("{action}, beyond your means").format(action=said)

    # -- actions ----------------------------------------------------------------------------------------------

    def _plant(self, view: QueenState, choice: c.Plant, names: Names) -> str:
        boards, colour = self._kit.board(view.players), choice.colour
        zone = boards.zone_of[colour][choice.space]
        text = _("Plant a {colour} heart in “{zone}”, space {place},").format(
            colour=words.colour(colour),
            zone=_(boards.table.garden.names[colour][zone]),
            place=boards.table.garden.zones[colour][zone].index(choice.space) + 1,
        )
        return self._paid(view, choice, text, names)

    def _ride(self, view: QueenState, choice: c.Ride, names: Names) -> str:
        *past, end = [words.post(self.data, choice.colour, space) for space in choice.way]
        text = ngettext("Move {who} {count} space to {end}", "Move {who} {count} spaces to {end}", len(choice.way))
        if past:
            text = ngettext("Move {who} {count} space to {end}", "Move {who} {count} spaces by {past} to {end}", 2)
        who = words.messenger(choice.colour)
        text = text.format(who=who, count=len(choice.way), end=end, past=listed(past))
        return self._paid(view, choice, text, names)

    def _climb(self, view: QueenState, choice: c.Climb, names: Names) -> str:
        text = _("Send {who} up to {place}").format(
            who=words.twin(choice.colour), place=words.branch(self.data, choice.to)
        )
        return self._paid(view, choice, text, names)

    def _build(self, view: QueenState, choice: c.Build, names: Names) -> str:
        text = _("Build on the {colour} wall, {place}, the diamond of {gem},").format(
            colour=words.colour(choice.colour),
            place=words.wall_place(choice.space),
            gem=words.rewards(self.data, self.data.courtier.diamonds[choice.colour][choice.diamond]),
        )
        return self._paid(view, choice, text, names)

    def _paid(self, view: QueenState, choice: QueenChoice, text: str, names: Names) -> str:
        """A deed with what really leaves the seat for it and all that it gives (QA-69)."""
        done = preview(self._kit, view, choice)
        text = _("{deed} for {price}").format(deed=text, price=price_of(done))
        if view.stack and isinstance(view.stack[-1], Again):
            text = _("Repeat: {deed}").format(deed=text)
        return _led(text, self._gains.of(done, view.owner, names))

    # -- rewards ----------------------------------------------------------------------------------------------

    def _take(self, view: QueenState, choice: c.Take, names: Names) -> str:
        if choice.verb != "crown":
            return _("Take {hours}").format(hours=words.hours(choice.amount))
        text = _("Take a {colour} crown").format(colour=words.colour(choice.arg // 4))
        return self._given(view, choice, text, names, brief=True)

    def _gain(self, view: QueenState, choice: c.Gain, names: Names) -> str:
        gained = words.resource(choice.kind)
        if choice.unlock:
            return _("Unlock a black cube with {resource}").format(resource=gained)
        if choice.instead >= 0:
            gone = words.resource(choice.instead)
            return _("Gain {resource}, giving up {gone}").format(resource=gained, gone=gone)
        return _("Gain {resource}").format(resource=gained)

    def _alice(self, view: QueenState, choice: c.AliceOf, names: Names) -> str:
        text = _("Advance the {colour} Alice").format(colour=words.colour(choice.colour))
        return self._given(view, choice, text, names, brief=True)

    def _pawprint(self, view: QueenState, choice: c.PawOf, names: Names) -> str:
        text = _("Take a {colour} pawprint").format(colour=words.colour(choice.colour))
        return self._given(view, choice, text, names, brief=True)

    def _acquire(self, view: QueenState, choice: c.Acquire, names: Names) -> str:
        card = view.market[(choice.level - 1) * 3 + choice.block]
        done = preview(self._kit, view, choice)
        text = _("Acquire {card} for {price}").format(card=words.card(self.data, card), price=price_of(done))
        text = _led(text, self._gains.of(done, self._asked_seat(view), names))
        return _("{deed}. {effects}").format(deed=text, effects=words.card_effects(self.data, card))

    def _invite(self, view: QueenState, choice: c.Invite, names: Names) -> str:
        seat = self._asked_seat(view)
        after = preview(self._kit, view, choice).state.seats[seat]
        worth = scoring.guest_points(self._kit, after) - scoring.guest_points(self._kit, view.seats[seat])
        return _("Invite {card}: {bonus}; as things stand {worth} IP more at the end").format(
            card=words.card(self.data, choice.card), bonus=score.bonus(self.data.cards[choice.card]), worth=worth
        )

    def _capture(self, view: QueenState, choice: c.Capture, names: Names) -> str:
        text = _("Capture the {piece} on {square}").format(
            piece=words.piece(view.board[choice.square]), square=words.square(choice.square)
        )
        return self._given(view, choice, text, names)

    def _drop(self, view: QueenState, choice: c.Drop, names: Names) -> str:
        rewards = words.rewards(self.data, self.data.cards[choice.card].discard)
        return _("Discard {card}: {rewards}").format(card=words.card(self.data, choice.card), rewards=rewards)

    def _use(self, view: QueenState, choice: c.UseTile, names: Names) -> str:
        bookmark = self.data.bookmarks[choice.tile]
        return _("Use “{name}”: {rewards}").format(
            name=_(bookmark.name), rewards=words.rewards(self.data, bookmark.rewards)
        )

    # -- mini-actions -----------------------------------------------------------------------------------------

    def _mini_heart(self, view: QueenState, choice: c.MiniHeart, names: Names) -> str:
        seat = view.seats[self._asked_seat(view)]
        text = _("Set the lowest {colour} heart aside").format(colour=words.colour(choice.colour))
        text = self._given(view, choice, text, names)
        return _warned(text, loses_crown=seat.hearts[choice.colour] == seat.bushes[choice.colour])

    def _mini_ride(self, view: QueenState, choice: c.MiniRide, names: Names) -> str:
        text = _("Move {who} on to {place}").format(
            who=words.messenger(choice.colour), place=words.post(self.data, choice.colour, choice.to)
        )
        return self._given(view, choice, text, names)

    def _mini_climb(self, view: QueenState, choice: c.MiniClimb, names: Names) -> str:
        text = _("Send {who} up to {place}").format(
            who=words.twin(choice.colour), place=words.branch(self.data, choice.to)
        )
        return self._given(view, choice, text, names)

    def _mini_diamond(self, view: QueenState, choice: c.MiniDiamond, names: Names) -> str:
        rewards = words.rewards(self.data, self.data.courtier.diamonds[choice.colour][choice.diamond])
        if not isinstance(view.stack[-1], Rewards):
            return _("The {colour} diamond of {rewards}").format(colour=words.colour(choice.colour), rewards=rewards)
        seat = view.seats[self._asked_seat(view)]
        text = _("Set a {colour} diamond aside: {rewards}")
        text = text.format(colour=words.colour(choice.colour), rewards=rewards)
        return _warned(text, loses_crown=seat.diamonds[choice.colour].bit_count() == seat.bricks[choice.colour])

    @staticmethod
    def _asked_seat(view: QueenState) -> int:
        frame = view.stack[-1]
        return frame.seat if isinstance(frame, Rewards) else view.owner

    # -- payment and the end ----------------------------------------------------------------------------------

    def _pay(self, view: QueenState, choice: c.Pay, names: Names) -> str:
        text = _("Pay {parts}").format(
            parts=words.payment(choice.cake, choice.tea, choice.toast, choice.hours, choice.cubes) or _("nothing")
        )
        used = [self._cut(key) for key in choice.cuts]
        return _("{text}, using {discounts}").format(text=text, discounts=listed(used)) if used else text

    def _cut(self, key: int) -> str:
        if key >= 0:
            return _("“{name}”").format(name=_(self.data.bookmarks[key].name))
        return _("the card’s discount") if key == NOBODY else _("your orange flowers")

    def _pass(self, view: QueenState, choice: Pass, names: Names) -> str:
        """Declining has two labels: what is left is named, or there is nothing to lose."""
        frame = view.stack[-1]
        if isinstance(frame, Act):
            return self._given(view, choice, _("No action, then rest"), names)
        lost = [one for one in preview(self._kit, view, choice).events if isinstance(one, e.Lost)]
        if not lost:
            return _("Go on")
        rewards = [Reward(one.what, one.arg, one.amount) for one in lost]
        return _("Leave {rewards}").format(rewards=words.rewards(self.data, rewards))

    # -- what a choice gives ----------------------------------------------------------------------------------

    def _given(self, view: QueenState, choice: QueenChoice, text: str, names: Names, *, brief: bool = False) -> str:
        """A free deed and all that it gives; ``brief`` if the text names already what is taken."""
        done = preview(self._kit, view, choice)
        return _led(text, self._gains.of(done, self._asked_seat(view), names, brief=brief))

    _SAYS: Final[Mapping[type[Any], Callable[[Any, QueenState, Any, Names], str]]] = {
        Pass: _pass,
        c.First: lambda own, view, choice, names: _("{name} starts").format(name=names[choice.seat]),
        c.Layout: lambda own, view, choice, names: _("Layout {number}").format(number=choice.number + 1),
        c.LayWish: lambda own, view, choice, names: score.wish(own.data.wishes[choice.wish]),
        c.Open: lambda own, view, choice, names: words.card(own.data, choice.card),
        c.Draw: lambda own, view, choice, names: words.card(own.data, choice.card),
        c.Deal: lambda own, view, choice, names: _(own.data.trains[choice.train].name),
        c.TakeTrain: lambda own, view, choice, names: words_trains.train_side(
            own.data, own.data.trains[choice.train], choice.side
        ),
        c.DiscardCard: _discard,
        c.PlayCard: _play,
        c.Move: _move,
        c.Rescue: _rescue,
        c.Put: _put,
        c.Plant: _plant,
        c.Ride: _ride,
        c.Climb: _climb,
        c.Build: _build,
        c.Take: _take,
        c.Gain: _gain,
        c.Hold: lambda own, view, choice, names: _("Keep the row’s resource in hand for the wild action"),
        c.PawOf: _pawprint,
        c.AliceOf: _alice,
        c.BookOf: lambda own, view, choice, names: _("Take {book}").format(book=words.book(choice.colour)),
        c.Acquire: _acquire,
        c.Invite: _invite,
        c.Capture: _capture,
        c.Drop: _drop,
        c.Buy: lambda own, view, choice, names: _("Buy {tile}").format(
            tile=words.tile_text(own.data, own.data.bookmarks[choice.tile])
        ),
        c.UseTile: _use,
        c.MiniHeart: _mini_heart,
        c.MiniRide: _mini_ride,
        c.MiniClimb: _mini_climb,
        c.MiniDiamond: _mini_diamond,
        c.Pay: _pay,
        c.SellTea: lambda own, view, choice, names: _("Change a tea for {hours}").format(hours=words.hours(2)),
        c.End: lambda own, view, choice, names: _("End the turn"),
    }
    """By choice: its words. A test holds that none is missing."""


def price_of(done: Outcome) -> str:
    """Say what really leaves the seat, and that there are other ways to pay."""
    price = words.payment(*done.cost) or _("nothing")
    sold = sum(isinstance(event, e.TeaSold) for event in done.events)
    if sold:
        text = ngettext("{price}, {count} tea changed first", "{price}, {count} teas changed first", sold)
        price = text.format(price=price, count=sold)
    if done.ways == 1:
        return price
    text = ngettext("{price} (or in {count} other way)", "{price} (or in {count} other ways)", done.ways - 1)
    return text.format(price=price, count=done.ways - 1)


def _led(text: str, parts: list[str]) -> str:
    return _("{deed}: {gains}").format(deed=text, gains=listed(parts)) if parts else text


def _warned(text: str, *, loses_crown: bool) -> str:
    """Say before it is done that a token set aside gives up its colour's crown (QA-182)."""
    return _("{text} – and give up this colour’s crown for the fifth").format(text=text) if loses_crown else text
