"""What the rulebook prints, and what our own numbers keep to: the built-in pack is inside that frame.

A pack with other numbers is used all the same; nothing here is checked when one is loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games.queen_alice.pack.spec import SPEC
from alicegames.packs.spec import PackError
from tests.packs.frame import boards, cards, tiles, tracks
from tests.packs.test_queen_alice_pack import TIME2, content, put

if TYPE_CHECKING:
    from collections.abc import Callable


def fault(file: str, change: Callable[[Any], None]) -> PackError:
    """Return what the frame says of the built-in files with one of them changed."""
    with pytest.raises(PackError) as caught:
        check(file, change)
    return caught.value


def check(file: str = "", change: Callable[[Any], None] = lambda _content: None) -> None:
    models = {}
    for name, model in SPEC.files.items():
        read = content(name)
        if name == file:
            change(read)
        models[name] = model.model_validate(read)
    for part in (boards, tracks, tiles, cards):
        part.check(models)


def test_our_own_numbers_are_inside_the_frame() -> None:
    check()


CLASSIC = ["r...q", ".kbn.", "p.ppp", ".....", ".....", "P.PPP", ".KBN.", "R...Q"]
CROWDED = ["...rb", "nqk.p", "pp.p.", ".....", ".....", "PP.P.", "NQ.KP", "..R.B"]
AFIELD = ["...rb", "nRk.p", "pp.p.", "q....", ".....", "PP.P.", "NQK.P", "....B"]
"""A white rook on a red respawn square."""
ANY_TRAIN = [{"verb": "gain_time", "amount": 3}, {"verb": "gain_resource", "kind": "cake"}]

OUTSIDE = [
    # file, place to change, value, the place named, words of the reason
    ("chessboard.json", "columns.2", "hearts", "columns.2", "wild"),
    ("chessboard.json", "rows.3.resource", "cake", "rows.3.resource", "central rows"),
    ("chessboard.json", "rows.0.time", 1, "rows.0.time", "four central rows"),
    ("chessboard.json", "respawn.white.0", "c2", "respawn.white", "three different columns"),
    ("chessboard.json", "respawn.white.0", "a4", "respawn.white", "own three rows"),
    ("chessboard.json", "layouts.1", CLASSIC, "layouts", "differ"),
    ("chessboard.json", "layouts.1", CROWDED, "layouts.1", "one respawn"),
    ("chessboard.json", "layouts.1", AFIELD, "layouts.1", "not its own"),
    ("courtier.json", "hearts.red.0.cost", {"own": 3}, "hearts.red", "never less"),
    ("courtier.json", "hearts.white.1.cost", {"own": 1, "tea": 1}, "hearts.white", "alone"),
    ("courtier.json", "hearts.red.2.rewards", [TIME2], "hearts.red", "silver card"),
    ("courtier.json", "diamonds.red.0", [TIME2], "diamonds.red", "pawprint"),
    ("garden.json", "large.red.0.spaces", [[TIME2]], "large.red", "13 spaces"),
    ("garden.json", "large.red.0.covered_for_three", 5, "large.red.0.covered_for_three", "one space of each zone"),
    ("garden.json", "large.red.0.covered_for_three", None, "large.red.0.covered_for_three", "one space of each zone"),
    ("garden.json", "small.red.0.covered_for_three", 1, "small.red.0.covered_for_three", "side for two"),
    ("garden.json", "large.red.0.spaces.0", [TIME2], "large", "23 flowers"),
    ("garden.json", "small.red.0.spaces.0", [{"verb": "flower", "kind": "blue"}], "small", "pink"),
    ("wall.json", "red.columns.0", {"tea": 1}, "red.columns", "two columns"),
    ("wall.json", "white.columns.1", {"own": 1}, "white.columns", "two columns"),
    ("wall.json", "red.rows.3.cost", {"own": 1}, "red.rows", "never less"),
    ("wall.json", "red.rows.0.cost", {}, "red.rows", "every row costs"),
    ("wall.json", "red.covered_for_three.0", [2, 3], "red.covered_for_three", "every row"),
    ("wall.json", "white.built_for_two.0", [1, 2], "white.built_for_two", "every row"),
    ("wall.json", "red.rows.0.spaces.1", [TIME2], "red.rows.0", "2 red pawprints"),
    ("messengers.json", "move_costs.1", {"own": 1}, "move_costs", "two cost 2"),
    ("messengers.json", "red.spaces.0.banner", "gold", "red.spaces.0.next", "banner falls"),
    ("messengers.json", "red.fork", "milestone", "red.fork", "two branches"),
    ("messengers.json", "red.zone", 7, "red.zone", "step 6"),
    ("messengers.json", "red.seals.0.into", 2, "red.seals", "trains' reach"),
    ("messengers.json", "red.seals.1.into", 5, "red.seals", "one behind it"),
    ("messengers.json", "red.seals.0.first", [TIME2], "red.seals.0", "IP or pawprints"),
    ("messengers.json", "red.seals.1.later", [{"verb": "gain_ip", "amount": 8}], "red.seals.1", "more than the later"),
    ("messengers.json", "white.seals.0.first", [{"verb": "gain_ip", "amount": 7}], "white", "6 IP"),
    ("tree.json", "spaces.9.height", 3, "spaces", "2, 3, 3 and 2"),
    ("tree.json", "starts.red.0.to", "right_root", "starts", "different spaces"),
    ("alice_paths.json", "tables.0.crowns", 7, "tables.0.crowns", "6 crowns"),
    ("alice_paths.json", "tables.0.red.points", [2, 3, 4, 5], "tables.0.red.points", "8 spaces"),
    ("alice_paths.json", "tables.0.red.points.0", 9, "tables.0.red.points", "never fall"),
    ("alice_paths.json", "tables.0.red.throne", 8, "tables.0.red.points", "never fall"),
    ("alice_paths.json", "tables.0.red.wishes", [2, 6], "tables.0.red.wishes", "wishes"),
    ("alice_paths.json", "tables.1.white.covered", [3], "tables.1.white.covered", "2 covered spaces"),
    ("alice_paths.json", "tables.2.white.covered", [3], "tables.2.white.covered", "0 covered spaces"),
    ("cat_tracks.json", "x1", 6, "x1", "5 and 10"),
    ("cat_tracks.json", "red", [[]] * 12, "red", "most spaces"),
    ("basic_cards.json", "cards.0.piece", "king", "cards", "two pawns"),
    ("basic_cards.json", "cards.0.play", [TIME2], "cards.0.play", "no play reward"),
    ("market_cards.json", "bronze.1.bonus", {"kind": "same_piece", "ip": 20}, "", "must not fall"),
    ("bookmarks.json", "tiles.1.price", {"white": 2}, "tiles.1.price", "differ in price"),
    ("bookmarks.json", "tiles.1.price", {"white": 1}, "tiles.1.price", "2 to 5 books"),
    ("bookmarks.json", "tiles.0.rewards", [{"verb": "gain_time", "amount": 3}], "tiles.0", "gives 2 time"),
    ("bookmarks.json", "tiles.0.rewards", [{"verb": "gain_ip", "amount": 3}], "tiles.0", "no kind of bookmark"),
    ("bookmarks.json", "tiles.0.rewards", [TIME2, TIME2], "tiles.0", "no kind of bookmark"),
    ("bookmarks.json", "tiles.16.trigger", "unlock", "tiles", "no tile of the kind"),
    ("bookmarks.json", "tiles.16.rewards", [{"verb": "gain_time", "amount": 5}], "tiles.16", "2 time once a turn"),
    ("bookmarks.json", "tiles.30.each", 4, "tiles.30", "scores 3 for each"),
    ("bookmarks.json", "tiles.30.colour", "red", "tiles.30", "no kind of bookmark"),
    ("wishes.json", "wishes.0.counts", "seals", "wishes", "something else"),
    ("wishes.json", "wishes.0.yellow", 3, "wishes.0", "rulebook prints"),
    ("wishes.json", "wishes.0.suit", "clubs", "wishes.0", "rulebook prints"),
    ("trains.json", "trains.0.red.zone", 2, "trains.0", "same zone"),
    ("trains.json", "trains.0.red.rewards.2.kind", "blue", "trains.0", "one flower on both sides"),
    ("trains.json", "trains.0.red.rewards.0.amount", 2, "trains.0.red", "3 time"),
    ("trains.json", "trains.0.red.rewards.1.kind", "tea", "trains.0.red", "one cake or one toast"),
    ("trains.json", "trains.0.red.rewards.1.kind", "any", "trains.0.red", "one cake or one toast"),
    ("trains.json", "trains.0.red.rewards.2", TIME2, "trains.0.red", "3 time"),
    ("trains.json", "trains.0.red.rewards.2", {"verb": "gain_ip", "amount": 2}, "trains.0.red", "one flower"),
    ("trains.json", "trains.4.red.rewards.2", {"verb": "gain_ip", "amount": 2}, "trains.4.red", "one card at most"),
    ("trains.json", "trains.8.white.rewards.2.tile", "acquire", "trains.8.white", "named twice"),
    ("trains.json", "trains.8.white.rewards.2.tile", "unlock_green", "trains", "one for each side"),
    ("trains.json", "trains.8.white.rewards.2", {"verb": "gain_ip", "amount": 2}, "trains.8.white", "one bookmark"),
    ("trains.json", "trains.8.red.rewards.1.kind", "cake", "trains", "bookmark for acquiring"),
    ("trains.json", "trains.12.red.column", 2, "trains.12", "same column"),
    ("trains.json", "trains.12.red.rewards", ANY_TRAIN, "trains.12.red", "names a reward"),
    ("first_game.json", "trains.0", "hatters_special", "trains", "one of each suit"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "place", "value", "named", "words"), OUTSIDE)
def test_what_leaves_the_frame_is_named(file: str, place: str, value: object, named: str, words: str) -> None:
    error = fault(file, lambda changed: put(changed, place, value))
    assert (error.file, error.place) == (file, named)
    assert words in error.reason


def everywhere(cards: Any, part: str, found: dict[str, Any], instead: dict[str, Any]) -> None:
    """Replace a reward on every market card."""
    for level in ("bronze", "silver", "gold"):
        for card in cards[level]:
            card[part] = [instead if reward == found else reward for reward in card[part]]


@pytest.mark.rule("QA-28")
@pytest.mark.parametrize(
    ("found", "effect"),
    [
        ({"verb": "discount", "amount": 1}, "special effect 1"),
        ({"verb": "discount", "amount": 2}, "special effect 2"),
        ({"verb": "discard_card", "levels": ["basic", "bronze"]}, "special effect 3"),
        ({"verb": "capture", "colour": "white", "kinds": ["pawn"]}, "special effect 4"),
        ({"verb": "capture", "colour": "red", "kinds": ["pawn"]}, "special effect 5"),
        ({"verb": "capture", "colour": "white", "kinds": ["rook", "bishop", "knight", "pawn"]}, "special effect 6"),
        ({"verb": "capture", "colour": "red", "kinds": ["rook", "bishop", "knight", "pawn"]}, "special effect 7"),
    ],
)
def test_a_pack_without_one_of_the_special_effects_is_outside_the_frame(found: dict[str, Any], effect: str) -> None:
    error = fault("market_cards.json", lambda cards: everywhere(cards, "play", found, {"verb": "invite"}))
    assert effect in error.reason


@pytest.mark.parametrize("kind", ["same_piece", "same_kind", "acquired", "invited"])
def test_a_pack_without_a_kind_of_invitation_bonus_is_outside_the_frame(kind: str) -> None:
    def change(cards: Any) -> None:
        for level in cards:
            for card in cards[level]:
                if card["bonus"]["kind"] == kind:
                    card["bonus"] = {"kind": "plain", "ip": {"bronze": 1, "silver": 2, "gold": 3}[level]}

    assert kind in fault("market_cards.json", change).reason


def test_a_pack_with_two_equal_cards_is_outside_the_frame() -> None:
    def change(cards: Any) -> None:
        cards["bronze"][1] = {**cards["bronze"][0], "key": "another", "name": "Another"}

    error = fault("market_cards.json", change)
    assert error.place == "bronze.1"
    assert "'tiger_lily'" in error.reason


def test_the_order_of_rewards_does_not_make_a_card_another_one() -> None:
    def change(cards: Any) -> None:
        first = next(card for card in cards["bronze"] if len(card["discard"]) == 2)
        number = cards["bronze"].index(first)
        cards["bronze"][number - 1] = {**first, "key": "another", "discard": first["discard"][::-1]}

    assert "no two cards may" in fault("market_cards.json", change).reason


@pytest.mark.parametrize("level", ["bronze", "silver", "gold"])
def test_each_level_has_its_own_kinds_of_pieces(level: str) -> None:
    def change(cards: Any) -> None:
        for number, card in enumerate(cards[level]):
            card.update(
                piece="king" if level == "bronze" else "pawn", colour="red", bonus={"kind": "plain", "ip": number}
            )

    error = fault("market_cards.json", change)
    assert (error.place, "is mostly" in error.reason) == (level, True)


def test_a_pack_without_a_mini_action_for_two_white_books_and_a_green_one_is_outside_the_frame() -> None:
    def change(tiles: Any) -> None:
        for tile in tiles["tiles"]:
            if tile["when"] == "at_once" and tile["price"] == {"white": 2, "green": 1}:
                tile["price"] = {"white": 2, "green": 2}

    assert "two white books and a green one" in fault("bookmarks.json", change).reason


def test_a_pack_whose_tree_can_be_climbed_by_black_arrows_alone_is_outside_the_frame() -> None:
    def change(tree: Any) -> None:
        for owner in (*tree["spaces"], {"arrows": tree["starts"]["red"]}):
            for arrow in owner["arrows"]:
                arrow["arrow"] = "black"

    assert "black arrows alone" in fault("tree.json", change).reason


def test_a_pack_without_the_arrow_of_three_is_outside_the_frame() -> None:
    def change(tree: Any) -> None:
        for space in tree["spaces"]:
            for arrow in space["arrows"]:
                arrow["cost"] = min(arrow["cost"], 2)

    assert "arrow of 3" in fault("tree.json", change).reason


def test_a_pack_whose_red_messenger_gets_no_two_time_is_outside_the_frame() -> None:
    def change(paths: Any) -> None:
        for space in paths["red"]["spaces"]:
            space["rewards"] = [reward for reward in space["rewards"] if reward != TIME2]

    assert "gives 2 time" in fault("messengers.json", change).reason


def test_a_layout_where_pieces_are_stuck_needs_a_capture_soon() -> None:
    stuck = ["...bn", "p.rq.", ".kppp", ".....", ".....", ".KPPP", "P.RQ.", "...BN"]
    error = fault("chessboard.json", lambda board: put(board, "layouts.1", stuck))
    assert (error.place, "neither can a red knight move" in error.reason) == ("layouts.1", True)


def test_trains_that_print_mostly_cake_on_red_sides_are_outside_the_frame() -> None:
    def change(trains: Any) -> None:
        for train in trains["trains"]:
            if train["red"]["suit"] != "clubs":
                train["red"]["rewards"] = [
                    {**reward, "kind": "cake"} if reward.get("kind") == "toast" else reward
                    for reward in train["red"]["rewards"]
                ]

    assert "red sides print toast mostly" in fault("trains.json", change).reason


def test_four_trains_a_suit_are_wanted() -> None:
    def change(trains: Any) -> None:
        for colour in ("red", "white"):
            trains["trains"][0][colour] = {**trains["trains"][4][colour], "steps": 2}

    assert "four cards of each suit" in fault("trains.json", change).reason
