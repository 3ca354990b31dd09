"""Measure the balance of Queen Alice's built-in pack by self-play.

    python tools/balance_queen_alice.py --players 4 --games 100 --seed 1 --bot planner

``greedy`` is the program's own bot, one choice ahead. ``planner`` is stronger: it samples whole turns, keeps the one
whose end looks best and improves it by changing its tail. Prints lengths, thrones, wishes, the start player's share and
where the winners' points come from. The same seed plays the same games.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, Protocol, cast

import click

from alicegames.core import chance
from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup
from alicegames.games import registry
from alicegames.games.queen_alice import events as told
from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.bot.heuristic import heuristic
from alicegames.games.queen_alice.pack.verbs import COLOURS

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.rules import QueenRules
    from alicegames.games.queen_alice.state import QueenState

_RESTING: Final = ("refresh", "market", "next")
_SOURCES: Final = {
    "Alice's steps": ("alice",),
    "crowns": ("crowns", "coronation"),
    "wishes": ("wishes", "wishes_end"),
    "guests": ("guests",),
    "bookmarks": ("bookmarks",),
    "boards, clock": ("garden", "messengers", "tree", "wall", "cats", "clock", "cards"),
}
_DEEDS: Final = {
    told.Planted: "hearts",
    told.Rode: "spades",
    told.Climbed: "clubs",
    told.Built: "diamonds",
    told.Repeated: "repeats",
    told.AliceMoved: "Alice's steps",
    told.Crowned: "crowns",
    told.Invited: "guests",
    told.Acquired: "cards",
    told.Bought: "bookmarks",
}


class Bot(Protocol):
    """A seat that answers."""

    def choose(self, state: QueenState, decision: Decision[QueenChoice]) -> QueenChoice:
        """Return one of the decision's options."""


# -- the bots ---------------------------------------------------------------------------------------------------------


class Greedy:
    """Takes the option after which the game's own heuristic is best."""

    def __init__(self, rules: QueenRules, rng: Random) -> None:
        self._rules = rules
        self._rng = rng

    def choose(self, state: QueenState, decision: Decision[QueenChoice]) -> QueenChoice:
        """Return one of the decision's options."""
        seat, rules = decision.player, self._rules
        if len(decision.options) == 1:
            return decision.options[0]
        world = rules.determinize(rules.view(state, seat), seat, self._rng)
        values = [
            heuristic(rules, self._settled(rules.apply(world, option).state), seat) for option in decision.options
        ]
        best = max(values)
        return self._rng.choice([o for o, value in zip(decision.options, values, strict=True) if value == best])

    def _settled(self, state: QueenState) -> QueenState:
        for _ in range(12):
            decision = self._rules.decision(state)
            if decision is None or len(decision.options) > 1:
                break
            state = self._rules.apply(state, decision.options[0]).state
        return state


class Planner:
    """Samples whole turns, keeps the best by ``worth`` at its end, and improves it by changing its tail."""

    def __init__(self, rules: QueenRules, rng: Random, samples: int) -> None:
        self._rules = rules
        self._rng = rng
        self._samples = samples
        self._plan: list[QueenChoice] = []

    def choose(self, state: QueenState, decision: Decision[QueenChoice]) -> QueenChoice:
        """Return one of the decision's options."""
        if len(decision.options) > 1 and (not self._plan or self._plan[0] not in decision.options):
            self._plan = self._planned(state, decision)
        if self._plan and self._plan[0] in decision.options:
            return self._plan.pop(0)
        return decision.options[0]

    def _planned(self, state: QueenState, decision: Decision[QueenChoice]) -> list[QueenChoice]:
        seat = decision.player
        if state.owner != seat:
            return [self._rng.choice(decision.options)]
        if _is_over(state, seat):
            return [min(decision.options, key=lambda choice: int(getattr(choice, "card", 0)))]
        best, plan = self._sampled(state, seat, [])
        for number in range(1, self._samples):
            cut = 0 if number < self._samples * 0.45 else self._rng.randrange(max(1, len(plan)))
            value, other = self._sampled(state, seat, plan[:cut])
            if value > best:
                best, plan = value, other
        return plan

    def _sampled(self, state: QueenState, seat: int, prefix: list[QueenChoice]) -> tuple[float, list[QueenChoice]]:
        """Play the turn to its end, the first choices given, the others by chance; return its worth and the choices."""
        plan: list[QueenChoice] = []
        while not _is_over(state, seat):
            decision = self._rules.decision(state)
            if decision is None:
                break
            given = prefix[len(plan)] if len(plan) < len(prefix) else None
            choice = given if given is not None and given in decision.options else self._any(decision)
            plan.append(choice)
            state = self._rules.apply(state, choice).state
        return worth(self._rules, state, seat), plan

    def _any(self, decision: Decision[QueenChoice]) -> QueenChoice:
        choice = self._rng.choice(decision.options)
        if choice.tag in ("pass", "end") and self._rng.random() < 0.6:  # noqa: PLR2004 -- declining is seldom best
            choice = self._rng.choice(decision.options)
        return choice


