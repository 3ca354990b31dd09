"""Who is asked for Cats is the same at every table, and the set-up shows it."""

from __future__ import annotations

import pytest

from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import settings
from alicegames.ui.scenes.setup_draft import SetupDraft


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
def test_the_set_up_shows_the_option_at_every_table(bot: str) -> None:
    draft = SetupDraft("alice")
    draft.set_bot(1, bot)
    assert "ask" in {option.key for option in draft.shown_options()}


def test_the_next_game_begins_with_the_last_ones_answer() -> None:
    alone = SetupDraft("alice")
    alone.options["ask"] = "holders"
    settings.remember_setup(alone.match())
    again = SetupDraft("alice", settings.last_setup("alice"))
    assert again.match().setup.option("ask", "everybody") == "holders"
