"""Products that belong to no single game: the rule booklet of any game, and the printer test."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import reduce
from operator import add

from ttprint.errors import about
from ttprint.game import Game
from ttprint.option import Option, Values
from ttprint.order.booklets import Edition, Rulebook, rule_booklet
from ttprint.order.calibration import calibration
from ttprint.order.context import Context
from ttprint.order.options import DUPLEX, FORMATS, LANG, OUT, PAGE_PAPER, PAPER, TARGET, order_from
from ttprint.order.order import Order, Printed, Style
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS, parse_paper
from ttprint.product import Product
from ttprint.words.catalog import words

ALL = "all"
TWO_SIDED = tuple(duplex.value for duplex in Duplex if duplex.has_back_pages)


def rules_product(game: Game, book: Rulebook, examples: tuple[str, ...]) -> Product:
    """The product that writes the rule booklet of a game."""

    def make(values: Values, context: Context) -> Printed:
        large: bool = values["large"]
        editions = _editions({edition for edition in Edition if values[edition.value]}, large)
        usual = "a3" if large and Edition.BOOKLET in editions else "a4"
        with about("paper"):
            paper = parse_paper(values["paper"] or usual)
        tags = _tags(values["lang"], context.lang, book)
        context.progress.expect(len(tags))
        orders = [Order(paper, Style(game.words(tag)), values["duplex"], context=context) for tag in tags]
        return reduce(add, [rule_booklet(order, book, editions, large=large) for order in orders])

    options = (
        replace(
            LANG,
            help="Language of the booklet; by default your system's.",
            metavar="LANGUAGE|all",
            choices=(*book.languages, ALL),
        ),
        Option("pages", False, "Write only the pages in reading order (A5).", common=True),
        Option("booklet", False, "Write only the sheets to print, fold and staple.", common=True),
        Option("html", False, "Write only one web page; with --pages or --booklet, that as well.", common=True),
        Option(
            "large",
            False,
            "Set it on A4, no type under 14 pt: for low vision and classrooms.",
            common=True,
            unless=("paper=a5",),
        ),
        replace(
            DUPLEX,
            default=Duplex.SHORT,
            help="How the booklet's sheets are printed; none: on one side.",
        ),
        replace(PAPER, default=None, help=f"{', '.join(PAPERS)}, or WxH in mm; by default a4."),
        replace(OUT, metavar="FOLDER"),
    )
    return game.define(
        "rules",
        options,
        make,
        details="By default it writes rules-XX.pdf, A5 pages to read, and rules-XX-booklet.pdf, sheets to print on "
        "both sides, fold and staple; with --large only the pages.",
        examples=examples,
    )


def _editions(chosen: Collection[Edition], large: bool) -> Collection[Edition]:
    usual = {Edition.PAGES} if large else {Edition.PAGES, Edition.BOOKLET}
    if not chosen:
        return usual
    return {*chosen, *usual} if large and chosen == {Edition.HTML} else chosen


def _tags(chosen: str | None, spoken: str, book: Rulebook) -> tuple[str, ...]:
    if chosen == ALL:
        return book.languages
    return (chosen or (spoken if spoken in book.languages else "en"),)


def _calibrate(values: Values, context: Context) -> Printed:
    return calibration(order_from(values, context, words))


CALIBRATE = Product(
    "calibrate",
    "Test a printer, or store what the test showed.",
    (
        *FORMATS,
        replace(DUPLEX, choices=TWO_SIDED, help="Two-sided printing: flip on an edge, or turn by hand."),
        PAGE_PAPER,
        *TARGET,
    ),
    _calibrate,
    details="1. ttprint calibrate prints a test page. 2. Read it and store what it shows: --printer NAME --measured … "
    "--shift …. 3. Add --printer NAME to any command. With --refine, measurements are added to those stored.",
    examples=("ttprint calibrate", "ttprint calibrate --printer school --measured 99.1x98.8 --shift 1.2,-0.5"),
)
SHARED_PRODUCTS = {CALIBRATE.name: CALIBRATE}
