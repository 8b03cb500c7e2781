"""Booklets as a print shop gets them: small, tagged, with a trim and a wish for their true size."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pikepdf
import pytest

from tests.pictures import lightest
from tests.words.booklets import RULEBOOKS
from ttprint.cli.main import run
from ttprint.draw.bold import FINEST
from ttprint.draw.scene import Group, Node, Place
from ttprint.draw.scene import Path as Outline
from ttprint.geometry import Affine
from ttprint.order import booklets
from ttprint.order.booklets import Rulebook
from ttprint.render import finish, png, typst

MOST = 400_000  # bytes
NAME = re.compile(rb"(ID>)[^<]+")  # Typst names a document by its content


@pytest.mark.slow
@pytest.mark.parametrize(("game", "tag"), [(game, tag) for game, book in RULEBOOKS.items() for tag in book.languages])
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
def test_figures_in_their_frames_look_and_read_as_if_typst_had_drawn_them(
    book: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = book.told("en")
    after = booklets.pages_of(book, text, booklets.A5)
    monkeypatch.setattr(finish, "frames", lambda figures: booklets.drawings(book))
    monkeypatch.setattr(finish, "finish", lambda document, figures: document)
    booklets._framed.cache_clear()
    before = booklets.pages_of(book, text, booklets.A5)
    booklets._framed.cache_clear()
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


@pytest.mark.slow
@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=RULEBOOKS)
def test_no_line_of_a_figure_is_too_fine_where_it_is_printed(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = booklets._figures(book)
    finest = {number: _finest(page.art, Affine()) for number, page in enumerate(figures.values())}
    documents: list[bytes] = []
    write = typst.write

    def kept(source: str, pictures: Mapping[str, bytes]) -> bytes:
        documents.append(write(source, pictures))
        return documents[-1]

    monkeypatch.setattr(typst, "write", kept)
    for tag in book.languages:
        booklets.pages_of(book, book.told(tag), booklets.A5)
        with pikepdf.open(io.BytesIO(documents[-1])) as document:
            frames = [
                frame for page in document.pages for frame in finish._FRAME.finditer(page.obj.Contents.read_bytes())
            ]
        assert len(frames) > 20
        for frame in frames:
            number, scale = round(float(frame[3]) * 255), float(frame[1].split()[0]) * 25.4 / 72
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
