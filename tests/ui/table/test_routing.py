"""Picking: from target ids to choices."""

from alicegames.ui.table.picking.routing import Picker, Route

LINES = {"b2": ("b2",), "c2": ("c2",), "b2+c2": ("b2", "c2"), "b2+d2": ("b2", "d2"), "b2+c2+d2": ("b2", "c2", "d2")}


def picker(*, free_order: bool = False) -> Picker[str]:
    return Picker.over(LINES, lambda name: (LINES[name],), free_order=free_order)


def test_lit_are_the_first_steps_in_the_order_of_the_options() -> None:
    assert picker().lit == ("b2", "c2")


def test_in_free_order_any_step_of_a_path_is_lit() -> None:
    assert picker(free_order=True).lit == ("b2", "c2", "d2")


def test_picking_narrows_what_is_lit() -> None:
    some = picker()
    assert some.pick("b2")
    assert some.lit == ("c2", "d2")


def test_what_is_not_lit_cannot_be_picked() -> None:
    some = picker()
    assert not some.pick("d2")
    assert some.picked == ()


def test_a_complete_path_is_the_choice_although_others_go_on() -> None:
    some = picker()
    some.pick("b2")
    assert some.complete() == "b2"
    assert some.decided() is None


def test_the_last_open_option_is_decided_when_its_path_is_complete() -> None:
    some = picker()
    some.pick_path(("b2", "c2", "d2"))
    assert some.decided() == "b2+c2+d2"


def test_one_open_option_with_steps_left_is_not_decided() -> None:
    some = picker(free_order=True)
    some.pick_path(("c2", "d2"))
    assert some.open() == ("b2+c2+d2",)
    assert some.complete() is None
    assert some.lit == ("b2",)


def test_picking_a_picked_target_lets_it_go_and_what_followed() -> None:
    some = picker()
    some.pick_path(("b2", "c2"))
    some.pick("b2")
    assert some.picked == ()


def test_in_free_order_letting_go_keeps_the_others() -> None:
    some = picker(free_order=True)
    some.pick_path(("b2", "c2"))
    some.pick("b2")
    assert some.picked == ("c2",)


def test_unpick_lets_go_the_last() -> None:
    some = picker()
    some.pick_path(("b2", "c2"))
    assert some.unpick()
    assert some.picked == ("b2",)
    some.unpick()
    assert not some.unpick()


def test_a_path_that_cannot_be_walked_changes_nothing() -> None:
    some = picker()
    some.pick("c2")
    assert not some.pick_path(("b2", "x9"))
    assert some.picked == ("c2",)


def test_after_tells_what_one_more_pick_completes() -> None:
    some = picker()
    assert some.after("b2") == "b2"
    some.pick("b2")
    assert some.after("d2") == "b2+d2"


def test_reachable_are_the_options_behind_a_target() -> None:
    assert picker().reachable("b2") == ("b2", "b2+c2", "b2+d2", "b2+c2+d2")


def test_an_option_may_have_several_paths() -> None:
    some = Picker([Route("end", ("button:end",)), Route("end", ("board", "exit"))])
    some.pick("board")
    assert some.lit == ("exit",)
    some.pick("exit")
    assert some.decided() == "end"
    assert some.path_of("end") == ("button:end",)


def test_one_target_twice_in_a_path() -> None:
    some = Picker([Route("twice", ("a", "a")), Route("other", ("a", "b"))])
    some.pick("a")
    some.pick("a")
    assert some.decided() == "twice"


def test_in_free_order_a_target_counts_as_often_as_the_path_has_it() -> None:
    dice = {"blue": ("blue",), "white+blue+blue": ("white", "blue", "blue")}
    some = Picker.over(dice, lambda name: (dice[name],), free_order=True)
    some.pick("blue")
    assert some.complete() == "blue"
    assert set(some.lit) == {"white", "blue"}
    some.pick("blue")
    assert some.lit == ("white",)
    some.pick("white")
    assert some.decided() == "white+blue+blue"
