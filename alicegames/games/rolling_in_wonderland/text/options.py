"""What choosing an option means, in a short line: one small function a kind of choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland.frames import PlaceFigure
from alicegames.games.rolling_in_wonderland.play.selection import area
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.games.rolling_in_wonderland.text.words import Names


def option(data: WonderlandData, view: State, choice: Choice, names: Names) -> str:
    """Say in a short line what choosing it means."""
    return _OPTIONS[type(choice)](data, view, choice, names)


def _turn_line(_data: WonderlandData, view: State, choice: ch.TurnDie, _names: Names) -> str:
    free = view.stack[-1].tag == "turn_dice"
    text = _("Turn {die} from {source} to {target}") if free else _("Mushroom: turn {die} from {source} to {target}")
    return text.format(
        die=words.a_die(choice.kind), source=words.region(choice.region), target=words.region(choice.face)
    )


def _reroll_line(_data: WonderlandData, view: State, choice: ch.Reroll, _names: Names) -> str:
    free = view.stack[-1].tag == "choose_reroll"
    text = _("Reroll dice of {region}") if free else _("Mushroom: reroll dice of {region}")
    return text.format(region=words.region(choice.region))


def _take_line(_data: WonderlandData, view: State, choice: ch.Take, _names: Names) -> str:
    return _("Take from {region}: {dice}").format(
        region=words.region(choice.region), dice=words.dice(area(view, choice.region))
    )


def _play_line(data: WonderlandData, _view: State, choice: ch.Play, _names: Names) -> str:
    card = data.hatter[choice.card]
    return _("Play “{name}”: {text}").format(name=_(card.name), text=_(card.text))


def _pass_line(_data: WonderlandData, view: State, _choice: Pass, _names: Names) -> str:
    return {
        "take_challenge": _("Take none, and keep your challenges"),
        "move_soldiers": _("Move no soldier"),
        "turn_dice": _("Turn no more dice"),
        "gain_mushrooms": _("VP instead") if view.variant.youngest else _("Gain no mushroom"),
        "card_drawn": _("Use nothing now"),
    }[view.stack[-1].tag]


def _replace_line(data: WonderlandData, view: State, choice: ch.Replace, _names: Names) -> str:
    owner = view.seats[view.owner]
    return _("Replace {number}: {challenge}").format(
        number=choice.slot + 1, challenge=words.open_challenge(data, owner, choice.slot)
    )


def _cube_line(data: WonderlandData, view: State, choice: ch.PlaceCube, _names: Names) -> str:
    owner = view.seats[view.owner]
    return _("{colour} icon of challenge {number}, {challenge}").format(
        colour=words.capital(words.colour(choice.colour)),
        number=choice.slot + 1,
        challenge=words.open_challenge(data, owner, choice.slot),
    )


def _token_line(data: WonderlandData, view: State, choice: ch.UseToken, _names: Names) -> str:
    entry = data.tokens[view.tokens[choice.slot]]
    text = _("Token {slot}, “{name}”: {text}")
    return text.format(slot=choice.slot + 1, name=_(entry.name), text=words.gives(entry, view.variant))


def _draft_line(data: WonderlandData, view: State, choice: ch.Draft, _names: Names) -> str:
    entry = data.abilities[choice.ability]
    return _("“{name}”: {text}").format(name=_(entry.name), text=words.gives(entry, view.variant))


def _drop_line(data: WonderlandData, _view: State, choice: ch.Drop, _names: Names) -> str:
    entry = data.hatter[choice.card]
    return _("Discard “{name}”: {text}").format(name=_(entry.name), text=_(entry.text))


def _bury_line(data: WonderlandData, _view: State, choice: ch.Bury, _names: Names) -> str:
    entry = data.objectives[choice.card]
    return _("Put “{name}” under the deck: {text}").format(name=_(entry.name), text=_(entry.text))


def _draw_line(data: WonderlandData, _view: State, choice: ch.Draw, _names: Names) -> str:
    lists: dict[str, Any] = {
        "hatter": data.hatter,
        "objective": data.objectives,
        "challenge": data.challenges,
        "token": data.tokens,
        "ability": data.abilities,
        "bot": data.bots,
    }
    if choice.deck == "jabberwocky":
        return _("The Jabberwocky goes to {region}").format(region=words.region(choice.card))
    return _("Draw “{name}”").format(name=_(lists[choice.deck][choice.card].name))


def _soldier_line(_data: WonderlandData, view: State, choice: ch.PlaceSoldier, _names: Names) -> str:
    """Name what is placed: a soldier, or the figure of a Twin."""
    frame = view.stack[-1]
    region = words.region(choice.region)
    if isinstance(frame, PlaceFigure):
        return _("{figure} to {region}").format(figure=words.figure(frame.figure), region=region)
    return _("Soldier to {region}").format(region=region)


_OPTIONS: Final[dict[type, Callable[[WonderlandData, State, Any, Names], str]]] = {
    Pass: _pass_line,
    ch.First: lambda _d, _v, c, names: _("{name} starts").format(name=names[c.seat]),
    ch.Draw: _draw_line,
    ch.Slot: lambda _d, _v, c, _n: _("Slot {slot}").format(slot=c.slot + 1),
    ch.Face: lambda _d, _v, c, _n: _("The die shows {region}").format(region=words.region(c.region)),
    ch.Draft: _draft_line,
    ch.Take: _take_line,
    ch.PickDice: lambda _d, _v, c, _n: _("Take {dice}").format(dice=words.dice(c.kinds)),
    ch.TurnDie: _turn_line,
    ch.Reroll: _reroll_line,
    ch.AddDie: lambda _d, _v, c, _n: _("Add {die}").format(die=words.a_die(c.kind)),
    ch.Roll: lambda _d, _v, _c, _n: _("Roll"),
    ch.PickDie: lambda _d, _v, c, _n: _("The {colour} die of {region}").format(
        colour=words.colour(c.kind), region=words.region(c.region)
    ),
    ch.Play: _play_line,
    ch.EndTurn: lambda _d, _v, _c, _n: _("End the turn"),
    ch.Discard: _drop_line,
    ch.Bury: _bury_line,
    ch.Drop: _drop_line,
    ch.Fire: lambda d, _v, c, _n: _("First {card}").format(card=words.card(d, c.card)),
    ch.Replace: _replace_line,
    ch.PlaceCube: _cube_line,
    ch.PlaceSoldier: _soldier_line,
    ch.MoveSoldier: lambda _d, _v, c, _n: _("Soldier from {source} to {target}").format(
        source=words.region(c.source), target=words.region(c.target)
    ),
    ch.MoveFigure: lambda _d, _v, c, _n: _("{figure} to {region}").format(
        figure=words.figure(c.figure), region=words.region(c.target)
    ),
    ch.UseToken: _token_line,
}
"""For each kind of choice the line of its button."""
