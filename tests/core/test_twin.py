"""The twin of a position: it is written to, the position never."""

from __future__ import annotations

import pytest

from alicegames.core.twin import Twin, Workbench, given
from alicegames.core.values import Position
from alicegames.games import registry
from tests.play import session


class Plate(Position):
    tarts: int
    eaten: tuple[int, ...] = ()
    stack: tuple[str, ...] = ()


class Bench(Plate, Workbench[Plate, str], frozen=False):
    baker: str = given()
    events: list[object] = given()  # type: ignore[assignment]
    reveals: tuple[int, ...] = ()


class Spoon(Plate, Twin[Plate], frozen=False):
    """A twin with no fields of its own."""


def test_what_is_written_to_a_twin_is_in_the_next_position_alone() -> None:
    plate = Plate(9, (1, 2))
    bench = Bench.of(plate, "the Queen", [])
    bench.tarts = 8
    bench.push("judge", "accuse")
    bench.pop()
    assert bench.baker == "the Queen"
    assert bench.closed() == Plate(8, (1, 2), ("judge",))
    assert type(bench.step().state) is Plate
    assert plate == Plate(9, (1, 2))


def test_two_twins_of_one_position_share_nothing() -> None:
    plate = Plate(9)
    one, other = Spoon.of(plate), Spoon.of(plate)
    one.tarts = 1
    assert (one.closed(), other.closed()) == (Plate(1), plate)


@pytest.mark.parametrize("game", registry.ids())
def test_a_state_cannot_be_written_to(game: str) -> None:
    """The type checker does not know it: see `Position`."""
    state = session(game, 2).state
    for field in type(state).__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(state, field, None)
