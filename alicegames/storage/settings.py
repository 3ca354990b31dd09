"""The settings, and what was set up last; one file for all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints

from alicegames import paths
from alicegames.core import cautions
from alicegames.match.clock import Limit  # noqa: TC001 -- pydantic reads it at run time
from alicegames.match.seats import Id, Line, Record, Seat
from alicegames.storage import lock, tolerant

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.match.match import Match
    from alicegames.storage.errors import SaveError

FILE: Final = "settings.json"
REMEMBERED: Final = frozenset(
    {"window", "window_at", "last_game", "last_setups", "lessons_done", "problems_done", "goals_read"}
)
"""What is kept from start to start without being set by anybody: going back to the defaults leaves it alone."""
Place = Annotated[int, Field(ge=-100_000, le=100_000)]
Pixels = Annotated[int, Field(ge=200, le=16384)]

KeyName = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f]+$", max_length=40)]


class LastSetup(Record):
    """The set-up a game was started with last."""

    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=9)]
    options: dict[Id, Line] = Field(default_factory=dict)
    first: Annotated[int, Field(ge=0, le=8)] | None = None
    pack: Line = ""
    """The digest of its component pack; empty for the built-in one."""
    clock: Limit | None = None


class Settings(Record):
    """Everything the settings scene sets, and what the program remembers between two starts."""

    fullscreen: bool = False
    window: tuple[Pixels, Pixels] = (1280, 720)
    """The window's size when it was last a window."""
    window_at: tuple[Place, Place] | None = None
    """Where it stood then, in points from the desktop's corner; None before it has stood anywhere."""
    interface_scale: Annotated[float, Field(ge=0.5, le=3)] = 1.0
    text_scale: Annotated[float, Field(ge=0.75, le=2)] = 1.0
    """The size of text, on top of the interface's scale."""
    animation_speed: Annotated[float, Field(ge=0, le=4)] = 1.0
    """How fast things move; 0 for no animations."""
    reduced_motion: bool = False
    sound: bool = True
    volume: Annotated[float, Field(ge=0, le=1)] = 0.7
    """How loud the sounds of the table are."""
    ambience: Annotated[float, Field(ge=0, le=1)] = 0.0
    """How loud the place around the table is; 0 for silence."""
    music: Annotated[float, Field(ge=0, le=1)] = 0.0
    palette: Literal["default", "colour_blind", "high_contrast"] = "default"
    confirm_moves: bool = False
    curtain: bool = True
    """Whether the table is hidden between two people's turns in games with secrets."""
    bot_seconds: Annotated[float, Field(ge=0.2, le=60)] = 3.0
    """The wall-clock limit of a bot's choice, in seconds."""
    bot_pace: Annotated[float, Field(ge=0, le=5)] = 1.0
    """How long a bot's choice is on show before the next, in seconds."""
    language: Annotated[str, Field(pattern=r"^[A-Za-z_]{2,11}$")] = "en"
    free_undo: bool = False
    """Whether undo may go past what was revealed, for teaching."""
    teaching_aids: bool = True
    tutor: bool = False
    """Whether a choice that costs much is held back and asked about, at tables with one person."""
    warn_nothing: bool = True
    """Whether a choice that changes nothing is warned of before it is made."""
    warn_loss: bool = True
    """Likewise one that loses something."""
    warn_left: bool = True
    """Likewise one that ends a turn in which something could still be done for nothing."""
    warn_next: bool = True
    """Likewise one that helps the next player only."""
    keys: dict[Id, KeyName] = Field(default_factory=dict)
    """What a key is for -> the key, where it is another than at first: ``undo`` -> ``shift+z``."""
    tooltips: bool = True
    answer_single: bool = True
    """Whether a decision with a single option, or one that hardly anybody would not take, is answered by itself."""
    last_game: Id | Literal[""] = ""
    last_setups: dict[Id, LastSetup] = Field(default_factory=dict)
    goals_read: Annotated[tuple[Id, ...], Field(max_length=200)] = ()
    """The games of which somebody has read how they are won."""
    lessons_done: dict[Id, Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    """Lesson id -> the step where it goes on; the number of its steps once it is finished."""
    problems_done: dict[Id, Annotated[int, Field(ge=0, le=3)]] = Field(default_factory=dict)
    """Problem id -> how far it has come: see ``storage.solved``."""

    @property
    def warned(self) -> frozenset[str]:
        """The kinds of warnings that are given."""
        return frozenset(kind for kind in cautions.KINDS if getattr(self, f"warn_{kind}"))


def path() -> Path:
    """Return where the settings are kept."""
    return paths.home() / FILE


def load() -> tuple[Settings, str]:
    """Return the settings and a sentence about what was wrong with their file, empty if nothing was."""
    return tolerant.load(path(), Settings)


def update(**changes: Any) -> tuple[Settings, SaveError | None]:  # noqa: ANN401 -- the model checks them
    """Change some settings on disk, keeping what another window has changed meanwhile.

    Return all of them and what went wrong in writing. Raises ValueError for a value a setting cannot have.
    """
    with lock.changing(path()):
        current, _sentence = load()
        fields: dict[str, Any] = {key: getattr(current, key) for key in Settings.model_fields} | changes
        changed = Settings.model_validate(fields)
        return changed, tolerant.save(path(), changed)


def last_setup(game_id: str) -> LastSetup | None:
    """Return how the game was set up last; None if it never was."""
    return load()[0].last_setups.get(game_id)


def setup_of(match: Match) -> LastSetup:
    """Return how a match was set up."""
    return LastSetup(
        seats=match.seats,
        options=dict(match.setup.options),
        first=match.setup.first,
        pack="" if match.pack.builtin else match.pack.id.digest,
        clock=match.clock.limit if match.clock is not None else None,
    )


def remember_setup(match: Match) -> SaveError | None:
    """Remember how a game was set up, for the set-up scene to begin with."""
    current, _sentence = load()
    setups = current.last_setups | {match.game.id: setup_of(match)}
    return update(last_setups=setups, last_game=match.game.id)[1]
