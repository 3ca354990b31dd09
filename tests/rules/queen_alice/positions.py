"""Positions of Queen Alice in one line: seat 0 is to move unless frames say otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core import chance
from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup
from alicegames.core.values import replace
from alicegames.games.queen_alice.frames import Act, Again, EndTurn, NextTurn, PayFor, Rewards
from alicegames.games.queen_alice.pack.spec import SPEC
from alicegames.games.queen_alice.pack.verbs import EMPTY, LEVEL_NAMES, RESOURCE_NAMES, SUIT_NAMES, Reward
from alicegames.games.queen_alice.play.chess import square_number
from alicegames.games.queen_alice.rules import QueenRules
from alicegames.games.queen_alice.state import FREE, KEY_NUMBER, QueenState, Seat
from alicegames.packs.loader import load_builtin

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import QueenData

DATA: QueenData = load_builtin(SPEC).data
RULES = QueenRules(DATA)
RED, WHITE = 0, 1
CAKE, TEA, TOAST = 0, 1, 2
CARD = {card.key: card.id for card in DATA.cards}
TILE = {tile.key: tile.id for tile in DATA.bookmarks}
TREE = {space.key: number for number, space in enumerate(DATA.tree.spaces)}

_COLOURS = ("red", "white", "any")
_VERBS: dict[str, tuple[str, tuple[str, ...]]] = {
    "time": ("gain_time", ()),
    "ip": ("gain_ip", ()),
    "row": ("row", RESOURCE_NAMES),
    "cube": ("unlock_cube", RESOURCE_NAMES),
    "paw": ("pawprint", _COLOURS),
    "alice": ("alice", _COLOURS),
    "mini": ("mini_action", SUIT_NAMES),
    "acquire": ("acquire", LEVEL_NAMES),
    "card": ("card", LEVEL_NAMES),
}
_STARTS: dict[tuple[int, tuple[tuple[str, str], ...]], QueenState] = {}


def start(players: int = 2, **options: str) -> QueenState:
    """The first turn's beginning after a set-up by seed, seat 0 first."""
    key = (players, tuple(sorted(options.items())))
    if key not in _STARTS:
        _STARTS[key] = Position(RULES.start(Setup(players, key[1], 0))).run_until("discard").state
    return _STARTS[key]


def reward(text: str) -> Reward:
    """A reward in short: ``time 3``, ``cake``, ``any``, ``cube tea``, ``ip 2``, ``paw red 2``, ``mini hearts`` ..."""
    verb, *rest = text.split()
    amount = int(rest.pop()) if rest and rest[-1].isdigit() else 1
    if verb in RESOURCE_NAMES:
        return Reward("gain_resource", RESOURCE_NAMES.index(verb), amount)
    if verb == "crown":
        return Reward("crown", ("red", "white").index(rest[0]) * 4 + SUIT_NAMES.index(rest[1]))
    name, args = _VERBS.get(verb, (verb, ()))
    return Reward(name, args.index(rest[0]) if rest else 0, amount)


def board(pieces: str) -> tuple[int, ...]:
    """A chessboard: ``Kb1 pa7`` - capitals are white, small letters red; k q r b n p."""
    squares = [EMPTY] * 40
    for word in pieces.split():
        code = "kqrbnp".index(word[0].lower()) + (6 if word[0].isupper() else 0)
        squares[square_number(word[1:])] = code
    return tuple(squares)