def _is_over(state: QueenState, seat: int) -> bool:
    """Whether the seat's turn has come to its rest."""
    return not state.stack or state.owner != seat or state.stack[-1].tag in _RESTING


# -- what the end of a turn is worth to the planner -------------------------------------------------------------------

_ROW: Final = (0.0, 1.5, 4.0, 3.5, 8.0, 0.0)
"""By tokens of a colour in garden or wall: what the milestones ahead promise."""
_CLIMB: Final = (0.0, 1.0, 2.5, 5.0, 0.0)
_STEP: Final = (0.0, 0.6, 1.2, 1.8, 2.6, 3.6, 2.0, 3.5, 5.0, 7.0, 0.0)
_LEVEL: Final = (0.0, 1.8, 3.3, 5.1)
_FLOWER: Final = ((8.0, 4.0), (3.2, 4.0), (6.4, 2.4), (6.4, 3.2))
_GROW: Final = {"time": 4.0, "alice": 1.8, "pawprints": 4.5, "invited": 3.0, "acquired": 2.5, "cubes": 1.2}
"""What an end-of-game bookmark will count more by the end of a whole game."""
_TURNS: Final = 11.0


def worth(rules: QueenRules, state: QueenState, seat: int) -> float:
    """Return the points of a seat so far and to be expected, at the end of its turn."""
    points = float(sum(state.seats[seat].ip))
    if not state.stack:
        return points
    left = min(1.0, state.crowns / rules.data.table(state.players).crowns)
    final = scoring.final_points(rules.kit, state, seat)
    sure = 0.75 + 0.25 * (1 - left)
    points += sum(value if key == "guests" else value * sure for key, value in final.items())
    soon = min(1.0, left * _TURNS / 3) if state.crowns else 0.15
    return (
        points
        + _belongings(rules, state, seat, left, soon)
        + sum(_heading(rules, state, seat, colour, left, soon) for colour in COLOURS)
        + _tiles(rules, state, seat, left)
    )


def _belongings(rules: QueenRules, state: QueenState, number: int, left: float, soon: float) -> float:
    seat = state.seats[number]
    stored = sum(seat.store)
    stock = 2.0 * min(stored, 3) + 1.5 * max(0, stored - 3) + 0.75 * seat.time + 2.2 * min(6, sum(seat.books))
    flowers = sum(sum(_FLOWER[kind][: min(2, count)]) for kind, count in enumerate(seat.flowers))
    deck = sum(_LEVEL[rules.data.cards[card].level] for pile in (seat.pool, seat.discard) for card in pile)
    return soon * stock + left * (5.0 * seat.cubes + flowers + deck + 0.8 * len(seat.invited))


def _heading(rules: QueenRules, state: QueenState, number: int, colour: int, left: float, soon: float) -> float:
    seat = state.seats[number]
    diamonds = seat.diamonds[colour].bit_count()
    step = rules.data.messengers[colour].spaces[seat.messengers[colour]].step
    ahead = _ROW[seat.bushes[colour]] + _ROW[seat.bricks[colour]] + _CLIMB[seat.climbs[colour]] + _STEP[step]
    aside = (seat.hearts[colour] > seat.bushes[colour]) + (diamonds > seat.bricks[colour])
    return soon * ahead - left * 3.0 * aside + _cats(rules, state, number, colour, left)


def _cats(rules: QueenRules, state: QueenState, number: int, colour: int, left: float) -> float:
    track, paws = rules.data.cats[colour], state.seats[number].paws[colour]
    laid = [rules.data.wishes[wish] for wish in state.wishes[colour * 2 : colour * 2 + 2]]
    worse, better = sorted(scoring.wish_points(rules.kit, state, number, wish, platinum=False) for wish in laid)
    share = 0.75 * min(1.0, 0.3 + left)
    if paws < track.x1:
        return share * (better + 6 * left) * paws / track.x1
    if paws < track.x2:
        return share * (worse + 6 * left) * (paws - track.x1) / (track.x2 - track.x1) + 4 * left
    return 7 * left


