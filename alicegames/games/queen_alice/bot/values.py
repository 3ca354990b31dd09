"""Estimates of what things are worth in points, for the heuristic."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice import scoring
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
    from alicegames.games.queen_alice.choices import Target
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.play.payment import Price
    from alicegames.games.queen_alice.state import QueenState

_TURNS: Final = 11.0
"""Turns that a seat has in a game, about."""
_HOUR: Final = 0.62
_RESOURCE: Final = 1.0
_CUBE: Final = 1.4
_BOOK: Final = 2.2
_PAW: Final = 1.3
_FLOWER: Final = 0.6
"""By turn left, for the first two of a kind."""
_TILE: Final = 0.8
"""By turn left, of a once-a-turn bookmark."""
_GROWS: Final = {"time": 4.0, "alice": 1.8, "pawprints": 4.5, "invited": 3.0, "acquired": 2.5, "cubes": 1.2}
"""How much what an end-of-game bookmark counts grows over a whole game."""
_CARD: Final = (0.0, 1.3, 2.6, 4.2)
"""By level, a card in the deck with half of the game to come."""
_GUEST: Final = 0.35
"""The share of a card's invitation bonus that it brings in the deck."""
_INVITE: Final = 2.0
_MINI: Final = 4.0
_ALICE_AHEAD: Final = 4.5
_CROWN: Final = 17.0
"""A crown with its share of the coronation."""
_MILESTONES: Final = ((3, _ALICE_AHEAD), (4, _MINI), (5, _CROWN))
_GAMMA: Final = 0.72
"""What a milestone one action away is worth now."""
_GAIN: Final = {
    "gain_time": _HOUR,
    "gain_resource": _RESOURCE,
    "row": _RESOURCE,
    "unlock_cube": _CUBE + _RESOURCE,
    "gain_ip": 1.0,
    "pawprint": _PAW,
    "mini_action": _MINI,
    "invite": _INVITE,
    "card": 2.5,
    "capture": 1.8,
    "discard_card": 1.2,
    "book": _BOOK,
    "discount": 0.9,
    "bookmark": 3.0,
    "buy": 0.3,
    "tile": 1.0,
}
_HOPED: Final = -3
"""The key of a discount that stands for a resource to come."""


@lru_cache(maxsize=8)
def _card_worths(kit: Kit) -> tuple[tuple[float, ...], tuple[int, ...]]:
    cards = kit.data.cards
    return tuple(_CARD[card.level] for card in cards), tuple(card.bonus.ip for card in cards)


