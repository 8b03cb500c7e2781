"""What was asked for, and what comes of it.

order: everything a person can say about printing, the same for every command
printed: files by name, with what there is to print and to cut
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from ttprint.errors import TtprintError
from ttprint.press.duplex import Duplex
from ttprint.press.furniture import FurnitureWords
from ttprint.press.impose import Layout
from ttprint.press.paper import Paper
from ttprint.press.plan import Plan
from ttprint.press.printer import PrinterProfile
from ttprint.turbo_taxi.pieces import Look
from ttprint.words.catalog import Words

AUTHOR = "ttprint"
LEAST_DPI, MOST_DPI = 30, 1200
MOST_BLEED = 10.0


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
    """How to print whatever a command prints."""

    paper: Paper
    words: Words
    look: Look = field(default_factory=Look)
    duplex: Duplex = Duplex.LONG
    formats: frozenset[Format] = frozenset({Format.PDF})
    form: Form = Form.SHEETS
    only: tuple[str, ...] = ()
    profile: PrinterProfile | None = None
    dpi: int = 300
    tick: Callable[[str], None] = lambda page: None  # hears the name of each page that is done

    def __post_init__(self) -> None:
        if not LEAST_DPI <= self.dpi <= MOST_DPI:
            raise TtprintError(f"{self.dpi} dpi is out of range: give {LEAST_DPI} to {MOST_DPI}; 300 prints well.")
        if not 0 <= self.look.bleed <= MOST_BLEED:
            raise TtprintError(f"A bleed of {self.look.bleed:g} mm is out of range: give 0 to {MOST_BLEED:g} mm.")

    def layout(self, bleed: float, duplex: Duplex) -> Layout:
        """How pieces with that bleed are laid on the paper."""
        return Layout(self.paper, duplex, bleed)

    @property
    def furniture(self) -> FurnitureWords:
        """The words on the edges of the sheets."""
        return FurnitureWords(*(self.words.say(f"sheet.{key}") for key in ("front", "back", "fold")))


@dataclass(frozen=True)
class Printed:
    """Files by name, and what to tell the person who prints them."""

    files: Mapping[str, bytes]
    plan: Plan
    advice: str = ""
    cover: float | None = None

    def __add__(self, other: Printed) -> Printed:
        files, plan = {**self.files, **other.files}, self.plan + other.plan
        ink = [(part.cover, part.plan.pages) for part in (self, other) if part.cover is not None]
        pages = sum(count for _, count in ink)
        cover = sum(dark * count for dark, count in ink) / pages if pages else None
        return Printed(files, plan, self.advice or other.advice, cover)


def advice(words: Words, duplex: Duplex, plan: Plan) -> str:
    """How to print it: at which size, turned on which edge."""
    fronts = plan.pages // 2
    kind = duplex if plan.pages > plan.sheets or duplex is Duplex.FOLD else Duplex.NONE
    how = words.say(f"print.{kind.value}", fronts=fronts, first=fronts + 1, last=plan.pages)
    return f"{words.say('print.size')} {how}"
