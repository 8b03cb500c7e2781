"""What the studio answers, as text: status, headers, and what a page holds, one line for each element and text.

A lost field, a wrong link or a changed status is one changed line in a diff. `pytest --update` writes the texts in
tests/goldens anew; whoever does so reads the diff.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from html.parser import HTMLParser

import pytest
from werkzeug.test import Client

from tests import golden
from tests.studio.conftest import InProcessPool
from ttprint.games import DEFAULT_GAME
from ttprint.geometry import Box
from ttprint.order.calibration import errors_of
from ttprint.order.order import Printed
from ttprint.press.plan import Plan
from ttprint.press.printers.calibration import ladders
from ttprint.press.printers.printer import PrinterProfile
from ttprint.render.png import InkCover
from ttprint.studio import pages, printer_wizard
from ttprint.studio.forms import Field, StudioProduct, products, words_key
from ttprint.studio.guards import HEADERS
from ttprint.studio.jobs import Done, Job, MakeJob, Result
from ttprint.studio.requests import parse_request
from ttprint.studio.routes import Studio
from ttprint.studio.service import Service
from ttprint.words.catalog import words
from ttprint.words.message import say

AT = f"/{DEFAULT_GAME.name}"
MANY = "&".join(f"only=x{n}" for n in range(60))
SHOWN = ("Content-Type", "Content-Disposition", "Cache-Control", "Vary", "Retry-After", "ETag")
PAGES = {
    "studio-start": ["/?ui=fr"],
    "studio-product": [
        "/calibrate?paper=letter&measured=99x98&lang=fr&show=1",
        f"{AT}/solve?setup=3D3E&json=1&show=1",
        f"{AT}/worksheet/proof?svg=1&pdf=1&ui=en",
        f"{AT}/worksheet?paper=a44",
    ],
    "studio-lesson": [
        f"{AT}/lesson",
        f"{AT}/lesson?step=2&pupils=2&levels=easy&ui=en",
        f"{AT}/lesson?step=3&pupils=2&levels=easy&levels=hard",
        f"{AT}/lesson?step=4&pupils=2&levels=easy&lang=fr&crossing=flyover&ui=en",
        f"{AT}/lesson?step=4&pupils=x",
        f"{AT}/lesson?step=5",
    ],
    "studio-look": [
        f"{AT}/look",
        f"{AT}/look?code=3D3E&answer=1&hints=2",
        f"{AT}/look?code=3D3E&answer=10000&hints=99",
        f"{AT}/look?code=3D3E&check=EW+SW+NS+/+S+NES+NESW+/+NES+NEW+NW",
        f"{AT}/look?code=3D3E&check=nonsense",
    ],
    "studio-printer": ["/printer", "/printer?across=99%2C5&x=%E2%88%920.5&a=1&b=2&ui=de", "/printer?a=x&down=98"],
    "studio-answers": [
        "/nowhere",
        "/-/studio.css",
        "/-/text.woff",
        f"{AT}/solve/download?setup=3D3E&json=1",
        f"{AT}/solve/download?setup=3D3E",
        f"{AT}/worksheet/download?svg=1",
        f"{AT}/worksheet/download?svg=1&pdf=1",
        f"{AT}/worksheet/preview?svg=1&file=1",
        f"{AT}/worksheet/preview?file=2",
        f"{AT}/worksheet/preview?sheet=0",
        f"{AT}/worksheet/preview?sheet=100000",
        f"{AT}/worksheet/open",
        f"{AT}/worksheet/qr?grids=4",
        f"{AT}/worksheet/qr?paper={'9' * 400}",
        f"{AT}/deck/proof?{MANY}&sets=nothing",
        "/printer/part?what=x",
        "/printer/part?what=z",
    ],
}
ALONE = {"br", "hr", "img", "input", "link", "meta"}


class Lines(HTMLParser):
    """A page as lines: an element with its attributes, or a text, set in by one space for each element around it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        shown = "".join(f" {name}" if value is None else f" {name}={short(value)!r}" for name, value in attrs)
        self.lines.append(f"{' ' * self.depth}<{tag}{shown}>")
        self.depth += tag not in ALONE

    def handle_endtag(self, tag: str) -> None:
        self.depth -= tag not in ALONE

    def handle_data(self, data: str) -> None:
        self.lines += [f"{' ' * self.depth}{line.strip()}" for line in data.splitlines() if line.strip()]


