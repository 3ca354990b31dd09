"""The tutor: a choice that costs much is held back, and its person asked, before anything of it can be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.i18n import _
from alicegames.teaching import advice
from alicegames.ui.app.scene import Command, Push
from alicegames.ui.scenes.dialogs import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.bots import Answer
    from alicegames.teaching.advice import Verdict
    from alicegames.ui.table.hub import Hub

_SECONDS: Final = 1.5
"""The longest that the tutor may hold a choice back."""
_LOOK: Final = 0.1


class Tutor:
    """Looks at what the one person at a table is about to choose, with that person's eyes only."""

    def __init__(self, scene: Hub, submit: Callable[[Any], Command | None]) -> None:
        """``submit`` makes a choice for good."""
        self._scene = scene
        self._submit = submit
        self._held: Any = None
        self._version = -1
        """The position in which the choice is held back."""

    @property
    def is_looking(self) -> bool:
        """Whether a choice is held back."""
        return self._held is not None

    def holds(self, choice: Any) -> bool:  # noqa: ANN401 -- a choice of any game
        """Hold a choice back to look at it. Return whether it is; not if nothing can be said, or if it was pressed on.

        Of several that are picked in one go nothing is said.
        A second press on the same choice does not wait for the tutor.
        """
        model = self._scene.model
        decision, is_pressed = model.decision(), self._held == choice and self._version == model.version
        self.forget()
        several = model.picker.sequence(choice) != (choice,)
        if decision is None or len(decision.options) == 1 or is_pressed or several:
            return False
        self._held, self._version = choice, model.version
        self._scene.bots.ask_tutor(model, choice, min(_SECONDS, self._scene.app.settings.bot_seconds))
        self._scene.compose()
        return True

    def forget(self) -> None:
        """Let go what is held back: it is not made."""
        self._held = None

    def update(self) -> float | None:
        """Look whether the worker has answered; return when to look again, None if nothing is held back."""
        if self._held is None:
            return None
        if self._version != self._scene.model.version:
            self.forget()
            return None
        answer = self._scene.bots.advice(self._scene.model)
        if answer is None:
            return _LOOK
        choice = self._held
        self.forget()
        self._answer(choice, answer)
        return None

    def _answer(self, choice: Any, answer: Answer) -> None:  # noqa: ANN401 -- a choice of any game
        scene, model = self._scene, self._scene.model
        verdict = advice.judge(model.match, model.view, choice, answer.reason)
        command = Push(self._dialog(choice, answer, verdict)) if verdict is not None else self._submit(choice)
        if command is not None:
            scene.app.go(command)

    def _dialog(self, choice: Any, answer: Answer, verdict: Verdict) -> Dialog:  # noqa: ANN401 -- likewise
        dialog = Dialog(self._scene.app, _("The tutor"), "\n".join(verdict.said))
        back = dialog.add("take_back", _("Take it back"), lambda: self._take_back(answer), kind="primary")
        dialog.add("play_on", _("Play it all the same"), lambda: self._submit(choice))
        dialog.widgets.focus(back, by_keyboard=False)
        return dialog

    def _take_back(self, answer: Answer) -> None:
        """Let go what was picked, and show the better choice."""
        self._scene.model.picker.clear()
        self._scene.picks.hints.show(answer, whole=True)
        self._scene.picks.keep_hint()
