"""Makes docs/pictures/play.png, the page on which one plays on a tablet and on a phone: part of `make pictures`.

It needs Chromium and what `make test` installs; where they are missing it says so and leaves the picture as it is.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image

from ttprint.games.turbo_taxi.play.page import PageOrder, page

FILE = Path(__file__).parents[1] / "docs" / "pictures" / "play.png"
SIZES = ((1180, 820), (390, 820))  # px
GAP, GROUND = 40, "#d9d4c6"
LAID = "a1 SW b1 ES c1 NSW a2 NS c2 NESW a3 NES b3 NW c3 N"


def shots(url: str, program: str) -> list[Image.Image]:
    """The page with a city laid and found correct, as large screens and small ones show it."""
    from playwright.sync_api import sync_playwright

    found: list[Image.Image] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for width, height in SIZES:
            window = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
            window.goto(f"{url}#3D3E")
            window.fill("#play-typed", LAID)
            window.press("#play-typed", "Enter")
            window.click("#at-play [data-part='check']")
            window.wait_for_timeout(2500)  # until the taxis have driven home
            window.evaluate("scrollTo(0, 0)")
            found.append(Image.open(io.BytesIO(window.screenshot())))
        browser.close()
    return found


def main() -> None:
    program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if program is None:
        sys.exit("There is no Chromium here: docs/pictures/play.png stays as it is.")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_bytes(page(PageOrder()))
        pictures = shots(file.as_uri(), program)
    width = sum(one.width for one in pictures) + GAP * (len(pictures) + 1)
    whole = Image.new("RGB", (width, SIZES[0][1] + 2 * GAP), GROUND)
    left = GAP
    for one in pictures:
        whole.paste(one.convert("RGB"), (left, GAP))
        left += one.width + GAP
    whole.quantize(128).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
