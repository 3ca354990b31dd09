"""A game as a picture, or as a moving one: by the command, and from the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import Image

from alicegames import paths
from alicegames.cli.main import run
from alicegames.core.decision import ONLOOKER
from alicegames.ui.replay.course import OPEN
from alicegames.ui.replay.film import Cut, Film, save_picture
from alicegames.ui.replay.scene import ReplayScene
from tests.ui.foundation.test_replay import saved

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.storage import Opened
    from tests.ui.foundation.person import User

SMALL = (1024, 640)


@pytest.fixture(scope="module")
def sample() -> Path:
    return paths.samples() / "tea_time-in-the-third-round.json"


def pixels(path: Path) -> bytes:
    with Image.open(path) as picture:
        return picture.convert("RGB").tobytes()


def test_a_moment_becomes_a_picture_of_the_size_wanted(tmp_path: Path, sample: Path) -> None:
    out = tmp_path / "game.png"
    assert run(["export", str(sample), "--png", str(out), "--at", "2", "--size", "1024x640"]) == 0
    with Image.open(out) as picture:
        assert (picture.format, picture.size) == ("PNG", SMALL)
    last = tmp_path / "last.png"
    assert run(["export", str(sample), "--png", str(last), "--size", "1024x640"]) == 0
    assert pixels(out) != pixels(last)


def test_a_game_becomes_a_film_with_a_picture_a_round(tmp_path: Path, sample: Path) -> None:
    out = tmp_path / "game.gif"
    assert (
        run(["export", str(sample), "--gif", str(out), "--every", "round", "--pace", "0.5", "--size", "640x400"]) == 0
    )
    with Image.open(out) as film:
        assert getattr(film, "n_frames", 1) == 4  # three rounds begun, and where it stands
        assert film.info["duration"] == 500
        assert film.info["loop"] == 0


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ([], "--png or --gif"),
        (["--png", "a.png", "--gif", "a.gif"], "one of them"),
        (["--png", "a.jpg"], "does not end in .png"),
        (["--png", "a.png", "--at", "999"], "steps"),
        (["--png", "a.png", "--seat", "9"], "no seat 9"),
        (["--png", "a.png", "--seat", "1", "--all"], "not both"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(
    arguments: list[str], word: str, sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = [str(tmp_path / word) if word.startswith("a.") else word for word in arguments]
    assert run(["export", str(sample), *written]) == 2
    assert word in capsys.readouterr().err
    assert not list(tmp_path.glob("a.*"))


def test_a_file_that_is_there_is_never_written_over(
    tmp_path: Path, sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.png"
    out.write_bytes(b"precious")
    assert run(["export", str(sample), "--png", str(out)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert out.read_bytes() == b"precious"


def test_a_picture_of_an_unfinished_game_shows_no_hidden_hand(tmp_path: Path) -> None:
    game: Opened = saved("alice", 30)
    save_picture(game, Cut(ONLOOKER, SMALL), None, tmp_path / "known.png")
    save_picture(game, Cut(OPEN, SMALL), None, tmp_path / "open.png")
    assert run(["export", str(game.path), "--png", str(tmp_path / "told.png"), "--size", "1024x640"]) == 0
    assert pixels(tmp_path / "told.png") == pixels(tmp_path / "known.png") != pixels(tmp_path / "open.png")


def test_a_long_game_is_thinned_and_keeps_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alicegames.ui.replay.film.MOST", 5)
    film = Film(saved("tea_time", 40), Cut(OPEN, (640, 400), "choice"))
    while not film.is_drawn:
        film.step()
    assert 2 <= film.progress[1] <= 6
    assert film.progress[0] == film.progress[1]


def test_the_replay_writes_the_film_while_it_shows_how_far_it_is(user: User, tmp_path: Path) -> None:
    user.show(ReplayScene(user.app, saved("tea_time", 12)))
    user.click("share")
    user.click("film")
    ask = user.app.top
    ask.entry.set(str(tmp_path / "party"))  # type: ignore[attr-defined]
    user.click("yes")
    assert user.app.top.name == "filming"
    for _tick in range(200):
        if user.app.top.name != "filming":
            break
        user.app.tick()
    assert user.app.top.name == "replay"
    with Image.open(tmp_path / "party.gif") as film:
        assert getattr(film, "n_frames", 1) > 1


def test_a_film_that_is_cancelled_leaves_no_file(user: User, tmp_path: Path) -> None:
    user.show(ReplayScene(user.app, saved("tea_time", 12)))
    user.click("share")
    user.click("film")
    user.app.top.entry.set(str(tmp_path / "party.gif"))  # type: ignore[attr-defined]
    user.click("yes")
    user.click("no")
    assert user.app.top.name == "replay"
    assert not list(tmp_path.glob("*.gif"))


def test_whoever_draws_a_picture_does_not_look_through_the_shelf(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = saved("tea_time", 4)

    def read() -> None:
        pytest.fail("the shelf is read")

    monkeypatch.setattr("alicegames.ui.replay.branches.Branches.read_on", lambda _branches: read())
    save_picture(game, Cut(OPEN, SMALL), 1, tmp_path / "game.png")
