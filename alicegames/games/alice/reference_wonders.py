"""The part of the rules reference that tells the Wonders and the Cats."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.i18n import _

# ruff: noqa: E501 -- one paragraph, one line: the gettext catalogue keeps it whole


def wonder_sections() -> tuple[Section, ...]:
    """Return the sections about Cats, protagonists and characters."""
    return (_cats(), _reactions(), _protagonists(), _characters())


def _cats() -> Section:
    return Section(
        _("The Cheshire Cat"),
        (
            Entry(
                _(
                    "Discard a Cat from your hand to cancel another Cat’s Wonder or the Wonder of any other card, in anybody’s turn; or, in your own turn, to draw a protagonist."
                ),
                ("AL-37",),
            ),
            Entry(
                _(
                    "A Cat is never played to the table: the Order of Presence does not bind it, and a Potion or Cake on it does nothing. It can cancel protagonists and characters alike, although the player aid names only characters. You may draw with it in the Discovery and between plays, but not inside an effect or after a chapter; the draw is a Wonder, which others can cancel."
                ),
                ("AL-87",),
                "ruling",
            ),
            Entry(
                _(
                    "A Cat that was used is discarded only at the end of the turn, so that none comes back in the same turn."
                ),
                ("AL-88",),
                "ruling",
            ),
            Entry(_("You may cancel the Wonder of a card that you played yourself."), ("AL-38",)),
            Entry(_("A cancelled Wonder does nothing, but a character may still enter a chapter."), ("AL-40",)),
            Entry(
                _(
                    "Its Potion or Cake stands, and no other Wonder of the card takes its place: the card has had its one Wonder."
                ),
                ("AL-91",),
                "ruling",
            ),
            Entry(_("Alice on a page is a Wonder: if it is cancelled she is discarded."), ("AL-41",)),
        ),
    )


def _reactions() -> Section:
    return Section(
        _("Reactions"),
        (
            Entry(
                _(
                    "A declared Wonder waits. Clockwise from the left of the active player, who comes last, each may discard one Cat against it. The first Cat opens the same round against itself, without its own player, and so on until nobody answers. With an odd number of Cats the Wonder is cancelled, with an even number it stands, and no further Cat can touch it. The booklet says “at any time”; this is our order for it. Against a Cat that draws, only the others are asked."
                ),
                ("AL-39",),
                "ruling",
            ),
            Entry(
                _(
                    "Declared at once are: which of several Wonders; whom Alice copies and which Wonder; the page for Alice or a Card Soldier; the Card Soldier to be removed; the Queen’s character. Everything else is chosen when the Wonder stands, and no Cat can touch it then. The booklet does not say what a Cat’s owner may know."
                ),
                ("AL-89",),
                "ruling",
            ),
            Entry(
                _(
                    "Asked is everybody who has a protagonist in hand, whether it is a Cat or not, and bots take the same short time for either answer. So being asked gives nothing away. You can set up a game in which only holders of a Cat are asked: faster, but it betrays them, and a Wonder that has been declared there is not taken back."
                ),
                ("AL-90",),
                "ruling",
            ),
        ),
    )


def _protagonists() -> Section:
    return Section(
        _("Wonders of the protagonists"),
        (
            Entry(
                _("Cards that a Wonder brings into your hand can be played in the same turn, if the order allows."),
                ("AL-42",),
            ),
            Entry(
                _("White Rabbit: take up to two visible characters into your hand. They lose their size."), ("AL-43",)
            ),
            Entry(
                _(
                    "At least one must be taken, for a Wonder is a duty (the table says “up to two”, the player aid “two”). One after the other: what the first one uncovers can be the second."
                ),
                ("AL-92",),
                "ruling",
            ),
            Entry(
                _(
                    "Alice, first Wonder: choose a visible character and use one of its Wonders as if you had played it. It stays where it is."
                ),
                ("AL-44",),
            ),
            Entry(
                _(
                    "Alice copies only the Wonder: she enters no chapter in that role. The character is not moved by what it lends: a Caterpillar does not take itself, a Hatter’s vortex does not draw that Hatter. It is one declaration and one round of reactions. The booklet says only “the character stays”."
                ),
                ("AL-93",),
                "ruling",
            ),
            Entry(
                _(
                    "Alice, second Wonder: she stands on any free page of your own chapters, whatever size it demands, as if she were the right character."
                ),
                ("AL-45",),
            ),
            Entry(
                _(
                    "As a Card Soldier, Alice can only remove a Card Soldier, and is discarded with it: standing on a page is her own other Wonder."
                ),
                ("AL-46",),
                "ruling",
            ),
        ),
    )


def _characters() -> Section:
    return Section(
        _("Wonders of the characters"),
        (*_hatter_to_gryphon(), *_hare_to_queen()),
    )


def _hatter_to_gryphon() -> tuple[Entry, ...]:
    return (
        Entry(
            _(
                "Hatter: the top chapter of the deck is opened before you, and the vortex with it. Then the Adventure goes on."
            ),
            ("AL-47",),
        ),
        Entry(
            _(
                "Without a chapter in the deck there is no vortex; a cancelled Hatter brings neither. His chapter does not count as played from the hand, so cards may follow. The booklet’s “you may continue” implies it."
            ),
            ("AL-94",),
            "ruling",
        ),
        Entry(_("Caterpillar: take every tiny and every huge character into your hand, covered ones too."), ("AL-48",)),
        Entry(
            _(
                "Characters of the middle row stay, covered or not. A copied Caterpillar stays, but what lies beneath it is taken. The booklet names only tiny and huge ones."
            ),
            ("AL-95",),
            "ruling",
        ),
        Entry(
            _(
                "Gryphon: from each other player steal one character, if it can be done, and put it onto a free page of yours."
            ),
            ("AL-49",),
        ),
        Entry(
            _(
                "Clockwise from your left. You choose among the cards that you can place, and the page: one that needs the character and demands no size, for a Card Soldier any. From whom nothing can be placed, nothing is stolen. The booklet says only “if possible”."
            ),
            ("AL-96",),
            "ruling",
        ),
        Entry(_("Who has only Card Soldiers to be stolen must lose one, if you have a free page."), ("AL-50",)),
    )


def _hare_to_queen() -> tuple[Entry, ...]:
    return (
        Entry(
            _(
                "March Hare: three characters of the deck are turned. Each goes onto a matching free page of yours, else it is discarded."
            ),
            ("AL-51",),
        ),
        Entry(
            _(
                "One by one. Placing is a duty; among several pages you choose, but never one that demands a size. A Card Soldier is discarded. The booklet leaves this open."
            ),
            ("AL-97",),
            "ruling",
        ),
        Entry(_("Duchess: draw two chapters into your hand."), ("AL-52",)),
        Entry(_("Where fewer are left, Duchess and March Hare take what there is, as is usual."), ("AL-98",), "ruling"),
        Entry(_("Knave of Hearts: the top protagonist goes to your victory pile."), ("AL-53",)),
        Entry(
            _(
                "It goes there face down and nobody sees it, you neither; if the deck is empty it is shuffled first. Victory piles lie face down in the booklet’s picture."
            ),
            ("AL-99",),
            "ruling",
        ),
        Entry(
            _("Card Soldier, first Wonder: discard it together with one Card Soldier from anybody’s chapter."),
            ("AL-54",),
        ),
        Entry(
            _("Card Soldier, second Wonder: it stands on any free page of anybody, whatever size the page demands."),
            ("AL-55",),
        ),
        Entry(
            _(
                "Queen of Hearts: name one of the eight characters. Everybody else discards it from all chapters. You may name one that nobody has, or the Card Soldier."
            ),
            ("AL-56",),
        ),
        Entry(_("Gryphon and Queen never touch Alice on a page."), ("AL-57",)),
    )
