"""Positions of Alice in one line, and a hand to play them with.

Cards are written by their ids; an open chapter as ``ch06=-,knave`` (page by page, ``-`` for a free one).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from alicegames.core.values import replace
from alicegames.games import registry
from alicegames.games.alice.frames import Adventure, TurnEnd
from alicegames.games.alice.pack.spec import SPEC, AliceData
from alicegames.games.alice.rules import AliceRules
from alicegames.games.alice.state import CELLS, FREE, AliceState, Hand, Opened, Victory
from alicegames.packs.loader import load_builtin

if TYPE_CHECKING:
    from alicegames.core.rules import Event

DATA: AliceData = load_builtin(SPEC).data
RULES = AliceRules(DATA)
TEXTS = registry.get("alice").make_texts(DATA)
NAMES = ("Ann", "Bob", "Cy", "Dot")
TEA = {"a2": "gryphon", "b2": "duchess", "c2": "queen"}


def cards(text: str) -> tuple[int, ...]:
    return tuple(DATA.number(word) for word in text.split())


def hand(text: str) -> Hand:
    parts: dict[str, list[int]] = {"protagonist": [], "character": [], "chapter": []}
    for card in cards(text):
        parts[DATA.kind(card)].append(card)
    return Hand(*(tuple(sorted(parts[kind])) for kind in ("protagonist", "character", "chapter")))


def opened(text: str) -> tuple[Opened, ...]:
    rows = []
    for word in text.split():
        chapter, _sep, standing = word.partition("=")
        number = DATA.number(chapter)
        pages = standing.split(",") if standing else ["-"] * len(DATA.pages[number])
        rows.append(Opened(number, tuple(FREE if who == "-" else DATA.number(who) for who in pages)))
    return tuple(rows)


@dataclass
class Game:
    """A position being played, with the events of all choices so far."""

    state: AliceState
    events: tuple[Event, ...] = ()
    reveals: tuple[int, ...] = ()

    @property
    def codes(self) -> list[str]:
        decision = RULES.decision(self.state)
        return [RULES.encode(option) for option in decision.options] if decision else []

    @property
    def asked(self) -> tuple[int, str]:
        decision = RULES.decision(self.state)
        assert decision is not None
        return decision.player, decision.kind

    def do(self, *codes: str) -> Game:
        for code in codes:
            decision = RULES.decision(self.state)
            assert decision is not None, f"the game is over before {code}"
            assert code in self.codes, f"{code} is not among {self.codes}"
            step = RULES.apply(self.state, decision.options[self.codes.index(code)])
            self.state = step.state
            self.events += step.events
            self.reveals = step.reveals
        return self

    def happened(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, seat: int = 0) -> list[str]:
        held = self.state.hands[seat]
        return sorted(DATA.ids[card] for card in (*held.protagonists, *held.characters, *held.chapters))

    def pages(self, chapter: str) -> list[str]:
        for row in self.state.open:
            for there in row:
                if DATA.ids[there.chapter] == chapter:
                    return ["-" if card == FREE else DATA.ids[card] for card in there.pages]
        raise LookupError(chapter)

    def tea(self, cell: str) -> list[str]:
        return [DATA.ids[card] for card in self.state.tea[CELLS.index(cell)]]

    def discarded(self, kind: str) -> list[str]:
        pile = getattr(self.state, f"{kind}_discard")
        return sorted(DATA.ids[card] for card in pile)

    def points(self) -> list[int]:
        return [sum(line.points for line in lines) for lines in RULES.score(self.state)]

    def why(self, target: str, *picked: str) -> str:
        return TEXTS.why_not(self.state, target, picked, NAMES).rule


def position(  # noqa: PLR0913 -- a position has many parts
    *hands: str,
    open: tuple[str, ...] = (),  # noqa: A002 -- the rules' word
    tea: dict[str, str] | None = None,
    frames: tuple[Any, ...] = (TurnEnd(), Adventure()),
    presence: int = -1,
    characters: str | None = None,
    protagonists: str | None = None,
    chapters: str | None = None,
    protagonist_discard: str = "",
    victory: tuple[Victory, ...] = (),
    **more: Any,
) -> Game:
    """Return a position in the Adventure of seat 0; decks hold whatever lies nowhere else, unless they are given."""
    seats = len(hands)
    rows = tuple(opened(text) for text in (*open, *("",) * (seats - len(open))))
    spots = TEA if tea is None else tea
    stacks = tuple(cards(spots.get(cell, "")) for cell in CELLS)
    state = AliceState(
        stack=frames,
        turn_number=0,
        turn_owner=0,
        presence=presence,
        played=FREE,
        used_cats=(),
        hands=tuple(hand(text) for text in hands),
        open=rows,
        victory=victory or (Victory(),) * seats,
        tea=stacks,
        protagonist_deck=(),
        character_deck=(),
        chapter_deck=(),
        protagonist_discard=cards(protagonist_discard),
        character_discard=(),
        chapter_discard=(),
        wilder=False,
        experienced=False,
        holders_only=False,
    )
    state = replace(state, **more)
    return Game(
        replace(
            state,
            character_deck=rest(state, "character") if characters is None else tuple(sorted(cards(characters))),
            protagonist_deck=rest(state, "protagonist") if protagonists is None else tuple(sorted(cards(protagonists))),
            chapter_deck=rest(state, "chapter") if chapters is None else tuple(sorted(cards(chapters))),
        )
    )


def everywhere(state: AliceState) -> Counter[int]:
    """Count every card of a state, wherever it lies; a soldier in a victory pile is one of the eight."""
    lying = [*state.used_cats, *state.protagonist_deck, *state.character_deck, *state.chapter_deck]
    lying += [*state.protagonist_discard, *state.character_discard, *state.chapter_discard]
    lying += [card for stack in state.tea for card in stack]
    for held, pile, row in zip(state.hands, state.victory, state.open, strict=True):
        lying += [*held.protagonists, *held.characters, *held.chapters]
        lying += [*pile.chapters, *pile.protagonists, *[DATA.soldier] * pile.soldiers]
        lying += [card for there in row for card in (there.chapter, *there.pages)]
    lying += [state.played, *(getattr(frame, "card", FREE) for frame in state.stack)]
    return Counter(card for card in lying if card != FREE)


def rest(state: AliceState, kind: str) -> tuple[int, ...]:
    left = Counter(DATA.deck(kind))
    left.subtract({card: many for card, many in everywhere(state).items() if DATA.kind(card) == kind})
    assert min(left.values()) >= 0, f"more {kind} cards than there are"
    return tuple(left.elements())
