"""The deck compared with protograf, its file size, and cost by number of sets. Prints Markdown."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Path as Outline
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, directions

TTPRINT = str(Path(sys.executable).with_name("ttprint"))


def measured(command: list[str], folder: Path) -> tuple[float, float]:
    """Return the seconds that a command takes, and its peak memory in MB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{' '.join(command)} failed")
    per_mb = 1024 * 1024 if sys.platform == "darwin" else 1024
    return time.perf_counter() - start, usage.ru_maxrss / per_mb


def paths_on_a_face() -> float:
    """Return how many paths ttprint draws on a tile, on average."""
    look = {"size": 50.0, "theme": Theme.CITY, "crossing": Crossing.CROSSROADS}
    faces = [tile_face(directions(kind)[0], **look, copy=i) for kind, copies in SET.items() for i in range(copies)]
    return sum(isinstance(node, Outline) for face in faces for node in face.children) / len(faces)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours = min(measured([TTPRINT, "deck", "--pdf", "--out", "deck.pdf"], folder)[0] for _ in range(3))
        size = (folder / "deck.pdf").stat().st_size
        theirs, _ = measured([sys.executable, str(Path(__file__).with_name("protograf_deck.py"))], folder)
        print(
            f"Sixty tiles of 50 mm, {paths_on_a_face():.0f} paths on a face of ttprint's, 55 shapes on protograf's:\n"
        )
        print("| whole command | seconds | times ttprint | KB |\n|---|---:|---:|---:|")
        print(f"| ttprint deck, ten pages with backs | {ours:.2f} | 1 | {size / 1000:.0f} |")
        other = (folder / "protograf.pdf").stat().st_size
        print(f"| protograf, fronts alone | {theirs:.2f} | {theirs / ours:.0f} | {other / 1000:.0f} |")

        print("\n| sets | tiles | seconds | ms a tile | peak MB | KB |\n|---:|---:|---:|---:|---:|---:|")
        for sets in (30, 100, 300):
            seconds, memory = measured([TTPRINT, "deck", "--sets", str(sets), "--out", f"{sets}.pdf"], folder)
            tiles, written = 12 * sets, (folder / f"{sets}.pdf").stat().st_size / 1000
            row = (f"{seconds:.2f}", f"{1000 * seconds / tiles:.2f}", f"{memory:.0f}", f"{written:,.0f}")
            print(f"| {sets} | {tiles:,} | {' | '.join(row)} |")


if __name__ == "__main__":
    main()
