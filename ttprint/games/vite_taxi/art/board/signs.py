"""The signs of the Voie: the way in at the head of its ramps, no entry where it is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ttprint.draw.scene import Node, Path, Place, group
from ttprint.draw.shapes import box, circle, line, moved, trace
from ttprint.games.vite_taxi.art.inks import TownInks
from ttprint.games.vite_taxi.art.town.plots import Plot, oblong
from ttprint.games.vite_taxi.art.town.river import gateways
from ttprint.games.vite_taxi.town.values import Town
from ttprint.geometry import Affine, Point

WAY_IN = 7.4  # mm, the side of the blue sign
NO_ENTRY = 4.6


@dataclass(frozen=True, slots=True)
class VoieSign:
    """A sign on a ramp; `down` says that it leads onto the Voie."""

    at: Point
    down: bool

    @property
    def plot(self) -> Plot:
        """The ground it takes."""
        side = WAY_IN if self.down else NO_ENTRY
        return oblong(self.at, side, side)


@cache
def voie_signs(town: Town) -> tuple[VoieSign, ...]:
    """All signs of the Voie."""
    return tuple(VoieSign(at, down) for at, down in gateways(town, WAY_IN, NO_ENTRY))


def signs(town: Town, inks: TownInks) -> Iterator[Node]:
    """The signs on the board."""
    for sign in voie_signs(town):
        drawn = way_in(WAY_IN, inks) if sign.down else no_entry(NO_ENTRY, inks)
        yield Place(group(drawn), Affine.move(sign.at.x, sign.at.y))


def way_in(side: float, inks: TownInks) -> Iterator[Node]:
    """A blue sign: a road that runs off under a bridge."""
    unit = side / 10
    yield Path(box(-side / 2, -side / 2, side, side, side * 0.16), fill=inks.sign, stroke=inks.sign_mark, width=0.5)
    road = "M -3.6 4 L -1.1 -3.6 L -0.5 -3.6 L -0.7 4 Z M 3.6 4 L 1.1 -3.6 L 0.5 -3.6 L 0.7 4 Z"
    at = Affine.scale(unit)
    yield Path(moved(trace(road), at), fill=inks.sign_mark)
    bar = line((-4 * unit, -1.2 * unit), (4 * unit, -1.2 * unit))
    yield Path(bar, stroke=inks.sign_mark, width=1.3 * unit)


def no_entry(side: float, inks: TownInks) -> Iterator[Node]:
    """A red disc with a bar."""
    yield Path(circle(Point(0, 0), side / 2 - 0.2), fill=inks.place.edge, stroke=inks.place.pale, width=0.4)
    yield Path(line((-side * 0.27, 0), (side * 0.27, 0)), stroke=inks.place.pale, width=side * 0.17)
