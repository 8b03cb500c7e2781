"""What an order comes to, as text: its files with what can be read of them, its plan, and what is said about it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pikepdf
from PIL import Image

from ttprint.order.order import Printed
from ttprint.words.catalog import Words

_WISHES = ("/PrintScaling", "/Duplex")


def told(printed: Printed, words: Words) -> list[str]:
    """A line for each fact of what was printed, and for each page of its files."""
    lines = [f"plan {_given(asdict(printed.plan))}", f"main {printed.main!r} on {printed.paper!r}"]
    lines += [f"how {printed.how.text(words)}"] if printed.how else []
    for kind in ("advice", "hints", "warnings"):
        lines += [f"{kind} {message.text(words)}" for message in getattr(printed, kind)]
    lines += [f"ink is measured of {len(printed.inked)} files"]
    for name, data in printed.files.items():
        lines += [f"file {name}", *(f"  {line}" for line in _inside(name, data))]
    return lines


def _given(values: dict[str, Any]) -> str:
    return " ".join(f"{key}={value}" for key, value in values.items() if value)


def _inside(name: str, data: bytes) -> Iterator[str]:
    match name.rpartition(".")[2]:
        case "pdf":
            yield from _pdf(data)
        case "png":
            picture = Image.open(io.BytesIO(data))
            inked = picture.convert("L").point(lambda grey: 255 if grey < 250 else 0).getbbox()
            yield f"{picture.width} × {picture.height} pixels at {picture.info.get('dpi')}, inked {inked}"
        case "svg":
            start, end = data.index(b"<svg"), data.index(b"</title>")
            yield data[start:end].decode()
            yield f"{data.count(b'<path')} paths, {data.count(b'<text')} texts"
        case "json":
            assert b"\\u" not in data, "letters are written as they are"
            yield f"begins with {data[:30]!r}"
            yield from _json(json.loads(data))
        case _:
            yield f"{len(data.splitlines())} lines"


def _pdf(data: bytes) -> Iterator[str]:
    with pikepdf.open(io.BytesIO(data)) as document:
        info = " · ".join(str(document.docinfo.get(key)) for key in ("/Title", "/Author", "/Subject"))
        wishes = [str(document.Root.ViewerPreferences.get(key)) for key in _WISHES]
        yield f"{info} · {document.Root.Lang} · {' '.join(wishes)}"
        for page in document.pages:
            yield f"{page.label}: " + " ".join(
                f"{key[1:]} {' '.join(f'{float(edge) * 25.4 / 72:.1f}' for edge in page.obj[key])}"
                for key in ("/MediaBox", "/TrimBox", "/BleedBox")
                if key in page.obj
            )


def _json(value: Any) -> Iterator[str]:
    """A line for each object; those inside it follow, set in."""
    if isinstance(value, list):
        for one in value:
            yield from _json(one)
        return
    inner = {key: one for key, one in value.items() if isinstance(one, list) and one and isinstance(one[0], dict)}
    yield json.dumps({key: one for key, one in value.items() if key not in inner}, ensure_ascii=False)
    for key, one in inner.items():
        yield f"{key}:"
        yield from (f"  {line}" for line in _json(one))
