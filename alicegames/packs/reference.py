"""The rules references: data in assets/reference, one folder a language, one file a game.

English is whole; a translation says the same ids in other words, and what it leaves out is told in English. A
paragraph may have notes: rulings and rebuilt parts that complete it. Nobody but translators needs to know the files.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import Field, ValidationError, model_validator

from alicegames import faults, i18n, paths
from alicegames.core.game import Passage, Section
from alicegames.i18n import _
from alicegames.packs.spec import PackError, PackModel

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ENGLISH: Final = "en"
MAX_BYTES: Final = 512 * 1024
"""A file larger than this is refused unread."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,59}$")]
Words = Annotated[str, Field(min_length=1, max_length=600)]
RuleId = Annotated[str, Field(pattern=r"^[A-Z]{2}-[0-9]{2,3}$")]


class Note(PackModel):
    """A paragraph, or a line of notes behind one."""

    id: Id
    """Names it in every language; never changes once translated."""
    text: Words
    lines: tuple[Words, ...] = ()
    """A list below the text, an item a line."""
    rules: tuple[RuleId, ...] = ()
    """The ledger ids it tells. English only: a translation leaves them out."""
    kind: Literal["given", "ruling", "rebuilt"] = "given"
    """Whether the rulebook says it, we decided it, or it tells data of ours. English only."""

    @property
    def whole(self) -> str:
        """The text with its list."""
        return "\n".join((self.text, *(f"– {line}" for line in self.lines)))


class Paragraph(Note):
    """A paragraph with the notes that complete it."""

    notes: tuple[Note, ...] = ()


class Part(PackModel):
    """A headed part."""

    id: Id
    title: Annotated[str, Field(min_length=1, max_length=60)]
    paragraphs: Annotated[tuple[Paragraph, ...], Field(min_length=1)]


class Reference(PackModel):
    """A reference file."""

    game: Id
    sections: Annotated[tuple[Part, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _every_id_once(self) -> Reference:
        ids = [note.id for note in _notes(self)] + [part.id for part in self.sections]
        twice = sorted({each for each in ids if ids.count(each) > 1})
        if twice:
            raise ValueError(f"the id {twice[0]} stands there twice")
        return self


def _notes(reference: Reference) -> Iterator[Note]:
    for part in reference.sections:
        for paragraph in part.paragraphs:
            yield paragraph
            yield from paragraph.notes


def folder() -> Path:
    """Return the folder of all languages."""
    return paths.assets() / "reference"


def read(path: Path) -> Reference:
    """Read one file. Raises PackError naming file, place and reason."""
    if path.stat().st_size > MAX_BYTES:
        raise PackError(str(path), "", _("is larger than {most} bytes").format(most=MAX_BYTES))
    try:
        return Reference.model_validate_json(path.read_bytes())
    except ValidationError as error:
        raise PackError(str(path), *faults.first_of(error)) from error


def sections(game: str) -> tuple[Section, ...]:
    """Return a game's rules reference in the language at hand."""
    return _sections(game, i18n.language())


@cache
def _sections(game: str, language: str) -> tuple[Section, ...]:
    english = read(folder() / ENGLISH / f"{game}.json")
    path = folder() / language / f"{game}.json"
    said = read(path) if language != ENGLISH and path.is_file() else english
    words = {note.id: note.whole for note in _notes(said)}
    titles = {part.id: part.title for part in said.sections}
    return tuple(
        Section(titles.get(part.id, part.title), tuple(_entries(part, words)), part.id) for part in english.sections
    )


def _entries(part: Part, words: dict[str, str]) -> Iterator[Passage]:
    for paragraph in part.paragraphs:
        for note in (paragraph, *paragraph.notes):
            under = "" if note is paragraph else paragraph.id
            yield Passage(words.get(note.id, note.whole), note.rules, note.kind, note.id, under)
