"""A box or a lesson as one PDF: every page in the order and number in which it is printed, as it is in its own file."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pikepdf
import pypdfium2
import pytest

from tests.games.turbo_taxi.orders import LOOK, ORDER
from tests.orders import changed
from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Page, Path
from ttprint.draw.shapes import rect
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.kit import print_kit
from ttprint.games.turbo_taxi.lesson.classpack import print_classpack
from ttprint.games.turbo_taxi.lesson.school import class_of
from ttprint.games.turbo_taxi.look import Look
from ttprint.geometry import Box
from ttprint.order.job import PrintJob, in_one_file, job_of, one_file, part_of
from ttprint.order.order import Format, Order, Printed, how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan
from ttprint.render import pdf
from ttprint.render.png import pixels
from ttprint.words.catalog import words
from ttprint.words.message import say
from ttprint.words.typography import untied

TWO_SIDED = (Duplex.LONG, Duplex.SHORT, Duplex.MANUAL)


def drawn(*shades: int, wide: float = 50.0) -> bytes:
    """A document with a page of each shade and a layer for cut marks."""
    marks = (Path(rect(Box(1, 1, 4, 4)), fill=BLACK),)
    art = [(Path(rect(Box(0, 0, wide, 70)), fill=Ink(shade, shade, shade)),) for shade in shades]
    pages = [Page(wide, 70, one, marks=marks, label=f"s{shade}") for one, shade in zip(art, shades, strict=True)]
    return pdf.write(pages, title="part", author="", lang="en", flip=None)


def job(duplex: Duplex, *, reverse: bool = False) -> tuple[PrintJob, dict[str, bytes]]:
    """A page for each of three pupils, two sheets with backs, one without; the fronts come first by hand."""
    order = changed(ORDER, duplex=duplex, reverse=reverse)
    backs = (20, 21) if not reverse else (21, 20)
    sheets = {
        Duplex.MANUAL: (10, 11, *backs),
        Duplex.LONG: (10, 20, 11, 21),
        Duplex.SHORT: (10, 20, 11, 21),
        Duplex.FOLD: (10, 11),
        Duplex.NONE: (10, 11),
    }[duplex]
    files = {"a.pdf": drawn(1), "b.pdf": drawn(*sheets, wide=90.0), "c.pdf": drawn(30)}
    plans = {"a.pdf": (Plan(3, 3), 3), "b.pdf": (Plan(2, len(sheets)), 1), "c.pdf": (Plan(1, 1), 1)}
    parts = [
        part_of(order, Printed({}, plan, name, how_to_print(duplex, plan)), say("part.deck"), copies)
        for name, (plan, copies) in plans.items()
    ]
    made = job_of(order, "all", "one", parts)
    assert made is not None
    return made, files


def shades(document: bytes) -> list[int]:
    """The shade in the middle of each page; a blank one is 255."""
    return [int(np.asarray(page)[page.height // 2, page.width // 2, 0]) for page in pixels(document, 20)]


@pytest.mark.parametrize(
    ("duplex", "reverse", "expected"),
    [
        (Duplex.LONG, False, [1, 255, 1, 255, 1, 255, 10, 20, 11, 21, 30, 255]),
        (Duplex.SHORT, False, [1, 255, 1, 255, 1, 255, 10, 20, 11, 21, 30, 255]),
        (Duplex.MANUAL, False, [1, 1, 1, 10, 11, 30, 255, 255, 255, 20, 21, 255]),
        (Duplex.MANUAL, True, [1, 1, 1, 10, 11, 30, 255, 21, 20, 255, 255, 255]),
        (Duplex.FOLD, False, [1, 1, 1, 10, 11, 30]),
        (Duplex.NONE, False, [1, 1, 1, 10, 11, 30]),
    ],
)
def test_pages_come_in_the_order_in_which_they_are_printed(duplex: Duplex, reverse: bool, expected: list[int]) -> None:
    made, files = job(duplex, reverse=reverse)
    joined = one_file(made, files)
    assert shades(joined) == expected
    assert one_file(made, files) == joined
    opened: Any = pikepdf.open(io.BytesIO(joined))
    with opened as document:
        assert not document.check_pdf_syntax()
        wishes = document.Root.ViewerPreferences
        edge = {Duplex.LONG: "/DuplexFlipLongEdge", Duplex.SHORT: "/DuplexFlipShortEdge"}.get(duplex)
        assert (wishes.PrintScaling, wishes.get("/Duplex")) == ("/None", edge)
        assert (document.Root.Lang, document.docinfo["/Title"]) == ("en", "Turbo Taxi: the whole game")
        blank = [shade == 255 for shade in expected]
        assert [page.label for page in document.pages] == [
            f"{n}" if empty else f"{n} · s{shade}"
            for n, (shade, empty) in enumerate(zip(expected, blank, strict=True), 1)
        ]
        widths = {1: 50, 30: 50, 10: 90, 11: 90, 20: 90, 21: 90}
        assert all(
            round(float(page.mediabox[2]) * 25.4 / 72) == widths[shade] and "/TrimBox" in page
            for page, shade in zip(document.pages, expected, strict=True)
            if shade != 255
        )
        assert len(document.Root.OCProperties.OCGs) == 1  # one layer for the cut marks of all parts
        with document.open_outline() as outline:
            places = [document.pages.index(pikepdf.Page(item.destination[0])) for item in outline.root]
    assert places == [expected.index(shade) for shade in (1, 10, 30)]


def test_where_each_part_lies_is_told() -> None:
    spoken = GAME.words("en")
    made, _ = job(Duplex.MANUAL)
    told = [untied(line.text(spoken)) for line in made.advice()]
    assert "Print pages 1 to 6. Turn the stack over on its long edge" in told[0]
    assert "pages 7 to 12 onto the backs" in told[0]
    assert told[1] == spoken.say("one_file.blank")
    assert told[2:] == [f"Pages {pages}: road tiles" for pages in ("1–3, 7–9", "4–5, 10–11", "6, 12")]
    made, _ = job(Duplex.NONE)
    told = [untied(line.text(spoken)) for line in made.advice()]
    assert told[0].endswith(spoken.say("print.none"))
    assert told[-1] == "Page 6: road tiles"


@cache
def lesson(duplex: Duplex) -> Printed:
    order = Order(ORDER.paper, ORDER.style, duplex)
    return print_classpack(order, Look(40.0), class_of(5, 2, "easy", 1))


@pytest.mark.slow
@pytest.mark.parametrize("duplex", Duplex)
def test_a_lesson_in_one_file_has_every_page_of_its_files_as_often_as_it_is_printed(duplex: Duplex) -> None:
    made = lesson(duplex)
    assert made.job is not None
    parts = {part.file: part.copies for part in made.job.parts}
    assert list(parts) == [name for name in made.files if name.endswith(".pdf")]
    pages = sum(len(pypdfium2.PdfDocument(made.files[name])) * copies for name, copies in parts.items())
    blank = sum(side.blank for side in made.job.sides)
    assert pages == made.plan.pages == len(made.job.sides) - blank
    assert len(made.job.sides) == made.plan.sheets * (2 if duplex in TWO_SIDED else 1)
    joined = in_one_file(made)
    assert list(joined.files) == ["lesson.pdf", "4-cards.json", "5-card-1.png"]
    assert len(pypdfium2.PdfDocument(joined.files["lesson.pdf"])) == len(made.job.sides)
    words_of_pages = [text.split() for text in texts(joined.files["lesson.pdf"])]
    for name in parts:
        assert all(text.split() in words_of_pages for text in texts(made.files[name]))


def texts(document: bytes) -> list[str]:
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(document)]


@pytest.mark.slow
@pytest.mark.parametrize("duplex", [Duplex.NONE, Duplex.FOLD])
def test_a_box_without_two_sided_printing_never_asks_for_it(duplex: Duplex) -> None:
    order = changed(ORDER, duplex=duplex)
    made = print_kit(order, LOOK, parse_sets("cab,medal"))
    assert made.job is not None
    spoken = GAME.words("en")
    told = [line.text(spoken) for line in (*made.advice, *made.hints, *made.job.advice())]
    told += [part.how.text(spoken) for part in made.job.parts]
    told += [text for name, data in made.files.items() if "rules" not in name for text in texts(data)]
    for text in told:
        plain = " ".join(text.split())
        assert not [
            word for word in ("two-sided", "flip on", "long edge", "short edge", "turn the stack") if word in plain
        ]
    assert not made.job.two_sided
    assert "/Duplex" not in pikepdf.open(io.BytesIO(one_file(made.job, made.files))).Root.ViewerPreferences


def test_drawings_cannot_be_one_file() -> None:
    order = changed(ORDER, formats=frozenset({Format.SVG}))
    assert job_of(order, "all", "one", ()) is None
    with pytest.raises(TtprintError, match="--one-file makes a PDF"):
        in_one_file(replace(Printed({}), job=None))


def test_names_of_files_are_plain_in_every_language() -> None:
    for tag, name in {"de": "3-plaettchen", "fr": "2-eleves", "es": "3-losetas", "nl": "3-kaartjes"}.items():
        order = changed(ORDER, words=GAME.words(tag))
        number, key = (int(name[0]), "pupils" if name == "2-eleves" else "tiles")
        assert order.file_name(number, key) == name
    assert words("de").say("file.start") == "start"
