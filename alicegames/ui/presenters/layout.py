"""Sprite layouts: where every space of a board is, by id, on a virtual canvas."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from pygame import FRect

from alicegames import faults, paths
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TargetId = Annotated[str, Field(pattern=r"^[a-z][a-z_-]*(:[a-z0-9_.+-]+)?$", max_length=60)]
"""``kind:rest``, lower-case: ``cell:b2``, ``page:ch08.2``."""
_MAX_BYTES: Final = 512 * 1024


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Space(_Model):
    """One place of a board."""

    rect: tuple[float, float, float, float]
    """Left, top, width, height on the canvas."""
    sprite: str = ""
    """What is drawn there when nothing else is; a name in assets/sprites."""
    shape: Literal["rect", "round"] = "rect"
    """The part of the rectangle that a click hits."""
    angle: int = Field(default=0, ge=-180, le=180)
    """Degrees, for a board's drawing only."""


class Decor(_Model):
    """A drawing that is no place."""

    rect: tuple[float, float, float, float]
    sprite: str


class Line(_Model):
    """A line between places, drawn under them."""

    points: tuple[tuple[float, float], ...] = Field(min_length=2)
    style: str = "path"


class SpriteLayout(_Model):
    """One file of assets/layouts/GAME."""

    canvas: tuple[float, float]
    spaces: dict[TargetId, Space]
    decor: tuple[Decor, ...] = ()
    lines: tuple[Line, ...] = ()

    @model_validator(mode="after")
    def _fits(self) -> Self:
        width, height = self.canvas
        for name, (left, top, w, h) in self._rects():
            if w <= 0 or h <= 0 or left < 0 or top < 0 or left + w > width + 0.01 or top + h > height + 0.01:
                message = f"{name} does not fit the canvas of {width:g} by {height:g}"
                raise ValueError(message)
        return self

    def _rects(self) -> Iterator[tuple[str, tuple[float, float, float, float]]]:
        yield from ((name, space.rect) for name, space in self.spaces.items())
        yield from ((decor.sprite, decor.rect) for decor in self.decor)


class Placed:
    """A layout laid into a rectangle of the window, as large as it goes, its proportions kept."""

    def __init__(self, layout: SpriteLayout, area: FRect) -> None:
        self.layout = layout
        width, height = layout.canvas
        self.scale = max(0.01, min(area.w / width, area.h / height))
        """The window's units for one of the canvas."""
        self.left = area.x + (area.w - width * self.scale) / 2
        self.top = area.y + (area.h - height * self.scale) / 2

    @property
    def area(self) -> FRect:
        """The part of the window that the canvas covers."""
        return self.place((0, 0, *self.layout.canvas))

    def place(self, rect: tuple[float, float, float, float]) -> FRect:
        """Return a rectangle of the canvas in the window's units."""
        left, top, width, height = rect
        scale = self.scale
        return FRect(self.left + left * scale, self.top + top * scale, width * scale, height * scale)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the canvas in the window's units."""
        return self.left + x * self.scale, self.top + y * self.scale

    def rect(self, target: str) -> FRect:
        """Return where a space is. Raises KeyError for an id that the layout does not have."""
        return self.place(self.layout.spaces[target].rect)

    def items(self) -> Iterator[tuple[str, Space, FRect]]:
        """Yield every space with its place."""
        for name, space in self.layout.spaces.items():
            yield name, space, self.place(space.rect)


def hits(rect: FRect, shape: str, pos: tuple[float, float]) -> bool:
    """Whether a point of the window lies in a space of this shape."""
    if not rect.collidepoint(pos):
        return False
    if shape != "round":
        return True
    x = (pos[0] - rect.x) / rect.w * 2 - 1
    y = (pos[1] - rect.y) / rect.h * 2 - 1
    return x * x + y * y <= 1


def exists(game: str, name: str) -> bool:
    """Whether there is such a layout."""
    return _file(game, name).is_file()


def _file(game: str, name: str) -> Path:
    return paths.assets() / "layouts" / game / f"{name}.json"


@cache
def load(game: str, name: str) -> SpriteLayout:
    """Load ``assets/layouts/GAME/NAME.json``. Raises PackError naming the file, the place in it and the reason."""
    path = _file(game, name)
    try:
        if path.stat().st_size > _MAX_BYTES:
            raise PackError(str(path), "", f"is larger than {_MAX_BYTES // 1024} KiB")
        return SpriteLayout.model_validate_json(path.read_bytes())
    except OSError as error:
        raise PackError(str(path), "", faults.unread(error)) from error
    except ValidationError as error:
        first = error.errors()[0]
        raise PackError(str(path), ".".join(str(part) for part in first["loc"]), first["msg"]) from error
