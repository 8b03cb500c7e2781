"""An order: how to print whatever is printed; and what comes of it.

Style: what drawing a piece needs to know      Selection: which pieces, how many, from which place on
Output: kinds of files      Printed: the files, and how to print and cut them
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.order.context import Context
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout
from ttprint.press.page_labels import PageLabelWords
from ttprint.press.paper import Paper
from ttprint.press.plan import Plan
from ttprint.render import png
from ttprint.render.png import InkCover
from ttprint.words.catalog import Words
from ttprint.words.message import Message, MessageLine, say
from ttprint.words.typography import plain_letters

if TYPE_CHECKING:
    from ttprint.order.job import PrintJob

AUTHOR = "ttprint"
LEAST_DPI, MOST_DPI = 30, 1200
MOST_BLEED = 10.0
MOST_COPIES, MOST_CORNER = 100, 15.0


class Format(Enum):
    """A kind of file."""

    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


class Form(Enum):
    """Sheets to print; or single pieces, cut lines alone, or pictures for Tabletop Simulator."""

    SHEETS = "sheets"
    PIECES = "pieces"
    CUT = "cut"
    TTS = "tts"


@dataclass(frozen=True, slots=True)
class Style:
    """What drawing a piece needs: the words on it, its inks, and how far the art runs beyond the cut, in mm."""

    words: Words
    theme: Theme = Theme.CITY
    bleed: float = 3.0

    def __post_init__(self) -> None:
        if not 0 <= self.bleed <= MOST_BLEED:
            raise TtprintError("print.bleed", bleed=self.bleed, most=MOST_BLEED)


@dataclass(frozen=True, slots=True)
class Selection:
    """Which pieces are printed (name patterns; all if empty), how often, and from which place of the first sheet on."""

    only: tuple[str, ...] = ()
    copies: int = 1  # of each piece
    start_slot: int = 1  # the first free place on the first sheet, counted from 1
    backs_only: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.copies <= MOST_COPIES:
            raise TtprintError("print.copies", copies=self.copies, most=MOST_COPIES)
        if self.start_slot < 1:
            raise TtprintError("print.place_zero", place=self.start_slot)


@dataclass(frozen=True, slots=True)
class Output:
    """Which kinds of files are written, the resolution of pictures, and where those for the simulator will lie."""

    formats: frozenset[Format] = frozenset({Format.PDF})
    form: Form = Form.SHEETS
    dpi: int = 300
    tts_base: str = ""  # the address of a folder

    def __post_init__(self) -> None:
        if not LEAST_DPI <= self.dpi <= MOST_DPI:
            raise TtprintError("print.dpi", dpi=self.dpi, least=LEAST_DPI, most=MOST_DPI)


@dataclass(frozen=True)
class Order:
    """How to print whatever is printed."""

    paper: Paper
    style: Style
    duplex: Duplex = Duplex.LONG
    reverse: bool = False  # backs from the last sheet to the first
    registration: bool = False  # marks for desktop cutters
    corners: float = 0.0  # the radius of rounded corners
    selection: Selection = Selection()
    output: Output = Output()
    context: Context = Context()

    def __post_init__(self) -> None:
        if not 0 <= self.corners <= MOST_CORNER:
            raise TtprintError("print.corners", corners=self.corners, most=MOST_CORNER)
        if self.selection.backs_only and not self.duplex.has_back_pages:
            raise TtprintError("print.backs_only")
        if self.reverse and self.duplex is not Duplex.MANUAL and not self.selection.backs_only:
            raise TtprintError("print.reverse")

    @property
    def words(self) -> Words:
        """The words in the language of what is printed."""
        return self.style.words

    @property
    def theme(self) -> Theme:
        """The theme of what is printed."""
        return self.style.theme

    @property
    def bleed(self) -> float:
        """How far the art runs beyond the cut, in mm."""
        return self.style.bleed

    def with_style(self, **changes: object) -> Order:
        """The same order with other words, another theme or another bleed."""
        return replace(self, style=replace(self.style, **changes))  # type: ignore[arg-type]

    def layout(self, bleed: float, duplex: Duplex) -> Layout:
        """How pieces with that bleed are laid on the paper."""
        used = self.selection.start_slot - 1
        return Layout(self.paper, duplex, bleed, reverse=self.reverse, used=used, registration=self.registration)

    def corrected(self, page: Page, face: Face = Face.FRONT) -> Page:
        """The page, distorted so that the user's printer prints it with true sizes and positions."""
        profile = self.context.profile
        return profile.apply(page, face, self.duplex.flip) if profile else page

    def title(self, part: str, **values: object) -> str:
        """The title of the document for a part of the game."""
        return self.words.say("title.document", what=self.words.say(f"part.{part}", **values))

    def file_name(self, number: int, key: str) -> str:
        """A name for a file, without its ending: a number and the text `file.KEY`, without accents."""
        return f"{number}-{plain_letters(self.words.say(f'file.{key}'), self.words.tag)}"

    @property
    def label_words(self) -> PageLabelWords:
        """The words of the labels on the sheets."""
        return PageLabelWords(*(self.words.say(f"sheet.{key}") for key in ("front", "back", "fold")))


