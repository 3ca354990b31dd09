"""Whether a reason is true of the position it is given in."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from alicegames.core.targets import steps_before
from tests.text.claims import alice, queen_alice, rolling_in_wonderland, tea_time
from tests.text.claims.claim import Claim

if TYPE_CHECKING:
    from random import Random

    from tests.text.tables import Asked

CLAIMS: dict[str, Any] = {
    "tea_time": tea_time,
    "alice": alice,
    "rolling_in_wonderland": rolling_in_wonderland,
    "queen_alice": queen_alice,
}


def is_true(claim: Claim) -> bool:
    """Whether the rule named is that of the step at hand, where only the order of picking is wrong, or else holds."""
    rules = CLAIMS[claim.some.match.game.id]
    if is_of_order(claim) and claim.step in rules.STEPS:
        return bool(rules.STEPS[claim.step] == claim.reason.rule)
    return bool(rules.HOLDS[claim.reason.rule](claim))


def is_of_order(claim: Claim) -> bool:
    """Whether the answer is to choose something before it, or to let go or confirm what is picked."""
    if any(words in claim.reason.sentence for words in ("let that go first", "let it go first")):
        return True
    return bool(claim.reason.first) and claim.some.match.game.id != "rolling_in_wonderland"


GENERIC = (
    "something else",
    "the question above",
    "not now",
    "cannot be chosen now",
    "this die cannot be turned",
    ", or this ",
)


def lit(some: Asked, picked: tuple[str, ...]) -> set[str]:
    """What a click would pick: the next steps of every path, in any order where the game says so."""
    paths = some.paths()
    if some.presenter.free_order(some.decision):
        return {step for path in paths if set(picked) <= set(path) for step in set(path) - set(picked)}
    return {path[len(picked)] for path in paths if path[: len(picked)] == picked and len(path) > len(picked)}


def check(some: Asked, target: str, picked: tuple[str, ...]) -> Claim:
    """Ask about one thing that is not lit, and hold the answer against the position."""
    claim = Claim(some, target, picked, some.why(target, picked))
    reason, where = claim.reason, (some.decision.kind, target, picked, claim.reason)
    assert reason.sentence.endswith("."), where
    assert not any(word in reason.sentence.lower() for word in GENERIC), where
    assert is_true(claim), where
    before = steps_before(some.paths(), picked, target)
    assert reason.first == (before or ()), where
    assert not before or reason.sentence.startswith("First "), where
    return claim


def of_each_kind(targets: list[str], rng: Random, count: int) -> list[str]:
    """Return so many targets of each kind, by chance."""
    rng.shuffle(targets)
    seen, found = Counter[str](), []
    for target in targets:
        kind = target.partition(":")[0]
        seen[kind] += 1
        if seen[kind] <= count:
            found.append(target)
    return found
