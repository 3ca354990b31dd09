"""Every answer that Alice knows, each a small frozen value; equal ones are made once and shared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final, Literal

from pydantic import Field

from alicegames.core.decision import Pass

NOWHERE: Final = -1
"""No cell, no chapter, no page, no name: the part of a choice that does not apply."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Chance: this seat starts (AL-10)."""

    seat: int
    tag: Literal["begin"] = "begin"


@dataclass(frozen=True, slots=True)
class Card:
    """Chance: this card is the top one."""

    card: int
    tag: Literal["card"] = "card"


@dataclass(frozen=True, slots=True)
class DrawFrom:
    """Discovery: draw from this deck, "protagonist" or "chapter" (AL-11)."""

    deck: str
    tag: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class DrawingCat:
    """Discard a Cat to draw a protagonist (AL-37)."""

    tag: Literal["cat"] = "cat"


@dataclass(frozen=True, slots=True)
class Play:
    """Play this card from hand."""

    card: int
    tag: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class End:
    """End the Adventure."""

    tag: Literal["end"] = "end"


@dataclass(frozen=True, slots=True)
class Give:
    """Give the Potion or Cake to the visible character on this cell (AL-20)."""

    gift: str
    cell: int
    tag: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare a Wonder with everything that AL-89 has declared."""

    verb: str
    cell: int = NOWHERE
    """Alice: the character she copies."""
    lent: str = ""
    """Alice: which Wonder of that character."""
    chapter: int = NOWHERE
    page: int = NOWHERE
    name: int = NOWHERE
    """The Queen: the character named."""
    tag: Literal["wonder"] = "wonder"

    @property
    def deed(self) -> str:
        """The verb that is carried out: the lent one where Alice copies."""
        return self.lent or self.verb


@dataclass(frozen=True, slots=True)
class ReactCat:
    """Discard a Cat against what was declared or discarded last (AL-39)."""

    tag: Literal["react-cat"] = "react-cat"


@dataclass(frozen=True, slots=True)
class ReactPass:
    """Discard no Cat."""

    tag: Literal["react-pass"] = "react-pass"


@dataclass(frozen=True, slots=True)
class Take:
    """White Rabbit: take the visible character on this cell (AL-43)."""

    cell: int
    tag: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a card on a free page; it comes from a cell of the Tea Party, or from hand, the table or the deck."""

    card: int
    cell: int
    """NOWHERE unless the vortex draws it from the Tea Party."""
    chapter: int
    page: int
    tag: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Close:
    """Close the book: the vortex ends (AL-83)."""

    tag: Literal["close"] = "close"


@dataclass(frozen=True, slots=True)
class Rob:
    """Gryphon: move the card on another's page to one's own (AL-49)."""

    chapter: int
    page: int
    to_chapter: int
    to_page: int
    tag: Literal["steal"] = "steal"


Choice = Annotated[
    Begin
    | Card
    | DrawFrom
    | DrawingCat
    | Play
    | End
    | Give
    | Declare
    | ReactCat
    | ReactPass
    | Take
    | Place
    | Close
    | Rob
    | Pass,
    Field(discriminator="tag"),
]

PASS: Final = Pass()
END: Final = End()
CLOSE: Final = Close()
DRAWING_CAT: Final = DrawingCat()
REACT_CAT: Final = ReactCat()
REACT_PASS: Final = ReactPass()

begin = cache(Begin)
card_choice = cache(Card)
draw_from = cache(DrawFrom)
play = cache(Play)
give = cache(Give)
declare = cache(Declare)
take = cache(Take)
place = cache(Place)
rob = cache(Rob)
