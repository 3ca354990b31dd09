"""For each rule that a reason of Alice can name: when it may be named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.text.claims.claim import Claim, Condition

FREE: Final = -2
MAIN: Final = ("discovery", "adventure")


class Page(NamedTuple):
    """A page that lies on the table."""

    seat: int
    name: str
    need: int
    demand: int
    """The row it asks for, -1 for any."""
    who: int
    """Who stands there."""


def _pages(claim: Claim) -> Iterator[Page]:
    data = claim.data
    for seat, row in enumerate(claim.view.open):
        for opened in row:
            for at, who in enumerate(opened.pages):
                name = f"{data.ids[opened.chapter]}.{at + 1}"
                yield Page(seat, name, data.pages[opened.chapter][at], data.sizes[opened.chapter][at], who)


def _page(claim: Claim, rest: str = "") -> Page | None:
    return next((page for page in _pages(claim) if page.name == (rest or claim.rest)), None)


def _own_free(claim: Claim, card: int) -> list[Page]:
    """Return the free pages of the turn's owner that need this character."""
    owner = claim.view.turn_owner
    return [page for page in _pages(claim) if (page.seat, page.need, page.who) == (owner, card, FREE)]


def _cell(rest: str) -> int:
    return "abc".index(rest[0]) * 3 + int(rest[1]) - 1


def _top(claim: Claim, rest: str = "") -> int:
    """Return who is visible on a space of the Tea Party, or FREE."""
    stack = claim.view.tea[_cell(rest or claim.rest)]
    return int(stack[-1]) if stack else FREE


def _tops(claim: Claim) -> list[tuple[int, int]]:
    """Return (card, row) of everybody visible, less a copied Hatter."""
    locked = getattr(claim.frame, "locked", -1)
    return [(stack[-1], at % 3) for at, stack in enumerate(claim.view.tea) if stack and at != locked]


def _card(claim: Claim) -> int:
    """Return the card that is pointed at in the hand or in the Tea Party, or FREE."""
    if claim.kind == "hand":
        return int(claim.data.ids.index(claim.rest))
    return _top(claim) if claim.kind == "tea" else FREE


def _wonders(claim: Claim) -> tuple[str, ...]:
    return tuple(claim.data.wonders[claim.view.played]) if claim.asked == "wonder" else ()


def _held(claim: Claim) -> tuple[int, ...]:
    hand = claim.view.hands[claim.view.turn_owner]
    return (*hand.protagonists, *hand.characters, *hand.chapters)


def _none_to_draw(claim: Claim) -> bool:
    return not claim.view.protagonist_deck and not claim.view.protagonist_discard


# -- the rules that are about more than one thing ---------------------------------------------------------------------


def _first_a_draw(claim: Claim) -> bool:
    """Drawing belongs to the Discovery: a deck is too late or too early after it, all else before it (AL-11)."""
    if claim.kind == "deck":
        return claim.asked != "discovery"
    decks = len(list(claim.offers("draw")))
    return claim.asked == "discovery" and (not claim.says("either deck") or decks == 2)


def _out_of_order(claim: Claim) -> bool:
    """Too little presence (AL-16)."""
    if claim.kind == "presence":
        return not claim.view.wilder
    low = claim.kind == "hand" and claim.data.presence[_card(claim)] < claim.view.presence
    return claim.asked == "adventure" and not claim.view.wilder and low


def _no_play(claim: Claim) -> bool:
    """Playing is the only action, and what is not in the hand cannot be played (AL-76)."""
    if claim.kind == "hand":
        return _card(claim) not in _held(claim)
    return claim.rest == "character" or claim.asked in MAIN


def _wonder_rule(claim: Claim) -> bool:
    """A Wonder is declared whole, and only one of the card's (AL-21)."""
    if claim.kind == "wonder" and claim.says("no such Wonder"):
        return claim.rest not in _wonders(claim)
    if claim.kind == "wonder":
        return any(option.verb == claim.rest for option in claim.offers("wonder"))
    return claim.asked == "wonder" and "copy" not in _wonders(claim)


