"""The buttons of the table: the fixed ones always in the same order, and one for every option without a place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.core.targets import BUTTON_END, BUTTON_PASS
from alicegames.core.undo import AnothersChoice
from alicegames.i18n import _
from alicegames.match import undoing
from alicegames.ui.app import keymap
from alicegames.ui.draw import room
from alicegames.ui.draw.fit import fit
from alicegames.ui.draw.theme import CAPTION
from alicegames.ui.table.frame import BUTTON
from alicegames.ui.table.picking import asked
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.core.undo import Barrier
    from alicegames.ui.app.scene import Command
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.table.frame import TableFrame
    from alicegames.ui.table.hub import Hub
    from alicegames.ui.table.model import TableModel
    from alicegames.ui.widgets.base import Widget

ICON: Final = 40.0
"""Width of a button that is an icon."""
_GAP: Final = 6.0
_APART: Final = 14.0
"""Half the room between passing and ending the turn."""
_OPTION: Final = 260.0
"""Width of an option's button on a sheet, about."""
_FEW: Final = 2
ON_BANNER: Final = 40.0
"""Of the banner's width for each of its buttons."""
SHEET_ROW: Final = BUTTON + 6
_SHEET_PAD: Final = 14.0

NO_HINTS: Final[Callable[[], str]] = lambda: _("Hints are switched off in the settings.")  # noqa: E731 -- in the language set
"""Why no hint is given."""


@dataclass(frozen=True, slots=True)
class Actions:
    """What the buttons do."""

    confirm: Callable[[], Command | None]
    otherwise: Callable[[], Command | None]
    undo: Callable[[], Command | None]
    redo: Callable[[], Command | None]
    undo_turn: Callable[[], Command | None]
    hint: Callable[[], Command | None]
    hand_over: Callable[[], Command | None]
    menu: Callable[[], Command | None]
    score: Callable[[], Command | None]
    pick: Callable[[str], Command | None]
    page: Callable[[int], Command | None]
    recap: Callable[[], Command | None]
    tutor: Callable[[], Command | None]
    step_on: Callable[[], Command | None]
    to_turn: Callable[[], Command | None]
    telling: Callable[[], str]
    """Whether what happened is shown step by step (``steps``), others act (``others``), or neither."""
    has_aids: Callable[[], bool]
    """Whether hints are given."""
    is_tutored: Callable[[], bool]
    """Whether the tutor looks at what is chosen."""


def actions(scene: Hub) -> Actions:
    """Return what the buttons of a table do."""
    return Actions(
        confirm=scene.picks.confirm,
        otherwise=scene.commands.otherwise,
        undo=scene.commands.undo,
        redo=scene.commands.redo,
        undo_turn=scene.commands.undo_turn,
        hint=scene.picks.ask_hint,
        hand_over=scene.teller.hand_over,
        menu=scene.commands.menu,
        score=scene.commands.score,
        pick=scene.picks.click,
        page=scene.turn_page,
        recap=scene.commands.recap,
        tutor=scene.commands.tutor,
        step_on=scene.teller.step_on,
        to_turn=scene.teller.to_turn,
        telling=lambda: scene.teller.telling_what,
        has_aids=lambda: scene.picks.has_aids,
        is_tutored=lambda: scene.picks.is_tutored,
    )


def unplaced(model: TableModel[Any, Any], placed: set[str]) -> tuple[str, ...]:
    """Return the targets that are lit or picked but lie nowhere on the table, without those that have a fixed place."""
    wanted = (*model.picker.lit, *model.picker.picked)
    return tuple(t for t in dict.fromkeys(wanted) if t not in placed and t not in (BUTTON_PASS, BUTTON_END))


# -- the fixed ones -----------------------------------------------------------------------------------------------


