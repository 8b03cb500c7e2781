"""Tuck boxes for the tiles and for the cards: a city on the front, the cab on the back, a taxi's chequer all round."""

from __future__ import annotations

from enum import Enum

from ttprint.draw.inks import BLACK, WHITE, Theme
from ttprint.draw.scene import Group, Path, group
from ttprint.draw.shapes import rect
from ttprint.draw.tuckbox_art import PICTURE, BoxArt
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, PALETTES, liveries
from ttprint.games.turbo_taxi.art.inking import NIGHT
from ttprint.games.turbo_taxi.art.table.tableau import centre_alone, compact, tableau, whole
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.geometry import Box
from ttprint.order.order import Order, Printed, Style
from ttprint.order.tuckboxes import print_tuckboxes

SETUP, CITY = Setup.parse("1-7 3-10 NES"), City.parse("ES ESW SW / NES NESW NSW / NE NEW NW")
PLATE = rect(Box(0, 0, PICTURE, PICTURE), 4)


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
    size = (look.tile, look.tile) if holds is Holds.TILES else card
    return print_tuckboxes(order, name, size, count, thickness, lambda each: _art(order.style, look, holds, each))


def _art(style: Style, look: Look, holds: Holds, count: int) -> BoxArt:
    words, livery = style.words, liveries(CLASSIC)[0] if holds is Holds.TILES else MEDAL
    ground = WHITE if style.theme is Theme.INK else PALETTES[livery.colour].ground
    back = tile_back(livery, size=PICTURE, theme=style.theme, bleed=0.0)
    edge = BLACK if ground.lightness > 55 else WHITE
    return BoxArt(
        _city(style, look, holds),
        group(group(back, clip=Path(PLATE)), Path(PLATE, stroke=edge, width=0.5)),
        words.say("start.title"),
        words.count(f"tuckbox.{holds.value}", count),
        words.say("tuckbox.glue"),
        ground,
        NIGHT,
    )


def _city(style: Style, look: Look, holds: Holds) -> Group:
    """A finished city for the tiles, a challenge for the cards, on a white square."""
    if holds is Holds.TILES:
        return Group(compact(SETUP, whole(CITY), side=PICTURE, theme=style.theme, crossing=look.crossing).whole)
    drawn = tableau(SETUP, centre_alone(SETUP), side=PICTURE, theme=style.theme, crossing=look.crossing)
    return group(Path(PLATE, fill=WHITE, stroke=BLACK, width=0.5), drawn.whole)
