"""QR codes as drawings: the only importer of segno.

module: one of the little squares of a code      quiet: the white around it, which a phone needs to find it
"""

from __future__ import annotations

from functools import cache

from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Path, Step, group
from ttprint.draw.shapes import rect
from ttprint.errors import TtprintError
from ttprint.geometry import Box

QUIET = 2  # modules; what stands around a code is white too
SMALLEST = 0.3  # mm: a smaller module is lost on home printers, or to the eye of a phone


class WrongLink(TtprintError):
    """An address that makes no QR code to be read."""


def modules(text: str) -> list[bytes]:
    """The code of a text, row by row: 1 for a dark module, 0 for a light one."""
    import segno  # costs 30 ms, and few orders have a link

    return [bytes(row) for row in segno.make_qr(text, error="l", boost_error=False).matrix]


@cache
def qr(text: str, side: float) -> Group:
    """The text as a QR code of that width in mm, its quiet zone included, its top-left corner at the origin."""
    rows = modules(text)
    unit = side / (len(rows) + 2 * QUIET)
    if unit < SMALLEST:
        most = int(side / SMALLEST)
        told = f"its QR code would have {len(rows)} modules to a side where {most - 2 * QUIET} can be printed"
        raise WrongLink(f"The link is too long: {told}. Take a shorter address or larger cards.")
    runs = [step for y, row in enumerate(rows) for x, length in _runs(row) for step in _bar(x, y, length, unit)]
    return group(Path(rect(Box(0, 0, side, side)), fill=WHITE), Path(tuple(runs), fill=BLACK))


def _bar(x: int, y: int, length: int, unit: float) -> tuple[Step, ...]:
    return rect(Box((x + QUIET) * unit, (y + QUIET) * unit, length * unit, unit))


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many follow one another."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and x and row[x - 1]:
            start, length = found.pop()
            found.append((start, length + 1))
        elif dark:
            found.append((x, 1))
    return found
