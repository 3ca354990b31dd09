"""How things move in Rolling in Wonderland: dice tumble to their areas, soldiers march, cards and cubes fly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.core.decision import UNKNOWN
from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland.state import FIGURES, KIND_COUNT, NOBODY, REGIONS
from alicegames.games.rolling_in_wonderland.text.targets import die_target
from alicegames.ui.presenters.base import Motion
from alicegames.ui.presenters.hops import hop
from alicegames.ui.presenters.rolling_in_wonderland import cards, things
from alicegames.ui.presenters.rolling_in_wonderland.sounds import SOUNDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.rules import Event
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture

_FLIGHT: Final = 0.32
_ROLL: Final = 0.6
_BETWEEN: Final = 0.035


class Motions:
    """Makes the motions of events."""

    def __init__(self, data: WonderlandData, match: Match) -> None:
        self._data: Final = data
        self._match: Final = match

    def of(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """Return what an event moves."""
        maker = _MAKERS.get(type(event))
        return maker(self, event, before, after) if maker else ()

    def sound(self, event: Event) -> str:
        """Return the sound of an event none of whose motions has one."""
        return SOUNDS.get(type(event), "")

    # -- dice -------------------------------------------------------------------------------------------------

    def _rolled(self, event: ev.DiceRolled, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = after.rect("token:2") if event.seat == NOBODY else after.rect(f"region:{REGIONS[event.region]}")
        if event.seat == NOBODY:
            board = after.get("board")
            start = board.rect if board is not None else start
        if start is None:
            return ()
        found = []
        count = {face: event.dice.count(face) for face in event.dice}
        seen: dict[int, int] = {}
        for number, face in enumerate(event.dice):
            region, kind = divmod(face, KIND_COUNT)
            index = _many(after, region, kind) - count[face] + seen.get(face, 0)
            seen[face] = seen.get(face, 0) + 1
            item = after.get(die_target(region, kind, max(0, index)))
            if item is None:
                continue
            small = FRect(0, 0, *item.rect.size)
            small.center = start.center
            sound = "die" if number == 0 else ""
            delay = number * _BETWEEN
            found.append(
                Motion(
                    item.paint,
                    small,
                    item.rect,
                    delay,
                    _ROLL,
                    reveals=item.key,
                    kind="tumble",
                    sound=sound,
                    faces=_other_faces(face),
                )
            )
        return tuple(found)

    def _turned(self, event: ev.DieTurned, before: Picture, after: Picture) -> tuple[Motion, ...]:
        old = before.get(die_target(event.source, event.kind, _many(before, event.source, event.kind) - 1))
        new = after.get(die_target(event.target, event.kind, _many(after, event.target, event.kind) - 1))
        if old is None or new is None:
            return ()
        return (
            Motion(
                new.paint,
                old.rect,
                new.rect,
                0,
                0.45,
                hides=old.key,
                reveals=new.key,
                kind="flip",
                sound="wood",
                faces=(old.paint,),
            ),
        )

    def _taken(self, event: ev.DiceTaken, before: Picture, after: Picture) -> tuple[Motion, ...]:
        found, seen = [], dict.fromkeys(event.dice, 0)
        held = 0
        while after.get(f"board:{event.seat}.{held}") is not None:
            held += 1
        for number, face in enumerate(event.dice):
            region, kind = divmod(face, KIND_COUNT)
            old = before.get(die_target(region, kind, _many(before, region, kind) - 1 - seen[face]))
            seen[face] += 1
            new = after.get(f"board:{event.seat}.{held - len(event.dice) + number}")
            if old is not None and new is not None:
                found.append(
                    Motion(
                        old.paint,
                        old.rect,
                        new.rect,
                        number * 0.07,
                        _FLIGHT,
                        hides=old.key,
                        reveals=new.key,
                        kind="arc",
                        sound="wood",
                    )
                )
        return tuple(found)

    # -- pieces -----------------------------------------------------------------------------------------------

    def _soldier(self, event: ev.SoldierPlaced, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = before.rect(f"supply:{event.seat}")
        return self._march(event.seat, start, _army(after, event.seat, event.region), after)

    def _soldier_moved(self, event: ev.SoldierMoved, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = before.rect(f"army:{event.seat}.{REGIONS[event.source]}")
        return self._march(event.seat, start, _army(after, event.seat, event.target), after)

    def _march(self, seat: int, start: FRect | None, end: FRect | None, _after: Picture) -> tuple[Motion, ...]:
        if start is None or end is None:
            return ()
        paint = things.sprite(things.piece(self._match, seat, "soldier"))
        return (Motion(paint, _fit(start, end), end, 0, 0.4, kind="arc", sound="wood"),)

    def _cube(self, event: ev.CubePlaced, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = before.rect(f"supply:{event.seat}")
        end = after.rect(f"icon:{event.seat}.{event.slot + 1}.{event.icon}") or before.rect(
            f"icon:{event.seat}.{event.slot + 1}.{event.icon}"
        )
        if start is None or end is None:
            return ()
        paint = things.sprite(things.piece(self._match, event.seat, "cube"))
        return (Motion(paint, _fit(start, end), end, 0, _FLIGHT, kind="arc", sound="cube"),)

    def _points(self, event: ev.VpGained, before: Picture, after: Picture) -> tuple[Motion, ...]:
        item = after.get(f"vp:{event.seat}")
        if item is None or not event.vp:
            return ()
        side = item.rect.h
        end = FRect(item.rect.left, item.rect.top, side, side)
        start = end.move(0, -side * 1.6)
        return (Motion(things.sprite("vp"), start, end, 0, _FLIGHT, kind="slide", sound="point"),)

    def _attacked(self, event: ev.Attacked, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """The Jabberwocky rears; every seat that gains something has its VP fly to it."""
        beast = before.get("jabberwocky")
        if beast is None:
            return ()
        found = [Motion(beast.paint, beast.rect, beast.rect, 0, 0.7, hides=beast.key, kind="quake", sound="roar")]
        stage = after.get(f"region:{REGIONS[event.region]}")
        if stage is not None:
            found.append(Motion(_red_edge, stage.rect, stage.rect, 0, 0.7, kind="fade"))
        for seat, points in enumerate(event.points):
            end = after.get(f"vp:{seat}")
            if points and end is not None:
                side = end.rect.h
                goal = FRect(end.rect.left, end.rect.top, side, side)
                start = FRect(0, 0, side, side)
                start.center = beast.rect.center
                found.append(Motion(things.sprite("vp"), start, goal, 0.4 + 0.12 * seat, 0.5, kind="arc"))
        return tuple(found)

    # -- paths ------------------------------------------------------------------------------------------------

    def _rabbit(self, event: ev.RabbitMoved, before: Picture, after: Picture) -> tuple[Motion, ...]:
        between = [after.rect(f"path:rabbit.{space}") for space in range(event.start + 1, event.end)]
        return hop(f"pawn:{event.seat}", between, before, after)

    def _caterpillar(self, event: ev.CaterpillarMoved, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """One event a space, but one disc: the last of them hops all the way."""
        disc, last = after.get(f"disc:{event.seat}"), after.rect(f"path:caterpillar.{event.space}")
        first = before.get(f"disc:{event.seat}")
        if disc is None or first is None or last is None or not last.inflate(8, 8).collidepoint(disc.rect.center):
            return ()
        passed: list[FRect | None] = []
        for space in range(event.space - 1, 0, -1):
            rect = after.rect(f"path:caterpillar.{space}")
            if rect is not None and rect.inflate(8, 8).collidepoint(first.rect.center):
                break
            passed.insert(0, rect)
        return hop(disc.key, passed, before, after)

    # -- cards ------------------------------------------------------------------------------------------------

    def _hatter(self, event: ev.HatterDrawn, before: Picture, after: Picture) -> tuple[Motion, ...]:
        paint = cards.back("mad_hatter") if event.card == UNKNOWN else cards.hatter(self._data.hatter[event.card])
        key = "" if event.card == UNKNOWN else f"hand:{self._data.hatter[event.card].key}"
        return self._drawn(before.rect("deck:hatter"), key, event.seat, after, (cards.back("mad_hatter"), paint))

    def _objective(self, event: ev.ObjectiveDrawn, before: Picture, after: Picture) -> tuple[Motion, ...]:
        key = "" if event.card == UNKNOWN else f"objective:{self._data.objectives[event.card].key}"
        back = cards.back("objective")
        return self._drawn(before.rect("deck:objective"), key, event.seat, after, (back, back))

    def _drawn(
        self, start: FRect | None, target: str, seat: int, after: Picture, sides: tuple[Paint, Paint]
    ) -> tuple[Motion, ...]:
        """A card leaves its deck face down; where the viewer has it, it shows its face on the way."""
        items = after.items_of(target) if target else []
        end = items[-1].rect if items else after.rect(f"seat:{seat}")
        if start is None or end is None:
            return ()
        reveals = items[-1].key if items else ""
        card = _card(end)
        back, face = sides
        if not reveals:
            return (Motion(back, _card(start), card, 0, 0.36, kind="arc", sound="slide"),)
        face = items[-1].paint
        return (Motion(face, _card(start), card, 0, 0.5, reveals=reveals, kind="flip", sound="slide", faces=(back,)),)

    def _bot_card(self, _event: ev.BotCardRevealed, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """The automa's card is turned over where it lies, wherever it is shown."""
        items = [item for item in after.items_of("deck:bot") if item.key.endswith("bot-card")]
        back = cards.back("bot")
        return tuple(
            Motion(
                item.paint,
                item.rect,
                item.rect,
                0,
                0.5,
                hides=item.key if before.get(item.key) is not None else "",
                reveals=item.key,
                kind="flip",
                sound="slide",
                faces=(back,),
            )
            for item in items
        )

    def _pulse(self, target: str, before: Picture, after: Picture) -> tuple[Motion, ...]:
        items = before.items_of(target) or after.items_of(target)
        if not items:
            return ()
        item = items[-1]
        return (Motion(item.paint, item.rect, item.rect, 0, 0.4, kind="pulse"),)