def fixed(frame: TableFrame, model: TableModel[Any, Any], do: Actions, type_: Typesetter) -> list[Widget]:
    """Make confirm, undo, redo, take back, hint and the menu, and below them pass and, apart, end turn."""
    row = frame.commands
    widgets: list[Widget] = []
    icons = [_undo(model, do), _redo(model, do), _undo_turn(model, do), _hint(model, do)]
    left = row.right - len(icons) * (ICON + _GAP) + _GAP
    confirm = _confirm(model, do)
    confirm.rect = FRect(row.left, row.top, left - _GAP - row.left, row.h)
    if do.telling() == "steps":
        widgets.append(_to_turn_icon(do, confirm))
    if confirm.width_for(type_) > confirm.rect.w:
        confirm.icon = ""
    if confirm.width_for(type_) > confirm.rect.w:
        confirm.style = fit(type_, confirm.label, confirm.style, confirm.rect.w - 16, BUTTON)
    widgets.append(confirm)
    for icon in icons:
        icon.rect = FRect(left, row.top, ICON, row.h)
        left += ICON + _GAP
        widgets.append(icon)
    widgets += _endings(frame, model, do)
    menu = Button(
        "menu", "", do.menu, kind="quiet", icon="icon_menu", tooltip=_("Menu ({key})").format(key=keymap.name("back"))
    )
    menu.rect = FRect(frame.banner.right - 46, frame.banner.top + 8, 38, 38)
    tooltip = _("What happened since your last turn ({key})").format(key=keymap.name("recap"))
    recap = Button("recap", "", do.recap, kind="quiet", icon="icon_replay", tooltip=tooltip)
    recap.rect = menu.rect.move(-ON_BANNER, 0)
    return [*widgets, *_tutor(model, do, recap), recap, menu]


def has_tutor(model: TableModel[Any, Any]) -> bool:
    """Whether a table has a tutor to be switched on: one person sits there."""
    return len(model.match.humans) == 1 and not model.over


def _tutor(model: TableModel[Any, Any], do: Actions, beside: Button) -> list[Widget]:
    """Make the button that switches the tutor on and off; it looks pressed while the tutor is on."""
    if not has_tutor(model):
        return []
    tooltip = _("Tutor: switch off") if do.is_tutored() else _("Tutor: switch on")
    button = Button("tutor", "", do.tutor, icon="icon_learn", tooltip=tooltip)
    button.kind = "plain" if do.is_tutored() else "quiet"
    button.rect = beside.rect.move(-ON_BANNER, 0)
    return [button]


def _to_turn_icon(do: Actions, beside: Button) -> Button:
    """Make the button that ends the showing, at the end of the one that goes on with it."""
    button = Button("to_turn", "", do.to_turn, icon="icon_last", tooltip=_("To my turn"))
    button.rect = FRect(beside.rect.right - ICON, beside.rect.top, ICON, beside.rect.h)
    beside.rect.w -= ICON + _GAP
    return button


def _confirm(model: TableModel[Any, Any], do: Actions) -> Button:
    if model.over:
        return Button("confirm", _("Show the score"), do.score, kind="primary", icon="icon_chart")
    if model.curtain_for is not None:
        label = _("Hand over to {name}").format(name=model.match.names[model.curtain_for])
        return Button("confirm", label, do.hand_over, kind="primary", icon="icon_curtain")
    if do.telling() == "steps":
        return Button("confirm", _("Next"), do.step_on, kind="primary", icon="icon_next")
    if do.telling() == "lines":
        return Button("confirm", _("Skip the scoring"), do.to_turn, icon="icon_last")
    if do.telling() == "others":
        return Button("confirm", _("To my turn"), do.to_turn, icon="icon_last")
    otherwise = "" if model.picker.picked else model.otherwise
    if otherwise:
        tooltip = _("It was answered along with your choice; press to be asked it.")
        return Button("otherwise", otherwise, do.otherwise, icon="icon_undo", tooltip=tooltip)
    button = take(model, do.confirm)
    button.visible = button.enabled or bool(model.picker.picked)
    return button


