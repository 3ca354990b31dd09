"""Component packs looked at: every card, tile and token drawn and told, and the pack chosen for the next game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pygame import FRect

from alicegames import paths
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.match import Seat, new_match
from alicegames.packs import loader
from alicegames.ui import presenters
from alicegames.ui.app.commands import Command, Pop, Stay
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night
from alicegames.ui.draw.numbers import times
from alicegames.ui.draw.theme import BODY, BODY_BOLD, CAPTION, HEADING
from alicegames.ui.presenters.plates import Plate, Tray
from alicegames.ui.scenes.components import aid_pages
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.listview import ListView
from alicegames.ui.widgets.scroll import BAR
from alicegames.ui.widgets.scrolltext import Block, ScrollText

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.match import Match
    from alicegames.packs.spec import Pack
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.widgets.scrolltext import Ink

_SIDE: Final = 300.0
_ROW: Final = 40.0
_CONTROL: Final = 40.0
_TALLEST: Final = 720.0
"""Units of the large picture's height, at most."""


class GalleryScene(Scene):
    """Packs and their facts at the left, the things of one kind in the middle, one of them at large at the right."""

    name: ClassVar[str] = "gallery"

    def __init__(self, app: App, game: str, pack: int = 0, choose: Callable[[int], Command] | None = None) -> None:
        """``choose`` takes the number of the pack, in the order of ``loader.available``, that is to be played."""
        super().__init__(app)
        self.game = registry.get(game)
        self.packs, self.faults = loader.available(self.game.pack)
        self._take = choose
        self.pack_choice = Choice("pack", self._answers(), pack, self._show_pack)
        self.list: ListView[Plate] = ListView(
            "things", (), _ROW, self._draw_row, on_select=lambda _plate: self._selected()
        )
        self.facts, self.words = ScrollText("facts"), ScrollText("words")
        self.back = Button("back", _("Back"), Pop, icon="icon_arrow_left")
        self.choose = Button("choose", _("Play with this"), self._choose, kind="primary", icon="icon_play")
        self.side = self.sheet = self.large = FRect(0, 0, 0, 0)
        self._show_pack(pack)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> GalleryScene:
        """Show the packs of the game named, or of the first on the shelf."""
        return cls(app, args.game or registry.ids()[0], choose=lambda _pack: Stay())

    def _answers(self) -> list[Answer[int]]:
        return [Answer(number, pack.manifest.name) for number, pack in enumerate(self.packs)]

    @property
    def pack(self) -> Pack[Any]:
        """The pack that is looked at."""
        return self.packs[self.pack_choice.value]

    def _show_pack(self, _number: int) -> Command:
        seats = [Seat(name="Alice", mark="watch"), Seat(name="Dinah", mark="hat")]
        match = new_match(self.game.id, seats, pack=self.pack, seed=0)
        self.trays = (Tray(_("The table"), (_table(match),)), *presenters.gallery(match))
        answers = [Answer(number, tray.title) for number, tray in enumerate(self.trays)]
        self.kinds = Choice("kind", answers, 0, self._show_kind)
        self.facts.set([*map(_said, self._told()), *(_said(str(fault), "rose") for fault in self.faults)])
        shown = [self.pack_choice, self.facts, self.kinds, self.list, self.words, self.back]
        self.widgets.set([*shown, self.choose] if self._take else shown)
        self.layout(self.app.scale)
        return self._show_kind(0)

    def _show_kind(self, number: int) -> Command:
        self.list.set(self.trays[number].plates)
        return self._selected()

    def _selected(self) -> Command:
        plate = self.list.row
        self.words.set([Block(plate.words)] if plate is not None and plate.words else [])
        self.words.visible = bool(self.words.blocks)
        self._place_words(self.app.type)
        self.refresh()
        return Stay()

    def _choose(self) -> Command:
        assert self._take is not None, "the button is there only where there is something to choose for"
        self.app.go(Pop())
        return self._take(self.pack_choice.value)

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place the three sheets."""
        width = min(1500.0, scale.width - 48)
        left, top, bottom = (scale.width - width) / 2, HEADING_HEIGHT, scale.height - 24
        side = min(_SIDE, width * 0.28)
        self.side = FRect(left, top, side, bottom - top - 112)
        self.back.rect = FRect(left, bottom - 44, side, 44)
        self.choose.rect = FRect(left, bottom - 100, side, 44)
        self.sheet = FRect(left + side + 16, top, side + 20, bottom - top)
        self.large = FRect(self.sheet.right + 16, top, left + width - self.sheet.right - 16, bottom - top)
        self.pack_choice.rect = FRect(left + 16, top + 16, side - 32, _CONTROL)
        self.facts.rect = FRect(left + 18, top + 68, side - 26, self.side.bottom - 10 - top - 68)
        inner = self.sheet.inflate(-24, -24)
        self.kinds.rect = FRect(inner.left, inner.top, inner.width, _CONTROL)
        self.list.rect = FRect(inner.left, inner.top + 52, inner.width, inner.height - 52)
        self.list.row_height = max(_ROW, self.app.type.line_height(BODY) + 14)
        self._place_words(self.app.type)
        self.refresh()

    def _place_words(self, type_: Typesetter) -> None:
        """Give the words under the large picture what they need, and no more than half of its sheet."""
        inner, plate = self.large.inflate(-48, -40), self.list.row
        wide = inner.width + 20
        high = type_.height(plate.words, BODY, wide - BAR - 8) + 24 if plate is not None and plate.words else 0.0
        high = max(0.0, min(high, inner.height / 2))
        self.words.rect = FRect(inner.left, inner.bottom - high, wide, high)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw wall, heading, what the pack says of itself, and the thing that is looked at."""
        draw_night(canvas)
        draw_heading(canvas, _("Components"), _("What {title} is played with.").format(title=self.game.title()))
        for sheet in (self.side, self.sheet, self.large):
            canvas.panel(sheet)
        plate = self.list.row
        if plate is not None:
            self._draw_large(canvas, plate)

    def _told(self) -> list[str]:
        manifest, about = self.pack.manifest, self.pack.id
        lines = [_("Version {version}, digest {digest}").format(version=about.version, digest=about.digest[:12])]
        lines.append(_("Built in.") if self.pack.builtin else _("Your own."))
        lines += [_("By {author}.").format(author=manifest.author)] if manifest.author else []
        lines += [manifest.provenance] if manifest.provenance else []
        return [*lines, _("Packs of your own go into {folder}.").format(folder=paths.user_packs())]

    def _draw_large(self, canvas: Canvas, plate: Plate) -> None:
        inner = self.large.inflate(-48, -40)
        used = canvas.paragraph(plate.name, inner, HEADING, canvas.theme.teal, align="center")
        room = FRect(inner.left, inner.top + used + 12, inner.width, self.words.rect.top - inner.top - used - 18)
        high = max(40.0, min(room.height, room.width / plate.ratio, _TALLEST))
        thing = FRect(0, 0, high * plate.ratio, high)
        thing.center = room.center
        plate.paint(canvas, thing)

    def _draw_row(self, canvas: Canvas, plate: Plate, rect: FRect, selected: bool) -> None:  # noqa: FBT001 -- the list calls it
        inner, theme = rect.inflate(-20, -8), canvas.theme
        count = times(plate.count) if plate.count > 1 else ""
        box = canvas.text(count, (inner.right, inner.top + 3), BODY, theme.ink_soft, align="right")
        style, colour = (BODY_BOLD, theme.teal) if selected else (BODY, theme.ink)
        name = FRect(inner.left, inner.top, box.left - inner.left - 8, inner.height)
        fitted(canvas, plate.name, name, style, colour, align="left")


def _said(text: str, ink: Ink = "ink") -> Block:
    return Block(text, CAPTION, ink)


def _table(match: Match) -> Plate:
    """Return the table as it is when a game of two begins."""
    return Plate(match.game.title(), aid_pages.table(match), aid_pages.STAGE[0] / aid_pages.STAGE[1])
