"""Small pictures of how to cut the sheets and fold the markers."""

from __future__ import annotations

from ttprint.draw.inks import WHITE, Theme
from ttprint.draw.scene import Group, Path, Place, group
from ttprint.draw.shapes import joined, line, polyline, rect
from ttprint.games.turbo_taxi.art.markers.markers import FOOT, HALF, PANEL, standee
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, directions
from ttprint.geometry import Affine, Box, Point
from ttprint.press.text.instructions import CUT_INK, LINE, SHADE, arrow, leaning

HEIGHT = 46.0


def cutting(tile: float, theme: Theme, crossing: Crossing) -> tuple[Group, float]:
    """A picture of a sheet of tiles with the long cuts across it, and the width of the picture."""
    small, gap, edge = 9.0, 1.1, 2.6
    faces = [
        tile_face(directions(kind)[0], size=tile, theme=theme, crossing=crossing, copy=copy, bleed=0)
        for kind, copies in SET.items()
        for copy in range(copies)
    ]
    width, height = 3 * small + 2 * gap + 2 * edge, 4 * small + 3 * gap + 2 * edge
    clip = Path(rect(Box(0, 0, tile, tile)))
    tiles = [
        Place(
            Group((face,), clip=clip),
            Affine.move(edge + i % 3 * (small + gap), edge + i // 3 * (small + gap)) @ Affine.scale(small / tile),
        )
        for i, face in enumerate(faces)
    ]
    rows = [edge + row * (small + gap) + part for row in range(4) for part in (0, small)]
    cuts = joined(line((-3, y), (width + 3, y)) for y in rows)
    paper = Path(rect(Box(0, 0, width, height)), fill=WHITE, stroke=SHADE, width=LINE)
    knife = Path(cuts, stroke=CUT_INK, width=0.22, dash=(1.2, 0.8))
    drawn = group(paper, tiles, knife, arrow(Point(width + 3, rows[0]), Point(width + 7, rows[0])))
    return group(Place(drawn, Affine.move(4, (HEIGHT - height) / 2))), width + 12


def folding(theme: Theme) -> tuple[Group, float]:
    """A picture of a marker flat, from the side while it is glued, and standing, and the width of the picture."""
    net = standee("taxi", "yellow", theme=theme)
    scale = HEIGHT / net.height
    flat = group(net.front, net.folds, clip=Path(net.outline))
    edge = Path(net.outline, stroke=SHADE, width=LINE)
    wide = net.width * scale
    side = wide + 18
    stands = side + 22
    cut_out = group(net.front, clip=Path(net.outline))
    standing = group(cut_out, clip=Path(rect(Box(0, FOOT + PANEL, 2 * HALF, PANEL))))
    low = HEIGHT - 6
    return (
        group(
            Place(group(flat, edge), Affine.scale(scale)),
            arrow(Point(wide + 3, HEIGHT / 2), Point(wide + 9, HEIGHT / 2)),
            leaning(side, low, PANEL),
            arrow(Point(side + 8, HEIGHT / 2), Point(side + 14, HEIGHT / 2)),
            Place(standing, Affine.move(stands, low - 2 * PANEL - FOOT)),
            Path(polyline((Point(stands - 2, low), Point(stands + 2 * HALF + 2, low))), stroke=SHADE, width=LINE),
        ),
        stands + 2 * HALF + 2,
    )
