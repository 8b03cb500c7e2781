"""From shapes to paths: which ink each part of a figure gets.

kit: the inks and line widths that a figure is painted with
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ttprint.draw.inks import WHITE, Ink
from ttprint.draw.pen import Part, Shape, joined
from ttprint.draw.scene import Path, moved
from ttprint.geometry import Affine

THINNEST = 0.15  # mm: what a home printer still draws as a line


@dataclass(frozen=True, slots=True)
class Kit:
    """The inks of a figure's parts and the width of its outline in units."""

    body: Ink
    trim: Ink
    pale: Ink
    glass: Ink
    dark: Ink
    line: Ink
    outline: float
    shade: Ink = WHITE


def paint(shapes: Iterable[Shape], kit: Kit, at: Affine, unit: float) -> tuple[Path, ...]:
    """The shapes as paths, put in place; a unit is as many mm as `at` stretches it to."""
    return tuple(_path(shape, kit, at, unit) for shape in shapes)


def halo(shapes: Iterable[Shape], ink: Ink, at: Affine, width: float) -> Path:
    """The silhouette of all shapes together, grown by half the width, to be laid under them."""
    return Path(moved(joined(shape.outline for shape in shapes), at), fill=ink, stroke=ink, width=width, cap="round")


def _path(shape: Shape, kit: Kit, at: Affine, unit: float) -> Path:
    steps = moved(shape.outline, at)
    width = max(THINNEST, kit.outline * unit)
    match shape.part:
        case Part.LINE:
            return Path(steps, stroke=kit.line, width=max(THINNEST, width * 0.7), cap="round")
        case Part.RIM:
            return Path(steps, stroke=kit.line, width=width * 1.6, cap="round")
        case Part.DECAL:
            return Path(steps, fill=kit.line)
        case Part.SHADE:
            return Path(steps, fill=kit.shade)
        case Part.BODY | Part.TRIM | Part.PALE | Part.GLASS | Part.DARK:
            return Path(steps, fill=_fills(kit)[shape.part], stroke=kit.line, width=width)


def _fills(kit: Kit) -> Mapping[Part, Ink]:
    return {
        Part.BODY: kit.body,
        Part.TRIM: kit.trim,
        Part.PALE: kit.pale,
        Part.GLASS: kit.glass,
        Part.DARK: kit.dark,
    }