class Position:
    """A state with short ways to change, ask and play it."""

    def __init__(self, state: QueenState) -> None:
        self.state = state
        self.events: list[Any] = []

    # -- building ---------------------------------------------------------------------------------------------

    def set(self, **changes: Any) -> Position:
        """Change fields of the state."""
        if "board" in changes and isinstance(changes["board"], str):
            changes["board"] = board(changes["board"])
        self.state = replace(self.state, **changes)
        return self

    def seat(self, number: int = 0, **changes: Any) -> Position:
        """Change fields of a seat; ``cards`` names the hand."""
        if "cards" in changes:
            changes["hand"] = tuple(sorted(CARD[key] for key in changes.pop("cards").split()))
            old = self.state.seats[number]
            changes["pool"] = tuple(sorted({*changes["hand"], *old.pool} - set(changes.get("discard", old.discard))))
        seats = list(self.state.seats)
        seats[number] = replace(seats[number], **changes)
        return self.set(seats=tuple(seats))

    def rewards(self, *texts: str | Reward, seat: int = 0, source: str = "play") -> Position:
        """Ask for rewards to be taken, the turn ending after."""
        given = tuple(text if isinstance(text, Reward) else reward(text) for text in texts)
        self.set(stack=(EndTurn(), Rewards(seat, source, ())))
        return self._give(seat, given)

    def _give(self, seat: int, given: tuple[Reward, ...]) -> Position:
        from alicegames.games.queen_alice.effects import gain
        from alicegames.games.queen_alice.rules import FRAMES
        from alicegames.games.queen_alice.twin import bench_of

        draft = bench_of(RULES.kit, self.state)
        gain(draft, seat, given, "cards")
        FRAMES.settle(draft)
        self.events = list(draft.events)
        self.state = draft.step().state
        return self

    def act(self, colour: int, suit: str, *, king: bool = False) -> Position:
        """Ask for the action of a square in this colour; ``any`` is the wild column."""
        return self.set(stack=(Act(colour, SUIT_NAMES.index(suit), king),))

    def again(self, colour: int, suit: str) -> Position:
        """Ask whether the action is repeated."""
        return self.set(stack=(Again(colour, SUIT_NAMES.index(suit)),))

    def end(self) -> Position:
        """End the turn, letting go of the first cards of a hand that is too large; chance answers."""
        self.rest().do("end").chance()
        while self.kind == "trim":
            self.do(self.codes[0]).chance()
        return self

    def rest(self) -> Position:
        """Be at the end of the turn."""
        return self.set(stack=(EndTurn(),))

    def finish(self) -> Position:
        """Go on to wishes and the next turn, leaving hand and market as they are."""
        from alicegames.games.queen_alice.rules import FRAMES
        from alicegames.games.queen_alice.twin import bench_of

        self.set(stack=(NextTurn(),))
        draft = bench_of(RULES.kit, self.state)
        FRAMES.settle(draft)
        self.events = list(draft.events)
        self.state = draft.step().state
        return self

    # -- asking -----------------------------------------------------------------------------------------------

    @property
    def me(self) -> Seat:
        return self.state.seats[0]

    @property
    def kind(self) -> str:
        decision = RULES.decision(self.state)
        return decision.kind if decision else "over"

    @property
    def player(self) -> int:
        decision = RULES.decision(self.state)
        assert decision is not None
        return decision.player

    @property
    def codes(self) -> list[str]:
        decision = RULES.decision(self.state)
        return [RULES.encode(option) for option in decision.options] if decision else []

    def starting(self, lead: str) -> list[str]:
        """The codes that begin like this, without the beginning."""
        return [code[len(lead) :] for code in self.codes if code.startswith(lead)]

    def ip(self, key: str, number: int = 0) -> int:
        return self.state.seats[number].ip[KEY_NUMBER[key]]

    def total(self, number: int = 0) -> int:
        return sum(self.state.seats[number].ip)

    @property
    def pending(self) -> list[str]:
        """The verbs still to be taken."""
        return [one.verb for frame in self.state.stack if isinstance(frame, Rewards) for one in frame.pending]

    @property
    def bill(self) -> tuple[int, int, int, int] | None:
        """The price being asked."""
        frame = self.state.stack[-1]
        return (frame.cake, frame.tea, frame.toast, frame.any) if isinstance(frame, PayFor) else None

    # -- playing ----------------------------------------------------------------------------------------------

    def do(self, *codes: str) -> Position:
        """Play codes; chance between them is drawn by seed."""
        for code in codes:
            self.chance(stop=code.partition(":")[0])
            self._apply(code)
        return self

    def _apply(self, code: str) -> None:
        decision = RULES.decision(self.state)
        assert decision is not None, f"the game is over before {code}"
        by_code = {RULES.encode(option): option for option in decision.options}
        assert code in by_code, f"{code} is not among {list(by_code)} ({decision.kind})"
        step = RULES.apply(self.state, by_code[code])
        self.state, self.events = step.state, [*self.events, *step.events]
        self.reveals = step.reveals

    def chance(self, stop: str = "") -> Position:
        """Let chance answer what it is asked."""
        ply = 0
        while (decision := RULES.decision(self.state)) is not None and decision.player == CHANCE:
            if stop and RULES.encode(decision.options[0]).startswith(stop + ":"):
                break
            step = RULES.apply(self.state, chance.draw(decision, 5, ply))
            self.state, self.events = step.state, [*self.events, *step.events]
            ply += 1
        return self

    def run_until(self, kind: str) -> Position:
        """Play first options until this is asked."""
        while self.chance().kind != kind:
            self._apply(self.codes[0])
        return self


def table(players: int = 2, **options: str) -> Position:
    """The beginning of seat 0's first turn, its stores, boards and tracks as they are at the start."""
    return Position(start(players, **options))


def bare(players: int = 2, /, **changes: Any) -> Position:
    """A table whose trains left no trace, seat 0 with these things."""
    position = table(players)
    fresh = RULES.start(Setup(players, (), 0))
    for number, seat in enumerate(position.state.seats):
        clean = replace(Seat(), hand=seat.hand, pool=tuple(range(10)))
        hand = tuple(card for card in clean.hand if card < 10)
        position.seat(number, **{f: getattr(clean, f) for f in Seat.__struct_fields__})
        position.seat(number, hand=hand)
    kept = ("flowers", "shelf", "beds", "walls", "humpty", "gardeners", "alices", "paths", "throne", "crowns", "tokens")
    position.set(**{name: getattr(fresh, name) for name in kept}, seals=fresh.seals, gone=0)
    return position.seat(0, **changes)


def fill(spaces: tuple[int, ...], at: tuple[int, ...], owner: int) -> tuple[int, ...]:
    """Spaces of a board with an owner put on some of the free ones."""
    return tuple(owner if number in at and old == FREE else old for number, old in enumerate(spaces))
