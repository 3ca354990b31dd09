"""Choices: the answers to decisions. Codes are made of the names below (``rules.encode``)."""

from __future__ import annotations

from alicegames.core.decision import Pass
from alicegames.core.values import Tagged


class First(Tagged, frozen=True, tag="first"):
    """Chance: who starts. ``first:0``."""

    seat: int


class Draw(Tagged, frozen=True, tag="draw"):
    """Chance: a card or token of a deck. ``hatter:drink_me``, ``token:soldier``, ``jabberwocky:queen``."""

    deck: str
    card: int


class Slot(Tagged, frozen=True, tag="slot"):
    """Chance: a Cheshire Cat slot for the Objective token. ``slot:2``."""

    slot: int


class Face(Tagged, frozen=True, tag="face"):
    """Chance: what a die shows. ``face:queen``."""

    region: int


class Draft(Tagged, frozen=True, tag="draft"):
    """Select an ability token. ``draft:key``."""

    ability: int


class Take(Tagged, frozen=True, tag="take"):
    """Choose an action area. ``take:queen``."""

    region: int


class PickDice(Tagged, frozen=True, tag="dice"):
    """Choose which dice of the area to take. ``dice:white+blue``."""

    kinds: tuple[int, ...]


class TurnDie(Tagged, frozen=True, tag="turn"):
    """Turn one die to another face. ``turn:queen.blue+alice``."""

    region: int
    kind: int
    face: int


class Reroll(Tagged, frozen=True, tag="reroll"):
    """Reroll dice of this area; which ones is asked next. ``reroll:queen``."""

    region: int


class AddDie(Tagged, frozen=True, tag="add"):
    """Add a die to those rerolled. ``add:blue``."""

    kind: int


class Roll(Tagged, frozen=True, tag="roll"):
    """Roll the dice picked. ``roll``."""


class PickDie(Tagged, frozen=True, tag="die"):
    """Pick a die to swap. ``die:queen.blue``."""

    region: int
    kind: int


class Play(Tagged, frozen=True, tag="play"):
    """Play a single-use card. ``play:key``."""

    card: int


class EndTurn(Tagged, frozen=True, tag="end"):
    """End the turn. ``end``."""


class Discard(Tagged, frozen=True, tag="discard"):
    """Discard a single-use card down to the hand limit. ``discard:key``."""

    card: int


class Bury(Tagged, frozen=True, tag="bury"):
    """Put an Objective under its deck. ``bury:key``."""

    card: int


class Drop(Tagged, frozen=True, tag="drop"):
    """Discard this ongoing card, an old one or the new one. ``drop:key``."""

    card: int


class Fire(Tagged, frozen=True, tag="effect"):
    """Have this ongoing card's effect first. ``effect:key``."""

    card: int


class Replace(Tagged, frozen=True, tag="replace"):
    """Replace the challenge in this slot. ``replace:1``."""

    slot: int


class PlaceCube(Tagged, frozen=True, tag="cube"):
    """Put a cube on the first free icon of this colour of the challenge in this slot. ``cube:1.blue``."""

    slot: int
    colour: int


class PlaceSoldier(Tagged, frozen=True, tag="soldier"):
    """Place a soldier, or a Twin's figure. ``soldier:queen``."""

    region: int


class MoveSoldier(Tagged, frozen=True, tag="move"):
    """Move a soldier. ``move:queen+alice``."""

    source: int
    target: int


class MoveFigure(Tagged, frozen=True, tag="shift"):
    """Move a Twin's figure as one's soldier. ``shift:dee+alice``."""

    figure: int
    target: int


class UseToken(Tagged, frozen=True, tag="use"):
    """Gain the benefit of the Cheshire Cat token in this slot. ``use:1``."""

    slot: int


Choice = (
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
    | UseToken
)
