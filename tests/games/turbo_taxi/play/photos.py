"""Photos for the page without the time that reading takes: a worker that answers what a test tells it."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence

from PIL import Image
from playwright.sync_api import FilePayload, Page

from tests.games.turbo_taxi.play.visitor import Visitor

CORNERS = [[150, 120], [450, 110], [480, 400], [120, 410]]  # in a picture of 640 x 480
# what the page asks is in `asked`; `reading` is the answer, none if it is null
WORKER = """
window.made = 0;
window.Worker = class {
  constructor() { window.made++; }
  terminate() { window.ended = true; }
  postMessage(question) {
    if (question.art) { window.art = question.art; return; }
    window.asked = question;
    setTimeout(() => { if (window.reading) this.onmessage({ data: { reading: window.reading } }); });
  }
};
"""


def picture(width: int = 640, height: int = 480, kind: str = "PNG", orientation: int | None = None) -> FilePayload:
    """A picture file: its left half is red, its right half white."""
    image = Image.new("RGB", (width, height), "white")
    image.paste((200, 0, 0), (0, 0, width // 2, height))
    exif = Image.Exif()
    if orientation:
        exif[0x0112] = orientation
    file = io.BytesIO()
    image.save(file, kind, exif=exif)
    return {"name": f"city.{kind.lower()}", "mimeType": f"image/{kind.lower()}", "buffer": file.getvalue()}


def reading(
    tiles: str, reason: str | None = None, unsure: Sequence[int] = (), seconds: Mapping[int, str] | None = None
) -> dict[str, object]:
    """A reading of nine tiles, - for none, with a reason why it was not accepted."""
    names = [None if name == "-" else name for name in tiles.split()]
    found = any(names)
    return {
        "tiles": names,
        "margins": [0.0 if square in unsure else 0.3 for square in range(9)],
        "doubtful": [square in unsure for square in range(9)],
        "seconds": [(seconds or {}).get(square) for square in range(9)],
        "corners": CORNERS if found else None,
        "squares": [],
        "accepted": reason is None,
        "reason": reason,
        "theme": "city",
        "score": 0.8,
    }


def use_worker(page: Page) -> None:
    """Put the worker of these tests in the place of the browser's."""
    page.evaluate(f"() => {{ {WORKER} }}")


def take(visitor: Visitor, answer: Mapping[str, object] | None, file: FilePayload | None = None) -> None:
    """Take a photo that is read as told; without an answer the reading does not end."""
    visitor.page.evaluate(f"window.reading = {json.dumps(answer)}")
    visitor.page.set_input_files("#photo-camera", file or picture())
    visitor.page.wait_for_selector(f"#photo[open] #photo-progress{'[hidden]' if answer else ''}", state="attached")
