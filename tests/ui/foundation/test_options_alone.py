"""Options that are settled, not asked, where at most one person plays."""

from __future__ import annotations

import pytest

from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import settings
from alicegames.ui.scenes.setup_draft import SetupDraft


def ask(*bots: str, **options: str) -> str:
    """What Alice's set-up says of who is asked for Cats."""
    seats = [Seat(name=f"Seat {n}", mark=MARKS[n], bot=bot) for n, bot in enumerate(bots)]
    return new_match("alice", seats, options=options).setup.option("ask", "everybody")


@pytest.mark.parametrize(
    ("bots", "asked"),
    [
        (("", "greedy"), "holders"),
        (("greedy", "random"), "holders"),
        (("", ""), "everybody"),
        (("", "", "greedy"), "everybody"),
    ],
)
def test_only_holders_are_asked_where_nobody_could_learn_from_it(bots: tuple[str, ...], asked: str) -> None:
    assert ask(*bots) == asked


def test_a_named_value_holds_everywhere() -> None:
    assert ask("", "greedy", ask="everybody") == "everybody"
    assert ask("", "", ask="holders") == "holders"


def test_the_set_up_asks_only_where_two_people_play() -> None:
    draft = SetupDraft("alice")
    assert "ask" not in {option.key for option in draft.shown_options()}
    draft.set_bot(1, "")
    assert "ask" in {option.key for option in draft.shown_options()}


def test_the_setting_is_the_set_ups_first_answer() -> None:
    settings.update(ask_reactions="able")
    draft = SetupDraft("alice")
    draft.set_bot(1, "")
    assert draft.match().setup.option("ask", "everybody") == "holders"


def test_a_game_alone_leaves_no_answer_for_the_next_one_with_friends() -> None:
    alone = SetupDraft("alice")
    settings.remember_setup(alone.match())
    again = SetupDraft("alice", settings.last_setup("alice"))
    again.set_bot(1, "")
    assert again.match().setup.option("ask", "everybody") == "everybody"
