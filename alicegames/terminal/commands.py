"""The words of the text client besides choices."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.cautions import KINDS, LEFT, LOSS, NEXT, NOTHING
from alicegames.core.undo import AnothersChoice
from alicegames.i18n import _, listed, ngettext
from alicegames.match import stocks, undoing
from alicegames.match.names import clean
from alicegames.storage import SaveError, library, settings
from alicegames.teaching import advice
from alicegames.teaching import lesson as lessons
from alicegames.terminal import pages
from alicegames.terminal.console import LeaveError
from alicegames.terminal.lessons import LessonClient

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.core.decision import Decision
    from alicegames.core.undo import Barrier
    from alicegames.terminal.client import Client

_LOG_LINES: Final = 20
_ANY_CARD: Final = "zzz"
"""What a card might be called: a kind that takes this has no names of spaces."""


def run(client: Client, line: str, decision: Decision[Any]) -> bool:
    """Carry out a command; return whether the position has changed by it. Raises LeaveError for ``quit``."""
    word, _sep, rest = line.partition(" ")
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", f"{word[1:]} {rest}"
    command = _COMMANDS.get(word.lower())
    if command is None:
        client.console.say(_("“{line}” is no option and no command here; ? lists both.").format(line=clean(line)[:60]))
        return False
    return command(client, rest.strip(), decision)


def _help(client: Client, rest: str, decision: Decision[Any]) -> bool:
    """Explain: everything, or what a word, a number or a place on the table means."""
    if rest:
        client.console.say(*_explained(client, rest, decision))
        return False
    view = client.session.view(decision.player)
    client.console.say(client.match.texts.prompt(view, decision, client.match.names))
    client.console.say(*_all_options(client, decision), "")
    client.console.say(*_command_lines(_a_place(client, decision)))
    return False


def _explained(client: Client, word: str, decision: Decision[Any]) -> list[str]:
    """Return what a place on the table is and leads to, or the options with a word or a number in them."""
    if ":" in word and (lines := _about_place(client, word, decision)):
        return lines
    if places := _places_called(client, word):
        return [line for place in places for line in _about_place(client, place, decision)]
    lines = [
        line
        for number, choice in enumerate(decision.options, 1)
        for line in _about_option(client, number, choice, decision, word)
    ]
    return lines or [_("There is no option with “{word}” in it.").format(word=clean(word)[:60])]


def _about_option(client: Client, number: int, choice: Any, decision: Decision[Any], word: str) -> list[str]:  # noqa: ANN401 -- a game's choice
    """Return an option with a word or a number in it, and what to mind of it in whole sentences; else nothing."""
    match, view = client.match, client.session.view(client.viewer)
    line = pages.option_line(match, view, number, choice, decision.player)
    if not _is_about(line, number, word):
        return []
    found = pages.cautions(match, view, choice, settings.load()[0].warned)
    return [line, *(f"       ! {one.said}" for one in found)]


def _places_called(client: Client, word: str) -> list[str]:
    """Return the places that are shown by that name: ``b2`` is a space of the grid."""
    name = word.casefold()
    is_place = any(char.isdigit() for char in name) and not name.isdecimal()
    if not is_place:
        return []
    kinds = client.match.game.kinds.items()
    spaces = [(kind, pattern) for kind, pattern in kinds if not re.fullmatch(pattern, _ANY_CARD)]
    named = [f"{kind}:{name}" for kind, pattern in spaces if re.fullmatch(pattern, name)]
    return [place for place in named if _is_there(client, place)]


def _is_there(client: Client, place: str) -> bool:
    """Whether the table has such a place: then there is something to say of it."""
    match, view = client.match, client.session.view(client.viewer)
    try:
        return bool(match.texts.about(view, place, match.names))
    except (LookupError, ValueError):  # a person may type anything
        return False


def _is_about(line: str, number: int, word: str) -> bool:
    return word == str(number) if word.isdecimal() else word.casefold() in line.casefold()


def _about_place(client: Client, target: str, decision: Decision[Any]) -> list[str]:
    """Return what a place on the table is, and the options through it; the reason why not where there are none.

    Empty if there is no such place.
    """
    match, view = client.match, client.session.view(client.viewer)
    paths = match.game.make_paths(match.pack.data)
    through = [
        pages.option_line(match, view, number, choice, decision.player)
        for number, choice in enumerate(decision.options, 1)
        if any(target in path for path in paths(view, decision, choice))
    ]
    try:
        about = match.texts.about(view, target, match.names)
        told = match.game.sources.of_target(target)
        if through:
            read = [_("“rules {rule}” tells more.").format(rule=told)] if told else []
            return [line for line in (about, *through, *read) if line]
        why = match.texts.why_not(view, target, (), match.names)
    except (LookupError, ValueError):  # a person may type any target
        return []
    rule = f" ({why.rule})" if why.rule else ""
    return [line for line in (about, f"{why.sentence}{rule}") if line]


def _a_place(client: Client, decision: Decision[Any]) -> str:
    """Return a place of the game at hand, as an example: the first that an option is picked by."""
    view = client.session.view(client.viewer)
    paths = client.match.game.make_paths(client.match.pack.data)
    steps = (step for choice in decision.options for path in paths(view, decision, choice) for step in path)
    found = next((step for step in steps if not step.startswith("button:")), "seat:0")
    name = found.partition(":")[2]
    return name if _places_called(client, name) else found


def _command_lines(place: str) -> list[str]:
    return [
        _("a number or a code – choose it"),
        _("? WORD – the options with that word in them, or what a place such as {place} is").format(place=place),
        _("options – list all options"),
        _("table – describe the table; of a large one “table me” or another place of it alone"),
        _("score – everybody’s points and where they come from"),
        _("decks – what is left in the decks by kind, as far as you can tell"),
        _("log, log all – what has happened; “log rules” with the rule behind each sentence"),
        _("undo, redo – take a choice back, play it again; “undo turn” takes back the whole turn"),
        _("hint – where to look; again: what kind of choice; again: the choice and why"),
        _("lesson – take the next lesson of this game, then go on here"),
        _("tutor – alone among bots: be told before a choice that costs much"),
        _("warnings – before a choice; “warnings loss” switches a kind: nothing, loss, left, next"),
        _("clock, pause – the time that is left, where there is a clock; stop it and clear the screen"),
        _("rules, rules WORD – the rules; “rules here” tells those of what is asked"),
        _("save NAME – keep a copy under that name"),
        _("quit – leave; the game is saved"),
    ]


def _options(client: Client, _rest: str, decision: Decision[Any]) -> bool:
    client.console.say(*_all_options(client, decision))
    return False


def _all_options(client: Client, decision: Decision[Any]) -> list[str]:
    return pages.options(client.match, client.session, decision, None, settings.load()[0].warned)


def _table(client: Client, rest: str, _decision: Decision[Any]) -> bool:
    """Describe the table, or one place of a large one."""
    if rest:
        client.console.say(*pages.place(client.match, client.session, client.viewer, rest))
    else:
        client.console.say(*pages.table(client.match, client.session, client.viewer))
    return False


def _decks(client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    """Tell what is left in the decks, as far as the viewer can tell."""
    view = client.session.view(client.viewer)
    for stock in stocks.stocks(client.match, view, client.viewer):
        client.console.say(*stocks.lines(stock))
    return False


def _clock(client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    """Tell the viewer's time."""
    client.console.say(*(client.clock_lines() or [_("There is no clock in this game.")]))
    return False


