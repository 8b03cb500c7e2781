"""The calibration page: what a printer does wrong, to be read with a ruler and held up to the light.

X, Y: the ladders of the shift; the rungs near zero lie on the page's middle lines, where a turn does not disturb them
A, B: two scales far above and below; (A − B) × 0.25 is the turn in degrees
dot: a red disc on the back that shows in the ring for the right flip edge, or else in the one for the wrong edge
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text
from ttprint.draw.shapes import circle, rect
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Point
from ttprint.press.duplex import Face, Flip, mirror
from ttprint.press.paper import Paper
from ttprint.press.printers.ladders import BACK_INK, LINE, LONG, RUNGS, Ladder, back_of, front_of, row_of, rungs
from ttprint.press.rulers import big_ruler
from ttprint.press.text.typeset import badge, steps, wrap

TURN_FACTOR = 0.25
APART = 1 / math.tan(math.radians(TURN_FACTOR))  # mm from A to B, so that 1 mm between their readings is 0.25 degrees
LEAST_WIDTH, LEAST_HEIGHT = 195.0, 260.0
EXAMPLE = 1.25  # the shift that the worked example shows
_COLUMN = 176.0  # the width of the text
_DOT, _RING = 2.0, 3.4


@dataclass(frozen=True, slots=True)
class CalibrationWords:
    """The words on the page: two steps stand above the middle, the others below; `command` is what to type at last."""

    title: str
    front: str
    back: str
    across: str
    down: str
    right_edge: str
    wrong_edge: str
    steps: tuple[str, ...]
    example: str
    command: str
    point: str = "."


def calibration_sides(paper: Paper, words: CalibrationWords, flip: Flip = Flip.LONG) -> tuple[tuple[Face, Page], ...]:
    """The front and the back of the calibration sheet, always upright."""
    upright = paper.turned() if paper.landscape else paper
    if upright.width < LEAST_WIDTH or upright.height < LEAST_HEIGHT:
        raise TtprintError(
            f"The calibration page needs paper of {LEAST_WIDTH:g} × {LEAST_HEIGHT:g} mm or more, and "
            f"{paper.name} is smaller: choose a4 or letter."
        )
    return (Face.FRONT, _front(upright, words)), (Face.BACK, _back(upright, words, flip))


def ladders(paper: Paper) -> tuple[Ladder, ...]:
    """Where the ladders and scales are on the front page."""
    middle = paper.area.centre
    return (
        Ladder("X", Point(middle.x + 71, middle.y)),
        Ladder("Y", Point(middle.x, middle.y - 24), across=False),
        Ladder("A", Point(middle.x, middle.y - APART / 2), rows=False),
        Ladder("B", Point(middle.x, middle.y + APART / 2), rows=False),
    )


def rings_at(paper: Paper) -> tuple[Point, Point]:
    """Where the dot shows when the sheet was turned on the right edge, and where when on the wrong one."""
    middle = paper.area.centre
    return Point(middle.x - 50, middle.y + 4), Point(middle.x + 50, middle.y - 4)


def _front(paper: Paper, words: CalibrationWords) -> Page:
    middle, left = paper.area.centre, paper.area.centre.x - _COLUMN / 2
    art = (
        Text(words.title, Point(left, middle.y - 126), "display", 6.2, BLACK),
        _side(paper, words.front, -126),
        *steps(words.steps[:2], 1, Point(left, middle.y - 100), _COLUMN),
        *steps(words.steps[2:], 3, Point(left, middle.y + 61), _COLUMN),
        big_ruler(words.across, Affine.move(middle.x - 50, middle.y - 55)),
        big_ruler(words.down, Affine.move(left + 8, middle.y - 50) @ Affine.rotate(90)),
        *(front_of(ladder, words.point) for ladder in ladders(paper)),
        *_edges(paper, words),
        _example(Point(middle.x - 62, middle.y + 15), words),
        *_badges(paper),
        Text(words.command, Point(middle.x, middle.y + 106), "text-bold", 3.2, BLACK, "middle"),
    )
    return Page(paper.width, paper.height, art, label=words.front, trim=paper.area, bleed=paper.area)


def _side(paper: Paper, side: str, below: float) -> Text:
    middle = paper.area.centre
    return Text(side, Point(middle.x + _COLUMN / 2, middle.y + below), "text", 3.4, BLACK, "end")


def _edges(paper: Paper, words: CalibrationWords) -> Iterator[Node]:
    """The rings for the dot, each with its word on the side of the page's middle."""
    right, wrong = rings_at(paper)
    for at, told, out, anchor in ((right, words.right_edge, 5.0, "start"), (wrong, words.wrong_edge, -5.0, "end")):
        yield Path(circle(at, _RING), stroke=BLACK, width=0.25)
        yield Text(told, Point(at.x + out, at.y + 1.1), "text", 3.0, BLACK, "start" if anchor == "start" else "end")


def _example(at: Point, words: CalibrationWords) -> Node:
    """A piece of ladder as it looks against the light, and what to type when it looks so."""
    shown = tuple(rung for rung in RUNGS if abs(rung - EXAMPLE) <= 0.75)
    low = row_of(EXAMPLE)
    box = Box(-2.5, low - 8.2, 12.5, 16.4)
    line = Path(rect(Box(EXAMPLE - LINE / 2, box.y, LINE, box.height)), fill=BACK_INK)
    ladder = Group((line, rungs(shown, words.point)), clip=Path(rect(box)))
    frame = Path(rect(box), stroke=BLACK, width=0.15)
    scale = Affine.scale(1.6)
    drawn = Place(Group((ladder, frame)), Affine.move(-1.6 * box.x, -1.6 * box.y) @ scale)
    lines = [line for told in words.example.split("\n") for line in wrap(told, 92.0, "text", 3.2)]
    told = (Text(line, Point(25.0, 4.0 + 4.6 * i), "text", 3.2, BLACK) for i, line in enumerate(lines))
    return Place(Group((drawn, *told)), Affine.move(at.x, at.y))


def _badges(paper: Paper) -> Iterator[Node]:
    """At each thing to read, the number of the step that tells how."""
    middle = paper.area.centre
    right, wrong = rings_at(paper)
    x, y, *scales = ladders(paper)
    spots = {
        2: (Point(middle.x - 58, middle.y - 57), Point(middle.x - _COLUMN / 2 + 7, middle.y - 57)),
        3: (Point(right.x - 8, right.y), Point(wrong.x + 8, wrong.y)),
        4: (Point(x.at.x - 7, x.at.y - LONG - 4.2), Point(y.at.x + LONG + 4.2, y.at.y + 7)),
        5: tuple(Point(scale.at.x - 24, scale.at.y - 2.2) for scale in scales),
    }
    for number, places in spots.items():
        for place in places:
            yield from badge(number, place)


def _back(paper: Paper, words: CalibrationWords, flip: Flip) -> Page:
    """Drawn as it shows through the front, then turned over as the paper will be."""
    over = mirror(paper.width, paper.height, flip)
    dot = Path(circle(rings_at(paper)[0], _DOT), fill=BACK_INK)
    seen = Group((*(back_of(ladder) for ladder in ladders(paper)), dot))
    # behind the front's empty foot, so that it does not shine through anything that is read
    art = (Place(seen, over.affine), _side(paper, words.back, 128 if over.upright else -126))
    return Page(paper.width, paper.height, art, label=words.back, trim=paper.area, bleed=paper.area)
