"""Fields that pupils fill in: boxes to write and to tick in, cabs to colour, the twelve tiles to count."""

from __future__ import annotations

from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Node, Path, Place, Text, group
from ttprint.draw.shapes import joined, polyline, rect
from ttprint.games.turbo_taxi.art.markers.line_figures import CAB_HIGH, CAB_WIDE, cab
from ttprint.games.turbo_taxi.art.tiles.line_tiles import Pens, line_tile
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, directions
from ttprint.geometry import Affine, Box, Point
from ttprint.press.text.flow import Block

LABEL = 2.9
_LABEL_HIGH = 4.1
CABS = 4  # easy, medium, hard, expert


def text_field(label: str, width: float, height: float, line: float, parts: int = 1) -> Block:
    """A label above a box to write in, or above a row of boxes for single characters."""
    boxes = Path(rect(Box(0, _LABEL_HIGH, width, height)), stroke=BLACK, width=line)
    xs = [width / parts * i for i in range(1, parts)]
    bars = joined(polyline((Point(x, _LABEL_HIGH), Point(x, _LABEL_HIGH + height))) for x in xs)
    art: list[Node] = [_label(label), boxes]
    if bars:
        art.append(Path(bars, stroke=BLACK, width=max(0.2, line * 0.8)))
    return Block(group(art), width, _LABEL_HIGH + height)


def level_field(label: str, width: float, columns: int, height: float, line: float) -> Block:
    """A label above four cabs, of which pupils colour as many as the card shows."""
    rows = CABS // columns
    each = min((width - 1.2 * (columns - 1)) / columns, (height - 1.0 * (rows - 1)) / rows * CAB_WIDE / CAB_HIGH)
    high = each * CAB_HIGH / CAB_WIDE
    top = _LABEL_HIGH + (height - rows * high - (rows - 1) * 1.0) / 2
    picture = cab(each, max(0.2, line * 0.8))
    places = [
        Place(picture, Affine.move(i % columns * (each + 1.2), top + i // columns * (high + 1.0))) for i in range(CABS)
    ]
    return Block(group(_label(label), places), width, _LABEL_HIGH + height)


def tick_field(label: str, width: float, side: float, line: float) -> Block:
    """A label above a box to tick."""
    return Block(group(_label(label), tick_box(Point(0, _LABEL_HIGH), side, line)), width, _LABEL_HIGH + side)


def tick_box(at: Point, side: float, line: float) -> Path:
    """An empty box to tick."""
    return Path(rect(Box(at.x, at.y, side, side), side * 0.12), stroke=BLACK, width=line)


def inventory(side: float, gap: float, crossing: Crossing, line: float) -> Block:
    """The twelve tiles of a set in a row, each above a box to tick."""
    kinds = [kind for kind, copies in SET.items() for _ in range(copies)]
    box_side = min(5.0, side * 0.46)
    pens, step = Pens(max(0.25, line), max(0.2, line * 0.8), 0.2), side + gap
    faces = (line_tile(directions(kind)[0], side, crossing, pens) for kind in kinds)
    tiles = [Place(face, Affine.move(i * step, 0)) for i, face in enumerate(faces)]
    places = [Point(i * step + (side - box_side) / 2, side + 1.6) for i in range(len(kinds))]
    boxes = [tick_box(at, box_side, line) for at in places]
    return Block(group(tiles, boxes), len(kinds) * step - gap, side + 1.6 + box_side)


def _label(words: str) -> Text:
    return Text(words, Point(0, LABEL * 0.95), "text", LABEL, BLACK)
