"""How a page uses its window."""

from __future__ import annotations

from typing import Any

import pytest

from alicegames.ui.app import offscreen, screenshot
from alicegames.ui.app.scene import SceneArgs
from alicegames.ui.draw.ground import page_width
from alicegames.ui.scenes import scene_class


def test_larger_words_have_a_wider_page() -> None:
    assert page_width(1000.0, 2.0) > page_width(1000.0, 1.5) > page_width(1000.0, 1.0) == page_width(1000.0, 0.75)


@pytest.mark.parametrize(("size", "is_stacked"), [((1080, 1920), True), ((1280, 720), False)])
def test_an_upright_window_stands_the_breakdown_over_the_chart(size: tuple[int, int], *, is_stacked: bool) -> None:
    app = offscreen.app(size)
    score: Any = scene_class("score").from_args(app, SceneArgs("tea_time"))
    score.layout(app.scale)
    assert (score.chart.top > score.table.bottom) is is_stacked
    assert not score.table.colliderect(score.chart)
    assert score.chart.bottom > app.scale.height * 0.85


def test_a_solved_problem_offers_no_choice_of_the_game_any_more() -> None:
    app = offscreen.app((1280, 720))
    screenshot.show(app, "problem", game="rolling_in_wonderland", extra={"step": "end"})
    shown: Any = app.top
    assert shown.attempt.is_solved
    assert [widget.id for widget in shown.widgets.widgets if widget.id.startswith("button:")] == []