def _enters_elsewhere(claim: Claim) -> bool:
    """Entering: a page of one's own that needs the card (AL-22)."""
    if claim.asked != "enter" or claim.kind != "page":
        return claim.asked == "enter"
    page = _page(claim)
    return page is not None and (page.seat != claim.view.turn_owner or page.need != claim.view.played)


def _nothing_for_the_vortex(claim: Claim) -> bool:
    """Nobody to draw onto the page, or no page for who is there (AL-26)."""
    if claim.asked != "vortex" or claim.kind not in ("hand", "tea", "page"):
        return False
    if claim.kind != "page":
        return _card(claim) >= claim.data.first_chapter or not _own_free(claim, _card(claim))
    page = _page(claim)
    if page is None or page.seat != claim.view.turn_owner:
        return page is not None
    covered = any(page.need in stack for stack in claim.view.tea)
    return not covered and page.need not in claim.view.hands[page.seat].characters


def _fits(page: Page, card: int, row: int) -> bool:
    return page.need == card and page.demand in (-1, row)


def _wrong_size(claim: Claim) -> bool:
    """The page demands a size, and who is there has another, or none (AL-27)."""
    if claim.asked != "vortex" or claim.kind not in ("hand", "tea", "page"):
        return False
    if claim.says("does not suit"):
        return not _suit(claim)
    if claim.kind == "page":
        page = _page(claim)
        shown = [row for card, row in _tops(claim) if page and card == page.need]
        held = page is not None and page.need in claim.view.hands[page.seat].characters
        return page is not None and page.demand >= 0 and page.demand not in shown and (bool(shown) or held)
    row = _cell(claim.rest) % 3 if claim.kind == "tea" else FREE
    pages = _own_free(claim, _card(claim))
    return bool(pages) and not any(_fits(page, _card(claim), row) for page in pages)


def _suit(claim: Claim) -> bool:
    """Whether the picked and the pointed one go together: a page, and somebody of the Tea Party or the hand."""
    both = dict(target.split(":") for target in (claim.picked[-1], claim.target))
    page = _page(claim, both["page"])
    if page is None:
        return False
    if "hand" in both:
        return _fits(page, claim.data.ids.index(both["hand"]), FREE)
    return _fits(page, _top(claim, both["tea"]), _cell(both["tea"]) % 3)


def _end_of_the_scale(claim: Claim) -> bool:
    """Already tiny, or huge (AL-33)."""
    row = {"potion": 0, "cake": 2}[claim.frame.gift] if claim.asked == "gift" else -1
    return claim.kind == "tea" and _top(claim) != FREE and _cell(claim.rest) % 3 == row


def _only_covered(claim: Claim) -> bool:
    """Whom the page needs lies under somebody else (AL-34)."""
    page = _page(claim) if claim.kind == "page" and claim.asked == "vortex" else None
    if page is None or page.need in claim.view.hands[page.seat].characters:
        return False
    covered = any(page.need in stack[:-1] for stack in claim.view.tea)
    return covered and all(card != page.need for card, _row in _tops(claim))


def _not_free(claim: Claim) -> bool:
    """Alice steps onto a free page of one's own (AL-45)."""
    page = _page(claim) if claim.kind == "page" and "join" in _wonders(claim) else None
    if page is None or claim.says("your own"):
        return page is not None and page.seat != claim.view.turn_owner
    return page.seat == claim.view.turn_owner and page.who != FREE


def _gryphon(claim: Claim) -> bool:
    """He steals from pages, wherever he can (AL-49)."""
    page = _page(claim) if claim.kind == "page" else None
    if page is None:
        return claim.asked == "steal"
    empty = page.who == FREE
    return claim.asked == "steal" and (empty if page.seat == claim.frame.victim else not empty)


