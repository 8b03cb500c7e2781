"""Shows what a change does to the pictures: `make look BASE=REV` writes out/look/index.html.

A fixed choice of sheets, booklets and web pages is rendered with the code of a revision and with the working tree. The
page shows before, after and difference of each picture that changed, largest difference first. Web pages need Chromium;
without it they are left out, and a line says so.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from pathlib import Path

import pypdfium2
import resvg_py
from PIL import Image, ImageChops

REPOSITORY = Path(__file__).parents[1]
OUT = REPOSITORY / "out" / "look"
DPI = 50
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WIDTH, HEIGHT = 1280, 1000  # px of a browser's window
STYLE = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>look</title><style>body { font-family: sans-serif }'
    "th { text-align: left } td { width: 33%; vertical-align: top } img { width: 100%; border: 1px solid #999 }</style>"
)
COMMANDS = (
    "kit --lang en",
    "deck --lang de --theme contrast --duplex fold --sets cab,medal",
    "deck --lang en --sets cab --theme ink --svg",
    "board --lang fr --tile 70",
    "markers --lang en --style both",
    "tuckbox --lang es",
    "challenges --lang en --kind mixed --count 9 --hints",
    "challenges --lang nl --card a6 --answers backs --count 4",
    "poster 7KQ2 --lang it",
    "worksheet --lang de",
    "classpack --lang fr --pupils 8",
    "tournament --lang en --players 6",
    "calibrate --lang en",
    "vite-taxi kit --lang en",
    "vite-taxi cards --lang fr --theme ink --duplex short",
    "vite-taxi board --lang de --theme contrast --single --svg",
)
STUDIO_PAGES = ("turbo-taxi/deck?sets=cab", "vite-taxi/money")


@dataclass(frozen=True)
class Change:
    """A picture that changed; before or after is None where there is no such picture."""

    name: str
    before: Image.Image | None
    after: Image.Image | None
    difference: Image.Image
    share: float  # of the pixels that differ


def compare(before: Mapping[str, Image.Image], after: Mapping[str, Image.Image]) -> list[Change]:
    """Return the pictures that changed, appeared or disappeared, largest difference first."""
    changes = []
    for name in dict.fromkeys([*before, *after]):
        old, new = before.get(name), after.get(name)
        marked, share = difference(old, new)
        if share:
            changes.append(Change(name, old, new, marked, share))
    return sorted(changes, key=lambda change: -change.share)


def difference(before: Image.Image | None, after: Image.Image | None) -> tuple[Image.Image, float]:
    """Return the later picture, pale, with what changed in red, and the share of pixels that changed."""
    known = [picture for picture in (before, after) if picture]
    size = max(one.width for one in known), max(one.height for one in known)
    grounds = [Image.new("RGB", size, "white") for _ in range(2)]
    for ground, picture in zip(grounds, (before, after), strict=True):
        if picture:
            ground.paste(picture.convert("RGB"))
    apart = ImageChops.difference(*grounds)
    mask = Image.new("L", size)
    for band in apart.split():
        mask = ImageChops.lighter(mask, band.point([0] + [255] * 255))
    share = mask.histogram()[255] / (size[0] * size[1])
    if before is None or after is None or before.size != after.size:
        share = 1.0
    pale = Image.blend(grounds[1], Image.new("RGB", size, "white"), 0.7)
    pale.paste(Image.new("RGB", size, "red"), mask=mask)
    return pale, share


def write(folder: Path, changes: Sequence[Change], pictures: int, base: str) -> Path:
    """Write a web page with every change, and return its path."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    rows = []
    for number, change in enumerate(changes, 1):
        cells = []
        for kind, picture in (("before", change.before), ("after", change.after), ("difference", change.difference)):
            cell = "none"
            if picture:
                file = f"{number:03}-{kind}.png"
                picture.save(folder / file)
                cell = f'<a href="{file}"><img src="{file}" alt="{kind}" loading="lazy"></a>'
            cells.append(f"<td>{cell}</td>")
        rows.append(f"<tr><th colspan=3>{escape(change.name)}: {change.share:.2%}</th></tr><tr>{''.join(cells)}</tr>")
    counted = f"{len(changes)} of {pictures} pictures changed" if changes else f"nothing changed in {pictures} pictures"
    rows = ["<tr><th>before</th><th>after</th><th>difference</th></tr>", *rows] if changes else []
    page = f"{STYLE}<h1>Compared with {escape(base)}: {counted}</h1><table>{''.join(rows)}</table>"
    (folder / "index.html").write_text(page, encoding="utf-8")
    return folder / "index.html"


