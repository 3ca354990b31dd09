"""Queen Alice on the screen: a chessboard, Alice's paths, four boards of actions, the market and the own board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from pygame import FRect

from alicegames.core.decision import Pass
from alicegames.core.targets import BUTTON_PASS
from alicegames.games.queen_alice.choices import AliceOf, BookOf, DiscardCard, End, Gain, PawOf, SellTea
from alicegames.games.queen_alice.frames import Rewards
from alicegames.games.queen_alice.play.kit import Kit
from alicegames.games.queen_alice.play.prices import repeat_hours
from alicegames.games.queen_alice.rules import QueenRules
from alicegames.games.queen_alice.text.targets_paths import Paths
from alicegames.i18n import _, ngettext
from alicegames.ui.presenters.base import Areas, Exchange, Likes, Motion, Page, Picture, Presenter, Preview
from alicegames.ui.presenters.queen_alice import places, tray
from alicegames.ui.presenters.queen_alice.alices import Alices
from alicegames.ui.presenters.queen_alice.cards import Cards
from alicegames.ui.presenters.queen_alice.chessboard import Chessboard
from alicegames.ui.presenters.queen_alice.counted import Counted
from alicegames.ui.presenters.queen_alice.courtier import Courtier
from alicegames.ui.presenters.queen_alice.garden import Garden
from alicegames.ui.presenters.queen_alice.gestures import Gestures
from alicegames.ui.presenters.queen_alice.hand import Hand
from alicegames.ui.presenters.queen_alice.market import Market
from alicegames.ui.presenters.queen_alice.motions import Motions, targets_of
from alicegames.ui.presenters.queen_alice.post import Post
from alicegames.ui.presenters.queen_alice.previews import Previews
from alicegames.ui.presenters.queen_alice.seats import Seats
from alicegames.ui.presenters.queen_alice.tree import Tree
from alicegames.ui.presenters.queen_alice.wall import Wall

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.core.targets import Path
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.match import Match
    from alicegames.ui.draw.ground import Top
    from alicegames.ui.presenters.base import Size

_PAGE_OF: Final = {
    "bed": places.GARDEN,
    "zone": places.GARDEN,
    "gardener": places.GARDEN,
    "messenger": places.POST,
    "seal": places.POST,
    "tree": places.TREE,
    "twin": places.TREE,
    "shelf": places.TREE,
    "brick": places.WALL,
    "humpty": places.WALL,
    "market": places.MARKET,
    "heart": places.OWN,
    "diamond": places.OWN,
}
"""By a target's kind: its page, in a window that has it."""


_LIKES: Final[dict[str, type]] = {
    "gain_resource": Gain,
    "row": Gain,
    "unlock_cube": Gain,
    "pawprint": PawOf,
    "alice": AliceOf,
    "book": BookOf,
}
"""The rewards of which several alike are chosen in one go, and the class of what is chosen."""


