"""Alice's paths, crowns and cats."""

from __future__ import annotations

import pytest

from tests.rules.queen_alice.positions import DATA, RED, RULES, WHITE, Position, bare, fill

PATH = DATA.table(2).paths[RED]
THRONE = len(PATH.points) - 1
FIRST_WISH, SECOND_WISH = PATH.wishes


def crowned(position: Position, *at: int, owner: int = 1, colour: int = RED) -> Position:
    """Lay crowns of a seat on a path."""
    paths = list(position.state.paths)
    paths[colour] = fill(paths[colour], at, owner)
    return position.set(paths=tuple(paths))


@pytest.mark.rule("QA-110")
def test_progress_goes_to_the_next_space_and_its_mover_scores_the_points() -> None:
    position = bare().rewards("alice red")
    assert position.state.alices == (1, 0)
    assert position.ip("alice") == PATH.points[1]
    assert position.me.progress == (1, 0)
    assert position.ip("alice", 1) == 0


@pytest.mark.rule("QA-110")
def test_progress_skips_spaces_with_a_crown() -> None:
    position = crowned(bare(), 1, 2).rewards("alice red")
    assert position.state.alices == (FIRST_WISH if FIRST_WISH == 3 else 3, 0)


@pytest.mark.rule("QA-111")
def test_a_wish_space_takes_a_crown_at_once_scores_its_points_and_the_wish_waits() -> None:
    position = bare().set(alices=(FIRST_WISH - 1, 0)).rewards("alice red")
    assert position.state.crowns == 5
    assert position.state.gone == 1
    assert position.ip("alice") == PATH.points[FIRST_WISH]
    assert position.state.due == (0,)
    assert position.ip("wishes") == 0


@pytest.mark.rule("QA-111", "QA-137")
def test_the_wish_is_scored_even_if_no_crown_is_left() -> None:
    wish = next(w.id for w in DATA.wishes if w.counts == "hearts_off")
    position = bare(hearts=(2, 0)).set(alices=(FIRST_WISH - 1, 0), crowns=0).rewards("alice red")
    position.set(wishes=(wish, *position.state.wishes[1:]))
    assert position.state.crowns == 0
    assert position.finish().ip("wishes") == 4


@pytest.mark.rule("QA-112", "QA-190")
def test_the_first_alice_at_the_end_is_crowned_takes_a_crown_and_scores_the_throne() -> None:
    position = bare().set(alices=(THRONE - 1, 0)).rewards("alice red")
    assert position.state.alices == (THRONE, 0)
    assert position.state.throne == RED
    assert position.state.crowns == 5
    assert position.ip("alice") == PATH.points[THRONE]


@pytest.mark.rule("QA-190")
def test_the_throne_can_be_entered_over_crowned_spaces() -> None:
    position = crowned(bare(), THRONE - 1).set(alices=(THRONE - 2, 0)).rewards("alice red")
    assert position.state.throne == RED


@pytest.mark.rule("QA-112", "QA-189", "QA-113")
def test_the_other_colour_never_enters_the_throne() -> None:
    position = bare().set(alices=(THRONE, THRONE - 2), throne=RED).rewards("alice white")
    assert position.state.alices == (THRONE, THRONE - 1)
    position.rewards("alice white")
    assert position.state.alices == (THRONE, THRONE - 1)
    assert position.state.throne == RED
    assert position.ip("alice") == DATA.table(2).paths[WHITE].points[THRONE - 1] + 5


@pytest.mark.rule("QA-113", "QA-189")
def test_an_alice_who_can_go_no_further_gives_5_ip_and_a_crown_leaves() -> None:
    for changes, text in (
        ({"alices": (THRONE, 0), "throne": RED}, "alice red"),
        ({"alices": (0, THRONE - 1), "throne": RED}, "alice white"),
    ):
        position = bare().set(**changes).rewards(text)
        assert position.ip("alice") == 5
        assert position.state.crowns == 5
        assert position.me.progress == (0, 0)