def _pause(client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    """Let nobody see the table until somebody goes on; the time that passes is nobody's."""
    if client.match.clock is None:
        client.console.say(_("There is no clock in this game."))
        return False
    client.console.clear()
    client.console.ask(_("Pause: the clock stands. Press Enter to go on. "))
    client.turn_anew()
    return True


def _score(client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    client.console.say(*pages.score(client.match, client.session, client.viewer))
    return False


def _log(client: Client, rest: str, _decision: Decision[Any]) -> bool:
    """Tell what has happened: the last of it, all of it, or with the rule behind each sentence."""
    lines = pages.told(client.match, client.session.moves, client.viewer, with_rules=rest == _("rules"))
    client.console.say(*(lines if rest == "all" else lines[-_LOG_LINES:]))
    return False


def _undo(client: Client, rest: str, _decision: Decision[Any]) -> bool:
    """Take back a choice; ``undo anyway`` goes past what was seen where that harms nobody, and the record says so."""
    session, by = client.session, client.viewer
    back = undoing.comes_back(client.match, session.takeback(), by)
    if rest == "turn":
        count = session.undo_turn(by)
        if not count:
            return _refuse_undo(client, session.undo_barriers(by))
        client.console.say(
            ngettext("{count} choice was taken back.", "{count} choices were taken back.", count).format(count=count)
        )
        return _went_back(client)
    barriers = session.undo_barriers(by)
    lifts = rest == "anyway" and _may_force(client)
    refused = [one for one in barriers if not (isinstance(one, AnothersChoice) or (lifts and one.can_be_lifted))]
    if refused:
        return _refuse_undo(client, refused)
    if barriers and isinstance(barriers[-1], AnothersChoice) and not _owner_agrees(client, barriers[-1]):
        return False
    session.undo(by, consent=True, force=lifts)
    client.console.say(_("Taken back: {choice}").format(choice=back))
    return _went_back(client)


def _may_force(client: Client) -> bool:
    return len(client.match.humans) == 1 or settings.load()[0].free_undo


def _owner_agrees(client: Client, barrier: AnothersChoice) -> bool:
    """Ask the person whose choice it is."""
    client.console.say(undoing.refusal(client.match, client.session, barrier, client.viewer))
    client.console.say(undoing.comes_back(client.match, client.session.takeback(), client.viewer))
    name = client.match.names[barrier.seat]
    return client.console.ask(_("{name}, do you agree? Type yes: ").format(name=name)).strip().lower() == _("yes")


def _refuse_undo(client: Client, barriers: Sequence[Barrier]) -> bool:
    barrier = barriers[0]
    client.console.say(undoing.refusal(client.match, client.session, barrier, client.viewer))
    if barrier.can_be_lifted and _may_force(client):
        client.console.say(_("“undo anyway” does it all the same, and this shows in the record."))
    return False


def _redo(client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    if not client.session.can_redo:
        client.console.say(_("There is nothing to play again."))
        return False
    client.session.redo()
    return _went_back(client)


def _went_back(client: Client) -> bool:
    client.went_back()
    return True


def _hint(client: Client, _rest: str, decision: Decision[Any]) -> bool:
    """Give the next step of the hint of this decision: where to look, what kind of choice, the choice and why."""
    if client.hint is None:
        view, answer = client.session.view(decision.player), client.thinker.advise(client.session)
        if answer.fallback:
            client.console.say(_("There is no hint: the bot that was asked gave no answer."))
            return False
        found = advice.hint(client.match, view, decision, answer.choice, answer.estimates, answer.reason)
        client.hint = list(found.steps[2 if len(found.among) == 1 else 0 :])
        client.hint[-1] += f"  [{client.match.rules.encode(found.choice)}]"
    client.console.say(client.hint[0])
    if len(client.hint) > 1:
        del client.hint[0]
        client.console.say(_("“hint” again says more."))
    return False


def _tutor(client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    """Switch the tutor on or off."""
    on, fault = settings.update(tutor=not settings.load()[0].tutor)
    said = _("The tutor is on: before a choice that costs much is made, you are asked.")
    client.console.say(str(fault) if fault is not None else said if on.tutor else _("The tutor is off."))
    return False


def _warnings(client: Client, rest: str, _decision: Decision[Any]) -> bool:
    """Say which warnings are given before a choice; switch a kind on or off."""
    kinds = dict(zip((_("nothing"), _("loss"), _("left"), _("next")), KINDS, strict=True))
    if rest and rest not in kinds:
        client.console.say(_("There is no such kind of warning; there are: {kinds}.").format(kinds=listed(kinds)))
        return False
    given = settings.load()[0].warned
    if rest:
        changed, fault = settings.update(**{f"warn_{kinds[rest]}": kinds[rest] not in given})
        client.console.say(*([str(fault)] if fault is not None else []))
        given = changed.warned
    on, off = _("on"), _("off")
    told = {NOTHING: _("it changes nothing"), LOSS: _("something is lost"), LEFT: _("something is left undone")}
    told[NEXT] = _("it helps only the next player")
    client.console.say(*(f"{word}: {told[kind]} – {on if kind in given else off}" for word, kind in kinds.items()))
    return False


def _lesson(client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    """Take the game's next lesson; the table is shown again when it is over or left."""
    kept, game = settings.load()[0].lessons_done, client.match.game.id
    found = lessons.available(game)[0]
    chosen = next((each for each in found if kept.get(each.id) != len(each.steps)), next(iter(found), None))
    if chosen is None:
        client.console.say(_("There are no lessons for this game."))
        return False
    LessonClient(chosen, client.console, kept.get(chosen.id, 0)).run()
    client.console.say("", _("Back at the table."), "")
    client.turn_anew()
    return True


def _bots(client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    client.thinker.ask_again()
    client.console.say(_("Every bot is asked again."))
    return False


def _rules(client: Client, rest: str, decision: Decision[Any]) -> bool:
    rest = client.match.game.sources.of_decision(decision) if rest == _("here") else rest
    client.console.say(*pages.reference(client.match.game, client.match.texts.reference(), rest))
    return False


def _save(client: Client, rest: str, _decision: Decision[Any]) -> bool:
    try:
        path = library.save_as(client.match, client.session, rest)
    except SaveError as error:
        client.console.say(str(error))
        return False
    client.console.say(_("Saved as {path}.").format(path=path))
    return False


def _quit(_client: Client, _rest: str, _decision: Decision[Any]) -> bool:
    raise LeaveError


_COMMANDS: Final[dict[str, Callable[[Client, str, Decision[Any]], bool]]] = {
    "?": _help,
    "help": _help,
    "options": _options,
    "table": _table,
    "decks": _decks,
    "clock": _clock,
    "pause": _pause,
    "score": _score,
    "log": _log,
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "lesson": _lesson,
    "tutor": _tutor,
    "warnings": _warnings,
    "bots": _bots,
    "rules": _rules,
    "save": _save,
    "q": _quit,
    "quit": _quit,
    "exit": _quit,
}
