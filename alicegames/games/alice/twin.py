"""A working copy of a state: ``apply`` opens one, the effects change it, and it is frozen once at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.rules import Step
from alicegames.games.alice.events import DeckRanOut, Discarded, Drawn, Placed, Recruited
from alicegames.games.alice.state import FREE, MIDDLE_CELLS, AliceState, Hand, Opened, Victory

if TYPE_CHECKING:
    from alicegames.core.rules import Event
    from alicegames.games.alice.frames import Frame
    from alicegames.games.alice.pack.spec import AliceData


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards less one of this face. Raises ValueError if there is none."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the sorted cards with one more."""
    return tuple(sorted((*cards, card)))


class Draft:
    """The fields of AliceState, open to change, with the events and revelations gathered on the way."""

    __slots__ = (
        "_base",
        "chapter_deck",
        "chapter_discard",
        "character_deck",
        "character_discard",
        "data",
        "events",
        "frames",
        "hands",
        "open",
        "owner",
        "played",
        "players",
        "presence",
        "protagonist_deck",
        "protagonist_discard",
        "reveals",
        "tea",
        "turn_number",
        "used_cats",
        "victory",
    )

    def __init__(self, data: AliceData, state: AliceState) -> None:
        self.data = data
        self._base = state
        self.events: list[Event] = []
        self.reveals: tuple[int, ...] = ()
        self.frames: list[Frame] = list(state.frames)
        self.turn_number = state.turn_number
        self.owner = state.turn_owner
        self.presence = state.presence
        self.played = state.played
        self.used_cats = state.used_cats
        self.hands: list[Hand] = list(state.hands)
        self.open: list[tuple[Opened, ...]] = list(state.open)
        self.victory: list[Victory] = list(state.victory)
        self.tea: list[tuple[int, ...]] = list(state.tea)
        self.protagonist_deck = state.protagonist_deck
        self.character_deck = state.character_deck
        self.chapter_deck = state.chapter_deck
        self.protagonist_discard = state.protagonist_discard
        self.character_discard = state.character_discard
        self.chapter_discard = state.chapter_discard
        self.players = len(state.hands)

    def freeze(self) -> Step[AliceState]:
        """Return the new state with what happened on the way to it."""
        base = self._base
        state = AliceState(
            tuple(self.frames),
            self.turn_number,
            self.owner,
            self.presence,
            self.played,
            self.used_cats,
            tuple(self.hands),
            tuple(self.open),
            tuple(self.victory),
            tuple(self.tea),
            self.protagonist_deck,
            self.character_deck,
            self.chapter_deck,
            self.protagonist_discard,
            self.character_discard,
            self.chapter_discard,
            base.wilder,
            base.experienced,
            base.holders_only,
        )
        return Step(state, tuple(self.events), self.reveals)

    @property
    def holders_only(self) -> bool:
        """Whether only holders of a Cat are asked for reactions (AL-90)."""
        return self._base.holders_only

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

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
            self.tell(Discarded(self.played, "played", self.owner))
            self.discard(self.played)
            self.played = FREE

    # -- hands ----------------------------------------------------------------------------------------------------

    def into_hand(self, seat: int, card: int) -> None:
        """Add a card to a hand, without an event."""
        hand = self.hands[seat]
        if card < self.data.first_protagonist:
            hand = Hand(hand.protagonists, with_card(hand.characters, card), hand.chapters)
        elif card < self.data.first_chapter:
            hand = Hand(with_card(hand.protagonists, card), hand.characters, hand.chapters)
        else:
            hand = Hand(hand.protagonists, hand.characters, with_card(hand.chapters, card))
        self.hands[seat] = hand

    def out_of_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        hand = self.hands[seat]
        if card < self.data.first_protagonist:
            hand = Hand(hand.protagonists, without(hand.characters, card), hand.chapters)
        elif card < self.data.first_chapter:
            hand = Hand(without(hand.protagonists, card), hand.characters, hand.chapters)
        else:
            hand = Hand(hand.protagonists, hand.characters, without(hand.chapters, card))
        self.hands[seat] = hand

    def draw_into_hand(self, seat: int, card: int, kind: str) -> None:
        """Add a card drawn secretly."""
        self.into_hand(seat, card)
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
        self.tea[cell] = stack[:-1]
        return stack[-1]

    def recruit(self, card: int, cell: int) -> None:
        """Put a card that came off a cell into the owner's hand; it loses its size (AL-43)."""
        self.into_hand(self.owner, card)
        self.tell(Recruited(self.owner, card, cell))

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
                self.open[seat] = tuple(row)
                return before
        raise LookupError(chapter)

    def place(self, card: int, chapter: int, page: int, source: str, cell: int = -1) -> None:
        """Put a card on a page and tell it."""
        self.set_page(chapter, page, card)
        self.tell(Placed(self.owner, card, self.owner_of(chapter), chapter, page, source, cell))

    def place_played(self, chapter: int, page: int) -> None:
        """Put the card before the player on a page."""
        self.place(self.played, chapter, page, "played")
        self.played = FREE
