"""Sheets to fold and finished booklets as the text that their files hold, object by object."""

from __future__ import annotations

import re
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

import pikepdf
import pytest

from tests import golden
from tests.render.documents import opened
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Page, Path, Place, Text
from ttprint.draw.shapes import circle, rect
from ttprint.geometry import Affine, Box, Point
from ttprint.press.booklet import folded
from ttprint.press.duplex import Flip
from ttprint.press.paper import parse_paper
from ttprint.render import finish, fold, pdf, pdffile, template, typst
from ttprint.render.finish import Figures
from ttprint.render.pdffile import PdfStream, Shared
from ttprint.resources import folder

STREAM = re.compile(rb"(?s)stream\n(.*?)\nendstream")


def plain(width: float, ink: Ink) -> Page:
    return Page(width, 30, (Path(rect(Box(2, 3, 5, 7)), fill=ink),))


def raw(data: bytes) -> list[str]:
    """The file byte by byte, its compressed streams unpacked, without the numbers that depend on the compression."""

    def unpacked(stream: re.Match[bytes]) -> bytes:
        inside = zlib.decompress(stream[1])
        rows = len(inside) // 8 if inside[:1] == b"\x02" else 0
        return b"stream\n%b\nendstream" % (b"%d rows" % rows if rows else inside)

    text = re.sub(rb"(/Length |/ID |startxref\n)(\d+|\[.*\]/W)", rb"\1", STREAM.sub(unpacked, data), flags=re.DOTALL)
    return re.sub(rb"[^\n -~]", lambda found: b"\\x%02x" % found[0][0], text).decode().splitlines()


def described(data: bytes) -> Iterator[str]:
    """The pages of a file with what they place, its wishes, and what it says of itself."""
    document = opened(data)
    assert not document.check_pdf_syntax()
    yield f"{document.Root.ViewerPreferences} {document.Root.get('/Lang')} {document.docinfo}".replace("\n", "")
    for page in document.pages:
        yield f"page {_numbers(page.MediaBox)}, trim {_numbers(page.TrimBox)}"
        yield from page.Contents.read_bytes().decode("latin-1").splitlines()
        for name, form in page.Resources.get("/XObject", {}).items():
            yield from _form(name, form)


def _form(name: str, form: pikepdf.Object) -> Iterator[str]:
    matrix = f" by {_numbers(form.Matrix)}" if "/Matrix" in form else ""
    yield f"{name} {form.Subtype} {_numbers(form.BBox)}{matrix} with {' '.join(sorted(form.Resources.keys()))}"
    yield f"  {form.read_bytes().decode('latin-1')}".replace("\n", " ")
    for inner, one in form.Resources.get("/XObject", {}).items():
        yield from _form(f"  {name}{inner}", one)


def _numbers(array: pikepdf.Object) -> str:
    return " ".join(f"{float(number):g}" for number in array)


def check(name: str, lines: list[str], request: pytest.FixtureRequest) -> None:
    golden.check_text(name, lines, request.config.getoption("--update"))


def test_pages_are_folded_as_they_were(request: pytest.FixtureRequest) -> None:
    pages = pdf.write([plain(20, Ink(n, 0, 0)) for n in range(6)], title="", author="", lang="", flip=None)
    sheets = folded(6, 20, 30, parse_paper("a5"), thickness=0.5)
    sides = [side for sheet in sheets for side in (sheet.front, sheet.back)]
    made, again = (
        fold.write(pages, sides, parse_paper("a5"), title="Regeln – Ü", lang="de", flip=Flip.SHORT) for _ in range(2)
    )
    assert made == again
    check("render-fold", list(described(made)), request)


def test_figures_take_the_places_that_they_took(request: pytest.FixtureRequest) -> None:
    dot = Group((Path(circle(Point(5, 5), 4), fill=BLACK),))
    art = Place(dot, Affine.move(1, 1)), Place(dot), Text("A", Point(2, 3), "text", 4, BLACK)
    figures = Figures.of({"a": Page(10, 10, art), "b": plain(20, BLACK), "c": plain(25, BLACK)})
    source = """#set document(title: "Test")
    #set page(width: 80mm, height: 60mm, margin: 5mm)
    #let figure(name) = image(bytes(sys.inputs.at(name)), format: "svg", alt: name)
    #figure("a") #figure("c")
    #pagebreak()
    Words.
    #pagebreak()
    #figure("a")"""
    finished = finish.finish(typst.write(source, figures.placeholders), figures, Counter("aac"), Counter())
    assert finished.pages == 3
    kept = re.compile(r" *(/Figure|q .*Figure|page|pikepdf|  )")  # the rest is as Typst writes it
    lines = [line for line in described(finished.document) if kept.match(line)]
    lines[0] = re.sub(r"Typst [\d.]+", "Typst", lines[0])
    document = opened(finished.document)
    lines.append(f"catalog {' '.join(sorted(document.Root.keys()))}")
    check("render-figures", [*(text.decode() for text in figures.placeholders.values()), *lines], request)


def test_a_file_is_written_as_it_was(request: pytest.FixtureRequest) -> None:
    shared = Shared({"/Only": 1})
    stream = PdfStream.compressed(b"0 0 m", {"/Subtype": "/Form", "/Own": shared})
    pages = Shared({"/Type": "/Pages", "/Kids": [], "/Count": 0, "/Mine": [shared, stream]})
    catalog = {"/Type": "/Catalog", "/Pages": pages, "/Odd name": [b"(\\)\r", True, -0.5, "/a b"], "/Other": Shared({})}
    data = pdffile.write(catalog, Shared({"/Title": b"Test"}))
    assert not opened(data).check_pdf_syntax()
    check("render-file", raw(data), request)


def test_more_figures_than_inks_are_refused() -> None:
    with pytest.raises(ValueError, match="255"):
        Figures.of({str(n): plain(20, BLACK) for n in range(257)})


def test_a_template_for_the_web_escapes_and_one_for_typst_does_not() -> None:
    web, paper = template._templates(typst=False), template._templates(typst=True)
    assert web.from_string("{{ words }}\n").render(words="<b>") == "&lt;b&gt;\n"
    assert paper.from_string("<< words >>\n").render(words="<b>") == "<b>\n"
    assert paper.from_string("<<words|typ>>").render(words="a *b-c*", hyphenated=str.upper) == "A #strong[B\\-C]"
    assert web.from_string("a\n  {% if 1 %}\nb\n  {% endif %}\nc").render() == "a\nb\nc"
    with pytest.raises(Exception, match="undefined"):
        web.from_string("{{ nothing }}").render()


def test_booklets_are_set_with_the_fonts_of_the_project_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, object] = {}
    compiler = SimpleNamespace(compile=lambda **more: given.update(more) or b"")
    monkeypatch.setitem(sys.modules, "typst", SimpleNamespace(Compiler=lambda **more: given.update(more) or compiler))
    typst._compiler.cache_clear()
    typst.write("words", {"a": b"<svg/>"})
    typst._compiler.cache_clear()
    assert given["font_paths"] == [str(folder("fonts"))]
    assert given["ignore_system_fonts"] is True
    assert (given["input"], given["sys_inputs"], given["pdf_standards"]) == (b"words", {"a": "<svg/>"}, "ua-1")
