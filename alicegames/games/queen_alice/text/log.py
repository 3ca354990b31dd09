"""Events in words: the sentences of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.pack.verbs import HEARTS
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.text import score, words, words_trains
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.pack.data import QueenData

Names = tuple[str, ...]


def event(data: QueenData, happened: Event, names: Names) -> str:
    """Tell an event; empty if it is not worth a line."""
    return _TELLS[type(happened)](data, happened, names)


# -- set-up and cards -------------------------------------------------------------------------------------------------


def _wish_laid(data: QueenData, happened: e.WishLaid, names: Names) -> str:
    wish = score.wish(data.wishes[happened.wish])
    text = _("On the white path: {wish}.") if happened.space // 2 else _("On the red path: {wish}.")
    return text.format(wish=wish)


def _train_dealt(data: QueenData, happened: e.TrainDealt, names: Names) -> str:
    if happened.train < 0:
        return _("{name} is dealt a train card.").format(name=names[happened.seat])
    train = _(data.trains[happened.train].name)
    return _("{name} is dealt “{train}”.").format(name=names[happened.seat], train=train)


def _train_chosen(data: QueenData, happened: e.TrainChosen, names: Names) -> str:
    if happened.train < 0:
        return _("{name} has chosen a train.").format(name=names[happened.seat])
    train = words_trains.train_side(data, data.trains[happened.train], happened.side)
    return _("{name} chooses {train}.").format(name=names[happened.seat], train=train)


def _train_revealed(data: QueenData, happened: e.TrainRevealed, names: Names) -> str:
    train = words_trains.train_side(data, data.trains[happened.train], happened.side)
    return _("{name} travels with {train}.").format(name=names[happened.seat], train=train)


def _with_card(text: Callable[[], str]) -> Callable[[QueenData, Any, Names], str]:
    """Return what tells an event of a seat and a card."""
    return lambda data, happened, names: text().format(name=names[happened.seat], card=words.card(data, happened.card))


def _with_tile(text: Callable[[], str]) -> Callable[[QueenData, Any, Names], str]:
    """Return what tells an event of a seat and a bookmark."""
    return lambda data, happened, names: text().format(
        name=names[happened.seat], tile=words.tile_name(data, happened.tile)
    )


# -- chess ------------------------------------------------------------------------------------------------------------


def _moved(data: QueenData, happened: e.Moved, names: Names) -> str:
    if happened.origin == happened.target:
        text = _("{name} uses the {piece} where it stands, on {target}.")
    else:
        text = _("{name} moves the {piece} from {origin} to {target}.")
    places = {"origin": words.square(happened.origin), "target": words.square(happened.target)}
    return text.format(name=names[happened.seat], piece=words.piece(happened.piece), **places)


def _captured(data: QueenData, happened: e.Captured, names: Names) -> str:
    return _("{name} captures the {piece} on {square}.").format(
        name=names[happened.seat], piece=words.piece(happened.piece), square=words.square(happened.square)
    )


def _rescued(data: QueenData, happened: e.Rescued, names: Names) -> str:
    piece, square = words.piece(happened.piece), words.square(happened.square)
    text = _("{name} rescues the {piece} from {jailer}’s jail to {square}.")
    if happened.jailer == happened.seat:
        text = _("{name} rescues a captive, the {piece}, to {square}.")
    return text.format(name=names[happened.seat], piece=piece, jailer=names[happened.jailer], square=square)


def _promoted(data: QueenData, happened: e.Promoted, names: Names) -> str:
    return _("{name}’s {piece} is promoted and comes back on {square}.").format(
        name=names[happened.seat], piece=words.piece(happened.piece), square=words.square(happened.square)
    )


# -- gains and payments -----------------------------------------------------------------------------------------------


def _gained(data: QueenData, happened: e.Gained, names: Names) -> str:
    if not happened.amount:
        return ""
    reward = words.gained(data, happened.what, happened.arg, happened.amount)
    return _("{name} gains {reward}.").format(name=names[happened.seat], reward=reward)


def _scored(data: QueenData, happened: e.Scored, names: Names) -> str:
    return _("{name} scores {points} IP ({source}).").format(
        name=names[happened.seat], points=happened.points, source=score.reason(happened.key, happened.why)
    )


def _lost(data: QueenData, happened: e.Lost, names: Names) -> str:
    reward = words.gained(data, happened.what, happened.arg, happened.amount)
    if happened.declined:
        return _("{name} leaves {reward}.").format(name=names[happened.seat], reward=reward)
    return _("{name} has no use for {reward}: that is lost.").format(name=names[happened.seat], reward=reward)


def _paid(data: QueenData, happened: e.Paid, names: Names) -> str:
    parts = words.payment(happened.cake, happened.tea, happened.toast, happened.hours, happened.cubes)
    return _("{name} pays {parts}.").format(name=names[happened.seat], parts=parts) if parts else ""


def _repeated(data: QueenData, happened: e.Repeated, names: Names) -> str:
    return _("{name} pays {hours} to repeat the action.").format(
        name=names[happened.seat], hours=words.hours(happened.hours)
    )


# -- the boards -------------------------------------------------------------------------------------------------------


def _planted(data: QueenData, happened: e.Planted, names: Names) -> str:
    zone = _(data.table(4).garden.names[happened.colour][happened.zone])
    return _("{name} plants a {colour} heart in “{zone}”.").format(
        name=names[happened.seat], colour=words.colour(happened.colour), zone=zone
    )


def _set_aside(data: QueenData, happened: e.SetAside, names: Names) -> str:
    text = (
        _("{name} sets a {colour} heart aside.") if happened.diamond < 0 else _("{name} sets a {colour} diamond aside.")
    )
    return text.format(name=names[happened.seat], colour=words.colour(happened.colour))


def _rode(data: QueenData, happened: e.Rode, names: Names) -> str:
    return _("{name} sends {who} to {place}.").format(
        name=names[happened.seat],
        who=words.messenger(happened.colour),
        place=words.post(data, happened.colour, happened.way[-1]),
    )


def _seal_crossed(data: QueenData, happened: e.SealCrossed, names: Names) -> str:
    text = _("{name} is the first across the seal.") if happened.first else _("{name} crosses the seal.")
    return text.format(name=names[happened.seat])


def _climbed(data: QueenData, happened: e.Climbed, names: Names) -> str:
    return _("{name} sends {who} up to {place}.").format(
        name=names[happened.seat], who=words.twin(happened.colour), place=words.branch(data, happened.to)
    )


def _built(data: QueenData, happened: e.Built, names: Names) -> str:
    return _("{name} builds on the {colour} wall: {place}.").format(
        name=names[happened.seat], colour=words.colour(happened.colour), place=words.wall_place(happened.space)
    )


def _milestone(data: QueenData, happened: e.Milestone, names: Names) -> str:
    text = _MILESTONES[happened.suit == HEARTS][happened.count]()
    return text.format(name=names[happened.seat], colour=words.colour(happened.colour))


_MILESTONES: Final[tuple[dict[int, Callable[[], str]], ...]] = (
    {
        3: lambda: _("{name}’s third {colour} diamond on the wall gives a step of the {colour} Alice."),
        4: lambda: _("{name}’s fourth {colour} diamond on the wall gives a mini-action."),
        5: lambda: _("{name}’s fifth {colour} diamond on the wall gives a {colour} crown."),
    },
    {
        3: lambda: _("{name}’s third planted {colour} heart gives a step of the {colour} Alice."),
        4: lambda: _("{name}’s fourth planted {colour} heart gives a mini-action."),
        5: lambda: _("{name}’s fifth planted {colour} heart gives a {colour} crown."),
    },
)
"""Of diamonds and of hearts: by their number, what it gives."""


def _humpty_climbed(data: QueenData, happened: e.HumptyClimbed, names: Names) -> str:
    return _("Humpty Dumpty’s {colour} half climbs to row {row}.").format(
        colour=words.colour(happened.colour), row=happened.row + 1
    )


# -- Alice, crowns, wishes --------------------------------------------------------------------------------------------


def _alice_moved(data: QueenData, happened: e.AliceMoved, names: Names) -> str:
    return _("{name} leads the {colour} Alice to space {space}: {points} IP.").format(
        name=names[happened.seat],
        colour=words.colour(happened.colour),
        space=happened.space,
        points=happened.points,
    )


def _crowned(data: QueenData, happened: e.Crowned, names: Names) -> str:
    text = (
        _("{name} gains {points} IP in place of a {colour} crown.")
        if happened.space < 0
        else _("{name} gains a {colour} crown on space {space}: {points} IP.")
    )
    return text.format(
        name=names[happened.seat],
        points=happened.points,
        colour=words.colour(happened.colour),
        space=happened.space,
    )


def _crown_gone(data: QueenData, happened: e.CrownGone, names: Names) -> str:
    if not happened.left:
        return _("A crown leaves the display; none is left.")
    text = ngettext(
        "A crown leaves the display; {count} is left.", "A crown leaves the display; {count} are left.", happened.left
    )
    return text.format(count=happened.left)


def _wish_scored(data: QueenData, happened: e.WishScored, names: Names) -> str:
    wish = _(data.wishes[happened.wish].name)
    parts = [
        _("{name} {points} IP").format(name=name, points=points)
        for name, points in zip(names, happened.points, strict=False)
        if points
    ]
    if not parts:
        return _("The wish “{wish}” is scored: nobody gains by it.").format(wish=wish)
    return _("The wish “{wish}” is scored: {parts}.").format(wish=wish, parts=listed(parts))


# -- the end ----------------------------------------------------------------------------------------------------------


def _game_ended(data: QueenData, happened: e.GameEnded, names: Names) -> str:
    if happened.colour == NOBODY:
        return _("Both Alices are level: she is crowned in both colours.")
    return _("Alice is crowned the {colour} queen.").format(colour=words.colour(happened.colour))


def _crowns_scored(data: QueenData, happened: e.CrownsScored, names: Names) -> str:
    text = ngettext(
        "{name}: {points} IP for {count} crown of the coronation’s colour.",
        "{name}: {points} IP for {count} crowns of the coronation’s colour.",
        happened.crowns,
    )
    return text.format(name=names[happened.seat], points=happened.points, count=happened.crowns)


def _final_wish(data: QueenData, happened: e.FinalWish, names: Names) -> str:
    text = (
        _("{name}: {points} IP for the wish “{wish}” at its platinum side.")
        if happened.platinum
        else _("{name}: {points} IP for the wish “{wish}” at its yellow side.")
    )
    return text.format(name=names[happened.seat], points=happened.points, wish=_(data.wishes[happened.wish].name))


def _guest_scored(data: QueenData, happened: e.GuestScored, names: Names) -> str:
    return _("{name}: {points} IP for the guest {card}.").format(
        name=names[happened.seat], points=happened.points, card=words.card(data, happened.card)
    )


def _bookmark_scored(data: QueenData, happened: e.BookmarkScored, names: Names) -> str:
    return _("{name}: {points} IP for {tile}.").format(
        name=names[happened.seat], points=happened.points, tile=words.tile_name(data, happened.tile)
    )


def _of_seat(text: Callable[[], str]) -> Callable[[QueenData, Any, Names], str]:
    """Return what tells an event of a seat alone."""
    return lambda data, happened, names: text().format(name=names[happened.seat])


_TELLS: Final[dict[type[Event], Callable[[QueenData, Any, Names], str]]] = {
    e.FirstPlayer: _of_seat(lambda: _("{name} receives the mirror and starts.")),
    e.LayoutDrawn: lambda data, happened, names: _("The chess pieces stand in starting position {number}.").format(
        number=happened.number + 1
    ),
    e.WishLaid: _wish_laid,
    e.MarketOpened: lambda data, happened, names: _("In the market: {card}.").format(
        card=words.card(data, happened.card)
    ),
    e.Drew: _with_card(lambda: _("{name} draws {card}.")),
    e.Reshuffled: _of_seat(lambda: _("{name} shuffles the discard pile.")),
    e.TrainDealt: _train_dealt,
    e.TrainChosen: _train_chosen,
    e.TrainRevealed: _train_revealed,
    e.TurnBegan: lambda data, happened, names: _("Round {number}, {name}’s turn.").format(
        number=happened.round, name=names[happened.seat]
    ),
    e.Discarded: _with_card(lambda: _("{name} discards {card}.")),
    e.Played: _with_card(lambda: _("{name} plays {card}.")),
    e.Moved: _moved,
    e.Captured: _captured,
    e.Rescued: _rescued,
    e.Promoted: _promoted,
    e.Gained: _gained,
    e.Scored: _scored,
    e.Lost: _lost,
    e.HeldLost: _of_seat(lambda: _("{name} does not need the row’s resource that was kept: it is lost.")),
    e.Swapped: lambda data, happened, names: _("{name} gives up {resource}.").format(
        name=names[happened.seat], resource=words.resource(happened.gone)
    ),
    e.Paid: _paid,
    e.TeaSold: _of_seat(lambda: _("{name} changes a tea for time.")),
    e.Planted: _planted,
    e.GardenerRests: lambda data, happened, names: _("The {colour} gardener goes to rest.").format(
        colour=words.colour(happened.colour)
    ),
    e.SetAside: _set_aside,
    e.Rode: _rode,
    e.SealCrossed: _seal_crossed,
    e.Climbed: _climbed,
    e.Bought: _with_tile(lambda: _("{name} takes {tile}.")),
    e.TileUsed: _with_tile(lambda: _("{name} uses {tile}.")),
    e.Built: _built,
    e.Milestone: _milestone,
    e.HumptyClimbed: _humpty_climbed,
    e.AliceMoved: _alice_moved,
    e.Crowned: _crowned,
    e.CrownGone: _crown_gone,
    e.WishScored: _wish_scored,
    e.Acquired: _with_card(lambda: _("{name} acquires {card}.")),
    e.Invited: _with_card(lambda: _("{name} invites {card}.")),
    e.Repeated: _repeated,
    e.NoAction: _of_seat(lambda: _("{name} does no action and takes time instead.")),
    e.LastRound: lambda data, happened, names: _("The last crown has left the display: this round is the last."),
    e.GameEnded: _game_ended,
    e.CrownsScored: _crowns_scored,
    e.FinalWish: _final_wish,
    e.GuestScored: _guest_scored,
    e.BookmarkScored: _bookmark_scored,
}
"""By event: what tells it. A test holds that none is missing."""
