"""What comes first: the question at hand, as the reason why nothing else can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.game import WhyNot
from alicegames.games.rolling_in_wonderland.frames import PlaceFigure
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.state import State

MAY_USE: Final = ("before_taking", "after_taking", "card_drawn", "gain_mushrooms")
"""The frames that offer mushrooms and cards (RW-97)."""


def step_reason(view: State) -> WhyNot:
    """Say what is asked first, and by which rule."""
    frame = view.stack[-1]
    if isinstance(frame, PlaceFigure):
        text = _("First choose the region where {figure} stands.").format(figure=words.figure(frame.figure))
        return WhyNot(text, ("RW-67", "RW-68")[frame.figure])
    if frame.tag == "before_taking":
        return WhyNot(_before_taking(view), "RW-18")
    sentence, rule = _STEPS[frame.tag]
    return WhyNot(sentence(), rule)


def _before_taking(view: State) -> str:
    """Name what may come before: the youngest have no cards, and some games no mushrooms."""
    if not view.variant.mushrooms:
        return _("First take dice.")
    if view.variant.youngest:
        return _("First take dice; mushrooms may come before.")
    return _("First take dice; mushrooms and cards may come before.")


_STEPS: Final[dict[str, tuple[Callable[[], str], str]]] = {
    "deal_abilities": (lambda: _("First choose your ability."), "RW-65"),
    "choose_dice": (lambda: _("First choose which dice of the area to take."), "RW-20"),
    "after_taking": (lambda: _("You have taken dice already: one area a turn."), "RW-18"),
    "discard_down": (lambda: _("First come down to the hand limit."), "RW-22"),
    "turn_dice": (lambda: _("First turn a die to another face."), "RW-98"),
    "choose_reroll": (lambda: _("First choose the area whose dice are rerolled."), "RW-98"),
    "pick_reroll": (lambda: _("First choose the dice to reroll, and roll them."), "RW-24"),
    "swap_dice": (lambda: _("First choose the dice that change places."), "RW-98"),
    "gain_mushrooms": (lambda: _("A mushroom would be lost: spend one or let it go first."), "RW-97"),
    "card_drawn": (lambda: _("You have drawn a card: use it, or go on."), "RW-97"),
    "fill_slot": (lambda: _("First one of your ongoing cards goes."), "RW-34"),
    "fire_ongoing": (lambda: _("First choose which of your ongoing cards takes effect."), "RW-33"),
    "take_challenge": (lambda: _("First take the top challenge or leave it."), "RW-39"),
    "place_cubes": (lambda: _("First place the cubes of your dice on your challenges."), "RW-40"),
    "place_any_cube": (lambda: _("First place a cube on one of your challenges."), "RW-46"),
    "place_soldiers": (lambda: _("First choose the region of a soldier."), "RW-37"),
    "move_soldiers": (lambda: _("First move a soldier, or leave all where they are."), "RW-46"),
    "use_tokens": (lambda: _("First choose a Cheshire Cat token within reach."), "RW-42"),
}
"""For each frame that asks a player its question, and its rule."""
