"""The first page of the text client: go on with the last game, or set up a new one, by answering questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.bots import UnknownLevelError
from alicegames.games import registry
from alicegames.i18n import _
from alicegames.match import SetupError
from alicegames.storage import (
    Autosave,
    SaveError,
    library,
    open_copy,
    open_game,
    settings,
)
from alicegames.teaching import welcome
from alicegames.terminal.client import Client
from alicegames.terminal.console import Console, LeaveError
from alicegames.terminal.setting_up import SettingUp
from alicegames.terminal.thinker import Thinker

if TYPE_CHECKING:
    from alicegames.core.game import Game
    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.storage import Entry


def play(match: Match, session: Session[Any, Any], autosave: Autosave, console: Console) -> None:
    """Play a match at the terminal."""
    seconds = settings.load()[0].bot_seconds
    with autosave, Thinker(match, seconds) as thinker:
        Client(match, session, autosave, thinker, console).run()


def play_new(match: Match, console: Console) -> None:
    """Start a match at the terminal."""
    fault = settings.remember_setup(match)
    if fault is not None:
        console.say(str(fault))
    welcome_to(match, console)
    play(match, match.start(), Autosave(match), console)


def welcome_to(match: Match, console: Console) -> None:
    """At the first start of a game tell once how it is won, and offer its first lesson."""
    kept, game = settings.load()[0], match.game
    if not match.humans or not welcome.is_new(kept, game.id):
        return
    console.say(_("{game}: how one wins").format(game=game.title()), *welcome.how_one_wins(match.texts.reference()))
    first = welcome.first_lesson(kept.lessons_done, game.id)
    if first is not None:
        console.say(_("Your first game? “lesson” begins the first one, “{title}”.").format(title=_(first.title)))
    console.say("")
    fault = settings.update(goals_read=(*kept.goals_read, game.id))[1]
    if fault is not None:
        console.say(str(fault))


def resume(entry: Entry, console: Console) -> None:
    """Go on with a saved game at the terminal. Raises SaveError."""
    opened = open_game(entry.path)
    play(opened.match, opened.session, Autosave.resume(opened), console)


class Menu:
    """What the client offers when no game was named."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def run(self) -> None:
        """Offer games until the person leaves."""
        try:
            while self._offer():
                pass
        except LeaveError:
            self._console.say("")

    def _offer(self) -> bool:
        """Ask once what to play, and play it; False for leaving."""
        latest = library.latest()
        games = [registry.get(game_id) for game_id in registry.ids()]
        self._console.say(_("Alice Games"))
        if latest is not None:
            self._console.say("  0. " + _("Continue: {game}").format(game=describe(latest)))
        for number, game in enumerate(games, 1):
            self._console.say(f"  {number}. {game.title()} – {game.blurb()}")
        answer = self._console.ask(_("Number, or q to leave: "))
        if answer.lower() in {"q", "quit", "exit"}:
            return False
        if answer == "0" and latest is not None:
            self._go_on(latest)
        elif answer.isdecimal() and 0 < int(answer[:4]) <= len(games):
            self._set_up(games[int(answer[:4]) - 1])
        else:
            self._console.say(_("That is not in the list."))
        return True

    def _go_on(self, entry: Entry) -> None:
        try:
            resume(entry, self._console)
        except SaveError as error:
            self._console.say(str(error))
            if error.good_copy is not None:
                self._offer_copy(error)

    def _offer_copy(self, error: SaveError) -> None:
        """Offer the newest good copy; the damaged file is set aside."""
        answer = self._console.ask(_("There is an older copy that is good. Go on with it? [y/n] "))
        if answer.lower() in {"y", "yes"}:
            opened = open_copy(error)
            play(opened.match, opened.session, Autosave.resume(opened), self._console)

    def _set_up(self, game: Game[Any, Any]) -> None:
        try:
            match = SettingUp(game, self._console).match()
        except (SetupError, UnknownLevelError) as error:
            self._console.say(str(error))
            return
        play_new(match, self._console)


def describe(entry: Entry) -> str:
    """Return a saved game in a line: title, game, seats, round."""
    title = registry.get(entry.game).title() if entry.game in registry.ids() else entry.game
    parts = [title, ", ".join(seat.name for seat in entry.seats)]
    if entry.round:
        parts.append(_("round {number}").format(number=entry.round))
    if entry.title:
        parts.insert(0, f"“{entry.title}”")
    return " – ".join(parts)
