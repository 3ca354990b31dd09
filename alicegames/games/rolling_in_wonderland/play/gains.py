"""What answers to benefits do: cards, challenges, cubes, soldiers, tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core import whereabouts
from alicegames.core.decision import Pass
from alicegames.core.values import having, replace, without
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.effects import fire, gain_vp, use_token
from alicegames.games.rolling_in_wonderland.play.dues import fire_card, show_challenge, take_top_challenge
from alicegames.games.rolling_in_wonderland.state import FIGURES, NONE, SLOTS
from alicegames.games.rolling_in_wonderland.twin import is_own_turn

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.twin import Bench


# -- cards --------------------------------------------------------------------------------------------------------


def answer_hatter(bench: Bench, frame: fr.DrawHatter, choice: ch.Draw) -> None:
    """Draw one card; an ongoing one is settled before the next is drawn (RW-33, RW-107, RW-132)."""
    bench.pop()
    seat, card = frame.seat, choice.card
    bench.hatter_deck = without(bench.hatter_deck, card)
    if frame.left > 1:
        bench.push(fr.DrawHatter(seat, frame.left - 1))
    public = bench.data.hatter[card].is_ongoing and seat != bench.bot
    bench.tell(ev.HatterDrawn(seat, card, public))
    if public:
        bench.knowledge = bench.knowledge.with_pile(bench.knowledge.pile.turned(card))
        bench.reveal_to_all()
        _ongoing(bench, seat, card)
        return
    bench.change(seat, hand=having(bench.seats[seat].hand, card))
    bench.knowledge = bench.knowledge.with_pile(bench.knowledge.pile.drew(seat, card))
    if seat != bench.bot:
        bench.reveals = (seat,)
    if is_own_turn(bench, seat):
        bench.push(fr.CardDrawn(seat))


def _ongoing(bench: Bench, seat: int, card: int) -> None:
    if len(bench.seats[seat].ongoing) < SLOTS:
        place_ongoing(bench, seat, card)
    else:
        bench.push(fr.FillSlot(seat, card))


def place_ongoing(bench: Bench, seat: int, card: int) -> None:
    """Put an ongoing card into a slot; what it waits for may have happened already this turn (RW-35)."""
    bench.change(seat, ongoing=(*bench.seats[seat].ongoing, card))
    bench.tell(ev.OngoingPlaced(seat, card))
    done = {
        "taking": len(bench.taken),
        "spending": bench.spent,
        "playing": bench.played,
        "completing": bench.completed,
    }
    if bench.owner == seat and done.get(bench.data.hatter[card].trigger):
        bench.push(fr.FireOngoing(seat, (card,)))


def answer_fill_slot(bench: Bench, frame: fr.FillSlot, choice: ch.Drop) -> None:
    """One of four ongoing cards goes, for 1 VP (RW-34)."""
    bench.pop()
    seat = frame.seat
    bench.hatter_discards = (*bench.hatter_discards, choice.card)
    bench.tell(ev.CardDiscarded(seat, choice.card, ongoing=True))
    if choice.card != frame.card:
        bench.change(seat, ongoing=without(bench.seats[seat].ongoing, choice.card))
        place_ongoing(bench, seat, frame.card)
    gain_vp(bench, seat, 1)


def answer_fire(bench: Bench, frame: fr.FireOngoing, choice: ch.Fire) -> None:
    """Have this card's effect, then ask for the next (RW-35)."""
    bench.pop()
    bench.push(fr.FireOngoing(frame.seat, without(frame.cards, choice.card)))
    fire_card(bench, frame.seat, choice.card)


def answer_objective(bench: Bench, frame: fr.DrawObjective, choice: ch.Draw) -> None:
    """Take the Objective into the hand, or onto the automa's pile."""
    bench.pop()
    if bench.objective_deck:
        bench.objective_deck = without(bench.objective_deck, choice.card)
    else:
        knower = bench.objective_bottom[0][1]
        bench.objective_bottom = bench.objective_bottom[1:]
        known = whereabouts.drew(bench.knowledge.objectives, frame.seat, choice.card, knower)
        bench.knowledge = replace(bench.knowledge, objectives=known)
    bench.change(frame.seat, objectives=having(bench.seats[frame.seat].objectives, choice.card))
    bench.tell(ev.ObjectiveDrawn(frame.seat, choice.card))
    if frame.seat != bench.bot:
        bench.reveals = (frame.seat,)


def answer_challenge(bench: Bench, frame: fr.DrawChallenge, choice: ch.Draw) -> None:
    """Deal the challenge, or show it on top of the deck."""
    bench.pop()
    bench.challenge_deck = without(bench.challenge_deck, choice.card)
    show_challenge(bench, frame.seat, choice.card)
    bench.reveal_to_all()


