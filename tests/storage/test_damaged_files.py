"""Damaged, truncated, foreign, future and tampered files: one clear sentence each, nothing lost."""

from __future__ import annotations

import contextlib
import json
import os
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from alicegames.storage import SaveError, codec, files, open_copy, open_game

if TYPE_CHECKING:
    from pathlib import Path


def refusal(path: Path) -> SaveError:
    """Open a file that must be refused; check the sentence's form and return the error."""
    with pytest.raises(SaveError) as caught:
        open_game(path)
    sentence = str(caught.value)
    assert path.name in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert caught.value.remedy in sentence
    return caught.value


CONTENT = {
    "empty": (b"", "is empty"),
    "zeros": (b"\0" * 4096, "is empty"),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\xff", "byte 0: the content is not text"),
    "prose": (b"Dear Ada, here is the save.", "not a saved game of this program"),
    "a list": (b"[1, 2]", "not a saved game of this program"),
    "other JSON": (b'{"program": "solitaire", "format": 1}', "not a saved game of this program"),
    "a deep nest": (b'{"a":' + b"[" * 5000 + b"]" * 5000 + b"}", "nested deeper"),
    "a huge number": (b'{"program": "alicegames", "format": ' + b"9" * 5000 + b"}", "too many digits"),
    "NaN": (b'{"program": "alicegames", "format": NaN}', "damaged"),
    "no format": (b'{"program": "alicegames"}', "format is missing"),
    "format true": (b'{"program": "alicegames", "format": true}', "format is missing"),
    "format zero": (b'{"program": "alicegames", "format": 0}', "format is missing"),
    "a future format": (b'{"program": "alicegames", "format": 99}', "newer version of Alice Games"),
    "a far future format": (b'{"program": "alicegames", "format": ' + b"9" * 4000 + b"}", "(format 999999999, this"),
    "a bad comma": (b'{"program": "alicegames",, "format": 1}', "line 1, column 26"),
}


@pytest.mark.parametrize("kind", CONTENT)
def test_what_is_no_good_file_is_refused_with_its_reason(kind: str, saves: Path) -> None:
    content, reason = CONTENT[kind]
    path = saves / "game.json"
    path.write_bytes(content)
    assert reason in str(refusal(path))


def test_a_file_cut_off_anywhere_is_refused(saved: Path) -> None:
    whole = saved.read_bytes()
    for length in [*range(1, len(whole) - 2, 211), len(whole) - 3]:
        saved.write_bytes(whole[:length])
        error = refusal(saved)
        assert "breaks off" in str(error), length


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_flipped_byte_is_noticed_or_changes_nothing(saved: Path, data: st.DataObject) -> None:
    good = codec.read(saved)
    raw = bytearray(saved.read_bytes())
    raw[data.draw(st.integers(0, len(raw) - 1))] ^= data.draw(st.integers(1, 255))
    with contextlib.suppress(SaveError):
        assert codec.loads(saved, bytes(raw)) == good


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(raw=st.binary(max_size=200))
def test_no_bytes_whatever_raise_anything_else(saves: Path, raw: bytes) -> None:
    with pytest.raises(SaveError):
        codec.loads(saves / "x.json", raw)


def test_a_file_edited_by_hand_does_not_fit_its_checksum(saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace("Ada", "Eve"), encoding="utf-8")
    assert "checksum" in str(refusal(saved))


def test_a_code_that_cannot_be_played_is_named_with_its_place(forge: Any, saved: Path) -> None:
    codes = json.loads(saved.read_text(encoding="utf-8"))["codes"]
    error = refusal(forge(codes=[*codes[:13], "take:a1+c3", *codes[14:]]))
    assert error.place == "choice 14"
    assert "“take:a1+c3” cannot be played there" in str(error)


def test_a_card_dealt_otherwise_is_noticed(forge: Any, saved: Path) -> None:
    codes = json.loads(saved.read_text(encoding="utf-8"))["codes"]
    others = ["deal:mad_hatter" if codes[1] != "deal:mad_hatter" else "deal:caterpillar"]
    error = refusal(forge(codes=[codes[0], *others, *codes[2:]]))
    assert error.place == "choice 2"
    assert "the draw is not the one the game made" in str(error)


def test_another_seed_would_have_dealt_otherwise(forge: Any) -> None:
    assert "the draw is not the one" in str(refusal(forge(seed=8)))


def test_missing_draws_at_the_end_are_noticed(forge: Any, saved: Path) -> None:
    codes = json.loads(saved.read_text(encoding="utf-8"))["codes"]
    assert "draws after the last choice are missing" in str(refusal(forge(codes=codes[:5])))