def _other_faces(face: int) -> tuple[Paint, ...]:
    """Return four other faces of a die, which it shows before it comes to rest."""
    region, kind = divmod(face, KIND_COUNT)
    count = len(REGIONS)
    return tuple(things.die((region + step) % count * KIND_COUNT + kind) for step in (2, 5, 1, 4))


def _red_edge(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect.inflate(-4, -4), None, canvas.theme.rose, radius=10, line=6)


def _many(picture: Picture, region: int, kind: int) -> int:
    """Return how many dice of a kind stand in an area of a picture."""
    count = 0
    while picture.get(die_target(region, kind, count)) is not None:
        count += 1
    return count


def _army(picture: Picture, seat: int, region: int) -> FRect | None:
    return picture.rect(f"army:{seat}.{REGIONS[region]}") or picture.rect(f"region:{REGIONS[region]}")


def _fit(start: FRect, end: FRect) -> FRect:
    """Return a rectangle of the end's size in the middle of the start."""
    rect = FRect(0, 0, *end.size)
    rect.center = start.center
    return rect


def _card(rect: FRect) -> FRect:
    """Return the card in the middle of a rectangle."""
    wide = min(rect.w, rect.h * cards.RATIO)
    card = FRect(0, 0, wide, wide / cards.RATIO)
    card.center = rect.center
    return card


