"""Choices: the answers to decisions. Codes are made of the names below (``rules.encode``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from alicegames.core.decision import Pass


@dataclass(frozen=True, slots=True)
class First:
    """Chance: who starts. ``first:0``."""

    seat: int
    tag: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: a card or token of a deck. ``hatter:drink_me``, ``token:soldier``, ``jabberwocky:queen``."""

    deck: str
    card: int
    tag: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Slot:
    """Chance: a Cheshire Cat slot for the Objective token. ``slot:2``."""

    slot: int
    tag: Literal["slot"] = "slot"


@dataclass(frozen=True, slots=True)
class Face:
    """Chance: what a die shows. ``face:queen``."""

    region: int
    tag: Literal["face"] = "face"


@dataclass(frozen=True, slots=True)
class Draft:
    """Select an ability token. ``draft:key``."""

    ability: int
    tag: Literal["draft"] = "draft"


@dataclass(frozen=True, slots=True)
class Take:
    """Choose an action area. ``take:queen``."""

    region: int
    tag: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class PickDice:
    """Choose which dice of the area to take. ``dice:white+blue``."""

    kinds: tuple[int, ...]
    tag: Literal["dice"] = "dice"


@dataclass(frozen=True, slots=True)
class TurnDie:
    """Turn one die to another face. ``turn:queen.blue+alice``."""

    region: int
    kind: int
    face: int
    tag: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Reroll dice of this area; which ones is asked next. ``reroll:queen``."""

    region: int
    tag: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class AddDie:
    """Add a die to those rerolled. ``add:blue``."""

    kind: int
    tag: Literal["add"] = "add"


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the dice picked. ``roll``."""

    tag: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class PickDie:
    """Pick a die to swap. ``die:queen.blue``."""

    region: int
    kind: int
    tag: Literal["die"] = "die"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a single-use card. ``play:key``."""

    card: int
    tag: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn. ``end``."""

    tag: Literal["end"] = "end"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a single-use card down to the hand limit. ``discard:key``."""

    card: int
    tag: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Bury:
    """Put an Objective under its deck. ``bury:key``."""

    card: int
    tag: Literal["bury"] = "bury"


@dataclass(frozen=True, slots=True)
class Drop:
    """Discard this ongoing card, an old one or the new one. ``drop:key``."""

    card: int
    tag: Literal["drop"] = "drop"


@dataclass(frozen=True, slots=True)
class Fire:
    """Have this ongoing card's effect first. ``effect:key``."""

    card: int
    tag: Literal["effect"] = "effect"


@dataclass(frozen=True, slots=True)
class Replace:
    """Replace the challenge in this slot. ``replace:1``."""

    slot: int
    tag: Literal["replace"] = "replace"


@dataclass(frozen=True, slots=True)
class PlaceCube:
    """Put a cube on the first free icon of this colour of the challenge in this slot. ``cube:1.blue``."""

    slot: int
    colour: int
    tag: Literal["cube"] = "cube"


@dataclass(frozen=True, slots=True)
class PlaceSoldier:
    """Place a soldier, or a Twin's figure. ``soldier:queen``."""

    region: int
    tag: Literal["soldier"] = "soldier"


@dataclass(frozen=True, slots=True)
class MoveSoldier:
    """Move a soldier. ``move:queen+alice``."""

    source: int
    target: int
    tag: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class MoveFigure:
    """Move a Twin's figure as one's soldier. ``shift:dee+alice``."""

    figure: int
    target: int
    tag: Literal["shift"] = "shift"


@dataclass(frozen=True, slots=True)
class UseToken:
    """Gain the benefit of the Cheshire Cat token in this slot. ``use:1``."""

    slot: int
    tag: Literal["use"] = "use"


Choice = Annotated[
    Pass
    | First
    | Draw
    | Slot
    | Face
    | Draft
    | Take
    | PickDice
    | TurnDie
    | Reroll
    | AddDie
    | Roll
    | PickDie
    | Play
    | EndTurn
    | Discard
    | Bury
    | Drop
    | Fire
    | Replace
    | PlaceCube
    | PlaceSoldier
    | MoveSoldier
    | MoveFigure
    | UseToken,
    Field(discriminator="tag"),
]
