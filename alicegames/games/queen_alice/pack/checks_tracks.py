"""What the rules need of the messengers' paths and the tree: graphs that can be walked. All raise PackError."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.checks import part, require, unique
from alicegames.games.queen_alice.pack.models_boards import (
    ArrowModel,
    MessengerPathModel,
    MessengersFile,
    MessengerSpaceModel,
    TreeFile,
    TreeSpaceModel,
)
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import BaseModel

_TRAINS_REACH: Final = 2
"""What a spades train may move: no branch before that (QA-151)."""
_TOP: Final = 4


def check(files: Mapping[str, BaseModel]) -> None:
    """Check the messengers' paths and the tree. Raises PackError(file, place, reason)."""
    messengers = part(files, "messengers.json", MessengersFile)
    keys = [space.key for path in (messengers.red, messengers.white) for space in path.spaces]
    unique(keys, "messengers.json", "spaces of both colours")
    for colour, path in (("red", messengers.red), ("white", messengers.white)):
        _check_path(path, colour)
    _check_tree(part(files, "tree.json", TreeFile))


# -- messengers -------------------------------------------------------------------------------------------------------


def _check_path(path: MessengerPathModel, colour: str) -> None:
    name = "messengers.json"
    spaces = {space.key: space for space in path.spaces}
    firsts = [space.key for space in path.spaces if space.step == 1]
    reason = _("the path starts on one space of step 1, so that no train has to choose (QA-151)")
    require(len(firsts) == 1, name, f"{colour}.spaces", reason)
    reached = set(firsts)
    for number, space in enumerate(path.spaces):
        _check_arrows(space, spaces, f"{colour}.spaces.{number}.next")
        reached |= set(space.next)
    for number, space in enumerate(path.spaces):
        require(space.key in reached, name, f"{colour}.spaces.{number}", _("no arrow leads to this space"))
    ends = [space for space in path.spaces if not space.next]
    require(len(ends) == 1, name, f"{colour}.spaces", _("the path has one end (QA-86)"))
    _check_marks(path, spaces, colour, ends[0].step)


def _check_arrows(space: MessengerSpaceModel, spaces: Mapping[str, MessengerSpaceModel], place: str) -> None:
    name = "messengers.json"
    require(len(set(space.next)) == len(space.next), name, place, _("two arrows lead to the same space"))
    for key in space.next:
        require(key in spaces, name, place, _("there is no space '{key}' on this path").format(key=key))
        reason = _("'{key}' is step {step}, but comes one after step {step2}").format(
            key=key, step=spaces[key].step, step2=space.step
        )
        require(spaces[key].step == space.step + 1, name, place, reason)
    early = space.step < _TRAINS_REACH and len(space.next) > 1
    require(not early, name, place, _("the path may not branch within the first two steps (QA-151)"))


def _check_marks(path: MessengerPathModel, spaces: Mapping[str, MessengerSpaceModel], colour: str, last: int) -> None:
    """Fork, zone and seals lie on the path (QA-83 to QA-85)."""
    name = "messengers.json"
    require(
        path.fork in spaces, name, f"{colour}.fork", _("there is no space '{fork}' on this path").format(fork=path.fork)
    )
    require(spaces[path.fork].next, name, f"{colour}.fork", _("the fork lies before the end (QA-85)"))
    require(
        path.zone <= last,
        name,
        f"{colour}.zone",
        ngettext("the path has {last} step only", "the path has {last} steps only", last).format(last=last),
    )
    steps = [seal.into for seal in path.seals]
    inside = len(set(steps)) == len(steps) and max(steps) <= last
    require(inside, name, f"{colour}.seals", _("the seals lie on different steps of the path (QA-83)"))


# -- tree -------------------------------------------------------------------------------------------------------------


def _check_tree(file: TreeFile) -> None:
    name = "tree.json"
    unique([space.key for space in file.spaces], name, "spaces")
    spaces = {space.key: space for space in file.spaces}
    starts = (("red", file.starts.red), ("white", file.starts.white))
    for colour, arrows in starts:
        _check_tree_arrows(arrows, 0, spaces, f"starts.{colour}")
        reason = _("a start leads to the one space beside it, where its trains go (QA-152)")
        require(len({arrow.to for arrow in arrows}) == 1, name, f"starts.{colour}", reason)
    for number, space in enumerate(file.spaces):
        _check_tree_space(space, spaces, f"spaces.{number}")
    reached = _climbed({arrow.to for _colour, arrows in starts for arrow in arrows}, spaces)
    for number, space in enumerate(file.spaces):
        require(space.key in reached, name, f"spaces.{number}", _("no way from a start leads to this space"))


def _check_tree_space(space: TreeSpaceModel, spaces: Mapping[str, TreeSpaceModel], place: str) -> None:
    _check_tree_arrows(space.arrows, space.height, spaces, f"{place}.arrows")
    reason = _("a top has no arrow, every other space has one")
    require(bool(space.arrows) == (space.height < _TOP), "tree.json", f"{place}.arrows", reason)
    require(len(set(space.book)) == len(space.book), "tree.json", f"{place}.book", _("a colour is named twice"))


def _check_tree_arrows(
    arrows: tuple[ArrowModel, ...], height: int, spaces: Mapping[str, TreeSpaceModel], place: str
) -> None:
    for number, arrow in enumerate(arrows):
        require(arrow.to in spaces, "tree.json", f"{place}.{number}", _("there is no space '{to}'").format(to=arrow.to))
        up = spaces[arrow.to].height == height + 1
        require(up, "tree.json", f"{place}.{number}", _("an arrow leads one height up (QA-185)"))
    pairs = [(arrow.to, arrow.arrow) for arrow in arrows]
    require(len(set(pairs)) == len(pairs), "tree.json", place, _("two arrows of one colour lead to the same space"))


def _climbed(keys: set[str], spaces: Mapping[str, TreeSpaceModel]) -> set[str]:
    reached = set(keys)
    for _step in range(_TOP):
        reached |= {arrow.to for key in reached for arrow in spaces[key].arrows}
    return reached
