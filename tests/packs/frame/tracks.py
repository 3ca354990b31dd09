"""Cross-checks of the messengers' paths and the tree: graphs that must be walkable. All raise PackError."""

from __future__ import annotations

from collections import Counter
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
from alicegames.games.queen_alice.pack.verbs import LEVEL_NAMES
from tests.packs.frame import total

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pydantic import BaseModel

_STEPS: Final = 10
"""Steps of a messenger's path, whichever branch is taken."""
_ZONE: Final = 6
"""The step of the central fork, the first in the central zone."""
_MEET: Final = 9
_SAFE_STEPS: Final = 2
"""What a spades train may move: no seal and no branch before that."""
_HEIGHTS: Final = Counter({1: 2, 2: 3, 3: 3, 4: 2})
"""Spaces of the tree by height; the tops last."""
_TOP: Final = 4


def check(files: Mapping[str, BaseModel]) -> None:
    """Check the messengers' paths and the tree. Raises PackError(file, place, reason)."""
    messengers = part(files, "messengers.json", MessengersFile)
    keys = [space.key for path in (messengers.red, messengers.white) for space in path.spaces]
    unique(keys, "messengers.json", "spaces of both colours")
    costs = tuple((cost.own, cost.tea) for cost in messengers.move_costs)
    reason = "one space costs 1, two cost 2, three cost 2 and something more (QA-80)"
    more = costs[:2] == ((1, 0), (2, 0)) and sum(costs[2]) > costs[2][0] >= 2
    require(more, "messengers.json", "move_costs", reason)
    for colour, path in (("red", messengers.red), ("white", messengers.white)):
        _check_path(path, colour)
    _check_examples(messengers)
    _check_tree(part(files, "tree.json", TreeFile))


# -- messengers -------------------------------------------------------------------------------------------------------


def _check_path(path: MessengerPathModel, colour: str) -> None:
    spaces = {space.key: space for space in path.spaces}
    firsts = [space.key for space in path.spaces if space.step == 1]
    reason = "the path starts on one space of step 1, so that no train has to choose (QA-151)"
    require(len(firsts) == 1, "messengers.json", f"{colour}.spaces", reason)
    reached = set(firsts)
    for number, space in enumerate(path.spaces):
        place = f"{colour}.spaces.{number}"
        _check_arrows(space, spaces, f"{place}.next")
        reached |= set(space.next)
    for number, space in enumerate(path.spaces):
        require(space.key in reached, "messengers.json", f"{colour}.spaces.{number}", "no arrow leads to this space")
    ends = [space.key for space in path.spaces if not space.next]
    reason = f"the path has one end, on step {_STEPS} (QA-86)"
    one_end = len(ends) == 1 and spaces[ends[0]].step == _STEPS
    require(one_end, "messengers.json", f"{colour}.spaces", reason)
    _check_zone(path, spaces, colour)


def _check_arrows(space: MessengerSpaceModel, spaces: Mapping[str, MessengerSpaceModel], place: str) -> None:
    name = "messengers.json"
    require(len(set(space.next)) == len(space.next), name, place, "two arrows lead to the same space")
    for key in space.next:
        require(key in spaces, name, place, f"there is no space '{key}' on this path")
        target = spaces[key]
        reason = f"'{key}' is step {target.step}, but comes one after step {space.step}"
        require(target.step == space.step + 1, name, place, reason)
        rises = LEVEL_NAMES.index(target.banner) >= LEVEL_NAMES.index(space.banner)
        require(rises, name, place, f"the banner falls from {space.banner} to {target.banner} on the way to '{key}'")
    early = space.step < _SAFE_STEPS and len(space.next) > 1
    require(not early, name, place, "the path may not branch within the first two steps (QA-151)")


def _check_zone(path: MessengerPathModel, spaces: Mapping[str, MessengerSpaceModel], colour: str) -> None:
    name = "messengers.json"
    require(path.fork in spaces, name, f"{colour}.fork", f"there is no space '{path.fork}' on this path")
    fork = spaces[path.fork]
    reason = f"the central fork is on step {_ZONE}, has two branches and is the only space of its step (QA-85)"
    alone = sum(space.step == fork.step for space in path.spaces) == 1
    require(fork.step == _ZONE and len(fork.next) == 2 and alone, name, f"{colour}.fork", reason)
    require(path.zone == _ZONE, name, f"{colour}.zone", f"the central zone is entered on step {_ZONE} (QA-84)")
    meet = [space for space in path.spaces if space.step == _MEET]
    require(len(meet) == 1, name, f"{colour}.spaces", f"the branches meet again on step {_MEET}")
    before, after = path.seals
    reason = "one seal lies before the central zone and beyond the trains' reach, one behind it (QA-83, QA-151)"
    apart = _SAFE_STEPS < before.into < _ZONE < after.into <= _STEPS
    require(apart, name, f"{colour}.seals", reason)
    for number, seal in enumerate(path.seals):
        _check_seal(seal.first, seal.later, f"{colour}.seals.{number}")


