"""Motions: what moves between two pictures, for how long, and how it looks on the way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from alicegames.ui.draw.rehearsal import rehearsed
from alicegames.ui.presenters.base import SLIDE, Item, Motion, Picture
from alicegames.ui.table import flight
from alicegames.ui.table.still import alike

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    import pygame
    from pygame import FRect

    from alicegames.core.rules import Event
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Presenter
    from alicegames.ui.table.hub import Hub

FADE: Final = 0.18
STAGGER: Final = 0.055
"""Seconds between the starts of equal events."""
LONGEST: Final = 2.4
"""An act that would take longer is played faster, lines of a scoring apart."""
LINE: Final = 1.3
"""Seconds for which a line of a scoring is shown by itself."""
_TICKS: Final = 40
"""A counter that changes by more does not tick: it is another deck."""
_MARKED: Final = 3
"""Of an act that moves nothing so many things are marked at most."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound at a moment of an act."""

    at: float
    sound: str


@dataclass(frozen=True, slots=True)
class Line:
    """An event that is told by itself: what it counts is lit meanwhile."""

    at: float
    until: float
    event: Event
    targets: tuple[str, ...]


class Reel:
    """Everything that moves while one act is told. Times are seconds from its start, at normal speed."""

    def __init__(self, motions: Sequence[Motion], cues: Sequence[Cue] = (), lines: Sequence[Line] = ()) -> None:
        self.motions = tuple(motions)
        self.cues = tuple(sorted(cues, key=lambda cue: cue.at))
        self.lines = tuple(lines)
        ends = [motion.delay + motion.seconds for motion in motions]
        self.seconds = max([*ends, *(line.until for line in lines)], default=0.0)
        self.hidden = frozenset(motion.hides for motion in motions if motion.hides)
        """The keys of the earlier picture that are drawn by motions instead."""
        self._drawn: dict[tuple[int, int], pygame.Surface] = {}
        self._played = 0

    def due(self, time: float) -> list[str]:
        """Return the sounds that have come due by now, each once."""
        due = [cue.sound for cue in self.cues[self._played :] if cue.at <= time]
        self._played += len(due)
        return due

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Draw the pictures of everything that moves, one at a time, before it begins to move."""
        for number, motion in enumerate(self.motions):
            for face in range(len(motion.faces) + 1 if motion.paint is not flight.ring else 0):
                yield from rehearsed(canvas, [partial(flight.show, canvas, *self._seen(number, face))])
                self._picture_of(canvas, number, face)
                yield

    def draw(self, canvas: Canvas, time: float) -> None:
        """Draw every moving thing as it is at a time."""
        for number, motion in enumerate(self.motions):
            share = 1.0 if motion.seconds <= 0 else (time - motion.delay) / motion.seconds
            if share < 0 and not motion.hides:
                continue
            share = min(1.0, max(0.0, share))
            if motion.paint is flight.ring:
                flight.draw_ring(canvas, motion, share)
                continue
            flight.draw(canvas, motion, share, self._picture_of(canvas, number, flight.shows(motion, share)))

    def _picture_of(self, canvas: Canvas, number: int, face: int) -> pygame.Surface:
        """Return a moving thing's picture, kept: one of its other faces, or what it is in the end."""
        if (number, face) not in self._drawn:
            self._drawn[number, face] = flight.drawn(canvas, *self._seen(number, face))
        return self._drawn[number, face]

    def _seen(self, number: int, face: int) -> tuple[Paint, FRect]:
        """Return what draws a moving thing's face, and where it is largest."""
        motion = self.motions[number]
        larger = motion.start if motion.start.w * motion.start.h > motion.end.w * motion.end.h else motion.end
        return (*motion.faces, motion.paint)[face], larger


# -- from events to motions ---------------------------------------------------------------------------------------


