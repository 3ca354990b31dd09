"""What a bot holds the things of Alice to be worth: numbers that `tools/learn_weights.py` learns by self-play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, eq=False)
class Weights:
    """Points, chances and shares. What a hand holds is worth less when few rounds are left (``unhurried``)."""

    __pydantic_config__ = {"extra": "forbid"}  # noqa: RUF012 -- pydantic's own name for it

    alice: float
    """An Alice in hand; next the other protagonists."""
    white_rabbit: float
    cheshire_cat: float
    hatter: float
    """A character in hand, for its Wonder alone; next the others."""
    gryphon: float
    caterpillar: float
    march_hare: float
    duchess: float
    knave: float
    queen: float
    card_soldier: float
    unknown_protagonist: float
    unknown_chapter: float
    chapter: float
    """A chapter in one's own hand, whatever it promises."""
    chapter_hope: float
    """The part of what it promises that it is worth as long as it is not played."""
    empty_hand: float
    """Who begins a turn without cards draws two."""
    out_of_order: float
    """What a card loses that the Order of Presence keeps in hand till the next turn."""
    gift: float
    """A Potion or Cake that is about to be given."""
    taken: float
    """The part of a page's gain that a card for it is worth when it is taken into the hand."""
    new_chapter: float
    """A chapter from the deck that is put open, early in the game."""
    late_chapter: float
    """What it costs at the end of the game."""
    spoil: float
    """A Card Soldier on another's page."""
    removal: float
    """A Card Soldier taken from a page."""
    stolen: float
    """The part of a page's gain that a theft for it promises."""
    victim: float
    """What a theft takes from its victim, as the thief sees it."""
    drawn: float
    """The part of the pages' gains that a vortex from the deck promises."""
    revealed: float
    """The part of the pages' gains that cards to be revealed promise."""
    banished: float
    """What a banished character takes from a chapter, as a part of its points."""
    best_rival: float
    """How much of the rivals' outlook the best of them counts; the rest is their mean."""
    characters_a_turn: float
    """How fast good players use up the characters' deck, which ends the game; next the chapters'."""
    chapters_a_turn: float
    unhurried: float
    """With so many rounds left, or more, a hand is worth all it may be."""
    rounds_ahead: float
    """A page's chance to be filled grows by so many rounds at most."""
    adventure: float
    """What the rest of the turn in hand counts as, in rounds."""
    kept: float
    """How likely an occupied page of an unfinished chapter keeps its character."""
    sure: float
    """How likely, in a round, a page gets its character: at once, ..."""
    in_hand: float
    """... from the hand, ..."""
    visible: float
    """... from the Tea Party, ..."""
    resized: float
    """... from the wrong row of the Tea Party, ..."""
    in_deck: float
    """... for each such character in the deck."""
    sized: float
    """The part of that chance that a page with a demanded size has."""

    @cached_property
    def of(self) -> dict[str, float]:
        """What a card in hand is worth while there is time to play it, by the pack's name of who is on it."""
        first = ("alice", "white-rabbit", "cheshire-cat", "hatter", "gryphon", "caterpillar", "march-hare")
        names = (*first, "duchess", "knave", "queen", "card-soldier")
        return {name: float(getattr(self, name.replace("-", "_"))) for name in names}
