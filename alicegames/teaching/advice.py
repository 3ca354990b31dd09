"""Advice: a hint in three steps, and what a choice has cost. Words only: what they rest on was searched elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, isfinite
from typing import TYPE_CHECKING, Any, Final

from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.bots.search import Comparison, OptionEstimate
    from alicegames.core.decision import Decision
    from alicegames.match import Match

THRESHOLD: Final = 3.0
"""Points that a choice must cost for the tutor to speak."""
_AMONG: Final = 3
"""So many options are named when a hint says where to look."""
_LINES: Final = 3
"""So many score lines are named in a reason."""
_SEEN: Final = 0.5
"""A mean difference smaller than this is not worth a word."""
_SURE: Final = 2.0
"""Standard errors by which a cost must differ from nothing, and that its margin holds."""
_SEARCHED: Final = 1.0
"""Points that a longer search may find otherwise; `tools/tutor_margin.py` measures how often it is more."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint, to be given step by step."""

    choice: Any
    among: tuple[Any, ...]
    """Where to look: a few options, in the order in which they are asked; the right one is one of them."""
    steps: tuple[str, ...]
    """Where to look; what kind of choice it is; the choice with its reason."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the tutor has to say of a choice."""

    better: Any
    points: int
    """What the choice costs by the estimate, in whole points."""
    margin: int
    """By how many points that may be wrong; it seldom is by more."""
    said: tuple[str, ...]
    """The same in sentences."""


def hint(
    match: Match,
    view: Any,  # noqa: ANN401 -- a view of any game
    decision: Decision[Any],
    best: Any,  # noqa: ANN401 -- a choice of any game
    estimates: Sequence[OptionEstimate],
    reason: Comparison | None,
) -> Hint:
    """Put the best option of a decision into a hint. ``estimates`` are sorted, the best first; there may be none."""
    few = {best, *(each.option for each in estimates[:_AMONG])}
    among = tuple(option for option in decision.options if option in few)
    names = [_option(match, view, option) for option in among]
    where = _("Look here; one of these is best: {options}.").format(options="; ".join(names))
    said = _option(match, view, best)
    return Hint(best, among, (where, _kind(match, reason), " ".join([f"{said}.", *_because(match, view, reason)])))


def judge(
    match: Match,
    view: Any,  # noqa: ANN401 -- likewise
    choice: Any,  # noqa: ANN401 -- a choice of any game
    reason: Comparison | None,
    threshold: float = THRESHOLD,
) -> Verdict | None:
    """Return what a choice costs, if that is at least ``threshold`` points and no accident of few samples.

    ``reason`` compares the best option with it; None where it is the best itself.
    """
    if reason is None or reason.than != choice or not isfinite(reason.error):
        return None
    if reason.gain < threshold or reason.gain < _SURE * reason.error:
        return None
    return Verdict(reason.better, round(reason.gain), margin(reason.error), _words(match, view, reason))


def margin(error: float) -> int:
    """Return by how many whole points a cost may be wrong whose standard error is ``error``."""
    return ceil(_SEARCHED + _SURE * error)


def _words(match: Match, view: Any, reason: Comparison) -> tuple[str, ...]:  # noqa: ANN401 -- likewise
    points = round(reason.gain)
    worse = ngettext(
        "About {points} point worse (give or take {margin}) than: {choice}.",
        "About {points} points worse (give or take {margin}) than: {choice}.",
        points,
    ).format(points=points, margin=margin(reason.error), choice=_option(match, view, reason.better))
    said = reasons(match, reason)
    return (worse, _("What that one brings: {reasons}.").format(reasons=said)) if said else (worse,)


def reasons(match: Match, reason: Comparison | None) -> str:
    """Say by score lines what makes an option better than another; empty if nothing is seen at the turn's end."""
    if reason is None:
        return ""
    seen = _seen(reason)
    parts = [f"{_signed(points)} {match.texts.score_line(key)}" for key, points in seen]
    if round(abs(reason.rival)) and abs(reason.rival) >= _SEEN:
        parts.append(_("{points} for the best rival").format(points=_signed(reason.rival)))
    return ", ".join(parts)


def _seen(reason: Comparison) -> list[tuple[str, float]]:
    """Return the few score lines that differ most, in the order of the score."""
    differing = [(key, points) for key, points in reason.lines if round(abs(points)) and abs(points) >= _SEEN]
    most = sorted(differing, key=lambda line: -abs(line[1]))[:_LINES]
    return [line for line in differing if line in most]


def _kind(match: Match, reason: Comparison | None) -> str:
    """Say what kind of choice is best: what it brings, or spares."""
    seen = _seen(reason) if reason is not None else []
    gained = [match.texts.score_line(key) for key, points in seen if points > 0]
    if gained:
        return _("It is the kind that scores: {lines}.").format(lines=listed(gained))
    if reason is not None and reason.rival <= -_SEEN:
        return _("It is the kind that leaves less to the others.")
    return _("It brings no points at once; it prepares for the turns after this one.")


def _because(match: Match, view: Any, reason: Comparison | None) -> list[str]:  # noqa: ANN401 -- likewise
    if reason is None:
        return []
    said = reasons(match, reason)
    if not said:
        return []
    return [_("{reasons}, compared with: {other}.").format(reasons=said, other=_option(match, view, reason.than))]


def _option(match: Match, view: Any, option: Any) -> str:  # noqa: ANN401 -- likewise
    return match.texts.option(view, option, match.names).rstrip(".")


def _signed(points: float) -> str:
    whole = round(points)
    return f"+{whole}" if whole > 0 else f"\N{MINUS SIGN}{-whole}"
