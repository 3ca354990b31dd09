"""Rolling in Wonderland's words: prompts, options and the table in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import UNKNOWN, Pass
from alicegames.core.rules import totals
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland.frames import ChooseDice, FillSlot, GainMushrooms, TakeChallenge
from alicegames.games.rolling_in_wonderland.play.selection import area
from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
from alicegames.games.rolling_in_wonderland.state import KIND_COUNT, NONE, REGIONS, ROUNDS, State
from alicegames.games.rolling_in_wonderland.text import log, tooltips, why_not, words
from alicegames.i18n import _, listed, ngettext
from alicegames.packs import reference

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.game import Section, WhyNot
    from alicegames.core.rules import Event
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.text.words import Names


class WonderlandTexts:
    """Rolling in Wonderland's `Texts`."""

    def __init__(self, data: WonderlandData) -> None:
        self._data = data
        self._rules = WonderlandRules(data)

    # -- asking -----------------------------------------------------------------------------------------------

    def prompt(self, view: State, decision: Decision[Choice], names: Names) -> str:
        """Say what is asked, in one sentence."""
        if decision.player < 0:
            return _("Chance decides.")
        if decision.player == view.bot:
            return self._bot_prompt(view, decision, names[decision.player])
        return f"{names[decision.player]}: {self._question(view, decision)}"

    def _bot_prompt(self, view: State, decision: Decision[Choice], name: str) -> str:
        """Say what the automa's one option follows from: its card and row, or an order of preference."""
        *card_and_row, reason = decision.source.split(":")
        if decision.kind != "bot" or card_and_row[1] == "0":
            return _("{name}: {reason}.").format(name=name, reason=words.bot_reason(reason))
        return _("{name}, row {row} of “{card}”: {reason}.").format(
            name=name,
            row=card_and_row[1],
            card=_(self._data.bots[view.bot_card].name),
            reason=words.bot_reason(reason),
        )

    def _question(self, view: State, decision: Decision[Choice]) -> str:
        frame = view.stack[-1]
        match frame:
            case ChooseDice(_, region):
                return _("choose the dice to take from {region}.").format(region=words.region(region))
            case FillSlot(_, card):
                return _("three cards stay already. Discard one of them, or the new {card}, for 1 VP.").format(
                    card=words.card(self._data, card)
                )
            case TakeChallenge():
                return _("take {card} instead of one of your challenges, or leave it.").format(
                    card=words.challenge(self._data, view.challenge_top)
                )
            case GainMushrooms(_, left):
                return ngettext(
                    "a mushroom would be lost. Spend one first, play a card, or let it go.",
                    "{left} mushrooms would be lost. Spend some first, play a card, or let them go.",
                    left,
                ).format(left=left)
        return _questions()[decision.kind].format(
            figure=words.figure(("dee", "dum").index(decision.source)) if decision.kind == "figure" else ""
        )

    def option(self, view: State, choice: Choice, names: Names) -> str:
        """Say in a short line what choosing it means."""
        return _OPTIONS[type(choice)](self._data, view, choice, names)

    # -- telling ----------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Names) -> str:
        """Tell an event as one sentence."""
        return log.tell(self._data, event, names)

    def table(self, view: State, names: Names) -> tuple[str, ...]:
        """Describe the round, every area and every player."""
        return (
            self._head(view, names),
            *(line for region in self._data.ring if (line := self._area(view, region, names))),
            self._tokens(view),
            *(line for seat in range(len(view.seats)) for line in self._seat(view, seat, names)),
        )

    def _head(self, view: State, names: Names) -> str:
        if not view.round:
            return _("The game is being set up.")
        text = _("Round {number} of {last}; {name} plays first; the Jabberwocky is with {region}.")
        return text.format(
            number=view.round,
            last=ROUNDS,
            name=names[view.first],
            region=words.region(view.jabberwocky) if view.jabberwocky != NONE else _("nobody yet"),
        )

    def _area(self, view: State, region: int, names: Names) -> str:
        soldiers = [
            _("{name} {count}").format(name=names[seat], count=owner.army[region])
            for seat, owner in enumerate(view.seats)
            if owner.army[region]
        ]
        figures = [words.figure(number) for number, (_seat, where) in enumerate(view.figures) if where == region]
        gold, silver, bronze = self._data.influence[region]
        return _("{region} ({gold}/{silver}/{bronze}): dice {dice}; soldiers {soldiers}.").format(
            region=words.region(region),
            gold=gold,
            silver=silver,
            bronze=bronze,
            dice=words.dice(area(view, region)),
            soldiers=listed([*soldiers, *figures]),
        )

    def _tokens(self, view: State) -> str:
        tokens = [words.token(self._data, token) for token in view.tokens if token != NONE]
        return _("Cheshire Cat tokens from the left: {tokens}.").format(tokens=listed(tokens))

    def _seat(self, view: State, seat: int, names: Names) -> list[str]:
        owner, data = view.seats[seat], self._data
        lines = [
            _(
                "{name}: {vp} points now. Dice {dice}; mushrooms {mushrooms}; soldiers in supply {soldiers}; "
                "White Rabbit {rabbit}/{rabbit_end}; Caterpillar {caterpillar}/{caterpillar_end}; VP tokens {tokens}."
            ).format(
                name=names[seat],
                vp=totals(self._rules.score(view))[seat],
                dice=words.dice(number % KIND_COUNT for number in owner.dice),
                mushrooms=owner.mushrooms,
                soldiers=owner.soldiers,
                rabbit=owner.rabbit,
                rabbit_end=data.rabbit.end,
                caterpillar=owner.caterpillar,
                caterpillar_end=data.caterpillar.end,
                tokens=owner.vp,
            ),
            _("{name}’s challenges: {open}; {done} completed.").format(
                name=names[seat], open=listed(words.challenges(data, owner)), done=len(owner.done)
            ),
            _("{name}’s cards: lying out {ongoing}; in hand {hand}; Objectives {objectives}.").format(
                name=names[seat],
                ongoing=listed([words.card(data, card) for card in owner.ongoing]),
                hand=_held(owner.hand, lambda card: words.card(data, card)),
                objectives=_held(owner.objectives, lambda card: words.objective(data, card)),
            ),
        ]
        if owner.ability != NONE:
            ability = words.ability(data, owner.ability)
            lines.append(_("{name}’s ability: {ability}.").format(name=names[seat], ability=ability))
        return lines

    def score_line(self, key: str) -> str:
        """Name a source of points."""
        head, _sep, name = key.partition("_")
        if head == "influence":
            return _("Influence with {region}").format(region=words.region(REGIONS.index(name)))
        return {
            "rabbit": _("White Rabbit’s path"),
            "caterpillar": _("Caterpillar’s path"),
            "challenges": _("Challenges"),
            "objectives": _("Objectives"),
            "hatter_cards": _("Mad Hatter cards"),
            "tokens": _("VP tokens"),
        }[key]

    # -- teaching ---------------------------------------------------------------------------------------------

    def why_not(self, view: State, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
        """Say why a thing on the table cannot be chosen now."""
        return why_not.why_not(self._rules, view, target, picked, names)

    def about(self, view: State, target: str, names: Names) -> str:
        """Describe a thing on the table."""
        return tooltips.about(self._data, view, target, names)

    def reference(self) -> tuple[Section, ...]:
        """Return the rules reference."""
        return reference.sections("rolling_in_wonderland")


def _held(cards: tuple[int, ...], name: Callable[[int], str]) -> str:
    if UNKNOWN in cards:
        return str(len(cards))
    return listed([name(card) for card in cards])


def _questions() -> dict[str, str]:
    """The plain questions by the decision's kind."""
    return {
        "draft": _("choose your ability."),
        "take": _("choose an area and take its dice. Mushrooms and cards may come first."),
        "end": _("end your turn, or use mushrooms and cards before."),
        "drawn": _("you may use the card you have drawn, another one, or a mushroom."),
        "discard": _("your hand holds more than five cards. Discard one."),
        "bury": _("you hold more than three Objectives. Put one under the deck."),
        "turn": _("choose a die and the face to turn it to."),
        "reroll": _("choose the area whose dice you want to reroll."),
        "pick_reroll": _("choose the dice to reroll, then roll."),
        "swap": _("choose a die; two dice of different areas change places."),
        "order": _("choose which of your cards takes effect first."),
        "cube": _("place a cube on an icon of a colour that you took."),
        "any_cube": _("place a cube on any icon."),
        "soldier": _("choose the region for a soldier."),
        "figure": _("choose the region for {figure}."),
        "move": _("move a soldier to another region, or leave all where they are."),
        "token": _("choose a Cheshire Cat token within reach."),
    }


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
        "take_challenge": _("Keep your challenges and take none"),
        "move_soldiers": _("Move none"),
        "turn_dice": _("Turn no more dice"),
        "gain_mushrooms": _("Let it go"),
        "card_drawn": _("Go on"),
    }.get(view.stack[-1].tag, _("Pass"))


