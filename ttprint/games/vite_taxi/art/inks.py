"""The inks of the board in each theme."""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, ink_row


@dataclass(frozen=True, slots=True)
class PlateInks:
    """The inks of a place's square: fill, edge and its width, and the mark in it."""

    fill: Ink
    edge: Ink
    mark: Ink
    weight: float


@dataclass(frozen=True, slots=True)
class TownInks:
    """The inks of everything on the board."""

    ground: Ink
    suburb: Ink
    limit: Ink
    tints: tuple[Ink, ...]
    lane: Ink | None
    park: Ink
    park_edge: Ink
    tree: Ink
    tree_top: Ink
    tree_edge: Ink
    water: Ink
    wave: Ink
    bank: Ink
    bridge: Ink
    parapet: Ink
    bed: Ink
    kerb: Ink
    square: Ink
    edge: Ink
    edge_width: float
    voie: Ink
    voie_edge: Ink
    voie_square: Ink
    arrow: Ink
    sign: Ink
    sign_mark: Ink
    place: PlateInks
    named: PlateInks
    rank: PlateInks
    bank_plate: PlateInks
    name: Ink
    great_name: Ink
    street_name: Ink
    park_name: Ink
    river_name: Ink
    halo: Ink
    frame: Ink
    cartouche: Ink
    accent: Ink


_NIGHT, _PALE = ink_row("#1f2740 #c4c4c4")
# in the themes city, ink and contrast
_TABLE = """
ground      #e9e3cc #ffffff #ffffff
suburb      #f3ebd4 #ffffff #ffffff
limit       #cdbf98 #c4c4c4 #c4c4c4
park        #b7d08e #ffffff #d6e8c4
park_edge   #93b56b #8a8a8a #d6e8c4
tree        #6f9f52 #ffffff #d6e8c4
tree_top    #8fbb68 #ffffff #d6e8c4
tree_edge   #557f3f #8a8a8a #8aa872
water       #68aacd #e6e6e6 #9cc7e6
wave        #9ccae0 #8a8a8a #9cc7e6
bank        #4f8bad #000000 #2f6a96
bridge      #fdf6e3 #ffffff #ffffff
parapet     #8d744c #000000 #000000
bed         #aaa294 #e2e2e2 #8c8c8c
kerb        #6f6657 #555555 #000000
square      #fff5d9 #ffffff #ffffff
edge        #7a5f3a #000000 #000000
voie        #46536b #c4c4c4 #3a3a3a
voie_edge   #1f2740 #000000 #000000
voie_square #8c9bb0 #c4c4c4 #9a9a9a
arrow       #ffe08a #000000 #ffffff
sign        #1c5fae #ffffff #000000
sign_mark   #ffffff #000000 #ffffff
name        #1f2740 #000000 #000000
great_name  #a81c17 #000000 #8f0010
street_name #513b1f #333333 #000000
park_name   #3c6a2b #444444 #1d4010
river_name  #1d4f70 #000000 #000000
halo        #fdf6e3 #ffffff #ffffff
frame       #1f2740 #000000 #000000
cartouche   #fdf6e3 #ffffff #ffffff
accent      #ffd23f #ffffff #ffd400
"""


def _column(number: int) -> dict[str, Ink]:
    rows = (row.split() for row in _TABLE.strip().splitlines())
    return {name: Ink.hex(codes[number]) for name, *codes in rows}


TOWN_INKS = ByTheme(
    TownInks(
        **_column(0),
        tints=ink_row("#f6dcb4 #f0d0bb #ebe0b0 #d9e1bc #d0dddb"),
        lane=Ink.hex("#faf2de"),
        edge_width=0.35,
        place=PlateInks(WHITE, Ink.hex("#c9342b"), Ink.hex("#e9b9a4"), 1.6),
        named=PlateInks(Ink.hex("#fffdf6"), Ink.hex("#24508f"), Ink.hex("#cfdcec"), 0.9),
        rank=PlateInks(Ink.hex("#ffd23f"), _NIGHT, _NIGHT, 0.6),
        bank_plate=PlateInks(Ink.hex("#a9dcb4"), Ink.hex("#12603a"), Ink.hex("#6fb583"), 0.8),
    ),
    TownInks(
        **_column(1),
        tints=(WHITE,) * 5,
        lane=Ink.hex("#d4d4d4"),
        edge_width=0.35,
        place=PlateInks(WHITE, BLACK, _PALE, 1.5),
        named=PlateInks(WHITE, BLACK, _PALE, 0.7),
        rank=PlateInks(WHITE, BLACK, BLACK, 0.6),
        bank_plate=PlateInks(WHITE, BLACK, _PALE, 0.7),
    ),
    TownInks(
        **_column(2),
        tints=(WHITE,) * 5,
        lane=None,
        edge_width=0.9,
        place=PlateInks(WHITE, Ink.hex("#b00016"), _PALE, 2.2),
        named=PlateInks(WHITE, BLACK, _PALE, 1.4),
        rank=PlateInks(Ink.hex("#ffd400"), BLACK, BLACK, 1.2),
        bank_plate=PlateInks(Ink.hex("#b8e6c3"), Ink.hex("#004d22"), Ink.hex("#004d22"), 1.3),
    ),
)
