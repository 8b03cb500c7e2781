"""The inks of the office board in each theme: pale, so that the markers and the centre tile stand out."""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
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


def board_inks(theme: Theme) -> BoardInks:
    """Return the inks of a theme."""
    match theme:
        case Theme.CITY:
            return _CITY
        case Theme.INK:
            return _INK
        case Theme.CONTRAST:
            return _CONTRAST


_CITY = BoardInks(
    rim=Ink.hex("#e9d9bb"),
    floors=(Ink.hex("#fbf5e7"), Ink.hex("#f6edd9")),
    wall=Ink.hex("#b49b74"),
    wall_width=0.9,
    furniture=PartInks(
        body=Ink.hex("#e3cfa8"),
        trim=Ink.hex("#f1cdb0"),
        pale=Ink.hex("#fffaf0"),
        glass=Ink.hex("#c8d8b2"),
        dark=Ink.hex("#bfa678"),
        line=Ink.hex("#bfa678"),
        outline=0.55,
    ),
    rugs=tuple(Ink.hex(code) for code in ("#dbe6e6", "#f0e2c6", "#f7ddd0", "#e3e4ee", "#dfe8cf")),
    centre=Ink.hex("#30153c"),
    rays=Ink.hex("#391b45"),
    frame=Ink.hex("#f0b93a"),
    road=Ink.hex("#a59c93"),
    kerb=Ink.hex("#cdb992"),
    arrow=CREAM,
    rosette=(Ink.hex("#e3d1ad"), Ink.hex("#d2bb8f")),
    green=FieldInks(
        fill=Ink.hex("#5a9c5f"),
        spot=Ink.hex("#7cb57c"),
        edge=Ink.hex("#3c7a48"),
        number=WHITE,
        sign=PartInks(
            Ink.hex("#2f6b40"), Ink.hex("#8a5a34"), CREAM, CREAM, Ink.hex("#1f4d30"), Ink.hex("#1f4d30"), 0.3
        ),
    ),
    grey=FieldInks(
        fill=Ink.hex("#ccd0d6"),
        spot=Ink.hex("#e0e3e7"),
        edge=Ink.hex("#9aa1ab"),
        number=NIGHT,
        sign=PartInks(NIGHT, NIGHT, Ink.hex("#ffe39a"), CREAM, NIGHT, NIGHT, 0.3),
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
