"""Which options a set-up offers: those that mean something at this table, and no value that excludes another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.rules import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alicegames.core.game import Game
    from alicegames.core.rules import Option, Rules


def offered(game: Game[Any, Any], players: int, chosen: Mapping[str, str], *, people: bool) -> tuple[Option, ...]:
    """Return the options that mean something for so many players, with what has been chosen so far.

    ``people``: whether a person plays.
    """
    known = {option.key: option for option in game.options()}

    def value(key: str) -> str:
        return chosen.get(key, known[key].default)

    return tuple(
        option
        for option in known.values()
        if (not option.players or players in option.players)
        and (people or not option.for_people)
        and all(value(key) in values for key, values in option.needs)
    )


def refusal(rules: Rules[Any, Any], players: int, chosen: Mapping[str, str]) -> str:
    """Return why these options exclude each other, in the rules' own words; empty if they go together."""
    try:
        rules.start(Setup(players, tuple(chosen.items())))
    except ValueError as error:
        return str(error)
    return ""
