"""QR codes as drawings and as SVG: the only importer of segno.

module: one of the small squares of a code      quiet zone: the white around it, which a camera needs to find it
"""

from __future__ import annotations

from functools import cache

from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Path, group
from ttprint.draw.shapes import joined, rect
from ttprint.errors import TtprintError
from ttprint.geometry import Box

QUIET = 2  # modules on paper, where the surroundings are white too
QUIET_ON_SCREEN = 4
SMALLEST = 0.3  # mm: a smaller module is lost by home printers and cameras
LONGEST = 1200  # letters of a text for the screen; more would make modules too small for a camera


class WrongLink(TtprintError):
    """A link that is too long for a QR code of the size asked for."""


@cache
def qr(text: str, side: float) -> Group:
    """Return the text as a QR code of that width in mm with its quiet zone, its top left corner at the origin."""
    rows = _modules(text)
    unit = side / (len(rows) + 2 * QUIET)
    if unit < SMALLEST:
        most = int(side / SMALLEST) - 2 * QUIET
        raise WrongLink("link", modules=len(rows), most=most)
    runs = joined(
        rect(Box((x + QUIET) * unit, (y + QUIET) * unit, length * unit, unit))
        for y, row in enumerate(rows)
        for x, length in _runs(row)
    )
    return group(Path(rect(Box(0, 0, side, side)), fill=WHITE), Path(runs, fill=BLACK))


def qr_svg(text: str) -> bytes:
    """Return the text as a QR code for a screen, in SVG, with its quiet zone."""
    rows, quiet = _modules(text), QUIET_ON_SCREEN
    size = len(rows) + 2 * quiet
    dark = "".join(
        f"M{x + quiet} {y + quiet}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{dark}"/></svg>\n'
    ).encode()


def _modules(text: str) -> list[bytes]:
    """Return the code of a text row by row: 1 for a dark module, 0 for a light one."""
    import segno  # takes 30 ms, and few commands need it

    return [bytes(row) for row in segno.make_qr(text, error="l", boost_error=False).matrix]


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Return the start and the length of each run of dark modules."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and x and row[x - 1]:
            start, length = found.pop()
            found.append((start, length + 1))
        elif dark:
            found.append((x, 1))
    return found
