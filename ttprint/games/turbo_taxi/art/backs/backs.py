"""The backs of the tiles: they look the same when turned by 180 degrees.

half: the drawing above the middle, and once more turned below it
band: the street, the water or the snow through the middle; it carries the number when there is one
"""

from __future__ import annotations

from functools import cache

from ttprint.draw.inks import BLACK, WHITE, Theme
from ttprint.draw.painting import THINNEST, halo, paint
from ttprint.draw.scene import Group, Node, Path, Place, group
from ttprint.draw.shapes import circle, rect
from ttprint.games.turbo_taxi.art.backs.band import band, band_height
from ttprint.games.turbo_taxi.art.backs.liveries import PALETTES, Figure, Livery, LiveryInks
from ttprint.games.turbo_taxi.art.backs.medal import medal, ribbons
from ttprint.games.turbo_taxi.art.backs.patterns import Pattern, motif, quilt
from ttprint.games.turbo_taxi.art.inking import SHAPES, figure_inks
from ttprint.geometry import Affine, Box, Point


@cache
def tile_back(livery: Livery, *, size: float, theme: Theme, bleed: float = 3.0) -> Group:
    """Return the back of the tiles of a set; 0, 0 is the top-left corner of the tile, the pattern fills the bleed."""
    reach = size / 2 + bleed
    whole = Path(rect(Box(-reach, -reach, 2 * reach, 2 * reach)))
    upper = Path(rect(Box(-reach, -reach, 2 * reach, reach)))
    palette = PALETTES[livery.colour]
    is_medal = livery.figure is Figure.MEDAL
    upright = tuple(ribbons(size, reach, theme)) if is_medal else _rider(livery, palette, size, theme)
    middle = medal(size, theme) if is_medal else band(livery, size, reach, theme)
    half = group(_pattern(livery.pattern, palette, size, reach, theme), upright, clip=upper)
    ground = Path(whole.steps, fill=WHITE if theme is Theme.INK else palette.ground)
    both = group(ground, Place(half), Place(half, Affine.rotate(180)), middle, clip=whole)
    return group(Place(both, Affine.move(size / 2, size / 2)))


def _pattern(pattern: Pattern, palette: LiveryInks, size: float, reach: float, theme: Theme) -> Path:
    if theme is Theme.INK:
        # lines are not thinner on a small tile, so the pattern is wider: it must not take more ink
        wide = max(size * 1.4, 64.0)
        outline = quilt(wide, reach) if pattern is Pattern.CHEQUER else motif(pattern, wide, reach).outline
        return Path(outline, stroke=BLACK, width=THINNEST)
    pattern_motif = motif(pattern, size, reach)
    # white shows up on every ground but the palest
    bold = WHITE if palette.ground.lightness < 80 else BLACK
    ink = palette.tone if theme is Theme.CITY else bold
    if pattern_motif.stroke:
        return Path(pattern_motif.outline, stroke=ink, width=pattern_motif.stroke, cap="round")
    return Path(pattern_motif.outline, fill=ink)


def _rider(livery: Livery, palette: LiveryInks, size: float, theme: Theme) -> tuple[Node, ...]:
    # even on a tile of 30 mm the figure keeps 3 mm from the cut
    unit = size / 100 * (1.04 if livery.number is None else 0.85)
    at = Affine.move(0, -band_height(livery, size) / 2) @ Affine.scale(unit)
    shapes = SHAPES[livery.figure]
    # a white halo keeps the silhouette clear of the bold pattern
    around = (halo(shapes, WHITE, at, 5 * unit),) if theme is Theme.CONTRAST else ()
    return (_sun(palette, size, theme), *around, *paint(shapes, figure_inks(palette, theme), at, unit))


def _sun(palette: LiveryInks, size: float, theme: Theme) -> Path:
    disc = circle(Point(0, 0), size * 0.37)
    if theme is Theme.CITY:
        return Path(disc, fill=palette.sun)
    return Path(disc, fill=WHITE, stroke=BLACK, width=THINNEST if theme is Theme.INK else size * 0.014)