def _no_place_for_the_stolen(claim: Claim) -> bool:
    """The victims in their order, and for each what can be placed (AL-96)."""
    if claim.asked != "steal":
        return False
    if claim.says("does not suit"):
        return not _rob(claim)
    page, owner, victim = _page(claim), claim.view.turn_owner, claim.frame.victim
    if page is None or page.seat not in (owner, victim):
        return page is not None
    if page.seat == victim:
        return page.who != FREE and not any(_takes(mine, page.who, claim) for mine in _pages(claim))
    theirs = [other.who for other in _pages(claim) if other.seat == victim and other.who != FREE]
    return page.who == FREE and not any(_takes(page, who, claim) for who in theirs)


def _takes(page: Page, card: int, claim: Claim) -> bool:
    """Whether a stolen card may go to a page: a Card Soldier anywhere, others where they fit, without a size."""
    if page.seat != claim.view.turn_owner or page.who != FREE or card >= claim.data.first_protagonist:
        return False
    return card == claim.data.soldier or _fits(page, card, FREE)


def _rob(claim: Claim) -> bool:
    """Whether the two pages make a theft."""
    pages = [_page(claim, target.partition(":")[2]) for target in (claim.picked[-1], claim.target)]
    return any(one and other and _takes(one, other.who, claim) for one, other in (pages, pages[::-1]))


def _revealed(claim: Claim) -> bool:
    """The March Hare's card goes onto a page of one's own that needs it and demands no size (AL-51, AL-97)."""
    page = _page(claim) if claim.kind == "page" else None
    if claim.asked != "place" or page is None:
        return claim.asked == "place"
    return page.seat != claim.view.turn_owner or not _fits(page, claim.frame.card, FREE)


def _stands(claim: Claim) -> bool:
    """A placed card is not moved again; and the book is closed first (AL-83)."""
    if claim.asked == "vortex" and claim.says("close it first"):
        return True
    page = _page(claim) if claim.kind == "page" else None
    return page is not None and page.who != FREE and claim.asked in ("vortex", "enter", "place")


def _waits_for_cats(claim: Claim) -> bool:
    """A declared Wonder waits (AL-39)."""
    no_cat = not set(claim.data.cats) & set(claim.view.hands[claim.some.decision.player].protagonists)
    return claim.asked == "react" and claim.says("has no Cheshire Cat") == no_cat


def _size_and_no_size(claim: Claim) -> bool:
    """The right character, but the page demands a size (AL-23)."""
    page = _page(claim) if claim.kind == "page" and claim.asked == "enter" else None
    return page is not None and page.need == claim.view.played and page.demand >= 0


def _borrowed(claim: Claim) -> bool:
    """Alice borrows this very Hatter's Wonder (AL-93)."""
    locked = claim.frame.locked if claim.asked == "vortex" else -1
    if locked < 0 or claim.kind == "tea":
        return locked >= 0 and _cell(claim.rest) == locked
    page = _page(claim) if claim.kind == "page" else None
    return page is not None and claim.view.tea[locked][-1] == page.need


def _names_nobody(claim: Claim) -> bool:
    """What is chosen only when the Wonder stands (AL-89)."""
    if claim.kind == "tea":
        return "recruit" in _wonders(claim)
    return claim.kind == "page" and bool(_wonders(claim)) and not {"join", "stand", "remove"} & set(_wonders(claim))


def _cannot_do_anything(claim: Claim) -> bool:
    """No Cat without a protagonist to draw, no Wonder that could do nothing (AL-80)."""
    if claim.kind == "hand":
        return claim.asked == "discovery" and _card(claim) in claim.data.cats and _none_to_draw(claim)
    verbs = {option.verb for option in claim.offers("wonder")}
    return claim.kind == "wonder" and claim.rest in _wonders(claim) and claim.rest not in verbs


def _occupied_by_another(claim: Claim) -> bool:
    """A Card Soldier removes Card Soldiers alone (AL-55)."""
    page = _page(claim) if claim.kind == "page" and "stand" in _wonders(claim) else None
    return page is not None and page.who not in (FREE, claim.data.soldier)