class QueenPresenter(Presenter["QueenState", "QueenChoice"]):
    """Shows Queen Alice."""

    has_endings: ClassVar[bool] = True
    top: ClassVar[Top] = "walnut"
    has_sheets: ClassVar[bool] = False
    rail_share: ClassVar[float] = 0.2
    tab_width: ClassVar[float] = 112

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.rules, QueenRules)
        self.data: Final = match.rules.data
        self.kit: Final = Kit(self.data)
        self.cards: Final = Cards(self.data)
        self._paths = Paths(self.data)
        self._chess = Chessboard(self.data, match)
        self._alices = Alices(self.kit, match)
        self._garden = Garden(self.kit, match)
        self._post = Post(self.data, match)
        self._tree = Tree(self.data, match)
        self._wall = Wall(self.kit, match)
        self._market = Market(self.cards)
        self._courtier = Courtier(self.kit, match)
        self._seats = Seats(match, self._courtier)
        self._hand = Hand(self.data, self.cards)
        self._motions = Motions(self.data, self.cards)
        self._previews = Previews(match.rules, self.kit, self._paths)
        self._gestures = Gestures(match.rules, self.kit)
        self._counted = Counted(self.kit)

    # -- routing ----------------------------------------------------------------------------------------------

    def paths(self, view: QueenState, decision: Decision[QueenChoice], choice: QueenChoice) -> tuple[Path, ...]:
        """Squares, beds, bricks, cards, tokens; see paths."""
        return self._paths.of(view, decision, choice)

    def gestures(
        self, view: QueenState, decision: Decision[QueenChoice]
    ) -> tuple[tuple[tuple[QueenChoice, ...], Path], ...]:
        """A square for the card that gets there."""
        return self._gestures.of(view, decision)

    def by_itself(self, view: QueenState, decision: Decision[QueenChoice]) -> QueenChoice | None:
        """The cheapest way to pay, a bookmark that fits."""
        return self._gestures.by_itself(view, decision)

    def otherwise(self, decision: Decision[QueenChoice]) -> str:
        """A price may be paid in another way."""
        return _("Pay in another way") if decision.kind == "pay" else ""

    def exchange(self, view: QueenState, decision: Decision[QueenChoice]) -> Exchange[QueenChoice] | None:
        """A price: the cheapest way is laid out."""
        return self._gestures.exchange(view, decision)

    def likes(self, view: QueenState, decision: Decision[QueenChoice]) -> Likes | None:
        """Rewards that are all alike, and cards over the hand’s limit, are picked in one go."""
        if decision.kind == "trim":
            return Likes(DiscardCard)
        frame = view.stack[-1] if view.stack else None
        alike = set(frame.pending) if isinstance(frame, Rewards) else set()
        verb = alike.pop().verb if len(alike) == 1 else ""
        return Likes(_LIKES[verb], Pass) if verb in _LIKES else None

    def button(self, view: QueenState, target: str, choices: tuple[QueenChoice, ...]) -> str:
        """Short words for declining."""
        if target == BUTTON_PASS:
            return _("2 hours instead") if view.stack and view.stack[-1].tag == "act" else _("Leave them")
        return super().button(view, target, choices)

    # -- the picture ------------------------------------------------------------------------------------------

    def own_height(self, players: int) -> float:
        """Hand and courtier board side by side."""
        return 160

    def upright_height(self, width: float) -> float:
        """All boards in two rows."""
        return places.upright_height(width)

    def strip_height(self, players: int) -> float:
        """Two lines of facts; higher where fewer sit at the table."""
        return {2: 56, 3: 46}.get(players, 30)

    def around(self, players: int) -> float:
        """The other seats stay in the rail."""
        return 0

    def pages(self, view: QueenState, size: Size) -> tuple[Page, ...]:
        """One board after the other in a small window; in a large one the table, and the other courtiers."""
        labels = {
            places.TABLE: (_("Table"), "piece_queen"),
            places.GARDEN: (_("Garden"), "suit_hearts"),
            places.POST: (_("Post"), "suit_spades"),
            places.TREE: (_("Tree"), "suit_clubs"),
            places.WALL: (_("Wall"), "suit_diamonds"),
            places.MARKET: (_("Market"), "res_acquire"),
            places.OWN: (_("Board"), "res_cube"),
            places.SEATS: (_("Others"), "icon_human"),
        }
        return tuple(Page(page, *labels[page]) for page in places.pages_of(size))

    def page_of(self, view: QueenState, target: str, size: Size) -> str:
        """Where a thing lies that is not always in sight."""
        shown = places.pages_of(size)
        if places.TABLE in shown:
            return places.TABLE if target.partition(":")[0] in _PAGE_OF and not _is_own(target) else ""
        page = _page(self, view, target)
        return page if page in shown else ""

    def leads_to(self, view: QueenState, target: str, shown: str, size: Size) -> str:
        """A seat's name leads to its board; in a small window to all of it, and from there back to the stores."""
        kind, _colon, seat = target.partition(":")
        if kind != "seat":
            return ""
        part = f"{places.SEATS}.{seat}"
        is_small = places.OWN in places.pages_of(size) and view.players > _TWO
        return part if is_small and shown != part else places.SEATS

    def picture(self, view: QueenState, viewer: int, areas: Areas, decision: Decision[QueenChoice] | None) -> Picture:
        """Lay out everything."""
        picture = Picture()
        found = places.arrange(areas)
        if places.SEATS not in found.boards or found.kind != "large":
            self._put_middle(picture, view, found, decision)
        self._put_boards(picture, view, viewer, found, decision)
        self._put_own(picture, view, viewer, found, decision)
        for seat, area in areas.seats:
            self._seats.put_strip(picture, view, (viewer, seat), area)
        if decision is not None and decision.kind == "again":
            self._put_repeats(picture, view, decision)
        return picture

    def _put_repeats(self, picture: Picture, view: QueenState, decision: Decision[QueenChoice]) -> None:
        again = (one for one in decision.options if not isinstance(one, End | SellTea))
        begins = {self.paths(view, decision, one)[0][0] for one in again}
        tray.put_repeats(picture, repeat_hours(view.seats[view.owner]), sorted(begins))

    def _put_middle(
        self, picture: Picture, view: QueenState, found: places.Places, decision: Decision[QueenChoice] | None
    ) -> None:
        self._chess.put(picture, view, found)
        self._put_aims(picture, view, found, decision)
        jails = found.jails
        if found.bar is None:
            self._alices.put_crowns(picture, view, FRect(jails.right - 52, jails.top, 52, jails.h))
            jails = FRect(jails.left, jails.top, jails.w - 56, jails.h)
        self._chess.put_jails(picture, view, jails)
        self._alices.put_paths(picture, view, found)
        self._alices.put_wishes(picture, view, found.wishes)
        self._alices.put_cats(picture, view, found.cats)

    def _put_aims(
        self, picture: Picture, view: QueenState, found: places.Places, decision: Decision[QueenChoice] | None
    ) -> None:
        """The squares of the card that is played; before that, of every card of the hand."""
        if decision is None:
            return
        if decision.kind in ("activate", "respawn"):
            self._chess.put_aims(picture, view, decision.options, found, self._previews.payable(view, decision))
        elif decision.kind in ("discard", "play"):
            moves = self._gestures.moves(view, decision.player)
            payable = self._previews.payable_by(view, moves)
            self._chess.put_aims(picture, view, tuple(move for _card, move in moves), found, payable)

    def _put_boards(
        self,
        picture: Picture,
        view: QueenState,
        viewer: int,
        found: places.Places,
        decision: Decision[QueenChoice] | None,
    ) -> None:
        draw: dict[str, Callable[[FRect], None]] = {
            places.GARDEN: lambda area: self._garden.put(picture, view, area),
            places.POST: lambda area: self._post.put(picture, view, area),
            places.TREE: lambda area: self._tree.put(picture, view, area, decision),
            places.WALL: lambda area: self._wall.put(picture, view, area),
            places.MARKET: lambda area: self._market.put(picture, view, area),
            places.OWN: lambda area: self._courtier.put(
                picture, view, (viewer, viewer), area, "courtier-page", "page."
            ),
            places.SEATS: lambda area: self._put_seats(picture, view, viewer, area, found.page),
        }
        for name, area in found.boards.items():
            draw[name](area)

    def _put_seats(self, picture: Picture, view: QueenState, viewer: int, area: FRect, page: str) -> None:
        others = tuple((viewer + step) % view.players for step in range(1, view.players))
        whole = next((seat for seat in others if page == f"{places.SEATS}.{seat}"), None)
        if whole is None and area.w < _NARROW and len(others) == 1:
            whole = others[0]
        if whole is None:
            self._seats.put_page(picture, view, viewer, others, area)
        else:
            self._seats.put_one(picture, view, (viewer, whole), others, area)

    def _put_own(
        self,
        picture: Picture,
        view: QueenState,
        viewer: int,
        found: places.Places,
        decision: Decision[QueenChoice] | None,
    ) -> None:
        store, bar = found.store, found.bar
        if bar is None:
            bar = FRect(store.left, store.top, store.w, 28)
            store = FRect(store.left, bar.bottom + 4, store.w, store.bottom - bar.bottom - 4)
            tray.put_bar(picture, view, bar, decision)
        else:
            wide = min(bar.w * 0.42, 330.0)
            self._alices.put_crowns(picture, view, FRect(bar.right - wide, bar.top, wide, bar.h))
            tray.put_bar(picture, view, FRect(bar.left, bar.top, bar.w - wide - 10, bar.h), decision)
        if decision is not None and decision.kind == "choose_train":
            tray.put_trains(picture, self.data, store, decision)
        else:
            name = "store" if found.kind == "small" else "courtier"
            self._courtier.put(picture, view, (viewer, viewer), store, name)
        self._hand.put(picture, view, viewer, found.hand, decision)

    def banner(self, view: QueenState) -> str:
        """The round, and how many crowns are left."""
        if view.owner < 0:
            return _("Before the first turn")
        crowns = ngettext("{count} crown left", "{count} crowns left", view.crowns).format(count=view.crowns)
        if not view.crowns:
            crowns = _("the last round")
        return _("{round} – {crowns}").format(round=super().banner(view), crowns=crowns)

    # -- what happens -----------------------------------------------------------------------------------------

    def motions(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """Pieces, tokens, cards and figures move; see motions."""
        return self._motions.of(event, before, after)

    def event_targets(self, event: Event) -> tuple[str, ...]:
        """What an event is about."""
        return targets_of(self.data, event)

    def counts(self, view: QueenState, event: Event) -> tuple[str, ...]:
        """What a wish, a row of the wall or a line of the final scoring counts."""
        return self._counted.of(view, event)

    def sound(self, event: Event) -> str:
        """What is heard of an event."""
        return self._motions.sound(event)

    def preview(self, view: QueenState, choice: QueenChoice, seat: int) -> Preview | None:
        """What a choice would do."""
        return self._previews.of(view, choice, seat)

    def preview_gesture(self, view: QueenState, choices: tuple[QueenChoice, ...], seat: int) -> Preview | None:
        """What a card and the square of its piece would do."""
        return self._previews.gesture(view, choices, seat)

    def preview_step(
        self, view: QueenState, target: str, choices: tuple[QueenChoice, ...], seat: int
    ) -> Preview | None:
        """What a brick costs and gives, before the diamond is chosen."""
        return self._previews.step(view, choices, seat)


_TWO: Final = 2
_NARROW: Final = 500.0
"""Units of width in which the other seats are shown with their stores alone."""


def _is_own(target: str) -> bool:
    """Whether a thing lies on the own board or in the market too, which a large window always shows."""
    return target.partition(":")[0] in ("heart", "diamond")


def _page(presenter: QueenPresenter, view: QueenState, target: str) -> str:
    kind, _sep, rest = target.partition(":")
    if kind == "tile":
        number = next((tile.id for tile in presenter.data.bookmarks if tile.key == rest), -1)
        return places.TREE if number in view.shelf else ""
    if rest[:1].isdecimal() and kind in ("heart", "diamond"):
        return places.SEATS
    return _PAGE_OF.get(kind, "")
