"""The calibration page: the errors of a printer, read with a ruler and against the light.

X, Y: the ladders of the shift; the rungs near zero lie on the middle lines of the page, where a turn has no effect
A, B: two scales far above and below, each with a fine ladder beside it; they show the turn
dot: a red disc on the back that shows in one of two rings on the front: that of the right or of the wrong flip edge
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
from ttprint.press.printers.ladders import BACK_INK, FINE_RUNGS, LINE, RUNGS, Ladder, back_of, front_of, rungs
from ttprint.press.rulers import big_ruler
from ttprint.press.text.typeset import badge, steps, wrap

X_AT, Y_AT = Point(71, 0), Point(0, -24)  # from the middle of the page to the middles of ladders X and Y
APART = 1 / math.tan(math.radians(0.25))  # mm from A to B, so that 1 mm between their readings is 0.25 degrees
LEAST_WIDTH, LEAST_HEIGHT = 195.0, 275.0
_FINE_AT = 75.0  # from the middle of the page to the fine ladders, on the level of their scales
EXAMPLE = 1.25  # the shift that the worked example shows
_COLUMN = 176.0  # the width of the text
_DOT, _RING = 2.0, 3.4


@dataclass(frozen=True, slots=True)
class CalibrationWords:
    """The words on the page: two steps stand above the middle, the others below; `command` is the command to type.

    `after` says what to do when it is typed.
    """

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
    after: str
    point: str = "."


def calibration_sides(paper: Paper, words: CalibrationWords, flip: Flip = Flip.LONG) -> tuple[tuple[Face, Page], ...]:
    """Return the front and the back of the calibration sheet, always upright."""
    upright = paper.turned() if paper.landscape else paper
    if upright.width < LEAST_WIDTH or upright.height < LEAST_HEIGHT:
        raise TtprintError("print.test_paper", width=LEAST_WIDTH, height=LEAST_HEIGHT, paper=paper.name)
    return (Face.FRONT, _front(upright, words)), (Face.BACK, _back(upright, words, flip))


def ladders(paper: Paper) -> tuple[Ladder, ...]:
    """Return the ladders and scales with their positions on the front page."""
    middle = paper.area.centre
    upper, lower = middle.y - APART / 2, middle.y + APART / 2
    return (
        Ladder("X", Point(middle.x + X_AT.x, middle.y + X_AT.y)),
        Ladder("Y", Point(middle.x + Y_AT.x, middle.y + Y_AT.y), across=False),
        Ladder("A", Point(middle.x, upper), rungs=()),
        Ladder("B", Point(middle.x, lower), rungs=()),
        Ladder("A", Point(middle.x + _FINE_AT, upper), rungs=FINE_RUNGS),
        Ladder("B", Point(middle.x + _FINE_AT, lower), rungs=FINE_RUNGS),
    )


def rings_at(paper: Paper) -> tuple[Point, Point]:
    """Return the positions at which the dot shows for the right and for the wrong flip edge."""
    middle = paper.area.centre
    return Point(middle.x - 50, middle.y + 4), Point(middle.x + 50, middle.y - 4)


def _front(paper: Paper, words: CalibrationWords) -> Page:
    middle, left = paper.area.centre, paper.area.centre.x - _COLUMN / 2
    art = (
        Text(words.title, Point(left, middle.y - 126), "display", 6.2, BLACK),
        _side(paper, words.front, -129),
        *steps(words.steps[:2], 1, Point(left, middle.y - 100), _COLUMN),
        *steps(words.steps[2:], 3, Point(left, middle.y + 61), _COLUMN),
        big_ruler(words.across, Affine.move(middle.x - 50, middle.y - 55)),
        big_ruler(words.down, Affine.move(left + 8, middle.y - 50) @ Affine.rotate(90)),
        *(front_of(ladder, words.point) for ladder in ladders(paper)),
        *_edges(paper, words),
        _example(Point(middle.x - 62, middle.y + 15), words),
        *_badges(paper),
        Text(words.command, Point(middle.x, middle.y + 102), "text-bold", 3.2, BLACK, "middle"),
        *steps((words.after,), 6, Point(left, middle.y + 119), _COLUMN - 28),
    )
    return Page(paper.width, paper.height, art, label=words.front, trim=paper.area, bleed=paper.area)


def _side(paper: Paper, side: str, below: float) -> Text:
    middle = paper.area.centre
    return Text(side, Point(middle.x + _COLUMN / 2, middle.y + below), "text", 3.4, BLACK, "end")


def _edges(paper: Paper, words: CalibrationWords) -> Iterator[Node]:
    """The rings for the dot, each with its word towards the middle of the page."""
    right, wrong = rings_at(paper)
    for at, label, out, anchor in ((right, words.right_edge, 5.0, "start"), (wrong, words.wrong_edge, -5.0, "end")):
        yield Path(circle(at, _RING), stroke=BLACK, width=0.25)
        yield Text(label, Point(at.x + out, at.y + 1.1), "text", 3.0, BLACK, "start" if anchor == "start" else "end")


def _example(at: Point, words: CalibrationWords) -> Node:
    """A part of a ladder as it looks against the light, with the values to type in that case."""
    whole = Ladder("", Point(0, 0))
    shown = tuple(rung for rung in RUNGS if abs(rung - EXAMPLE) <= 0.75)
    low = whole.row_of(EXAMPLE)
    box = Box(-2.5, low - 8.2, 12.5, 16.4)
    line = Path(rect(Box(EXAMPLE - LINE / 2, box.y, LINE, box.height)), fill=BACK_INK)
    ladder = Group((line, rungs(whole, shown, words.point)), clip=Path(rect(box)))
    frame = Path(rect(box), stroke=BLACK, width=0.15)
    scale = Affine.scale(1.6)
    picture = Place(Group((ladder, frame)), Affine.move(-1.6 * box.x, -1.6 * box.y) @ scale)
    lines = [line for sentence in words.example.split("\n") for line in wrap(sentence, 92.0, "text", 3.2)]
    texts = (Text(line, Point(25.0, 4.0 + 4.6 * i), "text", 3.2, BLACK) for i, line in enumerate(lines))
    return Place(Group((picture, *texts)), Affine.move(at.x, at.y))


def _badges(paper: Paper) -> Iterator[Node]:
    """At each thing to read, the number of the step that explains it."""
    middle = paper.area.centre
    right, wrong = rings_at(paper)
    x, y, *others = ladders(paper)
    scales = (ladder for ladder in others if not ladder.rungs)
    positions = {
        2: (Point(middle.x - 58, middle.y - 57), Point(middle.x - _COLUMN / 2 + 7, middle.y - 57)),
        3: (Point(right.x - 8, right.y), Point(wrong.x + 8, wrong.y)),
        4: (Point(x.at.x - 7, x.at.y - x.long - 4.2), Point(y.at.x + y.long + 4.2, y.at.y + 7)),
        5: tuple(Point(scale.at.x - 25, scale.at.y - 2.2) for scale in scales),
    }
    for number, places in positions.items():
        for place in places:
            yield from badge(number, place)


def _back(paper: Paper, words: CalibrationWords, flip: Flip) -> Page:
    """The back, drawn as it shows through the front and then mirrored as the paper will be."""
    over = mirror(paper.width, paper.height, flip)
    dot = Path(circle(rings_at(paper)[0], _DOT), fill=BACK_INK)
    seen = Group((*(back_of(ladder) for ladder in ladders(paper)), dot))
    # behind the empty foot of the front, so that it does not show through anything to read
    art = (Place(seen, over.affine), _side(paper, words.back, 131 if over.upright else -129))
    return Page(paper.width, paper.height, art, label=words.back, trim=paper.area, bleed=paper.area)
