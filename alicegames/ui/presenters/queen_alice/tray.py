"""Where the turn stands: its four phases, the rewards still to be taken, the train cards to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.choices import Hold, TakeTrain
from alicegames.games.queen_alice.pack.verbs import COLOUR_NAMES, COLOURS, SUIT_NAMES, Reward
from alicegames.games.queen_alice.text import targets
from alicegames.games.queen_alice.text.targets_paths import HOLD, chip, pending
from alicegames.i18n import _
from alicegames.ui.draw.theme import LABEL, NAME, mix
from alicegames.ui.presenters.base import Motion
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.bookmarks import face
from alicegames.ui.presenters.queen_alice.places import columns, square, stacked
from alicegames.ui.presenters.queen_alice.sounds import SOUNDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from alicegames.core.decision import Decision
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import Bookmark, QueenData, Train
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture

DISCARD, PLAY, REPEAT, REST = range(4)
_REST: Final = frozenset({"refresh", "market", "open", "next"})
_ICONS: Final = ("icon_trash", "icon_play", "icon_redo", "icon_curtain")


def phase_of(view: QueenState) -> int:
    """Return the phase of the turn, -1 outside of one (QA-30)."""
    if not view.stack or view.owner < 0:
        return -1
    tags = [frame.tag for frame in view.stack]
    if "discard" in tags:
        return DISCARD
    if "play" in tags:
        return PLAY if tags[-1] == "play" else DISCARD
    if tags[-1] in _REST and "again" not in tags:
        return REST if len(set(tags) - _REST) == 0 else PLAY
    return REPEAT if tags[-1] == "again" or tags[0] == "end" else PLAY


def put_bar(picture: Picture, view: QueenState, bar: FRect, decision: Decision[QueenChoice] | None) -> None:
    """Lay out the phases and, while there are any, the rewards to be taken."""
    given = pending(view)
    holds = decision is not None and any(isinstance(option, Hold) for option in decision.options)
    chips = [(chip(one), one) for one in dict.fromkeys(given)]
    side = bar.h
    need = (len(chips) + holds) * (side + 4)
    phases = FRect(bar.left, bar.top, bar.w - need - (8 if need else 0), bar.h)
    if phases.w >= 4 * side:
        _put_phases(picture, phase_of(view), phases)
    left = bar.right - need + 4
    for at, (target, one) in enumerate(chips):
        rect = FRect(left + at * (side + 4), bar.top, side, side)
        picture.put(target, rect, _chip(one, given.count(one)), target, layer=2, corner=8)
    if holds:
        rect = FRect(left + len(chips) * (side + 4), bar.top, side, side)
        picture.put(HOLD, rect, _hold, HOLD, layer=2, corner=8)


def _put_phases(picture: Picture, phase: int, area: FRect) -> None:
    names = (_("Discard"), _("Play"), _("Repeat"), _("Rest"))
    for at, rect in enumerate(columns(area, 4, 5, 118)):
        picture.put(f"phase:{at}", rect, _phase(names[at], at, is_now=at == phase), layer=0)


def _phase(name: str, at: int, *, is_now: bool) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        fill = theme.teal if is_now else mix(theme.night, theme.paper, 0.1)
        ink = theme.paper if is_now else mix(theme.paper, theme.night, 0.3)
        canvas.rounded(rect, fill, mix(fill, theme.paper, 0.3), radius=rect.h / 2)
        side = rect.h * 0.5
        room = rect.w - side - 20
        if canvas.type.width(name, things.exact(canvas, LABEL.at(things.LEAST / canvas.scale.factor))) > room:
            canvas.sprite(_ICONS[at], square(rect, 0.6), tint=ink)
            return
        canvas.sprite(_ICONS[at], FRect(rect.left + 10, rect.centery - side / 2, side, side), tint=ink)
        things.tight(
            canvas, name, FRect(rect.left + side + 14, rect.top, room, rect.h), LABEL.at(14), ink, align="left"
        )

    return paint


def _chip(given: Reward, count: int) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, canvas.theme.paper, canvas.theme.ink, radius=8)
        things.reward(canvas, rect.inflate(-4, -4), given)
        if count > 1:
            box = FRect(rect.left, rect.top, rect.w, rect.h * 0.4)
            things.tight(canvas, f"{count}\N{MULTIPLICATION SIGN}", box.inflate(-4, 0), things.COUNT, align="left")

    return paint


def _hold(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect, canvas.theme.paper, canvas.theme.ink, radius=8)
    canvas.sprite("any_resource", FRect(rect.left + 3, rect.top + 3, rect.w * 0.6, rect.h * 0.6))
    canvas.sprite("suit_wild", FRect(rect.left + rect.w * 0.48, rect.top + rect.h * 0.48, rect.w * 0.48, rect.h * 0.48))


# -- a repeat ---------------------------------------------------------------------------------------------------------

_RING: Final = 4.0
"""Units that the light around a thing takes on either side of its edge."""
_TALL: Final = 45.0
"""Units of height from which a thing has room for its hours at its foot; under a lower one they stand below."""


def put_repeats(picture: Picture, hours: int, begins: Iterable[str]) -> None:
    """Mark each thing that a repeat of the action can be done on with its hours (QA-43)."""
    for target in begins:
        rect = picture.rect(target)
        if rect is not None:
            wide = max(26.0, min(38.0, rect.w - 4))
            high = wide / 2
            top = rect.bottom - high - _RING if rect.h >= _TALL else rect.bottom + _RING
            badge = FRect(rect.centerx - wide / 2, top, wide, high)
            picture.put(f"repeat:{target}", badge, _repeat(hours), layer=6)


def _repeat(hours: int) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, canvas.theme.paper, canvas.theme.ink, radius=rect.h / 2)
        canvas.sprite("time", FRect(rect.left + 1, rect.top + 1, rect.h - 2, rect.h - 2))
        room = FRect(rect.centerx, rect.top, rect.w / 2 - 2, rect.h)
        things.tight(canvas, str(hours), room, things.COUNT.at(rect.h * 0.8))

    return paint


# -- trains -----------------------------------------------------------------------------------------------------------


def put_trains(picture: Picture, data: QueenData, area: FRect, decision: Decision[QueenChoice]) -> None:
    """Lay the train cards to choose from in the own board's place, each side a choice of its own."""
    trains = list(dict.fromkeys(c.train for c in decision.options if isinstance(c, TakeTrain)))
    picture.put("train-sheet", area, _sheet, layer=-3, corner=10)
    inner = area.inflate(-16, -14)
    for card, number in zip(columns(inner, len(trains), 8, inner.w * 0.6), trains, strict=True):
        train = data.trains[number]
        picture.put(f"train-card:{number}", card, _train(train), f"train:{train.key}", corner=10)
        head = min(30.0, card.h * 0.22)
        rest = FRect(card.left + 5, card.top + head + 4, card.w - 10, card.h - head - 9)
        halves = columns(rest, 2, 5) if rest.w > rest.h * 1.5 else stacked(rest, 2, 5)
        for side, half in zip(COLOURS, halves, strict=True):
            target = targets.train(train.key, side)
            picture.put(target, half, _side(train, side, data.bookmarks), target, layer=1, corner=8)