def _check_seal(first: tuple[object, ...], later: tuple[object, ...], place: str) -> None:
    name = "messengers.json"
    for reward in (*first, *later):
        fits = getattr(reward, "verb", "") in ("gain_ip", "pawprint")
        require(fits, name, place, "a seal shows IP or pawprints (QA-83)")
    larger = sum(map(_amount, first)) > sum(map(_amount, later))
    require(larger, name, place, "the first across gains more than the later ones (QA-83)")


def _amount(reward: object) -> int:
    return int(getattr(reward, "amount", 1))


def _check_examples(file: MessengersFile) -> None:
    name = "messengers.json"
    sealed = [seal.into for seal in file.white.seals if total(seal.first, "gain_ip") == 6]
    spots = [
        space.step for space in file.white.spaces if space.banner == "silver" and total(space.rewards, "pawprint") == 2
    ]
    near = any(into <= step < into + 3 for into in sealed for step in spots)
    reason = "a white seal gives 6 IP to the first, and a silver space with 2 pawprints lies up to three steps over it"
    require(near, name, "white", f"{reason} (QA-184)")
    timed = any(total(space.rewards, "gain_time") == 2 for space in file.red.spaces)
    require(timed, name, "red.spaces", "a red space gives 2 time: the rulebook's example of a repeat")


# -- tree -------------------------------------------------------------------------------------------------------------


def _check_tree(file: TreeFile) -> None:
    name = "tree.json"
    unique([space.key for space in file.spaces], name, "spaces")
    spaces = {space.key: space for space in file.spaces}
    heights = Counter(space.height for space in file.spaces)
    reason = "the tree has 2, 3, 3 and 2 spaces on its four heights"
    require(heights == _HEIGHTS, name, "spaces", reason)
    starts = (("red", file.starts.red), ("white", file.starts.white))
    for colour, arrows in starts:
        _check_tree_arrows(arrows, 0, spaces, f"starts.{colour}")
        reason = "a start leads to the one space beside it, where its trains go (QA-152)"
        require(len({arrow.to for arrow in arrows}) == 1, name, f"starts.{colour}", reason)
    reason = "the two starts lead to different spaces"
    require(file.starts.red[0].to != file.starts.white[0].to, name, "starts", reason)
    for number, space in enumerate(file.spaces):
        _check_tree_space(space, spaces, f"spaces.{number}")
    _check_reachable(file, spaces)
    _check_tree_example(file, spaces)


def _check_tree_space(space: TreeSpaceModel, spaces: Mapping[str, TreeSpaceModel], place: str) -> None:
    _check_tree_arrows(space.arrows, space.height, spaces, f"{place}.arrows")
    reason = "a top has no arrow, every other space has one"
    require(bool(space.arrows) == (space.height < _TOP), "tree.json", f"{place}.arrows", reason)
    require(len(set(space.book)) == len(space.book), "tree.json", f"{place}.book", "a colour is named twice")


def _check_tree_arrows(
    arrows: tuple[ArrowModel, ...], height: int, spaces: Mapping[str, TreeSpaceModel], place: str
) -> None:
    for number, arrow in enumerate(arrows):
        require(arrow.to in spaces, "tree.json", f"{place}.{number}", f"there is no space '{arrow.to}'")
        up = spaces[arrow.to].height == height + 1
        require(up, "tree.json", f"{place}.{number}", "an arrow leads one height up (QA-185)")
    pairs = [(arrow.to, arrow.arrow) for arrow in arrows]
    require(len(set(pairs)) == len(pairs), "tree.json", place, "two arrows of one colour lead to the same space")


def _check_reachable(file: TreeFile, spaces: Mapping[str, TreeSpaceModel]) -> None:
    starts = (*file.starts.red, *file.starts.white)
    reached = _climb({arrow.to for arrow in starts}, spaces, black_only=False)
    for number, space in enumerate(file.spaces):
        require(space.key in reached, "tree.json", f"spaces.{number}", "no way from a start leads to this space")
    black = _climb({arrow.to for arrow in starts if arrow.arrow == "black"}, spaces, black_only=True)
    tops = [key for key in black if spaces[key].height == _TOP]
    reason = "black arrows alone lead from a start to a top; one yellow arrow must be on the way"
    require(not tops, "tree.json", "spaces", reason)


def _climb(keys: Iterable[str], spaces: Mapping[str, TreeSpaceModel], *, black_only: bool) -> set[str]:
    reached = set(keys)
    for _ in range(_TOP):
        reached |= {
            arrow.to for key in reached for arrow in spaces[key].arrows if arrow.arrow == "black" or not black_only
        }
    return reached


def _check_tree_example(file: TreeFile, spaces: Mapping[str, TreeSpaceModel]) -> None:
    dear = [
        arrow
        for space in file.spaces
        for arrow in space.arrows
        if space.height == 2 and arrow.arrow == "yellow" and arrow.cost == 3
    ]
    green = any("green" in spaces[arrow.to].book for arrow in dear)
    reason = "a yellow arrow of 3 leads from the second to the third height, to a printed green book (QA-188)"
    require(green, "tree.json", "spaces", reason)
