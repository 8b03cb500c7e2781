"""Finished pages of a booklet laid on sheets to be folded.

The sheets are not tagged for screen readers: their pages stand in the order of folding, 12 beside 1, and tags would be
read out in that order or contradict it. The pages to read, which lie beside them, are tagged.
"""

from __future__ import annotations

from collections.abc import Sequence

from pypdf import PageObject

from ttprint.geometry import Box
from ttprint.press.booklet import FoldedSide, across
from ttprint.press.duplex import Flip
from ttprint.press.paper import Paper
from ttprint.render import pdffile
from ttprint.render.numbers import Numbers
from ttprint.render.pdf import POINTS
from ttprint.render.pdffile import PdfStream, Shared

_points = Numbers(4)


FLIPS = {Flip.LONG: "/DuplexFlipLongEdge", Flip.SHORT: "/DuplexFlipShortEdge"}


def write(
    document: bytes, sides: Sequence[FoldedSide], paper: Paper, *, title: str, lang: str, flip: Flip | None
) -> bytes:
    """Return the document's pages on the sides of sheets, to be turned on that edge by the printer, if on any."""
    laid = across(paper)
    forms = [_Form(page) for page in pdffile.read(document).pages]
    tree: dict[str, object] = {"/Type": "/Pages"}
    parent = Shared(tree)
    tree |= {"/Kids": [Shared(_page(side, forms, laid, parent)) for side in sides], "/Count": len(sides)}
    preferences: dict[str, object] = {"/PrintScaling": "/None"}
    preferences |= {"/Duplex": FLIPS[flip]} if flip else {}
    preferences |= {"/DisplayDocTitle": True}
    catalog = {"/Type": "/Catalog", "/Pages": parent, "/Lang": lang.encode(), "/ViewerPreferences": preferences}
    info = {"/Title": f"\ufeff{title}".encode("utf-16-be"), "/Creator": b"ttprint"}
    return pdffile.write(catalog, Shared(info))


class _Form:
    """A page as something to draw on another one; its content stays compressed."""

    def __init__(self, page: PageObject) -> None:
        box = page.mediabox
        self.left, self.bottom, self.width = float(box.left), float(box.bottom), float(box.width)
        entries = {"/Type": "/XObject", "/Subtype": "/Form", "/FormType": 1, "/BBox": page.raw_get("/MediaBox")}
        self.stream = PdfStream.copy(pdffile.contents(page), {**entries, "/Resources": page.raw_get("/Resources")})


def _page(side: FoldedSide, forms: Sequence[_Form], paper: Paper, parent: Shared) -> dict[str, object]:
    box = [0, 0, round(paper.width * POINTS, 6), round(paper.height * POINTS, 6)]
    placed = [(half.box, half.page, forms[half.page - 1]) for half in (side.left, side.right) if half.page is not None]
    operators = "\n".join(_drawn(number, form, at, paper, side.turned) for at, number, form in placed)
    return {
        "/Type": "/Page",
        "/Parent": parent,
        "/MediaBox": box,
        "/TrimBox": box,
        "/Resources": {"/XObject": {f"/P{number}": form.stream for _, number, form in placed}},
        "/Contents": PdfStream.compressed(operators.encode()),
    }


def _drawn(number: int, form: _Form, box: Box, paper: Paper, turned: bool) -> str:
    """Return the operators that draw the page with that number in a box; PDF measures from the bottom.

    On a turned side, everything is turned by 180 degrees.
    """
    scale = box.width * POINTS / form.width
    x = box.x * POINTS - form.left * scale
    y = (paper.height - box.bottom) * POINTS - form.bottom * scale
    if turned:
        scale, x, y = -scale, paper.width * POINTS - x, paper.height * POINTS - y
    n = _points
    return f"q {n[scale]} 0 0 {n[scale]} {n[x]} {n[y]} cm /P{number} Do Q"
