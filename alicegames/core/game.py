"""Game: the bundle by which the registry, the screens and the tools know a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from alicegames.core.cautions import no_cautions
from alicegames.core.sources import Sources

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from alicegames.core.cautions import Caution
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event, Option, Rules
    from alicegames.core.targets import Kinds, Path
    from alicegames.packs.spec import PackSpec

S = TypeVar("S")
C = TypeVar("C")
S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Passage:
    """One paragraph of the rules reference, in the project's own words."""

    text: str
    rules: tuple[str, ...] = ()
    """The ledger ids it tells."""
    kind: str = "given"
    """``given``, ``ruling`` (we decided where the rulebook is silent) or ``rebuilt`` (our data for omitted parts)."""
    id: str = ""
    """Names it in every language."""
    under: str = ""
    """The id of the paragraph that it completes: readers may fold it away behind that one."""


@dataclass(frozen=True, slots=True)
class Section:
    """A headed part of the rules reference."""

    title: str
    entries: tuple[Passage, ...]
    id: str = ""
    """Names it in every language."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why something on the table cannot be chosen now."""

    sentence: str
    rule: str = ""
    """The ledger id of the rule that forbids it."""
    first: tuple[str, ...] = ()
    """The targets to be picked before it, where it is on the way to a legal choice."""


class Texts(Protocol[S_contra, C]):
    """A game's words. Every sentence goes through gettext; ``names`` are the seats' names in seat order."""

    def prompt(self, view: S_contra, decision: Decision[C], names: tuple[str, ...]) -> str:
        """Say what is asked, of whom, in one sentence."""

    def option(self, view: S_contra, choice: C, names: tuple[str, ...]) -> str:
        """Say in a short line what choosing it means: a button, a numbered line of the terminal client."""

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        """Tell an event (already seen through ``view_event``) as one log sentence; empty if not worth one."""

    def table(self, view: S_contra, names: tuple[str, ...]) -> tuple[str, ...]:
        """Describe the whole table in lines, for the terminal client and screen readers."""

    def score_line(self, key: str) -> str:
        """Name a score line's source."""

    def why_not(self, view: S_contra, target: str, picked: tuple[str, ...], names: tuple[str, ...]) -> WhyNot:
        """Say why the thing with this target id (a layout's id such as ``cell:b2``) cannot be chosen now.

        ``picked`` are the target ids already picked for a choice of several parts.
        """

    def about(self, view: S_contra, target: str, names: tuple[str, ...]) -> str:
        """Describe a token, card or space for its tooltip: name, effect, rule. Empty if there is nothing to say."""

    def reference(self) -> tuple[Section, ...]:
        """Return the rules reference: every rule, ruling and rebuilt component."""


def no_paths(_view: object, _decision: object, _choice: object) -> tuple[Path, ...]:
    """Return nothing: the game has no things to point at."""
    return ()


@dataclass(frozen=True, slots=True)
class Place:
    """A place of a large table in words, which can be asked for alone."""

    names: tuple[str, ...]
    """The words by which it can be asked for."""
    lines: tuple[str, ...]
    seat: int = -1
    """The seat whose things these are; its first line says the most."""


def no_places(_view: object, _names: tuple[str, ...]) -> tuple[Place, ...]:
    """Return nothing: the table is small enough to be told whole."""
    return ()


@dataclass(frozen=True, slots=True)
class Stock:
    """What is left in a deck by kind, as far as a seat can work it out from what all have seen and its own cards."""

    title: str
    note: str
    """How many cards lie there, and where else those listed may be."""
    cards: tuple[tuple[str, int], ...] = ()
    """The kinds that may lie in it, and how many of each."""
    discards: tuple[tuple[str, int], ...] = ()
    """What lies face up beside it, by kind."""
    target: str = ""
    """The id of the deck on the table; empty where it has none."""


def no_stocks(_view: object, _seat: int, _names: tuple[str, ...]) -> tuple[Stock, ...]:
    """Return nothing: the game has no decks."""
    return ()


