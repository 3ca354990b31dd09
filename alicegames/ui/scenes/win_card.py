"""One card before anything else: how this game is won."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from alicegames.games import registry
from alicegames.i18n import _
from alicegames.packs.loader import load_builtin
from alicegames.storage import settings
from alicegames.teaching import welcome
from alicegames.ui.app.commands import Push
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Message

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import SceneArgs


class WinCard(Message):
    """What the first lines of the rules reference say, before a first game and a first lesson."""

    name: ClassVar[str] = "win_card"

    def __init__(self, app: App, game: str, *, offers: bool = False) -> None:
        """Showing it counts as having read it. ``offers``: the game's first lesson too, if it was never begun."""
        title = _("{game}: how one wins").format(game=registry.get(game).title())
        super().__init__(app, title, how_one_wins(game))
        first = welcome.first_lesson(app.settings.lessons_done, game) if offers else None
        if first is not None:
            self.add("first_lesson", _("First lesson"), lambda: Push(scene_class("lesson")(app, first)))  # type: ignore[call-arg]
        if game not in app.settings.goals_read:
            app.settings, fault = settings.update(goals_read=(*app.settings.goals_read, game))
            if fault is not None:
                app.toast(str(fault))

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> WinCard:
        """Show a game's card."""
        return cls(app, args.game or registry.ids()[0])


def how_one_wins(game: str) -> str:
    """Return how a game is won and what gives points, in a few sentences of its reference."""
    bundle = registry.get(game)
    return "\n".join(welcome.how_one_wins(bundle.make_texts(load_builtin(bundle.pack).data).reference()))


def is_new(app: App, game: str) -> bool:
    """Whether nobody here has been told yet how a game is won."""
    return welcome.is_new(app.settings, game)
