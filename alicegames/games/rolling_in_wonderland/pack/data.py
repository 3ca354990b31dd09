"""A checked component pack in the form the rules use: numbers and tuples instead of keys."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """A verb of the effects' table and how much of it: ``n``, or ``n`` for each of what ``per`` counts."""

    verb: str
    n: int
    per: str = ""
    most: int = 0
    """The cap on an amount that scales; 0: none."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What a counter must show."""

    count: str
    """A counter of the conditions' table, with its argument after a colon: ``taken_colour:blue``."""
    at_least: int
    at_most: int


@dataclass(frozen=True, slots=True)
class Strength:
    """Extra strength in one's regions (never without a soldier there, RW-50)."""

    where: str
    """``all``, ``jabberwocky``, or a region."""
    soldiers: int
    """So many soldiers must be there."""
    n: int


@dataclass(frozen=True, slots=True)
class Token:
    """A Cheshire Cat token or an ability token."""

    key: str
    name: str
    text: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class HatterCard:
    """A Mad Hatter card."""

    key: str
    name: str
    text: str
    copies: int
    is_ongoing: bool
    trigger: str
    """Ongoing only: what it waits for; see ``effects.TRIGGERS``."""
    when: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    strength: Strength | None
    is_promo: bool
    min_players: int


@dataclass(frozen=True, slots=True)
class Objective:
    """An Objective card."""

    key: str
    name: str
    text: str
    value: int
    """VP where the condition holds; the automa's VP (RW-85)."""
    when: tuple[Condition, ...]
    per: str
    """What a scaling Objective counts; empty: the value counts once."""
    each: int
    most: int


@dataclass(frozen=True, slots=True)
class Challenge:
    """An Alice Challenge card."""

    key: str
    name: str
    icons: tuple[int, ...]
    """Four colours, from the left."""
    value: int


@dataclass(frozen=True, slots=True)
class BotRow:
    """A row of a bot card."""

    number: int
    or_more: bool
    regions: tuple[int, ...]
    """Where from, in the row's order; a blank row has all six in the card's order."""
    is_blank: bool
    mushroom: bool


@dataclass(frozen=True, slots=True)
class BotCard:
    """One of the automa's cards."""

    key: str
    name: str
    rows: tuple[BotRow, ...]
    order: tuple[int, ...]
    """The six regions by their first appearance on the card."""


@dataclass(frozen=True, slots=True)
class Path:
    """A path: space 0 is the start, the last space its end."""

    end: int
    stars: tuple[tuple[int, int], ...]
    """(space, VP), rising."""
    points: tuple[int, ...]
    """VP by the space that a pawn or disc stands on."""


@dataclass(frozen=True, slots=True)
class WonderlandData:
    """Everything the rules read."""

    ring: tuple[int, ...]
    """The regions clockwise."""
    clockwise: tuple[int, ...]
    """The region after each region."""
    influence: tuple[tuple[int, int, int], ...]
    """VP of first, second and third place by region."""
    rabbit: Path
    caterpillar: Path
    benefits: tuple[str, ...]
    """The key of the benefit of each space of the Caterpillar's path; empty on the start and on stars."""
    benefit_effects: tuple[tuple[Effect, ...], ...]
    """The same, as effects."""
    rabbit_steps: tuple[int, ...]
    """Spaces on the White Rabbit's path by kind of die."""
    caterpillar_steps: tuple[int, ...]
    tokens: tuple[Token, ...]
    objective_token: int
    abilities: tuple[Token, ...]
    """The last one comes with the fifth player's set."""
    hatter: tuple[HatterCard, ...]
    objectives: tuple[Objective, ...]
    challenges: tuple[Challenge, ...]
    bots: tuple[BotCard, ...]
