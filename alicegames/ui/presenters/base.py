"""What a presenter is: the one place where a game meets the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from pygame import FRect

from alicegames.core.rules import totals
from alicegames.core.targets import BUTTON_END, BUTTON_PASS, option_target
from alicegames.i18n import _
from alicegames.ui.presenters.layout import hits

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.core.targets import Path
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.ground import Top

S = TypeVar("S")
C = TypeVar("C")

_BEGINS: Final = re.compile(r"(“[^”]*”|[^“:.,;(])+")
"""The words of a tooltip up to its first stop; what stands in quotation marks is one word."""

Size: TypeAlias = tuple[float, float]
"""A window's width and height, in units."""
Paint: TypeAlias = Callable[["Canvas", FRect], None]
"""Draws one thing into any rectangle: at its place, in flight, enlarged."""


SLIDE: Final = 0.26
"""Seconds for a thing that slides by itself."""


_UPRIGHT: Final = 1.15


def is_upright(size: Size) -> bool:
    """Return whether a window is so much higher than wide that the rail lies below the table."""
    return size[1] > _UPRIGHT * size[0]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing on the table."""

    key: str
    """Names the thing, once in a picture. The same key in the next picture is the same thing: if its place has changed
    it slides there; keys that come or go fade in or out."""
    rect: FRect
    """In the window's units."""
    paint: Paint
    target: str = ""
    """The target id that a click on it means; empty for what cannot be clicked."""
    layer: int = 0
    """Things of a higher layer are drawn over, and hit before, those of a lower one."""
    zoom: bool = False
    """Whether it is worth enlarging (cards)."""
    shape: str = "rect"
    """``rect`` or ``round``: what a click hits and how it is lit."""
    corner: float = 8
    """Its corners' radius in units, for the light around it."""
    light: FRect | None = None
    """Where the light is drawn if not around ``rect``: the part of a fanned card that is in sight."""
    counter: tuple[int, Callable[[int], Paint]] | None = None
    """Of what shows a number that ticks (the cards of a deck): the number, and how it looks with any other."""


class Picture:
    """Everything on the stage at one moment, in drawing order."""

    def __init__(self) -> None:
        self._items: dict[str, Item] = {}

    def add(self, item: Item) -> None:
        """Put a thing on the table. Keys are unique."""
        if item.key in self._items:
            raise ValueError(f"two things on the table are called {item.key}")
        self._items[item.key] = item

    def put(self, key: str, rect: FRect, paint: Paint, target: str = "", **more: Any) -> None:  # noqa: ANN401
        """Put a thing on the table, in short; ``more`` are further fields of Item."""
        self.add(Item(key, rect, paint, target, **more))

    def __iter__(self) -> Iterator[Item]:
        return iter(sorted(self._items.values(), key=lambda item: item.layer))

    def get(self, key: str) -> Item | None:
        """Return the thing of that key."""
        return self._items.get(key)

    def items_of(self, target: str) -> list[Item]:
        """Return the things that a target id means, in drawing order."""
        return [item for item in self if item.target == target]

    def rect(self, target: str) -> FRect | None:
        """Return where a target is; None if it is not on the table."""
        found = self.items_of(target)
        return found[-1].rect if found else None

    def lights(self, targets: set[str]) -> list[FRect]:
        """Return where the things of these targets are lit: what is laid over the table leaves them clear."""
        return [item.light or item.rect for item in self if item.target in targets]

    def at(self, pos: tuple[float, float]) -> str:
        """Return the target id under a point; empty if there is none."""
        for item in reversed(list(self)):
            if item.target and hits(item.rect, item.shape, pos):
                return item.target
        return ""


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of the window that a presenter fills, in units."""

    stage: FRect
    """The board that all share."""
    own: FRect
    """The viewer's own hand, columns or board, along the bottom. Empty (height 0) if ``own_height`` asks for none."""
    seats: tuple[tuple[int, FRect], ...]
    """The other seats' areas, in turn order after the viewer: around the stage, or strips in the rail."""
    strips: bool
    """Whether the other seats have narrow strips in the rail (the name and the score are drawn beside them)."""
    page: str = ""
    """Which of the presenter's pages the stage shows."""
    bar: FRect | None = None
    """What the tabs of the pages leave free of their row: room for a strip of facts. None without pages."""
    upright: bool = False
    """Whether the window is upright: the stage has all of its width."""


@dataclass(frozen=True, slots=True)
class Page:
    """One of several boards that share the stage; a row of tabs over it turns to them."""

    id: str
    label: str
    sprite: str = ""


