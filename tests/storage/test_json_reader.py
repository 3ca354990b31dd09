"""The one JSON reader: strict, and linear however nasty the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames import jsonfile

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"", "is empty"),
        (b"\0\0 \n", "is empty"),
        (b"\xff{}", "not text"),
        (b"[]", "something else"),
        (b"7", "something else"),
        (b'{"a": NaN}', "NaN"),
        (b'{"a": 1, "a": 2}', "twice"),
        (b'{"a": {"b": 1, "b": 2}}', "twice"),
        (b'{"a": ' + b"9" * 5000 + b"}", "too many digits"),
        (b'{"a": ' * 61 + b"1" + b"}" * 61, "nested deeper"),
        (b'{"a": tru', "breaks off"),
        (b'{"a": "b', "breaks off"),
        (b'{"a" 1}', "damaged"),
    ],
)
def test_what_is_no_object_of_ours_is_refused(raw: bytes, reason: str) -> None:
    with pytest.raises(jsonfile.JsonError, match=reason):
        jsonfile.parse(raw)


@pytest.mark.parametrize("tail", [b'\\"' * 500_000, b"\\" * 1_000_001, b'"' * 1_000_001, b"[" * 1_000_000])
def test_no_text_makes_the_reader_go_back(tail: bytes) -> None:
    """Each took minutes or gigabytes with a pattern that tries again from every quotation mark."""
    with pytest.raises(jsonfile.JsonError):
        jsonfile.parse(b'{"a":"' + tail)


def test_brackets_inside_a_string_do_not_count() -> None:
    assert jsonfile.parse(b'{"a": "' + b"[" * 1000 + b'\\""}') == {"a": "[" * 1000 + '"'}


def test_a_folder_and_a_large_file_are_refused_unread(tmp_path: Path) -> None:
    with pytest.raises(jsonfile.JsonError, match="is not a file"):
        jsonfile.read(tmp_path, 10)
    file = tmp_path / "large.json"
    file.write_bytes(b" " * 11)
    with pytest.raises(jsonfile.JsonError, match="larger than"):
        jsonfile.read(file, 10)
    assert jsonfile.read(file, 11)
