"""From a file to a game that goes on: the pack found, every choice replayed, the position compared."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn, Self

from alicegames.core import chance
from alicegames.core.decision import CHANCE, IllegalChoiceError
from alicegames.core.rules import Setup
from alicegames.core.undo import Retraction
from alicegames.core.values import from_json
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.match.clock import Clock
from alicegames.match.match import Match, SetupError, check_options, check_seats, check_start
from alicegames.packs import loader
from alicegames.storage import codec, files
from alicegames.storage.errors import SaveError
from alicegames.storage.record import snapshot

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.core.game import Game
    from alicegames.core.session import Session
    from alicegames.storage.document import PackRecord, SaveDocument


@dataclass(frozen=True)
class Opened:
    """A game read from a file, ready to be played on."""

    match: Match
    session: Session[Any, Any]
    document: SaveDocument
    path: Path
    is_fork: bool = False
    """Whether it has left the file's game: going on in it must not overwrite the file."""

    @property
    def note(self) -> str:
        """A sentence to say when the game is opened; empty where there is nothing to say."""
        if self.document.rules_version == self.match.game.rules_version or self.session.start is None:
            return ""
        return _(
            "The rules of {title} have changed since this game was saved: it goes on from where it stood, but what was "
            "played before cannot be replayed."
        ).format(title=self.match.game.title())

    def at(self, ply: int) -> Self:
        """Return the game as it stood before choice ``ply``, to be played on from there in a file of its own."""
        session = self.match.start(self.session.start)
        session.replay(self.session.codes[:ply])
        return type(self)(self.match, session, self.document, self.path, is_fork=True)


def open_game(path: Path) -> Opened:
    """Read a game and replay it.

    Raises SaveError; its ``good_copy`` is the newest copy that can be opened, if there is one.
    """
    try:
        return _open(path)
    except SaveError as error:
        error.good_copy = _good_copy(path)
        raise


def open_copy(error: SaveError) -> Opened:
    """Keep a copy of the damaged file of ``error`` and open its good copy in its place. Raises SaveError.

    A kill in between leaves the damaged file or the good one there, never none.
    """
    if error.good_copy is None:
        raise error
    data = files.read(error.good_copy)
    if error.file.exists():
        files.copy_aside(error.file)
    files.write(error.file, data, keep_previous=False)
    return _open(error.file)


def _good_copy(path: Path) -> Path | None:
    copy = files.backup_of(path)
    try:
        _open(copy)
    except SaveError:
        return None
    return copy


def _open(path: Path) -> Opened:
    document = codec.read(path)
    match = to_match(path, document)
    return Opened(match, to_session(path, document, match), document, path)


def to_match(path: Path, document: SaveDocument) -> Match:
    """Return the match a document tells of. Raises SaveError for an unknown game, pack or set-up."""
    game = _game(path, document)
    setup = Setup(document.setup.players, document.setup.options, document.setup.first)
    try:
        check_seats(document.seats)
        options = check_options(game, setup.players, dict(setup.options))
    except SetupError as error:
        _refuse(path, "setup", str(error).rstrip("."))
    wrong_first = setup.first is not None and setup.first >= setup.players
    if len(document.seats) != setup.players or setup.players not in game.players or wrong_first:
        _refuse(path, "setup.players", _("the number of players does not fit the game"))
    if options != setup.options:
        _refuse(path, "setup.options", _("the options are not in the order of the game"))
    pack = loader.find(game.pack, document.pack.digest) or _refuse_pack(path, document.pack)
    used = document.clock
    clock = Clock(used.limit, setup.players, used) if used is not None else None
    match = Match(game, pack, setup, document.seats, document.seed, document.created, clock)
    try:
        check_start(match.rules, setup)
    except SetupError as error:
        _refuse(path, "setup.options", str(error).rstrip("."))
    return match


def _game(path: Path, document: SaveDocument) -> Game[Any, Any]:
    try:
        game = registry.get(document.game)
    except registry.UnknownGameError:
        _refuse(path, "game", _("this program has no game “{game}”").format(game=document.game), _update())
    if document.rules_version > game.rules_version:
        _refuse(
            path,
            "rules_version",
            _("it was played by version {theirs} of the rules of {title}, and these are version {ours}").format(
                theirs=document.rules_version, title=game.title(), ours=game.rules_version
            ),
            _update(),
        )
    return game


def _update() -> str:
    return _("update the program to open it")


def _refuse_pack(path: Path, pack: PackRecord) -> NoReturn:
    _refuse(
        path,
        "pack",
        _("it needs the component pack “{name}” {version}, which is not here or has been changed").format(
            name=pack.name, version=pack.version
        ),
        _("put that pack into the packs folder"),
    )


def to_session(path: Path, document: SaveDocument, match: Match) -> Session[Any, Any]:
    """Replay a document's choices and compare where they lead. Raises SaveError naming the first that does not fit.

    A game that was played by older rules and does not come out the same by today's goes on from its position instead.
    """
    if document.rules_version < match.game.rules_version:
        return _by_new_rules(path, document, match) or _from_position(path, document, match)
    return _replayed(path, document, match)


def _by_new_rules(path: Path, document: SaveDocument, match: Match) -> Session[Any, Any] | None:
    """Return the replayed game if today's rules lead to the same position by the same choices: then nothing is lost."""
    try:
        return _replayed(path, document, match)
    except SaveError:
        return None


def _replayed(path: Path, document: SaveDocument, match: Match) -> Session[Any, Any]:
    base = document.base
    session = match.start((_position(path, match, base.snapshot), base.plies) if base else None)
    try:
        session.replay(document.codes)
    except IllegalChoiceError as error:
        _refuse(path, _choice(len(session.moves)), _("“{code}” cannot be played there").format(code=error.choice))
    _with_record(session, document)
    if len(session.moves) > len(document.codes):
        _refuse(path, "codes", _("the draws after the last choice are missing"))
    _check_draws(path, session)
    if not _agrees(document.snapshot, snapshot(session.state)):
        _refuse(path, "snapshot", _("the position does not follow from the choices"))
    return session


def _with_record(session: Session[Any, Any], document: SaveDocument) -> None:
    session.takebacks = document.takebacks
    session.retractions = [Retraction(one.seat, one.turn, one.code) for one in document.retractions]


def _from_position(path: Path, document: SaveDocument, match: Match) -> Session[Any, Any]:
    """Go on from the position of a game whose rules have changed since."""
    before = len(document.codes) + (document.base.plies if document.base else 0)
    session = match.start((_position(path, match, document.snapshot), before))
    _with_record(session, document)
    return session


def _position(path: Path, match: Match, found: object) -> Any:  # noqa: ANN401 -- a state of the game's own
    try:
        return from_json(match.game.state_type, json.dumps(found).encode())
    except ValueError as error:
        _refuse(
            path, "snapshot", _("is no position that this version of the rules knows ({reason})").format(reason=error)
        )


def _agrees(old: object, new: object) -> bool:
    """Return whether a position of old says nothing else than today's; what they gained since is no matter."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and _agrees(value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(_agrees, old, new))
    return old == new


def _check_draws(path: Path, session: Session[Any, Any]) -> None:
    for move in session.moves:
        if (
            move.player == CHANCE
            and chance.draw(move.decision, session.seed, session.first_ply + move.ply) != move.choice
        ):
            _refuse(path, _choice(move.ply), _("the draw is not the one the game made"))


def _choice(ply: int) -> str:
    return _("choice {number}").format(number=ply + 1)


def _refuse(path: Path, place: str, reason: str, remedy: str = "") -> NoReturn:
    raise SaveError(path, reason, remedy or _("open an older copy or another game"), place)
