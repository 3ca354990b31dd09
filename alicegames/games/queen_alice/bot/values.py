"""Estimates of what things are worth in points, for the heuristic."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.bot import wishes
from alicegames.games.queen_alice.bot.shelf import NONE, Books, plan_worth, tile_worth, wanted
from alicegames.games.queen_alice.choices import Build, Climb, Move, Plant, Rescue, Ride
from alicegames.games.queen_alice.effects import capture_bonus
from alicegames.games.queen_alice.frames import Act, Activate, Again, Discard, Play, Rewards
from alicegames.games.queen_alice.pack.verbs import ANY_SUIT, COLOURS, DIAMONDS, EMPTY, KINDS, PAWN, SUITS, Reward
from alicegames.games.queen_alice.play import boards, chess, turn
from alicegames.games.queen_alice.play.alice import crown_space, next_space
from alicegames.games.queen_alice.play.payment import EVERY_KIND, Cut, can_pay
from alicegames.games.queen_alice.play.prices import has_free_wild, purse, repeat_hours, with_extra
from alicegames.games.queen_alice.play.targets import options_of, suits_of

if TYPE_CHECKING:
    from alicegames.games.queen_alice.bot.shelf import Wanted
    from alicegames.games.queen_alice.bot.weights import Weights
    from alicegames.games.queen_alice.choices import Target
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.play.payment import Price
    from alicegames.games.queen_alice.state import QueenState, Seat

_HOPED: Final = -3
"""The key of a discount that stands for a resource to come."""


@lru_cache(maxsize=8)
def _card_worths(kit: Kit, weights: Weights) -> tuple[tuple[float, ...], tuple[int, ...]]:
    cards = kit.data.cards
    return tuple(weights.levels[card.level] for card in cards), tuple(card.bonus.ip for card in cards)


class Estimate:
    """Worths for one seat in one state."""

    def __init__(self, kit: Kit, weights: Weights, state: QueenState, number: int) -> None:
        self.kit = kit
        self.weights = weights
        self.state: QueenState = state
        self.number = number
        self.seat: Seat = state.seats[number]
        self.boards = kit.board(state.players)
        share = state.crowns / self.boards.table.crowns
        played = state.turns / state.players
        self.left = max(0.4, min(weights.turns * share, weights.turns + 2 - played))
        """Turns left, about."""
        self.late = min(1.0, self.left / 2)
        """Falls from 1 to 0 in the last turns: what resources are still good for."""
        self._fifths: dict[tuple[int, int], float] = {}
        self._each: wishes.Worths | None = None
        self._wanted: tuple[Wanted, ...] | None = None

    # -- what a seat has --------------------------------------------------------------------------------------

    def belongings(self) -> float:
        """Resources, time, books, flowers, bookmarks and cards."""
        seat = self.seat
        weights = self.weights
        flowers = sum(min(2, count) for count in seat.flowers) * weights.flower * self.left
        stock = sum(seat.store) * weights.resource + seat.time * weights.hour + seat.cubes * weights.cube
        books = sum(seat.books) * self.weights.book
        return (stock + books) * self.late + flowers + self._tiles() + self.planned() + self._deck()

    def _tiles(self) -> float:
        tiles = (self.kit.data.bookmarks[number] for number in self.seat.tiles)
        return sum(tile_worth(self, tile) for tile in tiles if tile.when != "at_once")

    def planned(self, more: Books = NONE, any_book: int = 0, climbed: int = 0, *, now: bool = False) -> float:
        """What the bookmarks are worth that the seat may buy with its books, those of climbs to come and ``more``."""
        if self._wanted is None:
            self._wanted = wanted(self)
        spaces, twins = self.kit.data.tree.spaces, self.seat.twins
        high = sum(4 - spaces[twin].height for twin in twins) - climbed
        climbs = min(high, int(self.left * self.weights.climbs))
        books = self.seat.books
        held = books[0] + more[0], books[1] + more[1], books[2] + more[2]
        return self.weights.shelf * plan_worth(self._wanted, held, any_book, climbs, self.weights.delay, now)

    def _deck(self) -> float:
        worth, bonus = _card_worths(self.kit, self.weights)
        cards = self.seat.pool + self.seat.discard
        use = min(1.5, self.left / 6)
        guests = self.weights.guest * self.late * sum(map(bonus.__getitem__, cards))
        return use * sum(map(worth.__getitem__, cards)) + guests

    # -- what a seat is heading for ---------------------------------------------------------------------------

    def milestones(self) -> float:
        """Alice steps, mini-actions and crowns ahead in garden, wall, tree and on the messengers' paths."""
        weights, total = self.weights, 0.0
        for colour in COLOURS:
            total += weights.row * self._row(colour) + weights.path * self._path(colour)
            total += weights.tree * self._tree(colour)
        return total

    def _ahead(self, steps: float, worth: float) -> float:
        """What is worth so much after so many actions."""
        return worth * self.weights.gamma**steps if steps <= self.left * 1.5 else 0.0

    def _row(self, colour: int) -> float:
        seat = self.seat
        total = self._fifth(seat.bushes[colour], 5 - seat.hearts[colour])
        return total + self._fifth(seat.bricks[colour], 5 - seat.diamonds[colour].bit_count())

    def _fifth(self, done: int, left: int) -> float:
        key = done, left
        if key not in self._fifths:
            self._fifths[key] = sum(
                self._ahead(count - done, gain)
                for count, gain in self.weights.milestones
                if done < count <= done + left
            )
        return self._fifths[key]

    def _path(self, colour: int) -> float:
        path = self.kit.data.messengers[colour]
        step = path.spaces[self.seat.messengers[colour]].step
        end = path.spaces[path.end].step
        total = self._ahead((end - step) / 2, self.weights.crown) if step < end else 0.0
        return total + (self._ahead((path.zone - step) / 2, self.weights.alice_ahead) if step < path.zone else 0.0)

    def _tree(self, colour: int) -> float:
        return self._height(self.kit.data.tree.spaces[self.seat.twins[colour]].height)

    def _height(self, height: int) -> float:
        total = self._ahead(4 - height, self.weights.crown) if height < 4 else 0.0  # noqa: PLR2004 -- the top
        return total + (self._ahead(3 - height, self.weights.alice_ahead) if height < boards.ALICE_HEIGHT else 0.0)

    # -- what a seat is about to get --------------------------------------------------------------------------

    def reward(self, reward: Reward) -> float:
        """A pending reward."""
        match reward.verb:
            case "alice":
                return self.alice(reward.arg)
            case "crown":
                return self.crown(reward.arg // 4)
            case "acquire" | "train_card":
                return 0.8 * self.weights.levels[reward.arg] + 0.5
            case "flower":
                count = self.seat.flowers[reward.arg]
                return (self.weights.flower * self.left if count < 2 else 0.0) + 1.0  # noqa: PLR2004 -- two work
            case "book":
                return self.weights.book * reward.amount
            case _:
                return self.weights.gains[reward.verb] * reward.amount

    def alice(self, colour: int) -> float:
        """A step of an Alice."""
        colours = COLOURS if colour not in COLOURS else (colour,)
        return max(self._alice(one) for one in colours)

    def _alice(self, colour: int) -> float:
        space = next_space(self.boards, self.state, colour)
        if space < 0:
            return 5.0
        return self.boards.table.paths[colour].points[space] + self.weights.alice_step

    def crown(self, colour: int) -> float:
        """A crown."""
        space = crown_space(self.boards, self.state, colour)
        if space < 0 or not self.state.crowns:
            return 10.0
        return 2.0 * self.boards.table.paths[colour].points[space] + self.weights.crown_gained

    def rewards(self, rewards: tuple[Reward, ...]) -> float:
        """Several rewards."""
        return sum(self.reward(reward) for reward in rewards)

    # -- what the turn still holds ----------------------------------------------------------------------------

    def turn(self) -> float:
        """The action still to come in the own turn: the best that the hand, the piece or the square allows."""
        for frame in reversed(self.state.stack):
            match frame:
                case Act():
                    return self._act(frame)
                case Activate(card):
                    return self._activate(card, self._actions(1))
                case Play() | Discard():
                    return self._hand()
                case Again(colour, suit):
                    return self._again(colour, suit)
                case _:
                    pass
        return 0.0

    def _hand(self) -> float:
        actions = self._actions(1)
        hand = [card for card in self.seat.hand if card >= 0]
        return max((self._play(card, actions) for card in hand), default=0.0)

    def _play(self, card: int, actions: list[list[float]]) -> float:
        return self.rewards(self.kit.data.cards[card].play) + self._activate(card, actions)

    def _activate(self, card: int, actions: list[list[float]]) -> float:
        """The best landing of a piece of a card."""
        king = turn.is_kings_card(self.kit, card)
        best = 0.0
        for choice in turn.activate_options(self.kit, self.state, card):
            if isinstance(choice, Move):
                piece, taken = self.state.board[choice.origin], self.state.board[choice.target]
                bonus = 0.0
                if choice.target != choice.origin and taken != EMPTY:
                    bonus = self.rewards(capture_bonus(taken))
                best = max(best, bonus + self._landing(piece, choice.target, king, actions))
            elif isinstance(choice, Rescue):
                best = max(best, self._landing(choice.piece, choice.square, king, actions) - 0.3)
        return best

    def _landing(self, piece: int, square: int, king: bool, actions: list[list[float]]) -> float:  # noqa: FBT001
        row, column = divmod(square, chess.COLUMNS)
        colour = piece // KINDS
        if piece % KINDS == PAWN and row == chess.last_row(colour):
            return self.weights.paw + max(actions[colour]) * 0.7
        suit = self.kit.data.chessboard.columns[column]
        worth = actions[colour][suit] if suit != ANY_SUIT else 0.0
        if suit == ANY_SUIT or king:
            extra = 0.0 if has_free_wild(self.seat) else self.weights.resource
            worth = max(worth, max(actions[colour]) - extra)
        return self.weights.resource + max(worth, 2 * self.weights.hour)

    def _act(self, frame: Act) -> float:
        """The best action of a square, those that pending resources will pay counted in."""
        hoped = sum(
            reward.verb in {"row", "gain_resource", "unlock_cube"}
            for other in self.state.stack
            if isinstance(other, Rewards)
            for reward in other.pending
        )
        best = 2 * self.weights.hour
        for suit in suits_of(frame):
            extra = 0 if suit == frame.column or has_free_wild(self.seat) or self.state.loose else 1
            best = max(best, self._best(frame.colour, suit, hoped, extra))
        return best

    def _again(self, colour: int, suit: int) -> float:
        hours = repeat_hours(self.seat)
        if self.seat.time < hours:
            return 0.0
        return max(0.0, self._best(colour, suit, 0, 0, hours) - hours * self.weights.hour)

    def _actions(self, hoped: int) -> list[list[float]]:
        """By colour and suit: the best action that can be paid with so many resources more."""
        return [[self._best(colour, suit, hoped, 0) for suit in SUITS] for colour in COLOURS]

    def _best(self, colour: int, suit: int, hoped: int, extra: int, hours: int = 0) -> float:
        money = purse(self.kit, self.state, self.number, suit, again=bool(hours), hours=hours)
        if hoped:
            money = money._replace(cuts=(*money.cuts, Cut(_HOPED, hoped, EVERY_KIND)))
        best = 0.0
        known: dict[Price, bool] = {}
        gem = self._best_diamond(colour) if suit == DIAMONDS else -1
        for cost, targets in options_of(self.kit, self.state, self.number, colour, suit):
            price = with_extra(cost, extra)
            if price not in known:
                known[price] = can_pay(money, price)
            if known[price]:
                fitting = [one for one in targets if gem < 0 or not isinstance(one, Build) or one.diamond == gem]
                best = max([best, *(self.deed(target) - self.weights.resource * price.total for target in fitting)])
        return best

    def _best_diamond(self, colour: int) -> int:
        """The diamond to build with: its reward does not depend on the space."""
        gone, gems = self.seat.diamonds[colour], self.kit.data.courtier.diamonds[colour]
        left = [gem for gem in range(len(gems)) if not gone >> gem & 1]
        return max(left, key=lambda gem: self.rewards(gems[gem]), default=-1)

    def deed(self, target: Target) -> float:
        """What an action brings, its cost apart."""
        if self._each is None:
            self._each = wishes.each(self)
        return self._deed(target) + self.weights.wished * wishes.gained(self, self._each, target)

    def _deed(self, target: Target) -> float:
        match target:
            case Plant(colour, space):
                return self._plant(colour, space)
            case Ride(colour, way):
                return self._ride(colour, way)
            case Climb(colour, to):
                return self._climb(colour, to)
            case Build(colour, space, diamond):
                return self._build(colour, space, diamond)

    def _plant(self, colour: int, space: int) -> float:
        heart = self.kit.data.courtier.hearts[colour][self.seat.hearts[colour]]
        gained = self.rewards(heart.rewards) + self.rewards(self.boards.table.garden.rewards[colour][space])
        counted = self._count(colour, self.seat.bushes[colour], 5 - self.seat.hearts[colour])
        return gained + counted + self.weights.plant

    def _count(self, colour: int, done: int, left: int) -> float:
        """One more bush or brick: a milestone, and those behind it nearer."""
        now = {3: self.alice(colour), 4: self.weights.mini, 5: self.crown(colour)}.get(done + 1, 0.0)
        return now + self.weights.row * (self._fifth(done + 1, left - 1) - self._fifth(done, left))

    def _ride(self, colour: int, way: tuple[int, ...]) -> float:
        path = self.kit.data.messengers[colour]
        start, end = path.spaces[self.seat.messengers[colour]].step, path.spaces[way[-1]]
        worth = self.rewards(end.rewards) + 0.8 * self.weights.levels[end.banner] + self.weights.ride
        worth += self.weights.ride_space * len(way)
        for seal, done in zip(path.seals, self.state.seals[colour], strict=True):
            if start < seal.into <= end.step:
                worth += self.rewards(seal.later if done else seal.first)
        if start < path.zone <= end.step:
            worth += self.alice(colour)
        if way[-1] == path.end:
            worth += self.crown(colour)
        last = path.spaces[path.end].step
        before = self._ahead((last - start) / 2, self.weights.crown)
        after = self._ahead((last - end.step) / 2, self.weights.crown) if end.step < last else 0.0
        return worth + self.weights.path * (after - before)

    def _climb(self, colour: int, to: int) -> float:
        spaces, weights = self.kit.data.tree.spaces, self.weights
        space, below = spaces[to], spaces[self.seat.twins[colour]].height
        token = self.state.tokens[to]
        worth = weights.token + weights.book if token else self.rewards(space.rewards) + weights.climb
        worth += (
            weights.book
            + self.books([space.books], token, 1, now=True)
            + weights.tree * (self._height(space.height) - self._height(below))
        )
        if below < boards.ALICE_HEIGHT <= space.height:
            worth += self.alice(colour)
        return worth if space.arrows else worth + self.crown(colour)

    def to_read(self, pending: tuple[Reward, ...]) -> float:
        """What pending books and a pending purchase add to the plan."""
        masks = [reward.arg for reward in pending if reward.verb == "book" for _each in range(reward.amount)]
        now = any(reward.verb == "buy" for reward in pending)
        return self.books(masks, 0, 0, now=now) if masks or now else 0.0

    def books(self, printed: list[int], white: int, climbed: int, *, now: bool) -> float:
        """What printed books and white ones add to the plan; ``now`` if a bookmark may be bought at once."""
        more = (white + printed.count(1), printed.count(2), printed.count(4))
        return self.planned(more, len(printed) - sum(more) + white, climbed, now=now) - self.planned()

    def _build(self, colour: int, space: int, diamond: int) -> float:
        gained = self.rewards(self.kit.data.courtier.diamonds[colour][diamond])
        gained += self.rewards(self.boards.table.wall.rewards[colour][space])
        row = self.state.humpty[colour]
        if space in self.boards.rows[row]:
            free = sum(self.state.walls[colour][other] < 0 for other in self.boards.rows[row])
            gained += boards.ROW_DONE if free == 1 else boards.SAME_ROW
        left = 5 - self.seat.diamonds[colour].bit_count()
        return gained + self._count(colour, self.seat.bricks[colour], left) + self.weights.build