def answer_take_challenge(bench: Bench, frame: fr.TakeChallenge, choice: Pass | ch.Replace) -> None:
    """Take none, or replace one, which goes to the bottom of the deck with its cubes in the supply (RW-39)."""
    bench.pop()
    if isinstance(choice, Pass):
        return
    old = bench.seats[frame.seat].slots[choice.slot]
    bench.challenge_bottom = (*bench.challenge_bottom, old)
    bench.tell(ev.ChallengeReplaced(frame.seat, old, choice.slot))
    take_top_challenge(bench, frame.seat, choice.slot)


# -- cubes, soldiers, tokens --------------------------------------------------------------------------------------


def answer_place_cubes(bench: Bench, frame: fr.PlaceCubes, choice: ch.PlaceCube) -> None:
    """A die's cube (RW-40)."""
    bench.pop()
    bench.push(fr.PlaceCubes(frame.seat, without(frame.colours, choice.colour)))
    place_cube(bench, frame.seat, choice.slot, choice.colour)


def answer_place_any_cube(bench: Bench, frame: fr.PlaceAnyCube, choice: ch.PlaceCube) -> None:
    """A cube of any colour."""
    bench.pop()
    bench.push(fr.PlaceAnyCube(frame.seat, frame.left - 1))
    place_cube(bench, frame.seat, choice.slot, choice.colour)


def place_cube(bench: Bench, seat: int, slot: int, colour: int) -> None:
    """Cover the first free icon of the colour; the fourth cube completes the challenge at once (RW-41)."""
    owner = bench.seats[seat]
    card, mask = owner.slots[slot], owner.cubes[slot]
    icons = bench.data.challenges[card].icons
    icon = next(at for at, other in enumerate(icons) if other == colour and not mask >> at & 1)
    mask |= 1 << icon
    bench.tell(ev.CubePlaced(seat, card, slot, icon))
    slots, cubes = list(owner.slots), list(owner.cubes)
    if mask.bit_count() < len(icons):
        cubes[slot] = mask
        bench.change(seat, cubes=tuple(cubes))
        return
    slots[slot], cubes[slot] = NONE, 0
    bench.change(seat, slots=tuple(slots), cubes=tuple(cubes), done=(*owner.done, card))
    bench.completed += 1
    bench.tell(ev.ChallengeCompleted(seat, card, slot))
    fire(bench, seat, "completing")


def answer_place_soldier(bench: Bench, frame: fr.PlaceSoldiers, choice: ch.PlaceSoldier) -> None:
    """One soldier from the supply (RW-37)."""
    bench.pop()
    owner = bench.seats[frame.seat]
    bench.push(fr.PlaceSoldiers(frame.seat, frame.left - 1))
    bench.change(frame.seat, soldiers=owner.soldiers - 1, army=_shifted(owner.army, choice.region, 1))
    bench.tell(ev.SoldierPlaced(frame.seat, choice.region))


def _shifted(army: tuple[int, ...], region: int, by: int) -> tuple[int, ...]:
    return (*army[:region], army[region] + by, *army[region + 1 :])


def answer_move_soldier(bench: Bench, frame: fr.MoveSoldiers, choice: Pass | ch.MoveSoldier | ch.MoveFigure) -> None:
    """Declining ends it (RW-98); a figure moves as a soldier (RW-123)."""
    bench.pop()
    if isinstance(choice, Pass):
        return
    bench.push(fr.MoveSoldiers(frame.seat, frame.left - 1))
    if isinstance(choice, ch.MoveFigure):
        _put_figure(bench, frame.seat, choice.figure, choice.target)
        return
    army = _shifted(bench.seats[frame.seat].army, choice.source, -1)
    bench.change(frame.seat, army=_shifted(army, choice.target, 1))
    bench.tell(ev.SoldierMoved(frame.seat, choice.source, choice.target))


def answer_place_figure(bench: Bench, frame: fr.PlaceFigure, choice: ch.PlaceSoldier) -> None:
    """A Twin's figure stands in the region (RW-67, RW-68)."""
    bench.pop()
    _put_figure(bench, frame.seat, frame.figure, choice.region)


def _put_figure(bench: Bench, seat: int, figure: int, region: int) -> None:
    bench.figures = tuple(
        (seat, region) if number == figure else bench.figures[number] for number in range(len(FIGURES))
    )
    bench.tell(ev.FigurePlaced(seat, figure, region))


def answer_use_token(bench: Bench, frame: fr.UseTokens, choice: ch.UseToken) -> None:
    """One token's benefit (RW-42)."""
    bench.pop()
    bench.push(fr.UseTokens(frame.seat, frame.reach, frame.left - 1))
    use_token(bench, frame.seat, choice.slot)
