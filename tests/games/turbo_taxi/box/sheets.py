"""Sheets of tiles that a test can look at: three sets on paper with unequal margins, as pixels."""

from __future__ import annotations

from functools import cache

import numpy as np

from tests.games.turbo_taxi.orders import ORDER
from tests.orders import changed
from tests.pictures import Pixels, darkest, lightest
from ttprint.games.turbo_taxi.art.backs.liveries import PALETTES, LiveryColour
from ttprint.games.turbo_taxi.box.pieces import parse_sets, tile_pieces
from ttprint.games.turbo_taxi.look import Look
from ttprint.geometry import Box, Margins, bounding_box
from ttprint.order.files import pdf_of
from ttprint.order.order import Order
from ttprint.press.duplex import Duplex
from ttprint.press.impose import impose
from ttprint.press.paper import Paper
from ttprint.press.printers.printer import TRUE, PrinterProfile
from ttprint.press.sheet import Sheet, pages
from ttprint.render import png

LOPSIDED = Paper("lopsided", 200, 260, Margins(6, 13, 17, 8))
DPI = 300
MM = DPI / 25.4
GROUNDS = {"cab": LiveryColour.YELLOW, "boat": LiveryColour.BLUE, "medal": LiveryColour.PLUM}


def mixed_order(duplex: Duplex, profile: PrinterProfile = TRUE) -> Order:
    return changed(ORDER, paper=LOPSIDED, bleed=2, duplex=duplex, profile=profile)


@cache
def mixed_sheets(duplex: Duplex) -> tuple[Sheet, ...]:
    """Three sets on sheets that they do not fill, two sets to a sheet."""
    order = mixed_order(duplex)
    pieces = list(tile_pieces(parse_sets("cab,boat,medal"), order.style, Look(tile=37)))
    return impose(pieces, order.layout(order.bleed, duplex))


def rastered(order: Order, sheets: tuple[Sheet, ...]) -> list[Pixels]:
    data = pdf_of(order, "x", pages(sheets, order.label_words, order.context.profile or TRUE))
    return [np.asarray(picture).astype(np.int16) for picture in png.pixels(data, DPI)]


def colour_at(picture: Pixels, x: float, y: float) -> tuple[int, ...]:
    spot = picture[round(y * MM) - 1 : round(y * MM) + 2, round(x * MM) - 1 : round(x * MM) + 2]
    return tuple(int(c) for c in np.median(spot.reshape(-1, 3), axis=0))


def set_seen(colour: tuple[int, ...]) -> str:
    """The set whose ground is nearest to a colour."""
    inks = {name: (PALETTES[GROUNDS[name]].ground, PALETTES[GROUNDS[name]].tone) for name in GROUNDS}
    apart = {
        name: min(sum(abs(a - b) for a, b in zip(colour, (i.red, i.green, i.blue), strict=True)) for i in both)
        for name, both in inks.items()
    }
    nearest = min(apart, key=lambda name: apart[name])
    assert apart[nearest] < 40, colour  # where ground and pattern meet, pixels mix them
    return nearest


def ink_box(picture: Pixels, area: Box) -> Box:
    """The box of all colour inside an area, in mm; marks and labels are grey."""
    x, y, right, bottom = (round(v * MM) for v in (area.x, area.y, area.right, area.bottom))
    part = picture[y:bottom, x:right]
    coloured = lightest(part) - darkest(part) > 20
    rows, columns = np.flatnonzero(coloured.any(axis=1)), np.flatnonzero(coloured.any(axis=0))
    return Box(
        (x + columns[0]) / MM,
        (y + rows[0]) / MM,
        (columns[-1] - columns[0] + 1) / MM,
        (rows[-1] - rows[0] + 1) / MM,
    )


def hull_of(sheet: Sheet) -> Box:
    return bounding_box(corner for place in sheet.placements for corner in place.trim.grow(sheet.bleed).corners)