def by_kind(names: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Count equal names, in the order of their first."""
    return tuple(Counter(names).items())


@dataclass(frozen=True, slots=True)
class Book:
    """What the shelf knows of a game before any of its rules are loaded: ``BOOK`` in ``games/GAME/book.py``.

    Its cover and spine are the sprites ``cover_GAME`` and ``spine_GAME``; without them a plain binding is drawn.
    """

    title: Callable[[], str]
    place: int
    """Its place on the shelf, from the left: lower numbers first."""
    guests: tuple[str, ...] = ("white_rabbit", "alice", "mad_hatter", "cheshire_cat")
    """Sprites of the figures that fill the room the seats leave in set-up."""
    presenter: str = ""
    """``module:Class`` of its table within the window's presenters; empty: every option is a button."""


@dataclass(frozen=True, slots=True)
class Game(Generic[S, C]):
    """Everything the rest of the program needs to know of one game."""

    id: str
    """Package, command line and saves use it: ``tea_time``."""
    book: Book
    blurb: Callable[[], str]
    """One or two sentences for the title scene."""
    players: tuple[int, ...]
    """The allowed values of ``Setup.players``."""
    rules_version: int
    """Raised when old choice logs would no longer replay to the same states."""
    pack: PackSpec[Any]
    """Which data files a component pack has, and how they are checked and assembled."""
    make_rules: Callable[[Any], Rules[S, C]]
    """Bind the rules to assembled pack data."""
    make_texts: Callable[[Any], Texts[S, C]]
    state_type: type[S]
    heuristic: Callable[[Any, S, int], float]
    """``(rules, full state, seat)`` -> how good it is for the seat, in points; higher is better."""
    leads: Callable[[Any, S], Sequence[float]] | None = None
    """``(rules, full state)`` -> what ``heuristic`` says for every seat, in one evaluation; None: seat by seat."""
    options: Callable[[], tuple[Option, ...]] = tuple
    has_secrets: bool = False
    """Whether a seat's view differs from another's: hot-seat play then draws the curtain."""
    blind: frozenset[str] = frozenset()
    """Kinds of decisions whose answer must not show by its haste what could have been answered: bots take the same
    short time for each."""
    worlds: int = 1
    """How often the greedy bot imagines what it cannot see: more where hidden things decide what a choice is worth."""
    minutes: int = 15
    make_paths: Callable[[Any], Callable[[Any, Any, Any], tuple[Path, ...]]] = field(default=lambda _data: no_paths)
    """Bind to pack data ``(view, decision, choice)`` -> the paths of targets by which an option is picked."""
    kinds: Kinds = field(default_factory=dict)
    """The kinds of target ids on its table, with the pattern of what stands after their colon."""
    tie_broken: Callable[[Any, S], str] = field(default=lambda _rules, _state: "")
    """``(rules, state)`` -> says by which rule a tie for the first place is broken; empty for none."""
    make_places: Callable[[Any], Callable[[Any, tuple[str, ...]], tuple[Place, ...]]] = field(
        default=lambda _data: no_places
    )
    """Bind to pack data ``(view, names)`` -> the table by its places, the first one its heading."""
    make_stocks: Callable[[Any], Callable[[Any, int, tuple[str, ...]], tuple[Stock, ...]]] = field(
        default=lambda _data: no_stocks
    )
    """Bind to pack data ``(view, seat, names)`` -> what may be left in each deck, by what that seat's view tells."""
    make_cautions: Callable[[Any], Callable[[Any, Any, tuple[str, ...]], tuple[Caution, ...]]] = field(
        default=lambda _data: no_cautions
    )
    """Bind to pack data ``(view of the seat that chooses, choice, names)`` -> what it is to be warned of, if anything.

    Each is exact: found by applying the choice to what that seat knows. Where hidden things decide, nothing is said.
    """
    is_idle: Callable[[Any, S, Decision[C]], bool] = field(default=lambda _rules, _state, _decision: False)
    """``(rules, state, decision)`` -> whether no answer of chance to it can change anybody's points at the end."""
    sources: Sources = field(default_factory=Sources)
    """Which rule of the reference tells of an event, a thing on the table, a question."""
    extra_seats: Callable[[int], tuple[str, ...]] = field(default=lambda _players: ())
    """Names of the automa seats that a game for so many players has besides (from ``Setup.players`` on)."""

    def evaluate(self, rules: Rules[S, C], state: S) -> Sequence[float]:
        """Return how good a full state is for each seat, in points: its ``heuristic``."""
        if self.leads is not None:
            return self.leads(rules, state)
        return [self.heuristic(rules, state, seat) for seat in range(len(rules.score(state)))]

    def title(self) -> str:
        """Return the game's name."""
        return self.book.title()