def reel(
    presenter: Presenter[Any, Any],
    events: Iterable[Event],
    before: Picture,
    after: Picture,
    counts: Callable[[Event], tuple[str, ...]] = lambda _event: (),
) -> Reel:
    """Make the reel of an act: what its events want, then whatever else slides, comes or goes.

    ``counts`` tells what is lit during an event that is told by itself; nothing for the others.
    """
    events = tuple(events)
    motions: list[Motion] = []
    cues: list[Cue] = []
    lines: list[Line] = []
    start, kind, ends = 0.0, None, 0.0
    for event in events:
        own, lit = presenter.motions(event, before, after), counts(event)
        start = 0.0 if kind is None else start + STAGGER if type(event) is kind and not lit else max(start, ends)
        if lit:
            lines.append(Line(start, start + LINE, event, lit))
            kind, ends = type(event), start + LINE
        motions += [_delayed(motion, start) for motion in own]
        cues += [cue for motion in own for cue in _heard(motion, start)]
        if not any(motion.sound for motion in own) and (sound := presenter.sound(event)):
            cues.append(Cue(start, sound))
        if own:
            kind, ends = type(event), max(ends, *(start + motion.delay + motion.seconds for motion in own))
    motions = [*_ticks(before, after, motions), *motions]
    motions += _by_keys(before, after, motions)
    if not motions and not lines:
        motions = flight.rings(_places(presenter, events, before, after))
    return Reel(motions, cues, lines)


def dissolved(reel: Reel) -> Reel:
    """Return a reel for reduced motion: nothing moves, what goes or comes fades in its place; lines stay."""
    if reel.lines:
        return Reel((), reel.cues, reel.lines)
    motions = [replace(motion, start=motion.end) for motion in reel.motions if motion.kind == "ribbon"]
    motions += [
        Motion(
            motion.paint,
            place,
            place,
            0,
            FADE,
            motion.hides,
            motion.reveals,
            motion.kind if motion.kind == "fade" else "dissolve",
        )
        for motion in reel.motions
        for place in (motion.start if motion.kind == "fade" else motion.end,)
        if motion.kind != "ribbon"
    ]
    return Reel(motions, [replace(cue, at=0.0) for cue in reel.cues[:3]])


def _heard(motion: Motion, start: float) -> Iterator[Cue]:
    """Yield the sounds of a motion: a pawn that hops is heard at every step."""
    steps = max(1, len(motion.via))
    for step in range(steps if motion.sound else 0):
        yield Cue(start + motion.delay + motion.seconds * step / steps, motion.sound)


def _places(presenter: Presenter[Any, Any], events: Sequence[Event], before: Picture, after: Picture) -> list[FRect]:
    """Return the places of what an act is about that moves nothing: its targets, else what has changed its looks."""
    targets = dict.fromkeys(target for event in events for target in presenter.event_targets(event))
    found = [rect for target in targets if (rect := after.rect(target) or before.rect(target)) is not None]
    if not found:
        found = [item.rect for item in after if (was := before.get(item.key)) and not alike(was.paint, item.paint)]
    if not found:
        seats = dict.fromkeys(f"seat:{event.seat}" for event in events if hasattr(event, "seat"))
        found = [rect for seat in seats if (rect := after.rect(seat)) is not None]
    return found[:_MARKED]


def _delayed(motion: Motion, delay: float) -> Motion:
    return replace(motion, delay=motion.delay + delay)


def _by_keys(before: Picture, after: Picture, told: Sequence[Motion]) -> list[Motion]:
    hidden = {motion.hides for motion in told}
    revealed = {motion.reveals for motion in told}
    last = max((motion.delay + motion.seconds for motion in told), default=0.0)
    leave = [_fade(item) for item in before if item.key not in hidden and after.get(item.key) is None]
    slide = [
        _slide(item, then)
        for item in before
        if item.key not in hidden and (then := after.get(item.key)) is not None and _moved(item, then)
    ]
    come = [
        _appear(item, max(0.0, last - FADE))
        for item in after
        if item.key not in revealed and before.get(item.key) is None
    ]
    return leave + slide + come


def _ticks(before: Picture, after: Picture, told: Sequence[Motion]) -> Iterator[Motion]:
    """Yield the counters that go up or down one by one while the act is told."""
    hidden = {motion.hides for motion in told}
    last = max((motion.delay + motion.seconds for motion in told), default=0.0)
    for item in after:
        was = before.get(item.key)
        if item.counter is None or was is None or was.counter is None or item.key in hidden or _moved(was, item):
            continue
        (start, _look), (end, look) = was.counter, item.counter
        if 1 <= abs(end - start) <= _TICKS:
            between = range(start, end, 1 if end > start else -1)
            faces = tuple(look(number) for number in between)
            yield Motion(
                item.paint, item.rect, item.rect, 0, max(SLIDE, last), hides=item.key, kind="tick", faces=faces
            )


