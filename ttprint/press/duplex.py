"""Turning paper over: which place on the back lies behind which place on the front.

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
    """How the backs get behind the fronts."""

    LONG = "long"
    SHORT = "short"
    FOLD = "fold"
    MANUAL = "manual"
    NONE = "none"

    @property
    def flip(self) -> Flip:
        """The edge the sheet is turned on; by hand it is the long one, as one turns a page."""
        return Flip.SHORT if self is Duplex.SHORT else Flip.LONG

    @property
    def has_back_pages(self) -> bool:
        """Whether the backs are printed on the other side of the paper."""
        return self in (Duplex.LONG, Duplex.SHORT, Duplex.MANUAL)


@dataclass(frozen=True, slots=True)
class Mirror:
    """A reflection of a page onto itself about its upright or its flat middle line; done twice it is home."""

    width: float
    height: float
    upright: bool

    @property
    def affine(self) -> Affine:
        """The reflection of points: where a place on one side shows on the other."""
        return Affine(a=-1, e=self.width) if self.upright else Affine(d=-1, f=self.height)

    def box(self, box: Box) -> Box:
        """Where a box shows on the other side."""
        if self.upright:
            return Box(self.width - box.right, box.y, box.width, box.height)
        return Box(box.x, self.height - box.bottom, box.width, box.height)

    def lay(self, front: Box) -> Affine:
        """How to lay a back's own coordinates behind a front's trim box."""
        back = self.box(front)
        if self.upright:
            return Affine.move(back.x, back.y)
        return Affine.move(back.right, back.bottom) @ Affine.rotate(180)


def mirror(width: float, height: float, flip: Flip) -> Mirror:
    """How a page of this size is turned over on that edge; a square page counts as portrait."""
    landscape = width > height
    return Mirror(width, height, upright=landscape == (flip is Flip.SHORT))


def fold(width: float, height: float) -> Mirror:
    """How the lower half of a page comes to lie behind the upper one when it is folded at half height."""
    return Mirror(width, height, upright=False)
