"""What is counted in one game for its balance: goes through the choices once more and watches what happens."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

from balance_figures import Record

from alicegames.bots.arena import win_part
from alicegames.core.rules import totals
from alicegames.games.alice import events as alice
from alicegames.games.alice.choices import Play
from alicegames.games.queen_alice import events as queen
from alicegames.games.rolling_in_wonderland import events as rolling

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.core.rules import Rules, Setup


class Watch:
    """Everything seen of a game: its states, decisions, choices and events, with what is common to all games."""

    def __init__(self, game: str, rules: Rules[Any, Any], setup: Setup, choices: Sequence[Any]) -> None:
        self.rules, self.data = rules, rules.data  # type: ignore[attr-defined]
        self.setup = setup
        self.figures: dict[str, float] = {}
        self.held: set[tuple[str, str, int]] = set()
        """Kind and name of something, and a seat that had it."""
        self.used: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
        """Kind -> name -> how often something could be used, and how often it was."""
        self.counts: dict[str, int] = defaultdict(int)
        self.game = game
        self.state = self._through(choices)
        self.places = rules.places(self.state)

    def _through(self, choices: Sequence[Any]) -> Any:  # noqa: ANN401 -- any game's state
        see = _SEEN.get(self.game, _nothing)
        state = self.rules.start(self.setup)
        for choice in choices:
            step = self.rules.apply(state, choice)
            see(self, state, choice, step.events)
            state = step.state
        return state

    def use(self, kind: str, name: str, *, was_used: bool) -> None:
        """Count a chance to use something."""
        chances = self.used[kind][name]
        chances[0] += 1
        chances[1] += was_used

    def mean(self, name: str, count: float, by: int = 1) -> None:
        """Note a figure, divided by ``by``."""
        self.figures[name] = count / by


def watch(game: str, rules: Rules[Any, Any], setup: Setup, choices: Sequence[Any], index: int) -> Record:
    """Return what there is to count in a game that went so."""
    seen = Watch(game, rules, setup, choices)
    seats = len(seen.places)
    points = totals(rules.score(seen.state))
    seen.mean("start player wins", win_part(seen.places, setup.first or 0))
    seen.mean("turns a player", rules.turn(seen.state).number, seats)
    seen.mean("decisions", len(choices))
    seen.mean("mean score", sum(points), seats)
    seen.mean("winner's score", max(points))
    seen.mean("shared wins", seen.places.count(1) > 1)
    _ENDS.get(game, bool)(seen)
    held = [[kind, name, win_part(seen.places, seat)] for kind, name, seat in sorted(seen.held)]
    used = {kind: dict(names) for kind, names in seen.used.items()}
    return Record(index, seen.figures, _winners(seen), held, used)


def _winners(seen: Watch) -> dict[str, int]:
    """Return the first winner's points by source."""
    groups: dict[str, int] = defaultdict(int)
    names = _GROUPS.get(seen.game, {})
    for line in seen.rules.score(seen.state)[seen.places.index(1)]:
        key = line.key
        groups[names.get(key, key)] += line.points
    return dict(groups)


def _nothing(_seen: Watch, _state: Any, _choice: Any, _events: Sequence[Any]) -> None:  # noqa: ANN401 -- any game's
    """Nothing but the end is of interest."""


# -- Alice ------------------------------------------------------------------------------------------------------------


def _alice(seen: Watch, state: Any, choice: Any, events: Sequence[Any]) -> None:  # noqa: ANN401 -- its state and choice
    data = seen.data
    decision = seen.rules.decision(state)
    assert decision is not None
    turn = f"{state.turn_number}"
    for option in decision.options:
        if isinstance(option, Play):
            seen.counts[f"could:{turn}:{option.card}"] = 1
    if isinstance(choice, Play):
        seen.counts[f"did:{turn}:{choice.card}"] = 1
    for event in events:
        seen.counts[type(event).__name__] += 1
        if isinstance(event, alice.Drawn) and event.kind == "chapter":
            seen.held.add(("chapter", data.ids[event.card], event.seat))
        elif isinstance(event, alice.ChapterOpened):
            seen.held.add(("chapter", data.ids[event.chapter], event.seat))


def _alice_end(seen: Watch) -> None:
    players, data = seen.setup.players, seen.data
    seen.mean("chapters opened a player", seen.counts["ChapterOpened"], players)
    seen.mean("chapters completed a player", seen.counts["ChapterScored"], players)
    seen.mean("Cats against Wonders a game", seen.counts["CatThrown"])
    for key in [key for key in seen.counts if key.startswith("could:")]:
        _word, turn, card = key.split(":")
        kind, number = data.kind(int(card)), int(card)
        name = data.ids[number] if kind == "chapter" else data.who[number]
        seen.use(f"{kind}, turns in which it could be played", name, was_used=f"did:{turn}:{card}" in seen.counts)


# -- Rolling in Wonderland --------------------------------------------------------------------------------------------


