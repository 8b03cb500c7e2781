"""What every page needs beside its words: style, script and fonts, by the name in their address."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ttprint.render.webfonts import subset
from ttprint.resources import folder

FONTS = ("text", "text-bold", "display")
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
    "ttf": "font/ttf",
}


def kind_of(name: str) -> str:
    """What a file is, as a browser wants to be told."""
    return KINDS.get(name.rpartition(".")[2], "application/octet-stream")


@cache
def assets() -> Mapping[str, tuple[bytes, str]]:
    """Each asset by its name, with its kind."""
    place = folder("templates") / "shared" / "studio"
    files = {name: (place / name).read_bytes() for name in ("studio.css", "studio.js")}
    files |= {f"{font}.ttf": subset(font) for font in FONTS}
    return {name: (data, kind_of(name)) for name, data in files.items()}
