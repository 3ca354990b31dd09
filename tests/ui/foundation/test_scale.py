from __future__ import annotations

import pytest

from alicegames.ui.draw.scale import MIN_WINDOW, fit


@pytest.mark.parametrize(
    ("window", "factor"),
    [((1024, 640), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.25), ((2560, 1440), 1.5), ((3840, 2160), 2.0)],
)
def test_a_larger_window_makes_things_larger_and_gives_more_room(window: tuple[int, int], factor: float) -> None:
    assert fit(window, window).factor == factor


@pytest.mark.parametrize("window", [(1024, 640), (1100, 1300), (2000, 660), (3840, 2160), (900, 500)])
@pytest.mark.parametrize("interface", [0.5, 1.0, 1.5, 3.0])
def test_no_scene_is_asked_to_fit_less_than_the_smallest_window(window: tuple[int, int], interface: float) -> None:
    scale = fit(window, window, interface)
    assert scale.width >= MIN_WINDOW[0] - 0.01
    assert scale.height >= MIN_WINDOW[1] - 0.01


def test_on_a_hidpi_screen_the_logical_size_is_the_same_and_the_pixels_are_twice_as_many() -> None:
    plain, fine = fit((1280, 720), (1280, 720)), fit((1280, 720), (2560, 1440))
    assert (fine.width, fine.height) == (plain.width, plain.height)
    assert fine.factor == 2 * plain.factor


def test_mouse_positions_come_in_points_and_are_told_in_units() -> None:
    scale = fit((1920, 1080), (3840, 2160))
    assert scale.units((960, 540)) == pytest.approx((scale.width / 2, scale.height / 2))


def test_neighbours_share_an_edge_in_pixels_at_any_factor() -> None:
    from pygame import FRect

    scale = fit((1300, 731), (1300, 731), 1.1)
    left, right = FRect(0, 0, 33.3, 10), FRect(33.3, 0, 33.3, 10)
    assert scale.rect(left).right == scale.rect(right).left
