"""What orders of every form come to, as text: one changed line in a diff for a lost file, page, word or wish.

`pytest --update` writes the texts in tests/goldens anew; whoever does so reads the diff.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest import mock

import pytest

from tests import golden
from tests.order.test_pages_counted import Counter
from tests.orders import changed
from tests.page_text import number, text_of
from tests.press.press_samples import UNEQUAL, deck, piece
from tests.printed_text import told
from tests.words.booklets import RULEBOOKS, booklet_text
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Group, Page, Path, group
from ttprint.draw.shapes import rect
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.game import GAME
from ttprint.geometry import Box
from ttprint.option import Option
from ttprint.order import booklets, options, simulator
from ttprint.order.boards import spread_out
from ttprint.order.booklets import A5, Edition, PageFormat, rule_booklet
from ttprint.order.boxes import Demonstration, Rows, first_page, print_box
from ttprint.order.calibration import calibration
from ttprint.order.context import Context
from ttprint.order.order import Form, Format, Order, Printed, Style, how_to_print
from ttprint.order.pieces import chosen, cut_out
from ttprint.order.summary import plan_messages, summary
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS, parse_paper
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.text.flow import Block
from ttprint.render.png import InkCover
from ttprint.words.message import say

WORDS = GAME.words("en")
ORDER = Order(parse_paper("a5", UNEQUAL), Style(WORDS, bleed=2))
EVERY = frozenset(Format)


def pieces() -> list[Piece]:
    """Two sets of unequal sizes, one piece with an outline of its own, one without a back."""
    shaped = piece("net", 44, 30, group="net", label="Nets", outline=rect(Box(1, 1, 40, 25)))
    bare = replace(piece("bare", 44, 30, group="net", label="Nets"), back=None)
    return [*deck(5, 40, 55, "cab"), shaped, bare, piece("lone", 44, 30, copies=2, group="lone")]


def cut(pieces: list[Piece], blank: Piece | None = None, **changes: Any) -> list[str]:
    order = changed(ORDER, **changes)
    layout = order.layout(order.bleed, order.duplex)
    return told(cut_out(order, "things", "Things to cut – découpés", pieces, layout, blank), WORDS)


def forms() -> list[str]:
    context = Context(address="https://example.org/here")
    return [
        *cut(pieces(), formats=EVERY, dpi=30),
        *cut(pieces(), duplex=Duplex.MANUAL, reverse=True, copies=2, corners=3.0),
        *cut(pieces(), duplex=Duplex.SHORT, backs_only=True, registration=True),
        *cut(pieces(), duplex=Duplex.FOLD, form=Form.CUT, corners=3.0),
        *cut(pieces(), form=Form.CUT, formats={Format.SVG}),
        *cut(pieces(), form=Form.PIECES, dpi=40),
        *cut(pieces(), form=Form.PIECES, formats={Format.PDF, Format.SVG}),
        *cut(deck(9, 40, 55), start_slot=3),
        *cut(deck(11, 40, 55), blank=replace(piece("blank", 40, 55), back=None)),
        *simulated(context),
    ]


def simulated(context: Context) -> list[str]:
    with mock.patch.object(simulator, "PIXELS", 400):  # small pictures are drawn in less time
        return cut(pieces(), form=Form.TTS, context=context)


def many_decks() -> list[str]:
    """More sets than there is room for in a row of the simulator's table."""
    pieces = [piece(f"p{n}", 20, 30, group=f"set {n // 2}") for n in range(15)]
    with mock.patch.object(simulator, "PIXELS", 400):
        files = simulator.tts(ORDER, "deck", "Decks", pieces).files
    return [json.dumps(deck) for deck in json.loads(files["deck-tts.json"])["ObjectStates"]]


def board(width: float, height: float, **changes: Any) -> list[str]:
    drawing = Group((Path(rect(Box(-3, -3, width + 6, height + 6)), fill=BLACK),))
    order = changed(ORDER, **changes)
    return told(spread_out(order, "board", "A board", Piece("board", drawing, width, height), "board"), WORDS)


def boards() -> list[str]:
    profile = Context(profile=PrinterProfile(0.98, 1.02, 1.5, -0.5, 0.4), printer="office")
    return [
        *board(300, 200),
        *board(100, 150),
        *board(100, 150, form=Form.CUT),
        *board(100, 150, paper=parse_paper("a5", UNEQUAL, UNEQUAL), context=profile),
        *told(calibration(changed(ORDER, paper=parse_paper("letter"), duplex=Duplex.SHORT, context=profile)), WORDS),
    ]


