"""A game's player aid on the screen, page by page, with everything in its box; and into a file to print."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import pygame
from pygame import FRect

from alicegames import paths
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.ui.app.commands import Command, Pop, Stay
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.ground import draw_night
from alicegames.ui.draw.theme import BODY
from alicegames.ui.scenes.components import aid, aid_pages
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale

_SIDE: Final = 220.0


class AidScene(Scene):
    """Two pages beside each other as large as the window allows."""

    name: ClassVar[str] = "aid"

    def __init__(self, app: App, game_id: str) -> None:
        super().__init__(app)
        self.match = aid.sample(game_id)
        self.pages = (*aid_pages.aid(self.match), *aid_pages.parts(self.match))
        self.at = 0
        """The page on the left."""
        self._drawn: dict[tuple[int, int], pygame.Surface] = {}
        self.on = Button("on", _("Next pages"), lambda: self._turn(2), icon="icon_arrow_right")
        self.again = Button("again", _("Earlier pages"), lambda: self._turn(-2), icon="icon_arrow_left")
        self.png = Button("png", _("Save as picture"), lambda: self._save(".png"))
        self.pdf = Button("pdf", _("Save as PDF"), lambda: self._save(".pdf"))
        self.back = Button("back", _("Back"), Pop, icon="icon_close")

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> AidScene:
        """Open a game's aid."""
        return cls(app, args.game or app.settings.last_game or registry.ids()[0])

    def _turn(self, pages: int) -> Command:
        self.at = max(0, min(len(self.pages) - 1, self.at + pages)) // 2 * 2
        self.layout(self.app.scale)
        return Stay()

    def _save(self, suffix: str) -> Command:
        """Write the two pages beside the saved games and say where, or why not."""
        out = paths.home() / "aids" / f"{self.match.game.id}{suffix}"
        try:
            out.parent.mkdir(parents=True, exist_ok=True)
            aid.save(self.app, self.match, out, factor=aid_pages.PRINTED)
        except OSError as error:
            self.app.toast(
                _("“{file}” could not be written ({system}); free some space or set ALICEGAMES_HOME.").format(
                    file=out, system=error.strerror or error
                )
            )
        else:
            self.app.toast(_("Saved: {file}").format(file=out))
        return Stay()

    def layout(self, scale: Scale) -> None:
        """Place the buttons in a column at the right."""
        left = scale.width - _SIDE - 20
        buttons = [self.on, self.again, self.png, self.pdf, self.back]
        for number, button in enumerate(buttons):
            button.rect = FRect(left, 24 + number * 56, _SIDE, 44)
        for button, is_there, why in (
            (self.on, self.at + 2 < len(self.pages), _("These are the last pages.")),
            (self.again, self.at > 0, _("These are the first pages.")),
        ):
            if is_there:
                button.enable()
            else:
                button.disable(why)
        self.widgets.set(buttons)
        self.refresh()

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the wall and two pages."""
        draw_night(canvas)
        room = FRect(20, 20, canvas.scale.width - _SIDE - 60, canvas.scale.height - 40)
        wide = min((room.w - 12) / 2, room.h * aid_pages.SIZE[0] / aid_pages.SIZE[1])
        high = wide * aid_pages.SIZE[1] / aid_pages.SIZE[0]
        for place, number in enumerate(range(self.at, min(self.at + 2, len(self.pages)))):
            spot = FRect(room.left + place * (wide + 12), room.top, wide, high)
            canvas.surface.blit(self._page(number, canvas.px(spot).w), canvas.px(spot).topleft)
        said = _("Pages {first} and on, of {count}").format(first=self.at + 1, count=len(self.pages))
        fitted(canvas, said, FRect(canvas.scale.width - _SIDE - 20, 310, _SIDE, 24), BODY, canvas.theme.paper)

    def _page(self, number: int, pixels: int) -> pygame.Surface:
        """Return a page so many pixels wide: drawn as it is printed, and made smaller."""
        if (number, pixels) not in self._drawn:
            large = aid_pages.render(self.app, (self.pages[number],), aid_pages.PRINTED)[0]
            high = round(pixels * large.get_height() / large.get_width())
            self._drawn[number, pixels] = pygame.transform.smoothscale(large, (pixels, high))
        return self._drawn[number, pixels]
