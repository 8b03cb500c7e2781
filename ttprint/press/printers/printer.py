"""Printer profiles: the measured errors of a printer, and pages drawn so that the errors cancel out.

profile: the length of 1 mm on paper, across and down, and the position of the back relative to the front
shift, turn: right, down and clockwise, seen through the sheet from the front, about the centre of the page
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ttprint.draw.scene import Group, Node, Page, Place
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Point, bounding_box
from ttprint.press.duplex import Face, Flip, mirror

LEAST, MOST = 0.9, 1.1
MOST_SHIFT, MOST_TURN = 11.0, 5.0


@dataclass(frozen=True, slots=True)
class PrinterProfile:
    """The errors of a printer for portrait pages; the defaults are those of a printer without errors."""

    scale_x: float = 1.0
    scale_y: float = 1.0
    shift_x: float = 0.0
    shift_y: float = 0.0
    turn: float = 0.0

    def __post_init__(self) -> None:
        """Raise an error for values that no printer has; they are typing errors."""
        for scale in (self.scale_x, self.scale_y):
            if not LEAST <= scale <= MOST:
                raise TtprintError("printer.scale", measured=scale * 100, least=LEAST * 100, most=MOST * 100)
        for shift in (self.shift_x, self.shift_y):
            if not abs(shift) <= MOST_SHIFT:
                raise TtprintError("printer.shift", shift=shift, most=MOST_SHIFT)
        if not abs(self.turn) <= MOST_TURN:
            raise TtprintError("printer.turn", turn=self.turn, most=MOST_TURN)

    def apply(self, page: Page, face: Face, flip: Flip = Flip.LONG) -> Page:
        """Return the page drawn so that this printer prints it exactly; a landscape page is returned upright."""
        if self == TRUE:
            return page
        upright = turned_upright(page)
        return _redrawn(upright, _compensation(self, upright, face, flip), upright.width, upright.height)


TRUE = PrinterProfile()  # a printer without errors


def refined(known: PrinterProfile, found: PrinterProfile) -> PrinterProfile:
    """Return the profile for errors `found` on a sheet that was compensated for the `known` profile."""
    moved = Affine.rotate(found.turn)(Point(found.scale_x * known.shift_x, found.scale_y * known.shift_y))
    return PrinterProfile(
        known.scale_x * found.scale_x,
        known.scale_y * found.scale_y,
        moved.x + found.shift_x,
        moved.y + found.shift_y,
        known.turn + found.turn,
    )


def simulated(profile: PrinterProfile, page: Page, face: Face, flip: Flip = Flip.LONG) -> Affine:
    """Return the map from points of an upright page to their position on paper, seen from the front."""
    centre = Box(0, 0, page.width, page.height).centre
    home = Affine.move(centre.x, centre.y)
    stretched = home @ Affine.scale(profile.scale_x, profile.scale_y) @ home.inverse
    if face is Face.FRONT:
        return stretched
    off = Affine.move(profile.shift_x, profile.shift_y) @ Affine.rotate(profile.turn, centre)
    return off @ stretched @ mirror(page.width, page.height, flip).affine


def turned_upright(page: Page) -> Page:
    """Return a landscape page turned clockwise onto portrait paper, and other pages unchanged.

    Drivers turn landscape pages one way or the other. They do not turn upright pages, and the flip edge stays the same.
    """
    if page.width <= page.height:
        return page
    return _redrawn(page, Affine.move(page.height, 0) @ Affine.rotate(90), page.height, page.width)


def _compensation(profile: PrinterProfile, page: Page, face: Face, flip: Flip) -> Affine:
    """The map that, applied to a page before printing, cancels the errors."""
    return simulated(profile, page, face, flip).inverse @ simulated(TRUE, page, face, flip)


def _redrawn(page: Page, by: Affine, width: float, height: float) -> Page:
    return replace(
        page,
        width=width,
        height=height,
        art=tuple(_moved(node, by) for node in page.art),
        marks=tuple(_moved(node, by) for node in page.marks),
        trim=page.trim and _around(page.trim, by),
        bleed=page.bleed and _around(page.bleed, by),
    )


def _moved(node: Node, by: Affine) -> Place:
    # a placed group stays the same object, so that a file stores it once
    return Place(node.group, by @ node.at) if isinstance(node, Place) else Place(Group((node,)), by)


def _around(box: Box, by: Affine) -> Box:
    return bounding_box(map(by, box.corners))
