"""The inks of the office board in each theme: pale, so that the markers and the centre tile stand out."""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, ink_row
from ttprint.draw.painting import PartInks
from ttprint.games.turbo_taxi.art.inking import CREAM, NIGHT


@dataclass(frozen=True, slots=True)
class FieldInks:
    """The inks of a rim place: the field, the circle for the marker, its edge, the number and the sign."""

    fill: Ink
    spot: Ink
    edge: Ink
    number: Ink
    sign: PartInks
    edge_width: float = 0.4


@dataclass(frozen=True, slots=True)
class BoardInks:
    """The inks of everything else."""

    rim: Ink
    floors: tuple[Ink, Ink]
    wall: Ink
    wall_width: float
    furniture: PartInks
    rugs: tuple[Ink, ...]
    centre: Ink
    rays: Ink
    frame: Ink
    road: Ink
    kerb: Ink
    arrow: Ink
    rosette: tuple[Ink, Ink]
    green: FieldInks
    grey: FieldInks


_WOOD, _PEACH, _PAPER, _MOSS, _OAK = ink_row("#e3cfa8 #f1cdb0 #fffaf0 #c8d8b2 #bfa678")
_CROWN, _TRUNK, _FOREST = ink_row("#2f6b40 #8a5a34 #1f4d30")
_CITY = BoardInks(
    rim=Ink.hex("#e9d9bb"),
    floors=(Ink.hex("#fbf5e7"), Ink.hex("#f6edd9")),
    wall=Ink.hex("#b49b74"),
    wall_width=0.9,
    furniture=PartInks(_WOOD, _PEACH, _PAPER, _MOSS, _OAK, _OAK, 0.55),
    rugs=ink_row("#dbe6e6 #f0e2c6 #f7ddd0 #e3e4ee #dfe8cf"),
    centre=Ink.hex("#30153c"),
    rays=Ink.hex("#391b45"),
    frame=Ink.hex("#f0b93a"),
    road=Ink.hex("#a59c93"),
    kerb=Ink.hex("#cdb992"),
    arrow=CREAM,
    rosette=(Ink.hex("#e3d1ad"), Ink.hex("#d2bb8f")),
    green=FieldInks(
        *(Ink.hex("#5a9c5f"), Ink.hex("#7cb57c"), Ink.hex("#3c7a48"), WHITE),
        PartInks(_CROWN, _TRUNK, CREAM, CREAM, _FOREST, _FOREST, 0.3),
    ),
    grey=FieldInks(
        *(Ink.hex("#ccd0d6"), Ink.hex("#e0e3e7"), Ink.hex("#9aa1ab"), NIGHT),
        PartInks(NIGHT, NIGHT, Ink.hex("#ffe39a"), CREAM, NIGHT, NIGHT, 0.3),
    ),
)

_LINE_SIGN = PartInks(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, 0.3)
_INK = BoardInks(
    rim=WHITE,
    floors=(WHITE, WHITE),
    wall=BLACK,
    wall_width=0.4,
    furniture=PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, Ink.hex("#8c8c8c"), 0.4),
    rugs=(WHITE,),
    centre=WHITE,
    rays=WHITE,
    frame=BLACK,
    road=WHITE,
    kerb=BLACK,
    arrow=BLACK,
    rosette=(WHITE, WHITE),
    # without colour, a heavy edge marks the green places
    green=FieldInks(WHITE, WHITE, BLACK, BLACK, _LINE_SIGN, 1.2),
    grey=FieldInks(WHITE, WHITE, BLACK, BLACK, _LINE_SIGN),
)
_CONTRAST = BoardInks(
    rim=WHITE,
    floors=(WHITE, WHITE),
    wall=BLACK,
    wall_width=1.2,
    furniture=PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, Ink.hex("#d8d8d8"), 0.5),
    rugs=(WHITE,),
    centre=WHITE,
    rays=WHITE,
    frame=BLACK,
    road=BLACK,
    kerb=BLACK,
    arrow=WHITE,
    rosette=(WHITE, BLACK),
    green=FieldInks(Ink.hex("#0b5a2a"), WHITE, BLACK, WHITE, PartInks(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, 0.4)),
    grey=FieldInks(Ink.hex("#dddddd"), WHITE, BLACK, BLACK, PartInks(BLACK, BLACK, WHITE, WHITE, BLACK, BLACK, 0.4)),
)
BOARD_INKS = ByTheme(_CITY, _INK, _CONTRAST)
