"""Match: who plays which game with which components; the bridge between a session and its document."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.match import likeness
from alicegames.match.clock import Clock
from alicegames.match.offered import offered, refusal
from alicegames.packs import loader

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from alicegames.core.cautions import Caution
    from alicegames.core.game import Game, Texts
    from alicegames.core.rules import Option, Rules
    from alicegames.match.clock import Limit
    from alicegames.match.seats import Seat
    from alicegames.packs.spec import Pack


def now() -> datetime:
    """Return the time as documents record it: UTC, whole seconds."""
    return datetime.now(UTC).replace(microsecond=0)


class SetupError(ValueError):
    """A game that cannot be set up so; one sentence for the player."""


@dataclass(frozen=True)
class Match:
    """Everything about a game but its choices. Immutable; ``start`` gives a new session of it."""

    game: Game[Any, Any]
    pack: Pack[Any]
    setup: Setup
    seats: tuple[Seat, ...]
    seed: int
    created: datetime = field(default_factory=now)
    clock: Clock | None = field(default=None, compare=False)
    """How long its people have thought, where that is limited: the one thing here that moves."""

    @cached_property
    def rules(self) -> Rules[Any, Any]:
        """The game's rules over the match's pack."""
        rules: Rules[Any, Any] = self.game.make_rules(self.pack.data)
        return rules

    @cached_property
    def texts(self) -> Texts[Any, Any]:
        """The game's words over the match's pack."""
        texts: Texts[Any, Any] = self.game.make_texts(self.pack.data)
        return texts

    @cached_property
    def cautions(self) -> Callable[[Any, Any, tuple[str, ...]], tuple[Caution, ...]]:
        """``(view, choice, names)`` -> what the seat that chooses is to be warned of, over the match's pack."""
        return self.game.make_cautions(self.pack.data)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats, those of the automas last."""
        return tuple(seat.name for seat in self.seats) + self.game.extra_seats(self.setup.players)

    @property
    def humans(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(index for index, seat in enumerate(self.seats) if seat.is_human)

    def start(self, at: tuple[Any, int] | None = None) -> Session[Any, Any]:
        """Return a session at the first decision, or at a position with so many choices before it."""
        return Session(self.rules, self.setup, self.seed, self.humans, at)

    def with_seats(self, seats: Sequence[Seat]) -> Self:
        """Return the same match with other people or bots in its seats. Raises SetupError."""
        if len(seats) != len(self.seats):
            count = len(self.seats)
            raise SetupError(
                ngettext("This game has {count} seat.", "This game has {count} seats.", count).format(count=count)
            )
        check_seats(seats)
        check_names(seats)
        return replace(self, seats=tuple(seats))


def new_seed() -> int:
    """Return a fresh seed."""
    return secrets.randbits(63)


def new_match(
    game_id: str,
    seats: Sequence[Seat],
    *,
    options: Mapping[str, str] | None = None,
    first: int | None = None,
    seed: int | None = None,
    pack: Pack[Any] | None = None,
    limit: Limit | None = None,
) -> Match:
    """Return a match that can be started. Raises SetupError, UnknownGameError or PackError."""
    game = registry.get(game_id)
    if len(seats) not in game.players:
        counts = ", ".join(str(count) for count in game.players)
        raise SetupError(
            _("{title} is for {counts} players, not {given}.").format(
                title=game.title(), counts=counts, given=len(seats)
            )
        )
    check_seats(seats)
    check_names(seats)
    if first is not None and not 0 <= first < len(seats):
        raise SetupError(_("There is no seat {number} to start.").format(number=first + 1))
    if limit is not None and not any(seat.is_human for seat in seats):
        raise SetupError(_("A clock is for people, and only bots play here; leave it out."))
    chosen = check_options(game, len(seats), dict(options or {}))
    _check_meaning(game, len(seats), dict(chosen))
    setup = Setup(len(seats), chosen, first)
    seed = new_seed() if seed is None else seed % 2**64
    clock = Clock(limit, len(seats)) if limit is not None else None
    match = Match(game, pack or loader.load_builtin(game.pack), setup, tuple(seats), seed, clock=clock)
    check_start(match.rules, setup)
    return match


def check_seats(seats: Sequence[Seat]) -> None:
    """Raise SetupError where two seats could not be told apart."""
    if len({seat.mark for seat in seats}) < len(seats):
        raise SetupError(_("Every seat needs a mark of its own."))
    if len({seat.name for seat in seats}) < len(seats):
        raise SetupError(_("Every seat needs a name of its own."))


def check_names(seats: Sequence[Seat]) -> None:
    """Raise SetupError where two names look alike; games of old that have such names can still be opened."""
    if alike := likeness.clash([seat.name for seat in seats]):
        raise SetupError(
            _("“{first}” and “{second}” look alike; every seat needs a name of its own.").format(
                first=alike[0], second=alike[1]
            )
        )


def check_options(game: Game[Any, Any], players: int, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the options that differ from the defaults, in the game's order. Raises SetupError for unknown ones."""
    known = {option.key: option for option in game.options() if not option.players or players in option.players}
    for key, value in options.items():
        _check_option(game, known, key, value)
    return tuple(
        (key, options[key]) for key, known_one in known.items() if options.get(key) not in {None, known_one.default}
    )


def _check_meaning(game: Game[Any, Any], players: int, chosen: Mapping[str, str]) -> None:
    """Raise SetupError for an option that means nothing beside another; old games that have one can still be opened."""
    meant = {option.key for option in offered(game, players, chosen, people=True)}
    for key in chosen:
        if key not in meant:
            raise SetupError(_("Option “{key}” means nothing beside the others; leave it out.").format(key=key))


def check_start(rules: Rules[Any, Any], setup: Setup) -> None:
    """Raise SetupError, in the rules' own words, for options that exclude each other: ``start`` refuses them."""
    if fault := refusal(rules, setup.players, dict(setup.options)):
        raise SetupError(fault)


def _check_option(game: Game[Any, Any], known: Mapping[str, Option], key: str, value: str) -> None:
    if key not in known:
        there = ", ".join(known) or _("none")
        raise SetupError(
            _("{title} has no option “{key}” here; there are: {there}.").format(
                title=game.title(), key=key, there=there
            )
        )
    values = [one.value for one in known[key].values]
    if value not in values:
        raise SetupError(
            _("Option “{key}” cannot be “{value}”; it can be: {there}.").format(
                key=key, value=value, there=", ".join(values)
            )
        )
