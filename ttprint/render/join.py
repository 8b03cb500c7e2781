"""Several PDFs joined to one, page by page; a page may be used more than once, and there may be blank ones.

Pages keep their boxes and what is on them, stored once. Their labels are numbered: `12 · 3 front`. Tags are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pypdf import PageObject, PdfReader

from ttprint.press.duplex import Flip
from ttprint.render import pdffile
from ttprint.render.pdf import LAYER
from ttprint.render.pdffile import PdfStream, Shared

BOXES = ("/MediaBox", "/CropBox", "/BleedBox", "/TrimBox")
FLIPS = {Flip.LONG: "/DuplexFlipLongEdge", Flip.SHORT: "/DuplexFlipShortEdge"}


class JoinedPage(NamedTuple):
    """A page of the joined document: the number of a source, a page of that, and whether it is blank but as large."""

    source: int
    page: int
    blank: bool = False


def join(
    sources: Sequence[bytes],
    pages: Sequence[JoinedPage],
    bookmarks: Sequence[tuple[str, int]],
    *,
    title: str,
    author: str,
    subject: str,
    lang: str,
    flip: Flip | None,
) -> bytes:
    """Return the pages as one PDF, to be printed at actual size; a bookmark is a text and a page from 0."""
    documents = [_Source(pdffile.read(source)) for source in sources]
    layer = Shared({"/Type": "/OCG", "/Name": LAYER.encode()})
    tree: dict[str, object] = {"/Type": "/Pages"}
    parent = Shared(tree)
    empty = PdfStream.compressed(b"")
    kids = [
        Shared({"/Type": "/Page", "/Parent": parent, **documents[one.source].page(one, layer, empty)}) for one in pages
    ]
    tree |= {"/Kids": kids, "/Count": len(kids)}
    labels = [documents[one.source].label(one) for one in pages]
    preferences: dict[str, object] = {"/PrintScaling": "/None"}
    preferences |= {"/Duplex": FLIPS[flip]} if flip else {}
    catalog = {
        "/Type": "/Catalog",
        "/Pages": parent,
        "/Lang": lang.encode(),
        "/PageLabels": {
            "/Nums": [each for i, label in enumerate(labels) for each in (i, {"/P": _text(f"{i + 1}{label}")})]
        },
        "/Outlines": _outline([(text, kids[at]) for text, at in bookmarks]),
        "/PageMode": "/UseOutlines",
        "/ViewerPreferences": {**preferences, "/DisplayDocTitle": True},
    }
    if any(document.layered for document in documents):
        shown = {"/Name": LAYER.encode(), "/ON": [layer], "/Order": [layer]}
        catalog["/OCProperties"] = {"/OCGs": [layer], "/D": shown}
    info = {"/Title": _text(title), "/Author": author.encode(), "/Subject": _text(subject), "/Creator": b"ttprint"}
    return pdffile.write(catalog, Shared(info))


class _Source:
    """A document that pages are taken from."""

    def __init__(self, reader: PdfReader) -> None:
        self.reader = reader
        self.labels = reader.page_labels
        self.layered = "/OCProperties" in reader.root_object
        self.resources: dict[int, Shared] = {}

    def page(self, wanted: JoinedPage, layer: Shared, empty: PdfStream) -> Mapping[str, object]:
        """Return the entries of a page; the parts of the drawing that can be switched off are in the layer."""
        page = self.reader.pages[wanted.page]
        boxes = {name: page.raw_get(name) for name in BOXES if name in page}
        if wanted.blank:
            return {"/MediaBox": boxes["/MediaBox"], "/Resources": {}, "/Contents": empty}
        if wanted.page not in self.resources:
            self.resources[wanted.page] = _resources(page, layer)
        return {**boxes, "/Resources": self.resources[wanted.page], "/Contents": page.raw_get("/Contents")}

    def label(self, wanted: JoinedPage) -> str:
        """Return the label of a page as it follows its number."""
        label = self.labels[wanted.page]
        return "" if wanted.blank or label == str(wanted.page + 1) else f" · {label}"


def _resources(page: PageObject, layer: Shared) -> Shared:
    entries: dict[str, object] = dict(pdffile.resources(page).items())
    if "/Properties" in entries:
        entries["/Properties"] = {"/Layer": layer}
    return Shared(entries)


def _outline(bookmarks: Sequence[tuple[str, Shared]]) -> Shared:
    """Return a flat list of bookmarks."""
    tree: dict[str, object] = {"/Type": "/Outlines"}
    top = Shared(tree)
    items: list[dict[str, object]] = [
        {"/Title": _text(text), "/Parent": top, "/Dest": [page, "/Fit"]} for text, page in bookmarks
    ]
    shared = [Shared(item) for item in items]
    for before, after, first, second in zip(items, items[1:], shared, shared[1:], strict=False):
        before["/Next"], after["/Prev"] = second, first
    tree |= {"/First": shared[0], "/Last": shared[-1], "/Count": len(shared)}
    return top


def _text(text: str) -> bytes:
    return f"\ufeff{text}".encode("utf-16-be")