def _rolling(seen: Watch, _state: Any, _choice: Any, events: Sequence[Any]) -> None:  # noqa: ANN401 -- its state
    data = seen.data
    for event in events:
        if isinstance(event, rolling.HatterDrawn):
            seen.held.add(("Mad Hatter card", data.hatter[event.card].key, event.seat))
        elif isinstance(event, rolling.ObjectiveDrawn):
            seen.held.add(("Objective", data.objectives[event.card].key, event.seat))
        elif isinstance(event, rolling.ChallengeCompleted):
            seen.held.add(("challenge completed", data.challenges[event.card].key, event.seat))
        elif isinstance(event, rolling.AbilityGiven):
            seen.held.add(("ability", str(event.ability), event.seat))
        elif isinstance(event, rolling.CardPlayed | rolling.OngoingPlaced):
            seen.counts[f"played:{data.hatter[event.card].key}:{event.seat}"] = 1
        elif isinstance(event, rolling.GameEnded):
            seen.mean("rounds", event.round)
            for trigger in ("rounds", "rabbit", "caterpillar", "soldiers"):
                seen.mean(f"ended by {trigger}", trigger in event.triggers)
            for number in range(2, 7):
                seen.mean(f"ended by round {number}", event.round == number)


def _rolling_end(seen: Watch) -> None:
    for kind, name, seat in seen.held:
        if kind == "Mad Hatter card":
            seen.use("Mad Hatter card drawn", name, was_used=f"played:{name}:{seat}" in seen.counts)


# -- Queen Alice ------------------------------------------------------------------------------------------------------

_DEEDS: Final[dict[object, str]] = {
    queen.Planted: "hearts",
    queen.Rode: "spades",
    queen.Climbed: "clubs",
    queen.Built: "diamonds",
    queen.Repeated: "repeats",
    queen.AliceMoved: "Alice's steps",
    queen.Crowned: "crowns",
    queen.Invited: "guests",
    queen.Acquired: "cards",
    queen.Bought: "bookmarks",
}


def _queen(seen: Watch, state: Any, _choice: Any, events: Sequence[Any]) -> None:  # noqa: ANN401 -- its state and choice
    data = seen.data
    for card in state.market:
        if card >= 0:
            seen.counts[f"market:{card}"] = 1
    for event in events:
        if deed := _DEEDS.get(type(event)):
            seen.counts[deed] += 1
        if isinstance(event, queen.WishScored):
            seen.counts[f"wish:{event.wish}"] = 1
        elif isinstance(event, queen.Acquired):
            seen.held.add(("market card", data.cards[event.card].key, event.seat))
        elif isinstance(event, queen.Bought):
            seen.held.add(("bookmark", data.bookmarks[event.tile].key, event.seat))
        elif isinstance(event, queen.TrainRevealed):
            seen.held.add(("train", data.trains[event.train].key, event.seat))


def _queen_end(seen: Watch) -> None:
    state, data, players = seen.state, seen.data, seen.setup.players
    seen.mean("turns a player", state.turns + 1, players)
    seen.mean("throne entered", state.throne >= 0)
    for place, name in enumerate(("first", "second")):
        scored = sum(f"wish:{state.wishes[colour * 2 + place]}" in seen.counts for colour in range(2))
        seen.mean(f"{name} wish of a path scored", scored, 2)
    for name in _DEEDS.values():
        seen.mean(f"{name} a seat", seen.counts[name], players)
    had = {(kind, name) for kind, name, _seat in seen.held}
    for number, card in enumerate(data.cards):
        if f"market:{number}" in seen.counts:
            was = ("market card", card.key) in had
            seen.use("market card, games in which it came to the market", card.key, was_used=was)
    for tile in data.bookmarks:
        seen.use("bookmark, games", tile.key, was_used=("bookmark", tile.key) in had)


_SEEN: Final[dict[str, Callable[[Watch, Any, Any, Sequence[Any]], None]]] = {
    "alice": _alice,
    "rolling_in_wonderland": _rolling,
    "queen_alice": _queen,
}
_ENDS: Final[dict[str, Callable[[Watch], object]]] = {
    "alice": _alice_end,
    "rolling_in_wonderland": _rolling_end,
    "queen_alice": _queen_end,
}
_BOARDS: Final = ("garden", "messengers", "tree", "wall", "cats", "clock", "cards")
_REGIONS: Final = ("rabbit", "hatter", "queen", "alice", "cat", "caterpillar")
_GROUPS: Final[dict[str, dict[str, str]]] = {
    "rolling_in_wonderland": dict.fromkeys((f"influence_{region}" for region in _REGIONS), "influence"),
    "queen_alice": {
        "alice": "Alice's steps",
        "coronation": "crowns",
        "wishes_end": "wishes",
        **dict.fromkeys(_BOARDS, "boards and clock"),
    },
}
"""Score lines that count as one source."""
