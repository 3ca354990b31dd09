"""The log's sentences: one small group of events a function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland.state import KIND_COUNT, NOBODY
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.games.rolling_in_wonderland.text.score import tied
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from alicegames.core.rules import Event
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.text.words import Names


def tell(data: WonderlandData, event: Event, names: Names) -> str:
    """Tell an event as one sentence; empty if it is not worth a line."""
    for teller in (_rounds, _dice, _paths, _board, _draws, _uses, _challenges, _tokens, _bot):
        sentence = teller(data, event, names)
        if sentence:
            return sentence
    return ""


def _rounds(_data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.FirstPlayer(seat):
            return _("{name} holds the first-player marker.").format(name=names[seat])
        case ev.RoundBegan(number, first):
            return _("Round {number} begins; {name} plays first.").format(number=number, name=names[first])
        case ev.JabberwockyMoved(region):
            return _("The Jabberwocky lands with {region}.").format(region=words.region(region))
        case ev.TurnBegan(seat):
            return _("{name}’s turn.").format(name=names[seat])
        case ev.Attacked(region, strengths, points):
            return _attack(region, strengths, points, names)
        case ev.GameEnded(_, triggers):
            return _("The game ends: {reasons}.").format(reasons=words.triggers(triggers))
        case ev.TieBroken(by):
            return tied(by)
    return ""


def _attack(region: int, strengths: tuple[int, ...], points: tuple[int, ...], names: Names) -> str:
    there = [
        _("{name} with strength {strength} gains {vp} VP").format(name=names[seat], strength=strength, vp=points[seat])
        for seat, strength in enumerate(strengths)
        if strength
    ]
    if not there:
        return _("The Jabberwocky attacks with {region}, but nobody is there.").format(region=words.region(region))
    return _("The Jabberwocky attacks with {region}: {results}.").format(
        region=words.region(region), results="; ".join(there)
    )


def _dice(_data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.DiceRolled(seat, _, dice):
            if seat == NOBODY:
                return _("All dice are rolled – {dice}.").format(dice=words.rolled(dice))
            return _("{name} rerolls – {dice}.").format(name=names[seat], dice=words.rolled(dice))
        case ev.MushroomSpent(seat):
            return _("{name} spends a mushroom.").format(name=names[seat])
        case ev.MushroomsGained(seat, gained, lost):
            return _mushrooms(names[seat], gained, lost)
        case ev.DieTurned(seat, kind, source, target):
            return _("{name} turns {die} from {source} to {target}.").format(
                name=names[seat],
                die=words.a_die(kind),
                source=words.region(source),
                target=words.region(target),
            )
        case ev.DiceTaken(seat, region, dice):
            return _("{name} takes {dice} from {region}.").format(
                name=names[seat],
                dice=words.dice(number % KIND_COUNT for number in dice),
                region=words.region(region),
            )
    return ""


def _mushrooms(name: str, gained: int, lost: int) -> str:
    if not gained:
        return _("{name} has no room for another mushroom.").format(name=name)
    text = ngettext("{name} gains a mushroom.", "{name} gains {count} mushrooms.", gained)
    if lost:
        text = ngettext(
            "{name} gains a mushroom; there is no room for more.",
            "{name} gains {count} mushrooms; there is no room for more.",
            gained,
        )
    return text.format(name=name, count=gained)


def _paths(data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.RabbitMoved(seat, start, end):
            return _("{name} moves {spaces} on the White Rabbit’s path, to {end}.").format(
                name=names[seat], spaces=words.spaces(end - start), end=end
            )
        case ev.CaterpillarMoved(seat, space, ""):
            return _("{name} reaches the star on space {space} of the Caterpillar’s path.").format(
                name=names[seat], space=space
            )
        case ev.CaterpillarMoved(seat, space, benefit):
            return _("{name} reaches space {space} of the Caterpillar’s path: {benefit}.").format(
                name=names[seat], space=space, benefit=words.benefit(data, benefit)
            )
        case ev.VpGained(seat, vp):
            return _("{name} gains {vp} VP.").format(name=names[seat], vp=vp)
    return ""


def _board(_data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.SoldierPlaced(seat, region):
            return _("{name} places a soldier with {region}.").format(name=names[seat], region=words.region(region))
        case ev.SoldierMoved(seat, source, target):
            return _("{name} moves a soldier from {source} to {target}.").format(
                name=names[seat], source=words.region(source), target=words.region(target)
            )
        case ev.FigurePlaced(seat, figure, region):
            return _("{figure} stands with {region} for {name}.").format(
                name=names[seat], figure=words.figure(figure), region=words.region(region)
            )
    return ""


def _draws(data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.HatterDrawn(seat, card, public):
            return "" if public else _("{name} draws {card}.").format(name=names[seat], card=words.card(data, card))
        case ev.Reshuffled():
            return _("The Mad Hatter discards are shuffled into a new deck.")
        case ev.ObjectiveDrawn(seat, card):
            return _("{name} draws {card}.").format(name=names[seat], card=words.objective(data, card))
        case ev.ObjectiveBuried(seat, card):
            return _("{name} puts {card} under the Objective deck.").format(
                name=names[seat], card=words.objective(data, card)
            )
        case ev.NothingDrawn(seat, _):
            return _("{name} finds no card left to draw.").format(name=names[seat])
    return ""


def _uses(data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.CardPlayed(seat, card):
            return _("{name} plays {card}.").format(name=names[seat], card=words.card(data, card))
        case ev.OngoingPlaced(seat, card):
            return _("{name} lays out the ongoing card {card}.").format(name=names[seat], card=words.card(data, card))
        case ev.OngoingFired(seat, card):
            return _("{card} takes effect for {name}.").format(name=names[seat], card=words.card(data, card))
        case ev.CardDiscarded(seat, card):
            return _("{name} discards {card}.").format(name=names[seat], card=words.card(data, card))
    return ""


def _challenges(data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.ChallengeTaken(seat, card, _):
            return _("{name} takes the challenge {card}.").format(name=names[seat], card=words.challenge(data, card))
        case ev.ChallengeReplaced(seat, card, _):
            return _("{name} gives up the challenge {card}.").format(name=names[seat], card=words.challenge(data, card))
        case ev.ChallengeRevealed(card):
            return _("The next challenge is {card}.").format(card=words.challenge(data, card))
        case ev.CubePlaced(seat, card, _, icon):
            return _("{name} puts a cube on the {colour} icon of {card}.").format(
                name=names[seat],
                colour=words.colour(data.challenges[card].icons[icon]),
                card=words.challenge(data, card),
            )
        case ev.CubesLost(seat, colours):
            return _("{name} has no icon for {dice}.").format(name=names[seat], dice=words.dice(colours))
        case ev.ChallengeCompleted(seat, card, _):
            return _("{name} completes {card}, worth {vp} VP.").format(
                name=names[seat], card=words.challenge(data, card), vp=data.challenges[card].value
            )
    return ""


def _tokens(data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.TokensDealt(tokens):
            return _("The Cheshire Cat’s tokens are {tokens}.").format(
                tokens=listed([words.token(data, token) for token in tokens])
            )
        case ev.TokensShifted(tokens):
            return _("The Cheshire Cat’s tokens now are {tokens}.").format(
                tokens=listed([words.token(data, token) for token in tokens])
            )
        case ev.AbilityGiven(seat, ability, drafted):
            text = _("{name} chooses the ability {ability}.") if drafted else _("{name} has the ability {ability}.")
            return text.format(name=names[seat], ability=words.ability(data, ability))
        case ev.TokenUsed(seat, _, token):
            return _("{name} uses the token {token}.").format(name=names[seat], token=words.token(data, token))
        case ev.AbilityUsed(seat, ability):
            return _("{name} took four dice or more, and uses {ability}.").format(
                name=names[seat], ability=words.ability(data, ability)
            )
    return ""


def _bot(data: WonderlandData, event: Event, names: Names) -> str:
    match event:
        case ev.BotCardRevealed(seat, card):
            return _("{name} turns up its card “{card}”.").format(name=names[seat], card=_(data.bots[card].name))
        case ev.BotChose(seat, card, row, reason, region):
            return bot_sentence(data, names[seat], card, row, reason, region)
    return ""


def bot_sentence(data: WonderlandData, name: str, card: int, row: int, reason: str, region: int) -> str:
    """Say which card and row make the automa take from a region, and why."""
    values = {
        "name": name,
        "card": _(data.bots[card].name),
        "row": row,
        "region": words.region(region),
        "reason": words.bot_reason(reason),
    }
    if row:
        return _("{name} follows row {row} of “{card}” to {region}: {reason}.").format(**values)
    return _("{name} goes by “{card}” to {region}: {reason}.").format(**values)
