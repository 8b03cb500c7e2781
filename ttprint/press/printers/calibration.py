"""The calibration page: what a printer does wrong, to be read with a ruler and against the light.

comb: lines 4 mm apart on the front, 3.75 mm on the back; where the k-th lines meet, the back is k × 0.25 mm off
X, Y: the combs of the shift, on the page's middle lines, where a turn does not disturb them
A, B: two combs far above and below; (A − B) × 0.25 is the turn in degrees
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, circle
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Point
from ttprint.press.duplex import Face, Flip, mirror
from ttprint.press.furniture import SIZE
from ttprint.press.marks import stroke_lines
from ttprint.press.paper import Paper
from ttprint.press.text.typeset import badge, big_ruler, steps

# eight teeth each way: with more, lines that do not belong together would meet as well
PITCH, BACK_PITCH, TEETH = 4.0, 3.75, 8
STEP = PITCH - BACK_PITCH
TURN_FACTOR = 0.25
APART = 1 / math.tan(math.radians(TURN_FACTOR))  # mm from A to B, so that 1 mm between their readings is 0.25 degrees
LEAST_WIDTH, LEAST_HEIGHT = 195.0, 260.0
BACK_INK = Ink(196, 0, 64)  # shows through paper, and is told from the front's black
FINE, BOLD = 0.12, 0.2
_COLUMN = 176.0  # the width of the text


@dataclass(frozen=True, slots=True)
class CalibrationWords:
    """The words on the page: two steps stand above the middle, the others below; `command` is what to type at last."""

    title: str
    front: str
    back: str
    across: str
    down: str
    steps: tuple[str, ...]
    command: str


@dataclass(frozen=True, slots=True)
class Comb:
    """A comb's name, its middle on the front page, and whether its teeth stand on a flat line."""

    name: str
    at: Point
    flat: bool


def calibration_sides(paper: Paper, words: CalibrationWords, flip: Flip = Flip.LONG) -> tuple[tuple[Face, Page], ...]:
    """The front and the back of the calibration sheet, always upright."""
    upright = paper.turned() if paper.landscape else paper
    if upright.width < LEAST_WIDTH or upright.height < LEAST_HEIGHT:
        raise TtprintError(
            f"The calibration page needs paper of {LEAST_WIDTH:g} × {LEAST_HEIGHT:g} mm or more, and "
            f"{paper.name} is smaller: choose a4 or letter."
        )
    return (Face.FRONT, _front(upright, words)), (Face.BACK, _back(upright, words, flip))


def combs(paper: Paper) -> tuple[Comb, ...]:
    """Where the combs are on the front page."""
    middle = paper.sheet.centre
    return (
        Comb("X", Point(middle.x + 50, middle.y), flat=True),
        Comb("Y", middle, flat=False),
        Comb("A", Point(middle.x, middle.y - APART / 2), flat=True),
        Comb("B", Point(middle.x, middle.y + APART / 2), flat=True),
    )


def cross_at(paper: Paper) -> Point:
    """Where the coarse cross-hair is on the front page."""
    return Point(paper.sheet.centre.x - 46, paper.sheet.centre.y)


def _front(paper: Paper, words: CalibrationWords) -> Page:
    middle, left = paper.sheet.centre, paper.sheet.centre.x - _COLUMN / 2
    art = (
        *_heading(paper, words.title, words.front, -126),
        *steps(words.steps[:2], 1, Point(left, middle.y - 101), _COLUMN),
        *steps(words.steps[2:], 3, Point(left, middle.y + 57), _COLUMN),
        big_ruler(words.across, Affine.move(middle.x - 50, middle.y - 62)),
        big_ruler(words.down, Affine.move(left + 8, middle.y - 50) @ Affine.rotate(90)),
        *(Place(_front_comb(comb), _standing(comb)) for comb in combs(paper)),
        _cross_hair(cross_at(paper)),
        *_badges(paper),
        Text(words.command, Point(middle.x, middle.y + 103), "text-bold", 3.4, BLACK, "middle"),
    )
    return Page(paper.width, paper.height, art, label=words.front, trim=paper.sheet, bleed=paper.sheet)


def _heading(paper: Paper, title: str, side: str, below: float) -> tuple[Node, ...]:
    middle = paper.sheet.centre
    return (
        Text(title, Point(middle.x - _COLUMN / 2, middle.y + below), "display", 6.2, BLACK),
        Text(side, Point(middle.x + _COLUMN / 2, middle.y + below), "text", 3.4, BLACK, "end"),
    )


