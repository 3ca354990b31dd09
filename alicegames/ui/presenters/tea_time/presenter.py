"""Tea Time on the screen: the grid, the deck, everybody's columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from pygame import FRect

from alicegames.core.decision import CHANCE
from alicegames.games.tea_time.choices import Take, TeaChoice
from alicegames.games.tea_time.events import AlicePlaced, Cancelled, Dealt, Taken
from alicegames.games.tea_time.rules import TeaRules
from alicegames.games.tea_time.scoring import column_points
from alicegames.games.tea_time.state import ALICE, EMPTY, TeaState, cell_name, is_mirrored
from alicegames.games.tea_time.text.texts import TeaTexts
from alicegames.games.tea_time.text.words import Words
from alicegames.i18n import _, ngettext
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.numbers import signed
from alicegames.ui.draw.theme import NAME
from alicegames.ui.presenters import layout
from alicegames.ui.presenters.base import Areas, Badge, Motion, Picture, Presenter, Preview, score_change
from alicegames.ui.presenters.tea_time import cards, ground
from alicegames.ui.presenters.tea_time.sounds import SOUNDS

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.core.targets import Path
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.ground import Top
    from alicegames.ui.presenters.base import Paint

_SIDE: Final = 128.0
"""Room beside the grid for the deck and the sign."""
_COLUMN: Final = 52.0
"""Units of width under which a column is too narrow for cards over their figures."""
_LETTERS: Final = 20.0
"""Room over the grid for the columns' letters."""
_FRINGE: Final = 6.0
"""By so much the empty margin of the grid may lie on the cloth's hem."""
_FLIGHT: Final = 0.32