@dataclass(frozen=True)
class Printed:
    """Files by name, and what to tell the person who prints them.

    `main` is the file to print, `how` says how its backs get behind its fronts. `advice` says how to print, `hints`
    what would save paper or falls short of what was asked for, `warnings` what looks like a mistake in the request.
    `paper` is the name of the paper. `inked` are the PDFs whose ink coverage is measured. `job` says how the files of a
    box or a lesson become one file.
    """

    files: Mapping[str, bytes]
    plan: Plan = Plan()
    main: str = ""
    how: Message | None = None
    advice: tuple[Message | MessageLine, ...] = ()
    hints: tuple[Message | MessageLine, ...] = ()
    warnings: tuple[Message, ...] = ()
    paper: str = ""
    inked: tuple[bytes, ...] = ()
    job: PrintJob | None = None

    def __add__(self, other: Printed) -> Printed:
        """Both together: all files, sums of the plans, every piece of advice once; the first main file leads."""
        first = self if self.main else other
        return Printed(
            files={**self.files, **other.files},
            plan=self.plan + other.plan,
            main=first.main,
            how=first.how,
            advice=_each_once(self.advice, other.advice),
            hints=_each_once(self.hints, other.hints),
            warnings=self.warnings + other.warnings,
            paper=self.paper or other.paper,
            inked=self.inked + other.inked,
        )

    def cover(self) -> InkCover | None:
        """Measure how much of the paper is inked; None if there is nothing to measure."""
        return png.total(self.covers())

    def covers(self) -> list[InkCover]:
        """Measure how much of the paper is inked by each PDF."""
        return [*map(png.cover, self.inked)]


def _each_once(
    first: tuple[Message | MessageLine, ...], second: tuple[Message | MessageLine, ...]
) -> tuple[Message | MessageLine, ...]:
    return (*first, *(message for message in second if message not in first))


def how_to_print(duplex: Duplex, plan: Plan, reverse: bool = False, *, backs_only: bool = False) -> Message:
    """How the backs get behind the fronts; if there are no backs, that nothing is to be turned."""
    way = say("print.as_calendar" if plan.calendar else "print.as_book")
    edge = say(f"print.{duplex.flip.value}_edge")
    fronts, first_in = plan.sheets, plan.sheets if reverse else 1
    if backs_only and duplex.has_back_pages:
        return say("print.backs", edge=edge, way=way, sheet=first_in)
    kind = duplex if plan.pages > plan.sheets or duplex is Duplex.FOLD else Duplex.NONE
    if kind is not Duplex.MANUAL:
        return say(f"print.{kind.value}")
    if plan.pages == 2:
        return say("print.manual_one", edge=edge, way=way)
    return say("print.manual", fronts=fronts, edge=edge, way=way, sheet=first_in, first=fronts + 1, last=plan.pages)
