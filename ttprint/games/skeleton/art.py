"""What the card looks like."""

from __future__ import annotations

from ttprint.draw.inks import BLACK, WHITE
from ttprint.draw.scene import Group, Path, Text, group
from ttprint.draw.shapes import rect
from ttprint.geometry import Box, Point
from ttprint.order.order import Style
from ttprint.press.piece import Piece

WIDTH, HEIGHT = 63.0, 88.0  # mm


def card_piece(style: Style) -> Piece:
    """The card with its name on the front and a frame on the back."""
    label = style.words.say("part.card")
    return Piece("card", _face(style, label), WIDTH, HEIGHT, _face(style, ""), group="card", label=label)


def _face(style: Style, title: str) -> Group:
    paper = Path(rect(Box(0, 0, WIDTH, HEIGHT).grow(style.bleed)), fill=WHITE)
    frame = Path(rect(Box(0, 0, WIDTH, HEIGHT).grow(-5)), stroke=BLACK, width=0.5)
    return group(paper, frame, Text(title, Point(WIDTH / 2, HEIGHT / 2), "display", 8, BLACK, "middle"))
