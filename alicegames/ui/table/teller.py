"""The teller: plays what has happened, one act after the other, then hands the game to whoever is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pygame

from alicegames.core.decision import CHANCE
from alicegames.ui.app.events import LEFT, Key, Press
from alicegames.ui.app.scene import Push
from alicegames.ui.table import animation
from alicegames.ui.table.bots import stood_in
from alicegames.ui.table.people.news import reel_of
from alicegames.ui.table.watch import Watch

if TYPE_CHECKING:
    from alicegames.ui.app.commands import Command
    from alicegames.ui.table.hub import Hub
    from alicegames.ui.table.model import Act

_AGAIN: Final = -1.0
"""Something has changed: look again before waiting."""
_PRELUDE: Final = 0.5
"""Seconds for which what another seat is about to touch is lit, at pace 1."""
_FORCED: Final = 0.25
"""Seconds for which a choice without alternative stays on show."""
_BEFORE_CURTAIN: Final = 0.9
_BEFORE_SCORE: Final = 1.4
_SINGLE: Final = 0.5
"""Seconds before an only choice answers itself."""
_POLL: Final = 0.2
_BLIND: Final = 0.4
"""Seconds a bot takes for an answer that must betray nothing, whether there is a choice or not."""


class Teller:
    """Keeps the screen behind the session until everything has been told."""

    def __init__(self, scene: Hub) -> None:
        self._scene = scene
        self.projector = animation.Projector()
        self.lines = animation.Lines(scene, self.projector)
        self.act: Act[Any] | None = None
        self._covered = False
        self.covered = self._has_curtain()
        self._prelude = self._hold = self._now = 0.0
        self._answers_single, self._handed_over = True, False
        self._due = ("", 0.0)
        self._score_shown = scene.model.session.is_over
        self.is_stepping = False
        """Whether what happened is shown again, act by act as it is asked for."""
        self._step_is_due = False
        self._is_rushing = False
        """Whether all is told at once until the person is asked."""
        self.watch = Watch(scene)

    @property
    def covered(self) -> bool:
        """Whether the next seat has not come to the screen yet: nothing may be drawn, nothing is handed out."""
        return self._covered

    @covered.setter
    def covered(self, covered: bool) -> None:
        self._covered = covered
        self._scene.model.cover(covered=covered)

    @property
    def busy(self) -> bool:
        """Whether something is still being told, or a bot or the curtain is due."""
        model = self._scene.model
        return model.behind or model.bot_to_move or self.covered or model.curtain_for is not None

    @property
    def telling_what(self) -> str:
        """``steps`` while it is shown again step by step, ``lines`` of a scoring, ``others`` while others act."""
        model = self._scene.model
        if self.is_stepping and model.behind:
            return "steps"
        if self.lines.shown is not None:
            return "lines"
        people = model.match.humans
        return "others" if people and (model.behind or model.bot_to_move) else ""

    @property
    def telling(self) -> bool:
        """Whether an act is on."""
        return self.act is not None

    # -- time -------------------------------------------------------------------------------------------------

    def hold(self, seconds: float) -> None:
        """Let nothing new begin for so long."""
        self._now = self._scene.app.clock()
        self._hold = max(self._hold, self._now + seconds)

    def update(self, now: float) -> float | None:
        """Go on; return the seconds until there is something to do."""
        self._now = now
        while (wait := self._step(now)) == _AGAIN and not self._scene.app.pace.is_late:
            continue
        return 0.0 if wait == _AGAIN else wait

    def _step(self, now: float) -> float | None:
        model = self._scene.model
        if self.projector.running:
            return self._roll(now)
        if self.act is not None:
            return self._prelude - now if now < self._prelude else self._roll_on(now)
        if model.behind and not self.covered:
            return self._go_on(now)
        if now < self._hold and model.bot_to_move and not self._is_rushing:
            return self._hold - now
        return self._rest(now)

    # -- telling ----------------------------------------------------------------------------------------------

    def _go_on(self, now: float) -> float | None:
        """Begin the next act: at once on the way to the person's turn, when it is asked for step by step."""
        if self.is_stepping and not self._step_is_due:
            return None
        if now < self._hold and not (self._is_rushing or self.is_stepping):
            return self._hold - now
        if self._is_rushing:
            self._catch_up()
            return _AGAIN
        self._step_is_due = False
        return self._begin(now)

    def _begin(self, now: float) -> float:
        scene, act = self._scene, self._scene.model.next_act()
        assert act is not None
        self.act = act
        scene.pages.follow(target for event in act.events for target in scene.model.presenter.event_targets(event))
        scene.compose()
        if act.player not in (CHANCE, scene.model.viewer) and self._pace():
            scene.light(self._targets(act))
            self._prelude = now + _PRELUDE * min(1.5, self._pace())
        else:
            self._prelude = now
        scene.settle()
        return _AGAIN

    def _targets(self, act: Act[Any]) -> tuple[str, ...]:
        presenter = self._scene.model.presenter
        return next((found for event in act.events if (found := presenter.event_targets(event))), ())

    def _roll_on(self, now: float) -> float:
        scene, act, speed = self._scene, self.act, self._speed()
        assert act is not None
        scene.light(())
        reel, settings = self._reel(), scene.app.settings
        if settings.reduced_motion:  # lines are read all the same
            reel, speed = animation.dissolved(reel), settings.animation_speed
        if speed <= 0 or not reel.seconds:
            for cue in reel.cues[:3]:
                scene.app.sound.play(cue.sound)
            self._told()
            return _AGAIN
        self.projector.play(reel, speed)
        scene.renew()
        return 0.0

    def _reel(self) -> animation.Reel:
        assert self.act is not None
        return reel_of(self._scene, self.act)

    def _roll(self, now: float) -> float:
        self.lines.follow(now, self._reel)
        reel = self.projector.reel
        assert reel is not None
        for sound in reel.due(self.projector.time(now)):
            self._scene.app.sound.play(sound)
        self._scene.touch()
        if not self.projector.finished(now):
            return 0.0
        self._told()
        return _AGAIN

    def _told(self) -> None:
        act, self.act = self.act, None
        if act is None:
            return
        scene = self._scene
        scene.light(())
        scene.model.tell(act)
        scene.pages.follow(scene.model.picker.lit)
        self.is_stepping = self.is_stepping and scene.model.behind
        if act.player not in (CHANCE, scene.model.viewer):
            self._hold = self._now + self._on_show(act)
        scene.compose()

    def _on_show(self, act: Act[Any]) -> float:
        """Return for how many seconds another seat's choice stays on show: a moment if openly forced."""
        pace, decision = self._pace(), self._scene.model.session.moves[act.first].decision
        forced = len(decision.options) == 1 and decision.kind not in self._scene.match.game.blind
        return min(pace, _FORCED) if forced and self._scene.app.settings.answer_single else pace

    def _speed(self) -> float:
        settings = self._scene.app.settings
        return 0.0 if settings.reduced_motion else settings.animation_speed

    def _pace(self) -> float:
        return self._scene.app.settings.bot_pace

    @property
    def hidden(self) -> frozenset[str]:
        """The keys of what is in motion: not part of the still picture."""
        return self.projector.reel.hidden if self.projector.reel is not None else frozenset()

    def skips(self, event: Press | Key) -> bool:
        """Tell the rest at once, let a thinking bot answer. Return whether the event was for that."""
        if isinstance(event, Press) and event.button != LEFT:
            return False
        if isinstance(event, Key) and event.key not in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER):
            return False
        if self._scene.bots.thinking and isinstance(event, Press):
            self._scene.bots.hurry()
        if self.act is not None:
            if not self.lines.skip(self._now):
                self._end_act()
            return True
        if self.is_stepping:
            self.step_on()
            return True
        return self._end_show()

    def _end_show(self) -> bool:
        """Go on from a choice that is on show; return whether one was, and the person is not asked anything yet."""
        model = self._scene.model
        waits = self._now < self._hold and (model.behind or model.bot_to_move)
        if waits:
            self._hold = 0.0
        return waits

    def _end_act(self) -> None:
        """Tell the rest of this act at once."""
        self.projector.stop()
        self._scene.light(())
        self._told()
        self._hold = 0.0

    def _catch_up(self) -> None:
        self.projector.stop()
        self.act = None
        self._hold = 0.0
        self.is_stepping = False
        self._scene.light(())
        self._scene.model.catch_up()
        self._scene.pages.follow(self._scene.model.picker.lit)
        self._scene.compose()

    # -- again, and at once -----------------------------------------------------------------------------------

    def retell(self, start: int) -> Command | None:
        """Show again what happened from a ply on, act by act, as the person at the screen may see it."""
        self._catch_up()
        self._scene.model.tell_again(start)
        self.is_stepping, self._step_is_due = self._scene.model.behind, True
        self._scene.picks.forget()
        self._scene.compose()
        return None

    def step_on(self) -> Command | None:
        """Show the next act of what happened."""
        if self.act is not None:
            self._end_act()
        self._step_is_due = True
        self._scene.touch()
        return None

    def to_turn(self) -> Command | None:
        """Tell everything at once until the person is asked, the curtain falls or the game is over."""
        self._is_rushing = True
        self._catch_up()
        return None

    def resized(self) -> None:
        """End what is in motion: its places are gone."""
        if self.projector.running:
            self.projector.stop()
            self._told()

    # -- who is next ------------------------------------------------------------------------------------------

    def _has_curtain(self) -> bool:
        match = self._scene.match
        return match.game.has_secrets and len(match.humans) > 1 and self._scene.app.settings.curtain

    def _rest(self, now: float) -> float | None:
        model = self._scene.model
        if model.session.is_over:
            return self._end(now)
        self._score_shown = False
        if self.covered or model.curtain_for is not None:
            return self._change_seats(now)
        if model.bot_to_move:
            return self._ask_bot(now)
        self._is_rushing = False
        return self._answer_single(now)

    def _is_due(self, what: str, now: float, seconds: float) -> bool:
        """Whether so many seconds have passed since this was first asked at this point of the game."""
        name = f"{what}:{self._scene.model.version}:{self._scene.model.shown}"
        if self._due[0] != name:
            self._due = (name, now + seconds)
        return now >= self._due[1]

    def _change_seats(self, now: float) -> float | None:
        seat = self._scene.model.curtain_for
        if not self._has_curtain():
            self.covered = False
            self.seated(self._scene.model.viewer if seat is None else seat)
            return _AGAIN
        if id(self._scene.app.top) != id(self._scene):
            return None
        if not self.covered and not self._handed_over:
            if self._scene.model.has_news:
                return None
            if not self._is_due("curtain", now, _BEFORE_CURTAIN):
                return self._due[1] - now
        from alicegames.ui.table.curtain import CurtainScene  # noqa: PLC0415 -- it comes back to the table

        self.covered, self._handed_over = True, False
        self._scene.app.sound.play("cloth")
        self._scene.app.go(
            Push(CurtainScene(self._scene.app, self._scene, self._scene.model.viewer if seat is None else seat))
        )
        return None

    def seated(self, seat: int) -> None:
        """Be told that a seat is at the screen: show its view from now on."""
        self._scene.model.sit_down(seat)
        self._scene.pages.follow(self._scene.model.picker.lit)
        self._scene.picks.forget()
        self._scene.compose()

    def uncover(self) -> None:
        """Be told that the curtain is up."""
        self.covered = False
        self._scene.compose()

    def _ask_bot(self, now: float) -> float | None:
        """Let the bot answer; where its haste would tell something, never before or after the same short time."""
        scene, seconds = self._scene, self._scene.app.settings.bot_seconds
        if self.watch.is_waiting:
            return None
        if scene.model.waiting_kind in scene.match.game.blind:
            scene.bots.begin(scene.model, _BLIND / 2)
            if not self._is_due("blind", now, _BLIND):
                return self._due[1] - now
            scene.bots.hurry()
        choice = scene.bots.move(scene.model, seconds)
        if choice is None:
            if self._is_rushing:
                scene.bots.hurry()
            return _POLL
        if scene.bots.stood_in:
            scene.app.toast(stood_in(scene))
        scene.model.submit(choice)
        return _AGAIN

    def _answer_single(self, now: float) -> float | None:
        """Answer an only choice that lies on the table; declining and ending the turn are always left to the person."""
        scene, decision, settings = self._scene, self._scene.model.decision(), self._scene.app.settings
        if decision is None or len(decision.options) > 1 or not settings.answer_single or settings.confirm_moves:
            return None
        if decision.kind in scene.match.game.blind and len(scene.match.humans) > 1:
            return None  # its haste would show another person what is hidden (AL-90)
        path = scene.model.picker.path_of(decision.options[0])
        if not self._answers_single or not path or None in map(scene.picture.rect, path):
            return None
        if not self._is_due("single", now, _SINGLE):
            return self._due[1] - now
        scene.model.submit(decision.options[0], unasked=True)
        return _AGAIN

    def rewound(self) -> None:
        """Be told of an undo: only choices are not answered again by themselves."""
        self._answers_single = False
        self.projector.stop()
        self.act = None

    def hand_over(self) -> Command | None:
        """Let the curtain fall: the person at the screen has seen what was revealed."""
        self._handed_over = True
        return None

    def played(self) -> None:
        """Be told that a person chose."""
        self._answers_single = True

    def _end(self, now: float) -> float | None:
        if self._score_shown:
            return None
        if not self._is_due("score", now, _BEFORE_SCORE):
            return self._due[1] - now
        self._score_shown = True
        self._scene.finished()
        return None