@pytest.mark.rule("QA-189")
def test_progress_that_moves_nobody_is_no_step_for_bookmarks_and_without_crowns_5_ip_alone() -> None:
    tile = next(t for t in DATA.bookmarks if t.trigger == "alice")
    position = bare(tiles=(tile.id,)).set(alices=(THRONE, 0), throne=RED, crowns=0).rewards("alice red")
    assert position.kind == "end"
    assert position.ip("alice") == 5
    assert position.state.crowns == 0


@pytest.mark.rule("QA-189")
def test_crowned_spaces_up_to_a_closed_throne_are_no_further_either() -> None:
    position = crowned(bare(), *range(3, THRONE)).set(alices=(2, THRONE), throne=WHITE)
    paths = list(position.state.paths)
    paths[RED] = tuple(1 if 2 < n < THRONE else owner for n, owner in enumerate(paths[RED]))
    position.set(paths=tuple(paths)).rewards("alice red")
    assert position.ip("alice") == 5


@pytest.mark.rule("QA-114")
def test_a_crown_goes_on_the_next_free_space_ahead_for_double_its_points() -> None:
    position = bare().set(alices=(1, 0)).rewards("crown red hearts")
    at = 2 if 2 not in PATH.wishes else 3
    assert position.state.paths[RED][at] == 0
    assert position.ip("crowns") == 2 * PATH.points[at]
    assert position.me.crowns == (0,)
    assert position.state.crowns == 5
    assert position.state.gone == 0


@pytest.mark.rule("QA-114")
def test_a_crown_never_lies_on_a_wish_space_nor_on_the_throne() -> None:
    position = bare().set(alices=(FIRST_WISH - 1, 0)).rewards("crown red clubs")
    assert position.state.paths[RED][FIRST_WISH] == -1
    assert position.state.paths[RED][FIRST_WISH + 1] == 0
    last = bare().set(alices=(THRONE - 1, 0)).rewards("crown red clubs")
    assert last.state.paths[RED][THRONE] == -1
    assert last.ip("crowns") == 10


@pytest.mark.rule("QA-115", "QA-191")
def test_a_crown_without_a_space_is_10_ip_and_one_leaves_the_display_all_the_same() -> None:
    position = bare().set(alices=(THRONE - 1, 0)).rewards("crown red clubs")
    assert position.ip("crowns") == 10
    assert position.state.crowns == 5
    assert position.me.crowns == ()


@pytest.mark.rule("QA-115", "QA-191")
def test_with_no_crown_left_it_is_10_ip() -> None:
    position = bare().set(crowns=0).rewards("crown red clubs")
    assert position.ip("crowns") == 10
    assert position.state.crowns == 0
    assert position.me.crowns == ()
    assert set(position.state.paths[RED]) == {-1}


@pytest.mark.rule("QA-115", "QA-130")
def test_the_last_crown_laid_ends_the_display() -> None:
    position = bare().set(crowns=1).rewards("crown red clubs")
    assert position.state.crowns == 0
    assert position.me.crowns == (2,)
    assert any(type(event).__name__ == "LastRound" for event in position.events)


@pytest.mark.rule("QA-110", "QA-114")
def test_alice_before_crown_or_crown_before_alice_is_the_players_choice() -> None:
    first = bare().rewards("alice red", "crown red hearts")
    assert set(first.codes) == {"alice:red", "crown:red.hearts"}
    one = Position(first.state).do("alice:red")
    assert one.state.alices == (1, 0)
    assert one.me.crowns == (0,)
    assert one.state.paths[RED][2] == 0
    two = Position(first.state).do("crown:red.hearts")
    assert two.state.paths[RED][1] == 0
    assert two.state.alices == (2, 0)