def _tiles(rules: QueenRules, state: QueenState, number: int, left: float) -> float:
    total = 0.0
    sure = 0.75 + 0.25 * (1 - left)
    for number_of_tile in state.seats[number].tiles:
        tile = rules.data.bookmarks[number_of_tile]
        if tile.when == "turn":
            total += 0.7 * left * _TURNS
        elif tile.when == "end":
            now = scoring.tile_points(rules.kit, state, number, tile)
            total += min(tile.most, now + tile.each * _GROW[tile.score] * left) - now * sure
    return total


# -- games and figures ------------------------------------------------------------------------------------------------


def play(rules: QueenRules, bots: list[Bot], seed: int) -> tuple[QueenState, list[Event]]:
    """Play a game to its end; chance is a function of the seed, as in the program."""
    state = rules.start(Setup(len(bots), first=seed % len(bots)))
    log: list[Event] = []
    ply = 0
    while (decision := rules.decision(state)) is not None:
        drawn = decision.player == CHANCE
        choice = chance.draw(decision, seed, ply) if drawn else bots[decision.player].choose(state, decision)
        step = rules.apply(state, choice)
        state = step.state
        log += step.events
        ply += 1
    return state, log


class Figures:
    """Sums over games."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.turns: list[float] = []
        self.thrones = 0
        self.wishes = [0, 0]
        self.first = 0.0
        self.totals: list[int] = []
        self.winners: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()

    def add(self, rules: QueenRules, state: QueenState, log: list[Event]) -> None:
        """Count a finished game."""
        self.games += 1
        self.turns.append((state.turns + 1) / self.players)
        self.thrones += state.throne >= 0
        scored = {event.wish for event in log if isinstance(event, told.WishScored)}
        for colour in COLOURS:
            for place in range(2):
                self.wishes[place] += state.wishes[colour * 2 + place] in scored
        places = rules.places(state)
        self.first += (places[state.first] == 1) / places.count(1)
        lines = rules.score(state)
        self.totals += [sum(line.points for line in seat) for seat in lines]
        self.winners.update({line.key: line.points for line in lines[places.index(1)]})
        self.deeds.update(_DEEDS[type(event)] for event in log if type(event) in _DEEDS)

    def lines(self) -> list[str]:
        """Return the report."""
        games, seats = self.games, self.games * self.players
        share = self.first / games
        spread = 1.96 * (share * (1 - share) / games) ** 0.5
        points = sum(self.winners.values())
        groups = [f"{name} {sum(self.winners[key] for key in keys) / points:.0%}" for name, keys in _SOURCES.items()]
        return [
            f"{self.players} players, {games} games",
            f"  turns a player {sum(self.turns) / games:.1f} ({min(self.turns):.0f}-{max(self.turns):.0f})",
            f"  throne entered {self.thrones / games:.0%}",
            f"  wishes scored: first {self.wishes[0] / games / 2:.0%}, second {self.wishes[1] / games / 2:.0%}",
            f"  start player wins {share:.1%} +-{spread:.1%} (even: {1 / self.players:.1%})",
            f"  mean score {sum(self.totals) / seats:.0f}, winners {points / games:.0f}: {', '.join(groups)}",
            "  a seat: " + ", ".join(f"{name} {count / seats:.1f}" for name, count in sorted(self.deeds.items())),
        ]


@click.command(help=__doc__)
@click.option("--players", type=click.Choice(["2", "3", "4"]), default="4", show_default=True)
@click.option("--games", type=click.IntRange(1), default=50, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bot", type=click.Choice(["greedy", "planner"]), default="planner", show_default=True)
@click.option("--samples", type=click.IntRange(2), default=70, show_default=True, help="Turns a planner samples.")
def main(players: str, games: int, seed: int, bot: str, samples: int) -> None:
    """Play the games and print the figures."""
    rules = cast("QueenRules", registry.builtin_rules("queen_alice"))
    count = int(players)
    figures = Figures(count)
    for number in range(games):
        rng = Random(seed * 1_000_003 + number)
        bots: list[Bot] = [
            Greedy(rules, rng) if bot == "greedy" else Planner(rules, rng, samples) for _ in range(count)
        ]
        state, log = play(rules, bots, seed * 1_000_003 + number)
        figures.add(rules, state, log)
    for line in figures.lines():
        click.echo(line)


if __name__ == "__main__":
    main()
