"""Tuck boxes: a net of card that is folded and glued to hold a stack of pieces.

panel: a rectangle of the body: left side, front, right side, back, from left to right, after the glue tab
lid: over the back panel, with a tongue that is tucked in; dust flaps lie under it; flaps close the bottom
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.scene import Curve, Line, Move
from ttprint.draw.shapes import Outline, arc, line
from ttprint.geometry import Box, Point

GLUE, TONGUE, THUMB = 11.0, 13.0, 7.0
PLAY, SLACK = 0.02, 1.5  # mm for each piece, since cuts and folds are never flat, and for the whole stack
SLANT = 1.2  # flaps get narrower, so that they slide in


@dataclass(frozen=True, slots=True)
class TuckBox:
    """The inner size of a box: width and height of a piece with some space, depth of the stack."""

    width: float
    height: float
    depth: float

    @classmethod
    def around(cls, width: float, height: float, count: int, thickness: float) -> TuckBox:
        """Return the box for `count` pieces of that size and thickness."""
        return cls(width + 1.5, height + 1.5, max(4.0, count * (thickness + PLAY) + SLACK))

    @staticmethod
    def most(depth: float, thickness: float) -> int:
        """Return how many pieces of that thickness a box of that depth holds, at least one."""
        return max(1, int((depth - SLACK) / (thickness + PLAY)))

    @property
    def flap(self) -> float:
        """The length of dust flaps and bottom tabs."""
        return min(self.width / 2 - 1, max(9.0, self.depth))

    @property
    def top(self) -> float:
        """The distance from the top of the net to the body."""
        return max(self.depth + TONGUE, self.flap)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole net."""
        return GLUE + 2 * (self.width + self.depth), self.top + self.height + max(self.depth, self.flap)

    @property
    def edges(self) -> tuple[float, float, float, float, float]:
        """The x of the edges of the panels, from left to right."""
        a = GLUE
        b = a + self.depth
        c = b + self.width
        d = c + self.depth
        return a, b, c, d, d + self.width

    @property
    def panels(self) -> tuple[Box, Box, Box, Box]:
        """Left side, front, right side, back."""
        a, b, c, d, e = self.edges
        left, front, right, back = (
            Box(start, self.top, end - start, self.height) for start, end in ((a, b), (b, c), (c, d), (d, e))
        )
        return left, front, right, back

    @property
    def glue(self) -> Outline:
        """The outline of the tab that is glued under the back panel."""
        y, low = self.top, self.top + self.height
        return line((GLUE, y), (GLUE, low), (0.0, low - GLUE), (0.0, y + GLUE), closed=True)

    @property
    def outline(self) -> Outline:
        """The outline to cut, from the glue tab clockwise."""
        a, b, c, d, e = self.edges
        y, low = self.top, self.top + self.height
        middle = (b + c) / 2
        notch = tuple(
            step for step in arc(Point(middle, y), THUMB, 180, 0) if isinstance(step, Curve)
        )  # a half circle for the thumb
        return (
            Move(Point(0, low - GLUE)),
            *_lines((0, y + GLUE), (a, y), *_flap(a, b, y, -self.flap), (middle - THUMB, y)),
            *notch,
            *_lines((c, y), *_flap(c, d, y, -self.flap), *self._lid(d, e, y), (e, low)),
            *_lines(*_flap(e, d, low, self.depth - 0.5), *_flap(d, c, low, self.flap)),
            *_lines(*_flap(c, b, low, self.depth - 0.5), *_flap(b, a, low, self.flap), (0, low - GLUE)),
        )

    @property
    def folds(self) -> tuple[Outline, ...]:
        """The lines along which the net is folded."""
        a, b, c, d, e = self.edges
        y, low = self.top, self.top + self.height
        upright = [((x, y), (x, low)) for x in (a, b, c, d)]
        flat = [((a, y), (b, y)), ((c, y), (d, y)), ((d, y), (e, y)), ((d, y - self.depth), (e, y - self.depth))]
        bottom = [((a, low), (b, low)), ((b, low), (c, low)), ((c, low), (d, low)), ((d, low), (e, low))]
        return tuple(line(start, end) for start, end in (*upright, *flat, *bottom))

    def _lid(self, left: float, right: float, y: float) -> tuple[tuple[float, float], ...]:
        hinge, tip = y - self.depth, y - self.depth - TONGUE
        round_off = 5.0
        return (
            (left, hinge),
            (left + 0.8, hinge - 1),
            (left + 0.8, tip + round_off),
            (left + 0.8 + round_off, tip),
            (right - 0.8 - round_off, tip),
            (right - 0.8, tip + round_off),
            (right - 0.8, hinge - 1),
            (right, hinge),
            (right, y),
        )


def _flap(start: float, end: float, y: float, high: float) -> tuple[tuple[float, float], ...]:
    """A flap from one end of a fold to the other, narrower at its own end."""
    slant = SLANT if end > start else -SLANT
    return (start, y), (start + slant, y + high), (end - slant, y + high), (end, y)


def _lines(*points: tuple[float, float]) -> Outline:
    return tuple(Line(Point(x, y)) for x, y in points)
