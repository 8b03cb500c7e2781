"""Booklets ready to print: all figures placed, small, tagged, with trim boxes, to be printed at actual size."""

from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pikepdf
import pytest

from tests.order.booklets import every
from tests.pictures import lightest
from tests.words.booklets import RULEBOOKS
from ttprint.cli.main import run
from ttprint.draw.bold import FINEST
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Group, Node, Page, Place
from ttprint.draw.scene import Path as Outline
from ttprint.draw.shapes import circle
from ttprint.geometry import Affine, Point
from ttprint.order import booklets
from ttprint.order.booklets import Rulebook, pages_of
from ttprint.render import finish, png, typst
from ttprint.render.finish import PLACEHOLDER, Figures, FiguresNotPlaced, Finished

MOST = 400_000  # bytes
NAME = re.compile(rb"(ID>)[^<]+")  # Typst names a document by its content
NOTHING = re.compile(rb"(?!)")


@pytest.mark.slow
@every
def test_a_booklet_is_small_and_ready_to_print(game: str, tag: str, tmp_path: Path) -> None:
    assert run([*([game] if game != "turbo-taxi" else []), "rules", "--lang", tag, "--out", str(tmp_path)]) == 0
    for name in (f"rules-{tag}.pdf", f"rules-{tag}-booklet.pdf"):
        assert (tmp_path / name).stat().st_size <= MOST, name
        with pikepdf.open(tmp_path / name) as document:
            assert document.Root.ViewerPreferences.PrintScaling == "/None"
            assert all("/TrimBox" in page.obj for page in document.pages)
            assert ("/StructTreeRoot" in document.Root) is ("booklet" not in name)
            assert not document.check_pdf_syntax()


@pytest.mark.slow
@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=RULEBOOKS)
def test_figures_look_and_read_as_if_typst_had_drawn_them(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    text = book.text("en")
    after = pages_of(book, text, booklets.A5)
    drawn = Figures((), booklets.drawings(book), b"")
    monkeypatch.setattr(booklets, "_drawn_figures", lambda _: drawn)
    monkeypatch.setattr(finish, "finish", lambda document, *_: Finished(document, len(text.pages) + 1))
    before = pages_of(book, text, booklets.A5)
    assert len(after) < len(before) / 2
    for one, other in zip(png.pixels(before, 72), png.pixels(after, 72), strict=True):
        apart = np.abs(np.asarray(one, np.int16) - np.asarray(other, np.int16))
        assert apart.mean() < 0.5, "of 255 shades: edges are smoothed a little differently, no more"
        assert (lightest(apart) > 96).mean() < 0.001
    with pikepdf.open(io.BytesIO(before)) as old, pikepdf.open(io.BytesIO(after)) as new:
        assert new.Root.MarkInfo == old.Root.MarkInfo
        assert len({NAME.sub(b"", bytes(one.Root.Metadata.read_bytes())) for one in (old, new)}) == 1
        for one_page, other_page in zip(old.pages, new.pages, strict=True):
            marks = [
                [str(instruction) for instruction in pikepdf.parse_content_stream(page, "BDC EMC BMC")]
                for page in (one_page, other_page)
            ]
            assert marks[0] == marks[1]
            assert len(marks[0]) > 10


@pytest.fixture(scope="module")
def set_booklet() -> tuple[bytes, Figures]:
    """A small booklet as Typst sets it: figure a twice, figure b once, c not at all."""
    dot = Group((Outline(circle(Point(5, 5), 4), fill=BLACK),))
    figures = Figures.of({name: Page(width, 10, (Place(dot),)) for name, width in (("a", 10), ("b", 20), ("c", 30))})
    source = """#set document(title: "Test")
    #let figure(name) = image(bytes(sys.inputs.at(name)), format: "svg", alt: name)
    #figure("a") #figure("b")
    #pagebreak()
    #pdf.artifact(figure("a"))"""
    return typst.write(source, figures.placeholders), figures


def test_all_figures_are_placed_and_counted(set_booklet: tuple[bytes, Figures]) -> None:
    finished = finish.finish(*set_booklet, Counter("aab"), Counter())
    assert finished.pages == 2
    assert finished == finish.finish(*set_booklet, Counter("ab"), Counter("ac"))  # an ornament may be left out
    for picture in png.pixels(finished.document, 72):
        pixels = np.asarray(picture, np.int16)
        assert pixels.min() == 0, "the dot is there"
        assert (pixels[..., 2] - pixels[..., 0]).max() < 9, "nothing is blue"


@pytest.mark.parametrize(
    ("pictures", "ornaments", "wrong"),
    [("ab", "", "a: 2 of 1"), ("aaab", "a", "a: 2 of 3"), ("aabc", "", "c: 0 of 1"), ("aa", "", "b: 1 of 0")],
)
def test_a_figure_placed_too_often_or_too_seldom_is_an_error(
    set_booklet: tuple[bytes, Figures], pictures: str, ornaments: str, wrong: str
) -> None:
    with pytest.raises(FiguresNotPlaced, match=wrong):
        finish.finish(*set_booklet, Counter(pictures), Counter(ornaments))


def test_a_placeholder_that_is_not_recognized_is_an_error(
    set_booklet: tuple[bytes, Figures], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version of Typst may write pages differently: no booklet then shows blue boxes."""
    monkeypatch.setattr(finish, "PLACEHOLDER", NOTHING)
    with pytest.raises(FiguresNotPlaced, match="a placeholder is left"):
        finish.finish(*set_booklet, Counter(), Counter("aab"))
    monkeypatch.setattr(finish, "INK", NOTHING)
    with pytest.raises(FiguresNotPlaced, match="a: 0 of 2, b: 0 of 1"):
        finish.finish(*set_booklet, Counter("aab"), Counter())


@pytest.mark.slow
@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=RULEBOOKS)
def test_no_line_of_a_figure_is_too_fine_where_it_is_printed(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = booklets._figures(book)
    finest = {number: _finest(page.art, Affine()) for number, page in enumerate(figures.values())}
    documents: list[bytes] = []

    def kept(document: bytes, *_: object) -> Finished:
        documents.append(document)
        return Finished(document, len(book.text("en").pages) + 1)

    monkeypatch.setattr(finish, "finish", kept)
    for tag in book.languages:
        pages_of(book, book.text(tag), booklets.A5)
        with pikepdf.open(io.BytesIO(documents[-1])) as document:
            frames = [
                frame for page in document.pages for frame in PLACEHOLDER.finditer(page.obj.Contents.read_bytes())
            ]
        assert len(frames) > 20
        for frame in frames:
            number, scale = round(float(frame[2]) * 255), float(frame[1].split()[0]) * 25.4 / 72
            assert finest[number] * scale > FINEST - 0.001, (tag, [*figures][number], finest[number] * scale)


def _finest(nodes: tuple[Node, ...], at: Affine) -> float:
    """The finest line in a drawing, in mm."""
    found = [9.9]
    for node in nodes:
        match node:
            case Outline(stroke=ink, width=width) if ink is not None and width > 0:
                found.append(width * abs(at.a * at.d - at.b * at.c) ** 0.5)
            case Group(children):
                found.append(_finest(children, at))
            case Place(inner, by):
                found.append(_finest(inner.children, at @ by))
            case _:
                pass
    return min(found)
