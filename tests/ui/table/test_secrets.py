"""The screen asks presenters and texts with the viewer’s view alone, in every game with secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games import registry
from alicegames.ui.scenes.crash import CrashScene
from alicegames.ui.table.curtain import CurtainScene
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Callable

SECRET = [game for game in registry.ids() if registry.get(game).has_secrets]
ASKED_WITH_A_VIEW = {
    "presenter": ("paths", "button", "picture", "preview", "preview_step", "banner", "pages", "page_of"),
    "texts": ("prompt", "option", "table", "why_not", "about"),
}
ASKED_WITH_AN_EVENT = {"presenter": ("motions", "event_targets", "sound"), "texts": ("event",)}


class Guard:
    """Counts what is asked, and refuses what the viewer may not see."""

    def __init__(self, some: Driver) -> None:
        self.model = some.table.model
        self.rules = some.session.rules
        self.asked = 0
        rooms: dict[str, Any] = {"presenter": self.model.presenter, "texts": some.match.texts}
        for room, names in ASKED_WITH_A_VIEW.items():
            for name in names:
                self._wrap(rooms[room], name, self.check_view)
        for room, names in ASKED_WITH_AN_EVENT.items():
            for name in names:
                self._wrap(rooms[room], name, self.check_event)

    def _wrap(self, room: Any, name: str, check: Callable[[Any], None]) -> None:
        asked = getattr(room, name)

        def guarded(first: Any, *more: Any, **named: Any) -> Any:
            check(first)
            return asked(first, *more, **named)

        setattr(room, name, guarded)

    def check_view(self, view: Any) -> None:
        self.asked += 1
        assert self.rules.view(view, self.model.viewer) == view

    def check_event(self, event: Any) -> None:
        self.asked += 1
        assert self.rules.view_event(event, self.model.viewer) == event


@pytest.mark.parametrize("game", SECRET)
@pytest.mark.parametrize("seats", [("human", "human", "human"), ("human", "random")], ids="-".join)
def test_only_the_viewers_view_is_ever_asked_about(game: str, seats: tuple[str, ...]) -> None:
    some = Driver(game, seats, seed=8, animation_speed=4.0)
    guard = Guard(some)
    for step in range(30):
        some.settle(4)
        assert not isinstance(some.top, CrashScene)
        if isinstance(some.top, CurtainScene):
            some.click("curtain")
            continue
        if some.top is not some.table:
            break
        if some.table.model.curtain_for is not None:
            some.click("confirm")
        elif some.lit:
            look_around(some)
            choice = some.table.model.picker.open()[step % len(some.table.model.picker.open())]
            some.table.picks._submit(choice)
    assert guard.asked > 300


def look_around(some: Driver) -> None:
    """Hover things and click one in vain, as a curious player does."""
    targets = [target for target in some.table.targets() if ":" in target]
    for target in targets[:: max(1, len(targets) // 5)]:
        some.hover(target)
        some.table.tooltip()
    unlit = [target for target in targets if target not in some.lit and not target.startswith(("tab:", "button:"))]
    if unlit:
        some.click(unlit[0])