@pytest.mark.rule("QA-116")
def test_each_suit_and_colour_gives_one_crown_a_game() -> None:
    end, top = DATA.messengers[RED].end, next(n for n, s in enumerate(DATA.tree.spaces) if s.height == 4)
    position = bare(
        store=(3, 3, 3), cubes=5, time=10, messengers=(end, 0), twins=(top, 1), hearts=(5, 0), bushes=(5, 0)
    )
    position.seat(diamonds=(31, 0), bricks=(5, 0))
    assert position.act(RED, "any").codes == ["pass"]
    everything = [one.verb for card in DATA.cards for one in (*card.play, *card.discard)]
    assert "crown" not in everything
    position.seat(crowns=()).rewards("crown red hearts", "crown white hearts", "crown red diamonds")
    while position.kind == "reward":
        position.do(position.codes[0])
    assert position.me.crowns == (0, 3, 4)


@pytest.mark.rule("QA-117")
def test_a_pawprint_advances_the_marker_and_everything_passed_or_reached_is_gained() -> None:
    track = DATA.cats[RED]
    position = bare(time=0, store=(0, 0, 0)).rewards("paw red 3")
    assert position.me.paws == (3, 0)
    hours = sum(one.amount for n in (1, 2, 3) for one in track.rewards[n] if one.verb == "gain_time")
    ip = sum(one.amount for n in (1, 2, 3) for one in track.rewards[n] if one.verb == "gain_ip")
    assert position.me.time == hours
    assert position.ip("cats") == ip
    rest = [one.verb for n in (1, 2, 3) for one in track.rewards[n] if one.verb in {"invite", "acquire", "mini_action"}]
    assert sorted(v for v in position.pending if v in {"invite", "acquire", "mini_action"}) == sorted(rest)


@pytest.mark.rule("QA-117")
def test_markers_share_spaces() -> None:
    position = bare().seat(1, paws=(1, 0)).rewards("paw red")
    assert position.me.paws == position.state.seats[1].paws == (1, 0)


@pytest.mark.rule("QA-118")
def test_pawprints_beyond_the_end_are_3_ip_each() -> None:
    end = len(DATA.cats[WHITE].rewards) - 1
    position = bare(paws=(0, end)).rewards("paw white 2")
    assert position.ip("cats") == 6
    assert position.me.paws == (0, end)


@pytest.mark.rule("QA-192", "QA-17")
def test_crowns_that_cover_spaces_from_the_start_are_nobodys_and_give_nothing() -> None:
    position = bare(3)
    path = DATA.table(3).paths[RED]
    covered = [n for n, is_covered in enumerate(path.covered) if is_covered]
    assert covered
    assert all(position.state.paths[RED][n] == 9 for n in covered)
    position.set(alices=(covered[0] - 1, 0)).rewards("alice red")
    assert position.state.alices[RED] == covered[0] + 1
    assert position.ip("alice") == path.points[covered[0] + 1]
    crown = bare(3).set(alices=(covered[0] - 1, 0)).rewards("crown red hearts")
    assert crown.state.paths[RED][covered[0]] == 9
    assert all(not seat.crowns for seat in bare(3).state.seats)
    assert bare(3).state.crowns == 7


@pytest.mark.rule("QA-119")
def test_an_alice_is_as_far_as_the_number_of_her_space_and_the_throne_is_farthest() -> None:
    from alicegames.games.queen_alice import scoring

    assert scoring.coronation_colour(crowned(bare(), 1, 2).set(alices=(3, 2)).state) == RED
    assert scoring.coronation_colour(bare().set(alices=(1, 2)).state) == WHITE
    assert scoring.coronation_colour(bare().set(alices=(2, 2)).state) == -1
    assert scoring.coronation_colour(bare().set(alices=(THRONE, 3), throne=RED).state) == RED


@pytest.mark.rule("QA-160", "QA-13")
def test_the_alices_start_at_their_paths_beginning_and_serve_all() -> None:
    assert bare(4).state.alices == (0, 0)
    position = bare(4).rewards("alice red")
    position.end()
    assert position.state.alices == (1, 0)
    assert RULES.turn(position.state).owner == 1
