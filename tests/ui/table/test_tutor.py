"""The tutor at the table: it holds back what costs much, before anything can be seen, and asks."""

from __future__ import annotations

import pytest

from alicegames.storage import settings
from alicegames.ui.scenes.dialogs import Dialog
from tests.ui.table.driver import Driver


def tutored(costs: float = 5.0, seats: tuple[str, ...] = ("human", "greedy"), *, tutor: bool = True) -> Driver:
    some = Driver("tea_time", seats, tutor=tutor)
    some.worker.costs = costs
    return some


def choose(some: Driver, *, best: bool = False) -> str:
    """Pick what the worker holds for the best, or something else; return its code."""
    options = some.session.decision().options  # type: ignore[union-attr]
    at = len(some.session.codes) * 7 % len(options)
    choice = options[at if best else at - 1]
    for target in some.table.model.picker.path_of(choice):
        some.click(target)
    some.wait(0.5)
    return str(some.session.rules.encode(choice))


def test_a_dear_choice_is_asked_about_and_not_made() -> None:
    some = tutored()
    choose(some)
    assert isinstance(some.top, Dialog)
    assert "About 5 points worse (give or take" in some.top.text
    assert some.codes == []


def test_taken_back_it_is_gone_and_the_better_one_is_shown() -> None:
    some = tutored()
    choose(some)
    some.click("take_back")
    assert some.codes == []
    assert some.picked == ()
    assert len(some.table.picks.hint_path) == 1
    preview = some.table.picks.preview()
    assert preview is not None
    assert preview.lines[-1].startswith("Take ")


def test_played_all_the_same_it_is_played() -> None:
    some = tutored()
    code = choose(some)
    some.click("play_on")
    assert some.codes[0] == code


@pytest.mark.parametrize(("costs", "best"), [(2.0, False), (5.0, True)])
def test_a_cheap_choice_and_the_best_one_are_played(costs: float, *, best: bool) -> None:
    some = tutored(costs)
    code = choose(some, best=best)
    assert some.codes[0] == code


def test_off_it_is_really_off() -> None:
    some = tutored(tutor=False)
    some.worker.slow = True
    code = choose(some)
    assert some.codes[0] == code
    assert all(level != "red_queen" for level, _view, _seat in some.worker.asked)


def test_among_several_people_it_is_off() -> None:
    some = tutored(seats=("human", "human"))
    code = choose(some)
    assert some.codes[0] == code
    assert some.worker.asked == []


def test_it_sees_what_its_seat_sees() -> None:
    some = tutored()
    some.worker.slow = True
    choose(some)
    assert some.worker.asked[-1] == ("red_queen", some.session.view(0), 0)
    assert some.codes == []
    preview = some.table.picks.preview()
    assert preview is not None
    assert preview.lines == ("The tutor looks at your choice …",)


def test_a_second_press_does_not_wait_for_it() -> None:
    some = tutored()
    some.worker.slow = True
    code = choose(some)
    some.table.picks.confirm()
    assert some.codes[0] == code


def test_the_menu_switches_it() -> None:
    some = tutored()
    some.key("escape")
    some.click("tutor")
    assert not some.app.settings.tutor
    assert not settings.load()[0].tutor
    some = tutored(seats=("human", "human"))
    some.key("escape")
    assert "tutor" not in {widget.id for widget in some.top.widgets.widgets}


def test_a_button_at_the_table_of_one_person_switches_the_tutor_on_and_off() -> None:
    some = tutored(tutor=False)
    some.click("tutor")
    assert some.app.settings.tutor
    assert some.top.widgets.find("tutor").tip(None) == "Tutor: switch off"
    choose(some)
    assert isinstance(some.top, Dialog)
    some.click("take_back")
    some.click("tutor")
    assert not some.app.settings.tutor


def test_a_table_of_two_people_has_no_tutor() -> None:
    some = tutored(seats=("human", "human"))
    assert "tutor" not in {widget.id for widget in some.top.widgets.widgets}
