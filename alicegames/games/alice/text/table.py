"""The whole table of Alice in lines: the terminal client and screen readers read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.alice.scoring import score
from alicegames.games.alice.state import FREE
from alicegames.games.alice.text import words
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from alicegames.games.alice.state import AliceState, Hand
    from alicegames.games.alice.text.words import Names, Words


def table_lines(w: Words, view: AliceState, names: Names) -> tuple[str, ...]:
    """Describe the Tea Party row by row, the decks, the card in play, and every player."""
    head = _("Decks: {cards}.").format(
        cards=listed(
            [
                words.protagonists(len(view.protagonist_deck)),
                words.characters(len(view.character_deck)),
                words.chapters(len(view.chapter_deck)),
            ]
        )
    )
    rows = [_row(w, view, row) for row in (2, 1, 0)]
    played = [_("In play: {card}.").format(card=w.card(view.played))] if view.played != FREE else []
    seats = [line for seat in range(view.players) for line in _seat(w, view, seat, names)]
    return (head, *rows, *played, *seats)


def _row(w: Words, view: AliceState, row: int) -> str:
    cells = []
    for cell in (row, row + 3, row + 6):
        stack = view.tea[cell]
        if not stack:
            cells.append(_("{cell} empty").format(cell=words.cell(cell)))
        elif len(stack) == 1:
            cells.append(_("{cell} {card}").format(cell=words.cell(cell), card=w.card(stack[-1])))
        else:
            cells.append(
                ngettext(
                    "{cell} {card} (over {below} card)", "{cell} {card} (over {below} cards)", len(stack) - 1
                ).format(cell=words.cell(cell), card=w.card(stack[-1]), below=len(stack) - 1)
            )
    return _("Tea Party, {size}: {cells}.").format(size=words.size(row), cells="; ".join(cells))


def _seat(w: Words, view: AliceState, seat: int, names: Names) -> list[str]:
    points = sum(line.points for line in score(w.data, view)[seat])
    lines = [
        _("{name}: {points} now; in hand {hand}.").format(
            name=names[seat], points=words.points(points), hand=hand_words(w, view.hands[seat])
        )
    ]
    lines += [
        _("  {chapter} ({points}): {pages}.").format(
            chapter=w.chapter(opened.chapter),
            points=words.points(w.data.points[opened.chapter]),
            pages=w.pages(opened.chapter, opened.pages),
        )
        for opened in view.open[seat]
    ]
    return lines


def hand_words(w: Words, hand: Hand) -> str:
    """List a hand: faces where they are known, else how many of which kind."""
    parts = []
    for kind, cards in (("protagonist", hand.protagonists), ("character", hand.characters), ("chapter", hand.chapters)):
        shown = [card for card in cards if card >= 0]
        if shown:
            parts.append(w.cards(shown))
        if len(shown) < len(cards):
            hidden = len(cards) - len(shown)
            parts.append(
                ngettext("{count} hidden {kind}", "{count} hidden {kind} cards", hidden).format(
                    count=hidden, kind=words.kind(kind)
                )
            )
    return ", ".join(parts) or _("nothing")
