"""Writes photos to look at: python -m tools.photos FOLDER [--first SEED] [--count N] [--others]."""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image, ImageDraw

from tools.photos import Difficulty, Photo, city_photo, other_photo
from ttprint.draw.inks import Theme


def outlined(photo: Photo) -> Image.Image:
    """Return the picture with the outline of the block."""
    picture = Image.fromarray(photo.pixels)
    if photo.corners is not None:
        points = [(float(x), float(y)) for x, y in photo.corners]
        width = max(2, picture.width // 400)
        ImageDraw.Draw(picture).line([*points, points[0]], fill=(255, 0, 255), width=width)
    return picture


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folder", type=Path)
    ask.add_argument("--first", type=int, default=1)
    ask.add_argument("--count", type=int, default=9)
    ask.add_argument("--others", action="store_true", help="pictures without a city")
    ask.add_argument("--difficulty", type=Difficulty)
    ask.add_argument("--theme", type=Theme)
    given = ask.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for seed in range(given.first, given.first + given.count):
        photo = other_photo(seed) if given.others else city_photo(seed, given.difficulty, given.theme)
        name = f"{seed}-{photo.difficulty.value}-{photo.theme}"
        (given.folder / f"{name}.jpg").write_bytes(photo.jpeg)
        small = outlined(photo)
        small.thumbnail((700, 700))
        small.save(given.folder / f"{name}.png")
        print(seed, photo.difficulty.value, photo.theme, *(photo.tiles or ()), "|", ", ".join(photo.about))


if __name__ == "__main__":
    main()
