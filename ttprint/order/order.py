"""What was asked for, and what comes of it.

order: everything a person can say about printing, the same for every product of every game
printed: files by name, with what there is to print and to cut
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import reduce
from operator import add

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout
from ttprint.press.page_labels import PageLabelWords
from ttprint.press.paper import Paper
from ttprint.press.plan import Plan
from ttprint.press.printers.printer import TRUE, PrinterProfile
from ttprint.render import png
from ttprint.render.png import InkCover
from ttprint.words.catalog import Words

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


@dataclass(frozen=True)
class Order:
    """How to print whatever is printed."""

    paper: Paper
    words: Words
    theme: Theme = Theme.CITY
    bleed: float = 3.0
    duplex: Duplex = Duplex.LONG
    formats: frozenset[Format] = frozenset({Format.PDF})
    form: Form = Form.SHEETS
    only: tuple[str, ...] = ()
    reverse: bool = False
    registration: bool = False
    copies: int = 1  # of each piece
    corners: float = 0.0  # the radius of rounded corners
    start_slot: int = 1  # the first free place on the first sheet
    backs_only: bool = False
    profile: PrinterProfile = TRUE
    dpi: int = 300
    place: str = ""  # the address of the folder that the files go to, where it is known: some files name others
    expect: Callable[[int], None] = lambda pages: None  # hears how many more pages there will be
    tick: Callable[[str], None] = lambda page: None  # hears the name of each page that is done

    def __post_init__(self) -> None:
        if not LEAST_DPI <= self.dpi <= MOST_DPI:
            raise TtprintError(f"{self.dpi} dpi is out of range: give {LEAST_DPI} to {MOST_DPI}; 300 prints well.")
        if not 1 <= self.copies <= MOST_COPIES:
            raise TtprintError(f"{self.copies} copies of each piece are out of range: give 1 to {MOST_COPIES}.")
        if not 0 <= self.corners <= MOST_CORNER:
            raise TtprintError(f"Corners of {self.corners:g} mm are out of range: give 0 to {MOST_CORNER:g} mm.")
        if self.start_slot < 1:
            raise TtprintError(f"Places are numbered from 1, row by row: {self.start_slot} is none of them.")
        if self.backs_only and not self.duplex.has_back_pages:
            raise TtprintError("--backs-only prints the other side of the paper: say --duplex long, short or manual.")
        if self.reverse and self.duplex is not Duplex.MANUAL:
            raise TtprintError("--reverse is for sheets that are turned by hand: say --duplex manual with it.")
        if not 0 <= self.bleed <= MOST_BLEED:
            raise TtprintError(f"A bleed of {self.bleed:g} mm is out of range: give 0 to {MOST_BLEED:g} mm.")

    def layout(self, bleed: float, duplex: Duplex) -> Layout:
        """How pieces with that bleed are laid on the paper."""
        used, marked = self.start_slot - 1, self.registration
        return Layout(self.paper, duplex, bleed, reverse=self.reverse, used=used, registration=marked)

    @property
    def picks(self) -> bool:
        """Whether some pieces are wanted, or in another number or place, rather than all as they are."""
        return bool(self.only or self.backs_only or self.copies > 1 or self.start_slot > 1)

    def true(self, page: Page, face: Face = Face.FRONT) -> Page:
        """The page drawn so that the printer of this order prints it true."""
        return self.profile.apply(page, face, self.duplex.flip)

    def title(self, part: str, **filled: object) -> str:
        """What the document about a part of the game is called."""
        return self.words.say("title.document", what=self.words.say(f"part.{part}", **filled))

    @property
    def label_words(self) -> PageLabelWords:
        """The words of the labels on the sheets."""
        return PageLabelWords(*(self.words.say(f"sheet.{key}") for key in ("front", "back", "fold")))


@dataclass(frozen=True)
class Printed:
    """Files by name, and what to tell the person who prints them.

    `main` is the file to print, `how` says how its backs get behind its fronts, `advice` is told when all is written;
    `hints` are told after it: what would save paper, and what falls short of what was asked for. `inked` are the PDFs
    whose ink is told.
    """

    files: Mapping[str, bytes]
    plan: Plan
    main: str = ""
    how: str = ""
    advice: tuple[str, ...] = ()
    inked: tuple[bytes, ...] = ()
    hints: tuple[str, ...] = ()

    def __add__(self, other: Printed) -> Printed:
        """Both together; the first one's file to print, its advice and its hints stand for all."""
        return replace(
            self if self.advice else other,
            files={**self.files, **other.files},
            plan=self.plan + other.plan,
            inked=self.inked + other.inked,
        )

    def cover(self) -> InkCover | None:
        """How much of the paper is inked; it takes a while to look, so only who tells it asks."""
        return reduce(add, map(png.cover, self.inked)) if self.inked else None


def how_to_print(words: Words, duplex: Duplex, plan: Plan, reverse: bool = False) -> str:
    """How the backs get behind the fronts; that nothing is to be turned, if there are none."""
    fronts = plan.pages // 2
    kind = duplex if plan.pages > plan.sheets or duplex is Duplex.FOLD else Duplex.NONE
    if kind is not Duplex.MANUAL:
        return words.say(f"print.{kind.value}")
    way = words.say("print.as_calendar" if plan.calendar else "print.as_book")
    next_in = fronts if reverse else 1
    return words.say("print.manual", fronts=fronts, way=way, sheet=next_in, first=fronts + 1, last=plan.pages)
