"""The end: trigger, last round, coronation, cats, guests, bookmarks."""

from __future__ import annotations

import pytest

from alicegames.games.queen_alice import scoring
from tests.rules.queen_alice.positions import DATA, RED, RULES, WHITE, Position, bare, table

THRONE = len(DATA.table(2).paths[RED].points) - 1
X1, X2 = DATA.cats[RED].x1, DATA.cats[RED].x2
HEARTS = next(w.id for w in DATA.wishes if w.counts == "hearts_off")
SEALS = next(w.id for w in DATA.wishes if w.counts == "seals")
STEPS = next(w.id for w in DATA.wishes if w.counts == "steps")
GEMS = next(w.id for w in DATA.wishes if w.counts == "diamonds_off")


def wished(**changes: object) -> Position:
    """Red's wishes count hearts (2 or 4) and seals (5 or 8), white's steps (3 or 6) and diamonds (2 or 4)."""
    return bare(hearts=(2, 1), seals=2, climbs=(1, 1), diamonds=(1, 0), **changes).set(
        wishes=(HEARTS, SEALS, STEPS, GEMS)
    )


def final(position: Position) -> dict[str, int]:
    return scoring.final_points(RULES.kit, position.state, 0)


@pytest.mark.rule("QA-130")
def test_when_the_last_crown_has_left_the_round_is_finished() -> None:
    position = bare(3).set(crowns=0, turns=3, acted=2)
    for seat in (0, 1, 2):
        assert position.player == seat
        position.end()
    assert position.kind == "over"


@pytest.mark.rule("QA-130")
def test_all_seats_have_had_equally_many_turns_whoever_started() -> None:
    position = bare(2).set(crowns=0, first=1, owner=1, turns=4, acted=3).rest()
    position.end()
    assert position.player == 0
    position.end()
    assert position.kind == "over"
    assert (position.state.turns + 1) % 2 == 0


@pytest.mark.rule("QA-130", "QA-137")
def test_triggered_by_the_last_seat_the_game_ends_after_that_turn_with_all_its_parts() -> None:
    position = (
        bare(2).set(crowns=1, owner=1, turns=5, acted=3).set(wishes=(HEARTS, SEALS, STEPS, GEMS)).seat(1, hearts=(2, 0))
    )
    wish = DATA.table(2).paths[RED].wishes[0]
    position.set(alices=(wish - 1, 0)).rewards("alice red", seat=1)
    assert position.state.crowns == 0
    assert position.kind == "end"
    position.end()
    assert position.kind == "over"
    assert position.ip("wishes", 1) == 4


@pytest.mark.rule("QA-137", "QA-115", "QA-189")
def test_after_the_trigger_all_rules_hold() -> None:
    position = bare().set(crowns=0)
    assert position.rewards("crown red hearts").ip("crowns") == 10
    position = bare().set(crowns=0, alices=(THRONE, 0), throne=RED).rewards("alice red")
    assert position.ip("alice") == 5


@pytest.mark.rule("QA-131")
def test_the_colour_farther_ahead_is_crowned_and_its_crowns_are_8_ip_each() -> None:
    position = wished(crowns=(0, 1, 6)).set(alices=(3, 2))
    assert final(position)["coronation"] == 16
    assert final(position.set(alices=(3, 4)))["coronation"] == 8


@pytest.mark.rule("QA-132")
def test_level_alices_turn_nothing_and_every_crown_is_8_ip() -> None:
    position = wished(crowns=(0, 1, 6), paws=(X2, X2)).set(alices=(4, 4))
    assert final(position)["coronation"] == 24
    assert final(position)["wishes_end"] == (2 * 3 + 5 * 2) + (3 * 2 + 2 * 1)


@pytest.mark.rule("QA-131", "QA-133")
def test_the_crowned_colours_wishes_are_scored_at_their_platinum_side() -> None:
    position = wished(paws=(X2, X2)).set(alices=(4, 2))
    assert final(position)["wishes_end"] == (4 * 3 + 8 * 2) + (3 * 2 + 2 * 1)


