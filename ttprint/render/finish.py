"""A set booklet made ready for the press: what is drawn again and again is stored once, and the pages know their trim.

block: a shape as Typst writes it, with a matrix of its own      run: blocks one after another with the same matrix
form: a run without its matrix, stored once and drawn wherever it comes, as often and as large as it does
"""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pikepdf import Object, Page, Pdf

LEAST = 200  # bytes: a shorter run costs less where it stands than a form and a name for it

_BLOCK = re.compile(rb"q ((?:-?[\d.]+ ){6})cm([^()]*?)\nQ\n")
_INSIDE = re.compile(rb"\b(?:q|Q|BT|BDC|BMC|EMC|Do|cm)\b|\bW\*? n")  # a block with any of these is not just a shape
_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?")
_SHARED = ("/ColorSpace", "/ExtGState")


@dataclass(frozen=True, slots=True)
class Streak:
    """Where a run stands in a page's operators, its matrix, and what it draws."""

    start: int
    end: int
    matrix: bytes
    drawn: bytes


def finish(document: bytes) -> bytes:
    """The document with its repeated drawings stored once, to be printed at its true size; tags stay as they are."""
    import pikepdf

    with pikepdf.open(io.BytesIO(document)) as pdf:
        pages = [(page, page.obj.Contents.read_bytes()) for page in pdf.pages]
        found = [list(_runs(operators)) for _, operators in pages]
        often = Counter(run.drawn for runs in found for run in runs if len(run.drawn) >= LEAST)
        forms: dict[tuple[bytes, str], Object] = {}
        for (page, operators), runs in zip(pages, found, strict=True):
            _share(pdf, page, operators, [run for run in runs if often[run.drawn] > 1], forms)
            page.trimbox = page.mediabox
        pdf.Root.ViewerPreferences.PrintScaling = pikepdf.Name("/None")
        file = io.BytesIO()
        pdf.save(
            file,
            deterministic_id=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            fix_metadata_version=False,  # it is right, and would be written anew
        )
    return file.getvalue()


def _runs(operators: bytes) -> Iterator[Streak]:
    start = end = 0
    matrix, shapes = b"", list[bytes]()
    for block in _BLOCK.finditer(operators):
        if _INSIDE.search(block[2]):
            continue
        if (block[1], block.start()) != (matrix, end) and shapes:
            yield Streak(start, end, matrix, b"".join(shapes))
            shapes.clear()
        if not shapes:
            start, matrix = block.start(), block[1]
        shapes.append(b"q%b\nQ\n" % block[2])  # what a shape sets, such as a line's width, must not reach the next
        end = block.end()
    if shapes:
        yield Streak(start, end, matrix, b"".join(shapes))


def _share(pdf: Pdf, page: Page, operators: bytes, runs: list[Streak], forms: dict[tuple[bytes, str], Object]) -> None:
    import pikepdf

    resources = page.obj.Resources
    palette = {name: resources[name] for name in _SHARED if name in resources}
    key = repr(palette)
    out, at = [], 0
    names: dict[str, Object] = {}
    for run in runs:
        if (run.drawn, key) not in forms:
            forms[run.drawn, key] = _form(pdf, run.drawn, palette)
        form = forms[run.drawn, key]
        name = f"/Once{form.objgen[0]}"
        names[name] = form
        out += [operators[at : run.start], b"q %bcm %b Do\nQ\n" % (run.matrix, name.encode())]
        at = run.end
    out.append(operators[at:])
    if names:
        resources.XObject = pikepdf.Dictionary({**dict(resources.get("/XObject", {}).items()), **names})
    page.obj.Contents = pdf.make_stream(b"".join(out))


def _form(pdf: Pdf, drawn: bytes, palette: dict[str, Object]) -> Object:
    import pikepdf

    numbers = [float(number) for number in _NUMBER.findall(drawn)]
    low, high = min(numbers) - 10, max(numbers) + 10  # a box that holds every point, whichever number is x and which y
    form = pdf.make_stream(drawn)
    form.Type, form.Subtype = pikepdf.Name.XObject, pikepdf.Name.Form
    form.BBox = pikepdf.Array([low, low, high, high])
    form.Resources = pikepdf.Dictionary(palette)
    return form
