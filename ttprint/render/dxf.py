"""Lines as a DXF drawing for cutters and drawing programs: in millimetres, with a layer for each kind of line.

Curves become polylines that are finer than any knife; y points up, as in every DXF file.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ttprint.draw.scene import Close, Curve, Line, Move, Path, Step
from ttprint.geometry import Point, round_to

COLOURS = {"cut": 1, "score": 5}  # red and blue in the DXF colour table; other layers are black or white
_MILLIMETRES = 4
_PIECES = 24  # straight pieces of a curve: on a disc of 16 mm they are less than a hundredth of a mm off


def write(layers: Mapping[str, Sequence[Path]], height: float) -> bytes:
    """Return the paths of each layer on a page of that height; the same paths give the same bytes."""
    import ezdxf  # takes a third of a second, and few commands cut

    ezdxf.options.write_fixed_meta_data_for_testing = True  # no date and no random identifier
    drawing = ezdxf.new("R2010", units=_MILLIMETRES)
    space = drawing.modelspace()
    for name, paths in layers.items():
        drawing.layers.add(name.upper(), color=COLOURS.get(name, 7))
        for path in paths:
            for points, closed in _polylines(path.steps):
                corners = [(round_to(point.x, 4), round_to(height - point.y, 4)) for point in points]
                space.add_lwpolyline(corners, close=closed, dxfattribs={"layer": name.upper()})
    for kind in sorted(drawing.entitydb.dxf_types_in_use()):
        drawing.classes.add_class(kind)  # ezdxf would add them in the order of a set, which differs from run to run
    file = io.StringIO()
    drawing.write(file)
    return file.getvalue().encode()


def _polylines(steps: Iterable[Step]) -> Iterator[tuple[list[Point], bool]]:
    """Yield each outline as its points, and whether it is closed."""
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
                yield _without_return(points), True
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


def _without_return(points: list[Point]) -> list[Point]:
    """Return the points without a last one that equals the first: a closed line returns there by itself."""
    first, last = points[0], points[-1]
    return points[:-1] if abs(first.x - last.x) + abs(first.y - last.y) < 1e-6 else points
