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
    question = str(model.match.texts.prompt(model.view, decision, model.match.names))
    if model.picker.counts:
        return f"{question}\n{laid_out(model)}"
    said = picked(model) if model.picker.picked else many(model)
    return f"{question}\n{said}" if said else question


def many(model: TableModel[Any, Any]) -> str:
    """Say how many things are picked in one go; nothing where it is one."""
    picker = model.picker
    if picker.most < 2:  # noqa: PLR2004 -- one is what everybody expects
        return ""
    text = _("Pick up to {count}, in any order.") if picker.is_up_to else _("Pick {count}, in any order.")
    return text.format(count=picker.most)


def laid_out(model: TableModel[Any, Any]) -> str:
    """Say what is laid out, and that things can be exchanged."""
    choice = model.picker.complete()
    told = str(model.match.texts.option(model.view, choice, model.match.names))
    return _("{choice}. Click what else shall take part, or confirm.").format(choice=told.rstrip("."))


def picked(model: TableModel[Any, Any]) -> str:
    """Say what is picked and what is still wanted."""
    things = ", ".join(name(model, target) for target in model.picker.picked)
    told = _("Picked: {things}.").format(things=things)
    if model.picker.most > 1:
        told = _("{count} of {most} picked: {things}.")
        told = told.format(count=model.picker.count, most=model.picker.most, things=things)
    return f"{told} {wanted(model)}"


def wanted(model: TableModel[Any, Any]) -> str:
    """Say what is still wanted of what has been begun."""
    picker = model.picker
    ending = () if picker.begun else picker.ending()
    further = [target for target in picker.lit if target not in ending]
    if ending:
        return _or_else(model, further, ending[0])
    if not further:
        return _("Confirm it.")
    if picker.complete() is None:
        return _("Still missing: {things}.").format(things=_listed(model, further))
    return _("Confirm, or add {things}.").format(things=_listed(model, further))


def _or_else(model: TableModel[Any, Any], further: Sequence[str], ending: str) -> str:
    """Say what may be added where what is picked is enough, and how to go on with that."""
    if not further:
        return _("Choose {ending}.").format(ending=name(model, ending))
    return _("Add {things}, or choose {ending}.").format(things=_listed(model, further), ending=name(model, ending))


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
    return f"“{model.presenter.button(model.considered, target, choices)}”"
