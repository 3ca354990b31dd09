from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pygame
import pytest
from pygame import FRect

from alicegames.ui.app import offscreen
from alicegames.ui.draw import painted
from alicegames.ui.draw.canvas import GHOST
from alicegames.ui.draw.sprites import SpriteCache
from alicegames.ui.draw.theme import THEMES, Colour, Theme, mix
from alicegames.ui.presenters.rolling_in_wonderland import things
from alicegames.ui.widgets.base import WidgetState
from alicegames.ui.widgets.button import Button, Kind
from tests.ui.foundation import vision

WHITE_DIE = (246, 238, 220)


def luminance(colour: Colour) -> float:
    def channel(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (channel(value) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_can_be_read_on_its_ground(theme: Theme) -> None:
    on_paper = [theme.ink, theme.ink_soft, theme.teal, theme.rose, theme.ochre]
    pairs = [(ink, ground) for ink in on_paper for ground in (theme.paper, theme.paper_deep)]
    pairs += [(seat, theme.paper) for seat in theme.seats]
    pairs += [(theme.paper, ground) for ground in (theme.night, theme.night_deep, theme.teal, theme.rose, theme.ink)]
    pairs += [(mix(theme.night, theme.paper, 0.8), theme.night)]
    assert [(a, b) for a, b in pairs if contrast(a, b) < 4.5] == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_silhouette_of_what_is_missing_is_seen_on_paper(theme: Theme) -> None:
    ghost = mix(theme.paper, theme.ink, GHOST)
    assert min(contrast(ghost, ground) for ground in (theme.paper, theme.paper_deep)) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize(("label", "kind"), [("Words", "plain"), ("", "plain"), ("Words", "quiet")])
def test_a_disabled_button_can_still_be_read(theme: Theme, label: str, kind: Kind) -> None:
    button = Button("b", label, lambda: None, kind=kind)
    button.disable("not now")
    fill, _border, words = button._colours(theme, WidgetState())
    ground = fill or (theme.night if kind == "quiet" else theme.paper)
    assert contrast(words, ground) >= (4.5 if label else 3)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_is_lit_stands_out_from_paper_and_night(theme: Theme) -> None:
    assert contrast(theme.gold, theme.night) >= 3
    assert len({theme.gold, theme.gold_light, theme.paper, theme.ochre}) == 4


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_there_are_five_seat_colours_all_different(theme: Theme) -> None:
    assert len(set(theme.seats)) == 5


@pytest.mark.parametrize("sight", vision.SIGHTS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_seats_and_dice_are_told_apart_with_any_sight(theme: Theme, sight: str) -> None:
    for colours in (theme.seats, (*theme.dice, WHITE_DIE)):
        alike = [
            (first, second)
            for first, second in combinations(colours, 2)
            if vision.difference(first, second, sight) < 10
        ]
        assert alike == []


def test_the_distance_of_colours_is_measured_as_published() -> None:
    """Pairs 1, 7 and 17 of Sharma, Wu and Dalal (2005)."""
    for first, second, distance in (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ):
        assert vision._distance(first, second) == pytest.approx(distance, abs=1e-3)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_pieces_and_dice_are_drawn_in_the_colours_of_the_palette(theme: Theme) -> None:
    sprites = SpriteCache()
    sprites.recolour(painted.pieces(theme), painted.dice(theme))
    for name, colour in (
        *((f"cube_s{n + 1}", colour) for n, colour in enumerate(theme.seats)),
        *zip(("die_green", "die_orange", "die_purple", "die_pink", "die_blue"), theme.dice, strict=True),
    ):
        drawn = sprites.get(name, 100, 100)
        mask = pygame.mask.from_threshold(drawn, colour, (6, 6, 6, 255))
        assert mask.count() > 600, name


KINDS: dict[str, tuple[str, ...]] = {
    **{name: tuple(f"{name}_s{seat}" for seat in range(1, 6)) for name in ("pawn", "disc", "soldier", "cube")},
    "twin_dee": tuple(f"twin_dee_s{seat}" for seat in range(1, 6)),
    "twin_dum": tuple(f"twin_dum_s{seat}" for seat in range(1, 6)),
    "dice": tuple(f"die_{colour}" for colour in ("white", "blue", "purple", "green", "pink", "orange")),
    "challenge icons": tuple(
        f"challenge_icon_{colour}" for colour in ("white", "blue", "purple", "green", "pink", "orange")
    ),
    "influence": ("influence_gold", "influence_silver", "influence_bronze"),
    "suits": tuple(f"suit_{suit}_disc" for suit in ("hearts", "spades", "clubs", "diamonds")),
    "flowers": tuple(f"flower_{colour}" for colour in ("pink", "orange", "yellow", "blue")),
    "books": ("book_white", "book_green", "book_brown"),
    "banners": ("banner_bronze", "banner_silver", "banner_gold"),
    **{
        f"red and white {name}": (f"{name}_red", f"{name}_white")
        for name in (
            *(f"chess_{piece}" for piece in ("king", "queen", "rook", "bishop", "knight", "pawn")),
            *("brick", "crown", "diamond_token", "heart_token", "messenger", "pawprint", "twin", "square", "humpty"),
            "bush",
        )
    },
    "backs of Alice": ("back_protagonist", "back_character", "back_chapter"),
    "faces of Tea Time": ("card_back_tea_time", "card_mirror"),
}
"""Things that are told from each other by their colour, besides mark or shape, in all four games."""


def own_colours(sprites: SpriteCache, names: tuple[str, ...]) -> list[Colour]:
    """Return of each drawing the colour that covers most of it and not as much of any other of them."""
    counted = [painted_in(sprites.get(name, 48, 48)) for name in names]
    found = []
    for mine in counted:
        others = [other for other in counted if other is not mine]
        found.append(max(mine, key=lambda colour: mine[colour] - max(other[colour] for other in others)))
    return found


def painted_in(drawn: pygame.Surface) -> Counter[Colour]:
    wide, high = drawn.get_size()
    pixels = (drawn.get_at((x, y)) for x in range(wide) for y in range(high))
    return Counter((pixel.r, pixel.g, pixel.b) for pixel in pixels if pixel.a == 255)


@cache
def sprites_of(name: str) -> SpriteCache:
    sprites = SpriteCache()
    sprites.recolour(painted.pieces(THEMES[name]), painted.dice(THEMES[name]))
    return sprites


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_pieces_suits_and_dice_are_told_apart_with_any_sight(kind: str, theme: str) -> None:
    colours = own_colours(sprites_of(theme), KINDS[kind])
    alike = [
        (sight, first, second)
        for first, second in combinations(colours, 2)
        for sight in vision.SIGHTS
        if vision.difference(first, second, sight) < 10
    ]
    assert alike == []


def test_every_piece_carries_its_seats_mark_besides_the_colour() -> None:
    names = ("pawn", "disc", "soldier", "cube", "twin_dee", "twin_dum")
    app = offscreen.app((1024, 640))
    for name in names:
        looks = set()
        for seat in range(1, 6):
            surface = pygame.Surface((60, 60))
            surface.fill(app.theme.paper)
            canvas = app.canvas(surface)
            things.sprite(f"{name}_s{seat}")(canvas, FRect(0, 0, 60, 60))
            looks.add(pygame.image.tobytes(pygame.transform.grayscale(surface).subsurface(0, 30, 30, 30), "RGB"))
        assert len(looks) == 5, name
