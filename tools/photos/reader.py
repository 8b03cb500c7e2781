"""The photo reader of the playable page, run in Node."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
from PIL import Image

from tools.photos import art
from tools.photos.photo import Bytes, Floats
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind, Tile, directions

SCRIPT = Path(__file__).with_name("read.mjs")
FACE = 64  # pixels of a drawing for the templates
LARGEST = 2_000_000  # pixels: a page makes larger photos smaller before it hands them over


def drawings(theme: Theme) -> list[tuple[Tile, Image.Image]]:
    """Return every face of a set, and the flyover, without bleed."""
    names = [(kind, copy, Crossing.CROSSROADS) for kind in Kind for copy in range(SET[kind])]
    names.append((Kind.CROSSING, 0, Crossing.FLYOVER))
    found = []
    for kind, copy, crossing in names:
        tile = directions(kind)[0]
        whole = art.face(tile, copy, theme, 50.0, crossing)
        edge = art.BLEED / (50.0 + 2 * art.BLEED) * whole.width
        box = (edge, edge, whole.width - edge, whole.height - edge)
        found.append((tile, whole.resize((FACE, FACE), Image.Resampling.BOX, box).convert("RGBA")))
    return found


def smaller(pixels: Bytes, most: int = LARGEST) -> tuple[Bytes, float]:
    """Return the picture, made smaller if it has too many pixels, and the scale."""
    height, width = pixels.shape[:2]
    factor = min(1.0, (most / (width * height)) ** 0.5)
    if factor == 1:
        return pixels, 1.0
    size = (round(width * factor), round(height * factor))
    return np.asarray(Image.fromarray(pixels).resize(size, Image.Resampling.BILINEAR)), factor


class Reader:
    """A Node process that reads pictures."""

    def __init__(self, script: Path = SCRIPT) -> None:
        self.process = subprocess.Popen(["node", str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        sheets = {theme: drawings(theme) for theme in Theme}
        faces = [
            {
                "name": theme.value,
                "faces": [{"tile": str(tile), "width": FACE, "height": FACE} for tile, _ in sheet],
            }
            for theme, sheet in sheets.items()
        ]
        self._ask({"art": faces}, b"".join(one.tobytes() for sheet in sheets.values() for _, one in sheet))

    def __enter__(self) -> Reader:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def _ask(self, request: dict[str, Any], pixels: bytes) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        text = json.dumps({**request, "bytes": len(pixels)}).encode()
        self.process.stdin.write(len(text).to_bytes(4, "little") + text + pixels)
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def read(self, pixels: Bytes, corners: Floats | Sequence[Sequence[float]] | None = None) -> dict[str, Any]:
        """Return the reading of a picture with height x width x 3 pixels; corners are of the block in its pixels."""
        small, factor = smaller(pixels)
        height, width = small.shape[:2]
        given = None if corners is None else (np.asarray(corners) * factor).tolist()
        whole = np.dstack([small, np.full((height, width), 255, dtype=np.uint8)])
        answer = self._ask({"width": width, "height": height, "corners": given}, whole.tobytes())
        if answer.get("corners"):
            answer["corners"] = (np.asarray(answer["corners"]) / factor).tolist()
        return answer
