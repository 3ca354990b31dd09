"""The set-up: who plays, with which options and components, who starts, from which seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.bots import levels
from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.match import SetupError
from alicegames.match.clock import written
from alicegames.storage import settings
from alicegames.ui.app.commands import Command, Pop, Push, Replace, Stay
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night, draw_sheet
from alicegames.ui.draw.letters import SUBSTITUTE
from alicegames.ui.draw.text import undrawable
from alicegames.ui.draw.theme import CAPTION, HEADING
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.setup_draft import (
    GAME_SECONDS,
    NAME_LENGTH,
    SEED_LENGTH,
    TURN_SECONDS,
    SetupDraft,
    draft_for,
)
from alicegames.ui.scenes.win_card import WinCard, is_new
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.entry import TextEntry
from alicegames.ui.widgets.form import Form, Row
from alicegames.ui.widgets.seat_mark import SeatMark

if TYPE_CHECKING:
    from alicegames.core.rules import Option
    from alicegames.storage import LastSetup
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.widgets.base import Widget

_ROW: Final = 52.0
_CONTROL: Final = 40.0
_FOOT: Final = 72.0


class SetupScene(Scene):
    """Seats on the left sheet, options on the right one, Start at the foot."""

    name = "setup"

    def __init__(self, app: App, game_id: str, setup: LastSetup | None = None) -> None:
        """``setup`` is what the form begins with; the game's last one where there is none."""
        super().__init__(app)
        self.draft = SetupDraft(game_id, setup) if setup else draft_for(game_id)
        self.left = self.right = FRect(0, 0, 0, 0)
        self.form = Form()
        self.fault = ""
        self.told = False
        """Whether there is room for a line about each seat."""
        title = self.draft.game.title()
        self.back = Button("back", _("Back"), Pop, icon="icon_arrow_left")
        self.rules = Button("rules", _("Rules"), self._open_rules, icon="icon_rules")
        self.components = Button("components", _("Components"), self._show_components, icon="icon_cards")
        self.start = Button(
            "start", _("Start {title}").format(title=title), self._start, kind="primary", icon="icon_play"
        )
        self.widgets.focus(self.start, by_keyboard=False)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> SetupScene:
        """Set up the game named, or the first on the shelf."""
        return cls(app, args.game or registry.ids()[0])

    # -- commands ---------------------------------------------------------------------------------------------

    def _open_rules(self) -> Command:
        rules = scene_class("rules")
        return Push(rules(self.app, self.draft.game.id))  # type: ignore[call-arg]

    def _show_components(self) -> Command:
        gallery: Any = scene_class("gallery")
        return Push(gallery(self.app, self.draft.game.id, self.draft.pack, self._set_pack))

    def _start(self) -> Command:
        try:
            match = self.draft.match()
        except SetupError as fault:
            self.fault = str(fault)
            self.app.sound.play("error")
            self.refresh()
            return Stay()
        self.app.sound.play("page")
        unwritten = settings.remember_setup(match)
        if unwritten:
            self.app.toast(str(unwritten))
        table = scene_class("table")
        at_table = Replace(table.start(self.app, match))  # type: ignore[attr-defined]
        if not is_new(self.app, match.game.id):
            return at_table
        self.app.go(at_table)
        return Push(WinCard(self.app, match.game.id, offers=True))

    def _changed(self) -> Command:
        """Take a change of the draft into the widgets; the focus stays by id."""
        self.fault = ""
        self.app.sound.play("click")
        self.layout(self.app.scale)
        return Stay()

    def _set_players(self, count: int) -> Command:
        self.draft.set_players(count)
        return self._changed()

    def _set_name(self, seat: int, name: str) -> Command:
        self.draft.seats[seat].name = name
        self.fault = ""
        self._fill_form()
        self._gather()
        self.refresh()
        return Stay()

    def _set_bot(self, seat: int, bot: str) -> Command:
        self.draft.set_bot(seat, bot)
        return self._changed()

    def _turn_mark(self, seat: int, by: int) -> Command:
        self.draft.turn_mark(seat, by)
        return self._changed()

    def _set_option(self, key: str, value: str) -> Command:
        self.draft.options[key] = value
        return self._changed()

    def _set_first(self, first: int) -> Command:
        self.draft.first = None if first < 0 else first
        return self._changed()

    def _set_pack(self, pack: int) -> Command:
        self.draft.pack = pack
        return self._changed()

    def _set_clock(self, per: str) -> Command:
        self.draft.set_clock(per)
        return self._changed()

    def _set_time(self, seconds: int) -> Command:
        self.draft.change_clock(seconds=seconds)
        return self._changed()

    def _set_end(self, end: str) -> Command:
        self.draft.change_clock(at_zero=end)
        return self._changed()

    def _set_seed(self, text: str) -> Command:
        digits = "".join(char for char in text if char.isdigit() and char.isascii())
        self.draft.seed = digits
        self.seed.set(digits)
        return Stay()

    # -- layout -----------------------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place the two sheets and the foot."""
        width = min(1180.0, scale.width - 48)
        left, top = (scale.width - width) / 2, HEADING_HEIGHT
        bottom = min(scale.height - _FOOT, top + 860)
        share = 0.53 * width
        self.left = FRect(left, top, share, bottom - top)
        self.right = FRect(left + share + 20, top, width - share - 20, bottom - top)
        self._place_seats()
        self._place_foot(scale, left, width, bottom)
        self._fill_form()
        self._gather()
        self.refresh()

    def _place_foot(self, scale: Scale, left: float, width: float, bottom: float) -> None:
        top = bottom + (min(scale.height, bottom + _FOOT) - bottom - 44) / 2
        self.back.rect = FRect(left, top, 140, 44)
        self.rules.rect = FRect(left + 156, top, 140, 44)
        self.components.rect = FRect(left + 312, top, max(140.0, self.components.width_for(self.app.type)), 44)
        wide = max(220.0, self.start.width_for(self.app.type) + 24)
        self.start.rect = FRect(left + width - wide, top, wide, 44)

    def _place_seats(self) -> None:
        inner = self.left.inflate(-40, -36)
        counts = [Answer(count, str(count)) for count in self.draft.game.players]
        self.players = Choice("players", counts, len(self.draft.seats), self._set_players)
        self.players.rect = FRect(inner.right - 56 * len(counts), inner.top - 4, 56 * len(counts), 36)
        self.rows: list[Widget] = []
        top = inner.top + 74
        share = (inner.bottom - top) / len(self.draft.seats)
        tall = _ROW + self.app.type.line_height(CAPTION) + 10
        self.told = share >= tall
        step = tall if self.told else min(_ROW + 6, share)
        for seat in range(len(self.draft.seats)):
            self._place_seat(seat, FRect(inner.left, top + seat * step, inner.width, step))

    def _place_seat(self, seat: int, row: FRect) -> None:
        draft = self.draft.seats[seat]
        mark = SeatMark(f"mark:{seat}", draft.mark, lambda by: self._turn_mark(seat, by))
        name = TextEntry(
            f"name:{seat}", draft.name, limit=NAME_LENGTH, on_change=lambda text: self._set_name(seat, text)
        )
        kinds = [Answer("", _("Person"), icon="icon_human")]
        kinds += [self._kind_of(level) for level in levels.LEVELS]
        kind = Choice(f"kind:{seat}", kinds, draft.bot, lambda bot: self._set_bot(seat, bot))
        kind_wide = min(230.0, row.width * 0.42)
        mark.rect = FRect(row.left, row.top, 44, 44)
        name.rect = FRect(row.left + 56, row.top + 2, row.width - 56 - kind_wide - 12, _CONTROL)
        kind.rect = FRect(row.right - kind_wide, row.top + 2, kind_wide, _CONTROL)
        self.rows += [mark, name, kind]

    def _kind_of(self, level: levels.Level) -> Answer[str]:
        """A level of bots; its strength in words stands below, its measured share is told beside it."""
        return Answer(level.id, level.title(), level.record(self.draft.game.id), icon="icon_bot")

    def _gather(self) -> None:
        foot = [self.back, self.rules, self.components, self.start]
        self.widgets.set([self.players, *self.rows, *self.form.widgets(), *foot])

    def _fill_form(self) -> None:
        options = [self._option_row(option) for option in self.draft.shown_options()]
        rows = [Row(_("Options")), *options] if options else []
        rows += [Row(_("Start")), *self._first_rows(), *self._clock_rows(), *self._pack_rows(), *self._seed_rows()]
        self.form.set(rows)
        self.form.rect = self.right.inflate(-40, -36)
        self.form.lay(self.app.type)

    def _option_row(self, option: Option) -> Row:
        value = self.draft.value(option)
        refused = {each.value: self.draft.refusal(option, each.value) for each in option.values}
        # The chosen answer is explained below the control; a tooltip would say it again.
        told = {each.value: each.explanation if each.value != value else "" for each in option.values}
        answers = [Answer(each.value, each.title, told[each.value], refused[each.value]) for each in option.values]
        control = Choice(f"option:{option.key}", answers, value, lambda each: self._set_option(option.key, each))
        chosen = next(each for each in option.values if each.value == value)
        parts = (option.explanation, chosen.explanation, *dict.fromkeys(refused.values()))
        return Row(option.title, control, " ".join(part for part in parts if part))

    def _first_rows(self) -> list[Row]:
        """Who starts, where there is more than one."""
        if len(self.draft.seats) == 1:
            return []
        answers = [Answer(-1, _("Drawn by lot"))]
        answers += [Answer(number, seat.name) for number, seat in enumerate(self.draft.seats)]
        first = -1 if self.draft.first is None else self.draft.first
        return [Row(_("Who starts"), Choice("first", answers, first, self._set_first))]

    def _clock_rows(self) -> list[Row]:
        """The clock, where a person plays; its time and its end only once there is one."""
        if not self.draft.has_people:
            return []
        limit = self.draft.clock
        kinds = [Answer("", _("None")), Answer("turn", _("For each turn")), Answer("game", _("For the whole game"))]
        rows = [Row(_("Clock"), Choice("clock", kinds, limit.per if limit else "", self._set_clock))]
        if limit is None:
            return rows
        steps = sorted({*(TURN_SECONDS if limit.per == "turn" else GAME_SECONDS), limit.seconds})
        times = [Answer(step, written(step)) for step in steps]
        rows.append(Row(_("Time"), Choice("clock_time", times, limit.seconds, self._set_time)))
        ends = [
            Answer("sign", _("A sign only"), _("The game waits.")),
            Answer("bot", _("A bot chooses"), _("It makes the choice that is due.")),
            Answer("first", _("First choice"), _("The first of the open choices is made.")),
        ]
        note = _("The clock runs while a person is asked; behind the curtain and in a pause it stands.")
        rows.append(Row(_("When it is up"), Choice("clock_end", ends, limit.at_zero, self._set_end), note))
        return rows

    def _pack_rows(self) -> list[Row]:
        rows = []
        if len(self.draft.packs) > 1:
            answers = [Answer(number, pack.manifest.name) for number, pack in enumerate(self.draft.packs)]
            note = _("Your own component packs are found in {folder}.").format(folder=_packs_folder())
            rows.append(Row(_("Components"), Choice("pack", answers, self.draft.pack, self._set_pack), note))
        rows += [Row("", None, str(fault), "rose") for fault in self.draft.pack_faults]
        return rows

    def _seed_rows(self) -> list[Row]:
        self.seed = TextEntry(
            "seed",
            self.draft.seed,
            placeholder=_("by lot"),
            limit=SEED_LENGTH,
            icon="icon_dice",
            on_change=self._set_seed,
        )
        note = _("The same number with the same choices gives the same game: for a rematch or a contest.")
        return [Row(_("Number of the deal"), self.seed, note)]

    # -- drawing ----------------------------------------------------------------------------------------------

    def draw_still(self, canvas: Canvas) -> None:
        """Draw wall, heading and sheets."""
        draw_night(canvas)
        draw_heading(canvas, self.draft.game.title(), self.draft.game.blurb())
        canvas.panel(self.left)
        draw_sheet(canvas, self.right, flourish=self.form.has_foot)
        inner = self.left.inflate(-40, -36)
        canvas.text(_("Players"), (inner.left, inner.top), HEADING, canvas.theme.teal)
        line = FRect(inner.left, inner.top + 40, inner.width, canvas.type.line_height(CAPTION))
        fitted(canvas, self.hint(), line, CAPTION, canvas.theme.ink_soft, align="left")
        if self.fault:
            room = FRect(self.components.rect.right + 16, self.start.rect.top - 2, 0, 44)
            room.width = self.start.rect.left - 16 - room.left
            canvas.rounded(room, canvas.theme.paper, canvas.theme.rose, radius=8, line=2)
            fitted(canvas, self.fault, room.inflate(-20, 0), CAPTION, canvas.theme.rose)
        if self.told:
            self._draw_blurbs(canvas)
        self._draw_company(canvas)

    def hint(self) -> str:
        """Return the line above the seats: which letters of the names no font here has, else what a mark is for."""
        missing = len(undrawable("".join(seat.name for seat in self.draft.seats)))
        if not missing:
            return _("Click a mark for another mark and colour.")
        return ngettext(
            "No font here has one letter of the names: it is drawn as {box}. See “Fonts” in the README.",
            "No font here has {count} letters of the names: they are drawn as {box}. See “Fonts” in the README.",
            missing,
        ).format(count=missing, box=SUBSTITUTE)

    def _draw_blurbs(self, canvas: Canvas) -> None:
        """Say under each seat what to expect of who sits there."""
        for seat, draft in enumerate(self.draft.seats):
            name = self.rows[3 * seat + 1].rect
            blurb = levels.get(draft.bot).blurb() if draft.bot else _("Somebody at this computer.")
            room = FRect(
                name.left + 2, name.bottom + 4, self.left.right - 20 - name.left, canvas.type.line_height(CAPTION)
            )
            fitted(canvas, blurb, room, CAPTION, canvas.theme.ink_soft, align="left")

    def _draw_company(self, canvas: Canvas) -> None:
        """Fill what the seats leave free with the bots that play, and with the game's own guests."""
        last = self.rows[-1].rect.move(0, canvas.type.line_height(CAPTION) if self.told else 0)
        room = FRect(self.left.left + 20, last.bottom + 16, self.left.width - 40, self.left.bottom - last.bottom - 17)
        height = min(150.0, room.height, room.width / 4 * 1.2)
        guests = self._company(canvas)
        if height < 72:  # noqa: PLR2004 -- smaller guests would be stamps
            return
        wide = height * 200 / 240
        gap = (room.width - wide * len(guests)) / (len(guests) + 1)
        for number, guest in enumerate(guests):
            left = room.left + gap + number * (wide + gap)
            canvas.sprite(guest, FRect(left, self.left.bottom - 1 - height, wide, height))

    def _company(self, canvas: Canvas) -> tuple[str, ...]:
        """Return the portraits of the bots in the order of their seats; guests stand where people sit."""
        bots = [f"bot_{draft.bot}" for draft in self.draft.seats if draft.bot]
        known = [name for name in bots if canvas.sprites.has(name)]
        guests = self.draft.game.book.guests
        return (*known, *guests[: max(0, len(guests) - len(known))])

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return ((_("Left, Right"), _("change the choice that has the focus")),)


def _packs_folder() -> str:
    from alicegames import paths  # noqa: PLC0415 -- one line in a rare note

    return str(paths.user_packs())
