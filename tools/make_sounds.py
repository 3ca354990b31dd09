"""Write the program's sounds, ambience and music as Ogg Vorbis: the same bytes every time.

Usage: python tools/make_sounds.py [--out FOLDER] [--list] [NAME ...]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import sound_effects
import sound_loops
from sound_kit import LOUDNESS, write

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def files() -> dict[str, str]:
    """Return the name of each file (without its ending) and the sound it belongs to."""
    takes = {
        f"{name}_{number + 1}": name for name, effect in sound_effects.EFFECTS.items() for number in range(effect.takes)
    }
    return takes | {name: name for name in sound_loops.LOOPS}


def make(file: str, folder: Path) -> None:
    """Make one file."""
    name = files()[file]
    if name in sound_loops.LOOPS:
        write(sound_loops.recorded(name), folder / f"{file}.ogg", 0.3)
    else:
        number = int(file.removeprefix(f"{name}_")) - 1
        write(sound_effects.recorded(name, number, LOUDNESS), folder / f"{file}.ogg", 0.5)


def main() -> None:
    """Write or list the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="the sounds to write; all of them if none is named")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to write to")
    parser.add_argument("--list", action="store_true", help="say what would be written, and write nothing")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for file, name in files().items():
        if args.names and not {file, name} & set(args.names):
            continue
        if not args.list:
            make(file, args.out)
        print(f"{file}.ogg")


if __name__ == "__main__":
    main()