def take(model: TableModel[Any, Any], then: Callable[[], Command | None]) -> Button:
    """Return the button that takes what is picked; an incomplete pick says what is missing."""
    ready = model.picker.complete() is not None
    button = Button("confirm", _("Confirm"), then, kind="primary" if ready else "plain", icon="icon_check")
    if not ready:
        button.disable(asked.missing(model))
    return button


def _undo(model: TableModel[Any, Any], do: Actions) -> Button:
    button = Button("undo", "", do.undo, icon="icon_undo")
    for barrier in model.undo_barriers():
        asks = isinstance(barrier, AnothersChoice) or (barrier.can_be_lifted and model.may_force)
        if not asks:
            button.disable(_refusal(model, barrier))
            return button
    back = undoing.comes_back(model.match, model.takeback(), model.viewer)
    button.tooltip = _("Undo ({key}): take back {choice}").format(key=keymap.name("undo"), choice=back)
    return button


def _refusal(model: TableModel[Any, Any], barrier: Barrier) -> str:
    return undoing.refusal(model.match, model.session, barrier, model.viewer)


def _redo(model: TableModel[Any, Any], do: Actions) -> Button:
    button = Button("redo", "", do.redo, icon="icon_redo", tooltip=_("Redo ({key})").format(key=keymap.name("redo")))
    if not model.session.can_redo:
        button.disable(_("Nothing has been taken back that could be played again."))
    return button


def _undo_turn(model: TableModel[Any, Any], do: Actions) -> Button:
    tooltip = _("Take back the turn ({key})").format(key=keymap.name("undo_turn"))
    button = Button("undo_turn", "", do.undo_turn, icon="icon_undo_turn", tooltip=tooltip)
    barriers = model.undo_barriers()
    if barriers:
        button.disable(_refusal(model, barriers[0]))
    return button


def _hint(model: TableModel[Any, Any], do: Actions) -> Button:
    button = Button("hint", "", do.hint, icon="icon_hint", tooltip=_("Hint ({key})").format(key=keymap.name("hint")))
    if not do.has_aids():
        button.disable(NO_HINTS())
    elif model.decision() is None:
        button.disable(_("There is nothing to decide for you now."))
    return button


def _endings(frame: TableFrame, model: TableModel[Any, Any], do: Actions) -> list[Widget]:
    if not frame.ending.h:
        return []
    row, made = frame.ending, []
    places = ((BUTTON_PASS, row.left, "icon_pass"), (BUTTON_END, row.centerx + _APART, "icon_end_turn"))
    for target, left, icon in places:
        button = option_button(model, target, do)
        button.icon = icon
        button.rect = FRect(left, row.top, row.w / 2 - _APART, row.h)
        if target not in model.picker.lit and target not in model.picker.picked:
            button.disable(_("Not now: something else is asked."))
            button.visible = False
        made.append(button)
    return list(made)


# -- one for every option without a place -------------------------------------------------------------------------


def option_button(model: TableModel[Any, Any], target: str, do: Actions) -> Button:
    """Make the button of a target without a place."""
    choices = model.picker.reachable(target) or model.picker.open()
    if choices and target in (*model.picker.lit, *model.picker.picked):
        label = model.presenter.button(model.considered, target, choices)
        icon = model.presenter.button_sprite(model.considered, target, choices)
    else:
        label, icon = _("Pass") if target == BUTTON_PASS else _("End turn"), ""
    kind = "primary" if target in model.picker.picked else "plain"
    button = Button(target, label, lambda: do.pick(target), kind=kind, icon=icon)  # type: ignore[arg-type]
    button.style = CAPTION if len(label) > 40 else button.style  # noqa: PLR2004 -- what fits the rail
    return button


def in_rail(frame: TableFrame, model: TableModel[Any, Any], targets: tuple[str, ...], do: Actions) -> list[Widget]:
    """Make the option buttons under each other in the rail."""
    made: list[Widget] = []
    for number, target in enumerate(targets):
        button = option_button(model, target, do)
        button.rect = FRect(frame.options.left, frame.options.top + number * (BUTTON + 4), frame.options.w, BUTTON)
        _shorten(button, model)
        made.append(button)
    return made


