"""Tuck boxes for the tiles and for the cards, in the colours of a set."""

from __future__ import annotations

from enum import Enum

from ttprint.draw.bold import bolder
from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.nets import fold_line
from ttprint.draw.scene import Node, Path, Place, Text, group
from ttprint.draw.shapes import rect
from ttprint.draw.tuckbox import THUMB, TuckBox
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, PALETTES, Livery, liveries
from ttprint.games.turbo_taxi.art.inking import NIGHT
from ttprint.games.turbo_taxi.look import Look
from ttprint.geometry import Affine, Box, Point
from ttprint.order.order import Order, Printed, Style
from ttprint.order.pieces import cut_out
from ttprint.press.duplex import Duplex
from ttprint.press.piece import Piece

BLEED = 2.0
MOST_DEPTH = 60.0
THINNEST_CARD, THICKEST_CARD = 0.05, 4.0


class Holds(Enum):
    """The content of a tuck box."""

    TILES = "tiles"
    CARDS = "cards"

    @property
    def usual(self) -> int:
        """The default number: all tiles of the game, or a pack of cards."""
        return 60 if self is Holds.TILES else 24


def print_tuckbox(
    order: Order, look: Look, holds: Holds, count: int, thickness: float, card: tuple[float, float]
) -> Printed:
    """Print a box for `count` tiles or cards of this thickness in mm."""
    if not THINNEST_CARD <= thickness <= THICKEST_CARD:
        raise TtprintError("box.thickness", thickness=thickness, least=THINNEST_CARD, most=THICKEST_CARD)
    if count < 1 or count * thickness > MOST_DEPTH:
        most = int(MOST_DEPTH / thickness)
        raise TtprintError("box.count", count=count, most=most, thickness=thickness)
    width, height = (look.tile, look.tile) if holds is Holds.TILES else card
    box = TuckBox.around(width, height, count, thickness)
    livery = liveries(CLASSIC)[0] if holds is Holds.TILES else MEDAL
    piece = _piece(order.style, box, livery, order.words.say("part.deck" if holds is Holds.TILES else "part.cards"))
    layout = order.layout(min(order.bleed, BLEED), Duplex.NONE)
    return cut_out(order, "tuckbox", order.title("tuckbox"), [piece], layout)


def _piece(style: Style, box: TuckBox, livery: Livery, inside: str) -> Piece:
    width, height = box.size
    ground = WHITE if style.theme is Theme.INK else PALETTES[livery.colour].ground
    under = Path(box.outline, fill=ground, stroke=ground, width=2 * BLEED)
    bare = Path(box.glue, fill=WHITE, stroke=WHITE, width=0.2)  # glue does not hold on ink
    seen = Path(box.outline, stroke=_ink(ground), width=0.5)  # the thin cut line would not show on a dark ground
    left, front, right, back = box.panels
    faces = [_face(style, panel, livery, inside, ground) for panel in (front, back)]
    spines = [_spine(style, panel, ground) for panel in (left, right)]
    folds = [path for across in box.folds for path in fold_line(across, NIGHT)]
    art = group(under, seen, *faces, *spines, bare, folds)
    label = style.words.say("part.tuckbox")
    creases = tuple(step for across in box.folds for step in across)
    return Piece("tuckbox", art, width, height, label=label, outline=box.outline, folds=creases)


def _face(style: Style, panel: Box, livery: Livery, inside: str, ground: Ink) -> Node:
    """The name of the game below the thumb notch, the picture on the back of a tile, and the content of the box."""
    title, ink, middle = style.words.say("start.title"), _ink(ground), panel.width / 2
    size = 8.0 * min(1.0, (panel.width - 6) / measure(title, "display", 8.0))
    small = 3.6 * min(1.0, (panel.width - 6) / measure(inside, "text-bold", 3.6))
    line = THUMB + 2.0 + 0.72 * size
    side = min(panel.width - 8, panel.height - line - 2.6 - 9.0)
    picture = group(tile_back(livery, size=50.0, theme=style.theme, bleed=0.0), clip=Path(rect(Box(0, 0, 50, 50), 4)))
    edge = Path(rect(Box(0, 0, 50, 50), 4), stroke=ink, width=0.4 * 50 / side)
    spare = (panel.height - line - 2.6 - side - 9.0) / 2
    at = Affine.move((panel.width - side) / 2, line + 2.6 + spare)
    drawn = group(
        bolder(group(Place(group(picture, edge), at @ Affine.scale(side / 50)))),
        Text(title, Point(middle, line + spare / 2), "display", size, ink, "middle"),
        Text(inside, Point(middle, line + 2.6 + spare + side + 5.0), "text-bold", small, ink, "middle"),
    )
    return Place(drawn, Affine.move(panel.x, panel.y))


def _spine(style: Style, panel: Box, ground: Ink) -> Node:
    """The name of the game along a side, if the side is wide enough."""
    size = min(panel.width * 0.55, 6.0)
    if size < 2.4:
        return group()
    text = Text(style.words.say("start.title"), Point(0, size * 0.34), "display", size, _ink(ground), "middle")
    return Place(group(text), Affine.move(panel.centre.x, panel.centre.y) @ Affine.rotate(90))


def _ink(ground: Ink) -> Ink:
    return BLACK if ground.lightness > 55 else WHITE
