"""The style, script and fonts of the studio's pages, by the name in their address."""

from __future__ import annotations

from functools import cache

from ttprint.resources import folder

FOLDER = "shared/studio"
NAMES = ("studio.css", "studio.js", "text.woff", "text-bold.woff", "display.woff")
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
def asset(name: str) -> bytes:
    """The asset of one of the names; a font is packed when it is first asked for, unless it lies there."""
    path = folder("templates") / FOLDER / name
    stem, _, suffix = name.rpartition(".")
    if suffix == "woff" and not path.is_file():
        from ttprint.render.webfonts import whole

        return whole(stem)
    return path.read_bytes()
