"""Makes docs/pictures/studio.png, a page of the studio with its form and the sheets beside it: part of `make pictures`.

It needs Chromium and what `make test` installs; where they are missing it says so and leaves the picture as it is.
"""

from __future__ import annotations

import io
import shutil
import sys
import threading
from contextlib import closing
from pathlib import Path

from PIL import Image

from ttprint.games import DEFAULT_GAME
from ttprint.studio.routes import create_studio
from ttprint.studio.server import listen

FILE = Path(__file__).parents[1] / "docs" / "pictures" / "studio.png"
WIDTH, HEIGHT = 1280, 1000  # px


def shot(url: str, program: str) -> Image.Image:
    """The page of the tiles, once its sheets are drawn."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        window = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB", color_scheme="light")
        window.goto(f"{url}/{DEFAULT_GAME.name}/deck?sets=cab")
        window.wait_for_selector(".leaves img", timeout=60_000)
        for image in window.locator(".leaves img").all():
            image.evaluate("image => image.decode()")
        window.wait_for_timeout(500)
        picture = Image.open(io.BytesIO(window.screenshot()))
        browser.close()
    return picture


def main() -> None:
    import waitress

    program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if program is None:
        sys.exit("There is no Chromium here: docs/pictures/studio.png stays as it is.")
    with listen("127.0.0.1", 0) as listening, closing(create_studio()) as studio:
        server = waitress.create_server(studio, sockets=[listening], threads=8)
        threading.Thread(target=server.run, daemon=True).start()
        picture = shot(f"http://127.0.0.1:{listening.getsockname()[1]}", program)
        server.close()
    picture.convert("RGB").quantize(256).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
