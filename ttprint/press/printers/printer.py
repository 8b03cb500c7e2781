"""Printers: what a printer does wrong, measured, and sheets drawn so that they come out right.

profile: how a printer distorts: what 1 mm becomes across and down, and where the back lies against the front
shift, turn: right, down and clockwise as seen looking through the sheet from the front; about the page's centre
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ttprint.draw.scene import Group, Node, Page, Place
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Point, bounding_box
from ttprint.press.duplex import Face, Flip, mirror

LEAST, MOST = 0.9, 1.1
MOST_SHIFT, MOST_TURN = 10.0, 5.0


@dataclass(frozen=True, slots=True)
class PrinterProfile:
    """A measured printer, held with its pages upright (portrait); the profile of a true one is all defaults."""

    scale_x: float = 1.0
    scale_y: float = 1.0
    shift_x: float = 0.0
    shift_y: float = 0.0
    turn: float = 0.0

    def __post_init__(self) -> None:
        """Refuse what no printer does: such a value is a slip of the pen."""
        for scale in (self.scale_x, self.scale_y):
            if not LEAST <= scale <= MOST:
                raise TtprintError(
                    f"A 100 mm ruler cannot measure {scale * 100:g} mm on paper: "
                    f"measure again, from {LEAST * 100:g} to {MOST * 100:g} mm is believed."
                )
        for shift in (self.shift_x, self.shift_y):
            if not abs(shift) <= MOST_SHIFT:
                raise TtprintError(
                    f"A shift of {shift:g} mm is more than a printer can be off: "
                    f"measure again, up to {MOST_SHIFT:g} mm either way is believed."
                )
        if not abs(self.turn) <= MOST_TURN:
            raise TtprintError(
                f"A turn of {self.turn:g} degrees is more than a printer can be off: "
                f"measure again, up to {MOST_TURN:g} degrees either way is believed."
            )

    def apply(self, page: Page, face: Face, flip: Flip = Flip.LONG) -> Page:
        """The page drawn so that this printer prints it true; a landscape page comes back turned upright."""
        if self == TRUE:
            return page
        upright = turned_upright(page)
        return _redrawn(upright, _compensation(self, upright, face, flip), upright.width, upright.height)


TRUE = PrinterProfile()  # the printer that does nothing wrong


def refined(known: PrinterProfile, found: PrinterProfile) -> PrinterProfile:
    """The profile of a printer whose sheet, drawn to make up for what is known, still shows what was found."""
    moved = Affine.rotate(found.turn)(Point(found.scale_x * known.shift_x, found.scale_y * known.shift_y))
    return PrinterProfile(
        known.scale_x * found.scale_x,
        known.scale_y * found.scale_y,
        moved.x + found.shift_x,
        moved.y + found.shift_y,
        known.turn + found.turn,
    )


def lands(profile: PrinterProfile, page: Page, face: Face, flip: Flip = Flip.LONG) -> Affine:
    """Where the printer puts the points of an upright page, as seen from the front of the sheet: a simulation."""
    centre = Box(0, 0, page.width, page.height).centre
    home = Affine.move(centre.x, centre.y)
    stretched = home @ Affine.scale(profile.scale_x, profile.scale_y) @ home.inverse
    if face is Face.FRONT:
        return stretched
    off = Affine.move(profile.shift_x, profile.shift_y) @ Affine.rotate(profile.turn, centre)
    return off @ stretched @ mirror(page.width, page.height, flip).affine


def turned_upright(page: Page) -> Page:
    """A landscape page turned clockwise onto portrait paper, front and back alike; others as they are.

    Drivers turn landscape pages one way or the other; a page that is upright leaves them no choice, and the edge it
    is flipped on stays the same edge.
    """
    if page.width <= page.height:
        return page
    return _redrawn(page, Affine.move(page.height, 0) @ Affine.rotate(90), page.height, page.width)


def _compensation(profile: PrinterProfile, page: Page, face: Face, flip: Flip) -> Affine:
    """What to do to a page so that printing undoes it."""
    true = lands(TRUE, page, face, flip)
    return lands(profile, page, face, flip).inverse @ true


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
    # a placed group stays the same group, so that a file still stores it once
    return Place(node.group, by @ node.at) if isinstance(node, Place) else Place(Group((node,)), by)


def _around(box: Box, by: Affine) -> Box:
    return bounding_box(map(by, box.corners))
