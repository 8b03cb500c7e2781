"""The pieces of the game as pictures: faces, backs, markers, cards and the office board, drawn by ttprint itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Node, Page, Place, group
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import MEDAL, liveries
from ttprint.games.turbo_taxi.art.board.board import office_board
from ttprint.games.turbo_taxi.art.markers.markers import MARKERS
from ttprint.games.turbo_taxi.art.table.tableau import tableau, whole
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.art.tiles.miniatures import marker
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.choosing import choose
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind, Tile, directions
from ttprint.geometry import Affine
from ttprint.render import pdf, png

BLEED = 3.0  # mm of art around a tile, from which a knife that slips takes some
SIDES = (30.0, 40.0, 50.0, 65.0, 90.0)  # of tiles, in mm
FACE, CARD, MARKER, BOARD = 448, 500, 96, 1400  # pixels wide
PRINTED = 74.0  # mm: a whole city on paper, with its rim
BACKS = 31  # thirty sets of a classroom and the medal deck
_CLOCKWISE = (None, Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)


def drawn(pages: Sequence[Page], width: int) -> list[Image.Image]:
    """Return each page as a picture, all of them as many pixels to the mm as make the first that wide."""
    data = pdf.write(pages, title="photo", author="ttprint", lang="en", flip=None)
    pictures = png.pixels(data, width / pages[0].width * 25.4)
    return [Image.frombytes("RGB", (one.width, one.height), one.data) for one in pictures]


def _page(art: Node, width: float, height: float, offset: float = 0.0) -> Page:
    return Page(width, height, (Place(group(art), Affine.move(offset, offset)),))


@cache
def _faces(theme: Theme, side: float, crossing: Crossing) -> dict[tuple[Kind, int], Image.Image]:
    """The faces of a set with their bleed, in the first direction of each kind."""
    names = [(kind, copy) for kind in Kind for copy in range(SET[kind])]
    wide = side + 2 * BLEED
    pages = [
        _page(
            tile_face(directions(kind)[0], size=side, theme=theme, crossing=crossing, copy=copy, bleed=BLEED),
            wide,
            wide,
            BLEED,
        )
        for kind, copy in names
    ]
    return dict(zip(names, drawn(pages, FACE), strict=True))


def face(tile: Tile, copy: int, theme: Theme, side: float, crossing: Crossing) -> Image.Image:
    """Return the face of a tile with its bleed."""
    return turned(_faces(theme, side, crossing)[tile.kind, copy % SET[tile.kind]], tile.quarters)


def turned(picture: Image.Image, quarters: int) -> Image.Image:
    """Return the picture turned clockwise by quarters."""
    how = _CLOCKWISE[quarters % 4]
    return picture if how is None else picture.transpose(how)


@lru_cache(maxsize=64)
def back(number: int, theme: Theme, side: float) -> Image.Image:
    """Return the back of a set of a classroom with its bleed; the last number is the medal deck's."""
    livery = (*liveries(BACKS - 1), MEDAL)[number % BACKS]
    wide = side + 2 * BLEED
    return drawn([_page(tile_back(livery, size=side, theme=theme, bleed=BLEED), wide, wide, BLEED)], FACE)[0]


@cache
def markers(theme: Theme) -> tuple[Image.Image, ...]:
    """Return the two taxis and the two houses from above, on square pictures that the discs fill."""
    pages = [
        Page(16, 16, (Place(marker(figure, colour, diameter=15.4, theme=theme), Affine.move(8, 8)),))
        for colour, figure in MARKERS
    ]
    return tuple(drawn(pages, MARKER))


@cache
def cards(theme: Theme) -> tuple[Image.Image, ...]:
    """Return the fronts of a few challenge cards, 63 x 88 mm."""
    style = CardStyle(GAME.words("en"), theme, 1.0, seed=1).sized(63, 88)
    return tuple(drawn([_page(card_front(one, style), 63, 88) for one in choose(6, Level.MEDIUM, 1)], CARD))


@cache
def board(theme: Theme, side: float) -> tuple[Image.Image, float]:
    """Return the office board for tiles of that side, and its width in mm."""
    made = office_board(tile=side, theme=theme)
    clipped: Group = group(made.art)
    return drawn([_page(clipped, made.width, made.height)], BOARD)[0], made.width


def printed_city(setup: Setup, city: City, theme: Theme, crossing: Crossing, clear: bool) -> Image.Image:
    """Return a city as answers and screens show it, 80 mm wide; with `clear` the markers hide nothing of its tiles."""
    picture = tableau(setup, whole(city), side=PRINTED, theme=theme, crossing=crossing, clear=clear)
    return drawn([_page(group(picture.whole), PRINTED + 6, PRINTED + 6, 3.0)], BOARD)[0]
