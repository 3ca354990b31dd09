"""How what happens in Queen Alice moves, sounds, and which things a line of the log lights."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.core.decision import UNKNOWN
from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.pack.verbs import BASIC, COLOUR_NAMES
from alicegames.games.queen_alice.text import targets
from alicegames.ui.presenters.base import Motion
from alicegames.ui.presenters.hops import hop
from alicegames.ui.presenters.queen_alice import things, tray
from alicegames.ui.presenters.queen_alice.cards import RATIO, back
from alicegames.ui.presenters.queen_alice.places import square
from alicegames.ui.presenters.queen_alice.sounds import SOUNDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.queen_alice.cards import Cards

_FLIGHT: Final = 0.34
_GAINS: Final = {
    "gain_time": ("clock", "time", "cube"),
    "unlock_cube": ("cube", "cubes", "cube"),
    "pawprint": ("", "", "hop"),
    "flower": ("flower", "flowers", "felt"),
    "book": ("book", "", "page"),
}
"""What was gained -> the thing on the own board, that in another seat's strip, the sound."""


class Motions:
    """Makes the motions of events over one pack's things."""

    def __init__(self, data: QueenData, cards: Cards) -> None:
        self._data: Final = data
        self._cards: Final = cards
        self._makers: Final[dict[type, Callable[[Any, Picture, Picture], tuple[Motion, ...]]]] = {
            **tray.MOTIONS,
            e.Moved: self._moved,
            e.Captured: self._captured,
            e.Rescued: self._rescued,
            e.Promoted: self._promoted,
            e.Rode: self._rode,
            e.Climbed: self._climbed,
            e.HumptyClimbed: self._humpty,
            e.AliceMoved: self._alice,
            e.Planted: self._planted,
            e.Built: self._built,
            e.Crowned: self._crowned,
            e.CrownGone: self._crown_gone,
            e.Discarded: self._laid_down,
            e.Played: self._laid_down,
            e.Acquired: self._acquired,
            e.Invited: self._invited,
            e.Drew: self._drew,
            e.Bought: self._bought,
            e.Gained: self._gained,
            e.WishScored: self._wish,
            e.CrownsScored: self._crowns_scored,
            e.FinalWish: self._final_wish,
            e.GuestScored: self._guest_scored,
            e.BookmarkScored: self._bookmark_scored,
        }

    def of(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """Return the motions of an event; none where the things' keys tell it."""
        maker = self._makers.get(type(event))
        return maker(event, before, after) if maker is not None else ()

    def sound(self, event: Event) -> str:
        """Return the sound of an event that moves nothing by itself."""
        return SOUNDS.get(type(event), "")

    # -- chess ------------------------------------------------------------------------------------------------

    def _moved(self, event: e.Moved, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start, end = before.rect(targets.square(event.origin)), after.rect(targets.square(event.target))
        if start is None or end is None or event.origin == event.target:
            return ()
        key = f"piece:{event.target}.{event.piece}"
        reveals = key if after.get(key) is not None else ""
        paint = _piece(event.piece)
        hides = f"piece:{event.origin}.{event.piece}"
        return (Motion(paint, start, end, 0, _FLIGHT, hides=hides, reveals=reveals, kind="arc", sound="wood"),)

    def _captured(self, event: e.Captured, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = before.rect(targets.square(event.square))
        jail = after.rect(targets.jailed(event.seat, event.piece)) or _rect(after, "jails")
        if start is None or jail is None:
            return ()
        hides = f"piece:{event.square}.{event.piece}"
        return (Motion(_piece(event.piece), start, square(jail), _FLIGHT, 0.45, hides=hides, kind="arc", sound="snap"),)

    def _rescued(self, event: e.Rescued, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = before.rect(targets.jailed(event.jailer, event.piece))
        end = after.rect(targets.square(event.square))
        if start is None or end is None:
            return ()
        reveals = f"piece:{event.square}.{event.piece}"
        return (Motion(_piece(event.piece), square(start), end, 0, 0.5, reveals=reveals, kind="arc", sound="wood"),)

    def _promoted(self, event: e.Promoted, before: Picture, after: Picture) -> tuple[Motion, ...]:
        end = after.rect(targets.square(event.square))
        if end is None:
            return ()
        reveals = f"piece:{event.square}.{event.piece}"
        return (Motion(_piece(event.piece), end, end, 0, 0.4, reveals=reveals, kind="appear", sound="small_win"),)

    # -- pawns ------------------------------------------------------------------------------------------------

    def _rode(self, event: e.Rode, before: Picture, after: Picture) -> tuple[Motion, ...]:
        spaces = self._data.messengers[event.colour].spaces
        way = [after.rect(targets.messenger(spaces[space].key)) for space in event.way]
        return hop(f"rider:{event.colour}.{event.seat}", way[:-1], before, after)

    def _climbed(self, event: e.Climbed, before: Picture, after: Picture) -> tuple[Motion, ...]:
        return hop(f"twin:{event.colour}.{event.seat}", (), before, after)

    def _humpty(self, event: e.HumptyClimbed, before: Picture, after: Picture) -> tuple[Motion, ...]:
        return hop(targets.humpty(event.colour), (), before, after)

    def _alice(self, event: e.AliceMoved, before: Picture, after: Picture) -> tuple[Motion, ...]:
        return hop(f"alice:{COLOUR_NAMES[event.colour]}", along(event.colour, before, after), before, after)

    # -- tokens -----------------------------------------------------------------------------------------------

    def _planted(self, event: e.Planted, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = self._own(before, event.seat, targets.heart(event.colour), f"heart{event.colour}")
        end = after.rect(targets.bed(event.colour, event.space))
        name = f"heart_token_{COLOUR_NAMES[event.colour]}"
        return _fly(things.sprite(name), start, end, "felt", reveals=f"bush:{event.colour}.{event.space}")

    def _built(self, event: e.Built, before: Picture, after: Picture) -> tuple[Motion, ...]:
        short = targets.diamond(event.colour, event.diamond)
        start = self._own(before, event.seat, short, f"diamond{event.colour}")
        end = after.rect(targets.brick(event.colour, event.space))
        name = f"diamond_token_{COLOUR_NAMES[event.colour]}"
        return _fly(things.sprite(name), start, end, "cube", reveals=f"built:{event.colour}.{event.space}")

    def _crowned(self, event: e.Crowned, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = _rect(before, "crowns")
        sprite = things.sprite(f"crown_{COLOUR_NAMES[event.colour]}")
        if event.space < 0:
            return _fly(sprite, start, _rect(after, f"alice:{COLOUR_NAMES[event.colour]}"), "crown", kind="fade")
        key = f"crown:{event.colour}.{event.space}"
        return _fly(sprite, start, _rect(after, key), "crown", reveals=key, seconds=0.6)

    def _crown_gone(self, event: e.CrownGone, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = _rect(before, f"display:{event.left}") or _rect(before, "crowns")
        end = start.move(0, -start.h * 0.6) if start is not None else None
        return _fly(things.sprite("crown"), start, end, "discard", kind="fade", seconds=0.5)

    # -- cards ------------------------------------------------------------------------------------------------

    def _laid_down(self, event: e.Discarded | e.Played, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """The own card flies to the pile; another seat's is shown over the chessboard before it is gone."""
        key = f"card:{event.card}"
        item = before.get(key)
        paint = self._cards.face(event.card)
        pile = _rect(after, "pile:discard")
        sound = "discard" if isinstance(event, e.Discarded) else "felt"
        if item is not None and after.get(f"strip:{event.seat}.hand") is None:
            return _fly(paint, item.rect, pile, sound, hides=key)
        strip, board = _rect(before, f"strip:{event.seat}.hand"), _rect(before, "chess-frame")
        if strip is None or board is None or event.card == UNKNOWN:
            return ()
        shown = FRect(0, 0, board.h * 0.5 * RATIO * 1.1, board.h * 0.5)
        shown.center = board.center
        return (
            Motion(paint, _card(strip), shown, 0, 0.4, kind="arc", sound=sound),
            Motion(paint, shown, shown, 0.4, 0.7, kind="slide"),
            Motion(paint, shown, shown, 1.1, 0.2, kind="fade"),
        )

    def _acquired(self, event: e.Acquired, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start, strip = _rect(before, f"card:{event.card}"), _rect(after, f"strip:{event.seat}.hand")
        if strip is None:
            return ()
        return _fly(self._cards.face(event.card), start, _card(strip), "slide", hides=f"card:{event.card}", seconds=0.5)

    def _invited(self, event: e.Invited, before: Picture, after: Picture) -> tuple[Motion, ...]:
        end = _rect(after, f"strip:{event.seat}.guests") or _rect(after, "pile:guests")
        item = before.get(f"card:{event.card}")
        start = item.rect if item is not None else _rect(before, f"strip:{event.seat}.hand")
        start = start or _rect(before, "pile:discard")
        hides = f"card:{event.card}" if item is not None else ""
        return _fly(self._cards.face(event.card), start, _card(end) if end else None, "cloth", hides=hides)

    def _drew(self, event: e.Drew, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """The own card is turned over on its way from the pile; another seat's stays face down."""
        item = after.get(f"card:{event.card}") if event.card != UNKNOWN else None
        face_down = back(BASIC)
        if item is None:
            strip = _rect(after, f"strip:{event.seat}.hand")
            end = _card(strip) if strip is not None else None
            return _fly(face_down, end.move(0, -end.h * 1.3) if end is not None else None, end, "slide")
        start = _rect(before, "pile:deck") or _rect(after, "pile:deck")
        start = _card(start) if start is not None else None
        more = {"reveals": item.key, "kind": "flip", "faces": (face_down,), "seconds": 0.5}
        return _fly(item.paint, start, item.rect, "slide", **more)

    def _bought(self, event: e.Bought, before: Picture, after: Picture) -> tuple[Motion, ...]:
        tile = self._data.bookmarks[event.tile]
        start = before.rect(targets.tile(tile.key)) or before.rect(targets.shelf(tile.price))
        end = _rect(after, f"{event.seat}.tile.{tile.key}") or _rect(after, f"strip:{event.seat}.tiles")
        return _fly(things.sprite("bookmark_turn"), square(start) if start else None, end, "page")

    # -- gains ------------------------------------------------------------------------------------------------

    def _gained(self, event: e.Gained, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """A small picture of what was gained drops to where it is kept; a cat jumps along its track."""
        if event.what == "pawprint" and (jumps := _jumps(event, before, after)):
            return jumps
        end, sound = self._kept(event, after)
        if end is None or not event.amount:
            return ()
        side = max(22.0, min(40.0, end.w, end.h))
        box = FRect(end.centerx - side / 2, end.centery - side / 2, side, side)
        paint = tray.rewarded(things.gained(event))
        return (Motion(paint, box.move(0, -side * 1.2), box, 0, 0.32, kind="slide", sound=sound),)

    def _kept(self, event: e.Gained, picture: Picture) -> tuple[FRect | None, str]:
        seat, arg = event.seat, event.arg
        if event.what == "gain_resource":
            short, strip, sound = f"resource.{arg}", ("cake", "tea", "toast")[arg], "cube"
        elif event.what == "pawprint":
            return _rect(picture, f"paw:{COLOUR_NAMES[arg]}"), "hop"
        else:
            stem, strip, sound = _GAINS.get(event.what, ("", "", ""))
            short = f"{stem}.{arg}" if stem in ("flower", "book") else stem
        found = _rect(picture, f"{seat}.{short}") or _rect(picture, f"strip:{seat}.{strip}")
        return found, sound

    def _wish(self, event: e.WishScored, before: Picture, after: Picture) -> tuple[Motion, ...]:
        item = after.get(f"wish-card:{event.wish}")
        if item is None:
            return ()
        return (Motion(item.paint, item.rect, item.rect, 0, 0.8, kind="pulse", sound="small_win"),)

    # -- the final scoring ------------------------------------------------------------------------------------

    def _crowns_scored(self, event: e.CrownsScored, before: Picture, after: Picture) -> tuple[Motion, ...]:
        return self._points(after, _rect(after, "crowns"), event.seat, event.points, "point")

    def _final_wish(self, event: e.FinalWish, before: Picture, after: Picture) -> tuple[Motion, ...]:
        item = after.get(f"wish-card:{event.wish}")
        if item is None:
            return ()
        pulse = Motion(item.paint, item.rect, item.rect, 0, 0.6, kind="pulse", sound="point")
        return (pulse, *self._points(after, item.rect, event.seat, event.points, ""))

    def _guest_scored(self, event: e.GuestScored, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = _rect(after, f"strip:{event.seat}.guests") or _rect(after, "pile:guests")
        return self._points(after, start, event.seat, event.points, "point")

    def _bookmark_scored(self, event: e.BookmarkScored, before: Picture, after: Picture) -> tuple[Motion, ...]:
        key = self._data.bookmarks[event.tile].key
        start = _rect(after, f"{event.seat}.tile.{key}") or _rect(after, f"strip:{event.seat}.tiles")
        return self._points(after, start, event.seat, event.points, "point")

    def _points(self, picture: Picture, start: FRect | None, seat: int, points: int, sound: str) -> tuple[Motion, ...]:
        """A seal with points goes from what is scored to the seat that gains them."""
        end = _rect(picture, f"seat:{seat}") or _rect(picture, f"{seat}.clock")
        if start is None or end is None:
            return ()
        first, last = FRect(0, 0, 40, 40), FRect(0, 0, 30, 30)
        first.center, last.center = start.center, end.center

        def paint(canvas: Canvas, rect: FRect) -> None:
            things.points(canvas, rect, points)

        return (Motion(paint, first, last, 0, 0.6, kind="arc", sound=sound),)

    def _own(self, picture: Picture, seat: int, short: str, strip: str) -> FRect | None:
        """Return where a seat's token is: on the own board, or in its strip."""
        found = _rect(picture, f"strip:{seat}.{strip}")
        return found or picture.rect(short)


def targets_of(data: QueenData, event: Event) -> tuple[str, ...]:
    """Return the targets that an event is about: its log line lights them."""
    finder = _TARGETS.get(type(event))
    return finder(data, event) if finder is not None else ()


_TARGETS: Final[dict[type, Callable[[QueenData, Any], tuple[str, ...]]]] = {
    e.Moved: lambda _d, v: (targets.square(v.origin), targets.square(v.target)),
    e.Captured: lambda _d, v: (targets.square(v.square),),
    e.Rescued: lambda _d, v: (targets.square(v.square),),
    e.Promoted: lambda _d, v: (targets.square(v.square),),
    e.Planted: lambda _d, v: (targets.bed(v.colour, v.space),),
    e.GardenerRests: lambda _d, v: (targets.gardener(v.colour),),
    e.Rode: lambda d, v: tuple(
        targets.messenger(d.messengers[v.colour].spaces[space].key) for space in reversed(v.way)
    ),
    e.Climbed: lambda d, v: (targets.tree(d.tree.spaces[v.to].key),),
    e.Bought: lambda d, v: (targets.shelf(d.bookmarks[v.tile].price),),
    e.TileUsed: lambda d, v: (targets.tile(d.bookmarks[v.tile].key),),
    e.Built: lambda _d, v: (targets.brick(v.colour, v.space),),
    e.HumptyClimbed: lambda _d, v: (targets.humpty(v.colour),),
    e.AliceMoved: lambda _d, v: (targets.alice(v.colour), targets.path(v.colour, v.space)),
    e.Crowned: lambda _d, v: (targets.path(v.colour, v.space),) if v.space >= 0 else (targets.CROWNS,),
    e.CrownGone: lambda _d, _v: (targets.CROWNS,),
    e.Acquired: lambda _d, v: (f"seat:{v.seat}",),
    e.Played: lambda _d, v: (f"seat:{v.seat}",),
    e.Discarded: lambda _d, v: (f"seat:{v.seat}",),
    e.Invited: lambda _d, v: (f"seat:{v.seat}",),
    e.CrownsScored: lambda _d, _v: (targets.CROWNS,),
    e.FinalWish: lambda _d, v: (f"seat:{v.seat}",),
    e.GuestScored: lambda _d, v: (f"seat:{v.seat}",),
    e.BookmarkScored: lambda d, v: (targets.tile(d.bookmarks[v.tile].key),),
    e.Lost: lambda _d, v: (f"seat:{v.seat}",),
    e.Gained: lambda _d, v: (targets.pawprint(v.arg),) if v.what == "pawprint" else (f"seat:{v.seat}",),
    e.Scored: lambda _d, v: (f"seat:{v.seat}",),
    e.Paid: lambda _d, v: (f"seat:{v.seat}",),
}


def along(colour: int, before: Picture, after: Picture) -> list[FRect | None]:
    """Return the spaces of an Alice's path between where she was and where she is now."""
    name = f"alice:{COLOUR_NAMES[colour]}"
    old, new = _rect(before, name), _rect(after, name)
    spaces: list[FRect] = []
    while (space := _rect(after, f"path:{colour}.{len(spaces)}")) is not None:
        spaces.append(space)
    if old is None or new is None or not spaces:
        return []
    first, last = (min(range(len(spaces)), key=lambda n: _apart(spaces[n], figure)) for figure in (old, new))
    return list(spaces[first + 1 : last])


def _apart(one: FRect, other: FRect) -> float:
    return math.dist(one.center, other.center)


def _jumps(event: e.Gained, before: Picture, after: Picture) -> tuple[Motion, ...]:
    """Return the jumps of a seat's cat from space to space of its track, where the track is shown."""
    key = f"cat-on:{event.arg}.{event.seat}"
    old, new = _rect(before, key), _rect(after, key)
    spaces: list[FRect] = []
    while (space := _rect(after, f"cat:{event.arg}.{len(spaces)}")) is not None:
        spaces.append(space)
    if old is None or new is None or not spaces:
        return ()
    first, last = (min(range(len(spaces)), key=lambda n: _apart(spaces[n], cat)) for cat in (old, new))
    return hop(key, list(spaces[first + 1 : last]), before, after)


def _piece(piece: int) -> Paint:
    return things.sprite(things.piece_sprite(piece), 0.86)


def _rect(picture: Picture, key: str) -> FRect | None:
    item = picture.get(key)
    return item.rect if item is not None else None


def _card(rect: FRect) -> FRect:
    """Return a card's shape in the middle of a rectangle."""
    high = min(rect.h, rect.w / RATIO)
    return FRect(rect.centerx - high * RATIO / 2, rect.centery - high / 2, high * RATIO, high)


def _fly(
    paint: Paint,
    start: FRect | None,
    end: FRect | None,
    sound: str,
    **more: Any,  # noqa: ANN401
) -> tuple[Motion, ...]:
    """Return a flight, if both its ends are on the screen."""
    if start is None or end is None:
        return ()
    more = {"seconds": _FLIGHT, "kind": "arc", **more}
    return (Motion(paint, start, end, sound=sound, **more),)