_MAKERS: Final[dict[type, Callable[[Motions, Any, Picture, Picture], tuple[Motion, ...]]]] = {
    ev.DiceRolled: Motions._rolled,  # noqa: SLF001 -- the table is the class's own
    ev.DieTurned: Motions._turned,  # noqa: SLF001
    ev.RabbitMoved: Motions._rabbit,  # noqa: SLF001
    ev.CaterpillarMoved: Motions._caterpillar,  # noqa: SLF001
    ev.DiceTaken: Motions._taken,  # noqa: SLF001
    ev.SoldierPlaced: Motions._soldier,  # noqa: SLF001
    ev.SoldierMoved: Motions._soldier_moved,  # noqa: SLF001
    ev.CubePlaced: Motions._cube,  # noqa: SLF001
    ev.VpGained: Motions._points,  # noqa: SLF001
    ev.Attacked: Motions._attacked,  # noqa: SLF001
    ev.HatterDrawn: Motions._hatter,  # noqa: SLF001
    ev.ObjectiveDrawn: Motions._objective,  # noqa: SLF001
    ev.TokenUsed: lambda m, e, b, a: m._pulse(f"token:{e.slot + 1}", b, a),  # noqa: SLF001
    ev.AbilityUsed: lambda m, e, b, a: m._pulse(f"ability:{e.seat}", b, a),  # noqa: SLF001
    ev.MushroomSpent: lambda m, e, b, a: m._pulse(f"mushroom:{e.seat}", b, a),  # noqa: SLF001
    ev.MushroomsGained: lambda m, e, b, a: m._pulse(f"mushroom:{e.seat}", b, a),  # noqa: SLF001
    ev.BotCardRevealed: Motions._bot_card,  # noqa: SLF001
    ev.BotChose: lambda m, _e, b, a: m._pulse("deck:bot", b, a),  # noqa: SLF001
    ev.OngoingFired: lambda m, e, b, a: m._pulse(f"ongoing:{e.seat}.{m._data.hatter[e.card].key}", b, a),  # noqa: SLF001
    ev.CardPlayed: lambda m, e, b, a: m._pulse(f"hand:{m._data.hatter[e.card].key}", b, a),  # noqa: SLF001
}
"""For each event that moves something, what makes its motions."""


