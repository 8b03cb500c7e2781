"""Duplex: which point on the back lies behind which point on the front.

flip: the edge the sheet turns on. On the long edge of a portrait page (or the short edge of a landscape one) the
axis is upright: x is mirrored and the back stays upright. On the other edge the axis lies flat: y is mirrored and
the back is drawn upside down, so that a piece turned over left to right always shows its back upright.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ttprint.geometry import Affine, Box


class Face(Enum):
    """One of the two sides of a sheet."""

    FRONT = "front"
    BACK = "back"


class Flip(Enum):
    """The edge on which the printer turns the sheet over."""

    LONG = "long"
    SHORT = "short"


class Duplex(Enum):
    """The way in which backs get behind fronts."""

    LONG = "long"
    SHORT = "short"
    FOLD = "fold"
    MANUAL = "manual"
    NONE = "none"

    @property
    def flip(self) -> Flip:
        """The edge on which the sheet is turned; by hand it is the long one, as in a book."""
        return Flip.SHORT if self is Duplex.SHORT else Flip.LONG

    @property
    def has_back_pages(self) -> bool:
        """True if the backs are printed on the other side of the paper."""
        return self in (Duplex.LONG, Duplex.SHORT, Duplex.MANUAL)


@dataclass(frozen=True, slots=True)
class Mirror:
    """A reflection of a page about its upright or its flat middle line; it is its own inverse."""

    width: float
    height: float
    upright: bool

    @property
    def affine(self) -> Affine:
        """The reflection as a map of points from one side to the other."""
        return Affine(a=-1, e=self.width) if self.upright else Affine(d=-1, f=self.height)

    def box(self, box: Box) -> Box:
        """Return the box as seen from the other side."""
        if self.upright:
            return Box(self.width - box.right, box.y, box.width, box.height)
        return Box(box.x, self.height - box.bottom, box.width, box.height)

    def lay(self, front: Box) -> Affine:
        """Return the map from the coordinates of a back to its position behind the trim of a front."""
        back = self.box(front)
        if self.upright:
            return Affine.move(back.x, back.y)
        return Affine.move(back.right, back.bottom) @ Affine.rotate(180)


def mirror(width: float, height: float, flip: Flip) -> Mirror:
    """Return the reflection of a page of this size for a flip edge; a square page counts as portrait."""
    landscape = width > height
    return Mirror(width, height, upright=landscape == (flip is Flip.SHORT))


def fold(width: float, height: float) -> Mirror:
    """Return the reflection of the upper half of a page onto the lower one, for a fold at half height."""
    return Mirror(width, height, upright=False)