def test_a_changed_position_is_noticed(forge: Any, saved: Path) -> None:
    snapshot = json.loads(saved.read_text(encoding="utf-8"))["snapshot"]
    error = refusal(forge(snapshot=snapshot | {"alice": 1}))
    assert "position does not follow from the choices" in str(error)


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"game": "chess"}, "game", "no game “chess”"),
        ({"game": "../../etc/passwd"}, "game", "damaged"),
        ({"rules_version": 99}, "rules_version", "version 99 of the rules of Tea Time"),
        ({"pack": {"name": "Odd", "version": "3", "digest": "0" * 64}}, "pack", "component pack “Odd” 3"),
        ({"setup": {"players": 3, "options": [], "first": None}}, "setup.players", "number of players"),
        ({"setup": {"players": 2, "options": [["x", "y"]], "first": None}}, "setup", "no option “x”"),
        ({"setup": {"players": 2, "options": [], "first": 5}}, "setup.players", "number of players"),
        ({"seats": []}, "seats", "damaged"),
        ({"seats": [{"name": "A", "mark": "hat"}, {"name": "B", "mark": "hat"}]}, "setup", "mark of its own"),
        ({"seats": [{"name": "A" * 41, "mark": "hat"}]}, "seats.0.name", "damaged"),
        ({"codes": ["take a1"]}, "codes.0", "damaged"),
        ({"seed": -1}, "seed", "damaged"),
        ({"saved": "0001-01-01T00:00:00Z"}, "saved", "damaged"),
        ({"created": "9999-12-31T23:59:59Z"}, "created", "damaged"),
        ({"seed": "7"}, "seed", "damaged"),
        ({"codes": None}, "codes", "damaged"),
        ({"extra": 1}, "extra", "damaged"),
        ({"created": "yesterday"}, "created", "damaged"),
        ({"title": "\ud800"}, "", "damaged"),
    ],
)
def test_fields_that_do_not_fit_are_named(forge: Any, changes: dict[str, Any], place: str, reason: str) -> None:
    error = refusal(forge(**changes))
    assert reason in str(error)
    assert error.place.startswith(place)


def test_options_that_exclude_each_other_are_refused_in_the_rules_own_words(
    forge: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alicegames.games.tea_time.rules import TeaRules

    def refuse(*_arguments: Any) -> Any:
        raise ValueError("Tea and coffee exclude each other.")

    path = forge()
    monkeypatch.setattr(TeaRules, "start", refuse)
    assert "setup.options: Tea and coffee exclude each other; open" in str(refusal(path))


def test_a_file_too_large_is_refused_unread(saves: Path) -> None:
    path = saves / "big.json"
    with path.open("wb") as file:
        file.truncate(files.MAX_BYTES + 1)
    assert "larger than 4096 KiB" in str(refusal(path))


def test_a_folder_and_a_missing_file_are_said_to_be_so(saves: Path) -> None:
    assert "is not a file" in str(refusal(saves))
    assert "is not there" in str(refusal(saves / "none.json"))


def test_a_device_does_not_hang_the_program() -> None:
    assert "is not a file" in str(refusal(files.Path(os.devnull)))


# -- the newest good copy -----------------------------------------------------------------------------------------


def test_the_previous_copy_is_offered_and_the_damaged_file_is_set_aside(saved: Path) -> None:
    saved.write_bytes(b'{"program": "alicegames", ')
    error = refusal(saved)
    assert error.good_copy == files.backup_of(saved)
    opened = open_copy(error)
    assert opened.path == saved
    assert open_game(saved).session.state == opened.session.state
    assert saved.with_name(f"{saved.name}.damaged-1").read_bytes() == b'{"program": "alicegames", '


def test_a_second_damaged_file_does_not_replace_the_first(saved: Path) -> None:
    for content in (b"one", b"two"):
        saved.write_bytes(content)
        open_copy(refusal(saved))
    aside = sorted(path.read_bytes() for path in saved.parent.glob("*.damaged-*"))
    assert aside == [b"one", b"two"]


def test_no_copy_is_offered_where_none_is_good(saved: Path) -> None:
    saved.write_bytes(b"{")
    files.backup_of(saved).write_bytes(b"{")
    error = refusal(saved)
    assert error.good_copy is None
    with pytest.raises(SaveError):
        open_copy(error)
    assert saved.read_bytes() == b"{"


def test_a_lost_file_is_restored_from_its_copy(saved: Path) -> None:
    saved.unlink()
    error = refusal(saved)
    assert open_copy(error).path == saved
