"""What a choice would do, before it is made: that under the pointer or the keyboard, the picked one, or the hint."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from alicegames.core.foresight import shows_something
from alicegames.i18n import _
from alicegames.ui.presenters.base import Preview

if TYPE_CHECKING:
    from alicegames.ui.table.hub import Hub
    from alicegames.ui.table.picks import Picks


class Previews:
    """Makes the preview of what a person has in mind, once for each."""

    def __init__(self, scene: Hub, picks: Picks) -> None:
        self._scene = scene
        self._picks = picks
        self._made: tuple[Any, Preview | None] = (None, None)

    def now(self) -> Preview | None:
        """Return the preview of what the person has in mind; None if that is nothing."""
        considered = self._considered()
        if considered is None:
            return None
        key = (self._scene.model.version, self._scene.model.picker.picked, *considered)
        if self._made[0] != key:
            self._made = (key, self._of(*considered))
        return self._made[1]

    def of_choice(self, choice: Any) -> Preview:  # noqa: ANN401 -- a choice of any game
        """Return the preview of a choice that is open, in its own words where the game has no more to say."""
        model = self._scene.model
        match, view = model.match, model.picker.considered_for(choice, model.view)
        made = model.presenter.preview(view, choice, model.viewer) or Preview()
        lines = made.lines or (match.texts.option(view, choice, match.names),)
        made = Preview(lines, made.badges, made.score, self._cautions(view, choice))
        return self._with_warning(made, view, (choice,))

    def _considered(self) -> tuple[str, Any] | None:
        """Return the choice, or else the target, that the person has in mind, or what is said meanwhile."""
        picker, group, hints = self._scene.model.picker, self._scene.widgets, self._picks.hints
        if self._picks.tutor.is_looking:
            return ("said", (_("The tutor looks at your choice …"),))
        if self._picks.is_hint_fresh:
            return ("hint", hints.lines)
        for widget in (group.hovered, group.focused if group.by_keyboard else None):
            if widget is not None and widget.id in picker.lit:
                return self._of_target(widget.id)
        choice = picker.complete()
        if choice is None:
            return ("hint", hints.lines) if hints.lines else None
        return ("gesture", (choice, *picker.then())) if picker.then() else ("choice", choice)

    def _of_target(self, target: str) -> tuple[str, Any]:
        """Return the choice that picking a target makes, with what it answers along; else the target itself."""
        picker = self._scene.model.picker
        gesture = picker.gesture(target) or picker.reachable(target)
        if len(gesture) > 1 and picker.gesture(target):
            return ("gesture", gesture)
        return ("choice", gesture[0]) if len(gesture) == 1 else ("target", target)

    def _of(self, kind: str, what: Any) -> Preview | None:  # noqa: ANN401 -- a choice, a target or sentences
        if kind == "choice":
            return self.of_choice(what)
        model = self._scene.model
        if kind == "gesture":
            return self._of_gesture(what)
        if kind == "target":
            return model.presenter.preview_step(model.considered, what, model.picker.reachable(what), model.viewer)
        choice = self._picks.hints.choice if kind == "hint" else None
        return Preview(what) if choice is None else self._of_hint(choice, what)

    def _of_hint(self, choice: Any, said: tuple[str, ...]) -> Preview:  # noqa: ANN401 -- a choice of any game
        """Return the preview of the choice that the hint has named, in the hint's own words."""
        made = self.of_choice(choice)
        return replace(made, lines=(*said, made.lines[-1]) if made.is_final else said, cautions=())

    def _of_gesture(self, choices: tuple[Any, ...]) -> Preview | None:
        """Return the preview of choices that are made in one go: final as soon as one of them is."""
        model = self._scene.model
        made = model.presenter.preview_gesture(model.view, choices, model.viewer)
        cautions = self._cautions(model.view, *choices)
        if made is None and not cautions:
            return None
        return self._with_warning(replace(made or Preview(), cautions=cautions), model.view, choices)

    def _cautions(self, view: Any, *choices: Any) -> tuple[str, ...]:  # noqa: ANN401 -- a game's own
        """Return what is to be minded of the choices, made one after the other."""
        match, kinds, said = self._scene.match, self._scene.app.settings.warned, list[str]()
        if not (self._picks.warns and kinds):
            return ()
        for number, choice in enumerate(choices):
            view = match.rules.apply(view, choices[number - 1]).state if number else view
            decision = match.rules.decision(view) if number else None
            if decision is not None and choice not in decision.options:
                break
            said += [one.said for one in match.cautions(view, choice, match.names) if one.kind in kinds]
        return tuple(dict.fromkeys(said))

    def _with_warning(self, made: Preview, view: Any, choices: tuple[Any, ...]) -> Preview:  # noqa: ANN401 -- any game's
        """Say of choices made one after the other whether they cannot be taken back."""
        model = self._scene.model
        rules, players = model.match.rules, model.match.setup.players
        for number, choice in enumerate(choices):
            decision = rules.decision(view) if number else None
            if decision is not None and choice not in decision.options:
                break
            if shows_something(rules, players, view, model.viewer, choice):
                return replace(made, lines=(*made.lines, _("This cannot be taken back.")), is_final=True)
            view = rules.apply(view, choice).state
        return replace(made, is_final=False)