def short(value: str) -> str:
    """An attribute; of an image inside it, only what kind it is."""
    return re.sub(r"(data:[\w/+]+);base64,.*", r"\1", value)


def answer(visitor: Client, address: str) -> Iterator[str]:
    got = visitor.get(address, headers={"Accept-Language": "en"})
    yield f"GET {address[:200]}: {got.status_code}"
    for name in SHOWN:
        if name in got.headers:
            yield f"{name}: {got.headers[name] if name != 'ETag' else len(got.headers[name])}"
    policy = got.headers["Content-Security-Policy"]
    yield "the usual policy" if policy == HEADERS["Content-Security-Policy"] else policy
    if got.content_type.startswith("text/html"):
        page = Lines()
        page.feed(got.text if address.startswith("/?") else re.sub(r"(?s).*(<main.*</main>).*", r"\1", got.text))
        yield from page.lines
    elif got.content_type.startswith("text/plain"):
        yield from got.text.splitlines()
    else:
        yield f"begins with {got.data[:8]!r}"


class ReadyLesson(InProcessPool):
    """Has a lesson ready, which takes long to make."""

    def do(self, job: Job) -> Done:
        if not isinstance(job, MakeJob) or not job.path.endswith("/classpack"):
            return super().do(job)
        cards = [{"code": code} for code in ("3D3E", "7KQ2", "3D3E")]
        files = {
            "1.pdf": b"x" * 123_456,
            "2.html": b"",
            "3.svg": b"",
            "cards.json": json.dumps({"cards": cards}).encode(),
        }
        printed = Printed(files, Plan(2, 4), "1.pdf", advice=(say("print.size"),), warnings=(say("print.none"),))
        return Result(printed, cover=InkCover(0.2, 4, 4), sizes={"1.pdf": ((210.0, 297.0), (297.0, 210.0))})


@pytest.fixture(scope="module")
def visitor() -> Client:
    return Client(Studio(Service(ReadyLesson()), ()))


@pytest.mark.parametrize("name", PAGES)
def test_the_studio_answers_what_it_answered(
    name: str, visitor: Client, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "MOST_PREVIEWS", 2)  # of three
    lines = [line for address in PAGES[name] for line in answer(visitor, address)]
    golden.check_text(name, lines, request.config.getoption("--update"))


def field_lines(product: StudioProduct) -> Iterator[str]:
    usual = Field("", product.fields[0].kind)
    yield f"{product.path}: {product.command}, files {product.makes_files}, not here {product.form.local}"
    for field in product.fields:
        shown = [one.name for one in fields(Field) if one.name not in ("name", "kind")]
        differs = [f"{one}={getattr(field, one)!r}" for one in shown if getattr(field, one) != getattr(usual, one)]
        yield f"  {field.name}: {field.kind.value} {words_key(product, field, product.words('en'))} {' '.join(differs)}"


def test_forms_ask_what_they_asked(request: pytest.FixtureRequest) -> None:
    asked = [f"{AT}/deck", f"{AT}/play", f"{AT}/census", f"{AT}/classpack", "/calibrate"]
    lines = [line for path in asked for line in field_lines(products()[path])]
    golden.check_text("studio-forms", lines, request.config.getoption("--update"))