def _alice_on_a_page(claim: Claim) -> bool:
    page = _page(claim) if claim.kind == "page" and claim.asked == "steal" else None
    return page is not None and page.seat == claim.frame.victim and page.who >= claim.data.first_protagonist


def _nobody_to_copy(claim: Claim) -> bool:
    cells = {option.cell for option in claim.offers("wonder")}
    return claim.kind == "tea" and "copy" in _wonders(claim) and _cell(claim.rest) not in cells


def _not_drawn(claim: Claim) -> bool:
    """Neither protagonists nor Card Soldiers (AL-29)."""
    if claim.asked != "vortex" or claim.kind not in ("hand", "tea"):
        return False
    card = _card(claim)
    return bool(card == claim.data.soldier or claim.data.first_protagonist <= card < claim.data.first_chapter)


def _is_empty_deck(claim: Claim) -> bool:
    if claim.asked != "discovery" or claim.kind != "deck":
        return False
    return _none_to_draw(claim) if claim.rest == "protagonist" else not claim.view.chapter_deck


def _being_played(claim: Claim) -> bool:
    """The played card takes effect step by step (AL-19)."""
    is_asked = claim.kind == "table" or claim.asked in ("gift", "wonder")
    return is_asked and bool(claim.view.played != FREE)


HOLDS: Final[dict[str, Condition]] = {
    "AL-08": lambda claim: claim.kind == "seat",
    "AL-11": _first_a_draw,
    "AL-13": lambda claim: claim.target == "discard:protagonist",
    "AL-14": _is_empty_deck,
    "AL-15": lambda claim: claim.asked == "adventure" and claim.kind == "button",
    "AL-16": _out_of_order,
    "AL-18": lambda claim: claim.kind == "presence" and claim.view.wilder,
    "AL-19": _being_played,
    "AL-21": _wonder_rule,
    "AL-22": _enters_elsewhere,
    "AL-23": _size_and_no_size,
    "AL-25": lambda claim: claim.kind == "chapter" or (claim.kind == "page" and _page(claim) is None),
    "AL-26": _nothing_for_the_vortex,
    "AL-27": _wrong_size,
    "AL-29": _not_drawn,
    "AL-33": _end_of_the_scale,
    "AL-34": _only_covered,
    "AL-37": lambda claim: claim.asked == "react" and claim.kind == "hand" and _card(claim) not in claim.data.cats,
    "AL-39": _waits_for_cats,
    "AL-43": lambda claim: claim.asked == "recruit",
    "AL-45": _not_free,
    "AL-49": _gryphon,
    "AL-55": _occupied_by_another,
    "AL-56": lambda claim: claim.kind == "name" and bool(_wonders(claim)) and "banish" not in _wonders(claim),
    "AL-57": _alice_on_a_page,
    "AL-61": lambda claim: not claim.view.stack,
    "AL-62": lambda claim: claim.target in ("discard:character", "discard:chapter"),
    "AL-64": lambda claim: claim.kind == "pile",
    "AL-75": lambda claim: claim.some.decision.player < 0,
    "AL-76": _no_play,
    "AL-80": _cannot_do_anything,
    "AL-81": _nobody_to_copy,
    "AL-83": _stands,
    "AL-85": lambda claim: claim.kind == "tea" and _top(claim) == FREE,
    "AL-87": lambda claim: claim.kind == "hand" and _card(claim) in claim.data.cats and _none_to_draw(claim),
    "AL-89": _names_nobody,
    "AL-92": lambda claim: claim.asked == "recruit" and claim.kind == "button" and not any(claim.offers("pass")),
    "AL-93": _borrowed,
    "AL-96": _no_place_for_the_stolen,
    "AL-97": _revealed,
}
STEPS: Final = {
    "discovery": "AL-11",
    "adventure": "AL-15",
    "gift": "AL-20",
    "wonder": "AL-21",
    "react": "AL-39",
    "recruit": "AL-43",
    "vortex": "AL-83",
    "theft": "AL-96",
    "revealed": "AL-97",
    "enter": "AL-22",
}
"""By what is pending the rule that is named where only the order of picking is wrong."""
