"""Finished PDF pages laid on sheets to be folded; with finish.py the only importer of pikepdf.

The sheets are not tagged for screen readers: their pages stand in the order of folding, 12 beside 1, and tags would be
read out in that order or contradict it. The pages to read, which lie beside them, are tagged.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ttprint.geometry import Box
from ttprint.press.booklet import FoldedSheet, FoldedSide, Half, across
from ttprint.press.paper import Paper
from ttprint.render.numbers import Numbers

if TYPE_CHECKING:
    from pikepdf import Object, Page, Pdf

POINTS = 72 / 25.4  # a millimetre in the unit of PDF

_points = Numbers(4)


def write(document: bytes, sheets: Sequence[FoldedSheet], paper: Paper, *, title: str, lang: str) -> bytes:
    """The document's pages on sheets, front, back, front, back, to be turned on the short edge."""
    import pikepdf

    laid = across(paper)
    with pikepdf.open(io.BytesIO(document)) as source, pikepdf.new() as target:
        forms = [_form(target, page) for page in source.pages]
        for sheet in sheets:
            for side in (sheet.front, sheet.back):
                _add(target, forms, side, laid)
        target.docinfo["/Title"] = title
        target.docinfo["/Creator"] = "ttprint"
        target.Root.Lang = pikepdf.String(lang)
        target.Root.ViewerPreferences = pikepdf.Dictionary(
            PrintScaling=pikepdf.Name("/None"), Duplex=pikepdf.Name.DuplexFlipShortEdge, DisplayDocTitle=True
        )
        file = io.BytesIO()
        target.save(file, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return file.getvalue()


def page_sizes(document: bytes) -> list[Box]:
    """The pages of a document in mm."""
    import pikepdf

    with pikepdf.open(io.BytesIO(document)) as source:
        boxes = [[float(number) / POINTS for number in page.mediabox] for page in source.pages]
    return [Box(0, 0, right - left, top - bottom) for left, bottom, right, top in boxes]


def _form(target: Pdf, page: Page) -> Object:
    """The page as something to draw on another one."""
    import pikepdf

    content = page.obj.Contents
    if not isinstance(content, pikepdf.Stream):
        return target.copy_foreign(page.as_form_xobject())
    # as it is, still compressed: packing large drawings anew would take most of the time
    form = target.copy_foreign(content)
    form.Type, form.Subtype, form.FormType = pikepdf.Name.XObject, pikepdf.Name.Form, 1
    form.BBox = pikepdf.Array([*page.mediabox])
    form.Resources = target.copy_foreign(page.resources)
    return form


def _add(target: Pdf, forms: Sequence[Object], side: FoldedSide, paper: Paper) -> None:
    import pikepdf

    page = target.add_blank_page(page_size=(paper.width * POINTS, paper.height * POINTS))
    page.trimbox = page.mediabox
    halves = [half for half in (side.left, side.right) if half.page is not None]
    names = {f"/P{half.page}": forms[half.page - 1] for half in halves if half.page}
    page.obj.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(names))
    drawn = "\n".join(_drawn(half, forms, paper) for half in halves)
    page.obj.Contents = target.make_stream(drawn.encode())


def _drawn(half: Half, forms: Sequence[Object], paper: Paper) -> str:
    """The page in its box; PDF measures from the bottom."""
    number = half.page or 1
    left, bottom, right, _ = (float(edge) for edge in forms[number - 1].BBox)
    scale = half.box.width * POINTS / (right - left)
    x = half.box.x * POINTS - left * scale
    y = (paper.height - half.box.bottom) * POINTS - bottom * scale
    n = _points
    return f"q {n[scale]} 0 0 {n[scale]} {n[x]} {n[y]} cm /P{number} Do Q"
