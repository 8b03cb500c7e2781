"""The box of Vite, Taxi!: seconds, memory and size of each part, and of the kit in several languages. Prints Markdown.

Seconds depend on the machine; six languages should take about six times as long as one.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from deck import measured

from ttprint.words.catalog import languages

TTPRINT = str(Path(sys.executable).with_name("ttprint"))
PARTS = ("cards", "money", "taxis", "die", "trays", "board", "rules", "kit")


def size(folder: Path) -> float:
    """Return the size of the files in a folder, in KB."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1000


def row(*cells: object) -> None:
    print(f"| {' | '.join(map(str, cells))} |")


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        print("| `ttprint vite-taxi …` | seconds | peak MB | KB |\n|---|---:|---:|---:|")
        for part in PARTS:
            seconds, memory = measured([TTPRINT, "vite-taxi", part, "--lang", "fr", "--out", part], home)
            row(part, f"{seconds:.1f}", f"{memory:.0f}", f"{size(home / part):,.0f}")

        print("\n| languages of the kit | seconds | seconds a language | KB |\n|---:|---:|---:|---:|")
        spent = 0.0
        for count, tag in enumerate(languages(), 1):
            spent += measured([TTPRINT, "vite-taxi", "kit", "--lang", tag, "--out", f"kits/{tag}"], home)[0]
            if count in (1, 2, 4, 6):
                row(count, f"{spent:.1f}", f"{spent / count:.1f}", f"{size(home / 'kits'):,.0f}")


if __name__ == "__main__":
    main()
