"""Every answer that Alice knows, each a small frozen value; equal ones are made once and shared."""

from __future__ import annotations

from functools import cache
from typing import Final

from alicegames.core.decision import Pass
from alicegames.core.values import Tagged

NOWHERE: Final = -1
"""No cell, no chapter, no page, no name: the part of a choice that does not apply."""


class Begin(Tagged, frozen=True, tag="begin"):
    """Chance: this seat starts (AL-10)."""

    seat: int


class Card(Tagged, frozen=True, tag="card"):
    """Chance: this card is the top one."""

    card: int


class DrawFrom(Tagged, frozen=True, tag="draw"):
    """Discovery: draw from this deck, "protagonist" or "chapter" (AL-11)."""

    deck: str


class DrawingCat(Tagged, frozen=True, tag="cat"):
    """Discard a Cat to draw a protagonist (AL-37)."""


class Play(Tagged, frozen=True, tag="play"):
    """Play this card from hand."""

    card: int


class End(Tagged, frozen=True, tag="end"):
    """End the Adventure."""


class Give(Tagged, frozen=True, tag="give"):
    """Give the Potion or Cake to the visible character on this cell (AL-20)."""

    gift: str
    cell: int


class Declare(Tagged, frozen=True, tag="wonder"):
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

    @property
    def deed(self) -> str:
        """The verb that is carried out: the lent one where Alice copies."""
        return self.lent or self.verb


class ReactCat(Tagged, frozen=True, tag="react-cat"):
    """Discard a Cat against what was declared or discarded last (AL-39)."""


class ReactPass(Tagged, frozen=True, tag="react-pass"):
    """Discard no Cat."""


class Take(Tagged, frozen=True, tag="take"):
    """White Rabbit: take the visible character on this cell (AL-43)."""

    cell: int


class Place(Tagged, frozen=True, tag="place"):
    """Put a card on a free page; it comes from a cell of the Tea Party, or from hand, the table or the deck."""

    card: int
    cell: int
    """NOWHERE unless the vortex draws it from the Tea Party."""
    chapter: int
    page: int


class Close(Tagged, frozen=True, tag="close"):
    """Close the book: the vortex ends (AL-83)."""


class Rob(Tagged, frozen=True, tag="steal"):
    """Gryphon: move the card on another's page to one's own (AL-49)."""

    chapter: int
    page: int
    to_chapter: int
    to_page: int


Choice = (
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
    | Pass
)

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
