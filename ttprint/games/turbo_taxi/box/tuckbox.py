"""Tuck boxes for the tiles and for the cards: a city on the front, the cab on the back, a taxi's chequer all round."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from ttprint.draw.bold import bolder
from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.nets import fold_line
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import box as square
from ttprint.draw.shapes import joined, rect
from ttprint.draw.tuckbox import GLUE, THUMB, TuckBox
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, PALETTES, Livery, liveries
from ttprint.games.turbo_taxi.art.inking import NIGHT
from ttprint.games.turbo_taxi.art.table.tableau import centre_alone, compact, tableau, whole
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.geometry import Affine, Box, Point
from ttprint.order.order import Order, Printed, Style
from ttprint.order.pieces import cut_out
from ttprint.press.duplex import Duplex
from ttprint.press.piece import Piece

BLEED = 2.0
MOST_DEPTH = 60.0  # of one box: more pieces take several boxes
MOST_BOXES = 12
SETUP, CITY = Setup.parse("1-7 3-10 NES"), City.parse("ES ESW SW / NES NESW NSW / NE NEW NW")
CHECK = 3.0  # mm: the side of a check
THINNEST_CARD, THICKEST_CARD = 0.05, 4.0
USUAL_THICKNESS = 0.3  # mm: card of 250 g/m²


class Holds(Enum):
    """The content of a tuck box."""

    TILES = "tiles"
    CARDS = "cards"

    @property
    def usual(self) -> int:
        """The default number: all tiles of the game, or a pack of cards."""
        return 60 if self is Holds.TILES else 24


def print_tuckbox(
    order: Order,
    look: Look,
    holds: Holds,
    count: int,
    thickness: float,
    card: tuple[float, float],
    name: str = "tuckbox",
) -> Printed:
    """Print a box for `count` tiles or cards of this thickness in mm, or several boxes if one would be too deep."""
    if not THINNEST_CARD <= thickness <= THICKEST_CARD:
        raise TtprintError("box.thickness", thickness=thickness, least=THINNEST_CARD, most=THICKEST_CARD)
    each = TuckBox.most(MOST_DEPTH, thickness)
    if not 1 <= count <= MOST_BOXES * each:
        raise TtprintError("box.count", count=count, most=MOST_BOXES * each, thickness=thickness)
    boxes = -(-count // each)
    each = -(-count // boxes)
    width, height = (look.tile, look.tile) if holds is Holds.TILES else card
    box = TuckBox.around(width, height, each, thickness)
    inside = order.words.count(f"tuckbox.{holds.value}", each)
    piece = replace(_piece(order.style, look, box, holds, inside), copies=boxes)
    layout = order.layout(min(order.bleed, BLEED), Duplex.NONE)
    return cut_out(order, name, order.title("tuckbox"), [piece], layout)


def _piece(style: Style, look: Look, box: TuckBox, holds: Holds, inside: str) -> Piece:
    livery = liveries(CLASSIC)[0] if holds is Holds.TILES else MEDAL
    width, height = box.size
    ground = WHITE if style.theme is Theme.INK else PALETTES[livery.colour].ground
    under = Path(box.outline, fill=ground, stroke=ground, width=2 * BLEED)
    glue = _glue(style, box)
    seen = Path(box.outline, stroke=_ink(ground), width=0.5)  # the thin cut line would not show on a dark ground
    left, front, right, back = box.panels
    picture = _city(style, look, holds)
    faces = [_front(style, front, picture, inside, ground), _back(style, back, livery, inside, ground)]
    spines = [_spine(style, panel, ground) for panel in (left, right)]
    band = _chequer(box, ground)
    folds = [path for across in box.folds for path in fold_line(across, NIGHT)]
    art = group(under, seen, band, *faces, *spines, glue, folds)
    label = style.words.say("part.tuckbox")
    creases = tuple(step for across in box.folds for step in across)
    return Piece("tuckbox", art, width, height, label=label, outline=box.outline, folds=creases)


def _chequer(box: TuckBox, ground: Ink) -> Path:
    """Two rows of checks along the foot of all panels, as on the side of a cab."""
    left, _, _, back = box.panels
    low, count = back.bottom, int((back.right - left.x) / CHECK)
    side = (back.right - left.x) / count
    checks = (
        square(left.x + i * side, low - (2 - row) * side, side, side)
        for i in range(count)
        for row in (0, 1)
        if (i + row) % 2
    )
    return Path(joined(checks), fill=_ink(ground))


def _glue(style: Style, box: TuckBox) -> Node:
    """The two places for glue, the tab and the lower flap of the front, bare since glue does not hold on ink."""
    word = style.words.say("tuckbox.glue")
    _, front, _, _ = box.panels
    flap = Box(front.x + 3, front.bottom + 2, front.width - 6, max(2.0, box.depth - 5))
    size = 4.0 * min(1.0, flap.height / 6, 0.6 * (box.height - 2 * GLUE) / measure(word, "text-bold", 4.0))
    text = group(Text(word, Point(0, size * 0.34), "text-bold", size, BLACK, "middle"))
    tab = Affine.move(GLUE / 2, box.top + box.height / 2) @ Affine.rotate(90)
    return group(
        Path(box.glue, fill=WHITE, stroke=WHITE, width=0.2),
        Path(rect(flap, 1.5), fill=WHITE),
        Place(text, tab),
        Place(text, Affine.move(flap.centre.x, flap.centre.y)),
    )


def _city(style: Style, look: Look, holds: Holds) -> Group:
    """A finished city for the tiles, a challenge for the cards, on a white square of 50 mm."""
    if holds is Holds.TILES:
        return Group(compact(SETUP, whole(CITY), side=50.0, theme=style.theme, crossing=look.crossing).whole)
    drawn = tableau(SETUP, centre_alone(SETUP), side=50.0, theme=style.theme, crossing=look.crossing)
    plate = Path(rect(Box(0, 0, 50, 50), 4), fill=WHITE, stroke=BLACK, width=0.5)
    return group(plate, drawn.whole)


def _front(style: Style, panel: Box, picture: Group, inside: str, ground: Ink) -> Node:
    return _face(style, panel, picture, inside, ground, THUMB)


def _back(style: Style, panel: Box, livery: Livery, inside: str, ground: Ink) -> Node:
    shape = rect(Box(0, 0, 50, 50), 4)
    back = group(tile_back(livery, size=50.0, theme=style.theme, bleed=0.0), clip=Path(shape))
    picture = group(back, Path(shape, stroke=_ink(ground), width=0.5))
    return _face(style, panel, picture, inside, ground, 3.0)


def _face(style: Style, panel: Box, picture: Group, inside: str, ground: Ink, above: float) -> Node:
    """The name of the game, a picture of 50 mm made to fit, and the content of the box above the chequer."""
    title, ink, middle = style.words.say("start.title"), _ink(ground), panel.width / 2
    size = 7.6 * min(1.0, (panel.width - 5) / measure(title, "display", 7.6))
    small = 3.6 * min(1.0, (panel.width - 5) / measure(inside, "text-bold", 3.6))
    line = above + 1.2 + 0.72 * size
    foot = 2 * CHECK + 2.4 + small
    side = min(panel.width - 6, panel.height - line - 2.0 - foot - 1.2)
    spare = (panel.height - line - 2.0 - side - foot) / 2
    at = Affine.move((panel.width - side) / 2, line + 2.0 + spare)
    drawn = group(
        bolder(group(Place(picture, at @ Affine.scale(side / 50)))),
        Text(title, Point(middle, line + spare / 2), "display", size, ink, "middle"),
        Text(inside, Point(middle, panel.height - 2 * CHECK - 2.0), "text-bold", small, ink, "middle"),
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
