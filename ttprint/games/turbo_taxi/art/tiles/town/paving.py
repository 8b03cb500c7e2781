"""Roads in the inks of a theme: strata, paint, the island of the turning circle, the bridge of the flyover."""

from __future__ import annotations

from collections.abc import Iterable

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Path, Step
from ttprint.games.turbo_taxi.art.tiles.town.contours import Contour, box, disc, rounded_box
from ttprint.games.turbo_taxi.art.tiles.town.marks import steps_of
from ttprint.games.turbo_taxi.art.tiles.town.palette import Palette
from ttprint.games.turbo_taxi.art.tiles.town.roads import (
    ASPHALT,
    CIRCLE,
    ISLAND,
    MID,
    PAINT,
    PAVED,
    Deck,
    area,
    dashes,
    zebras,
)
from ttprint.games.turbo_taxi.art.tiles.town.slabs import joints
from ttprint.geometry import round_to


def painted(deck: Deck, palette: Palette, scale: float, bleed: float, *, zebras_too: bool = True) -> list[Path]:
    """Return the paths of a deck in the inks of a theme."""
    paths = [Path(_steps(area(deck, s.half, bleed), scale), fill=s.ink) for s in palette.strata]
    if palette.joint:
        paths.append(_line(joints(deck, bleed), palette.joint, 0.2, scale))
    paths.append(_line(dashes(deck, bleed), palette.paint, PAINT, scale))
    if deck.zebra and zebras_too and palette.hollow:
        paths.append(_line(zebras(deck), palette.paint, 0.18, scale))
    elif deck.zebra and zebras_too:
        paths.append(Path(_steps(zebras(deck), scale), fill=palette.paint))
    if deck.circle:
        paths += _island(palette, scale)
    return paths


def _island(palette: Palette, scale: float) -> list[Path]:
    """The round island of the turning circle: the road's strata again, from the asphalt inward."""
    wide, narrow = palette.strata[:-1][::-1], palette.strata[::-1]
    rings = [(ASPHALT + ISLAND - inner.half, outer.ink) for outer, inner in zip(wide, narrow, strict=False)]
    rings.append((ASPHALT + ISLAND - palette.strata[0].half, palette.ground))
    return [Path(_steps([disc(CIRCLE, radius)], scale), fill=ink) for radius, ink in rings]


def underpass(palette: Palette, scale: float) -> list[Path]:
    """Return the shadow of the upper road of a flyover on the lower one."""
    return [
        Path(_steps([box(MID - PAVED - 1.3, MID - s.half, 2 * PAVED + 5.0, 2 * s.half)], scale), fill=s.ink)
        for s in palette.shadow
    ]


def parapets(palette: Palette, scale: float) -> list[Path]:
    """Return the walls of a flyover with their four posts."""
    walls = [box(MID + side * 7.3 - 0.95, 13.4, 1.9, 23.2) for side in (-1, 1)]
    posts = [rounded_box(MID + side * 7.4 - 1.3, y, 2.6, 2.6, 0.5) for side in (-1, 1) for y in (12.2, 35.3)]
    pen = round_to(0.25 * scale, 3)
    return [
        Path(_steps(part, scale), fill=palette.wall, stroke=palette.wall_edge, width=pen) for part in (walls, posts)
    ]


def _steps(outlines: Iterable[Contour], scale: float) -> tuple[Step, ...]:
    return tuple(step for outline in outlines for step in steps_of(outline, scale))


def _line(outlines: Iterable[Contour], ink: Ink, width: float, scale: float) -> Path:
    return Path(_steps(outlines, scale), stroke=ink, width=round_to(width * scale, 3))
