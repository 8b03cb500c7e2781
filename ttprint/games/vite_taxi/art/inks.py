"""The inks of the board in each theme."""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme


@dataclass(frozen=True, slots=True)
class PlateInks:
    """The inks of a place's square: fill, edge and its width, and the mark in it."""

    fill: Ink
    edge: Ink
    mark: Ink
    pale: Ink
    weight: float = 0.6


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


def town_inks(theme: Theme) -> TownInks:
    """Return the inks of a theme."""
    match theme:
        case Theme.CITY:
            return _CITY
        case Theme.INK:
            return _INK
        case Theme.CONTRAST:
            return _CONTRAST


_NIGHT = Ink.hex("#1f2740")
_CITY = TownInks(
    ground=Ink.hex("#e9e3cc"),
    suburb=Ink.hex("#f3ebd4"),
    limit=Ink.hex("#cdbf98"),
    tints=tuple(Ink.hex(code) for code in ("#f6dcb4", "#f0d0bb", "#ebe0b0", "#d9e1bc", "#d0dddb")),
    lane=Ink.hex("#faf2de"),
    park=Ink.hex("#b7d08e"),
    park_edge=Ink.hex("#93b56b"),
    tree=Ink.hex("#6f9f52"),
    tree_top=Ink.hex("#8fbb68"),
    tree_edge=Ink.hex("#557f3f"),
    water=Ink.hex("#68aacd"),
    wave=Ink.hex("#9ccae0"),
    bank=Ink.hex("#4f8bad"),
    bridge=Ink.hex("#fdf6e3"),
    parapet=Ink.hex("#8d744c"),
    bed=Ink.hex("#fffaec"),
    kerb=Ink.hex("#b99d6c"),
    square=Ink.hex("#fff5d9"),
    edge=Ink.hex("#7a5f3a"),
    edge_width=0.35,
    voie=Ink.hex("#46536b"),
    voie_edge=Ink.hex("#1f2740"),
    voie_square=Ink.hex("#8c9bb0"),
    arrow=Ink.hex("#ffe08a"),
    sign=Ink.hex("#1c5fae"),
    sign_mark=WHITE,
    place=PlateInks(WHITE, Ink.hex("#c9342b"), Ink.hex("#e9b9a4"), WHITE, 1.6),
    named=PlateInks(Ink.hex("#fffdf6"), Ink.hex("#24508f"), Ink.hex("#cfdcec"), WHITE, 0.9),
    rank=PlateInks(Ink.hex("#ffd23f"), _NIGHT, _NIGHT, WHITE, 0.6),
    bank_plate=PlateInks(Ink.hex("#a9dcb4"), Ink.hex("#12603a"), Ink.hex("#6fb583"), WHITE, 0.8),
    name=_NIGHT,
    great_name=Ink.hex("#a81c17"),
    street_name=Ink.hex("#513b1f"),
    park_name=Ink.hex("#3c6a2b"),
    river_name=Ink.hex("#1d4f70"),
    halo=Ink.hex("#fdf6e3"),
    frame=_NIGHT,
    cartouche=Ink.hex("#fdf6e3"),
    accent=Ink.hex("#ffd23f"),
)
_GREY, _PALE = Ink.hex("#8a8a8a"), Ink.hex("#c4c4c4")
_INK = TownInks(
    ground=WHITE,
    suburb=WHITE,
    limit=_PALE,
    tints=(WHITE,) * 5,
    lane=Ink.hex("#d4d4d4"),
    park=WHITE,
    park_edge=_GREY,
    tree=WHITE,
    tree_top=WHITE,
    tree_edge=_GREY,
    water=Ink.hex("#e6e6e6"),
    wave=_GREY,
    bank=BLACK,
    bridge=WHITE,
    parapet=BLACK,
    bed=WHITE,
    kerb=_GREY,
    square=WHITE,
    edge=BLACK,
    edge_width=0.35,
    voie=_PALE,
    voie_edge=BLACK,
    voie_square=_PALE,
    arrow=BLACK,
    sign=WHITE,
    sign_mark=BLACK,
    place=PlateInks(WHITE, BLACK, _PALE, WHITE, 1.5),
    named=PlateInks(WHITE, BLACK, _PALE, WHITE, 0.7),
    rank=PlateInks(WHITE, BLACK, BLACK, WHITE, 0.6),
    bank_plate=PlateInks(WHITE, BLACK, _PALE, WHITE, 0.7),
    name=BLACK,
    great_name=BLACK,
    street_name=Ink.hex("#333333"),
    park_name=Ink.hex("#444444"),
    river_name=BLACK,
    halo=WHITE,
    frame=BLACK,
    cartouche=WHITE,
    accent=WHITE,
)
_CONTRAST = TownInks(
    ground=WHITE,
    suburb=WHITE,
    limit=_PALE,
    tints=(WHITE,) * 5,
    lane=None,
    park=Ink.hex("#d6e8c4"),
    park_edge=Ink.hex("#d6e8c4"),
    tree=Ink.hex("#d6e8c4"),
    tree_top=Ink.hex("#d6e8c4"),
    tree_edge=Ink.hex("#8aa872"),
    water=Ink.hex("#9cc7e6"),
    wave=Ink.hex("#9cc7e6"),
    bank=Ink.hex("#2f6a96"),
    bridge=WHITE,
    parapet=BLACK,
    bed=Ink.hex("#d2d2d2"),  # names may cross it
    kerb=BLACK,
    square=WHITE,
    edge=BLACK,
    edge_width=0.9,
    voie=Ink.hex("#3a3a3a"),
    voie_edge=BLACK,
    voie_square=Ink.hex("#9a9a9a"),
    arrow=WHITE,
    sign=BLACK,
    sign_mark=WHITE,
    place=PlateInks(WHITE, Ink.hex("#b00016"), _PALE, WHITE, 2.2),
    named=PlateInks(WHITE, BLACK, _PALE, WHITE, 1.4),
    rank=PlateInks(Ink.hex("#ffd400"), BLACK, BLACK, WHITE, 1.2),
    bank_plate=PlateInks(Ink.hex("#b8e6c3"), Ink.hex("#004d22"), Ink.hex("#004d22"), WHITE, 1.3),
    name=BLACK,
    great_name=Ink.hex("#8f0010"),
    street_name=BLACK,
    park_name=Ink.hex("#1d4010"),
    river_name=BLACK,
    halo=WHITE,
    frame=BLACK,
    cartouche=WHITE,
    accent=Ink.hex("#ffd400"),
)
