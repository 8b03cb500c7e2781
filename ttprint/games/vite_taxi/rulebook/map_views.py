"""Views of the board for the booklet: the whole of it, and parts, without details that would be too small."""

from __future__ import annotations

from ttprint.draw.coarse import coarser
from ttprint.draw.cropping import cropped
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Page, Path, Place, group
from ttprint.draw.shapes import rect
from ttprint.games.vite_taxi.art.board.picture import overview
from ttprint.games.vite_taxi.art.cards.inks import NIGHT
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Affine, Box, Margins, bounding_box

_CITY = Theme.CITY
SHOWN = 120.0  # mm, the largest width of a picture


def whole_board() -> Page:
    """Return the whole board without its names, which would be too small to read."""
    town = paris()
    edge = rect(Box(0, 0, town.width, town.height), 6)
    art = group(
        Group((coarser(overview(_CITY), SHOWN / town.width),), clip=Path(edge)), Path(edge, stroke=NIGHT, width=1.5)
    )
    return Page(town.width, town.height, (art,))


def window(area: Box) -> Page:
    """Return a part of the board."""
    edge = rect(Box(0, 0, area.width, area.height), 3.0)
    seen = coarser(cropped(overview(_CITY), area), SHOWN / area.width)
    inside = group(Place(seen, Affine.move(-area.x, -area.y)))
    return Page(area.width, area.height, (group(inside, clip=Path(edge)), Path(edge, stroke=NIGHT, width=0.5)))


def voie() -> Page:
    """Return the river with the Voie from its first space to its last, as the board shows it."""
    town = paris()
    box = bounding_box(town.squares[number].at for number in town.voie.squares)
    return window(box.inside(Margins(top=-22, right=-40, bottom=-38, left=-34)))