def render(checkout: Path, title: str) -> dict[str, Image.Image]:
    """Return the fixed choice of pictures, by name, made by the code of a checkout."""
    found: dict[str, Image.Image] = {}
    with tempfile.TemporaryDirectory(prefix="look") as folder:
        for command in COMMANDS:
            print(f"{title}: {command}", file=sys.stderr)
            out = Path(folder) / re.sub(r"\W+", "-", command)
            subprocess.run(
                [sys.executable, "-m", "ttprint", *command.split(), "--out", f"{out}/"],
                env=_environment(checkout, folder),
                cwd=folder,
                stdout=subprocess.DEVNULL,
                check=True,
            )
            pictures = [picture for file in sorted(out.rglob("*")) for picture in _pictures(file)]
            found |= {f"{command}, page {number}": picture for number, picture in enumerate(pictures, 1)}
        program = next(filter(None, map(shutil.which, BROWSERS)), None)
        if program:
            print(f"{title}: web pages", file=sys.stderr)
            found |= dict(_web_pages(checkout, Path(folder), program))
        else:
            print("There is no Chromium here: web pages are left out.", file=sys.stderr)
    return found


def _pictures(file: Path) -> Iterator[Image.Image]:
    if file.suffix == ".pdf":
        for page in pypdfium2.PdfDocument(file):
            yield page.render(scale=DPI / 72).to_pil().convert("RGB")
    elif file.suffix == ".svg":
        data = resvg_py.svg_to_bytes(svg_string=file.read_text(encoding="utf-8"), background="white", dpi=DPI)
        yield Image.open(io.BytesIO(bytes(data))).convert("RGB")


def _web_pages(checkout: Path, folder: Path, program: str) -> Iterator[tuple[str, Image.Image]]:
    from playwright.sync_api import ViewportSize, sync_playwright

    environment = _environment(checkout, str(folder))
    play = [sys.executable, "-m", "ttprint", "play", "--lang", "en", "--out", "play.html"]
    subprocess.run(play, env=environment, cwd=folder, stdout=subprocess.DEVNULL, check=True)
    with sync_playwright() as playwright, _studio(environment, folder) as address:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        size = ViewportSize(width=WIDTH, height=HEIGHT)
        window = browser.new_page(viewport=size, locale="en-GB", color_scheme="light", reduced_motion="reduce")
        window.goto(f"{(folder / 'play.html').as_uri()}#7KQ2")
        window.wait_for_timeout(1500)
        yield "play page", Image.open(io.BytesIO(window.screenshot()))
        for page in STUDIO_PAGES:
            window.goto(f"{address}{page}")
            window.wait_for_selector(".leaves img", timeout=60_000)
            window.wait_for_timeout(1500)
            yield f"studio {page}", Image.open(io.BytesIO(window.screenshot()))
        browser.close()


@contextmanager
def _studio(environment: Mapping[str, str], folder: Path) -> Iterator[str]:
    command = [sys.executable, "-u", "-m", "ttprint", "studio", "--port", "0", "--no-open"]
    with subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True) as studio:
        assert studio.stdout
        address = re.search(r"http://\S+", studio.stdout.readline())
        try:
            yield address[0] if address else ""
        finally:
            studio.terminate()


def _environment(checkout: Path, folder: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(checkout), "HOME": folder, "XDG_CONFIG_HOME": folder, "LANG": "C.UTF-8"}


def main() -> None:
    base = sys.argv[1] if len(sys.argv) > 1 and sys.argv[1] else "HEAD"
    with tempfile.TemporaryDirectory(prefix="look-base") as folder:
        archive = subprocess.run(["git", "archive", base], cwd=REPOSITORY, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        before = render(Path(folder), base)
    after = render(REPOSITORY, "working tree")
    changes = compare(before, after)
    page = write(OUT, changes, len({*before, *after}), base)
    print(f"{len(changes)} pictures changed: {page}" if changes else f"nothing changed in {len(after)} pictures")


if __name__ == "__main__":
    main()
