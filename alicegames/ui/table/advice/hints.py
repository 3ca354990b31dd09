"""The hint: first where to look, then what kind of choice it is, then the choice with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.i18n import _
from alicegames.teaching import advice
from alicegames.ui.app import keymap

if TYPE_CHECKING:
    from alicegames.bots import Answer
    from alicegames.core.targets import Path
    from alicegames.teaching.advice import Hint
    from alicegames.ui.table.hub import Hub

_SECONDS: Final = 2.0
"""The longest a hint may take."""


class Hints:
    """The hint of one decision, and how much of it has been given."""

    def __init__(self, scene: Hub) -> None:
        self._scene = scene
        self._hint: Hint | None = None
        self._given = 0

    @property
    def choice(self) -> Any:  # noqa: ANN401 -- a choice of any game, or None
        """The choice, once the last step is given; None before."""
        return self._hint.choice if self._hint is not None and self._given >= len(self._hint.steps) else None

    @property
    def path(self) -> Path:
        """The targets to mark: where a few good choices begin; at the last step all of the best one's."""
        if self._hint is None:
            return ()
        picker = self._scene.model.picker
        if self.choice is not None:
            return picker.path_of(self.choice)
        return tuple(dict.fromkeys(target for option in self._hint.among for target in picker.path_of(option)[:1]))

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said now, the newest last; the first step is seen, not told, and the choice stands alone."""
        if self._hint is None:
            return ()
        more = (_("Look at what is marked: the best choice begins there."), *self._hint.steps[1:])[: self._given]
        again = [_("{key} again says more.").format(key=keymap.name("hint"))] if self.choice is None else []
        return (*more[-2:], *again) if self.choice is None else more[-1:]

    def forget(self) -> None:
        """Forget the hint: its decision is gone."""
        self._hint, self._given = None, 0

    def ask(self) -> None:
        """Give the next step; of a decision that has no hint yet, look for one."""
        if self._hint is not None:
            self._given = min(self._given + 1, len(self._hint.steps))
            self._scene.compose()
        elif not self._scene.bots.hint_open:
            self._scene.bots.ask_hint(self._scene.model, min(_SECONDS, self._scene.app.settings.bot_seconds))

    def fetch(self) -> bool:
        """Take the hint that was looked for, if it has come; return whether it has."""
        answer = self._scene.bots.advice(self._scene.model)
        if answer is None:
            return False
        self.show(answer)
        return True

    def show(self, answer: Answer, *, whole: bool = False) -> None:
        """Begin to give a hint made of an answer of the bots' worker; ``whole``: all of it at once."""
        model = self._scene.model
        decision = model.decision()
        if decision is None:
            return
        self._hint = advice.hint(model.match, model.view, decision, answer.choice, answer.estimates, answer.reason)
        self._given = len(self._hint.steps) if whole or len(self._hint.among) == 1 else 1
        self._scene.compose()