class TeaPresenter(Presenter[TeaState, TeaChoice]):
    """Shows Tea Time."""

    around_width: ClassVar[float] = 330
    top: ClassVar[Top] = "walnut"

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.data = match.pack.data
        assert isinstance(match.rules, TeaRules)
        assert isinstance(match.texts, TeaTexts)
        self.rules, self.texts = match.rules, match.texts
        self._words = Words(self.data)
        self.table = self.data.by_players[match.setup.players]

    # -- routing ----------------------------------------------------------------------------------------------

    def paths(self, view: TeaState, decision: Decision[TeaChoice], choice: TeaChoice) -> tuple[Path, ...]:
        """The cells of a line."""
        if isinstance(choice, Take):
            return (tuple(f"cell:{cell}" for cell in choice.line),)
        return super().paths(view, decision, choice)

    def word(self, view: TeaState, target: str) -> str:
        """A card by its name and its place."""
        kind, _colon, place = target.partition(":")
        return self._words.card_at(view, place) if kind == "cell" else super().word(view, target)

    def free_order(self, decision: Decision[TeaChoice]) -> bool:
        """A line may be picked from any of its cards."""
        return decision.kind == "take"

    # -- the picture ------------------------------------------------------------------------------------------

    def own_height(self, players: int) -> float:
        """Room for fanned cards."""
        return 150 if players < 4 else 140  # noqa: PLR2004 -- the largest grid is the highest

    def strip_height(self, players: int) -> float:
        """Heads and numbers."""
        return 46

    def around(self, players: int) -> float:
        """Fanned cards in two rows, larger where fewer share the room."""
        return {2: 290, 3: 240}.get(players, 190)

    def picture(self, view: TeaState, viewer: int, areas: Areas, decision: Decision[TeaChoice] | None) -> Picture:
        """Lay out grid, deck, sign and everybody's columns."""
        picture = Picture()
        picture.put("cloth", areas.stage, ground.cloth, layer=-3)
        placed = layout.Placed(self._layout(), _between(areas.stage))
        self._put_grid(picture, view, placed)
        self._put_deck(picture, view, areas.stage, placed)
        self._put_limit(picture, view, areas.stage, placed)
        for seat, area in ((viewer, areas.own), *areas.seats):
            self._put_columns(picture, view, seat, area)
        return picture

    def _layout(self) -> layout.SpriteLayout:
        rows, columns = self.table.rows, self.table.columns
        name = f"grid-{rows}x{columns}"
        return layout.load("tea_time", name) if layout.exists("tea_time", name) else _grid(rows, columns)

    def _put_grid(self, picture: Picture, view: TeaState, placed: layout.Placed) -> None:
        picture.put("labels", placed.area, self._labels(placed))
        for number, (target, _space, rect) in enumerate(placed.items()):
            picture.put(f"gap:{target[5:]}", rect, cards.gap, target)
            card = view.grid[number]
            if card == ALICE:
                picture.put("alice", rect, self._alice(), target, layer=1, zoom=True)
            elif card != EMPTY:
                mirrored = is_mirrored(number, self.table.columns)
                picture.put(target, rect, self._card(card, mirrored=mirrored), target, layer=1, zoom=True)

    def _labels(self, placed: layout.Placed) -> Paint:
        """Letters over the columns, numbers beside the rows, as the log names the cells."""
        columns = [(cell_name(i, self.table.columns)[0], i) for i in range(self.table.columns)]
        rows = [(str(i + 1), i * self.table.columns) for i in range(self.table.rows)]
        places = [rect for _target, _space, rect in placed.items()]

        def paint(canvas: Canvas, rect: FRect) -> None:
            del rect
            style, colour = canvas.type.fixed(NAME.at(13)), canvas.theme.paper_deep
            for text, cell in columns:
                box = FRect(places[cell].left, places[cell].top - 24, places[cell].w, 16)
                fitted(canvas, text, box, style, colour)
            for text, cell in rows:
                box = FRect(places[cell].left - 28, places[cell].top, 18, places[cell].h)
                fitted(canvas, text, box, style, colour)

        return paint

    def _put_deck(self, picture: Picture, view: TeaState, stage: FRect, placed: layout.Placed) -> None:
        room = _beside(stage, placed, left=not _is_narrow(stage))
        rect = cards.card_rect(FRect(0, 0, min(room.w - 16, 110), 150))
        rect.midtop = (room.centerx, room.top + 8)
        left = sum(view.deck)
        picture.put("deck", rect, cards.back() if left else cards.gap, "deck:tea")
        below = FRect(room.left, rect.bottom + 8, room.w, 24)
        picture.put("deck-count", below, _left(left), counter=(left, _left))

    def _put_limit(self, picture: Picture, view: TeaState, stage: FRect, placed: layout.Placed) -> None:
        if view.turn_owner == CHANCE or view.dealt < len(view.grid) or not any(card != EMPTY for card in view.grid):
            return
        most, longest = self.rules.most_cards(view), max(self.data.tables.limits)
        room = _beside(stage, placed, left=False)
        top = room.top + (236 if _is_narrow(stage) else 8)
        words = ngettext("one card", "up to {most} cards", most).format(most=most)
        picture.put("limit", FRect(room.left, top, room.w, 110), cards.limit(most, longest, words))

    def _put_columns(self, picture: Picture, view: TeaState, seat: int, area: FRect) -> None:
        if area.h <= 0:
            return
        for number, character in enumerate(self.data.cards.characters):
            count = view.columns[seat][number]
            paint = cards.column(character.id, _(character.name), count, column_points(self.data, count))
            picture.put(
                f"column:{seat}.{character.id}", self._slot(area, number), paint, f"column:{seat}.{character.id}"
            )
        slot = self._slot(area, len(self.data.cards.characters))
        place = cards.fan_rect(slot, 0, 1) if slot.h >= cards.FAN else cards.card_rect(slot.inflate(-4, -4))
        picture.put(f"alice-place:{seat}", place, _empty_place, f"alice:{seat}", corner=5)
        if view.alice == seat:
            picture.put("alice", place, self._alice(), f"alice:{seat}", layer=1, zoom=True, corner=5)

    def _slot(self, area: FRect, number: int) -> FRect:
        """Return the place of a column in a seat's area, in one row or two; the last is Alice's."""
        many = len(self.data.cards.characters) + 1
        is_crowded = area.w < _COLUMN * many and area.h >= cards.FAN
        rows = 2 if is_crowded or (area.h >= 2 * cards.FAN and area.w < 4 * area.h) else 1
        columns = -(-many // rows)
        margin = 8.0 if area.h >= cards.FAN else 0.0
        width, height = (area.w - 2 * margin) / columns, (area.h - margin) / rows
        row, column = divmod(number, columns)
        slot = FRect(area.left + margin + column * width, area.top + margin / 2 + row * height, width, height - 2)
        return slot.inflate(-6 if margin else -3, 0)

    def _card(self, character: int, *, mirrored: bool) -> Paint:
        told = self.data.cards.characters[character]
        return cards.card(told.id, _(told.name), mirrored=mirrored)

    def _alice(self) -> Paint:
        return cards.alice_card(_(self.data.cards.alice))

    def banner(self, view: TeaState) -> str:
        """The round, and of how many."""
        return _("Round {round} of {rounds}").format(round=view.round, rounds=self.table.rounds)

    # -- what happens -----------------------------------------------------------------------------------------

    def motions(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """Cards fly from the deck into the grid, from the grid into columns; cancelled pairs fade away."""
        match event:
            case Dealt(cell, character, mirrored):
                return self._dealt(cell, self._card(character, mirrored=mirrored), before, after)
            case Taken():
                return self._taken(event, before, after)
            case Cancelled(seat, character, _pairs):
                return self._cancelled(seat, character, after)
        return ()

    def _dealt(self, cell: str, paint: Paint, before: Picture, after: Picture) -> tuple[Motion, ...]:
        target = f"cell:{cell}"
        deck, place = before.rect("deck:tea"), after.rect(target)
        if deck is None or place is None:
            return ()
        sound = "slide" if cell[0] == "a" else ""
        return (Motion(paint, deck, place, 0, 0.42, reveals=target, kind="flip", sound=sound, faces=(cards.back(),)),)

    def _taken(self, event: Taken, before: Picture, after: Picture) -> tuple[Motion, ...]:
        found = []
        for number, (cell, card, mirrored) in enumerate(zip(event.cells, event.cards, event.mirrored, strict=True)):
            item = before.get(f"cell:{cell}")
            column = after.rect(f"column:{event.seat}.{self.data.ids[card]}") if card != ALICE else None
            if item is not None and column is not None:
                end = cards.fan_rect(column, 0, 1) if column.h >= cards.FAN else cards.card_rect(column)
                paint = self._card(card, mirrored=mirrored)
                found.append(
                    Motion(paint, item.rect, end, number * 0.08, _FLIGHT, hides=item.key, kind="arc", sound="felt")
                )
        return tuple(found)

    def _cancelled(self, seat: int, character: int, after: Picture) -> tuple[Motion, ...]:
        column = after.rect(f"column:{seat}.{self.data.ids[character]}")
        if column is None:
            return ()
        start = cards.fan_rect(column, 0, 1) if column.h >= cards.FAN else cards.card_rect(column)
        aside = start.w * 0.35
        return tuple(
            Motion(
                self._card(character, mirrored=face),
                start.move(-side, 0),
                start.move(-side, -start.h * 0.6),
                0,
                0.34,
                kind="fade",
                sound=sound,
            )
            for face, side, sound in ((False, aside, "annul"), (True, -aside, ""))
        )

    def event_targets(self, event: Event) -> tuple[str, ...]:
        """The cells taken from, the columns that changed."""
        match event:
            case Taken(_seat, cells):
                return tuple(f"cell:{cell}" for cell in cells)
            case AlicePlaced(_seat, cell):
                return (f"cell:{cell}",)
            case Cancelled(seat, character):
                return (f"column:{seat}.{self.data.ids[character]}",)
        return ()

    def sound(self, event: Event) -> str:
        """The sound of the table for what happened."""
        return SOUNDS.get(type(event), "")

    # -- previews ---------------------------------------------------------------------------------------------

    def preview(self, view: TeaState, choice: TeaChoice, seat: int) -> Preview | None:
        """Which columns change and what it is worth, by carrying the choice out on the view."""
        if not isinstance(choice, Take):
            return None
        step = self.rules.apply(view, choice)
        after = step.state
        lines, badges = [], []
        for number, character in enumerate(self.data.ids):
            was, now = view.columns[seat][number], after.columns[seat][number]
            pairs = sum(e.pairs for e in step.events if isinstance(e, Cancelled) and e.character == number)
            if was != now or pairs:
                gained = column_points(self.data, now) - column_points(self.data, was)
                lines.append(self._told(number, (was, now), pairs, gained))
                badges.append(Badge(f"column:{seat}.{character}", signed(gained), good=gained >= 0))
        if (view.alice == seat) != (after.alice == seat):
            lines.append(self._told_alice(taken=after.alice == seat))
            badges.append(Badge(f"alice:{seat}", signed(self.data.score.alice * (1 if after.alice == seat else -1))))
        return Preview(tuple(lines), tuple(badges), score_change(self.rules, view, after, seat))

    def _told(self, number: int, counts: tuple[int, int], pairs: int, gained: int) -> str:
        left = abs(counts[1])
        held = ngettext("{count} card", "{count} cards", left).format(count=left)
        points = ngettext("{points} point", "{points} points", abs(gained)).format(points=signed(gained))
        text = _("{card}: opposites cancel, {held} left, {points}") if pairs else _("{card}: {held}, {points}")
        return text.format(card=self.texts.card(number), held=held, points=points)

    def _told_alice(self, *, taken: bool) -> str:
        if taken:
            return _("Alice is yours: +{points}, and you begin the next round.").format(points=self.data.score.alice)
        return _("Alice goes back to the table.")


def _between(stage: FRect) -> FRect:
    """Return the room for the grid: between deck and sign, or left of both where the stage is narrow."""
    left = 22.0 if _is_narrow(stage) else _SIDE
    cloth = stage.inflate(-2 * ground.LACE, -2 * ground.LACE)
    return FRect(cloth.left + left, cloth.top + _LETTERS, cloth.w - left - _SIDE, cloth.h - _LETTERS + _FRINGE)


def _is_narrow(stage: FRect) -> bool:
    """Whether deck and sign share the right side, because the grid needs the width."""
    return stage.w < 1.25 * stage.h + _SIDE


def _beside(stage: FRect, placed: layout.Placed, *, left: bool) -> FRect:
    """Return the room on one side of the grid."""
    area, hem = placed.area, ground.LACE
    if left:
        return FRect(stage.left + hem, area.top, area.left - stage.left - hem - 20, area.h)
    return FRect(area.right + 4, area.top, stage.right - hem - area.right - 4, area.h)


def _left(many: int) -> Paint:
    """Return how many cards the deck has, in words."""
    words = ngettext("{count} card", "{count} cards", many).format(count=many)

    def paint(canvas: Canvas, rect: FRect) -> None:
        fitted(canvas, words, rect, NAME, canvas.theme.paper)

    return paint


def _empty_place(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect, None, canvas.theme.paper_deep, radius=5)
    cards.portrait(canvas, "alice", rect.inflate(-rect.w * 0.2, -rect.h * 0.16), ghost=True)


def _grid(rows: int, columns: int) -> layout.SpriteLayout:
    """Return a grid for a pack whose tables are of another size than the printed game's."""
    wide, high, between = 100.0, 140.0, 16.0
    spaces = {
        f"cell:{cell_name(row * columns + column, columns)}": layout.Space(
            rect=(between + column * (wide + between), between + row * (high + between), wide, high)
        )
        for row in range(rows)
        for column in range(columns)
    }
    size = (between + columns * (wide + between), between + rows * (high + between))
    return layout.SpriteLayout(canvas=size, spaces=spaces)
