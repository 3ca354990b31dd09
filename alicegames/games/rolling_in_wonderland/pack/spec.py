"""Rolling in Wonderland's component data: how the files must fit together."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeVar

from alicegames.games.rolling_in_wonderland.effects import OFF_TURN, TRIGGERS, VERBS
from alicegames.games.rolling_in_wonderland.pack.checks import (
    check_abilities,
    check_benefits,
    check_loops,
    check_tokens,
)
from alicegames.games.rolling_in_wonderland.pack.data import (
    BotCard,
    BotRow,
    Challenge,
    Condition,
    Effect,
    HatterCard,
    Objective,
    Path,
    Strength,
    Token,
    WonderlandData,
)
from alicegames.games.rolling_in_wonderland.pack.models import (
    ENDLESS,
    BoardFile,
    BotEntry,
    BotsFile,
    ChallengeEntry,
    ChallengesFile,
    ConditionEntry,
    EffectEntry,
    HatterEntry,
    HatterFile,
    ObjectiveEntry,
    ObjectivesFile,
    Speeds,
    TokenEntry,
    TokensFile,
)
from alicegames.games.rolling_in_wonderland.play.counters import COUNTERS
from alicegames.games.rolling_in_wonderland.state import COLOURS, REGIONS
from alicegames.i18n import _
from alicegames.packs.spec import PackError, PackModel, PackSpec

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pydantic import BaseModel

F = TypeVar("F", bound=PackModel)


def _file(files: Mapping[str, BaseModel], name: str, model: type[F]) -> F:
    content = files[name]
    assert isinstance(content, model)
    return content


# -- small parts --------------------------------------------------------------------------------------------------


def _counter(name: str, place: tuple[str, str]) -> str:
    head, _colon, argument = name.partition(":")
    if head not in COUNTERS:
        raise PackError(
            *place, _("'{head}' is no counter; there are {value}").format(head=head, value=", ".join(COUNTERS))
        )
    allowed = COUNTERS[head].arguments
    if (argument not in allowed) if allowed else argument:
        raise PackError(
            *place,
            _("'{name}': {head} takes one of {allowed}").format(name=name, head=head, allowed=", ".join(allowed))
            if allowed
            else _("'{name}': {head} takes no argument").format(name=name, head=head),
        )
    return name


def _effects(entries: Sequence[EffectEntry], place: tuple[str, str]) -> tuple[Effect, ...]:
    for entry in entries:
        if entry.do not in VERBS:
            raise PackError(
                *place, _("'{do}' is no verb; there are {value}").format(do=entry.do, value=", ".join(VERBS))
            )
        if entry.per:
            _counter(entry.per, place)
    return tuple(Effect(entry.do, entry.n, entry.per, entry.most) for entry in entries)


def _conditions(entries: Sequence[ConditionEntry], place: tuple[str, str]) -> tuple[Condition, ...]:
    return tuple(Condition(_counter(entry.count, place), entry.at_least, entry.at_most) for entry in entries)


def _tokens(entries: Sequence[TokenEntry], file: str, place: str) -> tuple[Token, ...]:
    _unique([entry.key for entry in entries], file, place)
    return tuple(
        Token(entry.key, entry.name, entry.text, _effects(entry.effects, (file, f"{place}.{entry.key}")))
        for entry in entries
    )


def _unique(keys: Sequence[str], file: str, place: str) -> None:
    for key, count in Counter(keys).items():
        if count > 1:
            raise PackError(file, place, _("names '{key}' twice").format(key=key))


def _speeds(speeds: Speeds) -> tuple[int, ...]:
    by_colour = [int(getattr(speeds, colour)) for colour in COLOURS]
    return (*by_colour, by_colour[COLOURS.index("blue")])


# -- the board ----------------------------------------------------------------------------------------------------


def _path(end: int, stars: Sequence[tuple[int, int]], place: str) -> Path:
    spaces, values = [star[0] for star in stars], [star[1] for star in stars]
    if spaces != sorted(set(spaces)) or values != sorted(set(values)):
        raise PackError("board.json", place, _("stars and their VP must rise along the path"))
    if not spaces or spaces[-1] != end:
        raise PackError("board.json", place, _("the last star must stand on the last space, {end}").format(end=end))
    points = [max((vp for space, vp in stars if space <= position), default=0) for position in range(end + 1)]
    return Path(end, tuple(stars), tuple(points))


def _rabbit(board: BoardFile) -> Path:
    return _path(board.rabbit.end, [(star.space, star.vp) for star in board.rabbit.stars], "rabbit.stars")


def _caterpillar(board: BoardFile) -> tuple[Path, tuple[str, ...]]:
    spaces = board.caterpillar.spaces
    stars = [(number, space) for number, space in enumerate(spaces, 1) if isinstance(space, int)]
    known = {benefit.key for benefit in board.caterpillar.benefits}
    for number, space in enumerate(spaces):
        if isinstance(space, str) and space not in known:
            raise PackError(
                "board.json", f"caterpillar.spaces.{number}", _("'{space}' is none of its benefits").format(space=space)
            )
    unused = sorted(known - {space for space in spaces if isinstance(space, str)})
    if unused:
        raise PackError(
            "board.json", "caterpillar.spaces", _("never give the benefit '{value}'").format(value=unused[0])
        )
    path = _path(len(spaces), stars, "caterpillar.spaces")
    return path, ("", *("" if isinstance(space, int) else space for space in spaces))


def _ring(board: BoardFile) -> tuple[int, ...]:
    ring = tuple(REGIONS.index(entry.region) for entry in board.regions)
    if sorted(ring) != list(range(len(REGIONS))):
        raise PackError("board.json", "regions", _("must name each of the six regions once"))
    return ring


def _influence(board: BoardFile) -> tuple[tuple[int, int, int], ...]:
    for number, entry in enumerate(board.regions):
        if list(entry.influence) != sorted(entry.influence, reverse=True):
            raise PackError("board.json", f"regions.{number}.influence", _("must fall from first to third place"))
    return tuple(next(entry.influence for entry in board.regions if entry.region == region) for region in REGIONS)


# -- the cards ----------------------------------------------------------------------------------------------------


def _hatter(entry: HatterEntry, file: str, *, promo: bool) -> HatterCard:
    place = (file, f"cards.{entry.key}")
    _check_hatter(entry, place)
    strength = entry.strength
    return HatterCard(
        entry.key,
        entry.name,
        entry.text,
        entry.copies,
        entry.ongoing,
        entry.trigger,
        _conditions(entry.when, place),
        _effects(entry.effects, place),
        Strength(strength.where, strength.soldiers, strength.n) if strength else None,
        promo,
        entry.min_players,
    )


def _check_hatter(entry: HatterEntry, place: tuple[str, str]) -> None:
    """A card has one effect to have: a single-use card its effects, an ongoing one a trigger or strength (RW-33)."""
    if not entry.ongoing and (entry.trigger or entry.strength or not entry.effects):
        raise PackError(*place, _("a single-use card has effects, and neither a trigger nor strength"))
    if entry.ongoing and bool(entry.trigger) == bool(entry.strength):
        raise PackError(*place, _("an ongoing card has either a trigger or strength"))
    if entry.trigger and (entry.trigger not in TRIGGERS or not entry.effects):
        raise PackError(*place, _("needs effects and a trigger out of {value}").format(value=", ".join(TRIGGERS)))
    if entry.trigger == "round_end" and any(effect.do not in OFF_TURN for effect in entry.effects):
        raise PackError(
            *place, _("at the end of a round a card can only have {value}").format(value=", ".join(OFF_TURN))
        )


def _deck(files: Mapping[str, BaseModel]) -> tuple[HatterCard, ...]:
    base = _file(files, "hatter.json", HatterFile).cards
    promo = _file(files, "madder.json", HatterFile).cards
    _unique([entry.key for entry in (*base, *promo)], "hatter.json and madder.json", "cards")
    _count(sum(entry.copies for entry in base if not entry.ongoing), 22, "hatter.json", "single-use cards")
    _count(sum(entry.copies for entry in base if entry.ongoing), 12, "hatter.json", "ongoing cards")
    _count(sum(entry.copies for entry in promo), 6, "madder.json", "cards")
    return (
        *(_hatter(entry, "hatter.json", promo=False) for entry in base),
        *(_hatter(entry, "madder.json", promo=True) for entry in promo),
    )


def _count(count: int, wanted: int, file: str, what: str) -> None:
    if count != wanted:
        raise PackError(
            file, "cards", _("has {count} {what}, but must have {wanted}").format(count=count, what=what, wanted=wanted)
        )


def _objectives(entries: Sequence[ObjectiveEntry]) -> tuple[Objective, ...]:
    _unique([entry.key for entry in entries], "objectives.json", "cards")
    return tuple(_objective(entry) for entry in entries)


def _objective(entry: ObjectiveEntry) -> Objective:
    place = ("objectives.json", f"cards.{entry.key}")
    if not entry.when and not entry.per:
        raise PackError(*place, _("needs a condition, or something it scores for each of"))
    if entry.per and entry.value > (entry.most or ENDLESS):
        raise PackError(*place, _("its value lies above the most it can score"))
    per = _counter(entry.per, place) if entry.per else ""
    when = _conditions(entry.when, place)
    return Objective(entry.key, entry.name, entry.text, entry.value, when, per, entry.each, entry.most)


def _challenges(entries: Sequence[ChallengeEntry]) -> tuple[Challenge, ...]:
    _unique([entry.key for entry in entries], "challenges.json", "cards")
    return tuple(
        Challenge(entry.key, entry.name, tuple(COLOURS.index(icon) for icon in entry.icons), entry.value)
        for entry in entries
    )


def _bots(entries: Sequence[BotEntry]) -> tuple[BotCard, ...]:
    _unique([entry.key for entry in entries], "bots.json", "cards")
    return tuple(_bot(entry) for entry in entries)


def _bot(entry: BotEntry) -> BotCard:
    order = tuple(dict.fromkeys(REGIONS.index(region) for row in entry.rows for region in row.regions))
    if len(order) != len(REGIONS):
        raise PackError("bots.json", f"cards.{entry.key}", _("must name each of the six regions in some row"))
    rows = tuple(
        BotRow(
            row.number,
            row.or_more,
            tuple(REGIONS.index(region) for region in row.regions) or order,
            not row.regions,
            row.mushroom,
        )
        for row in entry.rows
    )
    return BotCard(entry.key, entry.name, rows, order)


# -- everything ---------------------------------------------------------------------------------------------------


def _assemble(files: Mapping[str, BaseModel]) -> WonderlandData:
    board, tokens = _file(files, "board.json", BoardFile), _file(files, "tokens.json", TokensFile)
    ring = _ring(board)
    caterpillar, benefits = _caterpillar(board)
    gains = _tokens(board.caterpillar.benefits, "board.json", "benefits")
    by_key = {token.key: token.effects for token in gains}
    cat, abilities = _tokens(tokens.cat, "tokens.json", "cat"), _tokens(tokens.abilities, "tokens.json", "abilities")
    keys = [token.key for token in cat]
    if tokens.objective not in keys:
        raise PackError(
            "tokens.json",
            "objective",
            _("'{objective}' is none of the Cheshire Cat tokens").format(objective=tokens.objective),
        )
    hatter = _deck(files)
    check_benefits(gains)
    check_tokens(cat, tokens.objective)
    check_abilities(abilities)
    check_loops(hatter, cat)
    return WonderlandData(
        ring=ring,
        clockwise=tuple(ring[(ring.index(region) + 1) % len(ring)] for region in range(len(ring))),
        influence=_influence(board),
        rabbit=_rabbit(board),
        caterpillar=caterpillar,
        benefits=benefits,
        benefit_effects=tuple(by_key.get(key, ()) for key in benefits),
        rabbit_steps=_speeds(board.rabbit.speeds),
        caterpillar_steps=_speeds(board.caterpillar.speeds),
        tokens=cat,
        objective_token=keys.index(tokens.objective),
        abilities=abilities,
        hatter=hatter,
        objectives=_objectives(_file(files, "objectives.json", ObjectivesFile).cards),
        challenges=_challenges(_file(files, "challenges.json", ChallengesFile).cards),
        bots=_bots(_file(files, "bots.json", BotsFile).cards),
    )


SPEC: Final[PackSpec[WonderlandData]] = PackSpec(
    game="rolling_in_wonderland",
    files={
        "board.json": BoardFile,
        "tokens.json": TokensFile,
        "hatter.json": HatterFile,
        "madder.json": HatterFile,
        "objectives.json": ObjectivesFile,
        "challenges.json": ChallengesFile,
        "bots.json": BotsFile,
    },
    assemble=_assemble,
)