# -- what events are about ----------------------------------------------------------------------------------------


def targets_of(data: WonderlandData, event: Event) -> tuple[str, ...]:
    """Return the targets of what an event is about."""
    teller = _TARGETS.get(type(event))
    return teller(data, event) if teller else ()


def _rolled(_data: WonderlandData, event: ev.DiceRolled) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"region:{REGIONS[face // KIND_COUNT]}" for face in event.dice))


def _region(_data: WonderlandData, event: Any) -> tuple[str, ...]:  # noqa: ANN401 -- events with a region
    return (f"region:{REGIONS[event.region]}",)


_TARGETS: Final[dict[type, Callable[[WonderlandData, Any], tuple[str, ...]]]] = {
    ev.DiceRolled: _rolled,
    ev.JabberwockyMoved: _region,
    ev.DiceTaken: _region,
    ev.SoldierPlaced: _region,
    ev.FigurePlaced: lambda _d, e: (f"figure:{FIGURES[e.figure]}", f"region:{REGIONS[e.region]}"),
    ev.Attacked: _region,
    ev.BotChose: lambda _d, e: (f"region:{REGIONS[e.region]}", "deck:bot"),
    ev.BotCardRevealed: lambda _d, _e: ("deck:bot",),
    ev.SoldierMoved: lambda _d, e: (f"region:{REGIONS[e.source]}", f"region:{REGIONS[e.target]}"),
    ev.DieTurned: lambda _d, e: (f"region:{REGIONS[e.source]}", f"region:{REGIONS[e.target]}"),
    ev.RabbitMoved: lambda _d, e: (f"path:rabbit.{e.end}",),
    ev.CaterpillarMoved: lambda _d, e: (f"path:caterpillar.{e.space}",),
    ev.CubePlaced: lambda _d, e: (f"icon:{e.seat}.{e.slot + 1}.{e.icon}",),
    ev.ChallengeTaken: lambda _d, e: (f"challenge:{e.seat}.{e.slot + 1}",),
    ev.ChallengeReplaced: lambda _d, e: (f"challenge:{e.seat}.{e.slot + 1}",),
    ev.ChallengeCompleted: lambda _d, e: (f"challenge:{e.seat}.{e.slot + 1}",),
    ev.ChallengeRevealed: lambda _d, _e: ("deck:challenge",),
    ev.HatterDrawn: lambda _d, _e: ("deck:hatter",),
    ev.ObjectiveDrawn: lambda _d, _e: ("deck:objective",),
    ev.TokenUsed: lambda _d, e: (f"token:{e.slot + 1}",),
    ev.TokensShifted: lambda _d, _e: tuple(f"token:{slot}" for slot in range(1, 5)),
    ev.AbilityUsed: lambda _d, e: (f"ability:{e.seat}",),
    ev.MushroomSpent: lambda _d, e: (f"mushroom:{e.seat}",),
    ev.MushroomsGained: lambda _d, e: (f"mushroom:{e.seat}",),
    ev.OngoingFired: lambda d, e: (f"ongoing:{e.seat}.{d.hatter[e.card].key}",),
    ev.OngoingPlaced: lambda d, e: (f"ongoing:{e.seat}.{d.hatter[e.card].key}",),
    ev.VpGained: lambda _d, e: (f"seat:{e.seat}",),
}
"""For each event the targets that its line in the log lights."""
