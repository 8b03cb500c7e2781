"""Hundreds of ways to print, measured from the pixels: `make sweep` writes docs/sweep.md.

combination: a paper, a margin, a size of pieces, a bleed, a way to get backs behind fronts, perhaps a bad printer
Each piece has two inks of its own on both sides, a disc in its middle and a patch near its top-left corner. Where they
lie is read from rendered pages; the paper is turned over, folded and badly printed here, by hand.
"""

from __future__ import annotations

import math
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Group, Page, Place
from ttprint.draw.scene import Path as Shape
from ttprint.draw.shapes import circle, rect
from ttprint.errors import TtprintError
from ttprint.geometry import Box, Margins, Point
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.page_labels import PageLabelWords
from ttprint.press.paper import parse_edge, parse_margins, parse_paper
from ttprint.press.piece import Piece
from ttprint.press.printers.printer import TRUE, PrinterProfile
from ttprint.press.rulers import ruler
from ttprint.press.sheet import Placement, Sheet, pages
from ttprint.render import pdf, png

WANTED, SEED, DPI = 600, 2005, 150
OUT = Path(__file__).parents[1] / "docs" / "sweep.md"
WORDS = PageLabelWords("front", "back", "fold here")
PAPERS = ("a4", "letter", "a3", "legal", "tabloid", "a5", "sra3", "8x10in", "210x260")
MARGINS = ("normal", "normal", "tight", "0", "4", "12", "7,14,19,9")
SIZES = ((50, 50), (40, 40), (30, 30), (57, 57), (63, 88), (88, 63), (45, 70), (80, 80))
BLEEDS = (0.0, 1.0, 1.5, 2.0, 3.0, 3.0)
DUPLEX = (Duplex.LONG, Duplex.SHORT, Duplex.MANUAL, Duplex.FOLD)
BAD = PrinterProfile(0.985, 1.012, 1.8, -1.4, 0.7)
TRIM, GROUND = Ink(244, 244, 244), Ink(205, 205, 205)

Pixels = NDArray[np.uint32]


@dataclass(frozen=True)
class Combination:
    """One way to print."""

    paper: str
    margin: str
    size: tuple[float, float]
    bleed: float
    duplex: Duplex
    count: int
    used: int
    bad: bool

    def sheet(self) -> Sheet:
        """The last sheet of so many pieces."""
        pieces = [_piece(number, *self.size) for number in range(self.count)]
        paper = parse_paper(self.paper, parse_margins(self.margin), parse_edge(self.margin))
        return impose(pieces, Layout(paper, self.duplex, self.bleed, used=self.used))[-1]


@dataclass
class Found:
    """What was measured of a combination, in mm: worst offset, worst trim, how far ink keeps from the edge too much."""

    combination: Combination
    pieces: int
    offset: float
    trim: float
    spare: float
    rulers: bool


def main() -> None:
    """Measure them all and write the table."""
    start = time.perf_counter()
    found = [measure(one) for one in combinations()]
    OUT.write_text(table(found), encoding="utf-8")
    worst = max(one.offset for one in found)
    seconds = time.perf_counter() - start
    sys.stdout.write(f"{len(found)} combinations in {seconds:.0f} s, backs off by {worst:.3f} mm at most: {OUT.name}\n")


def combinations() -> Iterator[Combination]:
    """So many different ones, the same in every run; those that cannot be laid are not counted."""
    chance, seen = random.Random(SEED), set[Combination]()
    while len(seen) < WANTED:
        one = Combination(
            chance.choice(PAPERS),
            chance.choice(MARGINS),
            chance.choice(SIZES),
            chance.choice(BLEEDS),
            chance.choice(DUPLEX),
            chance.randint(1, 24),
            chance.choice((0, 0, 0, 1, 2)),
            chance.random() < 0.25,
        )
        if one in seen or (one.bad and one.duplex is Duplex.FOLD):  # a folded sheet is printed on one side
            continue
        try:
            one.sheet()
        except TtprintError:
            continue
        seen.add(one)
        yield one


def measure(one: Combination) -> Found:
    """Render the sheet and read where everything is."""
    sheet, profile = one.sheet(), BAD if one.bad else TRUE
    drawn = list(pages([sheet], WORDS, profile))
    book = pdf.write(drawn, title="", author="", lang="en", flip=None)
    seen = [_codes(image) for image in png.pixels(book, DPI)]
    offset = trim = 0.0
    for place in sheet.placements:
        number = int(place.piece.name)
        front, back = _both(seen, one.duplex)
        for ink, at in ((_disc(number), _centre), (_patch(number), _corner)):
            here = _lies(front, ink, drawn[0], one, back=False)
            there = _lies(back, ink, drawn[-1], one, back=True)
            mirrored = at(place, turned=True)
            offset = max(offset, _apart(here, _upright(at(place, turned=False), sheet, one)))
            offset = max(offset, _apart(there, _upright(mirrored, sheet, one)))
        if one.bleed >= 1 and not one.bad:
            trim = max(trim, _trim_error(front, place, sheet))
    edge = parse_edge(one.margin) or Margins.all(4)
    least = math.inf if one.bad else min(_spare(picture, page, edge) for picture, page in zip(seen, drawn, strict=True))
    return Found(one, len(sheet.placements), offset, trim, least, all(_has_ruler(page) for page in drawn))