def _replace_line(data: WonderlandData, view: State, choice: ch.Replace, _names: Names) -> str:
    owner = view.seats[view.owner]
    return _("Replace {number}: {challenge}").format(
        number=choice.slot + 1, challenge=words.open_challenge(data, owner, choice.slot)
    )


def _cube_line(data: WonderlandData, view: State, choice: ch.PlaceCube, _names: Names) -> str:
    owner = view.seats[view.owner]
    return _("{colour} icon of challenge {number}, {challenge}").format(
        colour=words.colour(choice.colour).capitalize(),
        number=choice.slot + 1,
        challenge=words.open_challenge(data, owner, choice.slot),
    )


def _token_line(data: WonderlandData, view: State, choice: ch.UseToken, _names: Names) -> str:
    entry = data.tokens[view.tokens[choice.slot]]
    return _("Token {slot}, “{name}”: {text}").format(slot=choice.slot + 1, name=_(entry.name), text=_(entry.text))


def _draft_line(data: WonderlandData, _view: State, choice: ch.Draft, _names: Names) -> str:
    entry = data.abilities[choice.ability]
    return _("“{name}”: {text}").format(name=_(entry.name), text=_(entry.text))


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
    ch.PlaceSoldier: lambda _d, _v, c, _n: _("With {region}").format(region=words.region(c.region)),
    ch.MoveSoldier: lambda _d, _v, c, _n: _("From {source} to {target}").format(
        source=words.region(c.source), target=words.region(c.target)
    ),
    ch.MoveFigure: lambda _d, _v, c, _n: _("{figure} to {target}").format(
        figure=words.figure(c.figure), target=words.region(c.target)
    ),
    ch.UseToken: _token_line,
}
"""For each kind of choice the line of its button."""
