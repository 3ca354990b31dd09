"""Rolling in Wonderland on the screen: the board with its paths, everybody's boards and cards, the automa's card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from pygame import FRect

from alicegames.core.targets import BUTTON_PASS
from alicegames.games.rolling_in_wonderland.choices import AddDie, Bury, Discard, PickDie, PlaceCube, PlaceSoldier, Roll
from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
from alicegames.games.rolling_in_wonderland.state import REGIONS, ROUNDS
from alicegames.games.rolling_in_wonderland.text import words
from alicegames.games.rolling_in_wonderland.text.targets import ROLL, Paths
from alicegames.games.rolling_in_wonderland.text.texts import WonderlandTexts
from alicegames.i18n import _
from alicegames.ui.presenters.base import Areas, Likes, Motion, Page, Picture, Presenter, Preview
from alicegames.ui.presenters.rolling_in_wonderland import cards, places, status
from alicegames.ui.presenters.rolling_in_wonderland.boards import Boards
from alicegames.ui.presenters.rolling_in_wonderland.map import Map
from alicegames.ui.presenters.rolling_in_wonderland.motions import Motions, targets_of
from alicegames.ui.presenters.rolling_in_wonderland.players import Players
from alicegames.ui.presenters.rolling_in_wonderland.previews import Previews

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.core.targets import Path
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.ground import Top
    from alicegames.ui.presenters.base import Size

BOARD: Final = "board"
PLAYERS: Final = "players"
_ON_BOARD: Final = ("region", "die", "path", "token", "figure", "jabberwocky", "army", "draft")
_DECKS: Final = ("deck:hatter", "deck:challenge", "deck:objective")


_LIKES: Final = {
    "cube": Likes(PlaceCube),
    "any_cube": Likes(PlaceCube),
    "soldier": Likes(PlaceSoldier),
    "pick_reroll": Likes(AddDie, Roll),
    "swap": Likes(PickDie),
    "discard": Likes(Discard),
    "bury": Likes(Bury),
}
"""The questions that are asked one after another for as many things as the rules say."""


class WonderlandPresenter(Presenter["State", "Choice"]):
    """Shows Rolling in Wonderland."""

    ambience: ClassVar[str] = "night"
    has_endings: ClassVar[bool] = True
    around_width: ClassVar[float] = 300
    around_share: ClassVar[float] = 0.21
    tab_width: ClassVar[float] = 132
    top: ClassVar[Top] = "velvet"

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.rules, WonderlandRules)
        assert isinstance(match.texts, WonderlandTexts)
        self.data = match.rules.data
        self._paths = Paths(self.data)
        self._map = Map(self.data, match)
        self._boards = Boards(match.rules, match)
        self._players = Players(self.data, match, self._boards)
        self._motions = Motions(self.data, match)
        self._previews = Previews(match.rules, match)

    # -- routing ----------------------------------------------------------------------------------------------

    def paths(self, view: State, decision: Decision[Choice], choice: Choice) -> tuple[Path, ...]:
        """Regions, dice, icons, tokens, cards; see rolling_paths."""
        return self._paths.of(view, decision, choice)

    def free_order(self, decision: Decision[Choice]) -> bool:
        """The dice to take may be picked in any order."""
        return decision.kind == "dice"

    def likes(self, view: State, decision: Decision[Choice]) -> Likes | None:
        """Cubes, soldiers, the dice to reroll or to swap, and cards over the limit are picked in one go."""
        return _LIKES.get(decision.kind)

    def word(self, view: State, target: str) -> str:
        """A region by who presides over it, a mushroom as one to spend."""
        kind, _colon, place = target.partition(":")
        if kind == "mushroom":
            return _("a mushroom")
        return words.region(REGIONS.index(place)) if kind == "region" else super().word(view, target)

    def button(self, view: State, target: str, choices: tuple[Choice, ...]) -> str:
        """Short words for declining."""
        if target == BUTTON_PASS:
            tag = view.stack[-1].tag if view.stack else ""
            return _("Go on") if tag in ("turn_dice", "card_drawn") else _("Pass")
        return super().button(view, target, choices)

    def button_sprite(self, view: State, target: str, choices: tuple[Choice, ...]) -> str:
        """The icon of rolling."""
        return "rw_reroll" if target == ROLL else ""

    # -- the picture ------------------------------------------------------------------------------------------

    def own_height(self, players: int) -> float:
        """Dice and counts in one row, challenges and cards in a second."""
        return 150

    def strip_height(self, players: int) -> float:
        """As much as the rail has; a table of five has the page of the players."""
        if self.match.setup.players == 1:
            return 150
        return {2: 86, 3: 62, 4: 30}.get(players, 0)

    def around(self, players: int) -> float:
        """Boards in a column left of the stage of a large window."""
        if self.match.setup.players == 1:
            return 510
        return {2: 350, 3: 330}.get(players, 280)

    def pages(self, view: State, size: Size) -> tuple[Page, ...]:
        """The board, and everybody's boards in full."""
        return (
            Page(BOARD, _("Board"), "icon_dice"),
            Page(PLAYERS, _("Players"), "icon_human"),
        )

    def page_of(self, view: State, target: str, size: Size) -> str:
        """What stands on the board; player boards are in sight on every page."""
        return BOARD if target.partition(":")[0] in _ON_BOARD or target in _DECKS else ""

    def picture(self, view: State, viewer: int, areas: Areas, decision: Decision[Choice] | None) -> Picture:
        """Lay out everything."""
        picture = Picture()
        stage = areas.stage
        if areas.bar is not None:
            status.put(picture, self.data, view, areas.bar)
        if areas.page == PLAYERS:
            self._players.put(picture, view, viewer, stage)
        else:
            self._map.put(picture, view, stage)
            self._put_draft(picture, stage, decision)
        self._boards.put_own(picture, view, viewer, areas.own)
        for seat, area in areas.seats:
            self._boards.put_other(picture, view, seat, area)
        return picture

    def _put_draft(self, picture: Picture, stage: FRect, decision: Decision[Choice] | None) -> None:
        """Lay the ability tokens on offer over the board."""
        if decision is None or decision.kind != "draft":
            return
        many = len(decision.options)
        wide = min(190.0, (stage.w - 40) / many - 10)
        high = min(wide * 1.25, stage.h * 0.6)
        box = FRect(0, 0, many * (wide + 10) - 10, high)
        box.center = stage.center
        picture.put("draft-tray", box.inflate(28, 28), _tray, layer=5)
        for choice, rect in zip(decision.options, places.row(box, many, wide, gap=10), strict=True):
            token = self.data.abilities[choice.ability]  # type: ignore[union-attr]
            target = f"draft:{token.key}"
            picture.put(target, rect, cards.offered_ability(token), target, layer=6, corner=wide * 0.07)

    def banner(self, view: State) -> str:
        """The round, and of how many."""
        if not view.round:
            return _("Setting up")
        return _("Round {round} of {rounds}").format(round=view.round, rounds=ROUNDS)

    # -- what happens -----------------------------------------------------------------------------------------

    def motions(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """Dice tumble, soldiers march, cards fly; see rolling_motions."""
        return self._motions.of(event, before, after)

    def event_targets(self, event: Event) -> tuple[str, ...]:
        """What an event is about."""
        return targets_of(self.data, event)

    def sound(self, event: Event) -> str:
        """Dice, and a bell when a round begins."""
        return self._motions.sound(event)

    def preview(self, view: State, choice: Choice, seat: int) -> Preview | None:
        """What a choice would do."""
        return self._previews.of(view, choice, seat)

    def preview_step(self, view: State, target: str, choices: tuple[Choice, ...], seat: int) -> Preview | None:
        """What a mushroom would allow."""
        return self._previews.step(view, target, choices, seat)


def _tray(canvas: Canvas, rect: FRect) -> None:
    canvas.panel(rect)
