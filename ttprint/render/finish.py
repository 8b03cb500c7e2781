"""A set booklet made ready for the press: its figures are put where Typst has left room, and the pages know their trim.

frame: an empty picture as large as a figure, which Typst finds a place for; its ink tells which figure belongs there
form: a figure, or a drawing in several of them, stored once: Typst would write it anew wherever it comes
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Page, Path
from ttprint.draw.shapes import rect
from ttprint.geometry import Box
from ttprint.render import pdf, svg

if TYPE_CHECKING:
    from pikepdf import Object, Pdf
    from pikepdf import Page as Leaf

RED, BLUE = 1, 254  # of a frame's ink, which no layout uses; its green is the figure's number

_FRAME = re.compile(rb"q ((?:-?[\d.]+ ){6})cm/c\d+ cs (0\.0039\d*) ([\d.]+) (0\.996\d*) scn [\d. mlh\n]+\nf\nQ\n")


def frames(figures: Mapping[str, Page]) -> dict[str, bytes]:
    """For every figure its frame, a drawing of the same name."""
    if len(figures) > 256:
        raise ValueError("a frame's ink tells 256 figures apart")
    return {name: svg.write(_frame(page, number)) for number, (name, page) in enumerate(figures.items())}


def gathered(figures: Mapping[str, Page]) -> bytes:
    """All figures as the pages of one document, to take them from; their letters are outlines, as in a drawing."""
    return pdf.write(figures.values(), title="", author="", lang="", flip=None, outlines=True)


def finish(document: bytes, figures: bytes) -> bytes:
    """The document with the figures in their frames, to be printed at its true size; tags stay as they are."""
    import pikepdf

    with pikepdf.open(io.BytesIO(document)) as target, pikepdf.open(io.BytesIO(figures)) as source:
        hanger = _Hanger(target, source)
        for page in target.pages:
            hanger.hang(page)
            page.trimbox = page.mediabox
        target.Root.ViewerPreferences.PrintScaling = pikepdf.Name("/None")
        file = io.BytesIO()
        pikepdf.settings.set_flate_compression_level(9)
        target.save(
            file,
            deterministic_id=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            recompress_flate=True,
            fix_metadata_version=False,  # it is right, and would be written anew
        )
    return file.getvalue()


class _Hanger:
    """Puts figures into frames, each figure brought over from its document once."""

    def __init__(self, target: Pdf, source: Pdf) -> None:
        import pikepdf

        self.target = target
        self.source = source
        self.forms: dict[int, Object] = {}
        self.inks = target.make_indirect(_colours(target))
        self.plain: Object = target.make_indirect(pikepdf.Dictionary(ColorSpace=self.inks))
        self.told: set[tuple[int, int]] = set()  # forms that know their colours

    def hang(self, page: Leaf) -> None:
        """Put figures into the page's frames."""
        import pikepdf

        hung: dict[str, Object] = {}

        def figure(frame: re.Match[bytes]) -> bytes:
            number = round(float(frame[3]) * 255)
            if number not in self.forms:
                self.forms[number] = self._form(number)
                self._tell(self.forms[number])
            hung[f"/Figure{number}"] = self.forms[number]
            return b"q %bcm/Figure%d Do\nQ\n" % (frame[1], number)

        operators = _FRAME.sub(figure, page.obj.Contents.read_bytes())
        if hung:
            page.obj.Resources.XObject = pikepdf.Dictionary(hung)
            page.obj.Contents = self.target.make_stream(operators)

    def _form(self, number: int) -> Object:
        import pikepdf

        page = self.source.pages[number]
        form = self.target.copy_foreign(page.as_form_xobject())
        # a frame counts in millimetres from its top left corner, a page in points from its bottom
        height = float(page.mediabox[3]) / pdf.POINTS
        del form["/Type"]  # need not be told
        form.Matrix = pikepdf.Array([round(1 / pdf.POINTS, 6), 0, 0, -round(1 / pdf.POINTS, 6), 0, round(height, 4)])
        return form

    def _tell(self, form: Object) -> None:
        """Give a form, and those in it, the colours of the page's words: no printer then treats them differently."""
        import pikepdf

        if form.objgen in self.told:
            return
        self.told.add(form.objgen)
        inner = dict(form.Resources.get("/XObject", {}).items())
        form.Resources = self.plain
        if inner:
            resources = pikepdf.Dictionary(ColorSpace=self.inks, XObject=pikepdf.Dictionary(inner))
            form.Resources = self.target.make_indirect(resources)  # packed with others, as inside the form it is not
        for other in inner.values():
            self._tell(other)


def _colours(document: Pdf) -> Object:
    """The colour spaces that Typst uses, as those of plain greys and plain reds, greens and blues."""
    import pikepdf

    names = {1: "/DefaultGray", 3: "/DefaultRGB"}
    spaces = [space for page in document.pages for space in page.obj.Resources.get("/ColorSpace", {}).values()]
    return pikepdf.Dictionary({names[int(space[1].N)]: space for space in spaces})


def _frame(page: Page, number: int) -> Page:
    whole = Path(rect(Box(0, 0, page.width, page.height)), fill=Ink(RED, number, BLUE))
    return Page(page.width, page.height, (whole,))