def train_card(train: Train, tiles: Sequence[Bookmark]) -> Paint:
    """Return a whole train card: its head and both its sides."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        _train(train)(canvas, rect)
        head = min(30.0, rect.h * 0.22)
        rest = FRect(rect.left + 5, rect.top + head + 4, rect.w - 10, rect.h - head - 9)
        for side, half in zip(COLOURS, stacked(rest, 2, 5), strict=True):
            _side(train, side, tiles)(canvas, half)

    return paint


def _sheet(canvas: Canvas, rect: FRect) -> None:
    canvas.shadow(rect, radius=10, reach=8, drop=3)
    canvas.rounded(rect, things.SLATE, mix(things.SLATE, canvas.theme.ink, 0.5), radius=10)


def _train(train: Train) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, mix(canvas.theme.teal, canvas.theme.paper, 0.15), canvas.theme.ink, radius=10)
        high = min(30.0, rect.h * 0.22)
        head = FRect(rect.left + 6, rect.top + 3, rect.w - 12, high)
        canvas.sprite(f"suit_{SUIT_NAMES[train.suit]}_disc", FRect(head.left, head.top, high, high))
        canvas.sprite("train", FRect(head.right - high, head.top, high, high))
        words = FRect(head.left + high + 5, head.top, head.w - 2 * high - 8, high)
        things.tight(canvas, _(train.name), words, NAME.at(17), canvas.theme.paper, align="left")

    return paint


def _side(train: Train, side: int, tiles: Sequence[Bookmark]) -> Paint:
    """What a side gives, and which token it moves."""
    found = train.sides[side]

    def paint(canvas: Canvas, rect: FRect) -> None:
        fill = mix(things.KINGDOM[side], canvas.theme.paper, 0.35)
        canvas.rounded(rect, fill, things.RED_DEEP if side == 0 else canvas.theme.ink_soft, radius=8, line=2)
        spots = columns(rect.inflate(-10, -6), len(found.rewards) + 1, 4, 54)
        canvas.sprite(_goes(train.suit, side), square(spots[0]))
        if found.steps:
            things.number(canvas, square(spots[0]), f"+{found.steps}")
        for one, spot in zip(found.rewards, spots[1:], strict=True):
            if one.verb == "bookmark":
                face(tiles[one.arg])(canvas, square(spot, 0.95))
            else:
                things.reward(canvas, square(spot, 0.95), one)

    return paint


def _goes(suit: int, side: int) -> str:
    name = COLOUR_NAMES[side]
    return (f"bush_{name}", f"messenger_{name}", f"twin_{name}", f"diamond_token_{name}")[suit]


# -- what moves --------------------------------------------------------------------------------------------------------


def _turn_began(event: e.TurnBegan, _before: Picture, after: Picture) -> tuple[Motion, ...]:
    """The strip of the seat whose turn it is swells, or the own cards."""
    item = after.get(f"seat:{event.seat}") or after.get("pile:deck")
    if item is None:
        return ()
    return (Motion(item.paint, item.rect, item.rect, 0, 0.5, kind="pulse", sound=SOUNDS[e.TurnBegan]),)


def _train_dealt(event: e.TrainDealt, _before: Picture, after: Picture) -> tuple[Motion, ...]:
    """A train comes face down from the middle of the table to its seat."""
    board, end = after.get("chess-frame"), _at_seat(event.seat, after)
    if board is None or end is None:
        return ()
    return (Motion(_back, square(board.rect, 0.3), end, 0, 0.5, kind="arc", sound=SOUNDS[e.TrainDealt]),)


def _train_chosen(event: e.TrainChosen, _before: Picture, after: Picture) -> tuple[Motion, ...]:
    """The chosen train waits face down before its seat."""
    place = _at_seat(event.seat, after)
    if place is None:
        return ()
    return (Motion(_back, place, place, 0, 0.4, kind="appear", sound=SOUNDS[e.TrainChosen]),)


def _repeated(event: e.Repeated, before: Picture, _after: Picture) -> tuple[Motion, ...]:
    """The hours of a repeat leave the clock."""
    clock = before.get(f"{event.seat}.clock") or before.get(f"strip:{event.seat}.time")
    if clock is None:
        return ()
    box, paint = square(clock.rect, 0.8), rewarded(Reward("gain_time", 0, event.hours))
    end = box.move(0, -clock.rect.h * 0.8)
    return (Motion(paint, box, end, 0, 0.6, kind="fade", sound=SOUNDS[e.Repeated]),)


MOTIONS: Final[dict[type, Callable[[Any, Picture, Picture], tuple[Motion, ...]]]] = {
    e.TurnBegan: _turn_began,
    e.TrainDealt: _train_dealt,
    e.TrainChosen: _train_chosen,
    e.Repeated: _repeated,
}
"""By event, what moves when it is told."""


def _at_seat(seat: int, picture: Picture) -> FRect | None:
    """Return where something lies before a seat: on its hand in its strip, or on the own cards."""
    item = picture.get(f"strip:{seat}.hand") or picture.get("pile:deck")
    if item is None:
        return None
    side = max(36.0, min(64.0, item.rect.h))
    return FRect(item.rect.centerx - side / 2, item.rect.centery - side / 2, side, side)


def _back(canvas: Canvas, rect: FRect) -> None:
    """A train card's back: nobody sees which train it is."""
    canvas.rounded(rect, canvas.theme.teal, canvas.theme.paper, radius=6, line=2)
    canvas.sprite("train", rect.inflate(-rect.w * 0.2, -rect.h * 0.2))


def rewarded(given: Reward) -> Paint:
    """Return a reward by itself, as it flies."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        things.reward(canvas, rect, given)

    return paint
