"""Figures: shapes that are parts of a drawing, and the inks of the parts, so that one drawing serves every theme."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ttprint.draw.inks import WHITE, Ink
from ttprint.draw.scene import Path
from ttprint.draw.shapes import Outline, joined, moved, trace
from ttprint.geometry import Affine

THINNEST = 0.15  # mm: the thinnest line that a home printer draws


class Part(Enum):
    """What a shape is in a figure; the theme decides its ink."""

    BODY = "body"
    TRIM = "trim"
    PALE = "pale"
    GLASS = "glass"
    DARK = "dark"
    SHADE = "shade"  # a flat field under the rest, not outlined
    DECAL = "decal"  # dark, and too small to be outlined
    LINE = "line"
    RIM = "rim"  # a heavier line: tyres, poles, runners


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline and the part that it is of a figure."""

    part: Part
    outline: Outline


@dataclass(frozen=True, slots=True)
class PartInks:
    """The inks of a figure's parts, and the width of its outline in units."""

    body: Ink
    trim: Ink
    pale: Ink
    glass: Ink
    dark: Ink
    line: Ink
    outline: float
    shade: Ink = WHITE


def drawn(part: Part, data: str) -> Shape:
    """A shape with the outline of SVG path data, as `trace` reads it."""
    return Shape(part, trace(data))


def placed(shapes: Iterable[Shape], at: Affine) -> tuple[Shape, ...]:
    """Return the shapes moved by an affine map."""
    return tuple(Shape(shape.part, moved(shape.outline, at)) for shape in shapes)


def paint(shapes: Iterable[Shape], inks: PartInks, at: Affine, unit: float) -> tuple[Path, ...]:
    """Return the shapes as paths, moved by `at`; `unit` is the number of mm to which `at` stretches a unit."""
    return tuple(_path(shape, inks, at, unit) for shape in shapes)


def halo(shapes: Iterable[Shape], ink: Ink, at: Affine, width: float) -> Path:
    """Return the silhouette of all shapes together, grown by half the width, to lie under them."""
    return Path(moved(joined(shape.outline for shape in shapes), at), fill=ink, stroke=ink, width=width, cap="round")


def _path(shape: Shape, inks: PartInks, at: Affine, unit: float) -> Path:
    steps = moved(shape.outline, at)
    width = max(THINNEST, inks.outline * unit)
    match shape.part:
        case Part.LINE:
            return Path(steps, stroke=inks.line, width=max(THINNEST, width * 0.7), cap="round")
        case Part.RIM:
            return Path(steps, stroke=inks.line, width=width * 1.6, cap="round")
        case Part.DECAL:
            return Path(steps, fill=inks.line)
        case Part.SHADE:
            return Path(steps, fill=inks.shade)
        case Part.BODY:
            fill = inks.body
        case Part.TRIM:
            fill = inks.trim
        case Part.PALE:
            fill = inks.pale
        case Part.GLASS:
            fill = inks.glass
        case Part.DARK:
            fill = inks.dark
    return Path(steps, fill=fill, stroke=inks.line, width=width)
