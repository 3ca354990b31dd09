"""What influence points come from: the lines of the score sheet, wishes, invitation bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.queen_alice.pack.data import Card, Wish


def score_line(key: str) -> str:
    """Name a source of influence points."""
    return {
        "alice": _("Alice’s steps"),
        "crowns": _("Crowns"),
        "wishes": _("Wishes in play"),
        "garden": _("Garden and hearts"),
        "messengers": _("Messengers"),
        "tree": _("Tree and bookmarks"),
        "wall": _("Wall and diamonds"),
        "cats": _("Cat tracks"),
        "clock": _("Hours past ten"),
        "cards": _("Cards"),
        "coronation": _("Coronation"),
        "wishes_end": _("Wishes at the end"),
        "guests": _("Guests"),
        "bookmarks": _("Bookmarks at the end"),
    }[key]


def points(count: int) -> str:
    """Say influence points in short: ``3 IP``."""
    return _("{count} IP").format(count=count)


def reason(key: str, why: str) -> str:
    """Say what points were scored for: the reason if the event has one, or else the source."""
    return {
        "row": _("building in Humpty Dumpty’s row"),
        "full_row": _("completing Humpty Dumpty’s row"),
        "no_further": _("an Alice who can go no further"),
        "past_ten": _("hours past ten"),
        "past_track": _("pawprints past the end of the track"),
    }.get(why) or score_line(key)


# -- invitation bonuses -----------------------------------------------------------------------------------------------


def bonus(found: Card) -> str:
    """Tell an invitation bonus (QA-26)."""
    return _BONUSES[found.bonus.kind]().format(points=found.bonus.ip)


_BONUSES: Final[dict[str, Callable[[], str]]] = {
    "plain": lambda: _("{points} IP"),
    "same_piece": lambda: _("{points} IP, and 2 for every guest with the same piece and colour"),
    "same_kind": lambda: _("{points} IP, and 2 for every guest with the same piece of either colour"),
    "acquired": lambda: _("{points} IP, and 1 for every card acquired"),
    "invited": lambda: _("{points} IP, and 1 for every guest"),
}


# -- wishes -----------------------------------------------------------------------------------------------------------


def wish(found: Wish) -> str:
    """Name a wish and tell what it is worth (QA-140 to QA-143)."""
    text = _("“{name}”: {yellow} IP, platinum {platinum}, {thing}").format(
        name=_(found.name), yellow=found.yellow, platinum=found.platinum, thing=wish_thing(found.counts)
    )
    if not found.most:
        return text
    return text + ngettext(", {most} at most", ", {most} at most", found.most).format(most=found.most)


def wish_thing(counts: str) -> str:
    """Tell what a wish counts."""
    return {
        "hearts_off": _("for each heart off your board"),
        "heart_pairs": _("for each pair of a red and a white heart off your board"),
        "flower_pairs": _("for each pair of like flowers"),
        "flower_sets": _("for each set of three different flowers"),
        "spaces": _("for each space that your messengers moved"),
        "space_pairs": _("for each pair of spaces moved, one red and one white"),
        "ranked_spaces": _("for each bronze or gold space that your messengers reached"),
        "seals": _("for each seal crossed"),
        "steps": _("for each step of your twins"),
        "step_pairs": _("for each pair of steps, one red and one white"),
        "books": _("for each book held or printed on your bookmarks"),
        "acting_bookmarks": _("for each bookmark that acts at once or once a turn"),
        "diamonds_off": _("for each diamond off your board"),
        "diamond_pairs": _("for each pair of a red and a white diamond off your board"),
        "below_humpty": _("for each of your diamonds in or below Humpty Dumpty’s row"),
        "wall_columns": _("for each wall column with a diamond of yours"),
    }[counts]
