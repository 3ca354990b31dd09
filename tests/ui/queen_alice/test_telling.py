"""What happens in Queen Alice moves, is heard, and its line in the log lights what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.targets import split
from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.text.targets import KINDS
from alicegames.ui.presenters.queen_alice.motions import targets_of
from tests.play import asked
from tests.ui.queen_alice.table import HOT_SEAT, catch_up, until
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.rules import Event
    from alicegames.ui.presenters.base import Motion, Picture


def told(some: Driver, steps: int) -> Iterator[tuple[Event, Picture, Picture]]:
    """Play a fixed pattern; yield each event as the seat that is asked sees it, with the pictures around it."""
    session, model = some.session, some.table.model
    for number in range(steps):
        decision = session.decision()
        if decision is None:
            return
        before = some.table.picture_of(model.view)
        ply = len(session.moves)
        session.submit(decision.options[number * 7 % len(decision.options)])
        model.catch_up()
        after = some.table.picture_of(model.view)
        for move in session.moves[ply:]:
            for event in move.events:
                seen = session.rules.view_event(event, model.viewer)
                if seen is not None:
                    yield seen, before, after


def test_every_motion_is_on_the_screen_and_hides_and_reveals_what_is_there() -> None:
    some = Driver("queen_alice", ("human",) * 3, seed=9, curtain=False, size=(1920, 1080))
    presenter, bounds = some.table.model.presenter, some.app.scale.bounds.inflate(80, 80)
    kinds = set()
    for event, before, after in told(some, 260):
        for motion in presenter.motions(event, before, after):
            kinds.add(type(event).__name__)
            assert bounds.contains(motion.start), event
            assert bounds.contains(motion.end), event
            check_keys(motion, before, after, event)
    assert {"Moved", "Captured", "Planted", "Built", "Gained", "Played", "Discarded", "Acquired"} <= kinds
    assert "TurnBegan" in kinds


def check_keys(motion: Motion, before: Picture, after: Picture, event: Event) -> None:
    if motion.hides and not isinstance(event, e.Acquired | e.Moved | e.Captured):
        assert before.get(motion.hides) is not None, (event, motion.hides)


def test_every_event_that_players_see_is_heard_or_moves_with_a_sound() -> None:
    some = Driver("queen_alice", ("human",) * 4, seed=9, curtain=False, size=(1920, 1080))
    presenter = some.table.model.presenter
    mute = set()
    for event, before, after in told(some, 260):
        moved = presenter.motions(event, before, after)
        if not presenter.sound(event) and not any(motion.sound for motion in moved) and not quiet(event):
            mute.add(type(event).__name__)
    assert not mute


def quiet(event: Any) -> bool:
    """Another seat's hidden card; a gain of nothing."""
    return isinstance(event, e.Drew | e.Gained | e.Bought | e.Invited | e.Acquired)


def test_the_final_scoring_sends_its_points_to_the_seats() -> None:
    some = Driver("queen_alice", ("human",) * 2, seed=11, curtain=False, size=(1920, 1080))
    until(some, "discard")
    presenter, picture = some.table.model.presenter, some.table.picture
    wish = some.session.state.wishes[0]
    scored = (e.CrownsScored(1, 2, 16), e.FinalWish(1, wish, False, 9), e.GuestScored(0, 4, 3))
    for event in scored:
        moved = presenter.motions(event, picture, picture)
        where = picture.get("seat:1") if event.seat else picture.get("0.clock")
        assert where is not None
        assert where.rect.collidepoint(moved[-1].end.center), event


@pytest.mark.parametrize("seat", [0, 1])
def test_trains_are_dealt_and_chosen_face_down_and_a_repeats_hours_leave_the_clock(seat: int) -> None:
    some = Driver("queen_alice", ("human",) * 2, seed=11, curtain=False, size=(1920, 1080))
    until(some, "discard")
    presenter, picture = some.table.model.presenter, some.table.picture
    for event, key in (
        (e.TrainDealt(seat, 3), "pile:deck" if seat == some.table.model.viewer else f"strip:{seat}.hand"),
        (e.TrainChosen(seat, 3, 0), "pile:deck" if seat == some.table.model.viewer else f"strip:{seat}.hand"),
    ):
        (motion,) = presenter.motions(event, picture, picture)
        place = picture.get(key)
        assert place is not None
        assert place.rect.collidepoint(motion.end.center)
    (hours,) = presenter.motions(e.Repeated(seat, 6), picture, picture)
    assert hours.kind == "fade"
    assert hours.end.top < hours.start.top


def test_the_sounds_exist() -> None:
    some = Driver("queen_alice", seed=9)
    presenter = some.table.model.presenter
    names = {presenter.sound(event) for event, _before, _after in told(some, 200)} - {""}
    assert names
    from alicegames import paths

    for name in names:
        assert list((paths.assets() / "sounds").glob(f"{name}_1.*")), name


def test_a_line_of_the_log_lights_things_that_are_declared() -> None:
    some = Driver("queen_alice", ("human",) * 3, seed=4, curtain=False)
    data = some.match.rules.data  # type: ignore[attr-defined]
    lit = set()
    for event, _before, _after in told(some, 260):
        for target in targets_of(data, event):
            split(KINDS, target)
            lit.add(target.partition(":")[0])
    assert {"square", "bed", "brick", "messenger", "tree", "alice", "seat"} <= lit


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_captured_piece_flies_to_the_jail(size: tuple[int, int]) -> None:
    some = Driver("queen_alice", HOT_SEAT, seed=9, curtain=False, size=size, animation_speed=1.0)
    until(some, "activate")
    for _try in range(200):
        decision = asked(some.session)
        takes = [
            option
            for option in decision.options
            if decision.kind == "activate"
            and some.session.state.board[getattr(option, "target", 0)] >= 0
            and getattr(option, "origin", 0) != getattr(option, "target", 0)
        ]
        if takes:
            break
        some.session.submit(decision.options[0])
    catch_up(some)
    some.table.picks._submit(takes[0])
    some.wait(0.4)
    reel = some.table.teller.projector.reel
    assert reel is not None
    jails = some.table.picture.get("jails")
    assert jails is not None
    assert any(jails.rect.inflate(20, 20).collidepoint(motion.end.center) for motion in reel.motions)