def _moved(before: Item, after: Item) -> bool:
    return any(abs(a - b) > 1 for a, b in zip(before.rect, after.rect, strict=True))


def _slide(item: Item, then: Item) -> Motion:
    return Motion(then.paint, item.rect, then.rect, 0, SLIDE, hides=item.key)


def _fade(item: Item) -> Motion:
    return Motion(item.paint, item.rect, item.rect, 0, FADE, hides=item.key, kind="fade")


def _appear(item: Item, delay: float) -> Motion:
    return Motion(item.paint, item.rect, item.rect, delay, FADE, reveals=item.key, kind="appear")


class Projector:
    """Plays one reel at a time, at the speed of the settings."""

    def __init__(self) -> None:
        self.reel: Reel | None = None
        self._start: float | None = 0.0
        """When the reel began; None until anybody looks: the table it runs over may still be painted."""
        self._speed = 1.0

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self.reel is not None

    @property
    def under_way(self) -> bool:
        """Whether something has been seen to move, and goes on."""
        return self.reel is not None and self._start is not None

    def play(self, reel: Reel, speed: float) -> None:
        """Start a reel as soon as it is looked at; ``speed`` 1 is normal, 2 is twice as fast."""
        self.reel, self._start = reel, None
        rest = reel.seconds - sum(line.until - line.at for line in reel.lines)
        self._speed = max(speed, rest / LONGEST * speed)

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Draw the pictures of what will move."""
        if self.reel is not None:
            yield from self.reel.prepare(canvas)

    def time(self, now: float) -> float:
        """Return how far the reel has come."""
        self._start = now if self._start is None else self._start
        return (now - self._start) * self._speed

    def line(self, now: float) -> Line | None:
        """Return the line of a scoring that is shown now; None where there is none."""
        if self.reel is None:
            return None
        time = self.time(now)
        return next((line for line in self.reel.lines if line.at <= time < line.until), None)

    def jump(self, reel: Reel, now: float, time: float) -> None:
        """Go on with a reel, which may be another of the same act, from a moment of it."""
        self.reel, self._start = reel, now - time / self._speed

    def finished(self, now: float) -> bool:
        """Whether the reel has come to its end; it is taken out then."""
        if self.reel is None or self.time(now) >= self.reel.seconds:
            self.reel = None
            return True
        return False

    def stop(self) -> None:
        """Take the reel out."""
        self.reel = None


class Lines:
    """Shows the lines of a scoring one after the other: the board comes forward, what counts is lit."""

    def __init__(self, scene: Hub, projector: Projector) -> None:
        self._scene = scene
        self._projector = projector
        self._shown: Line | None = None

    @property
    def shown(self) -> Line | None:
        """The line that is shown; None where there is none."""
        return self._shown if self._projector.running else None

    def follow(self, now: float, again: Callable[[], Reel]) -> None:
        """Show the line that is due; ``again`` makes the reel anew after another board has come forward."""
        line, scene = self._projector.line(now), self._scene
        if line is self.shown:
            return
        self._shown, page = line, scene.pages.shown
        scene.pages.follow(line.targets if line is not None else ())
        if line is not None and scene.pages.shown != page:
            scene.compose()
            reel, number = again(), self._number(line)
            self._projector.jump(reel, now, reel.lines[number].at)
            self._shown = line = reel.lines[number]
        scene.light(line.targets if line is not None else ())
        scene.compose()

    def _number(self, line: Line) -> int:
        assert self._projector.reel is not None
        return self._projector.reel.lines.index(line)

    def skip(self, now: float) -> bool:
        """Go on to what follows the line that is shown. Return whether there was one."""
        line, reel = self._projector.line(now), self._projector.reel
        if line is None or reel is None:
            return False
        self._projector.jump(reel, now, line.until)
        return True