@dataclass(frozen=True, slots=True)
class Motion:
    """One thing moving, as an event wants it."""

    paint: Paint
    start: FRect
    end: FRect
    delay: float = 0.0
    """Seconds after the event begins, at normal speed."""
    seconds: float = 0.25
    hides: str = ""
    """The key of the item of the earlier picture that this motion stands for; it is not drawn meanwhile."""
    reveals: str = ""
    """The key of the item of the later picture that this motion brings; it does not fade in besides."""
    kind: str = "slide"
    """``slide``, ``arc``, ``fade`` (out), ``appear``, ``tumble``, ``flip``, ``hop``, ``quake``,
    ``ribbon`` (comes and goes), ``dissolve`` (in its place), ``tick`` (a counter) or ``pulse``."""
    sound: str = ""
    """Heard as it begins; of a pawn that hops, at every step."""
    faces: tuple[Paint, ...] = ()
    """What is seen of it before: the back of a card that is turned over (``flip``), the faces of a die (``tumble``),
    the numbers in between (``tick``)."""
    via: tuple[tuple[float, float], ...] = ()
    """For ``hop``: the middle of every space it goes to, the last one included."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A small mark of the previewed result at a target: ``+3``, ``2 → 1``."""

    target: str
    text: str
    good: bool = True


@dataclass(frozen=True, slots=True)
class Preview:
    """What a choice would do."""

    lines: tuple[str, ...] = ()
    """Short sentences, shown under the prompt."""
    badges: tuple[Badge, ...] = ()
    score: int | None = None
    """The change of the chooser's score, where it is known."""
    cautions: tuple[str, ...] = ()
    """What to mind before choosing it: shown first. The table finds out, for every game."""
    is_final: bool = False
    """Whether it cannot be taken back, because it shows something hidden. The table finds out, for every game."""


@dataclass(frozen=True, slots=True)
class Likes:
    """Questions that the rules ask one after another, and that a person answers in one go, in any order."""

    of: type
    """The class of the choices that are picked."""
    ended_by: type | None = None
    """The class of the choice that ends them before all have been picked; None if all must be."""


@dataclass(frozen=True, slots=True)
class Exchange(Generic[C]):
    """A question whose options are sums of things, as a price is paid: one is laid out, and things are exchanged.

    The first path of each such option names what it takes, a thing as often as it is taken. The paths of other options
    have one target.
    """

    ways: tuple[C, ...]
    """The options that are sums."""
    first: C
    """What is laid out at first, one of them."""
    take: str
    """The target that takes what is laid out."""
    units: Mapping[str, int]
    """Of how many its owner counts a thing where that is not one: three hours for a resource."""


