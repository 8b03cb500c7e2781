"""Prints tuck boxes for any game: one for all pieces, or several if it would be too deep."""

from __future__ import annotations

from collections.abc import Callable

from ttprint.draw.tuckbox import TuckBox
from ttprint.draw.tuckbox_art import BLEED, BoxArt, tuckbox_art
from ttprint.errors import TtprintError
from ttprint.option import Option
from ttprint.order.order import Order, Printed
from ttprint.order.pieces import cut_out
from ttprint.press.duplex import Duplex
from ttprint.press.piece import Piece

MOST_DEPTH = 60.0  # of one box: more pieces take several boxes
MOST_BOXES = 12
THINNEST_CARD, THICKEST_CARD = 0.05, 4.0
USUAL_THICKNESS = 0.3  # mm: card of 250 g/m²
THICKNESS = Option(
    "thickness",
    USUAL_THICKNESS,
    "Thickness of one piece, as cut and glued.",
    metavar="MM",
    unit="mm",
    least=THINNEST_CARD,
    most=THICKEST_CARD,
)


def print_tuckboxes(
    order: Order,
    name: str,
    size: tuple[float, float],
    count: int,
    thickness: float,
    art: Callable[[int], BoxArt],
) -> Printed:
    """Print a box for `count` pieces of this size and thickness in mm; `art` draws a box for a number of pieces."""
    if not THINNEST_CARD <= thickness <= THICKEST_CARD:
        raise TtprintError("box.thickness", thickness=thickness, least=THINNEST_CARD, most=THICKEST_CARD)
    each = TuckBox.most(MOST_DEPTH, thickness)
    if not 1 <= count <= MOST_BOXES * each:
        raise TtprintError("box.count", count=count, most=MOST_BOXES * each, thickness=thickness)
    boxes = -(-count // each)
    each = -(-count // boxes)
    box = TuckBox.around(*size, each, thickness)
    creases = tuple(step for across in box.folds for step in across)
    label, (width, height) = order.words.say("part.tuckbox"), box.size
    piece = Piece(
        "tuckbox",
        tuckbox_art(box, art(each)),
        width,
        height,
        label=label,
        outline=box.outline,
        folds=creases,
        copies=boxes,
    )
    layout = order.layout(min(order.bleed, BLEED), Duplex.NONE)
    return cut_out(order, name, order.title("tuckbox"), [piece], layout)
