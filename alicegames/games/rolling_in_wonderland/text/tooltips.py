"""Tooltips: what a thing on the table is and does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.targets import split
from alicegames.games.rolling_in_wonderland.play.counters import strengths
from alicegames.games.rolling_in_wonderland.play.selection import area
from alicegames.games.rolling_in_wonderland.play.taking import SLOT_OF
from alicegames.games.rolling_in_wonderland.state import (
    COLOUR_OF,
    CUBES,
    FIGURES,
    KINDS,
    NOBODY,
    NONE,
    REGIONS,
    SOLDIERS,
    State,
)
from alicegames.games.rolling_in_wonderland.text import targets, words
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.text.words import Names


def about(data: WonderlandData, view: State, target: str, names: Names) -> str:
    """Describe the thing with this declared target id; empty if there is nothing to say. Raises UnknownTargetError."""
    kind, rest = split(targets.KINDS, target)
    teller = _TELLERS.get(kind)
    text = teller(data, view, rest, names) if teller else ""
    return text[:1].upper() + text[1:]


def action(data: WonderlandData, region: int, *, youngest: bool = False) -> str:
    """Say what taking dice from a region gives."""
    cards = _("Draw Mad Hatter cards: 1 for one or two dice, 2 for three or four, 3 for five or more.")
    if youngest:
        cards = _("Gain VP in place of cards: 1 for one or two dice, 2 for three or four, 3 for five or more.")
    return (
        _("Move on the White Rabbit’s path; spaces for each die: {speeds}.").format(
            speeds=words.speeds(data.rabbit_steps)
        ),
        cards,
        _("Place soldiers anywhere: 1 for one or two dice, 2 for three or four, 3 for five or more."),
        _("Take the top challenge, then put a cube on an icon of each die’s colour."),
        _("Use tokens in slots of the colours taken: 1 for one or two dice, 2 for three or four, 3 for five or more."),
        _("Move on the Caterpillar’s path; spaces for each die: {speeds}.").format(
            speeds=words.speeds(data.caterpillar_steps)
        ),
    )[region]


def _region(data: WonderlandData, view: State, rest: str, names: Names) -> str:
    region = REGIONS.index(rest)
    gold, silver, bronze = data.influence[region]
    values = [
        _("{name} {strength}").format(name=names[seat], strength=value)
        for seat, value in enumerate(strengths(data, view, region))
        if value
    ]
    dice = area(view, region)
    text = _("{region}. {action} Influence {gold}/{silver}/{bronze}. {strengths} {dice}")
    return text.format(
        region=words.capital(words.region(region)),
        action=action(data, region, youngest=view.variant.youngest),
        gold=gold,
        silver=silver,
        bronze=bronze,
        strengths=_("Strengths: {list}.").format(list=listed(values)) if values else _("Nobody has a soldier here."),
        dice=_("Dice here: {list}.").format(list=words.dice(dice)) if dice else _("No die stands here."),
    )


def _die(data: WonderlandData, view: State, rest: str, _names: Names) -> str:
    name = next(part for part in rest.split(".") if part in KINDS)
    kind = KINDS.index(name)
    slot = SLOT_OF[COLOUR_OF[kind]] + 1
    text = _(
        "{colour} die: {rabbit} with the White Rabbit, {caterpillar} with the Caterpillar, Cheshire Cat slot {slot}."
    )
    if name == "white" and not view.variant.mushrooms:
        text = _(
            "{colour} die: 1 VP when taken; {rabbit} with the White Rabbit, "
            "{caterpillar} with the Caterpillar, Cheshire Cat slot {slot}."
        )
    elif name == "white":
        text = _(
            "{colour} die: gains a mushroom when taken, and mushrooms cannot turn it; {rabbit} with the White Rabbit, "
            "{caterpillar} with the Caterpillar, Cheshire Cat slot {slot}."
        )
    if name == "dee":
        text = _(
            "Tweedledee’s die counts as blue, and brings its own space and his figure; {rabbit} with the White Rabbit, "
            "{caterpillar} with the Caterpillar, Cheshire Cat slot {slot}."
        )
    return text.format(
        colour=words.capital(words.colour(kind)),
        rabbit=words.spaces(data.rabbit_steps[kind]),
        caterpillar=words.spaces(data.caterpillar_steps[kind]),
        slot=slot,
    )


def _find(cards: Sequence[Any], key: str) -> Any:  # noqa: ANN401 -- cards of any deck
    return next((card for card in cards if card.key == key), None)


def _hatter(data: WonderlandData, _view: State, rest: str, _names: Names) -> str:
    card = _find(data.hatter, rest.rpartition(".")[2])
    if card is None:
        return ""
    kind = _("ongoing") if card.is_ongoing else _("single use; 1 VP if still in hand at the end")
    return _("“{name}” ({kind}): {text}").format(name=_(card.name), kind=kind, text=_(card.text))


def _objective(data: WonderlandData, _view: State, rest: str, _names: Names) -> str:
    card = _find(data.objectives, rest.rpartition(".")[2])
    return _("“{name}”: {text}").format(name=_(card.name), text=_(card.text)) if card else ""


def _challenge(data: WonderlandData, view: State, rest: str, _names: Names) -> str:
    seat, slot = (int(part) for part in rest.split(".")[:2])
    owner = view.seats[seat]
    if owner.slots[slot - 1] == NONE:
        return _("A slot for an Alice Challenge.")
    return _("{challenge}.").format(challenge=words.open_challenge(data, owner, slot - 1))


def _token(data: WonderlandData, view: State, rest: str, _names: Names) -> str:
    slot = int(rest) - 1
    reach = [words.colour(kind) for kind, at in sorted(SLOT_OF.items()) if at == slot]
    if view.tokens[slot] == NONE:
        return ""
    token = data.tokens[view.tokens[slot]]
    return _("“{name}”: {text} Reached by {colours}.").format(
        name=_(token.name), text=words.gives(token, view.variant), colours=listed(reach)
    )


def _ability(data: WonderlandData, view: State, rest: str, _names: Names) -> str:
    number = view.seats[int(rest)].ability if rest.isdigit() else NONE
    ability = data.abilities[number] if number != NONE else _find(data.abilities, rest)
    if ability is None:
        return _("Ability tokens are given in set-up.")
    text = _("“{name}”, when you take four dice or more: {text}")
    return text.format(name=_(ability.name), text=words.gives(ability, view.variant))


def _seat(_data: WonderlandData, view: State, rest: str, names: Names) -> str:
    seat = int(rest)
    if seat == view.bot:
        count = len(view.seats[seat].hand) + len(view.seats[seat].objectives)
        return ngettext(
            "{name} plays by its cards; its pile of {count} card is counted at the end.",
            "{name} plays by its cards; its pile of {count} cards is counted at the end.",
            count,
        ).format(name=names[seat], count=count)
    if view.variant.youngest:
        return _("{name} holds no cards: the youngest dreamers play without.").format(name=names[seat])
    hand, objectives = len(view.seats[seat].hand), len(view.seats[seat].objectives)
    held = (
        (hand, ngettext("{count} single-use card", "{count} single-use cards", hand)),
        (objectives, ngettext("{count} Objective", "{count} Objectives", objectives)),
    )
    said = [text.format(count=count) for count, text in held if count]
    if not said:
        return _("{name} holds no cards.").format(name=names[seat])
    return _("{name}, in hand: {cards}.").format(name=names[seat], cards=listed(said))


def _mushroom(_data: WonderlandData, view: State, _rest: str, _names: Names) -> str:
    if not view.variant.mushrooms:
        return _("This game is played without mushrooms: each one gained is 1 VP.")
    return _("Spend a mushroom to turn one die that is not white, or to reroll such dice of one area. At most two.")


def _army(_data: WonderlandData, view: State, rest: str, names: Names) -> str:
    seat, region = rest.split(".")
    count = view.seats[int(seat)].army[REGIONS.index(region)]
    return ngettext("{name}: {count} soldier with {region}.", "{name}: {count} soldiers with {region}.", count).format(
        name=names[int(seat)], count=count, region=words.region(REGIONS.index(region))
    )


def _supply(_data: WonderlandData, view: State, rest: str, _names: Names) -> str:
    owner = view.seats[int(rest)]
    cubes = CUBES - sum(mask.bit_count() for mask in owner.cubes)
    return _(
        "{soldiers} of {all} soldiers and {cubes} of {all_cubes} cubes in supply. "
        "The round in which the last soldier is placed is the last."
    ).format(soldiers=owner.soldiers, all=SOLDIERS, cubes=cubes, all_cubes=CUBES)


def _figure(_data: WonderlandData, view: State, rest: str, names: Names) -> str:
    number = FIGURES.index(rest)
    seat, region = view.figures[number]
    if seat == NOBODY:
        return _("{figure} waits for an owner, one soldier for a round.").format(figure=words.figure(number))
    return _("{figure} counts as one soldier of {name} with {region} until the next round.").format(
        figure=words.figure(number), name=names[seat], region=words.region(region)
    )


def _path(data: WonderlandData, view: State, rest: str, _names: Names) -> str:
    name, _sep, number = rest.partition(".")
    path = data.rabbit if name == "rabbit" else data.caterpillar
    space = int(number) if number else 0
    star = dict(path.stars).get(space)
    if star is not None:
        return _("A star: {vp} VP at the end for whoever has reached or passed it.").format(vp=star)
    if name == "caterpillar" and space:
        benefit = words.benefit(data, data.benefits[space], view.variant)
        return _("Space {space}: {benefit}.").format(space=space, benefit=benefit)
    if not path.points[space]:
        return _("Space {space}: no star lies before it.").format(space=space)
    return _("Space {space}: the last star before it is worth {vp} VP.").format(space=space, vp=path.points[space])


def _deck(data: WonderlandData, view: State, rest: str, _names: Names) -> str:
    return _DECKS[rest](data, view)


def _hatter_deck(_data: WonderlandData, view: State) -> str:
    if view.variant.youngest:
        return _("The youngest dreamers play without Mad Hatter cards: each is 1 VP.")
    return _("Mad Hatter cards: {deck} to draw, {discards} discarded.").format(
        deck=len(view.hatter_deck), discards=len(view.hatter_discards)
    )


def _objective_deck(_data: WonderlandData, view: State) -> str:
    left = len(view.objective_deck) + len(view.objective_bottom)
    if not left:
        return _("No Objective is left to draw.")
    return ngettext("{count} Objective to draw.", "{count} Objectives to draw.", left).format(count=left)


def _challenge_deck(data: WonderlandData, view: State) -> str:
    if view.challenge_top == NONE:
        return _("No challenge is left.")
    return _("On top lies {challenge}; below it {count} more.").format(
        challenge=words.challenge(data, view.challenge_top),
        count=len(view.challenge_deck) + len(view.challenge_bottom),
    )


def _jabberwocky_deck(data: WonderlandData, view: State) -> str:
    left = [words.region(region) for region in data.ring if region not in view.revealed]
    if not left:
        return _("The Jabberwocky has been everywhere: this is the last round.")
    return _("The Jabberwocky has yet to visit {regions}.").format(regions=listed(left))


def _automa_deck(_data: WonderlandData, view: State) -> str:
    left = len(view.bot_deck)
    if not left:
        return _("All of the automa’s cards have been used: they are shuffled for its next turn.")
    return ngettext(
        "{count} card of the automa is still to come before all are shuffled.",
        "{count} cards of the automa are still to come before all are shuffled.",
        left,
    ).format(count=left)


_DECKS: Final[dict[str, Callable[[WonderlandData, State], str]]] = {
    "hatter": _hatter_deck,
    "objective": _objective_deck,
    "challenge": _challenge_deck,
    "jabberwocky": _jabberwocky_deck,
    "bot": _automa_deck,
}


def _jabberwocky(_data: WonderlandData, view: State, _rest: str, _names: Names) -> str:
    if view.jabberwocky == NONE:
        return ""
    return _("The Jabberwocky attacks with {region} when all boards are full.").format(
        region=words.region(view.jabberwocky)
    )


def _end(data: WonderlandData, _view: State, rest: str, _names: Names) -> str:
    return {
        "rounds": _("Rounds: the game ends after the sixth."),
        "rabbit": _(
            "The leading pawn on the White Rabbit’s path: when one reaches space {end}, the round is the last."
        ).format(end=data.rabbit.end),
        "caterpillar": _(
            "The leading disc on the Caterpillar’s path: when one reaches space {end}, the round is the last."
        ).format(end=data.caterpillar.end),
        "soldiers": _(
            "The most soldiers that a player has placed: when all {count} are out, the round is the last."
        ).format(count=SOLDIERS),
    }.get(rest, "")


_TELLERS: Final[dict[str, Callable[[WonderlandData, State, str, Names], str]]] = {
    "region": _region,
    "die": _die,
    "board": _die,
    "hand": _hatter,
    "ongoing": _hatter,
    "objective": _objective,
    "challenge": _challenge,
    "icon": _challenge,
    "token": _token,
    "ability": _ability,
    "draft": _ability,
    "seat": _seat,
    "mushroom": _mushroom,
    "army": _army,
    "supply": _supply,
    "figure": _figure,
    "path": _path,
    "deck": _deck,
    "jabberwocky": _jabberwocky,
    "end": _end,
}
"""For each kind of target id its tooltip."""