def _badges(paper: Paper) -> Iterator[Node]:
    """At each thing to read, the number of the step that tells how."""
    middle = paper.sheet.centre
    cross = cross_at(paper)
    spots = {
        2: (Point(middle.x - 58, middle.y - 64), Point(middle.x - _COLUMN / 2 + 7, middle.y - 57)),
        3: (Point(middle.x, middle.y - 43), Point(middle.x + 50, middle.y - 13)),
        4: (Point(cross.x, cross.y - 19),),
        5: tuple(Point(comb.at.x - 46, comb.at.y - 2.2) for comb in combs(paper) if comb.name in "AB"),
    }
    for number, places in spots.items():
        for place in places:
            yield from badge(number, place)


def _back(paper: Paper, words: CalibrationWords, flip: Flip) -> Page:
    """Drawn as it shows through the front, then turned over as the paper will be."""
    over = mirror(paper.width, paper.height, flip)
    seen = Group((*(Place(_back_comb(), _standing(comb)) for comb in combs(paper)), _rings(cross_at(paper))))
    # behind the front's empty foot, so that it does not shine through anything that is read
    heading = _heading(paper, words.title, words.back, 128 if over.upright else -126)
    art = (Place(seen, over.affine), *heading)
    return Page(paper.width, paper.height, art, label=words.back, trim=paper.sheet, bleed=paper.sheet)


def _standing(comb: Comb) -> Affine:
    """A comb is drawn flat; an upright one is turned so that its numbers grow downward."""
    move = Affine.move(comb.at.x, comb.at.y)
    return move if comb.flat else move @ Affine.rotate(90)


def _front_comb(comb: Comb) -> Group:
    teeth = {k: 5.0 if k % 4 == 0 else 3.6 for k in range(-TEETH, TEETH + 1)}
    fine = [Box(k * PITCH, -high, 0, high + 0.6) for k, high in teeth.items() if k % 4]
    bold = [Box(k * PITCH, -high, 0, high + 0.6) for k, high in teeth.items() if k % 4 == 0]
    numbers = (_upright(_signed(k * STEP), Point(k * PITCH, -6.6), comb.flat) for k in teeth if k % 4 == 0)
    name = _upright(comb.name, Point(-TEETH * PITCH - 6, -2.2), comb.flat, "text-bold", 4.5)
    return Group((stroke_lines(fine, BLACK, FINE), stroke_lines(bold, BLACK, BOLD), *numbers, name))


def _upright(words: str, at: Point, flat: bool, font: str = "text", size: float = SIZE) -> Node:
    """Words centred on a point, upright on the page even when their comb is turned."""
    text = Text(words, Point(0, size * 0.34), font, size, BLACK, "middle")
    return Place(Group((text,)), Affine.move(at.x, at.y) @ Affine.rotate(0 if flat else -90))


def _signed(number: float) -> str:
    return f"{number:+.0f}".replace("-", "−") if round(number) else "0"


def _back_comb() -> Group:
    reach = range(-TEETH, TEETH + 1)
    fine = [Box(k * BACK_PITCH, -0.6, 0, 4.2) for k in reach if k % 4]
    bold = [Box(k * BACK_PITCH, -0.6, 0, 5.6) for k in reach if k % 4 == 0]
    return Group((stroke_lines(fine, BACK_INK, FINE), stroke_lines(bold, BACK_INK, BOLD)))


def _cross_hair(at: Point) -> Group:
    """A cross with a tick each mm and numbers at its ends, 10 mm out: for shifts that the combs do not reach."""
    ticks = [mm for mm in range(-10, 11) if mm]
    high = {mm: 1.6 if mm % 5 == 0 else 0.8 for mm in ticks}
    lines = (Box(at.x - 11, at.y, 22, 0), Box(at.x, at.y - 11, 0, 22))
    across = (Box(at.x + mm, at.y - high[mm], 0, 2 * high[mm]) for mm in ticks)
    down = (Box(at.x - high[mm], at.y + mm, 2 * high[mm], 0) for mm in ticks)
    right = (Text(_signed(mm), Point(at.x + 1.35 * mm, at.y + 0.8), "text", SIZE, BLACK, "middle") for mm in (-10, 10))
    below = (Text(_signed(mm), Point(at.x, at.y + 1.3 * mm + 0.8), "text", SIZE, BLACK, "middle") for mm in (-10, 10))
    return Group((stroke_lines((*lines, *across, *down), BLACK, FINE), *right, *below))


def _rings(at: Point) -> Group:
    cross = stroke_lines((Box(at.x - 7, at.y, 14, 0), Box(at.x, at.y - 7, 0, 14)), BACK_INK, FINE)
    rings = (Path(circle(at, radius), stroke=BACK_INK, width=BOLD) for radius in (1.5, 4.5))
    return Group((cross, *rings))
