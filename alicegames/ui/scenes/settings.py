"""The settings: each in force at once, each with a line that says what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames import paths
from alicegames.i18n import _
from alicegames.storage import settings as stored
from alicegames.ui.app import keymap
from alicegames.ui.app.commands import Command, Pop, Push, Stay
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night, draw_sheet, page_width
from alicegames.ui.scenes.dialogs import Confirm
from alicegames.ui.scenes.settings_keys import KeyRows
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.form import Form, Row
from alicegames.ui.widgets.slider import Slider
from alicegames.ui.widgets.tabs import Tabs
from alicegames.ui.widgets.toggle import Toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.app.app import App
    from alicegames.ui.app.events import UiEvent
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale

LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "ru": "Русский"}
_SIDE: Final = 208.0


def languages() -> tuple[str, ...]:
    """Return English and the languages that have a catalogue."""
    folder = paths.assets() / "locale"
    found = sorted(file.parent.parent.name for file in folder.glob("*/LC_MESSAGES/alicegames.mo"))
    return ("en", *(name for name in found if name != "en"))


def _percent(*steps: float) -> tuple[tuple[float, str], ...]:
    return tuple((step, f"{round(step * 100)}%") for step in steps)


class SettingsScene(Scene):
    """Tabs at the left, the settings of the chosen tab on a sheet."""

    name = "settings"

    def __init__(self, app: App, tab: str = "display") -> None:
        super().__init__(app)
        self.tabs = Tabs("tabs", self._tab_names(), tab, self._turn_to)
        self.form = Form()
        self.key_rows = KeyRows(app, self._rows_changed)
        self.back = Button("back", _("Back"), self._back, icon="icon_arrow_left")
        self.reset = Button("reset", _("Defaults"), self._ask_reset, icon="icon_undo")
        self.sheet = FRect(0, 0, 0, 0)

    def relabel(self) -> None:
        """Name tabs and button in another language."""
        self.tabs = Tabs("tabs", self._tab_names(), self.tabs.value, self._turn_to)
        self.back.label, self.reset.label = _("Back"), _("Defaults")

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> SettingsScene:
        """Open at a tab."""
        return cls(app, (args.extra or {}).get("tab", "display"))

    @staticmethod
    def _tab_names() -> tuple[tuple[str, str, str], ...]:
        return (
            ("display", _("Display"), "icon_window"),
            ("motion", _("Motion and sound"), "icon_speed"),
            ("play", _("Play"), "icon_cards"),
            ("bots", _("Bots"), "icon_bot"),
            ("help", _("Help"), "icon_hint"),
            ("keys", _("Keys"), "icon_keyboard"),
        )

    def _back(self) -> Command:
        return Pop()

    def _ask_reset(self) -> Command:
        """Ask before everything on the tabs is set back."""
        text = _("Everything on these pages is set as it was at first. Games, set-ups and lessons stay.")
        return Push(Confirm(self.app, _("Back to the defaults?"), text, _("Set back"), self._reset))

    def _reset(self) -> Command | None:
        fresh = stored.Settings()
        self.app.change(**{name: getattr(fresh, name) for name in set(type(fresh).model_fields) - stored.REMEMBERED})
        self.layout(self.app.scale)
        return None

    def _rows_changed(self) -> None:
        self.layout(self.app.scale)

    @property
    def wants_raw_keys(self) -> bool:
        """Whether a key is waited for, to be set."""
        return bool(self.key_rows.waiting) or super().wants_raw_keys

    def handle(self, event: UiEvent) -> Command | None:
        """Take the key that is waited for; else ask the widgets."""
        return self.key_rows.hear(event) or super().handle(event)

    def _turn_to(self, _tab: str) -> Command:
        self.key_rows.waiting = ""
        self.form.scroller.offset = 0.0
        self.layout(self.app.scale)
        return Stay()

    # -- the settings -----------------------------------------------------------------------------------------

    def _fill(self) -> None:
        rows: dict[str, Callable[[], list[Row]]] = {
            "display": self._display,
            "motion": self._motion,
            "play": self._play,
            "bots": self._bots,
            "help": self._help,
            "keys": self.key_rows.rows,
        }
        self.form.set(rows[self.tabs.value]())

    def _toggle(self, key: str, title: str, note: str) -> Row:
        value: bool = getattr(self.app.settings, key)
        return Row("", Toggle(key, title, lambda on: self._change(**{key: on}), value=value), note)

    def _slider(self, key: str, title: str, note: str, steps: tuple[tuple[float, str], ...]) -> Row:
        value: float = getattr(self.app.settings, key)
        return Row(title, Slider(key, steps, value, lambda number: self._change(**{key: number})), note)

    def _choice(self, key: str, title: str, note: str, answers: tuple[tuple[Any, str], ...]) -> Row:
        value = getattr(self.app.settings, key)
        items = [Answer(each, label) for each, label in answers]
        return Row(title, Choice(key, items, value, lambda each: self._change(**{key: each})), note)

    def _change(self, **changes: Any) -> Command:  # noqa: ANN401 -- a setting has the type its model says
        self.app.change(**changes)
        self.app.sound.play("click")
        return Stay()

    def _display(self) -> list[Row]:
        named = tuple((code, LANGUAGE_NAMES.get(code, code)) for code in languages())
        return [
            Row(_("Display")),
            self._choice(
                "fullscreen",
                _("Window"),
                _("{key} changes it at any time.").format(key=keymap.name("fullscreen")),
                ((False, _("Window")), (True, _("Full screen"))),
            ),
            self._slider(
                "interface_scale",
                _("Interface scale"),
                _("How large everything is. In a small window it cannot grow further than the scenes need."),
                _percent(0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0),
            ),
            self._slider(
                "text_scale",
                _("Text size"),
                _("The words alone, on top of the scale."),
                _percent(0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0),
            ),
            self._choice(
                "palette",
                _("Colours"),
                _("Seats and suits also differ by their marks, whatever the colours."),
                (
                    ("default", _("Storybook")),
                    ("colour_blind", _("Colour-blind safe")),
                    ("high_contrast", _("High contrast")),
                ),
            ),
            self._choice("language", _("Language"), "", named),
        ]

    def _motion(self) -> list[Row]:
        speeds = (
            (0.0, _("off")),
            (0.5, _("slow")),
            (0.75, _("calm")),
            (1.0, _("normal")),
            (1.5, _("brisk")),
            (2.0, _("fast")),
            (4.0, _("fastest")),
        )
        loud = ((0.0, _("off")), *_percent(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0))
        return [
            Row(_("Motion")),
            self._slider("animation_speed", _("Animations"), _("A click skips a motion in any case."), speeds),
            self._toggle(
                "reduced_motion",
                _("Reduced motion"),
                _("Nothing breathes, slides or tumbles: things appear where they belong."),
            ),
            Row(_("Sound")),
            self._toggle("sound", _("Sound"), _("Everything that can be heard, on or off.")),
            self._slider("volume", _("Effects"), _("Cards, dice, pieces and bells."), loud),
            self._slider("ambience", _("Ambience"), _("A tea room, a garden or the night, as the game has it."), loud),
            self._slider("music", _("Music"), _("A quiet waltz that goes round and round."), loud),
        ]

    def _play(self) -> list[Row]:
        return [
            Row(_("Choosing")),
            self._toggle(
                "confirm_moves",
                _("Confirm each choice"),
                _("A choice is played only after Confirm, never on a single stray click."),
            ),
            self._toggle(
                "answer_single",
                _("Play the obvious by itself"),
                _("An only choice, the one cheapest way to pay, a gain that simply fits; undo takes it back."),
            ),
            self._toggle(
                "free_undo",
                _("Undo past what was revealed"),
                _("For teaching: cards and dice already seen may be taken back too."),
            ),
            Row(_("Several people at one computer")),
            self._toggle(
                "curtain",
                _("Curtain between turns"),
                _("Hides the table until the next person is seated, in games with secrets."),
            ),
        ]

    def _bots(self) -> list[Row]:
        return [
            Row(_("Bots")),
            self._slider(
                "bot_seconds",
                _("Thinking time"),
                _("The longest a bot may think about one choice. Stronger bots use it, simple ones do not need it."),
                tuple(
                    (step, _("{seconds} s").format(seconds=f"{step:g}"))
                    for step in (0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 30.0, 60.0)
                ),
            ),
            self._slider(
                "bot_pace",
                _("Pace"),
                _("How long a bot’s choice stays on show before the next one. A click skips it."),
                tuple(
                    (step, _("{seconds} s").format(seconds=f"{step:g}"))
                    for step in (0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0)
                ),
            ),
        ]

    def _help(self) -> list[Row]:
        return [
            Row(_("Help while playing")),
            self._toggle(
                "teaching_aids",
                _("Hints and “Why not?”"),
                _("A click on what is not lit says why, and names the rule; H shows a hint."),
            ),
            self._toggle(
                "tutor",
                _("Tutor"),
                _("Alone among bots: before a choice that costs much is played, you are told and may take it back."),
            ),
            self._toggle(
                "tooltips", _("Tooltips"), _("Resting the pointer on a card, token or space tells what it is.")
            ),
            Row(_("Warnings before a choice")),
            self._toggle(
                "warn_nothing",
                _("It changes nothing"),
                _("A card without effect, cards that cancel each other, dice that bring nothing."),
            ),
            self._toggle(
                "warn_loss", _("Something is lost"), _("What you hold goes away, or what you would gain has no room.")
            ),
            self._toggle(
                "warn_left",
                _("Something is left undone"),
                _("The turn ends while something costs nothing."),
            ),
            self._toggle(
                "warn_next", _("It helps the next player"), _("Of all at the table, only the next one gains by it.")
            ),
        ]

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Tabs left, sheet right, Back at the foot of the tabs; the values as they are now (F11 changes one too)."""
        self._fill()
        grown = self.app.type.text_size
        width = min(page_width(1080.0, grown), scale.width - 64)
        left, top = (scale.width - width) / 2, HEADING_HEIGHT
        side = max(_SIDE, self.tabs.width_for(self.app.type))
        bottom = min(scale.height - 24, top + page_width(640.0, grown))
        self.tabs.rect = FRect(left, top, side, self.tabs.height())
        self.back.rect = FRect(left, bottom - 44, side, 44)
        self.reset.rect = self.back.rect.move(0, -54)
        self.sheet = FRect(left + side + 20, top, width - side - 20, bottom - top)
        self.form.rect = self.sheet.inflate(-56, -48)
        self.form.lay(self.app.type)
        self.widgets.set([self.tabs, *self.form.widgets(), self.reset, self.back])
        self.refresh()

    def draw_still(self, canvas: Canvas) -> None:
        """Draw wall, heading and sheet."""
        draw_night(canvas)
        draw_heading(canvas, _("Settings"), _("What is set takes effect at once and is remembered."))
        draw_sheet(canvas, self.sheet, flourish=self.form.has_foot)