@pytest.mark.rule("QA-133")
@pytest.mark.parametrize(("paws", "points"), [(0, 0), (X1 - 1, 0), (X1, 10), (X2 - 1, 10), (X2, 16)])
def test_cats_score_nothing_before_x1_the_better_wish_from_x1_and_both_from_x2(paws: int, points: int) -> None:
    position = wished(paws=(paws, 0)).set(alices=(0, 0))
    assert final(position)["wishes_end"] == points


@pytest.mark.rule("QA-136")
def test_a_wish_belongs_to_the_colour_whose_path_it_lies_on() -> None:
    assert final(wished(paws=(0, X2)).set(alices=(0, 0)))["wishes_end"] == 3 * 2 + 2 * 1


@pytest.mark.rule("QA-136", "QA-47")
def test_end_scoring_is_on_top_of_that_in_play_which_is_always_yellow() -> None:
    position = wished(paws=(X1, 0)).set(alices=(5, 0), due=(0,)).finish()
    assert position.ip("wishes") == 6
    assert final(position)["wishes_end"] == max(4 * 3, 8 * 2)


@pytest.mark.rule("QA-138")
def test_two_wishes_reached_in_one_turn_are_scored_in_the_order_reached() -> None:
    position = wished().set(due=(2, 0)).finish()
    scored = [event.wish for event in position.events if type(event).__name__ == "WishScored"]
    assert scored == [STEPS, HEARTS]
    assert position.ip("wishes") == 6 + 6


@pytest.mark.rule("QA-134")
def test_guests_and_bookmarks_are_added_and_what_is_left_over_is_worth_nothing() -> None:
    tile = next(t for t in DATA.bookmarks if t.score == "cubes")
    card = next(c for c in DATA.cards if c.bonus.kind == "plain" and c.bonus.ip > 1)
    position = bare(invited=(card.id,), tiles=(tile.id,), cubes=1, time=9, store=(3, 0, 0), books=(4, 4, 4))
    assert final(position) == {"coronation": 0, "wishes_end": 0, "guests": card.bonus.ip, "bookmarks": 6}


@pytest.mark.rule("QA-134", "QA-163")
def test_the_end_adds_the_final_score_to_the_track() -> None:
    tile = next(t for t in DATA.bookmarks if t.score == "cubes")
    position = bare(tiles=(tile.id,), cubes=2).set(crowns=0, owner=1, turns=9, acted=5).rest()
    position.end()
    assert position.kind == "over"
    assert position.ip("bookmarks") == 12
    lines = RULES.score(position.state)[0]
    assert sum(line.points for line in lines) == position.total()


@pytest.mark.rule("QA-163")
def test_influence_points_have_no_upper_limit() -> None:
    position = bare(ip=(500, *(0,) * 13)).rewards("ip 9")
    assert position.total() == 509


@pytest.mark.rule("QA-135")
def test_most_ip_wins_and_tied_players_share_the_victory() -> None:
    position = bare(4).set(stack=())
    for seat, ip in enumerate((40, 50, 50, 30)):
        position.seat(seat, ip=(ip, *(0,) * 13))
    assert RULES.places(position.state) == (3, 1, 1, 4)


@pytest.mark.rule("QA-135")
def test_places_during_the_game_are_as_if_it_ended_now() -> None:
    position = bare(2).seat(0, ip=(4, *(0,) * 13)).seat(1, crowns=(0,))
    assert RULES.places(position.state) == (2, 1)


@pytest.mark.rule("QA-139")
def test_three_whole_rounds_without_an_action_end_the_game() -> None:
    position = bare(2).set(turns=6, acted=3)
    for _ in range(5):
        position.end()
        assert position.kind == "discard"
    position.end()
    assert position.kind == "over"


@pytest.mark.rule("QA-139")
def test_an_action_of_any_seat_starts_the_count_anew() -> None:
    position = bare(2, store=(1, 0, 0)).set(turns=6, acted=1).act(RED, "spades")
    position.do(position.codes[0])
    assert position.state.acted == 4
    untouched = bare(2).set(turns=6, acted=1).act(RED, "spades").do("pass")
    assert untouched.state.acted == 1


def test_the_position_is_of_seat_0() -> None:
    assert table().player == 0
    assert WHITE == 1
