"""What a choice would do in Rolling in Wonderland, said before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland.events import Attacked
from alicegames.games.rolling_in_wonderland.play.counters import strengths
from alicegames.games.rolling_in_wonderland.play.outlook import Outlook, outlook
from alicegames.games.rolling_in_wonderland.play.selection import area, selections
from alicegames.games.rolling_in_wonderland.play.taking import ABILITY_DICE, SLOT_OF
from alicegames.games.rolling_in_wonderland.scoring import attack, influence
from alicegames.games.rolling_in_wonderland.state import (
    ALICE,
    CAT,
    CATERPILLAR,
    COLOUR_OF,
    HATTER,
    NONE,
    QUEEN,
    RABBIT,
    REGIONS,
    State,
    Variant,
)
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.games.rolling_in_wonderland.twin import free_spaces
from alicegames.i18n import _, listed, ngettext
from alicegames.ui.draw.numbers import signed, times
from alicegames.ui.presenters.base import Badge, Preview, score_change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.match import Match

Said = tuple[list[str], list[Badge]]
"""Lines and badges to be added to."""
Who = tuple[int, Sequence[int]]
"""The seat and the dice it takes."""


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
                return self._take(view, choice, region, seat)
            case ch.PickDice(kinds):
                return self._taken(view, choice, kinds, seat)
            case ch.PlaceSoldier(region) | ch.MoveSoldier(_, region) | ch.MoveFigure(_, region):
                return self._soldier(view, choice, region, seat)
            case ch.TurnDie():
                return self._turn(view, choice, seat)
            case ch.PlaceCube() | ch.Replace() | ch.Drop() | ch.Fire():
                return self._applied(view, choice, seat)
            case ch.EndTurn():
                return self._end(view, choice, seat)
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

    def _take(self, view: State, choice: ch.Take, region: int, seat: int) -> Preview:
        found = selections(view, seat, region)
        if len(found) == 1:
            return self._taken(view, choice, found[0], seat)
        kinds, room = area(view, region), free_spaces(view, seat)
        line = _("Choose how many dice to take.")
        if len(kinds) > room:
            line = _("Choose which of the {count} dice to take; you have room for {room}.")
        after = self._rules.apply(view, choice).state
        ways = [outlook(self._rules, after, ch.PickDice(dice), seat) for dice in found]
        most = self._most(view, region, ways)
        return Preview(tuple(each for each in (line.format(count=len(kinds), room=room), most) if each))

    def _most(self, view: State, region: int, ways: Sequence[Outlook]) -> str:
        """Say what the best of the ways to take dice gives; empty where there is more than one thing to gain."""
        if region == HATTER and view.variant.youngest:
            return _("Up to {number} VP.").format(number=max(way.vp for way in ways))
        cards, soldiers = max(way.cards for way in ways), max(way.soldiers for way in ways)
        tokens = max(way.tokens for way in ways)
        return {
            HATTER: ngettext("Up to {number} card.", "Up to {number} cards.", cards).format(number=cards),
            QUEEN: ngettext("Up to {number} soldier.", "Up to {number} soldiers.", soldiers).format(number=soldiers),
            CAT: ngettext("Up to {number} token.", "Up to {number} tokens.", tokens).format(number=tokens),
        }.get(region, "")

    def _taken(self, view: State, choice: ch.Take | ch.PickDice, kinds: Sequence[int], seat: int) -> Preview:
        """Say what these dice give: carried out, as far as it is known before anybody chooses or draws."""
        coming = outlook(self._rules, view, choice, seat)
        lines, badges = self._lines(view, coming, kinds, seat)
        if len(kinds) >= ABILITY_DICE and view.seats[seat].ability != NONE:
            token = self._data.abilities[view.seats[seat].ability]
            lines.append(_("Your ability included: {text}").format(text=words.gives(token, view.variant)))
            badges.append(Badge(f"ability:{seat}", "!"))
        return Preview(tuple(lines), tuple(badges), coming.points or None)

    def _lines(self, view: State, coming: Outlook, kinds: Sequence[int], seat: int) -> Said:
        lines: list[str] = []
        badges: list[Badge] = []
        said = _ACTIONS.get(coming.region)
        if said is not None:
            said(self, view, coming, (seat, kinds), (lines, badges))
        if coming.region == CATERPILLAR or coming.caterpillar != view.seats[seat].caterpillar:
            self._disc(view, coming, seat, lines, badges)
        self._pawn(view, coming, seat, lines, badges)
        for line, badge in self._at_once(coming, seat):
            lines.append(line)
            badges += [badge] if badge is not None else []
        if coming.soldiers and coming.soldiers == view.seats[seat].soldiers:
            lines.append(_("Your last soldier: this is the last round."))
        return lines, badges

    def _at_once(self, coming: Outlook, seat: int) -> Iterator[tuple[str, Badge | None]]:
        """Say what is gained without a choice: mushrooms, VP tokens, what is lost."""
        if coming.mushrooms:
            line = ngettext("A mushroom.", "{count} mushrooms.", coming.mushrooms).format(count=coming.mushrooms)
            yield line, Badge(f"mushroom:{seat}", f"+{coming.mushrooms}")
        if coming.lost:
            badge = None if coming.mushrooms else Badge(f"mushroom:{seat}", "0", good=False)
            yield _("No room for another mushroom."), badge
        if coming.vp:
            yield _("{vp} VP at once.").format(vp=coming.vp), Badge(f"seat:{seat}", f"+{coming.vp}")

    def _pawn(self, view: State, coming: Outlook, seat: int, lines: list[str], badges: list[Badge]) -> None:
        path, start, end = self._data.rabbit, view.seats[seat].rabbit, coming.rabbit
        if end == start:
            lines += [_("The White Rabbit’s path is at its end.")] if coming.region == RABBIT else []
            return
        gain = path.points[end] - path.points[start]
        line = _("White Rabbit: {steps}, from {start} to {end}").format(
            steps=words.spaces(end - start), start=start, end=end
        )
        lines.append(line + (_(", past stars for {vp} VP.").format(vp=signed(gain)) if gain else "."))
        badges.append(Badge(f"path:rabbit.{end}", signed(gain) if gain else str(end)))
        if end == path.end:
            lines.append(_("The end of the path: this is the last round."))
        elif not gain and coming.region == RABBIT:
            lines += self._next_star(end)

    def _next_star(self, end: int) -> list[str]:
        ahead = [(space, vp) for space, vp in self._data.rabbit.stars if space > end]
        if not ahead:
            return []
        space, vp = ahead[0]
        return [_("{left} more to the star of {vp} VP.").format(left=words.spaces(space - end), vp=vp)]

    def _disc(self, view: State, coming: Outlook, seat: int, lines: list[str], badges: list[Badge]) -> None:
        path, start, end = self._data.caterpillar, view.seats[seat].caterpillar, coming.caterpillar
        if end == start:
            lines.append(_("The Caterpillar’s path is at its end."))
            return
        gain = path.points[end] - path.points[start]
        line = _("Caterpillar: {steps}, to {end}").format(steps=words.spaces(end - start), end=end)
        lines.append(line + (_(", past stars for {vp} VP.").format(vp=signed(gain)) if gain else "."))
        passed = [self._data.benefits[space] for space in range(start + 1, end + 1)]
        gains = [_short(self._data, view.variant, key) for key in passed if key]
        if gains:
            lines.append(_("On the way: {gains}.").format(gains=", ".join(gains)))
        if end == path.end:
            lines.append(_("The end of the path: this is the last round."))
        badges.append(Badge(f"path:caterpillar.{end}", signed(gain) if gain else str(end)))

    def _hatter(self, view: State, coming: Outlook, _who: Who, said: Said) -> None:
        if view.variant.youngest:
            return
        if not coming.cards:
            said[0].append(_("No Mad Hatter card is left to draw."))
            return
        line = ngettext("Draw {number} Mad Hatter card.", "Draw {number} Mad Hatter cards.", coming.cards)
        said[0].append(line.format(number=coming.cards))
        said[1].append(Badge("deck:hatter", f"+{coming.cards}"))

    def _queen(self, view: State, coming: Outlook, who: Who, said: Said) -> None:
        seat, left, number = who[0], view.seats[who[0]].soldiers, coming.soldiers
        if not number:
            said[0].append(_("No soldier is left to place."))
            return
        line = ngettext("Place {number} soldier anywhere;", "Place {number} soldiers anywhere;", number)
        rest = ngettext("{left} left then.", "{left} left then.", left - number)
        said[0].append(f"{line.format(number=number)} {rest.format(left=left - number)}")
        said[1].append(Badge(f"supply:{seat}", signed(-number)))

    def _alice(self, view: State, coming: Outlook, who: Who, said: Said) -> None:
        seat, kinds = who
        owner, offered = view.seats[seat], view.challenge_top
        full = NONE not in owner.slots
        if offered != NONE:
            text = _("Take {card}, or leave it.") if full else _("Take {card}.")
            said[0].append(text.format(card=words.challenge(self._data, offered)))
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
        said[0].append(_icons_found(fits, len(kinds)))
        said[1].append(Badge(f"supply:{seat}", signed(-fits) if fits else "0", good=fits > 0))
        if coming.cubes:
            more = ngettext("{count} cube more on any icon.", "{count} cubes more on any icons.", coming.cubes)
            said[0].append(more.format(count=coming.cubes))

    def _cat(self, view: State, coming: Outlook, who: Who, said: Said) -> None:
        reach = sorted({SLOT_OF[COLOUR_OF[kind]] for kind in who[1]})
        names = [words.token(self._data, view.tokens[slot]) for slot in reach if view.tokens[slot] != NONE]
        line = ngettext("{number} benefit of {tokens}.", "{number} benefits of {tokens}.", coming.tokens)
        said[0].append(line.format(number=coming.tokens, tokens=listed(names)))
        said[1].extend(Badge(f"token:{slot + 1}", times(coming.tokens)) for slot in reach)

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

    def _turn(self, view: State, choice: ch.TurnDie, seat: int) -> Preview:
        after = self._rules.apply(view, choice).state
        line = _("{die} goes from {source} to {target}.").format(
            die=words.capital(words.a_die(choice.kind)),
            source=words.region(choice.region),
            target=words.region(choice.face),
        )
        there = len(area(after, choice.face))
        more = ngettext("{count} die stands there then.", "{count} dice stand there then.", there).format(count=there)
        badges = (Badge(f"region:{REGIONS[choice.face]}", "+1"),)
        return Preview((line, more), badges, score_change(self._rules, view, after, seat) or None)

    def _end(self, view: State, choice: ch.EndTurn, seat: int) -> Preview:
        """Ending the turn; it ends the round where nobody has room for dice any more (RW-19, RW-48)."""
        step = self._rules.apply(view, choice)
        struck = next((event for event in step.events if isinstance(event, Attacked)), None)
        if struck is None:
            decision = self._rules.decision(step.state)
            if decision is not None and decision.kind in ("discard", "bury"):
                return Preview((_("First you come down to the hand limit, then your turn ends."),))
            return Preview((_("Your turn ends."),))
        vp = struck.points[seat]
        line = _("All boards are full: the round ends, and the Jabberwocky attacks with {region}.").format(
            region=words.region(struck.region)
        )
        gain = _("Its attack gives you {vp} VP.").format(vp=vp)
        badges = (Badge(f"region:{REGIONS[struck.region]}", signed(vp), good=vp > 0),)
        return Preview((line, gain), badges, score_change(self._rules, view, step.state, seat))

    def _applied(self, view: State, choice: Choice, seat: int) -> Preview:
        """Carry a choice out on the view and tell what happens at once."""
        step = self._rules.apply(view, choice)
        said = [self._match.texts.event(event, self._match.names) for event in step.events]
        return Preview(tuple(line for line in said if line)[:3], (), score_change(self._rules, view, step.state, seat))


def _icons_found(fits: int, dice: int) -> str:
    """Say how many of the dice find an icon for their cubes."""
    if not fits:
        return _("No die finds an icon for a cube.")
    if fits == dice:
        return ngettext("The die finds an icon for a cube.", "All {count} dice find icons for cubes.", dice).format(
            count=dice
        )
    return ngettext(
        "{fits} of {count} dice finds an icon for a cube.", "{fits} of {count} dice find icons for cubes.", fits
    ).format(fits=fits, count=dice)


def _short(data: WonderlandData, variant: Variant, key: str) -> str:
    """Name the benefit of a space in a word; one of a user's pack by all its words."""
    if (key == "mushroom" and not variant.mushrooms) or (key == "card" and variant.youngest):
        return _("1 VP")
    return {
        "card": _("card"),
        "mushroom": _("mushroom"),
        "rabbit": _("Rabbit spaces"),
        "token": _("Cat token"),
        "soldier": _("soldier"),
        "move": _("march"),
        "cube": _("cube"),
    }.get(key, words.benefit(data, key))


_ACTIONS: Final[dict[int, Callable[[Previews, State, Outlook, Who, Said], None]]] = {
    HATTER: Previews._hatter,  # noqa: SLF001 -- the table is the class's own
    QUEEN: Previews._queen,  # noqa: SLF001
    ALICE: Previews._alice,  # noqa: SLF001
    CAT: Previews._cat,  # noqa: SLF001
}
"""What dice of a region lead to besides moves, which every region may bring."""
