"""The mutable twin of a position: opened inside one ``apply``, worked on, closed to the next position.

A twin is made of its position's own fields, so a new field is one edit::

    class Bench(AliceState, Workbench[AliceState, Frame], frozen=False):
        data: AliceData = given()
        events: list[Event] = given()
        reveals: tuple[int, ...] = ()

It is an ``AliceState`` too: what can be asked of a position can be asked of the twin.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import astuple, force_setattr

from alicegames.core.rules import Step

if TYPE_CHECKING:
    from typing import Self

    from alicegames.core.rules import Event

P = TypeVar("P", bound=msgspec.Struct)
F = TypeVar("F")


def given() -> Any:  # noqa: ANN401 -- the field's own type
    """Mark a field of a twin that `Workbench.of` is always given; for those before it may have defaults."""
    return msgspec.field(default=None)


_PLANS: Final[dict[type, tuple[Any, int]]] = {}


def _plan(twin: type[Any]) -> tuple[Any, int]:
    """Work out the position's class and how many fields it has; they come first among the twin's."""
    kind = next(base for base in twin.__mro__ if issubclass(base, msgspec.Struct) and base.__struct_config__.frozen)
    plan = _PLANS[twin] = kind, len(kind.__struct_fields__)
    return plan


class Twin(Generic[P]):
    """Mixed into a position's class with ``frozen=False`` and no field of its own: its fields, open to be written to.

    It is a copy that has changed its class, and changes it back: a third of the time of one built from the fields.
    """

    __slots__ = ()

    @classmethod
    def of(cls, position: P) -> Self:
        """Return a twin of a position."""
        twin: Any = copy(position)
        force_setattr(twin, "__class__", cls)
        made: Self = twin
        return made

    def closed(self) -> P:
        """Become the position as it is now, which is not written to any more, and return it."""
        mine: Any = self
        mine.__class__ = (_PLANS.get(type(mine)) or _plan(type(mine)))[0]
        position: P = mine
        return position


class Workbench(Generic[P, F]):
    """The twin of a whole state: besides its fields the events and revelations gathered on the way.

    The game's class declares ``events`` and ``reveals`` as fields, after its state's.
    """

    if TYPE_CHECKING:
        stack: tuple[F, ...]
        events: list[Event]
        reveals: tuple[int, ...]
    else:
        __slots__ = ()

    @classmethod
    def of(cls, position: P, *own: object) -> Self:
        """Return a twin of a position; ``own`` are the fields that the twin has besides."""
        make: Any = cls
        made: Self = make(*astuple(position), *own)
        return made

    def closed(self) -> P:
        """Return the position as it is now."""
        mine: Any = self
        kind, count = _PLANS.get(type(mine)) or _plan(type(mine))
        position: P = kind(*astuple(mine)[:count])
        return position

    def step(self) -> Step[P]:
        """Return the next state, with what happened on the way to it."""
        return Step(self.closed(), tuple(self.events), self.reveals)

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    # -- pending work -----------------------------------------------------------------------------------------

    @property
    def top(self) -> F:
        """The frame that asks."""
        return self.stack[-1]

    def push(self, *frames: F) -> None:
        """Put work on top: what is pushed last is done first."""
        self.stack = (*self.stack, *frames)

    def pop(self) -> None:
        """Drop the frame on top."""
        self.stack = self.stack[:-1]

    def swap(self, frame: F) -> None:
        """Put another frame in place of the one on top."""
        self.stack = (*self.stack[:-1], frame)