def _shorten(button: Button, model: TableModel[Any, Any]) -> None:
    """Let the tooltip say the whole label where it may be cut."""
    del model
    if len(button.label) > 36:  # noqa: PLR2004 -- what fits the rail
        button.tooltip = button.label


@dataclass(frozen=True, slots=True)
class OptionSheet:
    """Options that the rail has no room for: a sheet of buttons, page by page."""

    rect: FRect
    widgets: tuple[Widget, ...]
    page: int
    pages: int


def on_sheet(
    frame: TableFrame,
    model: TableModel[Any, Any],
    targets: tuple[str, ...],
    do: Actions,
    page: int,
    clear: Sequence[FRect] = (),
) -> OptionSheet:
    """Make the option buttons on a sheet: where it covers nothing of ``clear``, of the stage or at the rail's foot."""
    stage = frame.areas.stage
    columns = max(1, min(len(targets), int((stage.w - 2 * _SHEET_PAD) // _OPTION)))
    rows = max(1, int((stage.h * 0.5 - 2 * _SHEET_PAD - SHEET_ROW) // SHEET_ROW))
    size = columns * rows
    pages = -(-len(targets) // size)
    page = max(0, min(page, pages - 1))
    shown = targets[page * size : (page + 1) * size]
    rect = room.clearest(_sheets(frame, len(shown), columns, paged=pages > 1), clear)
    columns = max(1, int((rect.w - 2 * _SHEET_PAD + _GAP) // (_OPTION - 2 * _GAP)))
    width = (rect.w - 2 * _SHEET_PAD + _GAP) / min(columns, len(shown))
    widgets: list[Widget] = []
    for number, target in enumerate(shown):
        row, column = divmod(number, columns)
        button = option_button(model, target, do)
        left, top = rect.left + _SHEET_PAD + column * width, rect.top + _SHEET_PAD + row * SHEET_ROW
        button.rect = FRect(left, top, width - _GAP, BUTTON)
        _shorten(button, model)
        widgets.append(button)
    return OptionSheet(rect, (*widgets, *_pager(rect, page, pages, do)), page, pages)


def _sheets(frame: TableFrame, count: int, columns: int, *, paged: bool) -> list[FRect]:
    """Return where a sheet of so many buttons could lie: foot and top of the stage, or one column in the rail."""
    stage, rail = frame.areas.stage.inflate(-16, -16), frame.rail
    high = 2 * _SHEET_PAD + SHEET_ROW * (-(-count // columns) + paged)
    wide = stage.w if count >= columns > _FEW else min(stage.w, columns * _OPTION + 2 * _SHEET_PAD)
    found = []
    for top in (stage.bottom - high, stage.top, stage.centery - high / 2):
        found += [FRect(left, top, wide, high) for left in (stage.centerx - wide / 2, stage.left, stage.right - wide)]
    column = 2 * _SHEET_PAD + SHEET_ROW * count
    if not paged and column <= rail.bottom - frame.preview.bottom:
        found.append(FRect(rail.left, rail.bottom - column, rail.w, column))
    return found


def _pager(rect: FRect, page: int, pages: int, do: Actions) -> list[Widget]:
    if pages < 2:  # noqa: PLR2004 -- one page needs no leafing
        return []
    made: list[Widget] = []
    top = rect.bottom - _SHEET_PAD - BUTTON
    for widget_id, icon, by, left in (
        ("options_prev", "icon_prev", -1, rect.right - _SHEET_PAD - 2 * ICON - _GAP),
        ("options_next", "icon_next", 1, rect.right - _SHEET_PAD - ICON),
    ):
        button = Button(widget_id, "", lambda by=by: do.page(by), icon=icon)  # type: ignore[misc]
        button.rect = FRect(left, top, ICON, BUTTON)
        if not 0 <= page + by < pages:
            button.disable(_("There are no more."))
        made.append(button)
    return made
