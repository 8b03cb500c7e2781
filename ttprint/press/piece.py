"""Pieces: things to cut out, the boundary between a game and the press.

trim: the rectangle a piece is cut to; its top-left corner is the origin of front and back alike
bleed: art beyond the trim on all sides, so that an inaccurate cut shows no paper
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.scene import Group, Step
from ttprint.geometry import Box


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing to cut out in a number of copies; the art reaches beyond the trim by the bleed or more."""

    name: str
    front: Group
    width: float
    height: float
    back: Group | None = None
    copies: int = 1
    group: str = ""
    label: str = ""
    outline: tuple[Step, ...] | None = None  # the cut on the front; None for the rectangle of the trim
    marked_edge: bool = False  # its art needs no clipping at the bleed, and marks may lie on its edge
    folds: tuple[Step, ...] = ()  # the fold lines on the front
    corner: float = 0.0  # the radius of a rectangle's rounded corners

    @property
    def trim(self) -> Box:
        """The trim in the piece's own coordinates."""
        return Box(0, 0, self.width, self.height)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the trim."""
        return self.width, self.height