def _piece(number: int, width: float, height: float) -> Piece:
    def face() -> Group:
        return Group(
            (
                Shape(rect(Box(0, 0, width, height).grow(4)), fill=GROUND),
                Shape(rect(Box(0, 0, width, height)), fill=TRIM),
                Shape(circle(Point(width / 2, height / 2), 8), fill=_disc(number)),
                Shape(circle(Point(6, 7), 2.5), fill=_patch(number)),
            )
        )

    return Piece(str(number), face(), width, height, back=face())


def _disc(number: int) -> Ink:
    return Ink(20 + 9 * number, 200, 40)


def _patch(number: int) -> Ink:
    return Ink(20 + 9 * number, 40, 200)


def _centre(place: Placement, turned: bool) -> Point:
    return place.trim.centre


def _corner(place: Placement, turned: bool) -> Point:
    """The patch; a piece turned over left to right shows that of its back at the other corner."""
    trim = place.trim
    return Point(trim.right - 6 if turned else trim.x + 6, trim.y + 7)


def _codes(image: object) -> Pixels:
    red, green, blue = np.moveaxis(np.asarray(image, dtype=np.uint32), 2, 0)
    return np.asarray(red << 16 | green << 8 | blue)


def _code(ink: Ink) -> int:
    return ink.red << 16 | ink.green << 8 | ink.blue


def _both(seen: list[Pixels], duplex: Duplex) -> tuple[Pixels, Pixels]:
    """The picture that has the fronts, and the one that has the backs; a folded sheet has both on one."""
    if duplex is not Duplex.FOLD:
        return seen[0], seen[-1]
    upper, lower = seen[0].copy(), seen[0].copy()
    half = len(upper) // 2
    upper[half:], lower[:half] = 0xFFFFFF, 0xFFFFFF
    return upper, lower


def _places(picture: Pixels, code: int) -> tuple[NDArray[np.int_], NDArray[np.int_]]:
    """The pixels of one ink: rows that have none are passed over quickly."""
    rows = np.nonzero((picture[::4] == code).any(axis=1))[0] * 4
    if not len(rows):
        return np.empty(0, int), np.empty(0, int)
    first, last = max(0, rows[0] - 4), rows[-1] + 5
    found, columns = np.nonzero(picture[first:last] == code)
    return found + first, columns


def _lies(picture: Pixels, ink: Ink, page: Page, one: Combination, *, back: bool) -> Point:
    """Where an ink lies on the finished sheet as seen from its front: printed, then turned over or folded."""
    rows, columns = _places(picture, _code(ink))
    if not len(rows):
        raise AssertionError(f"{one}: an ink is missing on the {'back' if back else 'front'}")
    high, wide = picture.shape
    x = (columns.mean() + 0.5) * page.width / wide
    y = (rows.mean() + 0.5) * page.height / high
    profile = BAD if one.bad else TRUE
    x, y = (x - page.width / 2) * profile.scale_x, (y - page.height / 2) * profile.scale_y
    if back and one.duplex is Duplex.FOLD:
        y = -y
    elif back:
        upright = (page.height >= page.width) == (one.duplex is not Duplex.SHORT)
        x, y = (-x, y) if upright else (x, -y)
        turn = math.radians(profile.turn)
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        x, y = x + profile.shift_x, y + profile.shift_y
    return Point(x + page.width / 2, y + page.height / 2)


def _upright(point: Point, sheet: Sheet, one: Combination) -> Point:
    """Where a point of the sheet is on paper that a profile has turned upright."""
    return Point(sheet.paper.height - point.y, point.x) if one.bad and sheet.paper.landscape else point


