"""What is asked, in words that keep step with the picks: what is picked, what is still wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.targets import BUTTON_END, BUTTON_PASS
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.table.model import TableModel

_NAMED: Final = 3
"""So many things are named; more are counted."""


def prompt(model: TableModel[Any, Any]) -> str:
    """Return the question, and once something is picked, what that is and what is still wanted."""
    decision = model.decision()
    if decision is None:
        return ""
    question = model.match.texts.prompt(model.view, decision, model.match.names)
    return f"{question}\n{picked(model)}" if model.picker.picked else str(question)


def picked(model: TableModel[Any, Any]) -> str:
    """Say what is picked and what is still wanted."""
    told = _("Picked: {things}.").format(things=", ".join(name(model, target) for target in model.picker.picked))
    return f"{told} {wanted(model)}"


def wanted(model: TableModel[Any, Any]) -> str:
    """Say what is still wanted of what has been begun."""
    if not model.picker.lit:
        return _("Confirm it.")
    further = _listed(model, model.picker.lit)
    if model.picker.complete() is None:
        return _("Still missing: {things}.").format(things=further)
    return _("Confirm, or add {things}.").format(things=further)


def missing(model: TableModel[Any, Any]) -> str:
    """Say why what is picked cannot be confirmed."""
    return wanted(model) if model.picker.picked else _("Pick something that is lit first.")


def _listed(model: TableModel[Any, Any], targets: Sequence[str]) -> str:
    """Name a few things, count many."""
    if len(targets) > _NAMED:
        count = len(targets)
        return ngettext("{count} thing that is lit", "one of {count} things that are lit", count).format(count=count)
    names = list(dict.fromkeys(name(model, target) for target in targets))
    return names[0] if len(names) == 1 else _("{some} or {last}").format(some=", ".join(names[:-1]), last=names[-1])


def name(model: TableModel[Any, Any], target: str) -> str:
    """Name a thing in few words: a button by its label, a thing by what the game calls it."""
    kind = target.partition(":")[0]
    if target not in (BUTTON_PASS, BUTTON_END) and kind not in ("button", "option"):
        named = model.presenter.word(model.view, target)
        if named:
            return named
    choices = model.picker.reachable(target) or model.picker.open()
    return f"“{model.presenter.button(model.view, target, choices)}”"
