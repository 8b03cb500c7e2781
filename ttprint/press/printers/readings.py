"""From what is read on the calibration page to the errors of a printer.

A reading is not the error itself: rungs are printed as large or small as everything else, and a line that is turned
meets a rung away from the middle of the page elsewhere. Both are known, so that they are taken out exactly.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ttprint.geometry import Point
from ttprint.press.printers.calibration import APART, X_AT, Y_AT
from ttprint.press.printers.ladders import Ladder
from ttprint.press.printers.printer import PrinterProfile


@dataclass(frozen=True, slots=True)
class Readings:
    """The numbers read on the ladders X and Y and on the scales or fine ladders A and B."""

    x: float
    y: float
    a: float
    b: float


def profile_from(read: Readings, scale_x: float = 1.0, scale_y: float = 1.0) -> PrinterProfile:
    """Return the profile of a printer that shows these readings, given what 1 mm measures on its paper."""
    ladder = Ladder("", Point(0, 0))
    tangent = (read.a - read.b) * scale_x / (APART * scale_y)
    longer = math.hypot(1, tangent) - 1  # a turned line is met a little further out
    # both lines are met at their rungs: right + tangent × down = x, and down − tangent × right = y
    x = scale_x * (read.x - X_AT.x * longer) + tangent * scale_y * ladder.row_of(read.x)
    y = scale_y * (read.y - Y_AT.y * longer) + tangent * scale_x * ladder.row_of(read.y)
    whole = 1 + tangent**2
    right, down = (x - tangent * y) / whole, (y + tangent * x) / whole
    return PrinterProfile(scale_x, scale_y, right, down, math.degrees(math.atan(tangent)))
