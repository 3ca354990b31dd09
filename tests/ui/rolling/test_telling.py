"""Previews, motions and the automa's card at the table of Rolling in Wonderland."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland.choices import Take
from alicegames.games.rolling_in_wonderland.play.selection import area, selections
from alicegames.games.rolling_in_wonderland.state import CATERPILLAR, HATTER, NONE, QUEEN, RABBIT
from tests.ui.rolling.wonderland import ALL_MODULES, table, until
from tests.ui.table.steps import step

if TYPE_CHECKING:
    import pytest

    from tests.ui.table.driver import Driver


def previewed(some: Driver, region: int) -> Any:
    """What taking from a region is said to give."""
    model = some.table.model
    made = model.presenter.preview(model.view, Take(region), model.viewer)
    assert made is not None
    return made


def with_area(some: Driver, region: int) -> None:
    """Play until somebody may take all the dice of an area."""

    def is_there(decision: Any) -> bool:
        state = some.session.state
        return len(selections(state, decision.player, region)) == 1 and bool(area(state, region))

    until(some, "take", is_there)


def test_the_preview_of_the_white_rabbit_says_where_the_pawn_lands(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    with_area(some, RABBIT)
    state, seat = some.session.state, some.table.model.viewer
    steps = some.match.pack.data.rabbit_steps
    lands = min(52, state.seats[seat].rabbit + sum(steps[kind] for kind in area(state, RABBIT)))
    made = previewed(some, RABBIT)
    assert f"to {lands}" in made.lines[0]
    assert f"path:rabbit.{lands}" in {badge.target for badge in made.badges}
    some.click("region:rabbit")
    some.settle()
    assert some.session.state.seats[seat].rabbit == lands


def test_the_preview_of_the_caterpillar_names_what_lies_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    with_area(some, CATERPILLAR)
    made = previewed(some, CATERPILLAR)
    assert made.badges[0].target.startswith("path:caterpillar.")
    assert any("On the way" in line for line in made.lines)


def test_the_previews_of_cards_and_soldiers_count_them(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    with_area(some, HATTER)
    assert "Draw" in previewed(some, HATTER).lines[0]
    with_area(some, QUEEN)
    assert "left then" in previewed(some, QUEEN).lines[0]


def test_four_dice_announce_the_ability(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, ("human",) * 4, seed=4, curtain=False)
    found: list[int] = []

    def many(decision: Any) -> bool:
        state = some.session.state
        found[:] = [
            r for r in range(6) if [len(kinds) for kinds in selections(state, decision.player, r)] in ([4], [5], [6])
        ]
        return bool(found)

    until(some, "take", many)
    made = previewed(some, found[0])
    assert any(line.startswith("Your ability included") for line in made.lines)
    assert f"ability:{some.table.model.viewer}" in {badge.target for badge in made.badges}


def test_every_option_can_be_previewed_in_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, ("human",) * 3, seed=4, curtain=False, options=ALL_MODULES)
    session, presenter = some.session, some.table.model.presenter
    kinds = set()
    for number in range(3000):
        decision = session.decision()
        if decision is None:
            break
        view = session.view(decision.player)
        if decision.kind not in kinds or number % 5 == 0:
            for choice in decision.options:
                presenter.preview(view, choice, decision.player)
                assert presenter.paths(view, decision, choice)
        kinds.add(decision.kind)
        session.submit(decision.options[number * 7 % len(decision.options)])
    assert session.is_over
    assert len(kinds) > 12


def test_all_dice_tumble_to_their_areas(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False)
    until(some, "take")
    after = some.table.picture
    dice = some.session.state.dice
    event = ev.DiceRolled(-1, NONE, tuple(number for number, count in enumerate(dice) for _die in range(count)))
    motions = some.table.model.presenter.motions(event, after, after)
    assert len(motions) == sum(dice)
    assert {motion.kind for motion in motions} == {"tumble"}
    assert len({motion.reveals for motion in motions}) == len(motions)
    assert all(after.get(motion.reveals) is not None for motion in motions)


def test_taken_dice_fly_to_the_board_of_whoever_took_them(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False, animation_speed=1.0)
    with_area(some, RABBIT)
    before = some.table.picture
    dice = [key for key in some.table.targets() if key.startswith("die:rabbit.")]
    some.click("region:rabbit")
    some.wait(0.1)
    reel = some.table.teller.projector.reel
    assert reel is not None
    hidden = {motion.hides for motion in reel.motions if motion.kind == "arc"}
    assert hidden == set(dice)
    assert all(before.get(key) is not None for key in hidden)


def test_a_click_skips_the_tumbling(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=4, curtain=False, animation_speed=1.0)
    with_area(some, RABBIT)
    some.click("region:rabbit")
    some.wait(0.1)
    assert some.table.teller.telling
    some.click_at((5, 5))
    assert not some.table.teller.projector.running


def test_the_row_that_the_automa_follows_is_marked_and_its_reason_told(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, ("human",), seed=4, animation_speed=2.0, bot_pace=0.5)
    rows: list[tuple[int, int]] = []
    boards = some.table.model.presenter._boards  # type: ignore[attr-defined]
    for _try in range(400):
        if len(rows) > 3 or (
            not some.table.busy() and not step(some, lambda d: next(t for t in (*d.lit,) if t in d.table.targets()))
        ):
            break
        for _tick in range(20):
            some.wait(0.05)
            act = some.table.teller.act
            chosen = next((e for e in act.events if isinstance(e, ev.BotChose)), None) if act else None
            if chosen is not None and chosen.row and some.table.picture.get("bot-card") is not None:
                rows.append((chosen.row, boards.matched_row(some.table.model.view)))
    assert len(rows) > 3
    assert all(told == marked for told, marked in rows)
