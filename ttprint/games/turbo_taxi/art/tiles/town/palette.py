"""The inks of every part of a tile face in each theme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink


class Role(Enum):
    """What a shape represents, such as a roof, a lawn or a coat."""

    GROUND = auto()
    LAWN = auto()
    MEADOW = auto()
    PLAZA = auto()
    SAND = auto()
    CLAY = auto()
    WATER = auto()
    RIPPLE = auto()
    SHADE = auto()
    HEDGE = auto()
    TREE = auto()
    LEAF = auto()
    BUD = auto()
    BLOSSOM = auto()
    BRICK = auto()
    ROSE = auto()
    OCHRE = auto()
    SLATE = auto()
    PLUM = auto()
    STONE = auto()
    TRIM = auto()
    WINDOW = auto()
    WOOD = auto()
    WHITE = auto()
    RED = auto()
    YELLOW = auto()
    BLUE = auto()
    FOX = auto()
    DARK = auto()


@dataclass(frozen=True, slots=True)
class Finish:
    """The inks of a role: in the sun, in the shade, and its outline with the width of the pen (on a 50 mm tile)."""

    fill: Ink
    dim: Ink
    edge: Ink | None = None
    pen: float = 0.0

    @property
    def between(self) -> Ink:
        """The ink half way from the sunny to the shaded one."""
        a, b = self.fill, self.dim
        return Ink((a.red + b.red) // 2, (a.green + b.green) // 2, (a.blue + b.blue) // 2)


@dataclass(frozen=True, slots=True)
class Stratum:
    """One of the bands, from wide to narrow, of a road: half its width (on a 50 mm tile) and its ink."""

    half: float
    ink: Ink


@dataclass(frozen=True, slots=True)
class Palette:
    """The inks of a theme.

    A missing role is not drawn; `textured` roofs show their tiles; a `bare` theme has only roads.
    """

    ground: Ink
    strata: tuple[Stratum, ...]
    paint: Ink
    joint: Ink | None
    hollow: bool
    shadow: tuple[Stratum, ...]
    wall: Ink
    wall_edge: Ink
    looks: Mapping[Role, Finish]
    textured: bool = False
    bare: bool = False


def _flat(code: str, dim: str | None = None) -> Finish:
    return Finish(Ink.hex(code), Ink.hex(dim or code))


_ASPHALT = Ink.hex("#3a3a47")
_PAVEMENT = Ink.hex("#f5ead2")
_GROUND = Ink.hex("#d3dba6")

_CITY = Palette(
    ground=_GROUND,
    strata=(Stratum(8.0, _PAVEMENT), Stratum(6.8, Ink.hex("#d9c8a8")), Stratum(6.5, _ASPHALT)),
    paint=Ink.hex("#fdf6e3"),
    joint=Ink.hex("#e2d3b4"),
    hollow=False,
    shadow=(Stratum(8.0, Ink.hex("#c4b494")), Stratum(6.5, Ink.hex("#23232c"))),
    wall=Ink.hex("#e3bd93"),
    wall_edge=Ink.hex("#94714f"),
    looks={
        Role.GROUND: _flat("#d3dba6"),
        Role.LAWN: _flat("#bccf8a"),
        Role.MEADOW: _flat("#a9c27a"),
        Role.PLAZA: _flat("#f1e3c3"),
        Role.SAND: _flat("#ecd3a0"),
        Role.CLAY: _flat("#e9b48c"),
        Role.WATER: _flat("#8fcbd3"),
        Role.RIPPLE: _flat("#c3e6e4"),
        Role.SHADE: _flat("#a6b27c"),
        Role.HEDGE: _flat("#7fa65c"),
        Role.TREE: _flat("#74a057"),
        Role.LEAF: _flat("#94bb69"),
        Role.BUD: _flat("#94bb69"),
        Role.BLOSSOM: _flat("#f3c4bd"),
        Role.BRICK: _flat("#e68a63", "#d0704c"),
        Role.ROSE: _flat("#efb09a", "#dd957e"),
        Role.OCHRE: _flat("#f0c46a", "#dcab4f"),
        Role.SLATE: _flat("#a9c3cc", "#8caab6"),
        Role.PLUM: _flat("#cba6b6", "#b68da0"),
        Role.STONE: _flat("#e9dcc6", "#d3c3a8"),
        Role.TRIM: _flat("#fbf2dd"),
        Role.WINDOW: _flat("#cfe7ea"),
        Role.WOOD: _flat("#c99e6c"),
        Role.WHITE: _flat("#fffaf0"),
        Role.RED: _flat("#dc5a4b"),
        Role.YELLOW: _flat("#f8cd4a"),
        Role.BLUE: _flat("#5b9bb5"),
        Role.FOX: _flat("#e5813b"),
        Role.DARK: _flat("#5a4a4a"),
    },
    textured=True,
)


def _line_art(pen: Ink, faint: Ink, width: float) -> Mapping[Role, Finish]:
    """White with an outline for every role; dark things are filled, plots are faint, and tints are left out."""
    looks = {role: Finish(WHITE, WHITE, pen, width) for role in Role if role not in _TINTS}
    looks |= {role: Finish(WHITE, WHITE, faint, width) for role in _PLOTS}
    return looks | {Role.DARK: Finish(pen, pen, pen, width)}


_TINTS = frozenset({Role.GROUND, Role.MEADOW, Role.SHADE, Role.LEAF})
_PLOTS = frozenset({Role.LAWN, Role.PLAZA, Role.SAND})

_INK = Palette(
    ground=WHITE,
    strata=(Stratum(8.0, Ink.hex("#a0a0a0")), Stratum(7.8, WHITE), Stratum(6.95, BLACK), Stratum(6.05, WHITE)),
    paint=Ink.hex("#6a6a6a"),
    joint=None,
    hollow=True,
    shadow=(),
    wall=WHITE,
    wall_edge=BLACK,
    looks=_line_art(Ink.hex("#6a6a6a"), Ink.hex("#c4c4c4"), 0.17),
)

_CONTRAST = Palette(
    ground=WHITE,
    strata=(Stratum(8.0, BLACK), Stratum(7.4, WHITE), Stratum(6.5, Ink.hex("#0c0c10"))),
    paint=WHITE,
    joint=None,
    hollow=False,
    shadow=(Stratum(8.0, BLACK), Stratum(6.5, BLACK)),
    wall=WHITE,
    wall_edge=BLACK,
    looks={Role.TREE: _flat("#6f9f58"), Role.LEAF: _flat("#94bb7c")},
    bare=True,
)

PALETTES = ByTheme(_CITY, _INK, _CONTRAST)
