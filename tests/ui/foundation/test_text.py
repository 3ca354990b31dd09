from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from alicegames.ui.draw import letters
from alicegames.ui.draw import text as type_module
from alicegames.ui.draw.text import _EVERYWHERE, _LATIN, _RUSSIAN, Typesetter, font_file, undrawable
from alicegames.ui.draw.theme import BODY, HERO, NUMBER, Face

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PANGRAMS = ("Sphinx of black quartz, judge my vow – “½”", "Съешь ещё этих мягких французских булок, да выпей чаю")


@pytest.fixture
def type_() -> Typesetter:
    return Typesetter()


@pytest.mark.parametrize("face", list(Face))
def test_every_face_is_a_static_file_with_latin_and_cyrillic(face: Face) -> None:
    import pygame.freetype

    pygame.freetype.init()
    assert "[" not in font_file(face).name
    taken_for_granted = [*range(0x20, 0x7F), *range(0xA1, _LATIN + 1), *range(_RUSSIAN[0], _RUSSIAN[1] + 1)]
    signs = "".join(map(chr, taken_for_granted)) + "".join(sorted(_EVERYWHERE)) + "".join(PANGRAMS)
    metrics = pygame.freetype.Font(font_file(face), 16).get_metrics(signs)
    missing = [sign for sign, found in zip(signs, metrics, strict=True) if found is None]
    assert set(missing) <= {"\xad", "\u0149", "\u017f"}  # a soft hyphen, and two letters no language here uses


def test_lines_are_no_wider_than_asked_and_no_word_is_lost(type_: Typesetter) -> None:
    text = " ".join(PANGRAMS) * 3
    lines = type_.wrap(text, BODY, 180)
    assert all(type_.width(line, BODY) <= 180 for line in lines)
    assert " ".join(lines) == text


def test_a_word_longer_than_the_line_is_broken(type_: Typesetter) -> None:
    lines = type_.wrap("Twas brilligandtheslithytovesdidgyreandgimble", BODY, 80)
    assert all(type_.width(line, BODY) <= 80 for line in lines)


def test_line_breaks_in_a_text_are_kept(type_: Typesetter) -> None:
    assert type_.wrap("one\n\ntwo", BODY, 500) == ("one", "", "two")


def test_a_line_too_long_is_cut_with_an_ellipsis(type_: Typesetter) -> None:
    short = type_.shorten(PANGRAMS[0], BODY, 120)
    assert short.endswith("…")
    assert type_.width(short, BODY) <= 120


def test_figures_in_numbers_take_equal_room(type_: Typesetter) -> None:
    assert type_.width("1111", NUMBER) == type_.width("8888", NUMBER)


def test_the_text_size_setting_makes_words_larger(type_: Typesetter) -> None:
    before = type_.width("Alice", BODY)
    type_.resize(1.0, 1.5)
    assert type_.width("Alice", BODY) > before * 1.3


def test_a_glyph_the_display_face_lacks_comes_from_the_text_face(type_: Typesetter) -> None:
    runs = type_._runs("Go λ there", HERO)
    assert [face for _run, face in runs] == [Face.DISPLAY, Face.TEXT_MEDIUM, Face.DISPLAY]
    assert type_.surface("Go λ there", HERO, (0, 0, 0)).get_width() > 0


def test_a_drawn_line_is_kept(type_: Typesetter) -> None:
    assert type_.surface("Alice", BODY, (0, 0, 0)) is type_.surface("Alice", BODY, (0, 0, 0))


def test_a_name_is_made_smaller_until_it_fits_its_box(type_: Typesetter) -> None:
    type_.resize(1.0, 1.5)
    style, lines = type_.fit("Rolling in Wonderland", HERO, 120, 60)
    assert all(type_.width(line, style) <= 120 for line in lines)
    assert len(lines) * type_.line_height(style) <= 60


def test_widths_scale_with_the_window(type_: Typesetter) -> None:
    small = type_.width(PANGRAMS[0], BODY)
    type_.resize(2.0)
    assert type_.width(PANGRAMS[0], BODY) == pytest.approx(small, rel=0.05)
    assert pygame.font.get_init()


@pytest.mark.parametrize("text", ["bad\udcff.json", "a\0b", "\ud800"])
def test_what_is_no_text_is_drawn_as_question_marks(type_: Typesetter, text: str) -> None:
    plain = text.replace("\udcff", "?").replace("\0", "?").replace("\ud800", "?")
    assert type_.width(text, BODY) == type_.width(plain, BODY)
    assert type_.surface(text, BODY, (0, 0, 0)).get_size() == type_.surface(plain, BODY, (0, 0, 0)).get_size()


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[dict[str, Callable[[], Any]]], None]]:
    """Have these fonts beside the shipped ones and no others, whatever this machine has."""
    kept = (letters.source, letters._has, letters._opened, type_module._home)

    def have(fonts: dict[str, Callable[[], Any]]) -> None:
        monkeypatch.setattr(letters, "_candidates", lambda: fonts)
        for each in kept:
            each.cache_clear()

    yield have
    monkeypatch.undo()
    for each in kept:
        each.cache_clear()


def test_a_letter_that_no_font_has_is_seen_as_a_box(type_: Typesetter, only: Any) -> None:
    only({})
    assert undrawable("Ada 中文中 é") == "中文"
    box = pygame.image.tobytes(type_.surface(letters.SUBSTITUTE, BODY, (0, 0, 0)), "RGBA")
    assert pygame.image.tobytes(type_.surface("中", BODY, (0, 0, 0)), "RGBA") == box
    assert any(box)


def test_a_letter_that_the_shipped_faces_lack_comes_from_the_first_font_that_has_it(
    type_: Typesetter, only: Any, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    only({"broken": lambda: broken, "gone": lambda: tmp_path / "gone.ttf", "own": lambda: font_file(Face.DISPLAY)})
    assert undrawable("□ 中") == "中"
    runs = type_._runs("Ada □", BODY)
    assert runs == [("Ada ", Face.TEXT), ("□", letters.Source("own"))]
    assert type_.surface("Ada □", BODY, (0, 0, 0)).get_width() > type_.surface("Ada ", BODY, (0, 0, 0)).get_width()


def test_words_from_right_to_left_are_one_run_in_their_own_direction(
    type_: Typesetter, monkeypatch: pytest.MonkeyPatch, only: Any
) -> None:
    only({"own": lambda: font_file(Face.TEXT)})
    monkeypatch.setattr(letters, "_has", lambda _name, char: "\u05d0" <= char <= "\u06ff")
    hebrew, arabic = letters.Source("own", "Hebr"), letters.Source("own", "Arab")
    assert type_._runs("שרה לוי Bob", BODY) == [("שרה לוי", hebrew), (" Bob", Face.TEXT)]
    assert type_._runs("عليا أحمد", BODY) == [("عليا أحمد", arabic)]
    assert hebrew.font(20).get_height() > 0


def test_each_font_of_the_extra_and_of_the_machine_opens() -> None:
    for name in letters._candidates():
        assert letters._opened(name) is None or letters.Source(name).font(16).get_height() > 0
