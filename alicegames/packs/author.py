"""A starting point for a pack of one's own: the built-in data, and a README that explains every field."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from alicegames.i18n import _
from alicegames.packs import loader
from alicegames.packs.spec import Manifest, PackError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pydantic import BaseModel

    from alicegames.packs.spec import PackSpec

README: Final = "README.md"
_LEDGER: Final = re.compile(r"\s*\((?:[A-Z]{2}-\d+(?:, | to | and )?)+\)")
"""Ids of the project's own list of rules: no help to whoever writes a pack."""


def write(spec: PackSpec[Any], title: str, folder: Path) -> None:
    """Fill a folder, which must be new or empty, with a game's built-in data. Raises PackError and OSError."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise PackError(str(folder), "", _("is there already; name a folder that is not"))
    folder.mkdir(parents=True, exist_ok=True)
    for name in sorted(spec.files):
        (folder / name).write_bytes((loader.builtin_folder(spec.game) / name).read_bytes())
    manifest = {"game": spec.game, "name": folder.name[:80] or "Mine", "version": "1", "author": "", "provenance": ""}
    (folder / loader.MANIFEST).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    (folder / README).write_text(readme(spec, title), encoding="utf-8")


def readme(spec: PackSpec[Any], title: str) -> str:
    """Return what every field of every file means, its kind and its bounds."""
    lines = [
        "# " + _("A component pack of {game}").format(game=title),
        "",
        _("Change what you like; “alicegames packs check FOLDER” says what does not fit, with file and place."),
        _("A file that you do not change may be deleted: the built-in one is used in its place."),
        _("“alicegames play {game} --pack FOLDER” plays it.").format(game=spec.game),
        _("Set-up in the window offers it once it lies in the packs folder: “alicegames packs add” puts it there."),
        "",
    ]
    files: list[tuple[str, type[BaseModel]]] = [(loader.MANIFEST, Manifest), *sorted(spec.files.items())]
    for name, model in files:
        lines += [f"## {name}", "", *_of_file(model), ""]
    return "\n".join(lines)


def _of_file(model: type[BaseModel]) -> Iterator[str]:
    """Explain a file's own fields, then those of each kind of object in it, in the order they are met."""
    schema = model.model_json_schema()
    yield from _of_object(schema)
    for kind, part in schema.get("$defs", {}).items():
        yield ""
        yield "### " + kind.removesuffix("Entry").removesuffix("Model")
        yield ""
        if part.get("description"):
            yield _plain(part["description"])
            yield ""
        yield from _of_object(part)


def _of_object(schema: dict[str, Any]) -> Iterator[str]:
    needed = schema.get("required", ())
    for name, part in schema.get("properties", {}).items():
        said = _plain(part.get("description", ""))
        default = "" if name in needed else _("if left out: {value}").format(value=json.dumps(part.get("default")))
        yield f"- `{name}`: " + "; ".join(word for word in (_kind(part), default, said) if word)


def _plain(text: str) -> str:
    return _LEDGER.sub("", " ".join(text.split()))


def _kind(part: dict[str, Any]) -> str:
    """Return what a value may be, in words."""
    for several in ("anyOf", "oneOf"):
        if several in part:
            return _(" or ").join(dict.fromkeys(map(_kind, part[several])))
    if "$ref" in part:
        kind = part["$ref"].rpartition("/")[2].removesuffix("Entry").removesuffix("Model")
        return _("an object, see {kind}").format(kind=kind)
    if "enum" in part or "const" in part:
        words = part.get("enum", [part.get("const")])
        return _("one of {words}").format(words=", ".join(f"`{word}`" for word in words))
    return _SIMPLE.get(part.get("type", ""), _anything)(part)


def _anything(_part: dict[str, Any]) -> str:
    return _("a value")


def _integer(part: dict[str, Any]) -> str:
    low, high = part.get("minimum"), part.get("maximum")
    if low is None or high is None:
        return _("a whole number")
    return _("a whole number from {low} to {high}").format(low=low, high=high)


def _text(part: dict[str, Any]) -> str:
    if "pattern" in part:
        return _("a name of small letters and digits, as other files use it")
    if "maxLength" in part:
        return _("a text of at most {number} signs").format(number=part["maxLength"])
    return _("a text")


def _list(part: dict[str, Any]) -> str:
    inner: dict[str, Any] = part.get("items") or next(iter(part.get("prefixItems", ())), {})
    low, high = part.get("minItems"), part.get("maxItems")
    each = _kind(inner) if inner else _("a value")
    if low is None:
        return _("a list, each {kind}").format(kind=each)
    if high is None:
        return _("a list of {low} or more, each {kind}").format(low=low, kind=each)
    count = str(low) if low == high else f"{low}–{high}"
    return _("a list of {count}, each {kind}").format(count=count, kind=each)


def _object(_part: dict[str, Any]) -> str:
    return _("an object")


_SIMPLE: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "integer": _integer,
    "string": _text,
    "array": _list,
    "object": _object,
    "boolean": lambda _part: _("true or false"),
    "null": lambda _part: _("null"),
}
