"""Real pages at 300 dpi: what is printed on the back lies behind its own front within a tenth of a millimetre.

Each piece has two inks of its own, one for a disc in its middle and one for a patch near its top-left corner, the same
on both sides; where they are is read from the pixels, and the paper is turned over and the printer simulated here, by
hand. They are round because the rasteriser moves straight edges to the next pixel, which is almost a tenth of a mm.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Group, Path
from ttprint.draw.shapes import circle, rect
from ttprint.geometry import Box, Margins, Point
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout, impose
from ttprint.press.page_labels import PageLabelWords
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.press.printers import printer
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.sheet import Sheet, pages, sides
from ttprint.render import pdf, png

pytestmark = pytest.mark.slow

DPI = 300
WORDS = PageLabelWords("front", "back", "fold here")
PAPER = Paper("small", 150, 190, Margins(6, 13, 17, 8))
BLEED, GUTTER = 2.0, 5.5
TRUE = 0.1


def inks(number: int) -> tuple[Ink, Ink]:
    return Ink(30 + 9 * number, 200, 40), Ink(30 + 9 * number, 40, 200)


def sample(number: int, width: float, height: float) -> Piece:
    disc, patch = inks(number)

    def face() -> Group:
        return Group(
            (
                Path(rect(Box(-3, -3, width + 6, height + 6)), fill=Ink(230, 230, 230)),
                Path(circle(Point(width / 2, height / 2), 8), fill=disc),
                Path(circle(Point(5, 6), 2.5), fill=patch),
            )
        )

    return Piece(f"p{number}", face(), width, height, back=face())


EQUAL = [sample(number, 30, 36) for number in range(13)]
MIXED = [sample(number, 24 + 5 * (number % 3), 30 + 6 * (number % 2)) for number in range(16)]


@dataclass(frozen=True)
class Picture:
    """The pixels of a page that are not grey: row, column and number of the colour of each; how large a pixel is."""

    size: tuple[int, int]
    rows: np.ndarray
    columns: np.ndarray
    colours: np.ndarray
    wide: float
    high: float

    def half(self, lower: bool) -> Picture:
        here = (self.rows >= self.size[1] / 2) == lower
        return Picture(self.size, self.rows[here], self.columns[here], self.colours[here], self.wide, self.high)

    def inked(self, ink: Ink) -> tuple[np.ndarray, np.ndarray]:
        found = self.colours == code(ink)
        return self.rows[found], self.columns[found]


@dataclass(frozen=True)
class Seen:
    """Where a piece's disc and patch are on a page, in mm, and the middle of the disc's ink box."""

    disc: Point
    patch: Point
    box: Point


def look(picture: Picture, number: int) -> Seen:
    disc, patch = (picture.inked(ink) for ink in inks(number))
    assert len(disc[0]) > 10_000
    assert len(patch[0]) > 1_000
    middle = [(axis.max() + axis.min()) / 2 for axis in disc]
    return Seen(
        at(picture, *(axis.mean() for axis in disc)), at(picture, *(a.mean() for a in patch)), at(picture, *middle)
    )


def code(ink: Ink) -> int:
    return ink.red << 16 | ink.green << 8 | ink.blue


def at(picture: Picture, row: float, column: float) -> Point:
    return Point((column + 0.5) * picture.wide, (row + 0.5) * picture.high)


def photograph(book: bytes, sizes: list[tuple[float, float]]) -> list[Picture]:
    found = []
    for image, (width, height) in zip(png.pixels(book, DPI), sizes, strict=True):
        pixels = np.asarray(image)
        rows, columns = np.nonzero(pixels[..., 0] != pixels[..., 1])
        red, green, blue = pixels[rows, columns].astype(np.uint32).T
        colours = red << 16 | green << 8 | blue
        # the picture has a whole number of pixels, so that a pixel is not quite 1/300 of an inch
        found.append(
            Picture((image.width, image.height), rows, columns, colours, width / image.width, height / image.height)
        )
    return found


def printed(sheets: Sequence[Sheet], profile: PrinterProfile = printer.TRUE) -> list[Picture]:
    drawn = list(pages(sheets, WORDS, profile))
    book = pdf.write(drawn, title="Test", author="Nobody", lang="en", flip=None)
    return photograph(book, [(page.width, page.height) for page in drawn])


def close(one: Point, other: Point) -> bool:
    return math.hypot(one.x - other.x, one.y - other.y) <= TRUE


def turned_over(point: Point, width: float, height: float, duplex: Duplex) -> Point:
    upright = (height >= width) == (duplex is not Duplex.SHORT)
    return Point(width - point.x, point.y) if upright else Point(point.x, height - point.y)


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
@pytest.mark.parametrize("paper", [PAPER, PAPER.turned()], ids=["portrait", "landscape"])
@pytest.mark.parametrize("pieces", [EQUAL, MIXED], ids=["equal", "mixed"])
def test_backs_lie_behind_their_fronts(duplex: Duplex, paper: Paper, pieces: list[Piece]) -> None:
    sheets = impose(pieces, Layout(paper, duplex, BLEED, GUTTER))
    assert len(sheets) > 1
    assert (sheets[0].paper.width, sheets[0].paper.height) == (paper.width, paper.height)
    assert len(sheets[-1].placements) < len(sheets[0].placements)
    faces = [face for face, _ in sides(sheets, WORDS)]
    pictures = printed(sheets)
    fronts = [picture for face, picture in zip(faces, pictures, strict=True) if face is Face.FRONT]
    backs = [picture for face, picture in zip(faces, pictures, strict=True) if face is Face.BACK]
    for sheet, front, back in zip(sheets, fronts, backs, strict=True):
        width, height = sheet.paper.width, sheet.paper.height
        for place in sheet.placements:
            number = pieces.index(place.piece)
            above, below = look(front, number), look(back, number)
            assert close(above.disc, place.trim.centre)
            assert close(above.patch, Point(place.trim.x + 5, place.trim.y + 6))
            assert close(turned_over(below.disc, width, height, duplex), above.disc)
            assert close(turned_over(below.box, width, height, duplex), above.box)
            # upright when the piece is turned left to right
            assert close(turned_over(below.patch, width, height, duplex), mirrored(above))


@pytest.mark.parametrize("pieces", [EQUAL, MIXED], ids=["equal", "mixed"])
def test_folding_puts_backs_behind_their_fronts(pieces: list[Piece]) -> None:
    sheets = impose(pieces, Layout(PAPER, Duplex.FOLD, BLEED, GUTTER))
    for sheet, picture in zip(sheets, printed(sheets), strict=True):
        upper, lower = picture.half(lower=False), picture.half(lower=True)
        for place in sheet.placements:
            number = pieces.index(place.piece)
            above, below = look(upper, number), look(lower, number)
            assert close(above.disc, place.trim.centre)
            assert close(Point(below.disc.x, sheet.paper.height - below.disc.y), above.disc)
            assert close(Point(below.box.x, sheet.paper.height - below.box.y), above.box)
            assert close(Point(below.patch.x, sheet.paper.height - below.patch.y), mirrored(above))


def mirrored(seen: Seen) -> Point:
    """Where the back's patch belongs: turned over left to right."""
    return Point(2 * seen.disc.x - seen.patch.x, seen.patch.y)


