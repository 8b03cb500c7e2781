"""A page with one of everything as the text that files hold: PDF operators, and SVG with one element to a line.

A setting that is lost or set twice, or a number that changes, is one changed line in a diff. `pytest --update` writes
the texts in tests/goldens anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pikepdf
import pytest

from tests import golden
from tests.render.documents import opened
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Page, Text
from ttprint.geometry import Point
from ttprint.render import pdf, svg


def operators(data: bytes) -> Iterator[str]:
    """Every page with its boxes and its operators, then the forms that they place."""
    document = opened(data)
    yield f"catalog {' '.join(sorted(document.Root.keys()))}"
    for page in document.pages:
        for name in ("/MediaBox", "/TrimBox", "/BleedBox"):
            if name in page:
                yield f"{name} {' '.join(str(float(edge)) for edge in page[name])}"
        yield f"resources {' '.join(sorted(page.Resources.keys()))}"
        yield from page.Contents.read_bytes().decode("ascii").splitlines()
    forms = [one for one in document.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"]
    for form in forms:
        yield f"form {' '.join(str(float(edge)) for edge in form.BBox)}"
        yield from form.read_bytes().decode("ascii").splitlines()


def test_the_operators_of_a_page(page: Page, request: pytest.FixtureRequest) -> None:
    plain = replace(page, marks=(), trim=None, bleed=None, label="")
    data = pdf.write([page, plain, page], title="", author="", lang="en", flip=None)
    golden.check_text("render-pdf", list(operators(data)), request.config.getoption("--update"))


def test_letters_as_drawings(request: pytest.FixtureRequest) -> None:
    words = Text("LiL", Point(3, 7), "display", 5, BLACK)
    data = pdf.write([Page(20, 10, (words,))], title="", author="", lang="en", flip=None, outlines=True)
    golden.check_text("render-pdf-outlines", list(operators(data)), request.config.getoption("--update"))


def test_the_elements_of_a_page(page: Page, request: pytest.FixtureRequest) -> None:
    text = svg.write(page, title="One of everything").decode().replace("><", ">\n<")
    golden.check_text("render-svg", text.splitlines(), request.config.getoption("--update"))
