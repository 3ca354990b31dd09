"""What a component pack of a game consists of, and the one error that bad pack data raises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from alicegames.i18n import _
from alicegames.packs import fields

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from pydantic import GetJsonSchemaHandler
    from pydantic_core import CoreSchema

P = TypeVar("P")
MAX_BYTES: Final = 2 * 1024 * 1024
"""A pack file larger than this is refused unread."""


class PackModel(BaseModel):
    """Base of all pack data models: frozen, and an unknown key is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler, /) -> dict[str, Any]:
        """Describe each field by the text below it.

        pydantic can do that itself, but reads the sources whenever a program starts: a fifth of a second.
        """
        schema = handler(core_schema)
        texts = fields.texts_below(cls)
        for name, part in handler.resolve_ref_schema(schema).get("properties", {}).items():
            if name in texts:
                part["description"] = texts[name]
        return schema


class Manifest(PackModel):
    """A pack's ``manifest.json``."""

    game: Annotated[str, Field(max_length=40)]
    """The id of the game it is for, such as “tea_time”."""
    name: Annotated[str, Field(min_length=1, max_length=80)]
    """What it is called in lists; not like the built-in pack."""
    version: Annotated[str, Field(min_length=1, max_length=80)]
    """Its version: raise it with every change."""
    author: Annotated[str, Field(max_length=80)] = ""
    """Who made it."""
    plays_like: Annotated[tuple[Annotated[str, Field(max_length=64)], ...], Field(max_length=40)] = ()
    """Digests of earlier versions of this pack that differ from it in words alone: games saved with them go on."""
    provenance: Annotated[str, Field(max_length=2000)] = ""
    """Where the data come from: the built-in packs say which of them are rebuilt by this project."""


class PackError(ValueError):
    """Pack data that cannot be used: one sentence naming file, place and reason. Shown; the built-in data stays."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        self.file, self.place, self.reason = file, place, reason
        where = _("{file}, at {place}").format(file=file, place=place) if place else file
        super().__init__(f"{where}: {reason}")

    def moved(self, there: Path, here: Path) -> PackError:
        """Return the same fault told of the zip ``here`` that was opened ``there``."""
        return PackError(self.file.replace(str(there), str(here)), self.place, self.reason)


@dataclass(frozen=True, slots=True, eq=False)
class PackSpec(Generic[P]):
    """How a game's pack is read."""

    game: str
    files: Mapping[str, type[BaseModel]]
    """File name -> the model that its whole content must fit."""
    assemble: Callable[[Mapping[str, BaseModel]], P]
    """Cross-check the files and build the data the rules use. Raises PackError(file, place, reason)."""


@dataclass(frozen=True, slots=True)
class PackId:
    """What a save records of the pack it was played with."""

    name: str
    version: str
    digest: str
    """SHA-256 over the content of all files, hexadecimal."""


@dataclass(frozen=True, slots=True)
class Pack(Generic[P]):
    """A loaded, validated pack."""

    game: str
    id: PackId
    manifest: Manifest
    data: P
    builtin: bool = True
