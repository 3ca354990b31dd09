"""Set-up."""

from __future__ import annotations

import pytest

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup
from alicegames.games import registry
from tests.play import session
from tests.rules.alice.positions import DATA, RULES, everywhere


@pytest.mark.rule("AL-68")
def test_two_to_four_players() -> None:
    assert registry.get("alice").players == (2, 3, 4)


@pytest.mark.rule("AL-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_one_chapter_and_two_protagonists(players: int) -> None:
    table = session("alice", players)
    state = table.state
    assert [(len(hand.protagonists), len(hand.chapters)) for hand in state.hands] == [(2, 1)] * players
    assert [hand.characters for hand in state.hands] == [()] * players
    assert len(state.protagonist_deck) == 30 - 2 * players
    assert len(state.chapter_deck) == 27 - players
    for move in table.moves:
        assert move.player == CHANCE


@pytest.mark.rule("AL-08")
def test_what_is_dealt_is_seen_by_its_owner_alone() -> None:
    dealt = [move for move in session("alice", 3).moves if move.decision.kind.startswith("draw")]
    assert [move.reveals for move in dealt] == [(0,)] * 3 + [(1,)] * 3 + [(2,)] * 3


@pytest.mark.rule("AL-72")
def test_discards_and_piles_are_empty_and_nothing_is_open() -> None:
    state = session("alice").state
    assert state.protagonist_discard == state.character_discard == state.chapter_discard == ()
    assert state.open == ((), ())
    assert [(pile.chapters, pile.soldiers, pile.protagonists) for pile in state.victory] == [((), 0, ())] * 2


@pytest.mark.rule("AL-09")
def test_three_characters_lie_in_the_middle_row() -> None:
    state = session("alice").state
    assert [len(stack) for stack in state.tea] == [0, 1, 0] * 3
    assert len(state.character_deck) == 40


@pytest.mark.rule("AL-10")
def test_chance_picks_the_start_player_unless_one_is_named() -> None:
    decision = RULES.decision(RULES.start(Setup(3)))
    assert decision is not None
    assert (decision.player, [RULES.encode(option) for option in decision.options]) == (
        CHANCE,
        ["begin:1", "begin:2", "begin:3"],
    )
    assert not decision.weights
    table = session("alice", 3, first=2)
    assert table.state.turn_owner == 2
    assert table.moves[0].code != "begin:3"
    drawn = session("alice", 3, first=None)
    assert f"begin:{drawn.state.turn_owner + 1}" == drawn.moves[0].code


def test_no_card_is_lost_or_doubled_in_a_whole_game() -> None:
    from tests.play import finished

    everything = {card: DATA.counts[card] for card in range(len(DATA.ids))}
    for players in (2, 3, 4):
        for move in finished("alice", players, seed=players).moves:
            assert everywhere(move.before) == everything
