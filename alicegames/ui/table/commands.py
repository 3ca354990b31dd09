"""What the table's buttons and shortcuts do besides picking: taking back, the menu, rules, score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.session import UndoRefusedError
from alicegames.i18n import _
from alicegames.ui.app.commands import Command, Push
from alicegames.ui.table.buttons import REASONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.table.scene import TableScene


class Commands:
    """The commands of one table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def undo(self) -> Command | None:
        """Take back the last choice, or say why not."""
        model = self._scene.model
        force = model.session.undo_barrier() == "reveal" and model.may_force
        return self._rewind(lambda: model.undo(force=force))

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
            scene.app.toast(REASONS[str(error)]())
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

        return Push(menu(self._scene))

    def show_me(self) -> Command | None:
        """List every choice that is open, or say that nothing is asked."""
        from alicegames.ui.table.choices import OptionsScene  # noqa: PLC0415 -- it needs the table

        if self._scene.model.decision() is None:
            self._scene.app.toast(_("There is nothing to decide for you now."))
            return None
        return Push(OptionsScene(self._scene))

    def rules(self) -> Command:
        """Open the rules reference, at the rule of the reason shown, if one is."""
        from alicegames.ui.scenes.rules import RulesScene  # noqa: PLC0415 -- opened now and then

        return Push(RulesScene(self._scene.app, self._scene.match.game.id, rule=self._scene.picks.rule))

    def score(self) -> Command:
        """Open the score."""
        from alicegames.ui.table.score import ScoreScene  # noqa: PLC0415 -- it comes back to the table

        scene = self._scene
        return Push(ScoreScene(scene.app, scene.match, scene.model.session))
