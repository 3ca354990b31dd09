"""The set-up shows the options that mean something at this table, and refuses at once what excludes another."""

from __future__ import annotations

import pytest

from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import settings
from alicegames.ui.app import offscreen
from alicegames.ui.app.scene import Push
from alicegames.ui.scenes.setup import SetupScene
from alicegames.ui.scenes.setup_draft import SetupDraft
from alicegames.ui.widgets.choice import Choice


def ask(*bots: str, **options: str) -> str:
    """What Alice's set-up says of who is asked for Cats."""
    seats = [Seat(name=f"Seat {n}", mark=MARKS[n], bot=bot) for n, bot in enumerate(bots)]
    return new_match("alice", seats, options=options).setup.option("ask", "everybody")


@pytest.mark.rule("AL-90")
@pytest.mark.parametrize("bots", [("", "greedy"), ("greedy", "random"), ("", ""), ("", "", "greedy")])
def test_everybody_is_asked_at_every_table_unless_the_set_up_says_otherwise(bots: tuple[str, ...]) -> None:
    assert ask(*bots) == "everybody"
    assert ask(*bots, ask="holders") == "holders"


@pytest.mark.parametrize("bot", ["", "greedy"])
def test_the_set_up_shows_the_option_wherever_a_person_plays(bot: str) -> None:
    draft = SetupDraft("alice")
    draft.set_bot(1, bot)
    assert "ask" in {option.key for option in draft.shown_options()}


def test_the_next_game_begins_with_the_last_ones_answer() -> None:
    alone = SetupDraft("alice")
    alone.options["ask"] = "holders"
    settings.remember_setup(alone.match())
    again = SetupDraft("alice", settings.last_setup("alice"))
    assert again.match().setup.option("ask", "everybody") == "holders"


def shown(draft: SetupDraft) -> set[str]:
    return {option.key for option in draft.shown_options()}


@pytest.mark.parametrize(("game", "key"), [("alice", "ask"), ("rolling_in_wonderland", "asked")])
def test_who_is_asked_is_no_question_where_only_bots_play(game: str, key: str) -> None:
    draft = SetupDraft(game)
    draft.set_bot(0, "greedy")
    assert key not in shown(draft)


def test_what_is_about_hidden_cards_is_not_offered_to_the_youngest_dreamers() -> None:
    draft = SetupDraft("rolling_in_wonderland")
    assert "asked" in shown(draft)
    draft.options |= {"asked": "useful", "youngest": "on"}
    assert "asked" not in shown(draft)
    assert draft.match().setup.options == (("youngest", "on"),)
    draft.set_players(1)
    assert "difficulty" not in shown(draft)
    draft.options["youngest"] = "off"
    assert "difficulty" in shown(draft)


def scene(draft: SetupDraft) -> SetupScene:
    app = offscreen.app((1280, 720))
    made = SetupScene(app, draft.game.id)
    made.draft = draft
    app.go(Push(made))
    app.tick()
    return made


def test_an_option_that_excludes_another_is_refused_where_it_is_chosen() -> None:
    draft = SetupDraft("rolling_in_wonderland")
    draft.options["experienced"] = "on"
    made = scene(draft)
    row = next(row for row in made.form.rows if row.control is not None and row.control.id == "option:youngest")
    assert isinstance(row.control, Choice)
    assert "youngest dreamers play without the experienced set-up" in row.note
    row.control._choose(1)
    assert draft.options.get("youngest", "off") == "off"


def test_one_player_alone_is_not_asked_who_starts() -> None:
    draft = SetupDraft("rolling_in_wonderland")
    ids = {widget.id for widget in scene(draft).widgets.widgets}
    draft.set_players(1)
    assert "first" in ids
    assert "first" not in {widget.id for widget in scene(draft).widgets.widgets}


def test_a_tooltip_does_not_repeat_what_is_explained_below() -> None:
    made = scene(SetupDraft("alice"))
    controls = [row.control for row in made.form.rows if isinstance(row.control, Choice)]
    chosen = [next(each for each in one.answers if each.value == one.value) for one in controls if "option:" in one.id]
    assert chosen
    assert [answer.tooltip for answer in chosen if answer.tooltip] == []
