"""A lesson file that cannot be used is refused with one sentence: file, place, reason."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from alicegames import paths
from alicegames.games import registry
from alicegames.packs.loader import load_builtin
from alicegames.teaching import course, lesson
from alicegames.teaching.lesson import LessonError

if TYPE_CHECKING:
    from pathlib import Path

DEALS = ["deal:" + name for name in ("white_rabbit", "cheshire_cat", "caterpillar", "mad_hatter") * 3]


def content(**changes: Any) -> dict[str, Any]:
    """Return a small sound lesson of Tea Time."""
    sound: dict[str, Any] = {
        "id": "tea_time_small",
        "game": "tea_time",
        "title": "Small",
        "about": "A small lesson.",
        "order": 1,
        "minutes": 1,
        "setup": {"players": 2, "first": 0},
        "opening": DEALS,
        "steps": [
            {"say": "Read.", "wait": "next"},
            {"say": "Take.", "expect": "take:a1", "hint": "a1.", "reply": ["take:b2"], "done": "Done."},
            {"say": "Choose.", "expect": "any"},
        ],
    }
    return sound | changes


def step(number: int, **changes: Any) -> dict[str, Any]:
    """Return the small lesson with one step changed."""
    steps = content()["steps"]
    steps[number] = steps[number] | changes
    return content(steps=steps)


def written(folder: Path, data: object) -> Path:
    path = folder / "tea_time" / "small.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def fault(folder: Path, data: object) -> str:
    path = written(folder, data)
    with pytest.raises(LessonError) as caught:
        lesson.load(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def misfit(folder: Path, data: dict[str, Any]) -> str:
    """Return the sentence about a lesson whose codes do not fit the game."""
    game = registry.get("tea_time")
    taught = lesson.load(written(folder, data))
    with pytest.raises(LessonError) as caught:
        course.rehearse(taught, game.make_rules(load_builtin(game.pack).data))
    assert "small.json" in str(caught.value)
    return str(caught.value)


def test_the_small_lesson_is_sound(tmp_path: Path) -> None:
    game = registry.get("tea_time")
    course.rehearse(lesson.load(written(tmp_path, content())), game.make_rules(load_builtin(game.pack).data))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("{", "breaks off"),
        ("[" * 100_000, "nested deeper"),
        ("[]", "holds something else"),
        (content(colour="red"), "colour"),
        (content(title=""), "title"),
        (content(game="chess"), "chess"),
        (content(id="tea_time_other"), "tea_time_small"),
        (content(id="../tea"), "id"),
        (content(learner=2), "learner"),
        (content(setup={"players": 7}), "setup.players"),
        (content(setup={"players": 2, "options": {"moon": "full"}}), "setup.options.moon"),
        (content(setup={"players": 2, "first": 2}), "setup.first"),
        (content(steps=[]), "steps"),
        (content(steps=content()["steps"] * 30), "steps"),
        (content(opening=["deal:white_rabbit"] * 401), "opening"),
        (step(0, wait="later"), "steps.0.wait"),
        (step(0, expect="take:a1"), "steps.0"),
        (step(0, say="x" * 321), "steps.0.say"),
        (step(0, lights=["Cell b2"]), "steps.0.lights.0"),
        (step(0, hint="No."), "steps.0"),
        (step(1, hint=""), "needs a hint"),
        (step(1, run="rm"), "steps.1.run"),
        (step(1, expect="take a1"), "steps.1.expect"),
        (step(2, reply=["take:a1"]), "free choice"),
        (step(2, problem=True), "free choice"),
        (step(2, wrong=[{"codes": ["take:*"], "say": "No."}]), "free choice"),
        (step(0, problem=True), "steps.0"),
        (step(1, wrong=[{"codes": [], "say": "No."}]), "steps.1.wrong.0.codes"),
        (content(steps=content()["steps"][::-1]), "after a free choice"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, data: object, words: str) -> None:
    assert words in fault(tmp_path, data)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (content(opening=[*DEALS[:3], "take:a1"]), "opening.3"),
        (step(1, expect="take:z9"), "steps.1.expect"),
        (step(1, expect=["take:a1", "take:z9"]), "steps.1.expect"),
        (step(1, reply=["take:b2", "take:b2"]), "steps.1.reply.1"),
        (content(learner=1), "not asked"),
    ],
)
def test_codes_that_do_not_fit_are_named_by_their_place(tmp_path: Path, data: dict[str, Any], place: str) -> None:
    assert place in misfit(tmp_path, data)


def test_a_file_too_large_and_a_link_are_refused_unread(tmp_path: Path) -> None:
    assert "KiB" in fault(tmp_path, " " * (lesson.MAX_BYTES + 1))
    path = written(tmp_path, content())
    link = path.with_name("link.json")
    link.symlink_to(path)
    with pytest.raises(LessonError, match="not a link"):
        lesson.load(link)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="cannot be read"):
        lesson.load(tmp_path / "tea_time" / "none.json")


def test_a_bad_file_does_not_hide_the_good_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "lessons", content())
    (tmp_path / "lessons" / "tea_time" / "bad.json").write_text("{", encoding="utf-8")
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    found, errors = lesson.available("tea_time")
    assert [one.id for one in found] == ["tea_time_small"]
    assert "bad.json" in str(errors[0])
    assert lesson.available("no_such_game") == ((), ())
