"""What the rules need of a pack beyond the shape of its files: given tokens, and effects that come to an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.i18n import _
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alicegames.games.rolling_in_wonderland.pack.data import Effect, HatterCard, Token

TOKENS: Final = "tokens.json"
BOARD: Final = "board.json"

_ABILITIES: Final = (
    ("caterpillar", 2, "moves 2 on the Caterpillar’s path"),
    ("cube", 1, "places a cube on any icon"),
    ("draw", 1, "draws a Mad Hatter card"),
    ("rabbit", 5, "moves 5 on the White Rabbit’s path"),
)
_BENEFITS: Final = {"card": "draw", "mushroom": "mushroom", "rabbit": "rabbit", "token": "token", "soldier": "soldier"}
_BENEFITS_TOO: Final = {"move": "move_soldier", "cube": "cube"}
_SPACES: Final = 2
"""What the benefit of spaces on the White Rabbit's path moves (RW-46)."""


def check_tokens(cat: Sequence[Token], objective: str) -> None:
    """Two Cheshire Cat tokens are given: one places a soldier, one draws an Objective (RW-09). Raises PackError."""
    for verb, what, keys in (
        ("soldier", "places a soldier", [token.key for token in cat if _is(token.effects, "soldier", 1)]),
        ("objective", "draws an Objective", [objective]),
    ):
        found = [token for token in cat if token.key in keys and _is(token.effects, verb, 1)]
        if not found:
            raise PackError(
                TOKENS, "cat", _("has no token that {what} and does nothing else (RW-09)").format(what=what)
            )
    for token in cat:
        for effect in token.effects:
            if effect.verb in _TOKENS:
                raise PackError(TOKENS, f"cat.{token.key}", _("uses a token itself, and so could go on for ever"))


def check_abilities(abilities: Sequence[Token]) -> None:
    """The five abilities are given; the last one comes with the fifth player's set (RW-08). Raises PackError."""
    first_four = [token.effects for token in abilities[:-1]]
    for verb, n, what in _ABILITIES:
        if not any(_is(effects, verb, n) for effects in first_four):
            raise PackError(
                TOKENS, "abilities", _("has none among the first four that {what} (RW-08)").format(what=what)
            )
    if not _is(abilities[-1].effects, "leftmost_token", 1):
        last = f"abilities.{abilities[-1].key}"
        raise PackError(TOKENS, last, _("must use the leftmost Cheshire Cat token: it is the fifth ability (RW-08)"))


def check_benefits(benefits: Sequence[Token]) -> None:
    """The seven kinds of benefit on the Caterpillar's path are given (RW-46). Raises PackError."""
    found = {token.key: token.effects for token in benefits}
    for key, verb in (_BENEFITS | _BENEFITS_TOO).items():
        n = _SPACES if key == "rabbit" else 1
        if key not in found or not _is(found[key], verb, n):
            raise PackError(
                BOARD,
                "caterpillar.benefits",
                _("needs '{key}' with '{verb}' {n} and nothing else (RW-46)").format(key=key, verb=verb, n=n),
            )


def _is(effects: Sequence[Effect], verb: str, n: int) -> bool:
    """Whether the effects are this one alone."""
    return [(effect.verb, effect.n, effect.per) for effect in effects] == [(verb, n, "")]


# -- loops ------------------------------------------------------------------------------------------------------------

_FEEDS: Final = {"mushroom": "spending", "draw": "playing", "cube": "completing"}
"""What an effect lets its owner do again, as the trigger that waits for it."""
_TOKENS: Final = ("token", "leftmost_token")
"""The effects that can be any Cheshire Cat token's."""


def check_loops(hatter: Sequence[HatterCard], cat: Sequence[Token]) -> None:
    """No ongoing cards keep each other going: what one gives, by a token too, must not set it off again.

    Raises PackError.
    """
    lent = {_FEEDS[effect.verb] for token in cat for effect in token.effects if effect.verb in _FEEDS}
    cards = [card for card in hatter if card.is_ongoing and card.trigger]
    for card in cards:
        for ring in _rings(card, cards, lent, (card,)):
            names = " -> ".join(one.key for one in (*ring, card))
            file = "madder.json" if any(one.is_promo for one in ring) else "hatter.json"
            raise PackError(
                file, f"cards.{card.key}", _("sets itself off again and again: {names}").format(names=names)
            )


def _rings(
    first: HatterCard, cards: Sequence[HatterCard], lent: set[str], way: tuple[HatterCard, ...]
) -> Iterator[tuple[HatterCard, ...]]:
    """Yield the ways by which a card's effects come back to it; ``lent`` is what the tokens feed."""
    fed = {_FEEDS[effect.verb] for effect in way[-1].effects if effect.verb in _FEEDS}
    fed |= lent if any(effect.verb in _TOKENS for effect in way[-1].effects) else set()
    for card in cards:
        if card.trigger in fed:
            if card is first:
                yield way
            elif card not in way:
                yield from _rings(first, cards, lent, (*way, card))