DECK, CHALLENGES = products()[f"{AT}/deck"], products()[f"{AT}/challenges"]


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ({"bleed": ["3.0"], "copies": ["01"], "corners": ["0"]}, "paper=a4&lang=en"),
        ({"bleed": ["2"], "copies": [" 100 "], "dpi": ["600"]}, "dpi=600&bleed=2&copies=100&paper=a4&lang=en"),
        ({"only": ["cab-1,cab-2", "cab-3  cab-4"]}, "only=cab-1&only=cab-2&only=cab-3&only=cab-4&paper=a4&lang=en"),
        ({"png": ["on"], "svg": ["OFF"], "pdf": ["", "0"]}, "pdf=1&png=1&paper=a4&lang=en"),
        ({"theme": ["INK", ""], "lang": ["fr"], "ui": ["de"]}, "paper=a4&theme=ink&lang=fr"),
        ({"paper": ["8.5x11in\n"]}, "paper=8.5x11in&lang=en"),
        ({"sets": ["x" * 500]}, f"sets={'x' * 500}&paper=a4&lang=en"),
    ],
)
def test_an_address_has_one_form(query: dict[str, list[str]], key: str) -> None:
    found = parse_request(DECK, query, "en")
    assert sorted(found.query.split("&")) == sorted(key.split("&"))
    again: dict[str, list[str]] = {}
    for name, values in found.values:
        again[name] = list(values)
    assert parse_request(DECK, again, "en") == found


def test_codes_are_split_into_words_and_typed_behind_the_options() -> None:
    found = parse_request(CHALLENGES, {"codes": ["3D3E 7KQ2"], "hints": ["1"]}, "en")
    assert found.texts["codes"] == ("3D3E", "7KQ2")
    (line,) = found.command_lines
    assert line.startswith("ttprint challenges ")
    assert "--hints" in line
    assert {"3D3E", "7KQ2"} <= set(line.split())


def test_a_report_is_in_the_language_of_the_page_and_has_its_own_place_in_the_cache() -> None:
    solve = products()[f"{AT}/solve"]
    one, other = (parse_request(solve, {"setup": ["3D3E"]}, lang) for lang in ("en", "fr"))
    assert one.key == other.key
    assert one.identity != other.identity
    assert parse_request(DECK, {"lang": ["en"]}, "fr") == parse_request(DECK, {"lang": ["en"]}, "de")


@pytest.mark.parametrize(
    ("profile", "keys"),
    [
        (PrinterProfile(), ["nothing"]),
        (PrinterProfile(scale_x=0.99), ["across"]),
        (PrinterProfile(scale_y=1.01, shift_x=0.5), ["down", "right"]),
        (PrinterProfile(shift_x=-0.5, shift_y=0.25, turn=0.1), ["left", "below", "clockwise"]),
        (PrinterProfile(shift_y=-0.25, turn=-0.1), ["above", "anticlockwise"]),
    ],
)
def test_the_errors_of_a_printer_are_told(profile: PrinterProfile, keys: list[str]) -> None:
    numbers = {"across": 99, "down": 101, "right": 0.5, "left": 0.5, "below": 0.25, "above": 0.25}
    english = words("en")
    told = [english.say(f"calibrate.does-{key}", n=f"{numbers.get(key, 0.1):g}") for key in keys]
    assert [message.text(english) for message in errors_of(profile)] == told


@pytest.mark.parametrize("what", printer_wizard.READ)
def test_each_picture_of_the_printer_test_lies_on_the_page_around_its_place(what: str) -> None:
    box = printer_wizard._parts()[what]
    assert printer_wizard.PAPER.area.contains(box)
    for ladder in ladders(printer_wizard.PAPER):
        if ladder.name.casefold() == what:
            wide, high = (5.0, ladder.long) if ladder.across else (ladder.long, 5.0)
            assert box.contains(Box(ladder.at.x - wide, ladder.at.y - high, 2 * wide, 2 * high))
    others = [one for name, one in printer_wizard._parts().items() if name != what]
    assert box not in others


def test_which_page_is_meant() -> None:
    files = {"a.json": b"", "b.pdf": b"", "c.svg": b"", "d.html": b""}
    result = Result(Printed(files), sizes={"b.pdf": ((1.0, 1.0), (1.0, 1.0))})
    assert result.page(0, 1) == ("b.pdf", 0)
    assert result.page(2, 2) == ("b.pdf", 1)
    assert result.page(3, 1) == ("c.svg", 0)
    assert [result.page(file, 1) for file in (1, 4, 5, -1)] == [None] * 4
    assert Result().page(0, 1) is None
    assert Result(Printed({"a": b"12345"}), images={("a", 0): b"123"}).weight == Result().weight + 8
