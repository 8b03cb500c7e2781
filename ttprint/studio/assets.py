"""The style, script, fonts and pictures of the studio's pages, by the name in their address."""

from __future__ import annotations

from functools import cache

from ttprint.resources import folder

FOLDER = "shared/studio"  # in templates/
FILES = ("studio.css", "studio.js", "text.woff", "text-bold.woff", "display.woff")
PICTURES = "pictures"  # the folder of a game's pictures, in its folder in templates/
KINDS = {
    "pdf": "application/pdf",
    "svg": "image/svg+xml",
    "png": "image/png",
    "zip": "application/zip",
    "json": "application/json",
    "html": "text/html; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "woff": "font/woff",
}


def kind_of(name: str) -> str:
    """The content type of a file."""
    return KINDS.get(name.rpartition(".")[2], "application/octet-stream")


@cache
def names() -> tuple[str, ...]:
    """Every asset."""
    root = folder("templates")
    pictures = sorted(path for path in root.glob(f"*/{PICTURES}/*.png"))
    return (*FILES, *(f"{path.parents[1].name}/{path.name}" for path in pictures))


def picture_named(game: str, *stems: str) -> str:
    """The address of the first of these pictures that a game's folder has; empty if it has none."""
    found = (f"{game}/{stem}.png" for stem in stems if f"{game}/{stem}.png" in names())
    return next((f"/-/{name}" for name in found), "")


@cache
def asset(name: str) -> bytes:
    """The asset of one of the names; a font is packed when it is first asked for, unless it lies there."""
    game, _, picture = name.rpartition("/")
    path = folder("templates") / (f"{game}/{PICTURES}/{picture}" if game else f"{FOLDER}/{name}")
    if path.suffix == ".woff" and not path.is_file():
        from ttprint.render.webfonts import whole

        return whole(path.stem)
    return path.read_bytes()
