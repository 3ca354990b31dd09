"""The boards of another component pack are laid out by its own spaces and arrows."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from alicegames.games.queen_alice.text import targets
from alicegames.ui.presenters import layout
from alicegames.ui.presenters.queen_alice import plans
from tests.rules.queen_alice.positions import DATA

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import QueenData


def renamed() -> QueenData:
    """The built-in components, every space of tree and paths under another key."""
    spaces = tuple(replace(space, key=f"other_{number}") for number, space in enumerate(DATA.tree.spaces))
    paths = tuple(
        replace(path, spaces=tuple(replace(one, key=f"other_{colour}_{n}") for n, one in enumerate(path.spaces)))
        for colour, path in enumerate(DATA.messengers)
    )
    return replace(DATA, tree=replace(DATA.tree, spaces=spaces), messengers=paths)


def test_the_built_in_boards_keep_the_plans_drawn_for_them() -> None:
    assert plans.tree(DATA) is layout.load("queen_alice", "tree")
    assert plans.messengers(DATA) is layout.load("queen_alice", "messengers")


def test_every_space_of_another_tree_has_a_place() -> None:
    data = renamed()
    assert {targets.tree(space.key) for space in data.tree.spaces} <= set(plans.tree(data).spaces)


def test_every_space_and_seal_of_another_messengers_board_has_a_place() -> None:
    data = renamed()
    wanted = {plans.target_of(colour, space) for colour, path in enumerate(data.messengers) for space in path.spaces}
    wanted |= {targets.seal(colour, n) for colour, path in enumerate(data.messengers) for n in range(len(path.seals))}
    assert wanted <= set(plans.messengers(data).spaces)


@pytest.mark.parametrize("plan", [plans.tree, plans.messengers])
def test_no_two_spaces_of_another_board_overlap(plan: plans.Plan) -> None:
    found = plan(renamed()).spaces
    places = {name: FRect(space.rect) for name, space in found.items() if name.startswith(("tree:", "messenger:"))}
    assert not [(a, b) for a, b in combinations(places, 2) if places[a].colliderect(places[b])]


def test_the_roads_of_another_board_run_along_its_arrows() -> None:
    arrows = sum(len(space.next) for path in DATA.messengers for space in path.spaces)
    assert len(plans.messengers(renamed()).lines) == arrows
