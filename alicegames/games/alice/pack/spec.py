"""The component pack of Alice: 30 protagonists, 43 characters and 27 chapters (AL-01 to AL-06, AL-69, AL-70)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal, cast

from pydantic import Field

from alicegames.i18n import _, ngettext
from alicegames.packs.spec import PackError, PackModel, PackSpec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import BaseModel

PROTAGONISTS: Final = "protagonists.json"
CHARACTERS: Final = "characters.json"
CHAPTERS: Final = "chapters.json"

TINY, MIDDLE, HUGE = 0, 1, 2
"""The rows of the Tea Party, upwards; a page that demands a size names its row."""
ANY_SIZE: Final = -1
"""The demand of a page that takes any size."""

CHARACTER_IDS: Final = (
    "hatter",
    "gryphon",
    "caterpillar",
    "march-hare",
    "duchess",
    "knave",
    "queen",
    "card-soldier",
)
"""The eight characters of AL-69; the Card Soldier is the last."""
GIVEN_PRESENCE: Final = {"card-soldier": 0, "duchess": 1, "queen": 2, "knave": 2, "caterpillar": 4}
"""The presence values that the booklet states (AL-04)."""
WONDERS: Final = {
    "hatter": ("open",),
    "gryphon": ("steal",),
    "caterpillar": ("gather",),
    "march-hare": ("reveal",),
    "duchess": ("chapters",),
    "knave": ("keep",),
    "queen": ("banish",),
    "card-soldier": ("remove", "stand"),
    "alice": ("copy", "join"),
    "white-rabbit": ("recruit",),
    "cheshire-cat": ("cancel", "draw"),
}
"""The Wonders that the booklet gives each person (AL-37, AL-43 to AL-56); the sentences tell them by these names."""
TOTALS: Final = {PROTAGONISTS: 30, CHARACTERS: 43, CHAPTERS: 27}
"""How many cards of each kind there are (AL-01)."""

CardId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,23}$")]
_Name = Annotated[str, Field(min_length=1, max_length=40)]
Gift = Literal["", "potion", "cake"]
ProtagonistVerb = Literal["copy", "join", "recruit", "cancel", "draw"]
CharacterVerb = Literal["open", "gather", "steal", "reveal", "chapters", "keep", "remove", "stand", "banish"]


class ProtagonistModel(PackModel):
    """One face among the protagonists and how many cards carry it."""

    id: CardId
    """Names it within this pack."""
    who: Literal["alice", "white-rabbit", "cheshire-cat"]
    """The person on it, whose Wonders it has."""
    name: _Name
    """What players read."""
    presence: int = Field(ge=0, le=9)
    """Its presence: no card is played after one of more presence in the same turn."""
    gift: Gift = ""
    """What it carries: a potion, a cake, or nothing."""
    wonders: tuple[ProtagonistVerb, ...] = Field(min_length=1)
    """Its Wonders: those of the person, in the booklet’s order."""
    count: int = Field(ge=1, le=30)
    """How many cards have this face."""


class ProtagonistsFile(PackModel):
    """``protagonists.json``."""

    cards: tuple[ProtagonistModel, ...]
    """Every face of the protagonists; all cards together are 30."""
    pile_points: int = Field(ge=0, le=9)
    """What a protagonist sent to a victory pile by a Knave is worth (AL-102)."""


class CharacterModel(PackModel):
    """One of the eight characters and how many cards show it."""

    id: CardId
    """One of the eight characters; pages name them by it."""
    name: _Name
    """What players read."""
    presence: int = Field(ge=0, le=9)
    """Its presence: no card is played after one of more presence in the same turn."""
    wonders: tuple[CharacterVerb, ...] = Field(min_length=1)
    """Its Wonders."""
    count: int = Field(ge=1, le=43)
    """How many cards show it."""


class CharactersFile(PackModel):
    """``characters.json``."""

    cards: tuple[CharacterModel, ...]
    """The eight characters; all cards together are 43."""


class PageModel(PackModel):
    """A page: the character it needs and, where it demands one, its size."""

    needs: CardId
    """The id of the character that may lie on it."""
    size: Literal["any", "tiny", "huge"] = "any"
    """The row of the Tea Party the character must come from."""


class ChapterModel(PackModel):
    """A chapter: its points and its pages; ``scene`` tells where in the book it is."""

    id: CardId
    """Names it within this pack."""
    name: _Name
    """What players read."""
    scene: Annotated[str, Field(max_length=120)] = ""
    """Where in the book it is."""
    points: int = Field(ge=1, le=20)
    """What it is worth to whoever closes it."""
    pages: tuple[PageModel, ...] = Field(min_length=2, max_length=6)
    """What must lie on it before it can be closed."""


class ChaptersFile(PackModel):
    """``chapters.json``."""

    cards: tuple[ChapterModel, ...]
    """Every chapter; all of them together are 27."""


@dataclass(frozen=True, slots=True)
class AliceData:
    """The assembled pack. Cards are numbered: characters first, protagonist faces next, chapters last.

    Every tuple over cards is indexed by that number.
    """

    ids: tuple[str, ...]
    names: tuple[str, ...]
    who: tuple[str, ...]
    """The person on the card ("alice", "knave"); empty for chapters."""
    presence: tuple[int, ...]
    gifts: tuple[str, ...]
    """"potion", "cake" or empty."""
    wonders: tuple[tuple[str, ...], ...]
    counts: tuple[int, ...]
    """How many cards carry the face."""
    pages: tuple[tuple[int, ...], ...]
    """The characters a chapter needs, page by page; empty for other cards."""
    sizes: tuple[tuple[int, ...], ...]
    """The rows its pages demand, or ANY_SIZE."""
    points: tuple[int, ...]
    scenes: tuple[str, ...]
    pile_points: int
    first_protagonist: int
    first_chapter: int
    soldier: int
    cats: frozenset[int]

    def deck(self, kind: str) -> tuple[int, ...]:
        """Return all cards of a kind ("character", "protagonist" or "chapter") in order."""
        first = {"character": 0, "protagonist": self.first_protagonist, "chapter": self.first_chapter}[kind]
        last = {"character": self.first_protagonist, "protagonist": self.first_chapter, "chapter": len(self.ids)}[kind]
        return tuple(card for card in range(first, last) for _copy in range(self.counts[card]))

    def kind(self, card: int) -> str:
        """Return "character", "protagonist" or "chapter"."""
        if card < self.first_protagonist:
            return "character"
        return "protagonist" if card < self.first_chapter else "chapter"

    def number(self, card_id: str) -> int:
        """Return the number of the card with this id. Raises ValueError."""
        return self.ids.index(card_id)


def _assemble(models: Mapping[str, BaseModel]) -> AliceData:
    protagonists = cast("ProtagonistsFile", models[PROTAGONISTS])
    characters = cast("CharactersFile", models[CHARACTERS])
    chapters = cast("ChaptersFile", models[CHAPTERS])
    _check_characters(characters)
    _check_protagonists(protagonists)
    _check_chapters(chapters)
    _check_ids(protagonists, characters, chapters)
    return _build(protagonists, characters, chapters)


def _check_total(file: str, total: int) -> None:
    if total != TOTALS[file]:
        raise PackError(
            file,
            "cards",
            ngettext(
                "holds {total} card, but there must be {value} (AL-01)",
                "holds {total} cards, but there must be {value} (AL-01)",
                total,
            ).format(total=total, value=TOTALS[file]),
        )


def _check_characters(file: CharactersFile) -> None:
    if tuple(card.id for card in file.cards) != CHARACTER_IDS:
        raise PackError(
            CHARACTERS, "cards", _("must be {value}, in this order (AL-69)").format(value=", ".join(CHARACTER_IDS))
        )
    for index, card in enumerate(file.cards):
        given = GIVEN_PRESENCE.get(card.id, card.presence)
        if card.presence != given:
            raise PackError(
                CHARACTERS,
                f"cards.{index}.presence",
                _("must be {given} for {id} (AL-04)").format(given=given, id=card.id),
            )
        _check_wonders(CHARACTERS, index, card.id, card.wonders)
    _check_total(CHARACTERS, sum(card.count for card in file.cards))


def _check_protagonists(file: ProtagonistsFile) -> None:
    _check_total(PROTAGONISTS, sum(card.count for card in file.cards))
    for who in ("alice", "white-rabbit", "cheshire-cat"):
        if who not in {card.who for card in file.cards}:
            raise PackError(PROTAGONISTS, "cards", _("has no {who} (AL-69)").format(who=who))
    for index, card in enumerate(file.cards):
        if (card.who == "cheshire-cat") != ("cancel" in card.wonders):
            raise PackError(PROTAGONISTS, f"cards.{index}.wonders", _("Cats, and Cats alone, can cancel (AL-37)"))
        _check_wonders(PROTAGONISTS, index, card.who, card.wonders)


def _check_wonders(file: str, index: int, who: str, wonders: tuple[str, ...]) -> None:
    """Everybody has the Wonders of the booklet: the rules carry them out as theirs (AL-37 to AL-56)."""
    if wonders != WONDERS[who]:
        wanted = " and ".join(WONDERS[who])
        raise PackError(
            file,
            f"cards.{index}.wonders",
            _("must be {wanted} for {who}, in this order").format(wanted=wanted, who=who),
        )


def _check_chapters(file: ChaptersFile) -> None:
    _check_total(CHAPTERS, len(file.cards))
    for index, card in enumerate(file.cards):
        needed = [page.needs for page in card.pages]
        for page, who in enumerate(needed):
            if who not in CHARACTER_IDS[:-1]:
                raise PackError(
                    CHAPTERS, f"cards.{index}.pages.{page}.needs", _("'{who}' fills no page (AL-70)").format(who=who)
                )
        if len(set(needed)) != len(needed):
            raise PackError(CHAPTERS, f"cards.{index}.pages", _("names a character twice (AL-70)"))
    if not any(card.points == 5 for card in file.cards):  # noqa: PLR2004 -- the booklet's example
        raise PackError(CHAPTERS, "cards", _("needs a chapter worth 5 (AL-06)"))


def _check_ids(protagonists: ProtagonistsFile, characters: CharactersFile, chapters: ChaptersFile) -> None:
    seen: set[str] = set()
    ids = {
        CHARACTERS: [card.id for card in characters.cards],
        PROTAGONISTS: [card.id for card in protagonists.cards],
        CHAPTERS: [card.id for card in chapters.cards],
    }
    for file, names in ids.items():
        for index, name in enumerate(names):
            if name in seen:
                raise PackError(file, f"cards.{index}.id", _("'{name}' is used twice").format(name=name))
            seen.add(name)


_ROWS: Final = {"any": ANY_SIZE, "tiny": TINY, "huge": HUGE}


def _build(protagonists: ProtagonistsFile, characters: CharactersFile, chapters: ChaptersFile) -> AliceData:
    people: tuple[CharacterModel | ProtagonistModel, ...] = (*characters.cards, *protagonists.cards)
    cards: tuple[CharacterModel | ProtagonistModel | ChapterModel, ...] = (*people, *chapters.cards)
    nobody = len(chapters.cards)
    first_protagonist, first_chapter = len(characters.cards), len(people)
    number = {card.id: index for index, card in enumerate(cards)}
    return AliceData(
        ids=tuple(card.id for card in cards),
        names=tuple(card.name for card in cards),
        who=(
            *(card.id for card in characters.cards),
            *(card.who for card in protagonists.cards),
            *("" for _card in chapters.cards),
        ),
        presence=(*(card.presence for card in people), *(0,) * nobody),
        gifts=(*("",) * first_protagonist, *(card.gift for card in protagonists.cards), *("",) * nobody),
        wonders=(*(card.wonders for card in people), *((),) * nobody),
        counts=(*(card.count for card in people), *(1,) * nobody),
        pages=(*((),) * first_chapter, *(tuple(number[page.needs] for page in card.pages) for card in chapters.cards)),
        sizes=(*((),) * first_chapter, *(tuple(_ROWS[page.size] for page in card.pages) for card in chapters.cards)),
        points=(*(0,) * first_chapter, *(card.points for card in chapters.cards)),
        scenes=(*("",) * first_chapter, *(card.scene for card in chapters.cards)),
        pile_points=protagonists.pile_points,
        first_protagonist=first_protagonist,
        first_chapter=first_chapter,
        soldier=number["card-soldier"],
        cats=frozenset(number[card.id] for card in protagonists.cards if "cancel" in card.wonders),
    )


SPEC: Final = PackSpec(
    "alice",
    {PROTAGONISTS: ProtagonistsFile, CHARACTERS: CharactersFile, CHAPTERS: ChaptersFile},
    _assemble,
)