def on_paper(point: Point, face: Face, duplex: Duplex, profile: PrinterProfile, width: float, height: float) -> Point:
    """A bad printer: where ink of an upright page simulated on the sheet, as seen from the front."""
    x, y = point.x - width / 2, point.y - height / 2
    x, y = x * profile.scale_x, y * profile.scale_y
    if face is Face.BACK:
        x, y = (x, -y) if duplex is Duplex.SHORT else (-x, y)
        cos, sin = math.cos(math.radians(profile.turn)), math.sin(math.radians(profile.turn))
        x, y = x * cos - y * sin + profile.shift_x, x * sin + y * cos + profile.shift_y
    return Point(x + width / 2, y + height / 2)


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
@pytest.mark.parametrize("paper", [PAPER, PAPER.turned()], ids=["portrait", "landscape"])
def test_a_bad_printer_prints_true_with_its_profile(duplex: Duplex, paper: Paper) -> None:
    profile = PrinterProfile(0.981, 1.017, 1.9, -1.3, 0.9)
    sheets = impose(MIXED, Layout(paper, duplex, BLEED, GUTTER))[-1:]
    faces = [face for face, _ in sides(sheets, WORDS)]
    front, back = printed(sheets, profile)
    assert faces == [Face.FRONT, Face.BACK]
    assert front.size[1] > front.size[0]
    for place in sheets[0].placements:
        number = MIXED.index(place.piece)
        seen = {Face.FRONT: look(front, number), Face.BACK: look(back, number)}
        lies = {
            face: [on_paper(point, face, duplex, profile, 150, 190) for point in (one.disc, one.patch)]
            for face, one in seen.items()
        }
        wanted = [Point(place.trim.x + x, place.trim.y + 6) for x in (5, place.piece.width - 5)]
        centre, *patches = (upright(point, sheets[0].paper) for point in (place.trim.centre, *wanted))
        assert close(lies[Face.FRONT][0], centre)
        assert close(lies[Face.BACK][0], centre)
        assert close(lies[Face.FRONT][1], patches[0])
        assert close(lies[Face.BACK][1], patches[1])


def upright(point: Point, paper: Paper) -> Point:
    """Where a point of a landscape page is once the page is turned clockwise."""
    return Point(paper.height - point.y, point.x) if paper.landscape else point


def test_without_the_profile_the_same_printer_is_off() -> None:
    profile = PrinterProfile(0.981, 1.017, 1.9, -1.3, 0.9)
    (sheet,) = impose(MIXED[:3], Layout(PAPER, Duplex.LONG, BLEED, GUTTER))
    front, back = printed([sheet])
    above = on_paper(look(front, 0).disc, Face.FRONT, Duplex.LONG, profile, 150, 190)
    below = on_paper(look(back, 0).disc, Face.BACK, Duplex.LONG, profile, 150, 190)
    assert not close(above, below)
