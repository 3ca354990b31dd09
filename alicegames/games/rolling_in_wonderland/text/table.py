"""The whole table in lines: the terminal client and screen readers read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import UNKNOWN
from alicegames.core.rules import totals
from alicegames.games.rolling_in_wonderland.play.selection import area
from alicegames.games.rolling_in_wonderland.scoring import score
from alicegames.games.rolling_in_wonderland.state import KIND_COUNT, NONE, ROUNDS
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.i18n import _, listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.games.rolling_in_wonderland.text.words import Names


def table_lines(data: WonderlandData, view: State, names: Names) -> tuple[str, ...]:
    """Describe the round, every area and every player."""
    return (
        _head(data, view, names),
        *(line for region in data.ring if (line := _area(data, view, region, names))),
        _tokens(data, view),
        *(line for seat in range(len(view.seats)) for line in _seat(data, view, seat, names)),
    )


def _head(data: WonderlandData, view: State, names: Names) -> str:
    if not view.round:
        return _("The game is being set up.")
    text = _("Round {number} of {last}; {name} plays first; the Jabberwocky is with {region}.")
    return text.format(
        number=view.round,
        last=ROUNDS,
        name=names[view.first],
        region=words.region(view.jabberwocky) if view.jabberwocky != NONE else _("nobody yet"),
    )


def _area(data: WonderlandData, view: State, region: int, names: Names) -> str:
    soldiers = [
        _("{name} {count}").format(name=names[seat], count=owner.army[region])
        for seat, owner in enumerate(view.seats)
        if owner.army[region]
    ]
    figures = [
        _("{figure} for {name}").format(figure=words.figure(number), name=names[owner])
        for number, (owner, where) in enumerate(view.figures)
        if where == region
    ]
    gold, silver, bronze = data.influence[region]
    return _("{region} ({gold}/{silver}/{bronze}): dice {dice}; soldiers {soldiers}.").format(
        region=words.capital(words.region(region)),
        gold=gold,
        silver=silver,
        bronze=bronze,
        dice=words.dice(area(view, region)),
        soldiers=listed([*soldiers, *figures]),
    )


def _tokens(data: WonderlandData, view: State) -> str:
    tokens = [words.token(data, token) for token in view.tokens if token != NONE]
    return _("Cheshire Cat tokens from the left: {tokens}.").format(tokens=listed(tokens))


def _seat(data: WonderlandData, view: State, seat: int, names: Names) -> list[str]:
    owner, name = view.seats[seat], names[seat]
    points = words.points(totals(score(data, view))[seat])
    lines = [
        _(
            "{name}: {points} now, VP tokens {tokens}; dice {dice}; mushrooms {mushrooms}; "
            "soldiers in supply {soldiers}."
        ).format(
            name=name,
            points=points,
            tokens=owner.vp,
            dice=words.dice(number % KIND_COUNT for number in owner.dice),
            mushrooms=owner.mushrooms,
            soldiers=owner.soldiers,
        ),
        _("{name}’s paths: White Rabbit {rabbit} of {rabbit_end}, Caterpillar {disc} of {disc_end}.").format(
            name=name,
            rabbit=owner.rabbit,
            rabbit_end=data.rabbit.end,
            disc=owner.caterpillar,
            disc_end=data.caterpillar.end,
        ),
        _("{name}’s challenges: {open}; {done} completed.").format(
            name=name, open=listed(words.challenges(data, owner) or [_("none open")]), done=len(owner.done)
        ),
        _("{name}’s cards: ongoing {ongoing}; in hand {hand}; Objectives {objectives}.").format(
            name=name,
            ongoing=listed([words.card(data, card) for card in owner.ongoing]),
            hand=_held(owner.hand, lambda card: words.card(data, card)),
            objectives=_held(owner.objectives, lambda card: words.objective(data, card)),
        ),
    ]
    if owner.ability != NONE:
        lines.append(_("{name}’s ability: {ability}.").format(name=name, ability=words.ability(data, owner.ability)))
    return lines


def _held(cards: tuple[int, ...], name: Callable[[int], str]) -> str:
    if UNKNOWN in cards:
        return str(len(cards))
    return listed([name(card) for card in cards])
