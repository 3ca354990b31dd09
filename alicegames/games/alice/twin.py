"""A state opened up inside one ``apply``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.twin import Workbench, given
from alicegames.core.values import having, put, without
from alicegames.games.alice.events import DeckRanOut, Discarded, Drawn, Placed, Recruited
from alicegames.games.alice.frames import Frame
from alicegames.games.alice.state import FREE, MIDDLE_CELLS, AliceState, Hand, Opened

if TYPE_CHECKING:
    from alicegames.core.rules import Event
    from alicegames.games.alice.pack.spec import AliceData


class Bench(AliceState, Workbench[AliceState, Frame], frozen=False):
    """A state being worked on: effects change it in place."""

    data: AliceData = given()
    events: list[Event] = given()
    reveals: tuple[int, ...] = ()

    def reveal_to_all(self) -> None:
        """Note that every seat has learned something hidden."""
        self.reveals = tuple(range(self.players))

    def reveal_to_others(self, seat: int) -> None:
        """Note that everybody but ``seat`` has learned something hidden."""
        self.reveals = tuple(other for other in range(self.players) if other != seat)

    # -- decks and discards -------------------------------------------------------------------------------------

    def take_from_deck(self, deck: str, card: int) -> None:
        """Take a card out of a deck; tell when a deck that ends the game has run out (AL-61, AL-101)."""
        if deck == "protagonist":
            self.protagonist_deck = without(self.protagonist_deck, card)
        elif deck == "character":
            self.character_deck = without(self.character_deck, card)
            if not self.character_deck:
                self.tell(DeckRanOut(deck))
        else:
            self.chapter_deck = without(self.chapter_deck, card)
            if not self.chapter_deck:
                self.tell(DeckRanOut(deck))

    def deck(self, name: str) -> tuple[int, ...]:
        """Return what is left of a deck."""
        if name == "protagonist":
            return self.protagonist_deck
        return self.character_deck if name == "character" else self.chapter_deck

    def discard(self, card: int) -> None:
        """Put a card on the discard pile of its kind, without an event."""
        if card < self.data.first_protagonist:
            self.character_discard += (card,)
        elif card < self.data.first_chapter:
            self.protagonist_discard += (card,)
        else:
            self.chapter_discard += (card,)

    def discard_played(self) -> None:
        """Discard the card before the player, if it still lies there (AL-24)."""
        if self.played != FREE:
            self.tell(Discarded(self.played, "played", self.turn_owner))
            self.discard(self.played)
            self.played = FREE

    # -- hands ----------------------------------------------------------------------------------------------------

    def into_hand(self, seat: int, card: int) -> None:
        """Add a card to a hand, without an event."""
        hand = self.hands[seat]
        if card < self.data.first_protagonist:
            hand = Hand(hand.protagonists, having(hand.characters, card), hand.chapters)
        elif card < self.data.first_chapter:
            hand = Hand(having(hand.protagonists, card), hand.characters, hand.chapters)
        else:
            hand = Hand(hand.protagonists, hand.characters, having(hand.chapters, card))
        self.hands = put(self.hands, seat, hand)

    def out_of_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        hand = self.hands[seat]
        if card < self.data.first_protagonist:
            hand = Hand(hand.protagonists, without(hand.characters, card), hand.chapters)
        elif card < self.data.first_chapter:
            hand = Hand(without(hand.protagonists, card), hand.characters, hand.chapters)
            is_cat, left = card in self.data.cats, len(hand.protagonists)
            self.knowledge = self.knowledge.showed(seat, card, left, is_cat=is_cat)
        else:
            hand = Hand(hand.protagonists, hand.characters, without(hand.chapters, card))
        self.hands = put(self.hands, seat, hand)

    def draw_into_hand(self, seat: int, card: int, kind: str) -> None:
        """Add a card drawn secretly."""
        self.into_hand(seat, card)
        if kind == "protagonist":
            self.knowledge = self.knowledge.drew(seat, card)
        self.tell(Drawn(seat, kind, card))
        self.reveals = (seat,)

    def throw_cat(self, seat: int) -> int:
        """Discard a Cat of a hand; it stays aside till the end of the turn (AL-88). Return it."""
        cats = self.data.cats
        cat = next(card for card in self.hands[seat].protagonists if card in cats)
        self.out_of_hand(seat, cat)
        self.used_cats += (cat,)
        self.reveal_to_others(seat)
        return cat

    # -- Tea Party ------------------------------------------------------------------------------------------------

    def lift(self, cell: int) -> int:
        """Take the visible card off a cell; what it covered becomes visible."""
        stack = self.tea[cell]
        self.tea = put(self.tea, cell, stack[:-1])
        return stack[-1]

    def recruit(self, card: int, cell: int) -> None:
        """Put a card that came off a cell into the owner's hand; it loses its size (AL-43)."""
        self.into_hand(self.turn_owner, card)
        self.tell(Recruited(self.turn_owner, card, cell))

    def first_gap(self) -> int:
        """Return the leftmost empty space of the middle row, or -1 (AL-86)."""
        for cell in MIDDLE_CELLS:
            if not self.tea[cell]:
                return cell
        return -1

    # -- chapters ---------------------------------------------------------------------------------------------------

    def owner_of(self, chapter: int) -> int:
        """Return whose open chapter this is. Raises LookupError."""
        for seat, row in enumerate(self.open):
            for opened in row:
                if opened.chapter == chapter:
                    return seat
        raise LookupError(chapter)

    def set_page(self, chapter: int, page: int, card: int) -> int:
        """Put a card, or FREE, on a page; return who stood there."""
        seat = self.owner_of(chapter)
        row = list(self.open[seat])
        for index, opened in enumerate(row):
            if opened.chapter == chapter:
                pages = list(opened.pages)
                before, pages[page] = pages[page], card
                row[index] = Opened(chapter, tuple(pages))
                self.open = put(self.open, seat, tuple(row))
                return before
        raise LookupError(chapter)

    def place(self, card: int, chapter: int, page: int, source: str, cell: int = -1) -> None:
        """Put a card on a page and tell it."""
        self.set_page(chapter, page, card)
        self.tell(Placed(self.turn_owner, card, self.owner_of(chapter), chapter, page, source, cell))

    def place_played(self, chapter: int, page: int) -> None:
        """Put the card before the player on a page."""
        self.place(self.played, chapter, page, "played")
        self.played = FREE
