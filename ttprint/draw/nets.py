"""Things to cut out and fold.

net: flat art with the knife's outline; its top-left corner is the origin, and the art runs beyond the cut
fold: a line of dark and light dashes by turns, so that it shows on every colour
"""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.inks import WHITE, Ink
from ttprint.draw.scene import Group, Path, Step

DASH, WIDTH = 1.0, 0.2


@dataclass(frozen=True, slots=True)
class Net:
    """A thing to cut and fold; 0, 0 is the top-left corner of its bounding box; the art runs beyond the cut."""

    front: Group
    width: float
    height: float
    outline: tuple[Step, ...]
    folds: tuple[Path, ...]

    @property
    def creases(self) -> tuple[Step, ...]:
        """Where it is folded, each line once: its dark and light dashes are one line to a knife."""
        return tuple(step for line in dict.fromkeys(fold.steps for fold in self.folds) for step in line)


def fold_line(across: tuple[Step, ...], dark: Ink) -> tuple[Path, Path]:
    """The mark of a fold along a line."""
    return (
        Path(across, stroke=dark, width=WIDTH, dash=(DASH, DASH)),
        Path(across, stroke=WHITE, width=WIDTH, dash=(DASH, DASH), dash_start=DASH),
    )
