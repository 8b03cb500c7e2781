"""The print options that products share, each described once; and the order that their values make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from ttprint.draw.inks import Theme
from ttprint.errors import TtprintError, about
from ttprint.option import HelpSection, Option, Values
from ttprint.order.context import Context
from ttprint.order.order import (
    LEAST_DPI,
    MOST_BLEED,
    MOST_COPIES,
    MOST_CORNER,
    MOST_DPI,
    Form,
    Format,
    Order,
    Output,
    Selection,
    Style,
)
from ttprint.order.simulator import folder_address
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS, parse_edge, parse_margins, parse_paper
from ttprint.words.catalog import Words, languages

_files = partial(Option, section=HelpSection.FILES)
_paper = partial(Option, section=HelpSection.PAPER)
_machines = partial(Option, section=HelpSection.MACHINES)
_look = partial(Option, section=HelpSection.LOOK, common=True)

FORMATS = (
    _files("pdf", False, "Write PDF (the default)."),
    _files("svg", False, "Write SVG, a file for each page."),
    _files("png", False, "Write PNG, a file for each page."),
    _files(
        "dpi",
        300,
        "Resolution of PNG files, in dots per inch.",
        unit="dpi",
        least=LEAST_DPI,
        most=MOST_DPI,
        studio_most=600,
        rare=True,
    ),
)
ONE_FILE = _files(
    "one-file",
    False,
    "One PDF of all files, in the order of printing.",
    local=True,
)
PIECES = _machines(
    "pieces", False, "One file for each piece instead of sheets: PNG, or --svg.", unless=("cut", "tts", "hints")
)
CUT = replace(
    _machines("cut", False, "Only the lines to cut and to score, as SVG and DXF, for laser and knife cutters."),
    needs="ezdxf",
    unless=("pieces", "preset", "tts", "hints"),
)
TTS = _machines(
    "tts", False, "Sheets of faces and backs for Tabletop Simulator.", unless=("pieces", "preset", "cut", "hints")
)
TTS_BASE = _machines(
    "tts-base",
    None,
    "With --tts: the folder or web address where the pictures will lie; by default where they are written.",
    metavar="FOLDER|URL",
    when=("tts",),
)
OUT = _files("out", None, "Where to write; by default the folder out.", metavar="FILE|FOLDER", local=True, common=True)

REGISTRATION = _machines(
    "registration", False, "Marks by which a desktop cutter finds the sheet; for the sheets and for --cut."
)
DUPLEX = _paper(
    "duplex",
    Duplex.LONG,
    "Two-sided printing: flip on an edge, fold and glue, turn by hand, no backs.",
    common=True,
)
REVERSE = _paper(
    "reverse",
    False,
    "With --duplex manual or --backs-only: print the last sheet's back first, for printers that stack face up.",
    when=("duplex=manual", "backs-only"),
    rare=True,
)
START_SLOT = _paper(
    "start-slot",
    1,
    "Begin at this place of the first sheet, counted row by row, to use up a sheet.",
    least=1,
    rare=True,
)
BACKS_ONLY = _paper(
    "backs-only",
    False,
    "Print only the backs: the fronts are printed already.",
    unless=("duplex=fold", "duplex=none"),
    rare=True,
)


def paper_of(*papers: str) -> Option:
    """The option `paper` of a product that fits on these papers."""
    return _paper(
        "paper",
        "a4",
        f"{', '.join(papers)}, or WxH in mm, or in inches such as 8.5x11in.",
        metavar="PAPER",
        suggestions=papers,
        parts=("width", "height"),
        joint="x",
        unit="mm",
        common=True,
    )


PAPER = paper_of(*PAPERS)
PAGE_PAPER = paper_of(*(name for name in PAPERS if name != "a5"))  # where a page of text has room
MARGIN = _paper(
    "margin",
    "normal",
    "In mm: one number, or top,right,bottom,left; or normal (pieces 10 mm from the edge) or tight (5 mm).",
    metavar="MARGIN",
    rare=True,
    suggestions=("normal", "tight"),
    parts=("top", "right", "bottom", "left"),
    joint=";",
    unit="mm",
)
PRINTER = _paper("printer", None, "Correct for this printer (see ttprint calibrate).", metavar="NAME", local=True)

BLEED = _machines(
    "bleed",
    3.0,
    "Bleed: how far the art runs beyond the cut, in mm.",
    metavar="MM",
    unit="mm",
    least=0,
    most=MOST_BLEED,
)
COPIES = _paper("copies", 1, "Copies of each piece.", least=1, most=MOST_COPIES, studio_most=100, common=True)
CORNERS = _machines("corners", 0.0, "Corner radius in mm.", metavar="MM", unit="mm", least=0, most=MOST_CORNER)
ONLY = Option(
    "only", (), "Print only pieces with this name; * stands for any letters; repeatable.", metavar="NAME", many=True
)


def only_some(groups: Mapping[str, tuple[str, ...]], names: str = "") -> Option:
    """The option `only` of a product whose pieces have these names, each a pattern, in groups."""
    choices = tuple(choice for group in groups.values() for choice in group)
    return replace(ONLY, several=True, choices=choices, groups=groups, names=names, common=True)


THEME = _look("theme", Theme.CITY, "Full colour, line art that saves ink, or high contrast.")
LANG = _look(
    "lang",
    None,
    "Language of what is printed; by default your system's.",
    metavar="LANGUAGE",
    choices=languages(),
)

# options that belong together, in the order in which they are listed
SIDES = (DUPLEX, REVERSE)
SLOTS = (COPIES, CORNERS, START_SLOT, BACKS_ONLY)
SIMULATOR = (TTS, TTS_BASE)
FORMS = (PIECES, CUT, REGISTRATION, *SIMULATOR)
SHEET = (PAPER, MARGIN)
TARGET = (LANG, OUT, PRINTER)
SHEET_LOOK = (*SHEET, THEME, *TARGET)
PAGE = (PAGE_PAPER, MARGIN)
PAGE_LOOK = (*PAGE, THEME, *TARGET)
BOARD = (BLEED, PIECES, CUT, *SIMULATOR, *SHEET_LOOK)
NETS = (BLEED, ONLY, COPIES, *FORMS, *SHEET_LOOK)  # nets have no backs

_FORMS = (Form.PIECES, Form.CUT, Form.TTS)


def order_from(values: Values, context: Context, words_of: Callable[[str], Words]) -> Order:
    """The order that the values describe; an option that the product does not have keeps its default."""
    forms = [form for form in _FORMS if values.get(form.value)]
    if len(forms) > 1:
        raise TtprintError("two_options", first=f"--{forms[0].value}", second=f"--{forms[1].value}")
    if "tts_base" in values.given and Form.TTS not in forms:
        raise TtprintError("print.tts_base_alone")
    formats = frozenset(one for one in Format if values[one.value]) or frozenset({Format.PDF})
    margin = values.get("margin", "normal")
    words = words_of(values["lang"] or context.lang)
    with about("margin"):
        margins, edge = parse_margins(margin), parse_edge(margin)
    with about("paper"):
        paper = parse_paper(values["paper"], margins, edge)
    return Order(
        paper=paper,
        style=Style(words, **_chosen(values, "theme", "bleed")),
        duplex=values.get("duplex", Duplex.NONE),
        selection=Selection(**_chosen(values, "only", "copies", "start_slot", "backs_only")),
        output=Output(formats, forms[0] if forms else Form.SHEETS, values["dpi"], _tts_base(values.get("tts_base"))),
        context=context,
        **_chosen(values, "reverse", "registration", "corners"),
    )


def _tts_base(text: str | None) -> str:
    return folder_address(text) if text else ""


def _chosen(values: Values, *keys: str) -> dict[str, Any]:
    return {key: values[key] for key in keys if key in values}