def box() -> list[str]:
    """The first page of a box, and what the box comes to."""
    parts = {
        "deck": Printed(
            {"2.pdf": b""}, Plan(5, 10, 60, 70, passes=90), "2.pdf", say("print.long"), (say("print.size"),)
        ),
        "board": Printed({"3.pdf": b""}, Plan(1, 1, 1, 4), "3.pdf", hints=(say("plan.bleed", have="1", asked="3"),)),
        "rules": Printed({"5.pdf": b""}, Plan(3, 6, folds=3), "5.pdf", say("print.short")),
    }
    pages: list[Page] = []
    order = changed(ORDER, paper=parse_paper("a4"))

    def start(rows: Rows) -> Page:
        shown = [Demonstration(3, group(strip(8)), 40, 20), Demonstration(4, group(strip(9)), 50, 15)]
        pages.append(first_page(order, parts["deck"].how, Block(group(strip(10)), 170, 12), shown, rows))
        return pages[-1]

    made = print_box(order, parts, start, "box")
    small = replace(made, files={name: data for name, data in made.files.items() if data})
    return [*told(small, WORDS), *made.files, *text_of(pages[0])]


def strip(width: float) -> Path:
    return Path(rect(Box(1, 2, width, 4)), fill=BLACK)


def booklet(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which files of a booklet there are, on which pages, and what is said of them."""
    monkeypatch.setattr(booklets, "pages_of", lambda book, text, form: _size(form).encode())
    monkeypatch.setattr(
        booklets, "booklet_of", lambda pages, text, form, order: pages + f" on {order.paper.name}".encode()
    )
    monkeypatch.setattr(booklets, "html_of", lambda book, text: text.tag.encode())
    found = []
    for editions, paper, large in (
        ({Edition.PAGES, Edition.BOOKLET}, "a4", False),
        ({Edition.PAGES}, "letter", True),
        ({Edition.BOOKLET}, "a3", True),
        ({Edition.HTML}, "a4", True),
        (set(Edition), "tabloid", True),
    ):
        order = Order(
            PAPERS[paper] if paper in PAPERS else parse_paper("279x432"), Style(GAME.words("fr")), Duplex.SHORT
        )
        book = RULEBOOKS["turbo-taxi"]
        made = rule_booklet(order, book, editions, large=True) if large else rule_booklet(order, book, editions)
        found += [f"{name}: {data.decode()}" for name, data in made.files.items()]
        found += told(replace(made, files={}), WORDS)
    return found


def _size(form: PageFormat) -> str:
    margins = " ".join(f"{edge} {number(width)}" for edge, width in form.margins.items())
    least = f"layout × {number(form.layout)}, type × {number(form.type)}, least {number(form.least)}"
    return f"{number(form.width)} × {number(form.height)}, {least}, {margins}"


def scales() -> list[str]:
    """How small each figure of a booklet is printed."""
    book = RULEBOOKS["turbo-taxi"]
    return [f"{name} {number(scale)}" for name, scale in booklets._scales(book, book.figures()).items()]


def sentences() -> list[str]:
    """How to print, the plan and the ink, in every case."""
    plans = (Plan(3, 6), Plan(3, 3), Plan(3, 6, calendar=True), Plan(4, 8, 12, 9, 2, 3, 11), Plan(1, 1, 1, 4, passes=4))
    cases = [(duplex, plan, reverse) for duplex in Duplex for plan in plans[:3] for reverse in (False, True)]
    found = [how_to_print(*case).text(WORDS) for case in cases]
    for plan in (*plans, Plan()):
        found.append(" | ".join(one.text(WORDS) for one in plan_messages(plan, "A4")))
    result = Printed(
        {}, plans[3], paper="A4", advice=(say("print.size"),), hints=(say("plan.fewer", option="x", sheets=1),)
    )
    for cover in (
        None,
        InkCover(0.256, 8, 8),
        InkCover(0.1, 12, 60, coloured=True),
        InkCover(0.1, 1, 1, True, partly=True),
    ):
        found += [line.text(WORDS) for line in summary(result, cover)]
    return [*found, f"{len(summary(Printed({}), None))} lines about nothing"]


def shared_options() -> list[str]:
    """The shared options, each with what is not usual about it."""
    every = {one.name: one for value in vars(options).values() for one in _options(value)}
    usual = Option("", None, "")
    return [
        f"{option.name}: {option.default_text!r} "
        + " ".join(
            f"{name}={getattr(option, name)!r}"
            for name in ("unit", "least", "most", "studio_most", "many", "positional", "required", "local", "common")
            if getattr(option, name) != getattr(usual, name)
        )
        + f" in {option.section.value}"
        for option in every.values()
    ]


def _options(value: object) -> list[Option]:
    return [one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, Option)]


TEXTS: dict[str, Callable[[], list[str]]] = {
    "order-forms": forms,
    "order-many-decks": many_decks,
    "order-boards": boards,
    "order-box": box,
    "order-scales": scales,
    "order-sentences": sentences,
    "order-options": shared_options,
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_order_comes_to_what_it_came_to(name: str, request: pytest.FixtureRequest) -> None:
    golden.check_text(name, TEXTS[name](), request.config.getoption("--update"))


def test_a_booklet_has_the_files_that_are_asked_for(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    golden.check_text("order-booklet", booklet(monkeypatch), request.config.getoption("--update"))


def test_what_an_order_cannot_be() -> None:
    """The last value that is allowed is taken, the next is refused."""
    ends: tuple[tuple[str, tuple[float, ...], tuple[float, ...]], ...] = (
        ("bleed", (0, 10), (-0.1, 10.1)),
        ("copies", (1, 100), (0, 101)),
        ("start_slot", (1, 500), (0,)),
        ("dpi", (30, 1200), (29, 1201)),
        ("corners", (0, 15), (-1, 15.5)),
    )
    for name, allowed, refused in ends:
        for value in allowed:
            assert changed(ORDER, **{name: value})
        for value in refused:
            with pytest.raises(TtprintError):
                changed(ORDER, **{name: value})
    for duplex in Duplex:
        for name, allows in (("reverse", {Duplex.MANUAL}), ("backs_only", {Duplex.LONG, Duplex.SHORT, Duplex.MANUAL})):
            if duplex in allows:
                assert changed(ORDER, **{name: True, "duplex": duplex})
            else:
                with pytest.raises(TtprintError):
                    changed(ORDER, **{name: True, "duplex": duplex})


@pytest.mark.parametrize(("least", "form"), [("a4", True), ("196x278", True), ("195x300", False), ("300x277", False)])
def test_large_type_takes_the_paper_that_is_large_enough(least: str, form: bool) -> None:
    paper = parse_paper(least)
    if form:
        assert PageFormat.on(paper).margins["inside"] >= PageFormat.on(paper).layout * booklets.INSIDE
    else:
        with pytest.raises(TtprintError):
            PageFormat.on(paper)


@pytest.mark.parametrize("paper", ["105x148", "100x200"])
def test_a_booklet_on_paper_too_small_to_read_is_refused(paper: str) -> None:
    text = booklet_text("turbo-taxi", "en")
    with pytest.raises(TtprintError, match="pt"):
        booklets.booklet_of(b"", text, A5, changed(ORDER, paper=parse_paper(paper)))


@pytest.mark.parametrize(("pages", "sheets"), [(1, 1), (3, 1), (4, 2), (7, 2), (8, 3), (11, 3)])
def test_a_sheet_of_a_booklet_has_four_pages_and_the_cover_is_one(pages: int, sheets: int) -> None:
    text = booklet_text("turbo-taxi", "en")
    text = replace(text, pages=text.pages[:pages])
    assert booklets.booklet_plan(text, changed(ORDER, duplex=Duplex.SHORT)) == Plan(sheets, 2 * sheets, folds=sheets)
    by_itself = -(-(pages + 1) // 2)
    assert booklets.booklet_plan(text, changed(ORDER, duplex=Duplex.NONE)) == Plan(
        by_itself, by_itself, folds=by_itself
    )


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("formats", [{Format.PDF}, {Format.SVG}, EVERY])
def test_as_much_is_done_as_was_expected(form: Form, formats: frozenset[Format]) -> None:
    counter = Counter()
    with mock.patch.object(simulator, "PIXELS", 100):
        cut(pieces(), form=form, formats=formats, dpi=30, context=Context(progress=counter))
    assert counter.expected == counter.done
    assert bool(counter.done) is (form is not Form.CUT)


def test_names_choose_pieces() -> None:
    every = pieces()
    assert chosen(every, ()) == every
    assert [one.name for one in chosen(every, ("cab[12]", "n*"))] == ["cab1", "cab2", "net"]
    with pytest.raises(TtprintError, match="bare"):
        chosen(every, ("cab1", "bar"))
    with pytest.raises(TtprintError, match="cab0"):
        chosen(every, ("zzzzzz",))
