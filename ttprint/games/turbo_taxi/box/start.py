"""The first page of the kit: how to print, cut and fold everything, with pictures."""

from __future__ import annotations

from ttprint.draw.scene import Group, Page, Path, Place, group
from ttprint.draw.shapes import rect
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, liveries
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.box.howto import HEIGHT, cutting, folding
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import Kind, directions
from ttprint.geometry import Affine, Box
from ttprint.order.boxes import COLUMN, Demonstration, Rows, first_page
from ttprint.order.order import Order
from ttprint.press.text.flow import Block
from ttprint.words.message import Message

_GAP = 1.8
CUT, FOLD = 3, 4  # the steps with a picture


def start_page(order: Order, look: Look, how: Message | None, rows: Rows) -> Page:
    """The page that says how to print, cut and fold the kit; `how` is how the tiles get their backs."""
    return first_page(order, how, _banner(order, look), _demonstrations(order, look), rows)


def _banner(order: Order, look: Look) -> Block:
    """A tile of each kind and the back of each set."""
    tile, theme = look.tile, order.theme
    faces = [
        tile_face(directions(kind)[0], size=tile, theme=theme, crossing=look.crossing, copy=0, bleed=0) for kind in Kind
    ]
    backs = [tile_back(livery, size=tile, theme=theme, bleed=0) for livery in (*liveries(CLASSIC), MEDAL)]
    pictures = faces + backs
    side = (COLUMN - _GAP * (len(pictures) - 1)) / len(pictures)
    cut = Path(rect(Box(0, 0, tile, tile), tile * 0.06))
    art = [
        Place(Group((picture,), clip=cut), Affine.move(i * (side + _GAP), 0) @ Affine.scale(side / tile))
        for i, picture in enumerate(pictures)
    ]
    return Block(group(art), COLUMN, side)


def _demonstrations(order: Order, look: Look) -> tuple[Demonstration, ...]:
    """Pictures of how to cut and how to fold."""
    cut, cut_width = cutting(look.tile, order.theme, look.crossing)
    fold, fold_width = folding(order.theme)
    return Demonstration(CUT, cut, cut_width, HEIGHT), Demonstration(FOLD, fold, fold_width, HEIGHT)