def _apart(one: Point, other: Point) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def _trim_error(picture: Pixels, place: Placement, sheet: Sheet) -> float:
    """How far the edges of a piece are from where they belong, along its middle row and column."""
    high, wide = picture.shape
    x, y = wide / sheet.paper.width, high / sheet.paper.height
    trim = place.trim
    out = min(0.9, 0.6 * sheet.bleed)  # not as far as the white line that parts two bleeds
    row = picture[int(trim.centre.y * y), int((trim.x - out) * x) : int((trim.right + out) * x) + 1]
    column = picture[int((trim.y - out) * y) : int((trim.bottom + out) * y) + 1, int(trim.centre.x * x)]
    wrong = 0.0
    for line, first, ends, per in (
        (row, int((trim.x - out) * x), (trim.x, trim.right), x),
        (column, int((trim.y - out) * y), (trim.y, trim.bottom), y),
    ):
        inside = np.nonzero((line != _code(GROUND)) & (line != 0xFFFFFF))[0]
        edges = (first + inside[0]) / per, (first + inside[-1] + 1) / per
        wrong = max(wrong, *(abs(edge - end) for edge, end in zip(edges, ends, strict=True)))
    return wrong


def _spare(picture: Pixels, page: Page, edge: Margins) -> float:
    """How much further than promised the ink keeps from the page's edges."""
    rows, columns = np.nonzero(picture != 0xFFFFFF)
    high, wide = picture.shape
    x, y = page.width / wide, page.height / high
    free = (rows.min() * y, (wide - 1 - columns.max()) * x, (high - 1 - rows.max()) * y, columns.min() * x)
    kept = (edge.top, edge.right, edge.bottom, edge.left)
    return float(min(got - wanted for got, wanted in zip(free, kept, strict=True)))


def _has_ruler(page: Page) -> bool:
    return any(isinstance(node, Place) and node.group == ruler(100) for node in page.art)


def table(found: list[Found]) -> str:
    """What was measured, by every trait of a combination."""
    traits: dict[str, Callable[[Combination], str]] = {
        "backs": lambda one: one.duplex.value,
        "paper": lambda one: one.paper,
        "margin": lambda one: one.margin,
        "piece": lambda one: f"{one.size[0]:g} × {one.size[1]:g}",
        "bleed": lambda one: f"{one.bleed:g}",
        "printer": lambda one: "bad, with its profile" if one.bad else "true",
        "first sheet": lambda one: "used before" if one.used else "fresh",
    }
    lines = [
        "# Fronts and backs: alignment, measured",
        "",
        _result(found),
        "",
        f"`make sweep` lays {len(found)} different combinations of paper, margin, piece, bleed and duplex mode (from "
        f"a seed, so the same ones every time), renders them at {DPI} dpi and reads from the pixels where each piece "
        "is on both sides. The program simulates turning, folding and a bad printer. Every "
        "piece has colours of its own, so a back behind a wrong front would show as an offset of centimetres. "
        "Margins are judged on each page as it is read, backs included. A pixel is 0.17 mm; the middle of a disc is "
        "read more finely than that, an edge to about half a pixel.",
        "",
        "| | | combinations | pieces | back and front off, at most (mm) | trim off, at most (mm) | ink beyond the edge "
        "promised (mm) | sheets with the 100 mm ruler |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
        _row("all", "", found),
    ]
    for trait, told in traits.items():
        for value in dict.fromkeys(told(one.combination) for one in found):
            lines.append(_row(trait, value, [one for one in found if told(one.combination) == value]))
    return "\n".join(lines) + "\n"


def _result(found: list[Found]) -> str:
    """The worst of everything that was measured, and where."""
    offset, trim = max(found, key=lambda one: one.offset), max(found, key=lambda one: one.trim)
    edge = min(found, key=lambda one: one.spare)
    return (
        f"Result: on {len(found)} combinations with {sum(one.pieces for one in found)} pieces, no back lies behind a "
        f"wrong front. The worst back is {offset.offset:.3f} mm off ({_told(offset.combination)}), the worst trim "
        f"{trim.trim:.3f} mm ({_told(trim.combination)}); ink comes nearer to the edge than promised by "
        f"{max(0.0, -edge.spare):.2f} mm at most ({_told(edge.combination)}). {sum(one.rulers for one in found)} of "
        f"{len(found)} sheets carry the 100 mm ruler."
    )


def _told(one: Combination) -> str:
    printer = ", a bad printer with its profile" if one.bad else ""
    return (
        f"{one.paper}, margin {one.margin}, pieces of {one.size[0]:g} × {one.size[1]:g} mm, bleed {one.bleed:g}, "
        f"{one.duplex.value}{printer}"
    )


def _row(trait: str, value: str, found: list[Found]) -> str:
    spare = min((one.spare for one in found if math.isfinite(one.spare)), default=0.0)
    rulers = sum(one.rulers for one in found)
    return (
        f"| {trait} | {value} | {len(found)} | {sum(one.pieces for one in found)} | "
        f"{max(one.offset for one in found):.3f} | {max(one.trim for one in found):.3f} | {max(0.0, -spare):.2f} | "
        f"{rulers} of {len(found)} |"
    )


if __name__ == "__main__":
    main()
