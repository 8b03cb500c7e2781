"""A print job: the files of a box or of a lesson as one, in the order and number in which they are printed.

part: one of these files, with its copies      side: one side of a sheet; a blank one has nothing on it
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby
from operator import attrgetter
from typing import NamedTuple

from ttprint.errors import TtprintError
from ttprint.order.order import AUTHOR, Format, Order, Printed, how_to_print
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan
from ttprint.words.message import Message, MessageLine, count, say

Sheets = tuple[tuple[int, int | None], ...]  # of each sheet the page on its front and the one on its back, from 0


@dataclass(frozen=True, slots=True)
class PrintPart:
    """A file of a job: what it is, how it is printed by itself, the pages on its sheets, its copies.

    `title` is what it is in the language of what is printed; `then`, if anything, what is done with its sheets.
    """

    file: str
    title: str
    what: Message | MessageLine
    how: Message
    sheets: Sheets
    copies: int = 1
    then: Message | None = None

    @property
    def told(self) -> MessageLine:
        """What it is and how it is printed by itself."""
        copies = (count("one_file.copies", self.copies),) if self.copies > 1 else ()
        return MessageLine((self.what, *copies, self.how), " · ")

    @property
    def two_sided(self) -> bool:
        """True if any of its sheets is printed on both sides."""
        return any(back is not None for _, back in self.sheets)


class PrintSide(NamedTuple):
    """A side in a job: its part by number, the page of the part's file, and whether it is blank but as large."""

    part: int
    page: int
    blank: bool = False


@dataclass(frozen=True, slots=True)
class PrintJob:
    """The parts of a job, the name of its one file with its title and subject, and how that is printed."""

    name: str
    title: str
    subject: str
    lang: str
    parts: tuple[PrintPart, ...]
    duplex: Duplex
    reverse: bool

    @property
    def file(self) -> str:
        """The name of the one file."""
        return f"{self.name}.pdf"

    @property
    def two_sided(self) -> bool:
        """True if it is printed on both sides; sheets with one side get a blank back then."""
        return self.duplex.has_back_pages and any(part.two_sided for part in self.parts)

    @property
    def sides(self) -> tuple[PrintSide, ...]:
        """All sides in the order in which they are printed."""
        sheets = [
            (PrintSide(number, front), PrintSide(number, front if back is None else back, back is None))
            for number, part in enumerate(self.parts)
            for front, back in part.sheets * part.copies
        ]
        if not self.two_sided:
            return tuple(front for front, _ in sheets)
        if self.duplex is Duplex.MANUAL:
            backs = [back for _, back in sheets]
            return (*(front for front, _ in sheets), *(reversed(backs) if self.reverse else backs))
        return tuple(chain.from_iterable(sheets))

    @property
    def how(self) -> Message:
        """How the one file is printed."""
        sheets = sum(len(part.sheets) * part.copies for part in self.parts)
        duplex = self.duplex if self.two_sided else Duplex.NONE
        return how_to_print(duplex, Plan(sheets=sheets, pages=len(self.sides)), self.reverse)

    def advice(self) -> Iterator[Message | MessageLine]:
        """How to print the one file, and which of its pages are which part: some may get other paper."""
        yield MessageLine((say("print.size"), self.how))
        if self.two_sided and any(side.blank for side in self.sides):
            yield say("one_file.blank")
        for number, pages in self.ranges().items():
            listed = MessageLine(tuple(_range(first, last) for first, last in pages), ", ")
            part = self.parts[number]
            told = count("one_file.part", sum(last - first + 1 for first, last in pages), pages=listed, what=part.what)
            yield MessageLine((told, part.then), ". ") if part.then else told

    def ranges(self) -> dict[int, list[tuple[int, int]]]:
        """The first and last page, counted from 1, of each run of pages of each part, by the part's number."""
        found: dict[int, list[tuple[int, int]]] = {}
        at = 1
        for number, run in groupby(self.sides, attrgetter("part")):
            length = len(list(run))
            found.setdefault(number, []).append((at, at + length - 1))
            at += length
        return found


def _range(first: int, last: int) -> Message:
    return say("one_file.page", first=first) if first == last else say("one_file.pages", first=first, last=last)


def part_of(
    order: Order, printed: Printed, what: Message | MessageLine, copies: int = 1, then: Message | None = None
) -> PrintPart:
    """The part of a job that is printed by itself as `printed`, whose plan counts all copies."""
    pages, sheets = printed.plan.pages // copies, printed.plan.sheets // copies
    how = printed.how or how_to_print(Duplex.NONE, Plan(sheets, pages))
    then = then or (how if how.key == "print.fold" else None)
    return PrintPart(printed.main, what.text(order.words), what, how, _sheets(pages, sheets, order), copies, then)


def _sheets(pages: int, sheets: int, order: Order) -> Sheets:
    if pages <= sheets:
        return tuple((page, None) for page in range(pages))
    if order.duplex is Duplex.MANUAL:  # the fronts come first
        backs = range(sheets, pages)
        return tuple(zip(range(sheets), reversed(backs) if order.reverse else backs, strict=True))
    return tuple((page, page + 1 if page + 1 < pages else None) for page in range(0, pages, 2))


def job_of(order: Order, key: str, name: str, parts: Sequence[PrintPart]) -> PrintJob | None:
    """The job of these parts; None if they are no PDFs. The title is that of the part `key` of the game."""
    if Format.PDF not in order.output.formats:
        return None
    title, subject = order.title(key), order.words.say("title.subject")
    return PrintJob(name, title, subject, order.words.tag, tuple(parts), order.duplex, order.reverse)


def in_one_file(printed: Printed) -> Printed:
    """The same with the parts of its job joined to one file, which comes first; files not to be printed stay."""
    if printed.job is None:
        raise TtprintError("print.one_file")
    parts = {part.file for part in printed.job.parts}
    others = {name: data for name, data in printed.files.items() if name not in parts}
    files = {printed.job.file: one_file(printed.job, printed.files), **others}
    return replace(printed, files=files, main=printed.job.file, how=printed.job.how, advice=tuple(printed.job.advice()))


def one_file(job: PrintJob, files: Mapping[str, bytes]) -> bytes:
    """All parts of a job as one PDF."""
    from ttprint.render.join import JoinedPage, join  # imports pypdf, which most commands do not need

    sources = [files[part.file] for part in job.parts]
    pages = [JoinedPage(*side) for side in job.sides]
    bookmarks = [(job.parts[number].title, runs[0][0] - 1) for number, runs in job.ranges().items()]
    flip = job.duplex.flip if job.two_sided and job.duplex is not Duplex.MANUAL else None
    about = {"title": job.title, "author": AUTHOR, "subject": job.subject, "lang": job.lang}
    return join(sources, pages, bookmarks, **about, flip=flip)
