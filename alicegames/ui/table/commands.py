"""What the table's buttons and shortcuts do besides picking: taking back, the menu, rules, score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.undo import AnothersChoice, UndoRefusedError
from alicegames.i18n import _
from alicegames.match import undoing
from alicegames.ui.app.commands import Command, Push
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Confirm

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.core.undo import Barrier
    from alicegames.ui.table.hub import Hub


class Commands:
    """The commands of one table."""

    def __init__(self, scene: Hub) -> None:
        self._scene = scene

    def undo(self) -> Command | None:
        """Take back the last choice, ask first whoever must agree, or say why not."""
        model = self._scene.model
        barriers = model.undo_barriers()
        lifted = [one for one in barriers if one.can_be_lifted and model.may_force]
        owners = [one for one in barriers if isinstance(one, AnothersChoice)]
        refused = [one for one in barriers if one not in lifted and one not in owners]
        if refused or not barriers:
            return self._rewind(model.undo)
        return self._ask(lifted[0] if lifted else owners[0], owners)

    def _ask(self, first: Barrier, owners: Sequence[AnothersChoice]) -> Command:
        """Ask before going past what has been seen, and ask the owner of another's choice."""
        scene, model = self._scene, self._scene.model
        lines = [undoing.reason(scene.match, model.session, first, model.viewer)]
        lines.append(undoing.comes_back(scene.match, model.takeback(), model.viewer))
        if first.can_be_lifted:
            lines.append(_("It can be taken back all the same; this shows in the record."))
        yes = _("Take it back")
        if owners:
            yes = _("I am {name}, and I agree").format(name=scene.match.names[owners[0].seat])
        return Push(Confirm(scene.app, _("Take back?"), "\n".join(lines), yes, self._agreed))

    def _agreed(self) -> Command | None:
        model = self._scene.model
        return self._rewind(lambda: model.undo(consent=True, force=model.may_force))

    def otherwise(self) -> Command | None:
        """Be asked what was answered along with the last choice."""
        return self._rewind(self._scene.model.ask_again)

    def undo_turn(self) -> Command | None:
        """Take back the whole turn, or say why not."""
        return self._rewind(self._scene.model.undo_turn)

    def _rewind(self, back: Callable[[], object]) -> Command | None:
        scene = self._scene
        scene.bots.cancel()
        scene.teller.rewound()
        try:
            back()
        except UndoRefusedError as error:
            scene.app.toast(undoing.refusal(scene.match, scene.model.session, error.barrier, scene.model.viewer))
            scene.app.sound.play("error")
            return None
        scene.app.sound.play("undo")
        scene.picks.forget()
        scene.compose()
        return None

    def redo(self) -> Command | None:
        """Play again what was taken back, or say that there is nothing."""
        scene = self._scene
        if not scene.model.session.can_redo:
            scene.app.toast(_("Nothing has been taken back that could be played again."))
            return None
        scene.bots.cancel()
        scene.picks.forget()
        scene.model.redo()
        scene.app.sound.play("slide")
        return None

    def menu(self) -> Command:
        """Open the menu."""
        from alicegames.ui.table.menu import menu  # noqa: PLC0415 -- it needs the table

        return Push(menu(self._scene, covered=self._scene.covered))

    def recap(self) -> Command | None:
        """Open the log since the viewer's last turn."""
        return self._open_log(since=True)

    def whole_log(self) -> Command | None:
        """Open the whole log."""
        return self._open_log(since=False)

    def _open_log(self, *, since: bool) -> Command | None:
        from alicegames.ui.table.log.scene import LogScene  # noqa: PLC0415 -- it needs the table

        return None if self._scene.covered else Push(LogScene(self._scene, since=since))

    def show_me(self) -> Command | None:
        """List every choice that is open, or say that nothing is asked."""
        from alicegames.ui.table.choices import OptionsScene  # noqa: PLC0415 -- it needs the table

        if self._scene.model.decision() is None:
            self._scene.app.toast(_("There is nothing to decide for you now."))
            return None
        return Push(OptionsScene(self._scene))

    def pause(self) -> Command | None:
        """Stop the clock and cover the table, or let bots wait that play alone; or say that there is neither."""
        from alicegames.ui.table.people.clock import PauseScene  # noqa: PLC0415 -- opened now and then

        if self._scene.teller.watch.is_on:
            self._scene.teller.watch.halt()
            return None
        if self._scene.match.clock is None:
            self._scene.app.toast(_("There is no clock in this game."))
            return None
        return Push(PauseScene(self._scene))

    def confirm(self) -> Command | None:
        """Confirm what is picked; bots that wait make one choice."""
        picked: Command | None = None if self._scene.teller.watch.let_one() else self._scene.picks.confirm()
        return picked

    def decks(self, target: str = "") -> Command | None:
        """Open what is left in the decks, at one of them."""
        from alicegames.ui.table.advice.decks import DecksScene  # noqa: PLC0415 -- it needs the table

        return None if self._scene.covered else Push(DecksScene(self._scene, target))

    def tutor(self) -> Command | None:
        """Switch the tutor on or off."""
        from alicegames.ui.table.menu import switch_tutor  # noqa: PLC0415 -- it needs the commands

        switch_tutor(self._scene.app)
        self._scene.compose()
        return None

    def rules(self, rule: str = "") -> Command:
        """Open the rules reference over the match's pack, at a rule, or at that of the reason shown, if one is."""
        from alicegames.ui.scenes.rules import RulesScene  # noqa: PLC0415 -- opened now and then

        match = self._scene.match
        return Push(RulesScene(self._scene.app, match.game.id, rule or self._scene.picks.rule, match.pack))

    def rules_here(self) -> Command:
        """Open the rules at what is at hand: the reason shown, the log's line or the thing pointed at, the question."""
        scene, sources, group = self._scene, self._scene.match.game.sources, self._scene.widgets
        pointed = [group.hovered, group.focused if group.by_keyboard else None]
        line = scene.log.current if scene.log in pointed else None
        things = [sources.of_target(widget.id) for widget in pointed if widget is not None]
        asked = sources.of_decision(scene.model.decision())
        found = [scene.picks.rule, line.rule if line is not None else "", *things, asked]
        return self.rules(next(filter(None, found), ""))

    def score(self, *, festive: bool = False) -> Command:
        """Open the score; at the very end of a game its ceremony comes first."""
        scene = self._scene
        score: Any = scene_class("score")
        return Push(score(scene.app, scene.match, scene.model.session, festive=festive))
