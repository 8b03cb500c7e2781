"""Pieces: things to cut out, the seam between a game and the press.

trim: the rectangle a piece is cut to; its top-left corner is the origin of front and back alike
bleed: art drawn beyond the trim on all sides, so that a cut that misses shows no paper
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.scene import Group, Step
from ttprint.geometry import Box


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing to cut out, so many times; art reaches at least as far beyond the trim as the bleed asked for."""

    name: str
    front: Group
    width: float
    height: float
    back: Group | None = None
    copies: int = 1
    group: str = ""
    label: str = ""
    outline: tuple[Step, ...] | None = None  # where the knife goes on the front; None cuts the trim's rectangle
    marked_edge: bool = False  # its art ends at the bleed by itself, and marks may lie on its edge
    folds: tuple[Step, ...] = ()  # where it is folded, on the front
    corner: float = 0.0  # the radius of a rectangle's rounded corners

    @property
    def trim(self) -> Box:
        """The trim in the piece's own coordinates."""
        return Box(0, 0, self.width, self.height)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the trim."""
        return self.width, self.height
