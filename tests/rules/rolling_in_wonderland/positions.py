"""Positions of Rolling in Wonderland in a few words, and a hand to play them with.

Dice are written ``queen: white blue blue; alice: pink``; cards, tokens and challenges by their keys.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup, totals
from alicegames.games import registry
from alicegames.games.rolling_in_wonderland.frames import BeforeTaking, BotTurn, NextTurn
from alicegames.games.rolling_in_wonderland.pack.data import BotCard, BotRow, Challenge, WonderlandData
from alicegames.games.rolling_in_wonderland.pack.spec import SPEC
from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
from alicegames.games.rolling_in_wonderland.state import COLOURS, KINDS, REGIONS, Seat, State, Variant, die
from alicegames.packs.loader import load_builtin

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event

DATA: Final[WonderlandData] = load_builtin(SPEC).data
RULES: Final = WonderlandRules(DATA)
TEXTS: Final = registry.get("rolling_in_wonderland").make_texts(DATA)
NAMES: Final = ("Ann", "Bob", "Cy", "Dot", "Eve")
TOKENS: Final = ("card", "mushroom", "rabbit", "soldier")
ORDER: Final = (0, 1, 2, 3, 4, 5)
TWO_BLUE_TWO_PINK: Final = Challenge("test_a", "Test A", (1, 1, 4, 4), 5)
FOUR_COLOURS: Final = Challenge("test_b", "Test B", (1, 2, 3, 5), 3)
THREE_WHITE: Final = Challenge("test_c", "Test C", (0, 0, 0, 1), 8)


def number(cards: Any, key: str) -> int:
    """The number of a card or token by its key."""
    return next(at for at, card in enumerate(cards) if card.key == key)


def hatter(*keys: str) -> tuple[int, ...]:
    return tuple(sorted(number(DATA.hatter, key) for key in keys))


def objectives(*keys: str) -> tuple[int, ...]:
    return tuple(number(DATA.objectives, key) for key in keys)


def tokens(*keys: str) -> tuple[int, ...]:
    return tuple(number(DATA.tokens, key) for key in keys)


def ability(key: str) -> int:
    return number(DATA.abilities, key)


def army(**regions: int) -> tuple[int, ...]:
    return tuple(regions.get(region, 0) for region in REGIONS)


def dice(text: str) -> tuple[int, ...]:
    """``queen: white blue; alice: pink`` as the counts of ``State.dice``."""
    counts = [0] * (len(KINDS) * len(REGIONS))
    for part in filter(None, text.split(";")):
        region, _sep, kinds = part.partition(":")
        for kind in kinds.split():
            counts[die(REGIONS.index(region.strip()), KINDS.index(kind))] += 1
    return tuple(counts)


def board(count: int) -> tuple[int, ...]:
    """So many dice on a player board."""
    return (die(0, 1),) * count


def seat(**fields: Any) -> Seat:
    """A seat that has soldiers out has so many fewer in supply."""
    fields.setdefault("ability", ability("rabbit"))
    if "army" in fields:
        fields.setdefault("soldiers", 12 - sum(fields["army"]))
    return Seat(**fields)


class Play:
    """A position being played by codes."""

    def __init__(self, state: State, rules: WonderlandRules = RULES) -> None:
        self.state, self.rules = state, rules
        self.events: list[Event] = []
        self.reveals: tuple[int, ...] = ()

    @property
    def decision(self) -> Decision[Any]:
        decision = self.rules.decision(self.state)
        assert decision is not None
        return decision

    @property
    def asked(self) -> tuple[int, str]:
        return self.decision.player, self.decision.kind

    @property
    def frame(self) -> Any:
        """The top frame."""
        return self.state.stack[-1]

    @property
    def codes(self) -> list[str]:
        return [self.rules.encode(option) for option in self.decision.options]

    def do(self, *codes: str) -> Play:
        """Play the codes; ``*`` answers one decision that has a single option."""
        for asked in codes:
            found = dict(zip(self.codes, self.decision.options, strict=True))
            assert asked != "*" or len(found) == 1, list(found)
            code = next(iter(found)) if asked == "*" else asked
            assert code in found, f"{code} is not among {list(found)} ({self.asked})"
            step = self.rules.apply(self.state, found[code])
            self.state, self.reveals = step.state, step.reveals
            self.events.extend(step.events)
        return self

    def roll(self, *faces: str) -> Play:
        """Answer the dice being rolled."""
        return self.do(*(f"face:{face}" for face in faces))

    def seat(self, seat: int = 0) -> Seat:
        return self.state.seats[seat]

    def hand(self, seat: int = 0) -> list[str]:
        return [self.rules.data.hatter[card].key for card in self.state.seats[seat].hand]

    def ongoing(self, seat: int = 0) -> list[str]:
        return [self.rules.data.hatter[card].key for card in self.state.seats[seat].ongoing]

    def area(self, region: str) -> list[str]:
        start = die(REGIONS.index(region), 0)
        return [name for at, name in enumerate(KINDS) for _copy in range(self.state.dice[start + at])]

    def score(self, seat: int, key: str) -> int:
        return next(line.points for line in self.rules.score(self.state)[seat] if line.key == key)

    def happened(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def position(
    text: str = "queen: blue",
    *seats: Seat,
    players: int = 2,
    frames: tuple[Any, ...] | None = None,
    rules: WonderlandRules = RULES,
    **fields: Any,
) -> Play:
    """A turn of seat 0 in round one, before taking; the seats not given have full boards."""
    filled = list(seats or (seat(),))
    filled += [seat(dice=board(6)) for _number in range(max(players, 2) - len(filled))]
    state = State(
        players=players,
        variant=fields.pop("variant", Variant(difficulty="normal" if players == 1 else "")),
        seats=tuple(filled),
        round=fields.pop("round", 1),
        turns=1,
        first=fields.pop("first", 0),
        owner=fields.pop("owner", 0),
        jabberwocky=fields.pop("jabberwocky", REGIONS.index("cat")),
        revealed=fields.pop("revealed", (REGIONS.index("cat"),)),
        dice=dice(text),
        tokens=fields.pop("tokens", tokens(*TOKENS)),
        hatter_deck=fields.pop("hatter_deck", hatter("drink_me", "drink_me", "grin", "advice")),
        challenge_top=fields.pop("challenge_top", 0),
        challenge_deck=fields.pop("challenge_deck", (1, 2)),
        stack=(NextTurn(1), BeforeTaking(0)) if frames is None else frames,
        **fields,
    )
    return Play(state, rules)


def bot_position(text: str, *seats: Seat, card: int = 0, rules: WonderlandRules = RULES, **fields: Any) -> Play:
    """A turn of the automa with its card turned up."""
    mine, its = seats if len(seats) == 2 else (seat(dice=board(6)), *(seats or (seat(),)))
    fields.setdefault("bot_card", card)
    return position(
        text, mine, its, players=1, owner=1, frames=(NextTurn(0), BotTurn(1)), rules=rules, first=0, **fields
    )


def over(base: WonderlandData = DATA, **changes: Any) -> WonderlandRules:
    """Rules over other data."""
    return WonderlandRules(dataclasses.replace(base, **changes))


def row(wanted: int, *regions: str, more: bool = False, mushroom: bool = False, order: Any = ORDER) -> BotRow:
    numbers = tuple(REGIONS.index(region) for region in regions)
    return BotRow(wanted, more, numbers or order, not regions, mushroom)


def with_card(*rows: BotRow, order: tuple[int, ...] = ORDER) -> Any:
    """Rules whose first bot card has these rows."""
    return over(bots=(BotCard("test", "Test", rows, order), *DATA.bots[1:]))


def with_challenges(*challenges: Challenge) -> WonderlandRules:
    """Rules with these challenges as the first ones of the list."""
    return over(challenges=(*challenges, *DATA.challenges[len(challenges) :]))


def colour(name: str) -> int:
    return COLOURS.index(name)


def begin(players: int = 2, first: int | None = 0, **options: str) -> Play:
    """A game just being set up."""
    return Play(RULES.start(Setup(players, tuple(sorted(options.items())), first)))


def dealt(players: int = 2, first: int | None = 0, **options: str) -> Play:
    """A game whose set-up is done by the first option each time; the first round's Jabberwocky is due."""
    play = begin(players, first, **options)
    while not (play.decision.player == CHANCE and play.codes[0].startswith("jabberwocky:")):
        play.do(play.codes[0])
    return play


def skip_to(play: Play, kind: str, limit: int = 400) -> Play:
    """Take first options until a decision of this kind."""
    for _number in range(limit):
        if play.decision.kind == kind:
            return play
        play.do(play.codes[0])
    raise AssertionError(kind)


def total(play: Play, seat: int) -> int:
    return totals(play.rules.score(play.state))[seat]
