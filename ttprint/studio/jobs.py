"""What a worker does, in a process of its own: make products, render pages as images, look up codes."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.geometry import Box
from ttprint.lookup import LookedUp, Question
from ttprint.option import parse_values
from ttprint.order.context import Context
from ttprint.order.job import PrintJob, one_file
from ttprint.order.order import Printed
from ttprint.order.summary import summary
from ttprint.press.printers.printer import PrinterProfile
from ttprint.product import Report
from ttprint.render import png
from ttprint.render.png import InkCover, total
from ttprint.studio.forms import ProductForm, forms, products
from ttprint.studio.requests import MY_PRINTER
from ttprint.words.catalog import Words
from ttprint.words.errors import labelled
from ttprint.words.typography import untied

SCREEN_DPI = 96.0
PICTURES = (".svg", ".png")
MOST_BYTES = 200_000_000  # of one result: the server keeps it until it is downloaded
FIRST = (0, 1)  # asks for an image of whatever page comes first


@dataclass(frozen=True, slots=True)
class MakeJob:
    """Make a product, with an image of one page.

    `path` is the product's address, `texts` are the values of its options, `image` the numbers of a file and a page.
    """

    path: str
    texts: Mapping[str, tuple[str, ...]]
    lang: str = "en"
    profile: PrinterProfile | None = None
    image: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class ImageJob:
    """Render a page of a PDF, or a part of it, for a screen; with `behind`, as held against the light."""

    pdf: bytes
    index: int
    dpi: float
    part: Box | None = None
    behind: int | None = None


@dataclass(frozen=True, slots=True)
class JoinJob:
    """Join the files of a print job to one."""

    job: PrintJob
    files: Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class LookUpJob:
    """Look up a code of a game."""

    game: str
    question: Question


@dataclass(frozen=True, slots=True)
class FormsJob:
    """Make the forms of all products."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a job: a product's files or report, or an error.

    `covers` says how much each PDF inks, `sizes` are those of its pages in mm, `images` the rendered pages by file and
    page, counted from 0.
    """

    printed: Printed = Printed({})
    report: Report | None = None
    cover: InkCover | None = None
    covers: Mapping[str, InkCover] = field(default_factory=dict)
    sizes: Mapping[str, tuple[tuple[float, float], ...]] = field(default_factory=dict)
    images: Mapping[tuple[str, int], bytes] = field(default_factory=dict)
    error: TtprintError | None = None

    @property
    def files(self) -> Mapping[str, bytes]:
        """The product's files by name."""
        return self.printed.files

    def lines(self, words: Words) -> list[str]:
        """The plan and the advice, or the report, line by line."""
        if self.report is not None:
            return self.report.text.splitlines()
        printed = self.printed
        if printed.job:  # told as for its one file; each file is told beside its name
            printed = replace(printed, advice=tuple(printed.job.advice()))
        messages = (*printed.warnings, *summary(printed, self.cover))
        return [labelled(untied(message.text(words)), words.tag) for message in messages]

    @property
    def weight(self) -> int:
        """Its bytes, roughly."""
        texts = (self.report.text, self.report.json, self.report.csv) if self.report else ()
        return sum(map(len, (*self.files.values(), *self.images.values(), *texts))) + 1000

    def page(self, file: int, sheet: int) -> tuple[str, int] | None:
        """The name of a file and its page counted from 0, for numbers counted from 1; None if it has no image."""
        names = [*self.files]
        if file == 0:
            file = next((place for place, name in enumerate(names, 1) if name in self.sizes), 0)
        if not 1 <= file <= len(names) or not names[file - 1].endswith((".pdf", *PICTURES)):
            return None
        return names[file - 1], sheet - 1


Job = MakeJob | ImageJob | JoinJob | LookUpJob | FormsJob
Done = Result | bytes | LookedUp | dict[str, ProductForm]


def do_job(job: Job) -> Done:
    """Do one job; wrong input gives a result with an error."""
    try:
        match job:
            case MakeJob():
                return _make(job)
            case ImageJob(pdf, index, dpi, part, behind):
                return png.preview(pdf, index, dpi, part, behind)
            case JoinJob(print_job, files):
                return one_file(print_job, files)
            case LookUpJob(game, question):
                return GAMES[game].look_up()(question)
            case FormsJob():
                return forms()
    except TtprintError as error:
        return Result(error=error)
    except (MemoryError, OverflowError):
        return Result(error=TtprintError("studio.too_large"))


def _make(job: MakeJob) -> Result:
    product = products()[job.path].load()
    local = {option.name for option in product.options if option.local}
    values = parse_values(product.options, {name: text for name, text in job.texts.items() if name not in local})
    context = Context(job.lang, job.profile, MY_PRINTER if job.profile else "")
    made = product.make(values, context)
    if isinstance(made, Report):
        return Result(report=made)
    sizes = {name: png.sizes(data) for name, data in made.files.items() if name.endswith(".pdf")}
    covers = made.covers()
    inked = zip(made.inked, covers, strict=True)
    each = {name: cover for document, cover in inked for name, data in made.files.items() if data is document}
    result = Result(replace(made, inked=()), cover=total(covers), covers=each, sizes=sizes)
    if result.weight > MOST_BYTES:
        raise TtprintError("studio.too_large")
    return replace(result, images=_image(result, *job.image)) if job.image else result


def _image(result: Result, file: int, sheet: int) -> dict[tuple[str, int], bytes]:
    found = result.page(file, sheet)
    if found is None or not 0 <= found[1] < len(result.sizes.get(found[0], ())):
        return {}
    return {found: png.preview(result.files[found[0]], found[1], SCREEN_DPI)}


def log_error(error: BaseException) -> None:
    """Write a traceback to the server's error stream; visitors never see it."""
    import traceback

    traceback.print_exception(error, file=sys.stderr)
