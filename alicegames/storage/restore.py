"""From a file to a game that goes on: the pack found, every choice replayed, the position compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn, Self

from alicegames.core import chance
from alicegames.core.decision import CHANCE, IllegalChoiceError
from alicegames.core.rules import Setup
from alicegames.core.undo import Retraction
from alicegames.games import registry
from alicegames.i18n import _
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

    def at(self, ply: int) -> Self:
        """Return the game as it stood before choice ``ply``, to be played on from there in a file of its own."""
        session = self.match.start()
        session.replay(self.document.codes[:ply])
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
    match = Match(game, pack, setup, document.seats, document.seed, document.created)
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
    if document.rules_version != game.rules_version:
        _refuse(
            path,
            "rules_version",
            _("it was played by version {theirs} of the rules of {title}, and these are version {ours}").format(
                theirs=document.rules_version, title=game.title(), ours=game.rules_version
            ),
            _update() if document.rules_version > game.rules_version else _("open it with the version that saved it"),
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
    """Replay a document's choices and compare where they lead. Raises SaveError naming the first that does not fit."""
    session = match.start()
    try:
        session.replay(document.codes)
    except IllegalChoiceError as error:
        _refuse(path, _choice(len(session.moves)), _("“{code}” cannot be played there").format(code=error.choice))
    session.takebacks = document.takebacks
    session.retractions = [Retraction(one.seat, one.turn, one.code) for one in document.retractions]
    if len(session.moves) > len(document.codes):
        _refuse(path, "codes", _("the draws after the last choice are missing"))
    _check_draws(path, session)
    if snapshot(session.state) != document.snapshot:
        _refuse(path, "snapshot", _("the position does not follow from the choices"))
    return session


def _check_draws(path: Path, session: Session[Any, Any]) -> None:
    for move in session.moves:
        if move.player == CHANCE and chance.draw(move.decision, session.seed, move.ply) != move.choice:
            _refuse(path, _choice(move.ply), _("the draw is not the one the game made"))


def _choice(ply: int) -> str:
    return _("choice {number}").format(number=ply + 1)


def _refuse(path: Path, place: str, reason: str, remedy: str = "") -> NoReturn:
    raise SaveError(path, reason, remedy or _("open an older copy or another game"), place)
