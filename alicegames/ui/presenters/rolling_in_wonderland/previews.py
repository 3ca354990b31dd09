"""What a choice would do in Rolling in Wonderland, said before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland.play.counters import strengths
from alicegames.games.rolling_in_wonderland.play.selection import area, selections
from alicegames.games.rolling_in_wonderland.play.taking import ABILITY_DICE, SLOT_OF, benefits_of
from alicegames.games.rolling_in_wonderland.scoring import attack, influence
from alicegames.games.rolling_in_wonderland.state import (
    COLOUR_OF,
    MUSHROOMS,
    NONE,
    RABBIT,
    REGIONS,
    WHITE,
    State,
)
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.games.rolling_in_wonderland.twin import free_spaces
from alicegames.i18n import _, listed, ngettext
from alicegames.ui.draw.numbers import signed, times
from alicegames.ui.presenters.base import Badge, Preview, score_change

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.match import Match

Said = tuple[list[str], list[Badge]]


class Previews:
    """Says what choices would do."""

    def __init__(self, rules: WonderlandRules, match: Match) -> None:
        self._rules: Final = rules
        self._data: Final = rules.data
        self._match: Final = match

    def of(self, view: State, choice: Choice, seat: int) -> Preview | None:
        """Return what a choice would do; None where its words say it all."""
        match choice:
            case ch.Take(region):
                return self._take(view, region, seat)
            case ch.PickDice(kinds):
                return self._said(view, getattr(view.stack[-1], "region", NONE), kinds, seat)
            case ch.PlaceSoldier(region) | ch.MoveSoldier(_, region) | ch.MoveFigure(_, region):
                return self._soldier(view, choice, region, seat)
            case ch.TurnDie():
                return self._turn(view, choice)
            case ch.Roll():
                return Preview((_("Roll the dice picked."),), is_final=True)
            case ch.PlaceCube() | ch.Replace() | ch.Drop():
                return self._applied(view, choice, seat)
            case ch.EndTurn():
                return self._end(view, seat)
        return None

    def step(self, view: State, target: str, choices: Sequence[Choice], seat: int) -> Preview | None:
        """Return what picking a target would lead to."""
        kind = target.partition(":")[0]
        if kind == "mushroom":
            return Preview((_("Spend a mushroom: pick a die to turn it, or an area to reroll dice there."),))
        if kind == "die":
            return Preview((_("Then pick the area whose face it is to show."),))
        if kind in ("army", "figure"):
            return Preview((_("Then pick the region to march to."),))
        return None

    # -- taking dice ------------------------------------------------------------------------------------------

    def _take(self, view: State, region: int, seat: int) -> Preview:
        found = selections(view, seat, region)
        if len(found) > 1:
            kinds = area(view, region)
            room = free_spaces(view, seat)
            line = _("Choose which of the {count} dice to take; you have room for {room}.")
            line = line.format(count=len(kinds), room=room) if len(kinds) > room else _("Choose how many dice to take.")
            return Preview((line, self._most(region, max(map(len, found)))))
        return self._said(view, region, found[0], seat)

    def _said(self, view: State, region: int, kinds: Sequence[int], seat: int) -> Preview:
        """Say what these dice of a region give; what the paths are worth is known at once."""
        lines, badges = self._dice(view, region, kinds, seat)
        owner, data = view.seats[seat], self._data
        gain = None
        if region == RABBIT:
            steps = sum(data.rabbit_steps[kind] for kind in kinds)
            gain = data.rabbit.points[min(data.rabbit.end, owner.rabbit + steps)] - data.rabbit.points[owner.rabbit]
        return Preview(tuple(lines), tuple(badges), gain or None)

    def _most(self, region: int, dice: int) -> str:
        """Say what so many dice give, where their colours are open."""
        number = benefits_of(dice)
        return {
            "hatter": ngettext("Up to {number} card.", "Up to {number} cards.", number),
            "queen": ngettext("Up to {number} soldier.", "Up to {number} soldiers.", number),
            "cat": ngettext("Up to {number} token.", "Up to {number} tokens.", number),
        }.get(REGIONS[region], "").format(number=number)

    def _dice(self, view: State, region: int, kinds: Sequence[int], seat: int) -> Said:
        if region == NONE:
            return [], []
        lines, badges = _ACTIONS[region](self, view, kinds, seat)
        extra: list[str] = []
        self._white(view, kinds, seat, extra, badges)
        if len(kinds) >= ABILITY_DICE and view.seats[seat].ability != NONE:
            token = self._data.abilities[view.seats[seat].ability]
            extra.append(_("Ability: {text}").format(text=_(token.text)))
            badges.append(Badge(f"ability:{seat}", "!"))
        return ([*lines, " ".join(extra)] if extra else lines), badges

    def _white(self, view: State, kinds: Sequence[int], seat: int, lines: list[str], badges: list[Badge]) -> None:
        white = list(kinds).count(WHITE)
        if not white or not view.variant.mushrooms:
            return
        gained = min(white, MUSHROOMS - view.seats[seat].mushrooms)
        if gained:
            lines.append(ngettext("A mushroom.", "{count} mushrooms.", gained).format(count=gained))
            badges.append(Badge(f"mushroom:{seat}", f"+{gained}"))
        if gained < white:
            lines.append(_("No room for another mushroom."))

    def _rabbit(self, view: State, kinds: Sequence[int], seat: int) -> Said:
        path, start = self._data.rabbit, view.seats[seat].rabbit
        steps = sum(self._data.rabbit_steps[kind] for kind in kinds)
        end = min(path.end, start + steps)
        gain = path.points[end] - path.points[start]
        line = _("White Rabbit: {steps}, from {start} to {end}").format(
            steps=words.spaces(end - start), start=start, end=end
        )
        line += _(", past stars for {vp} VP.").format(vp=signed(gain)) if gain else "."
        lines = [line]
        if end == path.end:
            lines.append(_("The end of the path: this is the last round."))
        elif not gain:
            lines += self._next_star(end)
        return lines, [Badge(f"path:rabbit.{end}", signed(gain) if gain else str(end))]

    def _next_star(self, end: int) -> list[str]:
        ahead = [(space, vp) for space, vp in self._data.rabbit.stars if space > end]
        if not ahead:
            return []
        space, vp = ahead[0]
        return [_("{left} more to the star of {vp} VP.").format(left=words.spaces(space - end), vp=vp)]

    def _hatter(self, view: State, kinds: Sequence[int], seat: int) -> Said:
        number = benefits_of(len(kinds))
        if view.variant.youngest:
            line = ngettext("{number} VP in place of a card.", "{number} VP in place of cards.", number)
            return [line.format(number=number)], [Badge(f"seat:{seat}", f"+{number}")]
        line = ngettext("Draw {number} Mad Hatter card.", "Draw {number} Mad Hatter cards.", number)
        return [line.format(number=number)], [Badge("deck:hatter", f"+{number}")]

    def _queen(self, view: State, kinds: Sequence[int], seat: int) -> Said:
        left = view.seats[seat].soldiers
        number = min(left, benefits_of(len(kinds)))
        line = ngettext("Place {number} soldier anywhere;", "Place {number} soldiers anywhere;", number)
        rest = ngettext("{left} left then.", "{left} left then.", left - number)
        lines = [f"{line.format(number=number)} {rest.format(left=left - number)}"]
        if left and number == left:
            lines.append(_("Your last soldier: this is the last round."))
        return lines, [Badge(f"supply:{seat}", signed(-number))]

    def _alice(self, view: State, kinds: Sequence[int], seat: int) -> Said:
        owner, lines = view.seats[seat], []
        offered = view.challenge_top
        full = NONE not in owner.slots
        if offered != NONE:
            text = _("Take {card}, or leave it;") if full else _("Take {card};")
            lines.append(text.format(card=words.challenge(self._data, offered)))
        icons = [
            icon
            for slot, card in enumerate(owner.slots)
            if card != NONE
            for at, icon in enumerate(self._data.challenges[card].icons)
            if not owner.cubes[slot] >> at & 1
        ]
        if offered != NONE and not full:
            icons += self._data.challenges[offered].icons
        colours = [COLOUR_OF[kind] for kind in kinds]
        fits = sum(min(colours.count(colour), icons.count(colour)) for colour in set(colours))
        lines.append(_("{fits} of {count} dice find an icon for a cube.").format(fits=fits, count=len(kinds)))
        return lines, [Badge(f"supply:{seat}", signed(-fits) if fits else "0", good=fits > 0)]

    def _cat(self, view: State, kinds: Sequence[int], _seat: int) -> Said:
        reach = sorted({SLOT_OF[COLOUR_OF[kind]] for kind in kinds})
        number = benefits_of(len(kinds))
        names = [words.token(self._data, view.tokens[slot]) for slot in reach if view.tokens[slot] != NONE]
        line = ngettext("{number} benefit of {tokens}.", "{number} benefits of {tokens}.", number)
        lines = [line.format(number=number, tokens=listed(names))]
        return lines, [Badge(f"token:{slot + 1}", times(number)) for slot in reach]

    def _caterpillar(self, view: State, kinds: Sequence[int], seat: int) -> Said:
        path, start = self._data.caterpillar, view.seats[seat].caterpillar
        end = min(path.end, start + sum(self._data.caterpillar_steps[kind] for kind in kinds))
        gain = path.points[end] - path.points[start]
        line = _("Caterpillar: {steps}, to {end}").format(steps=words.spaces(end - start), end=end)
        line += _(", past stars for {vp} VP.").format(vp=signed(gain)) if gain else "."
        passed = [self._data.benefits[space] for space in range(start + 1, end + 1)]
        gains = [_short(self._data, key) for key in passed if key]
        lines = [line]
        if gains:
            lines.append(_("On the way: {gains}.").format(gains=", ".join(gains)))
        if end == path.end:
            lines.append(_("The end of the path: this is the last round."))
        return lines, [Badge(f"path:caterpillar.{end}", signed(gain) if gain else str(end))]

    # -- soldiers, dice, cubes --------------------------------------------------------------------------------

    def _soldier(self, view: State, choice: Choice, region: int, seat: int) -> Preview:
        after = self._rules.apply(view, choice).state
        strong = strengths(self._data, after, region)
        best = max((value for other, value in enumerate(strong) if other != seat), default=0)
        line = _("With {region}: your strength {mine}, the best of the others {best}.").format(
            region=words.region(region), mine=strong[seat], best=best
        )
        lines = [line]
        was, now = influence(self._data, view)[region][seat], influence(self._data, after)[region][seat]
        lines.append(_("Influence there: {was} VP now, {now} VP then.").format(was=was, now=now))
        if view.jabberwocky == region:
            vp = attack(self._data, after, region)[seat]
            lines.append(_("The Jabberwocky’s attack would give you {vp} VP.").format(vp=vp))
        badges = (Badge(f"region:{REGIONS[region]}", str(strong[seat]), good=strong[seat] >= best),)
        return Preview(tuple(lines), badges, score_change(self._rules, view, after, seat))

    def _turn(self, view: State, choice: ch.TurnDie) -> Preview:
        line = _("{die} goes from {source} to {target}.").format(
            die=words.a_die(choice.kind).capitalize(),
            source=words.region(choice.region),
            target=words.region(choice.face),
        )
        there = len(area(view, choice.face)) + 1
        more = ngettext("{count} die stands there then.", "{count} dice stand there then.", there).format(count=there)
        return Preview((line, more), (Badge(f"region:{REGIONS[choice.face]}", "+1"),))

    def _end(self, view: State, seat: int) -> Preview:
        """Ending the turn; it ends the round where nobody has room for dice any more (RW-19, RW-48)."""
        if view.jabberwocky == NONE or any(free_spaces(view, other) for other in range(len(view.seats))):
            return Preview((_("Your turn ends."),))
        vp = attack(self._data, view, view.jabberwocky)[seat]
        line = _("All boards are full: the round ends, and the Jabberwocky attacks with {region}.").format(
            region=words.region(view.jabberwocky)
        )
        gain = _("Its attack gives you {vp} VP.").format(vp=vp)
        return Preview((line, gain), (Badge(f"region:{REGIONS[view.jabberwocky]}", signed(vp), good=vp > 0),), vp)

    def _applied(self, view: State, choice: Choice, seat: int) -> Preview:
        """Carry a choice out on the view and tell what happens at once."""
        step = self._rules.apply(view, choice)
        said = [self._match.texts.event(event, self._match.names) for event in step.events]
        return Preview(tuple(line for line in said if line)[:3], (), score_change(self._rules, view, step.state, seat))


def _short(data: WonderlandData, key: str) -> str:
    """Name the benefit of a space in a word; one of a user's pack by all its words."""
    return {
        "card": _("card"),
        "mushroom": _("mushroom"),
        "rabbit": _("Rabbit spaces"),
        "token": _("Cat token"),
        "soldier": _("soldier"),
        "move": _("march"),
        "cube": _("cube"),
    }.get(key, words.benefit(data, key))


_ACTIONS: Final[tuple[Callable[[Previews, Any, Sequence[int], int], Said], ...]] = (
    Previews._rabbit,  # noqa: SLF001 -- the table is the class's own
    Previews._hatter,  # noqa: SLF001
    Previews._queen,  # noqa: SLF001
    Previews._alice,  # noqa: SLF001
    Previews._cat,  # noqa: SLF001
    Previews._caterpillar,  # noqa: SLF001
)
"""What dice give, by region."""
