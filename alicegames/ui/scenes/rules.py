"""The rules reference: every rule, ruling and rebuilt part of a game, by section, with search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import FRect

from alicegames.core.game import Section
from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.teaching.lookup import advice, look_up
from alicegames.ui.app.commands import Command, Pop, Push, Stay
from alicegames.ui.app.events import Key, UiEvent
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.fit import fitted_in_two
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night, page_width
from alicegames.ui.draw.theme import BODY, CAPTION, TITLE
from alicegames.ui.scenes import rules_pictures
from alicegames.ui.scenes.components import aid
from alicegames.ui.scenes.components.aid_scene import AidScene
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.entry import TextEntry
from alicegames.ui.widgets.listview import ListView
from alicegames.ui.widgets.scrolltext import Block, ScrollText

if TYPE_CHECKING:
    from alicegames.core.game import Passage
    from alicegames.packs.spec import Pack
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale

_BOX: Final = "box"
"""The section of pictures alone."""
_SIDE: Final = (250.0, 300.0)
"""The width of the sections' list, at the least and at the most."""


class RulesScene(Scene):
    """Game, search and sections at the left; the text on a sheet at the right."""

    name = "rules"

    def __init__(self, app: App, game_id: str = "", rule: str = "", pack: Pack[Any] | None = None) -> None:
        """Open a game's rules at the top or at a rule, over a pack of its components; None for the built-in one."""
        super().__init__(app)
        self._packs = {game_id: pack}
        self.game = game_id or app.settings.last_game or registry.ids()[0]
        if self.game not in registry.ids():
            self.game = registry.ids()[0]
        self._rule = rule
        self._marked = rule
        """The rule somebody asked about: its paragraph has a bar."""
        self.unfolded = bool(rule)
        """Whether rulings and rebuilt parts are shown behind the paragraphs that they complete."""
        self.sheet = FRect(0, 0, 0, 0)
        self.search = TextEntry(
            "search", placeholder=_("Search the rules"), icon="icon_search", on_change=self._look_for
        )
        self.text = ScrollText("text")
        self.list: ListView[Section] = ListView("sections", (), 36.0, self._draw_section, on_select=self._turn_to)
        self.fold = Button("fold", "", self._turn_over)
        self.aid = Button("aid", _("Two pages to print"), self._to_aid, icon="icon_log")
        self.back = Button("back", _("Back"), Pop, icon="icon_arrow_left")
        self._open()

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> RulesScene:
        """Open a game's rules, at a rule or with a search."""
        extra = args.extra or {}
        scene = cls(app, args.game, extra.get("rule", ""))
        if "search" in extra:
            scene.search.set(extra["search"])
            scene._look_for(extra["search"])
        return scene

    # -- what is shown ----------------------------------------------------------------------------------------

    def _open(self) -> None:
        """Take up a game's reference."""
        match = aid.sample(self.game, self._packs.get(self.game))
        self.sections: tuple[Section, ...] = match.texts.reference()
        self.pictures = {"turn": rules_pictures.of_a_turn(match)}
        if box := rules_pictures.of_the_box(match):
            self.pictures[_BOX] = box
            self.sections = (*self.sections, Section(_("Everything in the box"), (), _BOX))
        answers = [Answer(each, book.title()) for each, book in registry.books().items()]
        self.games = Choice("games", answers, self.game, self._change_game)
        self._look_for(self.search.value)

    def _turn_over(self) -> Command:
        """Show what completes the paragraphs, or fold it away."""
        self.unfolded = not self.unfolded
        self._look_for(self.search.value)
        self.layout(self.app.scale)
        return Stay()

    def _to_aid(self) -> Command:
        return Push(AidScene(self.app, self.game))

    def _change_game(self, game_id: str) -> Command:
        self.game = game_id
        self._open()
        self.layout(self.app.scale)
        return Stay()

    def _look_for(self, words: str) -> Command:
        shown = look_up(self.sections, words)
        if not words.strip():
            shown += [(section, ()) for section in self.sections if section.id == _BOX]
        folded = not self.unfolded and not words.strip()
        self.list.set([section for section, _entries in shown])
        blocks: list[Block] = []
        count = sum(len(entries) for _section, entries in shown)
        if words.strip():
            note = ngettext("{count} paragraph found", "{count} paragraphs found", count).format(count=count)
            blocks.append(Block(note, CAPTION, "ink_soft", 0, note=""))
        if not shown:
            blocks += [Block(line, BODY, "ink", 9) for line in advice(self.sections, words)]
        for section, entries in shown:
            blocks.append(Block(section.title, TITLE, "teal", 22 if blocks else 0, name=f"section:{section.title}"))
            completed = {entry.under for entry in entries if folded}
            for entry in entries:
                if not (folded and entry.under):
                    marked, more = self._marked in entry.rules, entry.id in completed and bool(entry.id)
                    blocks += _blocks(entry, marked=marked, more=more)
            blocks += [] if words.strip() else self.pictures.get(section.id, [])
        self.text.set(blocks)
        return Stay()

    def _turn_to(self, section: Section) -> Command:
        self.text.show(f"section:{section.title}", self.app.type)
        return Stay()

    def show_rule(self, rule: str) -> None:
        """Bring the paragraph that tells a ledger rule into view."""
        for section in self.sections:
            for entry in section.entries:
                if rule in entry.rules:
                    if entry.under and not self.unfolded:
                        self._turn_over()
                    self.text.show(_name(entry), self.app.type)
                    self.list.selected = self.list.rows.index(section) if section in self.list.rows else None

    def handle(self, event: UiEvent) -> Command | None:
        """Ctrl+F and / go to the search; Esc empties it before it leaves."""
        if isinstance(event, Key):
            searching = self.widgets.focused is self.search
            if (event.ctrl and event.key == pygame.K_f) or (event.text == "/" and not searching):
                self.widgets.focus(self.search)
                return Stay()
            if event.key == pygame.K_ESCAPE and self.search.value:
                self.search.set("")
                return self._look_for("")
        return super().handle(event)

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place everything; a rule asked for is brought into view."""
        width = min(page_width(1120.0, self.app.type.text_size), scale.width - 48)
        left, top = (scale.width - width) / 2, HEADING_HEIGHT
        bottom = scale.height - 24
        side = max(_SIDE[0], min(page_width(_SIDE[1], self.app.type.text_size), width * 0.27))
        several = len(self.games.answers) > 1
        self.games.rect = FRect(left, top, width, 40)
        top += 56 if several else 0
        self.search.rect = FRect(left, top, side, 40)
        self.back.rect = FRect(left, bottom - 44, side, 44)
        self.list.row_height = self.app.type.line_height(BODY) + 16
        self.fold.label = _("Fold our rulings away") if self.unfolded else _("Why? Show our rulings")
        self.fold.rect = FRect(left, bottom - 96, side, 44)
        self.aid.rect = FRect(left, bottom - 148, side, 44)
        self.list.rect = FRect(left, top + 56, side, bottom - 164 - top - 56)
        self.sheet = FRect(left + side + 20, top, width - side - 20, bottom - top)
        self.text.rect = self.sheet.inflate(-60, -44)
        games = [self.games] if several else []
        self.widgets.set([*games, self.search, self.list, self.text, self.aid, self.fold, self.back])
        if self._rule:
            self.show_rule(self._rule)
            self._rule = ""
        self.refresh()

    def draw_still(self, canvas: Canvas) -> None:
        """Draw wall, heading and sheets."""
        draw_night(canvas)
        title = _("The rules of {title}").format(title=registry.get(self.game).title())
        draw_heading(
            canvas, title, _("Every rule in our own words, with what we decided where the rulebook is silent.")
        )
        canvas.panel(self.list.rect.inflate(0, 8))
        canvas.panel(self.sheet)

    def _draw_section(self, canvas: Canvas, section: Section, rect: FRect, selected: bool) -> None:  # noqa: FBT001 -- the list calls it
        colour = canvas.theme.teal if selected else canvas.theme.ink
        fitted_in_two(canvas, section.title, rect.inflate(-28, 0), BODY, colour)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return ((_("/, Ctrl+F"), _("search")), (_("Page Up, Page Down"), _("turn the text")))


def _name(entry: Passage) -> str:
    return f"entry:{entry.text[:40]}"


def _blocks(entry: Passage, *, marked: bool, more: bool) -> list[Block]:
    """Return a paragraph, under a small heading if it is a ruling of ours or tells rebuilt data.

    ``more``: rulings that complete it are folded away.
    """
    note = ", ".join(entry.rules[:1]) + (f" +{len(entry.rules) - 1}" if len(entry.rules) > 1 else "")
    if more:
        note = _("{rule} why?").format(rule=note).strip()
    match entry.kind:
        case "ruling":
            head = [Block(_("Our ruling"), CAPTION, "ochre", 12)]
            return [*head, Block(entry.text, BODY, "ink", 2, _name(entry), note, "ochre")]
        case "rebuilt":
            head = [Block(_("Rebuilt by us"), CAPTION, "rose", 12)]
            return [*head, Block(entry.text, BODY, "ink", 2, _name(entry), note, "rose")]
        case _:
            return [Block(entry.text, BODY, "ink", 9, _name(entry), note, "teal" if marked else None)]
