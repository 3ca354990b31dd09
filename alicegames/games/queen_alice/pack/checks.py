"""What every cross-check of Queen Alice's pack uses: the refusal, and a walk over all rewards of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, cast

from pydantic import BaseModel

from alicegames.games.queen_alice.pack.verbs import (
    PLAY_ONLY,
    Acquire,
    Flower,
    GainBookmark,
    GainIp,
    GainResource,
    GainTime,
    MiniAction,
    Pawprint,
    RewardModel,
)
from alicegames.i18n import _
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

M = TypeVar("M", bound=BaseModel)

_TRAIN_VERBS: Final = (GainTime, GainResource, GainIp, Acquire, Flower, GainBookmark, Pawprint, MiniAction)


def require(ok: object, file: str, place: str, reason: str) -> None:
    """Refuse the pack unless ``ok``. Raises PackError(file, place, reason)."""
    if not ok:
        raise PackError(file, place, reason)


def part(files: Mapping[str, BaseModel], name: str, model: type[M]) -> M:
    """Return a file's content as its model."""
    content = files[name]
    assert isinstance(content, model)
    return content


def unique(keys: Sequence[str], file: str, place: str) -> None:
    """Refuse a list of keys that names one twice."""
    for number, key in enumerate(keys):
        require(
            key not in keys[:number], file, f"{place}.{number}", _("the key '{key}' is already taken").format(key=key)
        )


def walk(value: object, place: str = "") -> Iterator[tuple[str, RewardModel]]:
    """Yield every reward in a file's content with its place."""
    if isinstance(value, BaseModel):
        if hasattr(value, "verb"):
            yield place, cast("RewardModel", value)
            return
        children: Iterator[tuple[str, object]] = ((name, getattr(value, name)) for name in type(value).model_fields)
    elif isinstance(value, tuple):
        children = ((str(number), child) for number, child in enumerate(value))
    else:
        return
    for name, child in children:
        yield from walk(child, f"{place}.{name}" if place else name)


def check_verbs(files: Mapping[str, BaseModel]) -> None:
    """Refuse a verb where it has no meaning: discounts outside play rewards, free bookmarks outside trains."""
    for file, content in files.items():
        for place, reward in walk(content):
            _check_verb(file, place, reward)


def _check_verb(file: str, place: str, reward: RewardModel) -> None:
    played = ".play." in place
    require(
        reward.verb not in PLAY_ONLY or played,
        file,
        place,
        _("'{verb}' may only be a card's play reward (QA-28)").format(verb=reward.verb),
    )
    require(
        not isinstance(reward, GainBookmark) or file == "trains.json",
        file,
        place,
        _("only a train card gives a bookmark without books (QA-152)"),
    )
    if file == "trains.json" and not isinstance(reward, _TRAIN_VERBS):
        cube = reward.verb == "unlock_cube"
        require(
            cube,
            file,
            place,
            _("'{verb}' cannot be a train card's reward: set-up leaves no room for it").format(verb=reward.verb),
        )
