"""Check the sizes that keep the code readable: short functions, short files.

Usage: python tools/size_budget.py [--list]
"""

from __future__ import annotations

import argparse
import ast
import statistics
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MEDIAN_BODY: Final = 9
LONGEST_BODY: Final = 50
LONGEST_FILE: Final = 400


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return how many lines a function's body has, its docstring left out."""
    body = function.body
    first = body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        body = body[1:]
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def measure(path: Path) -> tuple[int, list[tuple[int, str]]]:
    """Return a file's lines, and each function's body lines and name."""
    source = path.read_text(encoding="utf-8")
    functions = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return source.count("\n"), [
        (body_lines(function), f"{path}:{function.lineno} {function.name}") for function in functions
    ]


def main() -> int:
    """Print what is over the budget; exit status 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="show the ten longest functions and files too")
    args = parser.parse_args()
    files = sorted((ROOT / "alicegames").rglob("*.py"))
    sizes = {path.relative_to(ROOT): measure(path) for path in files}
    bodies = sorted((body for _lines, functions in sizes.values() for body in functions), reverse=True)
    median = statistics.median(lines for lines, _name in bodies)
    faults = [
        f"{path}: {lines} lines, more than {LONGEST_FILE}"
        for path, (lines, _f) in sizes.items()
        if lines > LONGEST_FILE
    ]
    faults += [
        f"{name}: a body of {lines} lines, more than {LONGEST_BODY}" for lines, name in bodies if lines > LONGEST_BODY
    ]
    if median >= MEDIAN_BODY:
        faults.append(f"the median function body is {median} lines, not under {MEDIAN_BODY}")
    if args.list:
        print("\n".join(f"{lines:4} {name}" for lines, name in bodies[:10]))
        print(
            "\n".join(
                f"{lines:4} {path}" for path, (lines, _f) in sorted(sizes.items(), key=lambda item: -item[1][0])[:10]
            )
        )
    print(
        "\n".join(faults)
        or f"{len(files)} files, {len(bodies)} functions, median body {median:g} lines: within the budget"
    )
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