class Presenter(Generic[S, C]):
    """Shows one game: maps options to paths of target ids, views to pictures, events to motions.

    A presenter keeps nothing of the course of the game; it is given the view of the seat that looks, and nothing else.
    Every method has a default, so that a game can be shown from the day its rules are written.
    """

    has_endings: ClassVar[bool] = False
    """Whether there are choices on BUTTON_PASS or BUTTON_END: a row of buttons is kept free for them."""
    around_width: ClassVar[float] = 0
    """How wide the column of the other seats' areas left of the stage of a large window is; 0: a row over the stage."""
    around_share: ClassVar[float] = 1.0
    """Of what is left of the rail such a column takes no more: the stage is what people look at."""
    rail_share: ClassVar[float] = 0.21
    """The share of the window's width that the rail takes, as far as it may be so narrow."""
    tab_width: ClassVar[float] = 190
    """How wide a page's tab is at most, in units."""
    ambience: ClassVar[str] = "tea_room"
    """The place that is heard around the table, if somebody wants to hear it."""
    top: ClassVar[Top] = "night"
    """What the table's top is made of, under everything."""
    has_sheets: ClassVar[bool] = True
    """Whether the table lays a sheet of paper under the own area and the areas around the stage."""

    def __init__(self, match: Match) -> None:
        self.match = match
        """The game, its rules, texts, pack data and the seats' names; of the course of the game it knows nothing."""

    # -- routing ----------------------------------------------------------------------------------------------

    def paths(self, view: S, decision: Decision[C], choice: C) -> tuple[Path, ...]:
        """Return the paths of target ids by which an option is picked; the first is the canonical one.

        Targets that have no item on the table are shown as buttons.
        """
        return ((option_target(self.match.rules.encode(choice)),),)

    def gestures(self, view: S, decision: Decision[C]) -> tuple[tuple[tuple[C, ...], Path], ...]:
        """Return paths that answer this question and the next of the same seat: the choices in order, and the path."""
        return ()

    def by_itself(self, view: S, decision: Decision[C]) -> C | None:
        """Return the option that hardly anybody would not take, and that undo takes back; None if there is none.

        The table takes it along with the choice before, unless a setting says otherwise.
        """
        return None

    def otherwise(self, decision: Decision[C]) -> str:
        """Return the words on the button that asks a question again which was answered by itself; empty for none."""
        return ""

    def free_order(self, decision: Decision[C]) -> bool:
        """Whether the targets of a path may be picked in any order (one multi-select)."""
        return False

    def likes(self, view: S, decision: Decision[C]) -> Likes | None:
        """Return what makes a question one of several alike: any so many of some; None where it stands alone."""
        return None

    def exchange(self, view: S, decision: Decision[C]) -> Exchange[C] | None:
        """Return how a question is answered by exchanging one thing for another; None where things are picked."""
        return None

    def button(self, view: S, target: str, choices: tuple[C, ...]) -> str:
        """Return the words on the button of a target without a place; ``choices`` are what it may lead to."""
        if target == BUTTON_PASS:
            return _("Pass")
        if target == BUTTON_END:
            return _("End turn")
        return str(self.match.texts.option(view, choices[0], self.match.names))

    def button_sprite(self, view: S, target: str, choices: tuple[C, ...]) -> str:
        """Return an icon for such a button; empty for none."""
        return ""

    def word(self, view: S, target: str) -> str:
        """Return the few words by which a thing is called in the prompt, such as what has been picked; empty for none.

        By default what its tooltip begins with, less the name of the player whose thing it is.
        """
        about = str(self.match.texts.about(view, target, self.match.names))
        owner, _colon, rest = about.partition(": ")
        begins = _BEGINS.match(rest if owner in self.match.names else about)
        return begins.group().strip() if begins else ""

    def preview_step(self, view: S, target: str, choices: tuple[C, ...], seat: int) -> Preview | None:
        """Return what picking a target would lead to where it leaves several ``choices`` open; None for nothing."""
        return None

    def preview_gesture(self, view: S, choices: tuple[C, ...], seat: int) -> Preview | None:
        """Return what the choices of one gesture would do; None if that cannot be said."""
        return self.preview(view, choices[0], seat)

    # -- the picture ------------------------------------------------------------------------------------------

    def own_height(self, players: int) -> float:
        """Return how high the viewer's own area along the bottom should be at 1280x720, in units; 0 for none."""
        return 0

    def upright_height(self, width: float) -> float:
        """Return how high the stage should be in an upright window, for its width, in units."""
        return width

    def strip_height(self, players: int) -> float:
        """Return how high another seat's strip in the rail should be, in units; 0 for none."""
        return 0

    def around(self, players: int) -> float:
        """Return how high the other seats' areas over the stage of a large window should be; 0 keeps the strips."""
        return self.strip_height(players) * 1.6

    def pages(self, view: S, size: Size) -> tuple[Page, ...]:
        """Return the boards that take turns on the stage of a window of this size; empty where one holds everything."""
        return ()

    def page_of(self, view: S, target: str, size: Size) -> str:
        """Return the page of a target in a window of this size; empty if it is on every page, or a button."""
        return ""

    def leads_to(self, view: S, target: str, shown: str, size: Size) -> str:
        """Return the page that a click on a thing turns to where it can do nothing else; empty for none.

        ``shown`` is the page on the stage. A part of a page is named after it: ``seats.2``.
        """
        return ""

    def picture(self, view: S, viewer: int, areas: Areas, decision: Decision[C] | None) -> Picture:
        """Return what lies on the table. ``decision`` is None unless the viewer is asked something."""
        return Picture()

    # -- what happens -----------------------------------------------------------------------------------------

    def motions(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """Return how an event moves things; the rest slides, comes and goes by the keys of the two pictures."""
        return ()

    def event_targets(self, event: Event) -> tuple[str, ...]:
        """Return the target ids of what an event is about: hovering its log line lights them."""
        return ()

    def counts(self, view: S, event: Event) -> tuple[str, ...]:
        """Return the target ids of what is counted by an event that is told by itself, as a line of a scoring.

        Empty for the others, which are told in one go.
        """
        return ()

    def sound(self, event: Event) -> str:
        """Return the name of the sound of an event none of whose motions has one; empty for none."""
        return ""

    def preview(self, view: S, choice: C, seat: int) -> Preview | None:
        """Return what a choice would do, without telling what chance will bring; None if that cannot be said."""
        return None

    def banner(self, view: S) -> str:
        """Return the line under whose turn it is: the round, how much is left. Empty for none."""
        turn = self.match.rules.turn(view)
        return _("Round {round}").format(round=turn.round) if turn.round else ""


def score_change(rules: Any, before: Any, after: Any, seat: int) -> int:  # noqa: ANN401 -- any game's
    """Return by how many points a seat's running score differs between two views."""
    return totals(rules.score(after))[seat] - totals(rules.score(before))[seat]
