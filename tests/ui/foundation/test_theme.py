from __future__ import annotations

import pytest

from alicegames.ui.draw.theme import THEMES, Colour, Theme, mix


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
def test_what_is_lit_stands_out_from_paper_and_night(theme: Theme) -> None:
    assert contrast(theme.gold, theme.night) >= 3
    assert len({theme.gold, theme.gold_light, theme.paper, theme.ochre}) == 4


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_there_are_five_seat_colours_all_different(theme: Theme) -> None:
    assert len(set(theme.seats)) == 5
