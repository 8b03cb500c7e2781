"""Ladders: how far a back lies from its front, read against the light as one number.

ladder: on the front black rungs, each a pair of strokes in a row of its own, as far from the middle as its number
says; on the back one red line, as long as all rows. The rung that has the line in its middle tells the shift. One line
can run through the middle of one rung only: no second reading is possible, however far the printer is off
scale: the same without rows, a tick each millimetre, where there is no room for a ladder
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Group, Node, Path, Place, Text
from ttprint.geometry import Affine, Box, Point
from ttprint.press.marks import stroke_lines

REACH = 10.0  # mm that a ladder and a scale tell, either way
_AFTER_ZERO = (*(k / 4 for k in range(1, 9)), *(2 + k / 2 for k in range(1, 7)), *(5.0 + k for k in range(1, 6)))
RUNGS = (*(-shift for shift in reversed(_AFTER_ZERO)), 0.0, *_AFTER_ZERO)  # finest where most printers lie
ROW = 2.2  # from rung to rung along the line
LONG = ROW * len(RUNGS) / 2  # from the middle of a ladder to its end
BACK_INK = Ink(196, 0, 64)  # told from the front's black, and dark enough for a grey printer
LINE, FINE, BOLD = 0.5, 0.2, 0.35  # strokes: the back's line is bold, so that it shows through card
HALF = 0.75  # from a rung's middle to its strokes: a line a quarter off almost touches one of them
SIZE = 2.0


@dataclass(frozen=True, slots=True)
class Ladder:
    """A ladder's or a scale's name, its middle on the front page, and whether its rungs tell the way across."""

    name: str
    at: Point
    across: bool = True
    rows: bool = True

    @property
    def home(self) -> Affine:
        """A ladder is drawn to tell the way across; the other is turned so that its numbers grow downward."""
        move = Affine.move(self.at.x, self.at.y)
        return move if self.across else move @ Affine.rotate(90)


def front_of(ladder: Ladder, point: str) -> Node:
    """What is read: the rungs or ticks with their numbers, which have that decimal point."""
    return Place(_rungs(ladder, point) if ladder.rows else _scale(ladder), ladder.home)


def back_of(ladder: Ladder) -> Node:
    """What it is read by, as it shows through the front: one line, longer than needed by as far as it may be off."""
    long = LONG + REACH if ladder.rows else REACH + 4
    return Place(Group((stroke_lines([Box(0, -long, 0, 2 * long)], BACK_INK, LINE),)), ladder.home)


def signed(number: float, point: str) -> str:
    """A number with its sign and as many decimals as it has."""
    return f"{number:+g}".replace("-", "−").replace(".", point) if number else "0"


def row_of(number: float) -> float:
    """Where along the line the rung with that number stands, from the ladder's middle."""
    return (RUNGS.index(number) - len(RUNGS) // 2) * ROW


def rungs(numbers: tuple[float, ...], point: str) -> Group:
    """Rungs with their numbers beside them; whole millimetres are bold."""
    whole = [n for n in numbers if n == int(n)]
    between = [n for n in numbers if n not in whole]
    told = (
        Text(
            signed(n, point),
            Point(n + HALF + 0.9, row_of(n) + 0.34 * SIZE),
            "text-bold" if n in whole else "text",
            SIZE,
            BLACK,
        )
        for n in numbers
    )
    return Group((_pairs(whole, BOLD), _pairs(between, FINE), *told))


def _pairs(numbers: list[float], width: float) -> Path:
    high = 0.4 * ROW
    strokes = [Box(n + side * HALF, row_of(n) - high, 0, 2 * high) for n in numbers for side in (-1, 1)]
    return stroke_lines(strokes, BLACK, width)


def _rungs(ladder: Ladder, point: str) -> Group:
    name = _upright(ladder, ladder.name, Point(0, -LONG - 4.2), "text-bold", 4.5)
    return Group((rungs(RUNGS, point), name))


def _scale(ladder: Ladder) -> Group:
    end = round(REACH) + 2
    high = {mm: 4.4 if mm % 5 == 0 else 3.0 for mm in range(-end, end + 1)}
    bold = [Box(mm, -high[mm], 0, high[mm]) for mm in high if mm % 5 == 0]
    fine = [Box(mm, -high[mm], 0, high[mm]) for mm in high if mm % 5]
    numbers = (_upright(ladder, signed(mm, ""), Point(mm, -6.0)) for mm in high if mm % 5 == 0)
    name = _upright(ladder, ladder.name, Point(-end - 5, -2.2), "text-bold", 4.5)
    line = Box(-end, 0, 2 * end, 0)
    return Group((stroke_lines([*fine, line], BLACK, FINE), stroke_lines(bold, BLACK, BOLD), *numbers, name))


def _upright(ladder: Ladder, words: str, at: Point, font: str = "text", size: float = SIZE) -> Node:
    """Words centred on a point, upright on the page even when their ladder is turned."""
    text = Text(words, Point(0, size * 0.34), font, size, BLACK, "middle")
    return Place(Group((text,)), Affine.move(at.x, at.y) @ Affine.rotate(0 if ladder.across else -90))
