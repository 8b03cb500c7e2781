"""Ladders: scales on which the shift of the back is read as one number, held up to the light.

ladder: on the front black rungs, each a pair of strokes in a row of its own, as far from the middle as its number
says; on the back one red line, as long as all rows. The rung that has the line in its middle tells the shift. The line
runs through the middle of one rung only, so the reading is unambiguous for any shift
fine ladder: a short one for the last half millimetre
scale: the same without rows, a tick each half millimetre, where there is no room for a ladder
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Node, Path, Place, Text
from ttprint.geometry import Affine, Box, Point
from ttprint.press.marks import stroke_lines

REACH = 11.0  # mm in either direction that a ladder or a scale shows: a shift of 10 mm, seen with a turn and a scale
_FINE = (0.1, 0.2, 0.3, 0.4, 0.5)
_COARSE = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, REACH)


def _both_ways(after_zero: tuple[float, ...]) -> tuple[float, ...]:
    return (*(-shift for shift in reversed(after_zero)), 0.0, *after_zero)


FINE_RUNGS = _both_ways(_FINE)
RUNGS = _both_ways(_FINE + _COARSE)  # finest near zero, where most printers are, and all of them on a second sheet
ROW = 2.0  # from rung to rung along the line
BACK_INK = Ink(196, 0, 64)  # different from the black of the front, and dark enough for a grey printer
LINE, FINE, BOLD = 0.5, 0.2, 0.35  # strokes: the back's line is bold, so that it shows through card
HALF = 0.75  # from the middle of a rung to its strokes: a line 0.25 mm off almost touches one of them
SIZE = 2.0


@dataclass(frozen=True, slots=True)
class Ladder:
    """A ladder, or a scale if it has no rungs: its name, its middle on the front page, and its direction."""

    name: str
    at: Point
    across: bool = True
    rungs: tuple[float, ...] = RUNGS

    @property
    def long(self) -> float:
        """The distance in mm from the middle to the end of the rows."""
        return ROW * len(self.rungs) / 2

    def row_of(self, number: float) -> float:
        """The position of a number along the line, from the middle; between two rungs for a number between theirs."""
        after = min(max(1, bisect_left(self.rungs, number)), len(self.rungs) - 1)
        low, high = self.rungs[after - 1], self.rungs[after]
        return ROW * (after - 1 + (number - low) / (high - low) - len(self.rungs) // 2)

    @property
    def placing(self) -> Affine:
        """The map to the page; a ladder that measures down is turned, so that its numbers grow downward."""
        move = Affine.move(self.at.x, self.at.y)
        return move if self.across else move @ Affine.rotate(90)


def front_of(ladder: Ladder, point: str) -> Node:
    """Return the rungs or ticks with their numbers, written with that decimal point."""
    return Place(_rungs(ladder, point) if ladder.rungs else _scale(ladder), ladder.placing)


def back_of(ladder: Ladder) -> Node:
    """Return the line on the back as it shows through the front, longer than the ladder by the largest shift."""
    long = ladder.long + REACH if ladder.rungs == RUNGS else REACH + 2
    return Place(Group((stroke_lines([Box(0, -long, 0, 2 * long)], BACK_INK, LINE),)), ladder.placing)


def signed(number: float, point: str) -> str:
    """Return a number with its sign and as many decimals as it needs."""
    return f"{number:+g}".replace("-", "−").replace(".", point) if number else "0"


def rungs(ladder: Ladder, numbers: tuple[float, ...], point: str) -> Group:
    """Return rungs of a ladder with their numbers beside them; whole millimetres are bold."""
    whole = [n for n in numbers if n == int(n)]
    between = [n for n in numbers if n not in whole]
    labels = (
        Text(
            signed(n, point),
            Point(n + HALF + 0.9, ladder.row_of(n) + 0.34 * SIZE),
            "text-bold" if n in whole else "text",
            SIZE,
            BLACK,
        )
        for n in numbers
    )
    return Group((_pairs(ladder, whole, BOLD), _pairs(ladder, between, FINE), *labels))


def _pairs(ladder: Ladder, numbers: list[float], width: float) -> Path:
    high = 0.4 * ROW
    strokes = [Box(n + side * HALF, ladder.row_of(n) - high, 0, 2 * high) for n in numbers for side in (-1, 1)]
    return stroke_lines(strokes, BLACK, width)


def _rungs(ladder: Ladder, point: str) -> Group:
    beside = Point(0, -ladder.long - 4.2) if ladder.rungs == RUNGS else Point(-5.5, 0)
    name = _upright(ladder, ladder.name, beside, "text-bold", 4.5)
    return Group((rungs(ladder, ladder.rungs, point), name))


def _scale(ladder: Ladder) -> Group:
    end = round(REACH) + 2
    high = {mm: 4.4 if mm % 5 == 0 else 3.0 for mm in range(-end, end + 1)}
    bold = [Box(mm, -high[mm], 0, high[mm]) for mm in high if mm % 5 == 0]
    fine = [Box(mm, -high[mm], 0, high[mm]) for mm in high if mm % 5]
    fine += [Box(mm + 0.5, -1.8, 0, 1.8) for mm in range(-end, end)]
    numbers = (_upright(ladder, signed(mm, ""), Point(mm, -6.0)) for mm in high if mm % 5 == 0)
    name = _upright(ladder, ladder.name, Point(-end - 5, -2.2), "text-bold", 4.5)
    line = Box(-end, 0, 2 * end, 0)
    return Group((stroke_lines([*fine, line], BLACK, FINE), stroke_lines(bold, BLACK, BOLD), *numbers, name))


def _upright(ladder: Ladder, words: str, at: Point, font: str = "text", size: float = SIZE) -> Node:
    """Words centred on a point, upright on the page even when their ladder is turned."""
    text = Text(words, Point(0, size * 0.34), font, size, BLACK, "middle")
    return Place(Group((text,)), Affine.move(at.x, at.y) @ Affine.rotate(0 if ladder.across else -90))
