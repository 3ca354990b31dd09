"""The board of Rolling in Wonderland: six regions in a ring, what stands in them, both paths."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.rolling_in_wonderland.frames import PickReroll, SwapDice
from alicegames.games.rolling_in_wonderland.play.counters import soldiers_in, strengths
from alicegames.games.rolling_in_wonderland.play.taking import SLOT_OF
from alicegames.games.rolling_in_wonderland.state import (
    ALICE,
    CAT,
    FIGURES,
    HATTER,
    KIND_COUNT,
    NOBODY,
    NONE,
    REGIONS,
    State,
    die,
)
from alicegames.games.rolling_in_wonderland.text.targets import die_target
from alicegames.i18n import _
from alicegames.ui.presenters.rolling_in_wonderland import cards, places, things

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import Path, WonderlandData
    from alicegames.match import Match
    from alicegames.ui.presenters.base import Picture
    from alicegames.ui.presenters.layout import Placed

_LARGEST: Final = 0.25
"""A die's side by its region's height, at most."""


class Map:
    """Puts the board onto the stage."""

    def __init__(self, data: WonderlandData, match: Match) -> None:
        self._data: Final = data
        self._match: Final = match

    def put(self, picture: Picture, view: State, stage: FRect) -> None:
        """Lay out the whole board."""
        placed = places.board(stage)
        roads = places.road(placed, "rabbit"), places.road(placed, "caterpillar")
        picture.put("board", placed.area, things.board(44 * placed.scale, *roads), layer=-3)
        for name, path in (("rabbit", self._data.rabbit), ("caterpillar", self._data.caterpillar)):
            self._put_path(picture, placed, name, path, {getattr(seat, name) for seat in view.seats})
        self._put_pieces(picture, view, placed)
        for number, region in enumerate(self._data.ring):
            self._put_region(picture, view, region, placed.rect(f"area:{number + 1}"))
        self._put_objectives(picture, view, placed.rect("deck:objective"))
        self._put_homes(picture, view, placed.rect("homes"))

    # -- the paths --------------------------------------------------------------------------------------------

    def _put_path(self, picture: Picture, placed: Placed, name: str, path: Path, taken: set[int]) -> None:
        """Lay out a path; on a space that somebody stands on its number is written over the pieces."""
        stars = dict(path.stars)
        for space, rect in enumerate(places.stones(placed, name, path.end)):
            said = str(stars.get(space, space if name == "rabbit" and 0 < space < path.end and space % 5 == 0 else ""))
            below = "" if space in taken else said
            paint = things.stone("path_stone", below)
            if space in stars:
                paint = things.star_stone(below, is_end=space == path.end)
            elif space == 0:
                paint = things.stone("path_start")
            elif name == "caterpillar":
                paint = things.stone("path_stone", icon=self._data.benefits[space])
            elif space == path.end:
                paint = things.stone("path_end")
            target = f"path:{name}.{space}"
            picture.put(target, rect, paint, target, layer=-1, shape="round")
            if said and space in taken:
                picture.put(f"number:{name}.{space}", rect, things.over_stone(said), layer=5, shape="round")

    def _put_pieces(self, picture: Picture, view: State, placed: Placed) -> None:
        """Pawns and discs; those on one space stand close together."""
        for name, sprite, ratio, end in (
            ("rabbit", "pawn", 0.75, self._data.rabbit.end),
            ("caterpillar", "disc", 1.0, self._data.caterpillar.end),
        ):
            stones = places.stones(placed, name, end)
            where = [getattr(seat, name) for seat in view.seats]
            for seat, space in enumerate(where):
                here = [other for other, there in enumerate(where) if there == space]
                rect = places.cluster(stones[space], here.index(seat), len(here), ratio)
                paint = things.sprite(things.piece(self._match, seat, sprite))
                picture.put(f"{sprite}:{seat}", rect, paint, layer=4)

    # -- the regions ------------------------------------------------------------------------------------------

    def _put_region(self, picture: Picture, view: State, region: int, rect: FRect) -> None:
        is_attacked = view.jabberwocky == region
        held = things.Medals(self._match, self._data.influence[region], holders(strengths(self._data, view, region)))
        paint = things.scene(region, self.name(region), held, is_attacked=is_attacked)
        picture.put(f"region:{REGIONS[region]}", rect, paint, f"region:{REGIONS[region]}", corner=10)
        top = rect.top + things.header(rect) + 9
        self._put_armies(picture, view, region, FRect(rect.left + 6, top, rect.w * 0.62, rect.h * 0.2))
        under = top + things.header(rect) * 0.36
        aside = FRect(rect.right - rect.w * 0.34 - 6, under, rect.w * 0.34, rect.h * 0.3)
        if is_attacked:
            right = aside.left if region in (HATTER, ALICE) else rect.right
            self._put_jabberwocky(picture, rect, right, 0.42 if region == CAT else 0.19)
        if region == HATTER and not view.variant.youngest:
            many, look = len(view.hatter_deck), partial(cards.deck, "mad_hatter")
            picture.put("deck:hatter", aside, look(many), "deck:hatter", layer=2, counter=(many, look))
        if region == ALICE:
            self._put_challenge(picture, view, aside)
        if region == CAT:
            self._put_tokens(picture, view, FRect(rect.left + 8, rect.top + rect.h * 0.39, rect.w - 16, rect.h * 0.25))
        share = {CAT: 0.35, HATTER: 0.4, ALICE: 0.4}.get(region, 0.45)
        ground = FRect(rect.left + 8, rect.bottom - rect.h * share - 6, rect.w - 16, rect.h * share)
        self._put_dice(picture, view, region, ground, rect.h * _LARGEST)

    def name(self, region: int) -> str:
        """Name who presides over a region."""
        return (
            _("White Rabbit"),
            _("Mad Hatter"),
            _("Queen of Hearts"),
            _("Alice"),
            _("Cheshire Cat"),
            _("Caterpillar"),
        )[region]

    def _put_jabberwocky(self, picture: Picture, rect: FRect, right: float, down: float) -> None:
        """Stand it at the right of its region, beside a deck that lies there, below the tokens."""
        high = rect.h * 0.56
        place = FRect(right - high * 0.96, rect.top + rect.h * down, high * 0.92, high)
        picture.put("jabberwocky", place, things.sprite("jabberwocky"), "jabberwocky", layer=1, zoom=True)

    def _put_armies(self, picture: Picture, view: State, region: int, box: FRect) -> None:
        values = strengths(self._data, view, region)
        here = [seat for seat in range(len(view.seats)) if view.seats[seat].army[region]]
        twins = [number for number, (_seat, where) in enumerate(view.figures) if where == region]
        many = len(here) + len(twins)
        row = places.row(box, many, min(box.h * 0.92, box.w / max(1, many) - 1), gap=1)  # none lies on another's number
        for rect, seat in zip(row, here, strict=False):
            name = things.piece(self._match, seat, "soldier")
            paint = things.army(name, view.seats[seat].army[region], values[seat])
            target = f"army:{seat}.{REGIONS[region]}"
            picture.put(target, rect, paint, target, layer=2, corner=6)
        for rect, number in zip(row[len(here) :], twins, strict=True):
            self._put_figure(picture, view, number, rect, is_alone=not view.seats[view.figures[number][0]].army[region])

    def _put_figure(self, picture: Picture, view: State, number: int, rect: FRect, *, is_alone: bool) -> None:
        seat, region = view.figures[number]
        name = things.piece(self._match, seat, f"twin_{FIGURES[number]}")
        strength = soldiers_in(view, seat, region) if is_alone else 0
        paint = things.army(name, 1, strength) if is_alone else things.sprite(name)
        picture.put(f"figure:{FIGURES[number]}", rect, paint, f"figure:{FIGURES[number]}", layer=2, corner=6)

    def _put_challenge(self, picture: Picture, view: State, rect: FRect) -> None:
        if view.challenge_top == NONE:
            return
        paint = cards.whole_challenge(self._data.challenges[view.challenge_top])
        key = f"challenge-card:{view.challenge_top}"
        picture.put(key, rect, paint, "deck:challenge", layer=2, zoom=True, corner=5)

    def _put_tokens(self, picture: Picture, view: State, box: FRect) -> None:
        side = min(box.h, box.w / 4 - 4)
        for slot, rect in enumerate(
            places.row(FRect(box.left, box.top, box.w, side), 4, side, gap=(box.w - 4 * side) / 3)
        ):
            token = view.tokens[slot]
            key = self._data.tokens[token].key if token != NONE else ""
            paint = things.cat_token(key, things.kinds_reaching(SLOT_OF, slot))
            picture.put(f"token:{slot + 1}", rect, paint, f"token:{slot + 1}", layer=2, shape="round", zoom=True)

    def _put_objectives(self, picture: Picture, view: State, rect: FRect) -> None:
        """Lay out the Objectives still to be had; without their token in a slot there are none (RW-11)."""
        count = len(view.objective_deck) + len(view.objective_bottom)
        if view.variant.youngest or not (count or self._data.objective_token in view.tokens):
            return
        look = partial(cards.deck, "objective")
        counter = (count, look)
        picture.put("deck:objective", rect, look(count), "deck:objective", layer=1, corner=6, counter=counter)

    def _put_homes(self, picture: Picture, view: State, box: FRect) -> None:
        """Lay out the Twins that wait for an owner."""
        used = (view.variant.dee, view.variant.dum)
        for number, (seat, _where) in enumerate(view.figures):
            if used[number] and seat == NOBODY:
                name = FIGURES[number]
                rect = FRect(box.left, box.top + number * box.h / 2, box.w, box.h / 2)
                paint = things.figure(f"twin_{name}", is_home=True)
                picture.put(f"figure:{name}", rect, paint, f"figure:{name}", layer=1, corner=6)

    # -- dice -------------------------------------------------------------------------------------------------

    def _put_dice(self, picture: Picture, view: State, region: int, box: FRect, largest: float) -> None:
        found = [(kind, number) for kind in range(KIND_COUNT) for number in range(view.dice[die(region, kind)])]
        picked = self._picked(view, region)
        spots = places.grid(box, len(found), largest, gap=5)
        for (kind, number), rect in zip(found, spots, strict=True):
            paint = (things.picked_die if number < picked.get(kind, 0) else things.die)(die(region, kind))
            target = die_target(region, kind, number)
            picture.put(target, rect, paint, target, layer=3, corner=rect.w * 0.2)

    def _picked(self, view: State, region: int) -> dict[int, int]:
        """Return how many dice of each kind of a region have been picked to be rerolled or swapped."""
        frame = view.stack[-1] if view.stack else None
        if isinstance(frame, PickReroll) and frame.region == region:
            return {kind: frame.picked.count(kind) for kind in frame.picked}
        if isinstance(frame, SwapDice) and frame.chosen != NONE and frame.chosen // KIND_COUNT == region:
            return {frame.chosen % KIND_COUNT: 1}
        return {}


def holders(values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return who would have first, second and third place in a region: those tied take the place after (RW-51)."""
    held: list[list[int]] = [[], [], []]
    for seat, value in enumerate(values):
        place = sum(other > value for other in values) + (values.count(value) > 1)
        if value > 0 and place < len(held):
            held[place].append(seat)
    return tuple(tuple(seats) for seats in held)
