"""Prompts and options in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import CHANCE
from alicegames.games.queen_alice.choices import (
    Acquire,
    AliceOf,
    BookOf,
    Build,
    Buy,
    Capture,
    Climb,
    Deal,
    DiscardCard,
    Draw,
    Drop,
    End,
    First,
    Gain,
    Hold,
    Invite,
    Layout,
    LayWish,
    MiniClimb,
    MiniDiamond,
    MiniHeart,
    MiniRide,
    Move,
    Open,
    PawOf,
    Pay,
    Plant,
    PlayCard,
    Put,
    Rescue,
    Ride,
    SellTea,
    Take,
    TakeTrain,
    UseTile,
)
from alicegames.games.queen_alice.frames import Act, Again, PayFor, Rewards
from alicegames.games.queen_alice.play.prices import repeat_hours, with_extra
from alicegames.games.queen_alice.play.targets import cost_of, extra_of, suit_of
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.text import train_words, words
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.games.queen_alice.choices import QueenChoice, Target
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.play.payment import Price
    from alicegames.games.queen_alice.state import QueenState

Names = tuple[str, ...]


class Asked:
    """The words of questions and answers."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._data = kit.data

    def prompt(self, view: QueenState, decision: Decision[QueenChoice], names: Names) -> str:
        """Say what is asked."""
        if decision.player == CHANCE:
            return _("The table is being laid.") if view.owner == CHANCE else _("Cards are being drawn.")
        text = self._question(view, decision)
        return _("{name}: {question}").format(name=names[decision.player], question=text)

    def _question(self, view: QueenState, decision: Decision[QueenChoice]) -> str:
        match decision.kind:
            case "choose_train":
                return _("choose your train card and its side in secret.")
            case "lay_diamond":
                return _("choose the diamond that your train lays on the wall.")
            case "discard":
                return _("discard a card for its discard reward.")
            case "play":
                return _("play a card to use a chess piece.")
            case "activate":
                return _("move a piece of your card, or rescue one from a jail.")
            case "respawn":
                return _("your pawn is promoted: choose the square where it comes back.")
            case _:
                return self._later_question(view, decision)

    def _later_question(self, view: QueenState, decision: Decision[QueenChoice]) -> str:
        match decision.kind:
            case "act":
                return _("do the action of your square, or pass for 2 time.")
            case "again":
                hours = repeat_hours(view.seats[view.owner])
                return _("repeat the action for {hours} time and its cost, or end the turn.").format(hours=hours)
            case "end":
                return _("end the turn.")
            case "trim":
                return _("your hand is over its limit: discard a card.")
            case "pay":
                return self._bill(view)
            case _:
                return self._rewards_question(view)

    def _bill(self, view: QueenState) -> str:
        frame = view.stack[-1]
        assert isinstance(frame, PayFor)
        price = words.price(frame.cake, frame.tea, frame.toast, frame.any)
        return _("choose how to pay {price}.").format(price=price)

    def _rewards_question(self, view: QueenState) -> str:
        frame = view.stack[-1]
        assert isinstance(frame, Rewards)
        return _("take your rewards in any order: {rewards}.").format(rewards=words.rewards(self._data, frame.pending))

    # -- options ----------------------------------------------------------------------------------------------

    def option(self, view: QueenState, choice: QueenChoice, names: Names) -> str:
        """Say what a choice means."""
        data = self._data
        match choice:
            case DiscardCard(card):
                rewards = words.rewards(data, data.cards[card].discard)
                if view.stack and view.stack[-1].tag == "refresh":
                    return _("Discard {card}").format(card=words.card(data, card))
                return _("Discard {card}: {rewards}").format(card=words.card(data, card), rewards=rewards)
            case PlayCard(card):
                text = _("Play {card}").format(card=words.card(data, card))
                play = data.cards[card].play
                return _("{text}: {rewards}").format(text=text, rewards=words.rewards(data, play)) if play else text
            case Move(origin, target):
                return self._move(view, origin, target)
            case Rescue(piece, jailer, square):
                return _("Rescue the {piece} from {name}’s jail to {square}").format(
                    piece=words.piece(piece), name=names[jailer], square=words.square(square)
                )
            case Put(square):
                return _("Put the pawn on {square}").format(square=words.square(square))
            case Plant() | Ride() | Climb() | Build():
                return self._target(view, choice)
            case _:
                return self._reward(view, choice, names)

    def _move(self, view: QueenState, origin: int, target: int) -> str:
        piece = words.piece(view.board[origin])
        if origin == target:
            return _("Use the blocked {piece} on {square}").format(piece=piece, square=words.square(origin))
        places = {"piece": piece, "origin": words.square(origin), "target": words.square(target)}
        if view.board[target] < 0:
            return _("Move the {piece} from {origin} to {target}").format(**places)
        taken = words.piece(view.board[target])
        return _("Move the {piece} from {origin} to {target} and capture the {taken}").format(**places, taken=taken)

    def _target(self, view: QueenState, choice: Target) -> str:
        price = words.price(*self._whole_cost(view, choice))
        text = self._target_text(view, choice)
        if view.stack and isinstance(view.stack[-1], Again):
            return _("Repeat – {deed} for {price}").format(deed=text, price=price)
        return _("{deed} for {price}").format(deed=text, price=price)

    def _whole_cost(self, view: QueenState, choice: Target) -> Price:
        """The printed cost and a wild action's extra, without discounts (QA-60, QA-62, QA-167)."""
        cost = cost_of(self._kit, view, view.owner, choice)
        frame = view.stack[-1] if view.stack else None
        if not isinstance(frame, Act):
            return cost
        return with_extra(cost, extra_of(view, view.owner, frame, suit_of(choice)))

    def _target_text(self, view: QueenState, choice: Target) -> str:
        data, boards = self._data, self._kit.board(view.players)
        match choice:
            case Plant(colour, space):
                zone = boards.zone_of[colour][space]
                return _("Plant a {colour} heart in “{zone}”, place {place}: {rewards}").format(
                    colour=words.colour(colour),
                    zone=_(boards.table.garden.names[colour][zone]),
                    place=boards.table.garden.zones[colour][zone].index(space) + 1,
                    rewards=words.rewards(data, boards.table.garden.rewards[colour][space]),
                )
            case Ride(colour, way):
                return self._ride(colour, way)
            case Climb(colour, to):
                return self._climb(view, colour, to)
            case Build(colour, space, diamond):
                return _("Build the {colour} diamond of {gem} on {place}: {rewards}").format(
                    colour=words.colour(colour),
                    gem=words.rewards(data, data.courtier.diamonds[colour][diamond]),
                    place=wall_place(space),
                    rewards=words.rewards(data, boards.table.wall.rewards[colour][space]),
                )

    def _ride(self, colour: int, way: tuple[int, ...]) -> str:
        end = self._data.messengers[colour].spaces[way[-1]]
        text = ngettext(
            "Move {who} {count} space to “{place}”: {rewards}; a {level} card or an invitation",
            "Move {who} {count} spaces to “{place}”: {rewards}; a {level} card or an invitation",
            len(way),
        )
        places = [key_words(self._data.messengers[colour].spaces[space].key) for space in way]
        return text.format(
            who=words.messenger(colour),
            count=len(way),
            place=" – ".join(places),
            rewards=words.rewards(self._data, end.rewards),
            level=words.level(end.banner),
        )

    def _climb(self, view: QueenState, colour: int, to: int) -> str:
        space = self._data.tree.spaces[to]
        book = words.either([words.book(bit) for bit in words.set_bits(space.books, 3)])
        other = words.book(0) if view.tokens[to] else words.rewards(self._data, space.rewards)
        return _("Move {who} up to “{place}”: {book} and {other}").format(
            who=words.twin(colour), place=key_words(space.key), book=book, other=other
        )

    def _reward(self, view: QueenState, choice: QueenChoice, names: Names) -> str:
        data = self._data
        match choice:
            case Acquire(want, level, block):
                return self._acquire(view, want, level, block)
            case Invite(card):
                return _("Invite {card}: {bonus}").format(
                    card=words.card(data, card), bonus=words.bonus(data.cards[card])
                )
            case Capture(square):
                return _("Capture the {piece} on {square}").format(
                    piece=words.piece(view.board[square]), square=words.square(square)
                )
            case Drop(card):
                rewards = words.rewards(data, data.cards[card].discard)
                return _("Discard {card}: {rewards}").format(card=words.card(data, card), rewards=rewards)
            case Buy(tile):
                return _("Buy {tile}").format(tile=words.tile_text(data, data.bookmarks[tile]))
            case UseTile(tile):
                bookmark = data.bookmarks[tile]
                return _("Use “{name}”: {rewards}").format(
                    name=_(bookmark.name), rewards=words.rewards(data, bookmark.rewards)
                )
            case _:
                return self._small(view, choice, names)

    def _acquire(self, view: QueenState, want: int, level: int, block: int) -> str:
        card = view.market[(level - 1) * 3 + block]
        cost = (_("free"), _("for 1 time"), _("for a resource"))[block]
        text = _("Acquire {card} {cost}").format(card=words.card(self._data, card), cost=cost)
        if want == level:
            return text
        if level > want:
            return _("{text}, and {hours} time for the higher row").format(text=text, hours=level - want)
        return _("{text}, gaining {hours} time for the lower row").format(text=text, hours=want - level)

    def _small(self, view: QueenState, choice: QueenChoice, names: Names) -> str:
        match choice:
            case Gain():
                return self._gain(choice)
            case Hold():
                return _("Keep the row’s resource in hand for the wild action")
            case AliceOf(colour):
                return _("Advance the {colour} Alice").format(colour=words.colour(colour))
            case PawOf(colour):
                return _("A {colour} pawprint").format(colour=words.colour(colour))
            case BookOf(colour):
                return _("Take {book}").format(book=words.book(colour))
            case Take(verb, arg, amount):
                if verb == "crown":
                    return _("Take a {colour} crown").format(colour=words.colour(arg // 4))
                return _("Take {hours} time").format(hours=amount)
            case _:
                return self._mini(choice, view, names)

    def _gain(self, choice: Gain) -> str:
        gained = words.resource(choice.kind)
        if choice.unlock:
            return _("Unlock a black cube with {resource}").format(resource=gained)
        if choice.instead >= 0:
            gone = words.resource(choice.instead)
            return _("Gain {resource}, giving up {gone}").format(resource=gained, gone=gone)
        return _("Gain {resource}").format(resource=gained)

    def _mini(self, choice: QueenChoice, view: QueenState, names: Names) -> str:
        match choice:
            case MiniHeart(colour):
                return self._mini_heart(view, colour)
            case MiniRide(colour, to):
                return self._ride(colour, (to,))
            case MiniClimb(colour, to):
                return self._climb(view, colour, to)
            case MiniDiamond(colour, diamond):
                return self._mini_diamond(view, colour, diamond)
            case Pay():
                return self._pay(choice)
            case SellTea():
                return _("Change a tea for 2 time")
            case End():
                return _("End the turn")
            case _:
                return self._chance(view, choice, names)

    def _mini_heart(self, view: QueenState, colour: int) -> str:
        seat = view.seats[self._asked_seat(view)]
        heart = self._data.courtier.hearts[colour][seat.hearts[colour]]
        text = _("Set the lowest {colour} heart aside: {rewards}").format(
            colour=words.colour(colour), rewards=words.rewards(self._data, heart.rewards)
        )
        return _with_warning(text, loses_crown=seat.hearts[colour] == seat.bushes[colour])

    def _mini_diamond(self, view: QueenState, colour: int, diamond: int) -> str:
        seat = view.seats[self._asked_seat(view)]
        rewards = words.rewards(self._data, self._data.courtier.diamonds[colour][diamond])
        if not isinstance(view.stack[-1], Rewards):
            return _("The {colour} diamond of {rewards}").format(colour=words.colour(colour), rewards=rewards)
        text = _("Set the {colour} diamond of {rewards} aside").format(colour=words.colour(colour), rewards=rewards)
        return _with_warning(text, loses_crown=seat.diamonds[colour].bit_count() == seat.bricks[colour])

    @staticmethod
    def _asked_seat(view: QueenState) -> int:
        frame = view.stack[-1]
        return frame.seat if isinstance(frame, Rewards) else view.owner

    def _pay(self, choice: Pay) -> str:
        parts = []
        if choice.cake or choice.tea or choice.toast:
            parts.append(words.price(choice.cake, choice.tea, choice.toast))
        if choice.hours:
            parts.append(_("{hours} time").format(hours=choice.hours))
        if choice.cubes:
            text = ngettext("{count} black cube", "{count} black cubes", choice.cubes)
            parts.append(text.format(count=choice.cubes))
        used = [self._cut(key) for key in choice.cuts]
        text = _("Pay {parts}").format(parts=listed(parts))
        return _("{text}, using {discounts}").format(text=text, discounts=listed(used)) if used else text

    def _cut(self, key: int) -> str:
        if key >= 0:
            return _("“{name}”").format(name=_(self._data.bookmarks[key].name))
        return _("the card’s discount") if key == NOBODY else _("your orange flowers")

    def _chance(self, view: QueenState, choice: QueenChoice, names: Names) -> str:
        data = self._data
        match choice:
            case TakeTrain(train, side):
                return train_words.train_side(data, data.trains[train], side)
            case First(seat):
                return _("{name} starts").format(name=names[seat])
            case Layout(number):
                return _("Layout {number}").format(number=number + 1)
            case LayWish(wish):
                return words.wish(data.wishes[wish])
            case Open(card) | Draw(card):
                return words.card(data, card)
            case Deal(train):
                return _(data.trains[train].name)
            case _:
                return self._declined(view)

    @staticmethod
    def _declined(view: QueenState) -> str:
        if view.stack and view.stack[-1].tag == "act":
            return _("No action: 2 time")
        return _("Leave the rest")


def _with_warning(text: str, *, loses_crown: bool) -> str:
    """Say before it is done that a token set aside gives up its colour's crown (QA-182)."""
    return _("{text} – and give up this colour’s crown for the fifth").format(text=text) if loses_crown else text


def wall_place(space: int) -> str:
    """Name a wall space by row and column."""
    row, column = divmod(space, 4)
    return _("row {row}, column {column}").format(row=row + 1, column=column + 1)


def key_words(key: str) -> str:
    """Make words of a space's key."""
    return key.replace("_", " ")
