"""How things move: every flight begins and ends at things that are on the table."""

from __future__ import annotations

from collections import Counter

import pytest

from alicegames.core.values import replace
from alicegames.games.alice import events as e
from alicegames.games.alice.state import Opened, Victory
from alicegames.ui.table import animation
from tests.ui.table.driver import Driver

MOVING = {
    e.Drawn,
    e.TurnedUp,
    e.Played,
    e.GiftGiven,
    e.Declared,
    e.CatThrown,
    e.Recruited,
    e.ChapterOpened,
    e.Placed,
    e.Stolen,
    e.Revealed,
    e.Discarded,
    e.Removed,
    e.PileFed,
    e.ChapterScored,
    e.BookClosed,
}


@pytest.mark.parametrize(("seats", "seed", "plies"), [(2, 1, 3000), (4, 3, 250)])
def test_every_flight_joins_things_on_the_table(seats: int, seed: int, plies: int) -> None:
    some = Driver("alice", ("human",) * seats, seed=seed, curtain=False)
    session, model = some.session, some.table.model
    for number in range(plies):
        decision = session.decision()
        if decision is None:
            break
        session.submit(decision.options[number * 7 % len(decision.options)])
    moved: Counter[type] = Counter()
    seen: Counter[type] = Counter()
    for viewer in (0, seats - 1):
        model.viewer, model.shown = viewer, 0
        while (act := model.next_act()) is not None:
            before, after = some.table.picture_of(act.before), some.table.picture_of(act.after)
            for event in act.events:
                seen[type(event)] += 1
                for motion in model.presenter.motions(event, before, after):
                    moved[type(event)] += 1
                    assert not motion.hides or before.get(motion.hides) is not None, (event, motion.hides)
                    assert not motion.reveals or after.get(motion.reveals) is not None, (event, motion.reveals)
                    assert some.app.scale.bounds.contains(motion.end), event
            reel = animation.reel(model.presenter, act.events, before, after)
            assert reel.seconds < 12
            model.shown = act.end
    still = {kind.__name__ for kind in MOVING if seen[kind] and not moved[kind]}
    assert not still
    assert moved[e.Declared] == seen[e.Declared], "every Wonder that is declared is seen"


def test_a_finished_chapter_closes_and_flies_to_its_pile() -> None:
    some = Driver("alice", ("human", "human"), seed=1, curtain=False)
    data, state = some.match.pack.data, some.session.state
    chapter = data.number("ch13")
    before = replace(state, open=((Opened(chapter, data.pages[chapter]),), ()))
    after = replace(state, open=((), ()), victory=(Victory((chapter,), 0, ()), Victory()))
    event = e.ChapterScored(0, chapter, 2, data.pages[chapter], 0)
    first, last = (some.table.picture_of(some.match.rules.view(one, 0)) for one in (before, after))
    motions = some.table.model.presenter.motions(event, first, last)
    assert {motion.hides for motion in motions} >= {"chapter:ch13", "page:ch13.1", "page:ch13.2"}
    pile = last.get("pile:0")
    assert pile is not None
    assert any(pile.rect.inflate(2, 2).contains(motion.end) for motion in motions)


def test_a_log_line_lights_only_things_that_can_be_on_the_table() -> None:
    some = Driver("alice", ("human", "human"), seed=4, plies=120, curtain=False)
    kinds = {"tea", "hand", "page", "chapter", "seat", "pile", "deck", "discard", "table"}
    targets = [target for line in some.table.model.log() for target in line.targets]
    assert targets
    assert {target.partition(":")[0] for target in targets} <= kinds