class Estimate:
    """Worths for one seat in one state."""

    def __init__(self, kit: Kit, state: QueenState, number: int) -> None:
        self.kit = kit
        self.state = state
        self.number = number
        self.seat = state.seats[number]
        self.boards = kit.board(state.players)
        share = state.crowns / self.boards.table.crowns
        played = state.turns / state.players
        self.left = max(0.4, min(_TURNS * share, _TURNS + 2 - played))
        """Turns left, about."""
        self.late = min(1.0, self.left / 2)
        """Falls from 1 to 0 in the last turns: what resources are still good for."""
        self._fifths: dict[tuple[int, int], float] = {}

    # -- what a seat has --------------------------------------------------------------------------------------

    def belongings(self) -> float:
        """Resources, time, books, flowers, bookmarks and cards."""
        seat = self.seat
        flowers = sum(min(2, count) for count in seat.flowers) * _FLOWER * self.left
        stock = sum(seat.store) * _RESOURCE + seat.time * _HOUR + seat.cubes * _CUBE
        return stock * self.late + flowers + sum(seat.books) * _BOOK * self.late + self._tiles() + self._deck()

    def _tiles(self) -> float:
        total = 0.0
        for tile_id in self.seat.tiles:
            tile = self.kit.data.bookmarks[tile_id]
            if tile.when == "turn":
                total += _TILE * self.left
            elif tile.when == "end":
                now = scoring.tile_points(self.kit, self.state, self.number, tile)
                total += min(tile.most, now + tile.each * _GROWS[tile.score] * self.left / _TURNS)
        return total

    def _deck(self) -> float:
        worth, bonus = _card_worths(self.kit)
        cards = self.seat.pool + self.seat.discard
        use = min(1.5, self.left / 6)
        return use * sum(map(worth.__getitem__, cards)) + _GUEST * self.late * sum(map(bonus.__getitem__, cards))

    # -- what a seat is heading for ---------------------------------------------------------------------------

    def milestones(self) -> float:
        """Alice steps, mini-actions and crowns ahead in garden, wall, tree and on the messengers' paths."""
        return sum(self._row(colour) + self._path(colour) + self._tree(colour) for colour in COLOURS)

    def _ahead(self, steps: float, worth: float) -> float:
        """What is worth so much after so many actions."""
        return worth * _GAMMA**steps if steps <= self.left * 1.5 else 0.0

    def _row(self, colour: int) -> float:
        seat = self.seat
        total = self._fifth(seat.bushes[colour], 5 - seat.hearts[colour])
        return total + self._fifth(seat.bricks[colour], 5 - seat.diamonds[colour].bit_count())

    def _fifth(self, done: int, left: int) -> float:
        key = done, left
        if key not in self._fifths:
            self._fifths[key] = sum(
                self._ahead(count - done, gain) for count, gain in _MILESTONES if done < count <= done + left
            )
        return self._fifths[key]

    def _path(self, colour: int) -> float:
        path = self.kit.data.messengers[colour]
        step = path.spaces[self.seat.messengers[colour]].step
        end = path.spaces[path.end].step
        total = self._ahead((end - step) / 2, _CROWN) if step < end else 0.0
        return total + (self._ahead((path.zone - step) / 2, _ALICE_AHEAD) if step < path.zone else 0.0)

    def _tree(self, colour: int) -> float:
        height = self.kit.data.tree.spaces[self.seat.twins[colour]].height
        total = self._ahead(4 - height, _CROWN) if height < 4 else 0.0  # noqa: PLR2004 -- the top
        return total + (self._ahead(3 - height, _ALICE_AHEAD) if height < boards.ALICE_HEIGHT else 0.0)

    # -- what a seat is about to get --------------------------------------------------------------------------

    def reward(self, reward: Reward) -> float:
        """A pending reward."""
        match reward.verb:
            case "alice":
                return self.alice(reward.arg)
            case "crown":
                return self.crown(reward.arg // 4)
            case "acquire" | "train_card":
                return 0.8 * _CARD[reward.arg] + 0.5
            case "flower":
                count = self.seat.flowers[reward.arg]
                return (_FLOWER * self.left if count < 2 else 0.0) + 1.0  # noqa: PLR2004 -- two work
            case "book":
                return _BOOK * reward.amount
            case _:
                return _GAIN[reward.verb] * reward.amount

    def alice(self, colour: int) -> float:
        """A step of an Alice."""
        colours = COLOURS if colour not in COLOURS else (colour,)
        return max(self._alice(one) for one in colours)

    def _alice(self, colour: int) -> float:
        space = next_space(self.boards, self.state, colour)
        if space < 0:
            return 5.0
        return self.boards.table.paths[colour].points[space] + 0.3

    def crown(self, colour: int) -> float:
        """A crown."""
        space = crown_space(self.boards, self.state, colour)
        if space < 0 or not self.state.crowns:
            return 10.0
        return 2.0 * self.boards.table.paths[colour].points[space] + 4.0

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
            return _PAW + max(actions[colour]) * 0.7
        suit = self.kit.data.chessboard.columns[column]
        worth = actions[colour][suit] if suit != ANY_SUIT else 0.0
        if suit == ANY_SUIT or king:
            extra = 0.0 if has_free_wild(self.seat) else _RESOURCE
            worth = max(worth, max(actions[colour]) - extra)
        return _RESOURCE + max(worth, 2 * _HOUR)

    def _act(self, frame: Act) -> float:
        """The best action of a square, those that pending resources will pay counted in."""
        hoped = sum(
            reward.verb in {"row", "gain_resource", "unlock_cube"}
            for other in self.state.stack
            if isinstance(other, Rewards)
            for reward in other.pending
        )
        best = 2 * _HOUR
        for suit in suits_of(frame):
            extra = 0 if suit == frame.column or has_free_wild(self.seat) or self.state.loose else 1
            best = max(best, self._best(frame.colour, suit, hoped, extra))
        return best

    def _again(self, colour: int, suit: int) -> float:
        hours = repeat_hours(self.seat)
        if self.seat.time < hours:
            return 0.0
        return max(0.0, self._best(colour, suit, 0, 0, hours) - hours * _HOUR)

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
                best = max([best, *(self.deed(target) - _RESOURCE * price.total for target in fitting)])
        return best

    def _best_diamond(self, colour: int) -> int:
        """The diamond to build with: its reward does not depend on the space."""
        gone, gems = self.seat.diamonds[colour], self.kit.data.courtier.diamonds[colour]
        left = [gem for gem in range(len(gems)) if not gone >> gem & 1]
        return max(left, key=lambda gem: self.rewards(gems[gem]), default=-1)

    def deed(self, target: Target) -> float:
        """What an action brings, its cost apart."""
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
        return gained + self._count(colour, self.seat.bushes[colour], 5 - self.seat.hearts[colour]) + 1.0

    def _count(self, colour: int, done: int, left: int) -> float:
        """One more bush or brick: a milestone, and those behind it nearer."""
        now = {3: self.alice(colour), 4: _MINI, 5: self.crown(colour)}.get(done + 1, 0.0)
        return now + self._fifth(done + 1, left - 1) - self._fifth(done, left)

    def _ride(self, colour: int, way: tuple[int, ...]) -> float:
        path = self.kit.data.messengers[colour]
        start, end = path.spaces[self.seat.messengers[colour]].step, path.spaces[way[-1]]
        worth = self.rewards(end.rewards) + 0.8 * _CARD[end.banner] + 0.7 + 0.5 * len(way)
        for seal, done in zip(path.seals, self.state.seals[colour], strict=True):
            if start < seal.into <= end.step:
                worth += self.rewards(seal.later if done else seal.first)
        if start < path.zone <= end.step:
            worth += self.alice(colour)
        if way[-1] == path.end:
            worth += self.crown(colour)
        last = path.spaces[path.end].step
        nearer = self._ahead((last - end.step) / 2, _CROWN) - self._ahead((last - start) / 2, _CROWN)
        return worth + (nearer if end.step < last else -self._ahead((last - start) / 2, _CROWN))

    def _climb(self, colour: int, to: int) -> float:
        space = self.kit.data.tree.spaces[to]
        below = self.kit.data.tree.spaces[self.seat.twins[colour]].height
        token = self.state.tokens[to]
        worth = 2 * _BOOK + 1.0 if token else _BOOK + self.rewards(space.rewards) + 0.5
        if below < boards.ALICE_HEIGHT <= space.height:
            worth += self.alice(colour)
        if not space.arrows:
            return worth + self.crown(colour) - self._ahead(4 - below, _CROWN)
        return worth + self._ahead(4 - space.height, _CROWN) - self._ahead(4 - below, _CROWN)

    def _build(self, colour: int, space: int, diamond: int) -> float:
        gained = self.rewards(self.kit.data.courtier.diamonds[colour][diamond])
        gained += self.rewards(self.boards.table.wall.rewards[colour][space])
        row = self.state.humpty[colour]
        if space in self.boards.rows[row]:
            free = sum(self.state.walls[colour][other] < 0 for other in self.boards.rows[row])
            gained += boards.ROW_DONE if free == 1 else boards.SAME_ROW
        left = 5 - self.seat.diamonds[colour].bit_count()
        return gained + self._count(colour, self.seat.bricks[colour], left) + 1.0
