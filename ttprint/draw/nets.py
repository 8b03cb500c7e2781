"""Nets: things to cut out and fold."""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.inks import WHITE, Ink
from ttprint.draw.scene import Group, Path
from ttprint.draw.shapes import Outline

DASH, WIDTH = 1.0, 0.2


@dataclass(frozen=True, slots=True)
class Net:
    """A thing to cut out and fold; 0, 0 is the top-left corner of its bounding box; the art runs beyond the cut."""

    front: Group
    width: float
    height: float
    outline: Outline
    folds: tuple[Path, ...]

    @property
    def creases(self) -> Outline:
        """The fold lines, each once: a cutter scores dark and light dashes as one line."""
        return tuple(step for line in dict.fromkeys(fold.steps for fold in self.folds) for step in line)


def fold_line(across: Outline, dark: Ink) -> tuple[Path, Path]:
    """Return the dashes of a fold along a line, dark and light in turn, so that it shows on every colour."""
    return (
        Path(across, stroke=dark, width=WIDTH, dash=(DASH, DASH)),
        Path(across, stroke=WHITE, width=WIDTH, dash=(DASH, DASH), dash_start=DASH),
    )
