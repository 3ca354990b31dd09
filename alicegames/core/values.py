"""Values: the frozen structs that positions, frames, choices and events are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

V = TypeVar("V")

replace: Final = msgspec.structs.replace
"""Return a copy of a value with some fields changed: ``replace(state, turns=3)``."""


class Value(msgspec.Struct, frozen=True, gc=False):
    """Base of everything frozen that passes through `Rules`. Compared, hashed and matched by its fields."""


class Tagged(Value, frozen=True, tag_field="tag"):
    """Base of the members of a union, choices and frames: JSON tells them apart by the ``tag=`` of their class."""

    @property
    def tag(self) -> str:
        """The class's tag, a stable name."""
        return str(self.__struct_config__.tag)


if TYPE_CHECKING:

    class Position(msgspec.Struct):
        """Base of a game's state, and of a part of it that is worked on field by field.

        Frozen at run time as a `Value` is. The type checker does not know, for a `Twin` inherits the fields to write
        to them.
        """
else:

    class Position(msgspec.Struct, frozen=True, gc=False):
        """Base of a game's state, and of a part of it that is worked on field by field."""


def to_json(value: object) -> bytes:
    """Return a value's JSON: the fields in their order, after the tag if it has one."""
    return msgspec.json.encode(value)


def from_json(kind: type[V], text: bytes) -> V:
    """Return the value of this type that `to_json` wrote. Raises ValueError for JSON of another shape."""
    return msgspec.json.decode(text, type=kind)


def put(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """Return the values with one of them changed."""
    return (*values[:at], value, *values[at + 1 :])


def without(values: tuple[V, ...], value: V) -> tuple[V, ...]:
    """Return the values less the first one of this kind. Raises ValueError if there is none."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


def having(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return sorted numbers with one more."""
    return tuple(sorted((*numbers, number)))
