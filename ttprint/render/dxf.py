"""Lines as a DXF drawing, which cutters and drawing programs read: millimetres, a layer for each kind of line.

Curves become polylines finer than any knife; y points up, as in all DXF.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ttprint.draw.scene import Close, Curve, Line, Move, Path, Step
from ttprint.geometry import Point

COLOURS = {"cut": 1, "score": 5}  # of the DXF colour table: red and blue; other layers are black or white
_MILLIMETRES = 4
_PIECES = 24  # straight pieces of a curve: on a disc of 16 mm they stray less than a hundredth of a mm


def write(layers: Mapping[str, Sequence[Path]], height: float) -> bytes:
    """The paths of each layer on a page of that height, the same bytes for the same paths."""
    from ezdxf._options import options  # costs a third of a second, and few commands cut
    from ezdxf.filemanagement import new

    options.write_fixed_meta_data_for_testing = True  # no time, no chance
    drawing = new("R2010", units=_MILLIMETRES)
    space = drawing.modelspace()
    for name, paths in layers.items():
        drawing.layers.add(name.upper(), color=COLOURS.get(name, 7))
        for path in paths:
            for points, closed in _polylines(path.steps):
                corners = [(round(point.x, 4), round(height - point.y, 4)) for point in points]
                space.add_lwpolyline(corners, close=closed, dxfattribs={"layer": name.upper()})
    file = io.StringIO()
    drawing.write(file)
    return file.getvalue().encode()


def _polylines(steps: Iterable[Step]) -> Iterator[tuple[list[Point], bool]]:
    """Each outline as points, and whether it goes back to where it began."""
    points: list[Point] = []
    for step in steps:
        match step:
            case Move(to):
                if len(points) > 1:
                    yield points, False
                points = [to]
            case Line(to):
                points.append(to)
            case Curve():
                points += _curve(points[-1], step)
            case Close():
                yield _open(points), True
                points = points[:1]
    if len(points) > 1:
        yield points, False


def _curve(start: Point, curve: Curve) -> Iterator[Point]:
    for i in range(1, _PIECES + 1):
        t = i / _PIECES
        parts = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        ends = start, curve.out, curve.into, curve.to
        x = sum(part * end.x for part, end in zip(parts, ends, strict=True))
        y = sum(part * end.y for part, end in zip(parts, ends, strict=True))
        yield Point(x, y)


def _open(points: list[Point]) -> list[Point]:
    """Without a last point that is the first again: closing the line brings it back there."""
    first, last = points[0], points[-1]
    return points[:-1] if abs(first.x - last.x) + abs(first.y - last.y) < 1e-6 else points
