"""Setting up, and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup
from alicegames.games.rolling_in_wonderland.effects import TRIGGERS
from alicegames.games.rolling_in_wonderland.events import AbilityGiven, TokensDealt
from alicegames.games.rolling_in_wonderland.game import GAME
from alicegames.games.rolling_in_wonderland.pack.spec import SPEC
from alicegames.games.rolling_in_wonderland.setup import ExcludedOptionsError
from alicegames.games.rolling_in_wonderland.state import COLOURS, REGIONS
from alicegames.packs.loader import load_builtin
from tests.rules.rolling_in_wonderland.positions import DATA, RULES, TEXTS, Play, begin, dealt, number


def every_step(play: Play, until: str = "jabberwocky:") -> list[tuple[int, list[str]]]:
    """Each decision of the set-up, first options taken."""
    steps = []
    while not play.codes[0].startswith(until):
        steps.append((play.decision.player, play.codes))
        play.do(play.codes[0])
    return steps


# -- the box ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-01", "RW-15")
def test_everybody_begins_with_twelve_soldiers_two_mushrooms_and_both_starts() -> None:
    play = dealt(3)
    for owner in play.state.seats:
        assert (owner.soldiers, owner.mushrooms, owner.rabbit, owner.caterpillar) == (12, 2, 0, 0)
        assert owner.ability >= 0
    assert len({owner.ability for owner in play.state.seats}) == 3


@pytest.mark.rule("RW-01", "RW-02", "RW-17")
def test_six_dice_a_player_one_of_each_colour_with_six_faces() -> None:
    play = dealt(2).do("jabberwocky:queen")
    assert play.codes == [f"face:{region}" for region in REGIONS]
    kinds = Counter(play.frame.kinds)
    assert kinds == dict.fromkeys(range(len(COLOURS)), 2)


@pytest.mark.rule("RW-59")
def test_five_players_have_thirty_dice_and_five_abilities() -> None:
    play = dealt(5)
    assert len({owner.ability for owner in play.state.seats}) == 5
    play.do("jabberwocky:queen")
    assert len(play.frame.kinds) == 30
    assert len(play.state.tokens) == 4
    assert len(play.state.challenge_deck) == 25 - 5 - 1


@pytest.mark.rule("RW-03")
def test_the_shared_parts_have_their_numbers() -> None:
    base = [card for card in DATA.hatter if not card.is_promo]
    assert len(DATA.tokens) == 7
    assert sum(card.copies for card in base) == 34
    assert (len(DATA.objectives), len(DATA.challenges), len(DATA.bots)) == (15, 25, 4)
    assert len(dealt(2).codes) == 6


@pytest.mark.rule("RW-88")
def test_22_single_use_and_12_ongoing_cards_none_more_than_twice() -> None:
    base = [card for card in DATA.hatter if not card.is_promo]
    assert sum(card.copies for card in base if not card.is_ongoing) == 22
    assert sum(card.copies for card in base if card.is_ongoing) == 12
    assert max(card.copies for card in base) <= 2
    assert all((not card.trigger) or card.trigger in TRIGGERS for card in base)


@pytest.mark.rule("RW-94")
def test_the_promo_has_six_cards_two_of_them_for_three_players() -> None:
    promo = [card for card in DATA.hatter if card.is_promo]
    assert sum(card.copies for card in promo) == 6
    assert sum(card.min_players == 3 for card in promo) == 2


@pytest.mark.rule("RW-04", "RW-05")
def test_the_regions_stand_in_a_ring_with_falling_influence() -> None:
    assert [REGIONS[region] for region in DATA.ring] == list(REGIONS)
    assert DATA.clockwise == (1, 2, 3, 4, 5, 0)
    golds = [values[0] for values in DATA.influence]
    assert all(5 <= gold <= 9 and 3 <= silver <= 5 and 1 <= bronze <= 3 for gold, silver, bronze in DATA.influence)
    assert len(set(golds)) < len(golds)
    assert len(set(DATA.influence)) == 6


@pytest.mark.rule("RW-06", "RW-45")
def test_both_paths_end_in_a_star_and_no_space_of_the_caterpillar_is_blank() -> None:
    rabbit, disc = DATA.rabbit, DATA.caterpillar
    assert 48 <= rabbit.end <= 56
    assert 25 <= disc.end <= 28
    assert len(rabbit.stars) in (6, 7)
    assert len(disc.stars) == 6
    assert rabbit.stars[-1][0] == rabbit.end
    assert disc.stars[-1][0] == disc.end
    stars = dict(disc.stars)
    kinds = Counter(benefit for space, benefit in enumerate(DATA.benefits) if space and space not in stars)
    assert sum(kinds.values()) == disc.end - 6
    assert "" not in kinds
    assert len(kinds) == 7
    assert all(2 <= count <= 4 for count in kinds.values())


@pytest.mark.rule("RW-07")
def test_challenges_are_all_different_and_harder_ones_are_worth_more() -> None:
    colours = Counter(icon for card in DATA.challenges for icon in card.icons)
    assert all(15 <= colours[colour] <= 18 for colour in range(6))
    assert len({tuple(sorted(card.icons)) for card in DATA.challenges}) == 25
    by_kinds: dict[int, list[int]] = {}
    for card in DATA.challenges:
        by_kinds.setdefault(len(set(card.icons)), []).append(card.value)
    means = [sum(by_kinds[kinds]) / len(by_kinds[kinds]) for kinds in (4, 3, 2)]
    assert means == sorted(means)
    assert all(3 <= card.value <= 8 for card in DATA.challenges)


@pytest.mark.rule("RW-08")
def test_five_abilities_the_last_for_the_fifth_player() -> None:
    effects = [[(effect.verb, effect.n) for effect in token.effects] for token in DATA.abilities]
    assert sorted(effects[:4]) == [[("caterpillar", 2)], [("cube", 1)], [("draw", 1)], [("rabbit", 5)]]
    assert effects[4] == [("leftmost_token", 1)]


@pytest.mark.rule("RW-09", "RW-87")
def test_seven_cheshire_cat_tokens() -> None:
    effects = {token.key: [(effect.verb, effect.n) for effect in token.effects] for token in DATA.tokens}
    assert effects == {
        "soldier": [("soldier", 1)],
        "objective": [("objective", 1)],
        "card": [("draw", 1)],
        "mushroom": [("mushroom", 1), ("vp", 1)],
        "rabbit": [("rabbit", 3)],
        "caterpillar": [("caterpillar", 1)],
        "cube": [("cube", 1)],
    }


@pytest.mark.rule("RW-89")
def test_objectives_have_a_value_and_a_condition_some_scale() -> None:
    scaling = [card for card in DATA.objectives if card.per]
    assert 2 <= len(scaling) <= 6
    assert all(3 <= card.value <= 8 for card in DATA.objectives)
    assert all(card.value <= card.most for card in scaling if card.most)


@pytest.mark.rule("RW-125")
def test_every_bot_card_names_every_region() -> None:
    assert all(sorted(card.order) == list(range(6)) for card in DATA.bots)
    assert all(5 <= len(card.rows) <= 6 for card in DATA.bots)
    assert len({card.order for card in DATA.bots}) == 4


@pytest.mark.rule("RW-134")
def test_characters_and_board_sides_are_no_part_of_the_game() -> None:
    assert {option.key for option in GAME.options()} == {
        "youngest",
        "experienced",
        "tweedledee",
        "tweedledum",
        "promo",
        "asked",
        "cat_ability",
        "difficulty",
    }


def test_all_card_texts_are_there() -> None:
    for cards in (DATA.tokens, DATA.abilities, DATA.hatter, DATA.objectives):
        for card in cards:
            assert card.text.endswith(".")
            assert len(card.name) < 32
    assert load_builtin(SPEC).manifest.provenance


# -- dealing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-14")
def test_chance_draws_the_first_player() -> None:
    play = begin(4, None)
    assert play.asked == (CHANCE, "first")
    assert play.codes == ["first:0", "first:1", "first:2", "first:3"]
    assert play.do("first:2").state.first == 2


@pytest.mark.rule("RW-91")
def test_set_up_may_name_the_first_player() -> None:
    play = begin(4, 3)
    assert play.state.first == 3
    assert play.codes[0].startswith("token:")


@pytest.mark.rule("RW-10")
def test_four_of_the_seven_tokens_fill_the_slots_from_the_left() -> None:
    play = begin(2)
    assert len(play.codes) == 7
    play.do("token:rabbit", "token:cube")
    assert "token:rabbit" not in play.codes
    play.do("token:soldier", "token:card")
    assert [DATA.tokens[token].key for token in play.state.tokens] == ["rabbit", "cube", "soldier", "card"]
    assert play.happened(TokensDealt)


@pytest.mark.rule("RW-11")
def test_one_objective_each_and_the_deck_stays_only_with_its_token() -> None:
    play = begin(2).do("token:rabbit", "token:cube", "token:soldier", "token:card")
    assert play.codes[0].startswith("objective:")
    play.do("objective:court", "objective:runner")
    assert play.reveals == (1,)
    for _number in range(7):
        play.do(play.codes[0])
    assert play.codes[0].startswith("jabberwocky:")
    assert play.state.objective_deck == ()
    assert [len(owner.objectives) for owner in play.state.seats] == [1, 1]
    play = begin(2).do("token:rabbit", "token:cube", "token:objective", "token:card")
    while not play.codes[0].startswith("jabberwocky:"):
        play.do(play.codes[0])
    assert len(play.state.objective_deck) == 13


@pytest.mark.rule("RW-12", "RW-33")
def test_one_mad_hatter_card_each_an_ongoing_one_is_laid_out() -> None:
    play = begin(2).do(
        "token:rabbit", "token:cube", "token:soldier", "token:card", "objective:court", "objective:realm"
    )
    play.do("hatter:grin", "hatter:advice")
    assert play.hand(0) == ["grin"]
    assert play.hand(1) == []
    assert play.ongoing(1) == ["advice"]


@pytest.mark.rule("RW-13")
def test_one_open_challenge_each_and_the_next_lies_face_up() -> None:
    play = dealt(2)
    assert [owner.slots.count(-1) for owner in play.state.seats] == [2, 2]
    assert play.state.challenge_top >= 0
    assert len(play.state.challenge_deck) == 22


@pytest.mark.rule("RW-90")
def test_the_six_jabberwocky_cards_come_in_any_order() -> None:
    play = dealt(2)
    assert play.codes == [f"jabberwocky:{region}" for region in REGIONS]
    assert play.decision.weights == ()


@pytest.mark.rule("RW-15")
def test_abilities_are_dealt_at_random_from_those_left() -> None:
    play = begin(2)
    while not play.codes[0].startswith("ability:"):
        play.do(play.codes[0])
    assert play.asked == (CHANCE, "draw")
    first = play.codes[1]
    play.do(first)
    assert first not in play.codes
    assert [event.drafted for event in play.happened(AbilityGiven)] == [False]


@pytest.mark.rule("RW-92")
@pytest.mark.parametrize(("players", "option", "count"), [(2, "off", 4), (4, "off", 4), (2, "on", 5), (5, "off", 5)])
def test_the_fifth_ability_joins_with_five_players_or_by_option(players: int, option: str, count: int) -> None:
    play = begin(players, cat_ability=option)
    while not play.codes[0].startswith("ability:"):
        play.do(play.codes[0])
    assert len(play.codes) == count


@pytest.mark.rule("RW-93")
@pytest.mark.parametrize(("players", "promo", "cards"), [(2, "off", 34), (2, "on", 38), (3, "on", 40), (1, "on", 38)])
def test_promo_cards_are_shuffled_in_those_for_more_players_left_out(players: int, promo: str, cards: int) -> None:
    assert len(begin(players, promo=promo).state.hatter_deck) == cards


@pytest.mark.rule("RW-93", "RW-64")
def test_the_promo_goes_without_experienced_use() -> None:
    play = begin(3, promo="on")
    assert number(DATA.hatter, "trial") in play.state.hatter_deck
    assert play.codes[0].startswith("token:")


# -- modules ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-60")
def test_youngest_use_has_no_cards_and_no_objective_token() -> None:
    play = begin(2, youngest="on")
    assert "token:objective" not in play.codes
    kinds = {code.partition(":")[0] for _player, codes in every_step(play) for code in codes}
    assert kinds == {"token", "challenge", "ability"}
    assert play.state.hatter_deck == play.state.objective_deck == ()


@pytest.mark.rule("RW-64")
def test_experienced_use_always_deals_the_objective_token_into_any_slot() -> None:
    play = begin(2, experienced="on")
    assert play.codes == ["slot:1", "slot:2", "slot:3", "slot:4"]
    play.do("slot:3")
    assert "token:objective" not in play.codes
    play.do("token:rabbit", "token:cube", "token:soldier")
    assert [DATA.tokens[token].key for token in play.state.tokens] == ["rabbit", "cube", "objective", "soldier"]


@pytest.mark.rule("RW-65", "RW-119")
def test_abilities_are_drafted_last_player_first_when_all_else_is_dealt() -> None:
    play = begin(3, 1, experienced="on")
    while play.decision.kind != "draft":
        play.do(play.codes[0])
    assert all(owner.slots[0] >= 0 and owner.objectives for owner in play.state.seats)
    order = []
    for _number in range(3):
        order.append(play.decision.player)
        play.do(play.codes[-1])
    assert order == [0, 2, 1]
    assert play.codes[0].startswith("jabberwocky:")


@pytest.mark.rule("RW-119")
def test_in_solo_the_automa_is_given_a_random_ability_before_the_draft() -> None:
    play = begin(1, experienced="on")
    while not play.codes[0].startswith("ability:"):
        play.do(play.codes[0])
    play.do("ability:cube")
    assert play.state.seats[1].ability == number(DATA.abilities, "cube")
    assert play.asked == (0, "draft")
    assert "draft:cube" not in play.codes


@pytest.mark.rule("RW-118")
@pytest.mark.parametrize(
    "options",
    [
        {"youngest": "on", "experienced": "on"},
        {"youngest": "on", "promo": "on"},
        {"youngest": "no_mushrooms", "tweedledum": "on"},
    ],
)
def test_youngest_use_excludes_some_modules(options: dict[str, str]) -> None:
    with pytest.raises(ExcludedOptionsError):
        begin(2, 0, **options)
    begin(2, youngest="on", tweedledum="on", tweedledee="on")


@pytest.mark.rule("RW-118")
def test_youngest_use_in_solo_asks_for_no_difficulty() -> None:
    assert begin(1, youngest="on", difficulty="expert").state.variant.difficulty == ""
    assert begin(1, difficulty="expert").state.variant.difficulty == "expert"


@pytest.mark.rule("RW-120")
@pytest.mark.parametrize(("dee", "dum"), [("on", "off"), ("off", "on"), ("on", "on")])
def test_either_or_both_twins_may_be_used(dee: str, dum: str) -> None:
    variant = begin(2, tweedledee=dee, tweedledum=dum).state.variant
    assert (variant.dee, variant.dum) == (dee == "on", dum == "on")


@pytest.mark.rule("RW-70")
def test_solo_is_set_up_for_two_with_the_person_first() -> None:
    play = begin(1, None)
    assert play.state.first == 0
    assert len(play.state.seats) == 2
    play = dealt(1)
    assert all(owner.objectives for owner in play.state.seats)
    play.do("jabberwocky:queen")
    assert len(play.frame.kinds) == 12


def test_an_unknown_difficulty_is_refused() -> None:
    with pytest.raises(ExcludedOptionsError, match="silly"):
        RULES.start(Setup(1, (("difficulty", "silly"),)))
    assert TEXTS.score_line("rabbit")
