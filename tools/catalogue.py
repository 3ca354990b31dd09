"""Write the gettext template of every text a player reads, and compile the catalogues.

Usage: python tools/catalogue.py [--check]

Texts come from the code (``_`` and ``ngettext``), from the names in the built-in packs and from the lessons.
"""

from __future__ import annotations

import argparse
import json
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
LOCALE: Final = ROOT / "assets" / "locale"
TEMPLATE: Final = LOCALE / "alicegames.pot"
PACK_TEXTS: Final = frozenset({"name", "text", "title", "alice"})
"""Keys of pack files whose values a player reads."""
LESSON_TEXTS: Final = frozenset({"title", "about", "aim", "say", "hint", "done", "teacher"})
"""Keys of lesson and problem files whose values a player reads."""


def data_texts(value: Any, keys: frozenset[str]) -> Iterator[str]:  # noqa: ANN401 -- any JSON value
    """Yield the names and sentences under these keys in a data file's content."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in keys and isinstance(inner, str):
                yield inner
            else:
                yield from data_texts(inner, keys)
    elif isinstance(value, list):
        for inner in value:
            yield from data_texts(inner, keys)


def template() -> bytes:
    """Return the template as it should be."""
    catalog = Catalog(project="Alice Games", fuzzy=False, charset="utf-8")
    catalog.header_comment = "# Every text of Alice Games that a player reads."
    for filename, _line, message, comments, context in extract_from_dir(ROOT / "alicegames"):
        catalog.add(message, locations=[(f"alicegames/{filename}", 0)], auto_comments=comments, context=context)
    for folder, keys in (("packs", PACK_TEXTS), ("lessons", LESSON_TEXTS), ("problems", LESSON_TEXTS)):
        for path in sorted((ROOT / "assets" / folder).rglob("*.json")):
            if path.name == "manifest.json":
                continue
            for text in data_texts(json.loads(path.read_text(encoding="utf-8")), keys):
                catalog.add(text, locations=[(str(path.relative_to(ROOT)), 0)])
    buffer = BytesIO()
    write_po(buffer, catalog, sort_output=True, omit_header=True, include_lineno=False, width=120)
    return buffer.getvalue()


def compile_catalogues() -> int:
    """Compile every translation beside its source; return how many."""
    sources = sorted(LOCALE.glob("*/LC_MESSAGES/alicegames.po"))
    for source in sources:
        with source.open("rb") as file, source.with_suffix(".mo").open("wb") as out:
            write_mo(out, read_po(file))
    return len(sources)


def main() -> int:
    """Write or check; exit status 1 if the committed template is out of date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the template is up to date")
    wanted = template()
    if parser.parse_args().check:
        same = TEMPLATE.is_file() and TEMPLATE.read_bytes() == wanted
        print("The text catalogue is up to date." if same else "The text catalogue is out of date: run make locale.")
        return int(not same)
    LOCALE.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_bytes(wanted)
    print(f"{TEMPLATE.relative_to(ROOT)} written; {compile_catalogues()} catalogues compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
